//! Training the network of a game: games by search, targets by what the search found and how the
//! game ended, steps by Adam. All of it follows from the seed, whatever the number of threads.
//!
//! A generation plays with the networks of the one before (the first with weighted features) and
//! learns from all games so far. Every position that was searched is a sample, and so are the
//! positions after the moves that the search visited most: those are what a search asks about.
//! Seats differ, some games begin with random moves, and now and then a move is random, so that
//! what good play avoids is known to be bad.

mod adam;
mod games;

use std::sync::Arc;

use table::{MAX_SEATS, Seed};

use crate::bot::HasEvaluation;
use crate::features::FeatureName;
use crate::linear::Measure;
use crate::net::{Learned, Net, TEN};

/// How a network is trained.
#[derive(Clone, Copy, Debug)]
pub struct TrainPlan {
    /// How many times games are played and the network is fitted.
    pub generations: usize,
    /// How many games each generation plays.
    pub games: usize,
    /// How many iterations a move is searched with.
    pub nodes: u64,
    /// How often a move is random, from 0 to 1.
    pub noise: f32,
    /// How much of a target is what the search found; the rest is how the game ended.
    pub trust: f32,
    /// How many times a fit goes through the samples.
    pub epochs: usize,
    /// Where all chance comes from.
    pub seed: Seed,
    /// How many threads play; the result is the same for any number.
    pub threads: usize,
}

/// How well a generation's network predicts games that it did not learn from, compared with the
/// weighted features.
#[derive(Clone, Copy, Debug)]
pub struct TrainReport {
    /// The generation, from 1.
    pub generation: usize,
    /// How many samples it learned from.
    pub samples: usize,
    /// How many samples it was tried on.
    pub tried: usize,
    /// The mean of `-ln` of the share that the network expected for what actually happened.
    pub surprise: f64,
    /// The same by the weighted features.
    pub linear_surprise: f64,
    /// The standard deviation of the error of the points, by the network.
    pub error: f64,
    /// The same by the weighted features.
    pub linear_error: f64,
}

/// A position with what to expect of it.
#[derive(Clone, Debug)]
struct Sample {
    /// The features of each seat.
    rows: Vec<Vec<f32>>,
    progress: f32,
    shares: [f32; MAX_SEATS],
    points: [f32; MAX_SEATS],
    /// How much it counts.
    weight: f32,
    /// What weighted features expect: shares and points.
    linear: ([f32; MAX_SEATS], [f32; MAX_SEATS]),
}

/// One game in ten is not learned from but used to test predictions.
const HELD_BACK: usize = 10;

/// Trains the network of `learned` for the table of `game`, telling `report` about each generation.
pub fn train<G: HasEvaluation>(
    game: &Arc<G>,
    learned: &mut Learned<G::Measure>,
    plan: TrainPlan,
    mut report: impl FnMut(TrainReport),
) {
    let features = <G::Measure as Measure<G>>::Feature::ALL.len();
    let (mut taught, mut held_back) = (Vec::new(), Vec::new());
    for generation in 0..plan.generations {
        let seed = plan.seed.child(generation as u64);
        for (number, samples) in games::play_all(game, learned, seed, plan).into_iter().enumerate()
        {
            let to = if number % HELD_BACK == 0 { &mut held_back } else { &mut taught };
            to.extend(samples);
        }
        let from = learned.net(game.seats()).cloned();
        let net = adam::fit(&taught, features, from.as_ref(), plan.epochs, generation as u64);
        report(foretell(&net, generation + 1, taught.len(), &held_back));
        learned.set_net(game.seats(), Some(net));
    }
}

fn foretell(net: &Net, generation: usize, samples: usize, held_back: &[Sample]) -> TrainReport {
    let mut sums = [0.0_f64; 4];
    let mut weight = 1e-9;
    for sample in held_back {
        let (shares, points) = expect(net, sample);
        weight += f64::from(sample.weight);
        let scored = [(shares, points), sample.linear];
        for (which, (shares, points)) in scored.into_iter().enumerate() {
            for seat in 0..sample.rows.len() {
                let surprise = -sample.shares[seat] * shares[seat].max(1e-6).ln();
                let error = (points[seat] - sample.points[seat]).powi(2) / sample.rows.len() as f32;
                sums[which] += f64::from(sample.weight * surprise);
                sums[2 + which] += f64::from(sample.weight * error);
            }
        }
    }
    let [surprise, linear_surprise, error, linear_error] = sums.map(|sum| sum / weight);
    TrainReport {
        generation,
        samples,
        tried: held_back.len(),
        surprise,
        linear_surprise,
        error: error.sqrt(),
        linear_error: linear_error.sqrt(),
    }
}

/// What the network expects of a sample.
fn expect(net: &Net, sample: &Sample) -> ([f32; MAX_SEATS], [f32; MAX_SEATS]) {
    let rows: Vec<&[f32]> = sample.rows.iter().map(Vec::as_slice).collect();
    let (mut shares, mut points) = sample.linear;
    for seat in 0..rows.len() {
        let answers = net.run(&Net::input(&rows, seat, sample.progress)).answers;
        shares[seat] *= answers[1].exp();
        points[seat] += TEN * answers[0];
    }
    let total: f32 = shares.iter().sum();
    (shares.map(|share| share / total.max(f32::MIN_POSITIVE)), points)
}
