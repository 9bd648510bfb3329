//! What players ask of each other during a game, and what they say.
//!
//! One mechanism for everything that needs the others: a seat asks, every other person answers, and
//! when all have agreed it is done. Whoever does not agree ends it, which the asker is told. There is
//! one request at a time, and it ends with the position it was made in.

use table::Seat;

use super::state::{SeatHolder, State};
use crate::action::{Action, Matter};
use crate::stored::Millis;

/// A line of chat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// The number of its action.
    pub ply: u32,
    /// When.
    pub at: Millis,
    /// Who.
    pub seat: Seat,
    /// What.
    pub text: String,
}

/// A seat asks the others for something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// What for.
    pub matter: Matter,
    /// Who asks.
    pub seat: Seat,
    /// How many moves would remain, if it is about taking back.
    pub ply: usize,
    /// Who has agreed so far.
    pub agreed: Vec<Seat>,
}

impl Request {
    /// What is done when all have agreed.
    #[must_use]
    pub const fn effect(&self) -> Action {
        match self.matter {
            Matter::TakeBack => Action::Undo { ply: self.ply },
            Matter::Pause => Action::Pause,
            Matter::End => Action::End,
        }
    }
}

/// Somebody did not agree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answered {
    /// To what.
    pub matter: Matter,
    /// Who had asked.
    pub asker: Seat,
    /// Who did not agree.
    pub by: Seat,
}

impl State {
    /// A seat asks for something.
    pub(super) fn ask(&mut self, seat: Seat, matter: Matter) -> Result<(), String> {
        let base = self.base;
        let made = self.playing()?.made();
        let ply = made.iter().rposition(|made| made.seat == seat).filter(|ply| *ply >= base);
        let ply = match (matter, ply) {
            (Matter::TakeBack, None) => return Err("nothing to take back".to_owned()),
            (_, ply) => ply.unwrap_or(base),
        };
        self.asked = Some(Request { matter, seat, ply, agreed: Vec::new() });
        self.answered = None;
        Ok(())
    }

    /// A seat does not agree, or asks no longer.
    pub(super) fn decline(&mut self, by: Seat) {
        let Some(Request { matter, seat: asker, .. }) = self.asked.take() else { return };
        let player = |seat: Seat| self.places.get(seat.index()).and_then(SeatHolder::player);
        if player(by) != player(asker) {
            self.answered = Some(Answered { matter, asker, by });
        }
    }

    /// The clocks stand, or run again.
    pub(super) fn pause(&mut self, paused: bool, at: Millis) -> Result<(), String> {
        self.settle(at);
        self.clocks.as_mut().ok_or("no time is counted here")?.set_paused(paused);
        self.asked = None;
        Ok(())
    }

    /// Whether all agreed that the clocks stand.
    #[must_use]
    pub fn is_paused(&self) -> bool {
        self.clocks.as_ref().is_some_and(super::clock::Clocks::is_paused)
    }
}
