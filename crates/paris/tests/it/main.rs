//! The rules of Paris, tested from outside.

mod bonus;
mod desk;
mod editions;
mod examples;
mod feats;
mod laws;
mod notation;
mod perft;
mod positions;
mod records;
mod rulings;
mod setup;
mod slow;
