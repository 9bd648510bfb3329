//! What counts in Paris: points to expect from districts, from the bonus track as far as the
//! remaining takes allow, and from what money, keys and tokens can still buy.

mod districts;
mod kept;
mod ladder;
mod memo;
mod moves;
mod outlook;
mod prospects;
mod purse;
mod tiles;

use std::sync::OnceLock;

use paris::{ALL_LANDMARKS, Bonus, EndTile, Ending, Move, Paris, Stand, State, Step, Value};
use table::{BySeat, Game as _, MAX_SEATS, Seat};

use super::paris_0_1;
use crate::bot::{HasEvaluation, Strengths};
use crate::evaluate::Knowledge;
use crate::features::Rows;
use crate::guide::{Guide, Rollout, Tuning};
use crate::linear::{Linear, Measure};
use crate::net::Learned;
pub use memo::Memo;
use outlook::{Outlook, action_open, cheap_supply, of_value};

/// The features of Paris. Those that stand for points have the points as their unit.
#[derive(Clone, Copy, Debug, Default)]
pub struct Features;

/// The buildings to draw and the end-game tiles to take: what makes a game long.
const LENGTH: f32 = 33.0 + 12.0;

/// How many buildings of each value are held.
const BUILDINGS_OF_VALUE: [Feature; 6] = [
    Feature::Ones,
    Feature::Twos,
    Feature::Threes,
    Feature::Fours,
    Feature::Fives,
    Feature::Eights,
];

fn flag(it: bool) -> f32 {
    f32::from(u8::from(it))
}

crate::features! {
    /// What counts in Paris. Nothing that a seat has or could take may count as a loss, so these
    /// features are rising.
    pub enum Feature {
        Vp: "vp" rising,
        Prizes: "prizes" rising,
        PrizesHoped: "prizes-hoped" rising,
        HeldNow: "held-now" rising,
        HeldGrowth: "held-growth" rising,
        HeldHelpful: "held-helpful" rising,
        Track: "track" rising,
        TrackBest: "track-best" rising,
        Takes: "takes",
        Francs: "francs" rising,
        FrancsBeyond6: "francs-beyond-6" rising,
        FrancsBeyond14: "francs-beyond-14" rising,
        FrancsAtEnd: "francs-at-end" rising,
        Hand: "hand" rising,
        Reserve: "reserve",
        Banks: "banks" rising,
        Arc: "arc" rising,
        Ones: "ones",
        Twos: "twos",
        Threes: "threes",
        Fours: "fours",
        Fives: "fives",
        Eights: "eights",
        Landmarks: "landmarks",
        Values: "values" rising,
        Types: "types",
        Wood: "wood" rising,
        WoodMore: "wood-more" rising,
        Marble: "marble" rising,
        Gold: "gold" rising,
        Bronze: "bronze" rising,
        Silver: "silver" rising,
        GoldPrestige: "gold-prestige" rising,
        PrestigeBeyond5: "prestige-beyond-5",
        LandmarkNear: "landmark-near" rising,
        LandmarkNext: "landmark-next" rising,
        EightNear: "eight-near" rising,
        CheapNear: "cheap-near" rising,
        EndVp: "end-vp" rising,
        EndOthers: "end-others" rising,
        SlotsOpen: "slots-open" rising,
        VpTileOpen: "vp-tile-open" rising,
        Actions: "actions",
        ToAct: "to-act",
    }
}

impl Measure<Paris> for Features {
    type Feature = Feature;
    type Memo = Memo;

    fn progress(&self, _game: &Paris, state: &State) -> f32 {
        if state.ending() != Ending::Open {
            return 1.0;
        }
        let left = f32::from(state.buildings_left()) + f32::from(state.end_tiles_left());
        (1.0 - left / LENGTH).clamp(0.0, 1.0) * 0.97
    }

    fn measure(&self, game: &Paris, state: &State, rows: &mut Rows<Feature>) {
        measure(game, state, &mut Memo::default(), rows);
    }

