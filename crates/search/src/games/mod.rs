//! What the bots know about each game: one file each, and what older versions knew.

pub mod city_of_light;
pub mod paris;
pub mod paris_0_1;
pub mod paris_paris;
mod paris_paris_exact;
mod paris_paris_finish;
