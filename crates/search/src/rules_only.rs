//! What is known about a game without an evaluation: the points as they stand, and how to play on.

use table::Game;

use crate::features::Rows;
use crate::guide::{Guide, Rollout, Tuning};
use crate::linear::Measure;

crate::features! {
    /// The one feature of such a game.
    pub enum Feature {
        Points: "points",
    }
}

/// The features of a game of which nothing but its rules is known: search plays it to the end at
/// random, and what looks one move ahead counts points.
#[derive(Clone, Copy, Debug, Default)]
pub struct RulesOnly;

impl<G: Game> Measure<G> for RulesOnly {
    type Feature = Feature;
    type Memo = ();

    fn progress(&self, _: &G, _: &G::State) -> f32 {
        0.0
    }

    fn measure(&self, game: &G, state: &G::State, rows: &mut Rows<Feature>) {
        for (seat, points) in game.scores(state).iter() {
            rows[seat.index()][Feature::Points] = *points as f32;
        }
    }
}

impl<G: Game> Guide<G> for RulesOnly {
    fn tuning(&self, _: &G) -> Tuning {
        Tuning { rollout: Rollout::Random, ..Tuning::default() }
    }
}
