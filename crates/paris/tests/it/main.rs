//! The rules of Paris, tested from outside.

mod laws;
