# The rules of Paris in our own words.

rules-paris-aim-title = The aim of the game
rules-paris-aim =
    You invest in the most beautiful buildings around the Arc de Triomphe. Your keys mark what you own. They enter the city through the banks or the Arc and move on to ever more valuable buildings and landmarks. You score victory points (VP) for bonus tiles, for prestige, and at the end for the districts where you own the most.

rules-paris-setup-title = Setting up
rules-paris-setup =
    - Each player has { $francs } francs, { $keys2 } / { $keys3 } / { $keys4 } keys with two / three / four players, { $reserve } more keys in the reserve, a bonus meeple in front of the track, and 0 VP. Your francs, keys, tokens and tiles are kept behind your screen.
    - The { $buildings } buildings, one for each district and value, are shuffled. { $removed } are removed unseen; the other { $left } form three equal stacks, or two with an option. [K1] The back of a building shows its district, so everybody sees where the top building of each stack belongs.
    - Each of the six building spaces of a district has a token beside it, as the table of districts below shows: a resource (wood, marble or gold) or prestige (bronze, silver or gold), 18 of each. If you play with shuffled tokens, the gold resources still lie beside the 8s, and the other { $mixed } are placed at random beside the other spaces.
    - The { $landmarks } landmarks and the { $vptiles } VP tiles lie face up beside the board, the { $endtiles } end-game tiles face down.
    - The bonus track has thirty spaces, one for each number. There are { $bonus2 } bonus tiles with two players, { $bonus3 } with three and { $bonus4 } with four; tiles with the same number are stacked, and the list of bonus tiles tells you which numbers come more than once. The track has three zones, which begin at 1, { $zoneb } and { $zonec }. If you play with a shuffled track, one tile of each number goes to a random space of its zone, and any further copies are stacked on it.
    - The general supply of resources starts empty. The start player is chosen at random.
    - What is secret: the order of the stacks, the buildings removed, and which end-game tiles were taken and which are left. Everything else behind the screens can be worked out from the moves, and an option shows it. [K12] What others could have done but did not is never treated as known: only what was actually shown counts. [K36]

rules-paris-districts-title = The districts
rules-paris-districts =
    Each district has a bank, six building spaces with the values 1, 2, 3, 4, 5 and 8, and room for landmarks and one VP tile. The Arc de Triomphe stands in the middle. The table shows what a bank pays, which buildings belong to the district, and at the bottom which token lies beside each value.

    With the option “any district”, the player who draws a building chooses where it goes: any district where the space of that value is empty and that has no building of the same type yet, so never a second theatre, for instance. It must be placed if it can be; if it fits nowhere, it leaves the game. Tokens stay with their spaces. No building is removed during setup; all { $buildings } go into the stacks. [K31]

rules-paris-turn-title = Your turn
rules-paris-turn =
    The start player begins; play then goes clockwise. On your turn:

    1. Draw the top building of one of the stacks and put it on its space. Once the stacks are empty, skip this step.
    2. Do exactly one action: place a key, move a key and buy, or take an end-game tile.
    3. End your turn. Nothing is drawn and no turn ends until you say so. [K34]

    The actions:

    - Place a key from behind your screen on a bank where you have none and take its francs, or on the Arc if you have no key there. Other players’ keys do not block you. The Arc pays nothing. A key never goes straight from behind your screen to a building or landmark.
    - Move a key that stands on the board to a free building or landmark and buy it.
    - Take an end-game tile, once the stacks are empty: look at those that are left, choose one and keep it secret. Only the player who takes this action may look. [K35] If you draw the last building, you may take one on that same turn. [K25]

    After the draw you may buy, sell and use tiles as often as you like, before or after your action and while a bonus tile is offered to you for francs, but not in the middle of anything else [K18] and never on other players’ turns. [K9]

    If you have no possible action, you skip it, but you may still buy, sell and use tiles. [K7] That is the only case in which you may skip it; you never have to buy, sell or use a tile just to make an action possible. [K27]

    When no end-game tile is left, you may retire instead of taking an action: [K8] you take no more turns, but you are scored as usual. [K28]

