//! What is known of a game without an evaluator: the points as they stand, and how to play on.

use table::Game;

use crate::evaluate::{Rollout, Tuning};
use crate::linear::{Measure, Rows};

/// The features of a game of which nothing but its rules is known: search plays it to the end at
/// random, and what looks one move ahead counts points.
#[derive(Clone, Copy, Debug, Default)]
pub struct RulesOnly;

impl<G: Game> Measure<G> for RulesOnly {
    const NAMES: &'static [&'static str] = &["points"];

    fn progress(&self, _: &G, _: &G::State) -> f32 {
        0.0
    }

    fn measure(&self, game: &G, state: &G::State, rows: &mut Rows) {
        for (seat, points) in game.scores(state).iter() {
            rows[seat.index()][0] = *points as f32;
        }
    }

    fn tuning(&self, _: &G) -> Tuning {
        Tuning { rollout: Rollout::Random, ..Tuning::default() }
    }
}
