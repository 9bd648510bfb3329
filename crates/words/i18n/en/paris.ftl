# Paris: what the rules have to say.

paris-prompt-draw = Draw a building from one of the stacks.
paris-prompt-place = Choose a district for the building drawn: { $type }, value { $value }.
paris-prompt-action = Your action: place a key, or move one and buy.
paris-prompt-action-end-tiles = Your action: place a key, move one and buy, or take an end-game tile.
paris-prompt-action-last = Your action: place a key, move one and buy, or retire.
paris-prompt-end-tile = Choose one of the end-game tiles.
paris-prompt-pay = What will you pay the { $kind } with?
paris-prompt-prestige = Discard prestige for { $landmark }, or skip.
paris-prompt-bonus = Take a bonus tile further along the track, or skip.
paris-prompt-bonus-price = For { $price ->
    [one] { $price } franc
   *[other] { $price } francs
}: take a bonus tile further along the track, or skip.
paris-prompt-vp-tile = The fourth key: put a VP tile on a district, or skip.
paris-prompt-free = Buy, sell or use tiles if you like, then end your turn.
paris-prompt-over = The Belle Époque is over.

paris-say-draw = Draw from stack { $stack }
    .log = { who-draws } from stack { $stack }.
paris-say-place = Place it in { $district }
    .log = { who-chooses } { $district } for the building.
paris-say-key-arc = Key to the Arc de Triomphe
    .log = { who-places } a key on the Arc de Triomphe.
paris-say-key-bank = Key to the bank of { $district }: +{ $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
}
    .log = { who-places } a key on the bank of { $district }.
paris-say-buy-building = Buy the building of value { $value } in { $district } for { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
} ({ $spent ->
    [0] { $from }
   *[other] key from value { $spent }
})
    .log = { who-buys } the building of value { $value } in { $district }.
paris-say-buy-building-with = Buy the building of value { $value } in { $district } for { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
} with bonus tile { $number } ({ $spent ->
    [0] { $from }
   *[other] key from value { $spent }
})
    .log = { who-buys } the building of value { $value } in { $district } with bonus tile { $number }.
paris-say-buy-landmark = Buy { $landmark } in { $district } for { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
} ({ $spent ->
    [0] { $from }
   *[other] key from value { $spent }
})
    .log = { who-buys } { $landmark } in { $district }.
paris-say-buy-landmark-with = Buy { $landmark } in { $district } for { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
} with bonus tile { $number } ({ $spent ->
    [0] { $from }
   *[other] key from value { $spent }
})
    .log = { who-buys } { $landmark } in { $district } with bonus tile { $number }.
paris-say-look = Look through the end-game tiles and take one
    .log = { who-looks } through the end-game tiles.
paris-say-end-tile = Take an end-game tile
    .log = { who-takes } an end-game tile.
paris-say-take-end-vp = Take this end-game tile: { $vp ->
    [one] { $vp } VP
   *[other] { $vp } VP
}
    .log = { who-takes } an end-game tile: { $vp ->
        [one] { $vp } VP
       *[other] { $vp } VP
    }.
paris-say-take-end-francs = Take this end-game tile: { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
}
    .log = { who-takes } an end-game tile: { $francs ->
        [one] { $francs } franc
       *[other] { $francs } francs
    }.
paris-say-take-end-kind = Take this end-game tile: { $kind }
    .log = { who-takes } an end-game tile: { $kind }.
paris-say-retire = Retire: take no more turns
    .log = { who-retires } from the game.
paris-say-pay = Pay { $kind }: { $source }
    .log = { who-pays } { $kind } ({ $source }).
paris-say-prestige = Discard { $kind } ({ $source })
    .log = { who-discards } { $kind } ({ $source }).
paris-say-bonus = Take bonus tile { $number }
    .log = { who-takes } bonus tile { $number }.
paris-say-vp-tile = Put VP tile { $prize } on { $district }
    .log = { who-puts } VP tile { $prize } on { $district }.
paris-say-buy = Buy { $kind } for { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
}
    .log = { who-buys } { $kind }.
paris-say-sell = Sell { $kind } ({ $source }) for { $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
}
    .log = { who-sells } { $kind } ({ $source }).
paris-say-use = Use bonus tile { $number }
    .log = { who-uses } bonus tile { $number }.
paris-say-take-any = Use bonus tile 17: take tile { $number }
    .log = { who-uses } bonus tile 17 to take tile { $number }.
paris-say-back = Use bonus tile 25: back to tile { $number }
    .log = { who-uses } bonus tile 25 to go back to tile { $number }.
paris-say-pairs-prestige = Use bonus tile 23: return pairs (bronze { $bronze }, silver { $silver }, gold { $gold })
    .log = { who-uses } bonus tile 23.
