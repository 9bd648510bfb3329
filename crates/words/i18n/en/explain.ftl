# What the things on the boards do, cost and bring.

about-pp-crossing = A crossing: room for two shops. A grand tour of either line brings 1 point for each shop here, and 1 more for each shop of the same owner at a stop next to it.
about-pp-stop = Room for one shop. A grand tour brings it 1 point for each crossing next to it where its owner has a shop too.
about-pp-shop = When the stop is full, a new shop displaces an old one.
about-pp-tile = Take it to open a shop at { $stop }. If it is left over, small tour: { $small }.
about-pp-tile-grand = Take it to open a shop at { $stop }. If it is left over, small tour: { $small }; grand tour: { $grand }.
about-pp-nobody = no points
about-pp-line = Seven stops, four of them crossings. A grand tour of this line would now score: { $grand }.
about-pp-parking = The tile left over in a round is parked here. Two tiles of one line start its grand tour, which would now score: { $grand }.
about-pp-parking-name = Parking space, { $line }
about-pp-bag = At the end, a player with more shops in the bag than anyone else scores 1 point for each of them.
about-pp-trip = At the end of the game there is one more grand tour of this line, in which everybody scores. It would now score: { $grand }.
about-pp-trip-hidden = A line that only its owner knows. At the end of the game there is one more grand tour of it.
about-pp-bus = After each round the bus goes to the next player.
about-pp-shops = Everybody starts with 20.
about-pp-round = Everybody takes one tile and opens a shop. The tile left over starts the small tour and is then parked.
about-pp-stacks = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} still in the stacks
about-pp-my-trip = Your special trip: { $line }
about-pp-if-left = if left over:
about-pp-early = That is as the shops stand now; others open before the bus leaves.
about-pp-either = How much exactly depends on whose shop has to go before that.
about-pp-makes-way = The stop is full: a shop of player { $player } makes way.
about-pp-renews = Your own shop stands there already: nothing changes.
about-pp-whose-shop = Whose shop has to go?
about-paris-which-key = Which key?
about-col-which-swap = Lévitation: which of your buildings goes back, which one comes from the supply, and where is it built?

about-col-square = One tile of four spaces goes here.
about-col-orange = Only orange may build here.
about-col-blue = Only blue may build here.
about-col-mixed = Both players may build here.
about-col-lamp = It lights the buildings on its four sides. Nobody may build here.
about-col-tile = Lay it on an empty square, turned as you like. Then you draw the next one.
about-col-shape = Size { $size }. {"\u2063"}Its columns row by row: { $rows }.{"\u2063"}
about-col-take = Take it into your reserve instead of laying a tile; nothing can be taken once the streets are complete.
about-col-build = On the board it is worth its size times the streetlights that light it. It may be turned, but not flipped over. Left in the reserve it costs 3 points.
about-col-build-free = On the board it is worth its size times the streetlights that light it. It may be turned, but not flipped over. Left in the reserve it costs nothing: Sacré-Cœur.
about-col-swap = The streets are complete: it can only be swapped in with Lévitation.
about-col-built = Size { $size } × { $lamps } streetlights = { $points } points now.
about-col-annex = It makes the building larger by 1.
about-col-hidden-tile = Only its owner sees it.
about-col-tokens = Each lets you use one postcard.
about-col-chimneys = One goes on each building that is put on the board.
about-col-supply = Either player may take these, one per turn, until the last tile has been laid.
about-col-squares-left = Once the last tile is laid, the streets are complete: nothing more can be taken, and both players build what they have.
about-col-now = Now: buildings { $buildings }, largest group { $group }, reserve { $reserve }, postcards { $cards }.
about-col-points = Size times streetlights for each building, 1 for each space of the largest group, −3 for each building in the reserve, and the postcards.
about-col-you-orange = You are orange: build on orange and mixed spaces.
about-col-you-blue = You are blue: build on blue and mixed spaces.

