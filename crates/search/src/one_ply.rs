//! Looking one move ahead.

use table::{Chance, Game, Quiet, Seat};

use crate::evaluate::Evaluate;
use crate::guide::{Guide, Tuning};
use crate::value::{Value, Worth};

/// Values each move by the position right after it.
#[derive(Debug)]
pub struct OnePly<'a, G: Game, E: Evaluate<G>> {
    game: &'a G,
    evaluate: &'a E,
    tuning: Tuning,
    moves: Vec<G::Move>,
    after: Vec<G::State>,
    worths: Vec<Worth>,
    memo: <E::Value as Value<G>>::Memo,
}

impl<'a, G: Game, E: Evaluate<G>> OnePly<'a, G, E> {
    /// A look at the positions of `game`.
    pub fn new(game: &'a G, evaluate: &'a E, tuning: Tuning) -> Self {
        let (moves, after, worths, memo) = Default::default();
        Self { game, evaluate, tuning, moves, after, worths, memo }
    }

    /// The moves that deserve a look in this world, after those of the same turn, with what each
    /// leads to.
    pub fn values(&mut self, world: &G::State, turn: &[G::Move]) -> Vec<(G::Move, Worth)> {
        self.look(world, turn);
        self.moves.iter().copied().zip(self.worths.iter().copied()).collect()
    }

    /// Lists the moves that deserve a look and values what each leads to.
    fn look(&mut self, world: &G::State, turn: &[G::Move]) {
        let guide = self.evaluate.guide();
        guide.candidates(self.game, world, &mut self.moves);
        drop_senseless(self.game, guide, world, turn, &mut self.moves);
        self.after.clear();
        for &mv in &self.moves {
            let mut after = *world;
            self.game.play(&mut after, mv, &mut Quiet);
            self.after.push(after);
        }
        let value = (self.evaluate.value(), &mut self.memo);
        Worth::of_all(self.game, &self.after, value, &self.tuning, &mut self.worths);
    }

    /// The best move for `actor` in this world, after those of the same turn; chance decides among
    /// equals.
    pub fn best<C: Chance>(
        &mut self,
        world: &G::State,
        turn: &[G::Move],
        actor: Seat,
        chance: &mut C,
    ) -> G::Move {
        self.look(world, turn);
        let mut best = (f32::NEG_INFINITY, self.moves[0], 0);
        for (&mv, worth) in self.moves.iter().zip(&self.worths) {
            let value = worth.shares[actor];
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
pub(crate) fn drop_senseless<G: Game, U: Guide<G>>(
    game: &G,
    guide: &U,
    state: &G::State,
    turn: &[G::Move],
    moves: &mut Vec<G::Move>,
) {
    moves.retain(|mv| !guide.undoes(turn, *mv));
    let wastes = |mv: &G::Move| guide.wastes(game, state, turn, *mv);
    if moves.iter().any(|mv| !wastes(mv)) {
        moves.retain(|mv| !wastes(mv));
    }
}
