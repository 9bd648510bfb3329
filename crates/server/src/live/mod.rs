//! Live tables: held in memory while somebody plays or watches, rebuilt from the store when needed.
//!
//! A slot is what the registry keeps of a table: its state, which may be dropped and replayed at any time,
//! and a channel that every watcher listens to. A watcher costs a receiver of that channel and holds nothing
//! of the game, so that thousands can wait.
//!
//! An action becomes the slot's writer, decides, stores, and only then changes the state that readers see. A
//! reader therefore never sees anything that is not durable, and never waits for the disk.

mod accounts;
mod act;
mod ahead;
pub mod bots;
mod bulletin;
pub mod callees;
pub(crate) mod going;
pub mod hints;
mod lanes;
mod minds;
mod news;
mod outages;
pub mod queue;
mod reveal;
pub mod reviews;
mod rush;
mod slot;
mod standings;
mod think;
mod watch;
mod work;

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard};

use catalog::Editions;
use site::pages::log::Logs;
use table::Seat;
use tokio::sync::Notify;

use self::accounts::Accounts;
pub use self::act::Acted;
use self::bots::Bots;
use self::bulletin::Bulletin;
use self::callees::Callees;
pub use self::click::Click;
use self::decide::Refusal;
use self::going::Going;
use self::outages::Outages;
use self::slot::{Loaded, Slot, Writer};
use self::standings::Standings;
use self::state::State;
pub use self::watch::Watcher;
use crate::id::{NodeId, TableId};
use crate::log;
use crate::metrics::Metrics;
use crate::store::{Entry, Millis, Store, StoreError, Time};
use site::model::rights;
pub use site::model::{click, clock, decide, help, snapshot, state};

/// The reference count of a slot that only the list and one other holder have.
const HELD: usize = 2;

/// What every watcher of a table hears about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TableVersion {
    /// How many actions the table has.
    pub version: u32,
    /// Which bot is thinking and how far it is, in percent; `None` while it waits for a processor.
    pub thinking: Option<(Seat, Option<u8>)>,
}

/// How live tables behave.
#[derive(Clone, Copy, Debug)]
pub struct LiveConfig {
    /// How many tables may be held in memory.
    pub open_tables: usize,
    /// How many streams of events may be open.
    pub watchers: usize,
    /// After how long a player who is to move counts as gone, in milliseconds.
    pub gone_after: Millis,
    /// How many bots may think at the same time.
    pub bot_threads: usize,
    /// The least time between a bot's moves, in milliseconds, so that people can follow.
    pub bot_pause: u64,
    /// The longest time a bot may think about one move, in milliseconds.
    pub bot_time: u64,
    /// For how long a bot's turn belongs to a server that does not renew it, in milliseconds.
    pub lease: Millis,
    /// How many iterations the judge of a review has for each decision.
    pub review_nodes: u64,
    /// After how long somebody who is not looking is notified, in milliseconds.
    pub call_after: Millis,
}

impl Default for LiveConfig {
    fn default() -> Self {
        Self {
            open_tables: 20_000,
            watchers: 20_000,
            gone_after: 120_000,
            bot_threads: std::thread::available_parallelism().map_or(1, usize::from),
            bot_pause: 400,
            bot_time: 2_000,
            lease: 10_000,
            review_nodes: 400,
            call_after: 15_000,
        }
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
    config: LiveConfig,
    time: Time,
    slots: Mutex<HashMap<TableId, Arc<Slot>>>,
    clock: AtomicU64,
    /// When there are more slots than this, those not used for long are dropped.
    sweep_at: AtomicUsize,
    bots: Bots,
    accounts: Accounts,
    standings: Standings,
    outages: Outages,
    going: Going,
    /// What was done at the tables that somebody looks at.
    logs: Logs,
    callees: Callees,
    /// Notified when a rated game is over.
    results: Arc<Notify>,
    /// Notified when any game is over.
    ends: Arc<Notify>,
    /// Notified when a game of an event is over.
    events: Arc<Notify>,
    bulletin: Bulletin,
}

impl Tables {
    /// The tables of a store.
    #[must_use]
    pub fn new(
        store: Arc<dyn Store>,
        editions: Arc<Editions>,
        metrics: Arc<Metrics>,
        config: LiveConfig,
        time: Time,
    ) -> Self {
        Self(Arc::new(Inner {
            node: NodeId::random(),
            bots: Bots::new(config.bot_threads, Arc::clone(&metrics)),
            going: Going::default(),
            logs: Logs::default(),
            store,
            editions,
            metrics,
            config,
            time,
            slots: Mutex::default(),
            clock: AtomicU64::new(0),
            sweep_at: AtomicUsize::new(config.open_tables),
            accounts: Accounts::default(),
            standings: Standings::default(),
            outages: Outages::default(),
            callees: Callees::default(),
            results: Arc::default(),
            ends: Arc::default(),
            events: Arc::default(),
            bulletin: Bulletin::default(),
        }))
    }