about-paris-bank = A key placed here brings { $francs } francs. Later it can move on to any building or landmark of this district.
about-paris-arc = A key placed here brings nothing, but can later move to any district.
about-paris-district = The total values under the keys decide at the end who scores its VP tile.
about-paris-lot = Costs { $value ->
    [one] { $value } franc
   *[other] { $value } francs
}, less the value of what the key leaves.
about-paris-lot-bonus = Gives a bonus tile.
about-paris-lot-bonus-for = A bonus tile for { $price } francs more.
about-paris-lot-eight = Also costs { $wood } wood and gives { $vp } VP.
about-paris-lot-token = Gives: { $kind }.
about-paris-lot-taken = Taken until the key moves on.
about-paris-lot-empty = Can be bought once its building has been drawn.
about-paris-landmark = Costs { $value } francs, less the value of what the key leaves, and { $cost }. Prestige can be discarded here: { $slots }.
about-paris-worth = { $kind } { $vp } VP
about-paris-count = { $count } { $kind }
about-paris-vp-tile = At the end, the highest total value in its district gets { $first } VP, the second highest { $second }, the third { $third }.
about-paris-vp-place = Place for a VP tile in { $district }
about-paris-vp-right = A player who places the fourth key on the buildings and landmarks of a district may put a VP tile on any district without one.
about-paris-stack = A turn begins with drawing a building. It goes to its district and can then be bought.
about-paris-bonus = Comes with a building of value 1 or 2; with value 3 you pay francs for it. The meeple only moves forward.
about-paris-bonus-gone = None left.
about-paris-held = Its owner may use it at once or on any later turn.
about-paris-used = Used up.
about-paris-resource = Buildings of value 8 cost wood, landmarks marble and gold.
about-paris-prestige = Each slot of this kind on a landmark gives { $vp } VP.
about-paris-end-tiles = Once the stacks are empty, taking one is an action; the last one brings on the end of the game. All of them: { $tiles }.
about-paris-keys = Place one on a bank or the Arc, or move one to buy. Those in the reserve come with bonus tiles 13 and 14.
about-paris-francs = Worth nothing at the end, except with bonus tile 27.
about-paris-meeple = It moves along the bonus track, forward only.
about-paris-fourth = Keys on the places of { $district }: { $count } of 4
about-paris-sum = Player { $player }: total value { $sum } in { $district }
about-paris-points = VP so far, without what the districts bring at the end.
about-paris-points-over = Final VP, including what the end of the game brought.
about-paris-drawn = Just drawn: choose its district.

sign-grid = Board in rows instead of a circle
sign-title = What the symbols mean
sign-small-tour = small tour
sign-bus = the bus; grand tour
sign-shop = shops left to build
sign-bag = shops in the bag
sign-trip = special trip
sign-lamp = streetlight
sign-chimney = chimneys left
sign-token = action tokens left
sign-francs = francs
sign-vp = victory points (VP)
sign-key = keys: behind the screen + in the reserve
sign-beside-own = a key may join another: = your own, ≠ another player’s
sign-bonus = bonus tile
sign-back = go back on the bonus track
sign-take = take any bonus tile
sign-end = end-game tile
sign-any-resource = any resource
sign-any-prestige = any prestige
sign-landmark = landmark

foresee-pp-no-bus = No bus leaves yet: the round goes on.
foresee-col-same = It does not change any points now.
foresee-paris-draw = A building in { $district }, with one of these values: { $values }.
foresee-paris-sum = Your total value in { $district } becomes { $sum }; its VP tile: { $prizes }.
foresee-paris-used-now = Used at once: { $vp ->
    [0] nothing yet.
   *[other] +{ $vp } VP.
}
foresee-paris-at-end = With the francs you have now: { $vp } VP at the end.
foresee-paris-kept = You keep it: use it at once or on a later turn.
foresee-paris-take-use-vp = Take it and use it at once: +{ $vp } VP
foresee-paris-take-use-francs = Take it and use it at once: { $francs ->
    [one] +{ $francs } franc
   *[other] +{ $francs } francs
}
foresee-paris-take-use-both = Take it and use it at once: { $francs ->
    [one] +{ $francs } franc
   *[other] +{ $francs } francs
}, +{ $vp } VP
foresee-paris-sell-all = Sell all that is left: { $francs ->
    [one] +{ $francs } franc
   *[other] +{ $francs } francs
}, +{ $vp } VP
foresee-paris-look = Once you have looked, this cannot be undone.
foresee-paris-last = It is the last one: the round is finished, then everybody has one more turn.
purse-paris-francs = { $count ->
    [one] { $count } franc
   *[other] { $count } francs
}
purse-paris-keys = { $count ->
    [one] { $count } key
   *[other] { $count } keys
}
purse-paris-token = { $count } { $kind }
foresee-paris-pay = Pay all that is left to pay
foresee-paris-pay-tokens = Pay with tokens and keep the tiles
foresee-paris-prestige-tile = Discard { $kind } ({ $source }): +{ $vp } VP
foresee-paris-prestige = Discard { $count ->
    [one] the matching prestige token
   *[other] { $count } matching prestige tokens
}: +{ $vp } VP
