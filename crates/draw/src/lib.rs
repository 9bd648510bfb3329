//! A view in, SVG out: the boards of the three games.
//!
//! Each game is a feature of its name, all of them by default.
//!
//! There are no rules in here and nothing is remembered: [`Drawn::board`] makes one `<svg>`, a
//! [`Board`], from a [`Scene`]. The same drawing serves the page, `lutece draw` and the documentation.
//!
//! - Every thing has its name in `aria-label` and what it does, costs and brings in
//!   `aria-description`: for those who cannot see it, and for a page to show.
//! - Everything that can be chosen carries `data-pick` with its words of the notation and the
//!   class `pick`; those named in [`Marks::targets`] also `target`.
//! - Colours are classes; [`style`] gives them by day and by night. [`standalone`] puts the
//!   style into the picture.
//! - Every piece has the same `id` wherever it lies, so that a page can let it glide.
//! - Parts with `data-layer` are hidden until they have the class `on`, or `shown`: a page gives it
//!   to the layers named by the `data-shows`, or else the `data-pick`, of what is looked at.
//! - What has the class `next` belongs to what comes after points that were scored, and what has
//!   `settles` changes only when they have been told: a page hides the one and shows the other as
//!   it was until then.
//! - A place where a piece can lie has the class `lies`, and the definitions `ghost-WORD` or
//!   `ghost-WORD-TURN` the piece that a move of these words would lay: a page copies it there.
//! - The root's `data-rides` names an icon that drives to wherever the page tells something of.
//! - Colour is never the only sign: players have a shape and a letter, lines a pattern and a
//!   letter, spaces a texture.

#![cfg_attr(
    not(all(feature = "city-of-light", feature = "paris-paris", feature = "paris")),
    allow(dead_code, reason = "what only the drawings of other games need")
)]

// Users of this crate need no other.
pub use ::table;

mod about;
mod board;
mod book;
#[cfg(feature = "city-of-light")]
pub mod city_of_light;
mod english;
mod fit;
mod icons;
mod labels;
#[cfg(feature = "lanterns")]
mod lanterns;
#[cfg(feature = "paris")]
mod paris;
#[cfg(feature = "paris-paris")]
mod paris_paris;
mod scene;
mod sign;
mod style;
mod svg;

pub use about::EXPLANATIONS;
pub use board::Board;
pub use book::{Book, Example, Part, Sign, View, definitions, icon};
pub use english::LABELS;
pub use labels::{Labels, Plain};
pub use scene::{Drawn, Halt, Layout, Marks, Names, Scene, Spot};
pub use sign::{class, letter, sign_of};
pub use style::{Theme, players, standalone, style};

/// The games that are drawn here.
pub mod games {
    #[cfg(feature = "city-of-light")]
    pub use ::city_of_light;
    #[cfg(feature = "paris")]
    pub use ::paris;
    #[cfg(feature = "paris-paris")]
    pub use ::paris_paris;
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
