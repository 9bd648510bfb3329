//! City of Light as people play it: streets that leave room under lamps for the buildings taken,
//! then the building that counts most, before the opponent takes the ground.

use ::city_of_light::{Building, CityOfLight, Move, Spaces, State, Step, beside, each};
use table::{Game as _, Quick, Quiet, Seat};

use crate::{Sensible, Taste};

/// How many of the best-looking moves are examined with the opponent's best answer.
const ANSWERED: usize = 12;

impl Sensible for CityOfLight {
    fn choose(&self, state: &State, seat: Seat, taste: &Taste, chance: &mut Quick) -> Move {
        let world = self.redeal(state, seat, chance);
        let mut legal = Vec::new();
        self.legal(&world, &mut legal);
        let after = |state: &State, mv: Move| {
            let mut after = *state;
            self.play(&mut after, mv, &mut Quiet);
            after
        };
        let mut ways: Vec<(Move, State, f32)> = legal
            .iter()
            .map(|&mv| (mv, after(&world, mv)))
            .map(|(mv, after)| (mv, after, lead(self, &after, seat, taste)))
            .collect();
        // A stable order: among equals the first in the generator's list stays first.
        ways.sort_by(|one, two| two.2.total_cmp(&one.2));
        // What the opponent holds in phase 1 is unknown, so there is no answer to look for.
        if matches!(world.step(), Step::Buildings(_)) {
            ways.truncate(ANSWERED);
            for (_, state, value) in &mut ways {
                if self.to_act(state).is_some_and(|next| next != seat) {
                    self.legal(state, &mut legal);
                    let answers =
                        legal.iter().map(|&mv| lead(self, &after(state, mv), seat, taste));
                    *value = answers.fold(f32::INFINITY, f32::min);
                }
            }
            ways.sort_by(|one, two| two.2.total_cmp(&one.2));
        }
        ways[0].0
    }
}

fn lead(game: &CityOfLight, state: &State, seat: Seat, taste: &Taste) -> f32 {
    let other = seat.next(2);
    // A rival's loss is a gain here: there are only two players.
    let rivals = (taste.rivals + 0.4).min(1.5);
    hope(game, state, seat, taste) - rivals * hope(game, state, other, taste)
}

/// The points as they stand, and what the reserve will bring on the ground that is left.
fn hope(game: &CityOfLight, state: &State, seat: Seat, taste: &Taste) -> f32 {
    let scores = game.scores(state);
    let own = state.colour(seat) & state.free() & !state.small_lamps();
    let shared = state.mixed() & state.free() & !state.small_lamps();
    let reserve = state.reserve(seat);
    let size: usize = reserve.into_iter().map(Building::size).sum();
    let unbuilt = if state.is_forgiven(seat) { 0.0 } else { 3.0 * reserve.len() as f32 };
    let mut ground: Vec<f32> = Vec::new();
    for (spaces, sure) in [(own, 1.0), (shared, 0.6)] {
        for space in each(spaces) {
            ground.push(sure * light(state, space.bit(), own | shared, taste));
        }
    }
    ground.sort_by(|one, two| two.total_cmp(one));
    // Not every shape fits, and the opponent builds too.
    let room = 0.7 * ground.len() as f32;
    let built: f32 = ground.iter().take(size).sum();
    let too_much = (size as f32 - room).max(0.0);
    // What fits will not be left over: its penalty, which the current score includes, goes away.
    let fits = (room / (size.max(1)) as f32).min(1.0);
    let tokens = f32::from(state.tokens(seat)) * 1.5 * taste.prestige;
    // Until the streets are full, material is worth the room there will be for it.
    let coming = 2.0 * state.empty_squares().count_ones() as f32;
    let welcome = 1.4 * taste.landmarks * (size as f32).min(room + 0.3 * coming);
    scores[seat] as f32 + 0.75 * built + unbuilt * fits - 0.8 * too_much
        + tokens
        + welcome * f32::from(u8::from(matches!(state.step(), Step::Streets(_))))
        - taste.haste * state.empty_squares().count_ones() as f32
}

/// What a space under a building brings: one for the group, and the lamps it helps to reach.
fn light(state: &State, space: Spaces, ground: Spaces, taste: &Taste) -> f32 {
    let near = (beside(space) & state.small_lamps()).count_ones() as f32;
    let wider = beside(beside(space) & ground) & state.small_lamps();
    0.5 * taste.districts + taste.track * (0.9 * near + 0.25 * wider.count_ones() as f32)
}
