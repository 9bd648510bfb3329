//! SQLite: one file in the data folder, the store of one server.
//!
//! Write-ahead log with `synchronous=FULL`: a commit has reached the disk before it is
//! acknowledged. One thread writes (`writer`), one carries the log over into the file
//! (`checkpoint`); a few connections read at the same time.

mod checkpoint;
mod people;
mod schema;
mod tables;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};
use tokio::sync::{Semaphore, mpsc};

use self::checkpoint::Keeper;
use self::writer::Writer;
use super::{
    Account, Append, Appended, Entry, Head, Later, List, Millis, News, SessionHash, Status, Store,
    StoreError, Stored,
};
use crate::id::{NodeId, PlayerId, TableId};

/// How many connections read at the same time.
const READERS: usize = 4;

/// How much of the file the writer keeps at hand, in kB as SQLite counts them: negative. The
/// inner pages of a hundred thousand tables fit in.
const CACHE: i32 = -16_000;

/// A store in one SQLite file.
pub struct Sqlite {
    writer: Writer,
    readers: Arc<Readers>,
}

struct Readers {
    path: PathBuf,
    free: Mutex<Vec<Connection>>,
    permits: Semaphore,
}

impl Sqlite {
    /// Opens the file, makes it if need be, and brings it to the newest version.
    ///
    /// # Errors
    /// If it cannot be opened, is no store, or was made by a newer program.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        let mut connection = Connection::open(path).map_err(|error| failed(&error))?;
        prepare(&connection).map_err(|error| failed(&error))?;
        if !schema::migrate(&mut connection).map_err(|error| failed(&error))? {
            let why = "the file was made by a newer version of the program";
            return Err(StoreError::Refused(why.to_owned()));
        }
        let writer = Writer::start(connection, Keeper::start(path)?)
            .map_err(|error| StoreError::Refused(error.to_string()))?;
        let readers = Readers {
            path: path.to_owned(),
            free: Mutex::new(Vec::new()),
            permits: Semaphore::new(READERS),
        };
        Ok(Self { writer, readers: Arc::new(readers) })
    }

    async fn read<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    {
        let readers = Arc::clone(&self.readers);
        let _permit = self.readers.permits.acquire().await.expect("the readers stay open");
        let done = tokio::task::spawn_blocking(move || {
            let connection = readers.take()?;
            let result = work(&connection);
            readers.give_back(connection);
            result
        });
        done.await.unwrap_or_else(|_| Err(StoreError::Refused("the reader panicked".to_owned())))
    }
}

impl Readers {
    fn take(&self) -> Result<Connection, StoreError> {
        if let Some(connection) = self.free.lock().expect("no reader panics here").pop() {
            return Ok(connection);
        }
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection =
            Connection::open_with_flags(&self.path, flags).map_err(|error| failed(&error))?;
        connection.busy_timeout(Duration::from_secs(5)).map_err(|error| failed(&error))?;
        Ok(connection)
    }

    fn give_back(&self, connection: Connection) {
        self.free.lock().expect("no reader panics here").push(connection);
    }
}

fn prepare(connection: &Connection) -> rusqlite::Result<()> {
    connection.busy_timeout(Duration::from_secs(5))?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "wal_autocheckpoint", checkpoint::AT_LAST)?;
    connection.pragma_update(None, "cache_size", CACHE)?;
    connection.set_prepared_statement_cache_capacity(64);
    Ok(())
}

fn failed(error: &rusqlite::Error) -> StoreError {
    StoreError::Refused(error.to_string())
}

