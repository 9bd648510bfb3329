//! Live tables: held in memory while somebody plays or watches, rebuilt from the store at need.
//!
//! A `Slot` is what the registry keeps of a table: its state, which may be dropped and replayed
//! at any time, and a pulse that every watcher listens to. A watcher costs a receiver of that
//! pulse and nothing of the game, so that thousands can wait.
//!
//! Acting takes the slot's `writing` lock, decides, stores, and only then changes the state that
//! readers see. A reader therefore never sees what is not durable, and never waits for the disk.

mod act;
pub mod bots;
pub mod decide;
mod news;
mod place;
mod refusal;
pub mod snapshot;
pub mod state;
mod think;
mod thinkers;

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard};

use catalog::Editions;
use table::Seat;
use tokio::sync::watch;

pub use self::act::{Acted, Click};
use self::bots::Bots;
use self::decide::Refusal;
use self::state::State;
use crate::id::{NodeId, PlayerId, TableId};
use crate::log;
use crate::metrics::Metrics;
use crate::store::{Entry, Millis, Store, StoreError};

/// What every watcher of a table hears about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pulse {
    /// How many actions the table has.
    pub version: u32,
    /// Which bot is thinking and how far it is, in percent.
    pub thinking: Option<(Seat, u8)>,
}

/// How live tables behave.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// How many tables may be held in memory.
    pub open_tables: usize,
    /// How many streams of events may be open.
    pub watchers: usize,
    /// After how long a player who is to move counts as gone, in milliseconds.
    pub gone_after: Millis,
    /// How many bots may think at the same time.
    pub thinkers: usize,
    /// The least time between a bot's moves, in milliseconds, so that people can follow.
    pub bot_pause: u64,
    /// The longest time a bot may think about one move, in milliseconds.
    pub bot_time: u64,
    /// For how long a bot's turn belongs to a server that does not renew it, in milliseconds.
    pub lease: Millis,
}

impl Default for Rules {
    fn default() -> Self {
        Self {
            open_tables: 20_000,
            watchers: 20_000,
            gone_after: 120_000,
            thinkers: std::thread::available_parallelism().map_or(1, usize::from),
            bot_pause: 400,
            bot_time: 2_000,
            lease: 10_000,
        }
    }
}

/// A table that somebody asked for.
#[derive(Debug)]
pub(crate) struct Slot {
    id: TableId,
    /// Held while acting or loading.
    writing: tokio::sync::Mutex<()>,
    /// Held for moments only.
    state: Mutex<Option<State>>,
    pulse: watch::Sender<Pulse>,
    used: AtomicU64,
    /// The people who have the table open here, each with the number of their streams.
    here: Mutex<Vec<(PlayerId, u32)>>,
}

impl Slot {
    fn new(id: TableId) -> Self {
        Self {
            id,
            writing: tokio::sync::Mutex::new(()),
            state: Mutex::new(None),
            pulse: watch::Sender::new(Pulse::default()),
            used: AtomicU64::new(0),
            here: Mutex::new(Vec::new()),
        }
    }

    fn state(&self) -> MutexGuard<'_, Option<State>> {
        self.state.lock().expect("no holder of a state panics")
    }

    /// Tells the watchers that there are so many actions now.
    fn beat(&self, version: u32) {
        self.pulse.send_if_modified(|pulse| {
            let grown = version > pulse.version;
            if grown {
                *pulse = Pulse { version, thinking: None };
            }
            grown
        });
    }

    /// Tells the watchers how far a bot is.
    fn think(&self, seat: Seat, percent: u8) {
        self.pulse.send_modify(|pulse| pulse.thinking = Some((seat, percent)));
    }
}

/// Every live table of this server.
#[derive(Clone)]
pub struct Tables(Arc<Inner>);

struct Inner {
    node: NodeId,
    store: Arc<dyn Store>,
    editions: Arc<Editions>,
    metrics: Arc<Metrics>,
    rules: Rules,
    slots: Mutex<HashMap<TableId, Arc<Slot>>>,
    clock: AtomicU64,
    /// When there are more slots than this, those not used for long are dropped.
    sweep_at: AtomicUsize,
    bots: Bots,
}

impl Tables {
    /// The tables of a store.
    #[must_use]
    pub fn new(
        store: Arc<dyn Store>,
        editions: Arc<Editions>,
        metrics: Arc<Metrics>,
        rules: Rules,
    ) -> Self {
        Self(Arc::new(Inner {
            node: NodeId::random(),
            bots: Bots::new(rules.thinkers),
            store,
            editions,
            metrics,
            rules,
            slots: Mutex::default(),
            clock: AtomicU64::new(0),
            sweep_at: AtomicUsize::new(rules.open_tables),
        }))
    }

