//! What every command shares: what it is asked with, how much may be thought, how it answers and
//! what it says.

pub mod answer;
pub mod effort;
pub mod input;
pub mod policy;
pub mod voice;

pub use answer::{Answer, Failure};
pub use effort::Effort;
pub use policy::Policy;
