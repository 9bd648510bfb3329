//! How long a bot may think, and how it is told to stop.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How much thinking is allowed. Whatever limit is met first ends it.
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
    /// So many milliseconds on one thread.
    #[must_use]
    pub const fn millis(millis: u64) -> Self {
        Self { time: Some(Duration::from_millis(millis)), nodes: None, threads: 1 }
    }

    /// So many iterations on one thread.
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
        Clock { until: self.time.map(|time| Instant::now() + time), cancel: cancel.clone() }
    }
}

/// A flag that stops a search from another thread. Clones share the flag.
#[derive(Clone, Debug, Default)]
pub struct Cancel(Arc<AtomicBool>);

impl Cancel {
    /// A flag that is not raised.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Asks every search that watches this flag to stop soon. It still answers with a legal
    /// move: the best it knows.
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether the flag is raised.
    #[must_use]
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// A running budget.
#[derive(Clone, Debug)]
pub(crate) struct Clock {
    until: Option<Instant>,
    cancel: Cancel,
}

impl Clock {
    /// Whether time is over or the search was cancelled.
    pub(crate) fn is_over(&self) -> bool {
        self.cancel.is_cancelled() || self.until.is_some_and(|until| Instant::now() >= until)
    }
}
