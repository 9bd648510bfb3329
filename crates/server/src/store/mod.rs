//! The store: what is on disk, behind one trait.
//!
//! The truth is the list of actions of each table, unique by (table, number). An append is acknowledged once
//! it is durable, not before. Status, places and turns are an index over the actions, written in the same
//! transaction, so that lists need not replay games.
//!
//! | table    | content |
//! |----------|---------|
//! | tables   | one row per table: its [`Head`] as JSON, and its status for lists |
//! | actions  | the list: table, number from 0, time, click, the action's line |
//! | places   | which player has a seat at which table, and who had one (seat 0) |
//! | turns    | tables where a bot is to move, and which server computes it until when; or where a clock runs, and until when |
//! | papers   | texts that somebody keeps under an address, such as records |
//! | reviews  | of tables and papers: the judge's version and budget, the review as JSON |
//! | accounts | id, name, password hash |
//! | sessions | the hash of each session's token, and its account |
//! | settings | the key that cookies and links are signed with, and other secrets |
//! | callees  | who wants to be called and how |
//! | calls    | the calls, see [`calls`] |
//! | results, parties | games that are over, and their seats, see [`results`] |
//! | feats | what players did in them and are proud of |
//! | ratings, standings, rating_steps | the ratings that follow from them |
//! | explored, explore_due, explored_choices, explored_moves | what others did, see [`explorer`] |
//! | relations, recluses | what people keep about each other; who wants to be left alone |
//! | events, event_players | events as JSON with a version, see [`events`]; whose they are |
//! | reports  | what players report to the operator, with the words as they were |
//! | seeks    | who looks for an opponent: one at most for each game and speed |
//! | held     | tables that count against whoever set them up: they wait, or bots play alone |

use std::path::Path;
use std::sync::Arc;

use site::result::Finished;
use tokio::sync::mpsc;

use crate::Boxed;
use crate::id::{EventId, NodeId, PlayerId, TableId};

mod accounts;
pub mod calls;
pub mod events;
pub mod explorer;
pub mod outages;
pub mod papers;
pub mod postgres;
mod reports;
pub mod results;
pub mod seeks;
pub mod social;
pub mod sqlite;
mod tables;
mod time;
mod watched;

pub use self::accounts::{Account, AccountStore, SessionHash};
pub use self::calls::CallStore;
use self::calls::Ring;
pub use self::events::{EventList, Events};
pub use self::explorer::Explorer;
pub use self::outages::Outages;
pub use self::papers::{Paper, Papers, Reviewed};
pub use self::reports::{Held, Holding, Report, ReportStore, Reported, Reports};
pub use self::results::Results;
pub use self::seeks::{Seek, Seeks};
pub use self::social::Social;
pub use self::tables::TableStore;
pub use self::time::Time;
pub use self::watched::Watched;
pub use crate::clock::now;
pub use site::stored::{Entry, Head, Listing, Millis, Status, StoreError, Stored, Terms};

/// A future answer of the store.
pub type Later<'a, T> = Boxed<'a, Result<T, StoreError>>;

/// What an append means for the list of bots' turns and of clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BotTurn {
    /// No bot is concerned.
    Keep,
    /// A bot is to move and this server computes it, for at least this many milliseconds.
    Mine(NodeId, Millis),
    /// A bot is to move and any server may compute it.
    Due,
    /// A person is to move, whose clock runs out at this time; the server that notices first records it.
    Until(Millis),
    /// No bot is to move any more, and no clock runs.
    Done,
}

/// Actions to add to a table.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The number of the first action, which is how many there are.
    pub ply: u32,
    /// The actions; all are added or none.
    pub entries: Vec<Entry>,
    /// The index, if it changes.
    pub listing: Option<Listing>,
    /// What it means for bots.
    pub turn: BotTurn,
    /// Who is called.
    pub rings: Vec<Ring>,
    /// The result, if the game is over now.
    pub result: Option<Box<Finished>>,
}

/// What became of an append.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It is durable.
    Done,
    /// Somebody else was quicker: the table has more actions than expected. Nothing was written.
    Taken,
}

/// Which tables to list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum List {
    /// The public ones of a status, the latest first.
    Public(Status),
    /// The ones where a player has a seat, the latest first.
    Of(PlayerId),
    /// The ones where a player has or had a seat: where words of theirs may be.
    Traces(PlayerId),
}

