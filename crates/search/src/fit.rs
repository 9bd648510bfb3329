//! Fitting the weights of an evaluation to games that were played to the end.
//!
//! A generation plays games, keeps every other position with the points the game ended with, and
//! solves the least-squares problem for the weights by its normal equations, in which earlier
//! generations count less and less: without them each generation would learn only to beat the
//! mistakes of the last. Where the games say nothing, weights stay as they were. The scales that
//! turn points into shares of the win are then those that make the results most likely. The next
//! generation plays with these weights. All of it follows from the seed.
//!
//! Games of one style teach only that style, and never show what other play would have brought. So
//! the seats differ: the weights as they are, weights changed at random for one game (a hoarder, a
//! racer, ...), and the bots of 0.1; some games begin with random moves.

mod games;
mod squares;

use std::sync::Arc;

use table::{BySeat, Seed};

use crate::bot::HasEvaluation;
use crate::features::{FeatureName, Row};
use crate::linear::{KNOTS, Linear, Measure, Weights, between};
use crate::value::soft_shares;
use games::play_all;
use squares::{Sums, solve};

/// How a fit is made.
#[derive(Clone, Copy, Debug)]
pub struct FitPlan {
    /// How many times games are played and weights are fitted.
    pub generations: usize,
    /// How many games each generation plays.
    pub games: usize,
    /// How often a move is random, from 0 to 1.
    pub noise: f32,
    /// How far styles differ: 0 is one style for all, 1 changes weights by a factor of three.
    pub variety: f32,
    /// How many iterations a move is searched with; 0 is a look one move ahead.
    pub nodes: u64,
    /// Whether only the level of the points and the scales are fitted: how many points to expect
    /// in all, and how much of a lead is how much of a win.
    pub scale_only: bool,
    /// Where all chance comes from.
    pub seed: Seed,
    /// How many threads play; the result is the same for any number.
    pub threads: usize,
}

/// How well a generation's weights fit its games.
#[derive(Clone, Copy, Debug)]
pub struct Report {
    /// The generation, from 1.
    pub generation: usize,
    /// How many positions were used.
    pub positions: usize,
    /// The mean points of a seat.
    pub points: f64,
    /// The standard deviation of the error of the points.
    pub error: f64,
    /// The standard deviation of the points themselves.
    pub spread: f64,
    /// The mean of `-ln` of the share that was expected for what actually happened.
    pub surprise: f64,
}

/// One position of a game that was played to the end.
struct Sample<F> {
    rows: Vec<Row<F>>,
    progress: f32,
    game: u32,
}

struct Played<F> {
    samples: Vec<Sample<F>>,
    points: BySeat<i32>,
    shares: BySeat<f32>,
}

/// Fits `evaluation` for the table of `game`, telling `report` about each generation.
pub fn fit<G: HasEvaluation>(
    game: &Arc<G>,
    evaluation: &mut Linear<G::Measure>,
    plan: FitPlan,
    mut report: impl FnMut(Report),
) {
    let mut sums: Sums<<G::Measure as Measure<G>>::Feature> = Sums::new();
    for generation in 0..plan.generations {
        let seed = plan.seed.child(generation as u64);
        let games = play_all(game, evaluation, seed, plan);
        let mut weights = evaluation.weights(game.seats()).clone();
        if plan.scale_only {
            fit_level(&games, &mut weights);
        } else {
            sums.fade();
            sums.add(&games);
            weights = sums.weights(&weights);
        }
        let surprise = fit_scale(&games, &mut weights);
        let (points, error, spread) = errors(&games, &weights);
        evaluation.set_weights(game.seats(), weights);
        let positions = games.iter().map(|game| game.samples.len()).sum();
        let generation = generation + 1;
        report(Report { generation, positions, points, error, spread, surprise });
    }
}

/// What was expected for every sample, to try scales on.
struct Expected {
    points: BySeat<f32>,
    progress: f32,
    game: u32,
}

/// Changes the constants so that the expected points are right on average, all through the game.
fn fit_level<F: FeatureName>(games: &[Played<F>], weights: &mut Weights) {
    let mut matrix = vec![0.0; KNOTS * KNOTS];
    let mut target = vec![0.0; KNOTS];
    for game in games {
        for sample in &game.samples {
            let expected = weights.worth(&sample.rows, sample.progress).points;
            let (knot, part) = between(sample.progress);
            let near = [(knot, 1.0 - f64::from(part)), (knot + 1, f64::from(part))];
            for (seat, points) in game.points.iter() {
                let missing = f64::from(*points) - f64::from(expected[seat]);
                for (row, left) in near {
                    target[row] += left * missing;
                    for (column, right) in near {
                        matrix[row * KNOTS + column] += left * right;
                    }
                }
            }
        }
    }
    (0..KNOTS).for_each(|knot| matrix[knot * KNOTS + knot] += 1.0);
    let change = solve(matrix, target, KNOTS);
    for (row, change) in weights.points.iter_mut().zip(change) {
        row[2 * F::ALL.len()] += change as f32;
    }
}

/// Finds the scales that make the results most likely; returns the remaining surprise.
fn fit_scale<F: FeatureName>(games: &[Played<F>], weights: &mut Weights) -> f64 {
    let expected: Vec<_> = games
        .iter()
        .flat_map(|game| &game.samples)
        .map(|sample| {
            let points = weights.worth(&sample.rows, sample.progress).points;
            Expected { points, progress: sample.progress, game: sample.game }
        })
        .collect();
    let surprise = |scale: &[f32; KNOTS]| -> f64 {
        let one = |sample: &Expected| -> f64 {
            let (knot, part) = between(sample.progress);
            let scale = scale[knot] + part * (scale[knot + 1] - scale[knot]);
            let shares = soft_shares(&sample.points, scale);
            let came = &games[sample.game as usize].shares;
            let seat = |(seat, share): (table::Seat, &f32)| {
                -f64::from(came[seat]) * f64::from(share.max(1e-6)).ln()
            };
            shares.iter().map(seat).sum()
        };
        expected.iter().map(one).sum::<f64>() / expected.len().max(1) as f64
    };
    let mut best = surprise(&weights.scale);
    let mut step = 1.6_f32;
    while step > 1.02 {
        let mut better = false;
        for knot in 0..KNOTS {
            for factor in [step, 1.0 / step] {
                let mut trial = weights.scale;
                trial[knot] = (trial[knot] * factor).clamp(0.5, 200.0);
                let value = surprise(&trial);
                if value < best {
                    (best, weights.scale, better) = (value, trial, true);
                }
            }
        }
        if !better {
            step = step.sqrt();
        }
    }
    best
}

/// The mean of the points, and the standard deviations of their error and of the points.
fn errors<F: FeatureName>(games: &[Played<F>], weights: &Weights) -> (f64, f64, f64) {
    let (mut error, mut sum, mut square, mut count) = (0.0, 0.0, 0.0, 0.0);
    for game in games {
        for sample in &game.samples {
            let expected = weights.worth(&sample.rows, sample.progress).points;
            for (seat, points) in game.points.iter() {
                let points = f64::from(*points);
                error += (points - f64::from(expected[seat])).powi(2);
                sum += points;
                square += points * points;
                count += 1.0;
            }
        }
    }
    let count: f64 = if count == 0.0 { 1.0 } else { count };
    let mean = sum / count;
    (mean, (error / count).sqrt(), (square / count - mean.powi(2)).max(0.0).sqrt())
}
