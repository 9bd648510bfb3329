//! The supply: stacks of buildings, landmarks, VP tiles, resources with prices, end-game tiles.

use paris::{EndTile, Kind, Monument, Move, Paris, Spot};
use table::Game as _;

use super::{about, kind_icon, landmark_icon, place, type_icon};
use crate::book::Sign;
use crate::fit;
use crate::icons;
use crate::labels::Labels;
use crate::scene::Scene;
use crate::svg::Svg;

type Area = (f64, f64, f64, f64);

/// The stacks of buildings side by side, and the building just drawn.
pub(super) fn stacks(svg: &mut Svg, scene: &Scene<'_, Paris>, (x, y, w, h): Area) {
    let count = scene.public.stacks.len() + usize::from(scene.public.drawn.is_some());
    let step = w / count.max(1) as f64;
    let area = |at: usize| (x + step * at as f64, y, step - 12.0, h - 8.0);
    for at in 0..scene.public.stacks.len() {
        stack(svg, scene, at, area(at));
    }
    drawn(svg, scene, area(count - 1));
}

/// A stack of buildings; what lies below the top one reaches out by six units.
pub(super) fn stack(svg: &mut Svg, scene: &Scene<'_, Paris>, at: usize, (x, y, w, h): Area) {
    let stack = &scene.public.stacks[at];
    let number = (at + 1).to_string();
    let (top, label) = match stack.top {
        Some(top) => (
            top.name(),
            scene.label(
                "draw-paris-stack",
                &[
                    ("stack", number.clone()),
                    ("count", stack.left.to_string()),
                    ("district", top.name().to_owned()),
                ],
            ),
        ),
        None => ("", scene.label("draw-paris-stack-empty", &[("stack", number.clone())])),
    };
    let last =
        scene.marks.just(|mv| matches!(mv, Move::Draw(stack) if usize::from(*stack) == at + 1));
    let class = if last { "stack last" } else { "stack" };
    let about = scene.label("about-paris-stack", &[]);
    let (id, pick) = (format!("stack-{number}"), format!("draw {number}"));
    scene.open_pick(svg, &id, class, &pick, (&label, &about));
    let under = f64::from(stack.left.min(4)) * 1.5;
    if stack.left > 1 {
        svg.rect(x + under, y + under, w, h).round(6.0).class("stack-under").done();
    }
    let face = if stack.left > 0 { "stack-face face" } else { "stack-gone face" };
    svg.rect(x, y, w, h).round(6.0).class(face).done();
    if stack.left > 0 {
        let middle = x + w / 2.0;
        // Where the next building goes counts more than how many there are.
        fit::line(svg, (middle, y + h * 0.46), "plate-text strong", 16.0, w - 8.0, top);
        svg.text(middle, y + h * 0.8, "plate-text t14", &format!("×{}", stack.left));
    }
    svg.end();
}

/// The building just drawn, if there is one.
pub(super) fn drawn(svg: &mut Svg, scene: &Scene<'_, Paris>, (x, y, w, h): Area) {
    let Some(drawn) = &scene.public.drawn else { return };
    let (icon, label) = type_icon(drawn.of);
    svg.el("g")
        .id("drawn")
        .class("lot built last")
        .begin_named(&scene.label(label, &[]), &scene.label("about-paris-drawn", &[]));
    svg.rect(x, y, w, h).round(6.0).class("lot-face face").done();
    icons::draw(svg, icon, x + w / 2.0, y + h * 0.44, h * 0.56);
    let value = drawn.building.value().to_string();
    svg.text(x + w / 2.0, y + h * 0.95, "mid strong", &value);
    svg.end();
}

