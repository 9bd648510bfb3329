//! The styles: one sage, and players who care about one thing more than is good for them.

use std::fmt;
use std::str::FromStr;

use table::{Chance as _, Quick};

/// What a player cares about: 1 is what the sage thinks right, 2 twice as much, 0 not at all.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Taste {
    /// What is still to be collected.
    pub(crate) track: f32,
    /// Majorities.
    pub(crate) districts: f32,
    /// Prestige, and what decorates.
    pub(crate) prestige: f32,
    /// Large buildings.
    pub(crate) landmarks: f32,
    /// Money and material in hand.
    pub(crate) francs: f32,
    /// How much a rival's point hurts.
    pub(crate) rivals: f32,
    /// How much it wants the game to be over.
    pub(crate) haste: f32,
}

const SAGE: Taste = Taste {
    track: 1.0,
    districts: 1.0,
    prestige: 1.0,
    landmarks: 1.0,
    francs: 1.0,
    rivals: 0.6,
    haste: 0.0,
};

/// A yardstick by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Sensible in everything.
    Sage,
    /// Keeps money and material.
    Hoarder,
    /// Wants the end.
    Racer,
    /// Looks at what it takes from others.
    Denier,
    /// Collects.
    Walker,
    /// Wants what is large.
    Builder,
    /// Fights for majorities.
    Fighter,
    /// Looks a turn further than the sage, by another book. Only some games have one.
    Scholar,
    /// Plans whole turns; written from the rules alone, with weights fitted to games of the others.
    /// Only some games have one.
    Stranger,
    /// A random mixture of all of these, one for each number.
    Mixture(u16),
}

impl Style {
    /// Every style that all games have; mixtures have numbers instead.
    pub const ALL: [Self; 7] = [
        Self::Sage,
        Self::Hoarder,
        Self::Racer,
        Self::Denier,
        Self::Walker,
        Self::Builder,
        Self::Fighter,
    ];

    const fn as_str(self) -> &'static str {
        match self {
            Self::Sage => "sage",
            Self::Hoarder => "hoarder",
            Self::Racer => "racer",
            Self::Denier => "denier",
            Self::Walker => "walker",
            Self::Builder => "builder",
            Self::Fighter => "fighter",
            Self::Scholar => "scholar",
            Self::Stranger => "stranger",
            Self::Mixture(_) => "mixture",
        }
    }

    /// What it cares about.
    #[must_use]
    pub fn taste(self) -> Taste {
        match self {
            Self::Sage | Self::Scholar | Self::Stranger => SAGE,
            Self::Hoarder => Taste { francs: 1.6, prestige: 1.2, ..SAGE },
            Self::Racer => Taste { haste: 0.6, track: 0.6, ..SAGE },
            Self::Denier => Taste { rivals: 1.5, ..SAGE },
            Self::Walker => Taste { track: 1.6, ..SAGE },
            Self::Builder => Taste { landmarks: 1.8, prestige: 1.4, ..SAGE },
            Self::Fighter => Taste { districts: 2.0, ..SAGE },
            Self::Mixture(number) => mixture(number),
        }
    }
}

/// Every part from half to twice what the sage thinks right.
fn mixture(number: u16) -> Taste {
    let mut chance = Quick::new(u64::from(number) ^ 0x6d69_7874);
    let mut part = || 4.0_f32.powf(chance.below(1001) as f32 / 1000.0 - 0.5);
    Taste {
        track: part(),
        districts: part(),
        prestige: part(),
        landmarks: part(),
        francs: part(),
        rivals: SAGE.rivals * part(),
        haste: 0.3 * (part() - 0.5),
    }
}

impl fmt::Display for Style {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Mixture(number) => f.pad(&format!("mixture-{number}")),
            named => f.pad(named.as_str()),
        }
    }
}

/// A word that is not a style.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StyleError;

impl fmt::Display for StyleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Style::ALL.map(Style::as_str).join(", ");
        let [scholar, stranger] = [Style::Scholar, Style::Stranger];
        write!(f, "expected {names}, {scholar}, {stranger} or mixture-NUMBER")
    }
}

impl std::error::Error for StyleError {}

impl FromStr for Style {
    type Err = StyleError;

    fn from_str(text: &str) -> Result<Self, StyleError> {
        let mut all = Self::ALL.into_iter().chain([Self::Scholar, Self::Stranger]);
        let named = all.find(|style| style.as_str() == text);
        let mixed = || {
            let number = text.strip_prefix("mixture-")?.parse().ok()?;
            Some(Self::Mixture(number)).filter(|style| style.to_string() == text)
        };
        named.or_else(mixed).ok_or(StyleError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn styles_are_words_and_words_are_styles() {
        let others = [Style::Scholar, Style::Stranger, Style::Mixture(0), Style::Mixture(65535)];
        for style in Style::ALL.into_iter().chain(others) {
            assert_eq!(style.to_string().parse(), Ok(style));
        }
        for wrong in
            ["", "Sage", "mixture", "mixture-", "mixture-+1", "mixture-01", "mixture-65536"]
        {
            assert_eq!(wrong.parse::<Style>(), Err(StyleError), "{wrong:?}");
        }
    }

    #[test]
    fn no_two_styles_have_one_taste() {
        let all: Vec<_> = Style::ALL.into_iter().chain((0..20).map(Style::Mixture)).collect();
        for (at, style) in all.iter().enumerate() {
            assert!(all[..at].iter().all(|other| other.taste() != style.taste()), "{style}");
        }
    }
}
