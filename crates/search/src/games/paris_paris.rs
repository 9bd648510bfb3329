//! What counts in Paris Paris: crossings surrounded by the seat's own shops, on the lines that will
//! still be toured.

use std::sync::OnceLock;

use paris_paris::{CROSSINGS, Line, Move, ParisParis, STOPS, State, Stop, line_of};
use table::{Game, Quick, Seat};

use crate::bot::{HasEvaluation, Strengths};
use crate::evaluate::Knowledge;
use crate::features::Rows;
use crate::games::paris_paris_exact;
use crate::games::paris_paris_finish::finish;
use crate::guide::{Guide, Rollout, Tuning};
use crate::linear::{Linear, Measure};
use crate::searcher::Analysis;
use crate::solve::Solve;

/// The features of Paris Paris.
#[derive(Clone, Copy, Debug, Default)]
pub struct Features {
    /// Whether the last two rounds are searched, as in 0.1, and not solved.
    by_feeling: bool,
}

/// What is still to come, the same for all seats.
struct Outlook {
    /// Tiles not turned up yet at each stop.
    tiles: [u8; STOPS],
    /// Special trips of each line in this world.
    trips: [f32; Line::ALL.len()],
    /// Grand tours to expect of each line, from the tiles that are left and the parked one.
    tours: [f32; Line::ALL.len()],
    /// Trips and tours that will visit each crossing.
    visits: [f32; CROSSINGS],
}

impl Outlook {
    fn new(game: &ParisParis, state: &State) -> Self {
        let map = game.map();
        let mut tiles = [0; STOPS];
        let mut of_line = [0_u8; Line::ALL.len()];
        for &tile in state.face_down(game.seats()) {
            tiles[map.tile_stop(usize::from(tile)).index()] += 1;
            of_line[line_of(usize::from(tile)).index()] += 1;
        }
        let mut trips = [0.0; Line::ALL.len()];
        for seat in Seat::first(game.seats()) {
            trips[state.trip(seat).index()] += 1.0;
        }
        if let Some(line) = state.open_trip() {
            trips[line.index()] += 1.0;
        }
        // One tile of a round is parked, and two of a colour make a tour.
        let left_behind = 1.0 / (game.seats() + 1) as f32;
        let mut visits = [0.0; CROSSINGS];
        let tours = Line::ALL.map(|line| {
            let parked = f32::from(u8::from(state.is_parked(line)));
            (f32::from(of_line[line.index()]) * left_behind + parked) / 2.0
        });
        for line in Line::ALL {
            for crossing in map.crossings(line) {
                visits[crossing.index()] += trips[line.index()] + tours[line.index()];
            }
        }
        Self { tiles, trips, tours, visits }
    }
}

fn stops(mut set: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let stop = set.trailing_zeros() as usize;
            set &= set - 1;
            stop
        })
    })
}

const CROSSING_BITS: u32 = (1 << CROSSINGS) - 1;

crate::features! {
    /// What counts in Paris Paris.
    pub enum Feature {
        Points: "points",
        Trips: "trips",
        Parked: "parked",
        Tours: "tours",
        Network: "network",
        Crossings: "crossings",
        Stops: "stops",
        Growth: "growth",
        Threat: "threat",
        Settled: "settled",
        SmallTours: "small-tours",
        Bag: "bag",
        BagLead: "bag-lead",
        First: "first",
    }
}

impl Measure<ParisParis> for Features {
    type Feature = Feature;
    type Memo = ();

    fn progress(&self, game: &ParisParis, state: &State) -> f32 {
        f32::from(state.round()) / f32::from(game.rounds())
    }

