//! Bots at seats: whose turn it is, who computes it, and when to stop.
//!
//! A bot's turn is written to the store with the action that made it the bot's turn. The server that stored
//! that action computes the move unless it has too much to do; a turn that nobody renews is claimed by
//! another server. At worst two servers compute the same move, and only one can be stored.
//!
//! Each move is one piece of work in the [`super::queue`]; after it the next table has its turn. At a
//! person's table the bots' moves are urgent. Bots among themselves play only while somebody watches them and
//! nobody waits for anything else, and all who watch from one address share one place in the queue.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use search::Cancel;

use super::decide::{Command, Refusal};
use super::minds::Minds;
use super::queue::{Behalf, Queue, Step, Urgency, Work};
use super::slot::Slot;
use super::state::{SeatHolder, State};
use super::{Click, Tables};
use crate::id::TableId;
use crate::log;
use crate::metrics::Metrics;

/// How many turns may wait per thread before further turns are left to other servers on the same store, if
/// there are any.
const QUEUE: usize = 32;
/// How often turns that nobody computes are looked for.
const LOOK: Duration = Duration::from_millis(1000);
/// How often watchers hear how far a bot is.
const PROGRESS: Duration = Duration::from_millis(500);
/// How long a bot waits before it thinks, so that the person whose move made it the bot's turn sees their new
/// board first. It is part of the pause between a bot's moves, and never longer than that.
const COURTESY: Duration = Duration::from_millis(30);
/// How long to wait after the store failed.
const RETRY: Duration = Duration::from_millis(500);

/// The bots that this server plays.
pub(super) struct Bots {
    queue: Queue,
    most: usize,
    thinking: Mutex<HashMap<TableId, Cancel>>,
    pub(super) minds: Arc<Minds>,
    /// The tables at which a bot thinks ahead.
    ahead: Mutex<HashMap<TableId, Work<()>>>,
    stopping: AtomicBool,
}

impl Bots {
    pub(super) fn new(bot_threads: usize, metrics: Arc<Metrics>) -> Self {
        let bot_threads = bot_threads.max(1);
        Self {
            queue: Queue::new(bot_threads, metrics),
            most: bot_threads * QUEUE,
            thinking: Mutex::default(),
            minds: Arc::default(),
            ahead: Mutex::default(),
            stopping: AtomicBool::new(false),
        }
    }

    fn thinking(&self) -> MutexGuard<'_, HashMap<TableId, Cancel>> {
        self.thinking.lock().expect("no holder of the list panics")
    }

    /// The bots that think ahead; one that is taken off the list stops.
    pub(super) fn ahead(&self) -> MutexGuard<'_, HashMap<TableId, Work<()>>> {
        self.ahead.lock().expect("no holder of the list panics")
    }
}

impl Tables {
    /// The queue of everything that thinks, for hints and reviews as well.
    #[must_use]
    pub fn queue(&self) -> &Queue {
        &self.0.bots.queue
    }

    /// Whether another server should compute the next turn.
    pub(super) fn is_crowded(&self) -> bool {
        self.0.store.is_shared() && self.0.bots.thinking().len() >= self.0.bots.most
    }

    /// Loops for ever, claiming turns that nobody computes and renewing those that this server computes.
    pub(crate) fn keep_turns(&self) {
        let tables = self.clone();
        tokio::spawn(async move {
            let mut renewed = Instant::now();
            let every = Duration::from_millis(tables.0.config.lease.unsigned_abs() / 3);
            loop {
                tables.put_time_right().await;
                tables.beat().await;
                tables.claim_turns().await;
                tables.0.bots.minds.rest(Instant::now());
                if renewed.elapsed() >= every {
                    tables.renew_turns().await;
                    renewed = Instant::now();
                }
                tokio::time::sleep(LOOK.min(every)).await;
                if tables.0.bots.stopping.load(Relaxed) {
                    return;
                }
            }
        });
    }

