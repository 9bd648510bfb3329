//! What the bots know about each game: one file each.

pub mod city_of_light;
pub mod paris;
pub mod paris_paris;
mod paris_paris_finish;
