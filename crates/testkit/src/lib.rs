//! What every game is tested with: laws under random play, perft, recorded games, mutations.
//!
//! A game crate writes in `tests/laws.rs`:
//!
//! ```text
//! lutece_testkit::laws! {
//!     game: ParisParis,
//!     tables: lutece_testkit::Table::every(&[&[], &[("doubles", "on")]]),
//!     messages: paris_paris::MESSAGES,
//!     pieces: |rules, state| rules.census(state),
//! }
//! ```
//!
//! and gets one test per law. A law is a plain function over a [`Table`] that panics with the
//! place where it broke: the table, the number of the random game and the ply, which is enough
//! to see it again. `LUTECE_GAMES=1000` plays that many games per table instead of a few.

// Who uses this crate needs no other.
pub use ::table;

pub mod fuzz;
pub mod laws;
pub mod mutate;
mod perft;
pub mod positions;
mod records;
mod tables;

pub use perft::{perft, perft_after};
pub use records::{BLESS, Records, the_leader_gave_up};
pub use tables::{Ply, Table};