rules-paris-move-title = Moving a key and paying
rules-paris-move =
    From the Arc a key may move to any district. From a bank, a building or a landmark it moves to something of higher value in the same district (a bank counts as 0); this includes moving from one landmark to a higher one. [K15] The place the key leaves becomes free again, even a bank or the Arc. [K16]

    - A landmark, or a building that is already on the board, is free if no key stands on it, not even your own.
    - When you buy a landmark from the supply, add it to the district your key is in; from the Arc, to any district. It must be worth more than the last landmark added there. A district can hold any number of landmarks.
    - You pay the value in francs; if the key comes from a building or landmark, only the difference in value.
    - A building of value 8 also costs { $wood } wood. [K2] Landmarks also cost marble and gold, as listed below. Resources are always paid in full, and go to the general supply.
    - You must have the francs and all the resources when the key moves, so buy or sell beforehand. [K19] If you could pay for a resource in more than one way, you choose. [K14]

rules-paris-gain-title = What you gain by buying
rules-paris-gain =
    On this site, always in this order:

    1. The token beside the building, if it is still there. You always take it. [K17]
    2. Value 8: { $eightvp } VP.
    3. A landmark: you may discard prestige into its three slots, one token of the kind shown in each: bronze for { $slot1 }, silver for { $slot2 } and gold for { $slot3 } VP. Those tokens leave the game. The slots are open again every time the landmark is bought, and may be filled in any order. [K23]
    4. Value 1 or 2: you may take a bonus tile. Value 3: you may, for { $price } francs.
    5. If this is the fourth key on the buildings and landmarks of the district (banks do not count), you may put one of the remaining VP tiles on any district that has none, this one or another. If you decline, the chance is gone; a fifth key does not bring it back. [K3]

    You may decline 3, 4 and 5; if there is nothing to choose, you are not asked. [K26]

rules-paris-landmarks-title = The landmarks
rules-paris-landmarks = What each costs on top of its value in francs, and the prestige its slots take:

rules-paris-trade-title = Buying and selling
rules-paris-trade =
    Resources that players have paid are in the general supply, where you can buy them. You can sell resources back to it; prestige can only be sold, and leaves the game. Tiles that count as a token can be sold as well, but never go to the supply. [K33] A joker tile (8, 10, 19, 21) is sold as the kind that brings the best price. [K13]

rules-paris-bonus-title = Bonus tiles
rules-paris-bonus =
    To take a bonus tile, move your meeple forward, as far as you like, to a space that still has a tile with a number you have never had, and take the top one. Several meeples may share a space. You can have each number only once in a game, used or not. [K4] Your meeple never moves back, so think twice before you jump ahead. On the last space it can go no further, but tiles 17 and 25 still work. [K22]

    Use the tile at once or on any later turn of yours; after that it lies face up. You cannot use a tile that would have no effect. [K20] A tile that counts as a token is spent itself: no actual token changes hands.

    Tiles that count buildings, landmarks, types or tiles count what you have when you use them.

    Three numbers with slashes (2/3/4) apply to two, three and four players.
rules-paris-tile-9 = Price and benefits are as usual. Two keys on one building or landmark count as two for the fourth key, for tiles that count buildings or landmarks, and in all scoring; it becomes free when the last key leaves. [K10]
rules-paris-tile-13 = It goes behind your screen. The same goes for tile 14.
rules-paris-tile-16 = Price and benefits are as usual. Where both your keys and others’ stand, you may use either 9 or 16. [K11]
rules-paris-tile-17 = It may be one that you have passed, and it may be 29 or 30. Your meeple stays where it is.
rules-paris-tile-19 = You may spend one now and one later. Once half of it is spent, the tile lies face up and no longer counts as unused. The same goes for tile 21. [K21]
rules-paris-tile-23 = As many pairs as you like. Real tokens only; they leave the game. [K6]
rules-paris-tile-24 = As many pairs as you like. Real tokens only; they go to the general supply.
rules-paris-tile-25 = Only spaces that still have a tile count as steps. [K5] A number you have already had counts as a step, but you cannot stop there. [K30]
rules-paris-tile-27 = You cannot use it during the game: it counts automatically, with what you have when the game ends.
rules-paris-tile-30 = Two hotels are one type.

