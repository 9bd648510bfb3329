//! The map in units of the picture: where each stop, name and bend of the Seine goes.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock};

use paris_paris::{Line, Map, STOPS, Stop};

use super::place::{Net, place};
use crate::fit;

/// A point of the picture.
pub(crate) type Point = (f64, f64);

/// The measures of a map.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Measures {
    /// Columns and rows of the grid that the stops are laid out on.
    pub(crate) grid: (usize, usize),
    /// The area that the outermost stops reach: left, top, width, height.
    pub(crate) area: (f64, f64, f64, f64),
    /// The side of a place for a shop.
    pub(crate) place: f64,
    /// The font size of the names.
    pub(crate) font: f64,
    /// The longest line of a name, before it is broken in two.
    pub(crate) name: f64,
}

/// A map laid out.
#[derive(Debug)]
pub(crate) struct Plan {
    /// The middle of each stop.
    pub(crate) stops: [Point; STOPS],
    /// The names.
    pub(crate) names: Vec<Name>,
    /// A place for the letter at each end of each line.
    pub(crate) ends: [[Point; 2]; Line::ALL.len()],
    /// The course of the Seine.
    pub(crate) seine: Vec<Point>,
    /// Its islands.
    pub(crate) islands: [Point; 2],
    /// The large parks.
    pub(crate) parks: [Point; PARKS.len()],
    /// A corner where nothing else is, for the compass.
    pub(crate) corner: Option<Point>,
}

/// The name of a stop on the map.
#[derive(Clone, Debug)]
pub(crate) struct Name {
    /// Its lines from the top.
    pub(crate) lines: Vec<String>,
    /// Where the first line's middle stands.
    pub(crate) at: Point,
}

/// The map laid out by these measures. Annealing takes a moment, so the last results are kept.
pub(crate) fn plan(map: &Map, measures: Measures) -> Arc<Plan> {
    static KEPT: OnceLock<Mutex<HashMap<String, Arc<Plan>>>> = OnceLock::new();
    /// More maps than a server meets; what comes later is worked out each time it is new again.
    const KEEP: usize = 16;
    let key = format!("{measures:?} {map:?}");
    let mut kept = KEPT.get_or_init(Mutex::default).lock().expect("laying out does not panic");
    if let Some(plan) = kept.get(&key) {
        return Arc::clone(plan);
    }
    if kept.len() >= KEEP {
        kept.clear();
    }
    let plan = Arc::new(Plan::new(map, measures));
    kept.insert(key, Arc::clone(&plan));
    plan
}

impl Plan {
    fn new(map: &Map, measures: Measures) -> Self {
        let net = Net {
            at: Stop::all().map(|stop| map.place(stop)).collect(),
            lines: Line::ALL
                .iter()
                .map(|line| map.line(*line).iter().map(|stop| stop.index()).collect())
                .collect(),
        };
        let cells = place(&net, measures.grid.0, measures.grid.1);
        let stops = stretch(&cells, measures.area);
        let town = Town { from: &net.at, to: &stops };
        let seine = SEINE.iter().map(|&at| town.warp(at)).collect();
        let islands = ISLANDS.map(|at| town.warp(at));
        let ends = Line::ALL.map(|line| {
            let line = map.line(line);
            [(line[0], line[1]), (line[6], line[5])]
                .map(|(end, next)| beyond(&stops, end, next, measures.place))
        });
        let parks = PARKS.map(|at| town.warp(at));
        let names = Naming::new(map, &net, &stops, &ends, measures).names();
        let corner = corner(&stops, &names, measures);
        Self { stops, names, ends, seine, islands, parks, corner }
    }
}

/// The Seine from Bercy down to Auteuil, longitude and latitude.
const SEINE: [Point; 13] = [
    (2.3820, 48.8370),
    (2.3745, 48.8415),
    (2.3660, 48.8458),
    (2.3585, 48.8500),
    (2.3520, 48.8535),
    (2.3465, 48.8560),
    (2.3405, 48.8580),
    (2.3310, 48.8605),
    (2.3190, 48.8633),
    (2.3080, 48.8637),
    (2.2990, 48.8630),
    (2.2890, 48.8575),
    (2.2790, 48.8480),
];

/// The islands of the Cité and of Saint-Louis.
const ISLANDS: [Point; 2] = [(2.3465, 48.8553), (2.3566, 48.8517)];

/// The gardens of the Luxembourg, the Tuileries and the Plants, and the Champ de Mars.
const PARKS: [Point; 4] =
    [(2.3372, 48.8455), (2.3272, 48.8640), (2.3597, 48.8433), (2.2985, 48.8550)];

