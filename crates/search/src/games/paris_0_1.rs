//! Paris as Lutèce 0.1 saw it, kept as it was: a yardstick for everything that comes after.
//!
//! It throws the bonus track away and burns its money; `docs/bots-history.md` has the figures. Nothing
//! here is to be improved.

use paris::{
    ALL_LANDMARKS, Bonus, District, Effect, Ending, Move, Paris, Place, Stand, State, Step, Value,
};
use table::{Game as _, Seat};

use crate::features::Rows;
use crate::guide::{Guide, Rollout, Tuning};
use crate::linear::Measure;

/// The features of Paris in 0.1.
#[derive(Clone, Copy, Debug, Default)]
pub struct Features;

/// The buildings to draw and the end-game tiles to take: what makes a game long.
const LENGTH: f32 = 33.0 + 12.0;

/// How many tokens of each kind are held.
const TOKENS: [Feature; 6] = [
    Feature::Wood,
    Feature::Marble,
    Feature::Gold,
    Feature::Bronze,
    Feature::Silver,
    Feature::GoldPrestige,
];

fn flag(it: bool) -> f32 {
    f32::from(u8::from(it))
}

/// What bonus tiles are worth to a seat.
#[derive(Default)]
struct BonusOutlook {
    /// VP of unused tiles if used now.
    held: f32,
    /// VP of the best tile ahead if it were taken and used now.
    best: f32,
    /// VP of the next ones.
    rest: f32,
    /// How many numbers can still be reached.
    ahead: f32,
}

fn bonus_outlook(game: &Paris, state: &State, seat: Seat) -> BonusOutlook {
    let mut outlook = BonusOutlook::default();
    let (unused, taken, meeple) = (state.unused(seat), state.taken(seat), state.meeple(seat));
    let mut top = [0_u16; 4];
    for bonus in Bonus::all() {
        if unused & bonus.bit() != 0 {
            outlook.held += f32::from(game.bonus_worth(state, seat, bonus));
        } else if state.on_track() & bonus.bit() != 0
            && taken & bonus.bit() == 0
            && state.space_of(bonus) > meeple
        {
            outlook.ahead += 1.0;
            let worth = game.bonus_worth(state, seat, bonus);
            if worth > top[3] {
                top[3] = worth;
                top.sort_unstable_by(|one, two| two.cmp(one));
            }
        }
    }
    outlook.best = f32::from(top[0]);
    outlook.rest = top[1..].iter().map(|&worth| f32::from(worth)).sum();
    outlook
}

/// The sum of the values under a seat's keys in each district.
fn standings(game: &Paris, state: &State, seat: Seat) -> [f32; 6] {
    District::ALL.map(|district| {
        let places = state.places_of(district);
        let keys = state.keys(seat);
        let mut sum = 0;
        for mut set in keys.map(|keys| keys & places) {
            while set != 0 {
                sum += u32::from(game.value(place_at(set.trailing_zeros() as usize)));
                set &= set - 1;
            }
        }
        sum as f32
    })
}

fn place_at(index: usize) -> Place {
    if index < paris::BUILDINGS {
        Place::building(District::ALL[index / 6], Value::ALL[index % 6])
    } else {
        Place::landmark(index - paris::BUILDINGS)
    }
}

crate::features! {
    /// What counted in Paris.
    pub enum Feature {
        Points: "points",
        Vp: "vp",
        Prizes: "prizes",
        HeldBonuses: "held-bonuses",
        BestBonus: "best-bonus",
        NextBonuses: "next-bonuses",
        BonusesAhead: "bonuses-ahead",
        Francs: "francs",
        Hand: "hand",
        Reserve: "reserve",
        Banks: "banks",
        Arc: "arc",
        Values: "values",
        Buildings: "buildings",
        Landmarks: "landmarks",
        Wood: "wood",
        Marble: "marble",
        Gold: "gold",
        Bronze: "bronze",
        Silver: "silver",
        GoldPrestige: "gold-prestige",
        JokerResources: "joker-resources",
        JokerPrestige: "joker-prestige",
        KeyTiles: "key-tiles",
        Meeple: "meeple",
        LeadScored: "lead-scored",
        LeadUnscored: "lead-unscored",
        AheadUnscored: "ahead-unscored",
        Types: "types",
        LowBuildings: "low-buildings",
        EndTiles: "end-tiles",
        ToAct: "to-act",
        ActionOpen: "action-open",
        Affordable: "affordable",
        Stronghold: "stronghold",
    }
}

impl Measure<Paris> for Features {
    type Feature = Feature;
    type Memo = ();

    fn progress(&self, _game: &Paris, state: &State) -> f32 {
        if state.ending() != Ending::Open {
            return 1.0;
        }
        let left = f32::from(state.buildings_left()) + f32::from(state.end_tiles_left());
        (1.0 - left / LENGTH).clamp(0.0, 1.0) * 0.97
    }

