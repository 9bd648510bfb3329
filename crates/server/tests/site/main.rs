//! The site over real HTTP: one program for all of these tests, so that it is linked once.

mod api;
mod bots;
mod browser;
mod called;
mod calls;
mod chance;
mod clicks;
mod clocks;
mod desk;
mod finding;
mod forms;
mod fuzz;
mod lobby;
mod operator;
mod people;
mod races;
mod ratings;
mod reviews;
mod room;
mod seats;
mod security;
mod sequences;
mod stores;
mod studies;
mod support;
mod tables;
