//! What each player has: in the open, and behind the screen for those who may look.

use paris::{Bonus, Effect, EndTile, Kind, Paris, Screen};
use table::{Game as _, Seat};

use super::{about, effect, kind_icon, supply};
use crate::icons;
use crate::scene::Scene;
use crate::sign;
use crate::svg::Svg;

/// The word or words that pick a bonus tile of one's own.
fn words(scene: &Scene<'_, Paris>, bonus: Bonus) -> String {
    match scene.game.edition().effects[bonus.index()] {
        Effect::Resource(_) | Effect::AnyPrestige(_) | Effect::AnyResource(_) => {
            format!("tile{bonus}")
        }
        Effect::BesideOwn | Effect::BesideOther => format!("with {bonus}"),
        _ => format!("use {bonus}"),
    }
}

/// A player's panel.
pub(super) fn panel(
    svg: &mut Svg,
    scene: &Scene<'_, Paris>,
    seat: Seat,
    (x, y, w, height): (f64, f64, f64, f64),
) {
    let player = &scene.public.players[seat.index()];
    let own = scene.own.filter(|(viewer, _)| *viewer == seat).map(|(_, secret)| secret);
    let screen = own.map(|secret| &secret.screen).or(player.screen.as_ref());
    let mut body = Svg::default();
    let mut top = y + 32.0;
    if let Some(screen) = screen {
        top = tokens(&mut body, scene, seat, own.is_some(), screen, (x + 8.0, top));
        top = tiles(&mut body, scene, seat, own.is_some(), screen, (x + 8.0, top, w - 16.0));
    }
    let shown = player.held_end_tiles.as_deref().unwrap_or_default();
    let held = own.map_or(shown, |secret| &secret.end_tiles);
    top = end_tiles(&mut body, scene, seat, own.is_some(), held, (x + 8.0, top));
    if !player.used.is_empty() {
        top = used(&mut body, scene, &player.used, (x + 8.0, top, w - 16.0));
    }
    // As high from the first move to the last: what does not fit is drawn smaller.
    let (from, room) = (y + 30.0, height - 34.0);
    let part = (room / (top - from)).min(1.0);
    let acts = scene.public.to_act == Some(seat);
    svg.rect(x, y, w, height).round(6.0).class(if acts { "panel acts" } else { "panel" }).done();
    header(svg, scene, seat, screen, (x, y, w));
    if part < 1.0 {
        let (dx, dy) = (x * (1.0 - part), from * (1.0 - part));
        let shrunk = format!("matrix({part:.3} 0 0 {part:.3} {dx:.1} {dy:.1})");
        svg.el("g").a("transform", shrunk.as_str()).begin();
        svg.raw(&body.finish());
        svg.end();
    } else {
        svg.raw(&body.finish());
    }
}

fn header(
    svg: &mut Svg,
    scene: &Scene<'_, Paris>,
    seat: Seat,
    screen: Option<&Screen>,
    (x, y, w): (f64, f64, f64),
) {
    let player = &scene.public.players[seat.index()];
    let name = scene.label("draw-player", &[("letter", sign::letter(seat).to_owned())]);
    scene.player_sign(svg, seat, (x + 16.0, y + 16.0), 9.0);
    let points = player.vp.to_string();
    let title = scene.label("draw-points", &[("player", name), ("points", points.clone())]);
    svg.el("g")
        .id(&format!("score-{seat}"))
        .class("points")
        .begin_named(&title, &scene.label("about-paris-points", &[]));
    svg.text(x + 31.0, y + 22.0, "t16 strong", &points);
    icons::draw(svg, "i-vp", x + 43.0 + points.len() as f64 * 9.0, y + 16.0, 18.0);
    svg.end();
    let mut left = x + 90.0;
    let mut count = |icon: &str, text: String, title: String, about: &str, room: f64| {
        let about = if about.is_empty() { String::new() } else { scene.label(about, &[]) };
        svg.el("g").begin_named(&title, &about);
        icons::draw(svg, icon, left, y + 16.0, 17.0);
        svg.text(left + 11.0, y + 21.0, "t14", &text);
        svg.end();
        left += room;
    };
    if let Some(screen) = screen {
        let francs = screen.francs.to_string();
        count(
            "i-franc",
            francs.clone(),
            scene.label("draw-paris-francs", &[("count", francs)]),
            "about-paris-francs",
            42.0,
        );
    }
    let reserve = player.reserve.to_string();
    let keys = screen.map(|screen| screen.keys.to_string());
    let text = keys.map_or_else(|| format!("+{reserve}"), |keys| format!("{keys}+{reserve}"));
    count(
        "i-key",
        text,
        scene.label("draw-paris-keys", &[("reserve", reserve)]),
        "about-paris-keys",
        46.0,
    );
    if player.end_tiles > 0 {
        let tiles = player.end_tiles.to_string();
        count(
            "i-end",
            tiles.clone(),
            scene.label("draw-paris-held-end-tiles", &[("count", tiles)]),
            "",
            40.0,
        );
    }
    if player.retired {
        let text = scene.label("draw-paris-retired", &[]);
        svg.el("g").begin_named(&text, "");
        svg.text(x + w - 8.0, y + 21.0, "t14 end soft", &text);
        svg.end();
    }
}

