//! Which moves are legal, step by step. This and nothing else defines legality.

mod choice;
mod free;
mod key;

pub(crate) use key::{BESIDE_OTHER, BESIDE_OWN, payable};

use table::Chance;

use crate::Paris;
use crate::action::Move;
use crate::state::State;
use crate::step::Step;

/// Where generated moves go: into a list, or only into a count.
pub(crate) trait Sink {
    fn add(&mut self, mv: Move);
}

impl Sink for Vec<Move> {
    #[inline]
    fn add(&mut self, mv: Move) {
        self.push(mv);
    }
}

/// Only counts moves.
#[derive(Default)]
pub(crate) struct Count(pub(crate) usize);

impl Sink for Count {
    #[inline]
    fn add(&mut self, _mv: Move) {
        self.0 += 1;
    }
}

/// One playout move in this many tries a free step if one is open.
const FREE_ODDS: usize = 8;

impl Paris {
    /// Every legal move: what the step asks for, then the free steps if they are open (K9: only to
    /// the player to act).
    pub(crate) fn generate(&self, state: &State, moves: &mut Vec<Move>) {
        self.duties(state, moves);
        if state.step.has_free_steps() {
            self.free_steps(state, moves);
        }
    }

    /// The moves that the step itself asks for, without free steps. Never empty.
    fn duties(&self, state: &State, moves: &mut Vec<Move>) {
        match state.step {
            Step::Draw => {
                for (stack, &left) in state.stack_left.iter().enumerate() {
                    if left > 0 {
                        moves.push(Move::Draw(stack as u8 + 1));
                    }
                }
            }
            Step::Place(building) => {
                self.districts_for(state, building, |district| moves.push(Move::Place(district)));
            }
            Step::Action => self.actions(state, moves),
            Step::EndTile => self.end_tiles_left(state, |tile| moves.push(Move::Choose(tile))),
            Step::Pay { owed, .. } => self.payments(state, owed, moves),
            Step::Prestige { rank, open, .. } => {
                self.slot_fillings(state, rank, open, moves);
                moves.push(Move::Skip);
            }
            Step::Bonus { price, .. } => {
                self.bonus_offers(state, price, moves);
                moves.push(Move::Skip);
            }
            Step::VpTile => {
                self.vp_tiles(state, moves);
                moves.push(Move::Skip);
            }
            // K34: the end of a turn is always a move, and so is every draw.
            Step::Free => moves.push(Move::End),
            Step::Over => {}
        }
    }

    /// A move for a playout. If there are free steps, one of them is chosen uniformly with
    /// probability 1/8; otherwise a move that the step asks for. With a uniform choice among all
    /// moves, buying and selling would make up most of a random game.
    #[inline]
    pub(crate) fn playout_move<C: Chance>(
        &self,
        state: &State,
        chance: &mut C,
        moves: &mut Vec<Move>,
    ) -> (Move, usize) {
        moves.clear();
        if state.step.has_free_steps() && chance.below(FREE_ODDS) == 0 {
            self.free_steps(state, moves);
            if !moves.is_empty() {
                return (moves[chance.below(moves.len())], moves.len());
            }
        }
        if state.step == Step::Free {
            return (Move::End, 1);
        }
        self.duties(state, moves);
        // Looking at the end-game tiles, the last move, is weighted by the number of tiles to
        // choose from: otherwise random games would drag on until every key had been moved.
        let looks = match moves.last() {
            Some(Move::Look) => usize::from(state.end_tiles_left()),
            _ => 1,
        };
        let at = chance.below(moves.len() - 1 + looks).min(moves.len() - 1);
        (moves[at], moves.len())
    }
}