    fn measure_each(
        &self,
        game: &Paris,
        states: &[State],
        memo: &mut Memo,
        mut then: impl FnMut(&State, &Rows<Feature>),
    ) {
        for state in states {
            let mut rows = Rows::default();
            measure(game, state, memo, &mut rows);
            then(state, &rows);
        }
    }

    fn standing(&self, game: &Paris, state: &State) -> BySeat<f32> {
        game.points(state).map(|_, &points| points as f32)
    }
}

/// Writes the features of each seat into its row; `memo` knows what earlier positions had in common
/// with this one.
fn measure(game: &Paris, state: &State, memo: &mut Memo, rows: &mut Rows<Feature>) {
    let seats = game.seats();
    let supply = cheap_supply(game, state);
    let outlooks = BySeat::from_fn(seats, |seat| Outlook::new(game, state, seat, supply));
    let mut actions = [0.0; MAX_SEATS];
    for (seat, outlook) in outlooks.iter() {
        actions[seat.index()] = outlook.actions;
    }
    let standing = memo.standing(game, state, &actions);
    for seat in Seat::first(seats) {
        let at = seat.index();
        let outlook = &outlooks[seat];
        let row = &mut rows[at];
        let prizes = &standing.prizes[at];
        let tiles = memo.tiles(game, state, seat, outlook);
        let prospects = memo.prospects(game, state, seat);
        let keys = state.keys(seat);
        let count = |set: u64| keys.iter().map(|own| (own & set).count_ones()).sum::<u32>();
        let francs = f32::from(state.francs(seat));
        let tokens = state.tokens(seat).map(f32::from);
        row[Feature::Vp] = f32::from(state.vp(seat));
        row[Feature::Prizes] = prizes.placed;
        row[Feature::PrizesHoped] = prizes.hoped;
        row[Feature::HeldNow] = tiles.now;
        row[Feature::HeldGrowth] = tiles.growth;
        row[Feature::HeldHelpful] = tiles.helpful;
        row[Feature::Track] = tiles.ahead;
        row[Feature::TrackBest] = tiles.best;
        row[Feature::Takes] = outlook.takes + flag(outlook.offered);
        let time = outlook.time;
        row[Feature::Francs] = time * francs.min(6.0);
        row[Feature::FrancsBeyond6] = time * (francs - 6.0).clamp(0.0, 8.0);
        row[Feature::FrancsBeyond14] = time * (francs - 14.0).max(0.0);
        let at_end = state.unused(seat) & Bonus::new(27).bit() != 0;
        row[Feature::FrancsAtEnd] = tiles.francs;
        row[Feature::Hand] = time * f32::from(state.hand(seat));
        row[Feature::Reserve] = time * f32::from(state.reserve(seat));
        let stands = state.stands(seat);
        let arc = stands & Stand::Arc.bit();
        row[Feature::Banks] = time * (stands & !arc).count_ones() as f32;
        row[Feature::Arc] = time * flag(arc != 0);
        for (value, feature) in Value::ALL.into_iter().zip(BUILDINGS_OF_VALUE) {
            row[feature] = count(of_value(value)) as f32;
        }
        row[Feature::Landmarks] = count(ALL_LANDMARKS) as f32;
        row[Feature::Values] = standing.sums[at].iter().sum();
        row[Feature::Types] = game.types_under(state, seat) as f32;
        row[Feature::Wood] = time * tokens[0].min(1.0);
        row[Feature::WoodMore] = time * (tokens[0] - 1.0).max(0.0);
        row[Feature::Marble] = time * tokens[1].min(4.0);
        row[Feature::Gold] = time * tokens[2].min(5.0);
        row[Feature::Bronze] = time * tokens[3];
        row[Feature::Silver] = time * tokens[4];
        row[Feature::GoldPrestige] = time * tokens[5];
        row[Feature::PrestigeBeyond5] = time * (tokens[3] + tokens[4] + tokens[5] - 5.0).max(0.0);
        row[Feature::LandmarkNear] = time * prospects.landmarks[0];
        row[Feature::LandmarkNext] = time * prospects.landmarks[1];
        row[Feature::EightNear] = time * prospects.eight;
        row[Feature::CheapNear] = time * prospects.cheap;
        let points = |tile: &EndTile| match *tile {
            EndTile::Vp(vp) => f32::from(vp),
            EndTile::Francs(francs) if at_end => f32::from(francs),
            EndTile::Francs(_) | EndTile::Counts(_) => 0.0,
        };
        let mut hold = |tile: &EndTile| {
            row[Feature::EndVp] += points(tile);
            row[Feature::EndOthers] += flag(points(tile) == 0.0) * time;
        };
        let tiles = &game.edition().end_tiles;
        let of = |set: u16| tiles.iter().enumerate().filter(move |(at, _)| set & (1 << at) != 0);
        of(state.end_tiles(seat)).for_each(|(_, tile)| hold(tile));
        // A seat that looks through those that are left takes one of them.
        if state.seat() == seat && state.step() == Step::EndTile {
            let left = of(state.end_tiles_to_choose()).map(|(_, tile)| tile);
            left.max_by(|a, b| points(a).total_cmp(&points(b))).map(hold);
        }
        if state.seat() == seat {
            row[Feature::SlotsOpen] = moves::open_slots(game, state);
            // The points of the end-game tile that a seat looking through them finds, roughly.
            row[Feature::EndVp] += 3.0 * flag(state.step() == Step::EndTile);
            row[Feature::VpTileOpen] = flag(state.step() == Step::VpTile);
            row[Feature::ToAct] = flag(action_open(state));
        }
        row[Feature::Actions] = outlook.actions;
    }
}

