//! What people keep about each other: whom they follow, whom they block, a note for themselves; and
//! who wants to be left alone.

pub use site::social::Relation;

use super::Later;
use crate::id::PlayerId;

/// The part of a store that is about what people keep about each other.
pub trait Social: Send + Sync {
    /// Whether somebody shows their games and ratings to nobody.
    fn is_private(&self, player: PlayerId) -> Later<'_, bool>;

    /// Somebody shows them, or does not.
    fn set_private(&self, player: PlayerId, private: bool) -> Later<'_, ()>;

    /// What somebody keeps about another.
    fn relation(&self, player: PlayerId, other: PlayerId) -> Later<'_, Relation>;

    /// Keeps something else; nothing at all is forgotten. False if they keep as much as they may.
    fn relate(
        &self,
        player: PlayerId,
        other: PlayerId,
        relation: Relation,
        most: u32,
    ) -> Later<'_, bool>;

    /// Everybody about whom somebody keeps something.
    fn relations(&self, player: PlayerId) -> Later<'_, Vec<(PlayerId, Relation)>>;
}
