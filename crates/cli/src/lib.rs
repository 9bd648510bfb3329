//! What every command shares: its arguments, how much a bot may think, its answers, and the wording
//! of messages.

pub mod answer;
pub mod effort;
pub mod input;
pub mod policy;
pub mod voice;

pub use answer::{Answer, Failure};
pub use effort::Effort;
pub use policy::Policy;