/// The corner of the area that is farthest from everything, if it is far enough.
fn corner(stops: &[Point; STOPS], names: &[Name], measures: Measures) -> Option<Point> {
    let (x, y, w, h) = measures.area;
    let corners = [(x, y), (x + w, y), (x, y + h), (x + w, y + h)];
    let away = |corner: Point| {
        let things = stops.iter().copied().chain(names.iter().map(|name| name.at));
        things.map(|it| (it.0 - corner.0).hypot(it.1 - corner.1)).fold(f64::INFINITY, f64::min)
    };
    let best = corners.into_iter().max_by(|a, b| away(*a).total_cmp(&away(*b)))?;
    // A little inwards, so that the letter above it stays on the map.
    let inset = measures.place * 0.55;
    let at = (
        if best.0 > x { best.0 - inset } else { best.0 + inset },
        if best.1 > y { best.1 - inset } else { best.1 + inset },
    );
    (away(at) > measures.place * 3.2).then_some(at)
}

/// The place just beyond the end of a line, clear of the stop's own box.
fn beyond(stops: &[Point; STOPS], end: Stop, next: Stop, size: f64) -> Point {
    let (at, from) = (stops[end.index()], stops[next.index()]);
    let (dx, dy) = (at.0 - from.0, at.1 - from.1);
    let long = dx.hypot(dy);
    let (dx, dy) = (dx / long, dy / long);
    let (half_w, half_h) = (size * (f64::from(end.places()) / 2.0 + 0.5), size);
    // Along the way until the box of the stop is left behind.
    let way = (half_w / dx.abs().max(1e-9)).min(half_h / dy.abs().max(1e-9));
    (at.0 + dx * way, at.1 + dy * way)
}

/// Fills the area with the cells in use.
fn stretch(cells: &[(i32, i32)], area: (f64, f64, f64, f64)) -> [Point; STOPS] {
    let range = |value: fn(&(i32, i32)) -> i32| {
        let least = cells.iter().map(value).min().expect("there are stops");
        let most = cells.iter().map(value).max().expect("there are stops");
        (f64::from(least), f64::from((most - least).max(1)))
    };
    let ((left, columns), (top, rows)) = (range(|cell| cell.0), range(|cell| cell.1));
    std::array::from_fn(|stop| {
        let (column, row) = cells[stop];
        (
            area.0 + area.2 * (f64::from(column) - left) / columns,
            area.1 + area.3 * (f64::from(row) - top) / rows,
        )
    })
}

/// The stretched town: takes any point of the true map to the drawn one.
struct Town<'a> {
    from: &'a [Point],
    to: &'a [Point],
}

impl Town<'_> {
    fn warp(&self, at: Point) -> Point {
        // A degree of latitude is half as long again as one of longitude in Paris.
        let weights = self.from.iter().map(|&(lon, lat)| {
            let away = (lon - at.0).hypot((lat - at.1) * 1.5);
            1.0 / (away * away + 2e-6)
        });
        let scale = self.scale();
        let (mut sum, mut x, mut y) = (0.0, 0.0, 0.0);
        for (stop, weight) in weights.enumerate() {
            sum += weight;
            x += weight * (self.to[stop].0 + (at.0 - self.from[stop].0) * scale.0);
            y += weight * (self.to[stop].1 + (at.1 - self.from[stop].1) * scale.1);
        }
        (x / sum, y / sum)
    }

    fn scale(&self) -> (f64, f64) {
        let spread = |values: &dyn Fn(usize) -> f64| {
            let all = (0..self.from.len()).map(values);
            let (least, most) =
                all.fold((f64::INFINITY, f64::NEG_INFINITY), |(a, b), it| (a.min(it), b.max(it)));
            most - least
        };
        let x = spread(&|at| self.to[at].0) / spread(&|at| self.from[at].0).max(f64::EPSILON);
        let y = spread(&|at| self.to[at].1) / spread(&|at| self.from[at].1).max(f64::EPSILON);
        (x, -y)
    }
}

/// Finds a place beside each stop for its name.
struct Naming<'a> {
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

#[derive(Clone, Copy)]
struct Rect {
    x: f64,
    y: f64,
    w: f64,
    h: f64,
}

impl Rect {
    fn overlap(self, other: Self) -> f64 {
        let w = (self.x + self.w).min(other.x + other.w) - self.x.max(other.x);
        let h = (self.y + self.h).min(other.y + other.h) - self.y.max(other.y);
        if w > 0.0 && h > 0.0 { w * h } else { 0.0 }
    }

