# Les mots sur les plateaux.

draw-player = Joueur { $letter }
draw-list = { $first }, { $rest }
draw-named = { $name } : { $what }
draw-also = { $first } ; { $rest }
draw-points = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
draw-points-of = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}

draw-pp-board = Le plan de Paris Paris
draw-pp-line-black = ligne noire
draw-pp-line-blue = ligne bleue
draw-pp-line-green = ligne verte
draw-pp-line-red = ligne rouge
draw-pp-line-orange = ligne orange
draw-pp-letter-black = N
draw-pp-letter-blue = Bl
draw-pp-letter-green = V
draw-pp-letter-red = R
draw-pp-letter-orange = O
draw-pp-round = Manche { $round } sur { $rounds }
draw-pp-parking = Tuiles garées
draw-pp-tile = Tuile { $stop }, { $line }
draw-pp-shop = Boutique du joueur { $player } à { $stop }
draw-pp-if-left = Si { $stop } reste
draw-pp-if-left-now = Si { $stop } reste, dans l’état actuel
draw-pp-if-left-least = Au moins, si { $stop } reste
draw-pp-then = Alors { $stop } reste
draw-pp-supply = { $count ->
    [one] { $count } boutique
   *[other] { $count } boutiques
} en réserve
draw-pp-bag = { $count ->
    [one] { $count } boutique
   *[other] { $count } boutiques
} dans le sac
draw-pp-bus = Tient le bus : commence cette manche
draw-pp-trip = Excursion : { $line }
draw-pp-trip-hidden = Excursion secrète
draw-pp-open-trip = Excursion ouverte : { $line }

draw-col-board = Le plateau de La Cité de la Lumière
draw-col-square = Carré vide { $square }
draw-col-space = Case { $space }, { $ground }
draw-col-orange = orange
draw-col-blue = bleue
draw-col-mixed = mixte
draw-col-lamp = réverbère
draw-col-lit = Réverbère en { $space }, éclaire { $count ->
    [one] { $count } bâtiment
   *[other] { $count } bâtiments
}
draw-col-tile = Votre tuile { $tile } : en haut { $a }, { $b } ; en bas { $c }, { $d }
draw-col-tile-shows = en haut { $a }, { $b } ; en bas { $c }, { $d }
draw-col-hidden-tile = Une tuile face cachée
draw-col-tiles-left = Encore { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
} à poser
draw-col-supply = Réserve commune
draw-col-squares-left = Encore { $count ->
    [one] une place
   *[other] { $count } places
}, puis on construit
draw-col-building = Bâtiment { $building } dans la réserve commune
draw-col-yours = Votre bâtiment { $building }
draw-col-reserved = Bâtiment { $building } dans la réserve du joueur { $player }
draw-col-built = Bâtiment { $building } du joueur { $player }
draw-col-annex = Annexe du bâtiment { $building }
draw-col-painter = Le peintre du joueur { $player }
draw-col-dancer = La danseuse du joueur { $player }
draw-col-fountain = La fontaine du joueur { $player }
draw-col-lampadaire = Le réverbère du joueur { $player }
draw-col-large-lamp = Le grand réverbère du joueur { $player }
draw-col-statue = La statue du joueur { $player }
draw-col-size = taille { $size }
draw-col-tokens = Encore { $count ->
    [one] { $count } jeton d’action
   *[other] { $count } jetons d’action
}
draw-col-chimneys = Encore { $count ->
    [one] { $count } cheminée
   *[other] { $count } cheminées
}
draw-col-right-metropolitain = Peut couvrir un réverbère une fois
draw-col-right-chartier = Peut couvrir une fois une case de l’autre couleur
draw-col-card-used = utilisée par le joueur { $player }
draw-col-card-idle = bloquée par le joueur { $player } sans son action
draw-col-effect-levitation = Échangez un de vos bâtiments contre un de la réserve commune et construisez celui-ci.
draw-col-effect-metropolitain = Plus tard, un de vos bâtiments pourra couvrir un réverbère.
draw-col-effect-jardin = Posez le jardin : un bâtiment de taille 2.
draw-col-effect-sacre-coeur = Les bâtiments non construits ne vous coûtent rien.
draw-col-effect-peintre = Placez le peintre : 2 points par réverbère de sa zone.
draw-col-effect-chartier = Plus tard, un bâtiment pourra couvrir une case de l’autre couleur.
draw-col-effect-bouquinistes = Posez l’annexe près d’un bâtiment, qui grandit de 1.
draw-col-effect-lampadaire = Placez un réverbère sur votre couleur.
draw-col-effect-moulin-rouge = Placez la danseuse : 1 point par case libre de sa zone.
draw-col-effect-fontaine = Posez la fontaine : 3 points par bâtiment à vous qui la touche.
draw-col-effect-penseur = Placez la statue : 2 points par côté libre, 1 par coin libre, si la case devant elle reste libre.
draw-col-effect-grande-lumiere = Le grand réverbère sur un réverbère vide : éclaire plus loin.

