//! SQLite: one file in the data folder, the store of one server.
//!
//! Write-ahead log with `synchronous=FULL`: a commit has reached the disk before it is acknowledged. One
//! thread writes (`writer`), one copies the log into the file (`checkpoint`), and a few connections read at
//! the same time.

mod ask;
mod calls;
mod checkpoint;
mod events;
mod explorer;
mod feats;
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

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};
use tokio::sync::{Semaphore, mpsc};

use self::ask::{Ask as _, failed, sound};
use self::checkpoint::Keeper;
use self::writer::Writer;
use super::{Later, Millis, News, Store, StoreError};
use crate::files;

/// How many connections read at the same time.
const READERS: usize = 4;

/// The writer's cache, in kB, which SQLite expects as a negative number. Four times as much made no move
/// faster, with fifty thousand tables in the file.
const CACHE: i32 = -4_000;

/// What is said of a file from the future.
const NEWER: &str = "the file was made by a newer version of the program";

/// A store in one SQLite file.
pub struct Sqlite {
    /// None if it is open for reading only.
    writer: Option<Writer>,
    readers: Arc<Readers>,
}

struct Readers {
    path: PathBuf,
    immutable: bool,
    free: Mutex<Vec<Connection>>,
    permits: Semaphore,
}

impl Sqlite {
    /// Opens the file, makes it if need be, and brings it to the newest version.
    ///
    /// # Errors
    /// If it cannot be opened, is no store, or was made by a newer program.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        for ending in ["", "-wal", "-shm"] {
            let mut name = path.as_os_str().to_owned();
            name.push(ending);
            let file = Path::new(&name);
            if ending.is_empty() || file.exists() {
                files::make_private(file)
                    .map_err(|error| StoreError::Refused(format!("{}: {error}", file.display())))?;
            }
        }
        let mut connection = Connection::open(path).map_err(|error| failed(&error))?;
        prepare(&connection).map_err(|error| failed(&error))?;
        if !schema::migrate(&mut connection).map_err(|error| failed(&error))? {
            return Err(StoreError::Refused(NEWER.to_owned()));
        }
        checkpoint::carry_over_all(&connection);
        let writer = Writer::start(connection, Keeper::start(path)?)
            .map_err(|error| StoreError::Refused(error.to_string()))?;
        Ok(Self { writer: Some(writer), readers: Readers::new(path, false) })
    }

    /// Opens a file that is there, for reading only. It stays as it is, also its version.
    ///
    /// # Errors
    /// If it is not there, is no store, or was made by a newer program.
    pub fn open_existing(path: &Path) -> Result<Self, StoreError> {
        if !path.is_file() {
            return Err(StoreError::Refused(format!("{}: no such file", path.display())));
        }
        // Beside a log there may be a server. Without one nobody is writing, and then not even
        // the files that readers share need to be made.
        let mut log = path.as_os_str().to_owned();
        log.push("-wal");
        let readers = Readers::new(path, !Path::new(&log).exists());
        let connection = readers.take()?;
        match schema::version(&connection).map_err(|error| failed(&error))? {
            0 => return Err(StoreError::Refused(format!("{}: no store", path.display()))),
            newer if newer > schema::newest() => return Err(StoreError::Refused(NEWER.to_owned())),
            _ => {}
        }
        readers.give_back(connection);
        Ok(Self { writer: None, readers })
    }

    /// Runs something in the writer's next transaction.
    ///
    /// Only the closure of this and of `read` differs from query to query: everything that awaits is compiled
    /// once, which saves a quarter of the server's build.
    fn write<T, F>(&self, mut work: F) -> Later<'_, T>
    where
        T: Send + 'static,
        F: FnMut(&Connection) -> rusqlite::Result<T> + Send + 'static,
    {
        let answer = Answer::default();
        let place = answer.clone();
        let done = self.commit(Box::new(move |connection| {
            place.put(work(connection)?);
            Ok(())
        }));
        Box::pin(answer.after(done))
    }

    fn commit(&self, work: writer::Work) -> Later<'_, ()> {
        Box::pin(async move {
            match &self.writer {
                Some(writer) => writer.run(work).await,
                None => Err(StoreError::Refused("the store is open for reading only".to_owned())),
            }
        })
    }

    fn read<T, F>(&self, work: F) -> Later<'_, T>
    where
        T: Send + 'static,
        F: FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    {
        let answer = Answer::default();
        let place = answer.clone();
        let done = self.look(Box::new(move |connection| {
            place.put(work(connection)?);
            Ok(())
        }));
        Box::pin(answer.after(done))
    }

    fn look(&self, work: Query) -> Later<'_, ()> {
        let readers = Arc::clone(&self.readers);
        Box::pin(async move {
            let _permit = self.readers.permits.acquire().await.expect("the readers stay open");
            let done = tokio::task::spawn_blocking(move || {
                let connection = readers.take()?;
                let result = work(&connection);
                readers.give_back(connection);
                result.map_err(|error| failed(&error))
            });
            done.await
                .unwrap_or_else(|_| Err(StoreError::Refused("the reader panicked".to_owned())))
        })
    }
}

