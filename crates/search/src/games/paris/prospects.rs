//! What a seat of Paris could buy soon: landmarks, an 8, cheap buildings with a bonus tile.

use paris::{
    ALL_LANDMARKS, BUILDINGS, Bonus, District, Kind, LANDMARKS, LandmarkTile, Paris, Stand, State,
    Value, district_buildings,
};
use table::{Game as _, Seat, bits};

use super::districts::place_at;
use super::outlook::{CHEAP, of_value};

/// What could be bought soon.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Prospects {
    /// The best landmark within reach and the next best: points for slots and standing, less what
    /// is lacking.
    pub(super) landmarks: [f32; 2],
    /// How near an 8 is, from 0 to 1.
    pub(super) eight: f32,
    /// Cheap buildings that could be bought with a key on the board, at most three.
    pub(super) cheap: f32,
}

/// How much of a landmark's worth remains when this many resources are still missing.
const LACKING: [f32; 7] = [1.0, 0.55, 0.3, 0.16, 0.09, 0.05, 0.0];

/// The resources at hand: tokens and tiles that count as one kind, and jokers.
pub(super) fn resources(state: &State, seat: Seat) -> ([u8; 3], u8) {
    let tokens = state.tokens(seat);
    let has = |number: u8| u8::from(state.unused(seat) & Bonus::new(number).bit() != 0);
    ([tokens[0] + has(2), tokens[1] + has(3), tokens[2] + has(4)], has(10) + 2 * has(21))
}

pub(super) fn prospects(game: &Paris, state: &State, seat: Seat) -> Prospects {
    let mut prospects = Prospects::default();
    let (have, jokers) = resources(state, seat);
    let francs = f32::from(state.francs(seat));
    let occupied = state.occupied();
    let prestige = prestige(state, seat);
    let paid = paid_already(game, state, seat);
    let free_landmarks = ALL_LANDMARKS & !occupied;
    for place in bits(free_landmarks) {
        let rank = place - BUILDINGS;
        let tile = &game.edition().landmarks[rank];
        let lacking: u8 = (0..3).map(|at| tile.cost[at].saturating_sub(have[at])).sum();
        let lacking = usize::from(lacking.saturating_sub(jokers));
        if lacking + 1 >= LACKING.len() {
            continue;
        }
        let short = (f32::from(tile.value) - f32::from(paid[rank]) - francs).max(0.0);
        let gain = 8.0 + slots(game, tile, prestige);
        let worth = gain * LACKING[lacking] * (1.0 - short / 20.0).max(0.1);
        let [best, next] = &mut prospects.landmarks;
        if worth > *best {
            (*best, *next) = (worth, *best);
        } else if worth > *next {
            *next = worth;
        }
    }
    let free = state.built() & !occupied;
    let stands = state.stands(seat);
    let arc = stands & Stand::Arc.bit() != 0;
    let own = state.keys(seat)[0];
    let wood = have[0] + jokers > 0;
    for district in District::ALL {
        let here = district_buildings(district);
        let (open, standing) = (free & here, own & here);
        let fresh = arc || stands & Stand::Bank(district).bit() != 0;
        if open == 0 || !(fresh || standing != 0) {
            continue;
        }
        if open & EIGHTS != 0 {
            let near = 0.5 + 0.5 * f32::from(u8::from(wood));
            let paid = (63 - (standing | 1).leading_zeros()) as usize;
            let paid = if standing == 0 { 0.0 } else { f32::from(Value::ALL[paid % 6].number()) };
            let short = (8.0 - paid - francs).max(0.0);
            prospects.eight = prospects.eight.max(near * (1.0 - short / 10.0));
        }
        for place in bits(open & CHEAP_ONES) {
            let lower = standing & ((1 << place) - 1) != 0;
            let price = f32::from(Value::ALL[place % 6].number());
            let reach = (fresh && francs >= price) || (lower && francs >= 1.0);
            prospects.cheap += f32::from(u8::from(reach));
        }
    }
    prospects.cheap = prospects.cheap.min(3.0);
    prospects
}

/// All buildings of value 8.
const EIGHTS: u64 = of_value(Value::Eight);

/// All buildings whose purchase brings a bonus tile.
const CHEAP_ONES: u64 = of_value(CHEAP[0]) | of_value(CHEAP[1]) | of_value(CHEAP[2]);

/// The prestige at hand by kind, and jokers.
fn prestige(state: &State, seat: Seat) -> ([u8; 3], u8) {
    let tokens = state.tokens(seat);
    let has = |number: u8| u8::from(state.unused(seat) & Bonus::new(number).bit() != 0);
    ([tokens[3], tokens[4], tokens[5]], has(8) + 2 * has(19))
}

/// The VP of the slots that could be filled.
fn slots(game: &Paris, tile: &LandmarkTile, (mut have, mut jokers): ([u8; 3], u8)) -> f32 {
    let mut sum = 0.0;
    for slot in tile.slots {
        let at = slot.index() - Kind::Bronze.index();
        let from = if have[at] > 0 { &mut have[at] } else { &mut jokers };
        if *from > 0 {
            *from -= 1;
            sum += f32::from(game.edition().slot_vp[at]);
        }
    }
    sum
}

/// For each landmark, the value under the seat's best key that could go up to it: in its district,
/// or in any where it may still be added.
fn paid_already(game: &Paris, state: &State, seat: Seat) -> [u8; LANDMARKS] {
    let own = state.keys(seat)[0];
    let loose = u64::from(state.landmarks_left()) << BUILDINGS;
    let mut paid = [0; LANDMARKS];
    for district in District::ALL {
        let places = state.places_of(district);
        let standing = own & places;
        if standing == 0 {
            continue;
        }
        let highest = 63 - standing.leading_zeros() as usize;
        let value = game.value(place_at(highest));
        let landmarks = places & ALL_LANDMARKS;
        // A key only goes up, and a landmark is only added above the last one.
        let higher = landmarks & !((2 << highest) - 1);
        let above = match landmarks {
            0 => loose,
            _ => loose & !(u64::MAX >> landmarks.leading_zeros()),
        };
        for place in bits(higher | above) {
            let best = &mut paid[place - BUILDINGS];
            *best = value.max(*best);
        }
    }
    paid
}
