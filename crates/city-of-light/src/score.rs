//! Points: what each seat would have if the game ended now, item by item.

use table::{BySeat, Line, Outcome, PerSeat, Say as _, Seat};

use crate::board::{self, Spaces};
use crate::event::Source;
use crate::game::CityOfLight;
use crate::legal::behind;
use crate::messages::Counted;
use crate::piece::{Building, Postcard, Set};
use crate::state::State;
use crate::step::Step;

/// Points for each streetlight in the painter's area.
const PER_PAINTED_LAMP: i32 = 2;
/// Points for each of the player's own buildings beside the fountain.
const PER_FOUNTAIN_BUILDING: i32 = 3;
/// Points for each free space that shares a side with the statue.
const PER_STATUE_SIDE: i32 = 2;

/// The points of one seat, item by item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    /// The buildings on the board with this seat's chimney.
    pub built: Set<Building>,
    /// The size of each building, annex included; 0 if it is not built by this seat.
    pub sizes: [u8; Building::ALL.len()],
    /// How many different streetlights shine on each building.
    pub lamps: [u8; Building::ALL.len()],
    /// How many spaces the largest group of buildings covers.
    pub group: u8,
    /// How many buildings are left in the reserve.
    pub unbuilt: u8,
    /// What they cost; 0 with Sacré-Coeur.
    pub penalty: i32,
    /// Whether Sacré-Coeur cancels that cost.
    pub forgiven: bool,
    /// Streetlights in the painter's area, if this seat has the painter.
    pub painter: Option<u8>,
    /// Spaces in the dancer's area, if this seat has the dancer.
    pub dancer: Option<u8>,
    /// Own buildings beside the fountain, if this seat has it.
    pub fountain: Option<u8>,
    /// What is free around the statue, if this seat has it.
    pub statue: Option<Statue>,
    /// Visible free spaces of the seat's own colour: the tie-break.
    pub free: u8,
}

/// What is free around the statue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Statue {
    /// Whether the space in front of it is free; if not, it scores nothing.
    pub seen: bool,
    /// Free spaces that share a side with it.
    pub sides: u8,
    /// Free spaces that touch it at a corner.
    pub corners: u8,
}

impl Statue {
    /// What the statue scores.
    #[must_use]
    pub fn points(&self) -> i32 {
        if self.seen {
            PER_STATUE_SIDE * i32::from(self.sides) + i32::from(self.corners)
        } else {
            0
        }
    }
}

impl Tally {
    /// What a building scores: its size for each streetlight that shines on it.
    #[must_use]
    pub fn building(&self, building: Building) -> i32 {
        i32::from(self.sizes[building.index()]) * i32::from(self.lamps[building.index()])
    }

    /// What a postcard scores; `None` if this seat has no scoring piece of it.
    #[must_use]
    pub fn card(&self, card: Postcard) -> Option<i32> {
        match card {
            Postcard::Peintre => self.painter.map(|lamps| PER_PAINTED_LAMP * i32::from(lamps)),
            Postcard::MoulinRouge => self.dancer.map(i32::from),
            Postcard::Fontaine => {
                self.fountain.map(|count| PER_FOUNTAIN_BUILDING * i32::from(count))
            }
            Postcard::Penseur => self.statue.map(|statue| statue.points()),
            _ => None,
        }
    }

    /// All points.
    #[must_use]
    pub fn total(&self) -> i32 {
        let lit: i32 = (0..self.sizes.len())
            .map(|at| i32::from(self.sizes[at]) * i32::from(self.lamps[at]))
            .sum();
        let cards: i32 = SCORING.into_iter().filter_map(|card| self.card(card)).sum();
        lit + i32::from(self.group) - self.penalty + cards
    }

