//! What a position is worth to each seat.

use std::fmt::Debug;

use table::{BySeat, Game};

use crate::guide::Tuning;

/// Values the positions of one game: a weighted sum of features, a network, or anything else that
/// knows what to expect.
pub trait Value<G: Game>: Send + Sync {
    /// What was computed for earlier positions of a search and may serve later ones; it changes
    /// what a value costs, never what it is.
    type Memo: Default + Debug + Send;

    /// What the position is worth to each seat. The position is not over.
    fn worth(&self, game: &G, state: &G::State) -> Worth;

    /// What each of these positions is worth, added to `worths` in their order; none of them is
    /// over. A search asks for all moves of a position at once, so that what they have in common
    /// need not be computed for each. The default asks one by one.
    fn worths(
        &self,
        game: &G,
        states: &[G::State],
        _memo: &mut Self::Memo,
        worths: &mut Vec<Worth>,
    ) {
        worths.extend(states.iter().map(|state| self.worth(game, state)));
    }
}

/// What a position is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Worth {
    /// The share of the win each seat can expect, from 0 to 1; all together 1.
    pub shares: BySeat<f32>,
    /// The points each seat can expect to have in the end.
    pub points: BySeat<f32>,
}

impl Worth {
    /// What a finished game is worth to each seat: its share of the win, with a little of the
    /// margin, so that a bot that is sure of the result still plays for points.
    pub(crate) fn final_of<G: Game>(game: &G, state: &G::State, tuning: &Tuning) -> Self {
        let outcome = game.outcome(state).expect("only finished games have a final worth");
        let points = outcome.scores.map(|_, &points| points as f32);
        let shares = outcome.scores.map(|seat, _| outcome.share(seat) as f32);
        Self { shares, points }.with_margin(tuning.margin, tuning.scale)
    }

    /// The same, with this part of the shares decided by the margin.
    fn with_margin(self, margin: f32, scale: f32) -> Self {
        if margin == 0.0 {
            return self;
        }
        let close = soft_shares(&self.points, scale);
        let shares = self.shares.map(|seat, &share| (1.0 - margin) * share + margin * close[seat]);
        Self { shares, ..self }
    }

    /// What a position is worth, finished or not.
    pub(crate) fn of<G: Game>(
        game: &G,
        state: &G::State,
        value: &(impl Value<G> + ?Sized),
        tuning: &Tuning,
    ) -> Self {
        match game.to_act(state) {
            Some(_) => value.worth(game, state).with_margin(tuning.lead, tuning.scale),
            None => Self::final_of(game, state, tuning),
        }
    }

    /// What each of these positions is worth, finished or not, in place of what `worths` has.
    pub(crate) fn of_all<G: Game, V: Value<G>>(
        game: &G,
        states: &[G::State],
        (value, memo): (&V, &mut V::Memo),
        tuning: &Tuning,
        worths: &mut Vec<Self>,
    ) {
        worths.clear();
        if states.iter().any(|state| game.to_act(state).is_none()) {
            worths.extend(states.iter().map(|state| Self::of(game, state, value, tuning)));
            return;
        }
        value.worths(game, states, memo, worths);
        debug_assert_eq!(worths.len(), states.len(), "a worth for every position");
        for worth in worths {
            *worth = worth.with_margin(tuning.lead, tuning.scale);
        }
    }
}

/// Shares of the win from points: each seat in proportion to `exp(points / scale)`.
#[must_use]
pub fn soft_shares(points: &BySeat<f32>, scale: f32) -> BySeat<f32> {
    let best = points.as_slice().iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let weight = points.map(|_, &own| ((own - best) / scale).exp());
    let total: f32 = weight.as_slice().iter().sum();
    weight.map(|_, own| own / total)
}
