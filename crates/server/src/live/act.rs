//! Acting at a table: decide, store, apply, tell.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant;

use catalog::Any;
use site::model::called::Prospect;
use site::model::parties::{can_be_rated, finished};
use table::Message;

use super::Tables;
use super::click::{Click, Earlier, Stamp, tidy_click};
use super::decide::{Circumstances, Command, Decision, Refusal, Who, decide, lapse};
use super::slot::{Loaded, Slot};
use super::state::{SeatHolder, State};
use crate::action::Action;
use crate::id::{PlayerId, TableId};
use crate::people::Person;
use crate::store::{Append, Appended, BotTurn, Entry, Head, Millis, Status, StoreError};

/// How many times an action is tried again after another server was quicker.
const TRIES: usize = 5;

/// The result of a command.
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
        click.id = click.id.as_deref().and_then(tidy_click);
        if let Some(person) = &person {
            self.0.accounts.note(person.id, person.account);
        }
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

    /// The same without a separate task; `None` is the bot to act.
    pub(super) async fn run(
        &self,
        slot: &Arc<Slot>,
        person: Option<&Person>,
        command: &Command,
        click: &Click,
    ) -> Result<Acted, Refusal> {
        self.awake().await;
        let mut table = self.load(slot.write().await).await?;
        if matches!(command, Command::Join { .. } | Command::Seat { .. }) {
            let people =
                table.read(|state| state.places.iter().filter_map(SeatHolder::player).collect());
            self.learn_accounts(people).await?;
        }
        // A server that shares its store may not have heard yet of what the player has seen.
        let mut sure = !self.0.store.is_shared();
        for _ in 0..TRIES {
            let considered = table.read(|state| self.consider(state, person, command, click));
            let prepared = match considered {
                Ok(Considered::New(prepared)) => prepared,
                // A player whose time is up did not act in time.
                Ok(Considered::Late(prepared)) => {
                    table = self.put(table, *prepared).await?.0;
                    self.wake_bot(slot);
                    continue;
                }
                Ok(Considered::Again(version)) => {
                    return Ok(Acted { version, again: true, events: Vec::new() });
                }
                Err(_) if !sure => {
                    sure = true;
                    table = self.catch_up(table).await?;
                    continue;
                }
                Err(refusal) => return Err(refusal),
            };
            match self.put(table, *prepared).await? {
                (table, Some(acted)) => {
                    drop(table);
                    self.wake_bot(slot);
                    self.let_go_if_over(slot);
                    return Ok(acted);
                }
                (behind, None) => table = behind,
            }
        }
        Err(Refusal::Stale)
    }

    /// Stores something and shows it; `None` if another server was quicker, in which case its actions are
    /// shown.
    pub(super) async fn put<'a>(
        &self,
        table: Loaded<'a>,
        prepared: Prepared,
    ) -> Result<(Loaded<'a>, Option<Acted>), Refusal> {
        let Prepared { append, outlook } = prepared;
        let over = append.result.is_some();
        let counts = append.result.as_ref().is_some_and(|result| result.rated);
        let ends = over && table.read(State::is_sealed);
        match self.store(append).await {
            Ok(Appended::Done) => {
                if counts {
                    self.0.results.notify_one();
                }
                if over {
                    self.0.ends.notify_one();
                }
                if ends {
                    self.0.events.notify_one();
                }
                let (table, acted) = self.finish(table, outlook);
                Ok((table, Some(acted)))
            }
            Ok(Appended::Taken) => Ok((self.catch_up(table).await?, None)),
            Err(error) => {
                // Nobody knows whether it was kept, so the state is read anew.
                if matches!(error, StoreError::Unknown(_)) {
                    table.forget();
                }
                Err(Refusal::Store(error))
            }
        }
    }

    /// Records that somebody has run out of time at a table, if so; if the clock still runs, returns until
    /// when.
    pub(super) async fn expire(&self, slot: &Arc<Slot>) -> Result<Option<Millis>, Refusal> {
        self.awake().await;
        let mut table = self.load(slot.write().await).await?;
        for _ in 0..TRIES {
            if self.0.store.is_shared() {
                table = self.catch_up(table).await?;
            }
            let at = self.now();
            // A server that stops leaves the clocks to others.
            if self.is_stopping() {
                return Ok(table.read(State::deadline));
            }
            let late = table.read(|state| {
                let late = self.passed(state, at);
                late.map(|decision| self.prepare(state, decision, None, None, at)).transpose()
            })?;
            let Some(prepared) = late else { return Ok(table.read(State::deadline)) };
            table = self.put(table, prepared).await?.0;
        }
        Err(Refusal::Stale)
    }

    /// The consequences of the time that has passed: first outages, then who has run out of time.
    fn passed(&self, state: &State, now: Millis) -> Option<Decision> {
        let owed = self.owed(state);
        match owed.is_empty() {
            // A server that was just asleep does not know yet whether any other was running.
            true if self.is_asleep() => None,
            true => lapse(state, now),
            false => Some(owed.into()),
        }
    }

    /// The result of a command at a table in its current state.
    fn consider(
        &self,
        state: &State,
        person: Option<&Person>,
        command: &Command,
        click: &Click,
    ) -> Result<Considered, Refusal> {
        let stamp = person.zip(click.id.as_ref()).map(|(it, id)| Stamp::new(it.id, command, id));
        match stamp.and_then(|stamp| state.clicks.find(stamp)) {
            Some(Earlier::Again(version)) => return Ok(Considered::Again(version)),
            Some(Earlier::Another) => return Err(Refusal::ClickUsed),
            None => {}
        }
        let who = person.map_or(Who::Bot, Who::Person);
        let now = self.now();
        if let Some(decision) = self.passed(state, now) {
            let late = self.prepare(state, decision, None, None, now)?;
            return Ok(Considered::Late(Box::new(late)));
        }
        let at = Circumstances { seen: click.seen, now, gone_after: self.0.config.gone_after };
        let decision = decide(state, who, command, at)?;
        if decision.actions.is_empty() {
            return Ok(Considered::Again(state.version));
        }
        let by = person.map(|person| person.id);
        self.prepare(state, decision, stamp, by, now).map(|new| Considered::New(Box::new(new)))
    }

    async fn store(&self, append: Append) -> Result<Appended, StoreError> {
        let begun = Instant::now();
        let result = self.0.store.append(append).await;
        self.0.metrics.storing.note(begun.elapsed());
        result
    }

    /// Computes everything that is to be stored, and what follows from it, before anything is written, so
    /// that nothing is ever stored that cannot be replayed.
    pub(super) fn prepare(
        &self,
        state: &State,
        decision: Decision,
        stamp: Option<Stamp>,
        by: Option<PlayerId>,
        now: Millis,
    ) -> Result<Prepared, Refusal> {
        let decision = self.rated(state, decision);
        // No action is earlier than the one before it.
        let at = now.max(state.at);
        let entries: Vec<Entry> = decision
            .actions
            .iter()
            .enumerate()
            .map(|(index, action)| Entry {
                at,
                click: stamp.filter(|_| index == 0).map(|stamp| stamp.to_string()),
                text: action.to_string(),
            })
            .collect();
        let (listing, bot, deadline, rings, result, after) =
            match (decision.moved, entries.as_slice()) {
                // By far the most frequent case needs no second state: only the game is another.
                (Some(moved), [_]) => {
                    let listing = state.listing_after(&moved);
                    let bot = state.is_attended() && state.bot_after(&moved);
                    let deadline = state.deadline_after(&moved, at);
                    let to_act = moved.to_act();
                    let status = if to_act.is_some() { Status::Playing } else { Status::Over };
                    let prospect = Prospect { to_act, status, places: &state.places };
                    let rings = self.rings(state, &prospect, by, at);
                    let over = status == Status::Over;
                    let result = over.then(|| finished(state, &moved, at)).flatten();
                    (listing, bot, deadline, rings, result, After::Moved(moved, at, stamp))
                }
                (mut moved, _) => {
                    let mut next = state.clone();
                    for entry in &entries {
                        next.apply(entry, moved.take(), &self.0.editions).map_err(|damage| {
                            let fields: [(&str, &dyn std::fmt::Display); 2] =
                                [("table", &state.head.id), ("why", &damage)];
                            crate::log::event("unplayable", &fields);
                            Refusal::Damaged
                        })?;
                    }
                    let listing =
                        Some(next.listing()).filter(|listing| *listing != state.listing());
                    let bot = next.is_attended() && next.bot_to_act().is_some();
                    let (to_act, status) = (next.to_act(), next.status());
                    let prospect = Prospect { to_act, status, places: &next.places };
                    let rings = self.rings(state, &prospect, by, at);
                    let over = status == Status::Over && state.status() != Status::Over;
                    let game = next.game.as_ref().filter(|_| over);
                    let result = game.and_then(|game| finished(&next, game, at));
                    (listing, bot, next.deadline(), rings, result, After::State(Box::new(next)))
                }
            };
        let moves = decision.actions.iter().filter(|it| matches!(it, Action::Move(_))).count();
        let append = Append {
            table: state.head.id,
            ply: state.version,
            entries,
            listing,
            turn: self.turn(state, bot, deadline),
            rings,
            result: result.map(Box::new),
        };
        let outlook = Outlook { after, events: decision.events, moves: moves as u64 };
        Ok(Prepared { append, outlook })
    }

    /// Adds to a decision that begins a game whether the game counts for ratings.
    fn rated(&self, state: &State, mut decision: Decision) -> Decision {
        let begins = decision.actions.contains(&Action::Start);
        let is_account = |player| self.0.accounts.of(player) == Some(true);
        let actions = &decision.actions;
        if begins && can_be_rated(&state.head, &state.places, actions, &is_account) {
            decision.actions.push(Action::Rated);
        }
        decision
    }

    /// Looks up which of some people have an account, if it is not known yet.
    async fn learn_accounts(&self, people: Vec<PlayerId>) -> Result<(), StoreError> {
        for player in people {
            if self.0.accounts.of(player).is_none() {
                let account = self.0.store.account(player).await?;
                self.0.accounts.note(player, account.is_some());
            }
        }
        Ok(())
    }

    /// What an action means for the list of bots' turns and clocks: whether a bot is to act after it, or when
    /// a clock runs out. Bots among themselves are not in the list: they play on the server where they are
    /// watched.
    fn turn(&self, before: &State, bot: bool, deadline: Option<Millis>) -> BotTurn {
        let same = before.deadline() == deadline;
        match deadline {
            _ if bot && self.is_crowded() => BotTurn::Due,
            _ if bot => BotTurn::Mine(self.0.node, self.0.config.lease),
            Some(at) if !same => BotTurn::Until(at),
            None if before.bot_to_act().is_some() || !same => BotTurn::Done,
            _ => BotTurn::Keep,
        }
    }

    /// Shows what was stored.
    fn finish<'a>(&self, table: Loaded<'a>, outlook: Outlook) -> (Loaded<'a>, Acted) {
        let table = match outlook.after {
            After::State(next) => table.replace(*next),
            After::Moved(game, at, click) => {
                let mut table = table;
                // Before anybody hears of the move and asks for it.
                if let Some(before) = table.read(|state| state.game.clone()) {
                    self.0.logs.moved(table.id(), &before, &game, &outlook.events);
                }
                table.change(|state| state.moved(game, at, click));
                table
            }
        };
        let version = table.read(|state| state.version);
        self.0.metrics.moves.fetch_add(outlook.moves, Relaxed);
        (table, Acted { version, again: false, events: outlook.events })
    }

    /// Reads what other servers have added.
    pub(super) async fn catch_up<'a>(&self, mut table: Loaded<'a>) -> Result<Loaded<'a>, Refusal> {
        let from = table.read(|state| state.version);
        let tail = self.0.store.tail(table.id(), from).await?;
        let editions = &self.0.editions;
        let add = |state: &mut State| {
            tail.iter().try_for_each(|entry| state.apply(entry, None, editions))
        };
        if let Err(damage) = table.change(add) {
            crate::log::event("damaged", &[("table", &table.id()), ("why", &damage)]);
            table.forget();
            return Err(Refusal::Damaged);
        }
        Ok(table)
    }

    /// Reads what other servers have added to a table, where there can be any.
    pub(crate) async fn refresh(&self, table: TableId) -> Result<(), Refusal> {
        if !self.0.store.is_shared() {
            return Ok(());
        }
        let slot = self.slot(table);
        let writer = slot.write().await;
        match writer.loaded() {
            Ok(loaded) => self.catch_up(loaded).await.map(drop),
            Err(writer) => self.load(writer).await.map(drop),
        }
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
            let person = |action: &Action| match action {
                Action::Join { player, .. } => Some(*player),
                _ => None,
            };
            let people = actions.iter().filter_map(person).collect();
            tables.learn_accounts(people).await?;
            let decision = Decision::from(actions);
            let Prepared { append: mut first, outlook } =
                tables.prepare(&state, decision, None, None, tables.now())?;
            // The index begins with the table, whatever its first actions are.
            if let After::State(next) = &outlook.after {
                first.listing = Some(next.listing());
            }
            let slot = tables.slot(head.id);
            let writer = slot.write().await;
            match tables.0.store.create(head, first).await {
                Ok(Appended::Done) => {}
                Ok(Appended::Taken) => return Ok(false),
                Err(error) => return Err(Refusal::Store(error)),
            }
            drop(tables.finish(writer.with(state), outlook));
            tables.wake_bot(&slot);
            Ok(true)
        });
        task.await.unwrap_or(Err(Refusal::Damaged))
    }
}

/// The result of considering a command.
enum Considered {
    /// Something to store.
    New(Box<Prepared>),
    /// Somebody has run out of time, which must be stored before anything else.
    Late(Box<Prepared>),
    /// Nothing: it has been done before, in this version.
    Again(u32),
}

/// What is to be stored, and what follows once it is.
pub(super) struct Prepared {
    append: Append,
    outlook: Outlook,
}

/// What follows from something stored.
struct Outlook {
    after: After,
    events: Vec<Message>,
    moves: u64,
}

/// The table afterwards.
enum After {
    /// A new state.
    State(Box<State>),
    /// The same state with a new game, at this time, by this click.
    Moved(Arc<Any>, Millis, Option<Stamp>),
}
