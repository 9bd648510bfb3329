//! Moving everything between stores, and checking everything in a store.
//!
//! An export is text, one JSON object a line: `{"account": ...}` for each account, then
//! `{"table": head, "actions": [[time, click, line], ...]}` for each table, then `{"paper": ...}` for
//! each record that somebody brought along, then `{"event": ...}` for each event. Sessions, the signing key and reviews stay behind:
//! people log in again, links are made anew, and games can be reviewed again.

use std::fmt;
use std::io::{BufRead, Write};

use catalog::Editions;
use serde::{Deserialize, Serialize};
use site::event::Event;
use table::{Origin, Record, Unfair};

use crate::Boxed;
use crate::id::TableId;
use crate::live::state::State;
use crate::store::{
    Account, Append, Appended, BotTurn, Entry, EventList, Head, Millis, Paper, Status, Store,
    StoreError, Stored,
};

/// How many tables are asked for at once.
const PAGE: u32 = 200;

/// One line of an export.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Line {
    Account { account: Account },
    Paper { paper: Paper },
    Table { table: Box<Head>, actions: Vec<(Millis, Option<String>, String)> },
    Event { event: Box<Event> },
}

/// Why a transfer ended early.
#[derive(Debug)]
pub enum Failed {
    /// A store failed.
    Store(StoreError),
    /// The file could not be read or written.
    File(std::io::Error),
    /// A line does not belong to an export.
    Line(usize, String),
}

impl fmt::Display for Failed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Store(error) => error.fmt(f),
            Self::File(error) => error.fmt(f),
            Self::Line(line, why) => write!(f, "line {line}: {why}"),
        }
    }
}

impl std::error::Error for Failed {}

impl From<StoreError> for Failed {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl From<std::io::Error> for Failed {
    fn from(error: std::io::Error) -> Self {
        Self::File(error)
    }
}

/// What a transfer or a check has seen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Accounts moved.
    pub accounts: usize,
    /// Uploaded records.
    pub papers: usize,
    /// Events moved.
    pub events: usize,
    /// Tables moved or found sound.
    pub tables: usize,
    /// Of these, games that are over.
    pub over: usize,
    /// Of these, games whose shuffle is proved fair.
    pub fair: usize,
    /// Whatever was there already, or could not be replayed: the table or account, and why.
    pub problems: Vec<(String, String)>,
}

/// Writes everything in a store.
///
/// # Errors
/// If the store or the file failed.
pub fn export<'a>(
    store: &'a dyn Store,
    out: &'a mut (dyn Write + Send),
) -> Boxed<'a, Result<Tally, Failed>> {
    Box::pin(async move {
        let mut tally = Tally::default();
        for account in store.accounts().await? {
            write_line(out, &Line::Account { account })?;
            tally.accounts += 1;
        }
        let mut after = None;
        loop {
            let page = page(store, after, &mut tally).await?;
            let Some(last) = page.last() else { break };
            after = Some(*last);
            for id in page {
                let Some(stored) = load(store, id, &mut tally).await? else { continue };
                let actions = stored.entries.into_iter();
                let actions = actions.map(|entry| (entry.at, entry.click, entry.text)).collect();
                write_line(out, &Line::Table { table: Box::new(stored.head), actions })?;
                tally.tables += 1;
            }
        }
        let mut after = None;
        loop {
            let page = store.paper_page(after, PAGE).await?;
            let Some(last) = page.last() else { break };
            after = Some(last.id);
            for paper in page {
                write_line(out, &Line::Paper { paper })?;
                tally.papers += 1;
            }
        }
        let mut after = None;
        loop {
            let page = store.events(EventList::After(after), PAGE).await?;
            let Some((_, last)) = page.last() else { return Ok(tally) };
            after = Some(last.id);
            for (_, event) in page {
                write_line(out, &Line::Event { event: Box::new(event) })?;
                tally.events += 1;
            }
        }
    })
}

/// A table, unless it cannot be read: then it is noted, and the others go on.
async fn load(
    store: &dyn Store,
    id: TableId,
    tally: &mut Tally,
) -> Result<Option<Stored>, StoreError> {
    match store.load(id).await {
        Err(error @ StoreError::Unknown(_)) => Err(error),
        Err(error) => {
            tally.problems.push((id.to_string(), error.to_string()));
            Ok(None)
        }
        Ok(stored) => Ok(stored),
    }
}

/// The next tables. Where the list itself is damaged, as many as can be read of it.
async fn page(
    store: &dyn Store,
    after: Option<TableId>,
    tally: &mut Tally,
) -> Result<Vec<TableId>, StoreError> {
    let mut limit = PAGE;
    loop {
        match store.page(after, limit).await {
            Err(error @ StoreError::Unknown(_)) => return Err(error),
            Err(_) if limit > 1 => limit /= 2,
            Err(error) => {
                let last = after.map_or("the first".to_owned(), |id| format!("the one after {id}"));
                tally.problems.push((format!("tables from {last} on"), error.to_string()));
                return Ok(Vec::new());
            }
            Ok(page) => return Ok(page),
        }
    }
}

