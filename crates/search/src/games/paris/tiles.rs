//! What the bonus tiles of Paris are worth to a seat: those it holds and those ahead of it.
//!
//! Any tiles ahead can be taken one after another along the track, so what counts is how many
//! takes are left and what the best so many tiles ahead are worth. A jump over good tiles then
//! costs what they would have brought.

use paris::{ALL_LANDMARKS, Bonus, Effect, Paris, State, Value};
use table::{Game as _, Seat, bits};

use super::outlook::{Outlook, of_value};
use super::{ladder, purse};

/// What a seat's tiles come to, in points.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Tiles {
    /// What the tiles held that count something would bring now.
    pub(super) now: f32,
    /// What they can be expected to bring beyond that.
    pub(super) growth: f32,
    /// What the other tiles held are worth: tokens, keys, more tiles.
    pub(super) helpful: f32,
    /// What tile 27 will have brought by the end, if it is held.
    pub(super) francs: f32,
    /// The best tiles ahead, as many as there will be takes.
    pub(super) ahead: f32,
    /// The better half of these once more: the best ones are the surest to be reached.
    pub(super) best: f32,
}

/// What the worth of a seat's tiles depends on.
struct Holding<'a> {
    game: &'a Paris,
    state: &'a State,
    seat: Seat,
    outlook: &'a Outlook,
    counts: [f32; 6],
    landmarks: f32,
    types: f32,
    /// The keys that can still come to stand on each value.
    more: [f32; 6],
}

/// What one franc is worth while there is time to spend it.
const FRANC: f32 = 0.6;

pub(super) fn tiles(game: &Paris, state: &State, seat: Seat, outlook: &Outlook) -> Tiles {
    let keys = state.keys(seat);
    let count = |set: u64| keys.iter().map(|own| (own & set).count_ones()).sum::<u32>() as f32;
    let holding = Holding {
        game,
        state,
        seat,
        outlook,
        counts: Value::ALL.map(|value| count(of_value(value))),
        landmarks: count(ALL_LANDMARKS),
        types: game.types_under(state, seat) as f32,
        more: ladder::more(state, seat, outlook.actions),
    };
    let mut tiles = Tiles::default();
    let (unused, taken, meeple) = (state.unused(seat), state.taken(seat), state.meeple(seat));
    let mut worth = [0.0; Bonus::COUNT + 1];
    let wanted = unused | (state.on_track() & !taken);
    for bonus in all_of(wanted) {
        worth[bonus.index()] = holding.worth(bonus);
    }
    let mut ahead = [0.0; Bonus::COUNT];
    let mut many = 0;
    for bonus in all_of(wanted) {
        let own = match game.edition().effects[bonus.index()] {
            Effect::TakeAny => holding.best_of(&worth, 0, Bonus::COUNT as u8),
            Effect::Back if unused & bonus.bit() != 0 => holding.best_behind(&worth),
            _ => worth[bonus.index()],
        };
        if unused & bonus.bit() != 0 {
            if holding.counts_something(bonus) {
                let now = f32::from(game.bonus_worth(state, seat, bonus));
                tiles.now += now;
                tiles.growth += (own - now).max(0.0);
            } else if matches!(game.edition().effects[bonus.index()], Effect::FrancsAtEnd) {
                tiles.francs += own;
            } else {
                tiles.helpful += own;
            }
        } else if state.space_of(bonus) > meeple {
            ahead[many] = own * holding.chance(bonus);
            many += 1;
        }
    }
    let ahead = &mut ahead[..many];
    ahead.sort_unstable_by(|one, two| two.total_cmp(one));
    let certain = f32::from(u8::from(outlook.offered));
    tiles.ahead = sum_of_first(ahead, certain + outlook.takes);
    tiles.best = sum_of_first(ahead, certain + 0.5 * outlook.takes);
    tiles
}

/// The tiles of a set.
fn all_of(set: u32) -> impl Iterator<Item = Bonus> {
    bits(set).map(|number| Bonus::new(number as u8))
}

/// The sum of the first `count`, the last one in part.
fn sum_of_first(worths: &[f32], count: f32) -> f32 {
    let mut left = count;
    let mut sum = 0.0;
    for worth in worths {
        if left <= 0.0 {
            break;
        }
        sum += worth * left.min(1.0);
        left -= 1.0;
    }
    sum
}

