//! What a bot is asked about: a position, and how it came about if that is known.

use table::{Game, Match, Seat};

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

    /// The moves since `from` was all that had been played; none if the history does not go on
    /// from it.
    pub(crate) fn since(&self, start: &G::State, from: &[G::Move]) -> Option<&'a [G::Move]> {
        let (own, moves) = self.history?;
        moves.strip_prefix(from).filter(|_| own == start)
    }
}
