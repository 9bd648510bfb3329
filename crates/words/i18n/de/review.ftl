# The review of a finished game.

review-title = Partieanalyse
review-judge-nodes = Jede Entscheidung wurde von { $judge } mit je { $nodes } Durchläufen beurteilt, und zwar nach dem, was man am Platz damals wissen konnte.
review-judge-time = Jede Entscheidung wurde von { $judge } mit je { $millis } ms beurteilt, und zwar nach dem, was man am Platz damals wissen konnte.
review-win = Gewinnchance Zug für Zug
review-points = Punkte Zug für Zug
review-player = Wer
review-accuracy = Genauigkeit
review-accuracy-note = Die Genauigkeit ist der Anteil dessen, was auf dem Spiel stand, den jemand behalten hat. Züge, die keinen Unterschied machen, zählen nicht.
review-choices = Echte Entscheidungen
review-lost = Durch Entscheidungen verloren
review-points-lost = Verlorene Punkte
review-given = Durch Entscheidungen der anderen
review-luck = Glück
review-later = Erst später erkannt
review-score = Endstand
review-turning = Wendepunkte
review-no-turning = Keine einzelne Entscheidung hat in dieser Partie viel gekostet.
review-no-turning-seen = Der Bot hat keine Entscheidung gefunden, die viel gekostet hat, aber er hat auch erst spät gesehen, wie diese Partie ausgeht.
review-made = { $who } spielte: { $move }
review-loss = { $loss } % Gewinnchance verloren ({ $grade })
review-better = Besser: { $move }
review-line = So hätte es weitergehen können: { $line }
review-own = Eigene Punkte im Vergleich zum gespielten Zug: { $changes }
review-others = Punkte der anderen: { $changes }
review-unsure = Beim zweiten Hinsehen fiel das Urteil über diesen Zug anders aus.
review-costly = Was noch Punkte gekostet hat
review-cost = { $points ->
    [one] etwa { $points } Punkt
   *[other] etwa { $points } Punkte
}
review-luck-decided = { $who } hat besser entschieden als der Sieger: Das Glück gab den Ausschlag.
review-seen-late = Der Bot hat erst spät gesehen, wie diese Partie ausgeht: { $percent } % der Gewinnchance sind weder Entscheidungen noch Glück, sondern das, was er vorher nicht erkannt hatte.
review-bit-by-bit = { $who } hat nach und nach { $percent } % der Gewinnchance verloren: Keine dieser Entscheidungen war für sich allein ein Fehler.
review-all-moves = Alle Züge
review-grade-best = bester Zug
review-grade-good = guter Zug
review-grade-inaccurate = Ungenauigkeit
review-grade-mistake = Fehler
review-grade-blunder = grober Fehler
review-move = Zug { $ply }
review-board = Der Spielplan vor diesem Zug, mit dem besseren Zug eingezeichnet: { $move }
review-previous = Voriger Fehler
review-next = Nächster Fehler
review-sources = Woher die Punkte kamen, Zug für Zug
review-ask = Diese Partie analysieren
review-about = Der stärkste Bot sieht sich jede Entscheidung noch einmal an, nach dem, was man am Platz damals wissen konnte: wo die Partie gewonnen und verloren wurde, was Können war und was Glück.
review-under-way = Die Analyse läuft
review-under-way-note = Laufende Partien gehen vor. Du kannst die Seite verlassen und später wiederkommen.
review-reload = Nachsehen, wie weit sie ist
review-cancel = Analyse abbrechen
review-outdated = Diese Analyse stammt von einer früheren Fassung.
review-again = Neu analysieren
review-download-page = Als Seite herunterladen
review-download-data = Daten herunterladen (JSON)
review-moment = { $grade }: { $loss } % Gewinnchance verloren
