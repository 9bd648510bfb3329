//! Structured logs: one line of `key=value` pairs for each event, on standard error.
//!
//! What is logged is chosen word by word at each call; headers, bodies, tokens, passwords and
//! addresses with tokens in them are never passed here.

use std::fmt::{Display, Write as _};
use std::io::Write as _;

use crate::store::now;

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
}
