//! Why a move is not legal.

use table::Seat;

use crate::action::{Line, Move, Tile};
use crate::game::ParisParis;
use crate::notation::Word;
use crate::state::State;
use crate::step::Step;

table::refusals! {
    /// Why a move is not legal.
    Refusal {
        /// The game is over.
        Over = "pp-refused-over", "the game is over";
        /// The map has no such stop.
        NoSuchStop(stop: Word) = "pp-refused-no-such-stop", "there is no stop {stop}";
        /// The stop is on other lines.
        NotOnLine(stop: Word, line: Line) = "pp-refused-not-on-line", "{stop} is not on the {line} line";
        /// The tile is not among those of the round.
        NotInRound(stop: Word, line: Line) = "pp-refused-not-in-round", "the tile {stop} {line} is not in this round";
        /// Either of two owners' shops could be displaced; the move must say whose.
        WhoseShop(stop: Word) = "pp-refused-whose-shop", "shops of two owners could go at {stop}: add x and the seat";
        /// There is nothing to choose; the move must not name a shop.
        NoChoice(stop: Word) = "pp-refused-no-choice", "there is no shop to choose at {stop}";
        /// The seat has no shop at the stop.
        NoShopOf(seat: Seat, stop: Word) = "pp-refused-no-shop-of", "seat {seat} has no shop at {stop}";
    }
}

impl ParisParis {
    /// Why a move that is not listed is not legal.
    pub(crate) fn refuse(&self, state: &State, mv: Move) -> Refusal {
        let Step::Open { seat } = state.step else { return Refusal::Over };
        let Tile { stop: word, line } = mv.tile;
        let Some(stop) = self.map().find(word) else { return Refusal::NoSuchStop(word) };
        if !self.map().line(line).contains(&stop) {
            return Refusal::NotOnLine(word, line);
        }
        if self.map().find_tile(state.tiles, mv.tile).is_none() {
            return Refusal::NotInRound(word, line);
        }
        let choice = self.choices(&state.shops, seat) & stop.bit() != 0;
        match mv.displaced {
            None => Refusal::WhoseShop(word),
            Some(owner) if choice => Refusal::NoShopOf(owner, word),
            Some(_) => Refusal::NoChoice(word),
        }
    }
}
