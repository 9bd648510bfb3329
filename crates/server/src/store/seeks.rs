//! People looking for an opponent. Of all who look for the same game, at most one waits: the second
//! is told of the first, and nobody else is. This is exact even with several servers, because each
//! step is one statement on one row.

use super::{Later, Millis, StoreError};
use crate::id::{PlayerId, TableId};

/// Somebody looks for an opponent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seek {
    /// What they want to play, and how fast.
    pub what: String,
    /// Who.
    pub player: PlayerId,
    /// Where they will wait.
    pub table: TableId,
    /// When.
    pub at: Millis,
}

/// How often it is tried again when somebody else was quicker.
const TRIES: usize = 8;

/// The part of a store that is about people looking for an opponent.
pub trait Seeks: Send + Sync + 'static {
    /// Notes that somebody waits, unless somebody else does; whether it is noted. What they noted
    /// before is replaced.
    fn wait(&self, seek: Seek) -> Later<'_, bool>;

    /// Takes the one who waits for this, unless it is the player.
    fn take(&self, what: String, player: PlayerId) -> Later<'_, Option<Seek>>;

    /// Somebody waits no more.
    fn stop_waiting(&self, player: PlayerId) -> Later<'_, ()>;
}

/// Takes the player who waits for the same, or waits.
///
/// # Errors
/// If the store failed.
pub async fn seek(store: &(impl Seeks + ?Sized), seek: &Seek) -> Result<Option<Seek>, StoreError> {
    for _ in 0..TRIES {
        if let Some(found) = store.take(seek.what.clone(), seek.player).await? {
            return Ok(Some(found));
        }
        if store.wait(seek.clone()).await? {
            return Ok(None);
        }
    }
    Err(StoreError::Refused("too many look for an opponent at once".to_owned()))
}
