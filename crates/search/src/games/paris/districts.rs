//! The districts of Paris: who will probably get which prize.

use paris::{District, Paris, Place, State, Value};
use table::{Game as _, MAX_SEATS, Seat};

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
        let keys = state.keys(seat);
        for (at, &district) in District::ALL.iter().enumerate() {
            let places = state.places_of(district);
            for mut set in keys.map(|keys| keys & places) {
                while set != 0 {
                    let value = game.value(place_at(set.trailing_zeros() as usize));
                    sums[seat.index()][at] += f32::from(value);
                    set &= set - 1;
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

pub(super) fn prizes(
    game: &Paris,
    state: &State,
    sums: &Sums,
    seat: Seat,
    actions: &[f32; MAX_SEATS],
) -> Prizes {
    let seats = game.seats();
    let mut prizes = Prizes::default();
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
        let own = sums[seat.index()][at];
        let reach = actions[seat.index()];
        // How many seats will be ahead of this one.
        let mut ahead = [1.0_f32, 0.0, 0.0, 0.0];
        for other in (0..seats).filter(|&other| other != seat.index()) {
            let unsure = 0.3 + 0.35 * (reach + actions[other]);
            let lead = own - sums[other][at];
            let behind = 1.0 / (1.0 + (1.6 * lead / unsure).exp());
            for count in (0..4).rev() {
                let from = if count > 0 { ahead[count - 1] } else { 0.0 };
                ahead[count] = ahead[count] * (1.0 - behind) + from * behind;
            }
        }
        // Who has nothing there yet must still come, and a second of two needs half.
        let present = if own > 0.0 { 1.0 } else { (0.05 * reach).min(0.6) };
        if seats == 2 {
            let other = 1 - seat.index();
            let unsure = 0.3 + 0.35 * (reach + actions[other]);
            let half = 2.0 * own - sums[other][at] + 0.5;
            ahead[1] *= 1.0 / (1.0 + (-0.8 * half / unsure).exp());
        }
        let expected = |prize: [f32; 3]| {
            present * (0..3).map(|count| ahead[count] * prize[count]).sum::<f32>()
        };
        match state.vp_tile(district) {
            Some(tile) => prizes.placed += expected(all[tile].map(f32::from)),
            None => {
                let keys = state.keys_in(district).min(4) as f32;
                let time = (reach / 6.0).min(1.0);
                prizes.hoped += (0.2 + 0.1 * keys) * time * expected(usual);
            }
        }
    }
    prizes
}
