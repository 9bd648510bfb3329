# Les mots sur les plateaux.

draw-player = Joueur { $letter }
draw-points = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}

draw-pp-board = Le plan de Paris Paris
draw-pp-line-black = ligne noire
draw-pp-line-blue = ligne bleue
draw-pp-line-green = ligne verte
draw-pp-line-red = ligne rouge
draw-pp-line-orange = ligne orange
draw-pp-letter-black = K
draw-pp-letter-blue = B
draw-pp-letter-green = G
draw-pp-letter-red = R
draw-pp-letter-orange = O
draw-pp-round = Manche { $round } sur { $rounds }
draw-pp-parking = Tuiles garées
draw-pp-tile = Tuile { $stop }, { $line }
draw-pp-shop = Boutique de { $player } à { $stop }
draw-pp-supply = { $count ->
    [one] { $count } boutique
   *[other] { $count } boutiques
} en réserve
draw-pp-bag = { $count ->
    [one] { $count } boutique
   *[other] { $count } boutiques
} dans le sac
draw-pp-bus = Tient le bus : commence cette manche
draw-pp-trip = Excursion : { $line }
draw-pp-trip-hidden = Excursion secrète
draw-pp-open-trip = Excursion ouverte : { $line }
