# City of Light: what the rules have to say.

col-prompt-streets = Lay your tile on an empty square, or take a building.
col-prompt-streets-laid = All your tiles are laid: take a building or pass.
col-prompt-buildings = Place a building from your reserve, or use a postcard.
col-prompt-buildings-only = No action token left: place a building from your reserve.
col-prompt-cards-only = Nothing can be built: use a postcard.
col-prompt-over = The streetlights are lit, the game is over.

col-say-tile = Lay your tile on { $square }{ $turn ->
    [0] {""}
    [1] {" "}(↻ 90°)
    [2] {" "}(↻ 180°)
   *[other] {" "}(↻ 270°)
}
    .log = { who-lays } a tile on { $square }.
col-say-tile-of = Lay tile { $tile } on { $square }{ $turn ->
    [0] {""}
    [1] {" "}(↻ 90°)
    [2] {" "}(↻ 180°)
   *[other] {" "}(↻ 270°)
}
    .log = { who-lays } a tile on { $square }.
col-say-take = Take building { $building }
    .log = { who-takes } building { $building }.
col-say-pass = Pass
    .log = { who-passes }.
col-say-build = Build { $building } on { $spaces }
    .log = { who-builds } { $building } on { $spaces }.
col-say-idle = Block { $card } without using it
    .log = { who-blocks } { $card } without using it.
col-say-levitation = Lévitation: put { $back } back, build { $building } on { $spaces }
    .log = { who-uses } Lévitation: { $back } goes back, { $building } is built on { $spaces }.
col-say-metropolitain = Métropolitain: a later building may cover a streetlight
    .log = { who-uses } Métropolitain: a later building may cover a streetlight.
col-say-jardin = Jardin des Plantes: lay the garden on { $spaces }
    .log = { who-uses } Jardin des Plantes: the garden lies on { $spaces }.
col-say-sacre-coeur = Sacré-Cœur: unbuilt buildings cost nothing
    .log = { who-uses } Sacré-Cœur: unbuilt buildings cost nothing.
col-say-peintre = Le Peintre: put the painter on { $space }
    .log = { who-uses } Le Peintre: the painter stands on { $space }.
col-say-chartier = Chartier: take the mixed space for later
    .log = { who-uses } Chartier: a later building may cover a space of the other colour.
col-say-bouquinistes = Bouquinistes: extend { $building } by the annex on { $space }
    .log = { who-uses } Bouquinistes: the annex on { $space } extends { $building }.
col-say-lampadaire = Lampadaire: put the streetlight on { $space }
    .log = { who-uses } Lampadaire: the streetlight stands on { $space }.
col-say-moulin-rouge = Moulin Rouge: put the dancer on { $space }
    .log = { who-uses } Moulin Rouge: the dancer stands on { $space }.
col-say-fontaine = Fontaine des Mers: put the fountain on { $spaces }
    .log = { who-uses } Fontaine des Mers: the fountain stands on { $spaces }.
col-say-penseur = Le Penseur: put the statue on { $space }, facing { $facing }
    .log = { who-uses } Le Penseur: the statue on { $space } faces { $facing }.
col-say-grande-lumiere = La Grande Lumière: put the large streetlight on { $space }
    .log = { who-uses } La Grande Lumière: the large streetlight stands on { $space }.

col-choice-corner = Lay a tile in a corner
col-choice-edge = Lay a tile at the edge
col-choice-centre = Lay a tile in the middle
col-choice-build = Build { $building }
col-choice-card = { $card }

col-event-right-spent = { who-uses } { $card } at { $space }.
col-event-won = { $seat } +{ $points ->
    [one] { $points } point
   *[other] { $points } points
}.
col-event-lost = { $seat } −{ $points ->
    [one] { $points } point
   *[other] { $points } points
}.
col-part-building = { $sign }{ $points } { $building }: size { $size } × { $lamps ->
    [one] one streetlight
   *[other] { $lamps } streetlights
}
col-part-group = { $sign }{ $points } largest group: now { $size ->
    [one] one space
   *[other] { $size } spaces
}
col-part-reserve = { $sign }{ $points } reserve: fewer unbuilt buildings
col-part-card = { $sign }{ $points } { $card }
col-event-unbuilt = { $seat }: −{ $points ->
    [one] { $points } point
   *[other] { $points } points
} until this building is built.
col-event-streets-done = The streets are laid. { who-begins } to build.
col-event-skipped = { $seat_is ->
    [you] You can do nothing more and are skipped.
   *[other] { $seat } can do nothing more and is skipped.
}
col-event-over = Nobody can build any more: the points are counted.

