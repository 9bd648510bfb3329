//! Paris Paris: two to four players open shops at the stops of five sightseeing bus lines.
//!
//! The rules are those of the Abacus edition of 2003; the map, the tiles and the stacks are edition
//! data. All chance is in the deal: the order of the stacks, the secret special trips and the start
//! seat. Numbers like P3 refer to the project's numbered rulings.

// So that users of this crate need not depend on `table` themselves.
pub use ::table;

mod action;
mod apply;
mod choice;
mod edition;
mod event;
mod feats;
mod game;
mod legal;
mod map;
mod messages;
mod notation;
mod options;
mod position;
mod possible;
mod preview;
mod redeal;
mod refusal;
mod say;
mod score;
mod setup;
mod state;
mod step;
mod text;
mod view;

pub use action::{Line, Move, Tile};
pub use edition::Edition;
pub use event::{Event, Why};
pub use game::ParisParis;
pub use map::{
    CROSSINGS, LINE_CROSSINGS, LINE_STOPS, LINE_TILES, Map, STOPS, Stop, StopName, TILES, line_of,
};
pub use messages::MESSAGES;
pub use notation::{LONGEST_WORD, Word};
pub use options::Options;
pub use preview::{LeftOver, Outlook, Prospect};
pub use refusal::Refusal;
pub use setup::{Deal, Stacks};
pub use state::{Shops, State};
pub use step::Step;
pub use view::{LineView, PointsView, Public, Secret, StopView};

/// The game's name in commands, records and addresses.
pub const NAME: &str = "paris-paris";

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
