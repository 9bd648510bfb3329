//! The rules of City of Light, tested from outside.

mod desk;
mod examples;
mod laws;
mod perft;
mod positions;
mod records;
mod rulings;
mod slow;
mod views;