    /// How live tables behave here.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.0.rules
    }

    /// How many tables are held in memory.
    #[must_use]
    pub fn open(&self) -> usize {
        let slots: Vec<_> = self.slots().values().cloned().collect();
        slots.iter().filter(|slot| slot.state().is_some()).count()
    }

    /// The name of this server.
    #[must_use]
    pub fn node(&self) -> NodeId {
        self.0.node
    }

    /// The editions that games can be played with.
    #[must_use]
    pub fn editions(&self) -> &Arc<Editions> {
        &self.0.editions
    }

    fn slots(&self) -> MutexGuard<'_, HashMap<TableId, Arc<Slot>>> {
        self.0.slots.lock().expect("no holder of the slots panics")
    }

    fn slot(&self, id: TableId) -> Arc<Slot> {
        let mut slots = self.slots();
        if slots.len() > self.0.sweep_at.load(Relaxed) {
            let most = self.0.rules.open_tables;
            evict(&mut slots, most * 9 / 10);
            // What is being watched stays in the list: it must not be gone through each time.
            self.0.sweep_at.store(most.max(slots.len() + most / 10), Relaxed);
        }
        let slot = slots.entry(id).or_insert_with(|| Arc::new(Slot::new(id)));
        slot.used.store(self.0.clock.fetch_add(1, Relaxed), Relaxed);
        Arc::clone(slot)
    }

    /// Looks at the state of a table, which is read from the store if need be.
    pub(crate) async fn with<T>(
        &self,
        slot: &Slot,
        look: impl FnOnce(&State) -> T,
    ) -> Result<T, Refusal> {
        if slot.state().is_none() {
            let _writing = slot.writing.lock().await;
            self.ready(slot).await?;
        }
        match slot.state().as_ref() {
            Some(state) => Ok(look(state)),
            // Dropped again between the two looks: so much is going on that it is better to
            // say so than to try for ever.
            None => Err(Refusal::Store(StoreError::Refused("busy".to_owned()))),
        }
    }

    /// Reads the state from the store if it is not there. The caller holds `writing`.
    async fn ready(&self, slot: &Slot) -> Result<(), Refusal> {
        if slot.state().is_some() {
            return Ok(());
        }
        let stored = self.0.store.load(slot.id).await.map_err(Refusal::Store)?;
        let Some(stored) = stored else {
            // Only if nobody else holds it, who may be about to set the table up.
            let mut slots = self.slots();
            if slots.get(&slot.id).is_some_and(|slot| Arc::strong_count(slot) <= 2) {
                slots.remove(&slot.id);
            }
            return Err(Refusal::NoTable);
        };
        let editions = Arc::clone(&self.0.editions);
        // Replaying may take some milliseconds of pure computing.
        let state = tokio::task::spawn_blocking(move || State::replay(stored, &editions)).await;
        match state {
            Ok(Ok(state)) => {
                slot.beat(state.version);
                *slot.state() = Some(state);
                Ok(())
            }
            Ok(Err(damage)) => {
                log::event("damaged", &[("table", &slot.id), ("why", &damage)]);
                Err(Refusal::Damaged)
            }
            Err(_) => {
                log::event("damaged", &[("table", &slot.id), ("why", &"replaying panicked")]);
                Err(Refusal::Damaged)
            }
        }
    }

    /// Replaces lines of a table, to erase a person's words: those that `lines` finds in it.
    pub(crate) async fn rewrite(
        &self,
        table: TableId,
        lines: impl FnOnce(&[Entry]) -> Vec<(u32, String)>,
    ) -> Result<(), StoreError> {
        let slot = self.slot(table);
        let _writing = slot.writing.lock().await;
        let Some(stored) = self.0.store.load(table).await? else { return Ok(()) };
        self.0.store.rewrite(table, lines(&stored.entries)).await?;
        self.forget(&slot);
        Ok(())
    }

    /// Forgets the state of a table; it is read again when needed.
    fn forget(&self, slot: &Slot) {
        *slot.state() = None;
    }
}

#[cfg(test)]
impl Tables {
    /// The game of a table.
    pub(crate) async fn peek(&self, table: TableId) -> Option<Arc<catalog::Any>> {
        self.with(&self.slot(table), |state| state.game.clone()).await.ok()?
    }

    /// Makes a table like another one, but in another world.
    pub(crate) async fn imagine(&self, table: TableId, like: TableId, game: catalog::Any) {
        let mut imagined = self.with(&self.slot(like), Clone::clone).await.expect("a table");
        let slot = self.slot(table);
        imagined.head = self.with(&slot, |state| Arc::clone(&state.head)).await.expect("a table");
        imagined.game = Some(Arc::new(game));
        slot.beat(imagined.version);
        *slot.state() = Some(imagined);
    }
}

/// Drops the tables that were not used for longest, until so many are left. A table that is
/// being watched keeps its pulse, which is small, and loses its state.
fn evict(slots: &mut HashMap<TableId, Arc<Slot>>, keep: usize) {
    let mut order: Vec<(u64, TableId)> =
        slots.iter().map(|(id, slot)| (slot.used.load(Relaxed), *id)).collect();
    order.sort_unstable();
    let surplus = order.len().saturating_sub(keep);
    for (_, id) in order.into_iter().take(surplus) {
        let slot = &slots[&id];
        if Arc::strong_count(slot) == 1 {
            slots.remove(&id);
        } else if slot.writing.try_lock().is_ok() {
            *slot.state() = None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn slots(count: usize) -> HashMap<TableId, Arc<Slot>> {
        let slot = |used| {
            let slot = Slot::new(TableId::random());
            slot.used.store(used as u64, Relaxed);
            (slot.id, Arc::new(slot))
        };
        (0..count).map(slot).collect()
    }

    #[test]
    fn the_tables_not_used_for_longest_go_first() {
        let mut slots = slots(100);
        evict(&mut slots, 30);
        assert_eq!(slots.len(), 30);
        assert!(slots.values().all(|slot| slot.used.load(Relaxed) >= 70));
    }

    #[test]
    fn a_table_that_is_watched_stays_in_the_list() {
        let mut slots = slots(10);
        let oldest = slots.values().find(|slot| slot.used.load(Relaxed) == 0);
        let watched = Arc::clone(oldest.expect("the oldest"));
        evict(&mut slots, 0);
        assert_eq!(slots.len(), 1);
        assert!(slots.contains_key(&watched.id));
    }
}