    fn measure(&self, game: &Paris, state: &State, rows: &mut Rows<Feature>) {
        let seats = game.seats();
        let now = game.points(state);
        let mut sums = [[0.0; 6]; 4];
        for (at, sum) in sums.iter_mut().enumerate().take(seats) {
            *sum = standings(game, state, Seat::new(at));
        }
        let free = state.built() & !state.occupied();
        for (at, row) in rows.iter_mut().enumerate().take(seats) {
            let seat = Seat::new(at);
            let bonus = bonus_outlook(game, state, seat);
            let keys = state.keys(seat);
            let tokens = state.tokens(seat);
            let unused = state.unused(seat);
            let has = |number: u8| flag(unused & Bonus::new(number).bit() != 0);
            let count = |set: u64| keys.iter().map(|own| (own & set).count_ones()).sum::<u32>();
            row[Feature::Points] = now[seat] as f32;
            row[Feature::Vp] = f32::from(state.vp(seat));
            row[Feature::Prizes] = row[Feature::Points] - row[Feature::Vp];
            row[Feature::HeldBonuses] = bonus.held;
            row[Feature::BestBonus] = bonus.best;
            row[Feature::NextBonuses] = bonus.rest;
            row[Feature::BonusesAhead] = bonus.ahead;
            row[Feature::Francs] = f32::from(state.francs(seat)).sqrt() * 3.0;
            row[Feature::Hand] = f32::from(state.hand(seat));
            row[Feature::Reserve] = f32::from(state.reserve(seat));
            let banks = District::ALL.into_iter().map(Stand::Bank);
            row[Feature::Banks] = banks.filter(|&bank| state.stands_on(seat, bank)).count() as f32;
            row[Feature::Arc] = flag(state.stands_on(seat, Stand::Arc));
            row[Feature::Values] = sums[at].iter().sum();
            row[Feature::Buildings] = count(!ALL_LANDMARKS) as f32;
            row[Feature::Landmarks] = count(ALL_LANDMARKS) as f32;
            for (feature, number) in TOKENS.into_iter().zip(tokens) {
                row[feature] = f32::from(number);
            }
            row[Feature::Wood] += has(2);
            row[Feature::Marble] += has(3);
            row[Feature::Gold] += has(4);
            row[Feature::JokerResources] = has(10) + 2.0 * has(21);
            row[Feature::JokerPrestige] = has(8) + 2.0 * has(19);
            row[Feature::KeyTiles] = flag(state.reserve(seat) > 0) * (has(13) + has(14));
            row[Feature::Meeple] = f32::from(state.meeple(seat));
            for (district, &own) in sums[at].iter().enumerate() {
                let rival = (0..seats).filter(|&other| other != at);
                let rival = rival.map(|other| sums[other][district]).fold(0.0, f32::max);
                let lead = (own - rival).clamp(-8.0, 8.0);
                if state.vp_tile(District::ALL[district]).is_some() {
                    row[Feature::LeadScored] += lead;
                    row[Feature::Stronghold] += flag(own > 0.0 && own >= 2.0 * rival);
                } else if own > 0.0 {
                    row[Feature::LeadUnscored] += lead;
                    row[Feature::AheadUnscored] += flag(own > rival);
                }
            }
            row[Feature::Types] = game.types_under(state, seat) as f32;
            let low = [Value::One, Value::Two, Value::Three];
            let low = District::ALL.into_iter().flat_map(|district| {
                low.into_iter().map(move |value| Place::building(district, value).bit())
            });
            row[Feature::LowBuildings] = count(low.fold(0, |set, bit| set | bit)) as f32;
            // A seat that looks through the remaining end-game tiles takes one of them.
            let taking = state.seat() == seat && state.step() == Step::EndTile;
            row[Feature::EndTiles] = state.end_tiles_held(seat) as f32 + flag(taking);
            if state.seat() == seat {
                row[Feature::ToAct] = 1.0;
                row[Feature::ActionOpen] = flag(matches!(state.step(), Step::Draw | Step::Action));
            }
            // Free buildings that a key on the right bank or the Arc could buy now.
            let francs = state.francs(seat);
            let mut set = free;
            while set != 0 {
                let place = place_at(set.trailing_zeros() as usize);
                set &= set - 1;
                let district = District::ALL[place.index() / 6];
                let at_hand = state.stands_on(seat, Stand::Arc)
                    || state.stands_on(seat, Stand::Bank(district));
                row[Feature::Affordable] += flag(at_hand && u16::from(game.value(place)) <= francs);
            }
        }
    }
}

impl Guide<Paris> for Features {
    fn candidates(&self, game: &Paris, state: &State, moves: &mut Vec<Move>) {
        game.legal(state, moves);
        if state.ending() == Ending::LastRound {
            return;
        }
        if state.step() == Step::Free {
            // What can be sold or used after the action can be sold or used in the next turn
            // just as well, and is then known to be needed. What others could take is kept.
            moves.retain(|mv| {
                matches!(mv, Move::End | Move::TakeAny(_) | Move::Back(_) | Move::Purchase(_))
            });
        } else if matches!(state.step(), Step::Action) {
            let effects = &game.edition().effects;
            moves.retain(|mv| match mv {
                // Tiles that count what a seat has can only grow while nothing is given up.
                Move::Use(bonus) => !matches!(
                    effects[bonus.index()],
                    Effect::PerLandmark(_) | Effect::Types(_) | Effect::PerUnused(_)
                ),
                _ => true,
            });
        }
    }

    /// Free steps that can be swapped are searched in their canonical order only. Every sequence
    /// has an equal in that order: swap neighbours that are out of order until there are none.
    fn repeats(&self, game: &Paris, before: &State, last: Move, mv: Move) -> bool {
        match (last.free_order(), mv.free_order()) {
            (Some(first), Some(second)) => second < first && game.commutes(before, last, mv),
            _ => false,
        }
    }

    fn tuning(&self, _game: &Paris) -> Tuning {
        Tuning { rollout: Rollout::Turns { turns: 0, noise: 0.0 }, ..Tuning::default() }
    }
}
