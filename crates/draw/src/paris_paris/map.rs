//! The map: river, lines, stops with their names, and the shops.

use paris_paris::{Line, ParisParis, Stop, StopView};
use table::Seat;

use super::plan::{Plan, Point};
use super::{Frame, about, badge, line_class, line_words};
use crate::scene::Scene;
use crate::sign;
use crate::svg::{Path, Svg};

/// The Seine with its two islands, cut off at the edge of the map.
pub(super) fn seine(svg: &mut Svg, plan: &Plan, frame: &Frame) {
    let (x, y, w, h) = frame.ground;
    svg.el("clipPath").id("pp-ground").begin();
    svg.rect(x, y, w, h).round(8.0).done();
    svg.end();
    let width = frame.map.place;
    svg.el("g").a("clip-path", "url(#pp-ground)").begin();
    for &(x, y) in &plan.parks {
        let (rx, ry) = (width * 2.1, width * 1.35);
        svg.el("ellipse").a("cx", x).a("cy", y).a("rx", rx).a("ry", ry).class("park").done();
    }
    if let Some(at) = plan.corner {
        compass(svg, at, width * 1.45);
    }
    let course = smooth(&plan.seine, 1.0);
    svg.path(&course).class("quay").a("stroke-width", width * 1.25).done();
    svg.path(&course).class("seine").a("stroke-width", width * 1.1).done();
    svg.path(&course).class("ripple").a("stroke-width", 1.0).done();
    for (&(x, y), size) in plan.islands.iter().zip([1.3, 0.9]) {
        let (long, short) = (width * size, width * 0.3);
        svg.el("ellipse").a("cx", x).a("cy", y).a("rx", long).a("ry", short).class("island").done();
    }
    svg.end();
}

/// A compass rose: the top of the map is the north of the town.
fn compass(svg: &mut Svg, (x, y): Point, r: f64) {
    svg.group("compass decor");
    svg.circle(x, y, r * 0.72).done();
    svg.circle(x, y, r * 0.64).done();
    for quarter in 0..4 {
        let angle = std::f64::consts::FRAC_PI_2 * f64::from(quarter);
        let at = |far: f64, turn: f64| {
            (x + r * far * (angle + turn).sin(), y - r * far * (angle + turn).cos())
        };
        let eighth = std::f64::consts::FRAC_PI_4;
        let (tip, left, right) = (at(1.0, 0.0), at(0.22, -eighth), at(0.22, eighth));
        svg.path(Path::default().polygon(&[tip, left, (x, y)])).class("point-1").done();
        svg.path(Path::default().polygon(&[tip, right, (x, y)])).class("point-2").done();
    }
    svg.text(x, y - r * 1.08, "mid t13", "N");
    svg.end();
}

/// The lines as thick strokes with a pattern, and a badge at each end.
pub(super) fn lines(svg: &mut Svg, scene: &Scene<'_, ParisParis>, plan: &Plan, frame: &Frame) {
    let width = frame.map.place * 0.4;
    for line in Line::ALL {
        let stops = scene.game.map().line(line).map(|stop| plan.stops[stop.index()]);
        let (_, name) = line_words(scene, line);
        svg.el("g")
            .id(&format!("line-{line}"))
            .class(&format!("bus-line {}", line_class(line)))
            .a("data-shows", &format!("line-{line}"))
            .begin_named(&name, &about::line(scene, line, "about-pp-line"));
        let course = rounded(&stops, frame.map.place * 0.7);
        svg.path(&course).class("casing").a("stroke-width", width + 4.0).done();
        svg.path(&course).class("course").a("stroke-width", width).done();
        svg.path(&course).class("weave").a("stroke-width", width * 0.34).done();
        svg.end();
    }
    for line in Line::ALL {
        let stops = scene.game.map().line(line);
        for (end, at) in [stops[0], stops[6]].into_iter().zip(plan.ends[line.index()]) {
            let from = plan.stops[end.index()];
            let (_, name) = line_words(scene, line);
            svg.el("g")
                .a("data-shows", &format!("line-{line}"))
                .begin_named(&name, &about::line(scene, line, "about-pp-line"));
            svg.line(from.0, from.1, at.0, at.1)
                .class(&format!("stub {}", line_class(line)))
                .a("stroke-width", width * 0.5)
                .done();
            badge(svg, scene, line, at.0, at.1, frame.map.place * 0.34);
            svg.end();
        }
    }
}

/// The stops with their names and shops.
pub(super) fn stops(svg: &mut Svg, scene: &Scene<'_, ParisParis>, plan: &Plan, frame: &Frame) {
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
            if place >= view.shops.len() {
                svg.circle(x, y, frame.map.place * 0.26).class("free-place").done();
            }
        }
        svg.end();
        for (place, &owner) in view.shops.iter().enumerate() {
            let again = view.shops[..place].contains(&owner);
            let id = format!("shop-{}-{owner}{}", view.stop, if again { "-2" } else { "" });
            let at = place_at(at, stop, place, frame.map.place);
            shop(svg, scene, view, owner, &id, at, frame.map.place);
        }
    }
}

/// The middle of one of a stop's places.
pub(super) fn place_at(at: Point, stop: Stop, place: usize, size: f64) -> Point {
    if stop.is_crossing() { (at.0 + (place as f64 - 0.5) * size, at.1) } else { at }
}

/// A shop: an awning in the owner's colour over the owner's sign. Where the round could displace
/// it, it can be picked as the one to go.
fn shop(
    svg: &mut Svg,
    scene: &Scene<'_, ParisParis>,
    view: &StopView,
    owner: Seat,
    id: &str,
    at: Point,
    size: f64,
) {
    let shared = view.shops.len() == 2 && view.shops[0] != view.shops[1];
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
    if shared && !offered.is_empty() {
        scene.open_pick(svg, id, &class, &pick, (&label, &about));
    } else {
        svg.el("g").id(id).class(&class).begin_named(&label, &about);
    }
    shop_face(svg, owner, at, size);
    svg.end();
}

/// The picture of a shop in a square around a point.
pub(super) fn shop_face(svg: &mut Svg, owner: Seat, (x, y): Point, size: f64) {
    let half = size / 2.0 - 1.0;
    svg.rect(x - half, y - half, 2.0 * half, 2.0 * half).round(3.0).class("shop-wall face").done();
    let stripes = 4;
    let (top, w) = (y - half, 2.0 * half / f64::from(stripes));
    let deep = size * 0.24;
    for (first, class) in [(0, "awning"), (1, "awning-2")] {
        let stripes = (first..stripes).step_by(2).map(|it| x - half + w * f64::from(it));
        let path = stripes.fold(Path::default(), |path, left| {
            path.m(left, top)
                .l(left, top + deep)
                .q(left + w / 2.0, top + deep * 1.55, left + w, top + deep)
                .l(left + w, top)
                .z()
        });
        svg.path(&path).class(class).done();
    }
    sign::sign(svg, owner, x, y + size * 0.16, size * 0.26);
}

fn describe(scene: &Scene<'_, ParisParis>, view: &StopView) -> String {
    let lines: Vec<_> = view.lines.iter().map(|line| line_words(scene, *line).1).collect();
    let mut text = format!("{}: {}", view.name, lines.join(", "));
    for owner in &view.shops {
        let player = scene.label("draw-player", &[("letter", sign::letter(*owner).to_owned())]);
        text.push_str(&format!("; {player}"));
    }
    text
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