draw-paris-board = Le plateau de Paris
draw-paris-arc = Arc de Triomphe
draw-paris-district = Quartier { $district }
draw-paris-bank = Banque ({ $district }) : { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
}
draw-paris-place = { $district } { $value } : { $type }
draw-paris-empty = pas encore d’immeuble
draw-paris-landmark = { $landmark }, valeur { $value }, en réserve
draw-paris-landmark-in = { $landmark }, valeur { $value }, quartier { $district }
draw-paris-landmark-name = { $landmark }
draw-paris-landmark-costs = valeur { $value }, coûte { $cost } ; emplacements : { $slots }
draw-paris-francs = { $count ->
    [one] { $count } franc
   *[other] { $count } francs
}
draw-paris-vp = { $count } PV
draw-paris-landmarks = Monuments
draw-paris-vp-tiles = Tuiles de points
draw-paris-vp-tile = Tuile de points { $first }/{ $second }/{ $third }
draw-paris-market = Ressources et prix
draw-paris-resource = En réserve : { $count } { $kind }, achat { $buy }, vente { $sell ->
    [1] { $sell } franc
   *[other] { $sell } francs
}
draw-paris-prestige = Prix de vente, { $kind } : { $sell ->
    [1] { $sell } franc
   *[other] { $sell } francs
}
draw-paris-prices = { $kind } : achat { $buy } francs, vente { $sell ->
    [1] { $sell } franc
   *[other] { $sell } francs
}
draw-paris-reminders = Ce que rapporte un achat
draw-paris-reminder = Valeurs 1 et 2 : une tuile bonus ; valeur 3 : une tuile bonus pour { $price ->
    [1] { $price } franc
   *[other] { $price } francs
} ; valeur 8 : coûte { $wood } bois et rapporte { $vp } PV ; monuments : des PV pour le prestige
draw-paris-stack = Pile { $stack } : { $count ->
    [one] { $count } immeuble
   *[other] { $count } immeubles
}, le prochain : quartier { $district }
draw-paris-stack-empty = La pile { $stack } est vide
draw-paris-track = Piste des bonus
draw-paris-meeple = Pion bonus du joueur { $player }
draw-paris-bonus = Tuile bonus { $number } : { $effect }
draw-paris-beside = Le jeton à côté de chaque valeur
draw-paris-copies = { $effect } ; cette tuile existe en { $copies } exemplaires
draw-paris-in-district = banque { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
} ; immeubles : { $buildings }
draw-paris-effect-flat = { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
} et { $vp } PV
draw-paris-effect-resource = compte comme { $kind }
draw-paris-effect-per-building = { $vp } PV par immeuble à vous de valeur { $value }
draw-paris-effect-any-prestige = compte comme { $count ->
    [one] { $count } jeton Prestige
   *[other] { $count } jetons Prestige
} au choix
draw-paris-effect-any-resource = compte comme { $count ->
    [one] { $count } ressource
   *[other] { $count } ressources
} au choix
draw-paris-effect-beside-own = une clé déplacée peut aller où se trouve une des vôtres
draw-paris-effect-beside-other = une clé déplacée peut aller où se trouve celle d’un autre
draw-paris-effect-key = payez { $price ->
    [one] { $price } franc
   *[other] { $price } francs
} pour une clé de réserve
draw-paris-effect-take-any = prenez n’importe quelle tuile bonus de la piste
draw-paris-effect-per-unused = { $vp } PV par autre tuile bonus non utilisée
draw-paris-effect-prestige-pairs = { $vp } PV par paire de jetons Prestige identiques défaussée
draw-paris-effect-resource-pairs = { $vp } PV par paire de ressources identiques remise en réserve
draw-paris-effect-back = reculez votre pion de 1 à 5 tuiles et prenez celle de la case atteinte
draw-paris-effect-francs-at-end = 1 PV par franc à la fin
draw-paris-effect-per-landmark = { $vp } PV par monument à vous
draw-paris-effect-types = { $four }, { $five }, { $six } ou { $seven } PV pour 4, 5, 6 ou 7 types d’immeubles différents (les monuments en forment un seul)
draw-paris-end-tiles = Encore { $count ->
    [one] { $count } tuile de fin
   *[other] { $count } tuiles de fin
}
draw-paris-held-end-tiles = { $count ->
    [one] { $count } tuile de fin
   *[other] { $count } tuiles de fin
} derrière le paravent
draw-paris-end-tile = Tuile de fin : { $tile }
draw-paris-end-tile-gone = Tuile de fin : { $tile } ; déjà prise
draw-paris-keys = Clés derrière le paravent, et { $reserve } en réserve
draw-paris-tokens = { $kind } : { $count }
draw-paris-retired = ne joue plus
