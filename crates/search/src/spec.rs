//! A bot as a word: a level, an older version of it if wanted, and what is changed about it, as in
//! `haussmann+explore=2+nodes=500` and `haussmann-0.1`.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use crate::budget::Budget;
use crate::guide::{Rollout, Tuning};
use crate::level::Level;
use crate::searcher::Recall;

/// Which version's knowledge of a game a bot has. Old ones are kept for good: newer ones are
/// measured against them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Version {
    /// The best there is.
    Current,
    /// That of Lutèce 0.1.
    First,
}

impl Version {
    /// What stands after the level.
    const fn suffix(self) -> &'static str {
        match self {
            Self::Current => "",
            Self::First => "-0.1",
        }
    }
}

/// A level with changes, for matches that try them out.
#[derive(Clone, Debug, PartialEq)]
pub struct Spec {
    /// The level.
    pub level: Level,
    /// Which version of it.
    pub version: Version,
    changes: Vec<(Key, f32)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Key {
    Explore,
    Sharpness,
    Trust,
    Turns,
    Noise,
    Quick,
    Seer,
    Margin,
    Scale,
    Race,
    Recall,
    Nodes,
    Time,
}

impl Key {
    const ALL: [Self; 13] = [
        Self::Explore,
        Self::Sharpness,
        Self::Trust,
        Self::Turns,
        Self::Noise,
        Self::Quick,
        Self::Seer,
        Self::Margin,
        Self::Scale,
        Self::Race,
        Self::Recall,
        Self::Nodes,
        Self::Time,
    ];

    const fn as_str(self) -> &'static str {
        match self {
            Self::Explore => "explore",
            Self::Sharpness => "sharpness",
            Self::Trust => "trust",
            Self::Turns => "turns",
            Self::Noise => "noise",
            Self::Quick => "quick",
            Self::Seer => "seer",
            Self::Margin => "margin",
            Self::Scale => "scale",
            Self::Race => "race",
            Self::Recall => "recall",
            Self::Nodes => "nodes",
            Self::Time => "time",
        }
    }
}

impl From<Level> for Spec {
    fn from(level: Level) -> Self {
        Self { level, version: Version::Current, changes: Vec::new() }
    }
}

impl Spec {
    /// The tuning with this bot's changes.
    #[must_use]
    pub fn tuning(&self, mut tuning: Tuning) -> Tuning {
        for &(key, value) in &self.changes {
            match key {
                Key::Explore => tuning.explore = value,
                Key::Sharpness => tuning.sharpness = value,
                Key::Trust => tuning.trust = value,
                Key::Margin => tuning.margin = value,
                Key::Scale => tuning.scale = value,
                Key::Race => tuning.race = (value > 0.0).then_some(value),
                Key::Recall if value < 1.0 => tuning.recall = Recall::Nothing,
                Key::Recall if value < 2.0 => tuning.recall = Recall::Same,
                Key::Recall => tuning.recall = Recall::All,
                Key::Turns if value < 0.0 => tuning.rollout = Rollout::Best,
                Key::Turns => {
                    let noise = match tuning.rollout {
                        Rollout::Turns { noise, .. } => noise,
                        Rollout::Best | Rollout::Quick { .. } | Rollout::Random => 0.0,
                    };
                    tuning.rollout = Rollout::Turns { turns: value as u32, noise };
                }
                Key::Noise => {
                    let turns = match tuning.rollout {
                        Rollout::Turns { turns, .. } => turns,
                        Rollout::Best | Rollout::Quick { .. } | Rollout::Random => 0,
                    };
                    tuning.rollout = Rollout::Turns { turns, noise: value };
                }
                Key::Quick => tuning.rollout = Rollout::Quick { noise: value },
                Key::Seer => tuning.seer = value != 0.0,
                Key::Nodes | Key::Time => {}
            }
        }
        tuning
    }

    /// Whether the bot keeps to what its seat can know.
    #[must_use]
    pub fn is_fair(&self) -> bool {
        !self.tuning(Tuning::default()).seer
    }

    /// The budget with this bot's changes.
    #[must_use]
    pub fn budget(&self, mut budget: Budget) -> Budget {
        for &(key, value) in &self.changes {
            match key {
                Key::Nodes => (budget.nodes, budget.time) = (Some(value as u64), None),
                Key::Time => {
                    let time = Duration::from_millis(value as u64);
                    (budget.nodes, budget.time) = (None, Some(time));
                }
                _ => {}
            }
        }
        budget
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = format!("{}{}", self.level, self.version.suffix());
        for (key, value) in &self.changes {
            text = format!("{text}+{}={value}", key.as_str());
        }
        f.pad(&text)
    }
}

/// Why a word is no bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpecError(String);

impl fmt::Display for SpecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for SpecError {}

impl FromStr for Spec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        let mut parts = text.split('+');
        let word = parts.next().unwrap_or_default();
        let (level, version) = match word.strip_suffix(Version::First.suffix()) {
            Some(level) => (level, Version::First),
            None => (word, Version::Current),
        };
        let level = level.parse().map_err(|error| SpecError(format!("{error}")))?;
        let mut changes = Vec::new();
        for part in parts {
            let change = part.split_once('=').and_then(|(key, value)| {
                let key = Key::ALL.into_iter().find(|known| known.as_str() == key)?;
                Some((key, value.parse().ok().filter(|value: &f32| value.is_finite())?))
            });
            changes.push(change.ok_or_else(|| {
                let names: Vec<_> = Key::ALL.iter().map(|key| key.as_str()).collect();
                SpecError(format!(
                    "{part:?} changes nothing: expected key=number with one of {}",
                    names.join(", ")
                ))
            })?);
        }
        Ok(Self { level, version, changes })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_words_and_words_are_bots() {
        for word in
            ["greedy", "haussmann+explore=2", "uct+nodes=500+margin=0.25", "haussmann-0.1+nodes=9"]
        {
            assert_eq!(word.parse::<Spec>().expect("a bot").to_string(), word);
        }
        for wrong in
            ["", "haussman", "uct+", "uct+nodes", "uct+nodes=many", "uct+size=3", "uct-0.2"]
        {
            assert!(wrong.parse::<Spec>().is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn changes_change_what_they_name() {
        let spec: Spec = "haussmann+turns=3+noise=0.5+nodes=7".parse().expect("a bot");
        let tuning = spec.tuning(Tuning::default());
        assert_eq!(tuning.rollout, Rollout::Turns { turns: 3, noise: 0.5 });
        assert_eq!(spec.budget(Budget::millis(5)).nodes, Some(7));
        assert!(spec.is_fair());
        let seer: Spec = "haussmann+seer=1".parse().expect("a bot");
        assert!(!seer.is_fair());
    }
}