col-line-building = Building { $building }: size { $size } × { $lamps ->
    [one] { $lamps } streetlight
   *[other] { $lamps } streetlights
}
col-line-group = Largest group: { $size ->
    [one] one space
   *[other] { $size } spaces
}
col-line-unbuilt = Unbuilt: { $count ->
    [one] one building
   *[other] { $count } buildings
}
col-line-forgiven = Unbuilt, forgiven by Sacré-Cœur: { $count }
col-line-peintre = Le Peintre: { $lamps ->
    [one] one streetlight
   *[other] { $lamps } streetlights
} in his area
col-line-moulin-rouge = Moulin Rouge: { $spaces ->
    [one] one free space
   *[other] { $spaces } free spaces
} around the dancer
col-line-fontaine = Fontaine des Mers: beside { $buildings ->
    [one] one of their buildings
   *[other] { $buildings } of their buildings
}
col-line-penseur = Le Penseur: { $sides } free at the sides, { $corners } at the corners
col-line-penseur-unseen = Le Penseur: the space in front of the statue is taken
col-feat-group = Largest group of buildings, in spaces
col-feat-building = Most points from one building
col-feat-lamps = Most streetlights on one building

col-refusal-over = The game is over.
col-refusal-still-streets = The streets are not all laid yet.
col-refusal-streets-done = The streets are all laid.
col-refusal-not-in-hand = You do not hold this tile.
col-refusal-square-taken = A tile lies there already.
col-refusal-tiles-left = You still have tiles to lay.
col-refusal-not-in-supply = { $building } is not in the supply.
col-refusal-not-in-reserve = { $building } is not in your reserve.
col-refusal-no-chimney = You have no chimney left.
col-refusal-no-token = You have no action token left.
col-refusal-card-not-in-play = { $card } is not in play.
col-refusal-card-used = { $card } has already been used.
col-refusal-same-look = Turned like this, the piece looks the same: no need to turn it.
col-refusal-no-rotation = This piece cannot be turned.
col-refusal-rotation-needed = Say how this piece is turned.
col-refusal-off-board = That goes over the edge of the board.
col-refusal-occupied = { $space } is not free.
col-refusal-streetlight = { $space } is a streetlight.
col-refusal-second-streetlight = { $space } would be a second streetlight; only one may be covered.
col-refusal-opponents-colour = { $space } has the colour of your opponent.
col-refusal-second-opponents-colour = { $space } would be a second space of your opponent’s colour; only one may be covered.
col-refusal-mixed = { $space } is mixed; this piece needs your own colour.
col-refusal-not-streetlight = { $space } is not a free streetlight.
col-refusal-front-off-board = The statue would look off the board.
col-refusal-front-occupied = { $space }, in front of the statue, is not free.
col-refusal-not-your-building = { $building } is not a building of yours on the board.
col-refusal-not-beside = That is not beside { $building }.

col-card-levitation = Lévitation
col-card-metropolitain = Métropolitain
col-card-jardin = Jardin des Plantes
col-card-sacre-coeur = Sacré-Cœur
col-card-peintre = Le Peintre
col-card-chartier = Chartier
col-card-bouquinistes = Bouquinistes sur la Seine
col-card-lampadaire = Lampadaire
col-card-moulin-rouge = Moulin Rouge
col-card-fontaine = Fontaine des Mers
col-card-penseur = Le Penseur
col-card-grande-lumiere = La Grande Lumière

col-building-jardin = garden
col-facing-n = north
col-facing-e = east
col-facing-s = south
col-facing-w = west
