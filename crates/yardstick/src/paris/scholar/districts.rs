//! The prizes of the districts: what a lead is worth while others can still come.

use ::paris::{District, Stand};
use table::{Game as _, Seat};

use super::plan::Plan;

impl Plan<'_> {
    pub(super) fn districts(&self) -> f32 {
        District::ALL.into_iter().map(|district| self.district(district)).sum()
    }

    fn district(&self, district: District) -> f32 {
        let (state, seats) = (self.state, self.game.seats());
        let mine = self.value_under(self.seat, district);
        // A lead fades with the square root of the turns that it has to hold.
        let wear = 0.5 + 1.5 * self.actions.sqrt();
        let mut ranks = [1.0_f32, 0.0, 0.0, 0.0];
        let mut enough = 1.0;
        for rival in Seat::first(seats).filter(|rival| *rival != self.seat) {
            let theirs = self.value_under(rival, district);
            let ahead = 1.0 / (1.0 + (1.7 * (mine - theirs) / wear).exp());
            for rank in (0..4).rev() {
                let from = if rank > 0 { ranks[rank - 1] * ahead } else { 0.0 };
                ranks[rank] = ranks[rank] * (1.0 - ahead) + from;
            }
            if seats == 2 {
                enough = 1.0 / (1.0 + (1.7 * (0.5 * theirs - mine - 0.2) / wear).exp());
            }
        }
        let present = if mine > 0.0 { 1.0 } else { 0.5 * self.ripe() };
        let hope = |prizes: [f32; 3]| {
            present * (prizes[0] * ranks[0] + enough * prizes[1] * ranks[1] + prizes[2] * ranks[2])
        };
        if let Some(tile) = state.vp_tile(district) {
            return hope(self.game.edition().prizes[tile].map(f32::from));
        }
        let keys = state.keys_in(district);
        let likely = [0.1, 0.2, 0.35, 0.5, 0.15][(keys as usize).min(4)];
        let right = match keys {
            // The player who puts the fourth key there decides where the tile goes.
            3 if self.ready(district) => 1.5 * self.soon(3.0),
            _ => 0.0,
        };
        self.soon(4.0) * likely * hope([15.0, 7.5, 4.0]) + right
    }

    fn ready(&self, district: District) -> bool {
        let stands = |stand| self.state.stands_on(self.seat, stand);
        stands(Stand::Bank(district)) || stands(Stand::Arc)
    }
}
