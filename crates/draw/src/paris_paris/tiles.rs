//! The tiles: those of the round as cards and as marks at their stops, and the parked ones.

use paris_paris::{LeftOver, Line, ParisParis, Tile};
use table::BySeat;

use super::plan::Plan;
use super::preview;
use super::{Frame, about, badge, line_class, line_words, stop_name, tile_id};
use crate::fit;
use crate::icons;
use crate::scene::Scene;
use crate::sign;
use crate::svg::{Path, Svg};

/// The five parking spaces, one for each line.
pub(super) fn parking(svg: &mut Svg, scene: &Scene<'_, ParisParis>, frame: &Frame) {
    let (x, y, w) = frame.parking;
    svg.text(x + 2.0, y + 12.0, "head", &scene.label("draw-pp-parking", &[]));
    let step = w / 5.0;
    for (at, line) in Line::ALL.into_iter().enumerate() {
        let left = x + step * at as f64;
        let (box_w, box_h) = (step - 6.0, 46.0);
        svg.el("g")
            .id(&format!("park-{line}"))
            .class(line_class(line))
            .a("data-shows", &format!("line-{line}"))
            .begin_named(
                &scene.label("about-pp-parking-name", &[("line", line_words(scene, line).1)]),
                &about::line(scene, line, "about-pp-parking"),
            );
        svg.rect(left, y + 20.0, box_w, box_h).round(6.0).class("parking").done();
        if let Some(tile) = scene.public.parked.iter().find(|tile| tile.line == line) {
            let name = stop_name(scene, *tile);
            let title = scene.label(
                "draw-pp-tile",
                &[("stop", name.clone()), ("line", line_words(scene, line).1)],
            );
            svg.el("g")
                .id(&tile_id(*tile))
                .class("tile")
                .begin_named(&title, &about::line(scene, line, "about-pp-parking"));
            svg.rect(left, y + 20.0, box_w, box_h).round(6.0).class("tile-face face").done();
            svg.rect(left, y + 20.0, box_w, 18.0).round(6.0).class("tile-band").done();
            badge(svg, scene, line, left + box_w / 2.0, y + 29.0, 7.5);
            let size = 10.0;
            let lines = fit::wrap(&name, size, box_w - 4.0, 2);
            let from = y + if lines.len() == 1 { 54.0 } else { 49.0 };
            for (at, text) in lines.iter().enumerate() {
                let place = (left + box_w / 2.0, from + 11.0 * at as f64);
                fit::line(svg, place, "mid t10", size, box_w - 4.0, text);
            }
            svg.end();
        } else {
            badge(svg, scene, line, left + box_w / 2.0, y + 43.0, 10.0);
        }
        svg.end();
    }
}

/// The tiles of the round: a mark at each stop, and the cards.
pub(super) fn round(svg: &mut Svg, scene: &Scene<'_, ParisParis>, plan: &Plan, frame: &Frame) {
    let mut tiles = scene.public.tiles.clone();
    tiles.sort_by_key(|tile| (tile.stop, tile.line));
    let (x, y, w, h) = frame.tiles;
    svg.text(
        x + 4.0,
        y + 12.0,
        "head",
        &scene.label(
            "draw-pp-round",
            &[
                ("round", scene.public.round.to_string()),
                ("rounds", scene.public.rounds.to_string()),
            ],
        ),
    );
    let places = scene.public.points.seats() + 1;
    let area = |at: usize| match h {
        0.0 => (x, y + 20.0 + 90.0 * at as f64, w - 1.0, 84.0),
        _ => {
            let step = w / places as f64;
            (x + step * at as f64, y + 20.0, step - 6.0, h - 22.0)
        }
    };
    let left_overs = scene.game.left_overs(scene.public);
    let mut previews = Vec::new();
    for (at, tile) in tiles.iter().enumerate() {
        let again = at > 0 && tiles[at - 1] == *tile;
        let twice = tiles.get(at + 1) == Some(tile);
        let left = left_overs.iter().find(|left| left.tile == *tile);
        if !again {
            mark(svg, scene, plan, frame, (*tile, twice, left));
            previews.push((*tile, left));
        }
        card(svg, scene, *tile, again, left, area(at));
    }
    for at in tiles.len()..places {
        let (x, y, w, h) = area(at);
        svg.rect(x, y, w, h).round(8.0).class("empty-place").done();
    }
    for (tile, left) in previews {
        preview::tile(svg, scene, plan, frame, (tile, left));
    }
    preview::moves(svg, scene, plan, frame);
}

fn tile_label(scene: &Scene<'_, ParisParis>, tile: Tile) -> String {
    scene.label(
        "draw-pp-tile",
        &[("stop", stop_name(scene, tile)), ("line", line_words(scene, tile.line).1)],
    )
}

