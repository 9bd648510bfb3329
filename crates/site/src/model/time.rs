//! How time is counted at a table.

use std::sync::Arc;

use catalog::Any;
use table::Seat;

use super::clock::Stand;
use super::state::State;
use crate::stored::Millis;

impl State {
    /// The person to act in a game, and the number of their turn.
    fn waits_for(&self, game: &Any) -> Option<(Seat, u32)> {
        let seat = game.to_act()?;
        self.places[seat.index()].player().map(|_| (seat, game.turn()))
    }

    /// Counts the time until now.
    pub(super) fn settle(&mut self, at: Millis) {
        let Some(game) = &self.game else { return };
        let waits_for = self.waits_for(game).filter(|_| !self.called_off);
        let stand = Stand { moves: self.movers.len(), waits_for };
        let over = stand.waits_for.is_none() && self.to_act().is_none();
        let Some(clocks) = &mut self.clocks else { return };
        clocks.settle(at, stand);
        if over {
            let timing = clocks.timing();
            let game = self.game.as_mut().map(Arc::make_mut).expect("it is there");
            catalog::each!(game, it => it.timing = Some(timing));
        }
    }

    /// When the clock that runs will have run out.
    #[must_use]
    pub fn deadline(&self) -> Option<Millis> {
        self.clocks.as_ref()?.deadline()
    }

    /// The same if this is the game after one more move at a time.
    #[must_use]
    pub fn deadline_after(&self, moved: &Any, at: Millis) -> Option<Millis> {
        let mut clocks = self.clocks.clone()?;
        let stand = Stand { moves: self.movers.len() + 1, waits_for: self.waits_for(moved) };
        clocks.settle(at, stand);
        clocks.deadline()
    }
}
