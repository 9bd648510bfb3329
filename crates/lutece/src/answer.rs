//! How a command ends: done, no, or a wrong question.

use std::io;

/// What a command returns.
pub(crate) type Answer<T = ()> = Result<T, Failure>;

/// Why a command did not do what it was asked.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The answer is no: the line says why.
    No(String),
    /// The question was wrong: the line says how.
    Usage(String),
    /// Whoever read our output has gone, which is their right.
    Unheard,
}

impl Failure {
    /// The answer is no.
    pub(crate) fn no(reason: impl ToString) -> Self {
        Self::No(reason.to_string())
    }

    /// The question was wrong.
    pub(crate) fn usage(reason: impl ToString) -> Self {
        Self::Usage(reason.to_string())
    }

    /// The line for standard error.
    pub(crate) fn complaint(&self) -> Option<&str> {
        match self {
            Self::No(reason) | Self::Usage(reason) => Some(reason),
            Self::Unheard => None,
        }
    }

    /// The exit code.
    pub(crate) fn code(&self) -> u8 {
        match self {
            Self::Unheard => 0,
            Self::No(_) => 1,
            Self::Usage(_) => 2,
        }
    }
}

/// Only writing to standard output is left to `?`; other trouble gets its words where it arises.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::Unheard,
            _ => Self::Usage(format!("standard output: {error}")),
        }
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Self {
        io::Error::from(error).into()
    }
}
