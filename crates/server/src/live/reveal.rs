//! Opening a table of an event, when nobody plays the same deal any more.

use super::Tables;
use super::decide::{Decision, Refusal};
use super::state::State;
use crate::action::Action;
use crate::id::TableId;

/// How often it is tried again when another server was quicker.
const TRIES: usize = 5;

impl Tables {
    /// Lets everybody see a table of an event. Nothing is done where it is open already.
    ///
    /// # Errors
    /// If its game is not over, or the store failed.
    pub(crate) async fn reveal(&self, table: TableId) -> Result<(), Refusal> {
        let slot = self.slot(table);
        let mut table = self.load(slot.write().await).await?;
        for _ in 0..TRIES {
            if self.0.store.is_shared() {
                table = self.catch_up(table).await?;
            }
            if !table.read(State::is_sealed) {
                return Ok(());
            }
            let now = self.now();
            let prepared = table.read(|state| {
                let decision = Decision::from(vec![Action::Reveal]);
                self.prepare(state, decision, None, None, now)
            })?;
            table = self.put(table, prepared).await?.0;
        }
        Err(Refusal::Stale)
    }
}
