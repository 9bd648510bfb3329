//! Keeps events going without anybody asking: they begin on time, rounds begin and end, and the tables of a
//! round are opened to everybody when all of them are over.
//!
//! An event is one document in the store, changed by compare-and-set, and it contains the ids of its tables
//! before they are set up. So any server can continue where another stopped, and if two do the same at once,
//! one finds it done.

use std::sync::Arc;
use std::time::Duration;

use site::event::{Board, Event, Sitter};
use site::stored::InEvent;
use table::Seat;
use tokio::sync::{Notify, watch};

use crate::action::Action;
use crate::id::{EventId, TableId};
use crate::live::Tables;
use crate::live::decide::Refusal;
use crate::log;
use crate::store::{EventList, Head, Millis, Store, StoreError, Terms};

/// How often to look for work that nobody announced.
const LOOK: Duration = Duration::from_secs(3);
/// How many events are looked after at once.
const MOST: u32 = 500;
/// How often a change is tried again when somebody else was quicker.
const TRIES: usize = 20;

/// Keeps events going.
#[derive(Clone)]
pub struct Referee {
    store: Arc<dyn Store>,
    tables: Tables,
}

impl Referee {
    /// One for the events of a store.
    #[must_use]
    pub fn new(store: Arc<dyn Store>, tables: Tables) -> Self {
        Self { store, tables }
    }

    /// Keeps events going until the server stops: after each game of an event, and periodically.
    pub async fn keep(self, news: Arc<Notify>, mut stop: watch::Receiver<bool>) {
        loop {
            if let Err(error) = self.look().await {
                log::event("events", &[("why", &error)]);
            }
            tokio::select! {
                () = news.notified() => {}
                () = tokio::time::sleep(LOOK) => {}
                _ = stop.wait_for(|stop| *stop) => return,
            }
        }
    }

    /// Does whatever is to be done now.
    ///
    /// # Errors
    /// If the store failed; what was done stays so.
    pub async fn look(&self) -> Result<(), Refusal> {
        let live = self.store.events(EventList::Live, MOST).await?;
        let now = self.tables.now();
        for (_, event) in live.into_iter().filter(|(_, event)| !event.rests(now)) {
            // One that cannot go on must not hold up the others.
            if let Err(error) = self.tend(event.id).await {
                log::event("events", &[("event", &event.id), ("why", &error)]);
            }
        }
        Ok(())
    }

    /// Changes an event, however many do so at once; `None` if there is none.
    ///
    /// # Errors
    /// If the change was refused, or the store failed.
    pub async fn change<E>(
        &self,
        id: EventId,
        mut change: impl FnMut(&mut Event) -> Result<bool, E>,
    ) -> Result<Option<Event>, Changed<E>> {
        for _ in 0..TRIES {
            let found = self.store.event(id).await.map_err(Changed::Store)?;
            let Some((version, mut event)) = found else { return Ok(None) };
            if !change(&mut event).map_err(Changed::Refused)? {
                return Ok(Some(event));
            }
            if self.store.put_event(version, event.clone()).await.map_err(Changed::Store)? {
                self.tables.event_changed(id, version + 1);
                return Ok(Some(event));
            }
        }
        Err(Changed::Store(StoreError::Refused("too many change the event at once".to_owned())))
    }

    /// Does what is to be done about one event now.
    ///
    /// # Errors
    /// If the store failed, or a table cannot be set up.
    pub async fn tend(&self, id: EventId) -> Result<(), Refusal> {
        loop {
            let found = self.store.event(id).await?;
            let Some((version, mut event)) = found else { return Ok(()) };
            self.set_up(&event).await?;
            self.reveal(&event).await?;
            if !self.goes_on(&mut event).await? {
                return Ok(());
            }
            // Whether it was kept or another server was quicker: the next look shows what is left.
            if self.store.put_event(version, event).await? {
                self.tables.event_changed(id, version + 1);
            }
        }
    }

