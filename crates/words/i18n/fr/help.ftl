# Help in play against robots.

help-hint = Indice
help-best = Ce que jouerait le robot le plus fort, avec vos chances de gagner
help-warning = serait une gaffe : vous y perdriez environ { $percent } % de vos chances de gagner.
help-heed = Reprendre le coup
help-anyway = Jouer quand même
help-coach = Entraîneur
help-coach-line = Vous avertit avant une gaffe.
help-had = { $player } : { $hints ->
    [0] aucun indice
    [one] { $hints } indice
   *[other] { $hints } indices
}, { $moves ->
    [0] aucun coup repris
    [one] { $moves } coup repris
   *[other] { $moves } coups repris
}
new-hints = Indices : vous pouvez demander ce que jouerait le robot le plus fort
new-hints-line = Seulement pour qui joue seul contre des robots ; la partie ne compte pour aucune cote.
refused-no-hints = Pas d’indices ici : seulement pour qui joue seul contre des robots, à une table qui les permet.
