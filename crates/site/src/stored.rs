//! A stored table: what was fixed when it was set up, and the list of its actions.

use std::fmt;

use serde::{Deserialize, Serialize};
use table::{Clock, Seat};

use crate::id::{EventId, PlayerId, TableId};

/// Milliseconds since 1970.
pub type Millis = i64;

/// What is fixed when a table is set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Head {
    /// The table.
    pub id: TableId,
    /// When it was set up.
    pub created: Millis,
    /// The name of the game.
    pub game: String,
    /// The digest of the edition, as 64 hexadecimal digits.
    pub edition: String,
    /// The version of the rules it is played by; tables from before there were two versions have
    /// the first.
    #[serde(default = "first_rules")]
    pub rules: u32,
    /// How many play.
    pub seats: usize,
    /// The options.
    pub options: Vec<(String, String)>,
    /// Whether the table is in the lists and anybody may watch.
    pub public: bool,
    /// Who set it up.
    pub owner: PlayerId,
    /// The server's part of the shuffle, as 64 hexadecimal digits; not shown before the end.
    pub secret: String,
    /// The record this game goes on from, if it does not begin with a deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
    /// Whether the hidden parts of such a game are dealt anew if several people play. Older tables
    /// were not.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub reshuffled: bool,
    /// What else was agreed on; nothing at older tables.
    #[serde(default, skip_serializing_if = "Terms::is_plain")]
    pub terms: Terms,
}

/// What the players of a table agree on besides the game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Terms {
    /// How time is counted, if it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
    /// Whether a person may take the seat of a bot, also while the game is on.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub open_bots: bool,
    /// Whether the game counts for no rating, whoever plays.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub unrated: bool,
    /// Whether somebody who plays against bots alone may be helped. Such a game counts for no rating.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub hints: bool,
    /// The event that the game is part of.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub event: Option<InEvent>,
}

/// Which part of an event a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct InEvent {
    /// The event.
    pub id: EventId,
    /// The round, from 1.
    pub round: u32,
}

impl Terms {
    fn is_plain(&self) -> bool {
        *self == Self::default()
    }
}

const fn first_rules() -> u32 {
    1
}

impl Head {
    /// Whether another table was set up in the same way.
    #[must_use]
    pub fn is_like(&self, other: &Self) -> bool {
        let way = |head: &Self| {
            let Self { game, edition, seats, options, public, owner, from, terms, .. } =
                head.clone();
            (game, edition, seats, options, public, owner, from, terms)
        };
        way(self) == way(other)
    }
}

/// One action as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// When.
    pub at: Millis,
    /// The id that the client gave its click, so that sending it twice counts once.
    pub click: Option<String>,
    /// The line.
    pub text: String,
}

crate::word_enum! {
    /// How far a table is.
    Status {
        /// Seats are free.
        Open "open",
        /// The game is on.
        Playing "playing",
        /// The game is over.
        Over "over",
    }
}

/// What the index says about a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listing {
    /// How far it is.
    pub status: Status,
    /// Who has which seat: sits there, may come back to it, or has it kept for them. Without a
    /// seat are those who had one.
    pub places: Vec<(Option<Seat>, PlayerId)>,
}

impl Listing {
    /// The number of a seat in the index; 0 for those who had one.
    #[must_use]
    pub fn number(seat: Option<Seat>) -> u32 {
        seat.map_or(0, |seat| seat.number() as u32)
    }
}

/// Everything about one table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stored {
    /// What was fixed at the beginning.
    pub head: Head,
    /// Everything that happened.
    pub entries: Vec<Entry>,
}

/// Why the store failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// It was refused, or failed before anything was kept: the disk is full, or the store is overloaded.
    Refused(String),
    /// The connection broke at a moment when it is unknown whether the data was kept. Asking again with the
    /// same click is safe.
    Unknown(String),
    /// What was read does not make sense.
    Corrupt(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused(why) => write!(f, "the store refused: {why}"),
            Self::Unknown(why) => write!(f, "the store did not answer: {why}"),
            Self::Corrupt(why) => write!(f, "the store is damaged: {why}"),
        }
    }
}

impl std::error::Error for StoreError {}
