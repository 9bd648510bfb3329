//! Whether people make many moves just now.

use std::time::{Duration, Instant};

/// For how long moves are counted before it is decided anew.
pub(super) const SPAN: Duration = Duration::from_secs(1);

/// This many actions a second are a rush. A full table makes one in some seconds, so this is a
/// server with more than a hundred tables at once; below it a move hardly ever meets another.
const RATE: u32 = 20;

/// Whether there is a rush, by the number of actions so far.
#[derive(Debug, Default)]
pub(super) struct Rush {
    since: Option<Instant>,
    actions: u64,
    now: bool,
}

impl Rush {
    /// Looks at how many actions there have been up to now.
    pub(super) fn look(&mut self, actions: u64, now: Instant) {
        let Some(since) = self.since else {
            (self.since, self.actions) = (Some(now), actions);
            return;
        };
        let span = now.saturating_duration_since(since);
        if span >= SPAN {
            let rate = actions.saturating_sub(self.actions) as f64 / span.as_secs_f64();
            *self = Self { since: Some(now), actions, now: rate >= f64::from(RATE) };
        }
    }

    /// Whether there is one.
    pub(super) const fn is_now(&self) -> bool {
        self.now
    }

    /// One that lasts, for tests.
    #[cfg(test)]
    pub(super) fn lasting() -> Self {
        let since = Instant::now() + Duration::from_secs(3600);
        Self { since: Some(since), actions: 0, now: true }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rush_is_many_actions_in_a_second_and_ends_when_they_do() {
        let start = Instant::now();
        let at = |millis| start + Duration::from_millis(millis);
        let mut rush = Rush::default();
        rush.look(1000, at(0));
        assert!(!rush.is_now(), "what came before is not counted");
        rush.look(1500, at(999));
        assert!(!rush.is_now(), "not decided yet");
        rush.look(1500, at(1000));
        assert!(rush.is_now());
        rush.look(1500, at(1900));
        assert!(rush.is_now(), "it lasts until it is decided anew");
        rush.look(1519, at(2000));
        assert!(!rush.is_now(), "19 in a second are none");
        rush.look(1539, at(3000));
        assert!(rush.is_now(), "20 are one");
        rush.look(1639, at(13_000));
        assert!(!rush.is_now(), "100 in ten seconds are none");
    }
}
