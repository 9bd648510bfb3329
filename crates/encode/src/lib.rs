//! What a seat sees as numbers, and a move as a number: the form in which programs learn the games.
//!
//! - [`Encode::view`] writes a [`SeatView`](table::SeatView) into a buffer of fixed length. It is
//!   given nothing else, so that it cannot know more than the seat does.
//! - [`Encode::number`] and [`Encode::mv`] are a move as a number and the way back;
//!   [`Encode::mask`] marks the legal ones.
//! - Both are made of [`Block`]s with names, so that whoever reads the numbers knows what they are.
//!   Lengths depend on the game alone: a network for two players fits a table of four.
//! - Seats are counted from the viewer: the viewer is 0, the next clockwise 1, and so on.

// Who uses this crate needs no other.
pub use ::table;

mod block;
mod city_of_light;
mod encode;
mod paris;
mod paris_moves;
mod paris_paris;

pub use block::{Block, Writer, describe, total};
pub use city_of_light::CityOfLightEncoding;
pub use encode::{Encode, Encoded};
pub use paris::ParisEncoding;
pub use paris_paris::ParisParisEncoding;

/// The games that have an encoding.
pub mod games {
    pub use {::city_of_light, ::paris, ::paris_paris};
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