    /// How far a point is from it; 0 inside.
    fn away(self, (x, y): Point) -> f64 {
        let dx = (self.x - x).max(x - self.x - self.w).max(0.0);
        let dy = (self.y - y).max(y - self.y - self.h).max(0.0);
        dx.hypot(dy)
    }

    fn holds(self, (x, y): Point) -> bool {
        (self.x..=self.x + self.w).contains(&x) && (self.y..=self.y + self.h).contains(&y)
    }
}

impl<'a> Naming<'a> {
    fn new(
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

    fn names(&self) -> Vec<Name> {
        let mut chosen = vec![0; STOPS];
        for _ in 0..4 {
            for stop in 0..STOPS {
                chosen[stop] = (0..SIDES)
                    .min_by(|&a, &b| {
                        self.cost(stop, a, &chosen).total_cmp(&self.cost(stop, b, &chosen))
                    })
                    .expect("a stop has sides");
            }
        }
        (0..STOPS)
            .map(|stop| {
                let rect = self.rect(stop, chosen[stop]);
                let at = (rect.x + rect.w / 2.0, rect.y + self.measures.font * 0.85);
                Name { lines: self.texts[stop].clone(), at }
            })
            .collect()
    }

    /// The room of a name on one of the sides: below, above, right, left, and the corners.
    fn rect(&self, stop: usize, side: usize) -> Rect {
        let ((x, y), (w, h), (rx, ry)) = (self.stops[stop], self.sizes[stop], self.halves[stop]);
        let (dx, dy) = [(0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (-1, 1), (1, -1), (-1, -1)][side];
        let (dx, dy) = (f64::from(dx), f64::from(dy));
        let corner = if dx != 0.0 && dy != 0.0 { 0.55 } else { 1.0 };
        let mid_x = x + dx * (rx * corner + w / 2.0 + 2.0);
        let mid_y = y + dy * (ry + h / 2.0);
        Rect { x: mid_x - w / 2.0, y: mid_y - h / 2.0, w, h }
    }

    fn stop_box(&self, stop: usize) -> Rect {
        let ((x, y), (rx, ry)) = (self.stops[stop], self.halves[stop]);
        Rect { x: x - rx, y: y - ry, w: 2.0 * rx, h: 2.0 * ry }
    }

    fn cost(&self, stop: usize, side: usize, chosen: &[usize]) -> f64 {
        let rect = self.rect(stop, side);
        let mut cost = [0.0, 20.0, 10.0, 10.0, 30.0, 30.0, 40.0, 40.0][side];
        for (other, &side) in chosen.iter().enumerate() {
            let ((x, y), (rx, ry)) = (self.stops[other], self.halves[other]);
            let box_ = self.stop_box(other);
            // Above a stop stand the pins of the round's tiles, now and then.
            let pin = Rect { x: x - rx, y: y - 3.0 * ry, w: 2.0 * rx, h: 2.0 * ry };
            cost += rect.overlap(pin);
            if other != stop {
                // Nobody must take it for the name of a stop that is nearer.
                let middle = (rect.x + rect.w / 2.0, rect.y + rect.h / 2.0);
                if box_.away(middle) < self.stop_box(stop).away(middle) + 3.0 {
                    cost += 160.0;
                }
                cost += 4.0 * rect.overlap(box_);
                cost += 4.0 * rect.overlap(self.rect(other, side));
            }
        }
        cost += self.letters.iter().map(|&letter| 4.0 * rect.overlap(letter)).sum::<f64>();
        for &(from, to) in &self.edges {
            let steps = 40;
            let on = (0..=steps)
                .filter(|&step| {
                    let share = f64::from(step) / f64::from(steps);
                    rect.holds((from.0 + (to.0 - from.0) * share, from.1 + (to.1 - from.1) * share))
                })
                .count();
            let length = (to.0 - from.0).hypot(to.1 - from.1);
            cost += 6.0 * length * on as f64 / f64::from(steps);
        }
        let (left, top, width, height) = self.measures.area;
        let margin = self.measures.place * 1.05;
        let out = (left - margin - rect.x).max(0.0)
            + (rect.x + rect.w - left - width - margin).max(0.0)
            + (top - margin - rect.y).max(0.0)
            + (rect.y + rect.h - top - height - 2.0 * margin).max(0.0);
        cost + 60.0 * out
    }
}

const SIDES: usize = 8;

#[cfg(test)]
mod tests {
    use paris_paris::Edition;
    use table::Edition as _;

    use super::super::{NARROW, WIDE};
    use super::*;

    fn boxes(plan: &Plan, measures: Measures) -> Vec<Rect> {
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
