//! Every ruling is a test of its name; the other tests here are the rules that need no ruling.

mod areas;
mod light;
mod pieces;
mod rights;
mod setup;
mod streets;
mod turns;
