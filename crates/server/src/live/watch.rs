//! Watching a live table: what viewers see of it, and how they hear of news.

use std::net::IpAddr;
use std::sync::Arc;

use site::rating::Strength;
use site::result::Pool;
use tokio::sync::watch;

use super::decide::Refusal;
use super::rights;
use super::slot::Slot;
use super::snapshot::{Around, Snapshot};
use super::state::{SeatHolder, State};
use super::{TableVersion, Tables};
use crate::id::{PlayerId, TableId};
use crate::people::{Key, Person};
use crate::store::{Head, Holding};

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
        let config = self.0.config;
        self.learn(&slot).await?;
        self.with(&slot, |state| {
            let player = viewer.map(|person| person.id);
            allowed(state, player)?;
            let pool = Pool { game: state.head.game.clone(), seats: state.head.seats as u32 };
            let now = self.now();
            let around = Around {
                here: &|player| slot.is_here(player),
                account: &|player| self.0.accounts.of(player) == Some(true),
                strength: &|who| {
                    let standing = self.0.standings.of(who, &pool);
                    standing.map(|standing| Strength::of(&standing, now))
                },
                thinking: slot.news().borrow().thinking,
                now,
                gone_after: config.gone_after,
                link: &|right| format!("/l/{}", key.link(table, right)),
            };
            Ok(Snapshot::take(state, player, &around))
        })
        .await?
    }

    /// Looks up what a table itself does not know but its viewers see: who has an account, how
    /// strong everybody is, and what no clock ran through. One look at it says whether anything is
    /// missing.
    async fn learn(&self, slot: &Arc<Slot>) -> Result<(), Refusal> {
        self.awake().await;
        let missing = |state: &State| {
            let people = state.places.iter().filter_map(SeatHolder::named);
            let strangers: Vec<PlayerId> =
                people.filter(|player| self.0.accounts.of(*player).is_none()).collect();
            (strangers, self.unranked(state), !self.owed(state).is_empty())
        };
        let (strangers, unranked, owes) = self.with(slot, missing).await?;
        // While the store does not answer, they are taken for guests.
        for player in strangers {
            if let Ok(account) = self.0.store.account(player).await {
                self.0.accounts.note(player, account.is_some());
            }
        }
        self.rank(unranked).await;
        if owes {
            self.expire(slot).await?;
        }
        Ok(())
    }

    /// Whether a table counts against the person who set it up, as [`crate::lobby`] has it; `None`
    /// if there is none.
    pub(crate) async fn counts(
        &self,
        table: TableId,
        holding: Holding,
    ) -> Result<Option<bool>, Refusal> {
        let slot = self.slot(table);
        let here = |player| slot.is_here(player);
        let watched = slot.is_watched();
        let counts = |state: &State| match holding {
            Holding::Waiting => rights::waits(state, &here, self.now()),
            Holding::Bots => rights::busies_bots(state, watched, self.now()),
        };
        match self.with(&slot, counts).await {
            Ok(counts) => Ok(Some(counts)),
            // A table that cannot be read counts against nobody.
            Err(Refusal::NoTable | Refusal::Damaged) => Ok(None),
            Err(refusal) => Err(refusal),
        }
    }

    /// What was fixed when a table was set up. For the server itself: it holds the secret.
    pub(crate) async fn head(&self, table: TableId) -> Result<Arc<Head>, Refusal> {
        self.with(&self.slot(table), |state| Arc::clone(&state.head)).await
    }

    /// Who has each seat of a table. For the server itself: players' ids are not for showing.
    pub(crate) async fn players(&self, table: TableId) -> Result<Vec<Option<PlayerId>>, Refusal> {
        let slot = self.slot(table);
        self.with(&slot, |state| state.places.iter().map(SeatHolder::player).collect()).await
    }

    /// The news of a table, for somebody who may see it and has seen so much, from an address
    /// (that of a household: see [`crate::limit`]). Whoever comes from
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
        let news = slot.news().subscribe();
        let player = viewer.map(|person| person.id);
        slot.arrive(player, address);
        // Bots among themselves play while somebody watches.
        self.wake_bot(&slot);
        Ok(Watcher { news, player, address, slot })
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
    /// The table's news.
    pub news: watch::Receiver<TableVersion>,
    player: Option<PlayerId>,
    address: IpAddr,
    slot: Arc<Slot>,
}

impl Drop for Watcher {
    fn drop(&mut self) {
        self.slot.leave(self.player, self.address);
        self.slot.let_go_if_over();
    }
}

fn allowed(state: &State, viewer: Option<PlayerId>) -> Result<(), Refusal> {
    if rights::may_see(state, viewer) { Ok(()) } else { Err(Refusal::Private) }
}
