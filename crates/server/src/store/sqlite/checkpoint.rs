//! Carrying the log over into the file, beside the writer and not in its way.
//!
//! SQLite would do it by itself in the middle of a commit, and everybody would wait. A thread
//! with a connection of its own does the bulk of it while the writer goes on; what the writer
//! has added meanwhile is little, and it carries that over itself, so that the log ends and
//! begins anew instead of growing for ever under load.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};

use rusqlite::{Connection, Result};

use super::failed;
use crate::log;
use crate::store::StoreError;

/// After how many jobs the log is carried over. A page that was written often meanwhile is
/// carried over once, so that seldom is cheaper; the log takes about 4 kB for each.
const EVERY: usize = 8192;
/// The length of the log, in pages, at which SQLite does it by itself after all.
pub(super) const AT_LAST: u32 = 65_536;

/// The writer's end.
pub(super) struct Keeper {
    written: usize,
    wake: SyncSender<()>,
    nearly_done: Arc<AtomicBool>,
}

impl Keeper {
    /// Starts the thread for a file. It ends when the writer does.
    pub(super) fn start(path: &Path) -> Result<Self, StoreError> {
        let connection = Connection::open(path).map_err(|error| failed(&error))?;
        super::prepare(&connection).map_err(|error| failed(&error))?;
        let (wake, woken) = sync_channel(1);
        let nearly_done = Arc::new(AtomicBool::new(false));
        let told = Arc::clone(&nearly_done);
        std::thread::Builder::new()
            .name("checkpoint".to_owned())
            .spawn(move || keep(&connection, &woken, &told))
            .map_err(|error| StoreError::Refused(error.to_string()))?;
        Ok(Self { written: 0, wake, nearly_done })
    }

    /// The writer has committed so many jobs.
    pub(super) fn wrote(&mut self, jobs: usize, connection: &Connection) {
        if self.nearly_done.swap(false, Relaxed) {
            carry_over(connection);
        }
        self.written += jobs;
        if self.written >= EVERY && self.wake.try_send(()).is_ok() {
            self.written = 0;
        }
    }
}

fn keep(connection: &Connection, woken: &Receiver<()>, nearly_done: &AtomicBool) {
    while woken.recv().is_ok() {
        carry_over(connection);
        nearly_done.store(true, Relaxed);
    }
}

/// Carries over what no reader needs any more, without waiting for anybody.
fn carry_over(connection: &Connection) {
    let done = connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()));
    if let Err(error) = done {
        // Nothing is lost: it stays in the log, and the next time will do it.
        log::event("checkpoint", &[("why", &error)]);
    }
}
