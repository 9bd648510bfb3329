//! A table: the state its actions lead to, who may do what there, and what each viewer sees of it.

pub mod asked;
pub mod called;
pub mod click;
pub mod clock;
mod deal;
pub mod decide;
pub mod help;
pub mod parties;
mod place;
mod refusal;
mod request;
pub mod rights;
mod seal;
pub mod snapshot;
pub mod state;
mod time;
