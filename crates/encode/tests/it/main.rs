//! The laws of encodings: obeyed by every game at every kind of table, and each shown to be able to
//! fail.

mod broken;
mod documented;
mod games;
mod laws;