/// The landmarks of the supply in columns; returns the height.
pub(super) fn landmarks(
    svg: &mut Svg,
    scene: &Scene<'_, Paris>,
    (x, y, w): (f64, f64, f64),
    columns: usize,
) -> f64 {
    svg.text(x + 2.0, y + 12.0, "head", &scene.label("draw-paris-landmarks", &[]));
    let (step, h) = (w / columns as f64, 50.0);
    // Each has its place, whatever was taken beside it; where one was one reads which.
    let all = &scene.game.edition().landmarks;
    let area = |at: usize| {
        let (column, row) = (at % columns, at / columns);
        (x + step * column as f64, y + 20.0 + (h + 5.0) * row as f64, step - 5.0, h)
    };
    for (at, gone) in all.iter().enumerate() {
        if scene.public.landmarks.iter().any(|it| it.value == gone.value) {
            continue;
        }
        let (x, y, w, h) = area(at);
        let name = [("landmark", gone.landmark.name().to_owned())];
        let name = scene.label("draw-paris-landmark-name", &name);
        svg.el("g").class("sold").begin_named(&name, "");
        svg.rect(x, y, w, h).round(5.0).class("stack-gone").done();
        fit::line(svg, (x + 38.0, y + 15.0), "t14 soft", 14.0, w - 42.0, &name);
        svg.end();
    }
    for monument in &scene.public.landmarks {
        let at = all.iter().position(|it| it.value == monument.value).unwrap_or_default();
        landmark(svg, scene, monument, area(at));
    }
    20.0 + (h + 5.0) * all.len().div_ceil(columns) as f64
}

/// The name of the layer with the places where a landmark of the supply can be built.
pub(super) fn offers_of(monument: &Monument) -> String {
    format!("offers-{}", monument.landmark)
}

fn landmark(svg: &mut Svg, scene: &Scene<'_, Paris>, monument: &Monument, (x, y, w, h): Area) {
    let named = || ("landmark", monument.landmark.name().to_owned());
    let name = scene.label("draw-paris-landmark-name", &[named()]);
    let label =
        scene.label("draw-paris-landmark", &[named(), ("value", monument.value.to_string())]);
    let last = scene.marks.just(|mv| match mv {
        Move::Buy { to, .. } => to.spot == Spot::Landmark(monument.landmark),
        _ => false,
    });
    let class = if last { "monument last" } else { "monument" };
    // Picked first, it shows in which districts it can be built.
    svg.el("g")
        .id(&format!("landmark-{}", monument.landmark))
        .class(&format!("{class} holds"))
        .a("data-holds", &offers_of(monument))
        .a("role", "button")
        .a("tabindex", "-1")
        .named(&label, &about::landmark(scene, monument))
        .begin();
    svg.rect(x, y, w, h).round(5.0).class("landmark-face face").done();
    // The name stands above cost and slots.
    let (plate, low) = ((x + 5.0, y + h - 19.0), 33.0);
    icons::draw(svg, landmark_icon(monument.landmark), x + 19.0, y + 17.0, 26.0);
    svg.rect(plate.0, plate.1, 28.0, 17.0).round(3.0).class("plate").done();
    svg.text(plate.0 + 14.0, plate.1 + 13.0, "plate-text t14", &monument.value.to_string());
    fit::line(svg, (x + 38.0, y + 15.0), "t14", 14.0, w - 42.0, &name);
    let mut left = x + w - 10.0;
    for kind in monument.slots.into_iter().rev() {
        svg.circle(left, y + low, 7.8).class("slot").done();
        icons::draw(svg, kind_icon(kind).0, left, y + low, 13.0);
        left -= 16.0;
    }
    let units = Kind::RESOURCES.into_iter().zip(monument.cost);
    let units: Vec<Kind> =
        units.flat_map(|(kind, count)| std::iter::repeat_n(kind, usize::from(count))).collect();
    let mut left = x + 45.0;
    for kind in units {
        icons::draw(svg, kind_icon(kind).0, left, y + low, 15.0);
        left += 14.0;
    }
    svg.end();
}

/// The VP tiles of the supply; returns the height.
pub(super) fn vp_tiles(
    svg: &mut Svg,
    scene: &Scene<'_, Paris>,
    (x, y, w): (f64, f64, f64),
    columns: usize,
) -> f64 {
    svg.text(x + 2.0, y + 12.0, "head", &scene.label("draw-paris-vp-tiles", &[]));
    let (step, h) = (w / columns as f64, 24.0);
    let all = &scene.game.edition().prizes;
    for prizes in &scene.public.vp_tiles {
        let at = all.iter().position(|it| it == prizes).unwrap_or_default();
        let (column, row) = (at % columns, at / columns);
        let area = (x + step * column as f64, y + 20.0 + (h + 5.0) * row as f64, step - 5.0, h);
        place::vp_tile(svg, scene, *prizes, area);
    }
    20.0 + (h + 5.0) * all.len().div_ceil(columns) as f64
}

