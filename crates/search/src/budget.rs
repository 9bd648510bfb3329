//! How long a bot may think, and how it is told to stop.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// How much thinking is allowed. The first limit that is reached ends it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// The longest time.
    pub time: Option<Duration>,
    /// The most iterations of a tree search, or positions of an alpha-beta search.
    pub nodes: Option<u64>,
    /// How many threads may work. One thread and no time limit make a search deterministic.
    pub threads: usize,
}

impl Budget {
    /// This many milliseconds on one thread.
    #[must_use]
    pub const fn millis(millis: u64) -> Self {
        Self { time: Some(Duration::from_millis(millis)), nodes: None, threads: 1 }
    }

    /// This many iterations on one thread.
    #[must_use]
    pub const fn nodes(nodes: u64) -> Self {
        Self { time: None, nodes: Some(nodes), threads: 1 }
    }

    /// The same budget spread over several threads.
    #[must_use]
    pub const fn on(mut self, threads: usize) -> Self {
        self.threads = if threads == 0 { 1 } else { threads };
        self
    }

    /// The same budget with at most this many iterations.
    #[must_use]
    pub fn at_most(mut self, nodes: u64) -> Self {
        self.nodes = Some(self.nodes.map_or(nodes, |own| own.min(nodes)));
        self
    }

    /// The clock that runs while this budget is spent.
    #[must_use]
    pub(crate) fn start(self, cancel: &Cancel) -> Clock {
        let until = self.time.map(|time| Instant::now() + time);
        Clock { until, cancel: cancel.clone(), helper: 0 }
    }
}

/// What another thread can ask of a search while it runs: to stop, and to do with fewer threads.
/// Clones share it.
#[derive(Clone, Debug)]
pub struct Cancel(Arc<Wishes>);

#[derive(Debug)]
struct Wishes {
    stop: AtomicBool,
    /// How many threads may help the first one.
    helpers: AtomicUsize,
}

impl Default for Cancel {
    fn default() -> Self {
        let helpers = AtomicUsize::new(usize::MAX);
        Self(Arc::new(Wishes { stop: AtomicBool::new(false), helpers }))
    }
}

impl Cancel {
    /// Nothing has been asked yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Asks every search that watches this to stop soon. It still answers with a legal move:
    /// the best it knows.
    pub fn cancel(&self) {
        self.0.stop.store(true, Ordering::Relaxed);
    }

    /// Whether it was asked to stop.
    #[must_use]
    pub fn is_cancelled(&self) -> bool {
        self.0.stop.load(Ordering::Relaxed)
    }

    /// Lets this many threads help the first one, whatever the budget says. Any beyond that soon
    /// end, and what they have found counts.
    pub fn lend(&self, helpers: usize) {
        self.0.helpers.store(helpers, Ordering::Relaxed);
    }

    /// Whether this is a clone of the other, so that both are asked the same.
    #[must_use]
    pub fn is_of(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }

    /// How many threads may help the first one; no limit if nothing was said.
    #[must_use]
    pub fn helpers(&self) -> usize {
        self.0.helpers.load(Ordering::Relaxed)
    }
}

/// A running budget, for one thread of a search.
#[derive(Clone, Debug)]
pub(crate) struct Clock {
    until: Option<Instant>,
    cancel: Cancel,
    /// The number of the thread; the first one is 0.
    helper: usize,
}

impl Clock {
    /// The same clock for another thread.
    pub(crate) fn of_helper(&self, helper: usize) -> Self {
        Self { helper, ..self.clone() }
    }

    /// Whether time is up, the search was cancelled, or this thread is wanted elsewhere.
    pub(crate) fn is_over(&self) -> bool {
        self.cancel.is_cancelled()
            || self.helper > self.cancel.helpers()
            || self.until.is_some_and(|until| Instant::now() >= until)
    }
}
