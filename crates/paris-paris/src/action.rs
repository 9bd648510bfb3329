//! The one kind of move there is, and the lines and tiles it names.

use table::Seat;

use crate::notation::Word;

/// A bus line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Line {
    /// The black line.
    Black,
    /// The blue line.
    Blue,
    /// The green line.
    Green,
    /// The red line.
    Red,
    /// The orange line.
    Orange,
}

impl Line {
    /// Every line.
    pub const ALL: [Self; 5] = [Self::Black, Self::Blue, Self::Green, Self::Red, Self::Orange];

    /// The word of the line in the notation and in edition files.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Black => "black",
            Self::Blue => "blue",
            Self::Green => "green",
            Self::Red => "red",
            Self::Orange => "orange",
        }
    }

    /// The message that names the line.
    #[must_use]
    pub const fn term(self) -> &'static str {
        match self {
            Self::Black => "pp-line-black",
            Self::Blue => "pp-line-blue",
            Self::Green => "pp-line-green",
            Self::Red => "pp-line-red",
            Self::Orange => "pp-line-orange",
        }
    }

    /// Its place in [`Self::ALL`].
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
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

/// Take a tile of the round and open a shop at its stop. The tile is chosen, not the stop (P10):
/// what is left behind matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// The tile.
    pub tile: Tile,
    /// Whose shop goes, exactly where shops of two owners could.
    pub displaced: Option<Seat>,
}