/// News from another server: a table has so many actions now, or it must be read anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
    /// A table has so many actions.
    Grown(TableId, u32),
    /// A table's actions were rewritten.
    Rewritten(TableId),
    /// An event was changed so often.
    Event(EventId, u32),
    /// A bot's turn is to be claimed.
    Due,
    /// Somebody has started or stopped wanting notifications.
    Callees,
    /// The connection was lost for a while: anything may have happened.
    Gap,
}

/// Where tables and people are kept.
pub trait Store:
    AccountStore
    + CallStore
    + Events
    + Explorer
    + Outages
    + Papers
    + ReportStore
    + Results
    + Seeks
    + Social
    + TableStore
    + 'static
{
    /// Its name in logs and metrics, without any secret.
    fn name(&self) -> &'static str;

    /// Whether other servers may write to it too.
    fn is_shared(&self) -> bool;

    /// How many groups of appends it has committed since it was opened.
    fn commits(&self) -> u64;

    /// Whether it answers.
    fn ping(&self) -> Later<'_, ()>;

    /// Writes something small, to know whether it can.
    fn probe(&self) -> Later<'_, ()>;

    /// Moves everything into the file itself when nothing is going on any more, so that a copy made
    /// afterwards is complete.
    fn settle(&self) -> Later<'_, ()>;

    /// Called when a server starts: deletes sessions opened before `since`. A store for a single server also
    /// frees the bots' turns of an earlier run.
    fn starting(&self, since: Millis) -> Later<'_, ()>;

    /// The time, which is the same for every server on the store.
    fn time(&self) -> Later<'_, Millis>;

    /// Copies everything into a new file while the server runs.
    fn backup(&self, to: std::path::PathBuf) -> Later<'_, ()>;

    /// News from other servers, if there can be any. Can be taken once.
    fn news(&self) -> Option<mpsc::Receiver<News>>;
}

/// Opens a store by its address: `postgres://...`, or a file of SQLite.
///
/// # Errors
/// If it cannot be opened or was made by a newer program.
pub fn open(address: &str) -> Later<'_, Arc<dyn Store>> {
    Box::pin(async move {
        match sqlite_file(address) {
            None => Ok(Arc::new(postgres::Postgres::open(address).await?) as _),
            Some(path) => Ok(Arc::new(sqlite::Sqlite::open(path)?) as _),
        }
    })
}

/// Opens a store that must be there, for reading only: nothing is made and nothing is brought to a
/// newer version.
///
/// # Errors
/// If it is not there, is no store, or was made by a newer program.
pub fn open_existing(address: &str) -> Later<'_, Arc<dyn Store>> {
    Box::pin(async move {
        match sqlite_file(address) {
            None => Ok(Arc::new(postgres::Postgres::open_existing(address).await?) as _),
            Some(path) => Ok(Arc::new(sqlite::Sqlite::open_existing(path)?) as _),
        }
    })
}

/// The file of a store, unless it is a database elsewhere.
#[must_use]
pub fn sqlite_file(address: &str) -> Option<&Path> {
    let elsewhere = address.starts_with("postgres://") || address.starts_with("postgresql://");
    (!elsewhere).then(|| Path::new(address.strip_prefix("sqlite:").unwrap_or(address)))
}

/// A name as it is compared: two accounts cannot differ by capitals only.
pub(crate) fn folded(name: &str) -> String {
    name.chars().flat_map(char::to_lowercase).collect()
}

/// The key before, as it is kept: its bytes, then until when as eight more.
pub(crate) fn key_before_of(bytes: &[u8]) -> Result<([u8; 32], Millis), StoreError> {
    let parts = bytes
        .split_first_chunk::<32>()
        .and_then(|(key, rest)| Some((*key, Millis::from_be_bytes(rest.try_into().ok()?))));
    parts.ok_or_else(|| StoreError::Corrupt("the key before".to_owned()))
}

pub(crate) fn key_before_bytes(key: &[u8], until: Millis) -> Vec<u8> {
    [key, &until.to_be_bytes()].concat()
}

pub(crate) fn head_of(json: &str) -> Result<Head, StoreError> {
    serde_json::from_str(json).map_err(|error| StoreError::Corrupt(format!("head: {error}")))
}

pub(crate) fn head_json(head: &Head) -> String {
    serde_json::to_string(head).expect("a head can be written as JSON")
}

pub(crate) fn id_of<T: std::str::FromStr>(text: &str) -> Result<T, StoreError> {
    text.parse().map_err(|_| StoreError::Corrupt(format!("id {text:?}")))
}

pub(crate) fn status_of(text: &str) -> Result<Status, StoreError> {
    Status::parse(text).ok_or_else(|| StoreError::Corrupt(format!("status {text:?}")))
}