    /// What was done at the tables that somebody looks at.
    #[must_use]
    pub fn logs(&self) -> &Logs {
        &self.0.logs
    }

    /// Tells when a game that counts is over.
    #[must_use]
    pub fn results(&self) -> Arc<Notify> {
        Arc::clone(&self.0.results)
    }

    /// Tells when any game is over.
    #[must_use]
    pub fn ends(&self) -> Arc<Notify> {
        Arc::clone(&self.0.ends)
    }

    /// Tells when a game of an event is over.
    #[must_use]
    pub fn events(&self) -> Arc<Notify> {
        Arc::clone(&self.0.events)
    }

    /// How live tables behave here.
    #[must_use]
    pub fn config(&self) -> &LiveConfig {
        &self.0.config
    }

    /// The time that tables use.
    #[must_use]
    pub fn now(&self) -> Millis {
        self.0.time.now()
    }

    /// How many tables are held in memory.
    #[must_use]
    pub fn open(&self) -> usize {
        let slots: Vec<_> = self.slots().values().cloned().collect();
        slots.iter().filter(|slot| slot.read(|_| ()).is_some()).count()
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
            let most = self.0.config.open_tables;
            evict(&mut slots, most * 9 / 10);
            // Watched tables stay in the list, which must not be gone through each time.
            self.0.sweep_at.store(most.max(slots.len() + most / 10), Relaxed);
        }
        let slot = slots.entry(id).or_insert_with(|| Arc::new(Slot::new(id)));
        slot.touch(self.0.clock.fetch_add(1, Relaxed));
        Arc::clone(slot)
    }

    /// Drops the state of a finished game that nobody has open, and also its slot if the caller is the only
    /// other holder.
    fn let_go_if_over(&self, slot: &Arc<Slot>) {
        if slot.let_go_if_over() {
            let mut slots = self.slots();
            // Everybody takes a slot from the list, which is locked: nobody can have it by then.
            if Arc::strong_count(slot) <= HELD {
                slots.remove(&slot.id());
            }
        }
    }

    /// Looks at the state of a table, which is read from the store if need be.
    pub(crate) async fn with<T>(
        &self,
        slot: &Slot,
        look: impl FnOnce(&State) -> T,
    ) -> Result<T, Refusal> {
        // `look` is called once, whichever of the two finds the state there.
        let mut look = Some(look);
        let mut once = |state: &State| look.take().map(|look| look(state));
        if let Some(Some(seen)) = slot.read(&mut once) {
            return Ok(seen);
        }
        let loaded = self.load(slot.write().await).await?;
        Ok(loaded.read(once).expect("it was not there before"))
    }

