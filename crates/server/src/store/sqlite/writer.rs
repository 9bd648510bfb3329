//! The one writer of the SQLite file: it commits in groups.
//!
//! Whatever queues up while one commit is on its way to the disk goes into the next transaction, so that one
//! sync serves many moves. Jobs are answered after the commit.
//!
//! The log is copied into the file in the background ([`super::checkpoint`]), so that no move waits for it.
//! The writer does only the short rest, after which the log restarts.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::thread::JoinHandle;

use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};

use super::checkpoint::Keeper;
use super::failed;
use crate::store::StoreError;

/// The most jobs in one transaction.
const GROUP: usize = 512;
/// The most jobs that may wait. A sender beyond that waits itself.
const QUEUE: usize = 4096;
/// Something to write. It is run again if its group had to be split.
pub(super) type Work = Box<dyn FnMut(&Connection) -> rusqlite::Result<()> + Send>;

/// Something to write, and somebody to tell.
struct Job {
    work: Work,
    sender: oneshot::Sender<Result<(), StoreError>>,
}

impl Job {
    fn answer(self, committed: Result<(), StoreError>) {
        // Nobody may be waiting any more; what is committed stays committed.
        let _ = self.sender.send(committed);
    }
}

/// The handle of the writing thread. Dropping it lets the thread finish what is queued.
pub(super) struct Writer {
    queue: Option<mpsc::Sender<Job>>,
    thread: Option<JoinHandle<()>>,
    commits: Arc<AtomicU64>,
}

impl Writer {
    pub(super) fn start(connection: Connection, keeper: Keeper) -> std::io::Result<Self> {
        let (queue, jobs) = mpsc::channel(QUEUE);
        let commits = Arc::new(AtomicU64::new(0));
        let counter = Arc::clone(&commits);
        let thread = std::thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || write(connection, jobs, &counter, keeper))?;
        Ok(Self { queue: Some(queue), thread: Some(thread), commits })
    }

    pub(super) fn commits(&self) -> u64 {
        self.commits.load(Relaxed)
    }

    /// Runs `work` in the next transaction and answers when that is durable.
    pub(super) async fn run(&self, work: Work) -> Result<(), StoreError> {
        let (sender, answer) = oneshot::channel();
        let queue = self.queue.as_ref().expect("the queue is there until the writer is dropped");
        if queue.send(Job { work, sender }).await.is_err() {
            return Err(StoreError::Refused("the writer has stopped".to_owned()));
        }
        answer.await.unwrap_or_else(|_| Err(StoreError::Unknown("the writer died".to_owned())))
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.queue = None;
        if let Some(thread) = self.thread.take() {
            // A panic of the thread has been reported by itself.
            let _ = thread.join();
        }
    }
}

fn write(
    mut connection: Connection,
    mut jobs: mpsc::Receiver<Job>,
    commits: &AtomicU64,
    mut keeper: Keeper,
) {
    let mut group: Vec<Job> = Vec::with_capacity(GROUP);
    while jobs.blocking_recv_many(&mut group, GROUP) > 0 {
        let written = group.len();
        commits.fetch_add(1, Relaxed);
        match commit(&mut connection, &mut group) {
            Ok(()) => group.drain(..).for_each(|job| job.answer(Ok(()))),
            // One bad job must not fail the others: each gets its own transaction.
            Err(_) if group.len() > 1 => {
                for mut job in group.drain(..) {
                    let result = commit(&mut connection, std::slice::from_mut(&mut job));
                    job.answer(result.map_err(|error| failed(&error)));
                }
            }
            Err(error) => group.drain(..).for_each(|job| job.answer(Err(failed(&error)))),
        }
        keeper.wrote(written, &connection);
    }
}

fn commit(connection: &mut Connection, group: &mut [Job]) -> rusqlite::Result<()> {
    // Dropping the transaction after an error rolls it back.
    let transaction =
        connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    for job in group {
        (job.work)(&transaction)?;
    }
    transaction.commit()
}
