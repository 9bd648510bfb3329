//! Statistics on two moves that are visited in turn, each in the same worlds.

/// Two moves of the root, each looked at in the same worlds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Duel<M> {
    moves: [M; 2],
    /// The result of the first in a world that the second has not seen yet.
    open: Option<f32>,
    /// By how much the first was better than the second: the sum, the sum of squares, and in how
    /// many worlds.
    sum: f64,
    squares: f64,
    pub(crate) worlds: u64,
}

impl<M> Duel<M> {
    pub(crate) const fn new(moves: [M; 2]) -> Self {
        Self { moves, open: None, sum: 0.0, squares: 0.0, worlds: 0 }
    }

    pub(crate) const fn moves(&self) -> &[M; 2] {
        &self.moves
    }

    /// Which of the two is to be visited next.
    pub(crate) const fn next(&self) -> usize {
        self.open.is_some() as usize
    }

    /// Notes the result of the one that was next.
    pub(crate) fn note(&mut self, result: f32) {
        match self.open.take() {
            None => self.open = Some(result),
            Some(first) => {
                let ahead = f64::from(first - result);
                self.sum += ahead;
                self.squares += ahead * ahead;
                self.worlds += 1;
            }
        }
    }

    /// How far the first is ahead on average, and the standard error of that.
    pub(crate) fn ahead(&self) -> (f32, f32) {
        let count = self.worlds.max(1) as f64;
        let mean = self.sum / count;
        let spread = (self.squares / count - mean * mean).max(0.0);
        (mean as f32, (spread / (count - 1.0).max(1.0)).sqrt() as f32)
    }
}
