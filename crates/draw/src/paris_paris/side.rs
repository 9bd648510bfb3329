//! Around the map: the ground, what each player has, trips, and what is left in the stacks.

use paris_paris::ParisParis;
use table::{BySeat, Game as _, Seat};

use super::{Frame, about, badge, line_words, stop_name};
use crate::fit;
use crate::icons;
use crate::scene::Scene;
use crate::sign;
use crate::svg::Svg;

/// The ground of the map.
pub(super) fn ground(svg: &mut Svg, frame: &Frame) {
    let (x, y, w, h) = frame.ground;
    svg.rect(x, y, w, h).round(8.0).class("ground").done();
}

/// How many lines the players' things need, the last ones for trips and, on a phone, stacks.
pub(super) fn rows(scene: &Scene<'_, ParisParis>, frame: &Frame) -> usize {
    let trips = 1 + usize::from(scene.public.open_trip.is_some());
    if frame.columns == 1 { scene.game.seats() + trips + 1 } else { 3 }
}

/// What each player has: points, shops, bag, trip, bus.
pub(super) fn players(svg: &mut Svg, scene: &Scene<'_, ParisParis>, frame: &Frame) {
    let (x, y, w, step) = frame.players;
    let wide = (w + 4.0) / frame.columns as f64;
    for (seat, _) in scene.public.points.iter() {
        let (column, row) = (seat.index() % frame.columns, seat.index() / frame.columns);
        let at = (x + wide * column as f64, y + step * row as f64);
        player(svg, scene, frame, seat, (at.0, at.1, wide - 4.0, step));
    }
    let mut lines: Vec<Line> = Vec::new();
    if let Some(open) = scene.public.open_trip {
        let text = scene.label("draw-pp-open-trip", &[("line", line_words(scene, open).1)]);
        let about = about::line(scene, open, "about-pp-trip");
        lines.push(Line { text, about, icon: "i-ticket", line: Some(open) });
    }
    if let Some((_, secret)) = scene.own {
        let text = scene.label("about-pp-my-trip", &[("line", line_words(scene, secret.trip).1)]);
        let (about, line) = (about::line(scene, secret.trip, "about-pp-trip"), Some(secret.trip));
        lines.push(Line { text, about, icon: "i-ticket", line });
    }
    // A line of its own for each trip; two share one only where there is no more room.
    let first = scene.game.seats().div_ceil(frame.columns);
    let last = rows(scene, frame) - usize::from(frame.columns == 1);
    let share = if first + lines.len() > last { lines.len() } else { 1 };
    let part = (w + 4.0) / share as f64;
    for (at, line) in lines.iter().enumerate() {
        let (column, row) = (at % share, first + at / share);
        let area = (x + part * column as f64, y + step * row as f64, part - 4.0, step);
        words(svg, scene, line, area);
    }
    // On a phone the last line; else beside the heading of the round's tiles, which come from there.
    if frame.columns == 1 {
        stacks(svg, scene, (x, y + step * last as f64, w, step));
    } else {
        let (x, y, w, _) = frame.tiles;
        stacks(svg, scene, (x + HEADING, y - 3.0, w - HEADING, 20.0));
    }
}

/// The room for the heading of the round's tiles beside the count of the stacks.
const HEADING: f64 = 190.0;

/// A sentence with a sign, and the line it is about.
struct Line {
    text: String,
    about: String,
    icon: &'static str,
    line: Option<paris_paris::Line>,
}

fn words(
    svg: &mut Svg,
    scene: &Scene<'_, ParisParis>,
    line: &Line,
    (x, top, w, step): (f64, f64, f64, f64),
) {
    let mid = top + step / 2.0;
    svg.el("g").class("trip").begin_named(&line.text, &line.about);
    icons::draw(svg, line.icon, x + 11.0, mid, 17.0);
    let mut left = x + 23.0;
    if let Some(of) = line.line {
        badge(svg, scene, of, left + 9.0, mid, 9.0);
        left += 23.0;
    }
    fit::sized(svg, (left, mid + 4.5), "", 13.5, x + w - left - 4.0, &line.text);
    svg.end();
}

