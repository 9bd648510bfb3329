//! Connections to PostgreSQL: opened when needed, opened again when they broke.

use std::collections::HashMap;
use std::sync::Arc;

use futures_util::future::{BoxFuture, join_all};
use tokio::sync::Mutex;
use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Config, Error, NoTls, Row, Statement};

use crate::log;
use crate::store::StoreError;

/// A connection with the statements it has prepared.
pub(super) struct Connection {
    client: Client,
    statements: Mutex<HashMap<&'static str, Statement>>,
}

/// An argument of a statement.
pub(super) type Arg<'a> = &'a (dyn ToSql + Sync);
/// The arguments of a statement.
pub(super) type Args<'a> = &'a [Arg<'a>];
/// A statement of a transaction with its arguments.
pub(super) type Step<'a> = (&'static str, Vec<Arg<'a>>);

impl Connection {
    pub(super) async fn open(config: &Config) -> Result<Self, Error> {
        let (client, connection) = config.connect(NoTls).await?;
        tokio::spawn(async move {
            if let Err(error) = connection.await {
                log::event("disconnected", &[("store", &"postgres"), ("why", &error)]);
            }
        });
        client.batch_execute("SET synchronous_commit = on").await?;
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
}

impl Line {
    pub(super) fn new(config: &Config) -> Self {
        Self { config: config.clone(), connection: Mutex::new(None) }
    }

    pub(super) async fn get(&self) -> Result<Arc<Connection>, StoreError> {
        let mut slot = self.connection.lock().await;
        if let Some(connection) = slot.as_ref().filter(|it| !it.client.is_closed()) {
            return Ok(Arc::clone(connection));
        }
        // Nothing was asked of it yet, so nothing can have been kept.
        let connection = Connection::open(&self.config)
            .await
            .map_err(|error| StoreError::Refused(error.to_string()))?;
        let connection = Arc::new(connection);
        *slot = Some(Arc::clone(&connection));
        Ok(connection)
    }

    /// Asks something that changes nothing; again if the connection broke meanwhile.
    pub(super) async fn read(
        &self,
        sql: &'static str,
        args: Args<'_>,
    ) -> Result<Vec<Row>, StoreError> {
        match self.get().await?.query(sql, args).await {
            Err(error) if broken(&error) => {
                self.get().await?.query(sql, args).await.map_err(|error| failed(&error))
            }
            result => result.map_err(|error| failed(&error)),
        }
    }

    /// Changes something in one statement.
    pub(super) async fn write(&self, sql: &'static str, args: Args<'_>) -> Result<u64, StoreError> {
        self.get().await?.execute(sql, args).await.map_err(|error| failed(&error))
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

/// What an error means for whoever asked.
pub(super) fn failed(error: &Error) -> StoreError {
    if broken(error) {
        StoreError::Unknown(error.to_string())
    } else {
        StoreError::Refused(describe(error))
    }
}

/// Whether a row with the same key is there already.
pub(super) fn is_taken(error: &Error) -> bool {
    error.code() == Some(&SqlState::UNIQUE_VIOLATION)
}

fn describe(error: &Error) -> String {
    // The detail of a database's complaint can hold data; its message does not.
    error.as_db_error().map_or_else(|| error.to_string(), |db| db.message().to_owned())
}
