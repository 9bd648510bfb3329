//! One rating for a whole field: the model of Bradley and Terry, fitted to all games at once.
//!
//! A player of strength `a` beats one of strength `b` with probability `a / (a + b)`. The fit finds
//! the strengths that make the results likeliest; two virtual draws with an average player keep the
//! ratings finite of players who won or lost everything.

/// How many games each player played against each other, and what share of them it got.
#[derive(Clone, Debug)]
pub(crate) struct Results {
    wins: Vec<Vec<f64>>,
}

/// A rating in Elo with its 95 % confidence interval, relative to the mean of the field.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Rating {
    pub(crate) elo: f64,
    /// Half the width of the interval.
    pub(crate) error: f64,
}

/// Draws with an average player that everybody starts with.
const VIRTUAL: f64 = 2.0;

/// Elo points for a natural unit of strength.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;

impl Results {
    pub(crate) fn new(players: usize) -> Self {
        Self { wins: vec![vec![0.0; players]; players] }
    }

    /// Counts a game between two players of which `one` got `share`.
    pub(crate) fn add(&mut self, one: usize, two: usize, share: f64, weight: f64) {
        self.wins[one][two] += share * weight;
        self.wins[two][one] += (1.0 - share) * weight;
    }

    /// The share of wins of one player against another, if they played.
    pub(crate) fn share(&self, one: usize, two: usize) -> Option<f64> {
        let games = self.wins[one][two] + self.wins[two][one];
        (games > 0.0).then(|| self.wins[one][two] / games)
    }

    /// The ratings of all.
    pub(crate) fn fit(&self) -> Vec<Rating> {
        let count = self.wins.len();
        let mut strength = vec![0.0_f64; count];
        // Newton's method on the whole likelihood, which has a single maximum.
        for _ in 0..100 {
            let (slope, bend) = self.derivatives(&strength);
            let step = solve(bend, slope);
            let longest = step.iter().fold(0.0_f64, |most, part| most.max(part.abs()));
            // Far from the maximum, a whole step can overshoot.
            let part = if longest > 1.0 { 1.0 / longest } else { 1.0 };
            strength.iter_mut().zip(&step).for_each(|(own, step)| *own += part * step);
            if longest < 1e-10 {
                break;
            }
        }
        let (_, bend) = self.derivatives(&strength);
        let mean = strength.iter().sum::<f64>() / count.max(1) as f64;
        let error = |at: usize| {
            // The variance of a strength relative to the mean: its part of the inverse.
            let unit =
                (0..count).map(|other| f64::from(u8::from(other == at)) - 1.0 / count as f64);
            let unit: Vec<f64> = unit.collect();
            let solved = solve(bend.clone(), unit.clone());
            let variance: f64 = solved.iter().zip(&unit).map(|(one, two)| one * two).sum();
            1.96 * ELO * variance.max(0.0).sqrt()
        };
        (0..count).map(|at| Rating { elo: ELO * (strength[at] - mean), error: error(at) }).collect()
    }

    /// The slope of the log-likelihood, and how much it bends down (positive definite).
    fn derivatives(&self, strength: &[f64]) -> (Vec<f64>, Vec<Vec<f64>>) {
        let count = strength.len();
        let mut slope = vec![0.0; count];
        let mut bend = vec![vec![0.0; count]; count];
        let logistic = |lead: f64| 1.0 / (1.0 + (-lead).exp());
        for one in 0..count {
            let expected = logistic(strength[one]);
            slope[one] += VIRTUAL * (0.5 - expected);
            bend[one][one] += VIRTUAL * expected * (1.0 - expected);
            for two in 0..count {
                let games = self.wins[one][two] + self.wins[two][one];
                if one == two || games == 0.0 {
                    continue;
                }
                let expected = logistic(strength[one] - strength[two]);
                slope[one] += self.wins[one][two] - games * expected;
                let curve = games * expected * (1.0 - expected);
                bend[one][one] += curve;
                bend[one][two] -= curve;
            }
        }
        (slope, bend)
    }
}

/// Solves `matrix * x = right` for a positive definite matrix.
fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let count = right.len();
    for pivot in 0..count {
        for row in pivot + 1..count {
            let factor = matrix[row][pivot] / matrix[pivot][pivot];
            let (above, below) = matrix.split_at_mut(row);
            for column in pivot..count {
                below[0][column] -= factor * above[pivot][column];
            }
            right[row] -= factor * right[pivot];
        }
    }
    for row in (0..count).rev() {
        let known: f64 = (row + 1..count).map(|column| matrix[row][column] * right[column]).sum();
        right[row] = (right[row] - known) / matrix[row][row];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratings_are_those_that_the_results_come_from() {
        let truth = [0.0, 120.0, 300.0, -250.0_f64];
        let mut results = Results::new(truth.len());
        for one in 0..truth.len() {
            for two in 0..one {
                let share = 1.0 / (1.0 + 10.0_f64.powf((truth[two] - truth[one]) / 400.0));
                results.add(one, two, share, 10_000.0);
            }
        }
        let mean = truth.iter().sum::<f64>() / 4.0;
        for (rating, truth) in results.fit().iter().zip(truth) {
            assert!((rating.elo - (truth - mean)).abs() < 1.0, "{rating:?} for {truth}");
            assert!(rating.error > 1.0 && rating.error < 10.0, "{rating:?}");
        }
    }

    #[test]
    fn who_won_everything_is_rated_high_and_uncertain() {
        let mut few = Results::new(2);
        few.add(0, 1, 1.0, 10.0);
        let ratings = few.fit();
        assert!(ratings[0].elo > 150.0 && ratings[0].elo < 1000.0, "{ratings:?}");
        assert!((ratings[0].elo + ratings[1].elo).abs() < 1e-6);
        assert!(ratings[0].error > 100.0);
        let mut many = Results::new(2);
        many.add(0, 1, 1.0, 1000.0);
        assert!(many.fit()[0].elo > ratings[0].elo);
    }

    #[test]
    fn strangers_are_compared_by_those_they_both_played() {
        let mut results = Results::new(3);
        results.add(0, 1, 0.75, 400.0);
        results.add(1, 2, 0.75, 400.0);
        let ratings = results.fit();
        assert_eq!(results.share(0, 2), None);
        assert!(ratings[0].elo - ratings[2].elo > 350.0, "{ratings:?}");
    }
}
