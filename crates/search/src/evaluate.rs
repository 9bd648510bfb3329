//! What a search must know about a game beyond its rules: a value and a guide.

use table::Game;

use crate::guide::Guide;
use crate::value::Value;

/// Knowledge of one game, in two parts that can be exchanged one without the other.
pub trait Evaluate<G: Game>: Send + Sync {
    /// What positions are worth.
    type Value: Value<G>;
    /// Where to look.
    type Guide: Guide<G>;

    /// What positions are worth.
    fn value(&self) -> &Self::Value;

    /// Where to look.
    fn guide(&self) -> &Self::Guide;
}

/// A value from here and a guide from there.
#[derive(Clone, Copy, Debug)]
pub struct Joined<'a, V, U> {
    /// What positions are worth.
    pub value: &'a V,
    /// Where to look.
    pub guide: &'a U,
}

impl<G: Game, V: Value<G>, U: Guide<G>> Evaluate<G> for Joined<'_, V, U> {
    type Value = V;
    type Guide = U;

    fn value(&self) -> &V {
        self.value
    }

    fn guide(&self) -> &U {
        self.guide
    }
}
