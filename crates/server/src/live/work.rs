//! A piece of work in the queue: its steps, its answer, and who waits for the answer.

use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::task::{Context, Poll};

use search::Cancel;
use tokio::sync::{oneshot, watch};

/// What a step came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step<T> {
    /// There is more to do; so many percent are done.
    More(u8),
    /// This is the answer.
    Done(T),
}

/// Work in progress. As a future it resolves to the answer, or to `None` if the work panicked. Dropping it
/// cancels the work: a step that has begun is told to stop.
#[derive(Debug)]
pub struct Work<T> {
    pub(super) answer: oneshot::Receiver<T>,
    /// How far it is, in percent.
    pub progress: watch::Receiver<u8>,
    pub(super) begun: Arc<AtomicBool>,
    pub(super) cancel: Cancel,
}

impl<T> Work<T> {
    /// Whether a thread has begun with it; until then it waits for one.
    #[must_use]
    pub fn has_begun(&self) -> bool {
        self.begun.load(Relaxed)
    }
}

impl<T> Future for Work<T> {
    type Output = Option<T>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<T>> {
        Pin::new(&mut self.answer).poll(context).map(Result::ok)
    }
}

impl<T> Drop for Work<T> {
    fn drop(&mut self) {
        self.cancel.cancel();
    }
}

/// Something to do.
pub(super) trait Steps: Send {
    /// Does the next step; returns whether there is more to do.
    fn step(&mut self) -> bool;

    /// Tells the answer, if there is one.
    fn tell(&mut self);
}

/// What was submitted, with its answer until that is told.
pub(super) struct Submitted<T, F> {
    pub(super) step: F,
    pub(super) answer: Option<T>,
    pub(super) tell: Option<oneshot::Sender<T>>,
    pub(super) far: watch::Sender<u8>,
}

impl<T: Send, F: FnMut() -> Step<T> + Send> Steps for Submitted<T, F> {
    fn step(&mut self) -> bool {
        match (self.step)() {
            Step::More(percent) => {
                self.far.send_replace(percent);
                true
            }
            Step::Done(answer) => {
                self.answer = Some(answer);
                false
            }
        }
    }

    fn tell(&mut self) {
        if let (Some(tell), Some(answer)) = (self.tell.take(), self.answer.take()) {
            // If nobody waits any more, nobody needs the answer.
            let _ = tell.send(answer);
        }
    }
}
