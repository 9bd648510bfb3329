//! The time that tables use: the store's, which is the same for every server on it.
//!
//! Between two queries to the store it advances by a monotonic clock, so that a machine whose own time is
//! wrong, or is being corrected, counts a player's time like every other machine.

use std::fmt;
use std::sync::atomic::{AtomicI64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Instant;

use super::{Millis, now};

/// The time that tables use. Clones are the same clock.
#[derive(Clone)]
pub struct Time(Arc<Source>);

enum Source {
    /// What the store said, and when.
    Store(Mutex<(Millis, Instant)>),
    /// A time that was set by hand.
    Set(AtomicI64),
}

impl Default for Time {
    fn default() -> Self {
        Self(Arc::new(Source::Store(Mutex::new((now(), Instant::now())))))
    }
}

impl fmt::Debug for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Time").field(&self.now()).finish()
    }
}

impl Time {
    /// A clock that stands until it is put forward: for tests of days.
    #[must_use]
    pub fn standing(at: Millis) -> Self {
        Self(Arc::new(Source::Set(AtomicI64::new(at))))
    }

    /// The time.
    #[must_use]
    pub fn now(&self) -> Millis {
        match &*self.0 {
            Source::Store(said) => {
                let (at, when) = *lock(said);
                at.saturating_add(Millis::try_from(when.elapsed().as_millis()).unwrap_or(0))
            }
            Source::Set(at) => at.load(Relaxed),
        }
    }

    /// Puts a standing clock forward.
    ///
    /// # Panics
    /// If it is the store's.
    pub fn forward(&self, by: Millis) {
        match &*self.0 {
            Source::Store(_) => panic!("only a standing clock is put forward"),
            Source::Set(at) => at.fetch_add(by, Relaxed),
        };
    }

    /// What the store says it is, asked at this moment and answered now. The truth lies between.
    pub(crate) fn put_right(&self, store: Millis, asked: Instant) {
        if let Source::Store(said) = &*self.0 {
            *lock(said) = (store, asked + asked.elapsed() / 2);
        }
    }
}

fn lock<T>(said: &Mutex<T>) -> MutexGuard<'_, T> {
    said.lock().expect("no holder of the time panics")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_store_is_right_and_the_machine_is_not() {
        let time = Time::default();
        assert!((time.now() - now()).abs() < 10_000, "as long as nobody asked the store");
        time.put_right(5_000_000, Instant::now());
        assert!((5_000_000..5_060_000).contains(&time.now()), "{time:?}");
        let standing = Time::standing(7);
        standing.put_right(5_000_000, Instant::now());
        standing.clone().forward(3);
        assert_eq!(standing.now(), 10);
    }
}
