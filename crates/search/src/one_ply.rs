//! Looking one move ahead.

use table::{Chance, Game, Quiet, Seat};

use crate::evaluate::{Evaluate, Tuning, Worth};

/// Values each move by the position right after it.
#[derive(Debug)]
pub struct OnePly<'a, G: Game, E: Evaluate<G> + ?Sized> {
    game: &'a G,
    evaluate: &'a E,
    tuning: Tuning,
    moves: Vec<G::Move>,
}

impl<'a, G: Game, E: Evaluate<G> + ?Sized> OnePly<'a, G, E> {
    /// A look at the positions of `game`.
    pub fn new(game: &'a G, evaluate: &'a E, tuning: Tuning) -> Self {
        Self { game, evaluate, tuning, moves: Vec::new() }
    }

    /// The moves that deserve a look in this world, with what each leads to.
    pub fn values(&mut self, world: &G::State) -> Vec<(G::Move, Worth)> {
        self.evaluate.candidates(self.game, world, &mut self.moves);
        let value = |&mv: &G::Move| {
            let mut after = *world;
            self.game.play(&mut after, mv, &mut Quiet);
            (mv, Worth::of(self.game, &after, self.evaluate, &self.tuning))
        };
        self.moves.iter().map(value).collect()
    }

    /// The best move for `actor` in this world; among equals chance decides.
    pub fn best<C: Chance>(&mut self, world: &G::State, actor: Seat, chance: &mut C) -> G::Move {
        self.evaluate.candidates(self.game, world, &mut self.moves);
        let mut best = (f32::NEG_INFINITY, self.moves[0], 0);
        for &mv in &self.moves {
            let mut after = *world;
            self.game.play(&mut after, mv, &mut Quiet);
            let value = Worth::of(self.game, &after, self.evaluate, &self.tuning).shares[actor];
            if value > best.0 {
                best = (value, mv, 1);
            } else if value == best.0 {
                best.2 += 1;
                if chance.below(best.2) == 0 {
                    best.1 = mv;
                }
            }
        }
        best.1
    }
}
