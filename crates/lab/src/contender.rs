//! Whoever can be named on the command line to play: a bot, a yardstick, a program.

use std::fmt;
use std::str::FromStr;

use crate::engine::{PREFIX, Possible, Program};
use search::series::Entrant;
use search::{HasEvaluation, Level, Spec, SpecError};
use yardstick::{Sensible, Style};

/// A player by name.
#[derive(Clone, Debug, PartialEq)]
pub enum Contender {
    /// One of our bots, perhaps with changes.
    Bot(Spec),
    /// An independent player.
    Yardstick(Style),
    /// A program that speaks the protocol of docs/engines.md.
    Program(Program),
}

impl Contender {
    /// A player for each game of a series.
    #[must_use]
    pub fn entrant<G: HasEvaluation + Sensible + Possible>(&self) -> Entrant<G> {
        match self {
            Self::Bot(spec) => spec.clone().into(),
            Self::Yardstick(style) => (*style).into(),
            Self::Program(program) => program.clone().into(),
        }
    }
}

impl From<Level> for Contender {
    fn from(level: Level) -> Self {
        Self::Bot(level.into())
    }
}

impl fmt::Display for Contender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bot(spec) => spec.fmt(f),
            Self::Yardstick(style) => style.fmt(f),
            Self::Program(program) => program.fmt(f),
        }
    }
}

/// Why a word is no player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ContenderError {
    /// It begins like a program.
    Program(&'static str),
    /// It is no bot, and no yardstick.
    Bot(SpecError),
}

impl fmt::Display for ContenderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Program(problem) => f.write_str(problem),
            Self::Bot(error) => write!(f, "{error}; or a yardstick: {}", yardstick::StyleError),
        }
    }
}

impl std::error::Error for ContenderError {}

impl FromStr for Contender {
    type Err = ContenderError;

    fn from_str(text: &str) -> Result<Self, ContenderError> {
        if text.starts_with(PREFIX) {
            return text.parse().map(Self::Program).map_err(ContenderError::Program);
        }
        match text.parse() {
            Ok(style) => Ok(Self::Yardstick(style)),
            Err(_) => text.parse().map(Self::Bot).map_err(ContenderError::Bot),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_words_and_words_are_players() {
        for word in ["haussmann+nodes=20", "sage", "mixture-7", "cmd:python3 engine.py --fast"] {
            assert_eq!(word.parse::<Contender>().expect("a player").to_string(), word);
        }
        let wrong = "sagee".parse::<Contender>().expect_err("no player").to_string();
        assert!(wrong.contains("haussmann") && wrong.contains("sage"), "{wrong}");
    }
}
