//! The rules of Paris, tested from outside.

mod bonus;
mod desk;
mod examples;
mod laws;
mod perft;
mod records;
mod rulings;
mod slow;
