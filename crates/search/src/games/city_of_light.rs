//! What counts in City of Light: light on one's buildings, a plan for those in the reserve, and
//! the ground to carry it out.

mod scheme;

use std::hash::{Hash as _, Hasher};
use std::sync::OnceLock;

use city_of_light::{Building, CityOfLight, Move, Postcard, State, Step, beside, each};
use table::{BySeat, Seat};

use crate::bot::{HasEvaluation, Strengths};
use crate::evaluate::Knowledge;
use crate::features::Rows;
use crate::guide::{Guide, Rollout, Tuning};
use crate::linear::{Linear, Measure};
use crate::searcher::Analysis;
use crate::solve::{AlphaBeta, POINT, Solve, Zero};
use crate::value::Value as _;
pub use scheme::Schemes;
use scheme::{Plots, Scheme, SchemeOf};

/// The features of City of Light.
#[derive(Clone, Copy, Debug, Default)]
pub struct Features {
    /// Whether ends are solved by the weights of 0.1: they decide which moves are tried first, and
    /// so what can be solved in time.
    first: bool,
}

crate::features! {
    /// What counts in City of Light.
    pub enum Feature {
        Points: "points",
        Light: "light",
        PlannedLight: "planned-light",
        PlannedFirst: "planned-first",
        Homeless: "homeless",
        PlannedGroup: "planned-group",
        Contested: "contested",
        Tokens: "tokens",
        FreeOwn: "free-own",
        FreeMixed: "free-mixed",
        LitGround: "lit-ground",
        LitMixed: "lit-mixed",
        Tiles: "tiles",
        Reserve: "reserve",
        ReserveSpaces: "reserve-spaces",
        HomelessForgiven: "homeless-forgiven",
        Forgiveness: "forgiveness",
        LampRight: "lamp-right",
        GroundRight: "ground-right",
        ToAct: "to-act",
        ToActFirst: "to-act-first",
        ToActPhase2: "to-act-phase-2",
        Lampadaire: "lampadaire",
        Garden: "garden",
        Annex: "annex",
        Levitation: "levitation",
        Painter: "painter",
    }
}

impl Measure<CityOfLight> for Features {
    type Feature = Feature;
    type Memo = Schemes;

    fn progress(&self, _game: &CityOfLight, state: &State) -> f32 {
        let laid = 16 - state.empty_squares();
        if laid < 16 {
            return 0.5 * laid as f32 / 16.0;
        }
        let seats = [Seat::new(0), Seat::new(1)];
        let left: usize = seats
            .iter()
            .map(|&seat| usize::from(state.tokens(seat)) + state.reserve(seat).len())
            .sum();
        (1.0 - left as f32 / 36.0).clamp(0.5, 1.0)
    }

    fn measure(&self, game: &CityOfLight, state: &State, rows: &mut Rows<Feature>) {
        let mut plots = Plots::default();
        measure(game, state, |of| of.work_out(game, &mut plots), rows);
    }

    fn measure_each(
        &self,
        game: &CityOfLight,
        states: &[State],
        schemes: &mut Schemes,
        mut then: impl FnMut(&State, &Rows<Feature>),
    ) {
        for state in states {
            let mut rows = Rows::default();
            measure(game, state, |of| schemes.of(game, of), &mut rows);
            then(state, &rows);
        }
    }

    /// What the reserve could bring counts even before a building can be placed: otherwise nobody
    /// would take one.
    fn standing(&self, game: &CityOfLight, state: &State) -> BySeat<f32> {
        BySeat::from_fn(2, |seat| match state.step() {
            Step::Streets(_) => {
                let plan = SchemeOf::new(state, seat).work_out(game, &mut Plots::default());
                plan.light + plan.group
            }
            Step::Buildings(_) | Step::Over => game.tally(state, seat).total() as f32,
        })
    }
}

