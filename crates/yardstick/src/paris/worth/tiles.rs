//! What bonus tiles are worth: those held, and those ahead with the takes that are left.

use ::paris::{ALL_LANDMARKS, Bonus, Effect, Kind};
use table::{Game as _, Seat};

use super::{Player, of_value};

impl Player<'_> {
    /// The bonus tiles not used yet.
    pub(super) fn tiles(&self) -> f32 {
        let unused = self.state.unused(self.seat);
        if self.turns <= 0.0 {
            return f32::from(self.game.francs_prize(self.state, self.seat));
        }
        let held = Bonus::all().filter(|bonus| unused & bonus.bit() != 0);
        held.map(|bonus| 0.98 * self.tile(bonus, true)).sum()
    }

    /// The tiles ahead: as many of the best as there will be rights to take one.
    pub(super) fn track(&self) -> f32 {
        let mut takes = (0.28 * self.turns).min(8.0);
        let meeple = self.state.meeple(self.seat);
        if usize::from(meeple) >= Bonus::COUNT || takes <= 0.0 {
            return 0.0;
        }
        let there = self.state.on_track() & !self.state.taken(self.seat);
        let mut values = [0.0_f32; Bonus::COUNT];
        let mut count = 0;
        for bonus in Bonus::all() {
            if there & bonus.bit() != 0 && self.state.space_of(bonus) > meeple {
                let value = self.tile(bonus, false);
                values[count] = self.still_there(bonus, value) * value;
                count += 1;
            }
        }
        let values = &mut values[..count];
        values.sort_unstable_by(|one, two| two.total_cmp(one));
        let mut sum = 0.0;
        for value in values {
            sum += *value * takes.clamp(0.0, 1.0);
            takes -= 1.0;
        }
        sum
    }

    /// How likely a tile ahead is to be still there when this player gets to it: a rival who is
    /// past it, or has had one of its number, does not want it, and all others want the best ones
    /// most.
    fn still_there(&self, bonus: Bonus, value: f32) -> f32 {
        let space = self.state.space_of(bonus);
        let wants = |rival: &Seat| {
            self.state.meeple(*rival) < space && self.state.taken(*rival) & bonus.bit() == 0
        };
        let rivals = Seat::first(self.game.seats()).filter(|rival| *rival != self.seat);
        let rivals = rivals.filter(wants).count();
        let copies = usize::from(self.state.copies(bonus));
        let short = rivals.saturating_sub(copies - 1);
        let one = (0.9 - 0.025 * value).clamp(0.4, 0.85);
        [0.92, one, 0.8 * one, 0.65 * one][short]
    }

    fn tile(&self, bonus: Bonus, held: bool) -> f32 {
        // From how many now to how many at the end, if all goes well.
        let grown = |now: f32, aim: f32| now + (aim - now).max(0.0) * self.growth;
        match self.game.edition().effects[bonus.index()] {
            Effect::Flat { francs, vp } => f32::from(vp) + f32::from(francs) * self.franc,
            Effect::Resource(kind) => self.token(kind),
            Effect::PerBuilding { value, vp } => {
                let more = self.reach.more[value.index()];
                let aimed = if held { 1.0 } else { 0.8 };
                f32::from(vp) * (self.count(of_value(value)) + aimed * more)
            }
            Effect::AnyPrestige(amount) => f32::from(amount) * 4.7 * self.prestige_use(),
            Effect::AnyResource(amount) => f32::from(amount) * 2.4 * (self.turns / 4.0).min(1.0),
            Effect::BesideOwn | Effect::BesideOther => 2.5 * self.growth,
            Effect::Key { price } if self.state.reserve(self.seat) > 0 => {
                (4.5 * (self.turns / 8.0).min(1.0) - f32::from(price) * self.franc).max(0.0)
            }
            Effect::Key { .. } => 0.0,
            // What waits to be taken may be gone tomorrow.
            Effect::TakeAny => 0.85 * self.best_of(|_| true),
            Effect::Back => {
                let meeple = self.state.meeple(self.seat);
                let near = |space: u8| space < meeple && space + 7 > meeple;
                let behind = if held { 0.85 * self.best_of(near) } else { 0.0 };
                behind.max(5.0 * self.growth)
            }
            Effect::PerUnused(vp) => {
                let vp = f32::from(vp[self.game.seats() - 2]);
                let others = self.state.unused(self.seat) & !bonus.bit();
                vp * grown(others.count_ones() as f32, 2.0)
            }
            Effect::PrestigePairs(vp) => self.pairs(vp, Kind::Bronze.index()),
            Effect::ResourcePairs(vp) => self.pairs(vp, Kind::Wood.index()),
            Effect::FrancsAtEnd => {
                let francs = f32::from(self.state.francs(self.seat));
                (0.95 - self.franc).max(0.0) * francs * (1.0 - self.growth) + 5.0 * self.growth
            }
            Effect::PerLandmark(vp) => {
                let more = (1.4 * self.growth).min(0.3 * self.turns);
                self.taste.landmarks * f32::from(vp) * (self.count(ALL_LANDMARKS) + more)
            }
            Effect::Types(vp) => {
                let types = grown(self.game.types_under(self.state, self.seat) as f32, 6.4);
                let at = |types: usize| match types {
                    0..4 => 1.5 * types as f32,
                    _ => f32::from(vp[types.min(7) - 4]),
                };
                let low = types as usize;
                at(low) + (at(low + 1) - at(low)) * (types - low as f32)
            }
        }
    }

    fn pairs(&self, vp: [u8; 3], first: usize) -> f32 {
        let tokens = self.state.tokens(self.seat);
        let pairs: u8 = tokens[first..first + 3].iter().map(|count| count / 2).sum();
        f32::from(vp[self.game.seats() - 2]) * (f32::from(pairs) + 0.4 * self.growth)
    }

    /// The best tile that tile 17 or 25 could bring.
    fn best_of(&self, within: impl Fn(u8) -> bool) -> f32 {
        let effects = &self.game.edition().effects;
        let there = self.state.on_track() & !self.state.taken(self.seat);
        let tiles = Bonus::all().filter(|bonus| {
            let again = matches!(effects[bonus.index()], Effect::TakeAny | Effect::Back);
            there & bonus.bit() != 0 && !again && within(self.state.space_of(*bonus))
        });
        tiles.map(|bonus| self.tile(bonus, false)).fold(0.0, f32::max)
    }
}
