//! What holds for the bots in every game.

mod bots;
mod endgame;
mod fitting;
mod free_steps;
mod games;
mod matches;
