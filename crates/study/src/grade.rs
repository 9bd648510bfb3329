//! The grade of a decision, by the chance to win that it lost. The thresholds are defined only here;
//! docs/study.md explains them and where they come from: they are fitted to games of bots by `lutece
//! calibrate`, and rounded.

use serde::{Deserialize, Serialize};

/// How good a decision was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    /// The judge would have done the same, or sees no difference.
    Best,
    /// Hardly anything lost.
    Good,
    /// A little lost.
    Inaccurate,
    /// A significant loss.
    Mistake,
    /// A loss that changed the game.
    Blunder,
}

impl Grade {
    /// Every grade, the best first.
    pub const ALL: [Self; 5] =
        [Self::Best, Self::Good, Self::Inaccurate, Self::Mistake, Self::Blunder];

    /// The grade of a decision that lost this much of the chance to win, from 0 to 1.
    #[must_use]
    pub fn of(loss: f32) -> Self {
        let grade = Self::ALL.into_iter().find(|grade| loss <= grade.most());
        grade.unwrap_or(Self::Blunder)
    }

    /// The grade of a decision whose loss is known to within `within`. A decision is called a mistake or a
    /// blunder only if it would still be one with that much less loss.
    #[must_use]
    pub fn at_least(loss: f32, within: f32) -> Self {
        Self::of(loss - within).max(Self::of(loss).min(Self::Inaccurate))
    }

    /// The most that a decision of this grade loses.
    #[must_use]
    pub const fn most(self) -> f32 {
        match self {
            Self::Best => 0.01,
            Self::Good => 0.03,
            Self::Inaccurate => 0.10,
            Self::Mistake => 0.20,
            Self::Blunder => 1.0,
        }
    }

    /// The name in words and addresses.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Best => "best",
            Self::Good => "good",
            Self::Inaccurate => "inaccurate",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }
}

/// Whether a decision with this much at stake is a real choice, in which the judge can tell the moves apart.
#[must_use]
pub fn is_choice(stake: f32) -> bool {
    stake > Grade::Best.most()
}

/// One figure for many decisions, each given by what it lost and what was at stake: how much of everything at
/// stake was kept, over the real choices. 100 if nothing was lost; a player who moves at random keeps almost
/// nothing.
#[must_use]
pub fn accuracy(decisions: impl IntoIterator<Item = (f32, f32)>) -> f32 {
    let (mut lost, mut stakes) = (0.0, 0.0);
    for (loss, stake) in decisions.into_iter().filter(|(_, stake)| is_choice(*stake)) {
        lost += loss.clamp(0.0, stake);
        stakes += stake;
    }
    if stakes == 0.0 { 100.0 } else { 100.0 * (1.0 - lost / stakes) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grades_follow_the_thresholds() {
        assert_eq!(Grade::of(0.0), Grade::Best);
        assert_eq!(Grade::of(0.05), Grade::Inaccurate);
        assert_eq!(Grade::of(0.201), Grade::Blunder);
        assert_eq!(Grade::ALL.map(Grade::most), [0.01, 0.03, 0.10, 0.20, 1.0], "as docs/study.md");
    }

    #[test]
    fn what_may_be_less_is_called_no_mistake() {
        assert_eq!(Grade::at_least(0.25, 0.02), Grade::Blunder);
        assert_eq!(Grade::at_least(0.25, 0.06), Grade::Mistake);
        assert_eq!(Grade::at_least(0.25, 0.20), Grade::Inaccurate);
        assert_eq!(Grade::at_least(0.12, 0.03), Grade::Inaccurate);
        assert_eq!(Grade::at_least(0.02, 0.05), Grade::Good, "only mistakes must be sure");
    }

    #[test]
    fn accuracy_is_how_much_was_kept_of_what_was_at_stake() {
        let close = |one: f32, two: f32| (one - two).abs() < 1e-3;
        assert!(close(accuracy([]), 100.0), "nothing to decide");
        assert!(close(accuracy([(0.0, 0.3)]), 100.0));
        assert!(close(accuracy([(0.1, 0.4)]), 75.0));
        assert!(close(accuracy([(0.3, 0.3)]), 0.0), "all was lost");
        let real = accuracy([(0.1, 0.2), (0.0, 0.2)]);
        assert!(close(real, 75.0), "{real}");
        let draws = [(0.0, 0.0), (0.004, 0.008), (0.0, 0.01)];
        let many = draws.into_iter().cycle().take(300);
        let with = accuracy(many.chain([(0.1, 0.2), (0.0, 0.2)]));
        assert!(close(with, real), "what is no choice says nothing: {with}");
        assert!(accuracy([(0.01, 0.02), (0.0, 0.4)]) > 97.0, "what matters more counts more");
    }
}
