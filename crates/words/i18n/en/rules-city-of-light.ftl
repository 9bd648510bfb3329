# The rules of City of Light in our own words.

rules-city-of-light-aim-title = What it is about
rules-city-of-light-aim =
    Paris, 1889. The first electric streetlights make the city shine, and two builders want their houses in the best light. First you lay the streets together, then you build on them. A building is worth its size times the number of lamps that shine on it.

rules-city-of-light-streets-title = First phase: streets
rules-city-of-light-streets =
    Each of you has eight tiles of four spaces. A space is in your colour, in your opponent’s, mixed, or a streetlight. You hold your next tile so that only you see it.

    On your turn do one of these:

    - Lay your tile on any empty square of the board, turned as you like, and draw the next one.
    - Take a building from the common supply into your reserve. You will want three or four of them, but each one you cannot build later costs three points.

    When your tiles are all laid, you take buildings or pass. The phase ends when the sixteenth tile lies.

rules-city-of-light-buildings-title = Second phase: buildings
rules-city-of-light-buildings =
    Whoever laid the eighth tile first begins. On your turn do one of these:

    - Build: put a building of your reserve on free spaces, all in your colour or mixed, never on a streetlight. It may be turned, not flipped over.
    - Use a postcard that nobody has used: carry out what it says, or leave it undone just to keep it from your opponent, and put one of your four tokens on it.

    Whoever can do neither is skipped. When neither of you can do anything more, the game is over.

rules-city-of-light-scoring-title = Scoring
rules-city-of-light-scoring =
    Points are counted all the time; the table shows where each one comes from.

    - Every own building: its size times the different lamps shining on it. A lamp shines on its four neighbours, not across corners, and on buildings of both players.
    - Your largest group of own buildings that touch along sides: one point for each space, lit or not.
    - Every building left in your reserve: three points less.
    - Postcards that bring points.

    Most points win. If they are equal, more free spaces of your own colour win.

rules-city-of-light-cards-title = The postcards
rules-city-of-light-cards = Eight of the twelve are in play; the first eight are meant for a first game.
rules-city-of-light-card-levitation = Swap a building of your reserve for one of the supply and build the new one at once.
rules-city-of-light-card-metropolitain = One of your later buildings may cover one empty streetlight.
rules-city-of-light-card-jardin = Lay the garden of two spaces; it counts as a building of size 2 of yours.
rules-city-of-light-card-sacre-coeur = Buildings left in your reserve cost you nothing.
rules-city-of-light-card-peintre = Put the painter on a space of your colour. At the end 2 points for each lamp in his area, which only buildings and the edge bound.
rules-city-of-light-card-chartier = Take the mixed space. Later you may lay it on one space of your opponent’s colour and build over it in the same turn.
rules-city-of-light-card-bouquinistes = Put the annex beside one of your buildings, on your colour; the building grows by one.
rules-city-of-light-card-lampadaire = Put one more streetlight on a space of your colour.
rules-city-of-light-card-moulin-rouge = Put the dancer on your colour. At the end 1 point for each free space in her area, which ends at buildings, pieces, streetlights and the edge.
rules-city-of-light-card-fontaine = Put the fountain on your colour or mixed. At the end 3 points for each own building beside it.
rules-city-of-light-card-penseur = Put the statue on your colour, looking at a free space. At the end 2 points for each free space at its sides and 1 at its corners, but nothing if the space before it is taken.
rules-city-of-light-card-grande-lumiere = Put the large streetlight on an empty streetlight. It shines further, but buildings cast shadows.

rules-city-of-light-doubts-title = Doubtful cases
rules-city-of-light-doubts =
    - Pieces are turned, never flipped, and every one of them needs free spaces.
    - You cannot pass while you have tiles left. In the second phase nobody passes who can still do something.
    - Lévitation: the new building must have been in the supply before the swap. The one you give back costs you nothing.
    - Métropolitain and Chartier: the right waits for a later turn and serves any building, the garden too, Chartier also the fountain. One placement may use both. An unused right costs nothing, but if it makes your only move possible, you must use it.
    - A covered streetlight shines no more and counts for nobody.
    - The lamp of the Lampadaire shines and counts like any other, but the large streetlight cannot stand on it.
    - The large streetlight is a single lamp. A building in the straight line between casts its shadow, whoever owns it; other pieces do not.
    - The annex belongs to the building you name, in every respect.
    - For the fountain a building counts once, however many sides touch; the garden and the annex count.
    - For the statue an empty streetlight is a free space. It never turns round.
    - The dancer’s own space counts, streetlights bound her area. Areas and groups touch along sides only.
    - In a rematch the loser begins; after a draw the lot decides.

rules-city-of-light-aim-figure = Late in a game. 3×1 is a building of three spaces that one lamp lights; beams of light show which.
rules-city-of-light-streets-figure = The first phase: some tiles are laid. Orange is for A, blue for B, a divided space for both.
rules-city-of-light-scoring-figure = The end of a game: what every building is worth stands on its roof.
