//! The pages: HTML from what the site knows, in the visitor's language and light.
//!
//! Everything works by links and forms; the table's script only forwards clicks, shows what a move would
//! bring, and swaps in the parts that have changed.

pub mod about;
pub mod account;
pub mod advice;
pub mod analysis;
pub mod assets;
pub mod calls;
pub mod clock;
mod curve;
pub mod desk;
pub mod embed;
pub mod events;
pub mod explorer;
pub mod figure;
pub mod frame;
pub(crate) mod glyph;
pub mod home;
pub mod join;
pub mod log;
pub mod new;
pub mod new_event;
pub mod options;
pub mod papers;
mod pills;
pub mod player;
pub mod players;
pub mod programs;
pub mod replay;
pub mod reporting;
pub mod review;
pub mod rules;
pub mod setup;
pub mod share;
mod slide;
pub mod table;
pub mod viewer;
mod when;
