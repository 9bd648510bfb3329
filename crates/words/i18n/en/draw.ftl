# The words on the boards.

draw-player = Player { $letter }
draw-points = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

draw-pp-board = The map of Paris Paris
draw-pp-line-black = black line
draw-pp-line-blue = blue line
draw-pp-line-green = green line
draw-pp-line-red = red line
draw-pp-line-orange = orange line
draw-pp-letter-black = K
draw-pp-letter-blue = B
draw-pp-letter-green = G
draw-pp-letter-red = R
draw-pp-letter-orange = O
draw-pp-round = Round { $round } of { $rounds }
draw-pp-parking = Parked tiles
draw-pp-tile = Tile { $stop }, { $line }
draw-pp-shop = Shop of player { $player } at { $stop }
draw-pp-supply = { $count ->
    [one] { $count } shop
   *[other] { $count } shops
} left to build
draw-pp-bag = { $count ->
    [one] { $count } shop
   *[other] { $count } shops
} in the bag
draw-pp-bus = Holds the bus: begins this round
draw-pp-trip = Special trip: { $line }
draw-pp-trip-hidden = Secret special trip
draw-pp-open-trip = Open special trip: { $line }
