//! What programs send. Unknown fields are refused, so that a misspelt one is noticed.

use std::collections::BTreeMap;

use serde::Deserialize;
use table::Seat;

use crate::model::click::Click;
use crate::seating::Wanted;

/// The part of every body that makes a repeated request count once.
macro_rules! body {
    ($(#[$doc:meta])* $name:ident { $($(#[$field_doc:meta])* $field:ident: $type:ty,)* }) => {
        $(#[$doc])*
        #[derive(Debug, Default, Deserialize)]
        #[serde(deny_unknown_fields, default)]
        pub struct $name {
            $($(#[$field_doc])* pub $field: $type,)*
            /// The program's own id for the click.
            pub click: Option<String>,
            /// The version that it has seen.
            pub version: Option<u32>,
        }

        impl $name {
            /// The click.
            pub fn click(&mut self) -> Click {
                Click { id: self.click.take(), seen: self.version }
            }
        }
    };
}

body! {
    /// Nothing but the click.
    Bare {}
}
body! {
    /// A seat to take.
    Join {
        /// Which one; any if not given.
        seat: Option<Seat>,
        /// What the player is called there.
        name: String,
        /// The player's part of the shuffle.
        entropy: String,
    }
}
body! {
    /// A seat to leave, or to give up for.
    AtSeat {
        /// Which one.
        seat: Option<Seat>,
    }
}
body! {
    /// A bot for a seat.
    Bot {
        /// Which one.
        seat: Option<Seat>,
        /// How strong it is to be.
        level: String,
    }
}
body! {
    /// A move.
    Move {
        /// In notation.
        r#move: String,
        /// Whether to be warned of a blunder instead of making it, once.
        coach: bool,
    }
}
body! {
    /// Whether to go on vacation.
    Vacation {
        /// To go, or to come back.
        away: bool,
    }
}
body! {
    /// What to ask the others for.
    Ask {
        /// The matter.
        matter: String,
    }
}
body! {
    /// Something to say.
    Chat {
        /// What is said.
        text: String,
    }
}

/// A name for a new guest.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct NewGuest {
    /// What it would be called.
    pub name: String,
}

/// Name and password.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The name.
    pub name: String,
    /// The password.
    pub password: String,
}

/// A table to set up.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct NewTable {
    /// The game, unless a record says it.
    pub game: String,
    /// Who has which seat, as [`SeatPlan::WORDS`](crate::seating::SeatPlan::WORDS) lists them.
    pub seats: Vec<String>,
    /// The options that differ from the default.
    pub options: BTreeMap<String, String>,
    /// The digest of the edition; the shipped one if not given.
    pub edition: Option<String>,
    /// Whether it is listed and anybody may watch.
    pub public: bool,
    /// What the one who sets it up is called there.
    pub name: String,
    /// The player's part of the shuffle.
    pub entropy: String,
    /// The id of an offer, if one was made.
    pub table: Option<String>,
    /// A record to go on from.
    pub record: Option<String>,
    /// How many of its moves are kept; all if not given.
    pub ply: Option<usize>,
    /// How time is counted; not at all if not given.
    pub clock: Option<String>,
    /// Whether it does not count for ratings.
    pub unrated: bool,
    /// Whether hints may be given.
    pub hints: bool,
    /// Whether a person may take a bot's seat.
    pub open_bots: bool,
    /// The program's own id for the click.
    pub click: Option<String>,
}

impl NewTable {
    /// What is wanted.
    #[must_use]
    pub fn wanted(self) -> Wanted {
        let name = self.name;
        Wanted {
            table: self.table,
            game: Some(self.game),
            edition: self.edition,
            options: self.options.into_iter().collect(),
            seats: self.seats.into_iter().map(|word| (word, name.clone())).collect(),
            public: self.public,
            entropy: self.entropy,
            record: self.record,
            ply: self.ply,
            clock: self.clock,
            open_bots: self.open_bots,
            unrated: self.unrated,
            hints: self.hints,
            click: self.click,
        }
    }
}

/// Somebody to play with.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Pairing {
    /// Which game.
    pub game: String,
    /// How fast.
    pub speed: String,
    /// What the player is called.
    pub name: String,
    /// The player's part of the shuffle.
    pub entropy: String,
    /// The program's own id for the click.
    pub click: Option<String>,
}

/// Which tables to list.
#[derive(Debug, Deserialize)]
pub struct Listed {
    /// The list.
    pub list: Option<String>,
}

/// What a stream's reader has seen.
#[derive(Debug, Deserialize)]
pub struct Since {
    /// The version.
    pub since: Option<u32>,
}

/// A move to look at.
#[derive(Debug, Deserialize)]
pub struct PreviewQuery {
    /// In notation.
    pub r#move: String,
}
