# The rules of Paris Paris in our own words.

rules-paris-paris-aim-title = What it is about
rules-paris-paris-aim =
    Five sightseeing lines cross Paris. You open shops at their stops and earn a point whenever a bus brings visitors to them. Nobody knows beforehand which stops the buses will serve: the players decide together, by what they leave lying.

rules-paris-paris-map-title = The map
rules-paris-paris-map =
    There are 25 stops on five lines of seven stops each: black, blue, green, red and orange. Ten of the stops are crossings of two lines.

    - An ordinary stop has room for one shop.
    - A crossing has room for two, of two different owners.

    Every line has its own colour, pattern and letter, and so has every player.

rules-paris-paris-round-title = A round
rules-paris-paris-round =
    At the beginning of a round, tiles are laid out: one more than there are players. Each names a stop and has the colour of a line.

    Beginning with the holder of the bus, everybody in turn takes one tile and opens a shop at its stop. You must, even if it does not suit you.

    - If there is room, the shop simply opens.
    - If the stop is full, one shop there has to go; you choose which if there is a choice. Shops of others go into the bag (with two players: back to their owner), a shop of your own comes back to you.
    - At a crossing where you already have a shop, the new one replaces it.

rules-paris-paris-small-title = The small tour
rules-paris-paris-small =
    One tile is left over. The small tour goes to its stop: every shop there earns its owner one point.

    If nobody has a shop there, the bus drives on along the line, at a crossing along both, in both directions, to the nearest shops. All shops at that smallest distance earn a point. No shop on the way: no points.

rules-paris-paris-grand-title = The grand tour
rules-paris-paris-grand =
    The tile left over is parked. As soon as two tiles of one colour are parked, the grand tour of that line starts, and both tiles leave the game.

    The bus stops at the four crossings of the line only. At each of them

    - every shop earns one point, and
    - whoever has a shop there earns one more point for each own shop at a neighbouring stop, on either of the two lines.

    Without a shop in the crossing you get nothing there, however many stand around it. A shop may score several times in one tour.

    Then the bus passes to the left and the next round begins.

rules-paris-paris-end-title = The end
rules-paris-paris-end =
    After 20, 15 or 12 rounds with two, three or four players the tiles are used up. Now the special trips run: at the beginning each player has secretly drawn a line; for each of these lines there is one more grand tour, for everybody. With two players a third line was open from the start and runs too.

    With three or four players the bag comes last: whoever has more shops in it than anybody else gets one point for each of them. If two are equal, nobody does.

    Most points win. If they are equal, fewer shops on the map win.

rules-paris-paris-doubts-title = Doubtful cases
rules-paris-paris-doubts =
    - In the small tour every shop counts, not every owner: two shops of yours at the nearest stops bring two points.
    - At a crossing the nearest shops of both lines together count. The bus never changes lines on the way.
    - At a full single stop of your own, your new shop replaces your old one: the tile is used up, nothing else changes.
    - You choose a tile, not a stop. Where two tiles name one crossing, the colour that stays behind matters.
    - In a grand tour each crossing is counted by itself, so neighbouring shops can count again at the next one.
    - If both shops of a crossing are yours (an option), your neighbours count once there, but a neighbouring crossing with two shops of yours counts two.
    - The score during the game is the tours so far; the special trips stay secret until the end. Which tiles are still in the stacks can be seen, their order cannot.
    - Who runs which special trip first changes nothing.
    - If bag and supplies are hidden (an option), they lie open at the end.

rules-paris-paris-map-figure = Each line has a colour, a pattern and a letter. Awnings are shops; a crossing has room for two.
rules-paris-paris-grand-figure = Late in a game: a grand tour follows one line from end to end.
