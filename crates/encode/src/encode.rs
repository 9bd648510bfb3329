//! The trait that every encoding implements, and the trait of a game that has one.

use table::{Game, Seat, SeatView};

use crate::block::{Block, total};

/// The views of one game as numbers, and each of its moves as one number.
pub trait Encode<G: Game>: Send + Sync {
    /// The blocks of a view, in order.
    fn view_blocks(&self) -> &'static [Block];

    /// The blocks of move numbers, in order.
    fn move_blocks(&self) -> &'static [Block];

    /// How many numbers a view has; the same at every table.
    fn view_len(&self) -> usize {
        total(self.view_blocks())
    }

    /// How many moves have a number; the same at every table.
    fn move_count(&self) -> usize {
        total(self.move_blocks())
    }

    /// Replaces the content of `out` by what a seat sees. Allocates nothing.
    ///
    /// # Panics
    /// If `out` does not have [`Encode::view_len`] numbers.
    fn view(&self, game: &G, view: &SeatView<G>, out: &mut [f32]);

    /// The number of a move that `seat` makes. `None` only for moves that are not possible with
    /// the shipped edition.
    fn number(&self, game: &G, seat: Seat, mv: G::Move) -> Option<usize>;

    /// The move of a number, legal or not; `None` if there is no such move at this table.
    fn mv(&self, game: &G, seat: Seat, number: usize) -> Option<G::Move>;

    /// Replaces the content of `out` by a mask of the moves in this list, which comes from
    /// [`Game::legal`]. Allocates nothing.
    ///
    /// # Panics
    /// If `out` does not have [`Encode::move_count`] places.
    fn mask(&self, game: &G, seat: Seat, legal: &[G::Move], out: &mut [bool]) {
        assert_eq!(out.len(), self.move_count(), "the mask has a place for every number");
        out.fill(false);
        for &mv in legal {
            if let Some(number) = self.number(game, seat, mv) {
                out[number] = true;
            }
        }
    }
}

/// A game with an encoding.
pub trait Encoded: Game {
    /// Its encoding.
    type Encoding: Encode<Self> + Default;

    /// Its encoding.
    #[must_use]
    fn encoding() -> Self::Encoding {
        Self::Encoding::default()
    }
}

/// How far clockwise a seat is from the viewer.
pub(crate) fn from_viewer(seat: Seat, viewer: Seat, seats: usize) -> usize {
    (seat.index() + seats - viewer.index()) % seats
}

/// The seat `steps` clockwise from the viewer.
pub(crate) fn seat_at(steps: usize, viewer: Seat, seats: usize) -> Option<Seat> {
    (steps < seats).then(|| Seat::new((viewer.index() + steps) % seats))
}