    /// The table of a writer with its state, which is read from the store if need be.
    async fn load<'a>(&self, writer: Writer<'a>) -> Result<Loaded<'a>, Refusal> {
        let writer = match writer.loaded() {
            Ok(loaded) => return Ok(loaded),
            Err(writer) => writer,
        };
        let id = writer.id();
        let stored = self.0.store.load(id).await?;
        let Some(stored) = stored else {
            // Only if nobody else holds it, who may be about to set the table up.
            let mut slots = self.slots();
            if slots.get(&id).is_some_and(|slot| Arc::strong_count(slot) <= HELD) {
                slots.remove(&id);
            }
            return Err(Refusal::NoTable);
        };
        let editions = Arc::clone(&self.0.editions);
        // Replaying may take some milliseconds of pure computing.
        let state = tokio::task::spawn_blocking(move || State::replay(stored, &editions)).await;
        let why = match state {
            Ok(Ok(state)) => return Ok(writer.with(state)),
            Ok(Err(damage)) => damage.to_string(),
            Err(_) => "replaying panicked".to_owned(),
        };
        log::event("damaged", &[("table", &id), ("why", &why)]);
        Err(Refusal::Damaged)
    }

    /// Removes a table for good.
    pub(crate) async fn remove(&self, table: TableId) -> Result<(), StoreError> {
        let slot = self.slot(table);
        let mut writer = slot.write().await;
        self.0.store.remove(table).await?;
        writer.forget();
        Ok(())
    }

    /// Replaces lines of a table, to erase a person's words: those that `lines` finds in it.
    pub(crate) async fn rewrite(
        &self,
        table: TableId,
        lines: impl FnOnce(&[Entry]) -> Vec<(u32, String)>,
    ) -> Result<(), StoreError> {
        let slot = self.slot(table);
        let mut writer = slot.write().await;
        let Some(stored) = self.0.store.load(table).await? else { return Ok(()) };
        self.0.store.rewrite(table, lines(&stored.entries)).await?;
        writer.forget();
        Ok(())
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
        slot.write().await.with(imagined);
        // It is in memory only, and stays there while somebody looks.
        slot.arrive(None, std::net::IpAddr::from([127, 0, 0, 1]));
    }
}

