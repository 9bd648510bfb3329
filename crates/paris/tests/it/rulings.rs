//! Every ruling on the rules pages has a test of its number.

mod board;
mod ending;
mod secrets;
mod tiles;
