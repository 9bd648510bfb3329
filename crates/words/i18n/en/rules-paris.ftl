# The rules of Paris in our own words.

rules-paris-aim-title = What it is about
rules-paris-aim =
    You invest in the most beautiful houses around the Arc de Triomphe. Your keys stand for what you own. They come into the city through the banks or the Arc and move on to ever dearer buildings and landmarks. Points come from bonus tiles, from prestige, and at the end from the districts where you own most.

rules-paris-turn-title = Your turn
rules-paris-turn =
    First draw the top building of one of the stacks; it goes to its place. The back of each stack’s top tile shows the district it belongs to. When the stacks are empty, this step is left out.

    Then do exactly one action:

    - Place a key on a bank where you have none and take its francs, or on the Arc if you have none there.
    - Move a key of yours to a free building or landmark and buy it.
    - Take an end-game tile, once the stacks are empty: look at those that are left and choose one in secret.

    Before and after the action you may buy and sell and use bonus tiles as often as you like. Then you end your turn.

    You say yourself when you draw and when your turn is over. Until then you may take back every step that has shown nobody anything new.

rules-paris-move-title = Moving a key and paying
rules-paris-move =
    From the Arc a key may go to any district. From a bank, a building or a landmark it goes to something of higher value in the same district.

    - You pay the value in francs; coming from a building or landmark only the difference.
    - A building of value 8 also costs one wood; landmarks cost marble and gold as printed, always in full.
    - Landmarks beside the board can be added to the district of your key; each must be worth more than the last one added there.
    - What is free: no key stands on it, not even your own.

rules-paris-gain-title = What buying brings
rules-paris-gain =
    - The token beside the building, if it is still there: resources (wood, marble, gold) or prestige (bronze, silver, gold).
    - Value 8: two points at once.
    - Value 1 or 2: you may take a bonus tile. Value 3: you may, for two francs.
    - A landmark: you may hand in prestige for its slots, one token each, for the points printed.
    - The fourth key on the buildings and landmarks of a district: you may at once put one of the point tiles on any district that has none.

rules-paris-bonus-title = Bonus tiles and trade
rules-paris-bonus =
    To take a bonus tile, move your meeple forward along the track to any space that still has a tile whose number you never had. There is no way back, so do not hurry. Use the tile now or in any later turn of yours; each shows what it does when you point at it.

    Resources that were paid lie in the supply and can be bought there; resources and prestige can be sold. The prices are always in sight.

rules-paris-end-title = The end
rules-paris-end =
    When the last end-game tile is taken, the round is played to its end, and everybody has one more turn. Then each district with a point tile is scored: add up the values under your keys there. The most gets the first prize, then the second and the third; equal sums are decided by the dearest single place. With two players the second gets a prize only with at least half the sum of the first.

    Most points win, then most francs, then the highest value of all your places.

rules-paris-tiles-title = All bonus tiles
rules-paris-tiles = What each number does. Three figures with strokes are for two, three and four players.

rules-paris-doubts-title = Doubtful cases
rules-paris-doubts =
    - The point tile comes at the moment of the fourth key only, and once for each district.
    - A bonus number can be had once in a game, used or not.
    - The token beside a building is always taken.
    - Francs and all resources must be at hand when the key moves; buy or sell before.
    - Buying, selling and using tiles is for your own turn: after the draw, before and after the action, and while a bonus tile is offered for francs.
    - A tile cannot be used without effect.
    - The joker tiles 8, 10, 19 and 21 are sold as the kind with the best price. Once half spent, 19 and 21 lie open and are not unused any more.
    - Two keys on one place (tiles 9 and 16) count as two. The place is free when the last one leaves.
    - Tile 25: only spaces that still have a tile count as steps, and you cannot stop at a number you have had.
    - The slots of a landmark are open again each time it is bought.
    - You skip the action only if none is possible; nobody has to buy or sell to make one possible.
    - Whoever draws the last building may take an end-game tile in the same turn.
    - When no end-game tile is left, you may retire instead of acting: you take no more turns and are scored all the same.
    - Only whoever takes an end-game tile sees which ones are left. What others have taken stays secret until the end.
    - Equal sums in a district: the value of the dearest place counts once, even with two keys on it.
    - What is unused at the end is worth nothing, except tile 27.

rules-paris-aim-figure = The middle of a game: blue figures are values, a sign on a building is its owner’s.
rules-paris-end-figure = The end of a game: the three figures on green in a district are the points for the first, second and third.
