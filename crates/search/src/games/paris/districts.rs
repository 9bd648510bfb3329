//! The districts of Paris: who will probably get which prize.

use paris::{District, Paris, Place, State, Value};
use table::{Game as _, MAX_SEATS, Seat, bits};

use super::kept::Kept;

/// The sums of the values under each seat's keys, by district.
pub(super) type Sums = [[f32; 6]; MAX_SEATS];

/// The place with this index.
pub(super) fn place_at(index: usize) -> Place {
    if index < paris::BUILDINGS {
        Place::building(District::ALL[index / 6], Value::ALL[index % 6])
    } else {
        Place::landmark(index - paris::BUILDINGS)
    }
}

pub(super) fn sums(game: &Paris, state: &State) -> Sums {
    let mut sums = [[0.0; 6]; MAX_SEATS];
    for seat in Seat::first(game.seats()) {
        for keys in state.keys(seat).into_iter().take_while(|keys| *keys != 0) {
            for (at, &district) in District::ALL.iter().enumerate() {
                for place in bits(keys & state.places_of(district)) {
                    sums[seat.index()][at] += f32::from(game.value(place_at(place)));
                }
            }
        }
    }
    sums
}

/// The prizes a seat can expect: in districts with a VP tile, and in the others.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Prizes {
    pub(super) placed: f32,
    pub(super) hoped: f32,
}

/// What was computed for the districts of earlier positions.
#[derive(Default)]
pub(super) struct Known([Kept<DistrictOf, [f32; MAX_SEATS]>; 6]);

/// What the prizes of a district depend on.
#[derive(PartialEq)]
struct DistrictOf {
    sums: [f32; MAX_SEATS],
    actions: [f32; MAX_SEATS],
    prize: [f32; 3],
    /// The keys there, as long as it has no VP tile.
    open: Option<u32>,
}

/// The prizes that each seat can expect.
pub(super) fn prizes(
    game: &Paris,
    state: &State,
    sums: &Sums,
    actions: &[f32; MAX_SEATS],
    known: &mut Known,
) -> [Prizes; MAX_SEATS] {
    let seats = game.seats();
    let mut prizes = [Prizes::default(); MAX_SEATS];
    let all = &game.edition().prizes;
    let placed = District::ALL.iter().filter_map(|&district| state.vp_tile(district));
    let placed = placed.fold(0_u8, |set, tile| set | 1 << tile);
    let left = (0..all.len()).filter(|tile| placed & (1 << tile) == 0);
    // The better tiles are placed first.
    let mut usual = [0.0; 3];
    for tile in left.take(2) {
        for (sum, prize) in usual.iter_mut().zip(all[tile]) {
            *sum += 0.5 * f32::from(prize);
        }
    }
    for (at, &district) in District::ALL.iter().enumerate() {
        let (prize, open) = match state.vp_tile(district) {
            Some(tile) => (all[tile].map(f32::from), None),
            None => (usual, Some(state.keys_in(district))),
        };
        let sums = std::array::from_fn(|seat| sums[seat][at]);
        let question = DistrictOf { sums, actions: *actions, prize, open };
        let expected = known.0[at].answer(question, |of| {
            std::array::from_fn(|seat| if seat < seats { of.expected(seats, seat) } else { 0.0 })
        });
        for (prizes, expected) in prizes.iter_mut().zip(expected) {
            match open {
                None => prizes.placed += expected,
                Some(_) => prizes.hoped += expected,
            }
        }
    }
    prizes
}

impl DistrictOf {
    /// What a seat can expect.
    fn expected(&self, seats: usize, seat: usize) -> f32 {
        let own = self.sums[seat];
        let reach = self.actions[seat];
        // How many seats will be ahead of this one.
        let mut ahead = [1.0_f32, 0.0, 0.0, 0.0];
        for other in (0..seats).filter(|&other| other != seat) {
            let unsure = 0.3 + 0.35 * (reach + self.actions[other]);
            let lead = own - self.sums[other];
            let behind = 1.0 / (1.0 + (1.6 * lead / unsure).exp());
            for count in (0..4).rev() {
                let from = if count > 0 { ahead[count - 1] } else { 0.0 };
                ahead[count] = ahead[count] * (1.0 - behind) + from * behind;
            }
        }
        // A seat with nothing there has yet to get there, and with two players the second needs
        // half.
        let present = if own > 0.0 { 1.0 } else { (0.05 * reach).min(0.6) };
        if seats == 2 {
            let other = 1 - seat;
            let unsure = 0.3 + 0.35 * (reach + self.actions[other]);
            let half = 2.0 * own - self.sums[other] + 0.5;
            ahead[1] *= 1.0 / (1.0 + (-0.8 * half / unsure).exp());
        }
        let expected = present * (0..3).map(|count| ahead[count] * self.prize[count]).sum::<f32>();
        match self.open {
            None => expected,
            Some(keys) => {
                let keys = keys.min(4) as f32;
                let time = (reach / 6.0).min(1.0);
                (0.2 + 0.1 * keys) * time * expected
            }
        }
    }
}
