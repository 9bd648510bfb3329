# The rules of City of Light in our own words.

rules-city-of-light-aim-title = The aim of the game
rules-city-of-light-aim =
    Paris, 1889. The first electric streetlights make the city shine, and two builders want their buildings in the best light. First you lay out the streets together, then you build on them. A building is worth its size times the number of streetlights that shine on it.

rules-city-of-light-setup-title = Setting up
rules-city-of-light-setup =
    - The board has 4 × 4 squares, each for one tile of 2 × 2 spaces: 8 × 8 spaces in all. The frame names them from a1 to h8.
    - One of you is orange (player A), the other blue (player B). Each has { $tiles } street tiles, shuffled face down, { $chimneys } chimneys and { $tokens } action tokens.
    - You hold the top tile of your stack so that only you can see it.
    - The { $buildings } buildings lie face up in the common supply.
    - { $inplay } of the { $cards } postcards are in play; those with a star are recommended for a first game. Each of the nine special pieces lies with its postcard.
    - The start player is chosen at random. In a rematch, the loser of the last game begins; after a draw it is random again. [C21]

rules-city-of-light-streets-title = First phase: streets
rules-city-of-light-streets =
    Each space on a tile is your colour, your opponent’s colour, mixed (both of you may build there) or a streetlight.

    You take turns. On your turn, do exactly one of these:

    1. Lay your tile face up on any empty square, turned as you like, and draw the next one. Tiles need not touch.
    2. Take a building from the common supply into your reserve. You will want three or four of them, but each one you fail to build later costs you { $penalty } points.

    You cannot pass while you have tiles left. Once all your tiles are laid, take a building or pass. [C2]

    The phase ends at once when the last of the { $alltiles } tiles is laid. After that no more buildings can be taken, so take yours in time.

rules-city-of-light-buildings-title = Second phase: buildings
rules-city-of-light-buildings =
    The player who was first to lay all of their tiles begins; then you take turns again. On your turn, do exactly one of these:

    1. Build: put a building from your reserve on free spaces, all of them your colour or mixed, never on a streetlight. It may be turned, but not flipped over. [C1] It gets one of your chimneys; without a chimney nothing can be built. [C17]
    2. Use a postcard that nobody has used yet: carry out its action, or skip it, just to keep the card from your opponent. Either way, put one of your tokens on it; nobody can use it again.

    - Whatever you place needs free spaces. A space is free as long as no piece stands on it; this is true of streetlights too, although nobody builds there. [C3]
    - You may not pass. A player who can neither build nor use a postcard is skipped. [C20]
    - When neither of you can do anything more, the game is over: all { $alltokens } action tokens lie on postcards, and nobody can build. A right from Métropolitain or Chartier that would still let you build counts as something to do. [C19]

rules-city-of-light-scoring-title = Scoring
rules-city-of-light-scoring =
    - Each of your buildings scores its size times the number of different streetlights that shine on it. A streetlight shines on the four spaces beside it, not diagonally, and on the buildings of both players. It counts once for a building, however many of its spaces it touches. A building without light scores nothing here.
    - Your largest group of buildings that touch along their sides scores one point for each space, lit or not. Groups and areas connect along sides only. [C15]
    - Each building left in your reserve costs you { $penalty } points.
    - Some postcards score points: Le Peintre, Moulin Rouge, Fontaine des Mers, Le Penseur.

    The player with the most points wins. If tied, the one with more visible free spaces of their own colour wins; mixed spaces do not count. If still tied, the game is a draw.

    The score is kept up to date throughout; click a player at the table to see where each point comes from.

rules-city-of-light-example-title = A scoring example
rules-city-of-light-example = The final position of a game, and how it is scored:

rules-city-of-light-cards-title = The postcards
rules-city-of-light-cards = Each is used once, by one of you. A star marks those recommended for a first game.
rules-city-of-light-card-levitation = Swap a building from your reserve for one from the common supply and build the new one at once by the normal rules. The new one must have been in the supply before the swap; the one you give back costs you nothing. If no swap can be built, the card can only be blocked. [C10]
rules-city-of-light-card-metropolitain = A right for one of your later buildings: it may cover one empty streetlight. A covered streetlight no longer shines and counts for nobody. An unused right costs nothing, but if it makes your only move possible, you must make that move. [C7]
rules-city-of-light-card-jardin = Lay the garden on two spaces of your colour or mixed. It counts as one of your buildings, of size 2, with a chimney.
rules-city-of-light-card-sacre-coeur = Buildings left in your reserve cost you nothing at the end.
rules-city-of-light-card-peintre = Put the painter on a space of your colour. At the end you score 2 points for each streetlight in his area, which is bounded only by buildings and the edge of the board.
rules-city-of-light-card-chartier = Take the mixed space. On a later turn you may lay it on one free space of your opponent’s colour and cover it in the same turn with what you place. Unused, it costs nothing. [C8] This right and that of Métropolitain apply to any building you place later, including by Lévitation and as the garden; Chartier’s also applies to the fountain. One placement may use both. [C9]
rules-city-of-light-card-bouquinistes = Put the annex on a space of your colour beside one of your buildings, which grows by 1. If it touches several, you choose which one; from then on it belongs to that building in every respect. The garden can be extended too. [C11]
rules-city-of-light-card-lampadaire = Put one more streetlight on a space of your colour. It shines and counts like any other and bounds the dancer’s area, and its space is no longer free. [C4]
rules-city-of-light-card-moulin-rouge = Put the dancer on a space of your colour. At the end you get 1 point for each free space in her area, her own included. The area ends at buildings, other pieces, streetlights and the edge; streetlights are not counted. [C14]
rules-city-of-light-card-fontaine = Put the fountain on your colour or mixed ({ $fountain ->
    [one] one space
   *[other] { $fountain } spaces
} in this edition [C18]). At the end you get 3 points for each of your buildings that shares a side with it. A building counts once, however many sides touch; the garden counts, and touching by the annex is enough. [C12]
rules-city-of-light-card-penseur = Put the statue on a space of your colour, looking at a free space of the board. At the end you get 2 points for each free space at its sides and 1 at its corners, whatever their colour, but nothing if the space in front of it is taken. An empty streetlight is a free space; the statue never turns. [C13]
rules-city-of-light-card-grande-lumiere = Put the large streetlight on a printed, empty streetlight, not on that of the Lampadaire. [C5] It is a single streetlight that shines further: on the marked spaces around it. [C6] Another building in the straight line between them casts a shadow, whoever owns it; other pieces do not. [C16]

rules-city-of-light-pieces-title = The buildings
rules-city-of-light-pieces = There is one of each: { $size3 } of size 3, { $size4 } of size 4, { $size5 } of size 5 and { $size6 } of size 6. The digit in its name is its size. The garden comes with its postcard.

rules-city-of-light-tiles-title = The street tiles
rules-city-of-light-tiles = Both of you have the same { $tiles }, with orange and blue swapped: orange’s on the left, blue’s on the right. The words describe orange’s.

rules-city-of-light-setup-figure = The empty board, the supply and the postcards at the start.
rules-city-of-light-streets-figure = The first phase: some tiles are laid. Orange is for A, blue for B, a mixed space for both.
rules-city-of-light-example-figure = What each building is worth is written on its roof: 7×3 is a building of seven spaces lit by three streetlights.
