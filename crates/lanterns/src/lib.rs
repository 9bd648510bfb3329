//! Lanterns: a small game that no program ships, to try what every game needs.
//!
//! Everybody holds [`HAND`] lanterns of different brightness, hidden from the others. Whoever is to
//! act hangs one of them at a free post of the quay and scores its brightness times the number of the
//! post. When all have been hung the most points win.

// Users of this crate need no other.
pub use ::table;

mod action;
mod edition;
mod event;
mod game;
mod messages;
mod options;
mod position;
mod refusal;
mod state;
mod view;

pub use action::{Lantern, Move, Post};
pub use edition::Edition;
pub use event::Event;
pub use game::{Deal, Lanterns};
pub use messages::MESSAGES;
pub use options::Options;
pub use refusal::Refusal;
pub use state::State;
pub use view::{Hung, PostView, Public, Secret};

/// How many lanterns everybody holds at the beginning.
pub const HAND: usize = 4;

/// How many lanterns there are, of brightness 1 to this.
pub const LANTERNS: usize = 16;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
