//! HTTP: who asks, whether they may, and how it is answered.

pub mod accept;
pub mod account;
pub mod actions;
pub mod events;
pub mod extract;
pub mod fields;
pub mod guard;
pub mod limit;
pub mod ops;
mod patient;
pub mod problem;
pub mod visitor;
