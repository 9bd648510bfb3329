# Mensen onder elkaar: accounts en hun merkteken, meldingen, het bureau van de beheerder.

people-account = heeft een account

report-menu = Bericht of naam melden
report-title = Melden aan de beheerder
report-line = De beheerder van deze site ziet wat je hier kiest, precies zoals het er nu staat, en dat jij het meldt. Verder ziet niemand het.
report-what = Waar gaat het om?
report-name = De naam ‘{ $name }’
report-reason = Wat is er mis mee? (hoeft niet)
report-send = Melden
report-nothing = Niemand anders heeft hier iets gezegd.
report-thanks = Bedankt. De beheerder kijkt ernaar.
report-back = Terug naar de tafel

admin-title = Beheer
admin-done-mute = { $name } kan niet meer chatten.
admin-done-unmute = { $name } kan weer chatten.
admin-done-ban = Het account van { $name } is gesloten: niemand kan er nog mee inloggen.
admin-done-unban = Het account van { $name } is weer open.
admin-done-rename = Het account heet nu { $name }, ook aan de tafels.
admin-done-remove-table = De tafel is verwijderd.
admin-done-rotate-key = Er is een nieuwe sleutel.
admin-done-close-report = De melding is afgesloten.
admin-reports = Meldingen
admin-reports-none = Er ligt niets voor je klaar.
admin-reports-closed = Afgehandelde meldingen
admin-report-name = De naam zelf is gemeld.
admin-report-reason = Opgegeven reden
admin-report-guest = Een gast: de tafel kan weg, een account is er niet.
admin-report-close = Melding afsluiten
admin-report-closed = Afgesloten door { $name }
admin-account = Account
admin-account-find = Opzoeken
admin-account-since = gemaakt op
admin-is-fine = niets aan de hand
admin-is-muted = gedempt
admin-is-banned = gesloten
admin-is-operator = beheerder
admin-mute = Dempen
admin-unmute = Weer laten chatten
admin-ban = Account sluiten
admin-unban = Account weer openen
admin-reset = Link naar een nieuw wachtwoord
admin-reset-line = Geef deze link aan { $name }. Hij werkt één keer, binnen 24 uur.
admin-rename = Hernoemen
admin-rename-to = Nieuwe naam
admin-table = Tafel
admin-table-which = Het adres ervan
admin-table-sure = Ja, de partij en de chat van deze tafel mogen voorgoed weg.
admin-table-remove = Voorgoed verwijderen
admin-key = Sleutel
admin-key-line = Cookies en links zijn met een sleutel ondertekend. Als iemand hem gezien kan hebben, maak dan een nieuwe.
admin-key-grace = Zoveel dagen blijft de oude nog gelden
admin-key-rotate = Nieuwe sleutel maken

refused-too-many-bots = Aan genoeg van je tafels spelen al bots onder elkaar. Kijk er eerst een tot het einde uit.
refused-nothing-to-report = Zo’n bericht of naam is hier niet.
refused-reported-before = Dit heb je al gemeld.
refused-reported-enough = Dat is genoeg voor vandaag. De beheerder ziet wat je hebt gemeld.
refused-no-account = Er is geen account met deze naam.
refused-operator = Het account van een beheerder wordt beheerd met de opdracht ‘lutece admin’.

refused-rated = Deze partij telt mee voor de rating: de bots blijven zoals ze zijn.
