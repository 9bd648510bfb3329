//! Deals that lead to a redealt position: a game that a seat cannot tell from the real one.

use table::{Game as _, Seat};

use crate::game::ParisParis;
use crate::setup::{Deal, Stacks};
use crate::state::State;

impl ParisParis {
    /// The deal from which the moves of a game lead to `world`, a redeal of its last position.
    /// `deal` is the game's own; of what it hides nothing is kept that `world` does not have.
    #[must_use]
    pub fn possible_deal(&self, deal: &Deal, world: &State) -> Deal {
        let tile = |index: &u8| self.map().tiles()[usize::from(*index)];
        Deal {
            start: deal.start,
            trips: Seat::first(self.seats()).map(|seat| world.trip(seat)).collect(),
            open: world.open,
            stacks: Stacks::of(self.seats() + 1, world.order.iter().map(tile).collect()),
        }
    }
}
