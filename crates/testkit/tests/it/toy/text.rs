//! The toy's edition, notation and messages.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use table::{Edition, EditionError, EditionInfo, Message, NotationError, Say};

use super::{Move, Refusal, Scored};

#[derive(Debug)]
pub(crate) struct ToyEdition(EditionInfo);

impl Edition for ToyEdition {
    const SHIPPED: &'static str = "name = \"Toy 1\"\ngame = \"toy\"\n[marks]\n";

    fn parse(text: &str) -> Result<Self, EditionError> {
        Ok(Self(EditionInfo::read::<serde::de::IgnoredAny>(text, "toy")?.0))
    }

    fn info(&self) -> &EditionInfo {
        &self.0
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(card) => write!(f, "play {card}"),
            Self::Pass | Self::Mute => f.write_str("pass"),
            Self::Odd => f.write_str("odd  move"),
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let expected = || NotationError("expected pass or play CARD".to_owned());
        match text {
            "pass" => Ok(Self::Pass),
            "odd  move" => Ok(Self::Odd),
            _ => match text.strip_prefix("play ").map(str::parse) {
                Some(Ok(card @ 1..=9)) if text.len() == 6 => Ok(Self::Play(card)),
                _ => Err(expected()),
            },
        }
    }
}

impl Say for Refusal {
    fn message(&self) -> Message {
        match self {
            Self::NotInHand(card) => Message::new("toy-not-in-hand").with("card", *card),
            Self::PassedBefore => Message::new("toy-passed-before"),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl Error for Refusal {}

impl Say for Scored {
    fn message(&self) -> Message {
        Message::new("toy-scored").with("points", self.0)
    }
}
