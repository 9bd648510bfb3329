//! What holds for the bots in every game.

mod bots;
mod by_file;
mod endgame;
mod explaining;
mod fitting;
mod free_steps;
mod games;
mod joined;
mod last_rounds;
mod learning;
mod matches;
mod playing_on;
mod sense;
mod together;