/// What there is to buy and what everything is sold for, in columns; returns the height.
pub(super) fn market(
    svg: &mut Svg,
    scene: &Scene<'_, Paris>,
    (x, y, w): (f64, f64, f64),
    columns: usize,
) -> f64 {
    let edition = scene.game.edition();
    svg.text(x + 2.0, y + 12.0, "head", &scene.label("draw-paris-market", &[]));
    let (step, row) = (w / columns as f64, 64.0);
    let rows = Kind::ALL.len().div_ceil(columns) as f64;
    let head = y;
    for (at, kind) in Kind::ALL.into_iter().enumerate() {
        let (left, y) = (x + step * (at % columns) as f64, head + row * (at / columns) as f64);
        let middle = left + (step - 4.0) / 2.0;
        let (icon, name) = kind_icon(kind);
        let name = scene.label(name, &[]);
        let sell = edition.sell[kind.index()].to_string();
        let id = format!("market-{kind}");
        if kind.is_resource() {
            let stock = scene.public.supply[kind.index()].to_string();
            let price = edition.buy[kind.index()].to_string();
            let label = scene.label(
                "draw-paris-resource",
                &[
                    ("kind", name),
                    ("count", stock.clone()),
                    ("buy", price.clone()),
                    ("sell", sell.clone()),
                ],
            );
            let about = scene.label("about-paris-resource", &[]);
            scene.open_pick(svg, &id, "market", &format!("buy {kind}"), (&label, &about));
            svg.rect(left, y + 20.0, step - 4.0, 60.0).round(5.0).class("market-face face").done();
            icons::draw(svg, icon, left + 11.0, y + 33.0, 17.0);
            svg.text(left + 20.0, y + 38.0, "t14 strong", &format!("×{stock}"));
            price_of(svg, (middle, y + 52.0), &format!("−{price}"));
        } else {
            let label =
                scene.label("draw-paris-prestige", &[("kind", name), ("sell", sell.clone())]);
            let about = scene.label("about-paris-prestige", &[("vp", about::slot_vp(scene, kind))]);
            svg.el("g").id(&id).class("market").begin_named(&label, &about);
            svg.rect(left, y + 20.0, step - 4.0, 60.0).round(5.0).class("market-face face").done();
            icons::draw(svg, icon, middle, y + 33.0, 19.0);
        }
        price_of(svg, (middle, y + 70.0), &format!("+{sell}"));
        svg.end();
    }
    20.0 + row * rows
}

/// An amount of francs around a point.
fn price_of(svg: &mut Svg, (x, y): (f64, f64), amount: &str) {
    svg.text(x + 1.0, y + 4.0, "t14 end", amount);
    icons::draw(svg, "i-franc", x + 9.0, y, 13.0);
}

