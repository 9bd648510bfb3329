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
mod reports;
mod results;
mod schema;
mod seeks;
mod social;
mod writer;

use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use tokio::sync::mpsc;
use tokio_postgres::{Config, Row};

use self::connection::{Args, Connection, Line, QueryPlan, SILENCE, explain};
use self::writer::Writer;
use super::{
    Account, Append, Appended, Entry, Head, Held, Later, List, Millis, News, Report, Reported,
    Reports, SessionHash, Status, Store, StoreError, Stored, folded, head_of, id_of,
    key_before_bytes, key_before_of, status_of,
};
use crate::id::{NodeId, PlayerId, ReportId, TableId, random};
use site::names::look;

/// How many connections read; each carries many requests at once.
const READERS: usize = 3;
/// How much news may wait.
const NEWS: usize = 10_000;
/// The environment variable with the database's password, as other programs read it too.
const PASSWORD: &str = "PGPASSWORD";
/// What is said of a database from the future.
const NEWER: &str = "the database was made by a newer version of the program";
/// The database's clock in milliseconds: the servers' own may differ.
const CLAIM: &str = "UPDATE turns SET node = $1,
        lease = (extract(epoch FROM clock_timestamp()) * 1000)::int8 + $2
    WHERE table_id IN (
        SELECT table_id FROM turns
        WHERE lease <= CASE WHEN node IS NULL THEN $4::int8
            ELSE (extract(epoch FROM clock_timestamp()) * 1000)::int8 END
        ORDER BY lease FOR UPDATE SKIP LOCKED LIMIT $3)
    RETURNING table_id";
const RENEW: &str = "UPDATE turns
    SET lease = (extract(epoch FROM clock_timestamp()) * 1000)::int8 + $3
    WHERE table_id = ANY($1::text[]) AND node = $2";

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

fn entry(row: &Row) -> Entry {
    Entry { at: row.get(0), click: row.get(1), text: row.get(2) }
}

fn account(row: &Row) -> Result<Account, StoreError> {
    Ok(Account {
        id: id_of(row.get(0))?,
        name: row.get(1),
        password: row.get(2),
        created: row.get(3),
        standing: row.get(4),
    })
}

