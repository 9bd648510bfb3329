//! What a seat of Paris could buy soon: landmarks, an 8, cheap buildings with a bonus tile.

use paris::{
    ALL_LANDMARKS, Bonus, District, Kind, LANDMARKS, LandmarkTile, Paris, Place, Stand, State,
    Value, district_buildings,
};
use table::{Game as _, Seat};

use super::districts::place_at;
use super::outlook::{CHEAP, of_value};

/// What could be bought soon.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Prospects {
    /// The best landmark within reach and the next: points of slots and standing, less what is
    /// lacking.
    pub(super) landmarks: [f32; 2],
    /// How near an 8 is, from 0 to 1.
    pub(super) eight: f32,
    /// Cheap buildings that could be bought with a key that stands, at most three.
    pub(super) cheap: f32,
}

/// How much of a landmark is left with so many resources still to get.
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
    let left = state.landmarks_left();
    let prestige = prestige(state, seat);
    let ladders = ladders(state, seat);
    for (rank, tile) in game.edition().landmarks.iter().enumerate().take(LANDMARKS) {
        let place = Place::landmark(rank);
        if occupied & place.bit() != 0 {
            continue;
        }
        let paid = paid_already(game, &ladders, place, left & (1 << rank) != 0);
        let lacking: u8 = (0..3).map(|at| tile.cost[at].saturating_sub(have[at])).sum();
        let lacking = lacking.saturating_sub(jokers);
        let short = (f32::from(tile.value) - paid - francs).max(0.0);
        let gain = 8.0 + slots(game, tile, prestige);
        let worth = gain
            * LACKING[usize::from(lacking).min(LACKING.len() - 1)]
            * (1.0 - short / 20.0).max(0.1);
        let [best, next] = &mut prospects.landmarks;
        if worth > *best {
            (*best, *next) = (worth, *best);
        } else if worth > *next {
            *next = worth;
        }
    }
    let free = state.built() & !occupied;
    let arc = state.stands_on(seat, Stand::Arc);
    let own = state.keys(seat)[0];
    let wood = have[0] + jokers > 0;
    for district in District::ALL {
        let here = district_buildings(district);
        let bank = state.stands_on(seat, Stand::Bank(district));
        let fresh = arc || bank;
        let standing = own & here;
        if free & here & of_value(Value::Eight) != 0 && (fresh || standing != 0) {
            let near = 0.5 + 0.5 * f32::from(u8::from(wood));
            let paid = (63 - (standing | 1).leading_zeros()) as usize;
            let paid = if standing == 0 { 0.0 } else { f32::from(Value::ALL[paid % 6].number()) };
            let short = (8.0 - paid - francs).max(0.0);
            prospects.eight = prospects.eight.max(near * (1.0 - short / 10.0));
        }
        for value in CHEAP {
            let place = Place::building(district, value);
            if free & place.bit() == 0 {
                continue;
            }
            let lower = standing & (place.bit() - 1) != 0;
            let price = f32::from(value.number());
            let reach = (fresh && francs >= price) || (lower && francs >= 1.0);
            prospects.cheap += f32::from(u8::from(reach));
        }
    }
    prospects.cheap = prospects.cheap.min(3.0);
    prospects
}

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

/// The landmarks of a district, as places, and the seat's own key that stands highest there.
type Ladder = (u64, Option<Place>);

fn ladders(state: &State, seat: Seat) -> [Ladder; 6] {
    District::ALL.map(|district| {
        let places = state.places_of(district);
        let own = state.keys(seat)[0] & places;
        let highest = (own != 0).then(|| place_at(63 - own.leading_zeros() as usize));
        (places & ALL_LANDMARKS, highest)
    })
}

/// The value under the best own key that could go up to a landmark: in its district, or in any
/// where it may still be added.
fn paid_already(game: &Paris, ladders: &[Ladder; 6], to: Place, loose: bool) -> f32 {
    let mut best = 0;
    for (landmarks, highest) in ladders {
        let fits = if loose { *landmarks < to.bit() } else { landmarks & to.bit() != 0 };
        if let Some(highest) = highest.filter(|highest| fits && *highest < to) {
            best = best.max(game.value(highest));
        }
    }
    f32::from(best)
}
