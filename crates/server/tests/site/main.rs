//! The site over real HTTP: one program for all of these tests, so that it is linked once.

mod api;
mod people;
mod security;
mod support;
mod tables;