rules-paris-endtiles-title = The end-game tiles
rules-paris-endtiles = There is one of each. Use it at once or on any later turn of yours: it gives you francs or VP, or counts as a token of its kind, to pay with, to discard for a landmark or to sell. Then it leaves the game.

rules-paris-vptiles-title = The VP tiles
rules-paris-vptiles = The prizes for first, second and third place in the district.

rules-paris-end-title = The end
rules-paris-end =
    When the last end-game tile is taken, the round is finished, so that everyone has had the same number of turns. Then everyone gets one more turn: the last chance to use tiles. [K29]

    Then everything is revealed. [K37] Tile 27 counts; anything else left unused is worth nothing. [K32]

rules-paris-scoring-title = Scoring the districts
rules-paris-scoring =
    Each district with a VP tile is scored among the players who own at least one building or landmark there. Add up the values under your keys: the highest sum wins the first prize, the next ones the second and third; fourth place gets nothing.

    - If sums are equal, the most valuable single building or landmark decides; its value counts once, even with two keys on it. [K24]
    - If those are equal too, which bonus tile 16 makes possible, all tied players get that prize, and the following prizes are skipped: one if two players are tied, two if three are.
    - With two players, second place gets a prize only with at least half the sum of first place.

    The player with the most VP wins. Ties are broken by the most francs, then by the highest total value of all buildings and landmarks owned; if players are still tied, they share the victory.

rules-paris-setup-figure = The start of a four-player game: the tokens lie beside the spaces; there are no buildings yet.
rules-paris-move-figure = Example: from the building of value 3 in Batignolles, player A can only move to the 4. The 1 and 2 are lower, the 5 and the landmark are taken.
rules-paris-scoring-figure = Example: the prizes are 20, 10 and 5. A has 13 (11 + 2), B 10 (5 + 4 + 1), C 13 and D 3. C’s landmark (13) is worth more than A’s (11), so C gets 20 VP, A 10, B 5 and D nothing.
rules-paris-shared-figure = Example: the prizes are 16, 8 and 4. A has 16 (11 + 5), B 21 (15 + 3 + 3, with two keys on the 3 thanks to tile 9), C 8 and D 21 (15 + 4 + 2). B and D both stand on the Louvre (15), so both get 16 VP. The second prize is skipped; A gets the third, 4 VP, and C nothing.
rules-paris-price-figure = Example: to move from the bakery (2) in Montmartre to the theatre (5), player A pays the difference, 3 francs.
rules-paris-new-figure = Example: to move from the theatre (8) in La Villette to a new landmark of value 12, player A pays 4 francs, 1 marble and 1 gold, adds it to the district and moves the key there.
rules-paris-higher-figure = Example: a landmark of value 12 stands in Saint-Germain, so the next one there must be worth 13 or more.
rules-paris-above-figure = Example: in Belleville player A has added the Louvre (15) above the Tuileries (10), coming from the Arc: 15 francs, 1 marble and 2 gold. Discarding 2 gold prestige brings 10 VP.
rules-paris-fours-figure = Example: with three buildings of value 4, tile 18 brings player A 3 × 5 = 15 VP.
rules-paris-types-figure = Example: a café, three bakeries, two hotels, a theatre and two landmarks make 5 types, so tile 30 brings player A 15 VP.
rules-paris-two-figure = Example with two players: the first prize is 18. A has 12 and gets 18 VP; B has 5, less than half of that, and gets nothing.
