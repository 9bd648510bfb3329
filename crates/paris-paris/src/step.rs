//! The steps of the game.

use table::Seat;

/// The step the game is in. Tours happen automatically, so there is only one step in which a player
/// acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A player takes a tile of the round and opens a shop.
    Open {
        /// Who.
        seat: Seat,
    },
    /// The game is over.
    Over,
}

impl Step {
    /// The name of the step; empty when the game is over.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Open { .. } => "open",
            Self::Over => "",
        }
    }
}
