//! Where the stops lie on the map: a grid of places chosen so that the lines run straight or at
//! half right angles, keep clear of each other, and the town keeps its shape.
//!
//! The printed map is not known, and an owner of the box may correct the edition's lines; so the
//! map is laid out afresh from longitudes and latitudes, by annealing with a fixed seed.

use paris_paris::{Line, Map, Stop};
use table::{Chance as _, Quick};

/// A map as the layout sees it: stops by index.
pub(crate) struct Net {
    /// Longitude and latitude.
    pub(crate) at: Vec<(f64, f64)>,
    /// The stops of each line in order.
    pub(crate) lines: Vec<Vec<usize>>,
}

impl Net {
    /// The stops and lines of a map.
    pub(crate) fn of(map: &Map) -> Self {
        let lines = Line::ALL.iter().map(|line| map.line(*line));
        Self {
            at: Stop::all().map(|stop| map.place(stop)).collect(),
            lines: lines.map(|line| line.iter().map(|stop| stop.index()).collect()).collect(),
        }
    }
}

/// The column and row of each stop on a grid of `columns` by `rows`.
pub(crate) fn place(net: &Net, columns: usize, rows: usize) -> Vec<(i32, i32)> {
    let wish = wishes(net, columns, rows);
    let edges = edges(net);
    let mut best: Option<(f64, Vec<(i32, i32)>)> = None;
    for seed in 0..RESTARTS {
        let mut search = Search {
            net,
            edges: &edges,
            wish: &wish,
            size: (columns as i32, rows as i32),
            at: snap(&wish, columns, rows),
        };
        let cost = search.anneal(&mut Quick::new(seed));
        if best.as_ref().is_none_or(|(least, _)| cost < *least) {
            best = Some((cost, search.at));
        }
    }
    best.expect("there is at least one try").1
}

const RESTARTS: u64 = 8;
const STEPS: usize = 14_000;
const HOT: f64 = 6.0;
const COLD: f64 = 0.05;

/// Where each stop would like to be: between its true place and an even spread, because the
/// stops crowd in the middle of the town.
fn wishes(net: &Net, columns: usize, rows: usize) -> Vec<(f64, f64)> {
    let spread = |values: Vec<f64>, size: usize| -> Vec<f64> {
        let least = values.iter().copied().fold(f64::INFINITY, f64::min);
        let most = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let range = (most - least).max(f64::EPSILON);
        let count = (values.len().max(2) - 1) as f64;
        values
            .iter()
            .map(|&value| {
                let below = values.iter().filter(|&&other| other < value).count() as f64;
                let share = 0.5 * (value - least) / range + 0.5 * below / count;
                share * (size - 1) as f64
            })
            .collect()
    };
    let x = spread(net.at.iter().map(|at| at.0).collect(), columns);
    let y = spread(net.at.iter().map(|at| -at.1).collect(), rows);
    x.into_iter().zip(y).collect()
}

fn edges(net: &Net) -> Vec<(usize, usize)> {
    net.lines.iter().flat_map(|line| line.windows(2).map(|pair| (pair[0], pair[1]))).collect()
}

/// The nearest free place of the grid for each stop in turn.
fn snap(wish: &[(f64, f64)], columns: usize, rows: usize) -> Vec<(i32, i32)> {
    let mut taken: Vec<(i32, i32)> = Vec::new();
    for &(x, y) in wish {
        let cells = (0..columns as i32).flat_map(|c| (0..rows as i32).map(move |r| (c, r)));
        let nearest = cells
            .filter(|cell| !taken.contains(cell))
            .min_by(|a, b| {
                let away = |cell: &(i32, i32)| {
                    (f64::from(cell.0) - x).powi(2) + (f64::from(cell.1) - y).powi(2)
                };
                away(a).total_cmp(&away(b))
            })
            .expect("the grid has more places than there are stops");
        taken.push(nearest);
    }
    taken
}

struct Search<'a> {
    net: &'a Net,
    edges: &'a [(usize, usize)],
    wish: &'a [(f64, f64)],
    size: (i32, i32),
    at: Vec<(i32, i32)>,
}

