//! Kinds of choices, for statistics over many games: at which stop a shop is opened.

use table::{ChoiceKind, Say as _};

use crate::action::Move;
use crate::game::ParisParis;
use crate::map::Stop;
use crate::messages::Said;

/// The question.
const SHOP: &str = "shop";

impl ParisParis {
    fn stop_kind(&self, stop: Stop) -> ChoiceKind {
        let name = self.map().name(stop);
        let say = Said::AtStop { stop: name.to_string() };
        ChoiceKind::new(SHOP, name.word.to_string(), say.message())
    }

    /// The kind of a move.
    pub(crate) fn kind(&self, mv: Move) -> Option<ChoiceKind> {
        self.map().find(mv.tile.stop).map(|stop| self.stop_kind(stop))
    }

    /// Every kind there is.
    pub(crate) fn kinds(&self) -> Vec<ChoiceKind> {
        Stop::all().map(|stop| self.stop_kind(stop)).collect()
    }
}
