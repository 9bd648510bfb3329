//! Every label there is, and what it says in English.

/// Writes the public list of labels and the English texts from one list, so that they agree.
macro_rules! labels {
    ($($id:literal ($($arg:literal)*) $text:literal)*) => {
        /// Every label a board can ask for, with the names of its arguments. All arguments are
        /// texts: numbers, words of the notation, names of stops and players.
        pub const LABELS: &[(&str, &[&str])] = &[$(($id, &[$($arg),*])),*];

        pub(crate) const TEXTS: &[(&str, &str)] = &[$(($id, $text)),*];
    };
}

labels! {
    "draw-player" ("letter") "Player {letter}"
    "draw-points" ("player" "points") "{player}: {points} points"
    "draw-pp-board" () "The map of Paris Paris"
    "draw-pp-line-black" () "black line"
    "draw-pp-line-blue" () "blue line"
    "draw-pp-line-green" () "green line"
    "draw-pp-line-red" () "red line"
    "draw-pp-line-orange" () "orange line"
    "draw-pp-letter-black" () "K"
    "draw-pp-letter-blue" () "B"
    "draw-pp-letter-green" () "G"
    "draw-pp-letter-red" () "R"
    "draw-pp-letter-orange" () "O"
    "draw-pp-round" ("round" "rounds") "Round {round} of {rounds}"
    "draw-pp-parking" () "Parked tiles"
    "draw-pp-tile" ("stop" "line") "Tile {stop}, {line}"
    "draw-pp-shop" ("player" "stop") "Shop of player {player} at {stop}"
    "draw-pp-supply" ("count") "{count} shops left to build"
    "draw-pp-bag" ("count") "{count} shops in the bag"
    "draw-pp-bus" () "Holds the bus: begins this round"
    "draw-pp-trip" ("line") "Special trip: {line}"
    "draw-pp-trip-hidden" () "Secret special trip"
    "draw-pp-open-trip" ("line") "Open special trip: {line}"
    "draw-col-board" () "The board of City of Light"
    "draw-col-square" ("square") "Empty square {square}"
    "draw-col-space" ("space" "ground") "Space {space}, {ground}"
    "draw-col-orange" () "orange"
    "draw-col-blue" () "blue"
    "draw-col-mixed" () "mixed"
    "draw-col-lamp" () "streetlight"
    "draw-col-lit" ("space" "count") "Streetlight on {space}, shines on {count} buildings"
    "draw-col-tile" ("tile") "Your tile {tile}"
    "draw-col-hidden-tile" () "A tile face down"
    "draw-col-tiles-left" ("count") "{count} tiles still to be laid"
    "draw-col-supply" () "Supply"
    "draw-col-building" ("building") "Building {building} in the supply"
    "draw-col-reserved" ("building" "player") "Building {building} in the reserve of player {player}"
    "draw-col-built" ("building" "player") "Building {building} of player {player}"
    "draw-col-annex" ("building") "Annex of building {building}"
    "draw-col-painter" ("player") "The painter of player {player}"
    "draw-col-dancer" ("player") "The dancer of player {player}"
    "draw-col-fountain" ("player") "The fountain of player {player}"
    "draw-col-lampadaire" ("player") "The streetlight of player {player}"
    "draw-col-large-lamp" ("player") "The large streetlight of player {player}"
    "draw-col-statue" ("player") "The statue of player {player}"
    "draw-col-tokens" ("count") "{count} action tokens left"
    "draw-col-chimneys" ("count") "{count} chimneys left"
    "draw-col-right-metropolitain" () "May cover a streetlight once"
    "draw-col-right-chartier" () "May cover a space of the other colour once"
    "draw-col-card-used" ("player") "used by player {player}"
    "draw-col-card-idle" ("player") "taken out by player {player} without its action"
    "draw-col-effect-levitation" () "Swap a building of your reserve with one of the supply and build that one now."
    "draw-col-effect-metropolitain" () "Later, one building of yours may cover one streetlight."
    "draw-col-effect-jardin" () "Place the garden. It is a building of size 2."
    "draw-col-effect-sacre-coeur" () "You lose nothing for buildings left in your reserve."
    "draw-col-effect-peintre" () "Place the painter: 2 points for each streetlight in his area."
    "draw-col-effect-chartier" () "Later, one building of yours may cover one space of the other colour."
    "draw-col-effect-bouquinistes" () "Place the annex beside a building of yours, which grows by 1."
    "draw-col-effect-lampadaire" () "Place a streetlight on a space of your colour."
    "draw-col-effect-moulin-rouge" () "Place the dancer: 1 point for each free space in her area."
    "draw-col-effect-fontaine" () "Place the fountain: 3 points for each building of yours beside it."
    "draw-col-effect-penseur" () "Place the statue: 2 points for each free space beside it and 1 at its corners, if it still has a view."
    "draw-col-effect-grande-lumiere" () "Put the large streetlight on an empty streetlight: it shines further."
}
