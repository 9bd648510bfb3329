//! The person who makes a request, and the rights that links give.

use table::Seat;

use crate::id::PlayerId;

/// Who is asking.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The player.
    pub id: PlayerId,
    /// What they like to be called; may be empty for a guest.
    pub name: String,
    /// Whether they have an account.
    pub account: bool,
}

/// What a link gives, and no more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Right {
    /// To take this seat while it is free.
    Play(Seat),
    /// To watch.
    Watch,
}