impl Holding<'_> {
    /// Whether a tile brings VP for what its owner has, at a moment of the owner's choice.
    fn counts_something(&self, bonus: Bonus) -> bool {
        matches!(
            self.game.edition().effects[bonus.index()],
            Effect::PerBuilding { .. }
                | Effect::PerUnused(_)
                | Effect::PerLandmark(_)
                | Effect::Types(_)
                | Effect::PrestigePairs(_)
                | Effect::ResourcePairs(_)
        )
    }

    /// How likely a tile ahead is to be still there when this seat gets to it.
    fn chance(&self, bonus: Bonus) -> f32 {
        let state = self.state;
        let mut rivals = 0_u8;
        for seat in Seat::first(self.game.seats()).filter(|seat| *seat != self.seat) {
            let comes = state.space_of(bonus) > state.meeple(seat)
                && state.taken(seat) & bonus.bit() == 0
                && !state.retired(seat);
            rivals += u8::from(comes);
        }
        let short = rivals.saturating_sub(state.copies(bonus) - 1);
        const STILL_THERE: [f32; 4] = [1.0, 0.85, 0.72, 0.61];
        STILL_THERE[usize::from(short)]
    }

    /// The best tile on the track between two spaces, tile 17 and 25 themselves left out.
    fn best_of(&self, worth: &[f32; Bonus::COUNT + 1], from: u8, to: u8) -> f32 {
        let state = self.state;
        let open = state.on_track() & !state.taken(self.seat);
        let inside = |bonus: &Bonus| (from..=to).contains(&state.space_of(*bonus));
        let best = all_of(open).filter(inside).map(|bonus| worth[bonus.index()]);
        0.95 * best.fold(0.0, f32::max)
    }

    /// The best tile that tile 25 could bring now.
    fn best_behind(&self, worth: &[f32; Bonus::COUNT + 1]) -> f32 {
        let meeple = self.state.meeple(self.seat);
        let spaces = all_of(self.state.on_track())
            .fold(0_u32, |set, bonus| set | 1 << self.state.space_of(bonus));
        let last = (1..meeple).rev().filter(|space| spaces & (1 << space) != 0).take(5).last();
        last.map_or(0.0, |space| self.best_of(worth, space, meeple.saturating_sub(1)))
    }

    /// What a tile will have brought its owner by the end, if the owner plays sensibly.
    fn worth(&self, bonus: Bonus) -> f32 {
        let (state, seat, outlook) = (self.state, self.seat, self.outlook);
        let seats = self.game.seats();
        let time = outlook.time;
        match self.game.edition().effects[bonus.index()] {
            Effect::Flat { francs, vp } => f32::from(vp) + FRANC * time * f32::from(francs),
            Effect::Resource(kind) => time * (2.0 + 0.5 * kind.index() as f32),
            Effect::AnyResource(count) => time * 3.2 * f32::from(count),
            Effect::AnyPrestige(count) => time * 3.4 * f32::from(count),
            Effect::PerBuilding { value, vp } => {
                let held = state.unused(seat) & bonus.bit() != 0;
                let more = if held { 1.0 } else { 0.8 } * self.more[value.index()];
                f32::from(vp) * (self.counts[value.index()] + more)
            }
            Effect::PerLandmark(vp) => {
                f32::from(vp) * (self.landmarks + (0.12 * outlook.buys).min(2.0))
            }
            Effect::Types(vp) => {
                let types = (self.types + 0.35 * outlook.buys).min(7.0);
                self.by_types(types, vp)
            }
            Effect::PerUnused(vp) => {
                let others = (state.unused(seat) & !bonus.bit()).count_ones() as f32;
                f32::from(vp[seats - 2]) * (others + 0.25 * outlook.takes)
            }
            Effect::PrestigePairs(vp) => f32::from(vp[seats - 2]) * self.pairs(3),
            Effect::ResourcePairs(vp) => f32::from(vp[seats - 2]) * self.pairs(0),
            Effect::FrancsAtEnd => {
                let held = state.unused(seat) & bonus.bit() != 0;
                let sure = if held { 1.0 } else { 0.8 };
                sure * purse::at_end(self.game, state, seat, outlook.actions)
            }
            Effect::BesideOwn | Effect::BesideOther => (1.2 * outlook.buys).min(4.0),
            Effect::Key { price } => (0.25 * outlook.buys).min(3.5) - 0.2 * time * f32::from(price),
            // Valued by the tile they fetch; until then they are no better than an average tile.
            Effect::TakeAny => 0.0,
            Effect::Back => 7.0 * time,
        }
    }

    /// The prize of tile 30 at a number of types that need not be whole.
    fn by_types(&self, types: f32, vp: [u8; 4]) -> f32 {
        let at = |whole: usize| match whole {
            4..=7 => f32::from(vp[whole - 4]),
            3 => 0.4 * f32::from(vp[0]),
            _ => 0.0,
        };
        // Below four types nothing is certain; at four everything is.
        if types == self.types && types < 4.0 {
            return 0.0;
        }
        let low = types as usize;
        at(low) + (types - low as f32) * (at((low + 1).min(7)) - at(low))
    }

    /// Pairs of equal tokens, of the three kinds from `first` on.
    fn pairs(&self, first: usize) -> f32 {
        let tokens = self.state.tokens(self.seat);
        let pairs: u8 = tokens[first..first + 3].iter().map(|count| count / 2).sum();
        f32::from(pairs) + 0.1 * self.outlook.buys
    }
}
