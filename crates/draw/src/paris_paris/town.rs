//! What else of Paris is on the map besides lines and stops: sights in fine lines, gardens with
//! their names, bridges, and the name of the river, each where nothing else is.

use super::naming::Rect;
use super::plan::{Measures, Point};
use crate::fit;

/// A sight: longitude and latitude, and its picture in a square of 24 units, drawn in fine lines.
pub(super) struct Sight {
    at: Point,
    pub(super) picture: &'static str,
}

/// Sights that everybody knows by their outline.
pub(super) const SIGHTS: [Sight; 8] = [
    Sight {
        at: (2.2945, 48.8584),
        picture: "M12 1v3M11 4h2l.6 7h-3.2zM10 11h4M9.600 11 7 22H4.500M14.400 11 17 22h2.500M8.300 17h7.400M7 22c1-4 9-4 10 0",
    },
    Sight {
        at: (2.3431, 48.8867),
        picture: "M12 1v3M8 11c0-5 8-5 8 0v3H8zM4 14c0-3 4-3 4 0v8H3v-8zM20 14c0-3-4-3-4 0v8h5v-8zM8 14v8h8v-8M10.500 22v-4c0-2 3-2 3 0v4",
    },
    Sight {
        at: (2.3499, 48.8530),
        picture: "M4 4h5v18H4zM15 4h5v18h-5zM9 11h6M9 22v-4c0-3 6-3 6 0v4M12 12.500a2 2 0 1 0 .01 0M6.500 7v4M17.500 7v4",
    },
    Sight {
        at: (2.2950, 48.8738),
        picture: "M4 6h16v16h-5v-8c0-4-6-4-6 0v8H4zM3 6V3h18v3zM4 9h16",
    },
    Sight {
        at: (2.3364, 48.8606),
        picture: "M1 22V12h22v10zM12 5l7 17H5zM1 12V9h4v3M19 12V9h4v3M9 15h6M7.500 18.500h9",
    },
    Sight {
        at: (2.3126, 48.8550),
        picture: "M12 1v4M9 10c0-6 6-6 6 0zM8 10h8v4H8zM3 14h18v8H3zM7 14v8M17 14v8M12 22v-4",
    },
    Sight {
        at: (2.3462, 48.8462),
        picture: "M12 1v2M8 9c0-6 8-6 8 0zM7 9h10v3H7zM3 12h18l-9-0zM4 12v10M8 12v10M16 12v10M20 12v10M3 22h18",
    },
    Sight {
        at: (2.3324, 48.8842),
        picture: "M9 22l1-11h4l1 11zM10 11c0-4 4-4 4 0M12 8 5 2M12 8l7-6M12 8 6 15M12 8l6 7",
    },
];

/// The gardens: where they are and what they are called.
pub(super) const GARDENS: [(Point, &str); 4] = [
    ((2.3372, 48.8455), "Jardin du Luxembourg"),
    ((2.3272, 48.8640), "Tuileries"),
    ((2.3597, 48.8433), "Jardin des Plantes"),
    ((2.2985, 48.8550), "Champ-de-Mars"),
];

/// Everything that is on the map already and must stay clear.
pub(super) struct Taken {
    pub(super) rects: Vec<Rect>,
    /// The rooms of the names of the stops, which are among them.
    pub(super) names: Vec<Rect>,
    pub(super) edges: Vec<(Point, Point)>,
    pub(super) ground: (f64, f64, f64, f64),
}

impl Taken {
    /// Whether a room is free: inside the ground, off all lines, names and stops.
    pub(super) fn is_free(&self, room: Rect) -> bool {
        let (x, y, w, h) = self.ground;
        let inside = room.x > x + 4.0
            && room.y > y + 4.0
            && room.x + room.w < x + w - 4.0
            && room.y + room.h < y + h - 4.0;
        inside
            && self.rects.iter().all(|taken| taken.overlap(room) == 0.0)
            && self.edges.iter().all(|edge| !crosses(room, *edge))
    }

    /// The free room of a size that is nearest to a point, no farther than a reach. It is taken
    /// from then on.
    pub(super) fn near(&mut self, at: Point, (w, h): Point, reach: f64) -> Option<Point> {
        let mut tries = vec![at];
        let rings = (reach / 8.0) as i32;
        for ring in 1..=rings {
            for step in 0..16 {
                let angle = std::f64::consts::TAU * f64::from(step) / 16.0;
                let r = 8.0 * f64::from(ring);
                tries.push((at.0 + r * angle.cos(), at.1 + r * angle.sin()));
            }
        }
        let room = |(x, y): Point| Rect { x: x - w / 2.0, y: y - h / 2.0, w, h };
        let found = tries.into_iter().find(|at| self.is_free(room(*at)))?;
        self.rects.push(room(found));
        Some(found)
    }

    /// A free place for a word near a point: its middle.
    pub(super) fn word(
        &mut self,
        at: Point,
        text: &str,
        font: f64,
        measures: Measures,
    ) -> Option<Point> {
        let size = (fit::width(text, font) * 1.05, font * 1.2);
        self.near(at, size, measures.place * 2.0)
    }
}

