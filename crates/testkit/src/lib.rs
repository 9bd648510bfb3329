//! The tests that every game must pass: laws under random play, perft, recorded games, mutations.
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
//! and gets one test per law. A law is a plain function over a [`Table`] that panics and says where
//! it was broken: the table, the number of the random game and the ply, which is enough to
//! reproduce it. `LUTECE_GAMES=1000` plays that many games per table instead of a few.

// So that users of this crate need not depend on `table` themselves.
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
