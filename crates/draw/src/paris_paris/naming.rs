//! Where the names of the stops go: beside their stop, clear of everything else.

use paris_paris::{Map, STOPS, Stop};

use super::place::Net;
use super::plan::{Measures, Name, Point};
use crate::fit;

/// The sides of a stop on which its name can stand.
const SIDES: usize = 28;

/// How much further off four of them are.
const OFF: f64 = 9.0;

/// How much nearer a name is to its own stop than to any other.
const NEARER: f64 = 4.0;

/// How far names stay from the edge of the map.
const MARGIN: f64 = 3.0;

/// How far names stay from the letter of a line beside them.
const BESIDE: f64 = 14.0;

/// How many orders are tried. An order that has a factor in common with the number of stops does
/// not come to all of them, and loses.
const ORDERS: usize = 12;

/// Finds a place beside each stop for its name.
pub(super) struct Naming<'a> {
    measures: Measures,
    stops: &'a [Point; STOPS],
    edges: Vec<(Point, Point)>,
    texts: Vec<Vec<String>>,
    sizes: Vec<Point>,
    /// The half sides of each stop.
    halves: Vec<Point>,
    /// The letters at the ends of the lines.
    letters: Vec<Rect>,
}

/// A room on the map.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rect {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) w: f64,
    pub(super) h: f64,
}

impl Rect {
    pub(super) fn overlap(self, other: Self) -> f64 {
        let w = (self.x + self.w).min(other.x + other.w) - self.x.max(other.x);
        let h = (self.y + self.h).min(other.y + other.h) - self.y.max(other.y);
        if w > 0.0 && h > 0.0 { w * h } else { 0.0 }
    }

    /// How far a point is from it; 0 inside.
    pub(super) fn away(self, (x, y): Point) -> f64 {
        let dx = (self.x - x).max(x - self.x - self.w).max(0.0);
        let dy = (self.y - y).max(y - self.y - self.h).max(0.0);
        dx.hypot(dy)
    }

    /// How far another room is from it; 0 where they touch.
    pub(super) fn gap(self, other: Self) -> f64 {
        let dx = (self.x - other.x - other.w).max(other.x - self.x - self.w).max(0.0);
        let dy = (self.y - other.y - other.h).max(other.y - self.y - self.h).max(0.0);
        dx.hypot(dy)
    }

    fn holds(self, (x, y): Point) -> bool {
        (self.x..=self.x + self.w).contains(&x) && (self.y..=self.y + self.h).contains(&y)
    }
}

impl<'a> Naming<'a> {
    pub(super) fn new(
        map: &Map,
        net: &Net,
        stops: &'a [Point; STOPS],
        ends: &[[Point; 2]],
        measures: Measures,
    ) -> Self {
        let r = measures.place * 0.4;
        let letter = |&(x, y): &Point| Rect { x: x - r, y: y - r, w: 2.0 * r, h: 2.0 * r };
        let letters = ends.iter().flatten().map(letter).collect();
        let texts: Vec<Vec<String>> = Stop::all()
            .map(|stop| fit::halve(&map.name(stop).shown, measures.font, measures.name))
            .collect();
        let sizes = texts
            .iter()
            .map(|lines| {
                let widths = lines.iter().map(|line| 1.06 * fit::width(line, measures.font));
                (widths.fold(0.0, f64::max), lines.len() as f64 * measures.font * 1.1)
            })
            .collect();
        let halves = Stop::all()
            .map(|stop| {
                (measures.place * f64::from(stop.places()) / 2.0 + 5.0, measures.place / 2.0 + 4.0)
            })
            .collect();
        let edges = net
            .lines
            .iter()
            .flat_map(|line| line.windows(2).map(|pair| (stops[pair[0]], stops[pair[1]])))
            .collect();
        Self { measures, stops, edges, texts, sizes, halves, letters }
    }

    /// The names, each on the best side of its stop, and all rooms that are taken then: those of
    /// the names, the stops and the letters.
    pub(super) fn names(&self) -> (Vec<Name>, Vec<Rect>) {
        let chosen = (0..ORDERS)
            .map(|order| self.settle(order))
            .min_by(|a, b| self.total(a).total_cmp(&self.total(b)))
            .expect("there are orders");
        let rooms = (0..STOPS)
            .flat_map(|stop| [self.rect(stop, chosen[stop]), self.stop_box(stop)])
            .chain(self.letters.iter().copied())
            .collect();
        let names = (0..STOPS)
            .map(|stop| {
                let rect = self.rect(stop, chosen[stop]);
                let at = (rect.x + rect.w / 2.0, rect.y + self.measures.font * 0.85);
                Name { lines: self.texts[stop].clone(), at }
            })
            .collect();
        (names, rooms)
    }

