//! The map: river, lines, stops with their names, and the shops.

use paris_paris::{Line, ParisParis, Stop, StopView};
use table::Seat;

use super::plan::{Point, TownPlan};
use super::town::{GARDENS, SIGHTS};
use super::{Frame, about, badge, kept, line_class, line_words};
use crate::fit;
use crate::scene::Scene;
use crate::sign;
use crate::svg::{Path, Svg};

/// The town: gardens, the Seine with its islands, bridges and sights, cut off at the map's edge.
pub(super) fn town(svg: &mut Svg, plan: &TownPlan, frame: &Frame) {
    let (x, y, w, h) = frame.ground;
    svg.el("clipPath").id("pp-ground").begin();
    svg.rect(x, y, w, h).round(8.0).done();
    svg.end();
    let width = frame.map.place;
    svg.el("g").class("decor").a("clip-path", "url(#pp-ground)").begin();
    for &((x, y), _) in &plan.gardens {
        let (rx, ry) = (width * 1.9, width * 1.15);
        svg.el("ellipse").a("cx", x).a("cy", y).a("rx", rx).a("ry", ry).class("park").done();
    }
    let course = smooth(&plan.seine, 1.0);
    svg.path(&course).class("quay").a("stroke-width", width * 1.2).done();
    svg.path(&course).class("seine").a("stroke-width", width * 1.04).id("pp-seine").done();
    for (&((x, y), turn), size) in plan.islands.iter().zip([1.25, 0.85]) {
        let (long, short) = (width * size, width * 0.3);
        let turn = format!("rotate({turn:.0} {x:.0} {y:.0})");
        svg.el("ellipse")
            .a("cx", x)
            .a("cy", y)
            .a("rx", long)
            .a("ry", short)
            .a("transform", &turn)
            .class("island")
            .done();
    }
    if let Some((_, start)) = plan.river_name {
        svg.el("text").a("font-size", frame.map.font).class("river-name").begin();
        svg.el("textPath")
            .a("href", "#pp-seine")
            .a("startOffset", format!("{:.0}%", start * 100.0).as_str())
            .text("la Seine");
        svg.end();
    }
    for &((x, y), (dx, dy)) in &plan.bridges {
        let long = width * 0.72;
        svg.line(x - dx * long, y - dy * long, x + dx * long, y + dy * long)
            .class("bridge")
            .a("stroke-width", width * 0.36 + 9.0)
            .done();
    }
    for (sight, at) in SIGHTS.iter().zip(&plan.sights) {
        let Some((x, y)) = at else { continue };
        let side = width * 1.15;
        let move_to = format!(
            "translate({:.1} {:.1}) scale({:.3})",
            x - side / 2.0,
            y - side / 2.0,
            side / 24.0
        );
        svg.path(sight.picture).class("sight").a("transform", &move_to).done();
    }
    for ((_, at), (_, name)) in plan.gardens.iter().zip(GARDENS) {
        let Some((x, y)) = at else { continue };
        let size = frame.map.font;
        svg.el("text")
            .a("x", *x)
            .a("y", y + size * 0.35)
            .a("font-size", size)
            .class("park-name")
            .text(name);
    }
    svg.end();
}

/// The lines as thick strokes with a pattern, and a badge at each end.
pub(super) fn lines(svg: &mut Svg, scene: &Scene<'_, ParisParis>, plan: &TownPlan, frame: &Frame) {
    let width = frame.map.place * 0.34;
    for line in Line::ALL {
        let stops = scene.game.map().line(line).map(|stop| plan.stops[stop.index()]);
        let (_, name) = line_words(scene, line);
        svg.el("g")
            .id(&format!("line-{line}"))
            .class(&format!("bus-line {}", line_class(line)))
            .a("data-shows", &format!("line-{line}"))
            .begin_named(&name, &about::line(scene, line, "about-pp-line"));
        let course = rounded(&stops, frame.map.place * 0.7);
        svg.path(&course).class("casing").a("stroke-width", width + 5.0).done();
        svg.path(&course).class("course").a("stroke-width", width).done();
        svg.path(&course).class("weave").a("stroke-width", width * 0.24).done();
        svg.end();
    }
    for line in Line::ALL {
        let stops = scene.game.map().line(line);
        let (letter, name) = line_words(scene, line);
        for (at_end, (end, at)) in
            [stops[0], stops[6]].into_iter().zip(plan.ends[line.index()]).enumerate()
        {
            let from = plan.stops[end.index()];
            svg.el("g")
                .a("data-shows", &format!("line-{line}"))
                .begin_named(&name, &about::line(scene, line, "about-pp-line"));
            svg.line(from.0, from.1, at.0, at.1)
                .class(&format!("stub {}", line_class(line)))
                .a("stroke-width", width * 0.6)
                .done();
            let (left, right) = (frame.ground.0 + 13.0, frame.ground.0 + frame.ground.2 - 13.0);
            badge(svg, scene, line, at.0.clamp(left, right), at.1, frame.map.place * 0.36);
            // The name stands where the line begins.
            if let Some((x, y)) = plan.line_names[line.index()].filter(|_| at_end == 0) {
                let size = frame.map.font;
                let text = format!("{letter} · {name} ▸");
                // The letters are bold.
                let w = (1.13 * fit::width(&text, size) + 14.0).min(size * 10.8);
                let h = size * 1.6;
                svg.el("g").class("line-name").begin();
                svg.rect(x - w / 2.0, y - h / 2.0, w, h)
                    .round(h * 0.4)
                    .class(&format!("badge {}", line_class(line)))
                    .done();
                let class = format!("badge-letter {}", line_class(line));
                fit::sized(svg, (x, y + size * 0.35), &class, size, w - 10.0, &text);
                svg.end();
            }
            svg.end();
        }
    }
}

