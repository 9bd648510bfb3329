//! Passwords: Argon2id with OWASP's smallest parameters, a salt per account, off the threads
//! that serve requests.

use std::sync::Arc;

use argon2::{Algorithm, Argon2, Block, Params, Version};
use tokio::sync::Semaphore;

use crate::id::{hex, random};

/// The shortest password, in characters.
pub const SHORTEST: usize = 8;
/// The longest password, in bytes.
pub const LONGEST: usize = 256;

const MEMORY_KIB: u32 = 19 * 1024;
const PASSES: u32 = 2;
const NAME: &str = "argon2id-19m-2";

/// Hashes passwords, a few at a time: each takes 19 MB and some 30 ms of a core.
#[derive(Clone, Debug)]
pub struct Hasher {
    permits: Arc<Semaphore>,
}

impl Default for Hasher {
    fn default() -> Self {
        Self { permits: Arc::new(Semaphore::new(2)) }
    }
}

impl Hasher {
    /// The hash to keep for a new password.
    pub async fn hash(&self, password: String) -> String {
        let salt = hex(&random::<16>());
        let digest = self.digest(password, salt.clone()).await;
        format!("{NAME}${salt}${digest}")
    }

    /// Whether a password is the one of a kept hash. Takes as long when there is no hash, so
    /// that nobody can find out which names exist by the clock.
    pub async fn check(&self, password: String, kept: Option<&str>) -> bool {
        let parts = kept.and_then(|kept| {
            let (salt, digest) = kept.strip_prefix(NAME)?.strip_prefix('$')?.split_once('$')?;
            Some((salt.to_owned(), digest.to_owned()))
        });
        let (salt, expected) = parts.unwrap_or_else(|| (hex(&random::<16>()), String::new()));
        let digest = self.digest(password, salt).await;
        same(digest.as_bytes(), expected.as_bytes())
    }

    async fn digest(&self, password: String, salt: String) -> String {
        let permit = Arc::clone(&self.permits).acquire_owned().await;
        let done = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            let params = Params::new(MEMORY_KIB, PASSES, 1, Some(32)).expect("sound parameters");
            let mut memory = vec![Block::default(); params.block_count()];
            let mut digest = [0; 32];
            Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
                .hash_password_into_with_memory(
                    password.as_bytes(),
                    salt.as_bytes(),
                    &mut digest,
                    &mut memory,
                )
                .expect("password and salt have a sound length");
            hex(&digest)
        });
        done.await.expect("hashing does not panic")
    }
}

/// Compares without stopping at the first difference.
pub(crate) fn same(left: &[u8], right: &[u8]) -> bool {
    left.len() == right.len()
        && left.iter().zip(right).fold(0, |differ, (a, b)| differ | (a ^ b)) == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_the_password_fits_its_hash() {
        let hasher = Hasher::default();
        let kept = hasher.hash("correct horse".to_owned()).await;
        assert!(!kept.contains("horse"));
        assert!(hasher.check("correct horse".to_owned(), Some(&kept)).await);
        assert!(!hasher.check("correct horsf".to_owned(), Some(&kept)).await);
        assert!(!hasher.check("correct horse".to_owned(), None).await);
        assert!(!hasher.check(String::new(), None).await);
        assert_ne!(kept, hasher.hash("correct horse".to_owned()).await, "each has its salt");
    }
}
