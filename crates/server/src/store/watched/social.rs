//! What people keep about each other, in a store that is watched.

use super::Watched;
use crate::id::PlayerId;
use crate::store::Later;
use crate::store::social::{Relation, Social};

impl Social for Watched {
    fn is_private(&self, player: PlayerId) -> Later<'_, bool> {
        self.read("relations", self.inner.is_private(player))
    }

    fn set_private(&self, player: PlayerId, private: bool) -> Later<'_, ()> {
        self.write("relations", self.inner.set_private(player, private))
    }

    fn relation(&self, player: PlayerId, other: PlayerId) -> Later<'_, Relation> {
        self.read("relations", self.inner.relation(player, other))
    }

    fn relate(
        &self,
        player: PlayerId,
        other: PlayerId,
        relation: Relation,
        most: u32,
    ) -> Later<'_, bool> {
        self.write("relations", self.inner.relate(player, other, relation, most))
    }

    fn relations(&self, player: PlayerId) -> Later<'_, Vec<(PlayerId, Relation)>> {
        self.read("relations", self.inner.relations(player))
    }
}
