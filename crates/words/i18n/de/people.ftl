# Menschen untereinander: Konten und ihr Zeichen, Meldungen, der Tisch des Betreibers.

people-account = hat ein Konto

report-menu = Nachricht oder Namen melden
report-title = Dem Betreiber melden
report-line = Der Betreiber dieser Seite sieht, was du hier auswählst, genau so, wie es jetzt dasteht, und dass die Meldung von dir kommt. Sonst sieht es niemand.
report-what = Worum geht es?
report-name = Der Name „{ $name }“
report-reason = Was stimmt damit nicht? (freiwillig)
report-send = Melden
report-nothing = Hier hat sonst niemand etwas gesagt.
report-thanks = Danke. Der Betreiber sieht es sich an.
report-back = Zurück zum Tisch

admin-title = Verwaltung
admin-done-mute = { $name } kann im Chat nicht mehr schreiben.
admin-done-unmute = { $name } kann im Chat wieder schreiben.
admin-done-ban = Das Konto von { $name } ist gesperrt: Niemand kann sich mehr damit anmelden.
admin-done-unban = Das Konto von { $name } ist wieder offen.
admin-done-rename = Das Konto heißt jetzt { $name }, auch an seinen Tischen.
admin-done-remove-table = Der Tisch ist entfernt.
admin-done-rotate-key = Es gibt einen neuen Schlüssel.
admin-done-close-report = Die Meldung ist abgeschlossen.
admin-reports = Meldungen
admin-reports-none = Es liegt nichts vor.
admin-reports-closed = Erledigte Meldungen
admin-report-name = Gemeldet wurde der Name selbst.
admin-report-reason = Angegebener Grund
admin-report-guest = Ein Gast: Der Tisch lässt sich entfernen, ein Konto gibt es nicht.
admin-report-close = Meldung abschließen
admin-report-closed = Abgeschlossen von { $name }
admin-account = Konto
admin-account-find = Nachsehen
admin-account-since = angemeldet am
admin-is-fine = nichts vermerkt
admin-is-muted = stumm
admin-is-banned = gesperrt
admin-is-operator = Betreiber
admin-mute = Stummschalten
admin-unmute = Wieder schreiben lassen
admin-ban = Konto sperren
admin-unban = Konto wieder öffnen
admin-reset = Link zu einem neuen Passwort
admin-reset-line = Gib { $name } diesen Link. Er gilt einmal, 24 Stunden lang.
admin-rename = Umbenennen
admin-rename-to = Neuer Name
admin-table = Tisch
admin-table-which = Seine Adresse
admin-table-sure = Ja, die Partie und der Chat dieses Tisches sollen für immer weg sein.
admin-table-remove = Endgültig entfernen
admin-key = Schlüssel
admin-key-line = Cookies und Links sind mit einem Schlüssel unterschrieben. Wenn ihn jemand gesehen haben könnte, mach einen neuen.
admin-key-grace = So viele Tage gilt der alte noch
admin-key-rotate = Neuen Schlüssel machen

refused-too-many-bots = An genug deiner Tische spielen schon Bots unter sich. Sieh erst bei einem bis zum Ende zu.
refused-nothing-to-report = Eine solche Nachricht oder einen solchen Namen gibt es hier nicht.
refused-reported-before = Das hast du schon gemeldet.
refused-reported-enough = Das reicht für heute. Der Betreiber sieht, was du gemeldet hast.
refused-no-account = Es gibt kein Konto mit diesem Namen.
refused-operator = Das Konto eines Betreibers wird mit dem Befehl „lutece admin“ verwaltet.

refused-rated = Diese Partie ist gewertet: Ihre Bots bleiben, wie sie sind.
