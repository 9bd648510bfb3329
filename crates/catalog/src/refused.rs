//! Why a move was not played, whatever the game.

use std::fmt;

use table::{Message, Say};

/// Why a move given as text was not played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// It is not a move of this game; the text says what was expected.
    Notation(String),
    /// It is a move, but not now.
    Illegal {
        /// The reason, for people.
        reason: Message,
        /// The reason, for logs.
        text: String,
    },
    /// The game is over.
    Over,
}

impl Refused {
    /// The messages of [`Say`] that are not a game's own.
    pub const MESSAGES: &'static [(&'static str, &'static [&'static str])] =
        &[("refused-notation", &[]), ("refused-over", &[])];
}

impl<R: Say + fmt::Display> From<table::Refused<R>> for Refused {
    fn from(refused: table::Refused<R>) -> Self {
        match refused {
            table::Refused::Notation(error) => Self::Notation(error.to_string()),
            table::Refused::Illegal(refusal) => {
                Self::Illegal { reason: refusal.message(), text: refusal.to_string() }
            }
            table::Refused::Over => Self::Over,
        }
    }
}

impl Say for Refused {
    fn message(&self) -> Message {
        match self {
            Self::Notation(_) => Message::new("refused-notation"),
            Self::Illegal { reason, .. } => reason.clone(),
            Self::Over => Message::new("refused-over"),
        }
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Notation(text) | Self::Illegal { text, .. } => f.write_str(text),
            Self::Over => f.write_str("the game is over"),
        }
    }
}

impl std::error::Error for Refused {}
