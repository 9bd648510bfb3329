# Alles um die Tische herum: Navigation, Startseite, neuer Tisch, Konten, Fehler.

site-name = Lutèce
site-line = Drei Paris-Brettspiele an einem Tisch

nav-main = Hauptmenü
nav-skip = Zum Inhalt springen
nav-new = Neuer Tisch
nav-rules = Regeln
nav-replay = Aufzeichnung öffnen
nav-about = Über Lutèce
nav-account = Konto
nav-language = Sprache
nav-theme = Darstellung
theme-auto = Wie das Gerät
theme-day = Tag
theme-night = Nacht

game-city-of-light = Stadt der Lichter
game-city-of-light-line = Straßen pflastern, neben Laternen bauen, einen Rivalen überlisten. Zwei Personen, 20 Minuten.
game-paris-paris = Paris Paris
game-paris-paris-line = Geschäfte dort eröffnen, wo die Touristenbusse halten. Zwei bis vier Personen, 30 Minuten.
game-paris = Paris
game-paris-line = Gebäude und Wahrzeichen rund um den Arc de Triomphe kaufen. Zwei bis vier Personen, 60 Minuten.

home-play = Sofort gegen einen Bot spielen
home-mine = Meine Partien
home-mine-none = Noch keine. Ein Klick weiter oben, und du spielst.
home-open = Offene Tische
home-open-none = Kein Tisch wartet auf Mitspieler.
home-watch = Partien zum Zuschauen
home-watch-none = Im Moment wird nicht gespielt.
home-new = Tisch eröffnen
home-your-turn = Du bist dran
home-over = Beendet
home-running = Zug { $ply }
home-seats-free = { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}

level-flaneur = Flâneur
level-flaneur-line = schlendert, zieht schnell, verzeiht
level-bouquiniste = Bouquiniste
level-bouquiniste-line = kennt die Regeln gut und denkt voraus
level-architecte = Architecte
level-architecte-line = stark; da hilft nur planen
level-haussmann = Haussmann
level-haussmann-line = denkt nach, so lange es dauert
level-random = Zufall
level-random-line = macht irgendeinen erlaubten Zug
level-greedy = Gierig
level-greedy-line = nimmt immer die meisten Punkte
level-uct = Reine Suche
level-uct-line = ein Maßstab ohne Kenntnis des Spiels

new-title = Tisch eröffnen
new-game = Spiel
new-players = Anzahl der Spieler
new-seats = Plätze
new-seat = Platz { $seat }
seat-me = Ich
seat-here = Jemand anderes an diesem Gerät
seat-invite = Freunde, per Link
seat-anybody = Wer Lust hat
seat-bot = Bot
new-level = Stärke des Bots
new-name = Name am Tisch
new-options = Einstellungen
new-edition = Ausgabe
new-edition-reconstructed = { $count ->
    [one] eine Angabe ist rekonstruiert
   *[other] { $count } Angaben sind rekonstruiert
}
new-create = Tisch eröffnen
new-public = Andere dürfen zuschauen

opt-city-of-light-hand = Plättchen auf der Hand
opt-city-of-light-hand-1 = eins
opt-city-of-light-hand-2 = zwei, eins davon wird gelegt
opt-city-of-light-hand-line = Mit zweien wählst du, welches du legst: etwas weniger Glück.
opt-city-of-light-postcards = Postkarten
opt-city-of-light-postcards-first-game = die für die erste Partie
opt-city-of-light-postcards-random = zufällige
opt-city-of-light-postcards-chosen = nach Wahl
opt-city-of-light-postcards-choose = Wählt genau { $count } Postkarten.
opt-city-of-light-postcards-line = { $count } von { $of } sind im Spiel.
opt-city-of-light-start = Wer beginnt
opt-city-of-light-start-random = wird ausgelost
opt-city-of-light-start-1 = Platz 1
opt-city-of-light-start-2 = Platz 2
opt-city-of-light-start-line = Wer den ersten Zug hat.
opt-paris-paris-doubles = Zwei eigene Geschäfte an einer Kreuzung
opt-paris-paris-doubles-off = nicht erlaubt
opt-paris-paris-doubles-on = erlaubt
opt-paris-paris-doubles-line = Nicht erlaubt: Dein neues Geschäft ersetzt dein eigenes; zu zweit bleibt eine volle Kreuzung dann für immer, wie sie ist. Erlaubt: Beide Geschäfte können dir gehören, und du wählst, welches an einer vollen Kreuzung weicht.
opt-paris-paris-bag = Säckchen und Vorräte
opt-paris-paris-bag-shown = offen
opt-paris-paris-bag-hidden = verdeckt
opt-paris-paris-bag-line = Was darin ist, ergibt sich aus den Zügen; verdeckt muss man es sich merken. Am Ende wird alles gezeigt.
opt-paris-paris-start = Wer beginnt
opt-paris-paris-start-random = wird ausgelost
opt-paris-paris-start-1 = Platz 1
opt-paris-paris-start-2 = Platz 2
opt-paris-paris-start-3 = Platz 3
opt-paris-paris-start-4 = Platz 4
opt-paris-paris-start-line = Wer den ersten Zug hat.
opt-paris-stacks = Gebäudestapel
opt-paris-stacks-2 = zwei
opt-paris-stacks-3 = drei
opt-paris-stacks-line = Von wie vielen Stapeln die Gebäude gezogen werden.
opt-paris-tokens = Marker
opt-paris-tokens-printed = in fester Ordnung
opt-paris-tokens-shuffled = gemischt
opt-paris-tokens-line = Gemischt: Die Marker neben den Gebäuden liegen in jeder Partie anders; das Gold bleibt beim Wert 8.
opt-paris-track = Bonusplättchen-Leiste
opt-paris-track-printed = in fester Ordnung
opt-paris-track-shuffled = in jedem Bereich gemischt
opt-paris-track-line = Gemischt: Die Reihenfolge der Bonusplättchen wechselt innerhalb jedes der drei Bereiche.
opt-paris-districts = Gebäude kommen in
opt-paris-districts-printed = den aufgedruckten Bezirk
opt-paris-districts-free = einen beliebigen Bezirk
opt-paris-districts-line = Ein beliebiger Bezirk: Wer ein Gebäude zieht, wählt, wohin es kommt, und alle 36 Gebäude sind im Spiel.
opt-paris-screens = Was hinter den Sichtschirmen liegt
opt-paris-screens-closed = ist verdeckt
opt-paris-screens-open = sehen alle
opt-paris-screens-line = Francs, Marker und Plättchen der anderen lassen sich Zug für Zug verfolgen; offen muss man das nicht. Spielende-Plättchen bleiben immer geheim.
opt-paris-start = Wer beginnt
opt-paris-start-random = wird ausgelost
opt-paris-start-1 = Platz 1
opt-paris-start-2 = Platz 2
opt-paris-start-3 = Platz 3
opt-paris-start-4 = Platz 4
opt-paris-start-line = Wer den ersten Zug hat.

