//! Deals and moves that lead to a redealt position: a game that a seat cannot tell from the real
//! one.

use crate::Paris;
use crate::action::Move;
use crate::place::Building;
use crate::setup::Deal;
use crate::state::State;

impl Paris {
    /// The deal from which the moves of a game, with their hidden parts replaced by
    /// [`Paris::possible_moves`], lead to `world`, a redeal of its last position. `deal` is the
    /// real deal of the game; nothing hidden in it is kept unless `world` has it too.
    #[must_use]
    pub fn possible_deal(&self, deal: &Deal, world: &State) -> Deal {
        let building = |index: &u8| Building::at(usize::from(*index));
        let mut rest = world.buildings.as_slice();
        let stacks = deal.stacks.iter().map(|stack| {
            let (own, others) = rest.split_at(stack.len());
            rest = others;
            own.iter().rev().map(building).collect()
        });
        let stacks = stacks.collect();
        Deal { stacks, removed: rest.iter().map(building).collect(), ..deal.clone() }
    }

    /// The moves of a game with the end-game tiles that were taken in `world`.
    #[must_use]
    pub fn possible_moves(&self, world: &State, moves: &[Move]) -> Vec<Move> {
        let mut taken =
            world.end.takes.iter().map(|tile| self.edition.end_tiles[usize::from(*tile)]);
        let possible = |mv: &Move| match mv {
            Move::EndTile(own) => Move::EndTile(taken.next().unwrap_or(*own)),
            Move::Choose(own) => Move::Choose(taken.next().unwrap_or(*own)),
            other => *other,
        };
        moves.iter().map(possible).collect()
    }
}
