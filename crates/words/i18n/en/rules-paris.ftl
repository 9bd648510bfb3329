# The rules of Paris in our own words.

rules-paris-aim-title = What it is about
rules-paris-aim =
    You invest in the most beautiful buildings around the Arc de Triomphe. Your keys stand for what you own. They come into the city through the banks or the Arc and move on to ever more valuable buildings and landmarks. Victory points (VP) come from bonus tiles, from prestige, and at the end from the districts where you own most.

rules-paris-setup-title = Setting up
rules-paris-setup =
    - Each player has { $francs } francs, { $keys2 } / { $keys3 } / { $keys4 } keys with two / three / four players, { $reserve } more keys in the reserve, a bonus meeple before the track, and 0 VP. Francs, keys, tokens and tiles lie behind your screen.
    - The { $buildings } buildings, one for each district and value, are shuffled. { $removed } are removed unseen, the other { $left } make three equal stacks, by an option two. [K1] The back of a building shows its district, so everybody sees where the top building of each stack belongs.
    - Beside each of the six building spaces of a district lies a token, as the table of the districts below shows: a resource (wood, marble or gold) or prestige (bronze, silver or gold), 18 of each sort. Where the tokens are shuffled, the resource gold lies beside the 8s and the other { $mixed } at random beside the other spaces.
    - The { $landmarks } landmarks and the { $vptiles } VP tiles lie open beside the board, the { $endtiles } end-game tiles face down.
    - The bonus track has thirty spaces, one for each number. There are { $bonus2 } bonus tiles with two players, { $bonus3 } with three and { $bonus4 } with four; equal numbers are stacked, and the list of bonus tiles says which there are several of. The spaces are in three zones that begin at 1, { $zoneb } and { $zonec }; where the track is shuffled, one tile of each number goes to a random space of its zone, and further copies are laid on their number.
    - The general supply of resources is empty at first. Chance decides who begins.
    - Secret are the order of the stacks, the buildings removed, and the end-game tiles taken and left. Everything else behind the screens follows from the moves; an option shows it. [K12] What somebody could have done and did not tells nobody anything. [K36]

rules-paris-districts-title = The districts
rules-paris-districts =
    Each district has a bank, six building spaces of the values 1, 2, 3, 4, 5 and 8, room for landmarks and for one VP tile. In the middle stands the Arc de Triomphe. The table shows what a bank pays, which buildings belong to the district, and at the bottom which token lies beside each value.

    With the option “any district” whoever draws a building chooses where it goes: a district where its value is free and that has no building of its type: no second theatre, for instance. It must be placed if it can be; if it fits nowhere, it leaves the game. Tokens stay with their spaces. No building is removed in the set-up; all { $buildings } make the stacks. [K31]

rules-paris-turn-title = Your turn
rules-paris-turn =
    The start player begins, then it goes round clockwise. In your turn:

    1. Draw the top building of one of the stacks and put it on its space. When the stacks are empty, this step is left out.
    2. Do exactly one action: place a key, move a key and buy, or take an end-game tile.
    3. End your turn. You say yourself when you draw and when your turn is over. [K34]

    The actions:

    - Place a key from behind your screen on a bank where you have none, and take its francs; or on the Arc, if you have no key there. Keys of others are no obstacle. The Arc pays nothing. No key goes from behind the screen straight to a building or landmark.
    - Move a key that stands on the board to a free building or landmark and buy it.
    - Take an end-game tile, once the stacks are empty: look at those that are left, choose one and keep it secret. Only whoever takes this action may look. [K35] Whoever draws the last building may take one in the same turn. [K25]

    After the draw you may buy, sell and use tiles as often as you like, before and after the action and while a bonus tile is offered for francs, but not in between [K18] and never in the turns of others. [K9]

    If no action is possible, it is skipped, but buying, selling and using tiles are not. [K7] Only then may you skip it; nobody has to buy, sell or use a tile to make an action possible. [K27]

    When no end-game tile is left, you may retire instead of acting if you want nothing more: [K8] you take no more turns and are scored all the same. [K28]

rules-paris-move-title = Moving a key and paying
rules-paris-move =
    From the Arc a key may go to any district. From a bank, a building or a landmark it goes to something of higher value in the same district (a bank counts as 0); from a landmark to a higher landmark, too. [K15] What the key leaves is free again, bank and Arc included. [K16]

    - Free is a building that lies on the board already, or a landmark, on which no key stands, not even your own.
    - A landmark of the supply is added to the district of your key as you buy it; from the Arc to any district. It must be worth more than the last one added there. A district takes any number of them.
    - You pay the value in francs; coming from a building or landmark only the difference between the values.
    - A building of value 8 also costs { $wood } wood. [K2] Landmarks cost marble and gold as listed below. Resources are always paid in full and go to the general supply.
    - Francs and all resources must be at hand when the key moves; buy or sell before. [K19] If several things could pay for a resource, you choose. [K14]

rules-paris-gain-title = What buying brings
rules-paris-gain =
    On this site always in this order:

    1. The token beside the building, if it is still there. It is always taken. [K17]
    2. Value 8: { $eightvp } VP.
    3. A landmark: you may discard prestige into its three slots, one token of the kind shown each: bronze { $slot1 }, silver { $slot2 }, gold { $slot3 } VP. It leaves the game. The slots are open again each time the landmark is bought, and are filled in any order. [K23]
    4. Value 1 or 2: you may take a bonus tile. Value 3: you may, for { $price } francs.
    5. If this is the fourth key on the buildings and landmarks of the district (banks do not count), you may put one of the VP tiles left on any district that has none, be it this one or another. Whoever declines loses the right; a fifth key brings no new one. [K3]

    You may decline 3 to 5; where there is nothing to choose, you are not asked. [K26]