guest-name = Gast
join-title = Du bist eingeladen
join-stale = Dieser Link gilt nicht oder nicht mehr. Lass dir einen neuen schicken.
join-play = An diesem Tisch ist ein Platz für dich frei.
join-watch = Du darfst an diesem Tisch zuschauen.
join-watch-go = Zuschauen

account-title = Konto
account-guest = Du bist Gast und heißt { $name }. Mit einem Konto bleiben dir deine Partien erhalten, wenn du das Gerät wechselst.
account-nobody = Du bist ohne Konto hier. Mit einem Konto bleiben dir deine Partien erhalten, wenn du das Gerät wechselst.
account-as = Du bist angemeldet als { $name }.
account-name = Name
account-password = Passwort
account-password-hint = mindestens acht Zeichen
account-login = Anmelden
account-signup = Konto anlegen
account-signup-line = Ein Name und ein Passwort, sonst nichts.
account-logout = Abmelden
account-logout-all = Auf allen Geräten abmelden
account-data = Meine Daten
account-data-line = Alles, was über dich gespeichert ist, in einer Datei.
account-data-get = Herunterladen
account-delete = Konto löschen
account-delete-line = Dein Name verschwindet von allen Tischen. Die Partien bleiben, ohne ihn.
account-delete-sure = Endgültig löschen

about-title = Über Lutèce
about-what = Lutèce ist ein freies Programm, mit dem man drei Paris-Brettspiele im Browser spielt, mit Freunden oder gegen Bots, und die Partien danach studiert.
about-credits = Die Spiele
about-credit-city-of-light = Stadt der Lichter folgt den Regeln von „Paris: La Cité de la Lumière“ von José Antonio Abascal, erschienen 2019 bei Devir.
about-credit-paris-paris = Paris Paris folgt den Regeln des gleichnamigen Spiels von Michael Schacht, erschienen 2003 bei Abacusspiele.
about-credit-paris = Paris folgt den Regeln des gleichnamigen Spiels von Wolfgang Kramer und Michael Kiesling, erschienen 2020 bei Game Brewer.
about-own = Das Projekt gehört weder zu den Autoren noch zu den Verlagen. Jedes Bild und jeder Satz hier ist selbst gemacht. Wenn dir ein Spiel gefällt, kauf die Schachtel: Nichts geht über Pappe und Gesellschaft.
about-editions = Was wir sicher wissen
about-editions-line = Das Material jedes Spiels liegt als Daten vor, und jede Angabe trägt ein Zeichen. Wer die Schachtel hat, kann eine Angabe in der Datei berichtigen und damit spielen.
mark-rulebook = Regelheft
mark-rulebook-line = das Regelheft oder ein Beispiel darin sagt es
mark-source = Quelle
mark-source-line = eine unabhängige öffentliche Quelle sagt es
mark-pattern = Muster
mark-pattern-line = es passt zu allem Bekannten und einem klaren Muster
mark-guess = geraten
mark-guess-line = nichts ist bekannt; ein Platzhalter
about-figure = Angabe
about-mark = Zeichen
about-note = Bemerkung
about-reconstructions = Rekonstruiertes in „{ $edition }“
about-reconstructions-none = In „{ $edition }“ ist nichts rekonstruiert.
about-bots = Die Bots
about-bots-line = Ein Bot sieht genau das, was ein Mensch auf seinem Platz sieht, nie die verdeckten Plättchen.
about-fair = Faires Mischen
about-fair-line = Vor dem ersten Zug veröffentlicht der Server eine Prüfsumme seines Geheimnisses, jeder Browser gibt eigene Zufallsdaten dazu, und nach der Partie wird das Geheimnis gelüftet. Alle können prüfen, dass niemand die Verteilung gewählt hat.
about-license = Lizenz
about-license-line = Das Programm ist freie Software, wahlweise unter der MIT- oder der Apache-2.0-Lizenz.
about-api = Für Programme
about-api-line = Alles, was eine Seite kann, kann auch ein Programm, und zwar über die Schnittstelle, die { $link } beschreibt.

