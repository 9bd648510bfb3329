//! How a command ends: done, no, or a wrong question.

use std::io::{self, Write};

use crate::input;

/// What a command returns.
pub type Answer<T = ()> = Result<T, Failure>;

/// Why a command did not do what it was asked.
#[derive(Debug)]
pub enum Failure {
    /// The answer is no: the line says why.
    No(String),
    /// The question was wrong: the line says how.
    Usage(String),
    /// Whoever read our output has gone, which is their right.
    Unheard,
}

impl Failure {
    /// The answer is no.
    pub fn no(reason: impl ToString) -> Self {
        Self::No(reason.to_string())
    }

    /// The question was wrong.
    pub fn usage(reason: impl ToString) -> Self {
        Self::Usage(reason.to_string())
    }

    /// The line for standard error.
    pub fn complaint(&self) -> Option<&str> {
        match self {
            Self::No(reason) | Self::Usage(reason) => Some(reason),
            Self::Unheard => None,
        }
    }

    /// The exit code.
    pub fn code(&self) -> u8 {
        match self {
            Self::Unheard => 0,
            Self::No(_) => 1,
            Self::Usage(_) => 2,
        }
    }
}

/// How many of several files were found wanting.
#[derive(Debug, Default)]
pub struct Count {
    refused: usize,
    unread: usize,
}

impl Count {
    /// Prints what is wrong with one of `files` and goes on; a lone file that cannot be read is
    /// a wrong question at once.
    pub fn add(&mut self, failure: Failure, files: usize, out: &mut dyn Write) -> Answer {
        match failure {
            Failure::No(lines) => {
                self.refused += 1;
                Ok(writeln!(out, "{lines}")?)
            }
            Failure::Usage(line) if files > 1 => {
                self.unread += 1;
                Ok(writeln!(out, "{line}")?)
            }
            other => Err(other),
        }
    }

    /// The answer about all of them; `refused` says it of one and of several.
    pub fn answer(&self, what: &str, refused: [&str; 2]) -> Answer {
        let count = |count, [one, several]: [&str; 2]| match count {
            1 => format!("one {what} {one}"),
            many => format!("{many} {what}s {several}"),
        };
        match (self.refused, self.unread) {
            (0, 0) => Ok(()),
            (some, 0) => Err(Failure::No(count(some, refused))),
            (0, some) => Err(Failure::Usage(count(some, ["cannot be read"; 2]))),
            (some, others) => {
                let unread = count(others, ["cannot be read"; 2]);
                Err(Failure::Usage(format!("{}, {unread}", count(some, refused))))
            }
        }
    }
}

/// Only writing to standard output is left to `?`; other trouble gets its words where it arises.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::Unheard,
            _ => Self::Usage(format!("standard output: {}", input::plain(&error))),
        }
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Self {
        io::Error::from(error).into()
    }
}
