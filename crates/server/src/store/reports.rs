//! Players' reports to the operator, and the shared resources that players hold: tables that wait for
//! players, and tables of bots alone.

pub use site::report::Report;

use super::{Later, Millis};
use crate::id::{PlayerId, ReportId, TableId};

/// What became of a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reported {
    /// It is kept.
    Done,
    /// The same was reported by the same player before.
    Again,
    /// The player has reported enough for now.
    TooMany,
}

/// Which reports to list; the latest come first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reports {
    /// Those that no operator has closed.
    Open,
    /// Those that one has.
    Closed,
    /// Those of a player, whichever.
    By(PlayerId),
}

site::word_enum! {
    /// Why a table counts against the person who set it up.
    Holding {
        /// It waits for players.
        Waiting "waiting",
        /// Bots play there among themselves.
        Bots "bots",
    }
}

/// A table that counts against the person who set it up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Held {
    /// The table.
    pub table: TableId,
    /// Why it counts.
    pub holding: Holding,
    /// Who set it up.
    pub player: PlayerId,
    /// From which network: a keyed hash, which tells nobody the address.
    pub network: String,
    /// When.
    pub at: Millis,
}

/// For how long it can count at all; afterwards the row is removed.
pub(crate) const HELD: Millis = 7 * 24 * 3_600_000;

/// The part of a store that is about reports and about what players hold.
pub trait ReportStore: Send + Sync {
    /// Keeps a report, unless its author has made `most` since a time already.
    fn report(&self, report: Report, most: u32, since: Millis) -> Later<'_, Reported>;

    /// Reports, the latest first, at most `limit`.
    fn reports(&self, which: Reports, limit: u32) -> Later<'_, Vec<Report>>;

    /// An operator has seen to a report; false if there is none that is open.
    fn close_report(&self, id: ReportId, by: String, at: Millis) -> Later<'_, bool>;

    /// Forgets what is reported of a player, and what they wrote in reports of others.
    fn forget_reports(&self, player: PlayerId) -> Later<'_, ()>;

    /// Notes that a table counts against the person who set it up.
    fn hold(&self, held: Held) -> Later<'_, ()>;

    /// The tables that count against a player or a network.
    fn held(&self, player: PlayerId, network: String) -> Later<'_, Vec<Held>>;

    /// Tables that count against nobody any more.
    fn let_go(&self, tables: Vec<TableId>) -> Later<'_, ()>;
}
