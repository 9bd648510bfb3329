//! Players to measure bots with, based on how people play and not on what the bots think: a `sage`
//! for each game, and styles that differ from it.
//!
//! They look to the end of their own turn and judge what they see by rules of thumb. They know
//! what their seat knows and no more: each choice begins with a redeal.

mod ahead;
mod city_of_light;
#[cfg(feature = "lanterns")]
mod lanterns;
mod paris;
mod paris_paris;
mod style;

use search::series::{Entrant, Fault, Player};
use search::{Budget, Cancel};
use table::{Game, Match, Quick, Seat};

pub use style::{Style, StyleError, Taste};

/// A game that yardsticks can play.
pub trait Sensible: Game {
    /// The move of a sensible player with this taste. Depends on what `seat`, which is to act,
    /// can know, and on chance.
    fn choose(
        &self,
        state: &Self::State,
        seat: Seat,
        taste: &Taste,
        chance: &mut Quick,
    ) -> Self::Move;

    /// The move of the scholar, who knows what `seat` knows too; `None` if this game has none.
    fn study(&self, _state: &Self::State, _seat: Seat, _chance: &mut Quick) -> Option<Self::Move> {
        None
    }

    /// The move of the stranger, who knows what `seat` knows too; `None` if this game has none.
    fn wander(&self, _state: &Self::State, _seat: Seat, _chance: &mut Quick) -> Option<Self::Move> {
        None
    }
}

impl<G: Sensible> Player<G> for Style {
    fn choose(
        &mut self,
        played: &Match<G>,
        _: Budget,
        _: &Cancel,
        seed: u64,
    ) -> Result<G::Move, Fault> {
        let seat = played.to_act().ok_or_else(|| Fault("the game is over".to_owned()))?;
        let (game, state, chance) = (played.game(), played.state(), &mut Quick::new(seed));
        match self {
            Self::Scholar => game
                .study(state, seat, chance)
                .ok_or_else(|| Fault("this game has no scholar".to_owned())),
            Self::Stranger => game
                .wander(state, seat, chance)
                .ok_or_else(|| Fault("this game has no stranger".to_owned())),
            _ => Ok(game.choose(state, seat, &self.taste(), chance)),
        }
    }
}

impl<G: Sensible> From<Style> for Entrant<G> {
    fn from(style: Style) -> Self {
        Self { name: style.to_string(), sit: Box::new(move || Box::new(style)) }
    }
}
