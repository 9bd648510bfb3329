//! The site over real HTTP: one program for all of these tests, so that it is linked once.

mod api;
mod browser;
mod forms;
mod fuzz;
mod people;
mod security;
mod stores;
mod support;
mod tables;
