# Aan tafel: de regel die zegt wat je doet, spelers, zetten, gesprek, naspelen.

table-now = Wat je nu doet
table-you = jij
table-bot = bot
table-here = op dit apparaat
table-seat-free = vrije plaats
table-seat-friend = plaats voor een vriend
table-sit = Ga hier zitten
table-remove = Wegsturen
table-waiting = Wachten op nog { $count ->
    [one] één speler
   *[other] { $count } spelers
}.
table-invite = Stuur deze link naar een vriend:
table-watch-link = Alleen om te kijken:
table-copy = Kopiëren
table-share = Delen
table-code = QR-code
table-copied = Gekopieerd
table-turn-of = { $player } is aan de beurt.
table-bot-thinks = { $player } denkt na …
table-bot-waits = { $player } moet even wachten: er denken nu andere bots na …
table-players = Spelers
table-points = { $points ->
    [one] één punt
   *[other] { $points } punten
}
table-score-total = Totaal
table-score-source = Herkomst
table-score-points = Punten
table-actions = Keuzes
table-undo = Terug{"\u00AD"}nemen
table-undo-ask = Vragen om terug te nemen
table-undo-accept = Akkoord
table-undo-refuse = Nee
table-undo-waiting = De anderen moeten nog instemmen.
table-end-turn = Einde beurt
table-turn = Draaien
table-confirm = Doe deze zet
table-cancel = Annu{"\u00AD"}leren
table-resign = Opgeven
table-resign-sure = Deze partij opgeven?
table-resign-yes = Ja, opgeven
table-replace = Laat een bot spelen voor { $player }
table-rematch = Nog een keer
table-replay = De partij terugkijken
table-log = Zetten
table-hint = Wijs iets aan dat oplicht: hier lees je wat het kost en oplevert.
table-hint-tap = Tik op iets dat oplicht: hier lees je wat het kost en oplevert.
table-skips = Klik of tik om de rest over te slaan
table-aim-city-of-light = Leg eerst de straten, bouw daarna naast de lantaarns: een gebouw telt zijn grootte maal de lantaarns die het verlichten.
table-aim-paris-paris = Zorg voor winkels waar de bussen stoppen: de tegel die elke ronde overblijft, stuurt een bus, en de winkels daar leveren punten op.
table-aim-paris = Plaats sleutels voor francs, verplaats ze om te kopen: wie in een wijk de hoogste waarde bezit, krijgt de punten ervan.
table-only-end = Beëindig je beurt.
table-log-none = Nog geen zet.
table-log-earlier = Eerdere zetten
table-chat = Chat
table-chat-say = Schrijf een bericht
table-chat-send = Versturen
table-chat-none = Niemand heeft nog iets gezegd.
table-more = Meer
table-menu = Tafel
table-help = Toetsenbord
table-connection-lost = De verbinding is weg en komt vanzelf terug.
table-connection-back = Weer verbonden.
table-saved-later = Je zet wordt verstuurd zodra de verbinding er weer is.
table-curtain = { $player }, jij bent aan de beurt
table-curtain-line = Pak het apparaat; de anderen kijken weg.
table-curtain-lift = Ik ben { $player }, toon het bord
table-preview-uncertain = Wat het verder oplevert, hangt af van wat nog verborgen is.
table-options = Opties van deze tafel

key-turn = het stuk draaien
key-undo = terugnemen
key-end = de beurt beëindigen
key-cancel = de keuze annuleren
key-targets = van het ene mogelijke doel naar het volgende
key-confirm = het doel kiezen
key-chat = naar de chat

names-and = { $first } en { $last }
end-standings = Stand
end-wins = { $player_is ->
    [you] Jij wint
   *[other] { $player } wint
} met { $points ->
    [one] één punt
   *[other] { $points } punten
}.
end-shared = { $players } delen de overwinning met { $points ->
    [one] één punt
   *[other] { $points } punten
}.
end-tie-city-of-light-1 = Gelijke punten: meer vrije velden van de eigen kleur beslissen.
end-tie-paris-paris-1 = Gelijke punten: minder winkels op de kaart beslissen.
end-tie-paris-1 = Gelijke punten: meer francs beslissen.
end-tie-paris-2 = Gelijke punten en francs: de hogere totale waarde van gebouwen en monumenten beslist.
end-resigned = { $player_is ->
    [you] Je hebt opgegeven.
   *[other] { $player } heeft opgegeven.
}
end-winner = { $player_is ->
    [you] Jij wint.
   *[other] { $player } wint.
}

