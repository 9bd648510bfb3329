//! The step of a turn: what the player to act is asked to do, with its data.

use serde::Serialize;

use crate::place::{Building, Place};

/// The step of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Draw a building.
    Draw,
    /// Choose a district for the building drawn (`districts = free`).
    Place(Building),
    /// Do the action. Free steps are open.
    Action,
    /// Choose one of the end-game tiles that are left, which the player looks at (K35).
    EndTile,
    /// Choose what pays for the next unit of resources.
    Pay {
        /// What is being bought; the key is already there.
        to: Place,
        /// The wood, marble and gold still owed; the first that is not 0 is asked for.
        owed: [u8; 3],
        /// Whether this key was the fourth of its district (K3).
        fourth: bool,
    },
    /// Fill slots of the landmark just bought, or decline.
    Prestige {
        /// The rank of the landmark.
        rank: u8,
        /// The slots still open, as bits.
        open: u8,
        /// Whether this key was the fourth of its district.
        fourth: bool,
    },
    /// Take a bonus tile, or decline. Free steps are open if it has a price (K18).
    Bonus {
        /// The francs it costs.
        price: u8,
        /// Whether this key was the fourth of its district.
        fourth: bool,
    },
    /// Put a VP tile on a district, or decline.
    VpTile,
    /// The action is done. Free steps are open.
    Free,
    /// The game is over.
    Over,
}

impl Step {
    /// The name for traces; empty when the game is over.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Draw => "draw",
            Self::Place(_) => "place",
            Self::Action => "action",
            Self::EndTile => "end-tile",
            Self::Pay { .. } => "pay",
            Self::Prestige { .. } => "prestige",
            Self::Bonus { .. } => "bonus",
            Self::VpTile => "vp-tile",
            Self::Free => "free",
            Self::Over => "",
        }
    }

    /// Whether buying, selling and using tiles is open in this step (K18).
    #[inline]
    #[must_use]
    pub const fn has_free_steps(self) -> bool {
        match self {
            Self::Action | Self::Free => true,
            Self::Bonus { price, .. } => price > 0,
            _ => false,
        }
    }
}

/// How near the end is (K29).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// End-game tiles are left.
    Open,
    /// The last one was taken: the round is finished.
    LastTile,
    /// Everybody has one more turn.
    LastRound,
}
