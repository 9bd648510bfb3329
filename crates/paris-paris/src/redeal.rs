//! What a seat cannot know, dealt anew.

use table::{Chance, Game as _, Seat};

use crate::action::Line;
use crate::game::ParisParis;
use crate::map::TILES;
use crate::state::State;
use crate::step::Step;

impl ParisParis {
    /// A position that `seat` cannot tell from this one: the tiles not turned up yet in a random
    /// order, and random trips for the others among those it has not seen. At the end everything is
    /// known.
    pub(crate) fn deal_anew<C: Chance>(&self, state: &State, seat: Seat, chance: &mut C) -> State {
        let mut state = *state;
        if state.step == Step::Over {
            return state;
        }
        // Sort first: the hidden order must not show through.
        let face_down = state.face_down(self.seats()).len();
        let hidden = &mut state.order[TILES - face_down..];
        hidden.sort_unstable();
        chance.shuffle(hidden);
        let known = [Some(state.trip(seat)), state.open];
        let mut unknown = Line::ALL;
        chance.shuffle(&mut unknown);
        let mut unknown = unknown.into_iter().filter(|line| !known.contains(&Some(*line)));
        for other in Seat::first(self.seats()).filter(|other| *other != seat) {
            state.trips[other] = unknown.next().expect("there are more lines than seats");
        }
        state
    }
}
