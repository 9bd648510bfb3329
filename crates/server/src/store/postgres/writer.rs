//! The one writer of a server to PostgreSQL: it commits in groups.
//!
//! Whatever queues up during one commit goes into the next transaction, with one statement per database table
//! however many appends there are. Other servers are told by NOTIFY in the same transaction, so that they
//! hear only of what is durable; with one NOTIFY per group, the lock that PostgreSQL needs for it is taken
//! once instead of once per move.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use tokio::sync::{mpsc, oneshot};
use tokio_postgres::Error;

use super::connection::{Arg, Connection, Line, SILENCE, Step, failed, is_taken};
use super::{calls, explorer, results};
use crate::id::NodeId;
use crate::store::{Append, Appended, BotTurn, Head, Listing, Status, StoreError, head_json, now};

/// The most appends in one transaction.
const GROUP: usize = 512;
/// The most appends that may wait. A sender beyond that waits itself.
const QUEUE: usize = 4096;

const TABLES: &str = "INSERT INTO tables (id, head, public, status, touched)
    SELECT * FROM unnest($1::text[], $2::text[], $3::bool[], $4::text[], $5::int8[])";
const ACTIONS: &str = "INSERT INTO actions (table_id, ply, at, click, text)
    SELECT * FROM unnest($1::text[], $2::int4[], $3::int8[], $4::text[], $5::text[])";
const STATUS: &str = "UPDATE tables SET status = new.status, touched = $3
    FROM unnest($1::text[], $2::text[]) AS new (id, status) WHERE tables.id = new.id";
const NO_PLACES: &str = "DELETE FROM places WHERE table_id = ANY($1::text[])";
const PLACES: &str = "INSERT INTO places (table_id, player, seat, touched)
    SELECT *, $4 FROM unnest($1::text[], $2::text[], $3::int4[])";
const NO_TURNS: &str = "DELETE FROM turns WHERE table_id = ANY($1::text[])";
const TURNS: &str = "INSERT INTO turns (table_id, node, lease)
    SELECT id, node, CASE WHEN node IS NULL THEN length
        ELSE (extract(epoch FROM clock_timestamp()) * 1000)::int8 + length END
    FROM unnest($1::text[], $2::text[], $3::int8[]) AS new (id, node, length)
    ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, lease = excluded.lease";
const TELL: &str = "SELECT pg_notify('lutece', news) FROM unnest($1::text[]) AS news";

/// An append with its answer.
struct Job {
    head: Option<Head>,
    append: Append,
    sender: oneshot::Sender<Result<Appended, StoreError>>,
}

/// The handle of the writing task.
pub(super) struct Writer {
    queue: mpsc::Sender<Job>,
    commits: Arc<AtomicU64>,
}

impl Writer {
    pub(super) fn start(line: Line, own: NodeId) -> Self {
        let (queue, jobs) = mpsc::channel(QUEUE);
        let commits = Arc::new(AtomicU64::new(0));
        tokio::spawn(write(line, own, jobs, Arc::clone(&commits)));
        Self { queue, commits }
    }

    pub(super) fn commits(&self) -> u64 {
        self.commits.load(Relaxed)
    }

    pub(super) async fn run(
        &self,
        head: Option<Head>,
        append: Append,
    ) -> Result<Appended, StoreError> {
        let (sender, answer) = oneshot::channel();
        if self.queue.send(Job { head, append, sender }).await.is_err() {
            return Err(StoreError::Refused("the writer has stopped".to_owned()));
        }
        answer.await.unwrap_or_else(|_| Err(StoreError::Unknown("the writer died".to_owned())))
    }
}

async fn write(line: Line, own: NodeId, mut jobs: mpsc::Receiver<Job>, commits: Arc<AtomicU64>) {
    let mut group = Vec::with_capacity(GROUP);
    while jobs.recv_many(&mut group, GROUP).await > 0 {
        // The same order everywhere: two servers cannot wait for each other.
        commits.fetch_add(1, Relaxed);
        group.sort_by_key(|job| job.append.table);
        match commit(&line, own, &group).await {
            Ok(()) => answer_all(&mut group, &Ok(Appended::Done)),
            // One bad append must not fail the others: each gets its own transaction.
            Err(CommitError::Refused(_)) if group.len() > 1 => {
                for job in group.drain(..) {
                    let result = commit(&line, own, std::slice::from_ref(&job)).await;
                    let _ = job.sender.send(outcome(result));
                }
            }
            Err(error) => answer_all(&mut group, &outcome(Err(error))),
        }
    }
}

enum CommitError {
    /// The database said no.
    Refused(Error),
    /// The connection failed.
    Store(StoreError),
}

fn outcome(result: Result<(), CommitError>) -> Result<Appended, StoreError> {
    match result {
        Ok(()) => Ok(Appended::Done),
        Err(CommitError::Refused(error)) if is_taken(&error) => Ok(Appended::Taken),
        Err(CommitError::Refused(error)) => Err(failed(&error)),
        Err(CommitError::Store(error)) => Err(error),
    }
}

fn answer_all(group: &mut Vec<Job>, result: &Result<Appended, StoreError>) {
    for job in group.drain(..) {
        // Nobody may be waiting any more; what is committed stays committed.
        let _ = job.sender.send(result.clone());
    }
}

