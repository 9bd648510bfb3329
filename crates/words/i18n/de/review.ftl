# The review of a finished game.

review-title = Partieanalyse
review-judge-nodes = Jede Entscheidung wurde von { $judge } mit je { $nodes } Durchläufen beurteilt, und zwar nach dem, was man am Platz damals wissen konnte.
review-judge-time = Jede Entscheidung wurde von { $judge } mit je { $millis } ms beurteilt, und zwar nach dem, was man am Platz damals wissen konnte.
review-win = Gewinnchance Zug für Zug
review-points = Punkte Zug für Zug
review-player = Wer
review-accuracy = Genauigkeit
review-lost = Durch Entscheidungen verloren
review-luck = Glück
review-score = Endstand
review-turning = Wendepunkte
review-no-turning = Keine Entscheidung hat in dieser Partie viel gekostet.
review-made = { $who } spielte: { $move }
review-loss = { $loss } % Gewinnchance verloren ({ $grade })
review-better = Besser: { $move }
review-line = So hätte es weitergehen können: { $line }
review-own = Eigene Punkte im Vergleich zum gespielten Zug: { $changes }
review-others = Punkte der anderen: { $changes }
review-unsure = Beim zweiten Hinsehen fiel das Urteil über diesen Zug anders aus.
review-luck-decided = { $who } hat besser entschieden als der Sieger: Das Glück gab den Ausschlag.
review-all-moves = Alle Züge
review-grade-best = bester Zug
review-grade-good = guter Zug
review-grade-inaccurate = Ungenauigkeit
review-grade-mistake = Fehler
review-grade-blunder = grober Fehler