fair-title = Eerlijk schudden
fair-before = Hash van het geheim van de server, bekendgemaakt vóór de eerste zet:
fair-entropy = Willekeurige gegevens van { $player }:
fair-secret = Het geheim, onthuld na de partij:
fair-added = { $player } heeft willekeurige gegevens toegevoegd
fair-later = Het geheim wordt onthuld als de partij is afgelopen.
fair-ok = Gecontroleerd: de hash hoort bij het geheim, en geheim en toegevoegde gegevens geven precies deze verdeling.
fair-bad-secret = De controle is mislukt: het geheim hoort niet bij de bekendgemaakte hash.
fair-bad-deal = De controle is mislukt: geheim en toegevoegde gegevens geven niet deze verdeling.
fair-bad-missing = De controle is mislukt: het geheim staat niet in het bestand.
fair-none = Deze partij is zonder bewijs gedeeld.
fair-how = Zelf controleren? Download de partij en voer uit: lutece verify BESTAND
first-title = Je eerste partij?
first-next = Verder
first-done = Begrepen, niet meer tonen
first-city-of-light-goal = Leg eerst straten en bouw daarna naast de lantaarns. Een gebouw telt zijn grootte maal de lantaarns die erop schijnen.
first-city-of-light-you = Jij bent { $letter ->
    [A] oranje
   *[other] blauw
}. Bouwen mag je straks alleen op je eigen kleur en op gemixte velden.
first-city-of-light-turn = Een beurt: leg je tegel op een leeg vierkant, of neem een gebouw. Neem er drie of vier voordat de straten vol zijn; elk gebouw dat je niet bouwt, kost 3 punten.
first-city-of-light-look = Nu: de lege vierkanten lichten op. Leg lantaarns waar veel van je eigen kleur ligt. Wijs iets aan of tik erop om te lezen wat het is.
first-paris-paris-goal = Zorg voor winkels waar de bussen stoppen. Elke winkel waar een bus komt, levert je een punt op.
first-paris-paris-you = Jij bent speler { $letter }; de winkels met jouw letter zijn van jou. Je speciale rit naast de kaart is geheim: aan het einde rijdt die lijn nog een grote tour.
first-paris-paris-turn = Een beurt: neem een van de tegels en open een winkel bij die halte. De tegel die niemand neemt, stuurt deze ronde de bus.
first-paris-paris-look = Nu: op de kaarten staat wat er gebeurt als een tegel overblijft. Kruisingen, met plaats voor twee, tellen het meest in de grote tours.
first-paris-goal = Verzamel punten: met bonustegels, met prestige bij monumenten en aan het einde in de wijken waar je sleutels de meeste waarde bedekken.
first-paris-you = Jij bent speler { $letter }. Je francs, sleutels en fiches liggen achter je spelersscherm, naast of onder het bord.
first-paris-turn = Een beurt: trek een gebouw, plaats dan een sleutel op een bank voor francs, of verplaats er een naar een gebouw of monument en koop het. Beëindig dan je beurt.
first-paris-look = Nu: trek van een stapel. Plaats daarna je eerste sleutel op een bank die goed betaalt en koop je omhoog in die wijk; de waarden 1 en 2 geven bonustegels.

replay-title = Terugkijken
replay-line = { $game }: { $players }
replay-start = Naar het begin
replay-back = Eén zet terug
replay-forward = Eén zet verder
replay-end = Naar het einde
replay-play = Automatisch afspelen
replay-at = Na zet { $ply } van { $of }
replay-jump = Spring naar zet
replay-view = Beeld van
replay-view-public = toeschouwer
replay-download = De partij downloaden
replay-on = Vanaf hier verder spelen tegen bots
replay-open = Een partij openen
replay-open-line = Elke partij kan als tekstbestand worden bewaard.
replay-file = Bestand van de partij
replay-choose = Bestand kiezen
replay-paste = Of plak de tekst
replay-show = Tonen
replay-before = Vóór de eerste zet
replay-view-mover = wie aan zet is
replay-link = Link naar deze stelling
replay-own = Jouw partijen
replay-delete = Deze partij verwijderen
replay-kept = Hier bewaard onder een eigen adres; wie het adres heeft, kan de partij zien.

name-landmark-jardin-du-luxembourg = Jardin du Luxembourg
name-landmark-tuileries = Tuileries
name-landmark-tour-eiffel = Tour Eiffel
name-landmark-opera-garnier = Opéra Garnier
name-landmark-grand-palais = Grand Palais
name-landmark-sacre-coeur = Sacré-Cœur
name-landmark-notre-dame = Notre-Dame
name-landmark-louvre = Louvre
