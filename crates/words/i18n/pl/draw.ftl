# Słowa na planszach.

draw-player = Gracz { $letter }
draw-points = { $player }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}

draw-pp-board = Mapa Paris Paris
draw-pp-line-black = linia czarna
draw-pp-line-blue = linia niebieska
draw-pp-line-green = linia zielona
draw-pp-line-red = linia czerwona
draw-pp-line-orange = linia pomarańczowa
draw-pp-letter-black = K
draw-pp-letter-blue = B
draw-pp-letter-green = G
draw-pp-letter-red = R
draw-pp-letter-orange = O
draw-pp-round = Runda { $round } z { $rounds }
draw-pp-parking = Parking
draw-pp-tile = Płytka { $stop }, { $line }
draw-pp-shop = Sklep gracza { $player }: { $stop }
draw-pp-supply = W zasobie { $count ->
    [one] { $count } sklep
    [few] { $count } sklepy
   *[other] { $count } sklepów
}
draw-pp-bag = { $count ->
    [one] { $count } sklep
    [few] { $count } sklepy
   *[other] { $count } sklepów
} w worku
draw-pp-bus = Ma autobus: zaczyna tę rundę
draw-pp-trip = Kurs specjalny: { $line }
draw-pp-trip-hidden = Tajny kurs specjalny
draw-pp-open-trip = Jawny kurs specjalny: { $line }
