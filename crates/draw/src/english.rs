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
}