    fn measure(&self, game: &ParisParis, state: &State, rows: &mut Rows<Feature>) {
        let seats = game.seats();
        let map = game.map();
        let outlook = Outlook::new(game, state);
        let scores = game.scores(state);
        let shops = state.shops();
        let own: [u32; 4] = std::array::from_fn(|at| shops.stops_of(Seat::new(at)));
        let all = own.iter().fold(0, |set, own| set | own);
        for (at, row) in rows.iter_mut().enumerate().take(seats) {
            row[Feature::Points] = scores.as_slice()[at] as f32;
        }
        for line in Line::ALL {
            let tour = game.tour_now(state, line);
            let at = line.index();
            for (row, points) in rows.iter_mut().zip(tour).take(seats) {
                let points = f32::from(points);
                row[Feature::Points] += outlook.trips[at] * points;
                row[Feature::Trips] += outlook.trips[at] * points;
                row[Feature::Parked] += f32::from(u8::from(state.is_parked(line))) * points;
                row[Feature::Tours] += outlook.tours[at] * points;
                row[Feature::Network] += points;
            }
        }
        for (at, row) in rows.iter_mut().enumerate().take(seats) {
            let mine = own[at];
            row[Feature::Crossings] = (mine & CROSSING_BITS).count_ones() as f32;
            row[Feature::Stops] = (mine & !CROSSING_BITS).count_ones() as f32;
            for stop in 0..STOPS {
                let tiles = f32::from(outlook.tiles[stop]);
                let bit = 1 << stop;
                let crossing = stop < CROSSINGS;
                let around = map.rings(stop_at(stop))[1];
                // What a shop here adds at the crossings next to it, visit by visit.
                let beside: f32 =
                    stops(around & CROSSING_BITS & mine).map(|next| outlook.visits[next]).sum();
                let here = if crossing {
                    outlook.visits[stop] * (1 + (around & mine).count_ones()) as f32
                } else {
                    0.0
                };
                let foreign = (0..seats).filter(|&other| other != at && own[other] & bit != 0);
                if mine & bit == 0 {
                    let settled = crossing && seats == 2 && foreign.clone().count() > 1;
                    if !settled {
                        row[Feature::Growth] += tiles * (beside + here) / 10.0;
                    }
                } else if crossing {
                    if foreign.count() > 0 {
                        row[Feature::Settled] += here / 10.0;
                        if seats > 2 {
                            row[Feature::Threat] += tiles * (beside + here) / 10.0;
                        }
                    }
                } else {
                    row[Feature::Threat] += tiles * (beside + here) / 10.0;
                }
            }
            row[Feature::Bag] = f32::from(state.in_bag(Seat::new(at)));
        }
        for stop in 0..STOPS {
            if outlook.tiles[stop] == 0 {
                continue;
            }
            let rings = map.rings(stop_at(stop));
            let Some(found) = rings.iter().map(|ring| ring & all).find(|found| *found != 0) else {
                continue;
            };
            let chance = f32::from(outlook.tiles[stop]) / (seats + 1) as f32;
            for (row, own) in rows.iter_mut().zip(own).take(seats) {
                row[Feature::SmallTours] += chance * (own & found).count_ones() as f32;
            }
        }
        let bag = |at: usize| state.in_bag(Seat::new(at));
        for (at, row) in rows.iter_mut().enumerate().take(seats) {
            let rival = (0..seats).filter(|&other| other != at).map(bag).max().unwrap_or(0);
            if bag(at) > rival {
                row[Feature::BagLead] = f32::from(bag(at));
                row[Feature::Points] += row[Feature::BagLead];
            }
        }
        if let Some(actor) = game.to_act(state) {
            rows[actor.index()][Feature::First] = 1.0;
        }
    }
}

impl Guide<ParisParis> for Features {
    /// A tree makes sense for the round under way: the next one is unknown, and replies to one
    /// layout say little about another.
    fn is_beyond(&self, _game: &ParisParis, root: &State, state: &State) -> bool {
        state.round() != root.round()
    }

    fn finish(&self, game: &ParisParis, state: &mut State, noise: f32, chance: &mut Quick) {
        finish(game, state, noise, chance);
    }

    fn tuning(&self, game: &ParisParis) -> Tuning {
        // Two players have few moves each, and moves compared in the same worlds are told apart
        // soonest. With three and four players the tree of the round is worth more than that.
        let races = game.seats() == 2 && !self.by_feeling;
        let race = races.then_some(3.0);
        Tuning { rollout: Rollout::Quick { noise: 0.1 }, race, ..Tuning::default() }
    }

    fn solve(&self, game: &ParisParis, state: &State, task: &Solve<'_>) -> Option<Analysis<Move>> {
        let tuning = self.tuning(game);
        if self.by_feeling { None } else { paris_paris_exact::solve(game, state, &tuning, task) }
    }
}

/// The stop with this index.
fn stop_at(index: usize) -> Stop {
    Stop::all().nth(index).expect("the index is below the number of stops")
}

impl HasEvaluation for ParisParis {
    type Measure = Features;

    const STRENGTHS: Strengths = Strengths { stroll: 0.6, browse: 0.2, among: 0.0, architecte: 0 };

    fn knowledge() -> &'static Knowledge<Features> {
        static KNOWLEDGE: OnceLock<Knowledge<Features>> = OnceLock::new();
        KNOWLEDGE.get_or_init(|| {
            Linear::parse(Features::default(), include_str!("../../weights/paris-paris.toml"))
                .into()
        })
    }

    type First = Features;

    const FIRST: Strengths = Self::STRENGTHS;

    fn first() -> &'static Linear<Features> {
        static FIRST: OnceLock<Linear<Features>> = OnceLock::new();
        FIRST.get_or_init(|| {
            let features = Features { by_feeling: true };
            Linear::parse(features, include_str!("../../weights/0.1/paris-paris.toml"))
        })
    }
}
