//! What a bot plays: the one place where the server asks the search.

use std::time::Duration;

use catalog::Any;
use search::{Budget, Cancel, Level};

/// The move that a bot of this level makes, on as many threads as the queue has lent it. A search
/// that is cancelled still answers, but nobody listens.
pub(super) fn choose(game: &Any, level: Level, time: Duration, cancel: &Cancel) -> String {
    let budget = Budget { time: Some(time), nodes: None, threads: 1 + cancel.helpers() };
    let seed = u64::from_le_bytes(crate::id::random());
    let thought = search::think(game, level, budget, cancel, seed);
    thought.expect("a bot is asked while the game goes on").best().to_owned()
}
