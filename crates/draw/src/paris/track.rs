//! The bonus track: thirty spaces with stacks of tiles, and the meeples.

use paris::{Bonus, Move, Paris, Space};
use table::{Game as _, Seat};

use super::effect;
use crate::scene::{Layout, Scene};
use crate::sign;
use crate::svg::Svg;

/// How a click on the track can be meant: the words before the tile's number.
fn words(scene: &Scene<'_, Paris>) -> Option<String> {
    let (_, secret) = scene.own?;
    let has = |number: u8| secret.screen.unused.contains(&Bonus::new(number));
    match (scene.public.step, has(17), has(25)) {
        // While a tile is offered, tiles 17 and 25 may fetch one too.
        ("bonus" | "action" | "free", true, true) | ("bonus", true, _) | ("bonus", _, true) => {
            Some(String::new())
        }
        ("bonus", ..) => Some("bonus ".to_owned()),
        ("action" | "free", true, false) => Some("use 17 ".to_owned()),
        ("action" | "free", false, true) => Some("use 25 ".to_owned()),
        _ => None,
    }
}

/// The space before the track, with the meeples that have not set out.
pub(super) fn start(svg: &mut Svg, scene: &Scene<'_, Paris>, (x, y): (f64, f64), r: f64) {
    let waiting: Vec<Seat> = Seat::first(scene.public.players.len())
        .filter(|seat| scene.public.players[seat.index()].meeple == 0)
        .collect();
    let class = if on_paper(scene) { "track-start spent" } else { "track-start" };
    svg.circle(x, y, r).class(class).done();
    meeples(svg, scene, &waiting, (x, y), r * 0.42);
}

/// Whether the track lies in rows on paper, and not around the districts on enamel.
fn on_paper(scene: &Scene<'_, Paris>) -> bool {
    matches!(scene.layout, Layout::Grid | Layout::Narrow)
}

fn meeples(svg: &mut Svg, scene: &Scene<'_, Paris>, seats: &[Seat], (x, y): (f64, f64), r: f64) {
    let step = r * 1.5;
    let first = x - step * (seats.len() as f64 - 1.0) / 2.0;
    for (at, seat) in seats.iter().enumerate() {
        let label = scene.label("draw-paris-meeple", &[("player", sign::letter(*seat).to_owned())]);
        svg.el("g")
            .id(&format!("meeple-{seat}"))
            .class("meeple")
            .begin_named(&label, &scene.label("about-paris-meeple", &[]));
        sign::sign(svg, *seat, first + step * at as f64, y, r);
        svg.end();
    }
}

/// One space around a point.
pub(super) fn space(
    svg: &mut Svg,
    scene: &Scene<'_, Paris>,
    (number, space): (usize, &Space),
    (x, y): (f64, f64),
    (w, h): (f64, f64),
) {
    let zones = &scene.game.edition().zones;
    let zone = zones.iter().position(|[from, to]| (*from..=*to).contains(&(number as u8)));
    let zone = ["zone-a", "zone-b", "zone-c"][zone.unwrap_or(0)];
    let last = scene.marks.just(|mv| match mv {
        Move::Bonus(bonus) | Move::TakeAny(bonus) | Move::Back(bonus) => *bonus == space.number,
        _ => false,
    });
    let spent = match (on_paper(scene), space.copies) {
        (false, _) => " on-rim",
        (true, 0) => " spent",
        (true, _) => "",
    };
    let class = format!("bonus tells {zone}{}{spent}", if last { " last" } else { "" });
    let id = format!("bonus-{}", space.number);
    let label = effect::sentence(scene, space.number);
    let (left, top) = (x - w / 2.0, y - h / 2.0);
    let about = if space.copies > 0 { "about-paris-bonus" } else { "about-paris-bonus-gone" };
    let about = scene.label(about, &[]);
    match words(scene) {
        Some(words) if space.copies > 0 => {
            let pick = format!("{words}{}", space.number);
            scene.open_pick(svg, &id, &class, &pick, (&label, &about));
        }
        _ => svg.el("g").id(&id).class(&class).begin_named(&label, &about),
    }
    if space.copies > 1 {
        svg.rect(left + 3.0, top - 3.0, w, h).round(5.0).class("bonus-under").done();
    }
    let face = if space.copies > 0 { "bonus-face face" } else { "bonus-gone face" };
    svg.rect(left, top, w, h).round(5.0).class(face).done();
    svg.el("text")
        .a("x", left + 4.0)
        .a("y", top + h * 0.34)
        .a("font-size", (h * 0.33).max(14.0))
        .class("strong")
        .text(&space.number.to_string());
    if space.copies > 1 {
        svg.el("text")
            .a("x", left + w - 3.0)
            .a("y", top + h * 0.31)
            .a("font-size", (h * 0.28).max(14.0))
            .class("end soft")
            .text(&format!("×{}", space.copies));
    }
    effect::signs(svg, scene, space.number, (x, top + h * 0.66), (w - 6.0, h * 0.4));
    svg.end();
    meeples(svg, scene, &space.meeples, (x, top + h + 1.0), h * 0.2);
}
