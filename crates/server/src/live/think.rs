//! What a bot plays: the one place where the server asks the search.

use std::time::Duration;

use catalog::Any;
use search::{Cancel, Level};
use table::{Chance as _, Quick};

/// The move that a bot of this level makes.
pub(super) fn choose(game: &Any, level: Level, _time: Duration, _cancel: &Cancel) -> String {
    let mut chance = Quick::new(u64::from_le_bytes(crate::id::random()));
    let mut legal = game.legal();
    debug_assert!(!legal.is_empty(), "{level} is asked for a move while the game goes on");
    legal.swap_remove(chance.below(legal.len()))
}
