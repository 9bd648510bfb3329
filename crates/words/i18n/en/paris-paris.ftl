# Paris Paris: what the rules have to say.

pp-line-black = black
pp-line-blue = blue
pp-line-green = green
pp-line-red = red
pp-line-orange = orange

pp-prompt-open = Round { $round } of { $rounds }: choose a tile and open a shop at its stop.
pp-prompt-over = The buses are back in the depot.

pp-say-open = { $stop }: open a shop ({ $line } tile)
    .log = { who-opens } a shop at { $stop } ({ $line } tile).
pp-say-replace = { $stop }: renew your own shop ({ $line } tile)
    .log = { who-renews } a shop at { $stop } ({ $line } tile).
pp-say-displace = { $stop }: displace { $seat_is ->
    [you] your own
   *[other] { $seat }’s
} shop ({ $line } tile)
    .log = { who-opens } a shop at { $stop } in place of { $seat_is ->
        [you] yours
       *[other] { $seat }’s
    } ({ $line } tile).

pp-choice-stop = { $stop }

pp-refused-over = The game is over.
pp-refused-no-such-stop = There is no stop called { $stop }.
pp-refused-not-on-line = { $stop } is not on the { $line } line.
pp-refused-not-in-round = There is no { $line } tile of { $stop } this round.
pp-refused-whose-shop = { $stop } is full: choose whose shop has to go.
pp-refused-no-choice = At { $stop } there is no choice: it is clear whose shop goes.
pp-refused-no-shop-of = { who-has } no shop at { $stop }.

pp-event-opened = { who-opens } a shop at { $stop }.
pp-event-replaced = { who-renews } { $seat_is ->
    [you] your
   *[other] their
} own shop at { $stop }.
pp-event-bagged = { who-removes } { $owner_is ->
    [you] your
   *[other] { $owner }’s
} shop at { $stop }; it goes into the bag.
pp-event-returned = { who-removes } { $owner_is ->
    [you] your
   *[other] { $owner }’s
} shop at { $stop }; { $owner_is ->
    [you] you take
   *[other] { $owner } takes
} it back.
pp-event-small-tour = Small tour to { $stop } ({ $line } tile left over).
pp-event-small-tour-nearest = Small tour to { $stop } ({ $line } tile left over): nobody is there, the nearest shops are { $distance ->
    [one] one stop
   *[other] { $distance } stops
} away.
pp-event-small-tour-nobody = Small tour to { $stop } ({ $line } tile left over): no shop on the way, nobody scores.
pp-event-parked = The { $line } tile of { $stop } is parked.
pp-event-grand-tour = Grand tour of the { $line } line!
pp-event-special-trip = { $seat_is ->
    [you] Your special trip
   *[other] Special trip of { $seat }
} on the { $line } line.
pp-event-open-trip = The open special trip runs on the { $line } line.
pp-event-bag = { who-has } the most shops in the bag: { $points ->
    [one] one point
   *[other] { $points } points
}.
pp-event-bag-nobody = Nobody has more shops in the bag than everyone else.
pp-event-round = Round { $round } begins; { $seat_is ->
    [you] you have
   *[other] { $seat } has
} the bus.

pp-point-here = { $seat } +1: shop at { $stop }.
pp-point-nearest = { $seat } +1: shop at { $stop }, { $distance ->
    [one] one stop
   *[other] { $distance } stops
} from { $to }.
pp-point-crossing = { $seat } +1: shop at the crossing { $stop }.
pp-point-next-to = { $seat } +1: shop at { $stop }, next to { $crossing }.

pp-score-small-tours = Small tours
pp-score-grand-tours = Grand tours
pp-score-special-trips = Special trips
pp-score-bag = The bag
pp-feat-tour-points = Most points from one tour
pp-feat-tour-stops = Longest tour, in stops that scored
pp-feat-displaced = Most shops displaced in one game
