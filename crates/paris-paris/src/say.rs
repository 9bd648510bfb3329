//! Moves and prompts as messages.

use table::{Game as _, Message};

use crate::action::Move;
use crate::game::ParisParis;
use crate::state::State;
use crate::step::Step;

impl ParisParis {
    /// What the player to act is asked to do.
    pub(crate) fn ask(&self, state: &State) -> Message {
        match state.step {
            Step::Open { .. } => Message::new("pp-prompt-open")
                .with("round", state.round + 1)
                .with("rounds", self.rounds()),
            Step::Over => Message::new("pp-prompt-over"),
        }
    }

    /// What a move does.
    pub(crate) fn describe(&self, state: &State, mv: Move) -> Message {
        let say =
            |id, shown: String| Message::new(id).with("stop", shown).with("line", mv.tile.line);
        let (Some(seat), Some(stop)) = (self.to_act(state), self.map().find(mv.tile.stop)) else {
            return say("pp-say-open", mv.tile.stop.to_string());
        };
        let shown = self.map().name(stop).to_string();
        match self.displaced(&state.shops, seat, stop, mv.displaced) {
            None => say("pp-say-open", shown),
            Some(owner) if owner == seat => say("pp-say-replace", shown),
            Some(owner) => say("pp-say-displace", shown).with("seat", owner),
        }
    }
}
