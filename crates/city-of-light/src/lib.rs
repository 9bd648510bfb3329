//! The rules of City of Light (Paris: La Cité de la Lumière, José Antonio Abascal, Devir 2019)
//! for two players: lay the streets of Paris, then place buildings where the streetlights shine.
//!
//! [`CityOfLight`] is the [`table::Game`]. Editions are data: see [`Edition`] and the edition file
//! it reads. Where the rulebook is silent there are rulings, numbered C1 to C21. Each is named
//! beside the code that follows it, and is a test of that name.

// So that users of this crate need not depend on `table` themselves.
pub use ::table;

mod action;
mod apply;
mod arrange;
mod board;
mod choice;
mod edition;
mod event;
mod feats;
mod game;
mod legal;
mod messages;
mod notation;
mod options;
mod piece;
mod position;
mod possible;
mod redeal;
mod refusal;
mod say;
mod score;
mod setup;
mod shape;
mod state;
mod step;
mod text;
mod view;

pub use action::{Action, Move};
pub use arrange::{Setup, SetupError, SetupProblem};
pub use board::{Rotation, Space, Spaces, Square, beside, each};
pub use edition::{Edition, Print};
pub use event::{Event, Source};
pub use game::CityOfLight;
pub use messages::MESSAGES;
pub use options::{Choosing, Hand, Options};
pub use piece::{Building, Element, Facing, Members, Postcard, Set, Tile};
pub use refusal::Refusal;
pub use score::{Statue, Tally};
pub use setup::Deal;
pub use state::State;
pub use step::Step;
pub use view::{
    Card, Ground, LaidTile, Lamp, LitBuilding, Piece, PlayerView, Public, ScoreView, Secret,
    ShapeView, TileView,
};

/// The game's name in commands, records and addresses.
pub const NAME: &str = "city-of-light";

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
