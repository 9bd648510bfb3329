//! What a decision is called, by the chance to win that it lost. The thresholds are written here
//! and nowhere else; docs/study.md tells them and where they come from: they are fitted to games of
//! bots by `lutece calibrate`, and rounded.

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
    /// Something lost that counts.
    Mistake,
    /// The game changed.
    Blunder,
}

impl Grade {
    /// Every grade, the best first.
    pub const ALL: [Self; 5] =
        [Self::Best, Self::Good, Self::Inaccurate, Self::Mistake, Self::Blunder];

    /// The grade of a decision that lost so much of the chance to win, from 0 to 1.
    #[must_use]
    pub fn of(loss: f32) -> Self {
        let grade = Self::ALL.into_iter().find(|grade| loss <= grade.most());
        grade.unwrap_or(Self::Blunder)
    }

    /// The grade of a decision whose loss is known within this much. A mistake or a blunder is one only
    /// if it still is when that is taken off.
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

/// One figure for many decisions: 100 if nothing was lost. A decision that loses a tenth of the
/// chance to win counts 61, one that loses a fifth 37.
#[must_use]
pub fn accuracy(losses: impl IntoIterator<Item = f32>) -> f32 {
    let (mut sum, mut count) = (0.0, 0);
    for loss in losses {
        sum += 100.0 * (-5.0 * loss.max(0.0)).exp();
        count += 1;
    }
    if count == 0 { 100.0 } else { sum / count as f32 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grades_follow_the_thresholds() {
        assert_eq!(Grade::of(0.0), Grade::Best);
        assert_eq!(Grade::of(0.05), Grade::Inaccurate);
        assert_eq!(Grade::of(0.201), Grade::Blunder);
        assert!(Grade::ALL.windows(2).all(|two| two[0].most() < two[1].most()));
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
    fn accuracy_is_a_mean_of_what_each_decision_kept() {
        assert!((accuracy([]) - 100.0).abs() < 1e-6);
        assert!((accuracy([0.1]) - 60.65).abs() < 0.01);
        assert!(accuracy([0.0, 0.3]) > accuracy([0.2, 0.3]));
    }
}
