//! The options of a game: keys and values, from the command line, a form or a record.

use std::fmt;

/// One option of a game, for help texts and forms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The key, as in `--option key=value`.
    pub key: &'static str,
    /// The values, the default first.
    pub values: &'static [&'static str],
    /// Names that can be chosen instead, joined by commas; the edition says how many
    /// ([`Edition::usual`](crate::Edition::usual)).
    pub names: &'static [&'static str],
}

impl Choice {
    /// What can be written as a value, for people: every value, and a note if names can be listed.
    #[must_use]
    pub fn expected(&self) -> Vec<String> {
        let mut expected: Vec<String> = self.values.iter().map(|it| (*it).to_owned()).collect();
        if !self.names.is_empty() {
            expected.push(format!("some of {} joined by commas", self.names.join(" ")));
        }
        expected
    }
}

/// The key of the option that says who begins: `random`, or the number of a seat. With it, a
/// rematch can have another player begin.
pub const START: &str = "start";

/// A game's options. `Default` is the rulebook's basic game.
pub trait Options: Clone + PartialEq + fmt::Debug + Default + Send + Sync + 'static {
    /// Every option there is.
    const ALL: &'static [Choice];

    /// Sets one option from text.
    ///
    /// # Errors
    /// If there is no such option or value; the options are then unchanged.
    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError>;

    /// The value of an option as text; `key` is one of [`Self::ALL`].
    fn get(&self, key: &str) -> String;

    /// Every option with its value, in the order of [`Self::ALL`].
    fn pairs(&self) -> Vec<(&'static str, String)> {
        Self::ALL.iter().map(|choice| (choice.key, self.get(choice.key))).collect()
    }
}

/// Why an option was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionError {
    /// The game has no option of this name.
    UnknownKey {
        /// The key or value that was given.
        key: String,
        /// The keys that exist.
        known: Vec<&'static str>,
    },
    /// The option has no such value.
    BadValue {
        /// The option.
        key: &'static str,
        /// The key or value that was given.
        value: String,
        /// What would be accepted.
        expected: String,
    },
}

impl OptionError {
    /// No option of this name among `all`.
    #[must_use]
    pub fn unknown(key: &str, all: &[Choice]) -> Self {
        Self::UnknownKey {
            key: key.to_owned(),
            known: all.iter().map(|choice| choice.key).collect(),
        }
    }

    /// No such value for `key`, which is one of `all`.
    ///
    /// # Panics
    /// If `key` is not one of `all`.
    #[must_use]
    pub fn value(key: &str, value: &str, all: &[Choice]) -> Self {
        let choice =
            all.iter().find(|choice| choice.key == key).expect("the key is one of the options");
        let expected = choice.expected().join(", ");
        Self::BadValue { key: choice.key, value: value.to_owned(), expected }
    }
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownKey { key, known } if known.is_empty() => {
                write!(f, "no option {key:?}: this game has none")
            }
            Self::UnknownKey { key, known } => {
                write!(f, "no option {key:?}: this game has {}", known.join(", "))
            }
            Self::BadValue { key, value, expected } => {
                write!(f, "option {key} cannot be {value:?}: it is one of {expected}")
            }
        }
    }
}

impl std::error::Error for OptionError {}
