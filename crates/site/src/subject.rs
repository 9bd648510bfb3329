//! What can be studied, and where.

use crate::id::{PaperId, TableId};

/// What is studied.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Subject {
    /// The game of a table.
    Table(TableId),
    /// A record that somebody uploaded.
    Paper(PaperId),
}

impl Subject {
    /// Where its pages are.
    #[must_use]
    pub fn base(self) -> String {
        match self {
            Self::Table(id) => format!("/t/{id}"),
            Self::Paper(id) => format!("/r/{id}"),
        }
    }

    /// Its name in the store.
    #[must_use]
    pub fn key(self) -> String {
        match self {
            Self::Table(id) => id.to_string(),
            Self::Paper(id) => id.to_string(),
        }
    }

    /// What an address is about.
    #[must_use]
    pub fn read(path: &str) -> Option<Self> {
        let mut parts = path.split('/').skip(1);
        match (parts.next()?, parts.next()?) {
            ("t", id) => id.parse().ok().map(Self::Table),
            ("r", id) => id.parse().ok().map(Self::Paper),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_subject_is_read_from_every_address_under_its_own() {
        let all = [Subject::Table(TableId::random()), Subject::Paper(PaperId::random())];
        for subject in all {
            let base = subject.base();
            for under in ["", "/replay", "/review/review.json"] {
                assert_eq!(Subject::read(&format!("{base}{under}")), Some(subject));
            }
            assert!(base.ends_with(&subject.key()));
        }
        for wrong in ["", "/", "/t", "/t/x", "/x/0123456789", "/r/0123456789"] {
            assert_eq!(Subject::read(wrong), None, "{wrong}");
        }
    }
}
