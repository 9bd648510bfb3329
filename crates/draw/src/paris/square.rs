//! The round board where the place for it is nearly as high as wide: the stacks in its corners, the
//! supply beside it, everybody's things below it.

use paris::Paris;
use table::Seat;

use super::{screen, supply, wide};
use crate::scene::Scene;
use crate::svg::Svg;

const WIDTH: f64 = 1000.0;
/// The height of the picture, from the first move to the last.
const HEIGHT: f64 = 926.0;
/// The height of the reader's own things.
const OWN: f64 = 80.0;
/// A stack in a corner that the round board leaves.
const STACK: (f64, f64) = (116.0, 64.0);

/// Draws everything; returns the size.
pub(super) fn board(svg: &mut Svg, scene: &Scene<'_, Paris>) -> (f64, f64) {
    let side = 2.0 * wide::RIM + 2.0;
    let (w, h) = STACK;
    let (right, low) = (side - w - 6.0, side - h - 6.0);
    let corners = [(2.0, 2.0), (right, 2.0), (2.0, low)];
    for (at, (x, y)) in corners.into_iter().take(scene.public.stacks.len()).enumerate() {
        supply::stack(svg, scene, at, (x, y, w, h));
    }
    supply::drawn(svg, scene, (right, low, w, h));
    wide::wheel(svg, scene);
    let (x, w) = (side + 8.0, WIDTH - side - 4.0);
    let mut top = 2.0;
    top += supply::landmarks(svg, scene, (x, top, w), 1) + 4.0;
    top += supply::vp_tiles(svg, scene, (x, top, w), 3) + 4.0;
    top += supply::market(svg, scene, (x, top, w), 3) + 4.0;
    top += supply::reminders(svg, scene, (x, top, w), 3) + 4.0;
    supply::end_tiles(svg, scene, (x, top, w));
    // The reader's own things first, in one row; the others' in another.
    let seats = scene.public.players.len();
    let first = scene.own.map_or(Seat::new(0), |(seat, _)| seat);
    let own = side + 6.0;
    screen::panel(svg, scene, first, (1.0, own, side - 2.0, OWN));
    let below = own + OWN + 4.0;
    let step = (side + 4.0) / (seats - 1) as f64;
    for (at, seat) in first.round(seats).skip(1).enumerate() {
        let area = (1.0 + step * at as f64, below, step - 6.0, HEIGHT - 2.0 - below);
        screen::panel(svg, scene, seat, area);
    }
    (WIDTH, HEIGHT)
}
