//! The laws tried on a toy game: a sound one keeps them, each broken one is caught.

mod broken;
mod golden;
mod laws;
mod toy;