/// The stops with their names.
pub(super) fn stops(svg: &mut Svg, scene: &Scene<'_, ParisParis>, plan: &TownPlan, frame: &Frame) {
    for (stop, name) in Stop::all().zip(&plan.names) {
        let size = frame.map.font;
        let class = if stop.is_crossing() { "stop-name strong" } else { "stop-name" };
        for (at, line) in name.lines.iter().enumerate() {
            svg.el("text")
                .a("x", name.at.0)
                .a("y", name.at.1 + at as f64 * size * 1.08)
                .a("font-size", size)
                .class(class)
                .text(line);
        }
    }
    let last = scene.marks.last.map(|(_, mv)| mv.tile.stop);
    for (stop, view) in Stop::all().zip(&scene.public.stops) {
        let class = if last == Some(view.stop) { "stop last" } else { "stop" };
        let at = plan.stops[stop.index()];
        let (w, h) = (frame.map.place * f64::from(stop.places()) + 6.0, frame.map.place + 6.0);
        svg.el("g")
            .id(&format!("stop-{}", view.stop))
            .class(class)
            .begin_named(&describe(scene, view), &about::stop(scene, view));
        svg.rect(at.0 - w / 2.0, at.1 - h / 2.0, w, h).round(h * 0.3).class("face").done();
        for place in 0..usize::from(stop.places()) {
            let (x, y) = place_at(at, stop, place, frame.map.place);
            if !places_of(scene, view).contains(&place) {
                svg.circle(x, y, frame.map.place * 0.26).class("free-place").done();
            }
        }
        svg.end();
    }
}

/// The shops.
pub(super) fn shops(svg: &mut Svg, scene: &Scene<'_, ParisParis>, plan: &TownPlan, frame: &Frame) {
    let acts = scene.own.is_some_and(|(seat, _)| scene.public.to_act == Some(seat));
    let outlooks = if acts { scene.game.outlooks(scene.public) } else { Vec::new() };
    for (stop, view) in Stop::all().zip(&scene.public.stops) {
        let at = plan.stops[stop.index()];
        // Whose shop goes is asked only where the rules leave a choice; elsewhere a click on a shop is
        // meant for the stop.
        let asked = outlooks
            .iter()
            .any(|outlook| outlook.mv.tile.stop == view.stop && outlook.mv.displaced.is_some());
        for (nth, (&owner, place)) in view.shops.iter().zip(places_of(scene, view)).enumerate() {
            let id = kept::id(view, nth, owner);
            let at = place_at(at, stop, place, frame.map.place);
            shop(svg, scene, (view, asked), owner, &id, at, frame.map.place);
        }
    }
}

/// The places of a stop's shops.
pub(super) fn places_of(scene: &Scene<'_, ParisParis>, view: &StopView) -> Vec<usize> {
    kept::known(scene, view).unwrap_or_else(|| places(&view.shops))
}

/// The places of a crossing's shops where nobody knows how they came there. Every seat has its side, so that no shop
/// moves when another comes or goes, but where both have the same.
pub(super) fn places(shops: &[Seat]) -> Vec<usize> {
    let side = |seat: &Seat| seat.index() % 2;
    match shops {
        [one] => vec![side(one)],
        [one, other] if side(one) > side(other) => vec![1, 0],
        _ => (0..shops.len()).collect(),
    }
}

/// The middle of one of a stop's places.
pub(super) fn place_at(at: Point, stop: Stop, place: usize, size: f64) -> Point {
    if stop.is_crossing() { (at.0 + (place as f64 - 0.5) * size, at.1) } else { at }
}

