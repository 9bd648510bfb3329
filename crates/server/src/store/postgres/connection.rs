//! Connections to PostgreSQL: opened when needed, and reopened after they broke.

use std::collections::HashMap;
use std::error::Error as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

use futures_util::future::{BoxFuture, join_all};
use tokio::sync::Mutex;
use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Config, Error, NoTls, Row, Statement};

use crate::log;
use crate::store::StoreError;

/// How long a connection may take to be opened or a group to be committed.
pub(super) const SILENCE: Duration = Duration::from_secs(10);
/// After waiting in vain for this long, a connection is not used again.
const STALLED: Duration = Duration::from_secs(1);
/// What every connection begins with. A statement that nobody waits for any more ends by itself; none
/// is worth being compiled or shared out among processes first.
const BEGIN: &str = "SET synchronous_commit = on; SET statement_timeout = '30s';
    SET jit = off; SET max_parallel_workers_per_gather = 0";

/// A connection with the statements it has prepared.
pub(super) struct Connection {
    client: Client,
    statements: Mutex<HashMap<&'static str, Statement>>,
}

/// An argument of a statement.
pub(super) type Arg<'a> = &'a (dyn ToSql + Sync);
/// The arguments of a statement.
pub(super) type Args<'a> = &'a [Arg<'a>];
/// How a statement is to be carried out.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum QueryPlan {
    /// With one plan for all arguments: they hardly matter, and nothing is planned twice.
    Kept,
    /// With a plan for these arguments: somebody with three games is looked up differently from somebody with
    /// ten thousand.
    Fresh,
}

/// A statement of a transaction with its arguments.
pub(super) type Step<'a> = (&'static str, Vec<Arg<'a>>);

impl Connection {
    pub(super) async fn open(config: &Config) -> Result<Self, StoreError> {
        // The time for connecting covers the network only, not a database that says nothing.
        match tokio::time::timeout(SILENCE, Self::begin(config)).await {
            // Nothing was asked of it yet, so nothing can have been kept.
            Ok(Err(error)) => Err(StoreError::Refused(explain(&error))),
            Ok(Ok(connection)) => Ok(connection),
            Err(_) => Err(StoreError::Refused("the database does not answer".to_owned())),
        }
    }

    async fn begin(config: &Config) -> Result<Self, Error> {
        let (client, connection) = config.connect(NoTls).await?;
        tokio::spawn(async move {
            if let Err(error) = connection.await {
                let why = explain(&error);
                log::event("disconnected", &[("store", &"postgres"), ("why", &why)]);
            }
        });
        client.batch_execute(BEGIN).await?;
        Ok(Self { client, statements: Mutex::default() })
    }

    pub(super) fn client(&mut self) -> &mut Client {
        &mut self.client
    }

    async fn prepared(&self, sql: &'static str) -> Result<Statement, Error> {
        let mut statements = self.statements.lock().await;
        if let Some(statement) = statements.get(sql) {
            return Ok(statement.clone());
        }
        let statement = self.client.prepare(sql).await?;
        statements.insert(sql, statement.clone());
        Ok(statement)
    }

    pub(super) async fn query(&self, sql: &'static str, args: Args<'_>) -> Result<Vec<Row>, Error> {
        self.client.query(&self.prepared(sql).await?, args).await
    }

    async fn ask(
        &self,
        sql: &'static str,
        args: Args<'_>,
        plan: QueryPlan,
    ) -> Result<Vec<Row>, Error> {
        match plan {
            QueryPlan::Kept => self.query(sql, args).await,
            QueryPlan::Fresh => self.client.query(sql, args).await,
        }
    }

    pub(super) async fn execute(&self, sql: &'static str, args: Args<'_>) -> Result<u64, Error> {
        self.client.execute(&self.prepared(sql).await?, args).await
    }

