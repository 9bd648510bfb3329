//! Fitting the weights of an evaluation to games that it played against itself.
//!
//! A generation plays games by one-ply value with some random moves, keeps every other position
//! with the points the game ended with, and solves the least-squares problem for the weights by
//! its normal equations, in which earlier generations count less and less: without them each
//! generation would learn only to beat the mistakes of the last. The scales that turn points into shares of the win are then those that
//! make the results most likely. The next generation plays with these weights. All of it follows
//! from the seed.

use std::sync::Arc;

use table::{BySeat, Chance as _, Game, MAX_SEATS, Match, Quick, Seed};

use crate::evaluate::{Evaluate as _, soft_shares};
use crate::linear::{KNOTS, Linear, MOST_FEATURES, Measure, Rows, Weights, between};
use crate::one_ply::OnePly;
use crate::position::Turn;

/// How a fit is made.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// How many times games are played and weights are fitted.
    pub generations: usize,
    /// How many games each generation plays.
    pub games: usize,
    /// How often a move is random, from 0 to 1.
    pub noise: f32,
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
    /// The standard deviation of the error of the points.
    pub error: f64,
    /// The standard deviation of the points themselves.
    pub spread: f64,
    /// The mean of `-ln` of the share that was expected of what came about.
    pub surprise: f64,
}

/// One position of a game that was played to the end.
struct Sample {
    rows: Vec<f32>,
    progress: f32,
    game: u32,
}

struct Played {
    samples: Vec<Sample>,
    points: BySeat<i32>,
    shares: BySeat<f32>,
}

/// Fits `evaluation` for the table of `game`, telling `report` about each generation.
pub fn fit<G: Game, M: Measure<G>>(
    game: &Arc<G>,
    evaluation: &mut Linear<M>,
    plan: Plan,
    mut report: impl FnMut(Report),
) {
    let features = M::NAMES.len();
    let mut sums = Sums::new(KNOTS * (2 * features + 1));
    for generation in 0..plan.generations {
        let seed = plan.seed.child(generation as u64);
        let games = play_all(game, evaluation, seed, plan);
        sums.fade();
        sums.add(&games, game.seats(), features);
        let mut weights = sums.weights(features);
        let surprise = fit_scale(&games, game.seats(), features, &mut weights);
        let (error, spread) = errors(&games, game.seats(), features, &weights);
        evaluation.set_weights(game.seats(), weights);
        let positions = games.iter().map(|game| game.samples.len()).sum();
        report(Report { generation: generation + 1, positions, error, spread, surprise });
    }
}

fn play_all<G: Game, M: Measure<G>>(
    game: &Arc<G>,
    evaluation: &Linear<M>,
    seed: Seed,
    plan: Plan,
) -> Vec<Played> {
    let threads = plan.threads.max(1);
    let mut games: Vec<(usize, Played)> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|thread| {
                scope.spawn(move || {
                    (thread..plan.games)
                        .step_by(threads)
                        .map(|index| {
                            let seed = seed.child(index as u64);
                            (index, play_one(game, evaluation, seed, plan.noise, index as u32))
                        })
                        .collect::<Vec<_>>()
                })
            })
            .collect();
        let join = |worker: std::thread::ScopedJoinHandle<'_, Vec<_>>| {
            worker.join().expect("games of a fit do not panic")
        };
        workers.into_iter().flat_map(join).collect()
    });
    games.sort_by_key(|(index, _)| *index);
    games.into_iter().map(|(_, played)| played).collect()
}

fn play_one<G: Game, M: Measure<G>>(
    game: &Arc<G>,
    evaluation: &Linear<M>,
    seed: Seed,
    noise: f32,
    index: u32,
) -> Played {
    let mut state = *Match::new(Arc::clone(game), seed).start();
    let mut chance = Quick::new(u64::from_le_bytes(
        seed.0[..8].try_into().expect("a seed has more than eight bytes"),
    ));
    let mut one_ply = OnePly::new(&**game, evaluation, evaluation.tuning(game));
    let mut moves = Vec::new();
    let mut samples = Vec::new();
    let mut turn = Turn::new(&**game, &state, &[]);
    let features = M::NAMES.len();
    while let Some(actor) = game.to_act(&state) {
        let mv = if (chance.word() as f32) < noise * u32::MAX as f32 {
            game.playout(&state, &mut chance, &mut moves).0
        } else {
            let world = game.redeal(&state, actor, &mut chance);
            one_ply.best(&world, turn.moves(), actor, &mut chance)
        };
        turn.play(&**game, &mut state, mv);
        if game.to_act(&state).is_some() && chance.below(2) == 0 {
            let mut rows: Rows = [[0.0; MOST_FEATURES]; MAX_SEATS];
            evaluation.measure().measure(game, &state, &mut rows);
            let rows = rows[..game.seats()].iter().flat_map(|row| &row[..features]);
            let progress = evaluation.measure().progress(game, &state);
            samples.push(Sample { rows: rows.copied().collect(), progress, game: index });
        }
    }
    let outcome = game.outcome(&state).expect("the game was played to its end");
    let shares = outcome.scores.map(|seat, _| outcome.share(seat) as f32);
    Played { samples, points: outcome.scores, shares }
}

