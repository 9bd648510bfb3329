//! The site.

pub mod action;
pub mod id;
pub mod log;
pub mod metrics;
pub mod people;
pub mod store;