fn tokens(
    svg: &mut Svg,
    scene: &Scene<'_, Paris>,
    seat: Seat,
    own: bool,
    screen: &Screen,
    (x, y): (f64, f64),
) -> f64 {
    let mut left = x;
    for (kind, count) in Kind::ALL.into_iter().zip(screen.tokens) {
        if count == 0 {
            continue;
        }
        let (icon, name) = kind_icon(kind);
        let label = scene.label(
            "draw-paris-tokens",
            &[("kind", scene.label(name, &[])), ("count", count.to_string())],
        );
        let id = format!("token-{seat}-{kind}");
        let about = if kind.is_resource() {
            scene.label("about-paris-resource", &[])
        } else {
            scene.label("about-paris-prestige", &[("vp", about::slot_vp(scene, kind))])
        };
        if own {
            scene.open_pick(svg, &id, "own-token", &format!("{kind} token"), (&label, &about));
        } else {
            svg.el("g").id(&id).class("own-token").begin_named(&label, &about);
        }
        svg.rect(left, y, 36.0, 26.0).round(5.0).class("token-face face").done();
        icons::draw(svg, icon, left + 12.0, y + 13.0, 18.0);
        svg.text(left + 23.0, y + 18.0, "t14", &count.to_string());
        svg.end();
        left += 39.0;
    }
    if left > x { y + 30.0 } else { y }
}

fn tiles(
    svg: &mut Svg,
    scene: &Scene<'_, Paris>,
    seat: Seat,
    own: bool,
    screen: &Screen,
    (x, y, w): (f64, f64, f64),
) -> f64 {
    let (step, h) = (62.0, 40.0);
    let columns = ((w + 4.0) / step).floor().max(1.0) as usize;
    let all: Vec<_> = screen
        .unused
        .iter()
        .map(|bonus| (*bonus, false))
        .chain(screen.half.iter().map(|bonus| (*bonus, true)))
        .collect();
    for (at, (bonus, half)) in all.iter().enumerate() {
        let left = x + step * (at % columns) as f64;
        let top = y + (h + 4.0) * (at / columns) as f64;
        let id = format!("tile-{seat}-{bonus}");
        let label = effect::sentence(scene, *bonus);
        let class = if *half { "own-tile half" } else { "own-tile" };
        let about = scene.label("about-paris-held", &[]);
        if own {
            scene.open_pick(svg, &id, class, &words(scene, *bonus), (&label, &about));
        } else {
            svg.el("g").id(&id).class(class).begin_named(&label, &about);
        }
        svg.rect(left, top, step - 4.0, h).round(5.0).class("bonus-face face").done();
        svg.text(left + 4.0, top + 14.0, "t14 strong", &bonus.to_string());
        effect::signs(
            svg,
            scene,
            *bonus,
            (left + step / 2.0 - 2.0, top + h * 0.67),
            (step - 8.0, 15.0),
        );
        svg.end();
    }
    y + (h + 4.0) * all.len().div_ceil(columns) as f64
}

fn end_tiles(
    svg: &mut Svg,
    scene: &Scene<'_, Paris>,
    seat: Seat,
    own: bool,
    held: &[EndTile],
    (x, y): (f64, f64),
) -> f64 {
    for (at, tile) in held.iter().enumerate() {
        let left = x + 46.0 * at as f64;
        let label = scene.label("draw-paris-end-tile", &[("tile", supply::end_name(scene, *tile))]);
        let again = held[..at].iter().filter(|other| *other == tile).count();
        let id = format!("endtile-{seat}-{tile}");
        let id = if again > 0 { format!("{id}-{}", again + 1) } else { id };
        let pick = match tile {
            EndTile::Counts(kind) => format!("{kind} endtile"),
            _ => format!("use {tile}"),
        };
        let about = scene.label("about-paris-held", &[]);
        if own {
            scene.open_pick(svg, &id, "end-tile", &pick, (&label, &about));
        } else {
            svg.el("g").id(&id).class("end-tile").begin_named(&label, &about);
        }
        svg.rect(left, y, 42.0, 26.0).round(5.0).class("end-face face").done();
        supply::end_face(svg, *tile, (left + 21.0, y + 13.0), 16.0);
        svg.end();
    }
    if held.is_empty() { y } else { y + 30.0 }
}

/// The tiles laid open, as numbers.
fn used(
    svg: &mut Svg,
    scene: &Scene<'_, Paris>,
    used: &[Bonus],
    (x, y, w): (f64, f64, f64),
) -> f64 {
    let step = 28.0;
    let columns = (w / step).floor().max(1.0) as usize;
    for (at, bonus) in used.iter().enumerate() {
        let left = x + step * (at % columns) as f64;
        let top = y + 21.0 * (at / columns) as f64;
        svg.el("g")
            .class("used-tile")
            .begin_named(&effect::sentence(scene, *bonus), &scene.label("about-paris-used", &[]));
        svg.rect(left, top, step - 4.0, 17.0).round(4.0).class("used-face").done();
        svg.text(left + 10.5, top + 13.0, "mid t14 soft", &bonus.to_string());
        svg.end();
    }
    y + 21.0 * used.len().div_ceil(columns) as f64
}
