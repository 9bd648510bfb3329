//! The postcards: always readable, used ones too.

use city_of_light::{Card, CityOfLight, Postcard};

use crate::fit;
use crate::icons;
use crate::scene::Scene;
use crate::sign;
use crate::svg::Svg;

/// The name on the card, which is French in every language.
pub(super) fn name(card: Postcard) -> &'static str {
    match card {
        Postcard::Levitation => "Lévitation",
        Postcard::Metropolitain => "Métropolitain",
        Postcard::Jardin => "Jardin des Plantes",
        Postcard::SacreCoeur => "Sacré-Cœur",
        Postcard::Peintre => "Le Peintre",
        Postcard::Chartier => "Chartier",
        Postcard::Bouquinistes => "Bouquinistes",
        Postcard::Lampadaire => "Lampadaire",
        Postcard::MoulinRouge => "Moulin Rouge",
        Postcard::Fontaine => "Fontaine des Mers",
        Postcard::Penseur => "Le Penseur",
        Postcard::GrandeLumiere => "La Grande Lumière",
    }
}

pub(super) fn effect(card: Postcard) -> &'static str {
    match card {
        Postcard::Levitation => "draw-col-effect-levitation",
        Postcard::Metropolitain => "draw-col-effect-metropolitain",
        Postcard::Jardin => "draw-col-effect-jardin",
        Postcard::SacreCoeur => "draw-col-effect-sacre-coeur",
        Postcard::Peintre => "draw-col-effect-peintre",
        Postcard::Chartier => "draw-col-effect-chartier",
        Postcard::Bouquinistes => "draw-col-effect-bouquinistes",
        Postcard::Lampadaire => "draw-col-effect-lampadaire",
        Postcard::MoulinRouge => "draw-col-effect-moulin-rouge",
        Postcard::Fontaine => "draw-col-effect-fontaine",
        Postcard::Penseur => "draw-col-effect-penseur",
        Postcard::GrandeLumiere => "draw-col-effect-grande-lumiere",
    }
}

pub(super) fn picture(card: Postcard) -> &'static str {
    match card {
        Postcard::Levitation => "i-balloon",
        Postcard::Metropolitain => "i-metro",
        Postcard::Jardin => "i-tree",
        Postcard::SacreCoeur => "i-church",
        Postcard::Peintre => "i-easel",
        Postcard::Chartier => "i-plate",
        Postcard::Bouquinistes => "i-books",
        Postcard::Lampadaire => "i-lampadaire",
        Postcard::MoulinRouge => "i-dancer",
        Postcard::Fontaine => "i-fountain",
        Postcard::Penseur => "i-statue",
        Postcard::GrandeLumiere => "i-large-lamp",
    }
}

/// One postcard in an area.
pub(super) fn card(
    svg: &mut Svg,
    scene: &Scene<'_, CityOfLight>,
    card: &Card,
    (x, y, w, h): (f64, f64, f64, f64),
) {
    let pick = format!("card {}", card.card);
    let last = scene.marks.last.is_some_and(|(_, mv)| mv.postcard() == Some(card.card));
    let mut class = "card".to_owned();
    for (is, word) in [(card.user.is_some(), " used"), (last, " last")] {
        if is {
            class.push_str(word);
        }
    }
    let text = scene.label(effect(card.card), &[]);
    let state = match card.user {
        None => String::new(),
        Some(user) => {
            let id = if card.done { "draw-col-card-used" } else { "draw-col-card-idle" };
            format!(" ({})", scene.label(id, &[("player", sign::letter(user).to_owned())]))
        }
    };
    let label = format!("{}{state}", name(card.card));
    scene.open_pick(svg, &format!("card-{}", card.card), &class, &pick, (&label, &text));
    svg.rect(x, y, w, h).round(4.0).class("card-face face").done();
    svg.rect(x + 4.0, y + 4.0, w - 8.0, h - 8.0).round(2.0).class("card-rim").done();
    let stamp = 30.0;
    let (px, py) = (x + 8.0, y + 7.0);
    svg.rect(px, py, stamp, stamp).class("stamp").done();
    icons::draw(svg, picture(card.card), px + stamp / 2.0, py + stamp / 2.0, stamp * 0.88);
    let beside = (x + stamp + 14.0, y + 26.0);
    fit::sized(svg, beside, "strong", 15.0, w - stamp - 22.0, name(card.card));
    let (room, height) = (w - 18.0, h - stamp - 14.0);
    let (size, lines) = fit::block(&text, 14.0, (room, height));
    for (at, line) in lines.iter().enumerate() {
        let place = (x + 9.0, y + stamp + 9.0 + (at as f64 + 0.85) * size * 1.08);
        fit::sized(svg, place, "", size, room, line);
    }
    if let Some(user) = card.user {
        let (cx, cy) = (px + stamp / 2.0, py + stamp / 2.0);
        svg.el("g").id(&format!("token-{}", card.card)).class("token").begin();
        svg.circle(cx, cy, 15.5).class("postmark").done();
        sign::sign(svg, user, cx, cy, 10.5);
        if !card.done {
            svg.line(cx - 15.0, cy + 15.0, cx + 15.0, cy - 15.0).class("idle").done();
        }
        svg.end();
    }
    svg.end();
}
