//! Which servers are running, and when none was. Every server leaves a sign of life periodically. A server
//! that leaves one after a silence, in which no other server left any, notes an outage from the last sign
//! until then. If several come back at once, only one notes it.

use site::action::Outage;

use super::{Later, Millis};
use crate::id::NodeId;

/// A sign that a server is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sign {
    /// Which server.
    pub node: NodeId,
    /// When, by the store's time.
    pub at: Millis,
    /// Whether it has just begun, or gave no sign for long.
    pub begins: bool,
    /// Whether it is the last one.
    pub leaves: bool,
    /// For how long after a sign another server counts as being there, in milliseconds; 0 where there
    /// is no other.
    pub silence: Millis,
}

/// For how long outages are remembered: no turn is longer, with its bank and vacation.
pub(crate) const KEPT: Millis = 400 * 24 * 3_600_000;

/// The part of a store that is about servers that are there.
pub trait Outages: Send + Sync {
    /// Keeps a sign of a server; the outages that are remembered, in their order.
    fn sign(&self, sign: Sign) -> Later<'_, Vec<Outage>>;
}
