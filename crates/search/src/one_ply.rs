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

    /// The moves that deserve a look in this world, after those of the same turn, with what each
    /// leads to.
    pub fn values(&mut self, world: &G::State, turn: &[G::Move]) -> Vec<(G::Move, Worth)> {
        self.list(world, turn);
        let value = |&mv: &G::Move| {
            let mut after = *world;
            self.game.play(&mut after, mv, &mut Quiet);
            (mv, Worth::of(self.game, &after, self.evaluate, &self.tuning))
        };
        self.moves.iter().map(value).collect()
    }

    fn list(&mut self, world: &G::State, turn: &[G::Move]) {
        self.evaluate.candidates(self.game, world, &mut self.moves);
        drop_senseless(self.game, self.evaluate, world, turn, &mut self.moves);
    }

    /// The best move for `actor` in this world, after those of the same turn; among equals chance
    /// decides.
    pub fn best<C: Chance>(
        &mut self,
        world: &G::State,
        turn: &[G::Move],
        actor: Seat,
        chance: &mut C,
    ) -> G::Move {
        self.list(world, turn);
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

/// Leaves out the moves that make no sense after those of the same turn.
pub(crate) fn drop_senseless<G: Game, E: Evaluate<G> + ?Sized>(
    game: &G,
    evaluate: &E,
    state: &G::State,
    turn: &[G::Move],
    moves: &mut Vec<G::Move>,
) {
    if turn.is_empty() {
        return;
    }
    moves.retain(|mv| !evaluate.undoes(turn, *mv));
    let wastes = |mv: &G::Move| evaluate.wastes(game, state, turn, *mv);
    if moves.iter().any(|mv| !wastes(mv)) {
        moves.retain(|mv| !wastes(mv));
    }
}