    /// Whether this server is about to stop.
    pub(super) fn is_stopping(&self) -> bool {
        self.0.bots.stopping.load(Relaxed)
    }

    /// Takes turns that nobody computes.
    pub(super) async fn claim_turns(&self) {
        let busy = if self.0.store.is_shared() { self.0.bots.thinking().len() } else { 0 };
        let free = self.0.bots.most.saturating_sub(busy);
        if free == 0 || self.0.bots.stopping.load(Relaxed) {
            return;
        }
        let lease = self.0.config.lease;
        let limit = u32::try_from(free).unwrap_or(u32::MAX);
        match self.0.store.claim(self.0.node, limit, lease, self.now()).await {
            Ok(tables) => {
                for table in tables {
                    let (tables, slot) = (self.clone(), self.slot(table));
                    tokio::spawn(async move {
                        tables.tell_time(&slot).await;
                        tables.start(&slot);
                    });
                }
            }
            Err(error) => log::event("claim", &[("why", &error)]),
        }
    }

    /// Asks the store what time it is.
    pub(crate) async fn put_time_right(&self) {
        let asked = Instant::now();
        // A failure is in the log; until the next answer the time goes on as it did.
        if let Ok(time) = self.0.store.time().await {
            self.0.time.put_right(time, asked);
        }
    }

    /// Ends the turn of a player who has run out of time at a table that was claimed. If the clock still
    /// runs, it is given back.
    async fn tell_time(&self, slot: &Arc<Slot>) {
        match self.expire(slot).await {
            Ok(Some(deadline)) => {
                // A failure is in the log; the lease runs out and somebody claims it again.
                let _ = self.0.store.defer(self.0.node, slot.id(), deadline).await;
            }
            Ok(None) => {}
            Err(refusal) => log::event("clock", &[("table", &slot.id()), ("why", &refusal)]),
        }
    }

    async fn renew_turns(&self) {
        let mine: Vec<TableId> = self.0.bots.thinking().keys().copied().collect();
        if mine.is_empty() {
            return;
        }
        let lease = self.0.config.lease;
        if let Err(error) = self.0.store.renew(self.0.node, mine, lease).await {
            log::event("renew", &[("why", &error)]);
        }
    }

    /// Stops every bot, gives their turns back, and says that this server is gone.
    pub async fn stop_bots(&self) {
        self.0.bots.stopping.store(true, Relaxed);
        self.0.bots.thinking().values().for_each(Cancel::cancel);
        self.0.bots.ahead().clear();
        if let Err(error) = self.0.store.release(self.0.node).await {
            log::event("release", &[("why", &error)]);
        }
        self.leave().await;
    }

    /// Lets the bot of a table think if it is its turn and somebody waits for it.
    pub(super) fn wake_bot(&self, slot: &Arc<Slot>) {
        let due = |state: &State| state.bot_to_act().is_some() && waiting(slot, state).is_some();
        if slot.read(due).unwrap_or(false) && !self.is_crowded() {
            self.start(slot);
        }
    }

    fn start(&self, slot: &Arc<Slot>) {
        if self.0.bots.stopping.load(Relaxed) {
            return;
        }
        let cancel = Cancel::new();
        {
            let mut thinking = self.0.bots.thinking();
            if thinking.contains_key(&slot.id()) {
                return;
            }
            thinking.insert(slot.id(), cancel.clone());
        }
        self.0.bots.ahead().remove(&slot.id());
        let (tables, slot) = (self.clone(), Arc::clone(slot));
        tokio::spawn(async move {
            let played = tables.play_turns(&slot, &cancel).await;
            tables.0.bots.thinking().remove(&slot.id());
            let over = |state: &State| state.game.as_ref().is_none_or(|it| it.to_act().is_none());
            if slot.read(over).unwrap_or(true) {
                tables.0.bots.minds.forget(slot.id());
            } else if played {
                tables.think_ahead(&slot);
            }
            // Somebody may have moved after the last look and before the removal. A turn that
            // cannot be played is left alone: trying again at once would go on for ever.
            if played {
                tables.wake_bot(&slot);
            }
        });
    }

