//! Tuning the weights of an evaluation by what wins, not by what predicts.
//!
//! A fit learns what usually goes with many points in the games that were played; what a player
//! should do is another question, and in a game with a long way from cause to effect the answers
//! differ. Tuning asks directly: in each trial all weights are changed a little at random, and the
//! evaluation with the changes plays against the one with the opposite changes, on one deal, from
//! every seat. What the lead says about the direction is summed over a batch of trials, and the
//! weights take a step (simultaneous perturbation, with steps as in Adam). All of it follows from
//! the seed, whatever the number of threads.

use std::sync::Arc;

use table::{Chance as _, Match, Quick, Seed};

use crate::bot::HasEvaluation;
use crate::features::FeatureName as _;
use crate::guide::Guide as _;
use crate::linear::{Linear, Measure, Weights};
use crate::one_ply::OnePly;
use crate::position::TurnSoFar;

/// How weights are tuned.
#[derive(Clone, Copy, Debug)]
pub struct TunePlan {
    /// How many steps are taken.
    pub steps: usize,
    /// How many trials there are before each step.
    pub trials: usize,
    /// How far a trial goes, in units of what is usual for a weight.
    pub reach: f32,
    /// How far a step goes at the beginning, in the same units; it falls to a tenth.
    pub stride: f32,
    /// Where all chance comes from.
    pub seed: Seed,
    /// How many threads play; the result is the same for any number.
    pub threads: usize,
}

/// How a step went.
#[derive(Clone, Copy, Debug)]
pub struct Report {
    /// The step, from 1.
    pub step: usize,
    /// The mean points of a seat.
    pub points: f64,
    /// The standard deviation of the lead of one side of a trial over the other.
    pub spread: f64,
}

/// The names of the features of a game.
type FeatureOf<G> = <<G as HasEvaluation>::Measure as Measure<G>>::Feature;

/// A lead of more points than this counts as this much.
const CLEAR: f32 = 60.0;

/// Tunes `evaluation` for the table of `game`, telling `report` about each step.
pub fn tune<G: HasEvaluation>(
    game: &Arc<G>,
    evaluation: &mut Linear<G::Measure>,
    plan: TunePlan,
    mut report: impl FnMut(Report),
) {
    const MEMORY: f32 = 0.9;
    const LONG_MEMORY: f32 = 0.99;
    let seats = game.seats();
    let start = evaluation.weights(seats).clone();
    let units = Units::of(&start, FeatureOf::<G>::ALL.len());
    let mut at = vec![0.0_f32; units.size()];
    let (mut mean, mut square) = (at.clone(), at.clone());
    for step in 0..plan.steps {
        let seed = plan.seed.child(step as u64);
        let trials = try_all(game, evaluation, &start, &units, &at, seed, plan);
        let mut slope = vec![0.0_f32; at.len()];
        for trial in &trials {
            for (slope, sign) in slope.iter_mut().zip(&trial.direction) {
                *slope += trial.lead * sign / trials.len() as f32;
            }
        }
        let rate = plan.stride * 0.1_f32.powf(step as f32 / plan.steps as f32);
        let (unbias, unbias_long) =
            (1.0 - MEMORY.powi(step as i32 + 1), 1.0 - LONG_MEMORY.powi(step as i32 + 1));
        for index in 0..at.len() {
            let slope = slope[index];
            mean[index] = MEMORY * mean[index] + (1.0 - MEMORY) * slope;
            square[index] = LONG_MEMORY * square[index] + (1.0 - LONG_MEMORY) * slope * slope;
            let size = (square[index] / unbias_long).sqrt() + 1e-6;
            at[index] += rate * mean[index] / unbias / size;
        }
        let count = trials.len() as f64;
        let points = trials.iter().map(|trial| trial.points).sum::<f64>() / count;
        let spread = trials.iter().map(|trial| f64::from(trial.lead).powi(2)).sum::<f64>() / count;
        report(Report { step: step + 1, points, spread: spread.sqrt() });
    }
    evaluation.set_weights(seats, units.apply::<G>(&start, &at));
}

/// The usual size of a change for each weight: a fraction of it, and a little for those that are 0.
/// Only the weights of a seat's own features are tuned, and the scales are left to a fit.
struct Units {
    features: usize,
    each: Vec<Vec<f32>>,
}

