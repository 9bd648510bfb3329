//! What the bots know about each game: one file each, and what older versions knew.

#[cfg(feature = "city-of-light")]
pub mod city_of_light;
#[cfg(feature = "lanterns")]
mod lanterns;
#[cfg(feature = "paris")]
pub mod paris;
#[cfg(feature = "paris")]
pub mod paris_0_1;
#[cfg(feature = "paris-paris")]
pub mod paris_paris;
#[cfg(feature = "paris-paris")]
mod paris_paris_exact;
#[cfg(feature = "paris-paris")]
mod paris_paris_finish;
