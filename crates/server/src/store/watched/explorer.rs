//! What others did, in a store that is watched.

use super::Watched;
use crate::id::TableId;
use crate::store::explorer::{Deed, Explorer, Origin, Spot, Sums, Tally};
use crate::store::{Later, Millis};

impl Explorer for Watched {
    fn explore_due(&self, now: Millis, limit: u32) -> Later<'_, Vec<TableId>> {
        self.read("explorer", self.inner.explore_due(now, limit))
    }

    fn explore_later(&self, table: TableId, due: Millis) -> Later<'_, ()> {
        self.write("explorer", self.inner.explore_later(table, due))
    }

    fn put_explored(&self, tallies: Vec<Tally>) -> Later<'_, usize> {
        self.write("explorer", self.inner.put_explored(tallies))
    }

    fn forget_explored(&self, origin: Origin) -> Later<'_, ()> {
        self.write("explorer", self.inner.forget_explored(origin))
    }

    fn explored_choices(&self, spot: Spot) -> Later<'_, Vec<(Deed, Sums)>> {
        self.read("explorer", self.inner.explored_choices(spot))
    }

    fn explored_moves(&self, position: String) -> Later<'_, Vec<(Deed, Sums)>> {
        self.read("explorer", self.inner.explored_moves(position))
    }

    fn explored_games(&self, origin: Origin) -> Later<'_, u64> {
        self.read("explorer", self.inner.explored_games(origin))
    }
}
