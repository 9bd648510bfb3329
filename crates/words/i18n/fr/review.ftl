# The review of a finished game.

review-title = Analyse de la partie
review-judge-nodes = Chaque décision a été jugée par { $judge }, avec { $nodes } itérations chacune, d’après ce que la personne pouvait savoir à ce moment-là.
review-judge-time = Chaque décision a été jugée par { $judge }, avec { $millis } ms chacune, d’après ce que la personne pouvait savoir à ce moment-là.
review-win = Chances de gagner, coup par coup
review-points = Points, coup par coup
review-player = Qui
review-accuracy = Précision
review-lost = Perdu par ses décisions
review-luck = Chance
review-score = Score final
review-turning = Moments décisifs
review-no-turning = Aucune décision n’a coûté cher dans cette partie.
review-made = { $who } a joué : { $move }
review-loss = { $loss } % de chances de gagner perdues ({ $grade })
review-better = Mieux : { $move }
review-line = La suite aurait pu être : { $line }
review-own = Points propres, par rapport au coup joué : { $changes }
review-others = Points des autres : { $changes }
review-unsure = Un second examen a jugé ce coup autrement.
review-luck-decided = { $who } a mieux décidé que le vainqueur : la chance a fait la différence.
review-all-moves = Tous les coups
review-grade-best = meilleur coup
review-grade-good = bon coup
review-grade-inaccurate = imprécision
review-grade-mistake = erreur
review-grade-blunder = gaffe
