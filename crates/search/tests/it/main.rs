//! What holds for the bots in every game.

mod bots;
mod endgame;
mod fitting;
mod games;
mod matches;
