# A position set up by hand: the page, and what can be wrong with a text.

setup-title = Set up a position
setup-line-short = Any position of your own, on the analysis board.
setup-intro = Write down who has what and where everything lies; your text is checked as you type. Start by changing the position already given: one line for each kind of thing, with a word, a colon and what belongs to it.
setup-text = The position
setup-go = Open on the analysis board
setup-check = Check
setup-edit = Change this position
setup-keys = What the lines mean
setup-wrong = This is not a position yet:
setup-at = Line { $line }:
setup-right = This can be played.
setup-keys-city-of-light =
    to-act: the seat to act; leave it out when nobody can do anything
    turn: how many turns have been played
    postcards: the postcards in play
    tile: one line for each tile on the board: seat, number, square, quarter turns (1 5 B3 r1)
    hand 1, stack 1: the tiles in hand, and face down in the order they will be drawn
    reserve 1: buildings taken and not built
    build: one line for each building: seat, building, top left space, quarter turns (1 P5 c4 r2)
    card: one line for each postcard used: seat, card, its place as in a move, or idle (2 peintre c3)
setup-keys-paris-paris =
    round: its number
    bus: the seat that began the round
    tiles: the tiles of the round as stop/line, with - after those that were taken
    parked: the tiles on the parking spaces
    shops 1: where seat 1 has shops
    bag: shops in the bag, a number for each seat
    small, grand, trips, bag-points: points so far, a number for each seat
    trip 1, open: the special trips
    drawn: the tiles of earlier rounds, with * after those that are parked; may be left out
    stacks: the tiles face down in their order; may be left out
setup-keys-paris =
    to-act: the seat to act; leave it out when the game is over
    step: what that seat is asked to do, such as draw, action or free; leave it out at the beginning of a turn
    start, turn: the seat that began; how many turns have been played
    ending: open, last-tile (the last end-game tile is taken) or last-round
    francs, reserve, meeples: a number for each seat: francs, keys in reserve, space on the bonus track
    keys 1: where keys stand: arc, chaillot:bank, chaillot:5, chaillot:louvre
    tokens 1: wood, marble, gold, bronze, silver, gold-prestige, one word for each token
    bonus 1: bonus tiles taken, by number, with - after those that were used and / after those half spent
    landmarks: as in chaillot:louvre
    vp-tiles: as in chaillot:12, by the first prize
    bought: building spaces that were bought and no longer have a key
    eights, prestige, end-points: VP for buildings of value 8, prestige and end-game tiles, a number for each seat
    bonus-points 1: VP that bonus tiles gave, as in 7=4
    end-tiles: end-game tiles in the order in which they were taken, as in 1:wood; /3 after one that was used when three had been taken
    saw 1: after how many of these somebody looked at the rest without taking one; may be left out
    retired: the seats that retired
    drawn 1: the buildings drawn from stack 1; with districts of your choice @ and the district, @none or @? after each
    stack 1, removed: the buildings face down, the top one first; may be left out
    beside, track: the tokens beside the buildings and the numbers of the track, where they are shuffled

setup-long = The text is too long.
setup-line = Line { $line } needs a word, a colon and what belongs to it.
setup-unknown = “{ $key }” means nothing here. Known words: { $known }.
setup-twice = “{ $key }” appears twice.
setup-missing = “{ $key }” is missing.
setup-word = { $key }: “{ $word }” means nothing here. Possible: { $known }.
setup-number = { $key }: “{ $word }” is not a number from { $least } to { $most }.
setup-count = { $key }: there must be { $expected }, not { $found }.
setup-most = { $key }: at most { $most }, not { $found }.
setup-other-pieces = { $key }: these are not the pieces in the box.
setup-two-places = { $piece } is in two places, or none of it is left.
setup-nowhere = { $piece } is nowhere.
setup-no-room = { $piece } cannot be at { $place }.
setup-nothing-there = There is nothing at { $place } yet.
setup-step = { $key }: nobody can be asked that in this position.
setup-nobody = { $seat } has nothing to do; it must be the other player’s turn.
setup-unfit = “{ $key }” does not go with “{ $other }”.
setup-not-here = Positions of this game cannot be set up.
