//! The list of games: the only place that knows them all.
//!
//! [`Kind`] names a game, [`Any`] is a match of any game, and [`Editions`] holds the components to
//! play with. Their interface is text: moves in notation, messages by name, views as JSON. Code
//! that needs the types of a game gets them through [`each!`] and [`with_game!`].
//!
//! A new game is one entry in the list in `games.rs`. Each game has a feature of its name, so that
//! a program need not include all of them.

// So that users of this crate need not depend on `table` themselves.
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

/// Evaluates one expression for a match of any game: `each!(any, played => played.moves().len())`.
/// `any` is an [`Any`] or a reference to one, and `played` is its `Match<G>` or a reference to
/// that.
#[macro_export]
macro_rules! each {
    ($any:expr, $played:ident => $body:expr) => {
        $crate::every_game!($crate::match_each!, ($any) $played ($body))
    };
}

/// Evaluates one expression for any kind of game: `with_game!(kind, G => G::RULES)`. Inside, `G` is
/// the type of the game.
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
