//! What somebody keeps about another player.

use serde::{Deserialize, Serialize};

/// The longest note, in characters.
pub const LONGEST_NOTE: usize = 1_000;

/// What somebody keeps about another player; nobody else sees it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Relation {
    /// They follow them.
    pub follows: bool,
    /// They do not want to play with them: somebody who is blocked cannot sit down at their tables.
    pub blocks: bool,
    /// A note for themselves.
    pub note: String,
}
