//! Lanterns as people play it: the brightest lantern at the best post.

use ::lanterns::{Lanterns, Move, State};
use table::{Game as _, Quick, Quiet, Seat};

use crate::{Sensible, Taste};

impl Sensible for Lanterns {
    fn choose(&self, state: &State, seat: Seat, _: &Taste, _: &mut Quick) -> Move {
        let mut legal = Vec::new();
        self.legal(state, &mut legal);
        let points = |mv: &Move| {
            let mut after = *state;
            self.play(&mut after, *mv, &mut Quiet);
            self.scores(&after)[seat]
        };
        legal.into_iter().max_by_key(points).expect("there is a move while the game goes on")
    }
}