    /// Each name on the side that is best for it, one after the other until none wants to move.
    fn settle(&self, order: usize) -> Vec<usize> {
        let mut chosen = vec![order % SIDES; STOPS];
        for round in 0..8 {
            for at in 0..STOPS {
                // Another order each time: what comes first finds most room.
                let stop = (at * (2 * order + 1) + 7 * order + round) % STOPS;
                chosen[stop] = (0..SIDES)
                    .min_by(|&a, &b| {
                        self.cost(stop, a, &chosen).total_cmp(&self.cost(stop, b, &chosen))
                    })
                    .expect("a stop has sides");
            }
        }
        chosen
    }

    fn total(&self, chosen: &[usize]) -> f64 {
        chosen.iter().enumerate().map(|(stop, &side)| self.cost(stop, side, chosen)).sum()
    }

    /// The room of a name on one of the sides: below, above, right, left, the corners, below or above but
    /// a little aside, that a little further off, where a line leaves the stop aslant, to the right or left
    /// but a little higher or lower, right beside a line that leaves the stop upwards or downwards, and
    /// below or above but further aside.
    fn rect(&self, stop: usize, side: usize) -> Rect {
        let ((x, y), (w, h), (rx, ry)) = (self.stops[stop], self.sizes[stop], self.halves[stop]);
        let corners = [(1, 1), (-1, 1), (1, -1), (-1, -1)];
        let (dx, dy) = match side {
            0..4 => [(0, 1), (0, -1), (1, 0), (-1, 0)][side],
            _ => corners[side % 4],
        };
        let (dx, dy) = (f64::from(dx), f64::from(dy));
        let mid_x = match side {
            4..8 => x + dx * (rx * 0.55 + w / 2.0 + 2.0),
            8..16 => x + dx * w * 0.4,
            20..24 => x + dx * (self.measures.place * 0.2 + 3.0 + w / 2.0),
            24.. => x + dx * w * 0.6,
            _ => x + dx * (rx + w / 2.0 + 2.0),
        };
        let mid_y = match side {
            0..12 | 20.. => y + dy * (ry + h / 2.0),
            12..16 => y + dy * (ry + h / 2.0 + OFF),
            _ => y + dy * h * 0.35,
        };
        // Above and below a stop at the edge the name moves inwards.
        let (left, _, width, _) = self.measures.ground;
        let most = left + width - MARGIN - w;
        let x = mid_x - w / 2.0;
        let x =
            if !(16..20).contains(&side) && dy != 0.0 { x.min(most).max(left + MARGIN) } else { x };
        Rect { x, y: mid_y - h / 2.0, w, h }
    }

    fn stop_box(&self, stop: usize) -> Rect {
        let ((x, y), (rx, ry)) = (self.stops[stop], self.halves[stop]);
        Rect { x: x - rx, y: y - ry, w: 2.0 * rx, h: 2.0 * ry }
    }

