//! A bot thinks ahead while a person at its table is to act, as long as nobody needs the threads
//! for anything else.

use std::sync::Arc;
use std::time::Duration;

use super::Tables;
use super::queue::{Behalf, Step, Urgency};
use super::slot::Slot;
use super::state::{SeatHolder, State};

/// How long it thinks before the next in the queue gets its turn.
const STEP: Duration = Duration::from_millis(200);
/// The longest time to think ahead, as a multiple of the time for one of its moves.
const TIMES: u32 = 5;

impl Tables {
    /// Lets the bot that moved last at a table think ahead, if a person is to act and somebody has
    /// the table open.
    pub(super) fn think_ahead(&self, slot: &Arc<Slot>) {
        let waits = |state: &State| {
            let player = state.places.iter().find_map(SeatHolder::player)?;
            state.bot_to_act().is_none().then_some(())?;
            Some((player, state.game.clone()?))
        };
        if self.is_stopping() || slot.watched_from().is_none() {
            return;
        }
        let Some((player, game)) = slot.read(waits).flatten() else { return };
        let time = Duration::from_millis(self.0.config.bot_time);
        let (mut left, minds, table) = (TIMES * time, Arc::clone(&self.0.bots.minds), slot.id());
        let step = move |stop: &search::Cancel| {
            if left.is_zero() || !minds.ponder(table, &game, STEP.min(left), stop) {
                return Step::Done(());
            }
            left = left.saturating_sub(STEP);
            Step::More(0)
        };
        if let Ok(work) = self.queue().submit(Urgency::Ahead, Behalf::Player(player), step) {
            self.0.bots.ahead().insert(table, work);
        }
    }
}
