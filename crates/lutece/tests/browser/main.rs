//! The site in a real browser: whole games by clicking only what a person can see, and
//! everything that can happen on the way.
//!
//! `cargo xtask test` installs the browser and its driver.

mod browser;
mod desk;
mod driver;
mod hall;
mod http;
mod player;
mod receivers;
mod site;

mod access;
mod buttons;
mod calls;
mod embed;
mod events;
mod explain;
mod explorer;
mod eyes;
mod finding;
mod first;
mod games;
mod gestures;
mod hints;
mod house;
mod insight;
mod instep;
mod languages;
#[cfg(feature = "lanterns")]
mod lanterns;
mod laws;
mod layers;
mod lesson;
mod line;
mod meant;
mod people;
mod phone;
mod print;
mod reached;
mod replay;
mod rest;
mod review;
mod rooms;
mod rotation;
mod seats;
mod setup;
mod sizes;
mod steady;
mod story;
mod study;
mod study_keys;
mod studying;
mod taps;
mod time;
mod turns;
mod updates;