paris-say-pairs-resources = Use bonus tile 24: return pairs (wood { $wood }, marble { $marble }, gold { $gold })
    .log = { who-uses } bonus tile 24.
paris-say-use-end-vp = Use the end-game tile: +{ $vp ->
    [one] { $vp } VP
   *[other] { $vp } VP
}
    .log = { who-uses } an end-game tile: { $vp } VP.
paris-say-use-end-francs = Use the end-game tile: +{ $francs ->
    [one] { $francs } franc
   *[other] { $francs } francs
}
    .log = { who-uses } an end-game tile for francs.
paris-say-use-end-kind = Use the end-game tile as { $kind }
    .log = { who-uses } an end-game tile as { $kind }.
paris-say-skip-action = No action is possible: go on
    .log = { who-can } take no action.
paris-say-skip = Skip
    .log = { who-declines }.
paris-choice-building = Building of value { $value }
paris-choice-landmark = { $landmark }
paris-say-end = End the turn
    .log = { who-ends } the turn.

paris-event-built = { who-adds } a building to { $district }: { $type }, value { $value }.
paris-event-homeless = { $seat_is ->
    [you] You have nowhere to put a building and remove it
   *[other] { $seat } has nowhere to put a building and removes it
}: { $type }, value { $value }.
paris-event-key-bank = { who-places } a key on the bank of { $district }.
paris-event-key-arc = { who-places } a key on the Arc.
paris-event-landmark-added = { who-adds } { $landmark } to { $district }.
paris-event-bought-building = { who-buys } the building of value { $value } in { $district }.
paris-event-bought-landmark = { who-buys } { $landmark } in { $district }.
paris-event-token = { who-takes } the token: { $kind }.
paris-event-paid = { who-pays } { $kind } ({ $source }).
paris-event-filled = { who-discards } { $kind } ({ $source }).
paris-event-returned = { who-returns } { $pairs ->
    [one] { $pairs } pair
   *[other] { $pairs } pairs
}: { $kind }.
paris-event-bonus-taken = { who-takes } bonus tile { $number }.
paris-event-bonus-spent = { who-uses } bonus tile { $number }.
paris-event-key-gained = { who-gets } a key from the reserve.
paris-event-vp-tile = { who-puts } VP tile { $prize } on { $district }.
paris-event-looked = { who-looks } through the end-game tiles.
paris-event-end-tile = { who-takes } an end-game tile; { $left } left.
paris-event-skipped = { who-can } take no action.
paris-event-retired = { who-retires }.
paris-event-last-round = The last round begins.
paris-event-over = The game is over; the districts are scored.

paris-event-francs-bank = { who-gets } { $amount ->
    [one] { $amount } franc
   *[other] { $amount } francs
}: bank of { $district }.
paris-event-francs-building = { who-pays } { $amount ->
    [one] { $amount } franc
   *[other] { $amount } francs
}: the building of value { $value } in { $district }.
paris-event-francs-landmark = { who-pays } { $amount ->
    [one] { $amount } franc
   *[other] { $amount } francs
}: { $landmark }.
paris-event-francs-bonus-price = { who-pays } { $amount ->
    [one] { $amount } franc
   *[other] { $amount } francs
}: for a bonus tile.
paris-event-francs-sold = { who-gets } { $amount ->
    [one] { $amount } franc
   *[other] { $amount } francs
}: { $kind } sold ({ $source }).
paris-event-francs-bought = { who-pays } { $amount ->
    [one] { $amount } franc
   *[other] { $amount } francs
}: { $kind } bought.
paris-event-francs-tile = { who-gets } { $amount ->
    [one] { $amount } franc
   *[other] { $amount } francs
}: bonus tile { $number }.
paris-event-francs-key = { who-pays } { $amount ->
    [one] { $amount } franc
   *[other] { $amount } francs
}: a key with bonus tile { $number }.
paris-event-francs-end-tile = { who-gets } { $amount ->
    [one] { $amount } franc
   *[other] { $amount } francs
}: end-game tile.

paris-event-vp-eight = { who-gets } { $amount ->
    [one] { $amount } VP
   *[other] { $amount } VP
}: a building of value 8 in { $district }.
paris-event-vp-slot = { who-gets } { $amount ->
    [one] { $amount } VP
   *[other] { $amount } VP
}: { $kind } at { $landmark }.
paris-event-vp-bonus = { who-gets } { $amount ->
    [one] { $amount } VP
   *[other] { $amount } VP
}: bonus tile { $number }.
paris-event-vp-end-tile = { who-gets } { $amount ->
    [one] { $amount } VP
   *[other] { $amount } VP
}: end-game tile.
paris-event-vp-district = { who-gets } { $amount ->
    [one] { $amount } VP
   *[other] { $amount } VP
}: { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} in { $district }.