rules-paris-landmarks-title = The landmarks
rules-paris-landmarks = What each costs besides its value in francs, and the prestige its slots take:

rules-paris-trade-title = Buying and selling
rules-paris-trade =
    Resources that were paid lie in the general supply and can be bought there. Resources are sold back to it; prestige can only be sold and leaves the game. Tiles that count as a token can be sold as well, but never go to the supply. [K33] A joker tile (8, 10, 19, 21) is sold as the kind with the best price. [K13]

rules-paris-bonus-title = Bonus tiles
rules-paris-bonus =
    To take a bonus tile, move your meeple forward, as far as you like, to a space that still has a tile whose number you never had, and take the top one. Several meeples may stand on one space. You have a number at most once in a game, used or not. [K4] There is no way back, so do not hurry. On the last space only the way forward is closed: tiles 17 and 25 still work. [K22]

    Use the tile at once or in any later turn of yours; then it lies open. A tile cannot be used without effect. [K20] One that counts as a token is itself spent: no token moves.

    Tiles that count buildings, landmarks, types or tiles count what you have when you use them.

    Three numbers with slashes (2/3/4) are for two, three and four players.
rules-paris-tile-9 = Price and benefits are the normal ones. Two keys on one building or landmark count as two for the fourth key, for tiles that count buildings or landmarks, and in every scoring; it is free when the last one leaves. [K10]
rules-paris-tile-13 = It goes behind your screen. The same goes for tile 14.
rules-paris-tile-16 = Price and benefits are the normal ones. Where keys of yours and of others stand, either 9 or 16 serves. [K11]
rules-paris-tile-17 = Also one that you have passed, also 29 or 30. Your meeple stays where it is.
rules-paris-tile-19 = You may spend one now and one later. Half spent, the tile lies open and is not unused any more. The same goes for tile 21. [K21]
rules-paris-tile-23 = As many pairs as you like. Real tokens only; they leave the game. [K6]
rules-paris-tile-24 = As many pairs as you like. Real tokens only; they go to the general supply.
rules-paris-tile-25 = Only spaces that still have a tile count as steps. [K5] A number you have had is a step, but you cannot stop there. [K30]
rules-paris-tile-27 = You cannot use it during the game: it counts by itself, with what you have when the game is over.
rules-paris-tile-30 = Two hotels are one type.

rules-paris-endtiles-title = The end-game tiles
rules-paris-endtiles = There is one of each. Use it at once or in any later turn of yours: it brings francs or VP, or counts as a token of its kind, to pay with, to discard for a landmark or to sell. Then it leaves the game.

rules-paris-vptiles-title = The VP tiles
rules-paris-vptiles = The prizes for the first, the second and the third in the district.

rules-paris-end-title = The end
rules-paris-end =
    When the last end-game tile is taken, the round is played to its end, so that all have had the same number of turns, and then everybody has one more turn: the last chance to use tiles. [K29]

    Then everything is shown. [K37] Tile 27 counts; whatever else is unused is worth nothing. [K32]

rules-paris-scoring-title = Scoring the districts
rules-paris-scoring =
    Each district with a VP tile is scored among those who own at least one building or landmark there: add up the values under your keys. The highest sum gets the first prize, then the second and the third; whoever is fourth gets nothing.

    - Equal sums: the most valuable single building or landmark decides; its value counts once, even with two keys on it. [K24]
    - If those are equal too, which bonus tile 16 makes possible, all who are tied get that prize, and the prizes after it are skipped: one if two are tied, two if three are.
    - With two players the second gets a prize only with at least half the sum of the first.

    The most VP win; if they are equal, the most francs; then the highest total value of all your buildings and landmarks; then the victory is shared.

rules-paris-setup-figure = The beginning with four players: the tokens lie beside the spaces, no building is there yet.
rules-paris-move-figure = Example: from the building of value 3 in Batignolles player A can move only to the 4. The 1 and 2 are lower, the 5 and the landmark are taken.
rules-paris-scoring-figure = Example: the prizes are 20, 10 and 5. A has 13 (11 + 2), B 10 (5 + 4 + 1), C 13 and D 3. C’s landmark (13) is worth more than A’s (11), so C gets 20 VP, A 10, B 5 and D nothing.
rules-paris-shared-figure = Example: the prizes are 16, 8 and 4. A has 16 (11 + 5), B 21 (15 + 3 + 3, with two keys on the 3 thanks to tile 9), C 8 and D 21 (15 + 4 + 2). B and D both stand on the Louvre (15), so both get 16 VP. The second prize is skipped; A gets the third, 4 VP, and C nothing.
rules-paris-price-figure = Example: from the bakery (2) in Montmartre to the theatre (5) player A pays the difference, 3 francs.
rules-paris-new-figure = Example: from the theatre (8) in La Villette to a new landmark of value 12 player A pays 4 francs, 1 marble and 1 gold, adds it to the district and moves the key there.
rules-paris-higher-figure = Example: a landmark of value 12 stands in Saint-Germain, so the next one there must be worth 13 or more.
rules-paris-above-figure = Example: in Belleville player A has added the Louvre (15) above the Tuileries (10), coming from the Arc: 15 francs, 1 marble and 2 gold. Discarding 2 gold prestige brings 10 VP.
rules-paris-fours-figure = Example: with three buildings of value 4, tile 18 brings player A 3 × 5 = 15 VP.
rules-paris-types-figure = Example: a café, three bakeries, two hotels, a theatre and two landmarks are 5 types, so tile 30 brings player A 15 VP.
rules-paris-two-figure = Example with two players: the first prize is 18. A has 12 and gets 18 VP; B has 5, less than half of that, and gets nothing.
