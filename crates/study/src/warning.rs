//! A warning before a blunder.

use catalog::Any;
use search::Cancel;

use crate::grade::Grade;
use crate::judge::JudgePlan;
use crate::look::{Looks, SEARCHES};

/// A move that somebody is about to make, looked at as a review would: step by step, for a caller
/// that has others to serve.
pub struct Warning {
    at: Any,
    text: String,
    plan: JudgePlan,
    looks: Looks,
}

/// How many looks there are at most: somebody waits.
const MOST: usize = SEARCHES + 1;

impl Warning {
    /// Before the first look.
    #[must_use]
    pub fn new(at: Any, text: String, plan: JudgePlan) -> Self {
        Self { at, text, plan, looks: Looks::default() }
    }

    /// How many looks of how many there were.
    #[must_use]
    pub const fn progress(&self) -> (usize, usize) {
        (self.looks.count(), MOST)
    }

    /// The next look. When there is no other, what the move would lose of the chance to win, if that is a
    /// blunder by all looks together: by their mean, a longer one counting more. What seems no mistake so
    /// far is not looked at any longer, and nobody is warned of what was not compared with the best.
    pub fn step(&mut self, cancel: &Cancel) -> Option<Option<f32>> {
        let due = |looks: &Looks| looks.next().is_some_and(|next| next < MOST);
        if due(&self.looks) {
            self.looks.look(&self.at, &self.text, &self.plan, cancel, true);
        }
        if cancel.is_cancelled() {
            return Some(None);
        }
        if !self.looks.is_proven() && self.looks.mean() <= Grade::Inaccurate.most() {
            return Some(None);
        }
        if due(&self.looks) { None } else { Some(blunder(&self.looks)) }
    }

    /// What the looks so far say that it loses, each by itself.
    #[must_use]
    pub fn losses(&self) -> Vec<f32> {
        self.looks.losses().collect()
    }

    /// The best move, once it was looked at.
    #[must_use]
    pub fn best(&self) -> Option<&str> {
        self.looks.judged.as_ref()?.decision.best.as_deref()
    }
}

/// What a move loses by all looks at it, if that is a blunder.
fn blunder(looks: &Looks) -> Option<f32> {
    let loss = if looks.is_proven() { looks.loss() } else { looks.mean() };
    let compared = looks.judged.as_ref()?.decision.compared;
    (compared && Grade::of(loss) == Grade::Blunder).then_some(loss)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mean_of_the_looks_decides_and_longer_ones_count_more() {
        let warned = |losses: [f32; 3], compared: bool| {
            blunder(&Looks::made_up(&losses, compared)).map(|loss| (100.0 * loss).round() as i32)
        };
        assert_eq!(warned([0.30, 0.30, 0.30], true), Some(30));
        assert_eq!(warned([0.12, 0.19, 0.23], true), Some(21), "they need not agree");
        assert_eq!(warned([0.60, 0.19, 0.12], true), None, "the longest counts most");
        assert_eq!(warned([0.19, 0.19, 0.19], true), None, "a mistake is no blunder");
        assert_eq!(warned([0.30, 0.30, 0.30], false), None, "nothing was compared");
    }
}
