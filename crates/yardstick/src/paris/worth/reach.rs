//! What a player's keys can still come to: how many will stand on each value at their best, and
//! which steps are open now.

use ::paris::{ALL_LANDMARKS, BUILDINGS, District, Place, Stand, State, Value};
use table::Seat;

use super::place;

/// What the keys can still come to.
pub(super) struct Reach {
    /// Further keys of this player on each value, if the tile that counts them is worth it.
    pub(super) more: [f32; 6],
    /// Steps up that a key on the board could make now, price aside.
    pub(super) steps: f32,
    /// What has already been paid for the most expensive place from which a key could go up to a
    /// landmark.
    pub(super) paid: f32,
}

impl Reach {
    pub(super) fn of(state: &State, seat: Seat, turns: f32) -> Self {
        let own = state.keys(seat)[0];
        let free = state.built() & !state.occupied();
        let theirs = state.occupied() & !own;
        let unbuilt = BUILDINGS as f32 - state.built().count_ones() as f32;
        let drawn = f32::from(state.buildings_left()) / unbuilt.max(1.0);
        let loose = state.stands_on(seat, Stand::Arc) || state.hand(seat) > 0;
        let mut reach = Self { more: [0.0; 6], steps: 0.0, paid: 0.0 };
        for district in District::ALL {
            let standing = own & state.places_of(district);
            let bank = state.stands_on(seat, Stand::Bank(district));
            if standing != 0 && standing & ALL_LANDMARKS == 0 {
                let highest = place(63 - standing.leading_zeros() as usize);
                let value = highest.value().map_or(0, Value::number);
                reach.paid = reach.paid.max(f32::from(value));
            }
            for value in Value::ALL {
                let here = Place::building(district, value).bit();
                if own & here != 0 {
                    continue;
                }
                let below = standing & (here - 1) != 0;
                let come = if below || bank {
                    0.55
                } else if loose {
                    0.22
                } else {
                    0.0
                };
                let open = if free & here != 0 {
                    1.0
                } else if theirs & here != 0 {
                    0.2
                } else {
                    0.7 * drawn.min(1.0)
                };
                reach.more[value.index()] += come * open;
                if free & here != 0 && (below || bank) {
                    reach.steps += 1.0;
                }
            }
        }
        // Each of them takes a few turns, and others want them too.
        for more in &mut reach.more {
            *more = more.min(2.0).min(0.25 * turns);
        }
        reach
    }
}
