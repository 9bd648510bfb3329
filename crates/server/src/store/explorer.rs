//! What others did, summed up: an index over the games that are over, and over records that an
//! operator added.
//!
//! The transaction that ends a game also notes it (`explore_due`). It is counted later in a transaction that
//! also records that it was (`explored`), so no game counts twice, however many servers try and however often
//! one is killed.

pub use site::explorer::{Deed, Origin, Spot, Sums, Tally};

use std::collections::BTreeMap;

use super::{Later, Millis, StoreError};
use crate::id::TableId;

/// The part of a store that is about what others did.
pub trait Explorer: Send + Sync {
    /// Games that are over and not counted, whose time has come; at most `limit`.
    fn explore_due(&self, now: Millis, limit: u32) -> Later<'_, Vec<TableId>>;

    /// A game is looked at again later.
    fn explore_later(&self, table: TableId, due: Millis) -> Later<'_, ()>;

    /// Counts games, those that are counted already left out; how many are new. None of them is due
    /// any more.
    fn put_explored(&self, tallies: Vec<Tally>) -> Later<'_, usize>;

    /// Forgets everything of an origin.
    fn forget_explored(&self, origin: Origin) -> Later<'_, ()>;

    /// What was chosen at a spot, by whom, and what came of it.
    fn explored_choices(&self, spot: Spot) -> Later<'_, Vec<(Deed, Sums)>>;

    /// What was done in a position.
    fn explored_moves(&self, position: String) -> Later<'_, Vec<(Deed, Sums)>>;

    /// How many games of an origin are counted.
    fn explored_games(&self, origin: Origin) -> Later<'_, u64>;
}

/// What several games add together.
#[derive(Default)]
pub(crate) struct Together {
    pub(crate) openings: BTreeMap<(Spot, Deed), Sums>,
    pub(crate) positions: BTreeMap<(String, Deed), Sums>,
}

impl<'a> FromIterator<&'a Tally> for Together {
    fn from_iter<I: IntoIterator<Item = &'a Tally>>(tallies: I) -> Self {
        let mut together = Self::default();
        for tally in tallies {
            for (key, sums) in &tally.openings {
                together.openings.entry(key.clone()).or_default().add(*sums);
            }
            for (key, sums) in &tally.positions {
                together.positions.entry(key.clone()).or_default().add(*sums);
            }
        }
        together
    }
}

pub(crate) fn origin_of(word: &str) -> Result<Origin, StoreError> {
    Origin::parse(word).ok_or_else(|| StoreError::Corrupt(format!("origin {word:?}")))
}
