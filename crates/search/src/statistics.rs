//! What a series of games proves: win rates with confidence intervals, Elo, a sequential test.

/// A mean with its 95 % confidence interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    /// The mean.
    pub mean: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// The quantile of the normal distribution for 95 %.
const Z: f64 = 1.96;

impl Rate {
    /// A bot's share of the win over `count` games, with Wilson's interval, which stays honest near
    /// 0 and 1.
    #[must_use]
    pub fn of_wins(wins: f64, count: usize) -> Self {
        if count == 0 {
            return Self { mean: 0.0, low: 0.0, high: 1.0 };
        }
        let n = count as f64;
        let mean = wins / n;
        let centre = (mean + Z * Z / (2.0 * n)) / (1.0 + Z * Z / n);
        let half = Z / (1.0 + Z * Z / n)
            * (mean * (1.0 - mean) / n + Z * Z / (4.0 * n * n)).max(0.0).sqrt();
        Self { mean, low: (centre - half).max(0.0), high: (centre + half).min(1.0) }
    }

    /// The mean of any numbers.
    #[must_use]
    pub fn of_numbers(numbers: &[f64]) -> Self {
        let n = numbers.len().max(1) as f64;
        let mean = numbers.iter().sum::<f64>() / n;
        let square: f64 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
        let half = Z * (square / (n - 1.0).max(1.0) / n).sqrt();
        Self { mean, low: mean - half, high: mean + half }
    }
}

/// How many Elo points a share of the win is worth between two players.
#[must_use]
pub fn elo(share: f64) -> f64 {
    let share = share.clamp(1e-4, 1.0 - 1e-4);
    400.0 * (share / (1.0 - share)).log10()
}

/// The share of the win that Elo points lead to.
#[must_use]
pub fn share_of_elo(elo: f64) -> f64 {
    1.0 / (1.0 + 10.0_f64.powf(-elo / 400.0))
}

/// A sequential probability ratio test: is the first bot stronger by `elo1` rather than by `elo0`?
/// Errors of both kinds are 5 %.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The hypothesis to reject.
    pub elo0: f64,
    /// The hypothesis to accept.
    pub elo1: f64,
    wins: f64,
    losses: f64,
}

/// What a sequential test says so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// More games are needed.
    Open,
    /// The first bot is stronger, as hoped.
    Accepted,
    /// It is not.
    Refused,
}

impl Sprt {
    /// A test between two hypotheses.
    #[must_use]
    pub fn new(elo0: f64, elo1: f64) -> Self {
        Self { elo0, elo1, wins: 0.0, losses: 0.0 }
    }

    /// Counts a game in which the first bot got this share of the win.
    pub fn count(&mut self, share: f64) {
        self.wins += share;
        self.losses += 1.0 - share;
    }

    /// The logarithm of how much likelier the games are if the first bot is `elo1` stronger.
    #[must_use]
    pub fn ratio(&self) -> f64 {
        let (low, high) = (share_of_elo(self.elo0), share_of_elo(self.elo1));
        self.wins * (high / low).ln() + self.losses * ((1.0 - high) / (1.0 - low)).ln()
    }

    /// What the test says so far.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        let bound = (0.95_f64 / 0.05).ln();
        match self.ratio() {
            ratio if ratio >= bound => Verdict::Accepted,
            ratio if ratio <= -bound => Verdict::Refused,
            _ => Verdict::Open,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_hold_the_mean_and_narrow() {
        let few = Rate::of_wins(9.5, 10);
        let many = Rate::of_wins(190.0, 200);
        assert!(few.low < 0.8 && few.high <= 1.0);
        assert!(many.low > 0.9 && many.low < 0.95 && many.high < 0.98);
        let all = Rate::of_wins(20.0, 20);
        assert!(all.low > 0.8 && (all.high - 1.0).abs() < 1e-9);
    }

    #[test]
    fn elo_and_share_are_inverse() {
        for points in [-300.0, 0.0, 35.0, 200.0] {
            assert!((elo(share_of_elo(points)) - points).abs() < 1e-6);
        }
    }

    #[test]
    fn the_sequential_test_decides_clear_cases_only() {
        let mut test = Sprt::new(0.0, 100.0);
        for _ in 0..10 {
            test.count(0.5);
        }
        assert_eq!(test.verdict(), Verdict::Open);
        for _ in 0..60 {
            test.count(1.0);
        }
        assert_eq!(test.verdict(), Verdict::Accepted);
        for _ in 0..200 {
            test.count(0.0);
        }
        assert_eq!(test.verdict(), Verdict::Refused);
    }
}
