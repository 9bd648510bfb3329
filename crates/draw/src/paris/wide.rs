//! The round board: petals around the Arc, the track around them, the supply beside it, the
//! players below.

use std::f64::consts::PI;

use paris::{District, Paris, Quarter};
use table::Seat;

use super::{place, screen, supply, track};
use crate::scene::Scene;
use crate::svg::{Path, Svg};

const WIDTH: f64 = 1130.0;
/// The middle of the board.
const MIDDLE: (f64, f64) = (378.0, 378.0);
/// The radius of the whole board.
pub(super) const RIM: f64 = 376.0;
/// The radius on which the track runs.
const TRACK: f64 = 346.0;
/// Where the petals begin and end.
const PETAL: (f64, f64) = (64.0, 317.0);

/// The radius of a place for a building.
const LOT: f64 = 25.5;

/// A point at a distance and angle from the middle, clockwise from the top.
fn polar(r: f64, angle: f64) -> (f64, f64) {
    (MIDDLE.0 + r * angle.sin(), MIDDLE.1 - r * angle.cos())
}

/// A place in a petal: a distance from the middle and a step to the side.
fn in_petal(district: District, r: f64, side: f64) -> (f64, f64) {
    let angle = angle(district);
    let (x, y) = polar(r, angle);
    // Rows read from left to right in the lower half too.
    let side = if angle.cos() < -0.01 { -side } else { side };
    (x + side * angle.cos(), y + side * angle.sin())
}

fn angle(district: District) -> f64 {
    PI / 3.0 * district.index() as f64
}

/// The height of the picture, from the first move to the last.
const HEIGHT: f64 = 840.0;

/// Draws everything; returns the size.
pub(super) fn board(svg: &mut Svg, scene: &Scene<'_, Paris>) -> (f64, f64) {
    wheel(svg, scene);
    beside(svg, scene)
}

/// The districts around the Arc and the track around them.
pub(super) fn wheel(svg: &mut Svg, scene: &Scene<'_, Paris>) {
    ground(svg);
    place::arriving(svg, scene, LOT);
    for quarter in &scene.public.districts {
        petal(svg, scene, quarter);
    }
    place::arc(svg, scene, MIDDLE, 54.0, false);
    let slots = scene.public.track.len() + 1;
    let slot = |at: usize| polar(TRACK, 2.0 * PI * at as f64 / slots as f64);
    track::start(svg, scene, slot(0), 22.0);
    for (at, space) in scene.public.track.iter().enumerate() {
        track::space(svg, scene, (at + 1, space), slot(at + 1), (56.0, 42.0));
    }
}

/// What lies beside the board and below it; returns the size of the whole.
pub(super) fn beside(svg: &mut Svg, scene: &Scene<'_, Paris>) -> (f64, f64) {
    let (x, w) = (2.0 * RIM + 14.0, WIDTH - 2.0 * RIM - 10.0);
    let mut top = 2.0;
    supply::stacks(svg, scene, (x, top, w + 4.0, 74.0));
    top += 78.0;
    top += supply::landmarks(svg, scene, (x, top, w), 2) + 4.0;
    top += supply::vp_tiles(svg, scene, (x, top, w), 6) + 4.0;
    top += supply::market(svg, scene, (x, top, w), 6) + 4.0;
    top += supply::reminders(svg, scene, (x, top, w), 2) + 4.0;
    top += supply::end_tiles(svg, scene, (x, top, w)) + 4.0;
    // The reader's own things beside the board, the others' below it.
    let seats = scene.public.players.len();
    let first = scene.own.map_or(Seat::new(0), |(seat, _)| seat);
    let others: Vec<Seat> = first.round(seats).skip(1).collect();
    let step = (2.0 * RIM + 10.0) / others.len() as f64;
    let below = 2.0 * RIM + 10.0;
    screen::panel(svg, scene, first, (x, top, w - 5.0, HEIGHT - 4.0 - top));
    for (at, seat) in others.iter().enumerate() {
        let area = (1.0 + step * at as f64, below, step - 6.0, HEIGHT - 4.0 - below);
        screen::panel(svg, scene, *seat, area);
    }
    (WIDTH, HEIGHT)
}