    /// Plays as long as a bot is to act at a table; false if a turn cannot be played.
    async fn play_turns(&self, slot: &Arc<Slot>, stop: &Cancel) -> bool {
        while !self.0.bots.stopping.load(Relaxed) {
            match self.play_turn(slot, stop).await {
                Ok(true) | Err(Refusal::Stale | Refusal::NotYourTurn) => {}
                Ok(false) | Err(Refusal::Over | Refusal::NotBegun | Refusal::NoTable) => {
                    return true;
                }
                Err(refusal @ Refusal::Store(_)) => {
                    log::event("bot", &[("table", &slot.id()), ("why", &refusal)]);
                    tokio::time::sleep(RETRY).await;
                }
                Err(refusal) => {
                    log::event("bot", &[("table", &slot.id()), ("why", &refusal)]);
                    return false;
                }
            }
        }
        true
    }

    /// One move of a bot; false if none is to act, or nobody waits for it.
    async fn play_turn(&self, slot: &Arc<Slot>, stop: &Cancel) -> Result<bool, Refusal> {
        let asked = self
            .with(slot, |state| {
                let (seat, level) = state.bot_to_act()?;
                let behalf = waiting(slot, state)?;
                Some((seat, level, state.game.clone()?, state.version, state.position, behalf))
            })
            .await?;
        let Some((seat, level, game, version, position, behalf)) = asked else {
            return Ok(false);
        };
        let begun = Instant::now();
        let pause = Duration::from_millis(self.0.config.bot_pause);
        tokio::time::sleep(COURTESY.min(pause)).await;
        let time = Duration::from_millis(self.0.config.bot_time);
        let (urgency, behalf) = behalf;
        let (minds, table) = (Arc::clone(&self.0.bots.minds), slot.id());
        let choose = move |stop: &Cancel| {
            Step::Done(super::think::choose(&minds, table, &game, level, time, stop))
        };
        let Ok(mut thought) = self.queue().submit(urgency, behalf, choose) else {
            return Ok(false);
        };
        let mut news = slot.news().subscribe();
        let mut thinks: Option<Instant> = None;
        let text = loop {
            tokio::select! {
                done = &mut thought => break done.ok_or(Refusal::Damaged)?,
                _ = news.changed() => {
                    let current = slot.read(|state| state.position);
                    if current.is_some_and(|current| current != position) {
                        return Err(Refusal::Stale);
                    }
                }
                () = tokio::time::sleep(PROGRESS) => {
                    if thought.has_begun() {
                        thinks.get_or_insert_with(Instant::now);
                    }
                    slot.think(seat, thinks.map(|since| percent(since.elapsed(), time)));
                }
            }
            if stop.is_cancelled() {
                return Ok(false);
            }
        };
        tokio::time::sleep(pause.saturating_sub(begun.elapsed())).await;
        if stop.is_cancelled() {
            return Ok(false);
        }
        let click = Click { id: None, seen: Some(version) };
        self.run(slot, None, &Command::Move { text }, &click).await?;
        self.0.metrics.bot_moves.fetch_add(1, Relaxed);
        Ok(true)
    }
}

/// How much of its time a bot has used, in percent. The rest may still take long.
fn percent(used: Duration, time: Duration) -> u8 {
    let percent = used.as_millis() * 100 / time.as_millis().max(1);
    u8::try_from(percent).unwrap_or(100).min(99)
}

/// Who waits for the bots of a table, and how urgently; `None` if nobody does.
fn waiting(slot: &Slot, state: &State) -> Option<(Urgency, Behalf)> {
    let person = state.places.iter().find_map(SeatHolder::player);
    match person {
        Some(player) => Some((Urgency::Turn, Behalf::Player(player))),
        None => slot.watched_from().map(|from| (Urgency::Watched, Behalf::Address(from))),
    }
}
