//! What players ask of each other during a game, and what they say.
//!
//! One mechanism for everything that needs the others' consent: a seat asks, every other person answers, and
//! when all have agreed it is done. One refusal ends it, and the asker is told. There is one request at a
//! time, and it lapses when the position changes.
//!
//! If somebody keeps the others waiting and there is no clock, those who stayed decide what happens to that
//! seat: a bot plays on, they wait, or they break the game off. The player who left is not asked, but may say
//! no until it is done, because they are back.

use serde::Serialize;
use table::Seat;

use super::rights;
use super::state::{SeatHolder, State};
use crate::action::{Action, Matter};
use crate::stored::Millis;

/// How many times longer somebody must have kept the others waiting before they may break the game off: a bot
/// is easily replaced again, but an ended game stays ended.
const LONGER: Millis = 5;

/// A line of chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Said {
    /// The number of its action.
    #[serde(skip)]
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
    /// Whom it is about, if somebody has left.
    pub about: Option<Seat>,
    /// Who has agreed so far.
    pub agreed: Vec<Seat>,
}

impl Request {
    /// What is done at a table when all have agreed.
    #[must_use]
    pub fn effect(&self, state: &State) -> Action {
        match (self.matter, self.about) {
            (Matter::TakeBack, _) => Action::Undo { ply: self.ply },
            (Matter::Pause, _) => Action::Pause,
            (Matter::Replace, Some(seat)) => {
                Action::Bot { seat, level: rights::stand_in(state).to_string() }
            }
            (Matter::End | Matter::BreakOff | Matter::Replace, _) => Action::End,
        }
    }
}

/// The player who has left and may be the subject of a request by some seats: the one to move, who has kept
/// the others waiting long enough.
#[must_use]
pub(super) fn leaver(
    state: &State,
    mine: &[Seat],
    matter: Matter,
    now: Millis,
    gone_after: Millis,
) -> Option<Seat> {
    let seat = state.to_act().filter(|seat| !mine.contains(seat) && !mine.is_empty())?;
    let (allowed, long) = match matter {
        Matter::Replace => (true, gone_after),
        // A game that counts cannot be broken off by a player who is losing it.
        Matter::BreakOff => (rights::may_agree(state) && !state.parties.rated, LONGER * gone_after),
        Matter::TakeBack | Matter::Pause | Matter::End => (false, gone_after),
    };
    (allowed && rights::is_gone(state, seat, now, long)).then_some(seat)
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
        let about = self.to_act().filter(|_| matter.is_about_leaver());
        self.asked = Some(Request { matter, seat, ply, about, agreed: Vec::new() });
        self.answered = None;
        Ok(())
    }

    /// A seat declines a request, or withdraws its own.
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
