//! Acting at a table: decide, store, apply, tell.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant;

use table::Message;

use super::decide::{Circumstances, Command, Decision, Refusal, Who, decide};
use super::state::State;
use super::{Slot, Tables};
use crate::action::Action;
use crate::id::TableId;
use crate::people::Person;
use crate::store::{Append, Appended, Entry, Head, StoreError, Turn, now};

/// How often an action is tried again when another server was quicker.
const TRIES: usize = 5;
/// The longest id of a click.
const LONGEST_CLICK: usize = 40;

/// What comes with a command besides the command.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Click {
    /// A client's own id for it: sent twice, it counts once.
    pub id: Option<String>,
    /// The version that the client has seen.
    pub seen: Option<u32>,
}

/// What came of a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Acted {
    /// How many actions the table has now.
    pub version: u32,
    /// Whether this click had been counted before.
    pub again: bool,
    /// What a move brought about.
    pub events: Vec<Message>,
}

impl Tables {
    /// Does something at a table. When it returns `Ok`, it is durable.
    ///
    /// # Errors
    /// If it was refused, or the store failed.
    pub async fn act(
        &self,
        table: TableId,
        person: Option<Person>,
        command: Command,
        mut click: Click,
    ) -> Result<Acted, Refusal> {
        // Longer ids are cut, not refused: they are ours to compare and nothing else.
        if let Some(id) = &mut click.id {
            *id = id.chars().filter(char::is_ascii_graphic).take(LONGEST_CLICK).collect();
        }
        click.id = click.id.filter(|id| !id.is_empty());
        let arrived = Instant::now();
        let tables = self.clone();
        // A task of its own: if the client hangs up in the middle, what is stored is still
        // applied and told.
        let task = tokio::spawn(async move {
            let slot = tables.slot(table);
            tables.run(&slot, person.as_ref(), &command, &click).await
        });
        let acted = match task.await {
            Ok(acted) => acted,
            Err(_) => Err(Refusal::Damaged),
        };
        let metrics = &self.0.metrics;
        match &acted {
            Ok(_) => {
                metrics.actions.fetch_add(1, Relaxed);
                metrics.acting.note(arrived.elapsed());
            }
            Err(_) => {
                metrics.refused.fetch_add(1, Relaxed);
            }
        }
        acted
    }

    /// The same without a task of its own; `None` is the bot to act.
    pub(super) async fn run(
        &self,
        slot: &Arc<Slot>,
        person: Option<&Person>,
        command: &Command,
        click: &Click,
    ) -> Result<Acted, Refusal> {
        let writing = slot.writing.lock().await;
        for _ in 0..TRIES {
            self.ready(slot).await?;
            let prepared = {
                let state = slot.state();
                // Only whoever holds `writing` may take the state away.
                let state = state.as_ref().expect("the state was just made ready");
                if let Some(version) = click.id.as_deref().and_then(|id| state.click(id)) {
                    return Ok(Acted { version, again: true, events: Vec::new() });
                }
                let who = person.map_or(Who::Bot, Who::Person);
                let at = Circumstances {
                    seen: click.seen,
                    now: now(),
                    gone_after: self.0.rules.gone_after,
                };
                let decision = decide(state, who, command, at)?;
                if decision.actions.is_empty() {
                    return Ok(Acted { version: state.version, again: true, events: Vec::new() });
                }
                self.prepare(state, decision, click)?
            };
            match self.store(prepared.append.clone()).await {
                Ok(Appended::Done) => {
                    let acted = self.finish(slot, prepared);
                    drop(writing);
                    self.wake_bot(slot);
                    return acted;
                }
                Ok(Appended::Taken) => self.catch_up(slot).await?,
                Err(error) => {
                    // Nobody knows whether it was kept, so the state is read anew.
                    if matches!(error, StoreError::Unknown(_)) {
                        self.forget(slot);
                    }
                    return Err(Refusal::Store(error));
                }
            }
        }
        Err(Refusal::Stale)
    }

    async fn store(&self, append: Append) -> Result<Appended, StoreError> {
        let begun = Instant::now();
        let result = self.0.store.append(append).await;
        self.0.metrics.storing.note(begun.elapsed());
        if result.is_err() {
            self.0.metrics.store_errors.fetch_add(1, Relaxed);
        }
        result
    }

