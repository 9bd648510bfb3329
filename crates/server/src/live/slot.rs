//! One table in memory, behind an interface that cannot be misused.
//!
//! Outside this file the state can be reached in only three ways:
//!
//! - [`Slot::read`] looks at it briefly, whatever others are doing.
//! - [`Slot::write`] waits until nobody else is writing and returns a [`Writer`]. Only a writer can store or
//!   drop a state.
//! - [`Writer::with`] and [`Writer::loaded`] return a [`Loaded`]: a writer at a table whose state is in
//!   memory. The state stays there as long as the `Loaded` lives, because dropping it would require the
//!   `Writer` inside.
//!
//! A writer holds an asynchronous lock, so it may wait for the disk; the state itself is only ever locked
//! briefly, so a reader never waits for the disk. A panic while a state is being changed drops only that
//! state, which is then read from the store again.

use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard, PoisonError, RwLock, RwLockWriteGuard};

use table::Seat;
use tokio::sync::watch;

use super::TableVersion;
use super::state::State;
use crate::id::{PlayerId, TableId};
use crate::store::Status;

/// A table that somebody asked for.
#[derive(Debug)]
pub(crate) struct Slot {
    id: TableId,
    /// Held by the one writer.
    writing: tokio::sync::Mutex<()>,
    /// Changed only by the writer, and only ever locked briefly.
    state: RwLock<Option<State>>,
    news: watch::Sender<TableVersion>,
    /// When it was last asked for, by the registry's clock.
    used: AtomicU64,
    /// Who has the table open here.
    here: Mutex<Here>,
}

/// Who has a table open: people and addresses, each with the number of their streams.
#[derive(Debug, Default)]
struct Here {
    people: Vec<(PlayerId, u32)>,
    addresses: Vec<(IpAddr, u32)>,
}

/// One stream more.
fn more<T: PartialEq>(list: &mut Vec<(T, u32)>, who: T) {
    match list.iter_mut().find(|(known, _)| *known == who) {
        Some((_, streams)) => *streams += 1,
        None => list.push((who, 1)),
    }
}

/// One stream less.
fn less<T: PartialEq>(list: &mut Vec<(T, u32)>, who: &T) {
    if let Some(at) = list.iter().position(|(known, _)| known == who) {
        list[at].1 -= 1;
        if list[at].1 == 0 {
            list.remove(at);
        }
    }
}

impl Slot {
    /// A table whose state is not in memory yet.
    pub(super) fn new(id: TableId) -> Self {
        Self {
            id,
            writing: tokio::sync::Mutex::new(()),
            state: RwLock::new(None),
            news: watch::Sender::new(TableVersion::default()),
            used: AtomicU64::new(0),
            here: Mutex::default(),
        }
    }

    /// Which table.
    pub(super) const fn id(&self) -> TableId {
        self.id
    }

    /// Looks at the state, if it is in memory. `look` must be quick: a writer waits for it.
    pub(super) fn read<T>(&self, look: impl FnOnce(&State) -> T) -> Option<T> {
        match self.state.read() {
            Ok(state) => state.as_ref().map(look),
            // Half changed when something panicked: as good as not there. The next writer drops it.
            Err(_) => None,
        }
    }

    /// Waits until nobody else writes.
    pub(super) async fn write(&self) -> Writer<'_> {
        Writer { slot: self, _alone: self.writing.lock().await }
    }

    /// A writer, if nobody else is one.
    pub(super) fn try_write(&self) -> Option<Writer<'_>> {
        let alone = self.writing.try_lock().ok()?;
        Some(Writer { slot: self, _alone: alone })
    }

    /// Notes that it was asked for at this time of the registry's clock.
    pub(super) fn touch(&self, clock: u64) {
        self.used.store(clock, Relaxed);
    }

    /// When it was last asked for.
    pub(super) fn used(&self) -> u64 {
        self.used.load(Relaxed)
    }

    /// What watchers hear.
    pub(super) fn news(&self) -> &watch::Sender<TableVersion> {
        &self.news
    }

    /// Tells the watchers how many actions there are now.
    pub(super) fn publish(&self, version: u32) {
        self.news.send_if_modified(|news| {
            let grown = version > news.version;
            if grown {
                *news = TableVersion { version, thinking: None };
            }
            grown
        });
    }

    /// Tells the watchers how far a bot is, or that it waits for a processor.
    pub(super) fn think(&self, seat: Seat, percent: Option<u8>) {
        self.news.send_modify(|news| news.thinking = Some((seat, percent)));
    }

    fn here(&self) -> MutexGuard<'_, Here> {
        self.here.lock().expect("no holder of the list panics")
    }

    /// Somebody opens a stream.
    pub(super) fn arrive(&self, player: Option<PlayerId>, address: IpAddr) {
        let mut here = self.here();
        more(&mut here.addresses, address);
        if let Some(player) = player {
            more(&mut here.people, player);
        }
    }

    /// Somebody closes a stream.
    pub(super) fn leave(&self, player: Option<PlayerId>, address: IpAddr) {
        let mut here = self.here();
        less(&mut here.addresses, &address);
        if let Some(player) = player {
            less(&mut here.people, &player);
        }
    }

    /// Drops the state of a finished game if nobody has it open: most games are not looked at again, and
    /// those that are can be read from the store. Returns whether it did.
    pub(super) fn let_go_if_over(&self) -> bool {
        let over = self.read(|state| state.status() == Status::Over);
        if over != Some(true) || self.is_watched() {
            return false;
        }
        // The current writer will come by here as well.
        self.try_write().map(|mut writer| writer.forget()).is_some()
    }

    /// Whether anybody has a stream open.
    pub(super) fn is_watched(&self) -> bool {
        !self.here().addresses.is_empty()
    }

    /// Whether somebody has the table open.
    pub(super) fn is_here(&self, player: PlayerId) -> bool {
        self.here().people.iter().any(|(known, _)| *known == player)
    }

    /// The address from which the table is watched, the first if there are several.
    pub(super) fn watched_from(&self) -> Option<IpAddr> {
        self.here().addresses.first().map(|(address, _)| *address)
    }
}

