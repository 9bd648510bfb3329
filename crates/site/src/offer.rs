//! A table that could be set up.

use table::Seed;

use crate::id::TableId;

/// A table that could be set up: its id, and the hash of the secret from which it would be dealt. A player
/// who sees the hash before sending their own part of the shuffle knows that the server did not choose the
/// secret to fit it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The id.
    pub table: TableId,
    /// The hash.
    pub commitment: Seed,
}
