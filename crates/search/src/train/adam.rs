//! Fitting a network to samples: gradients by hand, steps by Adam.

use table::{Chance as _, MAX_SEATS, Quick};

use super::Sample;
use crate::net::{ANSWERS, FIRST, Input, Layers, Net, SECOND, TEN, inputs, offsets};

/// How much an error of the points counts compared with one of the shares.
const POINTS: f32 = 0.1;
/// Expected shares are never below this; otherwise the logarithm of one would outweigh everything
/// else.
const LEAST: f32 = 1e-6;
const BATCH: usize = 64;
const RATE: f32 = 2e-3;

/// Fits a network to samples, from a fresh one or from an earlier one.
pub(super) fn fit(
    samples: &[Sample],
    features: usize,
    from: Option<&Net>,
    epochs: usize,
    seed: u64,
) -> Net {
    let mut chance = Quick::new(seed);
    let scales = scales(samples, features);
    let mut weights = match from {
        Some(net) => net.weights().to_vec(),
        None => fresh(features, &mut chance),
    };
    if from.is_some() {
        scale_first(&mut weights, &scales, |weight, scale| weight * scale);
    }
    let mut net = Net::new(features, weights);
    let (mut mean, mut square) = (vec![0.0; net.weights().len()], vec![0.0; net.weights().len()]);
    let mut order: Vec<usize> = (0..samples.len()).collect();
    let batches = samples.len().div_ceil(BATCH);
    let (mut step, steps) = (0, (epochs * batches).max(1));
    let mut gradient = vec![0.0; net.weights().len()];
    for _ in 0..epochs {
        chance.shuffle(&mut order);
        for batch in order.chunks(BATCH) {
            gradient.fill(0.0);
            for &at in batch {
                add_gradient(&net, &samples[at], &scales, &mut gradient);
            }
            step += 1;
            let rate = RATE * (1.0 - 0.95 * step as f32 / steps as f32);
            net = stepped(net, features, &gradient, (&mut mean, &mut square), step, rate);
        }
    }
    let mut weights = net.weights().to_vec();
    scale_first(&mut weights, &scales, |weight, scale| weight / scale);
    Net::new(features, weights)
}

/// One step of Adam.
fn stepped(
    net: Net,
    features: usize,
    gradient: &[f32],
    (mean, square): (&mut [f32], &mut [f32]),
    step: usize,
    rate: f32,
) -> Net {
    const SLOW: f32 = 0.9;
    const SLOWER: f32 = 0.999;
    let warm = 1.0 - SLOW.powi(step as i32);
    let warmer = 1.0 - SLOWER.powi(step as i32);
    let mut weights = net.weights().to_vec();
    for at in 0..weights.len() {
        let slope = gradient[at] / BATCH as f32;
        mean[at] += (1.0 - SLOW) * (slope - mean[at]);
        square[at] += (1.0 - SLOWER) * (slope * slope - square[at]);
        let size = (square[at] / warmer).sqrt() + 1e-8;
        weights[at] -= rate * (mean[at] / warm) / size;
    }
    Net::new(features, weights)
}

/// The size of each feature, so that all matter alike at first.
fn scales(samples: &[Sample], features: usize) -> Vec<f32> {
    let mut sums = vec![0.0_f64; features];
    let mut count = 0;
    for row in samples.iter().flat_map(|sample| &sample.rows) {
        count += 1;
        for (sum, number) in sums.iter_mut().zip(row) {
            *sum += f64::from(number * number);
        }
    }
    let scale = |sum: &f64| ((sum / f64::from(count.max(1))).sqrt() as f32).max(1e-3);
    sums.iter().map(scale).collect()
}

/// Scales the weights of the seat's own and the others' features by the size of each.
fn scale_first(weights: &mut [f32], scales: &[f32], change: impl Fn(f32, f32) -> f32) {
    for (row, &scale) in weights.chunks_mut(FIRST).zip(scales.iter().chain(scales)) {
        row.iter_mut().for_each(|weight| *weight = change(*weight, scale));
    }
}

