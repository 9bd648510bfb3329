//! The laws tried on a toy game: a sound one obeys them, and each broken one is caught.

mod broken;
mod golden;
mod laws;
mod toy;
