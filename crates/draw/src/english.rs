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
}