fn ids(rows: &[Row]) -> Result<Vec<TableId>, StoreError> {
    rows.iter().map(|row| id_of(row.get(0))).collect()
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

    fn key(&self) -> Later<'_, [u8; 32]> {
        Box::pin(async {
            let sql = "INSERT INTO settings (key, value) VALUES ('key', $1) ON CONFLICT DO NOTHING";
            self.write(sql, &[&random::<32>().as_slice()]).await?;
            let rows = self.read("SELECT value FROM settings WHERE key = 'key'", &[]).await?;
            let bytes: Option<Vec<u8>> = rows.first().map(|row| row.get(0));
            bytes
                .and_then(|bytes| bytes.try_into().ok())
                .ok_or_else(|| StoreError::Corrupt("the key".to_owned()))
        })
    }

    fn key_before(&self) -> Later<'_, Option<([u8; 32], Millis)>> {
        Box::pin(async {
            let rows =
                self.read("SELECT value FROM settings WHERE key = 'key-before'", &[]).await?;
            rows.first().map(|row| key_before_of(row.get(0))).transpose()
        })
    }

    fn rotate_key(&self, until: Millis) -> Later<'_, ()> {
        Box::pin(async move {
            let so_far = key_before_bytes(&self.key().await?, until);
            let sql = "INSERT INTO settings (key, value) VALUES ('key-before', $1), ('key', $2)
                ON CONFLICT (key) DO UPDATE SET value = excluded.value";
            self.write(sql, &[&so_far, &random::<32>().as_slice()]).await.map(|_| ())
        })
    }

    fn abandoned(&self, open: Millis, unfinished: Millis, limit: u32) -> Later<'_, Vec<TableId>> {
        Box::pin(async move {
            let sql = "SELECT id FROM tables
                JOIN (VALUES ('open', $1::int8), ('playing', $2::int8)) AS kept (word, since)
                    ON word = status
                WHERE touched < since
                    AND NOT EXISTS (SELECT 1 FROM actions WHERE table_id = id AND at >= since)
                LIMIT $3";
            ids(&self.read(sql, &[&open, &unfinished, &i64::from(limit)]).await?)
        })
    }

    fn remove(&self, table: TableId) -> Later<'_, ()> {
        Box::pin(async move {
            let sql = "WITH told AS (SELECT pg_notify('lutece', $2)),
                    acted AS (DELETE FROM actions WHERE table_id = $1),
                    placed AS (DELETE FROM places WHERE table_id = $1),
                    due AS (DELETE FROM turns WHERE table_id = $1),
                    judged AS (DELETE FROM reviews WHERE subject = $1),
                    silent AS (DELETE FROM calls WHERE table_id = $1),
                    unexplored AS (DELETE FROM explore_due WHERE table_id = $1),
                    seated AS (DELETE FROM parties WHERE table_id = $1),
                    proud AS (DELETE FROM feats WHERE table_id = $1),
                    ended AS (DELETE FROM results WHERE table_id = $1)
                DELETE FROM tables USING told WHERE id = $1";
            let news = format!("{} rewritten {table}", self.own);
            self.write(sql, &[&table.to_string(), &news]).await.map(|_| ())
        })
    }

    fn create(&self, head: Head, first: Append) -> Later<'_, Appended> {
        Box::pin(self.writer.run(Some(head), first))
    }

    fn append(&self, append: Append) -> Later<'_, Appended> {
        Box::pin(self.writer.run(None, append))
    }

    fn load(&self, table: TableId) -> Later<'_, Option<Stored>> {
        Box::pin(async move {
            let sql = "SELECT head FROM tables WHERE id = $1";
            let rows = self.read(sql, &[&table.to_string()]).await?;
            let Some(row) = rows.first() else { return Ok(None) };
            let head = head_of(row.get(0))?;
            Ok(Some(Stored { head, entries: self.tail(table, 0).await? }))
        })
    }

    fn tail(&self, table: TableId, from: u32) -> Later<'_, Vec<Entry>> {
        Box::pin(async move {
            let sql = "SELECT at, click, text FROM actions
                WHERE table_id = $1 AND ply >= $2 ORDER BY ply";
            let from = i32::try_from(from).unwrap_or(i32::MAX);
            let rows = self.read(sql, &[&table.to_string(), &from]).await?;
            Ok(rows.iter().map(entry).collect())
        })
    }

    fn lengths(&self, tables: Vec<TableId>) -> Later<'_, Vec<(TableId, u32)>> {
        Box::pin(async move {
            let sql = "SELECT table_id, max(ply) + 1 FROM actions
                WHERE table_id = ANY($1::text[]) GROUP BY table_id";
            let rows = self.read(sql, &[&texts(&tables)]).await?;
            let length = |row: &Row| row.get::<_, i32>(1).unsigned_abs();
            rows.iter().map(|row| Ok((id_of(row.get(0))?, length(row)))).collect()
        })
    }

    fn rewrite(&self, table: TableId, lines: Vec<(u32, String)>) -> Later<'_, ()> {
        Box::pin(async move {
            let (plies, new): (Vec<i32>, Vec<String>) =
                lines.into_iter().map(|(ply, text)| (ply.cast_signed(), text)).unzip();
            let sql = "WITH told AS (SELECT pg_notify('lutece', $4))
                UPDATE actions SET text = new.text
                FROM told, unnest($2::int4[], $3::text[]) AS new (ply, text)
                WHERE actions.table_id = $1 AND actions.ply = new.ply";
            let news = format!("{} rewritten {table}", self.own);
            self.write(sql, &[&table.to_string(), &plies, &new, &news]).await.map(|_| ())
        })
    }

    fn list(&self, list: List, limit: u32) -> Later<'_, Vec<(TableId, Status)>> {
        Box::pin(async move {
            let limit = i64::from(limit);
            let rows = match list {
                List::Public(status) => {
                    let sql = "SELECT id, status FROM tables WHERE public AND status = $1
                        ORDER BY touched DESC LIMIT $2";
                    self.read(sql, &[&status.as_str(), &limit]).await?
                }
                List::Of(player) | List::Traces(player) => {
                    let sql = "SELECT id, status FROM (
                            SELECT table_id, max(touched) AS latest FROM places
                            WHERE player = $1 AND seat >= $2
                            GROUP BY table_id ORDER BY latest DESC LIMIT $3
                        ) AS mine JOIN tables ON id = table_id ORDER BY latest DESC";
                    let least = i32::from(matches!(list, List::Of(_)));
                    self.read(sql, &[&player.to_string(), &least, &limit]).await?
                }
            };
            rows.iter().map(|row| Ok((id_of(row.get(0))?, status_of(row.get(1))?))).collect()
        })
    }

    fn page(&self, after: Option<TableId>, limit: u32) -> Later<'_, Vec<TableId>> {
        Box::pin(async move {
            let after = after.map(|id| id.to_string()).unwrap_or_default();
            let sql = "SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2";
            ids(&self.read(sql, &[&after, &i64::from(limit)]).await?)
        })
    }

    fn count(&self) -> Later<'_, Vec<(Status, u64)>> {
        Box::pin(async move {
            let rows =
                self.read("SELECT status, count(*) FROM tables GROUP BY status", &[]).await?;
            let count = |row: &Row| row.get::<_, i64>(1).unsigned_abs();
            rows.iter().map(|row| Ok((status_of(row.get(0))?, count(row)))).collect()
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

    fn claim(
        &self,
        node: NodeId,
        limit: u32,
        lease: Millis,
        now: Millis,
    ) -> Later<'_, Vec<TableId>> {
        Box::pin(async move {
            let line = self.line();
            let connection = line.get().await?;
            let args: Args<'_> = &[&node.to_string(), &lease, &i64::from(limit), &now];
            let rows = line.wait(connection.query(CLAIM, args)).await;
            ids(&rows.map_err(|error| connection::failed(&error))?)
        })
    }

    fn defer(&self, node: NodeId, table: TableId, until: Millis) -> Later<'_, ()> {
        Box::pin(async move {
            let sql = "UPDATE turns SET node = NULL, lease = $3 WHERE table_id = $1 AND node = $2";
            self.write(sql, &[&table.to_string(), &node.to_string(), &until]).await.map(|_| ())
        })
    }

    fn renew(&self, node: NodeId, tables: Vec<TableId>, lease: Millis) -> Later<'_, ()> {
        Box::pin(async move {
            let args: Args<'_> = &[&texts(&tables), &node.to_string(), &lease];
            self.write(RENEW, args).await.map(|_| ())
        })
    }

    fn release(&self, node: NodeId) -> Later<'_, ()> {
        Box::pin(async move {
            let sql = "WITH told AS (SELECT pg_notify('lutece', $2))
                UPDATE turns SET node = NULL, lease = 0 FROM told WHERE node = $1";
            let news = format!("{} due", self.own);
            self.write(sql, &[&node.to_string(), &news]).await.map(|_| ())
        })
    }

    fn create_account(&self, new: Account) -> Later<'_, bool> {
        Box::pin(async move {
            let sql =
                "INSERT INTO accounts (id, folded, name, password, created, skeleton, standing)
                VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING";
            let (id, folded, look) = (new.id.to_string(), folded(&new.name), look(&new.name));
            let args: Args<'_> =
                &[&id, &folded, &new.name, &new.password, &new.created, &look, &new.standing];
            Ok(self.write(sql, args).await? == 1)
        })
    }

    fn account(&self, id: PlayerId) -> Later<'_, Option<Account>> {
        Box::pin(async move {
            let sql = "SELECT id, name, password, created, standing FROM accounts WHERE id = $1";
            self.read(sql, &[&id.to_string()]).await?.first().map(account).transpose()
        })
    }

    fn account_like(&self, look: String) -> Later<'_, Option<PlayerId>> {
        Box::pin(async move {
            let sql = "SELECT id FROM accounts WHERE skeleton = $1 AND skeleton <> ''";
            self.read(sql, &[&look]).await?.first().map(|row| id_of(row.get(0))).transpose()
        })
    }

    fn change_account(&self, new: Account) -> Later<'_, bool> {
        Box::pin(async move {
            // If another account has the name or its look, nothing is changed.
            let sql = "UPDATE accounts SET folded = $2, name = $3, password = $4, standing = $5,
                    skeleton = CASE WHEN name = $3 THEN skeleton ELSE $6 END
                WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM accounts AS other
                    WHERE other.id <> $1 AND (other.folded = $2
                        OR accounts.name <> $3 AND other.skeleton = $6))";
            let (id, folded, look) = (new.id.to_string(), folded(&new.name), look(&new.name));
            let args: Args<'_> = &[&id, &folded, &new.name, &new.password, &new.standing, &look];
            Ok(self.write(sql, args).await? == 1)
        })
    }

    fn account_named(&self, name: String) -> Later<'_, Option<Account>> {
        Box::pin(async move {
            let sql =
                "SELECT id, name, password, created, standing FROM accounts WHERE folded = $1";
            self.read(sql, &[&folded(&name)]).await?.first().map(account).transpose()
        })
    }

    fn delete_account(&self, id: PlayerId) -> Later<'_, ()> {
        Box::pin(async move {
            let sql = "WITH ended AS (DELETE FROM sessions WHERE account = $1),
                    silent AS (DELETE FROM calls WHERE player = $1),
                    uncalled AS (DELETE FROM callees WHERE player = $1),
                    alone AS (DELETE FROM relations WHERE player = $1 OR other = $1),
                    shown AS (DELETE FROM recluses WHERE player = $1)
                DELETE FROM accounts WHERE id = $1";
            self.write(sql, &[&id.to_string()]).await.map(|_| ())
        })
    }

    fn accounts(&self) -> Later<'_, Vec<Account>> {
        Box::pin(async move {
            // A store of an earlier version that is only read has no standings.
            let has = "SELECT 1 FROM information_schema.columns
                WHERE table_name = 'accounts' AND column_name = 'standing'";
            let sql = match self.read(has, &[]).await?.is_empty() {
                true => "SELECT id, name, password, created, '' FROM accounts ORDER BY id",
                false => "SELECT id, name, password, created, standing FROM accounts ORDER BY id",
            };
            self.read(sql, &[]).await?.iter().map(account).collect()
        })
    }

    fn open_session(&self, hash: SessionHash, account: PlayerId, at: Millis) -> Later<'_, ()> {
        Box::pin(async move {
            let sql = "INSERT INTO sessions (hash, account, at) VALUES ($1, $2, $3)";
            let args: Args<'_> = &[&hash.as_slice(), &account.to_string(), &at];
            self.write(sql, args).await.map(|_| ())
        })
    }

    fn session(&self, hash: SessionHash, since: Millis) -> Later<'_, Option<Account>> {
        Box::pin(async move {
            let sql = "SELECT a.id, a.name, a.password, a.created, a.standing
                FROM sessions s JOIN accounts a ON a.id = s.account
                WHERE s.hash = $1 AND s.at > $2";
            let rows = self.read(sql, &[&hash.as_slice(), &since]).await?;
            rows.first().map(account).transpose()
        })
    }

    fn close_session(&self, hash: SessionHash) -> Later<'_, ()> {
        Box::pin(async move {
            let sql = "DELETE FROM sessions WHERE hash = $1";
            self.write(sql, &[&hash.as_slice()]).await.map(|_| ())
        })
    }

    fn close_sessions(&self, account: PlayerId) -> Later<'_, ()> {
        Box::pin(async move {
            let sql = "DELETE FROM sessions WHERE account = $1";
            self.write(sql, &[&account.to_string()]).await.map(|_| ())
        })
    }

    fn report(&self, report: Report, most: u32, since: Millis) -> Later<'_, Reported> {
        Box::pin(async move { self.add_report(&report, most, since).await })
    }

    fn reports(&self, which: Reports, limit: u32) -> Later<'_, Vec<Report>> {
        Box::pin(self.list_reports(which, limit))
    }

    fn close_report(&self, id: ReportId, by: String, at: Millis) -> Later<'_, bool> {
        Box::pin(async move { self.close_one(id, &by, at).await })
    }

    fn forget_reports(&self, player: PlayerId) -> Later<'_, ()> {
        Box::pin(self.forget_reporter(player))
    }

    fn hold(&self, held: Held) -> Later<'_, ()> {
        Box::pin(async move { self.hold_table(&held).await })
    }

    fn held(&self, player: PlayerId, network: String) -> Later<'_, Vec<Held>> {
        Box::pin(async move { self.held_by(player, &network).await })
    }

    fn let_go(&self, tables: Vec<TableId>) -> Later<'_, ()> {
        Box::pin(async move { self.let_tables_go(&tables).await })
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
