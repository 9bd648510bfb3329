//! Seeds and the random generators that grow from them.
//!
//! [`Dice`] is *value-stable*: the numbers that follow from a seed are part of the record format
//! and never change. The generator is ChaCha12 keyed with the 32 bytes of the seed, stream 0;
//! [`Chance::below`] and [`Chance::shuffle`] are specified here exactly, so that another
//! implementation can deal the same game. [`Quick`] is for playouts and may change at any time.

use std::fmt;
use std::str::FromStr;

use chacha20::ChaCha12Rng;
use rand_core::{Rng as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;
use sha2::{Digest as _, Sha256};

/// The name of the generator behind [`Dice`], as written into records.
pub const GENERATOR: &str = "chacha12";

/// 32 bytes that decide everything random in a game. Written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// The seed that a text stands for: 64 hexadecimal digits are the seed itself, any other
    /// text is hashed, so that `--seed 7` works.
    #[must_use]
    pub fn from_text(text: &str) -> Self {
        text.parse().unwrap_or_else(|_| Self(Sha256::digest(text.as_bytes()).into()))
    }

    /// The stable generator that grows from this seed.
    #[must_use]
    pub fn dice(self) -> Dice {
        Dice(ChaCha12Rng::from_seed(self.0))
    }

    /// The seed of the `index`-th game of a series begun with this seed.
    #[must_use]
    pub fn child(self, index: u64) -> Self {
        let mut hash = Sha256::new();
        hash.update(b"lutece child 1\n");
        hash.update(self.0);
        hash.update(index.to_le_bytes());
        Self(hash.finalize().into())
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seed {self}")
    }
}

/// A seed must be 64 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeedError;

impl fmt::Display for SeedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a seed is 64 hexadecimal digits")
    }
}

impl std::error::Error for SeedError {}

impl FromStr for Seed {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Self, SeedError> {
        let digits = text.as_bytes();
        if digits.len() != 64 {
            return Err(SeedError);
        }
        let mut seed = [0; 32];
        for (byte, pair) in seed.iter_mut().zip(digits.chunks_exact(2)) {
            let digit = |at: u8| (at as char).to_digit(16).ok_or(SeedError);
            *byte = (digit(pair[0])? * 16 + digit(pair[1])?) as u8;
        }
        Ok(Self(seed))
    }
}

/// A source of randomness: 32-bit words, and what is derived from them.
pub trait Chance {
    /// The next 32 random bits.
    fn word(&mut self) -> u32;

    /// A number below `bound`, each equally likely.
    ///
    /// A word is multiplied by `bound`; the high half is the answer unless the low half is below
    /// `2^32 mod bound`, in which case the next word is taken.
    ///
    /// # Panics
    /// If `bound` is 0 or does not fit in 32 bits.
    #[inline]
    fn below(&mut self, bound: usize) -> usize {
        let bound = u32::try_from(bound).expect("a bound of chance fits in 32 bits");
        assert!(bound > 0, "nothing to choose from");
        loop {
            let product = u64::from(self.word()) * u64::from(bound);
            let low = product as u32;
            if low >= bound || low >= bound.wrapping_neg() % bound {
                return (product >> 32) as usize;
            }
        }
    }

    /// Shuffles from the last place down: place `i` is swapped with place `below(i + 1)`.
    #[inline]
    fn shuffle<T>(&mut self, items: &mut [T])
    where
        Self: Sized,
    {
        for last in (1..items.len()).rev() {
            let other = self.below(last + 1);
            items.swap(last, other);
        }
    }
}

/// The value-stable generator that deals games.
#[derive(Debug)]
pub struct Dice(ChaCha12Rng);

impl Chance for Dice {
    #[inline]
    fn word(&mut self) -> u32 {
        self.0.next_u32()
    }
}

/// A fast generator for playouts and search. Its values are not part of any format.
#[derive(Clone, Debug)]
pub struct Quick(Xoshiro256PlusPlus);

impl Quick {
    /// The generator that grows from a number.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }
}

impl Chance for Quick {
    #[inline]
    fn word(&mut self) -> u32 {
        (self.0.next_u64() >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_are_64_hexadecimal_digits() {
        let seed = Seed::from_text("lutece");
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!(Seed::from_text(&seed.to_string()), seed);
        assert_eq!("12".parse::<Seed>(), Err(SeedError));
        assert_eq!("g".repeat(64).parse::<Seed>(), Err(SeedError));
    }

    /// These values are part of the record format: if this test fails, old records can no longer be
    /// replayed.
    #[test]
    fn dice_are_value_stable() {
        let mut dice = Seed([7; 32]).dice();
        let words: Vec<_> = (0..4).map(|_| dice.word()).collect();
        assert_eq!(words, GOLDEN_WORDS);
        let mut order: Vec<_> = (0..10).collect();
        Seed::from_text("stable").dice().shuffle(&mut order);
        assert_eq!(order, GOLDEN_ORDER);
    }

    const GOLDEN_WORDS: [u32; 4] = [2022281974, 550224005, 281928867, 3155495786];
    const GOLDEN_ORDER: [i32; 10] = [0, 9, 3, 5, 7, 2, 1, 6, 8, 4];

    #[test]
    fn below_is_even() {
        let mut chance = Quick::new(1);
        let mut seen = [0_u32; 7];
        for _ in 0..70_000 {
            seen[chance.below(7)] += 1;
        }
        assert!(seen.iter().all(|count| (9_500..10_500).contains(count)), "{seen:?}");
    }
}
