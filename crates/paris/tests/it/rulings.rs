//! Every ruling of the rule pages is a test of its number.

mod board;
mod ending;
mod secrets;
mod tiles;
