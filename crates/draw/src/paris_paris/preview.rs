//! What would happen: where a shop would go, whose would make way, and what tours would bring.

use paris_paris::{Event, LeftOver, Line, ParisParis, Stop, Tile};
use table::Seat;

use super::map::{place_at, shop_face};
use super::plan::{Plan, Point};
use super::{Frame, line_class};
use crate::scene::Scene;
use crate::sign;
use crate::svg::{Path, Svg};

/// The layer of a tile: taking it, and leaving it over.
pub(super) fn preview(
    svg: &mut Svg,
    scene: &Scene<'_, ParisParis>,
    plan: &Plan,
    frame: &Frame,
    tile: Tile,
    left: Option<&LeftOver>,
) {
    let Some(stop) = scene.game.map().find(tile.stop) else { return };
    let at = plan.stops[stop.index()];
    layer(svg, frame, "layer", &tile.to_string());
    svg.circle(at.0, at.1, frame.map.place * 1.2).class("aim").done();
    if let Some(seat) = scene.public.to_act {
        taken(svg, scene, frame, seat, tile, (stop, at));
    }
    if let Some(left) = left {
        gains(svg, scene, plan, frame, &left.events);
    }
    svg.end();
}

/// The shop that would be opened, and the shops that would or could make way for it.
fn taken(
    svg: &mut Svg,
    scene: &Scene<'_, ParisParis>,
    frame: &Frame,
    seat: Seat,
    tile: Tile,
    (stop, at): (Stop, Point),
) {
    let size = frame.map.place;
    let shops = &scene.public.stops[stop.index()].shops;
    let gone = scene.game.displaces(scene.public, tile);
    let place_of = |owner: &Seat| shops.iter().position(|it| it == owner).unwrap_or(0);
    if gone.is_empty() {
        svg.group(&format!("ghost {}", sign::class(seat)));
        shop_face(svg, seat, place_at(at, stop, shops.len(), size), size);
        svg.end();
    }
    for owner in &gone {
        let (x, y) = place_at(at, stop, place_of(owner), size);
        let r = size * 0.42;
        let cross = Path::default().m(x - r, y - r).l(x + r, y + r).m(x + r, y - r).l(x - r, y + r);
        // Either of two is struck out lightly: the player chooses.
        svg.path(&cross).class(if gone.len() > 1 { "strike maybe" } else { "strike" }).done();
    }
}

/// Begins a layer; its points are large enough to read.
fn layer(svg: &mut Svg, frame: &Frame, class: &str, name: &str) {
    let size = frame.map.place * 0.5;
    svg.el("g").class(class).a("data-layer", name).a("font-size", size).begin();
}

/// The layers of the lines: what a tour of each would bring now.
pub(super) fn tours(svg: &mut Svg, scene: &Scene<'_, ParisParis>, plan: &Plan, frame: &Frame) {
    for line in Line::ALL {
        let name = format!("line-{line}");
        let on = scene.marks.layers.contains(&name);
        let class = format!("layer {}{}", line_class(line), if on { " on" } else { "" });
        layer(svg, frame, &class, &name);
        let (_, events) = scene.game.tour(scene.public, line);
        gains(svg, scene, plan, frame, &events);
        svg.end();
    }
}

/// The points that shops score, on each shop.
fn gains(
    svg: &mut Svg,
    scene: &Scene<'_, ParisParis>,
    plan: &Plan,
    frame: &Frame,
    events: &[Event],
) {
    let mut scored: Vec<(usize, Seat, u32)> = Vec::new();
    for event in events {
        let Event::Point { seat, stop, .. } = event else { continue };
        let Some(stop) = scene.game.map().find(stop.word) else { continue };
        match scored.iter_mut().find(|(at, owner, _)| *at == stop.index() && owner == seat) {
            Some((_, _, points)) => *points += 1,
            None => scored.push((stop.index(), *seat, 1)),
        }
    }
    let size = frame.map.place;
    for (stop, seat, points) in scored {
        let owners = &scene.public.stops[stop].shops;
        let place = owners.iter().position(|owner| *owner == seat).unwrap_or(0);
        let stop = Stop::all().nth(stop).expect("the stop is on the map");
        let (x, y) = place_at(plan.stops[stop.index()], stop, place, size);
        svg.el("text")
            .a("x", x)
            .a("y", y + size * 0.95)
            .class(&format!("gain {}", sign::class(seat)))
            .text(&format!("+{points}"));
    }
}

/// The ghost of a move that is being considered.
pub(super) fn ghost(svg: &mut Svg, scene: &Scene<'_, ParisParis>, plan: &Plan, frame: &Frame) {
    let Some((seat, mv)) = scene.marks.ghost else { return };
    let Some(stop) = scene.game.map().find(mv.tile.stop) else { return };
    let shops = &scene.public.stops[stop.index()].shops;
    let gone = scene.game.displaces(scene.public, mv.tile);
    let owner = mv.displaced.or(gone.first().copied());
    let place = owner.and_then(|owner| shops.iter().position(|it| *it == owner));
    let at = plan.stops[stop.index()];
    svg.el("g").id("ghost").class(&format!("ghost {}", sign::class(seat))).begin();
    let place = place.unwrap_or(shops.len());
    shop_face(svg, seat, place_at(at, stop, place, frame.map.place), frame.map.place);
    svg.end();
}
