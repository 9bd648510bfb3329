//! Checkpoints: copying the write-ahead log into the file without blocking the writer.
//!
//! SQLite would do it on its own in the middle of a commit, and everybody would wait. A thread with its own
//! connection does most of it while the writer goes on. What the writer has added meanwhile is little, and
//! the writer copies that itself, so that the log restarts instead of growing for ever under load.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::time::Duration;

use rusqlite::{Connection, Result};

use super::failed;
use crate::log;
use crate::store::StoreError;

/// After how many jobs the log is copied. A page that was written many times in between is copied only once,
/// so rare checkpoints are cheaper; the log takes about 4 kB for each job.
const EVERY: usize = 8192;
/// The length of the log, in pages, at which SQLite does it on its own after all.
pub(super) const AT_LAST: u32 = 65_536;
/// After this long without a write, the whole log is copied.
const IDLE: Duration = Duration::from_secs(2);
/// How long that may delay a write that arrives at that moment.
const BRIEFLY: Duration = Duration::from_millis(50);

/// The writer's end.
pub(super) struct Keeper {
    written: usize,
    wake: SyncSender<()>,
    shared: Arc<Shared>,
}

/// What the writer and the thread know of each other.
#[derive(Default)]
struct Shared {
    nearly_done: AtomicBool,
    jobs: AtomicUsize,
}

impl Keeper {
    /// Starts the thread for a file. It ends when the writer does.
    pub(super) fn start(path: &Path) -> Result<Self, StoreError> {
        let connection = Connection::open(path).map_err(|error| failed(&error))?;
        super::prepare(&connection).map_err(|error| failed(&error))?;
        connection.busy_timeout(BRIEFLY).map_err(|error| failed(&error))?;
        let (wake, woken) = sync_channel(1);
        let shared = Arc::new(Shared::default());
        let told = Arc::clone(&shared);
        std::thread::Builder::new()
            .name("checkpoint".to_owned())
            .spawn(move || keep(&connection, &woken, &told))
            .map_err(|error| StoreError::Refused(error.to_string()))?;
        Ok(Self { written: 0, wake, shared })
    }

    /// Notes how many jobs the writer has committed.
    pub(super) fn wrote(&mut self, jobs: usize, connection: &Connection) {
        if self.shared.nearly_done.swap(false, Relaxed) {
            carry_over(connection, "PASSIVE");
        }
        self.shared.jobs.fetch_add(jobs, Relaxed);
        self.written += jobs;
        if self.written >= EVERY && self.wake.try_send(()).is_ok() {
            self.written = 0;
        }
    }
}

fn keep(connection: &Connection, woken: &Receiver<()>, shared: &Shared) {
    let (mut carried, mut seen) = (0, 0);
    loop {
        match woken.recv_timeout(IDLE) {
            Ok(()) => {
                carry_over(connection, "PASSIVE");
                shared.nearly_done.store(true, Relaxed);
            }
            Err(RecvTimeoutError::Timeout) => {
                let jobs = shared.jobs.load(Relaxed);
                if jobs == seen && jobs != carried && carry_over_all(connection) {
                    carried = jobs;
                }
                seen = jobs;
            }
            Err(RecvTimeoutError::Disconnected) => return,
        }
    }
}

/// Copies the whole log and empties it, unless a reader prevents that.
pub(super) fn carry_over_all(connection: &Connection) -> bool {
    carry_over(connection, "TRUNCATE")
}

/// Copies what no reader needs any more. Returns whether that was everything.
fn carry_over(connection: &Connection, how: &str) -> bool {
    let sql = format!("PRAGMA wal_checkpoint({how})");
    let busy = connection.query_row(&sql, [], |row| row.get::<_, bool>(0));
    match busy {
        Ok(busy) => !busy,
        Err(error) => {
            // Nothing is lost: it stays in the log, and the next time will do it.
            log::event("checkpoint", &[("why", &error)]);
            false
        }
    }
}
