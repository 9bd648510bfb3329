//! The actions that a seat can still look forward to, and what each would bring.

use paris::{BUILDINGS, District, LANDMARKS, State, district_buildings};

use super::outlook::{Outlook, Own};
use super::quarters::Quarters;

/// An action in sight.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Sight {
    /// What it brings besides a bonus tile.
    pub(super) worth: f32,
    /// How many bonus tiles it brings.
    pub(super) tile: f32,
    /// What it is compared by.
    pub(super) order: f32,
}

const MOST: usize = 96;

/// The actions in sight.
pub(super) struct Sights {
    list: [Sight; MOST],
    len: usize,
}

impl Sights {
    pub(super) fn new() -> Self {
        Self { list: [Sight::default(); MOST], len: 0 }
    }

    fn add(&mut self, worth: f32, tile: f32, order: f32) {
        if self.len < MOST {
            self.list[self.len] = Sight { worth, tile, order };
            self.len += 1;
        }
    }

    pub(super) fn sorted(&mut self) -> &[Sight] {
        let list = &mut self.list[..self.len];
        list.sort_unstable_by(|one, two| two.order.total_cmp(&one.order));
        list
    }
}

/// The first steps of one key in a district.
#[derive(Clone, Copy, Default)]
struct Chain {
    steps: [(f32, f32, f32); 6],
    len: usize,
}

/// The free buildings of a district, and what one more value there is worth.
struct Ground {
    at: usize,
    here: u64,
    slope: f32,
}

/// A key that looks at landmarks: its value, what one more is worth, and how likely it goes.
struct Key {
    from: f32,
    slope: f32,
    part: f32,
}

