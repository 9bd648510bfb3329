//! Deals that lead to a redealt position: a game that a seat cannot tell from the real one.

use table::{BySeat, Seat};

use crate::game::CityOfLight;
use crate::piece::Tile;
use crate::setup::Deal;
use crate::state::State;

impl CityOfLight {
    /// The deal from which the moves of a game lead to `world`, a redeal of its last position.
    /// `deal` is the real deal of the game; nothing hidden in it is kept unless `world` has it too.
    #[must_use]
    pub fn possible_deal(&self, deal: &Deal, world: &State) -> Deal {
        let stacks = BySeat::from_fn(2, |seat: Seat| {
            let player = world.player(seat);
            let left: Vec<Tile> = player.hand.into_iter().chain(player.stack).collect();
            // A tile is never laid before it is drawn, so the tiles laid can keep the order in
            // which they were drawn.
            let laid = deal.stacks[seat].iter().filter(|tile| !left.contains(tile));
            laid.copied().chain(left.iter().copied()).collect()
        });
        Deal { stacks, ..deal.clone() }
    }
}
