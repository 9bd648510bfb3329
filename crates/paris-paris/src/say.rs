//! Moves and prompts as messages.

use table::{Game as _, Message, Say as _};

use crate::action::Move;
use crate::game::ParisParis;
use crate::messages::Said;
use crate::state::State;
use crate::step::Step;

impl ParisParis {
    /// What the player to act is asked to do.
    pub(crate) fn ask(&self, state: &State) -> Message {
        let said = match state.step {
            Step::Open { .. } => Said::PromptOpen { round: state.round + 1, rounds: self.rounds() },
            Step::Over => Said::PromptOver,
        };
        said.message()
    }

    /// What a move does.
    pub(crate) fn describe(&self, state: &State, mv: Move) -> Message {
        let line = mv.tile.line;
        let (Some(seat), Some(stop)) = (self.to_act(state), self.map().find(mv.tile.stop)) else {
            return Said::Open { stop: mv.tile.stop.to_string(), line }.message();
        };
        let shown = self.map().name(stop).to_string();
        let said = match self.displaced(&state.shops, seat, stop, mv.displaced) {
            None => Said::Open { stop: shown, line },
            Some(owner) if owner == seat => Said::Replace { stop: shown, line },
            Some(owner) => Said::Displace { stop: shown, line, seat: owner },
        };
        said.message()
    }
}