    /// What has changed since an earlier tally, source by source.
    pub(crate) fn since(&self, before: &Self) -> Vec<(Source, i32)> {
        let mut parts: Vec<(Source, i32)> = self
            .built
            .into_iter()
            .map(|building| {
                let (size, lamps) = (self.sizes[building.index()], self.lamps[building.index()]);
                let points = self.building(building) - before.building(building);
                (Source::Building { building, size, lamps }, points)
            })
            .collect();
        let group = i32::from(self.group) - i32::from(before.group);
        parts.push((Source::Group { size: self.group }, group));
        parts.push((Source::Reserve, before.penalty - self.penalty));
        parts.extend(SCORING.map(|card| {
            let [now, then] = [self, before].map(|tally| tally.card(card).unwrap_or(0));
            (Source::Card { card }, now - then)
        }));
        parts.retain(|(_, points)| *points != 0);
        parts
    }

    /// The items as lines of a score sheet.
    #[must_use]
    pub fn lines(&self) -> Vec<Line> {
        let line = |counted: Counted, points| Line { source: counted.message(), points };
        let mut lines: Vec<Line> = self
            .built
            .into_iter()
            .map(|building| {
                let (size, lamps) = (self.sizes[building.index()], self.lamps[building.index()]);
                line(Counted::Building { building, size, lamps }, self.building(building))
            })
            .collect();
        if self.group > 0 {
            lines.push(line(Counted::Group { size: self.group }, i32::from(self.group)));
        }
        if self.forgiven {
            lines.push(line(Counted::Forgiven { count: self.unbuilt }, -self.penalty));
        } else if self.unbuilt > 0 {
            lines.push(line(Counted::Unbuilt { count: self.unbuilt }, -self.penalty));
        }
        for card in SCORING {
            if let (Some(points), Some(counted)) = (self.card(card), self.card_line(card)) {
                lines.push(line(counted, points));
            }
        }
        lines
    }

    fn card_line(&self, card: Postcard) -> Option<Counted> {
        match card {
            Postcard::Peintre => self.painter.map(|lamps| Counted::Peintre { lamps }),
            Postcard::MoulinRouge => self.dancer.map(|spaces| Counted::MoulinRouge { spaces }),
            Postcard::Fontaine => self.fountain.map(|buildings| Counted::Fontaine { buildings }),
            Postcard::Penseur => self.statue.map(|Statue { seen, sides, corners }| match seen {
                true => Counted::Penseur { sides, corners },
                false => Counted::PenseurUnseen,
            }),
            _ => None,
        }
    }
}

/// The postcards that score at the end, in the order of the sheet.
const SCORING: [Postcard; 4] =
    [Postcard::Peintre, Postcard::MoulinRouge, Postcard::Fontaine, Postcard::Penseur];

impl CityOfLight {
    /// The points of a seat, item by item.
    #[must_use]
    pub fn tally(&self, state: &State, seat: Seat) -> Tally {
        let player = state.player(seat);
        let small = state.small_lamps();
        let mut sizes = [0; Building::ALL.len()];
        let mut lamps = [0; Building::ALL.len()];
        for building in player.built {
            let cells = state.cells(building);
            // A lamp counts once however many sides it lights: the set of neighbours has it once.
            let lit = (board::beside(cells) & small).count_ones() as u8;
            sizes[building.index()] = cells.count_ones() as u8;
            // The large one is one lamp too, whatever it lights of the building (ruling C6).
            lamps[building.index()] = lit + u8::from(self.large_lamp_lights(state, cells));
        }
        let forgiven = player.done.contains(Postcard::SacreCoeur);
        let unbuilt = player.reserve.len() as u8;
        let each = if forgiven { 0 } else { i32::from(self.edition.unbuilt_penalty) };
        Tally {
            built: player.built,
            sizes,
            lamps,
            group: largest_group(player.houses),
            unbuilt,
            penalty: each * i32::from(unbuilt),
            forgiven,
            painter: done(state, seat, Postcard::Peintre).then(|| {
                let lamps = small | state.pieces.large_lamp;
                (painter_area(state) & lamps).count_ones() as u8
            }),
            dancer: done(state, seat, Postcard::MoulinRouge)
                .then(|| dancer_area(state).count_ones() as u8),
            fountain: done(state, seat, Postcard::Fontaine).then(|| {
                let around = board::beside(state.pieces.fountain);
                let beside = |building: &Building| state.cells(*building) & around != 0;
                // Each building counts once, and its annex is part of it (ruling C12).
                player.built.into_iter().filter(beside).count() as u8
            }),
            statue: done(state, seat, Postcard::Penseur).then(|| statue(state)),
            free: (state.colour(seat) & !state.taken).count_ones() as u8,
        }
    }