impl Store for Sqlite {
    fn name(&self) -> &'static str {
        "sqlite"
    }

    fn is_shared(&self) -> bool {
        false
    }

    fn commits(&self) -> u64 {
        self.writer.commits()
    }

    fn ping(&self) -> Later<'_, ()> {
        Box::pin(self.read(|connection| {
            connection.query_row("SELECT 1", [], |_| Ok(())).map_err(|error| failed(&error))
        }))
    }

    fn starting(&self, since: Millis) -> Later<'_, ()> {
        Box::pin(self.writer.run(move |connection| {
            connection.execute("DELETE FROM sessions WHERE at <= ?1", [since])?;
            let sql = "UPDATE turns SET node = NULL, lease = 0 WHERE lease > 0";
            connection.execute(sql, []).map(|_| ())
        }))
    }

    fn key(&self) -> Later<'_, [u8; 32]> {
        Box::pin(self.writer.run(people::key))
    }

    fn create(&self, head: Head, first: Append) -> Later<'_, Appended> {
        Box::pin(self.writer.run(move |connection| tables::create(connection, &head, &first)))
    }

    fn append(&self, append: Append) -> Later<'_, Appended> {
        Box::pin(self.writer.run(move |connection| tables::append(connection, &append)))
    }

    fn load(&self, table: TableId) -> Later<'_, Option<Stored>> {
        Box::pin(self.read(move |connection| tables::load(connection, table)))
    }

    fn tail(&self, table: TableId, from: u32) -> Later<'_, Vec<Entry>> {
        Box::pin(self.read(move |connection| {
            tables::tail(connection, table, from).map_err(|error| failed(&error))
        }))
    }

    fn lengths(&self, tables: Vec<TableId>) -> Later<'_, Vec<(TableId, u32)>> {
        Box::pin(self.read(move |connection| {
            tables::lengths(connection, &tables).map_err(|error| failed(&error))
        }))
    }

    fn rewrite(&self, table: TableId, lines: Vec<(u32, String)>) -> Later<'_, ()> {
        Box::pin(self.writer.run(move |connection| tables::rewrite(connection, table, &lines)))
    }

    fn list(&self, list: List, limit: u32) -> Later<'_, Vec<(TableId, Status)>> {
        Box::pin(self.read(move |connection| tables::list(connection, list, limit)))
    }

    fn page(&self, after: Option<TableId>, limit: u32) -> Later<'_, Vec<TableId>> {
        Box::pin(self.read(move |connection| tables::page(connection, after, limit)))
    }

    fn count(&self) -> Later<'_, Vec<(Status, u64)>> {
        Box::pin(self.read(tables::count))
    }

    fn claim(&self, node: NodeId, limit: u32, lease: Millis) -> Later<'_, Vec<TableId>> {
        Box::pin(async move {
            let due = |connection: &Connection| {
                tables::is_due(connection).map_err(|error| failed(&error))
            };
            if !self.read(due).await? {
                return Ok(Vec::new());
            }
            let found = self
                .writer
                .run(move |connection| tables::claim(connection, node, limit, lease))
                .await?;
            found.iter().map(|id| super::id_of(id)).collect()
        })
    }

    fn renew(&self, node: NodeId, tables: Vec<TableId>, lease: Millis) -> Later<'_, ()> {
        Box::pin(self.writer.run(move |connection| tables::renew(connection, node, &tables, lease)))
    }

    fn release(&self, node: NodeId) -> Later<'_, ()> {
        Box::pin(self.writer.run(move |connection| tables::release(connection, node)))
    }

    fn create_account(&self, account: Account) -> Later<'_, bool> {
        Box::pin(self.writer.run(move |connection| people::create(connection, &account)))
    }

    fn account_named(&self, name: String) -> Later<'_, Option<Account>> {
        Box::pin(self.read(move |connection| people::named(connection, &name)))
    }

    fn delete_account(&self, id: PlayerId) -> Later<'_, ()> {
        Box::pin(self.writer.run(move |connection| people::delete(connection, id)))
    }

    fn accounts(&self) -> Later<'_, Vec<Account>> {
        Box::pin(self.read(people::all))
    }

    fn open_session(&self, hash: SessionHash, account: PlayerId, at: Millis) -> Later<'_, ()> {
        Box::pin(
            self.writer.run(move |connection| people::open_session(connection, hash, account, at)),
        )
    }

    fn session(&self, hash: SessionHash, since: Millis) -> Later<'_, Option<Account>> {
        Box::pin(self.read(move |connection| people::session(connection, hash, since)))
    }

    fn close_session(&self, hash: SessionHash) -> Later<'_, ()> {
        Box::pin(self.writer.run(move |connection| people::close_session(connection, hash)))
    }

    fn close_sessions(&self, account: PlayerId) -> Later<'_, ()> {
        Box::pin(self.writer.run(move |connection| people::close_sessions(connection, account)))
    }

    fn backup(&self, to: PathBuf) -> Later<'_, ()> {
        Box::pin(self.read(move |connection| {
            let to = to.to_str().ok_or_else(|| {
                StoreError::Refused("the name of the copy is not UTF-8".to_owned())
            })?;
            connection.execute("VACUUM INTO ?1", [to]).map(|_| ()).map_err(|error| failed(&error))
        }))
    }

    fn news(&self) -> Option<mpsc::Receiver<News>> {
        None
    }
}
