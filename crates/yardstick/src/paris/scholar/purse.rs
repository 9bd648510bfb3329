//! Francs and tokens: what the purchases to come will cost, less what the banks will pay.

use ::paris::{Bonus, Kind, LandmarkTile, Place};
use table::Game as _;

use super::plan::Plan;

/// What a purchase usually costs, and what a bank usually pays.
const PRICE: f32 = 3.2;
const WAGES: f32 = 4.6;

impl Plan<'_> {
    /// Money and tokens.
    pub(super) fn purse(&self) -> f32 {
        self.francs() + self.tokens() + self.end_tiles()
    }

    /// What the next franc is worth to somebody who has what is needed.
    pub(super) fn franc(&self) -> f32 {
        0.5 * self.soon(3.0)
    }

    fn francs(&self) -> f32 {
        let francs = f32::from(self.state.francs(self.seat));
        let needed = (PRICE * self.buys - WAGES * self.places).max(2.0);
        let urgent = francs.min(needed);
        let handy = (francs - needed).clamp(0.0, 8.0);
        let idle = (francs - needed - 8.0).max(0.0);
        let spent = self.soon(2.0) * (0.72 * urgent + 0.4 * handy + 0.12 * idle);
        if !self.has(27) {
            return spent;
        }
        // With tile 27, nothing unspent is lost at the end.
        let kept = if self.actions < 0.5 { 1.0 } else { 0.75 - 0.02 * self.actions };
        spent.max(kept * francs)
    }

    fn end_tiles(&self) -> f32 {
        2.0 * self.state.end_tiles_held(self.seat) as f32 * self.actions.min(1.0)
    }

    /// One token more of a kind.
    pub(super) fn token(&self, kind: Kind) -> f32 {
        let sale = f32::from(self.game.edition().sell[kind.index()]) * self.franc();
        let used = match kind {
            Kind::Wood => 1.8 * self.soon(4.0),
            Kind::Marble => 1.7 * self.soon(4.0),
            Kind::Gold => 2.3 * self.soon(4.0),
            prestige => {
                let slot = self.game.edition().slot_vp[prestige.index() - 3];
                0.5 * f32::from(slot) * self.soon(5.0)
            }
        };
        used.max(sale)
    }

    fn tokens(&self) -> f32 {
        let tokens = self.state.tokens(self.seat);
        let mut sum = 0.0;
        for kind in Kind::ALL {
            let count = f32::from(tokens[kind.index()]);
            let usual = [1.5, 3.0, 3.0, 3.0, 3.0, 3.0][kind.index()];
            let sale = f32::from(self.game.edition().sell[kind.index()]) * self.franc();
            sum += count.min(usual) * self.token(kind) + (count - usual).max(0.0) * 0.9 * sale;
        }
        sum
    }

    /// The landmark that is nearest, by what it lacks: its slots, its place, tile 29.
    pub(super) fn landmark(&self) -> f32 {
        let state = self.state;
        let tokens = state.tokens(self.seat);
        let one = |number: u8| u8::from(self.has(number));
        let have = [tokens[0] + one(2), tokens[1] + one(3), tokens[2] + one(4)];
        let jokers = one(10) + 2 * one(21);
        let francs = f32::from(state.francs(self.seat)) + self.step_up;
        let counted = if self.has(29) { 8.0 } else { 0.0 };
        let mut best = 0.0_f32;
        for (rank, tile) in self.game.edition().landmarks.iter().enumerate() {
            if state.occupied() & Place::landmark(rank).bit() != 0 {
                continue;
            }
            let lacking: u8 = (0..3).map(|at| tile.cost[at].saturating_sub(have[at])).sum();
            let lacking = f32::from(lacking.saturating_sub(jokers));
            let short = (f32::from(tile.value) - francs).max(0.0);
            let near = 0.55_f32.powf(lacking) * 0.9_f32.powf(short);
            best = best.max(near * (2.5 + counted + 0.35 * self.slots(tile)));
        }
        0.8 * self.soon(2.0) * best
    }

    /// What the prestige at hand would bring in the slots of a landmark.
    fn slots(&self, tile: &LandmarkTile) -> f32 {
        let mut tokens = self.state.tokens(self.seat);
        let held = |number: u8, count: u8| if self.has(number) { count } else { 0 };
        let mut any = held(8, 1) + held(19, 2);
        let mut sum = 0.0;
        for slot in tile.slots {
            let from = if tokens[slot.index()] > 0 { &mut tokens[slot.index()] } else { &mut any };
            if *from > 0 {
                *from -= 1;
                sum += f32::from(self.game.edition().slot_vp[slot.index() - 3]);
            }
        }
        sum
    }

    /// Pairs of equal tokens of the three kinds from `first` on.
    pub(super) fn pairs(&self, first: Kind) -> f32 {
        let tokens = self.state.tokens(self.seat);
        let kinds = first.index()..first.index() + 3;
        tokens[kinds].iter().map(|count| f32::from(count / 2)).sum()
    }

    /// Whether a tile of this number has ever been taken.
    pub(super) fn taken(&self, bonus: Bonus) -> bool {
        self.state.taken(self.seat) & bonus.bit() != 0
    }
}