    fn cost(&self, stop: usize, side: usize, chosen: &[usize]) -> f64 {
        let rect = self.rect(stop, side);
        // One rule: below or to the right, else above or to the left, at a corner only if need be.
        let mut cost = [
            0.0, 60.0, 10.0, 70.0, 120.0, 120.0, 140.0, 140.0, 80.0, 80.0, 100.0, 100.0, 180.0,
            180.0, 180.0, 180.0, 150.0, 150.0, 150.0, 150.0, 90.0, 90.0, 110.0, 110.0, 85.0, 85.0,
            105.0, 105.0,
        ][side];
        for (other, &side) in chosen.iter().enumerate() {
            let box_ = self.stop_box(other);
            if other != stop {
                // Nobody must take it for the name of a stop that is nearer, or just as near.
                let middle = (rect.x + rect.w / 2.0, rect.y + rect.h / 2.0);
                let own = self.stop_box(stop);
                let middling = box_.away(middle) < own.away(middle) + 1.0;
                let touching = rect.gap(box_) < rect.gap(own) + NEARER;
                cost += match (middling, touching) {
                    (true, true) => 900.0,
                    (true, false) => 160.0,
                    (false, true) => 100.0,
                    (false, false) => 0.0,
                };
                cost += 200.0 * rect.overlap(box_);
                cost += 200.0 * rect.overlap(self.rect(other, side));
            }
        }
        // The letter of a line before a name would be read as part of it.
        for &Rect { x, y, w, h } in &self.letters {
            let beside = Rect { x: x - BESIDE, y, w: w + 2.0 * BESIDE, h };
            cost += 30.0 * rect.overlap(beside);
        }
        // Clear of the whole stroke of a line, not only of its middle. Each line of a name for itself: the
        // shorter one leaves room for what passes aslant.
        let pad = self.measures.place * 0.2;
        let rows: Vec<Rect> = (self.texts[stop].iter().zip(0_i32..))
            .map(|(text, row)| {
                let w = 1.06 * fit::width(text, self.measures.font) + 2.0 * pad;
                let h = self.measures.font * 1.1;
                let y = rect.y + h * f64::from(row) - pad;
                Rect { x: rect.x + (rect.w - w) / 2.0, y, w, h: h + 2.0 * pad }
            })
            .collect();
        for &(from, to) in &self.edges {
            let steps = 80;
            let on = (0..=steps)
                .filter(|&step| {
                    let share = f64::from(step) / f64::from(steps);
                    let at = (from.0 + (to.0 - from.0) * share, from.1 + (to.1 - from.1) * share);
                    rows.iter().any(|row| row.holds(at))
                })
                .count();
            let length = (to.0 - from.0).hypot(to.1 - from.1);
            cost += 200.0 * length * on as f64 / f64::from(steps);
        }
        let (left, top, width, height) = self.measures.ground;
        let out = (left + MARGIN - rect.x).max(0.0)
            + (rect.x + rect.w - left - width + MARGIN).max(0.0)
            + (top + MARGIN - rect.y).max(0.0)
            + (rect.y + rect.h - top - height + MARGIN).max(0.0);
        cost + 500.0 * out
    }
}

#[cfg(test)]
mod tests {
    use paris_paris::Edition;
    use table::Edition as _;

    use super::super::map::place_at;
    use super::super::plan::{TownPlan, plan};
    use super::super::preview::drop;
    use super::super::{NARROW, WIDE};
    use super::*;

    fn boxes(plan: &TownPlan, measures: Measures) -> Vec<Rect> {
        plan.names
            .iter()
            .map(|name| {
                let wide = |line: &String| fit::width(line, measures.font);
                let w = name.lines.iter().map(wide).fold(0.0, f64::max);
                let h = name.lines.len() as f64 * measures.font;
                Rect { x: name.at.0 - w / 2.0, y: name.at.1 - measures.font * 0.85, w, h }
            })
            .collect()
    }

    #[test]
    fn names_keep_clear_of_each_other_and_of_other_stops() {
        let edition = Edition::shipped();
        for measures in [WIDE.map, NARROW.map] {
            let plan = plan(edition.map(), measures);
            let names = boxes(&plan, measures);
            for stop in Stop::all() {
                let (x, y) = plan.stops[stop.index()];
                let (w, h) = (measures.place * f64::from(stop.places()), measures.place);
                let place = Rect { x: x - w / 2.0, y: y - h / 2.0, w, h };
                for (other, name) in names.iter().enumerate() {
                    assert_eq!(name.overlap(place), 0.0, "name {other} on stop {stop:?}");
                    let next =
                        if other == stop.index() { 0.0 } else { name.overlap(names[stop.index()]) };
                    assert_eq!(next, 0.0, "names {other} and {stop:?}");
                }
            }
        }
    }

    #[test]
    fn no_flag_of_a_tile_lies_over_a_name() {
        let edition = Edition::shipped();
        for measures in [WIDE.map, NARROW.map] {
            let plan = plan(edition.map(), measures);
            let names = boxes(&plan, measures);
            for (stop, flags) in Stop::all().zip(&plan.flags) {
                assert_ne!(flags[0], flags[1], "{stop:?}");
                for &(x, y) in &flags[..usize::from(stop.places())] {
                    let r = measures.place * 0.3;
                    let flag = Rect { x: x - r, y: y - r, w: 2.0 * r, h: 2.0 * r };
                    for (other, name) in names.iter().enumerate() {
                        assert_eq!(name.overlap(flag), 0.0, "{stop:?} on name {other}");
                    }
                }
            }
        }
    }

