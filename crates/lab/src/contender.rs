//! Anything that can be named on the command line as a player: a bot, a yardstick, a file, a
//! program.

use std::fmt;
use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;

use cli::{Failure, input};

use crate::engine::{PREFIX, Possible, Program};
use search::series::Entrant;
use search::{HasEvaluation, Level, Spec, SpecError, leaf_entrant, net_entrant, weights_entrant};
use yardstick::{Sensible, Style};

/// A player by name.
#[derive(Clone, Debug, PartialEq)]
pub enum Contender {
    /// One of our bots, perhaps with changes.
    Bot(Spec),
    /// An independent player.
    Yardstick(Style),
    /// The highest level with the networks of a file.
    Net(BotFile),
    /// The highest level with the weights of a file.
    Weights(BotFile),
    /// The highest level that values the ends of its lines by the weights of a file.
    Leaf(BotFile),
    /// A program that speaks the protocol of docs/engines.md.
    Program(Program),
}

/// A file of networks, as `lutece train` prints it, or of weights, as `lutece tune` does.
#[derive(Clone, Debug, PartialEq)]
pub struct BotFile {
    name: String,
    text: Arc<str>,
}

/// What a network's name begins with, that of weights, and that of weights for the ends of lines.
const NET: &str = "net:";
const WEIGHTS: &str = "weights:";
const LEAF: &str = "leaf:";

impl BotFile {
    fn read(name: &str) -> Result<Self, ContenderError> {
        let problem = |failure: Failure| failure.complaint().unwrap_or(name).to_owned();
        let text = input::text(Path::new(name));
        let text = text.map_err(|failure| ContenderError::File(problem(failure)))?;
        Ok(Self { name: name.to_owned(), text: text.into() })
    }
}

impl Contender {
    /// A player for each game of a series.
    #[must_use]
    pub fn entrant<G: HasEvaluation + Sensible + Possible>(&self) -> Entrant<G> {
        match self {
            Self::Bot(spec) => spec.clone().into(),
            Self::Yardstick(style) => (*style).into(),
            Self::Net(file) => net_entrant(self.to_string(), &file.text),
            Self::Weights(file) => weights_entrant(self.to_string(), &file.text),
            Self::Leaf(file) => leaf_entrant(self.to_string(), &file.text),
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
            Self::Net(file) => f.pad(&format!("{NET}{}", file.name)),
            Self::Weights(file) => f.pad(&format!("{WEIGHTS}{}", file.name)),
            Self::Leaf(file) => f.pad(&format!("{LEAF}{}", file.name)),
            Self::Program(program) => program.fmt(f),
        }
    }
}

/// Why a word does not name a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ContenderError {
    /// It begins like a network or weights, but the file cannot be read: which, and why.
    File(String),
    /// It begins like a program.
    Program(&'static str),
    /// It is neither a bot nor a yardstick.
    Bot(SpecError),
}

impl fmt::Display for ContenderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(problem) => f.write_str(problem),
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
        if let Some(name) = text.strip_prefix(NET) {
            return BotFile::read(name).map(Self::Net);
        }
        if let Some(name) = text.strip_prefix(WEIGHTS) {
            return BotFile::read(name).map(Self::Weights);
        }
        if let Some(name) = text.strip_prefix(LEAF) {
            return BotFile::read(name).map(Self::Leaf);
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
        for word in ["net:no-such-file", "weights:no-such-file", "leaf:no-such-file"] {
            let missing = word.parse::<Contender>().expect_err("no file").to_string();
            assert!(missing.contains("no-such-file"), "{missing}");
        }
        let wrong = "sagee".parse::<Contender>().expect_err("no player").to_string();
        assert!(wrong.contains("haussmann") && wrong.contains("sage"), "{wrong}");
    }
}