    /// The points of both seats, item by item.
    pub(crate) fn tallies(&self, state: &State) -> PerSeat<Tally, 2> {
        PerSeat::from_fn(|seat| self.tally(state, seat))
    }

    /// The points of both seats.
    #[must_use]
    pub fn points(&self, state: &State) -> BySeat<i32> {
        BySeat::from_fn(2, |seat| self.tally(state, seat).total())
    }

    /// The points of both seats, line by line.
    pub(crate) fn itemise(&self, state: &State) -> BySeat<Vec<Line>> {
        BySeat::from_fn(2, |seat| self.tally(state, seat).lines())
    }

    /// The result of a finished game: points, then visible free spaces of the player's own colour.
    pub(crate) fn result(&self, state: &State) -> Option<Outcome> {
        (state.step == Step::Over).then(|| {
            Outcome::rank(&BySeat::from_fn(2, |seat| {
                let tally = self.tally(state, seat);
                [tally.total(), i32::from(tally.free)]
            }))
        })
    }

    /// Whether the large streetlight shines on a building. A space of its pattern is lit unless
    /// a different building stands on a pattern space between (ruling C16).
    pub(crate) fn large_lamp_lights(&self, state: &State, cells: Spaces) -> bool {
        let lamp = state.pieces.large_lamp;
        if lamp == 0 {
            return false;
        }
        let blocking = state.houses() & !cells;
        self.rays[lamp.trailing_zeros() as usize]
            .iter()
            .any(|ray| ray.target & cells != 0 && ray.between & blocking == 0)
    }

    /// The spaces that the large streetlight lights, except those behind a building.
    pub(crate) fn large_lamp_reach(&self, state: &State) -> Spaces {
        let lamp = state.pieces.large_lamp;
        if lamp == 0 {
            return 0;
        }
        let houses = state.houses();
        self.rays[lamp.trailing_zeros() as usize]
            .iter()
            .filter(|ray| ray.between & houses == 0)
            .fold(0, |set, ray| set | ray.target)
    }
}

fn done(state: &State, seat: Seat, card: Postcard) -> bool {
    state.player(seat).done.contains(card)
}

/// The painter's area: bounded by the edge and by buildings only.
pub(crate) fn painter_area(state: &State) -> Spaces {
    board::reach(state.pieces.painter, !state.houses())
}

/// The dancer's area: bounded by the edge, streetlights and every piece; her own space belongs
/// to it (ruling C14).
pub(crate) fn dancer_area(state: &State) -> Spaces {
    board::reach(state.pieces.dancer, state.free() & !state.lamps)
}

/// What is free around the statue (ruling C13: printed streetlights are free).
fn statue(state: &State) -> Statue {
    let free = state.free();
    let at = state.pieces.statue;
    Statue {
        seen: state.pieces.facing.is_some_and(|facing| at & behind(free, facing) != 0),
        sides: (board::beside(at) & free).count_ones() as u8,
        corners: (board::cornering(at) & free).count_ones() as u8,
    }
}

/// The number of spaces of the largest connected part.
fn largest_group(mut houses: Spaces) -> u8 {
    let mut largest = 0;
    while houses != 0 {
        let group = board::reach(houses & houses.wrapping_neg(), houses);
        largest = largest.max(group.count_ones());
        houses &= !group;
    }
    largest as u8
}
