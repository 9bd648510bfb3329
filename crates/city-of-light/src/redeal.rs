//! What a seat cannot know, dealt anew.

use table::{Chance, Seat};

use crate::game::CityOfLight;
use crate::piece::{Set, Tile};
use crate::state::{Stack, State};

impl CityOfLight {
    /// A position that `seat` cannot tell from this one. It knows its hand, every tile laid and
    /// which tiles are left; it does not know the order of its own stack, nor which of the
    /// opponent's remaining tiles are in the hand.
    pub(crate) fn deal_anew<C: Chance>(&self, state: &State, seat: Seat, chance: &mut C) -> State {
        let mut state = *state;
        for of in Seat::first(2) {
            let player = state.player_mut(of);
            let held = if of == seat { 0 } else { player.hand.len() };
            let hidden = if of == seat { Set::EMPTY } else { player.hand };
            let mut tiles = [Tile::ALL[0]; Tile::COUNT];
            let mut count = 0;
            for tile in hidden.into_iter().chain(player.stack) {
                tiles[count] = tile;
                count += 1;
            }
            // The order must not depend on the true one, or the same chance would leak it.
            tiles[..count].sort_unstable();
            chance.shuffle(&mut tiles[..count]);
            if of != seat {
                player.hand = tiles[..held].iter().copied().collect();
            }
            player.stack = Stack::new(&tiles[held..count]);
        }
        state
    }
}
