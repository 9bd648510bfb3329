//! The review of a finished game: who decided how well, what luck did, and where the game turned.
//!
//! [`review`] lets the strongest search judge every decision by what its seat could know at the time, and
//! separates what a decision lost from what chance gave or took. [`page`] is the result as one HTML file in
//! any of the six languages. Nothing here uses clocks or files: a caller that has other work passes a flag to
//! stop it, says how many threads it can spare, and is told the progress.

mod advice;
mod curve;
mod edit;
mod grade;
mod judge;
mod look;
mod luck;
mod page;
mod picture;
mod reason;
mod review;
mod sources;
mod telling;
mod turn;
mod warning;
mod weigh;

pub use advice::{Advice, Advised, advise, is_known};
pub use edit::{Edit, NoEdit};
pub use grade::{Grade, accuracy, is_choice};
pub use judge::{JUDGE, JudgePlan, Judging, Refusal, review};
pub use page::page;
pub use picture::{BoardWords, motion, picture, picture_for};
pub use reason::{Change, Gain, Versus, Why, by_heading, changes, gain};
pub use review::{Certainty, Decision, Player, Review, Turning, Verdict, Win};
pub use sources::{Source, sources};
pub use telling::{Medium, Telling, lost, verdict};
pub use warning::Warning;
