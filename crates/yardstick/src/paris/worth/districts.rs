//! What the districts will bring, by who leads there and how long it will go on.

use ::paris::{District, Stand};
use table::{Game as _, Seat};

use super::Player;

impl Player<'_> {
    pub(super) fn districts(&self) -> f32 {
        let seats = self.game.seats();
        let loose = 0.6 + 0.4 * self.turns;
        let mut total = 0.0;
        for district in District::ALL {
            let within = self.state.places_of(district);
            let mine = self.value_under(self.seat, within);
            let (prizes, likely) = match self.state.vp_tile(district) {
                Some(tile) => (self.game.edition().prizes[tile].map(f32::from), 1.0),
                None => {
                    let keys = self.state.keys_in(district);
                    let likely = if keys >= 4 { 0.15 } else { 0.1 + 0.12 * keys as f32 };
                    ([14.0, 7.0, 3.0], likely * self.growth)
                }
            };
            // The chances to be first, second, third and last of four.
            let mut ranks = [1.0, 0.0, 0.0, 0.0];
            let mut half = 1.0;
            for other in Seat::first(seats).filter(|other| *other != self.seat) {
                let theirs = self.value_under(other, within);
                let behind = 1.0 / (1.0 + ((mine - theirs) / loose).exp());
                for rank in (0..ranks.len()).rev() {
                    let better = if rank > 0 { ranks[rank - 1] * behind } else { 0.0 };
                    ranks[rank] = ranks[rank] * (1.0 - behind) + better;
                }
                // Of two, the second needs half the sum of the first.
                if seats == 2 {
                    half = 1.0 / (1.0 + ((0.5 * theirs - mine - 0.25) * 1.5 / loose).exp());
                }
            }
            // The next key decides where a VP tile goes.
            if self.state.keys_in(district) == 3 && self.state.vp_tile(district).is_none() {
                let ready = self.state.stands_on(self.seat, Stand::Bank(district))
                    || self.state.stands_on(self.seat, Stand::Arc);
                let next = self.state.seat() == self.seat;
                total += self.growth
                    * match (ready, next) {
                        (true, true) => 5.0,
                        (true, false) => 1.5,
                        (false, _) => 0.0,
                    };
            }
            let presence = if mine > 0.0 { 1.0 } else { 0.6 * self.growth };
            let hope = prizes[0] * ranks[0] + half * prizes[1] * ranks[1] + prizes[2] * ranks[2];
            total += likely * presence * hope;
        }
        total
    }
}
