//! The one kind of move there is, and why one can be refused.

use std::fmt;

use table::{Message, Say, Seat};

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

/// Why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// The map has no such stop.
    NoSuchStop(Word),
    /// The stop is on other lines.
    NotOnLine(Tile),
    /// The tile is not among those of the round.
    NotInRound(Tile),
    /// Shops of two owners could go; the move must say whose.
    WhoseShop(Word),
    /// There is nothing to choose; the move must not name a shop.
    NoChoice(Word),
    /// The seat has no shop at the stop.
    NoShopOf(Seat, Word),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over => f.write_str("the game is over"),
            Self::NoSuchStop(stop) => write!(f, "there is no stop {stop}"),
            Self::NotOnLine(tile) => write!(f, "{} is not on the {} line", tile.stop, tile.line),
            Self::NotInRound(tile) => write!(f, "the tile {tile} is not in this round"),
            Self::WhoseShop(stop) => {
                write!(f, "shops of two owners could go at {stop}: add x and the seat")
            }
            Self::NoChoice(stop) => write!(f, "there is no shop to choose at {stop}"),
            Self::NoShopOf(seat, stop) => write!(f, "seat {seat} has no shop at {stop}"),
        }
    }
}

impl std::error::Error for Refusal {}

impl Say for Refusal {
    fn message(&self) -> Message {
        let at = |id, stop: &Word| Message::new(id).with("stop", stop.to_string());
        match self {
            Self::Over => Message::new("pp-refused-over"),
            Self::NoSuchStop(stop) => at("pp-refused-no-such-stop", stop),
            Self::NotOnLine(tile) => {
                at("pp-refused-not-on-line", &tile.stop).with_term("line", tile.line.term())
            }
            Self::NotInRound(tile) => {
                at("pp-refused-not-in-round", &tile.stop).with_term("line", tile.line.term())
            }
            Self::WhoseShop(stop) => at("pp-refused-whose-shop", stop),
            Self::NoChoice(stop) => at("pp-refused-no-choice", stop),
            Self::NoShopOf(seat, stop) => at("pp-refused-no-shop-of", stop).with("seat", *seat),
        }
    }
}