/// Writes the features of each seat into its row; `scheme` works out a plan, or has it already.
fn measure(
    game: &CityOfLight,
    state: &State,
    mut scheme: impl FnMut(&SchemeOf) -> Scheme,
    rows: &mut Rows<Feature>,
) {
    let free = state.free();
    let lamps = state.small_lamps();
    let near_lamps = beside(lamps) & free;
    let mixed = state.mixed() & free;
    let free_mixed = mixed.count_ones() as f32;
    let lit_mixed = (near_lamps & mixed).count_ones() as f32;
    // What cannot be built yet is not a loss.
    let streets = matches!(state.step(), Step::Streets(_));
    for (at, row) in rows.iter_mut().enumerate().take(2) {
        let seat = Seat::new(at);
        let tally = game.tally(state, seat);
        let plan = scheme(&SchemeOf::new(state, seat));
        let own = state.colour(seat) & free;
        let reserve = state.reserve(seat);
        let tokens = f32::from(state.tokens(seat));
        let forgiven = state.is_forgiven(seat);
        row[Feature::Points] = (tally.total() + if streets { tally.penalty } else { 0 }) as f32;
        row[Feature::Light] =
            state.built(seat).into_iter().map(|it| tally.building(it)).sum::<i32>() as f32;
        row[Feature::PlannedLight] = plan.light;
        row[Feature::PlannedFirst] = plan.first;
        row[Feature::Homeless] = plan.homeless;
        row[Feature::PlannedGroup] = plan.group;
        row[Feature::Contested] = plan.contested;
        row[Feature::Tokens] = tokens;
        row[Feature::FreeOwn] = own.count_ones() as f32;
        row[Feature::FreeMixed] = free_mixed;
        row[Feature::LitGround] = (near_lamps & own).count_ones() as f32;
        row[Feature::LitMixed] = lit_mixed;
        row[Feature::Tiles] = state.hand(seat).len() as f32;
        row[Feature::Reserve] = reserve.len() as f32;
        row[Feature::ReserveSpaces] = reserve.into_iter().map(Building::size).sum::<usize>() as f32;
        row[Feature::HomelessForgiven] = if forgiven { plan.homeless } else { 0.0 };
        let can_use = |card| tokens > 0.0 && state.cards().contains(card);
        let flag = |it: bool| f32::from(u8::from(it));
        row[Feature::Forgiveness] = flag(can_use(Postcard::SacreCoeur)) * plan.homeless;
        row[Feature::LampRight] = flag(state.may_cover_lamp(seat));
        row[Feature::GroundRight] = flag(state.may_cover_opponent(seat));
        if state.step().to_act() == Some(seat) {
            row[Feature::ToAct] = 1.0;
            row[Feature::ToActFirst] = plan.first;
            row[Feature::ToActPhase2] = flag(!streets);
        }
        if can_use(Postcard::Lampadaire) {
            // The most points one more lamp would bring to what stands.
            let gain = |space: city_of_light::Space| -> u32 {
                let lit = beside(space.bit());
                let houses = state.built(seat).into_iter().map(|it| state.cells(it));
                houses.filter(|cells| cells & lit != 0).map(u64::count_ones).sum()
            };
            let near = beside(state.houses_of(seat)) & own;
            row[Feature::Lampadaire] = each(near).map(gain).max().unwrap_or(0) as f32;
        }
        if can_use(Postcard::Jardin) {
            let mut best = 0;
            game.covers(Building::Jardin, own | mixed, |cells| {
                best = best.max((beside(cells) & lamps).count_ones());
            });
            row[Feature::Garden] = 2.0 * best as f32;
        }
        if can_use(Postcard::Bouquinistes) {
            let lit = |it: Building| tally.lamps[it as usize];
            let open = |it: &Building| beside(state.cells(*it)) & own != 0;
            row[Feature::Annex] =
                f32::from(state.built(seat).into_iter().filter(open).map(lit).max().unwrap_or(0));
        }
        row[Feature::Levitation] = flag(can_use(Postcard::Levitation));
        row[Feature::Painter] = flag(can_use(Postcard::Peintre)) * lamps.count_ones() as f32;
    }
}

impl Guide<CityOfLight> for Features {
    fn tuning(&self, _game: &CityOfLight) -> Tuning {
        Tuning { rollout: Rollout::Best, ..Tuning::default() }
    }

    fn solve(&self, game: &CityOfLight, state: &State, task: &Solve<'_>) -> Option<Analysis<Move>> {
        let Step::Buildings(actor) = state.step() else { return None };
        // Deeper than this a solution is out of reach; the tree search has the time instead.
        const NEAR: usize = 9;
        let seats = [Seat::new(0), Seat::new(1)];
        let left = |seat: &Seat| usize::from(state.tokens(*seat)) + state.reserve(*seat).len();
        if seats.iter().map(left).sum::<usize>() > NEAR {
            return None;
        }
        let evaluation = if self.first { CityOfLight::first() } else { CityOfLight::evaluation() };
        let answer = AlphaBeta::new(game, evaluation, task).search(state, 40)?;
        if !answer.exact {
            return None;
        }
        let points = evaluation.worth(game, state).points;
        Some(answer.analysis(actor, &points, 5.0))
    }
}

impl Zero<CityOfLight> for Linear<Features> {
    fn key(&self, _game: &CityOfLight, state: &State) -> u64 {
        let mut hash = Mix(0);
        state.hash(&mut hash);
        hash.finish()
    }

    fn lead(&self, game: &CityOfLight, state: &State) -> i32 {
        let points = self.worth(game, state).points;
        ((points[Seat::new(0)] - points[Seat::new(1)]) * POINT as f32) as i32
    }
}

/// A quick hash of a position: not safe against attackers, but even enough for a table.
struct Mix(u64);

impl Hasher for Mix {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 ^= self.0 >> 29;
    }

    fn write_u8(&mut self, word: u8) {
        self.write_u64(u64::from(word));
    }

    fn write_u16(&mut self, word: u16) {
        self.write_u64(u64::from(word));
    }

    fn write_u32(&mut self, word: u32) {
        self.write_u64(u64::from(word));
    }

    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }

    fn finish(&self) -> u64 {
        let word = (self.0 ^ (self.0 >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
        word ^ (word >> 32)
    }
}

impl HasEvaluation for CityOfLight {
    type Measure = Features;

    const STRENGTHS: Strengths =
        Strengths { stroll: 0.35, browse: 0.0, among: 0.0, architecte: 24 };

    fn knowledge() -> &'static Knowledge<Features> {
        static KNOWLEDGE: OnceLock<Knowledge<Features>> = OnceLock::new();
        KNOWLEDGE.get_or_init(|| {
            Linear::parse(Features::default(), include_str!("../../weights/city-of-light.toml"))
                .into()
        })
    }

    type First = Features;

    const FIRST: Strengths = Self::STRENGTHS;

    fn first() -> &'static Linear<Features> {
        static FIRST: OnceLock<Linear<Features>> = OnceLock::new();
        FIRST.get_or_init(|| {
            let features = Features { first: true };
            Linear::parse(features, include_str!("../../weights/0.1/city-of-light.toml"))
        })
    }
}