async fn commit(line: &Line, own: NodeId, group: &[Job]) -> Result<(), CommitError> {
    let connection: Arc<Connection> = line.get().await.map_err(CommitError::Store)?;
    let rows = Rows::of(group, own);
    let sent = tokio::time::timeout(SILENCE, send(&connection, &rows)).await;
    let Ok(result) = sent else {
        // Whether it was kept shows when it is read again; the next group has another connection.
        line.give_up();
        let why = format!("no answer to a commit in {} s", SILENCE.as_secs());
        return Err(CommitError::Store(StoreError::Unknown(why)));
    };
    if result.is_err() {
        // A transaction that failed is rolled back by its COMMIT; this is for one that never
        // came so far. If the connection is gone, so is the transaction.
        let _ = connection.batch("ROLLBACK").await;
    }
    result.map_err(|error| match failed(&error) {
        StoreError::Refused(_) => CommitError::Refused(error),
        other => CommitError::Store(other),
    })
}

/// One transaction for a whole group, sent in one go: the database answers each statement in
/// its order, and after one that failed it refuses the others and rolls back.
async fn send(connection: &Connection, rows: &Rows) -> Result<(), Error> {
    let now = now();
    let mut steps: Vec<Step<'_>> = Vec::new();
    if !rows.new.is_empty() {
        let args: Vec<Arg<'_>> =
            vec![&rows.new, &rows.heads, &rows.public, &rows.first_status, &rows.created];
        steps.push((TABLES, args));
    }
    let args: Vec<Arg<'_>> =
        vec![&rows.tables, &rows.plies, &rows.times, &rows.clicks, &rows.texts];
    steps.push((ACTIONS, args));
    if !rows.shelved.is_empty() {
        steps.push((STATUS, vec![&rows.shelved, &rows.status, &now]));
        steps.push((NO_PLACES, vec![&rows.shelved]));
        steps.push((PLACES, vec![&rows.placed, &rows.players, &rows.seats, &now]));
    }
    if !rows.done.is_empty() {
        steps.push((NO_TURNS, vec![&rows.done]));
    }
    if !rows.due.is_empty() {
        steps.push((TURNS, vec![&rows.due, &rows.nodes, &rows.leases]));
    }
    let rings = &rows.rings;
    if !rings.players.is_empty() {
        let args: Vec<Arg<'_>> = vec![
            &rings.players,
            &rings.tables,
            &rings.versions,
            &rings.reasons,
            &rings.times,
            &rings.due,
        ];
        steps.push((calls::PUT, args));
    }
    steps.extend(rows.results.steps());
    if !rows.results.tables().is_empty() {
        steps.push((explorer::NOTE, vec![rows.results.tables()]));
    }
    steps.push((TELL, vec![&rows.news]));
    connection.transaction(&steps).await
}

/// A group of appends as columns.
#[derive(Default)]
struct Rows {
    new: Vec<String>,
    heads: Vec<String>,
    public: Vec<bool>,
    first_status: Vec<&'static str>,
    created: Vec<i64>,
    tables: Vec<String>,
    plies: Vec<i32>,
    times: Vec<i64>,
    clicks: Vec<Option<String>>,
    texts: Vec<String>,
    shelved: Vec<String>,
    status: Vec<&'static str>,
    placed: Vec<String>,
    players: Vec<String>,
    seats: Vec<i32>,
    done: Vec<String>,
    due: Vec<String>,
    nodes: Vec<Option<String>>,
    leases: Vec<i64>,
    news: Vec<String>,
    rings: Rings,
    results: results::Columns,
}

/// The calls of a group as columns.
#[derive(Default)]
struct Rings {
    players: Vec<String>,
    tables: Vec<String>,
    versions: Vec<i32>,
    reasons: Vec<&'static str>,
    times: Vec<i64>,
    due: Vec<i64>,
}

impl Rings {
    fn add(&mut self, append: &Append, table: &str, version: i32) {
        for ring in &append.rings {
            self.players.push(ring.player.to_string());
            self.tables.push(table.to_owned());
            self.versions.push(version);
            self.reasons.push(ring.reason.as_str());
            self.times.push(append.entries.last().map_or(ring.due, |entry| entry.at));
            self.due.push(ring.due);
        }
    }
}

impl Rows {
    fn of(group: &[Job], own: NodeId) -> Self {
        let mut rows = Self::default();
        for job in group {
            if let Some(head) = &job.head {
                rows.create(head, &job.append);
            }
            rows.append(&job.append, own);
        }
        rows
    }

    fn create(&mut self, head: &Head, first: &Append) {
        let status = first.listing.as_ref().map_or(Status::Open, |listing| listing.status);
        self.new.push(head.id.to_string());
        self.heads.push(head_json(head));
        self.public.push(head.public);
        self.first_status.push(status.as_str());
        self.created.push(head.created);
    }

    fn append(&mut self, append: &Append, own: NodeId) {
        let id = append.table.to_string();
        let mut ply = i32::try_from(append.ply).unwrap_or(i32::MAX);
        for entry in &append.entries {
            self.tables.push(id.clone());
            self.plies.push(ply);
            self.times.push(entry.at);
            self.clicks.push(entry.click.clone());
            self.texts.push(entry.text.clone());
            ply += 1;
        }
        if let Some(listing) = &append.listing {
            self.shelved.push(id.clone());
            self.status.push(listing.status.as_str());
            for (seat, player) in &listing.places {
                self.placed.push(id.clone());
                self.players.push(player.to_string());
                self.seats.push(Listing::number(*seat).cast_signed());
            }
        }
        self.rings.add(append, &id, ply);
        if let Some(result) = &append.result {
            self.results.add(result);
        }
        self.news.push(format!("{own} grown {id} {ply}"));
        let (node, lease) = match append.turn {
            BotTurn::Keep => return,
            BotTurn::Done => return self.done.push(id),
            BotTurn::Mine(node, lease) => (Some(node.to_string()), lease),
            BotTurn::Until(at) => (None, at),
            BotTurn::Due => {
                self.news.push(format!("{own} due"));
                (None, 0)
            }
        };
        self.due.push(id);
        self.nodes.push(node);
        self.leases.push(lease);
    }
}