    /// Runs statements as one transaction without waiting for the answer to each.
    pub(super) async fn transaction(&self, steps: &[Step<'_>]) -> Result<(), Error> {
        // All are prepared before the first is sent: what is sent keeps its order.
        let mut ready = Vec::with_capacity(steps.len());
        for (sql, args) in steps {
            ready.push((self.prepared(sql).await?, args));
        }
        let mut sent: Vec<BoxFuture<'_, Result<(), Error>>> = vec![Box::pin(self.batch("BEGIN"))];
        for (statement, args) in &ready {
            sent.push(Box::pin(async { self.client.execute(statement, args).await.map(|_| ()) }));
        }
        sent.push(Box::pin(self.batch("COMMIT")));
        // Polled in their order, they are sent in it; the first that failed is the cause.
        let answers = join_all(sent).await;
        answers.into_iter().collect()
    }

    pub(super) async fn batch(&self, sql: &str) -> Result<(), Error> {
        self.client.batch_execute(sql).await
    }
}

/// One connection that is opened again when it broke.
pub(super) struct Line {
    config: Config,
    connection: Mutex<Option<Arc<Connection>>>,
    stalled: AtomicBool,
}

/// Somebody who waits for an answer.
struct Waiting<'a> {
    line: &'a Line,
    since: Instant,
    answered: AtomicBool,
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        if !self.answered.load(Relaxed) && self.since.elapsed() >= STALLED {
            self.line.give_up();
        }
    }
}

impl Line {
    pub(super) fn new(config: &Config) -> Self {
        let stalled = AtomicBool::new(false);
        Self { config: config.clone(), connection: Mutex::new(None), stalled }
    }

    pub(super) async fn get(&self) -> Result<Arc<Connection>, StoreError> {
        let mut slot = self.connection.lock().await;
        let stalled = self.stalled.swap(false, Relaxed);
        if let Some(connection) = slot.as_ref().filter(|it| !stalled && !it.client.is_closed()) {
            return Ok(Arc::clone(connection));
        }
        *slot = None;
        let connection = Arc::new(Connection::open(&self.config).await?);
        *slot = Some(Arc::clone(&connection));
        Ok(connection)
    }

    /// The connection is not to be used again.
    pub(super) fn give_up(&self) {
        self.stalled.store(true, Relaxed);
    }

    /// Asks and waits; if the wait is abandoned, the connection is marked as not to be used again.
    pub(super) async fn wait<T>(&self, answer: impl Future<Output = T>) -> T {
        let waiting =
            Waiting { line: self, since: Instant::now(), answered: AtomicBool::new(false) };
        let result = answer.await;
        waiting.answered.store(true, Relaxed);
        result
    }

    /// Asks something that changes nothing; again if the connection broke meanwhile.
    pub(super) async fn read(
        &self,
        sql: &'static str,
        args: Args<'_>,
        plan: QueryPlan,
    ) -> Result<Vec<Row>, StoreError> {
        let connection = self.get().await?;
        match self.wait(connection.ask(sql, args, plan)).await {
            Err(error) if broken(&error) => {
                let connection = self.get().await?;
                self.wait(connection.ask(sql, args, plan)).await.map_err(|error| failed(&error))
            }
            result => result.map_err(|error| failed(&error)),
        }
    }

    /// Changes something in one statement.
    pub(super) async fn write(&self, sql: &'static str, args: Args<'_>) -> Result<u64, StoreError> {
        let connection = self.get().await?;
        self.wait(connection.execute(sql, args)).await.map_err(|error| failed(&error))
    }
}

/// Whether an error is of the connection and not of what was asked.
fn broken(error: &Error) -> bool {
    match error.code() {
        None => true,
        Some(code) => {
            *code == SqlState::ADMIN_SHUTDOWN
                || *code == SqlState::CRASH_SHUTDOWN
                || *code == SqlState::CANNOT_CONNECT_NOW
        }
    }
}

/// What an error means for the caller.
pub(super) fn failed(error: &Error) -> StoreError {
    if broken(error) {
        StoreError::Unknown(explain(error))
    } else {
        StoreError::Refused(explain(error))
    }
}

/// Whether a row with the same key is there already.
pub(super) fn is_taken(error: &Error) -> bool {
    error.code() == Some(&SqlState::UNIQUE_VIOLATION)
}

/// What went wrong, down to its cause, without data: the detail of a database's complaint can hold
/// some, its code and message do not.
pub(super) fn explain(error: &Error) -> String {
    if let Some(db) = error.as_db_error() {
        return format!("{} (SQLSTATE {})", db.message(), db.code().code());
    }
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        let why = error.to_string();
        if !text.contains(&why) {
            text.push_str(": ");
            text.push_str(&why);
        }
        cause = error.source();
    }
    text
}
