//! Passwords: Argon2id with OWASP's smallest parameters, a salt per account, off the threads
//! that serve requests.

use std::sync::Arc;

use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use argon2::{Algorithm, Argon2, Params, Version};
use tokio::sync::Semaphore;

use crate::id::{hex, random};

/// The shortest password, in characters.
pub const SHORTEST: usize = 8;
/// The longest password, in bytes.
pub const LONGEST: usize = 256;

const MEMORY_KIB: u32 = 19 * 1024;
const PASSES: u32 = 2;
/// How every hash begins that is made today; a kept one that begins otherwise is made anew when
/// its password is next seen.
const TODAY: &str = "$argon2id$v=19$m=19456,t=2,p=1$";
/// How the hashes of version 0.1 began; salt and digest followed.
const EARLIER: &str = "argon2id-19m-2$";

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
    /// The hash to keep for a new password, as a PHC string.
    pub async fn hash(&self, password: String) -> String {
        self.work(move || {
            let hash = argon2().hash_password_with_salt(password.as_bytes(), &random::<16>());
            hash.expect("password and salt have a sound length").to_string()
        })
        .await
    }

    /// Whether a kept hash is not made as hashes are made today.
    #[must_use]
    pub fn is_outdated(kept: &str) -> bool {
        !kept.starts_with(TODAY)
    }

    /// Whether a password is the one of a kept hash. Takes as long when there is no hash, so
    /// that nobody can find out which names exist by the clock.
    pub async fn check(&self, password: String, kept: Option<&str>) -> bool {
        let kept = kept.map(str::to_owned);
        self.work(move || {
            let password = password.as_bytes();
            let earlier = kept.as_deref().and_then(|kept| kept.strip_prefix(EARLIER));
            match (&kept, earlier.and_then(|kept| kept.split_once('$'))) {
                (_, Some((salt, expected))) => {
                    let digest = digest(password, salt.as_bytes());
                    digest.is_some_and(|digest| same(digest.as_bytes(), expected.as_bytes()))
                }
                (Some(kept), None) => argon2().verify_password(password, kept.as_str()).is_ok(),
                (None, None) => {
                    digest(password, &random::<16>());
                    false
                }
            }
        })
        .await
    }

    /// Runs something that takes a while and some memory, when its turn comes.
    async fn work<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> T {
        let permit = Arc::clone(&self.permits).acquire_owned().await;
        let done = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            work()
        });
        done.await.expect("hashing does not panic")
    }
}

fn argon2() -> Argon2<'static> {
    let params = Params::new(MEMORY_KIB, PASSES, 1, Some(32)).expect("sound parameters");
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
}

/// A digest as version 0.1 stored it; `None` if the salt is invalid.
fn digest(password: &[u8], salt: &[u8]) -> Option<String> {
    let mut digest = [0; 32];
    argon2().hash_password_into(password, salt, &mut digest).ok()?;
    Some(hex(&digest))
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
        assert!(!Hasher::is_outdated(&kept), "{kept}");
    }

    #[tokio::test]
    async fn c19_a_hash_of_version_0_1_still_fits_and_is_outdated() {
        let salt = "00112233445566778899aabbccddeeff";
        let digest = digest(b"correct horse", salt.as_bytes()).expect("a sound salt");
        let kept = format!("{EARLIER}{salt}${digest}");
        let hasher = Hasher::default();
        assert!(hasher.check("correct horse".to_owned(), Some(&kept)).await);
        assert!(!hasher.check("correct horsf".to_owned(), Some(&kept)).await);
        assert!(Hasher::is_outdated(&kept));
        for odd in [
            "",
            "$",
            "argon2id-19m-2$",
            "argon2id-19m-2$00$00",
            "$argon2id$v=19$m=19456,t=2,p=1$",
            "plain",
        ] {
            assert!(!hasher.check("correct horse".to_owned(), Some(odd)).await, "{odd:?}");
        }
    }
}
