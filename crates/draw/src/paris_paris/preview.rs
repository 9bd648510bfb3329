//! What would happen: where a shop would go, whose would make way, and what tours would bring.

use paris_paris::{Event, Line, Outlook, ParisParis, Prospect, Stop, Tile};
use table::Seat;

use super::kept;
use super::map::{place_at, places, places_of, shop_face};
use super::naming::Rect;
use super::plan::{Point, TownPlan};
use super::{Frame, line_class, stop_name};
use crate::fit;
use crate::scene::Scene;
use crate::sign;
use crate::svg::{Path, Svg};

/// The layer of a tile: where it is. What leaving it over would bring is a layer of its own.
pub(super) fn tile(
    svg: &mut Svg,
    scene: &Scene<'_, ParisParis>,
    plan: &TownPlan,
    frame: &Frame,
    (tile, left): (Tile, Option<&Prospect>),
) {
    let Some(stop) = scene.game.map().find(tile.stop) else { return };
    let at = plan.stops[stop.index()];
    layer(svg, frame, "layer", "data-layer", &tile.to_string());
    let (w, h) = (frame.map.place * f64::from(stop.places()) + 14.0, frame.map.place + 14.0);
    svg.rect(at.0 - w / 2.0, at.1 - h / 2.0, w, h).round(h * 0.28).class("aim").done();
    svg.end();
    if let Some(left) = left {
        layer(svg, frame, "layer", "data-layer", &left_name(tile));
        let stop = ("stop", stop_name(scene, tile));
        let text = match &left.by[..] {
            [] => "draw-pp-if-left-now",
            [_] => "draw-pp-if-left",
            _ => "draw-pp-if-left-least",
        };
        caption(svg, frame, &scene.label(text, &[stop]));
        // With two tiles the other one opens a shop first.
        let opened = match (scene.public.to_act, &left.by[..]) {
            (Some(seat), [first, ..]) => {
                placed(svg, scene, plan, frame, (seat, first));
                opens(scene, (seat, first))
            }
            _ => None,
        };
        let sure = left.tours.iter().map(|tours| scored(scene, &tours.events));
        let sure = sure.reduce(|one, other| least(&one, &other)).unwrap_or_default();
        gains(svg, scene, plan, frame, (&sure, opened));
        svg.end();
    }
}

/// The name of the layer of a tile that is left over.
pub(super) fn left_name(tile: Tile) -> String {
    format!("left {tile}")
}

/// For the player to act, a layer for each legal move: the new shop, the one that makes way, and
/// the points of the tours that are certain to follow. Nothing else, so that it comes true.
pub(super) fn moves(svg: &mut Svg, scene: &Scene<'_, ParisParis>, plan: &TownPlan, frame: &Frame) {
    let Some((seat, _)) = scene.own.filter(|(seat, _)| scene.public.to_act == Some(*seat)) else {
        return;
    };
    for outlook in scene.game.outlooks(scene.public) {
        layer(svg, frame, "layer move", "data-of", &outlook.mv.to_string());
        placed(svg, scene, plan, frame, (seat, &outlook));
        if let Some(tours) = &outlook.tours {
            let stop = stop_name(scene, tours.tile);
            caption(svg, frame, &scene.label("draw-pp-then", &[("stop", stop)]));
            let opened = opens(scene, (seat, &outlook));
            gains(svg, scene, plan, frame, (&scored(scene, &tours.events), opened));
        }
        svg.end();
    }
}

/// The stop at which a move opens a shop, and the place it has there.
fn opens(
    scene: &Scene<'_, ParisParis>,
    (seat, outlook): (Seat, &Outlook),
) -> Option<(Stop, usize)> {
    let stop = scene.game.map().find(outlook.mv.tile.stop)?;
    Some((stop, place_of(scene, stop, (seat, outlook.gone))))
}

/// The place of a stop that a seat's new shop has once another made way.
fn place_of(
    scene: &Scene<'_, ParisParis>,
    stop: Stop,
    (seat, gone): (Seat, Option<Seat>),
) -> usize {
    let view = &scene.public.stops[stop.index()];
    if stop.is_crossing() && kept::known(scene, view).is_some() {
        let mut taken: Vec<(Seat, usize)> =
            view.shops.iter().copied().zip(places_of(scene, view)).collect();
        if let Some(at) = gone.and_then(|owner| taken.iter().position(|it| it.0 == owner)) {
            let (owner, place) = taken.remove(at);
            // A shop that its owner renews stays where it is.
            if owner == seat {
                return place;
            }
        }
        return kept::wished(seat, |at| taken.iter().all(|it| it.1 != at));
    }
    let mut shops = staying(scene, stop, gone);
    let at = shops.partition_point(|it| *it <= seat);
    shops.insert(at, seat);
    places(&shops)[at]
}

