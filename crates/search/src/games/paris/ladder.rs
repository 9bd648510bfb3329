//! How many keys of a seat can still come to stand on each value: keys climb from cheap buildings
//! to expensive ones, so that one key can count for the tiles of several values, one after another.

use paris::{BUILDINGS, District, Stand, State, Value, district_buildings};
use table::Seat;

use super::outlook::of_value;

/// How likely it is that a key reaches a place that a key below it, or one at the bank, can go to;
/// and a place that any other key could be brought to.
const NEAR: f32 = 0.55;
const FAR: f32 = 0.22;

/// Further keys on each value, for a seat that has a use for them.
pub(super) fn more(state: &State, seat: Seat, actions: f32) -> [f32; 6] {
    const ALL: u64 = (1 << BUILDINGS) - 1;
    let own = state.keys(seat)[0] & ALL;
    let occupied = state.occupied() & ALL;
    let free = state.built() & !occupied;
    let theirs = occupied & !own;
    let unbuilt = ALL & !state.built();
    let to_come = f32::from(state.buildings_left()) / unbuilt.count_ones().max(1) as f32;
    let to_come = 0.7 * to_come.min(1.0);
    let near = District::ALL.iter().fold(above(own), |near, &district| {
        let bank = state.stands_on(seat, Stand::Bank(district));
        near | if bank { district_buildings(district) } else { 0 }
    });
    let anywhere = state.stands_on(seat, Stand::Arc) || state.hand(seat) > 0;
    let far = if anywhere { FAR } else { 0.0 };
    let most = (0.25 * actions).min(2.0);
    Value::ALL.map(|value| {
        let open = |places: u64| {
            let count = |set: u64| (places & set & of_value(value)).count_ones() as f32;
            count(free) + 0.2 * count(theirs) + to_come * count(unbuilt)
        };
        (NEAR * open(near & !own) + far * open(!near & !own)).min(most)
    })
}

/// The places of each district above the lowest of these.
fn above(places: u64) -> u64 {
    let mut above = 0;
    for district in District::ALL {
        let here = district_buildings(district);
        let lowest = (places & here) & (places & here).wrapping_neg();
        // Within a district places are numbered by rising value.
        above |= if lowest == 0 { 0 } else { here & !(lowest | (lowest - 1)) };
    }
    above
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use paris::{Arrangement, Building, Paris, Place, Post, Site, Spot};
    use table::{Edition as _, Game, Match, Seed};

    use super::*;

    const ACTIONS: f32 = 12.0;

    fn start() -> (Arc<Paris>, State) {
        let edition = Arc::new(<Paris as Game>::Edition::shipped());
        let game = Arc::new(Paris::new(edition, Default::default(), 3).expect("the basic game"));
        let state = *Match::new(Arc::clone(&game), Seed::from_text("ladder")).state();
        (game, state)
    }

    #[test]
    fn above_a_key_is_what_is_dearer_in_its_district() {
        let (here, there) = (District::ALL[2], District::ALL[3]);
        let key = Place::building(here, Value::Two).bit();
        let dearer = [Value::Three, Value::Four, Value::Five, Value::Eight];
        let dearer: u64 = dearer.map(|value| Place::building(here, value).bit()).into_iter().sum();
        assert_eq!(above(key), dearer);
        let other = Place::building(there, Value::Eight).bit();
        assert_eq!(above(key | other), dearer, "nothing is above an 8");
        assert_eq!(above(0), 0);
    }

    /// A key on a 2 can climb, so more keys are to be expected on the values above, not on the 1s.
    #[test]
    fn a_key_that_can_climb_counts_for_the_values_above() {
        let (game, state) = start();
        let seat = state.seat();
        let district = District::ALL[0];
        let mut arranged = Arrangement::of(&game, state);
        arranged.build(Building::new(district, Value::Two), district);
        let before = more(&arranged.state(), seat, ACTIONS);
        let site = Site { district, spot: Spot::Building(Value::Two) };
        let climbing = arranged.key(seat, Post::Site(site)).state();
        let after = more(&climbing, seat, ACTIONS);
        for value in [Value::Three, Value::Four, Value::Five, Value::Eight] {
            let at = value.index();
            assert!(after[at] > before[at], "{value:?}: {before:?}, then {after:?}");
        }
        assert_eq!(after[Value::One.index()], before[Value::One.index()]);
        // With no time left, no key climbs.
        assert_eq!(more(&climbing, seat, 0.0), [0.0; 6]);
    }
}