rules-title = Regeln: { $game }
rules-all = Die Regeln
rules-others = Die anderen Spiele
rules-contents = Inhalt
rules-rulings = Eine Nummer wie { $ruling } bezeichnet eine Entscheidung von uns, wo das Regelheft schweigt oder Übersetzungen sich widersprechen.
rules-numbers-title = Wie sicher die Zahlen sind
rules-numbers-link = Jede davon, mit ihrem Zeichen
rules-numbers = Diese Seite zeigt die Ausgabe „{ $edition }“. { $count ->
    [0] Keine ihrer Zahlen ist rekonstruiert.
    [one] Eine ihrer Zahlen ist rekonstruiert, weil sie nur auf dem Material stand.
   *[other] { $count } ihrer Zahlen sind rekonstruiert, weil sie nur auf dem Material standen.
} Wer die Schachtel hat, kann sie berichtigen.

error-title = Das hat nicht geklappt
error-home = Zurück zur Startseite

refused-no-table = Diesen Tisch gibt es nicht.
refused-private = Dieser Tisch ist privat. Bitte jemanden am Tisch um einen Link.
refused-not-seated = Du hast keinen Platz an diesem Tisch.
refused-not-your-turn = Du bist nicht am Zug.
refused-stale = Inzwischen ging es am Tisch weiter. Hier ist der Spielplan, wie er jetzt ist.
refused-not-begun = Die Partie hat noch nicht begonnen.
refused-begun = Die Partie hat schon begonnen.
refused-over = Die Partie ist zu Ende.
refused-not-over = Die Partie ist noch nicht zu Ende.
refused-seat-taken = Diesen Platz hat schon jemand anderes.
refused-not-gone = Dieser Spieler ist noch nicht lange genug weg.
refused-removed = Wer diesen Tisch eröffnet hat, hat dich weggeschickt.
refused-illegal = Dieser Zug ist jetzt nicht erlaubt.
refused-cannot-undo = Das lässt sich nur zurücknehmen, wenn die anderen zustimmen.
refused-nothing-asked = Niemand hat um eine Rücknahme gebeten.
refused-empty = Die Nachricht ist leer.
refused-full = Der Tisch ist voll.
refused-talked-out = An diesem Tisch ist genug geredet worden. Das Spiel geht weiter, aber sagen lässt sich nichts mehr.
refused-click-used = Dieser Klick wurde schon für etwas anderes verwendet.
refused-too-many-open = Du hast schon genug Tische, die auf Mitspieler warten. Spiel erst an einem davon oder verlass ihn.
refused-damaged = Diese Version des Programms kann den Tisch nicht lesen.
refused-store = Es ließ sich nicht speichern. Nichts wurde verändert; bitte versuche es noch einmal.
refused-notation = Das ist kein Zug dieses Spiels.
refused-table-taken = Diesen Tisch gibt es schon.
refused-no-edition = Diese Ausgabe gibt es hier nicht.
refused-unplayable = Mit diesen Einstellungen und dieser Spielerzahl lässt sich das Spiel nicht spielen.
refused-bad-record = Diese Aufzeichnung ist nicht lesbar.
refused-name-taken = Dieser Name ist vergeben.
refused-bad-name = Ein Name hat 2 bis 24 Zeichen.
refused-bad-password = Ein Passwort hat mindestens 8 Zeichen.
refused-wrong-password = Name und Passwort passen nicht zusammen.
refused-malformed = Damit konnten wir nichts anfangen.
refused-stranger = Wir kennen dich noch nicht. Beginne eine Partie oder melde dich an.
refused-origin = Diese Anfrage kam von einer anderen Seite und wurde abgelehnt.
refused-slow = Das kam zu langsam an. Bitte versuche es noch einmal.
refused-too-large = Das ist zu viel auf einmal.
refused-too-many = Das war etwas zu schnell. Warte kurz und versuche es noch einmal.
refused-not-found = Unter dieser Adresse gibt es nichts.
refused-method = So funktioniert diese Adresse nicht.
refused-unavailable = Der Server ist beschäftigt. Bitte versuche es noch einmal.
