//! Which moves are legal: the one generator, and what its moves displace.

use table::Seat;

use crate::action::Move;
use crate::game::ParisParis;
use crate::map::{FIRST_OF_TWO, Stop};
use crate::state::{Shops, State};
use crate::step::Step;

impl ParisParis {
    /// Every legal move, by tile in the order of [`crate::Map::tiles`], then by displaced seat.
    pub(crate) fn generate(&self, state: &State, moves: &mut Vec<Move>) {
        moves.clear();
        let Step::Open { seat } = state.step else { return };
        let choices = self.choices(&state.shops, seat);
        let mut tiles = distinct(state.tiles);
        while tiles != 0 {
            let index = tiles.trailing_zeros() as usize;
            tiles &= tiles - 1;
            let tile = self.map().tiles()[index];
            let stop = self.map().tile_stop(index);
            if choices & stop.bit() == 0 {
                moves.push(Move { tile, displaced: None });
            } else {
                let owners = state.shops.two_owners(stop);
                moves.extend(owners.map(|owner| Move { tile, displaced: Some(owner) }));
            }
        }
    }

    /// The stops where the displaced shop could be one of two owners', so that the move must say
    /// whose.
    ///
    /// A crossing with two owners is full. Without doubles a player with a shop there can only
    /// replace their own (P1); with doubles either shop can be displaced, including their own (P2).
    #[inline]
    pub(crate) fn choices(&self, shops: &Shops, seat: Seat) -> u32 {
        let shared = shops.shared();
        if self.doubles() { shared } else { shared & !shops.stops_of(seat) }
    }

    /// Whose shop is displaced if `seat` opens one at `stop` (and names `chosen`); `None` if there
    /// is a free place to use.
    #[inline]
    pub(crate) fn displaced(
        &self,
        shops: &Shops,
        seat: Seat,
        stop: Stop,
        chosen: Option<Seat>,
    ) -> Option<Seat> {
        if chosen.is_some() {
            return chosen;
        }
        // P1 and P11: a player has at most one shop at a stop, so the old one makes way for the new
        // one.
        if !self.doubles() && shops.stops_of(seat) & stop.bit() != 0 {
            return Some(seat);
        }
        let full =
            if stop.is_crossing() { shops.shared() | shops.doubled() } else { shops.occupied() };
        if full & stop.bit() == 0 {
            return None;
        }
        Some(shops.first_owner(stop))
    }
}

/// Only one of every two equal tiles.
#[inline]
const fn distinct(tiles: u64) -> u64 {
    tiles & !((tiles & FIRST_OF_TWO) << 1)
}