/// The place of a stop where a seat has a shop.
fn stands(scene: &Scene<'_, ParisParis>, stop: Stop, seat: Seat) -> Option<usize> {
    let view = &scene.public.stops[stop.index()];
    view.shops
        .iter()
        .zip(places_of(scene, view))
        .find(|(owner, _)| **owner == seat)
        .map(|(_, place)| place)
}

/// The stop as a move leaves it: the shop that it opens as a ghost, those that stay where they will stand, and the one
/// that makes way above it, struck out.
fn placed(
    svg: &mut Svg,
    scene: &Scene<'_, ParisParis>,
    plan: &TownPlan,
    frame: &Frame,
    (seat, outlook): (Seat, &Outlook),
) {
    let Some(stop) = scene.game.map().find(outlook.mv.tile.stop) else { return };
    let (at, size) = (plan.stops[stop.index()], frame.map.place);
    let new = place_of(scene, stop, (seat, outlook.gone));
    let gone = outlook.gone.filter(|owner| *owner != seat);
    let stay: Vec<Seat> = staying(scene, stop, outlook.gone);
    // Nothing of what stands there now is seen through the ghost.
    let bare = |svg: &mut Svg, place: usize| {
        let ((x, y), r) = (place_at(at, stop, place, size), size / 2.0);
        let ground = [(x - r, y - r), (x + r, y - r), (x + r, y + r), (x - r, y + r)];
        svg.path(Path::default().polygon(&ground)).class("bare").done();
    };
    bare(svg, new);
    svg.el("g")
        .class(&format!("ghost {}", sign::class(seat)))
        .a("data-seat", &seat.to_string())
        .begin();
    shop_face(svg, seat, place_at(at, stop, new, size), size);
    svg.end();
    let Some(owner) = gone else { return };
    if stop.is_crossing() {
        // Of those that stay there is one at most: it has the other place.
        for other in stay {
            bare(svg, 1 - new);
            svg.el("g").class(&format!("stays {}", sign::class(other))).begin();
            shop_face(svg, other, place_at(at, stop, 1 - new, size), size);
            svg.end();
        }
    }
    let (x, y) = place_at(at, stop, stands(scene, stop, owner).unwrap_or(new), size);
    leaves(svg, owner, (x, y - LEAVES * size), size * SMALL);
}

/// How far above its place a shop that makes way is shown, clear of the frame around what was picked, and how large, in
/// sizes of a shop.
const LEAVES: f64 = 1.08;
const SMALL: f64 = 0.74;

/// A shop that makes way: above its stop, struck out.
fn leaves(svg: &mut Svg, owner: Seat, (x, y): Point, size: f64) {
    svg.el("g").class(&format!("leaves {}", sign::class(owner))).begin();
    shop_face(svg, owner, (x, y), size);
    svg.end();
    let r = size * 0.5;
    let cross = Path::default().m(x - r, y - r).l(x + r, y + r).m(x + r, y - r).l(x - r, y + r);
    svg.path(&cross).class("strike").a("data-seat", &owner.to_string()).done();
}

/// The owners of the shops at a stop without the one that makes way.
fn staying(scene: &Scene<'_, ParisParis>, stop: Stop, gone: Option<Seat>) -> Vec<Seat> {
    let mut shops = scene.public.stops[stop.index()].shops.clone();
    if let Some(at) = gone.and_then(|owner| shops.iter().position(|it| *it == owner)) {
        shops.remove(at);
    }
    shops
}

/// A line over the map that says under which condition the points hold.
fn caption(svg: &mut Svg, frame: &Frame, text: &str) {
    // On a phone the map has no room above its stops; the heading of the tiles has.
    let (x, y, w, _) = if frame.columns == 1 { frame.tiles } else { frame.ground };
    let y = if frame.columns == 1 { y - 9.0 } else { y };
    let wide = (fit::width(text, CAPTION) + 24.0).min(w - 16.0);
    // In the corner that no line reaches.
    let middle = if frame.columns == 1 { x + w / 2.0 } else { x + 8.0 + wide / 2.0 };
    svg.rect(middle - wide / 2.0, y + 6.0, wide, CAPTION * 1.8).round(6.0).class("plate").done();
    let at = (middle, y + 6.0 + CAPTION * 1.25);
    fit::sized(svg, at, "plate-text", CAPTION, wide - 12.0, text);
}

/// The font size of a caption.
const CAPTION: f64 = 15.0;

/// Begins a layer; its points are large enough to read.
fn layer(svg: &mut Svg, frame: &Frame, class: &str, kind: &str, name: &str) {
    let size = font(frame.map.place);
    svg.el("g").class(class).a(kind, name).a("font-size", size).begin();
}

