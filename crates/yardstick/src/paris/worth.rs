//! What a position of Paris is worth to a player, in points at the end, by rule of thumb.
//!
//! The figures are those of somebody who has played a few games and looked at the score sheets
//! afterwards; none is fitted.

use ::paris::{
    ALL_LANDMARKS, BUILDINGS, Bonus, District, Effect, Ending, Kind, Paris, Place, Stand, State,
    Step, Value,
};
use table::{Game as _, Seat};

use crate::Taste;

/// What a player has, and how long it will go on.
struct Player<'a> {
    game: &'a Paris,
    state: &'a State,
    seat: Seat,
    taste: &'a Taste,
    /// Own turns to come.
    turns: f32,
    /// What a franc is worth now.
    franc: f32,
    /// How much of what can still be built up will be: 0 at the end, near 1 at the start.
    growth: f32,
}

/// The points a player can hope for.
pub(super) fn worth(game: &Paris, state: &State, seat: Seat, taste: &Taste) -> f32 {
    let turns = turns_left(game, state, seat);
    let player = Player {
        game,
        state,
        seat,
        taste,
        turns,
        franc: 0.7 * taste.francs * (turns / 4.0).min(1.0),
        growth: 1.0 - (-turns / 9.0).exp(),
    };
    f32::from(state.vp(seat))
        + taste.districts * player.districts()
        + player.tiles()
        + taste.track * player.track()
        + player.money()
        + player.tokens()
        + player.keys()
        - taste.haste * remaining(state)
}

/// Draws and end-game tiles to come, for all together.
fn remaining(state: &State) -> f32 {
    f32::from(state.buildings_left()) + 1.5 * f32::from(state.end_tiles_left())
}

fn turns_left(game: &Paris, state: &State, seat: Seat) -> f32 {
    if state.retired(seat) || state.step() == Step::Over {
        return 0.0;
    }
    match state.ending() {
        Ending::Open => remaining(state) / game.seats() as f32 + 1.0,
        Ending::LastTile => 1.0,
        // Asked at the end of a turn: whoever is to act now has one more, the others none.
        Ending::LastRound if state.seat() == seat => 1.0,
        Ending::LastRound => 0.0,
    }
}

