//! The JSON of the API: what programs send, and what they get of a table, made from a snapshot of it
//! for who asks.

pub mod answers;
pub mod bodies;
pub mod explorer;
