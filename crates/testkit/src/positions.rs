//! Positions set up by hand, with one line replaced.

use std::sync::Arc;

use table::{Game, Match, Seed};

/// The flaws of a game's first position when the line of `key` is given these words; none if that
/// is still a position.
///
/// # Panics
/// If the first position has no such line.
pub fn flaws_with<G: Game>(rules: Arc<G>, key: &str, words: &str) -> Vec<String> {
    let played = Match::new(Arc::clone(&rules), Seed([7; 32]));
    let text = rules.position_text(played.state());
    let of = |line: &str| line.split_once(':').is_some_and(|(name, _)| name == key);
    assert!(text.lines().any(of), "there is no line {key}:\n{text}");
    let changed: String = text
        .lines()
        .map(|line| if of(line) { format!("{key}: {words}\n") } else { format!("{line}\n") })
        .collect();
    let flaws = Match::set_up(rules, &changed).err().unwrap_or_default();
    flaws.iter().map(ToString::to_string).collect()
}

/// Checks that each of these lines is refused for a reason that contains the given words, or
/// accepted if the given reason is empty.
///
/// # Panics
/// If a line is treated differently.
pub fn refused<G: Game>(rules: &Arc<G>, lines: &[(&str, &str, &str)]) {
    for (key, words, reason) in lines {
        let flaws = flaws_with(Arc::clone(rules), key, words);
        let said = match reason.is_empty() {
            true => flaws.is_empty(),
            false => flaws.iter().any(|flaw| flaw.contains(reason)),
        };
        assert!(said, "{key}: {words}: expected {reason:?}, not {flaws:?}");
    }
}
