//! What every game at the table shares: seats, the [`Game`] trait, seeds and fair shuffles,
//! editions, options, records, outcomes, and a [`Match`] with its history.
//!
//! There is no I/O, no clock, no thread, no natural language and no drawing in here or in the games
//! above it.

mod bits;
mod branches;
mod clock;
mod edition;
pub mod fair;
mod feat;
mod game;
mod matches;
mod message;
mod messages;
mod options;
mod outcome;
mod position;
mod record;
mod seat;
mod seed;
mod word;

pub use bits::bits;
pub use branches::{Branches, MOST_LINES, Stride, TreePlace, TreePlaceError, Variation};
pub use clock::{Clock, ClockError, Lapse, Speed, Timing};
pub use edition::{Edition, EditionError, EditionInfo, Figure, Mark};
pub use feat::{Feat, StoryMove};
pub use game::{
    BadDeal, ChoiceKind, Game, Line, Log, NotationError, Quiet, SeatView, Seen, SpectatorView,
    Unplayable,
};
pub use matches::{Made, Match, Refused};
pub use message::{Arg, Message, Say, Spoken, count, spoken};
pub use options::{Choice, OptionError, Options, START};
pub use outcome::{Outcome, Reason};
pub use position::{FLAWS, Flaw, Key, Sheet, SheetWriter, listed};
pub use record::{FORMAT, Fair, Lines, Origin, Record, RecordError, Unfair};
pub use seat::{BySeat, MAX_SEATS, PerSeat, Seat, SeatError};
pub use seed::{Chance, Dice, GENERATOR, Quick, Seed, SeedError};

// For the macros, which implement its traits in other crates.
#[doc(hidden)]
pub use serde;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
