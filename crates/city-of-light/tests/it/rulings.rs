//! Every ruling has a test of its name; the other tests here cover rules that need no ruling.

mod areas;
mod light;
mod pieces;
mod rights;
mod setup;
mod streets;
mod turns;
