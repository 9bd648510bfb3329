//! Reports by players to the operator.

use crate::id::{PlayerId, ReportId, TableId};
use crate::stored::Millis;

/// The longest reason, in characters.
pub const LONGEST_REASON: usize = 300;

/// Something that a player finds the operator should see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Its own id.
    pub id: ReportId,
    /// When.
    pub at: Millis,
    /// Who reports.
    pub by: PlayerId,
    /// At which table.
    pub table: TableId,
    /// The number of the action that said it; `None` if it is about a name.
    pub ply: Option<u32>,
    /// Who is reported.
    pub about: PlayerId,
    /// What they were called then.
    pub name: String,
    /// What they said, as it was then; empty if it is about a name.
    pub quote: String,
    /// What the reporter adds; may be empty.
    pub reason: String,
    /// Which operator closed it, and when.
    pub closed: Option<(Millis, String)>,
}
