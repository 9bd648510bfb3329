//! Why a move is not legal.

use std::fmt;

use table::{Message, Say, Seat};

use crate::action::{Move, Tile};
use crate::game::ParisParis;
use crate::notation::Word;
use crate::state::State;
use crate::step::Step;

/// Why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// The map has no such stop.
    NoSuchStop(Word),
    /// The stop is on other lines.
    NotOnLine(Tile),
    /// The tile is not among those of the round.
    NotInRound(Tile),
    /// Shops of two owners could go; the move must say whose.
    WhoseShop(Word),
    /// There is nothing to choose; the move must not name a shop.
    NoChoice(Word),
    /// The seat has no shop at the stop.
    NoShopOf(Seat, Word),
}

impl ParisParis {
    /// Why a move that is not listed is not legal.
    pub(crate) fn why_not(&self, state: &State, mv: Move) -> Refusal {
        let Step::Open { seat } = state.step else { return Refusal::Over };
        let word = mv.tile.stop;
        let Some(stop) = self.map().find(word) else { return Refusal::NoSuchStop(word) };
        if !self.map().line(mv.tile.line).contains(&stop) {
            return Refusal::NotOnLine(mv.tile);
        }
        if self.map().find_tile(state.tiles, mv.tile).is_none() {
            return Refusal::NotInRound(mv.tile);
        }
        let choice = self.choices(&state.shops, seat) & stop.bit() != 0;
        match mv.displaced {
            None => Refusal::WhoseShop(word),
            Some(owner) if choice => Refusal::NoShopOf(owner, word),
            Some(_) => Refusal::NoChoice(word),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over => f.write_str("the game is over"),
            Self::NoSuchStop(stop) => write!(f, "there is no stop {stop}"),
            Self::NotOnLine(tile) => write!(f, "{} is not on the {} line", tile.stop, tile.line),
            Self::NotInRound(tile) => write!(f, "the tile {tile} is not in this round"),
            Self::WhoseShop(stop) => {
                write!(f, "shops of two owners could go at {stop}: add x and the seat")
            }
            Self::NoChoice(stop) => write!(f, "there is no shop to choose at {stop}"),
            Self::NoShopOf(seat, stop) => write!(f, "seat {seat} has no shop at {stop}"),
        }
    }
}

impl std::error::Error for Refusal {}

impl Say for Refusal {
    fn message(&self) -> Message {
        let at = |id, stop: &Word| Message::new(id).with("stop", stop.to_string());
        match self {
            Self::Over => Message::new("pp-refused-over"),
            Self::NoSuchStop(stop) => at("pp-refused-no-such-stop", stop),
            Self::NotOnLine(tile) => {
                at("pp-refused-not-on-line", &tile.stop).with_term("line", tile.line.term())
            }
            Self::NotInRound(tile) => {
                at("pp-refused-not-in-round", &tile.stop).with_term("line", tile.line.term())
            }
            Self::WhoseShop(stop) => at("pp-refused-whose-shop", stop),
            Self::NoChoice(stop) => at("pp-refused-no-choice", stop),
            Self::NoShopOf(seat, stop) => at("pp-refused-no-shop-of", stop).with("seat", *seat),
        }
    }
}
