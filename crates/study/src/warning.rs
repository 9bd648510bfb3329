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

/// How many looks there are at most. Somebody waits: what is still unsure after one comparison is
/// no reason to warn.
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

    /// The next look. When there is no other, what the move would lose of the chance to win, if
    /// every look called it a blunder.
    pub fn step(&mut self, cancel: &Cancel) -> Option<Option<f32>> {
        let due = |looks: &Looks| looks.next().is_some_and(|next| next < MOST);
        if due(&self.looks) {
            self.looks.look(&self.at, &self.text, &self.plan, cancel, true);
        }
        if cancel.is_cancelled() {
            return Some(None);
        }
        if !self.looks.is_proven() && !self.looks.all_bad() {
            return Some(None);
        }
        if due(&self.looks) {
            return None;
        }
        let judged = self.looks.judged.as_ref()?;
        Some((judged.decision.grade == Some(Grade::Blunder)).then_some(judged.decision.loss))
    }
}