/// Whether a line comes near a room.
fn crosses(room: Rect, (from, to): (Point, Point)) -> bool {
    let steps = 60;
    (0..=steps).any(|step| {
        let share = f64::from(step) / f64::from(steps);
        let at = (from.0 + (to.0 - from.0) * share, from.1 + (to.1 - from.1) * share);
        room.away(at) < 9.0
    })
}

/// Where a line crosses the river: the place and the direction of the line.
pub(super) fn bridges(edges: &[(Point, Point)], river: &[Point]) -> Vec<(Point, Point)> {
    let mut found = Vec::new();
    for &(a, b) in edges {
        for pair in river.windows(2) {
            if let Some(at) = meet((a, b), (pair[0], pair[1])) {
                let long = (b.0 - a.0).hypot(b.1 - a.1);
                found.push((at, ((b.0 - a.0) / long, (b.1 - a.1) / long)));
            }
        }
    }
    found
}

fn meet((a, b): (Point, Point), (c, d): (Point, Point)) -> Option<Point> {
    let (rx, ry, sx, sy) = (b.0 - a.0, b.1 - a.1, d.0 - c.0, d.1 - c.1);
    let cross = rx * sy - ry * sx;
    let t = ((c.0 - a.0) * sy - (c.1 - a.1) * sx) / cross;
    let u = ((c.0 - a.0) * ry - (c.1 - a.1) * rx) / cross;
    let between = (0.0..=1.0).contains(&t) && (0.0..=1.0).contains(&u);
    (cross.abs() > 1e-9 && between).then_some((a.0 + t * rx, a.1 + t * ry))
}

/// The stretch of the river that is farthest from everything, as the share of its length at which
/// a text of this width begins.
pub(super) fn river_name(river: &[Point], taken: &Taken, width: f64) -> Option<(f64, f64)> {
    let whole: f64 = lengths(river).sum();
    let at = |way: f64| on_river(river, way);
    let clear = |start: f64| {
        let points = (0..=12).map(|step| at(start + width * f64::from(step) / 12.0));
        points
            .map(|point| {
                let rects = taken.rects.iter().map(|rect| rect.away(point));
                let edges = taken.edges.iter().map(|edge| off(point, *edge));
                let (x, y, w, h) = taken.ground;
                let rim = (point.0 - x).min(point.1 - y).min(x + w - point.0).min(y + h - point.1);
                rects.chain(edges).fold(rim, f64::min)
            })
            .fold(f64::INFINITY, f64::min)
    };
    let starts = (0..60).map(|step| (whole - width) * f64::from(step) / 60.0);
    let best = starts.max_by(|a, b| clear(*a).total_cmp(&clear(*b)))?;
    (clear(best) > 7.0).then_some((best, best / whole))
}

fn lengths(river: &[Point]) -> impl Iterator<Item = f64> {
    river.windows(2).map(|pair| (pair[1].0 - pair[0].0).hypot(pair[1].1 - pair[0].1))
}

/// The point of the river so far from its beginning.
fn on_river(river: &[Point], mut way: f64) -> Point {
    for (pair, long) in river.windows(2).zip(lengths(river)) {
        if way <= long {
            let share = way / long;
            return (
                pair[0].0 + (pair[1].0 - pair[0].0) * share,
                pair[0].1 + (pair[1].1 - pair[0].1) * share,
            );
        }
        way -= long;
    }
    river[river.len() - 1]
}

/// The point of the river that is nearest to another, and how the river runs there, in degrees.
pub(super) fn nearest(river: &[Point], to: Point) -> (Point, f64) {
    let on = |pair: &[Point]| {
        let (ex, ey) = (pair[1].0 - pair[0].0, pair[1].1 - pair[0].1);
        let along = (to.0 - pair[0].0) * ex + (to.1 - pair[0].1) * ey;
        let share = (along / (ex * ex + ey * ey)).clamp(0.0, 1.0);
        ((pair[0].0 + share * ex, pair[0].1 + share * ey), ey.atan2(ex).to_degrees())
    };
    let away = |((x, y), _): &(Point, f64)| (x - to.0).hypot(y - to.1);
    let found = river.windows(2).map(on).min_by(|a, b| away(a).total_cmp(&away(b)));
    found.expect("a river has a course")
}

/// The rooms that a text along the river takes.
pub(super) fn along(river: &[Point], start: f64, width: f64, size: f64) -> Vec<Rect> {
    let at = |step: i32| on_river(river, start + width * f64::from(step) / 8.0);
    (0..=8).map(|step| around(at(step), size * 1.6)).collect()
}

/// A room around a point for something of a size.
pub(super) fn around((x, y): Point, size: f64) -> Rect {
    let half = size * 0.34;
    Rect { x: x - half, y: y - half, w: 2.0 * half, h: 2.0 * half }
}

fn off((x, y): Point, ((ax, ay), (bx, by)): (Point, Point)) -> f64 {
    let (ex, ey) = (bx - ax, by - ay);
    let along = (((x - ax) * ex + (y - ay) * ey) / (ex * ex + ey * ey)).clamp(0.0, 1.0);
    (x - ax - along * ex).hypot(y - ay - along * ey)
}

impl Sight {
    pub(super) const fn place(&self) -> Point {
        self.at
    }
}
