//! The site over real HTTP: one program for all of these tests, so that it is linked once.

mod support;
mod tables;