fn ground(svg: &mut Svg) {
    svg.circle(MIDDLE.0, MIDDLE.1, RIM).class("rim").done();
    svg.circle(MIDDLE.0, MIDDLE.1, PETAL.1 + 1.0).class("inner-rim").done();
}

fn petal(svg: &mut Svg, scene: &Scene<'_, Paris>, quarter: &Quarter) {
    let district = quarter.district;
    let (from, to) = PETAL;
    let half = PI / 6.0;
    let (start, end) = (angle(district) - half, angle(district) + half);
    // The gap between two petals is a street of even width.
    let street = 3.0;
    let at = |r: f64, angle: f64, side: f64| {
        let (x, y) = polar(r, angle);
        (x + side * angle.cos(), y + side * angle.sin())
    };
    let [a, b, c, d] = [
        at(from, start, street),
        at(to, start, street),
        at(to, end, -street),
        at(from, end, -street),
    ];
    let outline = Path::default()
        .m(a.0, a.1)
        .l(b.0, b.1)
        .arc(to, false, true, c.0, c.1)
        .l(d.0, d.1)
        .arc(from, false, false, a.0, a.1)
        .z();
    let class = format!("district d{}", district.index() + 1);
    place::open_district(svg, scene, quarter, &class);
    svg.path(&outline).class("petal face").done();
    name(svg, district);
    svg.end();
    let slants = angle(district).sin().abs() > 0.1;
    place::keys_until_fourth(svg, scene, quarter, in_petal(district, 77.0, 0.0), slants);
    place::bank(svg, scene, quarter, in_petal(district, 107.0, -29.0), 19.5);
    place::prizes(svg, scene, quarter, in_petal(district, 116.0, 31.0), (55.0, 23.0));
    for (at, lot) in quarter.spaces.iter().enumerate() {
        let (row, column) = (at / 3, (at % 3) as f64 - 1.0);
        let (r, side) = [(161.0, 60.0), (219.0, 63.0)][row];
        place::lot(svg, scene, quarter, lot, in_petal(district, r, column * side), LOT);
    }
    // Everybody's sums stand in one corner, going round in the same one of each district: no two districts' sums are
    // neighbours. That corner is the last to be built on.
    let round = if angle(district).cos() < -0.01 { -1.0 } else { 1.0 };
    let step = |at: usize| (place::landmark_step(at) + 1.0) % 5.0;
    let landmark = |at: usize| in_petal(district, 273.0, round * (45.0 * (step(at) - 2.0) + 3.0));
    for (at, monument) in quarter.landmarks.iter().enumerate() {
        place::landmark(svg, scene, quarter, monument, landmark(at), 18.0);
    }
    place::offers(svg, scene, quarter, landmark(quarter.landmarks.len()), 18.0);
    let seats = scene.public.players.len() as f64;
    let high = 18.0 * (seats - 1.0) / 2.0;
    let (x, y) = in_petal(district, 246.0, round * -117.0);
    // Beside a level street the column keeps clear of it.
    let level = (angle(district) - PI / 6.0).cos().abs() < 0.1;
    let away = (y - MIDDLE.1).signum();
    let (x, y) = if level {
        (x + 5.0 * (x - MIDDLE.0).signum(), MIDDLE.1 + away * (high + 15.0))
    } else {
        (x, y)
    };
    let row = |seat: usize| (x, y - high + 18.0 * seat as f64);
    place::sums(svg, scene, quarter, row, 8.5);
}

/// The district's name along the rim, never upside down.
fn name(svg: &mut Svg, district: District) {
    let half = PI / 6.0;
    let middle = angle(district);
    let below = middle.cos() < -0.01;
    let r = if below { 312.0 } else { 303.0 };
    let (from, to) =
        if below { (middle + half, middle - half) } else { (middle - half, middle + half) };
    let (a, b) = (polar(r, from), polar(r, to));
    let id = format!("name-{district}");
    svg.path(Path::default().m(a.0, a.1).arc(r, false, !below, b.0, b.1))
        .id(&id)
        .a("fill", "none")
        .done();
    svg.el("text").class("district-name").begin();
    svg.el("textPath")
        .a("href", format!("#{id}").as_str())
        .a("startOffset", "50%")
        .text(district.name());
    svg.end();
}
