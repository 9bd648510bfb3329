//! Ids of tables, players, servers and so on: random, short, safe in an address.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Crockford's base 32 in lower case: no letter that can be mistaken for another.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// A text that is not an id of the expected kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadId;

impl fmt::Display for BadId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not an id")
    }
}

impl std::error::Error for BadId {}

/// Fills a buffer from the operating system's generator.
///
/// # Panics
/// If the system has no randomness, without which no secret can be kept.
#[cfg(any(test, feature = "random"))]
#[must_use]
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has randomness");
    bytes
}

/// Bytes as lower-case hexadecimal digits.
#[must_use]
pub fn hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    bytes
        .iter()
        .flat_map(|byte| [DIGITS[usize::from(byte >> 4)], DIGITS[usize::from(byte & 15)]])
        .map(char::from)
        .collect()
}

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident $prefix:literal $length:literal;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name([u8; $length]);

        impl $name {
            /// A new one, from the system's randomness.
            #[cfg(any(test, feature = "random"))]
            #[must_use]
            pub fn random() -> Self {
                Self::from_bytes(&random::<$length>())
            }

            /// The one that follows from random bytes; at least as many as it has letters.
            #[must_use]
            pub fn from_bytes(bytes: &[u8]) -> Self {
                Self(std::array::from_fn(|at| ALPHABET[usize::from(bytes[at] & 31)]))
            }

            /// The letters and digits after the prefix.
            fn letters(&self) -> &str {
                std::str::from_utf8(&self.0).expect("an id is made of ASCII letters")
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str($prefix)?;
                f.write_str(self.letters())
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }
        }

        impl FromStr for $name {
            type Err = BadId;

            fn from_str(text: &str) -> Result<Self, BadId> {
                let letters = text.strip_prefix($prefix).ok_or(BadId)?.as_bytes();
                let letters: [u8; $length] = letters.try_into().map_err(|_| BadId)?;
                if letters.iter().all(|letter| ALPHABET.contains(letter)) {
                    Ok(Self(letters))
                } else {
                    Err(BadId)
                }
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    )*};
}

ids! {
    /// A table: ten letters and digits. It is part of every address of the table and not secret; seats and
    /// links decide who may do what.
    TableId "" 10;
    /// A player, guest or account: 80 random bits. It appears only in the store and in the export of a
    /// person's own data.
    PlayerId "p" 16;
    /// A text that somebody stores here, such as a record: 80 random bits, because anybody with its address
    /// may read it.
    PaperId "r" 16;
    /// One run of one server.
    NodeId "n" 10;
    /// An event: 80 random bits, because anybody with the address of an unlisted event may join.
    EventId "e" 16;
    /// A report to the operator.
    ReportId "r" 10;
}

/// An hour in milliseconds.
pub const HOUR: i64 = 3_600_000;

/// How many letters of a table's id encode the hour, and how many the time within it.
const HOUR_LETTERS: usize = 3;
#[cfg(any(test, feature = "random"))]
const WITHIN_LETTERS: usize = 2;

impl TableId {
    /// A new one for a table that is set up at this time, in milliseconds since 1970. It begins with the hour
    /// and the time within it, to three or four seconds, so that tables set up together are stored together,
    /// however many older ones there are: most writes then go to a page that others write to as well. 25 bits
    /// are random, so at very high rates an id may already be taken. The hours repeat after four years, which
    /// does no harm.
    #[cfg(any(test, feature = "random"))]
    #[must_use]
    pub fn at(millis: i64) -> Self {
        let parts = 1 << (5 * WITHIN_LETTERS);
        let part = millis.rem_euclid(HOUR) * parts / HOUR;
        let mut id = Self::random().within(millis);
        id.write(HOUR_LETTERS, WITHIN_LETTERS, part);
        id
    }

    /// The one that follows from random bytes, for a table that is set up in the hour of this time.
    #[must_use]
    pub fn from_bytes_at(bytes: &[u8], millis: i64) -> Self {
        Self::from_bytes(bytes).within(millis)
    }

    fn within(mut self, millis: i64) -> Self {
        self.write(0, HOUR_LETTERS, millis.div_euclid(HOUR));
        self
    }

    /// Writes a number from a letter on.
    fn write(&mut self, from: usize, letters: usize, number: i64) {
        for (at, letter) in self.0[from..from + letters].iter_mut().rev().enumerate() {
            *letter = ALPHABET[(number >> (5 * at) & 31) as usize];
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_of_an_hour_lie_together() {
        let [early, late] = [1_700_000_000_000, 1_700_000_000_000 + HOUR].map(|millis| {
            let mut ids: Vec<String> = (0..50).map(|_| TableId::at(millis).to_string()).collect();
            ids.sort();
            ids
        });
        assert!(early.last() < late.first());
        assert_ne!(early[0], early[1]);
        assert!(TableId::at(-1).to_string().parse::<TableId>().is_ok());
    }

    #[test]
    fn within_an_hour_tables_lie_in_the_order_of_their_time() {
        let start = 1_700_000_000_000_i64.div_euclid(HOUR) * HOUR;
        let ids: Vec<TableId> = (0..=900).map(|at| TableId::at(start + at * 3_999)).collect();
        assert!(ids.is_sorted(), "{ids:?}");
        // A click counts once within an hour, and so says nothing of when in it.
        let clicked = |at| TableId::from_bytes_at(&[7; 10], start + at);
        assert_eq!(clicked(0), clicked(HOUR - 1));
        assert!(clicked(0) < clicked(HOUR));
    }

    #[test]
    fn ids_are_read_back() {
        for _ in 0..100 {
            let table = TableId::random();
            assert_eq!(table.to_string().parse(), Ok(table));
            let player = PlayerId::random();
            assert_eq!(player.to_string().parse(), Ok(player));
        }
        for wrong in ["", "abc", "../../etc/", "0123456i89", "01234567890", "012345678\u{e9}"] {
            assert_eq!(wrong.parse::<TableId>(), Err(BadId), "{wrong:?}");
        }
        assert_eq!("0123456789abcdef".parse::<PlayerId>(), Err(BadId));
    }
}
