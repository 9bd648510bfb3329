//! The board of Paris in rows, for a wide screen: the districts of the phone's drawing in three
//! columns, the track below them, and the rest as beside the round board.

use paris::Paris;

use super::{narrow, place, track, wide};
use crate::scene::Scene;
use crate::svg::Svg;

/// The width of the part with the districts.
const BOARD: f64 = 756.0;
const GAP: f64 = 6.0;

/// Draws everything; returns the size.
pub(super) fn board(svg: &mut Svg, scene: &Scene<'_, Paris>) -> (f64, f64) {
    place::arc(svg, scene, (40.0, 25.0), 20.0, true);
    place::arriving(svg, scene, narrow::LOT);
    let w = (BOARD - 4.0 - 2.0 * GAP) / 3.0;
    let mut top = 50.0;
    for row in scene.public.districts.chunks(3) {
        for (at, quarter) in row.iter().enumerate() {
            let area = (2.0 + at as f64 * (w + GAP), top, w, narrow::DISTRICT);
            narrow::district(svg, scene, quarter, area);
        }
        top += narrow::DISTRICT + GAP;
    }
    track::start(svg, scene, (BOARD - 40.0, 25.0), 20.0);
    let (step, row) = ((BOARD - 2.0) / 10.0, 62.0);
    for (at, space) in scene.public.track.iter().enumerate() {
        let x = 2.0 + step * ((at % 10) as f64 + 0.5);
        let middle = (x, top + 28.0 + (at / 10) as f64 * row);
        track::space(svg, scene, (at + 1, space), middle, (step - 6.0, 46.0));
    }
    wide::beside(svg, scene)
}