impl Player<'_> {
    /// The bonus tiles not used yet.
    fn tiles(&self) -> f32 {
        let unused = self.state.unused(self.seat);
        if self.turns <= 0.0 {
            return f32::from(self.game.francs_prize(self.state, self.seat));
        }
        let held = Bonus::all().filter(|bonus| unused & bonus.bit() != 0);
        held.map(|bonus| 0.98 * self.tile(bonus, true)).sum()
    }

    /// The tiles ahead: as many of the best as there will be rights to take one.
    fn track(&self) -> f32 {
        let mut takes = (0.5 * self.turns).min(9.0);
        let meeple = self.state.meeple(self.seat);
        if usize::from(meeple) >= Bonus::COUNT || takes <= 0.0 {
            return 0.0;
        }
        let there = self.state.on_track() & !self.state.taken(self.seat);
        let mut values = [0.0_f32; Bonus::COUNT];
        let mut count = 0;
        for bonus in Bonus::all() {
            if there & bonus.bit() != 0 && self.state.space_of(bonus) > meeple {
                values[count] = self.tile(bonus, false);
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
        // Others take some, and some come too late.
        0.65 * sum
    }

    fn count(&self, places: u64) -> f32 {
        let keys = self.state.keys(self.seat);
        keys.iter().map(|keys| (keys & places).count_ones()).sum::<u32>() as f32
    }

    fn tile(&self, bonus: Bonus, held: bool) -> f32 {
        // From so many now to so many in the end, if all goes well.
        let grown = |now: f32, aim: f32| now + (aim - now).max(0.0) * self.growth;
        match self.game.edition().effects[bonus.index()] {
            Effect::Flat { francs, vp } => f32::from(vp) + f32::from(francs) * self.franc,
            Effect::Resource(kind) => self.token(kind),
            Effect::PerBuilding { value, vp } => {
                let aim = match value {
                    Value::One | Value::Two => 2.2,
                    Value::Three | Value::Four | Value::Five => 2.0,
                    Value::Eight => 3.0,
                };
                f32::from(vp) * grown(self.count(of_value(value)), aim)
            }
            Effect::AnyPrestige(amount) => f32::from(amount) * 4.5 * self.prestige_use(),
            Effect::AnyResource(amount) => f32::from(amount) * 2.8 * (self.turns / 4.0).min(1.0),
            Effect::BesideOwn | Effect::BesideOther => 2.5 * self.growth,
            Effect::Key { price } if self.state.reserve(self.seat) > 0 => {
                (4.5 * (self.turns / 8.0).min(1.0) - f32::from(price) * self.franc).max(0.0)
            }
            Effect::Key { .. } => 0.0,
            Effect::TakeAny => self.best_of(|_| true),
            Effect::Back => {
                let meeple = self.state.meeple(self.seat);
                let near = |space: u8| space < meeple && space + 7 > meeple;
                let behind = if held { self.best_of(near) } else { 0.0 };
                behind.max(4.0 * self.growth)
            }
            Effect::PerUnused(vp) => {
                let vp = f32::from(vp[self.game.seats() - 2]);
                let others = self.state.unused(self.seat) & !bonus.bit();
                vp * grown(others.count_ones() as f32, 4.0)
            }
            Effect::PrestigePairs(vp) => self.pairs(vp, Kind::Bronze.index()),
            Effect::ResourcePairs(vp) => self.pairs(vp, Kind::Wood.index()),
            Effect::FrancsAtEnd => {
                let francs = f32::from(self.state.francs(self.seat));
                (0.95 - self.franc).max(0.0) * francs + 5.0 * self.growth
            }
            Effect::PerLandmark(vp) => {
                self.taste.landmarks * f32::from(vp) * grown(self.count(ALL_LANDMARKS), 1.8)
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
        f32::from(vp[self.game.seats() - 2]) * (f32::from(pairs) + 0.7 * self.growth)
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

    /// Francs that can still be spent are worth more than those that cannot.
    fn money(&self) -> f32 {
        let francs = f32::from(self.state.francs(self.seat));
        let spendable = 4.0 + 3.0 * self.turns;
        self.franc * (francs.min(spendable) + 0.1 * (francs - spendable).max(0.0))
    }

    /// How much of its slot's points a prestige token will bring.
    fn prestige_use(&self) -> f32 {
        self.taste.prestige * 0.75 * (self.turns / 6.0).min(1.0)
    }

    /// One token of a kind.
    fn token(&self, kind: Kind) -> f32 {
        let used = if kind.is_resource() {
            [2.4, 2.4, 3.0][kind.index()] * (self.turns / 4.0).min(1.0)
        } else {
            f32::from(self.game.edition().slot_vp[kind.index() - 3]) * self.prestige_use()
        };
        used.max(self.sale(kind))
    }

    fn sale(&self, kind: Kind) -> f32 {
        f32::from(self.game.edition().sell[kind.index()]) * self.franc
    }

    fn tokens(&self) -> f32 {
        let tokens = self.state.tokens(self.seat);
        let end_tiles = self.state.end_tiles_held(self.seat) as f32;
        let mut sum = 1.8 * end_tiles * (self.turns / 2.0).min(1.0);
        for kind in Kind::ALL {
            let count = f32::from(tokens[kind.index()]);
            let useful = if kind.is_resource() { 3.0 } else { 4.0 };
            let more = (count - useful).max(0.0);
            sum += count.min(useful) * self.token(kind) + more * 0.9 * self.sale(kind);
        }
        sum
    }

    /// Keys in hand, at banks, on the Arc, and the way up from what is bought.
    fn keys(&self) -> f32 {
        let hand = f32::from(self.state.hand(self.seat));
        let soon = (self.turns / 3.0).min(1.0);
        let late = (self.turns / 6.0).min(1.0);
        let mut sum = 4.5 * hand.min(self.turns / 2.2);
        for stand in Stand::ALL {
            if self.state.stands_on(self.seat, stand) {
                sum += soon * if stand == Stand::Arc { 3.2 } else { 2.2 };
            }
        }
        sum += 0.3 * late * self.value_under(self.seat, u64::MAX);
        sum + 2.0 * (self.taste.landmarks - 1.0) * self.count(ALL_LANDMARKS)
    }

    /// The sum of the values under a player's keys.
    fn value_under(&self, seat: Seat, within: u64) -> f32 {
        let mut sum = 0;
        for keys in self.state.keys(seat) {
            let mut left = keys & within;
            while left != 0 {
                sum += u32::from(self.game.value(place(left.trailing_zeros() as usize)));
                left &= left - 1;
            }
        }
        sum as f32
    }

    /// What the districts will bring, by who leads there and how long it will go on.
    fn districts(&self) -> f32 {
        let seats = self.game.seats();
        let loose = 1.5 + 0.35 * self.turns;
        let mut total = 0.0;
        for district in District::ALL {
            let within = self.state.places_of(district);
            let mine = self.value_under(self.seat, within);
            let (prizes, likely) = match self.state.vp_tile(district) {
                Some(tile) => (self.game.edition().prizes[tile].map(f32::from), 1.0),
                None => {
                    let keys = self.state.keys_in(district);
                    let likely = if keys >= 4 { 0.15 } else { 0.1 + 0.12 * keys as f32 };
                    ([14.0, 7.0, 3.0], likely * self.growth)
                }
            };
            // The chances to be first, second, third and last of four.
            let mut ranks = [1.0, 0.0, 0.0, 0.0];
            for other in Seat::first(seats).filter(|other| *other != self.seat) {
                let lead = mine - self.value_under(other, within);
                let behind = 1.0 / (1.0 + (lead / loose).exp());
                for rank in (0..ranks.len()).rev() {
                    let better = if rank > 0 { ranks[rank - 1] * behind } else { 0.0 };
                    ranks[rank] = ranks[rank] * (1.0 - behind) + better;
                }
            }
            let presence = if mine > 0.0 { 1.0 } else { 0.6 * self.growth };
            // Of two, the second needs half the sum of the first.
            let second = if seats == 2 { 0.7 } else { 1.0 };
            let hope = prizes[0] * ranks[0] + second * prizes[1] * ranks[1] + prizes[2] * ranks[2];
            total += likely * presence * hope;
        }
        total
    }
}

fn of_value(value: Value) -> u64 {
    District::ALL.into_iter().fold(0, |set, district| set | Place::building(district, value).bit())
}

/// The place of a bit: the buildings district by district, then the landmarks.
fn place(at: usize) -> Place {
    match at.checked_sub(BUILDINGS) {
        Some(rank) => Place::landmark(rank),
        None => Place::building(District::ALL[at / 6], Value::ALL[at % 6]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_and_bits_are_the_same_order() {
        for at in 0..::paris::PLACES {
            assert_eq!(place(at).index(), at);
        }
    }
}
