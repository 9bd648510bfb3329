//! The laws of encodings: kept by every game at every kind of table, and each seen to fail.

mod broken;
mod documented;
mod games;
mod laws;