fn rows_of(sample: &Sample, features: usize) -> Rows {
    let mut rows = [[0.0; MOST_FEATURES]; MAX_SEATS];
    for (row, own) in rows.iter_mut().zip(sample.rows.chunks_exact(features)) {
        row[..features].copy_from_slice(own);
    }
    rows
}

/// The normal equations of the least-squares problem for the points.
struct Sums {
    size: usize,
    matrix: Vec<f64>,
    target: Vec<f64>,
}

impl Sums {
    fn new(size: usize) -> Self {
        Self { size, matrix: vec![0.0; size * size], target: vec![0.0; size] }
    }

    /// Lets what was added so far count less.
    fn fade(&mut self) {
        const FADE: f64 = 0.7;
        self.matrix.iter_mut().chain(&mut self.target).for_each(|sum| *sum *= FADE);
    }

    fn add(&mut self, games: &[Played], seats: usize, features: usize) {
        let width = 2 * features + 1;
        let mut entry = vec![(0_usize, 0.0_f64); 2 * width];
        for game in games {
            for sample in &game.samples {
                let rows = rows_of(sample, features);
                let (knot, part) = between(sample.progress);
                let part = f64::from(part);
                for (seat, points) in game.points.iter() {
                    for at in 0..width {
                        let value = regressor(&rows, seats, seat.index(), features, at);
                        entry[2 * at] = (knot * width + at, (1.0 - part) * value);
                        entry[2 * at + 1] = ((knot + 1) * width + at, part * value);
                    }
                    self.add_row(&entry, f64::from(*points));
                }
            }
        }
    }

    fn add_row(&mut self, entry: &[(usize, f64)], points: f64) {
        for &(row, left) in entry.iter().filter(|(_, value)| *value != 0.0) {
            self.target[row] += left * points;
            let line = &mut self.matrix[row * self.size..(row + 1) * self.size];
            for &(column, right) in entry {
                line[column] += left * right;
            }
        }
    }

    /// The weights with the least squared error.
    fn weights(&self, features: usize) -> Weights {
        let width = 2 * features + 1;
        let solution = solve(self.matrix.clone(), self.target.clone(), self.size);
        let mut weights = Weights::plain(features);
        for (knot, row) in weights.points.iter_mut().enumerate() {
            for (at, weight) in row.iter_mut().enumerate() {
                *weight = solution[knot * width + at] as f32;
            }
        }
        weights
    }
}

/// What weight number `at` is multiplied with: an own feature, the mean of the others', or 1.
fn regressor(rows: &Rows, seats: usize, seat: usize, features: usize, at: usize) -> f64 {
    if at < features {
        f64::from(rows[seat][at])
    } else if at < 2 * features {
        let all: f32 = rows[..seats].iter().map(|row| row[at - features]).sum();
        f64::from(all - rows[seat][at - features]) / (seats - 1).max(1) as f64
    } else {
        1.0
    }
}

/// Solves a symmetric positive system by Cholesky's method, with a ridge so that features that
/// hardly ever occur at a knot get hardly any weight there instead of any.
fn solve(mut matrix: Vec<f64>, mut target: Vec<f64>, size: usize) -> Vec<f64> {
    const RIDGE: f64 = 1e-4;
    const FLOOR: f64 = 200.0;
    for at in 0..size {
        matrix[at * size + at] += RIDGE * matrix[at * size + at] + FLOOR;
    }
    for column in 0..size {
        for row in column..size {
            let dot: f64 =
                (0..column).map(|at| matrix[row * size + at] * matrix[column * size + at]).sum();
            let rest = matrix[row * size + column] - dot;
            matrix[row * size + column] = if row == column {
                rest.max(1e-12).sqrt()
            } else {
                rest / matrix[column * size + column]
            };
        }
    }
    for row in 0..size {
        let dot: f64 = (0..row).map(|at| matrix[row * size + at] * target[at]).sum();
        target[row] = (target[row] - dot) / matrix[row * size + row];
    }
    for row in (0..size).rev() {
        let dot: f64 = (row + 1..size).map(|at| matrix[at * size + row] * target[at]).sum();
        target[row] = (target[row] - dot) / matrix[row * size + row];
    }
    target
}

/// What was expected of every sample, to try scales on.
struct Expected {
    points: BySeat<f32>,
    progress: f32,
    game: u32,
}

/// Finds the scales under which the results are most likely; returns the surprise left.
fn fit_scale(games: &[Played], seats: usize, features: usize, weights: &mut Weights) -> f64 {
    let expected: Vec<_> = games
        .iter()
        .flat_map(|game| &game.samples)
        .map(|sample| {
            let rows = rows_of(sample, features);
            let points = weights.worth(features, &rows, seats, sample.progress).points;
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

/// The standard deviations of the error of the points and of the points themselves.
fn errors(games: &[Played], seats: usize, features: usize, weights: &Weights) -> (f64, f64) {
    let (mut error, mut sum, mut square, mut count) = (0.0, 0.0, 0.0, 0.0);
    for game in games {
        for sample in &game.samples {
            let rows = rows_of(sample, features);
            let expected = weights.worth(features, &rows, seats, sample.progress).points;
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
    ((error / count).sqrt(), (square / count - (sum / count).powi(2)).max(0.0).sqrt())
}