impl Search<'_> {
    fn anneal(&mut self, chance: &mut Quick) -> f64 {
        let all: Vec<usize> = (0..self.at.len()).collect();
        let mut cost = self.cost(&all);
        let mut best = (cost, self.at.clone());
        for step in 0..STEPS {
            let heat = HOT * (COLD / HOT).powf(step as f64 / STEPS as f64);
            let stop = chance.below(self.at.len());
            let from = self.at[stop];
            let reach = if step < STEPS / 2 { 5 } else { 3 };
            let to = (
                from.0 + chance.below(reach) as i32 - reach as i32 / 2,
                from.1 + chance.below(reach) as i32 - reach as i32 / 2,
            );
            let inside = (0..self.size.0).contains(&to.0) && (0..self.size.1).contains(&to.1);
            if !inside || to == from {
                continue;
            }
            let other = self.at.iter().position(|&it| it == to);
            let pair = [stop, other.unwrap_or(stop)];
            let moved = if other.is_some() { &pair[..] } else { &pair[..1] };
            let before = self.cost(moved);
            self.at[pair[1]] = from;
            self.at[stop] = to;
            let change = self.cost(moved) - before;
            let luck = f64::from(chance.word()) / f64::from(u32::MAX);
            if change <= 0.0 || luck < (-change / heat).exp() {
                cost += change;
                if cost < best.0 {
                    best = (cost, self.at.clone());
                }
            } else {
                self.at[pair[1]] = to;
                self.at[stop] = from;
            }
        }
        self.at = best.1;
        self.cost(&all)
    }

    /// The part of the cost that the places of these stops decide.
    fn cost(&self, stops: &[usize]) -> f64 {
        self.towns_shape(stops) + self.straightness(stops) + self.clearance(stops)
    }

    /// Stops near their wish, and no two on the wrong side of each other.
    fn towns_shape(&self, stops: &[usize]) -> f64 {
        let mut cost = 0.0;
        for &stop in stops {
            let (x, y) = self.wish[stop];
            let (dx, dy) = (f64::from(self.at[stop].0) - x, f64::from(self.at[stop].1) - y);
            cost += 0.5 * (dx * dx + dy * dy);
            for (other, &(ox, oy)) in self.wish.iter().enumerate() {
                // A pair of which both are in question counts once.
                if other < stop && stops.contains(&other) {
                    continue;
                }
                let (px, py) = self.between(stop, other);
                if (ox - x) * px < 0.0 {
                    cost += 0.6 * (ox - x).abs();
                }
                if (oy - y) * py < 0.0 {
                    cost += 0.6 * (oy - y).abs();
                }
            }
        }
        cost
    }

    /// Edges short and at multiples of half a right angle, lines with few and gentle bends.
    fn straightness(&self, stops: &[usize]) -> f64 {
        let mut cost = 0.0;
        for &(a, b) in self.edges {
            if !stops.contains(&a) && !stops.contains(&b) {
                continue;
            }
            let (dx, dy) = self.between(a, b);
            let turn = dy.atan2(dx) / std::f64::consts::FRAC_PI_4;
            let length = dx.hypot(dy);
            cost += 7.0 * (turn - turn.round()).abs() + 0.7 * (length - 1.0).powi(2).min(6.0);
        }
        for three in self.net.lines.iter().flat_map(|line| line.windows(3)) {
            if !three.iter().any(|stop| stops.contains(stop)) {
                continue;
            }
            let (ax, ay) = self.between(three[0], three[1]);
            let (bx, by) = self.between(three[1], three[2]);
            let bend = (ax * by - ay * bx).atan2(ax * bx + ay * by).abs();
            cost += 1.6 * bend * bend + if bend > 1.8 { 20.0 } else { 0.0 };
        }
        cost
    }

    /// No edge crosses another or runs through a stop that is not its own.
    fn clearance(&self, stops: &[usize]) -> f64 {
        let mut cost = 0.0;
        let moved = |edge: &(usize, usize)| stops.contains(&edge.0) || stops.contains(&edge.1);
        let near = |stop: usize, a: usize, b: usize| {
            let away = self.off_edge(stop, a, b);
            if stop != a && stop != b && away < 0.75 { 25.0 * (1.0 - away) } else { 0.0 }
        };
        for (at, edge) in self.edges.iter().enumerate() {
            let &(a, b) = edge;
            if !moved(edge) {
                cost += stops.iter().map(|&stop| near(stop, a, b)).sum::<f64>();
                continue;
            }
            cost += (0..self.at.len()).map(|stop| near(stop, a, b)).sum::<f64>();
            for (other_at, other) in self.edges.iter().enumerate() {
                let &(c, d) = other;
                let apart = a != c && a != d && b != c && b != d;
                // A pair of which both are in question counts once.
                if apart && (other_at < at || !moved(other)) && self.cross(a, b, c, d) {
                    cost += 30.0;
                }
            }
        }
        cost
    }

    fn between(&self, a: usize, b: usize) -> (f64, f64) {
        let (from, to) = (self.at[a], self.at[b]);
        (f64::from(to.0 - from.0), f64::from(to.1 - from.1))
    }

    fn off_edge(&self, stop: usize, a: usize, b: usize) -> f64 {
        let (ex, ey) = self.between(a, b);
        let (px, py) = self.between(a, stop);
        let along = ((px * ex + py * ey) / (ex * ex + ey * ey)).clamp(0.0, 1.0);
        (px - along * ex).hypot(py - along * ey)
    }

    fn cross(&self, a: usize, b: usize, c: usize, d: usize) -> bool {
        let side = |p: usize, q: usize, r: usize| {
            let (qx, qy) = self.between(p, q);
            let (rx, ry) = self.between(p, r);
            qx * ry - qy * rx
        };
        side(a, b, c) * side(a, b, d) < 0.0 && side(c, d, a) * side(c, d, b) < 0.0
    }
}

#[cfg(test)]
mod tests {
    use paris_paris::Edition;
    use table::Edition as _;

    use super::super::{NARROW, WIDE};
    use super::*;

    fn net() -> Net {
        Net::of(Edition::shipped().map())
    }

    #[test]
    fn lines_meet_at_stops_only() {
        let net = net();
        let edges = edges(&net);
        for (columns, rows) in [WIDE.map.grid, NARROW.map.grid] {
            let wish = wishes(&net, columns, rows);
            let at = place(&net, columns, rows);
            let size = (columns as i32, rows as i32);
            let search = Search { net: &net, edges: &edges, wish: &wish, size, at };
            let all: Vec<usize> = (0..search.at.len()).collect();
            assert_eq!(search.clearance(&all), 0.0, "{columns} by {rows}");
        }
    }

    #[test]
    fn the_north_stays_in_the_north() {
        let net = net();
        let at = place(&net, WIDE.map.grid.0, WIDE.map.grid.1);
        let north = (0..at.len()).max_by(|a, b| net.at[*a].1.total_cmp(&net.at[*b].1)).unwrap();
        let south = (0..at.len()).min_by(|a, b| net.at[*a].1.total_cmp(&net.at[*b].1)).unwrap();
        assert!(at[north].1 + 4 < at[south].1);
    }

    #[test]
    fn no_two_stops_share_a_place() {
        let at = place(&net(), NARROW.map.grid.0, NARROW.map.grid.1);
        for (stop, place) in at.iter().enumerate() {
            assert!(!at[stop + 1..].contains(place));
        }
    }
}
