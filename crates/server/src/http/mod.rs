//! HTTP: who asks, whether they may, and how it is answered.

pub mod account;
pub mod calls;
pub mod events;
pub mod extract;
pub mod fields;
pub mod guard;
pub mod ops;
pub mod problem;
pub mod visitor;