impl Outlook<'_> {
    /// Everything in sight for a seat.
    pub(super) fn sights(&self, state: &State, own: &mut Own, quarters: &Quarters) -> Sights {
        let mut sights = Sights::new();
        let seat = own.seat;
        let stands = state.stands(seat);
        let keys = state.keys(seat)[0];
        let occupied = state.occupied();
        let free = state.built() & !occupied;
        let mut fresh = [Chain::default(); 6];
        for district in District::ALL {
            let at = district.index();
            let here = free & district_buildings(district);
            let mut tokens = self.there & here;
            let mine = keys & district_buildings(district);
            let slope = quarters.slope[at];
            // The highest key first: it takes the tokens that only it can still reach.
            let mut depth = 1.0;
            let mut marks = keys >> BUILDINGS;
            let last = state.places_of(district) >> BUILDINGS;
            marks &= last;
            if marks != 0 {
                let rank = 63 - marks.leading_zeros() as usize;
                self.landmark(
                    state,
                    own,
                    district,
                    &Key { from: self.value_of[BUILDINGS + rank], slope, part: 1.0 },
                    &mut sights,
                );
            }
            for index in (0..6).rev() {
                if mine & 1 << (at * 6 + index) == 0 {
                    continue;
                }
                let value = self.value_of[at * 6 + index];
                let chain = self.chain(state, own, &Ground { at, here, slope }, &mut tokens, value);
                for step in &chain.steps[..chain.len] {
                    sights.add(step.0 * depth, step.1 * depth, step.2 * depth);
                }
                self.landmark(
                    state,
                    own,
                    district,
                    &Key { from: value, slope, part: 1.0 },
                    &mut sights,
                );
                depth *= 0.85;
            }
            if stands & 1 << at != 0 {
                let chain = self.chain(state, own, &Ground { at, here, slope }, &mut tokens, 0.0);
                for step in &chain.steps[..chain.len] {
                    sights.add(step.0 * depth, step.1 * depth, step.2 * depth);
                }
                self.landmark(
                    state,
                    own,
                    district,
                    &Key { from: 0.0, slope, part: 0.8 },
                    &mut sights,
                );
                depth *= 0.85;
                tokens = 0;
            }
            let mut chain = self.chain(state, own, &Ground { at, here, slope }, &mut tokens, 0.0);
            for step in &mut chain.steps[..chain.len] {
                step.0 *= depth;
                step.1 *= depth;
                step.2 *= depth;
            }
            fresh[at] = chain;
        }
        self.fresh_keys(state, own, &mut fresh, &mut sights);
        sights
    }

    /// Keys on the Arc and in hand: each goes where most is in sight.
    fn fresh_keys(&self, state: &State, own: &Own, fresh: &mut [Chain; 6], sights: &mut Sights) {
        let w = self.weights;
        let stands = state.stands(own.seat);
        let total = |chain: &Chain| {
            chain.steps[..chain.len].iter().take(3).fold(0.0, |sum, step| sum + step.2)
        };
        if stands & 1 << 6 != 0 {
            let mut best = 0;
            for at in 1..6 {
                if total(&fresh[at]) > total(&fresh[best]) {
                    best = at;
                }
            }
            let chain = fresh[best];
            for step in &chain.steps[..chain.len] {
                sights.add(step.0, step.1, step.2);
            }
            fresh[best].steps.iter_mut().for_each(|step| step.2 *= 0.7);
        }
        let mut hand = state.hand(own.seat);
        let mut open = !stands & 0x7f;
        let mut part = w.hand;
        while hand > 0 && open != 0 {
            let worth = |at: usize| {
                let bank = if at < 6 { own.franc * self.bank[at] } else { 0.0 };
                let chain = if at < 6 {
                    total(&fresh[at])
                } else {
                    fresh.iter().map(total).fold(0.0, f32::max)
                };
                bank + chain
            };
            let mut best = usize::MAX;
            for at in 0..7 {
                if open & 1 << at != 0 && (best == usize::MAX || worth(at) > worth(best)) {
                    best = at;
                }
            }
            let pay = if best < 6 { own.franc * self.bank[best] } else { 0.0 };
            let target = if best < 6 {
                best
            } else {
                let mut target = 0;
                for at in 1..6 {
                    if total(&fresh[at]) > total(&fresh[target]) {
                        target = at;
                    }
                }
                target
            };
            let chain = fresh[target];
            let (worth, tile, order) = if chain.len > 0 { chain.steps[0] } else { (1.0, 0.2, 2.0) };
            // Placing the key and making its first step are two actions.
            let both = (pay + order) / 2.0 * part;
            sights.add(pay * part, 0.0, both);
            sights.add(worth * part, tile * part, both * 0.999);
            for step in chain.steps[..chain.len].iter().skip(1) {
                sights.add(step.0 * part, step.1 * part, (step.2 * part).min(both));
            }
            fresh[target].steps.iter_mut().for_each(|step| {
                step.0 *= 0.8;
                step.1 *= 0.8;
                step.2 *= 0.8;
            });
            part *= 0.93;
            open &= !(1 << best);
            hand -= 1;
        }
    }

    /// The steps of a key through the free buildings above it.
    fn chain(
        &self,
        state: &State,
        own: &Own,
        ground: &Ground,
        tokens: &mut u64,
        from: f32,
    ) -> Chain {
        let Ground { at, here, slope } = *ground;
        let w = self.weights;
        let mut chain = Chain::default();
        let mut value = from;
        for index in 0..6 {
            let place = at * 6 + index;
            let to = self.value_of[place];
            if here & 1 << place == 0 || to <= from {
                continue;
            }
            let mut worth = (to - value) * (slope - own.franc);
            let bit = 1_u64 << place;
            if *tokens & bit != 0 {
                worth += own.token[self.beside[place]];
            }
            let mut tile = 0.0;
            match index {
                0 | 1 => tile = 1.0,
                2 => {
                    tile = 1.0;
                    worth -= own.franc * f32::from(self.edition.bonus_price);
                }
                5 => {
                    worth += f32::from(self.edition.eight_vp);
                    let wood = own.has[0] > 0.0;
                    worth -= if wood { own.token[0] } else { own.franc * 3.0 + 1.5 };
                }
                _ => {}
            }
            // A tile held that counts buildings of this value is waiting for it.
            worth += own.counted[index];
            let left = self.rivals(state, own, at, to);
            let order = (worth + tile * w.tile) * left;
            if order > 1.0 {
                chain.steps[chain.len] = (worth * left, tile * left, order);
                chain.len += 1;
                value = to;
                *tokens &= !bit;
            }
        }
        chain
    }

    /// How much of it is left by opponents who could get there first.
    fn rivals(&self, state: &State, own: &Own, at: usize, to: f32) -> f32 {
        let mut left = 1.0;
        for other in 0..self.seats {
            let seat = table::Seat::new(other);
            if seat == own.seat {
                continue;
            }
            let stands = state.stands(seat);
            let below = state.keys(seat)[0] >> (at * 6) & 0b11_1111;
            let comes = stands & 1 << at != 0
                || stands & 1 << 6 != 0
                || (0..6).any(|index| below & 1 << index != 0 && self.value_of[index] < to);
            if comes {
                left *= self.weights.contested;
            }
        }
        left
    }

    /// The best landmark that a key could move on to.
    fn landmark(
        &self,
        state: &State,
        own: &mut Own,
        district: District,
        key: &Key,
        sights: &mut Sights,
    ) {
        let Key { from, slope, part } = *key;
        let here = (state.places_of(district) >> BUILDINGS) as u8;
        let supply = state.landmarks_left();
        let occupied = (state.occupied() >> BUILDINGS) as u8;
        let last = if here == 0 { 0 } else { 8 - here.leading_zeros() as usize };
        let mut best = (0.0_f32, 0.0_f32);
        for rank in 0..LANDMARKS {
            let bit = 1 << rank;
            let added = supply & bit != 0 && rank >= last;
            let stands = here & bit != 0 && occupied & bit == 0;
            if !added && !stands {
                continue;
            }
            let tile = &self.edition.landmarks[rank];
            let value = f32::from(tile.value);
            if value <= from {
                continue;
            }
            let price = value - from;
            let mut worth = price * (slope - own.franc);
            let short = price - own.francs;
            let mut likely = if short > 0.0 { (1.0 - short * 0.07).max(0.2) } else { 1.0 };
            let mut jokers = own.jokers;
            for kind in 0..3 {
                let need = f32::from(tile.cost[kind]);
                let has = own.has[kind].min(need);
                worth -= has * own.token[kind];
                let mut missing = need - has;
                let joker = missing.min(jokers);
                jokers -= joker;
                missing -= joker;
                worth -= joker * own.token[2];
                let bought = missing.min(f32::from(state.supply()[kind]));
                worth -= bought * own.franc * f32::from(self.edition.buy[kind]);
                missing -= bought;
                likely *= 0.55_f32.powf(missing);
                worth -= missing * own.token[kind];
            }
            let mut prestige = own.prestige;
            let mut any = own.any_prestige;
            for slot in tile.slots {
                let kind = slot.index() - 3;
                let points = f32::from(self.edition.slot_vp[kind]);
                if prestige[kind] >= 1.0 {
                    prestige[kind] -= 1.0;
                    worth += (points - own.token[3 + kind]).max(0.0);
                } else if any >= 1.0 {
                    any -= 1.0;
                    worth += (points - own.token[5]).max(0.0);
                }
            }
            worth += own.per_landmark;
            let order = worth * likely * part;
            if order > best.1 {
                best = (worth * likely * part, order);
            }
        }
        own.best_landmark = own.best_landmark.max(best.1);
        if best.1 > 0.5 {
            sights.add(best.0, 0.0, best.1);
        }
    }
}