    /// What time and results have changed; whether anything.
    async fn goes_on(&self, event: &mut Event) -> Result<bool, StoreError> {
        let now = self.tables.now();
        let opened = event.rounds.iter_mut().filter(|it| it.over.is_some() && !it.open);
        let opened = opened.map(|round| round.open = true).count() > 0;
        let begun = event.wait(now, &|_, _| TableId::at(now));
        let Some((_, round)) = event.current() else { return Ok(opened || begun) };
        let tables = round.boards.iter().map(|board| board.table).collect();
        let results = self.store.results_of(tables).await?;
        Ok(event.advance(&results, now, &|_, _| TableId::at(now)) || opened || begun)
    }

    /// Sets up the tables of the round that is on, those that are not there yet.
    async fn set_up(&self, event: &Event) -> Result<(), Refusal> {
        let Some((number, round)) = event.current() else { return Ok(()) };
        let tables: Vec<TableId> = round.boards.iter().map(|board| board.table).collect();
        let there = self.store.lengths(tables).await?;
        let missing = |board: &&Board| there.iter().all(|(table, _)| *table != board.table);
        for board in round.boards.iter().filter(missing) {
            let actions = self.seated(event, board).await?;
            self.tables.create(head(event, number, board, self.tables.now()), actions).await?;
        }
        Ok(())
    }

    /// Everybody in their seats, and the game begins.
    async fn seated(&self, event: &Event, board: &Board) -> Result<Vec<Action>, StoreError> {
        let mut actions = Vec::with_capacity(board.seats.len() + 1);
        for (seat, sitter) in Seat::first(board.seats.len()).zip(&board.seats) {
            let account = match sitter {
                Sitter::Entrant(number) => {
                    self.store.account(event.entrants[*number].player).await?
                }
                Sitter::Bot(_) => None,
            };
            let level = match sitter {
                Sitter::Bot(level) => *level,
                Sitter::Entrant(_) => event.setup.fill.unwrap_or(search::Level::Flaneur),
            };
            actions.push(match account {
                Some(account) => Action::Join {
                    seat,
                    player: account.id,
                    entropy: String::new(),
                    name: account.name,
                },
                // A bot plays for anybody who has deleted their account in the meantime.
                None => Action::Bot { seat, level: level.to_string() },
            });
        }
        actions.push(Action::Start);
        Ok(actions)
    }

    /// Opens the tables of rounds that are over.
    async fn reveal(&self, event: &Event) -> Result<(), Refusal> {
        let over = event.rounds.iter().filter(|round| round.over.is_some() && !round.open);
        for board in over.flat_map(|round| &round.boards) {
            match self.tables.reveal(board.table).await {
                // A table that is gone or cannot be read need not be opened.
                Ok(()) | Err(Refusal::NoTable | Refusal::Damaged) => {}
                Err(refusal) => return Err(refusal),
            }
        }
        Ok(())
    }
}

/// Why an event was not changed.
#[derive(Debug)]
pub enum Changed<E> {
    /// It was refused.
    Refused(E),
    /// The store failed.
    Store(StoreError),
}

/// What is fixed about a table of a round. Its secret is that of every other table of the round, and
/// nobody adds to it, so that all play the same deal.
fn head(event: &Event, round: usize, board: &Board, now: Millis) -> Head {
    let setup = &event.setup;
    let first = board.seats.iter().find_map(|sitter| sitter.entrant());
    let owner = first.map_or(event.organiser, |number| event.entrants[number].player);
    Head {
        id: board.table,
        created: now,
        game: setup.game.clone(),
        edition: setup.edition.clone(),
        rules: setup.rules,
        seats: setup.seats,
        options: setup.options.clone(),
        public: false,
        owner,
        secret: event.secrets[round].clone(),
        from: None,
        reshuffled: false,
        terms: Terms {
            clock: Some(setup.clock),
            open_bots: false,
            unrated: setup.unrated,
            hints: false,
            event: Some(InEvent { id: event.id, round: round as u32 + 1 }),
        },
    }
}