    /// Works out everything that is to be stored. The new state is worked out too, before
    /// anything is written, so that nothing is ever stored that cannot be replayed.
    fn prepare(
        &self,
        state: &State,
        decision: Decision,
        click: &Click,
    ) -> Result<Prepared, Refusal> {
        let at = now();
        let entries: Vec<Entry> = decision
            .actions
            .iter()
            .enumerate()
            .map(|(index, action)| Entry {
                at,
                click: click.id.clone().filter(|_| index == 0),
                text: action.to_string(),
            })
            .collect();
        let mut next = state.clone();
        let mut moved = decision.moved;
        for entry in &entries {
            next.apply(entry, moved.take(), &self.0.editions).map_err(|damage| {
                crate::log::event("unplayable", &[("table", &state.head.id), ("why", &damage)]);
                Refusal::Damaged
            })?;
        }
        let moves = decision.actions.iter().filter(|it| matches!(it, Action::Move(_))).count();
        let shelf = next.shelf();
        let append = Append {
            table: state.head.id,
            ply: state.version,
            entries,
            shelf: (shelf != state.shelf()).then_some(shelf),
            turn: self.turn(state.bot_to_act().is_some(), &next),
        };
        Ok(Prepared { append, next, events: decision.events, moves: moves as u64 })
    }

    fn turn(&self, bot_before: bool, next: &State) -> Turn {
        match (bot_before, next.bot_to_act()) {
            (_, Some(_)) if self.0.bots.is_crowded() => Turn::Due,
            (_, Some(_)) => Turn::Mine(self.0.node, self.0.rules.lease),
            (true, None) => Turn::Done,
            (false, None) => Turn::Keep,
        }
    }

    fn finish(&self, slot: &Slot, prepared: Prepared) -> Result<Acted, Refusal> {
        let version = prepared.next.version;
        *slot.state() = Some(prepared.next);
        slot.beat(version);
        self.0.metrics.moves.fetch_add(prepared.moves, Relaxed);
        Ok(Acted { version, again: false, events: prepared.events })
    }

    /// Reads what other servers have added. The caller holds `writing`.
    pub(super) async fn catch_up(&self, slot: &Slot) -> Result<(), Refusal> {
        let from = slot.state().as_ref().map(|state| state.version);
        let Some(from) = from else { return self.ready(slot).await };
        let tail = self.0.store.tail(slot.id, from).await.map_err(Refusal::Store)?;
        let mut state = slot.state();
        let Some(current) = state.as_mut().filter(|state| state.version == from) else {
            return Ok(());
        };
        for entry in &tail {
            if let Err(damage) = current.apply(entry, None, &self.0.editions) {
                crate::log::event("damaged", &[("table", &slot.id), ("why", &damage)]);
                *state = None;
                return Err(Refusal::Damaged);
            }
        }
        let version = current.version;
        drop(state);
        slot.beat(version);
        Ok(())
    }

    /// Sets up a table with its first actions. When it returns `Ok(true)`, it is durable;
    /// `Ok(false)` is a table that exists already.
    ///
    /// # Errors
    /// If the actions do not make sense, or the store failed.
    pub async fn create(&self, head: Head, actions: Vec<Action>) -> Result<bool, Refusal> {
        let tables = self.clone();
        let task = tokio::spawn(async move {
            let state = State::new(head.clone()).map_err(|_| Refusal::Damaged)?;
            let decision = Decision::from(actions);
            let prepared = tables.prepare(&state, decision, &Click::default())?;
            let mut first = prepared.append.clone();
            first.shelf = Some(prepared.next.shelf());
            let slot = tables.slot(head.id);
            let writing = slot.writing.lock().await;
            match tables.0.store.create(head, first).await {
                Ok(Appended::Done) => {}
                Ok(Appended::Taken) => return Ok(false),
                Err(error) => {
                    tables.0.metrics.store_errors.fetch_add(1, Relaxed);
                    return Err(Refusal::Store(error));
                }
            }
            tables.finish(&slot, prepared)?;
            drop(writing);
            tables.wake_bot(&slot);
            Ok(true)
        });
        task.await.unwrap_or(Err(Refusal::Damaged))
    }
}

struct Prepared {
    append: Append,
    next: State,
    events: Vec<Message>,
    moves: u64,
}
