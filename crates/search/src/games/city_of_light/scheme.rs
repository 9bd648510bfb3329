//! A plan for the reserve of City of Light: what could be placed where if the opponent did nothing.

use std::fmt;

use city_of_light::{Building, CityOfLight, Set, Spaces, State, beside};
use table::Seat;

/// How the reserve could be placed if the opponent did nothing: the best placement first, then the
/// best of what is left, and so on.
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
pub(super) struct SchemeOf {
    lamps: Spaces,
    houses: Spaces,
    open: Spaces,
    /// The open spaces of both colours.
    shared: Spaces,
    reserve: Set<Building>,
    chimneys: u8,
}

impl SchemeOf {
    pub(super) fn new(state: &State, seat: Seat) -> Self {
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

    /// Spreads its content over all bits of a word.
    fn key(&self) -> u64 {
        const ODD: u64 = 0x9e37_79b9_7f4a_7c15;
        let reserve = self.reserve.into_iter().fold(0, |bits, it| bits | 1 << it.index());
        let rest = u64::from(self.chimneys) << 32 | reserve;
        [self.lamps, self.houses, self.shared, rest]
            .into_iter()
            .fold(self.open.wrapping_mul(ODD), |key, word| {
                ((key ^ key >> 29).rotate_left(23) ^ word).wrapping_mul(ODD)
            })
    }

    /// Works the scheme out; `plots` is scratch space.
    pub(super) fn work_out(&self, game: &CityOfLight, plots: &mut Plots) -> Scheme {
        plots.all.clear();
        for building in self.reserve {
            let size = building.size() as i32;
            game.covers(building, self.open, |cells| {
                let around = beside(cells);
                let lit = (around & self.lamps).count_ones() as i32;
                let touching = i32::from(around & self.houses != 0);
                // Light first; then contact with the seat's own buildings, then use of shared
                // ground.
                let shared = (cells & self.shared).count_ones() as i32;
                let value = 16 * size * lit + 6 * size * touching + 4 * size + shared;
                plots.add(Plot { value, building, cells });
            });
        }
        let mut plan = Scheme::default();
        let mut left = self.reserve;
        let mut chimneys = self.chimneys;
        let mut covered: Spaces = 0;
        while chimneys > 0 {
            let Some(Plot { building, cells, .. }) = plots.best() else { break };
            let light = (beside(cells) & self.lamps).count_ones() as f32 * building.size() as f32;
            if covered == 0 {
                plan.first = light;
            }
            plan.light += light;
            plan.contested += (cells & self.shared).count_ones() as f32;
            covered |= cells;
            left.remove(building);
            chimneys -= 1;
            plots.without(building, cells);
        }
        plan.homeless = left.len() as f32;
        plan.group = largest_group(self.houses | covered) as f32;
        plan
    }
}

/// Where a building could stand, and how good that is.
#[derive(Clone, Copy)]
struct Plot {
    value: i32,
    building: Building,
    cells: Spaces,
}

/// The best plots, up to a limit.
#[derive(Clone, Default)]
pub(super) struct Plots {
    all: Vec<Plot>,
    /// The worst of them, once there are too many.
    worst: usize,
}

impl Plots {
    const MOST: usize = 160;

    #[inline]
    fn add(&mut self, plot: Plot) {
        if self.all.len() < Self::MOST {
            self.all.push(plot);
            if self.all.len() < Self::MOST {
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
        self.all.iter().copied().max_by_key(|plot| plot.value)
    }

    /// Drops the plots that another building on these cells rules out.
    fn without(&mut self, building: Building, cells: Spaces) {
        self.all.retain(|plot| plot.building != building && plot.cells & cells == 0);
    }
}

/// Schemes that were worked out. Most moves leave the other seat's scheme unchanged, and a scheme
/// is needed again after every move that leaves its ground alone.
#[derive(Clone, Default)]
pub struct Schemes {
    known: Vec<Option<(SchemeOf, Scheme)>>,
    plots: Plots,
}

impl Schemes {
    const BITS: u32 = 11;

    /// The scheme that follows from this.
    pub(super) fn of(&mut self, game: &CityOfLight, of: &SchemeOf) -> Scheme {
        if self.known.is_empty() {
            self.known.resize(1 << Self::BITS, None);
        }
        let slot = &mut self.known[(of.key() >> (64 - Self::BITS)) as usize];
        match slot {
            Some((known, scheme)) if known == of => *scheme,
            _ => {
                let scheme = of.work_out(game, &mut self.plots);
                *slot = Some((*of, scheme));
                scheme
            }
        }
    }
}

impl fmt::Debug for Schemes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} schemes", self.known.iter().flatten().count())
    }
}
