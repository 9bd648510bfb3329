//! A warning before a blunder.

use catalog::Any;
use search::Cancel;

use crate::grade::Grade;
use crate::judge::JudgePlan;
use crate::look::{Looks, SEARCHES};

/// A move that somebody is about to make, examined as in a review, step by step, for a caller that has other
/// work.
pub struct Warning {
    at: Any,
    text: String,
    plan: JudgePlan,
    looks: Looks,
}

/// The most looks there are, because somebody is waiting.
const MOST: usize = SEARCHES + 1;

impl Warning {
    /// Before the first look.
    #[must_use]
    pub fn new(at: Any, text: String, plan: JudgePlan) -> Self {
        Self { at, text, plan, looks: Looks::default() }
    }

    /// The looks done, and the most there can be.
    #[must_use]
    pub const fn progress(&self) -> (usize, usize) {
        (self.looks.count(), MOST)
    }

    /// The next look. After the last one, returns how much of the chance to win the move would lose, if all
    /// looks together make it a blunder: by their mean, in which a longer look counts more. A move that does
    /// not seem a mistake so far is not looked at any longer, and nobody is warned about a move that was not
    /// compared with the best.
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

    /// The losses that the looks so far have found.
    #[must_use]
    pub fn losses(&self) -> Vec<f32> {
        self.looks.losses().collect()
    }

    /// The best move, once there has been a look.
    #[must_use]
    pub fn best(&self) -> Option<&str> {
        self.looks.judged.as_ref()?.decision.best.as_deref()
    }
}

/// What a move loses by all looks at it, if it is a blunder.
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