    #[test]
    fn every_name_is_nearest_to_its_own_stop() {
        let edition = Edition::shipped();
        for measures in [WIDE.map, NARROW.map] {
            let plan = plan(edition.map(), measures);
            let around = |stop: Stop| {
                let (x, y) = plan.stops[stop.index()];
                let (w, h) =
                    (measures.place * f64::from(stop.places()) + 6.0, measures.place + 6.0);
                Rect { x: x - w / 2.0, y: y - h / 2.0, w, h }
            };
            let names = boxes(&plan, measures);
            let mut wrong = Vec::new();
            for (stop, name) in Stop::all().zip(&names) {
                let middle = (name.x + name.w / 2.0, name.y + name.h / 2.0);
                let own = around(stop);
                // What stands in one row with its stop is read with it.
                if (own.y..own.y + own.h).contains(&middle.1) {
                    continue;
                }
                let near = |other: &Stop| {
                    let it = around(*other);
                    *other != stop
                        && it.away(middle) <= own.away(middle)
                        && name.gap(it) <= name.gap(own) + 2.0
                };
                let others = Stop::all().filter(near).map(|it| &edition.map().name(it).shown);
                wrong
                    .extend(others.map(|it| format!("{} at {it}", edition.map().name(stop).shown)));
            }
            assert_eq!(wrong, Vec::<String>::new(), "{:?}", measures.grid);
        }
    }

    #[test]
    fn points_over_the_map_cover_no_name() {
        let edition = Edition::shipped();
        for measures in [WIDE.map, NARROW.map] {
            let plan = plan(edition.map(), measures);
            let (size, names) = (measures.place, boxes(&plan, measures));
            for stop in Stop::all() {
                for place in 0..usize::from(stop.places()) {
                    let at = place_at(plan.stops[stop.index()], stop, place, size);
                    let by = drop(&plan, at, size, 1);
                    let font = (size * 0.5).max(13.0);
                    let (w, h) = (fit::width("+1", font), font * 0.75);
                    let points = Rect { x: at.0 - w / 2.0, y: at.1 + by - h, w, h };
                    for (other, name) in names.iter().enumerate() {
                        assert_eq!(name.overlap(points), 0.0, "{stop:?} {place} on name {other}");
                    }
                }
            }
        }
    }

    #[test]
    fn no_flag_of_a_tile_lies_over_another_stop() {
        let edition = Edition::shipped();
        for measures in [WIDE.map, NARROW.map] {
            let plan = plan(edition.map(), measures);
            for (stop, flags) in Stop::all().zip(&plan.flags) {
                for &(x, y) in &flags[..usize::from(stop.places())] {
                    for other in Stop::all().filter(|it| *it != stop) {
                        let at = plan.stops[other.index()];
                        let half = measures.place * f64::from(other.places()) / 2.0;
                        let high = measures.place / 2.0;
                        let shops =
                            Rect { x: at.0 - half, y: at.1 - high, w: 2.0 * half, h: 2.0 * high };
                        let r = measures.place * 0.3;
                        assert!(shops.away((x, y)) >= r - 1.0, "{stop:?} on {other:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn names_touch_no_line() {
        let edition = Edition::shipped();
        let net = Net::of(edition.map());
        for measures in [WIDE.map, NARROW.map] {
            let plan = plan(edition.map(), measures);
            let courses: Vec<[Point; 2]> = net
                .lines
                .iter()
                .flat_map(|line| line.windows(2))
                .map(|pair| [plan.stops[pair[0]], plan.stops[pair[1]]])
                .collect();
            let touches = |name: &Rect| {
                courses.iter().any(|[from, to]| {
                    (0..=200).map(|step| f64::from(step) / 200.0).any(|share| {
                        let at =
                            (from.0 + (to.0 - from.0) * share, from.1 + (to.1 - from.1) * share);
                        name.away(at) <= measures.place * 0.17
                    })
                })
            };
            // Each line of a name for itself: the shorter one leaves room for what passes aslant.
            let lines = |stop: usize| {
                let Name { lines, at } = &plan.names[stop];
                lines.iter().zip(0_i32..).map(move |(line, row)| {
                    let w = fit::width(line, measures.font);
                    let y = at.1 + (1.1 * f64::from(row) - 0.85) * measures.font;
                    Rect { x: at.0 - w / 2.0, y, w, h: measures.font }
                })
            };
            let touching: Vec<usize> =
                (0..STOPS).filter(|stop| lines(*stop).any(|line| touches(&line))).collect();
            assert_eq!(touching, Vec::<usize>::new(), "of these stops");
        }
    }

    #[test]
    fn names_and_stops_are_inside_the_picture() {
        let edition = Edition::shipped();
        for frame in [&WIDE, &NARROW] {
            let plan = plan(edition.map(), frame.map);
            let (left, top, width, height) = frame.ground;
            for name in boxes(&plan, frame.map) {
                assert!(name.x >= left && name.x + name.w <= left + width, "{}", name.x);
                assert!(name.y >= top && name.y + name.h <= top + height, "{}", name.y);
            }
        }
    }
}
