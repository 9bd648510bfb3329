//! What players may be proud of, in whatever game.

use table::{BySeat, Feat, Game};

use crate::{Any, Kind, each, with_game};

impl Kind {
    /// What its players may be proud of: the names of the messages, in the order in which they are
    /// shown.
    pub fn feats(self) -> impl Iterator<Item = &'static str> {
        with_game!(self, G => <G as Game>::FEATS).iter().map(|(id, _)| *id)
    }
}

impl Any {
    /// What each seat has to be proud of, as far as the game went.
    #[must_use]
    pub fn feats(&self) -> BySeat<Vec<Feat>> {
        each!(self, it => it.feats())
    }
}
