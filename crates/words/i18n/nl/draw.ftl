# De woorden op de borden.

draw-player = Speler { $letter }
draw-points = { $player }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}

draw-pp-board = De kaart van Paris Paris
draw-pp-line-black = zwarte lijn
draw-pp-line-blue = blauwe lijn
draw-pp-line-green = groene lijn
draw-pp-line-red = rode lijn
draw-pp-line-orange = oranje lijn
draw-pp-letter-black = K
draw-pp-letter-blue = B
draw-pp-letter-green = G
draw-pp-letter-red = R
draw-pp-letter-orange = O
draw-pp-round = Ronde { $round } van { $rounds }
draw-pp-parking = Geparkeerde tegels
draw-pp-tile = Tegel { $stop }, { $line }
draw-pp-shop = Winkel van { $player } bij { $stop }
draw-pp-supply = Nog { $count ->
    [one] { $count } winkel
   *[other] { $count } winkels
} in voorraad
draw-pp-bag = { $count ->
    [one] { $count } winkel
   *[other] { $count } winkels
} in de zak
draw-pp-bus = Heeft de bus: begint deze ronde
draw-pp-trip = Speciale rit: { $line }
draw-pp-trip-hidden = Geheime speciale rit
draw-pp-open-trip = Open speciale rit: { $line }