/// What a purchase gives besides the place, in two rows or three; returns the height.
pub(super) fn reminders(
    svg: &mut Svg,
    scene: &Scene<'_, Paris>,
    (x, y, w): (f64, f64, f64),
    rows: usize,
) -> f64 {
    let edition = scene.game.edition();
    svg.text(x + 2.0, y + 12.0, "head", &scene.label("draw-paris-reminders", &[]));
    let title = scene.label(
        "draw-paris-reminder",
        &[
            ("price", edition.bonus_price.to_string()),
            ("wood", edition.eight_wood.to_string()),
            ("vp", edition.eight_vp.to_string()),
        ],
    );
    svg.el("g").class("reminders").begin_named(&title, "");
    let high = 11.0 + 25.0 * rows as f64;
    svg.rect(x, y + 20.0, w - 5.0, high).round(5.0).class("market-face").done();
    let plate = |svg: &mut Svg, x: f64, y: f64, value: &str| {
        svg.rect(x, y - 8.0, 18.0, 16.0).round(3.0).class("plate").done();
        svg.text(x + 9.0, y + 4.5, "plate-text t14", value);
    };
    let text = |svg: &mut Svg, x: f64, y: f64, text: &str| svg.text(x, y + 4.5, "t14 mid", text);
    let left = x + 8.0;
    // What value 8 brings has a row of its own where there are three.
    let (middle, right, eight) =
        if rows == 2 { (x + w * 0.27, x + w * 0.6, 0) } else { (x + w * 0.42, left, 1) };
    let row = |at: usize| y + 34.0 + 25.0 * at as f64;
    plate(svg, left, row(0), "1");
    plate(svg, left + 21.0, row(0), "2");
    icons::draw(svg, "i-tile", left + 54.0, row(0), 19.0);
    plate(svg, middle, row(0), "3");
    text(svg, middle + 30.0, row(0), &format!("−{}", edition.bonus_price));
    icons::draw(svg, "i-franc", middle + 46.0, row(0), 14.0);
    icons::draw(svg, "i-tile", middle + 68.0, row(0), 19.0);
    plate(svg, right, row(eight), "8");
    text(svg, right + 30.0, row(eight), &format!("−{}", edition.eight_wood));
    icons::draw(svg, "i-wood-token", right + 48.0, row(eight), 16.0);
    text(svg, right + 72.0, row(eight), &format!("+{}", edition.eight_vp));
    icons::draw(svg, "i-vp", right + 90.0, row(eight), 16.0);
    let step = (w - 20.0) / 3.0;
    for (at, (kind, vp)) in Kind::PRESTIGE.into_iter().zip(edition.slot_vp).enumerate() {
        let left = left + step * at as f64;
        svg.circle(left + 8.0, row(rows - 1), 8.5).class("slot").done();
        icons::draw(svg, kind_icon(kind).0, left + 8.0, row(rows - 1), 14.0);
        text(svg, left + 28.0, row(rows - 1), &format!("+{vp}"));
        icons::draw(svg, "i-vp", left + 44.0, row(rows - 1), 16.0);
    }
    svg.end();
    24.0 + high
}

/// How many end-game tiles are left; and which ones, for the player who looks through them. By
/// version 1 of the rules that was everybody who could take one.
pub(super) fn end_tiles(
    svg: &mut Svg,
    scene: &Scene<'_, Paris>,
    (x, y, w): (f64, f64, f64),
) -> f64 {
    let left = scene.public.end_tiles;
    let label = scene.label("draw-paris-end-tiles", &[("count", left.to_string())]);
    let about = about::end_tiles(scene);
    let acts = scene.own.filter(|(seat, _)| scene.public.to_act == Some(*seat));
    let empty = scene.public.stacks.iter().all(|stack| stack.left == 0);
    let verb = match scene.public.step {
        "end-tile" => Some("choose"),
        "action" if empty && scene.game.rules() == 1 => Some("endtile"),
        _ => None,
    };
    if acts.is_some() && verb.is_none() && empty && left > 0 && scene.public.step == "action" {
        scene.open_pick(svg, "endtiles", "end-tiles", "endtile", (&label, &about));
    } else {
        svg.el("g").id("endtiles").class("end-tiles").begin_named(&label, &about);
    }
    svg.rect(x, y, w - 5.0, 26.0).round(5.0).class("market-face face").done();
    icons::draw(svg, "i-end", x + 15.0, y + 13.0, 18.0);
    svg.text(x + 30.0, y + 18.0, "t14", &format!("×{left}"));
    svg.end();
    let seen = acts.and_then(|(_, secret)| secret.left.as_deref());
    let verb = verb.filter(|_| seen.is_some());
    each_end_tile(svg, scene, verb, (x, y + 31.0, w / 6.0, 26.0));
    31.0 + 2.0 * (26.0 + 4.0)
}

