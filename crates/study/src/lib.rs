//! The review of a finished game: who decided how well, what luck did, and where the game turned.
//!
//! [`review`] lets the strongest search judge every decision by what its seat could know then, and
//! keeps apart what a decision lost and what chance gave or took. [`page`] is the result as one
//! HTML file in any of the six languages. Nothing here knows of threads, clocks or files: a caller
//! that has others to serve passes a flag to stop it and hears how far it is.

mod curve;
mod grade;
mod judge;
mod page;
mod reason;

pub use grade::{Grade, accuracy};
pub use judge::{Decision, Plan, Player, Refusal, Review, Turning, Win, review};
pub use page::page;
pub use reason::{Change, by_heading, changes};