/// What is still in the stacks: how many tiles of each line and, when asked for, which.
fn stacks(svg: &mut Svg, scene: &Scene<'_, ParisParis>, (x, top, w, step): (f64, f64, f64, f64)) {
    let unseen = &scene.public.unseen;
    let name = scene.label("about-pp-stacks", &[("count", unseen.len().to_string())]);
    let of = |line: paris_paris::Line| unseen.iter().filter(move |tile| tile.line == line);
    let lists: Vec<String> = paris_paris::Line::ALL
        .into_iter()
        .filter(|line| of(*line).count() > 0)
        .map(|line| {
            let stops: Vec<String> = of(line).map(|tile| stop_name(scene, *tile)).collect();
            scene.labels.named(&line_words(scene, line).1, scene.labels.list(stops))
        })
        .collect();
    svg.el("g").class("stacks settles").begin_named(&name, &scene.labels.also(lists));
    svg.rect(x, top + 1.0, w, step - 2.0).round(5.0).class("row").done();
    let mid = top + step / 2.0;
    // Five columns of one width inside the box, each with room for a badge of two letters and two figures.
    let column = if w > 400.0 { 44.0 } else { 40.0 };
    let counts = 5.0 * column;
    fit::sized(svg, (x + 7.0, mid + 4.5), "", 13.0, w - counts - 16.0, &name);
    for (at, line) in paris_paris::Line::ALL.into_iter().enumerate() {
        let left = x + w - counts - 2.0 + column * at as f64;
        badge(svg, scene, line, left + 12.0, mid, 8.0);
        svg.text(left + 26.0, mid + 4.5, "t13", &of(line).count().to_string());
    }
    svg.end();
}

/// Where shops, bag and trip stand in a box of half the width.
const COLUMNS: [f64; 3] = [64.0, 100.0, 132.0];

fn player(
    svg: &mut Svg,
    scene: &Scene<'_, ParisParis>,
    frame: &Frame,
    seat: Seat,
    (x, top, w, step): (f64, f64, f64, f64),
) {
    let public = scene.public;
    let mid = top + step / 2.0;
    svg.rect(x, top + 1.0, w, step - 2.0).round(5.0).class("row").done();
    scene.player_sign(svg, seat, (x + 14.0, mid), 9.5);
    let total = public.points[seat].total;
    svg.el("g")
        .id(&format!("score-{seat}"))
        .class("points")
        .begin_named(&points_text(scene, seat, total), "");
    svg.text(x + 28.0, mid + 5.5, "t16 strong", &total.to_string());
    svg.end();
    // Each number stands close to its own sign and apart from the next.
    let [shop_at, bag_at, trip_at] =
        if frame.columns == 1 { [0.36, 0.53, 0.67].map(|share| w * share) } else { COLUMNS };
    let text = |values: &Option<BySeat<u8>>| values.as_ref().map(|it| it[seat].to_string());
    if let Some(shops) = text(&public.supplies) {
        let title = scene.label("draw-pp-supply", &[("count", shops.clone())]);
        svg.el("g").begin_named(&title, &scene.label("about-pp-shops", &[]));
        icons::draw(svg, "i-shop", x + shop_at, mid, 15.0);
        svg.text(x + shop_at + 9.5, mid + 4.5, "t13", &shops);
        svg.end();
    }
    if let Some(bag) = text(&public.bag) {
        let title = scene.label("draw-pp-bag", &[("count", bag.clone())]);
        svg.el("g").begin_named(&title, &scene.label("about-pp-bag", &[]));
        icons::draw(svg, "i-bag", x + bag_at, mid, 15.0);
        svg.text(x + bag_at + 8.5, mid + 4.5, "t13", &bag);
        svg.end();
    }
    trip(svg, scene, seat, (x + trip_at, mid));
    if public.bus == seat {
        svg.el("g")
            .id("bus")
            .class("settles")
            .begin_named(&scene.label("draw-pp-bus", &[]), &scene.label("about-pp-bus", &[]));
        icons::draw(svg, "i-bus", x + w - 13.0, mid, 20.0);
        svg.end();
    }
}

/// A player's special trip, if the reader may know it.
fn trip(svg: &mut Svg, scene: &Scene<'_, ParisParis>, seat: Seat, (x, y): (f64, f64)) {
    let own = scene.own.filter(|(viewer, _)| *viewer == seat).map(|(_, secret)| secret.trip);
    let known = scene.public.trips[seat].or(own);
    let (title, about) = match known {
        Some(of) => {
            let line = ("line", line_words(scene, of).1);
            (scene.label("draw-pp-trip", &[line]), about::line(scene, of, "about-pp-trip"))
        }
        None => {
            let hidden = scene.label("about-pp-trip-hidden", &[]);
            (scene.label("draw-pp-trip-hidden", &[]), hidden)
        }
    };
    let id = format!("trip-{seat}");
    svg.el("g").id(&id).class("trip settles").begin_named(&title, &about);
    icons::draw(svg, "i-ticket", x, y, 15.0);
    match known {
        Some(line) => badge(svg, scene, line, x + 20.0, y, 8.0),
        None => svg.text(x + 10.0, y + 5.0, "t13 soft", "?"),
    }
    svg.end();
}

fn points_text(scene: &Scene<'_, ParisParis>, seat: Seat, points: u16) -> String {
    let player = scene.label("draw-player", &[("letter", sign::letter(seat).to_owned())]);
    scene.label("draw-points", &[("player", player), ("points", points.to_string())])
}