fn write_line(out: &mut (dyn Write + Send), line: &Line) -> Result<(), Failed> {
    let mut text = serde_json::to_string(line).expect("a line can be written as JSON");
    text.push('\n');
    Ok(out.write_all(text.as_bytes())?)
}

/// Reads an export into a store. What is there already stays as it is.
///
/// # Errors
/// If the store or the file failed, or a line does not belong to an export.
pub fn import<'a>(
    store: &'a dyn Store,
    from: &'a mut (dyn BufRead + Send),
    editions: &'a Editions,
) -> Boxed<'a, Result<Tally, Failed>> {
    Box::pin(async move {
        let mut tally = Tally::default();
        let mut text = String::new();
        for number in 1.. {
            text.clear();
            if from.read_line(&mut text)? == 0 {
                break;
            }
            let line = serde_json::from_str(&text)
                .map_err(|error| Failed::Line(number, error.to_string()))?;
            match line {
                Line::Account { account } => {
                    let name = account.name.clone();
                    if store.create_account(account).await? {
                        tally.accounts += 1;
                    } else {
                        tally.problems.push((name, "is there already".to_owned()));
                    }
                }
                Line::Paper { paper } => {
                    store.put_paper(paper, u32::MAX).await?;
                    tally.papers += 1;
                }
                Line::Event { event } => {
                    let name = event.id.to_string();
                    if store.put_event(0, *event).await? {
                        tally.events += 1;
                    } else {
                        tally.problems.push((name, "is there already".to_owned()));
                    }
                }
                Line::Table { table, actions } => {
                    let entry = |(at, click, text)| Entry { at, click, text };
                    let entries: Vec<Entry> = actions.into_iter().map(entry).collect();
                    put(store, Stored { head: *table, entries }, editions, &mut tally).await?;
                }
            }
        }
        Ok(tally)
    })
}

async fn put(
    store: &dyn Store,
    stored: Stored,
    editions: &Editions,
    tally: &mut Tally,
) -> Result<(), StoreError> {
    let id = stored.head.id;
    let state = match State::replay(stored.clone(), editions) {
        Ok(state) => state,
        Err(damage) => {
            tally.problems.push((id.to_string(), damage.to_string()));
            return Ok(());
        }
    };
    let append = Append {
        table: id,
        ply: 0,
        entries: stored.entries,
        listing: Some(state.listing()),
        turn: match state.deadline() {
            _ if state.bot_to_act().is_some() => BotTurn::Due,
            Some(at) => BotTurn::Until(at),
            None => BotTurn::Keep,
        },
        rings: Vec::new(),
        result: crate::ratings::result(&state).map(Box::new),
    };
    match store.create(stored.head, append).await? {
        Appended::Done => tally.tables += 1,
        Appended::Taken => tally.problems.push((id.to_string(), "is there already".to_owned())),
    }
    Ok(())
}

/// Replays every table of a store, and calls `each` with the record of every game that is over.
///
/// # Errors
/// If the store failed, or `each` did.
pub fn verify<'a>(
    store: &'a dyn Store,
    editions: &'a Editions,
    each: &'a mut (dyn FnMut(&str, &Record) -> std::io::Result<()> + Send),
) -> Boxed<'a, Result<Tally, Failed>> {
    Box::pin(async move {
        let mut tally = Tally::default();
        let mut after = None;
        loop {
            let page = page(store, after, &mut tally).await?;
            let Some(last) = page.last() else { return Ok(tally) };
            after = Some(*last);
            for id in page {
                let Some(stored) = load(store, id, &mut tally).await? else { continue };
                match State::replay(stored, editions) {
                    Ok(state) => {
                        tally.tables += 1;
                        if state.status() == Status::Over {
                            let record = state.game.as_ref().expect("a game that is over").record();
                            each(&id.to_string(), &record)?;
                            over(&id.to_string(), &record, &mut tally);
                        }
                    }
                    Err(damage) => tally.problems.push((id.to_string(), damage.to_string())),
                }
            }
        }
    })
}

fn over(id: &str, record: &Record, tally: &mut Tally) {
    tally.over += 1;
    let (Some(fair), Origin::Seed(seed)) = (&record.fair, &record.origin) else { return };
    match fair.check(seed) {
        Ok(()) => tally.fair += 1,
        Err(unfair) => tally.problems.push((id.to_owned(), Unfair::to_string(&unfair))),
    }
}