paris-score-eights = Buildings of value 8
paris-score-prestige = Prestige at landmarks
paris-score-bonus = Bonus tile { $number }{ $number ->
    [6] {" "}(buildings)
    [11] {" "}(buildings)
    [15] {" "}(buildings)
    [18] {" "}(buildings)
    [26] {" "}(buildings)
    [28] {" "}(buildings)
    [20] {" "}(unused tiles)
    [23] {" "}(pairs of prestige)
    [24] {" "}(pairs of resources)
    [27] {" "}(francs)
    [29] {" "}(landmarks)
    [30] {" "}(types of building)
   *[other] {""}
}
paris-score-end-tiles = End-game tiles
paris-score-district = District { $district }
paris-feat-turn = Most VP in one turn
paris-feat-districts = Most districts won in one game
paris-feat-landmarks = Most landmarks bought in one game
paris-feat-tiles = Most bonus tiles taken in one game

paris-refusal-other-step = You cannot do that now.
paris-refusal-stack-empty = This stack is empty.
paris-refusal-value-taken = This value is taken in the district.
paris-refusal-type-taken = The district already has a building of this type.
paris-refusal-no-key = You have no key left behind your screen.
paris-refusal-stand-taken = A key of yours is there already.
paris-refusal-no-key-there = You have no key there.
paris-refusal-other-district = From there a key stays in its district.
paris-refusal-not-higher = The new building or landmark must have a higher value.
paris-refusal-not-built = There is no building yet.
paris-refusal-no-such-landmark = There is no such landmark.
paris-refusal-landmark-elsewhere = This landmark stands in another district.
paris-refusal-landmark-too-low = A landmark added must be worth more than the last one there.
paris-refusal-occupied = A key stands there.
paris-refusal-tile-not-needed = No tile is needed for that.
paris-refusal-tile-does-not-serve = This tile is of no use there.
paris-refusal-no-tile = You do not have this tile.
paris-refusal-no-francs = You do not have enough francs.
paris-refusal-no-resources = You do not have enough resources.
paris-refusal-stacks-not-empty = End-game tiles can be taken once the stacks are empty.
paris-refusal-no-end-tile = This end-game tile is not there.
paris-refusal-look-first = Look through the end-game tiles first, then choose one.
paris-refusal-too-early-to-retire = You can retire once no end-game tile is left.
paris-refusal-action-possible = An action is possible, so it cannot be skipped.
paris-refusal-not-asked = Nothing has to be paid that way now.
paris-refusal-no-source = You have nothing of that kind.
paris-refusal-needed-elsewhere = That is needed for the rest of the price.
paris-refusal-no-slot = No slot for it is free.
paris-refusal-number-taken = You have already taken a tile with this number.
paris-refusal-none-left = No tile with this number is left.
paris-refusal-passed = Your meeple has passed this tile.
paris-refusal-too-far-back = That is too far back.
paris-refusal-no-vp-tile = This VP tile is no longer there.
paris-refusal-district-has-tile = The district already has a VP tile.
paris-refusal-prestige-not-for-sale = Prestige cannot be bought.
paris-refusal-supply-empty = The supply has none.
paris-refusal-sold-as-best = This tile is sold as the kind with the best price.
paris-refusal-no-effect = That would have no effect.
paris-refusal-no-pairs = You do not have those pairs.
paris-refusal-counts-as-token = This tile is used by paying or selling it.
paris-refusal-used-with-key = This tile is used by moving a key.
paris-refusal-only-at-end = This tile counts at the end of the game.

paris-kind-wood = wood
paris-kind-marble = marble
paris-kind-gold = gold
paris-kind-bronze = bronze prestige
paris-kind-silver = silver prestige
paris-kind-gold-prestige = gold prestige
paris-type-bakery = bakery
paris-type-bookshop = bookshop
paris-type-cafe = café
paris-type-hotel = hotel
paris-type-residence = residence
paris-type-theatre = theatre
paris-type-butcher = butcher
paris-type-cinema = cinema
paris-type-fashion-house = fashion house
paris-type-florist = florist
paris-type-gallery = gallery
paris-type-library = library
paris-type-market = market
paris-type-museum = museum
paris-type-pharmacy = pharmacy
paris-type-school = school
paris-type-shop = shop
paris-type-wine-shop = wine shop
paris-from-arc = key from the Arc
paris-from-bank = key from the bank
paris-source-token = token
paris-source-tile2 = bonus tile 2
paris-source-tile3 = bonus tile 3
paris-source-tile4 = bonus tile 4
paris-source-tile8 = bonus tile 8
paris-source-tile10 = bonus tile 10
paris-source-tile19 = bonus tile 19
paris-source-tile21 = bonus tile 21
paris-source-endtile = end-game tile
