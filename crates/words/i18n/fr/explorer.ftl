# The explorer: what others did, and what came of it.

explorer-title = Explorateur
explorer-line = Ce que joueurs et robots ont fait en premier dans les parties terminées, et ce qu’ils en ont tiré.
explorer-themes = Question
explorer-level = Joué par
explorer-level-people = Personnes
explorer-level-bots = Robots
explorer-level-new = Personnes dont la cote n’est pas établie
explorer-level-below-1500 = Personnes de cote inférieure à 1500
explorer-level-from-1500 = Personnes de cote 1500 à 1699
explorer-level-from-1700 = Personnes de cote 1700 ou plus
explorer-usual = Les réglages habituels
explorer-origin = Parties
explorer-origin-games = Jouées ici
explorer-origin-records = Ajoutées par l’administrateur
explorer-trail = Choix précédents
explorer-first = Début
explorer-number = choix n° { $number }
explorer-none = Aucune partie terminée n’a encore connu cela.
explorer-count = { $count ->
    [one] Un choix
   *[other] { $count } choix
} en tout.
explorer-even = Une part égale des victoires serait de { $share } %.
explorer-choice = Choix
explorer-move = Coup
explorer-often = Choisi / possible
explorer-won = Gagné
explorer-points = Points
explorer-margin = Avance
explorer-how = Choisi / possible : combien de fois il a été choisi parmi les fois où il pouvait l’être. Gagné : la part des victoires de ceux qui l’ont choisi ; une victoire partagée compte en fractions, et 19 fois sur 20 la vraie part se trouve entre les deux valeurs indiquées à côté. Avance : l’écart moyen avec le meilleur des autres, en points. Seules comptent les parties terminées et les joueurs restés jusqu’au bout ; aucun nom n’est conservé.
explorer-here = Ce que d’autres ont fait ici
explorer-back = Retour à la position
explorer-over = La partie est terminée ici.
explorer-ply = coup { $number }
explorer-same = Dans cette position précise
explorer-same-line = Les parties où ce joueur savait exactement la même chose : les huit premiers coups des parties publiques, et les parties entières quand plusieurs tables avaient la même donne.
explorer-same-none = Personne ne s’est encore trouvé dans cette position précise.

explorer-city-of-light-streets = Pose des rues
explorer-city-of-light-build = Construction
explorer-city-of-light-card = Cartes postales
explorer-paris-paris-shop = Boutiques
explorer-paris-key = Clés
explorer-paris-buy = Achats
explorer-paris-bonus = Tuiles bonus
