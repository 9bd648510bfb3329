//! Structured logs: one line of `key=value` pairs for each event, on standard error.
//!
//! Each call names exactly what is logged; headers, bodies, tokens, passwords and addresses that contain
//! tokens are never passed here.

use std::collections::HashMap;
use std::fmt::{Display, Write as _};
use std::io::Write as _;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use crate::clock::now;

/// One line: time in milliseconds, the event, and its fields.
#[must_use]
pub fn line(event: &str, fields: &[(&str, &dyn Display)]) -> String {
    let mut line = format!("at={} event={event}", now());
    for (key, value) in fields {
        let value = value.to_string();
        let plain = !value.is_empty()
            && value.chars().all(|c| c.is_ascii_graphic() && !matches!(c, '"' | '=' | '\\'));
        let written =
            if plain { write!(line, " {key}={value}") } else { write!(line, " {key}={value:?}") };
        written.expect("a string takes any text");
    }
    line
}

/// Writes one line.
pub fn event(event: &str, fields: &[(&str, &dyn Display)]) {
    let line = line(event, fields) + "\n";
    // Nobody is left to tell if standard error is closed.
    let _ = std::io::stderr().lock().write_all(line.as_bytes());
}

/// Lines about trouble that may occur a thousand times a second: the first of its kind is written at once,
/// then one per period, with the number left out.
#[derive(Debug)]
pub struct Sparing {
    every: Duration,
    kinds: Mutex<HashMap<&'static str, (Instant, u64)>>,
}

impl Sparing {
    /// One line of each kind per period.
    #[must_use]
    pub fn new(every: Duration) -> Self {
        Self { every, kinds: Mutex::default() }
    }

    /// Writes a line, or counts it.
    pub fn event(&self, name: &str, kind: &'static str, fields: &[(&str, &dyn Display)]) {
        let Some(left_out) = self.due(kind, Instant::now()) else { return };
        let mut all: Vec<(&str, &dyn Display)> = vec![("kind", &kind)];
        all.extend_from_slice(fields);
        if left_out > 0 {
            all.push(("more", &left_out));
        }
        event(name, &all);
    }

    /// Whether a line is due, and how many of its kind were left out before it.
    fn due(&self, kind: &'static str, now: Instant) -> Option<u64> {
        let mut kinds = self.kinds.lock().expect("no holder of the kinds panics");
        match kinds.get_mut(kind) {
            Some((at, left_out)) if now.saturating_duration_since(*at) < self.every => {
                *left_out += 1;
                None
            }
            Some((at, left_out)) => {
                *at = now;
                Some(std::mem::take(left_out))
            }
            None => {
                kinds.insert(kind, (now, 0));
                Some(0)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_cannot_forge_a_line() {
        let line =
            line("chat", &[("text", &"a\nevent=forged \"x\""), ("table", &"abc"), ("n", &1)]);
        assert!(line.ends_with(r#"event=chat text="a\nevent=forged \"x\"" table=abc n=1"#));
        assert_eq!(line.lines().count(), 1);
    }

    #[test]
    fn a_thousand_failures_are_few_lines_that_say_how_many() {
        let sparing = Sparing::new(Duration::from_secs(5));
        let start = Instant::now();
        assert_eq!(sparing.due("append", start), Some(0), "the first comes at once");
        assert_eq!(sparing.due("load", start), Some(0), "another kind has lines of its own");
        for _ in 0..999 {
            assert_eq!(sparing.due("append", start + Duration::from_secs(1)), None);
        }
        assert_eq!(sparing.due("append", start + Duration::from_secs(5)), Some(999));
        assert_eq!(sparing.due("append", start + Duration::from_secs(10)), Some(0));
    }
}