impl Units {
    fn of(weights: &Weights, features: usize) -> Self {
        let unit = |weight: &f32| 0.3 * weight.abs() + 0.05;
        let each = weights.points.iter().map(|row| row[..features].iter().map(unit).collect());
        Self { features, each: each.collect() }
    }

    fn size(&self) -> usize {
        self.features * self.each.len()
    }

    /// The weights so far from `start`, none of the rising ones below 0.
    fn apply<G: HasEvaluation>(&self, start: &Weights, at: &[f32]) -> Weights {
        let mut weights = start.clone();
        for (knot, row) in weights.points.iter_mut().enumerate() {
            for (feature, name) in FeatureOf::<G>::ALL.iter().enumerate() {
                row[feature] += self.each[knot][feature] * at[knot * self.features + feature];
                if name.rises() {
                    row[feature] = row[feature].max(0.0);
                }
            }
        }
        weights
    }
}

/// What one trial showed.
struct Trial {
    direction: Vec<f32>,
    lead: f32,
    points: f64,
}

fn try_all<G: HasEvaluation>(
    game: &Arc<G>,
    evaluation: &Linear<G::Measure>,
    start: &Weights,
    units: &Units,
    at: &[f32],
    seed: Seed,
    plan: TunePlan,
) -> Vec<Trial> {
    let threads = plan.threads.max(1);
    let one = |index: usize| {
        let seed = seed.child(index as u64);
        let mut chance = Quick::new(u64::from_le_bytes(
            seed.0[..8].try_into().expect("a seed has more than eight bytes"),
        ));
        let sign = |word: u32| if word & 1 == 0 { 1.0 } else { -1.0 };
        let direction: Vec<f32> = at.iter().map(|_| sign(chance.word() >> 16)).collect();
        let side = |sign: f32| {
            let moved: Vec<_> =
                at.iter().zip(&direction).map(|(at, to)| at + sign * plan.reach * to).collect();
            let mut side = evaluation.clone();
            side.set_weights(game.seats(), units.apply::<G>(start, &moved));
            side
        };
        let (lead, points) = play_out(game, &[side(1.0), side(-1.0)], seed, &mut chance);
        Trial { direction, lead, points }
    };
    let mut trials: Vec<(usize, Trial)> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|thread| {
                let one = &one;
                scope.spawn(move || {
                    let indices = (thread..plan.trials).step_by(threads);
                    indices.map(|index| (index, one(index))).collect::<Vec<_>>()
                })
            })
            .collect();
        let join = |worker: std::thread::ScopedJoinHandle<'_, Vec<_>>| {
            worker.join().expect("games of a trial do not panic")
        };
        workers.into_iter().flat_map(join).collect()
    });
    trials.sort_by_key(|(index, _)| *index);
    trials.into_iter().map(|(_, trial)| trial).collect()
}

/// The lead of the first side over the second, taking seats in turn, and the mean points.
fn play_out<G: HasEvaluation>(
    game: &Arc<G>,
    sides: &[Linear<G::Measure>; 2],
    seed: Seed,
    chance: &mut Quick,
) -> (f32, f64) {
    let seats = game.seats();
    let (mut lead, mut points) = (0.0, 0.0);
    for shift in 0..2 {
        let mut state = *Match::new(Arc::clone(game), seed).start();
        let mut turn = TurnSoFar::new(&**game, &state, &[]);
        let mut players =
            sides.each_ref().map(|side| OnePly::new(&**game, side, side.measure().tuning(game)));
        while let Some(actor) = game.to_act(&state) {
            let world = game.redeal(&state, actor, chance);
            let player = &mut players[(actor.index() + shift) % 2];
            let mv = player.best(&world, turn.moves(), actor, chance);
            turn.play(&**game, &mut state, mv);
        }
        let outcome = game.outcome(&state).expect("the game was played to its end");
        let mut sums = [(0.0, 0.0); 2];
        for (seat, &own) in outcome.scores.iter() {
            let (sum, count) = &mut sums[(seat.index() + shift) % 2];
            *sum += own as f32;
            *count += 1.0;
            points += f64::from(own) / (2 * seats) as f64;
        }
        let [first, second] = sums.map(|(sum, count)| sum / count);
        lead += (first - second).clamp(-CLEAR, CLEAR) / 2.0;
    }
    (lead, points)
}