/// Drops the least recently used tables until `keep` are left. A table that is being watched keeps its
/// channel, which is small, and loses its state.
fn evict(slots: &mut HashMap<TableId, Arc<Slot>>, keep: usize) {
    let mut order: Vec<(u64, TableId)> =
        slots.iter().map(|(id, slot)| (slot.used(), *id)).collect();
    order.sort_unstable();
    let surplus = order.len().saturating_sub(keep);
    for (_, id) in order.into_iter().take(surplus) {
        let slot = &slots[&id];
        if Arc::strong_count(slot) == 1 {
            slots.remove(&id);
        } else if let Some(mut writer) = slot.try_write() {
            writer.forget();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::decide::Command;
    use super::*;
    use crate::action::Action;
    use crate::id::PlayerId;
    use crate::people::Person;
    use crate::store::Head;

    fn slots(count: usize) -> HashMap<TableId, Arc<Slot>> {
        let slot = |used| {
            let slot = Slot::new(TableId::random());
            slot.touch(used as u64);
            (slot.id(), Arc::new(slot))
        };
        (0..count).map(slot).collect()
    }

    #[test]
    fn the_tables_not_used_for_longest_go_first() {
        let mut slots = slots(100);
        evict(&mut slots, 30);
        assert_eq!(slots.len(), 30);
        assert!(slots.values().all(|slot| slot.used() >= 70));
    }

    #[test]
    fn a_table_that_is_watched_stays_in_the_list() {
        let mut slots = slots(10);
        let oldest = slots.values().find(|slot| slot.used() == 0);
        let watched = Arc::clone(oldest.expect("the oldest"));
        evict(&mut slots, 0);
        assert_eq!(slots.len(), 1);
        assert!(slots.contains_key(&watched.id()));
    }

    /// A table of one person who plays both seats, on a store of its own.
    async fn table() -> (Tables, TableId, Person, std::path::PathBuf) {
        let path = std::env::temp_dir().join(format!("lutece-live-{}", TableId::random()));
        let store = Arc::new(crate::store::sqlite::Sqlite::open(&path).expect("a new file"));
        let editions = Arc::new(Editions::shipped());
        let kind = catalog::Kind::ALL[0];
        let edition = editions.default_of(kind).info().digest.to_string();
        let tables =
            Tables::new(store, editions, Arc::default(), LiveConfig::default(), Time::default());
        let ann = Person { id: PlayerId::random(), name: "Ann".to_owned(), account: false };
        let head = Head {
            id: TableId::random(),
            created: 0,
            game: kind.to_string(),
            edition,
            rules: kind.rules(),
            seats: 2,
            options: Vec::new(),
            public: true,
            owner: ann.id,
            secret: table::Seed([0; 32]).to_string(),
            from: None,
            reshuffled: false,
            terms: crate::store::Terms::default(),
        };
        let id = head.id;
        let sit = |seat| Action::Join {
            seat,
            player: ann.id,
            entropy: String::new(),
            name: "Ann".to_owned(),
        };
        let actions = vec![sit(Seat::new(0)), sit(Seat::new(1)), Action::Start];
        assert_eq!(tables.create(head, actions).await, Ok(true));
        (tables, id, ann, path)
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 4)]
    async fn a_table_is_dropped_from_memory_only_while_nobody_acts() {
        let (tables, id, ann, path) = table().await;
        let over = Arc::new(std::sync::atomic::AtomicBool::new(false));
        let dropping = {
            let (tables, over) = (tables.clone(), Arc::clone(&over));
            std::thread::spawn(move || {
                while !over.load(Relaxed) {
                    evict(&mut tables.slots(), 0);
                }
            })
        };
        let act = |number: usize| {
            let (tables, ann) = (tables.clone(), ann.clone());
            tokio::spawn(async move {
                for line in 0..50 {
                    let command = Command::Chat { text: format!("{number} {line}") };
                    let acted = tables.act(id, Some(ann.clone()), command, Click::default()).await;
                    assert!(acted.is_ok(), "{acted:?}");
                }
            })
        };
        let acting: Vec<_> = (0..8).map(act).collect();
        for task in acting {
            task.await.expect("everything that was said is kept");
        }
        over.store(true, Relaxed);
        dropping.join().expect("no table takes the others down");
        let version = tables.with(&tables.slot(id), |state| state.version).await;
        assert_eq!(version, Ok(3 + 8 * 50));
        let _ = std::fs::remove_file(path);
    }

    #[tokio::test]
    async fn a_game_that_is_over_is_let_go_when_nobody_has_it_open() {
        let (tables, id, ann, path) = table().await;
        let here = std::net::IpAddr::from([127, 0, 0, 1]);
        let say = |text: &str| Command::Chat { text: text.to_owned() };
        let act = async |command| {
            let acted = tables.act(id, Some(ann.clone()), command, Click::default()).await;
            acted.expect("it is allowed").version
        };
        act(say("it goes on")).await;
        assert_eq!(tables.open(), 1, "as long as it is played");
        let watcher = tables.watch(id, None, None, here).await.expect("a public table");
        act(Command::Resign { seat: Some(Seat::new(0)) }).await;
        assert_eq!(tables.open(), 1, "somebody looks");
        drop(watcher);
        assert_eq!(tables.open(), 0);
        let over = tables.with(&tables.slot(id), State::status).await;
        assert_eq!(over, Ok(crate::store::Status::Over), "and is read again for whoever asks");
        let version = act(say("well played")).await;
        assert_eq!(tables.open(), 0, "nobody looks");
        assert!(tables.slots().is_empty(), "and nothing of it is left in memory");
        let again = tables.with(&tables.slot(id), |state| state.version).await;
        assert_eq!(again, Ok(version), "nothing is lost by it");
        let _ = std::fs::remove_file(path);
    }

    #[tokio::test]
    async fn whoever_drops_a_state_is_its_writer_until_it_is_gone() {
        let mut slots = slots(1);
        let slot = Arc::clone(slots.values().next().expect("one"));
        slot.write().await.with(slot::tests::some());
        let alone = slot.read(|_| {
            // Now it cannot be dropped yet, but somebody can try to.
            let dropping = std::thread::spawn(move || evict(&mut slots, 0));
            let alone = (0..500).any(|_| {
                std::thread::sleep(std::time::Duration::from_millis(2));
                slot.try_write().is_none()
            });
            (dropping, alone)
        });
        let (dropping, alone) = alone.expect("it was there");
        dropping.join().expect("no panic");
        assert!(alone, "somebody could have begun to act on a state that is about to go");
        assert!(slot.read(|_| ()).is_none(), "it is gone");
    }
}
