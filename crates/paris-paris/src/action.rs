//! The only kind of move, and the lines and tiles it names.

use table::{Seat, words};

use crate::notation::Word;

words! {
    /// A bus line.
    Line, "black, blue, green, red or orange", terms "pp-line-" {
        /// The black line.
        Black = "black",
        /// The blue line.
        Blue = "blue",
        /// The green line.
        Green = "green",
        /// The red line.
        Red = "red",
        /// The orange line.
        Orange = "orange",
    }
}

/// A tile: a stop in the colour of one of its lines. Two tiles can be equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile {
    /// The stop.
    pub stop: Word,
    /// The line whose colour it has.
    pub line: Line,
}

/// Take a tile of the round and open a shop at its stop. The player chooses a tile, not a stop
/// (P10), because it matters which tile is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// The tile.
    pub tile: Tile,
    /// Whose shop is displaced; given if and only if it could be one of two owners'.
    pub displaced: Option<Seat>,
}
