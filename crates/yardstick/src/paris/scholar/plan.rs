//! What a player of Paris can hope for: the actions that are left, and what they can be spent on.

use ::paris::{
    ALL_LANDMARKS, BUILDINGS, Bonus, District, Ending, Paris, Place, Stand, State, Step, Value,
};
use table::{Game as _, Seat};

/// One player's plan for the rest of the game.
pub(super) struct Plan<'a> {
    pub(super) game: &'a Paris,
    pub(super) state: &'a State,
    pub(super) seat: Seat,
    /// The player's own actions to come.
    pub(super) actions: f32,
    /// How many of these will buy something.
    pub(super) buys: f32,
    /// How many will place a key.
    pub(super) places: f32,
    /// The keys that can still come to stand on each value.
    pub(super) coming: [f32; 6],
    /// The most expensive of the player's places that a landmark can be bought from.
    pub(super) step_up: f32,
}

/// The points a player can hope for.
pub(super) fn hope(game: &Paris, state: &State, seat: Seat) -> f32 {
    let plan = Plan::new(game, state, seat);
    f32::from(state.vp(seat))
        + plan.districts()
        + plan.held()
        + plan.track()
        + plan.purse()
        + plan.landmark()
        + plan.keys()
}

/// The actions that a player still has.
fn actions(game: &Paris, state: &State, seat: Seat) -> f32 {
    if state.retired(seat) || state.step() == Step::Over {
        return 0.0;
    }
    let seats = game.seats();
    let place = |it: Seat| (it.index() + seats - state.start().index()) % seats;
    let acting = state.seat() == seat;
    let open = matches!(state.step(), Step::Draw | Step::Place(_) | Step::Action);
    let this_round = place(seat) > place(state.seat()) || (acting && open);
    let this_round = f32::from(u8::from(this_round));
    match state.ending() {
        Ending::Open => {
            // About every second action leaves the end-game tiles alone.
            let turns = f32::from(state.buildings_left()) + 1.6 * f32::from(state.end_tiles_left());
            turns / seats as f32 + 1.0
        }
        Ending::LastTile => 1.0 + this_round,
        Ending::LastRound => this_round,
    }
}

impl<'a> Plan<'a> {
    fn new(game: &'a Paris, state: &'a State, seat: Seat) -> Self {
        let actions = actions(game, state, seat);
        let ready = (state.stands(seat).count_ones() as f32).min(actions);
        let hand = f32::from(state.hand(seat));
        let rest = actions - ready;
        let places = (0.42 * rest).min(hand);
        let buys = ready + (rest - places).min(1.4 * places + 0.5 * rest);
        let mut plan =
            Self { game, state, seat, actions, buys, places, coming: [0.0; 6], step_up: 0.0 };
        plan.climb();
        plan
    }

    /// How much of what takes time will still come: 0 at the end, near 1 at the start.
    pub(super) fn ripe(&self) -> f32 {
        self.buys / (self.buys + 5.0)
    }

    /// 1 as long as there is time to use something once more.
    pub(super) fn soon(&self, buys: f32) -> f32 {
        (self.buys / buys).min(1.0)
    }

    pub(super) fn count(&self, places: u64) -> f32 {
        let keys = self.state.keys(self.seat);
        keys.iter().map(|keys| (keys & places).count_ones()).sum::<u32>() as f32
    }

    pub(super) fn has(&self, number: u8) -> bool {
        self.state.unused(self.seat) & Bonus::new(number).bit() != 0
    }

    /// Which keys can come where: along the ladder of each district, and from the Arc.
    fn climb(&mut self) {
        let state = self.state;
        let own = state.keys(self.seat)[0];
        let occupied = state.occupied();
        let unbuilt = (BUILDINGS as u32 - state.built().count_ones()) as f32;
        let drawn = (f32::from(state.buildings_left()) / unbuilt.max(1.0)).min(1.0);
        let arc = state.stands_on(self.seat, Stand::Arc);
        let hand = state.hand(self.seat) > 0;
        for district in District::ALL {
            let bank = state.stands_on(self.seat, Stand::Bank(district));
            let mut below = bank;
            for value in Value::ALL {
                let place = Place::building(district, value);
                if own & place.bit() != 0 {
                    below = true;
                    if own & state.places_of(district) & ALL_LANDMARKS == 0 {
                        self.step_up = self.step_up.max(f32::from(value.number()));
                    }
                    continue;
                }
                let way = match (below, arc, hand) {
                    (true, _, _) => 0.5,
                    (_, true, _) => 0.25,
                    (_, _, true) => 0.15,
                    _ => 0.0,
                };
                let there = if state.built() & place.bit() == 0 {
                    0.6 * drawn
                } else if occupied & place.bit() != 0 {
                    0.15
                } else {
                    1.0
                };
                self.coming[value.index()] += way * there;
            }
        }
        for coming in &mut self.coming {
            *coming = coming.min(0.22 * self.buys).min(2.2);
        }
    }

    /// Keys in hand and where they stand ready, and what the places bought are good for.
    fn keys(&self) -> f32 {
        let state = self.state;
        let mut sum = 4.6 * self.places + 0.4 * (f32::from(state.hand(self.seat)) - self.places);
        for stand in Stand::ALL.into_iter().filter(|it| state.stands_on(self.seat, *it)) {
            sum += self.soon(3.0)
                * match stand {
                    Stand::Arc => 3.4,
                    Stand::Bank(district) => 1.8 + 0.5 * self.open_in(district).min(2.0),
                };
        }
        // Keys on the board can move on for the difference.
        let mut steps = 0.0;
        let mut paid = 0.0;
        for district in District::ALL {
            let own = state.keys(self.seat)[0] & state.places_of(district);
            if own != 0 {
                let lowest = 1_u64 << own.trailing_zeros();
                let free = state.built() & !state.occupied();
                let above = free & ::paris::district_buildings(district) & !(lowest | (lowest - 1));
                steps += (above.count_ones() as f32).min(2.0);
                paid += self.value_under(self.seat, district);
            }
        }
        sum += 0.4 * steps.min(self.buys).min(5.0) + 0.28 * self.soon(6.0) * paid;
        sum + 2.0 * self.ripe() * self.count(ALL_LANDMARKS)
    }

    /// Buildings without a key that could be bought in a district.
    fn open_in(&self, district: District) -> f32 {
        let free = self.state.built() & !self.state.occupied();
        (free & ::paris::district_buildings(district)).count_ones() as f32
    }

    /// The sum of the values under a player's keys in a district.
    pub(super) fn value_under(&self, seat: Seat, district: District) -> f32 {
        let within = self.state.places_of(district);
        let mut sum = 0;
        for keys in self.state.keys(seat) {
            let mut left = keys & within;
            while left != 0 {
                sum += u32::from(self.game.value(place(left.trailing_zeros() as usize)));
                left &= left - 1;
            }
        }
        sum as f32
    }
}

/// The places of one value.
pub(super) fn of_value(value: Value) -> u64 {
    District::ALL.into_iter().fold(0, |set, district| set | Place::building(district, value).bit())
}

fn place(at: usize) -> Place {
    match at.checked_sub(BUILDINGS) {
        Some(rank) => Place::landmark(rank),
        None => Place::building(District::ALL[at / 6], Value::ALL[at % 6]),
    }
}