/// A shop: an awning in the owner's colour over the owner's sign. Where it is asked whose shop goes, it
/// can be picked.
fn shop(
    svg: &mut Svg,
    scene: &Scene<'_, ParisParis>,
    (view, asked): (&StopView, bool),
    owner: Seat,
    id: &str,
    at: Point,
    size: f64,
) {
    let mut offered: Vec<_> = scene.public.tiles.iter().filter(|it| it.stop == view.stop).collect();
    offered.dedup();
    // With two tiles of this stop on the table the tile has to be picked as well.
    let pick = match offered.as_slice() {
        [tile] => format!("{tile} x{owner}"),
        _ => format!("x{owner}"),
    };
    let class = format!("shop {}", sign::class(owner));
    let label = scene.label(
        "draw-pp-shop",
        &[("player", sign::letter(owner).to_owned()), ("stop", view.name.clone())],
    );
    let about = scene.label("about-pp-shop", &[]);
    if asked {
        scene.open_pick(svg, id, &class, &pick, (&label, &about));
    } else {
        // A click on it is meant for the stop, where that can be picked.
        let through = if offered.is_empty() { "" } else { " through" };
        svg.el("g").id(id).class(&format!("{class}{through}")).begin_named(&label, &about);
    }
    shop_face(svg, owner, at, size);
    svg.end();
}

/// The picture of a shop in a square around a point: all of it in its owner's colour, with an
/// awning, the owner's shape as its window, and the letter.
pub(super) fn shop_face(svg: &mut Svg, owner: Seat, (x, y): Point, size: f64) {
    let half = size / 2.0 - 1.5;
    let class = format!("shop-wall face {}", sign::class(owner));
    svg.rect(x - half, y - half, 2.0 * half, 2.0 * half).round(4.0).class(&class).done();
    let (top, w, deep) = (y - half, half, size * 0.15);
    let awning = [0, 1].into_iter().fold(Path::default(), |path, stripe| {
        let left = x - half + w * (0.25 + f64::from(stripe));
        let wide = w * 0.5;
        path.m(left, top + 1.0)
            .l(left, top + deep)
            .q(left + wide / 2.0, top + deep * 1.6, left + wide, top + deep)
            .l(left + wide, top + 1.0)
            .z()
    });
    svg.path(&awning).class("awning-2").done();
    svg.path(sign::outline(owner, x, y + size * 0.12, size * 0.33))
        .class(&format!("window {}", sign::class(owner)))
        .done();
    let drop = if owner.index() == 2 { 0.06 } else { 0.0 };
    svg.el("text")
        .a("x", x)
        .a("y", y + size * (0.29 + drop))
        .a("font-size", (size * 0.47).max(13.0))
        .class(&format!("sign-letter {}", sign::class(owner)))
        .text(sign::letter(owner));
}

fn describe(scene: &Scene<'_, ParisParis>, view: &StopView) -> String {
    let lines: Vec<_> = view.lines.iter().map(|line| line_words(scene, *line).1).collect();
    let mut parts = vec![scene.labels.named(&view.name, scene.labels.list(lines))];
    for owner in &view.shops {
        parts.push(scene.label("draw-player", &[("letter", sign::letter(*owner).to_owned())]));
    }
    scene.labels.also(parts)
}

/// A curve through points.
fn smooth(points: &[Point], tension: f64) -> Path {
    let mut path = Path::default().m(points[0].0, points[0].1);
    for at in 0..points.len() - 1 {
        let before = points[at.saturating_sub(1)];
        let (from, to) = (points[at], points[at + 1]);
        let after = points[(at + 2).min(points.len() - 1)];
        let pull = tension / 6.0;
        path = path.c(
            (from.0 + (to.0 - before.0) * pull, from.1 + (to.1 - before.1) * pull),
            (to.0 - (after.0 - from.0) * pull, to.1 - (after.1 - from.1) * pull),
            to,
        );
    }
    path
}

/// Straight stretches with round bends.
fn rounded(points: &[Point], r: f64) -> Path {
    let mut path = Path::default().m(points[0].0, points[0].1);
    for three in points.windows(3) {
        let [before, at, after] = [three[0], three[1], three[2]];
        let towards = |to: Point| {
            let (dx, dy) = (to.0 - at.0, to.1 - at.1);
            let share = (r / dx.hypot(dy)).min(0.5);
            (at.0 + dx * share, at.1 + dy * share)
        };
        let (into, out) = (towards(before), towards(after));
        path = path.l(into.0, into.1).q(at.0, at.1, out.0, out.1);
    }
    let last = points[points.len() - 1];
    path.l(last.0, last.1)
}
