# Die Wörter auf den Plänen.

draw-player = Person { $letter }
draw-points = { $player }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

draw-pp-board = Der Plan von Paris Paris
draw-pp-line-black = Linie Schwarz
draw-pp-line-blue = Linie Blau
draw-pp-line-green = Linie Grün
draw-pp-line-red = Linie Rot
draw-pp-line-orange = Linie Orange
draw-pp-letter-black = K
draw-pp-letter-blue = B
draw-pp-letter-green = G
draw-pp-letter-red = R
draw-pp-letter-orange = O
draw-pp-round = Runde { $round } von { $rounds }
draw-pp-parking = Geparkte Plättchen
draw-pp-tile = Plättchen { $stop }, { $line }
draw-pp-shop = Geschäft von { $player } an { $stop }
draw-pp-supply = Noch { $count ->
    [one] { $count } Geschäft
   *[other] { $count } Geschäfte
} im Vorrat
draw-pp-bag = { $count ->
    [one] { $count } Geschäft
   *[other] { $count } Geschäfte
} im Säckchen
draw-pp-bus = Hat den Bus: beginnt diese Runde
draw-pp-trip = Sonderfahrt: { $line }
draw-pp-trip-hidden = Geheime Sonderfahrt
draw-pp-open-trip = Offene Sonderfahrt: { $line }