/// The layers of the lines: what a tour of each would bring now.
pub(super) fn tours(svg: &mut Svg, scene: &Scene<'_, ParisParis>, plan: &TownPlan, frame: &Frame) {
    for line in Line::ALL {
        let name = format!("line-{line}");
        let on = scene.marks.layers.contains(&name);
        let class = format!("layer {}{}", line_class(line), if on { " on" } else { "" });
        layer(svg, frame, &class, "data-layer", &name);
        let (_, events) = scene.game.tour(scene.public, line);
        gains(svg, scene, plan, frame, (&scored(scene, &events), None));
        svg.end();
    }
}

/// How many points the shops of a seat score at a stop.
type Scored = (Stop, Seat, u32);

/// The points that events tell of.
fn scored(scene: &Scene<'_, ParisParis>, events: &[Event]) -> Vec<Scored> {
    let mut scored: Vec<Scored> = Vec::new();
    for event in events {
        let Event::Point { seat, stop, .. } = event else { continue };
        let Some(stop) = scene.game.map().find(stop.word) else { continue };
        match scored.iter_mut().find(|(at, owner, _)| *at == stop && owner == seat) {
            Some((_, _, points)) => *points += 1,
            None => scored.push((stop, *seat, 1)),
        }
    }
    scored
}

/// What is scored in either case.
fn least(one: &[Scored], other: &[Scored]) -> Vec<Scored> {
    let both = one.iter().filter_map(|&(stop, seat, points)| {
        let (_, _, more) = other.iter().find(|it| (it.0, it.1) == (stop, seat))?;
        Some((stop, seat, points.min(*more)))
    });
    both.collect()
}

/// The points that shops score, above each shop or below it so that its letter and all names are seen; one that is only
/// being opened has its place given.
fn gains(
    svg: &mut Svg,
    scene: &Scene<'_, ParisParis>,
    plan: &TownPlan,
    frame: &Frame,
    (scored, opened): (&[Scored], Option<(Stop, usize)>),
) {
    let size = frame.map.place;
    for &(stop, seat, points) in scored {
        let opens = opened.filter(|(at, _)| *at == stop).map(|(_, place)| place);
        let place = stands(scene, stop, seat).or(opens).unwrap_or(0);
        let (x, y) = place_at(plan.stops[stop.index()], stop, place, size);
        svg.el("text")
            .a("x", x)
            .a("y", y + drop(plan, (x, y), size, points))
            .class(&format!("gain {}", sign::class(seat)))
            .a("data-gain", &format!("{seat} {}", scene.public.stops[stop.index()].stop))
            .text(&format!("+{points}"));
    }
}

/// How far below the middle of a shop its points stand: above it, else below it, else on its awning, where they cover
/// no name.
pub(super) fn drop(plan: &TownPlan, (x, y): Point, size: f64, points: u32) -> f64 {
    let font = font(size);
    // The ground of the points reaches a little over their letters.
    let (w, h) = (fit::width(&format!("+{points}"), font) + font * 0.6, font * 1.3);
    let covered = |by: f64| -> f64 {
        let room = Rect { x: x - w / 2.0, y: y + by - font * 1.0, w, h };
        // Nor the points of a stop above or below.
        let others = Stop::all().filter_map(|stop| {
            let at = plan.stops[stop.index()];
            let w = size * f64::from(stop.places());
            let around = Rect { x: at.0 - w / 2.0, y: at.1 - size / 2.0, w, h: size * 1.6 };
            (around.away((x, y)) > 0.0).then(|| around.overlap(room))
        });
        let names = plan.name_rooms.iter().map(|name| 3.0 * name.overlap(room));
        names.chain(others).sum()
    };
    let places = [-0.58, 0.92, -0.2].map(|share| size * share);
    // The first of those that are equally good.
    places.into_iter().min_by(|a, b| covered(*a).total_cmp(&covered(*b))).expect("there are places")
}

/// The size of the points over a map.
fn font(size: f64) -> f64 {
    (size * 0.5).max(13.0)
}

/// The ghost of a move that is being considered.
pub(super) fn ghost(svg: &mut Svg, scene: &Scene<'_, ParisParis>, plan: &TownPlan, frame: &Frame) {
    let Some((seat, mv)) = scene.marks.ghost else { return };
    let outlooks = scene.game.outlooks(scene.public);
    let Some(outlook) = outlooks.iter().find(|outlook| outlook.mv == mv) else { return };
    svg.el("g").id("ghost").begin();
    placed(svg, scene, plan, frame, (seat, outlook));
    svg.end();
}
