//! Players' reports to the operator, and the shared resources that players hold: tables that wait for
//! players, and tables of bots alone.

pub use site::report::Report;

use super::Millis;
use crate::id::{PlayerId, TableId};

/// What became of a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reported {
    /// It is kept.
    Done,
    /// The same was reported by the same player before.
    Again,
    /// The player has reported enough for now.
    TooMany,
}

/// Which reports to list; the latest come first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reports {
    /// Those that no operator has closed.
    Open,
    /// Those that one has.
    Closed,
    /// Those of a player, whichever.
    By(PlayerId),
}

/// Why a table counts against the person who set it up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holding {
    /// It waits for players.
    Waiting,
    /// Bots play there among themselves.
    Bots,
}

impl Holding {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Waiting, Self::Bots];

    /// The word for it in the store.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Bots => "bots",
        }
    }

    /// What a word stands for.
    #[must_use]
    pub fn parse(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|holding| holding.as_str() == word)
    }
}

/// A table that counts against the person who set it up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Held {
    /// The table.
    pub table: TableId,
    /// Why it counts.
    pub holding: Holding,
    /// Who set it up.
    pub player: PlayerId,
    /// From which network: a keyed hash, which tells nobody the address.
    pub network: String,
    /// When.
    pub at: Millis,
}

/// For how long it can count at all; afterwards the row is removed.
pub(crate) const HELD: Millis = 7 * 24 * 3_600_000;
