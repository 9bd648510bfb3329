//! What the districts will bring: prizes by the sum of values, not yet certain.

use paris::{District, State};
use table::{Seat, bits};

use super::outlook::Outlook;

/// How a seat stands in the six districts.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Quarters {
    /// What those with a VP tile are expected to bring.
    pub(super) tiled: f32,
    /// What the others are expected to bring.
    pub(super) untiled: f32,
    /// What one more value in each district would add.
    pub(super) slope: [f32; 6],
}

/// The sums of values of each seat in each district.
pub(super) type Sums = [[f32; 4]; 6];

impl Outlook<'_> {
    pub(super) fn sums(&self, state: &State) -> Sums {
        let mut sums = [[0.0; 4]; 6];
        for seat in Seat::first(self.seats) {
            for keys in state.keys(seat) {
                if keys == 0 {
                    break;
                }
                for district in District::ALL {
                    let here = keys & state.places_of(district);
                    let sum: f32 = bits(here).map(|place| self.value_of[place]).sum();
                    sums[district.index()][seat.index()] += sum;
                }
            }
        }
        sums
    }

    pub(super) fn quarters(&self, state: &State, sums: &Sums, seat: Seat, left: f32) -> Quarters {
        let w = self.weights;
        let mut placed = 0_u8;
        for district in District::ALL {
            if let Some(tile) = state.vp_tile(district) {
                placed |= 1 << tile;
            }
        }
        // What a tile that is still to be placed has: those of the highest prizes go first.
        let prizes = &self.edition.prizes;
        let mut coming = [0.0_f32; 3];
        let mut weight = 0.0_f32;
        for (at, tile) in prizes.iter().enumerate() {
            if placed & 1 << at == 0 {
                let share = 0.8_f32.powi(weight as i32);
                weight += 1.0;
                for (sum, prize) in coming.iter_mut().zip(tile) {
                    *sum += share * f32::from(*prize);
                }
            }
        }
        let shares: f32 = (0..weight as i32).map(|at| 0.8_f32.powi(at)).sum();
        coming.iter_mut().for_each(|sum| *sum /= shares.max(1.0));
        let chance = w.untiled * (left / (left + 3.0)) * (weight / 6.0).sqrt();
        let spread = w.spread[0] * (left / (left + 1.0)) + w.spread[1] * left + 0.15;
        let mut all = Quarters::default();
        for district in District::ALL {
            let sums = &sums[district.index()];
            let (prize, likely) = match state.vp_tile(district) {
                Some(tile) => (prizes[tile].map(f32::from), 1.0),
                None => {
                    // Three keys: the next one places a tile.
                    let near = if state.keys_in(district) == 3 { 1.15 } else { 1.0 };
                    (coming, chance * near)
                }
            };
            let spread = if likely < 1.0 { spread * 1.3 } else { spread };
            let now = likely * self.prize(prize, sums, seat, 0.0, spread);
            let more = likely * self.prize(prize, sums, seat, 4.0, spread);
            *if likely < 1.0 { &mut all.untiled } else { &mut all.tiled } += now;
            all.slope[district.index()] = (more - now) / 4.0;
        }
        all
    }

    fn prize(&self, prize: [f32; 3], sums: &[f32; 4], seat: Seat, extra: f32, spread: f32) -> f32 {
        let mine = sums[seat.index()] + extra;
        // A seat with nothing there gets nothing; with time left it may still get there.
        let there = if mine > 0.0 { 1.0 } else { (spread / 12.0).min(0.35) };
        let mut ahead = 0.0;
        let mut most = 0.0_f32;
        for (other, &theirs) in sums.iter().enumerate().take(self.seats) {
            if other != seat.index() {
                ahead += sigmoid((theirs - mine) / spread);
                most = most.max(theirs);
            }
        }
        if self.seats == 2 {
            let second = sigmoid((2.0 * mine - most + 0.2) / spread);
            return there * ((1.0 - ahead) * prize[0] + ahead * second * prize[1]);
        }
        let rungs = [prize[0], prize[1], prize[2], 0.0];
        let rank = ahead.min(2.999);
        let low = rank as usize;
        let part = rank - low as f32;
        there * (rungs[low] * (1.0 - part) + rungs[low + 1] * part)
    }
}

pub(super) fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + (-1.7 * x).exp())
}
