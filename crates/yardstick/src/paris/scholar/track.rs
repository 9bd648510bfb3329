//! The bonus track as a path that is walked in order: what waits on it, and what has been taken.

use ::paris::{ALL_LANDMARKS, Bonus, Effect, Kind};
use table::{Game as _, Seat};

use super::plan::{Plan, of_value};

impl Plan<'_> {
    /// The tiles held and not used.
    pub(super) fn held(&self) -> f32 {
        if self.actions <= 0.0 {
            return 0.0;
        }
        let unused = self.state.unused(self.seat);
        let held = Bonus::all().filter(|bonus| unused & bonus.bit() != 0);
        held.map(|bonus| 0.97 * self.tile(bonus, true)).sum()
    }

    /// The best tiles ahead, as many as purchases will bring. They are reached in order, and the
    /// later one gets there, the more rivals have passed before.
    pub(super) fn track(&self) -> f32 {
        let takes = (0.5 * self.buys).min(9.0);
        let meeple = self.state.meeple(self.seat);
        if usize::from(meeple) >= Bonus::COUNT || takes <= 0.0 {
            return 0.0;
        }
        let mut ahead = [0.0_f32; Bonus::COUNT];
        let mut many = 0;
        for bonus in Bonus::all() {
            let space = self.state.space_of(bonus);
            let there = self.state.on_track() & bonus.bit() != 0 && !self.taken(bonus);
            if there && space > meeple {
                ahead[many] = self.stays(bonus, space - meeple) * self.tile(bonus, false);
                many += 1;
            }
        }
        let ahead = &mut ahead[..many];
        ahead.sort_unstable_by(|one, two| two.total_cmp(one));
        let mut left = takes;
        let mut sum = 0.0;
        for value in ahead {
            sum += *value * left.clamp(0.0, 1.0);
            left -= 1.0;
        }
        0.95 * sum
    }

    /// How likely a tile this far ahead is to be still there when the player gets to it.
    fn stays(&self, bonus: Bonus, far: u8) -> f32 {
        let state = self.state;
        let comes = |rival: &Seat| {
            let behind = state.meeple(*rival) < state.space_of(bonus);
            behind && state.taken(*rival) & bonus.bit() == 0 && !state.retired(*rival)
        };
        let rivals = Seat::first(self.game.seats()).filter(|rival| *rival != self.seat);
        let rivals = rivals.filter(comes).count();
        let short = rivals.saturating_sub(usize::from(state.copies(bonus)) - 1) as f32;
        (-0.22 * short * (1.0 - (-f32::from(far) / 8.0).exp())).exp() * 0.97
    }

    /// What a tile will have brought by the end.
    fn tile(&self, bonus: Bonus, held: bool) -> f32 {
        match self.game.edition().effects[bonus.index()] {
            Effect::Flat { francs, vp } => f32::from(vp) + f32::from(francs) * self.franc(),
            Effect::Resource(kind) => self.token(kind),
            Effect::PerBuilding { value, vp } => {
                let coming = self.coming[value.index()] * if held { 1.0 } else { 0.85 };
                f32::from(vp) * (self.count(of_value(value)) + coming)
            }
            Effect::AnyPrestige(count) => f32::from(count) * 2.8 * self.soon(5.0),
            Effect::AnyResource(count) => f32::from(count) * 2.7 * self.soon(4.0),
            Effect::BesideOwn | Effect::BesideOther => 3.0 * self.ripe(),
            Effect::Key { .. } if self.state.reserve(self.seat) == 0 => 0.0,
            Effect::Key { price } => {
                (4.6 * self.soon(6.0) - f32::from(price) * self.franc()).max(0.0)
            }
            Effect::TakeAny => 0.9 * self.best(|_| true),
            Effect::Back if held => {
                let meeple = self.state.meeple(self.seat);
                0.9 * self.best(|space| space < meeple && space + 6 >= meeple)
            }
            Effect::Back => 7.0 * self.ripe(),
            Effect::PerUnused(vp) => {
                let others = (self.state.unused(self.seat) & !bonus.bit()).count_ones();
                f32::from(vp[self.game.seats() - 2]) * (others as f32 + 1.5 * self.ripe())
            }
            Effect::PrestigePairs(vp) => {
                f32::from(vp[self.game.seats() - 2])
                    * (self.pairs(Kind::Bronze) + 0.5 * self.ripe())
            }
            Effect::ResourcePairs(vp) => {
                f32::from(vp[self.game.seats() - 2]) * (self.pairs(Kind::Wood) + 0.5 * self.ripe())
            }
            // The francs themselves are counted in the purse.
            Effect::FrancsAtEnd if held => 0.0,
            Effect::FrancsAtEnd => 5.0,
            Effect::PerLandmark(vp) => {
                let coming = (0.15 * self.buys).min(1.5);
                f32::from(vp) * (self.count(ALL_LANDMARKS) + coming)
            }
            Effect::Types(vp) => self.types(vp),
        }
    }

    /// Tile 30: the types there are, and half of those still missing if there is time.
    fn types(&self, vp: [u8; 4]) -> f32 {
        let now = self.game.types_under(self.state, self.seat) as f32;
        let types = now + (7.0 - now) * (1.0 - (-self.buys / 6.0).exp());
        let at = |types: usize| match types {
            0..4 => types as f32,
            _ => f32::from(vp[types.min(7) - 4]),
        };
        let low = types as usize;
        at(low) + (at(low + 1) - at(low)) * (types - low as f32)
    }

    /// The best tile on spaces of the track that tile 17 or 25 could bring.
    fn best(&self, within: impl Fn(u8) -> bool) -> f32 {
        let effects = &self.game.edition().effects;
        let fetched = |bonus: &Bonus| {
            let again = matches!(effects[bonus.index()], Effect::TakeAny | Effect::Back);
            self.state.on_track() & bonus.bit() != 0
                && !self.taken(*bonus)
                && !again
                && within(self.state.space_of(*bonus))
        };
        let worth = Bonus::all().filter(fetched).map(|bonus| self.tile(bonus, false));
        worth.fold(0.0, f32::max)
    }
}
