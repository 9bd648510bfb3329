//! Around the map: the ground, the score track, and what each player has.

use paris_paris::ParisParis;
use table::{BySeat, Seat};

use super::{Frame, badge, line_words};
use crate::icons;
use crate::scene::Scene;
use crate::sign;
use crate::svg::Svg;

/// The ground of the map, with the score track around it if there is room.
pub(super) fn ground(svg: &mut Svg, scene: &Scene<'_, ParisParis>, frame: &Frame) {
    let (x, y, w, h) = frame.ground;
    if frame.track > 0 {
        track(svg, scene, frame);
    }
    svg.rect(x, y, w, h).round(8.0).class("ground").done();
}

/// A track of points once around the map, a lap every `frame.track`.
fn track(svg: &mut Svg, scene: &Scene<'_, ParisParis>, frame: &Frame) {
    let (x, y, w, h) = frame.ground;
    svg.rect(2.0, 2.0, 2.0 * x + w - 4.0, y + h + x - 4.0).round(12.0).class("track").done();
    let (mid, deep) = (x / 2.0 + 1.0, x);
    let (long, high) = (w + deep, h + deep);
    let around = 2.0 * (long + high);
    let at = |space: usize| {
        let way = around * space as f64 / frame.track as f64;
        match way {
            way if way < long => (mid + way, mid),
            way if way < long + high => (mid + long, mid + way - long),
            way if way < 2.0 * long + high => (mid + long - (way - long - high), mid + high),
            way => (mid, mid + high - (way - 2.0 * long - high)),
        }
    };
    svg.group("track-spaces");
    for space in 0..frame.track {
        let (x, y) = at(space);
        if space % 5 == 0 {
            svg.el("text").a("x", x).a("y", y + 4.0).class("mid t11").text(&space.to_string());
        } else {
            svg.circle(x, y, 2.2).done();
        }
    }
    svg.end();
    let points = &scene.public.points;
    for (seat, own) in points.iter() {
        let total = usize::from(own.total);
        let below = points
            .iter()
            .filter(|(other, it)| {
                other.index() < seat.index()
                    && usize::from(it.total) % frame.track == total % frame.track
            })
            .count();
        let (px, py) = at(total % frame.track);
        let lift = below as f64 * 7.0;
        svg.el("g")
            .id(&format!("score-{seat}"))
            .class("marker")
            .begin_named(&points_text(scene, seat, own.total), "");
        sign::sign(svg, seat, px + lift, py + lift * 0.4, 11.0);
        if total >= frame.track {
            let lap = format!("+{}", total / frame.track * frame.track);
            svg.text(px + lift, py + 22.0, "mid t10 strong", &lap);
        }
        svg.end();
    }
}

/// What each player has: points, shops, bag, trip, bus.
pub(super) fn players(svg: &mut Svg, scene: &Scene<'_, ParisParis>, frame: &Frame) {
    let (x, y, w, step) = frame.players;
    let public = scene.public;
    for (seat, own) in public.points.iter() {
        let top = y + step * seat.index() as f64;
        let mid = top + step / 2.0;
        svg.rect(x, top + 1.0, w - 6.0, step - 2.0).round(5.0).class("row").done();
        scene.player_sign(svg, seat, (x + 14.0, mid), 8.0);
        svg.el("g").class("points").begin_named(&points_text(scene, seat, own.total), "");
        svg.text(x + 28.0, mid + 5.5, "t16 strong", &own.total.to_string());
        svg.end();
        let text = |values: &Option<BySeat<u8>>| values.as_ref().map(|it| it[seat].to_string());
        if let Some(shops) = text(&public.supplies) {
            let title = scene.label("draw-pp-supply", &[("count", shops.clone())]);
            svg.el("g").begin_named(&title, &scene.label("about-pp-shops", &[]));
            icons::draw(svg, "i-shop", x + w * 0.3, mid, 15.0);
            svg.text(x + w * 0.3 + 11.0, mid + 4.5, "t13", &shops);
            svg.end();
        }
        if let Some(bag) = text(&public.bag) {
            let title = scene.label("draw-pp-bag", &[("count", bag.clone())]);
            svg.el("g").begin_named(&title, &scene.label("about-pp-bag", &[]));
            icons::draw(svg, "i-bag", x + w * 0.48, mid, 15.0);
            svg.text(x + w * 0.48 + 11.0, mid + 4.5, "t13", &bag);
            svg.end();
        }
        trip(svg, scene, seat, (x + w * 0.66, mid));
        if public.bus == seat {
            svg.el("g")
                .id("bus")
                .begin_named(&scene.label("draw-pp-bus", &[]), &scene.label("about-pp-bus", &[]));
            icons::draw(svg, "i-bus", x + w - 24.0, mid, 20.0);
            svg.end();
        }
    }
    if let Some(open) = public.open_trip {
        let top = y + step * public.points.seats() as f64;
        let mid = top + step / 2.0;
        let (_, name) = line_words(scene, open);
        let text = scene.label("draw-pp-open-trip", &[("line", name)]);
        svg.el("g").class("trip").begin_named(&text, &scene.label("about-pp-trip", &[]));
        icons::draw(svg, "i-ticket", x + 14.0, mid, 16.0);
        badge(svg, scene, open, x + 34.0, mid, 8.0);
        svg.text(x + 48.0, mid + 4.5, "t12", &text);
        svg.end();
    }
}

/// A player's special trip, if the reader may know it.
fn trip(svg: &mut Svg, scene: &Scene<'_, ParisParis>, seat: Seat, (x, y): (f64, f64)) {
    let own = scene.own.filter(|(viewer, _)| *viewer == seat).map(|(_, secret)| secret.trip);
    let known = scene.public.trips[seat].or(own);
    let (title, about) = match known {
        Some(line) => {
            let line = ("line", line_words(scene, line).1);
            (scene.label("draw-pp-trip", &[line]), "about-pp-trip")
        }
        None => (scene.label("draw-pp-trip-hidden", &[]), "about-pp-trip-hidden"),
    };
    svg.el("g").class("trip").begin_named(&title, &scene.label(about, &[]));
    icons::draw(svg, "i-ticket", x, y, 16.0);
    match known {
        Some(line) => badge(svg, scene, line, x + 20.0, y, 8.0),
        None => svg.text(x + 16.0, y + 5.0, "t13 soft", "?"),
    }
    svg.end();
}

fn points_text(scene: &Scene<'_, ParisParis>, seat: Seat, points: u16) -> String {
    let player = scene.label("draw-player", &[("letter", sign::letter(seat).to_owned())]);
    scene.label("draw-points", &[("player", player), ("points", points.to_string())])
}
