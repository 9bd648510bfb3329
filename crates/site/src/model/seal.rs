//! Tables of an event, while others play the same deal.

use super::state::State;
use crate::id::PlayerId;
use crate::stored::Status;

impl State {
    /// Whether others play the same deal or may still come to play it: then nothing is shown to anybody who
    /// does not sit here, and nobody sees more than their seat does.
    #[must_use]
    pub fn is_sealed(&self) -> bool {
        self.head.terms.event.is_some() && !self.revealed
    }

    /// Whether the whole game can be shown: it is over, and nobody plays the same deal any more.
    #[must_use]
    pub fn is_told(&self) -> bool {
        self.status() == Status::Over && !self.is_sealed()
    }

    /// Whether somebody has a seat here, or had one that a bot plays on for them.
    pub(super) fn is_concerned(&self, player: PlayerId) -> bool {
        self.places.iter().any(|place| place.concerns() == Some(player))
            || self.former.contains(&player)
    }

    /// Everybody may see it now.
    pub(super) fn reveal(&mut self) -> Result<(), String> {
        if self.status() != Status::Over {
            return Err("the game is not over".to_owned());
        }
        self.revealed = true;
        Ok(())
    }
}
