//! A line on the terminal that says how far a long command has got.

use std::io::{self, IsTerminal as _, Write as _};
use std::time::{Duration, Instant};

/// A line on the terminal that says how far it has got.
pub(crate) struct Progress {
    total: usize,
    what: &'static str,
    begun: Instant,
    shown: bool,
}

impl Progress {
    /// Shown only if standard error is a terminal.
    pub(crate) fn new(total: usize, begun: Instant, what: &'static str) -> Self {
        Self { total, what, begun, shown: io::stderr().is_terminal() }
    }

    /// Shows that this many are done.
    pub(crate) fn show(&self, done: usize) {
        if self.shown && done > 0 {
            let _ = write!(io::stderr(), "\r{}", self.line(done, self.begun.elapsed()));
        }
    }

    /// How far it has got after `done` games (at least one) in this time.
    fn line(&self, done: usize, passed: Duration) -> String {
        const WIDE: usize = 30;
        let left = passed.as_secs_f64() / done as f64 * self.total.saturating_sub(done) as f64;
        let full = WIDE * done.min(self.total) / self.total.max(1);
        let bar: String = (0..WIDE).map(|at| if at < full { '#' } else { '.' }).collect();
        let (minutes, seconds) = (left as u64 / 60, left as u64 % 60);
        format!("[{bar}] {done}/{} {}, {minutes}:{seconds:02} left ", self.total, self.what)
    }

    /// Removes the line.
    pub(crate) fn clear(&self) {
        if self.shown {
            let _ = write!(io::stderr(), "\r{:80}\r", "");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bar_tells_how_far_it_is_and_how_long_it_takes() {
        let progress = Progress { total: 40, what: "games", begun: Instant::now(), shown: true };
        let half = progress.line(20, Duration::from_secs(75));
        assert_eq!(half, "[###############...............] 20/40 games, 1:15 left ");
        let end = progress.line(40, Duration::from_secs(150));
        assert_eq!(end, "[##############################] 40/40 games, 0:00 left ");
    }
}
