//! The map in units of the picture: where each stop, name and bend of the Seine goes.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock};

use paris_paris::{Line, Map, STOPS, Stop};

use super::naming::{Naming, Rect};
use super::place::Net;
use super::placed;
use super::town::{self, GARDENS, SIGHTS, Taken};

/// A point of the picture.
pub(crate) type Point = (f64, f64);

/// The measures of a map.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Measures {
    /// Columns and rows of the grid that the stops are laid out on.
    pub(crate) grid: (usize, usize),
    /// The ground that the map has: left, top, width, height.
    pub(crate) ground: (f64, f64, f64, f64),
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
pub(crate) struct TownPlan {
    /// The middle of each stop.
    pub(crate) stops: [Point; STOPS],
    /// The names.
    pub(crate) names: Vec<Name>,
    /// The rooms that they take.
    pub(crate) name_rooms: Vec<Rect>,
    /// A place for the letter at each end of each line.
    pub(crate) ends: [[Point; 2]; Line::ALL.len()],
    /// The course of the Seine.
    pub(crate) seine: Vec<Point>,
    /// Its islands: their middles, and how they lie, in degrees.
    pub(crate) islands: [(Point, f64); 2],
    /// The gardens, and where their names stand if there is room.
    pub(crate) gardens: [(Point, Option<Point>); GARDENS.len()],
    /// The sights for which there is room.
    pub(crate) sights: [Option<Point>; SIGHTS.len()],
    /// Where lines cross the Seine, with their directions.
    pub(crate) bridges: Vec<(Point, Point)>,
    /// How far along it the name of the Seine begins, and the share of its length.
    pub(crate) river_name: Option<(f64, f64)>,
    /// Where the flags of a stop's tiles stand, for its first line and its second.
    pub(crate) flags: Vec<[Point; 2]>,
    /// Where the name of each line stands, if there is room beside its first stop.
    pub(crate) line_names: [Option<Point>; Line::ALL.len()],
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
pub(crate) fn plan(map: &Map, measures: Measures) -> Arc<TownPlan> {
    static KEPT: OnceLock<Mutex<HashMap<String, Arc<TownPlan>>>> = OnceLock::new();
    /// More maps than a server ever needs; any beyond that are recomputed whenever they are needed.
    const KEEP: usize = 16;
    let key = format!("{measures:?} {map:?}");
    let mut kept = KEPT.get_or_init(Mutex::default).lock().expect("laying out does not panic");
    if let Some(plan) = kept.get(&key) {
        return Arc::clone(plan);
    }
    if kept.len() >= KEEP {
        kept.clear();
    }
    let plan = Arc::new(TownPlan::new(map, measures));
    kept.insert(key, Arc::clone(&plan));
    plan
}

impl TownPlan {
    fn new(map: &Map, measures: Measures) -> Self {
        let net = Net::of(map);
        let cells = placed::cells(map, &net, measures.grid);
        let stops = stretch(&cells, measures.area);
        let town = Town { from: &net.at, to: &stops };
        // From west to east, so that its name reads from the left.
        let seine: Vec<Point> = SEINE.iter().rev().map(|&at| town.warp(at)).collect();
        let islands = ISLANDS.map(|at| town::nearest(&seine, town.warp(at)));
        let ends = Line::ALL.map(|line| {
            let line = map.line(line);
            [(line[0], line[1]), (line[6], line[5])]
                .map(|(end, next)| beyond(&stops, end, next, measures.place))
        });
        let (names, rects) = Naming::new(map, &net, &stops, &ends, measures).names();
        let edges: Vec<(Point, Point)> = net
            .lines
            .iter()
            .flat_map(|line| line.windows(2).map(|pair| (stops[pair[0]], stops[pair[1]])))
            .collect();
        let bridges = town::bridges(&edges, &seine);
        let name_rooms: Vec<Rect> = rects.iter().copied().step_by(2).take(STOPS).collect();
        let names_at = name_rooms.clone();
        let mut taken = Taken { rects, names: names_at, edges, ground: measures.ground };
        let size = measures.font;
        let mut flags = Vec::new();
        for stop in Stop::all() {
            let own = flags_of(&taken, stops[stop.index()], stop, measures);
            let used = own.iter().take(usize::from(stop.places()));
            taken.rects.extend(used.map(|&at| town::around(at, measures.place)));
            flags.push(own);
        }
        let river_name = town::river_name(&seine, &taken, size * 6.0);
        if let Some((start, _)) = river_name {
            taken.rects.extend(town::along(&seine, start, size * 6.0, size));
        }
        // The longest name that a line has in any language is about this wide.
        let room = (size * 10.8, size * 1.7);
        let line_names = ends.map(|[first, _]| taken.near(first, room, measures.place * 3.0));
        let sights = SIGHTS.map(|sight| {
            let side = measures.place * 1.25;
            taken.near(town.warp(sight.place()), (side, side), measures.place * 2.6)
        });
        let gardens = GARDENS.map(|(at, name)| {
            let at = town.warp(at);
            (at, taken.word(at, name, size, measures))
        });
        Self {
            stops,
            names,
            name_rooms,
            ends,
            seine,
            islands,
            gardens,
            sights,
            bridges,
            river_name,
            flags,
            line_names,
        }
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

/// Where the flags of a stop's tiles stand: at its corners, each on its own side if it can, else above or
/// below a shop or in the middle of a side; where no name, no letter and no other stop is.
fn flags_of(taken: &Taken, at: Point, stop: Stop, measures: Measures) -> [Point; 2] {
    let size = measures.place;
    let (w, h) = (size * f64::from(stop.places()) / 2.0 + 7.0, size / 2.0 + 7.0);
    let around = |side: f64| {
        [
            (side * w, -h),
            (side * w, h),
            (side * w * 0.5, -h),
            (side * w * 0.5, h),
            (side * (w + 5.0), 0.0),
        ]
        .map(|by| (at.0 + by.0, at.1 + by.1))
    };
    let covered = |place: &Point| {
        let room = town::around(*place, size);
        let over = |rects: &[Rect]| rects.iter().map(|it| it.overlap(room)).sum::<f64>();
        let others: Vec<Rect> =
            taken.rects.iter().copied().filter(|it| it.away(at) > 0.0).collect();
        let (x, y, w, h) = taken.ground;
        let ground = Rect { x, y, w, h };
        let outside = room.w * room.h - ground.overlap(room);
        100.0 * over(&taken.names) + over(&others) + 5.0 * outside
    };
    let best = |sides: [f64; 2], not: Option<Point>| {
        let places = sides.into_iter().flat_map(around).filter(|it| Some(*it) != not);
        // The first of those that are equally good.
        places.min_by(|a, b| covered(a).total_cmp(&covered(b))).expect("a stop has corners")
    };
    let first = best([-1.0, 1.0], None);
    [first, best([1.0, -1.0], Some(first))]
}

/// The place just beyond the end of a line, clear of the stop's own box.
fn beyond(stops: &[Point; STOPS], end: Stop, next: Stop, size: f64) -> Point {
    let (at, from) = (stops[end.index()], stops[next.index()]);
    let (dx, dy) = (at.0 - from.0, at.1 - from.1);
    let long = dx.hypot(dy);
    let (dx, dy) = (dx / long, dy / long);
    // Not under the light of the stop either.
    let (half_w, half_h) = (size * (f64::from(end.places()) / 2.0 + 0.5) + 4.0, size + 4.0);
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
