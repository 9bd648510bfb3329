//! The JSON of the API: what programs send, and what they get of tables, players and events, made
//! from what whoever asks may see of them.

pub mod answers;
pub mod bodies;
pub mod events;
pub mod explorer;
pub mod players;
