//! The site by its application, over real HTTP where connections matter: one program for all of these
//! tests, so that it is linked once.

mod api;
mod asks;
mod bots;
mod browser;
mod called;
mod calls;
mod chance;
mod clicks;
mod clocks;
mod desk;
mod embeds;
mod events;
mod explorer;
mod finding;
mod forms;
mod fuzz;
mod hints;
mod inside;
mod lobby;
mod operator;
mod people;
mod players;
mod races;
mod ratings;
mod reviews;
mod room;
mod seats;
mod security;
mod sequences;
mod stores;
mod studies;
mod study_api;
mod support;
mod tables;
