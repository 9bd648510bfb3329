//! Who looks at a live table: what they see of it, and how they hear of news.

use std::net::IpAddr;
use std::sync::Arc;

use tokio::sync::watch;

use super::decide::Refusal;
use super::rights;
use super::slot::Slot;
use super::snapshot::{Around, Snapshot};
use super::state::{Place, State};
use super::{Pulse, Tables};
use crate::id::{PlayerId, TableId};
use crate::people::{Key, Person};
use crate::store::{Head, now};

impl Tables {
    /// A table as somebody may see it.
    ///
    /// # Errors
    /// If there is none, or it is private and they were not invited.
    pub async fn snapshot(
        &self,
        table: TableId,
        viewer: Option<&Person>,
        key: &Key,
    ) -> Result<Snapshot, Refusal> {
        let slot = self.slot(table);
        let rules = self.0.rules;
        self.with(&slot, |state| {
            let player = viewer.map(|person| person.id);
            allowed(state, player)?;
            let around = Around {
                here: &|player| slot.is_here(player),
                thinking: slot.pulse().borrow().thinking,
                now: now(),
                gone_after: rules.gone_after,
                link: &|right| format!("/l/{}", key.link(table, right)),
            };
            Ok(Snapshot::take(state, player, &around))
        })
        .await?
    }

    /// Whether a table waits for players, as [`crate::lobby`] has it.
    pub(crate) async fn waits(&self, table: TableId) -> Result<bool, Refusal> {
        let slot = self.slot(table);
        let here = |player| slot.is_here(player);
        match self.with(&slot, |state| rights::waits(state, &here, now())).await {
            Err(Refusal::NoTable) => Ok(false),
            other => other,
        }
    }

    /// What was fixed when a table was set up. For the server itself: it holds the secret.
    pub(crate) async fn head(&self, table: TableId) -> Result<Arc<Head>, Refusal> {
        self.with(&self.slot(table), |state| Arc::clone(&state.head)).await
    }

    /// Who has each seat of a table. For the server itself: players' ids are not for showing.
    pub(crate) async fn players(&self, table: TableId) -> Result<Vec<Option<PlayerId>>, Refusal> {
        let slot = self.slot(table);
        self.with(&slot, |state| state.places.iter().map(Place::player).collect()).await
    }

    /// The pulse of a table, for somebody who may see it and has seen so much, from an address
    /// (that of a household: see [`crate::http::limit`]). Whoever comes from
    /// another server may have seen more than this one has heard of: it then reads what is new.
    ///
    /// # Errors
    /// As for [`Tables::snapshot`].
    pub async fn watch(
        &self,
        table: TableId,
        viewer: Option<&Person>,
        seen: Option<u32>,
        address: IpAddr,
    ) -> Result<Watcher, Refusal> {
        let slot = self.slot(table);
        let version = self.version(table, viewer).await?;
        if seen > Some(version) {
            self.refresh(table).await?;
        }
        let pulse = slot.pulse().subscribe();
        let player = viewer.map(|person| person.id);
        slot.arrive(player, address);
        // Bots among themselves play while somebody watches.
        self.wake_bot(&slot);
        Ok(Watcher { pulse, player, address, slot })
    }

    /// How many actions a table has, for somebody who may see it.
    ///
    /// # Errors
    /// As for [`Tables::snapshot`].
    pub async fn version(&self, table: TableId, viewer: Option<&Person>) -> Result<u32, Refusal> {
        let look =
            |state: &State| allowed(state, viewer.map(|person| person.id)).map(|()| state.version);
        self.with(&self.slot(table), look).await?
    }
}

/// Somebody watching a table. Nothing of the game is held for them.
#[derive(Debug)]
pub struct Watcher {
    /// The table's pulse.
    pub pulse: watch::Receiver<Pulse>,
    player: Option<PlayerId>,
    address: IpAddr,
    slot: Arc<Slot>,
}

impl Drop for Watcher {
    fn drop(&mut self) {
        self.slot.leave(self.player, self.address);
    }
}

fn allowed(state: &State, viewer: Option<PlayerId>) -> Result<(), Refusal> {
    if rights::may_see(state, viewer) { Ok(()) } else { Err(Refusal::Private) }
}
