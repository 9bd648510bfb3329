//! What bonus tiles are worth: those held, and those ahead on the track.

use paris::{Bonus, Effect, State};
use table::{Seat, bits};

use super::outlook::{Outlook, Own};

impl Outlook<'_> {
    /// What a bonus tile is worth to a seat that holds it or could still take it.
    pub(super) fn tile(&self, state: &State, own: &Own, number: usize, held: bool) -> f32 {
        let w = self.weights;
        let left = own.left;
        let time = left / (left + 2.0);
        match self.edition.effects[number] {
            Effect::Flat { francs, vp } => f32::from(vp) + own.franc * f32::from(francs),
            Effect::Resource(kind) => own.token[kind.index()],
            Effect::PerBuilding { value, vp } => {
                let count = own.count[value.index()];
                let room = if own.reach[value.index()] > 0.0 { 1.0 } else { 0.4 };
                let grow = (w.growth * left).min(1.2) * room;
                let kept = if held { 1.0 } else { 0.9 };
                f32::from(vp) * (count * kept + grow)
            }
            Effect::AnyPrestige(count) => f32::from(count) * (own.token[5] + 0.3),
            Effect::AnyResource(count) => f32::from(count) * (own.token[2] + 0.2),
            Effect::BesideOwn => 2.5 * time,
            Effect::BesideOther => 3.5 * time,
            Effect::Key { price } => {
                let key = 6.0 * (left - 2.0).clamp(0.0, 10.0) / (left + 1.0);
                let some = state.reserve(own.seat) > 0;
                if some { (key - own.franc * f32::from(price)).max(0.0) } else { 0.0 }
            }
            Effect::TakeAny => 0.95 * own.any,
            Effect::PerUnused(vp) => {
                let unused = state.unused(own.seat) & !Bonus::new(number as u8).bit();
                let others = unused.count_ones() as f32;
                f32::from(vp[self.seats - 2]) * (others + (0.15 * left).min(1.5))
            }
            Effect::PrestigePairs(vp) => self.pairs(state, own, 3, vp[self.seats - 2]),
            Effect::ResourcePairs(vp) => self.pairs(state, own, 0, vp[self.seats - 2]),
            Effect::Back => {
                let behind = self.behind(state, own);
                if behind > 0.0 { 0.95 * behind } else { 4.0 * time }
            }
            Effect::FrancsAtEnd => {
                let tokens = state.tokens(own.seat);
                let sold: f32 =
                    tokens.iter().zip(self.edition.sell).map(|(n, p)| f32::from(n * p)).sum();
                let keys = f32::from(state.hand(own.seat)).min(left);
                let francs = f32::from(state.francs(own.seat));
                let kept = francs / (1.0 + 0.08 * left) + sold * 0.4 + keys * 2.5 + 2.0 * time;
                // Francs are priced elsewhere.
                (kept * (1.0 - own.franc)).max(0.0)
            }
            Effect::PerLandmark(vp) => {
                let more = (w.landmarks * left).min(1.5);
                f32::from(vp) * (own.landmarks + more)
            }
            Effect::Types(vp) => {
                let types = self.game.types_under(state, own.seat) as f32;
                let types = types + (0.18 * left).min(1.5);
                let step = |types: f32| match types as i32 {
                    ..=2 => 0.0,
                    3 => 2.0,
                    n @ 4..=7 => f32::from(vp[(n - 4) as usize]),
                    _ => f32::from(vp[3]),
                };
                let part = types.fract();
                step(types) * (1.0 - part) + step(types + 1.0) * part
            }
        }
    }

    fn pairs(&self, state: &State, own: &Own, first: usize, vp: u8) -> f32 {
        let tokens = state.tokens(own.seat);
        let mut worth = 0.5 * own.left / (own.left + 3.0) * f32::from(vp);
        for (count, token) in tokens.iter().zip(&own.token).skip(first).take(3) {
            let pairs = f32::from(count / 2);
            let gain = f32::from(vp) - 2.0 * token * own.left / (own.left + 2.0);
            worth += pairs * gain.max(0.3);
        }
        worth
    }

    /// The best of the five tiles behind the meeple.
    fn behind(&self, state: &State, own: &Own) -> f32 {
        let meeple = state.meeple(own.seat);
        let mut spaces = [(0_u8, 0_usize); Bonus::COUNT];
        let mut count = 0;
        for number in bits(state.on_track()) {
            let space = state.space_of(Bonus::new(number as u8));
            if space < meeple {
                spaces[count] = (space, number);
                count += 1;
            }
        }
        let spaces = &mut spaces[..count];
        spaces.sort_unstable_by(|one, two| two.cmp(one));
        let taken = state.taken(own.seat);
        spaces
            .iter()
            .take(5)
            .copied()
            .filter(|(_, number)| taken & 1 << number == 0 && !matches!(number, 17 | 25))
            .map(|(_, number)| own.tiles[number])
            .fold(0.0, f32::max)
    }

    /// What the tiles held are worth, by sort.
    pub(super) fn held(&self, state: &State, own: &Own, facts: &mut [f32]) {
        for number in bits(state.unused(own.seat)) {
            let worth = self.tile(state, own, number, true);
            match self.edition.effects[number] {
                Effect::Flat { .. } => facts[0] += worth,
                Effect::PerBuilding { .. } | Effect::Types(_) | Effect::PerLandmark(_) => {
                    let now = self.game.bonus_worth(state, own.seat, Bonus::new(number as u8));
                    facts[1] += f32::from(now);
                    facts[2] += worth - f32::from(now);
                }
                Effect::Resource(_) | Effect::AnyResource(_) => facts[3] += worth,
                Effect::AnyPrestige(_) => facts[4] += worth,
                Effect::TakeAny | Effect::Back => facts[5] += worth,
                Effect::Key { .. } => facts[6] += worth,
                Effect::BesideOwn | Effect::BesideOther => facts[7] += worth,
                Effect::PerUnused(_) | Effect::PrestigePairs(_) | Effect::ResourcePairs(_) => {
                    facts[8] += worth;
                }
                Effect::FrancsAtEnd => facts[9] += worth,
            }
        }
    }

    /// What this many tiles ahead on the track are worth: the best ones, since they can be taken in
    /// order.
    pub(super) fn ahead(&self, state: &State, own: &Own, tiles: f32) -> f32 {
        let meeple = state.meeple(own.seat);
        let there = state.on_track() & !state.taken(own.seat);
        let mut values = [0.0_f32; Bonus::COUNT];
        let mut count = 0;
        for number in bits(there) {
            let bonus = Bonus::new(number as u8);
            if state.space_of(bonus) > meeple {
                let mut wanted = self.weights.track;
                for other in Seat::first(self.seats).filter(|other| *other != own.seat) {
                    let open = state.taken(other) & bonus.bit() == 0
                        && state.space_of(bonus) > state.meeple(other);
                    if open {
                        wanted *= self.weights.wanted;
                    }
                }
                let copies = i32::from(state.copies(bonus));
                let lost = (self.weights.track - wanted).powi(copies);
                values[count] = own.tiles[number] * (self.weights.track - lost);
                count += 1;
            }
        }
        let values = &mut values[..count];
        values.sort_unstable_by(|one, two| two.total_cmp(one));
        let (mut sum, mut room) = (0.0, tiles);
        for value in values {
            if room <= 0.0 {
                break;
            }
            sum += *value * room.min(1.0);
            room -= 1.0;
        }
        sum
    }

    /// How many buildings of each value and how many landmarks a seat has.
    pub(super) fn counts(&self, state: &State, seat: Seat) -> ([f32; 6], f32) {
        let mut count = [0.0; 6];
        let mut landmarks = 0.0;
        for keys in state.keys(seat) {
            for place in bits(keys) {
                match place < paris::BUILDINGS {
                    true => count[place % 6] += 1.0,
                    false => landmarks += 1.0,
                }
            }
        }
        (count, landmarks)
    }
}