impl Guide<Paris> for Features {
    fn candidates(&self, game: &Paris, state: &State, list: &mut Vec<Move>) {
        moves::candidates(game, state, list);
    }

    /// Free steps that can be swapped are searched in their canonical order only. Every sequence
    /// has an equal in that order: swap neighbours that are out of order until there are none.
    fn repeats(&self, game: &Paris, before: &State, last: Move, mv: Move) -> bool {
        moves::repeats(game, before, last, mv)
    }

    fn undoes(&self, turn: &[Move], mv: Move) -> bool {
        moves::undoes(turn, mv)
    }

    fn wastes(&self, game: &Paris, state: &State, turn: &[Move], mv: Move) -> bool {
        moves::wastes(game, state, turn, mv)
    }

    fn tuning(&self, game: &Paris) -> Tuning {
        Tuning {
            // A whole round after the current turn: nothing is gained by prolonging a turn.
            rollout: Rollout::Turns { turns: game.seats() as u32, noise: 0.0 },
            margin: 0.1,
            scale: 50.0,
            lead: 0.1,
            ..Tuning::default()
        }
    }
}

impl HasEvaluation for Paris {
    type Measure = Features;

    const STRENGTHS: Strengths =
        Strengths { stroll: 0.35, browse: 0.0, among: 0.6, architecte: 24 };

    fn knowledge() -> &'static Knowledge<Features> {
        static KNOWLEDGE: OnceLock<Knowledge<Features>> = OnceLock::new();
        // The weights that make good moves look best need not be those that predict how a game
        // ends: moves are compared by the first, the end of a line is valued by the second. At
        // present they are the same.
        KNOWLEDGE.get_or_init(|| {
            let value = Linear::parse(Features, include_str!("../../weights/paris.toml"));
            let leaf = value.clone().with(include_str!("../../weights/paris-leaf.toml"));
            let leaf = leaf.expect("the weights of the program are sound");
            Knowledge { value, leaf: Some(Learned::new(leaf)) }
        })
    }

    type First = paris_0_1::Features;

    const FIRST: Strengths = Strengths { stroll: 0.35, browse: 0.0, among: 0.0, architecte: 24 };

    fn first() -> &'static Linear<paris_0_1::Features> {
        static FIRST: OnceLock<Linear<paris_0_1::Features>> = OnceLock::new();
        FIRST.get_or_init(|| {
            Linear::parse(paris_0_1::Features, include_str!("../../weights/0.1/paris.toml"))
        })
    }
}
