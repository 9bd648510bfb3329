//! The least-squares problem of a fit, by its normal equations.

use std::marker::PhantomData;

use super::Played;
use crate::features::{FeatureName, Row};
use crate::linear::{KNOTS, Weights, between};

/// The normal equations of the least-squares problem for the points.
pub(super) struct Sums<F> {
    of: PhantomData<F>,
    size: usize,
    matrix: Vec<f64>,
    target: Vec<f64>,
}

impl<F: FeatureName> Sums<F> {
    /// At each knot: the seat's own features, the mean of the others', and a constant.
    const WIDTH: usize = 2 * F::ALL.len() + 1;

    pub(super) fn new() -> Self {
        let size = KNOTS * Self::WIDTH;
        Self { of: PhantomData, size, matrix: vec![0.0; size * size], target: vec![0.0; size] }
    }

    /// Lets what was added so far count less.
    pub(super) fn fade(&mut self) {
        const FADE: f64 = 0.7;
        self.matrix.iter_mut().chain(&mut self.target).for_each(|sum| *sum *= FADE);
    }

    pub(super) fn add(&mut self, games: &[Played<F>]) {
        let width = Self::WIDTH;
        let mut entry = vec![(0_usize, 0.0_f64); 2 * width];
        for game in games {
            for sample in &game.samples {
                let (knot, part) = between(sample.progress);
                let part = f64::from(part);
                for (seat, points) in game.points.iter() {
                    for at in 0..width {
                        let value = regressor(&sample.rows, seat.index(), at);
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

    /// The weights with the least squared error, near `before` where the games tell little, and
    /// never below 0 for the seat's own features that rise.
    pub(super) fn weights(&self, before: &Weights) -> Weights {
        let width = Self::WIDTH;
        let old: Vec<f64> = before.points.iter().flatten().map(|it| f64::from(*it)).collect();
        let mut matrix = self.matrix.clone();
        let mut target = self.target.clone();
        for at in 0..self.size {
            let pull = RIDGE * matrix[at * self.size + at] + FLOOR;
            matrix[at * self.size + at] += pull;
            target[at] += pull * old[at];
        }
        let bound = |at: usize| F::ALL.get(at % width).is_some_and(|feature| feature.rises());
        let mut at_bound = vec![false; self.size];
        let solution = loop {
            let solution = solve_with(&matrix, &target, self.size, &at_bound);
            let below: Vec<_> =
                (0..self.size).filter(|&at| bound(at) && solution[at] < 0.0).collect();
            if below.is_empty() {
                break solution;
            }
            below.into_iter().for_each(|at| at_bound[at] = true);
        };
        let mut weights = before.clone();
        for (knot, row) in weights.points.iter_mut().enumerate() {
            for (at, weight) in row.iter_mut().enumerate() {
                *weight = solution[knot * width + at] as f32;
            }
        }
        weights
    }
}

/// How strongly weights are pulled towards their previous values: this part of their own evidence,
/// plus this much.
const RIDGE: f64 = 0.003;
const FLOOR: f64 = 1000.0;

/// Solves the system with some unknowns held at 0.
fn solve_with(matrix: &[f64], target: &[f64], size: usize, at_zero: &[bool]) -> Vec<f64> {
    let mut matrix = matrix.to_vec();
    let mut target = target.to_vec();
    for at in (0..size).filter(|&at| at_zero[at]) {
        for other in 0..size {
            matrix[at * size + other] = 0.0;
            matrix[other * size + at] = 0.0;
        }
        matrix[at * size + at] = 1.0;
        target[at] = 0.0;
    }
    solve(matrix, target, size)
}

/// What weight number `at` is multiplied by: one of the seat's own features, the mean of the others', or 1.
fn regressor<F: FeatureName>(rows: &[Row<F>], seat: usize, at: usize) -> f64 {
    if let Some(&own) = F::ALL.get(at) {
        f64::from(rows[seat][own])
    } else if let Some(&of_others) = F::ALL.get(at - F::ALL.len()) {
        let all: f32 = rows.iter().map(|row| row[of_others]).sum();
        f64::from(all - rows[seat][of_others]) / (rows.len() - 1).max(1) as f64
    } else {
        1.0
    }
}

/// Solves a symmetric positive system by Cholesky's method.
pub(super) fn solve(mut matrix: Vec<f64>, mut target: Vec<f64>, size: usize) -> Vec<f64> {
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
