//! What programs send. Unknown fields are refused, so that a misspelt field is noticed.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::request::Given;
use crate::result::Key;
use crate::seating::Wanted;
use crate::social::Relation;

/// A body whose values can be asked for by name, as those of a form.
macro_rules! given {
    ($(#[$doc:meta])* $name:ident { $($(#[$field_doc:meta])* $field:ident: $type:ty,)* }) => {
        $(#[$doc])*
        #[derive(Debug, Default, Deserialize)]
        #[serde(deny_unknown_fields, default)]
        pub struct $name {
            $($(#[$field_doc])* pub $field: $type,)*
        }

        impl Given for $name {
            fn given(&self, name: &str) -> Option<Cow<'_, str>> {
                match name {
                    $(_ if name == stringify!($field).trim_start_matches("r#") => {
                        self.$field.as_text()
                    })*
                    _ => None,
                }
            }
        }
    };
}

/// A body of something done at a table: with what makes a repeated request count once.
macro_rules! body {
    ($(#[$doc:meta])* $name:ident { $($fields:tt)* }) => {
        given! {
            $(#[$doc])*
            $name {
                $($fields)*
                /// The program's own id for the click.
                click: Option<String>,
                /// The version that it has seen.
                version: Option<u32>,
            }
        }
    };
}

/// A value of a body, as a form would have it.
trait AsText {
    fn as_text(&self) -> Option<Cow<'_, str>>;
}

impl AsText for String {
    fn as_text(&self) -> Option<Cow<'_, str>> {
        Some(Cow::Borrowed(self))
    }
}

impl<T: ToString> AsText for Option<T> {
    fn as_text(&self) -> Option<Cow<'_, str>> {
        self.as_ref().map(|it| Cow::Owned(it.to_string()))
    }
}

impl AsText for bool {
    fn as_text(&self) -> Option<Cow<'_, str>> {
        self.then_some(Cow::Borrowed("on"))
    }
}

body! {
    /// Only the click.
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
    /// A record to continue from.
    pub record: Option<String>,
    /// How many of its moves are kept; all if not given.
    pub ply: Option<usize>,
    /// The clock; no clock if not given.
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

given! {
    /// Somebody to play with.
    Pairing {
        /// Which game.
        game: String,
        /// How fast.
        speed: String,
        /// What the player is called.
        name: String,
        /// The player's part of the shuffle.
        entropy: String,
        /// The program's own id for the click.
        click: Option<String>,
    }
}

/// For which team somebody joins an event.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Joining {
    /// The name of the team; empty where there are none.
    pub team: String,
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

/// Which games of a player are asked for.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GamesQuery {
    /// Of this game.
    pub game: Option<String>,
    /// With so many players.
    pub seats: Option<u32>,
    /// Won, or not won.
    pub won: Option<bool>,
    /// Against this player or bot.
    pub opponent: Option<String>,
    /// Before this game, written `AT-TABLE`.
    pub before: Option<String>,
}

impl GamesQuery {
    /// The game before which others are asked for.
    ///
    /// # Errors
    /// If it is not written so.
    pub fn before(&self) -> Result<Option<Key>, String> {
        let key = |text: &String| {
            let (at, table) = text.split_once('-')?;
            Some(Key { at: at.parse().ok()?, table: table.parse().ok()? })
        };
        let malformed = || "before: AT-TABLE of a game".to_owned();
        self.before.as_ref().map(|text| key(text).ok_or_else(malformed)).transpose()
    }
}

/// Which kind of games is meant.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Which {
    /// The game.
    pub game: String,
    /// How many players.
    pub seats: usize,
}

/// What somebody keeps about another player; fields left out stay as they are.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Kept {
    /// Whether to follow them.
    pub follows: Option<bool>,
    /// Whether to block them.
    pub blocks: Option<bool>,
    /// A private note.
    pub note: Option<String>,
}

impl Kept {
    /// The relation afterwards.
    #[must_use]
    pub fn after(self, before: Relation) -> Relation {
        Relation {
            follows: self.follows.unwrap_or(before.follows),
            blocks: self.blocks.unwrap_or(before.blocks),
            note: self.note.unwrap_or(before.note),
        }
    }
}

/// Whether to hide one's games and ratings from everybody.
#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Privacy {
    /// Whether to hide them.
    pub private: bool,
}
