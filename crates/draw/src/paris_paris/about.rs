//! What the things of Paris Paris do and bring, as sentences.

use paris_paris::{LeftOver, Line, ParisParis, StopView, Tile};
use table::BySeat;

use super::stop_name;
use crate::scene::Scene;
use crate::sign;

/// The points of each player who gets any: `A 7, B 12`.
pub(super) fn sums(scene: &Scene<'_, ParisParis>, points: &BySeat<u16>) -> String {
    let scoring: Vec<String> = points
        .iter()
        .filter(|(_, points)| **points > 0)
        .map(|(seat, points)| format!("{} {points}", sign::letter(seat)))
        .collect();
    if scoring.is_empty() {
        scene.label("about-pp-nobody", &[])
    } else {
        scene.labels.list(scoring)
    }
}

/// A stop or a crossing.
pub(super) fn stop(scene: &Scene<'_, ParisParis>, view: &StopView) -> String {
    let crossing = view.lines.len() > 1;
    scene.label(if crossing { "about-pp-crossing" } else { "about-pp-stop" }, &[])
}

/// A tile of the round: what taking it does, and what leaving it over would bring.
pub(super) fn tile(scene: &Scene<'_, ParisParis>, tile: Tile, left: Option<&LeftOver>) -> String {
    let stop = ("stop", stop_name(scene, tile));
    let Some(left) = left else { return String::new() };
    let small = ("small", sums(scene, &left.small_tour));
    match &left.grand_tour {
        None => scene.label("about-pp-tile", &[stop, small]),
        Some(points) => {
            let grand = ("grand", sums(scene, points));
            scene.label("about-pp-tile-grand", &[stop, small, grand])
        }
    }
}

/// A line, or its parking space: what its grand tour would bring now.
pub(super) fn line(scene: &Scene<'_, ParisParis>, line: Line, id: &str) -> String {
    let (points, _) = scene.game.tour(scene.public, line);
    scene.label(id, &[("grand", sums(scene, &points))])
}
