# The review of a finished game.

review-title = Partijanalyse
review-judge-nodes = Elke beslissing is beoordeeld door { $judge }, met telkens { $nodes } iteraties, naar wat de speler toen kon weten.
review-judge-time = Elke beslissing is beoordeeld door { $judge }, met telkens { $millis } ms, naar wat de speler toen kon weten.
review-win = Winstkans, zet voor zet
review-points = Punten, zet voor zet
review-player = Speler
review-accuracy = Nauwkeurigheid
review-lost = Verloren door beslissingen
review-luck = Geluk
review-score = Eindstand
review-turning = Keerpunten
review-no-turning = Geen enkele beslissing heeft in deze partij veel gekost.
review-made = { $who } speelde: { $move }
review-loss = { $loss } % winstkans verloren ({ $grade })
review-better = Beter: { $move }
review-line = Zo had het verder kunnen gaan: { $line }
review-own = Eigen punten, vergeleken met de gespeelde zet: { $changes }
review-others = Punten van de anderen: { $changes }
review-unsure = Bij nader inzien werd deze zet anders beoordeeld.
review-luck-decided = { $who } besliste beter dan de winnaar: het geluk gaf de doorslag.
review-all-moves = Alle zetten
review-grade-best = beste zet
review-grade-good = goede zet
review-grade-inaccurate = onnauwkeurigheid
review-grade-mistake = fout
review-grade-blunder = grove fout
