# The rules of Paris Paris in our own words.

rules-paris-paris-aim-title = The aim of the game
rules-paris-paris-aim =
    Five sightseeing lines cross Paris. You open shops at their stops and score a point whenever a bus brings visitors to one of them. Nobody knows in advance which stops the buses will serve: the players decide that together, by the tiles they leave behind.

rules-paris-paris-setup-title = Setting up
rules-paris-paris-setup =
    - Each player has { $shops } shops to build, enough for the whole game. [P7]
    - The { $tiles } tiles are shuffled into stacks of one tile more than there are players: 20 stacks of three with two players, 15 of four with three, 12 of five with four. A stop has as many tiles as it has neighbours, each in the colour of the line that leads there.
    - There are five special trips, one for each line. Each player draws one in secret. With two players, a third one is turned up for both. The rest are never shown.
    - The start player is chosen at random and takes the bus.
    - Everyone may see which tiles are still in the stacks, but not in what order. [P13] Other players’ special trips are secret too. What is in the bag and in the supplies can be worked out from the moves: an option shows or hides both [P9], and at the end they are shown in any case. [P14]

rules-paris-paris-map-title = The map
rules-paris-paris-map =
    There are { $stops } stops on five lines of seven stops each. Ten of the stops are crossings of two lines, shown in bold in the list.

    - An ordinary stop has room for one shop.
    - A crossing has room for two shops, of two different owners.

    Every line has its own colour, pattern and letter, and so does every player.

rules-paris-paris-round-title = A round
rules-paris-paris-round =
    1. The next stack is turned up: one tile more than there are players. Each names a stop and has the colour of a line.
    2. Starting with the player who holds the bus and going clockwise, everyone takes one tile and opens a shop at its stop. You must do so even if it does not suit you. The tile leaves the game.
    3. One tile is left over. It triggers the small tour.
    4. That tile is put on one of the five parking spaces. If two tiles of its colour are now parked, the grand tour of that line runs at once, and both tiles leave the game.
    5. The bus passes to the left, and the next round begins.

    When you open a shop:

    - If there is room, you simply place it.
    - If the stop is full, one shop there has to go; if it could be either of two owners’, you choose. Another player’s shop goes into the bag or, with two players, back to its owner. Your own comes back to you.
    - If your own shop fills the stop, the new one replaces it: the tile is used up, and nothing else changes. [P11]
    - At a crossing where you already have a shop, the new one replaces it, even if the other place is free. [P1] An option allows two shops of one owner at a crossing; then you also choose which shop of a full crossing goes, your own included. [P2]
    - You choose a tile, not a stop. If two tiles name the same crossing, it matters which colour you leave behind. [P10]

rules-paris-paris-small-title = The small tour
rules-paris-paris-small =
    The small tour goes to the stop on the tile left over: every shop there scores its owner one point. Shops count, not owners. [P3]

    If nobody has a shop there, the bus drives on in both directions along the line (at a crossing, along both lines) to the nearest shops. Every shop at that shortest distance scores a point. The bus never changes lines on the way. [P4] If it meets no shop, nobody scores.

rules-paris-paris-grand-title = The grand tour
rules-paris-paris-grand =
    The bus follows the whole line, from the first stop in the list above to the last, but stops only at its four crossings. At each of them

    - every shop scores one point, and
    - each player with a shop there scores one more point for each of their shops at a neighbouring stop, on either of the two lines: four more at most.

    Without a shop at the crossing you score nothing there, however many shops you have around it. Each crossing is scored separately, so a shop may score several times in one tour. [P6] If both shops of a crossing are yours (an option), your neighbouring shops still count only once there, but a neighbouring crossing with two of your shops counts as two, so more than four are possible. [P5]

rules-paris-paris-end-title = The end
rules-paris-paris-end =
    The stacks run out after 20, 15 or 12 rounds with two, three or four players.

    1. The special trips: everyone reveals theirs, and each of these lines has one more grand tour, in which everyone scores. They run in turn order from the player who holds the bus; with two players, the one turned up for both comes last. The order makes no difference. [P8]
    2. The bag, with three or four players: the player with the most shops in it scores one point for each of them. If several players share the lead, or if it is empty, nobody scores.

    The player with the most points wins. If tied, the one with fewer shops on the map wins. If still tied, the victory is shared.

    During the game the score counts the tours so far; the special trips stay secret until the end. [P12]

rules-paris-paris-icons-title = The symbols
rules-paris-paris-icons = What the symbols beside the map mean:
rules-paris-paris-icon-bus = The bus: the player who holds it starts the round.
rules-paris-paris-icon-bag = The bag with the shops that were displaced, by owner (three and four players).
rules-paris-paris-icon-shop = The shops a player still has to build.
rules-paris-paris-icon-ticket = A special trip: yours shows its line; the others’ stay hidden until the end.

rules-paris-paris-setup-figure = The start of a four-player game: five tiles are on offer, and the player with the bus begins.
rules-paris-paris-small-figure = Example: the tile left over is Luxembourg, where nobody has a shop. The nearest shops are one stop away on both lines, and all of them score:
rules-paris-paris-grand-figure = Example: the grand tour of the green line. Everyone’s points, and what each shop scores:
