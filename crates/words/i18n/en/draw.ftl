# The words on the boards.

draw-player = Player { $letter }
draw-list = { $first }, { $rest }
draw-named = { $name }: { $what }
draw-also = { $first }; { $rest }
draw-points = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
draw-points-of = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

draw-pp-board = The map of Paris Paris
draw-pp-line-black = black line
draw-pp-line-blue = blue line
draw-pp-line-green = green line
draw-pp-line-red = red line
draw-pp-line-orange = orange line
draw-pp-letter-black = Bk
draw-pp-letter-blue = Bl
draw-pp-letter-green = G
draw-pp-letter-red = R
draw-pp-letter-orange = O
draw-pp-round = Round { $round } of { $rounds }
draw-pp-parking = Parked tiles
draw-pp-tile = Tile { $stop }, { $line }
draw-pp-shop = Shop of player { $player } at { $stop }
draw-pp-if-left = If { $stop } is left over
draw-pp-if-left-now = If { $stop } is left over, as the shops stand now
draw-pp-if-left-least = At least, if { $stop } is left over
draw-pp-then = Then { $stop } is left over
draw-pp-supply = { $count ->
    [one] { $count } shop
   *[other] { $count } shops
} left to build
draw-pp-bag = { $count ->
    [one] { $count } shop
   *[other] { $count } shops
} in the bag
draw-pp-bus = Has the bus: starts this round
draw-pp-trip = Special trip: { $line }
draw-pp-trip-hidden = Secret special trip
draw-pp-open-trip = Open special trip: { $line }

draw-col-board = The board of City of Light
draw-col-square = Empty square { $square }
draw-col-space = Space { $space }, { $ground }
draw-col-orange = orange
draw-col-blue = blue
draw-col-mixed = mixed
draw-col-lamp = streetlight
draw-col-lit = Streetlight on { $space }, shines on { $count ->
    [one] { $count } building
   *[other] { $count } buildings
}
draw-col-tile = Your tile { $tile }: above { $a }, { $b }; below { $c }, { $d }
draw-col-tile-shows = above { $a }, { $b }; below { $c }, { $d }
draw-col-hidden-tile = A tile face down
draw-col-tiles-left = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} still to be laid
draw-col-supply = Supply
draw-col-squares-left = { $count ->
    [one] One square left, then building begins
   *[other] { $count } squares left, then building begins
}
draw-col-building = Building { $building } in the supply
draw-col-yours = Your building { $building }
draw-col-reserved = Building { $building } in the reserve of player { $player }
draw-col-built = Building { $building } of player { $player }
draw-col-annex = Annex of building { $building }
draw-col-painter = The painter of player { $player }
draw-col-dancer = The dancer of player { $player }
draw-col-fountain = The fountain of player { $player }
draw-col-lampadaire = The streetlight of player { $player }
draw-col-large-lamp = The large streetlight of player { $player }
draw-col-statue = The statue of player { $player }
draw-col-size = size { $size }
draw-col-tokens = { $count ->
    [one] { $count } action token
   *[other] { $count } action tokens
} left
draw-col-chimneys = { $count ->
    [one] { $count } chimney
   *[other] { $count } chimneys
} left
draw-col-right-metropolitain = May cover a streetlight once
draw-col-right-chartier = May cover a space of the other colour once
draw-col-card-used = used by player { $player }
draw-col-card-idle = taken out by player { $player } without its action
draw-col-effect-levitation = Swap a building from your reserve for one from the supply and build that one at once.
draw-col-effect-metropolitain = Later, one building of yours may cover one streetlight.
draw-col-effect-jardin = Place the garden: a building of size 2.
draw-col-effect-sacre-coeur = Buildings left in your reserve cost you nothing.
draw-col-effect-peintre = Place the painter: 2 points for each streetlight in his area.
draw-col-effect-chartier = Later, one building of yours may cover one space of the other colour.
draw-col-effect-bouquinistes = Place the annex beside a building of yours, which grows by 1.
draw-col-effect-lampadaire = Place a streetlight on a space of your colour.
draw-col-effect-moulin-rouge = Place the dancer: 1 point for each free space in her area.
draw-col-effect-fontaine = Place the fountain: 3 points for each building of yours beside it.
draw-col-effect-penseur = Place the statue: 2 points for each free space beside it and 1 at its corners, if it still has a view.
draw-col-effect-grande-lumiere = Put the large streetlight on an empty streetlight: it shines further.

draw-paris-board = The board of Paris
draw-paris-arc = Arc de Triomphe
draw-paris-district = District { $district }
draw-paris-bank = Bank of { $district }: { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
}
draw-paris-place = { $district } { $value }: { $type }
draw-paris-empty = no building yet
draw-paris-landmark = { $landmark }, value { $value }, in the supply
draw-paris-landmark-in = { $landmark }, value { $value }, in { $district }
draw-paris-landmark-name = { $landmark }
draw-paris-landmark-costs = value { $value }, costs { $cost }; slots: { $slots }
draw-paris-francs = { $count ->
    [one] { $count } franc
   *[other] { $count } francs
}
draw-paris-vp = { $count } VP
draw-paris-landmarks = Landmarks
draw-paris-vp-tiles = VP tiles
draw-paris-vp-tile = VP tile { $first }/{ $second }/{ $third }
draw-paris-market = Resources and prices
draw-paris-resource = In the supply: { $count } { $kind }, bought for { $buy }, sold for { $sell ->
    [1] { $sell } franc
   *[other] { $sell } francs
}
draw-paris-prestige = Price of { $kind }: sold for { $sell ->
    [1] { $sell } franc
   *[other] { $sell } francs
}
draw-paris-prices = { $kind }: bought for { $buy } francs, sold for { $sell ->
    [1] { $sell } franc
   *[other] { $sell } francs
}
draw-paris-reminders = What buying gives
draw-paris-reminder = Values 1 and 2: a bonus tile; value 3: a bonus tile for { $price ->
    [1] { $price } franc
   *[other] { $price } francs
}; value 8: costs { $wood } wood and gives { $vp } VP; landmarks: VP for prestige
draw-paris-stack = Stack { $stack }: { $count ->
    [one] { $count } building
   *[other] { $count } buildings
}, the next in { $district }
draw-paris-stack-empty = Stack { $stack } is empty
draw-paris-track = Bonus track
draw-paris-meeple = Meeple of player { $player }
draw-paris-bonus = Bonus tile { $number }: { $effect }
draw-paris-beside = The token beside each value
draw-paris-copies = { $effect }; there are { $copies } of this tile
draw-paris-in-district = bank { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
}; buildings: { $buildings }
draw-paris-effect-flat = { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
} and { $vp } VP
draw-paris-effect-resource = counts as { $kind }
draw-paris-effect-per-building = { $vp } VP for each of your buildings of value { $value }
draw-paris-effect-any-prestige = counts as { $count } prestige of your choice
draw-paris-effect-any-resource = counts as { $count ->
    [one] { $count } resource
   *[other] { $count } resources
} of your choice
draw-paris-effect-beside-own = a key you move may go where one of your own keys stands
draw-paris-effect-beside-other = a key you move may go where another player’s key stands
draw-paris-effect-key = pay { $price ->
    [one] { $price } franc
   *[other] { $price } francs
} for a key from your reserve
draw-paris-effect-take-any = take any bonus tile from the track
draw-paris-effect-per-unused = { $vp } VP for each other unused bonus tile
draw-paris-effect-prestige-pairs = { $vp } VP for each pair of identical prestige tokens you discard
draw-paris-effect-resource-pairs = { $vp } VP for each pair of identical resources you return
draw-paris-effect-back = move your meeple back 1 to 5 tiles and take the tile you reach
draw-paris-effect-francs-at-end = 1 VP for each franc at the end
draw-paris-effect-per-landmark = { $vp } VP for each of your landmarks
draw-paris-effect-types = { $four }, { $five }, { $six } or { $seven } VP for 4, 5, 6 or 7 different types of building (all landmarks are one type)
draw-paris-end-tiles = { $count ->
    [one] { $count } end-game tile
   *[other] { $count } end-game tiles
} left
draw-paris-held-end-tiles = { $count ->
    [one] { $count } end-game tile
   *[other] { $count } end-game tiles
} behind the screen
draw-paris-end-tile = End-game tile: { $tile }
draw-paris-end-tile-gone = End-game tile: { $tile }; gone
draw-paris-keys = Keys behind the screen, and { $reserve } in the reserve
draw-paris-tokens = { $kind }: { $count }
draw-paris-retired = retired