/// The exclusive right to store a state in a slot or drop it, for as long as this lives.
#[derive(Debug)]
pub(super) struct Writer<'a> {
    slot: &'a Slot,
    _alone: tokio::sync::MutexGuard<'a, ()>,
}

impl<'a> Writer<'a> {
    fn state(&self) -> RwLockWriteGuard<'a, Option<State>> {
        let slot = self.slot;
        let mut state = slot.state.write().unwrap_or_else(PoisonError::into_inner);
        if slot.state.is_poisoned() {
            *state = None;
            slot.state.clear_poison();
        }
        state
    }

    /// Which table.
    pub(super) const fn id(&self) -> TableId {
        self.slot.id
    }

    /// A `Loaded` if a state is there, otherwise this writer.
    pub(super) fn loaded(self) -> Result<Loaded<'a>, Self> {
        let there = self.state().is_some();
        if there { Ok(Loaded(self)) } else { Err(self) }
    }

    /// Stores a state, replacing any other, and tells the watchers.
    pub(super) fn with(self, state: State) -> Loaded<'a> {
        let version = state.version;
        *self.state() = Some(state);
        self.slot.publish(version);
        Loaded(self)
    }

    /// Drops the state; it is read from the store when it is needed again.
    pub(super) fn forget(&mut self) {
        *self.state() = None;
    }
}

/// A writer at a table whose state is there.
#[derive(Debug)]
pub(super) struct Loaded<'a>(Writer<'a>);

impl<'a> Loaded<'a> {
    /// Which table.
    pub(super) const fn id(&self) -> TableId {
        self.0.id()
    }

    /// Looks at the state.
    pub(super) fn read<T>(&self, look: impl FnOnce(&State) -> T) -> T {
        self.0.slot.read(look).expect("a state stays while a `Loaded` lives")
    }

    /// Changes the state and tells the watchers how many actions there are now.
    pub(super) fn change<T>(&mut self, change: impl FnOnce(&mut State) -> T) -> T {
        let (done, version) = {
            let mut state = self.0.state();
            let state = state.as_mut().expect("a state stays while a `Loaded` lives");
            (change(state), state.version)
        };
        self.0.slot.publish(version);
        done
    }

    /// Replaces the state and tells the watchers.
    pub(super) fn replace(self, state: State) -> Self {
        self.0.with(state)
    }

    /// Drops the state.
    pub(super) fn forget(self) -> Writer<'a> {
        let mut writer = self.0;
        writer.forget();
        writer
    }
}

#[cfg(test)]
pub(super) mod tests {
    use std::panic::{AssertUnwindSafe, catch_unwind};

    use catalog::{Editions, Kind};

    use super::*;
    use crate::id::PlayerId;
    use crate::store::Head;

    /// A table that nobody sits at yet.
    pub(crate) fn some() -> State {
        let kind = Kind::ALL[0];
        let head = Head {
            id: TableId::random(),
            created: 0,
            game: kind.to_string(),
            edition: Editions::shipped().default_of(kind).info().digest.to_string(),
            rules: kind.rules(),
            seats: 2,
            options: Vec::new(),
            public: true,
            owner: PlayerId::random(),
            secret: String::new(),
            from: None,
            reshuffled: false,
            terms: crate::store::Terms::default(),
        };
        State::new(head).expect("a table")
    }

    #[tokio::test]
    async fn a_panic_drops_one_state_and_nothing_else() {
        let slot = Slot::new(TableId::random());
        let mut loaded = slot.write().await.with(some());
        let looking = catch_unwind(AssertUnwindSafe(|| slot.read(|_| panic!("on purpose"))));
        assert!(looking.is_err());
        assert!(slot.read(|_| ()).is_some(), "whoever only looks breaks nothing");
        let changing = AssertUnwindSafe(|| loaded.change(|_| panic!("on purpose")));
        assert!(catch_unwind(changing).is_err());
        drop(loaded);
        assert!(slot.read(|_| ()).is_none(), "nobody sees what is half changed");
        let writer = slot.write().await.loaded().expect_err("it is read from the store again");
        writer.with(some());
        assert!(slot.read(|_| ()).is_some());
    }

    #[tokio::test]
    async fn there_is_one_writer() {
        let slot = Slot::new(TableId::random());
        let loaded = slot.write().await.with(some());
        assert!(slot.try_write().is_none());
        drop(loaded);
        let mut writer = slot.try_write().expect("nobody writes");
        writer.forget();
        assert!(writer.loaded().is_err());
    }
}
