//! What is stored about calls: who wants to be notified and how, and which calls are still to be made.
//!
//! A call is written in the transaction of the action that causes it, so that none is lost, and there is at
//! most one for each player, table, version and reason. A server claims the player before it delivers, so
//! that only one of several servers does.

pub use site::model::called::Reason;

use super::{Later, Millis};
use crate::id::{NodeId, PlayerId, TableId};

/// A call that follows from an append.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ring {
    /// Who is called.
    pub player: PlayerId,
    /// Why.
    pub reason: Reason,
    /// Not before this time: somebody who is looking needs no call.
    pub due: Millis,
}

/// A call of one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// Where.
    pub table: TableId,
    /// How many actions the table had then.
    pub version: u32,
    /// Why.
    pub reason: Reason,
    /// When it came about.
    pub at: Millis,
    /// When it is to be looked at next.
    pub due: Millis,
    /// How often it was tried to deliver it.
    pub tries: u32,
    /// [`Call::NEW`] until it has been decided what to do about it; then the channels still to be used; empty
    /// when everything is done.
    pub left: String,
}

impl Call {
    /// What is left of a call that nobody has looked at.
    pub const NEW: &str = "new";
}

/// Somebody who wants to be called.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Callee {
    /// What they want, as JSON.
    pub wishes: String,
    /// When they were last sent a mail; 0 if never.
    pub mailed: Millis,
    /// When they last looked at a table; 0 if not since they want to be called.
    pub looked: Millis,
}

/// How the wishes of somebody look who asked to be told when a table waits for players.
pub(crate) const LOOKOUT: &str = r#"%"also_about":["waits"]%"#;

/// The part of a store that is about calls.
pub trait CallStore: Send + Sync + 'static {
    /// Everybody who wants to be called.
    fn callees(&self) -> Later<'_, Vec<PlayerId>>;

    /// Those of them who asked to be told when a table waits for players.
    fn lookouts(&self) -> Later<'_, Vec<PlayerId>>;

    /// What somebody wants.
    fn callee(&self, player: PlayerId) -> Later<'_, Option<Callee>>;

    /// Changes what somebody wants, by compare-and-set; `None` means nothing, and forgets their calls. False
    /// if it was changed meanwhile. Other servers are told.
    fn change_callee(
        &self,
        player: PlayerId,
        before: Option<String>,
        after: Option<String>,
    ) -> Later<'_, bool>;

    /// Takes people with calls that are due, at most `limit`, for `lease` milliseconds.
    fn claim_callees(&self, node: NodeId, limit: u32, lease: Millis) -> Later<'_, Vec<PlayerId>>;

    /// Gives somebody back.
    fn release_callee(&self, node: NodeId, player: PlayerId) -> Later<'_, ()>;

    /// Somebody's calls, the latest first.
    fn calls(&self, player: PlayerId, limit: u32) -> Later<'_, Vec<Call>>;

    /// Keeps what became of calls: when they are due next, how often they were tried, and what is
    /// left of them; and, if it was a mail, when.
    fn settle_calls(
        &self,
        player: PlayerId,
        calls: Vec<Call>,
        mailed: Option<Millis>,
    ) -> Later<'_, ()>;

    /// Forgets calls that are not needed.
    fn forget_calls(&self, player: PlayerId, calls: Vec<Call>) -> Later<'_, ()>;

    /// Forgets every call from before that time.
    fn tidy_calls(&self, before: Millis) -> Later<'_, ()>;

    /// Somebody looks at a table at this time: what is new there needs no call.
    fn looked(&self, player: PlayerId, table: TableId, at: Millis) -> Later<'_, ()>;

    /// A secret of the site, which is this one if there was none yet.
    fn secret(&self, name: &'static str, new: Vec<u8>) -> Later<'_, Vec<u8>>;
}
