//! The board on a phone: the same places in rows, large enough for a thumb.

use paris::{District, Paris, Quarter};
use table::{Game as _, Seat};

use super::{ICONS, place, screen, supply, track};
use crate::board::{Board, Root};
use crate::fit;
use crate::icons;
use crate::scene::Scene;
use crate::svg::Svg;

const WIDTH: f64 = 400.0;

/// The height of a district, with the room for its landmarks.
pub(super) const DISTRICT: f64 = 246.0;
/// The radius of a place for a building.
pub(super) const LOT: f64 = 24.0;
/// The room between two districts.
const GAP: f64 = 6.0;
/// Where the Arc is: below the stacks.
const ARC: f64 = 70.0;
/// Where the districts begin.
const TOP: f64 = ARC + 47.0;
/// The height of the reader's own things: what most games bring behind a screen.
const OWN: f64 = 190.0;
/// The height of another player's things.
const OTHER: f64 = 110.0;

/// The Arc and the districts alone, as a `viewBox`.
pub(super) fn districts() -> String {
    let end = TOP + 3.0 * (DISTRICT + GAP) - GAP;
    format!("0 {} {WIDTH} {}", ARC - 4.0, end - ARC + 8.0)
}

/// Some districts alone, each where it lies on the whole board, with no more icons than they need;
/// and the box around them, as a `viewBox`.
pub(super) fn some(scene: &Scene<'_, Paris>, shown: &[District]) -> (Board, String) {
    let mut body = Svg::default();
    let (mut from, mut to) = ((f64::MAX, f64::MAX), (0.0_f64, 0.0_f64));
    for quarter in scene.public.districts.iter().filter(|it| shown.contains(&it.district)) {
        let (x, y, w, h) = area(quarter.district.index());
        district(&mut body, scene, quarter, (x, y, w, h));
        from = (from.0.min(x), from.1.min(y));
        to = (to.0.max(x + w), to.1.max(y + h));
    }
    let body = body.finish();
    let used = |id: &&&str| body.contains(&format!("#{id}\""));
    let icons: Vec<&str> = ICONS.iter().filter(used).copied().collect();
    let mut svg = Svg::default();
    icons::define(&mut svg, &icons);
    svg.raw(&body);
    let label = &scene.label("draw-paris-board", &[]);
    let board = svg.board(&Root { game: Paris::NAME, size: (WIDTH, to.1), label, rides: None });
    let (w, h) = (to.0 - from.0 + 6.0, to.1 - from.1 + 6.0);
    (board, format!("{} {} {w} {h}", from.0 - 3.0, from.1 - 3.0))
}

/// Where a district lies.
fn area(at: usize) -> (f64, f64, f64, f64) {
    let w = (WIDTH - 14.0) / 2.0;
    let (column, row) = ((at % 2) as f64, (at / 2) as f64);
    (4.0 + column * (w + GAP), TOP + row * (DISTRICT + GAP), w, DISTRICT)
}

/// Draws everything; returns the size.
pub(super) fn board(svg: &mut Svg, scene: &Scene<'_, Paris>) -> (f64, f64) {
    supply::stacks(svg, scene, (4.0, 4.0, WIDTH - 2.0, 62.0));
    place::arc(svg, scene, (40.0, ARC + 21.0), 20.0, true);
    place::arriving(svg, scene, LOT);
    for (at, quarter) in scene.public.districts.iter().enumerate() {
        district(svg, scene, quarter, area(at));
    }
    let mut top = TOP + 3.0 * (DISTRICT + GAP);
    top += bonus(svg, scene, top) + 6.0;
    let first = scene.own.map_or(Seat::new(0), |(seat, _)| seat);
    let seats = scene.public.players.len();
    screen::panel(svg, scene, first, (4.0, top, WIDTH - 8.0, OWN));
    top += OWN + 6.0;
    top += supply::end_tiles(svg, scene, (4.0, top, WIDTH - 3.0)) + 2.0;
    top += supply::market(svg, scene, (4.0, top, WIDTH - 4.0), 6) + 4.0;
    top += supply::reminders(svg, scene, (4.0, top, WIDTH - 4.0), 2) + 4.0;
    top += supply::vp_tiles(svg, scene, (4.0, top, WIDTH - 3.0), 3) + 4.0;
    top += supply::landmarks(svg, scene, (4.0, top, WIDTH - 3.0), 2) + 4.0;
    for seat in first.round(seats).skip(1) {
        screen::panel(svg, scene, seat, (4.0, top, WIDTH - 8.0, OTHER));
        top += OTHER + 6.0;
    }
    (WIDTH, top)
}

pub(super) fn district(
    svg: &mut Svg,
    scene: &Scene<'_, Paris>,
    quarter: &Quarter,
    (x, y, w, h): (f64, f64, f64, f64),
) {
    let name = quarter.district.name();
    let class = format!("district d{}", quarter.district.index() + 1);
    place::open_district(svg, scene, quarter, &class);
    svg.rect(x, y, w, h).round(8.0).class("petal face").done();
    fit::line(svg, (x + 10.0, y + 21.0), "strong", 14.0, w - 66.0, name);
    svg.end();
    place::keys_until_fourth(svg, scene, quarter, (x + w - 28.0, y + 16.0), false);
    place::bank(svg, scene, quarter, (x + 34.0, y + 46.0), 19.0);
    place::prizes(svg, scene, quarter, (x + w - 64.0, y + 46.0), (112.0, 26.0));
    for (at, lot) in quarter.spaces.iter().enumerate() {
        let (row, column) = ((at / 3) as f64, (at % 3) as f64);
        let at = (x + 34.0 + column * 62.0, y + 94.0 + row * 58.0);
        place::lot(svg, scene, quarter, lot, at, LOT);
    }
    let landmark = |at: usize| (x + 20.5 + 38.0 * place::landmark_step(at), y + 201.0);
    for (at, monument) in quarter.landmarks.iter().enumerate() {
        place::landmark(svg, scene, quarter, monument, landmark(at), 19.0);
    }
    place::offers(svg, scene, quarter, landmark(quarter.landmarks.len()), 19.0);
    place::sums(svg, scene, quarter, |seat| (x + 20.0 + 46.0 * seat as f64, y + h - 11.0), 8.5);
}

/// The track in rows of ten: returns its height.
fn bonus(svg: &mut Svg, scene: &Scene<'_, Paris>, top: f64) -> f64 {
    svg.text(6.0, top + 14.0, "head", &scene.label("draw-paris-track", &[]));
    track::start(svg, scene, (WIDTH - 40.0, top + 10.0), 13.0);
    let step = (WIDTH - 6.0) / 6.0;
    let row = 52.0;
    for (at, space) in scene.public.track.iter().enumerate() {
        let middle = (3.0 + step * ((at % 6) as f64 + 0.5), top + 48.0 + (at / 6) as f64 * row);
        track::space(svg, scene, (at + 1, space), middle, (step - 5.0, 42.0));
    }
    24.0 + row * scene.public.track.len().div_ceil(6) as f64
}
