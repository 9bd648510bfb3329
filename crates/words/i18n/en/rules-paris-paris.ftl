# The rules of Paris Paris in our own words.

rules-paris-paris-aim-title = What it is about
rules-paris-paris-aim =
    Five sightseeing lines cross Paris. You open shops at their stops and earn a point whenever a bus brings visitors to them. Nobody knows beforehand which stops the buses will serve: the players decide together, by what they leave lying.

rules-paris-paris-setup-title = Setting up
rules-paris-paris-setup =
    - Each player has { $shops } shops to build with, enough for the whole game. [P7]
    - The { $tiles } tiles are shuffled and make stacks of one tile more than there are players: 20 stacks of three with two players, 15 of four with three, 12 of five with four. A stop has as many tiles as it has neighbours, each in the colour of the line that leads there.
    - There are five special trips, one for each line. Each player draws one in secret. With two players a third one is turned up for both. The others are never shown.
    - Chance decides who begins; that player holds the bus.
    - Everybody may see which tiles are still in the stacks, but not their order. [P13] The special trips of the others are secret too. What is in the bag and in the supplies follows from the moves: an option shows or hides both [P9], and at the end they are shown in any case. [P14]

rules-paris-paris-map-title = The map
rules-paris-paris-map =
    There are { $stops } stops on five lines of seven stops each. Ten of the stops are crossings of two lines; in the list they are set in bold.

    - An ordinary stop has room for one shop.
    - A crossing has room for two shops, of two different owners.

    Every line has its own colour, pattern and letter, and so has every player.

rules-paris-paris-round-title = A round
rules-paris-paris-round =
    1. The next stack is turned up: one tile more than there are players. Each names a stop and has the colour of a line.
    2. Beginning with the holder of the bus and going clockwise, everybody takes one tile and opens a shop at its stop. You must, even if it does not suit you. The tile leaves the game.
    3. One tile is left over. It sends the small tour.
    4. That tile is put on one of the five parking spaces. If two tiles of its colour are parked now, the grand tour of that line runs at once, and both tiles leave the game.
    5. The bus passes to the left, and the next round begins.

    When you open a shop:

    - If there is room, it simply opens.
    - If the stop is full, one shop there has to go; where shops of two owners could go, you choose. Another player’s shop goes into the bag, with two players back to its owner. Your own comes back to you.
    - At a stop that your own shop fills, the new one replaces it: the tile is used up, nothing else changes. [P11]
    - At a crossing where you already have a shop, the new one replaces it, even if the other place is free. [P1] An option allows two shops of one owner at a crossing; then you also choose which shop of a full crossing goes, your own included. [P2]
    - You choose a tile, not a stop. Where two tiles name the same crossing, the colour that stays behind matters. [P10]

rules-paris-paris-small-title = The small tour
rules-paris-paris-small =
    The small tour goes to the stop of the tile that is left over: every shop there earns its owner one point. Shops count, not owners. [P3]

    If nobody has a shop there, the bus drives on along the line, at a crossing along both lines, in both directions, to the nearest shops. Every shop at that smallest distance earns a point. The bus never changes lines on the way. [P4] No shop on the way: no points.

rules-paris-paris-grand-title = The grand tour
rules-paris-paris-grand =
    The bus follows the whole line from its beginning (▸ on the map), but stops at its four crossings only. At each of them

    - every shop earns one point, and
    - whoever has a shop there earns one more point for each of their shops at a neighbouring stop, on either of the two lines: four more at most.

    Without a shop at the crossing you get nothing there, however many stand around it. Each crossing is counted by itself, so a shop may score several times in one tour. [P6] If both shops of a crossing are yours (an option), your neighbouring shops count once there, but a neighbouring crossing with two shops of yours counts two, so more than four are possible. [P5]

rules-paris-paris-end-title = The end
rules-paris-paris-end =
    After 20, 15 or 12 rounds with two, three or four players the stacks are used up.

    1. The special trips: everybody turns up theirs, and for each of these lines there is one more grand tour, in which everybody scores. They run from the holder of the bus on; with two players the open one comes last. The order changes nothing. [P8]
    2. The bag, with three or four players: whoever has more shops in it than anybody else gets one point for each of them. If several share the lead, or if it is empty, nobody does.

    The most points win. If they are equal, fewer shops on the map win. If those are equal too, the victory is shared.

    The score during the game is that of the tours so far; the special trips stay secret until the end. [P12]

rules-paris-paris-icons-title = The signs
rules-paris-paris-icons = What the signs beside the map mean:
rules-paris-paris-icon-bus = The bus: its holder begins the round.
rules-paris-paris-icon-bag = The bag with the shops that were displaced, by owner (three and four players).
rules-paris-paris-icon-shop = The shops that a player has left to build.
rules-paris-paris-icon-ticket = A special trip: yours shows its line, those of the others stay hidden until the end.

rules-paris-paris-setup-figure = The beginning with four players: five tiles lie out, the player with the bus begins.
rules-paris-paris-small-figure = Example: the tile left over is Luxembourg, where nobody has a shop. The nearest shops are one stop away on the two lines, and all of them score:
rules-paris-paris-grand-figure = Example: the grand tour of the green line. Everybody’s points, and what each shop earns:
