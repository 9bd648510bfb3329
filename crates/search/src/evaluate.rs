//! What a search must know about a game beyond its rules: a value for moves, a value for what they
//! lead to, and a guide.

use table::Game;

use crate::guide::{Guide, Tuning};
use crate::linear::{Linear, Measure};
use crate::net::Learned;
use crate::value::{Value, Worth};

/// Knowledge of one game, in parts that can be replaced independently.
pub trait Evaluate<G: Game>: Send + Sync {
    /// What positions are worth at a glance: used to compare moves, dozens of them in an iteration.
    type Value: Value<G>;
    /// What the end of a line is worth, once in an iteration.
    type Leaf: Value<G>;
    /// Where to look.
    type Guide: Guide<G>;

    /// What positions are worth at a glance.
    fn value(&self) -> &Self::Value;

    /// What values the end of a line; if `None`, the value at a glance does.
    fn leaf(&self) -> Option<&Self::Leaf>;

    /// Where to look.
    fn guide(&self) -> &Self::Guide;

    /// What the end of a line is worth, finished or not.
    fn end_of_line(&self, game: &G, state: &G::State, tuning: &Tuning) -> Worth {
        match self.leaf() {
            Some(leaf) => Worth::of(game, state, leaf, tuning),
            None => Worth::of(game, state, self.value(), tuning),
        }
    }
}

/// Values and a guide from different sources, combined.
#[derive(Clone, Copy, Debug)]
pub struct Joined<'a, V, L, U> {
    /// What positions are worth at a glance.
    pub value: &'a V,
    /// What the end of a line is worth, if something else knows better.
    pub leaf: Option<&'a L>,
    /// Where to look.
    pub guide: &'a U,
}

impl<G: Game, V: Value<G>, L: Value<G>, U: Guide<G>> Evaluate<G> for Joined<'_, V, L, U> {
    type Value = V;
    type Leaf = L;
    type Guide = U;

    fn value(&self) -> &V {
        self.value
    }

    fn leaf(&self) -> Option<&L> {
        self.leaf
    }

    fn guide(&self) -> &U {
        self.guide
    }
}

/// What the bots know of a game: weighted features by which moves are compared, and what was
/// learned about positions at the end of a line.
#[derive(Clone, Debug)]
pub struct Knowledge<M> {
    /// What positions are worth at a glance.
    pub value: Linear<M>,
    /// What the end of a line is worth, if something else knows better.
    pub leaf: Option<Learned<M>>,
}

impl<M> From<Linear<M>> for Knowledge<M> {
    /// Knowledge that consists of weighted features alone.
    fn from(value: Linear<M>) -> Self {
        Self { value, leaf: None }
    }
}

impl<G: Game, M: Measure<G> + Guide<G>> Evaluate<G> for Knowledge<M> {
    type Value = Linear<M>;
    type Leaf = Learned<M>;
    type Guide = M;

    fn value(&self) -> &Linear<M> {
        &self.value
    }

    fn leaf(&self) -> Option<&Learned<M>> {
        self.leaf.as_ref()
    }

    fn guide(&self) -> &M {
        self.value.measure()
    }
}
