//! What the things of Paris Paris do and bring, as sentences.

use paris_paris::{Line, ParisParis, Prospect, StopView, Tile};
use table::{BySeat, Seat};

use super::stop_name;
use crate::scene::Scene;
use crate::sign;

/// The points of each player who gets any: `A 7, B 12`.
pub(super) fn sums(scene: &Scene<'_, ParisParis>, points: &BySeat<u16>) -> String {
    ranges(scene, &BySeat::from_fn(points.seats(), |seat| (points[seat], points[seat])))
}

/// The same where they can be more or less: `A 7–8, B 12`.
fn ranges(scene: &Scene<'_, ParisParis>, points: &BySeat<(u16, u16)>) -> String {
    let scoring: Vec<String> = points
        .iter()
        .filter(|(_, (_, most))| *most > 0)
        .map(|(seat, points)| format!("{} {}", sign::letter(seat), range(*points)))
        .collect();
    if scoring.is_empty() {
        scene.label("about-pp-nobody", &[])
    } else {
        scene.labels.list(scoring)
    }
}

/// Points that are certain, or the least and the most they can be.
pub(super) fn range((least, most): (u16, u16)) -> String {
    if least == most { least.to_string() } else { format!("{least}–{most}") }
}

/// A stop or a crossing.
pub(super) fn stop(scene: &Scene<'_, ParisParis>, view: &StopView) -> String {
    let crossing = view.lines.len() > 1;
    scene.label(if crossing { "about-pp-crossing" } else { "about-pp-stop" }, &[])
}

/// A tile of the round: what taking it does, and what leaving it over would bring.
pub(super) fn tile(scene: &Scene<'_, ParisParis>, tile: Tile, left: Option<&Prospect>) -> String {
    let stop = ("stop", stop_name(scene, tile));
    let Some(left) = left else { return String::new() };
    let small = ("small", ranges(scene, &left.small_tour()));
    let brings = match left.grand_tour() {
        None => scene.label("about-pp-tile", &[stop, small]),
        Some(points) => {
            let grand = ("grand", ranges(scene, &points));
            scene.label("about-pp-tile-grand", &[stop, small, grand])
        }
    };
    let mut said = vec![brings];
    match &left.by[..] {
        [] => said.push(scene.label("about-pp-early", &[])),
        [_] => {}
        _ => said.push(scene.label("about-pp-either", &[])),
    }
    said.extend(way(scene, tile));
    said.join(" ")
}

/// What becomes of the shops at a tile's stop, where that is full.
fn way(scene: &Scene<'_, ParisParis>, tile: Tile) -> Option<String> {
    let (viewer, _) = scene.own?;
    let gone = gone(scene, tile);
    match &gone[..] {
        [] => None,
        [own] if *own == viewer => Some(scene.label("about-pp-renews", &[])),
        [other] => {
            let player = ("player", sign::letter(*other).to_owned());
            Some(scene.label("about-pp-makes-way", &[player]))
        }
        _ => Some(scene.label("about-pp-whose-shop", &[])),
    }
}

/// Whose shops may have to go if the viewer takes a tile, whose turn it is.
pub(super) fn gone(scene: &Scene<'_, ParisParis>, tile: Tile) -> Vec<Seat> {
    match scene.own {
        Some((viewer, _)) if scene.public.to_act == Some(viewer) => {
            scene.game.displaces(scene.public, tile)
        }
        _ => Vec::new(),
    }
}

/// A line, or its parking space: what its grand tour would bring now.
pub(super) fn line(scene: &Scene<'_, ParisParis>, line: Line, id: &str) -> String {
    let (points, _) = scene.game.tour(scene.public, line);
    scene.label(id, &[("grand", sums(scene, &points))])
}
