//! A finished game as it is stored for histories, profiles and ratings.

use std::fmt;
use std::str::FromStr;

use search::Level;
use serde::{Deserialize, Serialize};
use table::Seat;

use crate::id::{BadId, PlayerId, TableId};
use crate::stored::Millis;

/// Who has a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Who {
    /// A guest or an account.
    Player(PlayerId),
    /// A bot of a strength.
    Bot(Level),
}

impl Who {
    /// The person, if it is one.
    #[must_use]
    pub const fn player(self) -> Option<PlayerId> {
        match self {
            Self::Player(player) => Some(player),
            Self::Bot(_) => None,
        }
    }
}

/// As in the store: a player's id, or `bot:LEVEL`.
impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Player(player) => player.fmt(f),
            Self::Bot(level) => write!(f, "bot:{level}"),
        }
    }
}

impl FromStr for Who {
    type Err = BadId;

    fn from_str(text: &str) -> Result<Self, BadId> {
        match text.strip_prefix("bot:") {
            Some(level) => level.parse().map(Self::Bot).map_err(|_| BadId),
            None => text.parse().map(Self::Player),
        }
    }
}

crate::word_enum! {
    /// How it ended for somebody.
    Ending {
        /// They played from the beginning to the end.
        Stayed "stayed",
        /// They gave up, ran out of time, or left the rest to a bot.
        Left "left",
        /// The same before their first move: it counts for nothing.
        Absent "absent",
        /// The seat changed hands: the result says little about anybody.
        Changed "changed",
    }
}

/// Points by where they come from: the id of a line of the score sheet, and the sum of such lines.
pub type Sheet = Vec<(String, i32)>;

/// One seat's result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Party {
    /// Who.
    pub who: Who,
    /// Which seat.
    pub seat: Seat,
    /// The place, from 1.
    pub place: u8,
    /// The points.
    pub points: i32,
    /// How it ended for them.
    pub ending: Ending,
    /// Where the points come from.
    pub sheet: Sheet,
    /// What they may be proud of: the id of a feat and how much of it. They are not read again with a
    /// game, but asked for by player.
    pub feats: Sheet,
}

/// A game that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    /// The table.
    pub table: TableId,
    /// When it ended.
    pub at: Millis,
    /// The name of the game.
    pub game: String,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// Whether it was broken off: somebody gave up, and nobody played on.
    pub early: bool,
    /// Whether anybody may watch the table.
    pub public: bool,
    /// The seats in order.
    pub parties: Vec<Party>,
}

impl Finished {
    /// Its place in the order of all games.
    #[must_use]
    pub const fn key(&self) -> Key {
        Key { at: self.at, table: self.table }
    }

    /// The players who are credited with feats from this game: those who played one seat from the beginning
    /// to the end.
    pub fn proud(&self) -> impl Iterator<Item = &Party> {
        let alone = |one: &Party| self.parties.iter().filter(|it| it.who == one.who).count() == 1;
        let whole = move |one: &&Party| !self.early && one.ending == Ending::Stayed && alone(one);
        self.parties.iter().filter(whole)
    }

    /// The games it is compared with.
    #[must_use]
    pub fn pool(&self) -> Pool {
        Pool { game: self.game.clone(), seats: self.parties.len() as u32 }
    }
}

/// The place of a game in the order of all games: by their end, then by id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Key {
    /// When it ended.
    pub at: Millis,
    /// The table.
    pub table: TableId,
}

/// Games that are compared with each other: of one kind and number of players.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Pool {
    /// The name of the game.
    pub game: String,
    /// How many play.
    pub seats: u32,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_read_as_it_is_written() {
        for who in [Who::Player(PlayerId::random()), Who::Bot(Level::Haussmann)] {
            assert_eq!(who.to_string().parse(), Ok(who));
        }
        assert_eq!("bot:nobody".parse::<Who>(), Err(BadId));
        for ending in Ending::ALL {
            assert_eq!(Ending::parse(ending.as_str()), Some(ending));
        }
    }
}
