# The review of a finished game.

review-title = Analyse de la partie
review-judge-nodes = Chaque décision a été jugée par { $judge }, avec { $nodes } itérations chacune, d’après ce que la personne pouvait savoir à ce moment-là.
review-judge-time = Chaque décision a été jugée par { $judge }, avec { $millis } ms chacune, d’après ce que la personne pouvait savoir à ce moment-là.
review-win = Chances de gagner, coup par coup
review-points = Points, coup par coup
review-player = Qui
review-accuracy = Précision
review-accuracy-note = La précision est la part de ce qui était en jeu que chacun a conservée. Les coups qui ne changent rien ne comptent pas.
review-choices = Vrais choix
review-lost = Perdu par ses décisions
review-points-lost = Points perdus
review-given = Dû aux décisions des autres
review-luck = Chance
review-later = Vu seulement plus tard
review-score = Score final
review-turning = Moments décisifs
review-no-turning = Aucune décision n’a coûté cher à elle seule dans cette partie.
review-no-turning-seen = Le bot n’a trouvé aucune décision qui ait coûté cher, mais il n’a vu que tard comment cette partie finirait.
review-made = { $who } a joué : { $move }
review-loss = { $loss } % de chances de gagner perdues ({ $grade })
review-better = Mieux : { $move }
review-line = La suite aurait pu être : { $line }
review-own = Points propres, par rapport au coup joué : { $changes }
review-others = Points des autres : { $changes }
review-unsure = Un second examen a jugé ce coup autrement.
review-costly = Ce qui a encore coûté des points
review-cost = { $points ->
    [one] environ { $points } point
   *[other] environ { $points } points
}
review-luck-decided = { $who } a mieux décidé que le vainqueur : la chance a fait la différence.
review-seen-late = Le bot n’a vu que tard comment cette partie finirait : { $percent } % des chances de gagner ne viennent ni des décisions ni de la chance, mais de ce qu’il n’avait pas encore vu.
review-bit-by-bit = { $who } a perdu { $percent } % des chances de gagner petit à petit : aucune de ces décisions n’était une erreur à elle seule.
review-all-moves = Tous les coups
review-grade-best = meilleur coup
review-grade-good = bon coup
review-grade-inaccurate = imprécision
review-grade-mistake = erreur
review-grade-blunder = gaffe
review-move = Coup { $ply }
review-board = Le plateau avant ce coup, avec le meilleur coup en transparence : { $move }
review-previous = Erreur précédente
review-next = Erreur suivante
review-sources = D’où viennent les points, coup par coup
review-ask = Analyser cette partie
review-about = Le robot le plus fort réexamine chaque décision d’après ce que la personne pouvait savoir à ce moment-là : où la partie s’est gagnée et perdue, ce qui tenait au talent et ce qui tenait à la chance.
review-under-way = L’analyse est en cours
review-under-way-note = Les parties en cours passent d’abord. Vous pouvez quitter cette page et revenir plus tard.
review-reload = Voir où elle en est
review-cancel = Arrêter l’analyse
review-outdated = Cette analyse vient d’une version antérieure.
review-again = Analyser à nouveau
review-download-page = Télécharger la page
review-download-data = Télécharger les données (JSON)
review-moment = { $grade } : { $loss } % de chances de gagner perdues