/// A network that has learned nothing yet.
fn fresh(features: usize, chance: &mut Quick) -> Vec<f32> {
    let (second, last, all) = offsets(features);
    let mut even = |width: usize| {
        let span = (6.0 / width as f32).sqrt();
        span * (2.0 * chance.word() as f32 / u32::MAX as f32 - 1.0)
    };
    (0..all)
        .map(|at| match at {
            _ if at < second => even(inputs(features)),
            _ if at < last => even(FIRST),
            // Nothing is corrected at first.
            _ => 0.0,
        })
        .collect()
}

/// What the network is given about a seat of a sample.
fn input_of(sample: &Sample, seat: usize, scales: &[f32]) -> Input {
    let mut rows: [&[f32]; MAX_SEATS] = [&[]; MAX_SEATS];
    for (row, numbers) in rows.iter_mut().zip(&sample.rows) {
        *row = numbers;
    }
    let mut input = Net::input(&rows[..sample.rows.len()], seat, sample.progress);
    for (number, scale) in input.iter_mut().zip(scales.iter().chain(scales)) {
        *number /= scale;
    }
    input
}

/// The shares that the seats' weights stand for.
pub(super) fn shares(weights: &[f32]) -> [f32; MAX_SEATS] {
    let best = weights.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut shares = [0.0; MAX_SEATS];
    for (share, weight) in shares.iter_mut().zip(weights) {
        *share = (weight - best).exp();
    }
    let total: f32 = shares.iter().sum();
    shares.map(|share| share / total)
}

fn add_gradient(net: &Net, sample: &Sample, scales: &[f32], gradient: &mut [f32]) {
    let seats = sample.rows.len();
    let mut runs: [Option<(Input, Layers)>; MAX_SEATS] = [None; MAX_SEATS];
    let mut weights = [0.0; MAX_SEATS];
    for seat in 0..seats {
        let input = input_of(sample, seat, scales);
        let layers = net.run(&input);
        weights[seat] = sample.linear.0[seat].max(LEAST).ln() + layers.answers[1];
        runs[seat] = Some((input, layers));
    }
    let expected = shares(&weights[..seats]);
    for (seat, run) in runs.iter().enumerate() {
        let Some((input, layers)) = run else { continue };
        let points = layers.answers[0] - (sample.points[seat] - sample.linear.1[seat]) / TEN;
        let slopes = [
            sample.weight * POINTS * points,
            sample.weight * (expected[seat] - sample.shares[seat]),
        ];
        go_back(net, input, layers, slopes, scales.len(), gradient);
    }
}

