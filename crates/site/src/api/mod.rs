//! The JSON of the API: what programs send, and what they receive about tables, players and events, made from
//! what the requester may see.

pub mod answers;
pub mod bodies;
pub mod events;
pub mod explorer;
pub mod players;
