//! Feats of players, in any game.

use table::{BySeat, Feat, Game};

use crate::{Any, Kind, each, with_game};

impl Kind {
    /// The feats of its players: the names of their messages, in the order in which they are shown.
    pub fn feats(self) -> impl Iterator<Item = &'static str> {
        with_game!(self, G => <G as Game>::FEATS).iter().map(|(id, _)| *id)
    }
}

impl Any {
    /// The feats of each seat so far.
    #[must_use]
    pub fn feats(&self) -> BySeat<Vec<Feat>> {
        each!(self, it => it.feats())
    }
}
