//! Paris by Wolfgang Kramer and Michael Kiesling: the rules for 2 to 4 players.
//!
//! Where to find a rule:
//!
//! | rule | file |
//! |---|---|
//! | components, their figures and marks | `editions/`, `edition` |
//! | set-up, options, variants | `setup`, `options` |
//! | what a player can be asked for | `action`, `step`; spelled in `notation` |
//! | which districts, keys, places, end-game tiles are open | `legal::key` |
//! | what pays, prestige, bonus track, VP tiles | `legal::choice` |
//! | buying, selling, using tiles | `legal::free`, `apply::free` |
//! | what a purchase costs and gives | `apply::purchase` |
//! | drawing, end of the turn, end of the game | `apply::turn` |
//! | final scoring and ties | `score` |
//! | who sees what | `view`, `redeal` |
//!
//! # A turn in numbers
//!
//! A game has about 60 to 75 turns in all and 190 to 310 moves, depending on how often free steps
//! are played. The number of legal moves in each step, over random games with 2 to 4 players:
//!
//! | step | median | 95 of 100 | largest seen |
//! |---|---|---|---|
//! | `draw` | 3 | 3 | 3 |
//! | `action` | 15 | 39 | 162 |
//! | `pay` | 2 | 2 | 4 |
//! | `prestige` | 2 | 4 | 10 |
//! | `bonus` | 11 | 32 | 48 |
//! | `vp-tile` | 26 | 37 | 37 |
//! | `free` | 3 | 10 | 43 |
//!
//! [`table::Game::playout`] takes a free step with probability 1/8 if any is open; otherwise buying
//! and selling would make up a third of a random game. [`table::Game::random`] chooses uniformly
//! among all moves.
//!
//! # Free steps and search
//!
//! The rules let a player take free steps in any order, so the same turn can be played in many
//! ways. [`Move::free_order`] gives every free step a position in a canonical order, and
//! [`Paris::commutes`] says whether two can be swapped; `search` keeps only one of the equivalent
//! orders.

// So that users of this crate need not depend on `table` themselves.
pub use ::table;

mod action;
mod apply;
mod arrange;
mod bound;
mod census;
mod choice;
mod edition;
mod event;
mod feats;
mod game;
mod landmark;
mod legal;
mod messages;
mod notation;
mod options;
mod piece;
mod place;
mod position;
mod possible;
mod redeal;
mod refusal;
mod say;
mod score;
mod setup;
mod state;
mod step;
mod tables;
mod text;
mod view;

pub use action::Move;
pub use arrange::Arrangement;
pub use census::Census;
pub use edition::{Edition, Effect, LandmarkTile};
pub use event::{Event, Money, Points};
pub use game::Paris;
pub use messages::MESSAGES;
pub use options::{Districts, Options, Screens, Stacks, Tokens, Track};
pub use piece::{Bonus, District, EndTile, Kind, Landmark, Source, Type, Value};
pub use place::{
    ALL_LANDMARKS, BUILDINGS, Building, LANDMARKS, PLACES, Place, Post, Site, Spot, Stand,
    district_buildings,
};
pub use refusal::Refusal;
pub use score::Prize;
pub use setup::Deal;
pub use state::State;
pub use step::{Ending, Step};
pub use view::{
    Drawn, Filling, Lot, Monument, Public, PublicPlayer, Quarter, Screen, Secret, Space, Stack,
};

/// The game's name in commands, records and addresses.
pub const NAME: &str = "paris";

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
