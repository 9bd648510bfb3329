//! PostgreSQL: one database for several servers.
//!
//! Any server serves any table; the unique (table, number) decides if two write at once. `writer` commits in
//! groups and tells the other servers, `listen` hears them, and a few connections read. No TLS: the database
//! is beside the servers or behind a tunnel.

mod calls;
mod connection;
mod events;
mod explorer;
mod feats;
mod listen;
mod outages;
mod papers;
mod people;
mod reports;
mod results;
mod schema;
mod seeks;
mod social;
mod tables;
mod writer;

use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use tokio::sync::mpsc;
use tokio_postgres::{Config, Row};

use self::connection::{Args, Connection, Line, QueryPlan, SILENCE, explain};
use self::writer::Writer;
use super::{Later, Millis, News, Store, StoreError};
use crate::id::{NodeId, TableId, random};

/// How many connections read; each carries many requests at once.
const READERS: usize = 3;
/// How much news may wait.
const NEWS: usize = 10_000;
/// The environment variable with the database's password, as other programs read it too.
const PASSWORD: &str = "PGPASSWORD";
/// What is said of a database from the future.
const NEWER: &str = "the database was made by a newer version of the program";
/// A store in a PostgreSQL database.
pub struct Postgres {
    own: NodeId,
    writer: Writer,
    readers: Vec<Line>,
    /// For transactions besides the writer's.
    rater: tokio::sync::Mutex<Line>,
    next: AtomicUsize,
    news: Mutex<Option<mpsc::Receiver<News>>>,
}

impl Postgres {
    /// Connects to a database and brings it to the newest version.
    ///
    /// # Errors
    /// If it cannot be reached, or was made by a newer program.
    pub async fn open(address: &str) -> Result<Self, StoreError> {
        let config = config(address)?;
        let mut connection = Connection::open(&config).await?;
        if !schema::migrate(connection.client()).await.map_err(refused)? {
            return Err(StoreError::Refused(NEWER.to_owned()));
        }
        let own = NodeId::random();
        let (sender, news) = mpsc::channel(NEWS);
        tokio::spawn(listen::listen(config.clone(), own, sender));
        Ok(Self::on(&config, own, Some(news)))
    }

    /// Connects to a database that is in use, for reading only. It stays as it is, also its
    /// version.
    ///
    /// # Errors
    /// If it cannot be reached, holds no store, or was made by a newer program.
    pub async fn open_existing(address: &str) -> Result<Self, StoreError> {
        let mut config = config(address)?;
        let options = config.get_options().unwrap_or_default();
        config.options(format!("{options} -c default_transaction_read_only=on").trim());
        let mut connection = Connection::open(&config).await?;
        match schema::version(connection.client()).await.map_err(refused)? {
            None => Err(StoreError::Refused("the database holds no store".to_owned())),
            Some(newer) if newer > schema::newest() => Err(StoreError::Refused(NEWER.to_owned())),
            Some(_) => Ok(Self::on(&config, NodeId::random(), None)),
        }
    }

    fn on(config: &Config, own: NodeId, news: Option<mpsc::Receiver<News>>) -> Self {
        Self {
            own,
            writer: Writer::start(Line::new(config), own),
            readers: (0..READERS).map(|_| Line::new(config)).collect(),
            rater: tokio::sync::Mutex::new(Line::new(config)),
            next: AtomicUsize::new(0),
            news: Mutex::new(news),
        }
    }

    fn line(&self) -> &Line {
        &self.readers[self.next.fetch_add(1, Relaxed) % self.readers.len()]
    }

    async fn read(&self, sql: &'static str, args: Args<'_>) -> Result<Vec<Row>, StoreError> {
        self.line().read(sql, args, QueryPlan::Kept).await
    }

    /// Asks what is quick or slow by the arguments.
    async fn look_up(&self, sql: &'static str, args: Args<'_>) -> Result<Vec<Row>, StoreError> {
        self.line().read(sql, args, QueryPlan::Fresh).await
    }

    async fn write(&self, sql: &'static str, args: Args<'_>) -> Result<u64, StoreError> {
        self.line().write(sql, args).await
    }
}

/// How to connect to an address. The password may stand in the environment, where other people's
/// programs do not see it.
fn config(address: &str) -> Result<Config, StoreError> {
    let mut config: Config = address.parse().map_err(refused)?;
    config.application_name("lutece").connect_timeout(SILENCE).tcp_user_timeout(SILENCE);
    config.keepalives_idle(SILENCE).keepalives_interval(SILENCE / 3).keepalives_retries(3);
    if let Some(password) = std::env::var_os(PASSWORD).filter(|_| config.get_password().is_none()) {
        config.password(password.as_encoded_bytes());
    }
    Ok(config)
}

fn refused(error: tokio_postgres::Error) -> StoreError {
    StoreError::Refused(explain(&error))
}

fn texts(tables: &[TableId]) -> Vec<String> {
    tables.iter().map(ToString::to_string).collect()
}

impl Store for Postgres {
    fn name(&self) -> &'static str {
        "postgres"
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn commits(&self) -> u64 {
        self.writer.commits()
    }

    fn ping(&self) -> Later<'_, ()> {
        Box::pin(async { self.read("SELECT 1", &[]).await.map(|_| ()) })
    }

    fn probe(&self) -> Later<'_, ()> {
        Box::pin(async {
            let sql = "INSERT INTO settings (key, value) VALUES ('probe', $1)
                ON CONFLICT (key) DO UPDATE SET value = excluded.value";
            self.write(sql, &[&random::<8>().as_slice()]).await.map(|_| ())
        })
    }

    fn settle(&self) -> Later<'_, ()> {
        Box::pin(async { Ok(()) })
    }

    fn starting(&self, since: Millis) -> Later<'_, ()> {
        Box::pin(async move {
            self.write("DELETE FROM sessions WHERE at <= $1", &[&since]).await.map(|_| ())
        })
    }

    fn time(&self) -> Later<'_, Millis> {
        Box::pin(async {
            let sql = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::int8";
            let rows = self.read(sql, &[]).await?;
            let none = || StoreError::Corrupt("the time".to_owned());
            rows.first().map(|row| row.get(0)).ok_or_else(none)
        })
    }

    fn backup(&self, _to: PathBuf) -> Later<'_, ()> {
        Box::pin(async {
            let why = "a PostgreSQL database is copied with pg_dump";
            Err(StoreError::Refused(why.to_owned()))
        })
    }

    fn news(&self) -> Option<mpsc::Receiver<News>> {
        self.news.lock().expect("no holder panics").take()
    }
}
