# The review of a finished game.

review-title = Partijanalyse
review-judge-nodes = Elke beslissing is beoordeeld door { $judge }, met telkens { $nodes } iteraties, naar wat de speler toen kon weten.
review-judge-time = Elke beslissing is beoordeeld door { $judge }, met telkens { $millis } ms, naar wat de speler toen kon weten.
review-win = Winstkans, zet voor zet
review-points = Punten, zet voor zet
review-player = Speler
review-accuracy = Nauwkeurigheid
review-accuracy-note = Nauwkeurigheid is het deel van wat op het spel stond dat iemand behield. Zetten die geen verschil maken, tellen niet mee.
review-choices = Echte keuzes
review-lost = Verloren door beslissingen
review-points-lost = Verloren punten
review-given = Door beslissingen van anderen
review-luck = Geluk
review-later = Pas later gezien
review-score = Eindstand
review-turning = Keerpunten
review-no-turning = Geen enkele beslissing heeft in deze partij op zichzelf veel gekost.
review-no-turning-seen = De bot vond geen beslissing die veel heeft gekost, maar zag ook pas laat hoe deze partij zou aflopen.
review-made = { $who } speelde: { $move }
review-loss = { $loss } % winstkans verloren ({ $grade })
review-better = Beter: { $move }
review-line = Zo had het verder kunnen gaan: { $line }
review-own = Eigen punten, vergeleken met de gespeelde zet: { $changes }
review-others = Punten van de anderen: { $changes }
review-unsure = Bij nader inzien werd deze zet anders beoordeeld.
review-costly = Wat nog meer punten kostte
review-cost = { $points ->
    [one] ongeveer { $points } punt
   *[other] ongeveer { $points } punten
}
review-luck-decided = { $who } besliste beter dan de winnaar: het geluk gaf de doorslag.
review-seen-late = De bot zag pas laat hoe deze partij zou aflopen: { $percent } % van de winstkans komt niet door beslissingen of geluk, maar door wat hij eerder niet had gezien.
review-bit-by-bit = { $who } verloor beetje bij beetje { $percent } % van de winstkans: geen van deze beslissingen was op zichzelf een fout.
review-all-moves = Alle zetten
review-grade-best = beste zet
review-grade-good = goede zet
review-grade-inaccurate = onnauwkeurigheid
review-grade-mistake = fout
review-grade-blunder = grove fout
review-move = Zet { $ply }
review-board = Het bord vóór deze zet, met de betere zet erin getekend: { $move }
review-previous = Vorige fout
review-next = Volgende fout
review-sources = Waar de punten vandaan kwamen, zet voor zet
review-ask = Deze partij analyseren
review-about = De sterkste bot bekijkt elke beslissing opnieuw, naar wat men op die plaats toen kon weten: waar de partij gewonnen en verloren werd, wat kunde was en wat geluk.
review-under-way = De analyse is bezig
review-under-way-note = Partijen die gespeeld worden gaan voor. Je kunt deze pagina verlaten en later terugkomen.
review-reload = Kijken hoe ver ze is
review-cancel = Analyse afbreken
review-outdated = Deze analyse komt van een eerdere versie.
review-again = Opnieuw analyseren
review-download-page = Als pagina downloaden
review-download-data = Gegevens downloaden (JSON)
review-moment = { $grade }: { $loss } % winstkans verloren
