//! A race between the moves of the root: all that are still in it are looked at in turn, each of
//! their looks in the same world, and whoever is clearly behind the first drops out.
//!
//! Moves that were seen in the same worlds differ by less luck than moves that were not. A choice
//! by means alone, where one move was tried ten times as often as another, gives that away. It
//! costs nothing where there are few moves and chance decides most of what follows.

/// How many looks every move gets before anybody can drop out.
const FIRST_LOOKS: usize = 8;

/// The results of the moves in the race.
#[derive(Clone, Debug)]
pub(crate) struct Race {
    /// What each look at each move brought, in the order of the worlds.
    results: Vec<Vec<f32>>,
    /// The moves still in the race, by their places at the root.
    open: Vec<usize>,
    /// Which of these is next.
    turn: usize,
    /// After how many looks they are compared.
    compared: usize,
    /// How many standard errors behind the first a move drops out.
    nerve: f32,
}

impl Race {
    /// A race of so many moves.
    pub(crate) fn new(moves: usize, nerve: f32) -> Self {
        Self {
            results: vec![Vec::new(); moves],
            open: (0..moves).collect(),
            turn: 0,
            compared: FIRST_LOOKS,
            nerve,
        }
    }

    /// The place of the move that is to be looked at next.
    pub(crate) fn next(&self) -> usize {
        self.open[self.turn]
    }

    /// Notes the result of the one that was next.
    pub(crate) fn note(&mut self, result: f32) {
        let runner = self.next();
        self.results[runner].push(result);
        self.turn += 1;
        if self.turn < self.open.len() {
            return;
        }
        self.turn = 0;
        if self.open.len() > 1 && self.results[runner].len() >= self.compared {
            self.compared += self.compared / 2;
            self.drop_out();
        }
    }

    /// Whether only one move is left, and was looked at more than `left` times: more would tell little
    /// about what it is worth.
    pub(crate) fn is_won(&self, left: u64) -> bool {
        matches!(self.open[..], [only] if self.results[only].len() as u64 > left)
    }

    /// What the looks at a move brought, summed.
    pub(crate) fn brought(&self, at: usize) -> f32 {
        self.results[at].iter().sum()
    }

    /// Leaves those in the race that are not clearly behind the first.
    fn drop_out(&mut self) {
        let mean = |it: usize| self.results[it].iter().sum::<f32>() / self.results[it].len() as f32;
        let first = self.open.iter().copied().max_by(|&one, &two| mean(one).total_cmp(&mean(two)));
        let Some(first) = first else { return };
        let (results, nerve) = (&self.results, self.nerve);
        self.open.retain(|&it| !is_behind(&results[it], &results[first], nerve));
    }
}

/// Whether one is behind the other by so many standard errors of their difference.
fn is_behind(one: &[f32], other: &[f32], nerve: f32) -> bool {
    let count = one.len() as f32;
    let (mut sum, mut squares) = (0.0_f32, 0.0_f32);
    for (one, other) in one.iter().zip(other) {
        let behind = other - one;
        sum += behind;
        squares += behind * behind;
    }
    let mean = sum / count;
    let spread = (squares / count - mean * mean).max(0.0);
    mean > nerve * (spread / (count - 1.0)).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Runs a race in which a look in a world brings each move so much.
    fn run(moves: usize, looks: usize, result: impl Fn(usize, usize) -> f32) -> Race {
        let mut race = Race::new(moves, 3.0);
        for _ in 0..looks {
            let runner = race.next();
            let world = race.results[runner].len();
            race.note(result(runner, world));
        }
        race
    }

    /// Worlds differ far more than moves do.
    fn luck(world: usize) -> f32 {
        ((world * 7919) % 101) as f32 / 10.0
    }

    #[test]
    fn luck_that_all_share_hides_no_difference() {
        let race = run(3, 300, |at, world| luck(world) + [0.0, 0.2, 0.1][at]);
        assert_eq!(race.open, [1]);
        let looks = [0, 1, 2].map(|at| race.results[at].len());
        assert_eq!(looks, [FIRST_LOOKS, 300 - 2 * FIRST_LOOKS, FIRST_LOOKS]);
        assert!(race.is_won(283) && !race.is_won(284), "looked at 284 times");
    }

    #[test]
    fn who_is_not_clearly_behind_stays_and_is_looked_at_as_often() {
        // The second is better on average by less than what chance does to it.
        let race = run(2, 201, |at, world| match at {
            0 => luck(world),
            _ => luck(world + 50) + 0.01,
        });
        assert_eq!(race.open, [0, 1]);
        assert!(!race.is_won(0), "two are left");
        assert_eq!([race.results[0].len(), race.results[1].len()], [101, 100]);
    }

    #[test]
    fn the_same_results_drop_nobody() {
        let race = run(4, 400, |_, world| luck(world));
        assert_eq!(race.open.len(), 4);
    }
}