/// All the end-game tiles that the game has, each in its place. Those taken, as far as the reader
/// knows, are gone: used ones, the reader's own, and those missing when the reader last looked.
fn each_end_tile(
    svg: &mut Svg,
    scene: &Scene<'_, Paris>,
    verb: Option<&str>,
    (x, y, step, h): Area,
) {
    let mut tiles = scene.game.edition().end_tiles.to_vec();
    tiles.sort();
    let mut gone = gone_end_tiles(scene, &tiles, verb.is_some());
    for (at, tile) in tiles.iter().enumerate() {
        let (left, top) = (x + step * (at % 6) as f64, y + (h + 4.0) * (at / 6) as f64);
        let taken = gone.iter().position(|it| it == tile).map(|at| gone.swap_remove(at));
        let name = if taken.is_some() { "draw-paris-end-tile-gone" } else { "draw-paris-end-tile" };
        let label = scene.label(name, &[("tile", end_name(scene, *tile))]);
        let about = scene.label("about-paris-held", &[]);
        let again = tiles[..at].contains(tile);
        let face = match verb.filter(|_| taken.is_none() && !again) {
            Some(verb) => {
                let pick = format!("{verb} {tile}");
                scene.open_pick(svg, &format!("take-{tile}"), "end-tile", &pick, (&label, &about));
                "end-face face"
            }
            None => {
                let class = if taken.is_some() { "end-kind gone" } else { "end-kind" };
                svg.el("g").class(class).begin_named(&label, &about);
                "used-face"
            }
        };
        svg.rect(left, top, step - 4.0, h).round(5.0).class(face).done();
        end_face(svg, *tile, (left + step / 2.0 - 2.0, top + h / 2.0), 16.0);
        svg.end();
    }
}

/// Which of the end-game tiles are gone, as far as the reader knows. A player who looks through
/// them knows exactly.
fn gone_end_tiles(scene: &Scene<'_, Paris>, all: &[EndTile], looks: bool) -> Vec<EndTile> {
    let secret = scene.own.map(|(_, secret)| secret);
    let mut known: Vec<EndTile> = Vec::new();
    for player in &scene.public.players {
        known.extend(&player.used_end_tiles);
        known.extend(player.held_end_tiles.iter().flatten());
    }
    let Some(left) = secret.and_then(|secret| secret.left.as_ref()) else { return known };
    let mut left = left.clone();
    let drop = |list: &mut Vec<EndTile>, tile: &EndTile| {
        let at = list.iter().position(|it| it == tile);
        at.map(|at| list.remove(at)).is_some()
    };
    if !looks {
        for tile in &known {
            drop(&mut left, tile);
        }
    }
    all.iter().filter(|tile| !drop(&mut left, tile)).copied().collect()
}

/// What an end-game tile is, in words.
pub(super) fn end_name(scene: &Scene<'_, Paris>, tile: EndTile) -> String {
    end_text(scene.labels, tile)
}

/// The same, wherever the words come from.
pub(super) fn end_text(labels: &dyn Labels, tile: EndTile) -> String {
    match tile {
        EndTile::Counts(kind) => labels.label(kind_icon(kind).1, &[]),
        EndTile::Francs(count) => {
            labels.label("draw-paris-francs", &[("count", count.to_string())])
        }
        EndTile::Vp(count) => labels.label("draw-paris-vp", &[("count", count.to_string())]),
    }
}

/// The signs on an end-game tile.
pub(super) fn end_signs(tile: EndTile) -> Vec<Sign> {
    match tile {
        EndTile::Counts(kind) => vec![Sign::Icon(kind_icon(kind).0)],
        EndTile::Francs(count) => vec![Sign::Text(count.to_string()), Sign::Icon("i-franc")],
        EndTile::Vp(count) => vec![Sign::Text(count.to_string()), Sign::Icon("i-vp")],
    }
}

/// What an end-game tile is, in signs.
pub(super) fn end_face(svg: &mut Svg, tile: EndTile, (x, y): (f64, f64), size: f64) {
    let (number, icon) = match tile {
        EndTile::Counts(kind) => {
            return icons::draw(svg, kind_icon(kind).0, x, y, size);
        }
        EndTile::Francs(count) => (count, "i-franc"),
        EndTile::Vp(count) => (count, "i-vp"),
    };
    svg.el("text")
        .a("x", x - size * 0.4)
        .a("y", y + size * 0.32)
        .a("font-size", (size * 0.85).max(14.0))
        .class("mid strong")
        .text(&number.to_string());
    icons::draw(svg, icon, x + size * 0.35, y, size * 0.95);
}
