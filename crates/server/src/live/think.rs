//! What a bot plays: the only place where the server calls the search.

use std::time::Duration;

use catalog::Any;
use search::{Budget, Cancel, Level};

use super::minds::Minds;
use crate::id::TableId;

/// The move that a bot of this level makes at a table, on as many threads as the queue has lent it, with its
/// memory from its last move there. A cancelled search still returns an answer, which nobody uses.
pub(super) fn choose(
    minds: &Minds,
    table: TableId,
    game: &Any,
    level: Level,
    time: Duration,
    cancel: &Cancel,
) -> String {
    let seat = game.to_act().expect("a bot is asked while the game goes on");
    let budget = Budget { time: Some(time), nodes: None, threads: 1 + cancel.helpers() };
    let seed = u64::from_le_bytes(crate::id::random());
    let mut thinker = minds.take(table, seat, level);
    let thought = thinker.think(game, budget, cancel, seed);
    minds.keep(table, seat, level, thinker);
    thought.expect("the game goes on").best().to_owned()
}
