//! The phases of the game.

use serde::Serialize;
use table::Seat;

/// The phase of the game, and who is to act. A turn is one move, so each phase is one step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case", tag = "phase", content = "to_act")]
pub enum Step {
    /// Phase 1: tiles are laid and buildings taken.
    Streets(Seat),
    /// Phase 2: buildings are placed and postcards used.
    Buildings(Seat),
    /// The game is over.
    Over,
}

impl Step {
    /// Who is to act; `None` when the game is over.
    #[inline]
    #[must_use]
    pub const fn to_act(self) -> Option<Seat> {
        match self {
            Self::Streets(seat) | Self::Buildings(seat) => Some(seat),
            Self::Over => None,
        }
    }

    /// Its name in traces; empty when the game is over.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Streets(_) => "streets",
            Self::Buildings(_) => "buildings",
            Self::Over => "",
        }
    }
}
