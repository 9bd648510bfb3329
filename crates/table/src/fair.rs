//! Fair shuffles that can be checked.
//!
//! Before the first move the server publishes [`commitment`] of its secret; each player may add
//! entropy of their own; the game is dealt from [`mix`] of all of it; afterwards the secret is
//! revealed and anybody can repeat both steps. The server cannot choose the deal because it does
//! not know the players' entropy when it commits; a player cannot because the secret is hidden.

use sha2::{Digest as _, Sha256};

use crate::seed::Seed;

/// What the server publishes before the first move: a hash that binds it to `secret`.
#[must_use]
pub fn commitment(secret: &Seed) -> Seed {
    let mut hash = Sha256::new();
    hash.update(b"lutece commitment 1\n");
    hash.update(secret.0);
    Seed(hash.finalize().into())
}

/// The seed of the game: the server's secret and the players' entropy, in seat order.
#[must_use]
pub fn mix<'a>(secret: &Seed, entropy: impl IntoIterator<Item = &'a str>) -> Seed {
    let mut hash = Sha256::new();
    hash.update(b"lutece mix 1\n");
    hash.update(secret.0);
    for part in entropy {
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part.as_bytes());
    }
    Seed(hash.finalize().into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_changes_the_seed() {
        let secret = Seed::from_text("a");
        let seed = mix(&secret, ["x", "y"]);
        assert_ne!(seed, mix(&Seed::from_text("b"), ["x", "y"]));
        assert_ne!(seed, mix(&secret, ["y", "x"]));
        assert_ne!(seed, mix(&secret, ["xy"]));
        assert_ne!(seed, mix(&secret, ["xy", ""]));
        assert_ne!(commitment(&secret), secret);
        assert_ne!(commitment(&secret), commitment(&seed));
    }
}
