//! A plan for the reserve of City of Light: what could be placed where if the opponent stood still.

use city_of_light::{Building, CityOfLight, Set, Spaces, State, beside};
use table::Seat;

use super::super::kept::Kept;

/// How the reserve could be placed if the opponent stood still: the best placement first, then
/// the best of what is left, and so on.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Scheme {
    /// Points of light.
    pub(super) light: f32,
    /// Points of light of the first placement.
    pub(super) first: f32,
    /// Buildings that find no place.
    pub(super) homeless: f32,
    /// Spaces of the largest group when all is placed.
    pub(super) group: f32,
    /// Spaces of mixed colour that it needs.
    pub(super) contested: f32,
}

fn largest_group(mut houses: Spaces) -> u32 {
    let mut largest = 0;
    while houses != 0 {
        let mut group = houses & houses.wrapping_neg();
        loop {
            let wider = group | (beside(group) & houses);
            if wider == group {
                break;
            }
            group = wider;
        }
        largest = largest.max(group.count_ones());
        houses &= !group;
    }
    largest
}

/// What a scheme follows from.
#[derive(Clone, Copy, PartialEq)]
struct SchemeOf {
    lamps: Spaces,
    houses: Spaces,
    open: Spaces,
    /// The open spaces of both colours.
    shared: Spaces,
    reserve: Set<Building>,
    chimneys: u8,
}

impl SchemeOf {
    fn new(state: &State, seat: Seat) -> Self {
        let open = (state.colour(seat) | state.mixed()) & state.free();
        Self {
            lamps: state.small_lamps(),
            houses: state.houses_of(seat),
            open,
            shared: state.mixed() & open,
            reserve: state.reserve(seat),
            chimneys: state.chimneys(seat),
        }
    }
}

/// Where a building could stand, and how good that is.
#[derive(Clone, Copy)]
struct Plot {
    value: i32,
    building: Building,
    cells: Spaces,
}

/// The best plots, at most so many.
struct Plots {
    all: [Plot; Self::MOST],
    count: usize,
    /// The worst of them, once there are too many.
    worst: usize,
}

impl Plots {
    const MOST: usize = 160;

    fn add(&mut self, plot: Plot) {
        if self.count < Self::MOST {
            self.all[self.count] = plot;
            self.count += 1;
            if self.count < Self::MOST {
                return;
            }
        } else if self.all[self.worst].value < plot.value {
            self.all[self.worst] = plot;
        } else {
            return;
        }
        let worst = (0..Self::MOST).min_by_key(|&at| self.all[at].value);
        self.worst = worst.expect("there are plots");
    }

    /// The best plot, the last of equals.
    fn best(&self) -> Option<Plot> {
        self.all[..self.count].iter().copied().max_by_key(|plot| plot.value)
    }

    /// Leaves out what another building on these cells rules out.
    fn without(&mut self, building: Building, cells: Spaces) {
        let mut kept = 0;
        for at in 0..self.count {
            let plot = self.all[at];
            if plot.building != building && plot.cells & cells == 0 {
                self.all[kept] = plot;
                kept += 1;
            }
        }
        self.count = kept;
    }
}

fn work_out(game: &CityOfLight, of: &SchemeOf) -> Scheme {
    let none = Plot { value: 0, building: Building::I3, cells: 0 };
    let mut plots = Plots { all: [none; Plots::MOST], count: 0, worst: 0 };
    for building in of.reserve {
        let size = building.size() as i32;
        game.covers(building, of.open, |cells| {
            let around = beside(cells);
            let lit = (around & of.lamps).count_ones() as i32;
            let touching = i32::from(around & of.houses != 0);
            // Light first; then contact with one's own, then little use of shared ground.
            let shared = (cells & of.shared).count_ones() as i32;
            let value = 16 * size * lit + 6 * size * touching + 4 * size + shared;
            plots.add(Plot { value, building, cells });
        });
    }
    let mut plan = Scheme::default();
    let mut left = of.reserve;
    let mut chimneys = of.chimneys;
    let mut covered: Spaces = 0;
    while chimneys > 0 {
        let Some(Plot { building, cells, .. }) = plots.best() else { break };
        let light = (beside(cells) & of.lamps).count_ones() as f32 * building.size() as f32;
        if covered == 0 {
            plan.first = light;
        }
        plan.light += light;
        plan.contested += (cells & of.shared).count_ones() as f32;
        covered |= cells;
        left.remove(building);
        chimneys -= 1;
        plots.without(building, cells);
    }
    plan.homeless = left.len() as f32;
    plan.group = largest_group(of.houses | covered) as f32;
    plan
}

/// The schemes of the last positions. The moves of a position mostly leave the other seat's as it
/// is, and many leave that of their player too.
#[derive(Default)]
pub(super) struct Schemes([Kept<SchemeOf, Scheme>; 2]);

impl Schemes {
    pub(super) fn of(&mut self, game: &CityOfLight, state: &State, seat: Seat) -> Scheme {
        let question = SchemeOf::new(state, seat);
        self.0[seat.index()].answer(question, || work_out(game, &question))
    }
}
