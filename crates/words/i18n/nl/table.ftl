# Aan tafel: de regel die zegt wat je doet, spelers, zetten, gesprek, naspelen.

table-board = Speelbord van { $game }
table-now = Wat je nu doet
table-you = jij
table-bot = computer
table-here = op dit apparaat
table-seat-free = vrije plaats
table-seat-friend = plaats voor een vriend
table-sit = Ga hier zitten
table-remove = Wegsturen
table-start = Beginnen
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
table-your-turn = Jij bent aan de beurt
table-bot-thinks = { $player } denkt na …
table-watching = Je kijkt toe.
table-players = Spelers
table-points = { $points ->
    [one] één punt
   *[other] { $points } punten
}
table-score-of = Score van { $player }
table-score-total = Totaal
table-score-source = Herkomst
table-score-points = Punten
table-score-why = Waar de punten vandaan komen
table-actions = Keuzes
table-undo = Terugnemen
table-undo-ask = Vragen om terug te nemen
table-undo-asked = { $player } wil de laatste zet graag terugnemen.
table-undo-accept = Akkoord
table-undo-refuse = Nee
table-undo-waiting = De anderen moeten nog instemmen.
table-end-turn = Beurt beëindigen
table-turn = Draaien
table-turn-piece = Het stuk draaien
table-confirm = Doe deze zet
table-cancel = Annuleren
table-choose = Kies:
table-choose-next = Kies nu een van de gemarkeerde plekken.
table-skip = Overslaan
table-resign = Opgeven
table-resign-sure = Deze partij opgeven?
table-resign-yes = Ja, opgeven
table-no = Nee
table-replace = Laat een bot spelen voor { $player }
table-rematch = Nog een keer
table-replay = De partij terugkijken
table-log = Zetten
table-hint = Wijs iets aan dat oplicht: hier lees je wat het kost en oplevert.
table-hint-tap = Tik op iets dat oplicht: hier lees je wat het kost en oplevert.
table-aim-city-of-light = Leg eerst de straten, bouw daarna naast de lantaarns: een gebouw telt zijn grootte maal de lantaarns die het verlichten.
table-aim-paris-paris = Heb winkels waar de bussen stoppen: de overgebleven tegel van elke ronde stuurt een bus, en de winkels daar scoren.
table-aim-paris = Plaats sleutels voor francs, verplaats ze om te kopen: de hoogste waarde in een wijk wint de punten ervan.
table-only-end = Beëindig je beurt.
table-log-none = Nog geen zet.
table-log-earlier = Eerdere zetten
table-log-move = Zet { $ply }
table-chat = Gesprek
table-chat-say = Zeg iets
table-chat-send = Versturen
table-chat-none = Niemand heeft nog iets gezegd.
table-more = Meer
table-menu = Tafel
table-help = Toetsen
table-connection-lost = De verbinding is weg. Ze komt vanzelf terug.
table-connection-back = Weer verbonden.
table-sending = Versturen …
table-saved-later = Je zet wordt verstuurd zodra de verbinding er weer is.
table-curtain = { $player }, jij bent aan de beurt
table-curtain-line = Pak het apparaat; de anderen kijken weg.
table-curtain-lift = Ik ben { $player }, toon het bord
table-hidden = verborgen
table-preview = Dit zou opleveren
table-preview-nothing = Meer gebeurt er niet.
table-moves-left = { $count ->
    [one] één mogelijkheid
   *[other] { $count } mogelijkheden
}
table-options = Opties van deze tafel
table-edition = Editie: { $edition }

key-turn = het stuk draaien
key-undo = terugnemen
key-end = de beurt beëindigen
key-cancel = de keuze annuleren
key-targets = van het ene mogelijke doel naar het volgende
key-confirm = het doel kiezen
key-chat = naar het gesprek

end-title = Het spel is afgelopen
end-standings = Stand
end-wins = { $player } wint met { $points ->
    [one] één punt
   *[other] { $points } punten
}.
end-shared = { $players } delen de overwinning met { $points ->
    [one] één punt
   *[other] { $points } punten
}.
end-tie-break = De punten zijn gelijk; regel { $number } bij gelijke stand beslist.
end-resigned = { $player } heeft opgegeven.
end-winner = { $player } wint.

fair-title = Eerlijk schudden
fair-before = Vingerafdruk van het geheim van de server, bekendgemaakt vóór de eerste zet:
fair-entropy = Toeval van { $player }:
fair-secret = Het geheim, onthuld na de partij:
fair-added = { $player } heeft toeval toegevoegd
fair-later = Het geheim wordt onthuld als het spel is afgelopen.
fair-ok = Gecontroleerd: de vingerafdruk hoort bij het geheim, en geheim en toeval geven precies deze verdeling.
fair-bad = De controle is mislukt: { $reason }
fair-none = Deze partij is zonder bewijs gedeeld.
fair-how = Zelf controleren? Download de partij en voer uit: lutece verify BESTAND

replay-title = Terugkijken
replay-line = { $game }: { $players }
replay-start = Naar het begin
replay-back = Eén zet terug
replay-forward = Eén zet verder
replay-end = Naar het einde
replay-play = Vanzelf afspelen
replay-pause = Pauze
replay-at = Zet { $ply } van { $of }
replay-jump = Spring naar zet
replay-view = Gezien door
replay-view-public = een toeschouwer
replay-download = De partij downloaden
replay-on = Vanaf hier verder spelen tegen bots
replay-open = Een partij openen
replay-open-line = Elke partij kan als tekstbestand worden bewaard.
replay-file = Bestand van de partij
replay-choose = Bestand kiezen
replay-paste = Of plak de tekst
replay-show = Tonen
replay-before = Vóór de eerste zet

shape-of = { $player }, letterteken { $letter }
