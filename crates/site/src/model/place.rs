//! Who has a seat at a table.

use search::Level;

use crate::id::PlayerId;
use crate::result::Who;

/// Who has a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatHolder {
    /// Nobody; anybody may sit down at a public table.
    Free,
    /// Nobody yet; it can be taken only with its link.
    Invited,
    /// Nobody yet, but it is kept for somebody.
    Kept {
        /// For whom.
        player: PlayerId,
        /// What they are called.
        name: String,
    },
    /// A person.
    Person {
        /// Who.
        player: PlayerId,
        /// What they are called; empty when it was erased.
        name: String,
        /// Their part of the shuffle; may be empty.
        entropy: String,
    },
    /// A bot.
    Bot {
        /// How strong.
        level: Level,
        /// Whom it stands in for: they may come back at any time.
        instead: Option<PlayerId>,
    },
}

impl SeatHolder {
    /// The person in the seat.
    #[must_use]
    pub const fn player(&self) -> Option<PlayerId> {
        match self {
            Self::Person { player, .. } => Some(*player),
            _ => None,
        }
    }

    /// The person who has the seat, may come back to it, or has it kept for them.
    #[must_use]
    pub const fn concerns(&self) -> Option<PlayerId> {
        match self {
            Self::Free | Self::Invited => None,
            Self::Kept { player, .. } | Self::Person { player, .. } => Some(*player),
            Self::Bot { instead, .. } => *instead,
        }
    }

    /// The person whose name is shown at the seat.
    #[must_use]
    pub const fn named(&self) -> Option<PlayerId> {
        match self {
            Self::Kept { player, .. } | Self::Person { player, .. } => Some(*player),
            Self::Free | Self::Invited | Self::Bot { .. } => None,
        }
    }

    /// The same, or the bot: whose rating is shown at the seat.
    #[must_use]
    pub const fn who(&self) -> Option<Who> {
        match self {
            Self::Bot { level, .. } => Some(Who::Bot(*level)),
            _ => match self.named() {
                Some(player) => Some(Who::Player(player)),
                None => None,
            },
        }
    }

    /// Whether somebody or something plays here.
    #[must_use]
    pub const fn is_taken(&self) -> bool {
        matches!(self, Self::Person { .. } | Self::Bot { .. })
    }
}