fn card(
    svg: &mut Svg,
    scene: &Scene<'_, ParisParis>,
    tile: Tile,
    again: bool,
    left: Option<&LeftOver>,
    (x, y, w, h): (f64, f64, f64, f64),
) {
    let parked = scene.public.parked.contains(&tile);
    let copy = if again || parked { "-2" } else { "" };
    let copy = if again && parked { "-3" } else { copy };
    let id = format!("{}{copy}", tile_id(tile));
    let class = format!("tile {}", line_class(tile.line));
    scene.open_pick(
        svg,
        &id,
        &class,
        &tile.to_string(),
        (&tile_label(scene, tile), &about::tile(scene, tile, left)),
    );
    svg.rect(x, y, w, h).round(8.0).class("tile-face face").done();
    let name = stop_name(scene, tile);
    let lying = w > 1.6 * h;
    // A card that lies has its band on the left, one that stands above.
    let (band, size, middle, room) = if lying {
        svg.rect(x + 2.0, y + 2.0, 30.0, h - 4.0).round(6.0).class("tile-band").done();
        let along = svg.line(x + 17.0, y + 8.0, x + 17.0, y + h - 8.0);
        along.class("weave").a("stroke-width", 4.0).done();
        ((x + 17.0, y + h / 2.0), 16.0, (x + 42.0, y + 26.0), w - 50.0)
    } else {
        svg.rect(x + 2.0, y + 2.0, w - 4.0, 24.0).round(6.0).class("tile-band").done();
        let along = svg.line(x + 8.0, y + 14.0, x + w - 8.0, y + 14.0);
        along.class("weave").a("stroke-width", 4.0).done();
        let size = if w > 100.0 { 16.0 } else { 13.0 };
        let middle = (x + w / 2.0, y + 26.0 + (h - 74.0) / 2.0 + size * 0.35);
        ((x + w / 2.0, y + 14.0), size, middle, w - 10.0)
    };
    badge(svg, scene, tile.line, band.0, band.1, 10.0);
    let lines = fit::wrap(&name, size, room, if lying { 1 } else { 3 });
    for (at, text) in lines.iter().enumerate() {
        let drop = (at as f64 - (lines.len() - 1) as f64 / 2.0) * size * 1.1;
        let place = (middle.0, middle.1 + drop);
        fit::sized(svg, place, if lying { "" } else { "mid" }, size, room, text);
    }
    if let Some(left) = left {
        let from = if lying { x + 40.0 } else { x + 6.0 };
        let room = x + w - from;
        svg.el("g").class("left").a("data-shows", &preview::left_name(tile)).begin();
        svg.rect(from, y + h - 46.0, room - 4.0, 44.0).class("hit").done();
        tour(svg, "i-pin", &left.small_tour, (from, y + h - 35.0), room);
        if let Some(points) = &left.grand_tour {
            tour(svg, "i-bus", points, (from, y + h - 14.0), room);
        }
        svg.end();
    }
    svg.end();
}

/// One line of what leaving a tile over would bring: a sign and the points of each player.
fn tour(svg: &mut Svg, icon: &str, points: &BySeat<u16>, (x, y): (f64, f64), w: f64) {
    icons::draw(svg, icon, x + 7.0, y, 14.0);
    let scoring: Vec<_> = points.iter().filter(|(_, points)| **points > 0).collect();
    if scoring.is_empty() {
        svg.text(x + 20.0, y + 4.0, "t12 soft", "0");
    }
    let step = ((w - 28.0) / scoring.len().max(1) as f64).min(38.0);
    for (at, (seat, points)) in scoring.into_iter().enumerate() {
        let left = x + 18.0 + step * at as f64;
        let small = if step < 30.0 { 5.0 } else { 7.0 };
        sign::sign(svg, seat, left + small, y, small);
        svg.text(left + 2.0 * small + 3.0, y + 4.0, "t12", &points.to_string());
    }
}

/// The tile's mark: a pin at its stop.
fn mark(
    svg: &mut Svg,
    scene: &Scene<'_, ParisParis>,
    plan: &Plan,
    frame: &Frame,
    (tile, twice, left): (Tile, bool, Option<&LeftOver>),
) {
    let Some(stop) = scene.game.map().find(tile.stop) else { return };
    let (x, y) = plan.stops[stop.index()];
    let size = frame.map.place;
    let lines = &scene.public.stops[stop.index()].lines;
    let second = lines.len() == 2 && lines[1] == tile.line;
    let side = if second { 1.0 } else { -1.0 };
    let out = if stop.is_crossing() { size * 0.5 } else { 0.0 };
    let (x, foot) = (x + side * out, y - size * 0.52);
    let r = (size * 0.48).max(10.0);
    let head = foot - r * 1.35;
    let id = format!("mark-{}-{}", tile.stop, tile.line);
    let class = format!("mark {}", line_class(tile.line));
    scene.open_pick(
        svg,
        &id,
        &class,
        &tile.to_string(),
        (&tile_label(scene, tile), &about::tile(scene, tile, left)),
    );
    svg.circle(x, head, r * 1.3).class("hit").done();
    let pin = Path::default()
        .m(x, foot)
        .q(x - r * 0.35, foot - r * 0.5, x - r * 0.8, head + r * 0.6)
        .arc(r, true, true, x + r * 0.8, head + r * 0.6)
        .q(x + r * 0.35, foot - r * 0.5, x, foot)
        .z();
    svg.path(&pin).class("pin face").done();
    let letter = line_words(scene, tile.line).0;
    let text = if twice { format!("{letter}²") } else { letter };
    svg.el("text")
        .a("x", x)
        .a("y", head + r * 0.42)
        .a("font-size", r * 1.2)
        .class("badge-letter")
        .text(&text);
    svg.end();
}
