//! The rules of Paris Paris, tested from outside.

mod desk;
mod editions;
mod examples;
mod feats;
mod laws;
mod moves;
mod perft;
mod positions;
mod records;
mod rulings;
mod slow;
