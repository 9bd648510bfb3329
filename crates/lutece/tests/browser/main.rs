//! The site in a real browser: whole games by clicking only what a person can see, and
//! everything that can happen on the way.
//!
//! `cargo xtask test` installs the browser and its driver.

#![expect(dead_code, reason = "the tests of the pages come with the pages")]

mod browser;
mod driver;
mod http;
mod player;
mod site;

mod eyes;
