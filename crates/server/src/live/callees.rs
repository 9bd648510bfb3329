//! Which people want to be notified, and the calls that follow from what happens.

use std::collections::HashSet;
use std::sync::{PoisonError, RwLock};

use site::model::called::{About, Prospect, Reason, about, called, holds, is_announced};

use super::Tables;
use super::decide::Refusal;
use super::state::State;
use crate::id::{PlayerId, TableId};
use crate::store::Millis;
use crate::store::calls::Ring;

/// Everybody who wants to be called, as far as this server has heard.
#[derive(Debug, Default)]
pub(super) struct Callees {
    players: RwLock<HashSet<PlayerId>>,
    /// Those of them who want to know when a table waits for players.
    lookouts: RwLock<Vec<PlayerId>>,
}

/// Whether a call still makes sense.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sense {
    /// It does, and this is what it is about.
    Yes(About),
    /// What it was about is over, or the person is looking at the table.
    No,
}

impl Tables {
    /// Reloads the list of who wants to be notified. A failure is logged, and the next news will repeat this.
    pub(crate) async fn learn_callees(&self) {
        if let Ok(players) = self.0.store.callees().await {
            let mut known = self.0.callees.players.write().unwrap_or_else(PoisonError::into_inner);
            *known = players.into_iter().collect();
        }
        if let Ok(players) = self.0.store.lookouts().await {
            let mut known = self.0.callees.lookouts.write().unwrap_or_else(PoisonError::into_inner);
            *known = players;
        }
    }

    /// Whether somebody wants to be called.
    pub(crate) fn is_callee(&self, player: PlayerId) -> bool {
        let known = self.0.callees.players.read().unwrap_or_else(PoisonError::into_inner);
        known.contains(&player)
    }

    /// Whether anybody wants to be called.
    pub(crate) fn has_callees(&self) -> bool {
        let known = self.0.callees.players.read().unwrap_or_else(PoisonError::into_inner);
        !known.is_empty()
    }

    /// The calls that follow when a table changes to this prospect, caused by a person or a bot.
    pub(super) fn rings(
        &self,
        state: &State,
        after: &Prospect<'_>,
        by: Option<PlayerId>,
        now: Millis,
    ) -> Vec<Ring> {
        let due = now + self.0.config.call_after;
        let callees = called(state, after, by).into_iter();
        let mut rings: Vec<Ring> = callees
            .filter(|(player, _)| self.is_callee(*player))
            .map(|(player, reason)| Ring { player, reason, due })
            .collect();
        if is_announced(state, after) {
            let known = self.0.callees.lookouts.read().unwrap_or_else(PoisonError::into_inner);
            let sits =
                |player: PlayerId| after.places.iter().any(|it| it.concerns() == Some(player));
            let told = known.iter().copied().filter(|player| !sits(*player));
            rings.extend(told.map(|player| Ring { player, reason: Reason::Waits, due }));
        }
        rings
    }

    /// Whether a call of a player still makes sense.
    ///
    /// # Errors
    /// If the table cannot be read.
    pub(crate) async fn sense(
        &self,
        table: TableId,
        player: PlayerId,
        reason: Reason,
    ) -> Result<Sense, Refusal> {
        let slot = self.slot(table);
        let look = |state: &State| match holds(state, player, reason) && !slot.is_here(player) {
            true => Sense::Yes(about(state, player)),
            false => Sense::No,
        };
        match self.with(&slot, look).await {
            Err(Refusal::NoTable) => Ok(Sense::No),
            other => other,
        }
    }

    /// What a call of a player to a table is about; `None` if the table is gone.
    pub(crate) async fn about(&self, table: TableId, player: PlayerId) -> Option<About> {
        self.with(&self.slot(table), |state| about(state, player)).await.ok()
    }
}
