//! The threads that bots think on: a few of their own, which give way to everything else, so that
//! nobody who clicks waits for a bot.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, mpsc};
use std::thread;

use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};

type Job = Box<dyn FnOnce() + Send>;

/// A place on one of the threads, until it goes.
pub(super) type Place = OwnedSemaphorePermit;

/// The threads.
pub(super) struct Thinkers {
    free: Arc<Semaphore>,
    jobs: mpsc::Sender<Job>,
}

impl Thinkers {
    /// So many of them. They end when this does.
    pub(super) fn new(count: usize) -> Self {
        let (jobs, queue) = mpsc::channel::<Job>();
        let queue = Arc::new(Mutex::new(queue));
        for _ in 0..count {
            let queue = Arc::clone(&queue);
            let thread = thread::Builder::new().name("thinker".to_owned());
            thread.spawn(move || work(&queue)).expect("the system has threads");
        }
        Self { free: Arc::new(Semaphore::new(count)), jobs }
    }

    /// Waits until one of them is free.
    pub(super) async fn place(&self) -> Place {
        Arc::clone(&self.free).acquire_owned().await.expect("nobody closes it")
    }

    /// Does something there; there is no answer if it panics.
    pub(super) fn run<T: Send + 'static>(
        &self,
        place: Place,
        job: impl FnOnce() -> T + Send + 'static,
    ) -> oneshot::Receiver<T> {
        let (tell, told) = oneshot::channel();
        let job = move || {
            let done = job();
            // Whoever waits for the place is in before whoever waits for the answer asks again.
            drop(place);
            // If nobody waits any more, nobody has to know.
            let _ = tell.send(done);
        };
        self.jobs.send(Box::new(job)).expect("the threads outlive this");
        told
    }
}

fn work(queue: &Mutex<mpsc::Receiver<Job>>) {
    give_way();
    loop {
        // One of them waits for the next job, the others for their turn to do so.
        let next = queue.lock().expect("nothing panics while it waits").recv();
        let Ok(job) = next else { return };
        // The panic has been reported; the others go on.
        let _ = catch_unwind(AssertUnwindSafe(job));
    }
}

/// Lets every other thread go first. Linux has priorities for threads; elsewhere it would be the
/// whole program.
fn give_way() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(19) {
        crate::log::event("thinker", &[("why", &error)]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn no_more_think_at_a_time_than_there_are() {
        let thinkers = Thinkers::new(2);
        let (go, gate) = mpsc::channel::<()>();
        let gate = Arc::new(Mutex::new(gate));
        let mut answers = Vec::new();
        for number in 0..2 {
            let gate = Arc::clone(&gate);
            let place = thinkers.place().await;
            answers.push(thinkers.run(place, move || {
                gate.lock().expect("no panic").recv().expect("the gate opens");
                number
            }));
        }
        assert_eq!(thinkers.free.available_permits(), 0);
        go.send(()).expect("one goes on");
        go.send(()).expect("the other too");
        let place = thinkers.place().await;
        drop(place);
        for (number, answer) in answers.into_iter().enumerate() {
            assert_eq!(answer.await, Ok(number));
        }
    }

    #[tokio::test]
    async fn a_panic_takes_neither_the_thread_nor_its_place() {
        let thinkers = Thinkers::new(1);
        for _ in 0..3 {
            let place = thinkers.place().await;
            let answer = thinkers.run(place, || panic!("on purpose"));
            assert!(answer.await.is_err());
        }
        let place = thinkers.place().await;
        assert_eq!(thinkers.run(place, || 5).await, Ok(5));
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn they_give_way_and_nobody_else_does() {
        let nice = || rustix::process::getpriority_process(None).expect("it has one");
        let mine = nice();
        let thinkers = Thinkers::new(1);
        let place = thinkers.place().await;
        assert_eq!(thinkers.run(place, nice).await, Ok(19));
        assert_eq!(nice(), mine);
    }
}
