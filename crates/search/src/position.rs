//! What a bot is asked about: a position, and how it came about if that is known.

use table::{Game, Match, Quiet, Seat};

/// A position of a game, with its history where there is one.
#[derive(Clone, Copy, Debug)]
pub struct Position<'a, G: Game> {
    /// The rules.
    pub game: &'a G,
    /// The position.
    pub state: &'a G::State,
    /// The position before the first move, and the moves since.
    pub history: Option<(&'a G::State, &'a [G::Move])>,
}

impl<'a, G: Game> Position<'a, G> {
    /// The position of a match.
    #[must_use]
    pub fn of(played: &'a Match<G>) -> Self {
        Self {
            game: played.game(),
            state: played.state(),
            history: Some((played.start(), played.moves())),
        }
    }

    /// The player to act.
    ///
    /// # Panics
    /// If the game is over: nobody thinks about it then.
    pub(crate) fn actor(&self) -> Seat {
        self.game.to_act(self.state).expect("only a game that goes on is thought about")
    }

    /// Every legal move.
    pub(crate) fn legal(&self) -> Vec<G::Move> {
        let mut moves = Vec::new();
        self.game.legal(self.state, &mut moves);
        moves
    }

    /// The moves made so far in the current turn; none if the history is not known.
    pub(crate) fn this_turn(&self) -> Vec<G::Move> {
        let Some((start, moves)) = self.history else { return Vec::new() };
        let now = self.game.turn(self.state);
        let mut state = *start;
        let mut begin = 0;
        for (at, &mv) in moves.iter().enumerate() {
            if self.game.turn(&state) == now {
                break;
            }
            self.game.play(&mut state, mv, &mut Quiet);
            begin = at + 1;
        }
        moves[begin..].to_vec()
    }

    /// The moves made after those in `from`; `None` if the history does not continue from it.
    pub(crate) fn since(&self, start: &G::State, from: &[G::Move]) -> Option<&'a [G::Move]> {
        let (own, moves) = self.history?;
        moves.strip_prefix(from).filter(|_| own == start)
    }

    /// Whether any of the last moves, this many, showed somebody something hidden; false if the
    /// history is not known.
    pub(crate) fn has_shown(&self, last: usize) -> bool {
        let Some((start, moves)) = self.history else { return false };
        let first = moves.len().saturating_sub(last);
        let mut state = *start;
        moves.iter().enumerate().any(|(at, &mv)| {
            let shows = at >= first && self.game.reveals(&state, mv);
            self.game.play(&mut state, mv, &mut Quiet);
            shows
        })
    }
}

/// The moves of the current turn, kept up to date as play goes on.
#[derive(Clone, Debug)]
pub(crate) struct TurnSoFar<M> {
    number: u32,
    moves: Vec<M>,
}

impl<M: Copy> TurnSoFar<M> {
    /// A turn in which these moves have been made.
    pub(crate) fn new<G: Game<Move = M>>(game: &G, state: &G::State, moves: &[M]) -> Self {
        Self { number: game.turn(state), moves: moves.to_vec() }
    }

    /// Its moves so far.
    pub(crate) fn moves(&self) -> &[M] {
        &self.moves
    }

    /// Plays a move, and forgets the turn when it ends.
    pub(crate) fn play<G: Game<Move = M>>(&mut self, game: &G, state: &mut G::State, mv: M) {
        game.play(state, mv, &mut Quiet);
        let number = game.turn(state);
        if number == self.number {
            self.moves.push(mv);
        } else {
            self.number = number;
            self.moves.clear();
        }
    }

    /// Starts again with another turn.
    pub(crate) fn reset(&mut self, to: &Self) {
        self.number = to.number;
        self.moves.clear();
        self.moves.extend_from_slice(&to.moves);
    }
}
