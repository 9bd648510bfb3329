//! What is stored about tables: their actions, which are the truth, and the lists over them.

use super::{Append, Appended, Entry, Head, Later, List, Millis, Status, Stored};
use crate::id::{NodeId, TableId};

/// The part of a store that is about tables.
pub trait TableStore: Send + Sync {
    /// A new table with its first actions.
    fn create(&self, head: Head, first: Append) -> Later<'_, Appended>;

    /// Adds actions to a table.
    fn append(&self, append: Append) -> Later<'_, Appended>;

    /// Everything about a table.
    fn load(&self, table: TableId) -> Later<'_, Option<Stored>>;

    /// The actions of a table from a number on.
    fn tail(&self, table: TableId, from: u32) -> Later<'_, Vec<Entry>>;

    /// How many actions each of these tables has; tables that are not there are left out.
    fn lengths(&self, tables: Vec<TableId>) -> Later<'_, Vec<(TableId, u32)>>;

    /// Replaces lines of a table, to erase what a person said and was called. The number of
    /// actions stays the same.
    fn rewrite(&self, table: TableId, lines: Vec<(u32, String)>) -> Later<'_, ()>;

    /// The tables of a list, at most `limit`.
    fn list(&self, list: List, limit: u32) -> Later<'_, Vec<(TableId, Status)>>;

    /// Tables that never began and where nothing happened since `open`, and games that are not over
    /// and where nothing happened since `unfinished`; at most `limit`.
    fn abandoned(&self, open: Millis, unfinished: Millis, limit: u32) -> Later<'_, Vec<TableId>>;

    /// Removes a table with everything that happened at it.
    fn remove(&self, table: TableId) -> Later<'_, ()>;

    /// Tables in the order of their ids, after one of them; for exports and checks.
    fn page(&self, after: Option<TableId>, limit: u32) -> Later<'_, Vec<TableId>>;

    /// How many tables there are of each status.
    fn count(&self) -> Later<'_, Vec<(Status, u64)>>;

    /// Takes bots' turns that nobody computes and clocks that have run out by `now`, at most
    /// `limit`, for `lease` milliseconds.
    fn claim(
        &self,
        node: NodeId,
        limit: u32,
        lease: Millis,
        now: Millis,
    ) -> Later<'_, Vec<TableId>>;

    /// Gives back a clock that was taken before it has run out; it does at `until`.
    fn defer(&self, node: NodeId, table: TableId, until: Millis) -> Later<'_, ()>;

    /// Keeps turns that this server is computing for `lease` milliseconds from now.
    fn renew(&self, node: NodeId, tables: Vec<TableId>, lease: Millis) -> Later<'_, ()>;

    /// Gives back every turn of this server, when it stops.
    fn release(&self, node: NodeId) -> Later<'_, ()>;
}
