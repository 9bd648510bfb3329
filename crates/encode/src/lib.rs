//! A seat's view as numbers, and a move as one number: the form in which programs learn the games.
//!
//! - [`Encode::view`] writes a [`SeatView`](table::SeatView) into a buffer of fixed length. It is
//!   given nothing else, so that it cannot know more than the seat does.
//! - [`Encode::number`] turns a move into a number and [`Encode::mv`] turns it back;
//!   [`Encode::mask`] marks the legal ones.
//! - Both consist of named [`Block`]s, so that a reader of the numbers knows what they are. Lengths
//!   depend only on the game: a network for two players fits a table of four.
//! - Seats are counted from the viewer: the viewer is 0, the next clockwise 1, and so on.

// So that users of this crate need not depend on `table` themselves.
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
