//! The notation: words of stops, tiles and moves, and their text.
//!
//! `shop montmartre green` takes that tile and opens a shop; `shop louvre black x3` also displaces
//! the shop of seat 3. Lower case, single spaces.

use std::fmt;
use std::str::FromStr;

use table::{NotationError, Seat};

use crate::action::{Move, Tile};

/// The longest word a stop can have.
pub const LONGEST_WORD: usize = 24;

/// Letters packed into each number of a word.
const LETTERS: usize = LONGEST_WORD / 4;

/// The word of a stop in the notation: lower-case letters, joined by single hyphens.
///
/// Stops are edition data, so a move has to carry the word itself. It is packed, five bits per
/// letter, which keeps a move `Copy` and small. Words are ordered like their text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Word([u32; 4]);

impl Word {
    fn letters(self) -> impl Iterator<Item = char> {
        self.0.into_iter().flat_map(|part| {
            (0..LETTERS).map_while(move |at| match (part >> shift(at)) as u8 & 31 {
                0 => None,
                1 => Some('-'),
                code => Some((b'a' + code - 2) as char),
            })
        })
    }

    /// A hash of `bits` bits.
    #[inline]
    pub(crate) const fn hash(self, bits: u32) -> usize {
        let [a, b, c, d] = self.0;
        let (ab, cd) = ((a as u64) << 32 | b as u64, (c as u64) << 32 | d as u64);
        // The odd number nearest to 2^64 divided by the golden ratio spreads neighbours apart.
        ((ab ^ cd.rotate_left(17)).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (64 - bits)) as usize
    }
}

/// By how many bits the letter at this position is shifted in its number: the first letter is the
/// highest.
const fn shift(at: usize) -> usize {
    5 * (LETTERS - 1 - at % LETTERS)
}

impl FromStr for Word {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let refuse = |why: &str| Err(NotationError(format!("{text:?} is no stop: {why}")));
        if text.is_empty() || text.len() > LONGEST_WORD {
            return refuse("a stop has 1 to 24 letters");
        }
        if text.split('-').any(str::is_empty) {
            return refuse("hyphens join words");
        }
        let mut parts = [0; 4];
        for (at, byte) in text.bytes().enumerate() {
            let code = match byte {
                b'-' => 1,
                b'a'..=b'z' => u32::from(byte - b'a') + 2,
                _ => return refuse("a stop has lower-case letters and hyphens only"),
            };
            parts[at / LETTERS] |= code << shift(at);
        }
        Ok(Self(parts))
    }
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.letters().try_for_each(|letter| fmt::Write::write_char(f, letter))
    }
}

impl fmt::Debug for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Tile {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let Some((stop, line)) = text.split_once(' ') else {
            return Err(NotationError(format!("{text:?} is no tile: expected a stop and a line")));
        };
        Ok(Self { stop: stop.parse()?, line: line.parse()? })
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.stop, self.line)
    }
}

impl FromStr for Move {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let words: Vec<_> = text.split(' ').collect();
        let (stop, line, suffix) = match words.as_slice() {
            ["shop", stop, line] => (stop, line, None),
            ["shop", stop, line, suffix] => (stop, line, Some(*suffix)),
            _ => {
                return Err(NotationError(format!(
                    "{text:?} is not a move: expected \"shop STOP LINE\" or \"shop STOP LINE xSEAT\""
                )));
            }
        };
        let displaced = match suffix {
            None => None,
            Some(suffix) => {
                let seat = suffix.strip_prefix('x').and_then(|seat| seat.parse::<Seat>().ok());
                Some(seat.ok_or_else(|| {
                    NotationError(format!("{suffix:?} is no displaced shop: expected x1 to x4"))
                })?)
            }
        };
        Ok(Self { tile: Tile { stop: stop.parse()?, line: line.parse()? }, displaced })
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "shop {}", self.tile)?;
        self.displaced.map_or(Ok(()), |seat| write!(f, " x{seat}"))
    }
}

table::text_serde!(Word, Tile);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_keep_their_letters_and_their_order() {
        let mut words =
            ["odeon", "jardin-des-plantes", "a", "musee-d-orsay", "abcdefghijklmnopqrstuvwx", "ab"];
        for word in words {
            assert_eq!(word.parse::<Word>().unwrap().to_string(), word);
        }
        let mut packed = words.map(|word| word.parse::<Word>().unwrap());
        packed.sort_unstable();
        words.sort_unstable();
        assert_eq!(packed.map(|word| word.to_string()), words);
    }

    #[test]
    fn words_of_other_letters_are_refused() {
        for wrong in ["", "-", "a-", "-a", "a--b", "Odeon", "odéon", "a b", "a1", &"a".repeat(25)]
        {
            assert!(wrong.parse::<Word>().is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn moves_are_written_as_they_are_read() {
        for text in ["shop montmartre green", "shop louvre black x3"] {
            assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn only_the_exact_spelling_is_a_move() {
        for wrong in [
            "",
            "shop",
            "shop louvre",
            "shop  louvre black",
            "shop louvre black ",
            " shop louvre black",
            "Shop louvre black",
            "shop louvre Black",
            "shop louvre pink",
            "shop louvre black 3",
            "shop louvre black x0",
            "shop louvre black x5",
            "shop louvre black x3 x2",
            "open louvre black",
        ] {
            assert!(wrong.parse::<Move>().is_err(), "{wrong:?}");
        }
    }
}
