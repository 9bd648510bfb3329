//! The list of games: the one place that knows them all.
//!
//! [`Kind`] names a game, [`Any`] is a match of one, [`Editions`] holds the components to play
//! with. They speak text: moves in notation, messages by name, views as JSON. Code that wants the
//! types of a game gets them from [`each!`] and [`with_game!`].
//!
//! A new game is one entry in the list in `games.rs`. Each has a feature of its name, so that nobody
//! has to take more than they want.

// Who uses this crate needs no other.
pub use ::table;

mod any;
mod branches;
mod choices;
mod editions;
mod feats;
mod games;
mod kind;
mod refused;
mod rules;
mod shared;

pub use any::{Any, Preview, SetUpError, StartError};
pub use choices::{Chosen, STEP};
pub use editions::{AnyEdition, Editions};
pub use games::*;
pub use kind::{Kind, KindError};
pub use refused::Refused;

/// Does the same with a match of whatever game: `each!(any, played => played.moves().len())`.
/// `any` is an [`Any`] or a reference to one, and `played` its `Match<G>` alike.
#[macro_export]
macro_rules! each {
    ($any:expr, $played:ident => $body:expr) => {
        $crate::every_game!($crate::match_each!, ($any) $played ($body))
    };
}

/// Does the same for whatever game: `with_game!(kind, G => G::RULES)`. Inside, `G` is the type
/// of the game.
#[macro_export]
macro_rules! with_game {
    ($kind:expr, $game:ident => $body:expr) => {
        $crate::every_game!($crate::match_kind!, ($kind) $game ($body))
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! match_each {
    ([$($kind:ident $krate:ident $game:ident,)*] ($any:expr) $played:ident ($body:expr)) => {
        match $any { $($crate::Any::$kind($played) => $body,)* }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! match_kind {
    ([$($kind:ident $krate:ident $type:ident,)*] ($which:expr) $game:ident ($body:expr)) => {
        match $which {
            $($crate::Kind::$kind => {
                type $game = $crate::$krate::$type;
                $body
            })*
        }
    };
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