/// Something to read.
type Query = Box<dyn FnOnce(&Connection) -> rusqlite::Result<()> + Send>;

/// The place where another thread leaves the answer.
struct Answer<T>(Arc<Mutex<Option<T>>>);

impl<T> Default for Answer<T> {
    fn default() -> Self {
        Self(Arc::new(Mutex::new(None)))
    }
}

impl<T> Clone for Answer<T> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

impl<T> Answer<T> {
    fn put(&self, value: T) {
        *self.0.lock().expect("nobody panics with an answer in hand") = Some(value);
    }

    async fn after(self, done: Later<'_, ()>) -> Result<T, StoreError> {
        done.await?;
        let value = self.0.lock().expect("nobody panics with an answer in hand").take();
        Ok(value.expect("what is done has left its answer"))
    }
}

impl Readers {
    fn new(path: &Path, immutable: bool) -> Arc<Self> {
        let (free, permits) = (Mutex::default(), Semaphore::new(READERS));
        Arc::new(Self { path: path.to_owned(), immutable, free, permits })
    }

    fn take(&self) -> Result<Connection, StoreError> {
        if let Some(connection) = self.free.lock().expect("no reader panics here").pop() {
            return Ok(connection);
        }
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = if self.immutable {
            let flags = flags | OpenFlags::SQLITE_OPEN_URI;
            Connection::open_with_flags(immutable(&self.path)?, flags)
        } else {
            Connection::open_with_flags(&self.path, flags)
        };
        let connection = connection.map_err(|error| failed(&error))?;
        connection.busy_timeout(Duration::from_secs(5)).map_err(|error| failed(&error))?;
        Ok(connection)
    }

    fn give_back(&self, connection: Connection) {
        self.free.lock().expect("no reader panics here").push(connection);
    }
}

/// The address of a file that nobody writes to.
fn immutable(path: &Path) -> Result<String, StoreError> {
    let text = path
        .to_str()
        .ok_or_else(|| StoreError::Refused("the name of the file is not UTF-8".to_owned()))?;
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"/._-".contains(&byte);
    let mut uri = "file:".to_owned();
    for byte in text.bytes() {
        if plain(byte) {
            uri.push(char::from(byte));
        } else {
            uri.push_str(&format!("%{byte:02x}"));
        }
    }
    Ok(uri + "?immutable=1")
}

fn prepare(connection: &Connection) -> rusqlite::Result<()> {
    connection.busy_timeout(Duration::from_secs(5))?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    // What is erased must not be found in the file afterwards.
    connection.pragma_update(None, "secure_delete", true)?;
    connection.pragma_update(None, "wal_autocheckpoint", checkpoint::AT_LAST)?;
    connection.pragma_update(None, "cache_size", CACHE)?;
    connection.set_prepared_statement_cache_capacity(64);
    Ok(())
}

impl Store for Sqlite {
    fn name(&self) -> &'static str {
        "sqlite"
    }

    fn is_shared(&self) -> bool {
        false
    }

    fn commits(&self) -> u64 {
        self.writer.as_ref().map_or(0, Writer::commits)
    }

    fn ping(&self) -> Later<'_, ()> {
        self.read(|connection| connection.query_row("SELECT 1", [], |_| Ok(())))
    }

    fn probe(&self) -> Later<'_, ()> {
        self.write(people::probe)
    }

    fn settle(&self) -> Later<'_, ()> {
        let path = self.readers.path.clone();
        Box::pin(async move {
            let done = tokio::task::spawn_blocking(move || {
                let connection = Connection::open(path).map_err(|error| failed(&error))?;
                prepare(&connection).map_err(|error| failed(&error))?;
                checkpoint::carry_over_all(&connection);
                Ok(())
            });
            done.await.unwrap_or_else(|error| Err(StoreError::Refused(error.to_string())))
        })
    }

    fn starting(&self, since: Millis) -> Later<'_, ()> {
        self.write(move |connection| {
            connection.execute("DELETE FROM sessions WHERE at <= ?1", [since])?;
            connection.execute("UPDATE callees SET lease = 0", [])?;
            let sql = "UPDATE turns SET node = NULL, lease = 0 WHERE node IS NOT NULL";
            connection.run(sql, &[])
        })
    }

    fn time(&self) -> Later<'_, Millis> {
        Box::pin(async { Ok(super::now()) })
    }

    fn backup(&self, to: PathBuf) -> Later<'_, ()> {
        self.read(move |connection| {
            let refused = |why: String| sound(Err(StoreError::Refused(why)));
            let Some(name) = to.to_str() else {
                return refused("the name of the copy is not UTF-8".to_owned());
            };
            // SQLite fills an empty file, which keeps its rights.
            if let Err(error) = files::private_file(&to, true) {
                return refused(format!("{name}: {error}"));
            }
            let copied = connection.execute("VACUUM INTO ?1", [name]);
            if copied.is_err() {
                // The remains of a failed copy are not a copy.
                let _ = std::fs::remove_file(&to);
            }
            copied.map(drop)
        })
    }

    fn news(&self) -> Option<mpsc::Receiver<News>> {
        None
    }
}