/// Adds each weight's part in the slopes of the answers.
fn go_back(
    net: &Net,
    input: &Input,
    layers: &Layers,
    slopes: [f32; ANSWERS],
    features: usize,
    gradient: &mut [f32],
) {
    let (second, last, _) = offsets(features);
    let weights = net.weights();
    let mut of_second = [0.0; SECOND];
    for (at, (own, &held)) in of_second.iter_mut().zip(&layers.second).enumerate() {
        for (answer, slope) in slopes.iter().enumerate() {
            let place = last + at * ANSWERS + answer;
            gradient[place] += slope * held;
            if held > 0.0 {
                *own += slope * weights[place];
            }
        }
    }
    for (constant, slope) in gradient[last + SECOND * ANSWERS..].iter_mut().zip(slopes) {
        *constant += slope;
    }
    let mut of_first = [0.0; FIRST];
    for (at, (own, &held)) in of_first.iter_mut().zip(&layers.first).enumerate() {
        if held > 0.0 {
            for (nth, slope) in of_second.iter().enumerate() {
                let place = second + at * SECOND + nth;
                gradient[place] += slope * held;
                *own += slope * weights[place];
            }
        }
    }
    for (constant, slope) in gradient[second + FIRST * SECOND..last].iter_mut().zip(of_second) {
        *constant += slope;
    }
    for (&number, row) in input.iter().zip(gradient[..second].chunks_mut(FIRST)) {
        if number != 0.0 {
            for (sum, slope) in row.iter_mut().zip(of_first) {
                *sum += number * slope;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(chance: &mut Quick) -> Sample {
        let mut number = || chance.below(9) as f32 - 4.0;
        let rows = vec![vec![number(), 0.0, number()], vec![number(), number(), 0.0]];
        Sample {
            rows,
            progress: 0.25,
            shares: [0.9, 0.1, 0.0, 0.0],
            points: [12.0, -3.0, 0.0, 0.0],
            weight: 0.5,
            linear: ([0.6, 0.4, 0.0, 0.0], [5.0, 7.0, 0.0, 0.0]),
        }
    }

    fn loss(net: &Net, sample: &Sample, scales: &[f32]) -> f64 {
        let answers = [0, 1].map(|seat| net.run(&input_of(sample, seat, scales)).answers);
        let weights = [0, 1].map(|seat| sample.linear.0[seat].ln() + answers[seat][1]);
        let expected = shares(&weights);
        let of_seat = |seat: usize| {
            let points = answers[seat][0] - (sample.points[seat] - sample.linear.1[seat]) / TEN;
            0.5 * POINTS * points * points - sample.shares[seat] * expected[seat].ln()
        };
        f64::from(sample.weight * (of_seat(0) + of_seat(1)))
    }

    /// The gradient matches what the loss does when a weight changes a little.
    #[test]
    fn the_gradient_is_the_slope_of_the_loss() {
        let mut chance = Quick::new(5);
        let sample = sample(&mut chance);
        let scales = [2.0, 3.0, 1.5];
        let all = offsets(3).2;
        let weights: Vec<f32> =
            (0..all).map(|_| chance.word() as f32 / u32::MAX as f32 - 0.4).collect();
        let mut gradient = vec![0.0; all];
        add_gradient(&Net::new(3, weights.clone()), &sample, &scales, &mut gradient);
        let mut steep = 0;
        for at in 0..all {
            const STEP: f32 = 1e-2;
            let moved = |by: f32| {
                let mut weights = weights.clone();
                weights[at] += by;
                loss(&Net::new(3, weights), &sample, &scales)
            };
            let slope = (moved(STEP) - moved(-STEP)) / f64::from(2.0 * STEP);
            let error = (slope - f64::from(gradient[at])).abs();
            assert!(error < 2e-2 * (1.0 + slope.abs()), "{at}: {slope} {}", gradient[at]);
            steep += usize::from(slope.abs() > 0.1);
        }
        assert!(steep >= 10, "only {steep} weights matter");
    }

    /// What can be learned is learned: a lead in the first feature wins.
    #[test]
    fn a_fit_learns_what_the_samples_say() {
        let mut chance = Quick::new(1);
        let samples: Vec<Sample> = (0..600)
            .map(|_| {
                let mut sample = sample(&mut chance);
                let lead = sample.rows[0][0] - sample.rows[1][0];
                let share = 1.0 / (1.0 + (-lead).exp());
                sample.shares = [share, 1.0 - share, 0.0, 0.0];
                sample.linear.0 = [0.5, 0.5, 0.0, 0.0];
                sample
            })
            .collect();
        let net = fit(&samples, 3, None, 30, 7);
        assert_eq!(net, fit(&samples, 3, None, 30, 7), "a fit follows from its seed");
        let error = |sample: &Sample| {
            let (shares, _) = super::super::expect(&net, sample);
            (shares[0] - sample.shares[0]).abs()
        };
        let mean = samples.iter().map(error).sum::<f32>() / samples.len() as f32;
        assert!(mean < 0.05, "shares are off by {mean}");
    }
}
