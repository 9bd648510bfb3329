//! How a command ends: done, no, or a wrong question.

use std::io::{self, Write};

use crate::input;

/// What a command returns.
pub type Answer<T = ()> = Result<T, Failure>;

/// Why a command did not do what it was asked to do.
#[derive(Debug)]
pub enum Failure {
    /// The answer is no: the line says why.
    No(String),
    /// The question was wrong: the line says how.
    Usage(String),
    /// The reader of our output has closed the pipe, which is not an error.
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

/// How many of several files were refused.
#[derive(Debug, Default)]
pub struct Count {
    refused: usize,
    unread: usize,
}

impl Count {
    /// Prints what is wrong with one of `files` and goes on; if there is only one file and it
    /// cannot be read, the question was wrong.
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

    /// The answer about all of them; `refused` has the wording for one file and for several.
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

/// `?` is used only for writing to standard output; every other error gets its message where it
/// arises.
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
