//! The places of a district: bank, buildings, landmarks, and the place for a VP tile.

use paris::{Kind, Lot, Monument, Move, Paris, Post, Quarter, Site, Spot, Stand};
use table::Seat;

use super::{about, chooser, kind_icon, landmark_icon, supply, type_icon};
use crate::fit;
use crate::icons;
use crate::scene::{Layout, Scene};
use crate::sign;
use crate::svg::Svg;

type Point = (f64, f64);

/// A key standing on a place.
pub(super) fn key(svg: &mut Svg, seat: Seat, place: &str, again: bool, (x, y): Point, r: f64) {
    let id = format!("key-{seat}-{place}{}", if again { "-2" } else { "" });
    svg.el("g").id(&id).class("key").begin();
    sign::sign(svg, seat, x, y, r);
    svg.end();
}

/// What a place is called, with whose keys are there.
fn owned(scene: &Scene<'_, Paris>, mut said: Vec<String>, keys: &[Seat]) -> String {
    let player =
        |seat: &Seat| scene.label("draw-player", &[("letter", sign::letter(*seat).to_owned())]);
    said.extend(keys.iter().map(player));
    scene.labels.also(said)
}

/// A key that would come to stand on a place, if that move is being considered.
fn ghost(svg: &mut Svg, scene: &Scene<'_, Paris>, post: Post, (x, y): Point, r: f64) {
    let Some((seat, mv)) = scene.marks.ghost else { return };
    let to = match mv {
        Move::Key(stand) => Post::Stand(stand),
        Move::Buy { to, .. } => Post::Site(to),
        _ => return,
    };
    if to == post {
        svg.el("g").id("ghost").class("ghost").begin();
        sign::sign(svg, seat, x, y, r);
        svg.end();
    }
}

/// How far from the middle a player's key stands where each may have one: it stays there, whoever
/// else comes.
fn beside(scene: &Scene<'_, Paris>, seat: Seat, step: f64) -> f64 {
    step * (seat.index() as f64 - (scene.public.players.len() as f64 - 1.0) / 2.0)
}

fn is_last(scene: &Scene<'_, Paris>, site: &str) -> &'static str {
    let last = scene.marks.just(|mv| match mv {
        Move::Buy { to, .. } => to.to_string() == site,
        _ => false,
    });
    if last { " last" } else { "" }
}

/// Opens a district; [`Svg::end`] closes it. It can be picked where one is chosen for a building or a
/// VP tile: else a key goes to its bank, which is there to be picked.
pub(super) fn open_district(
    svg: &mut Svg,
    scene: &Scene<'_, Paris>,
    quarter: &Quarter,
    class: &str,
) {
    let district = quarter.district;
    let label = scene.label("draw-paris-district", &[("district", district.name().to_owned())]);
    let about = scene.label("about-paris-district", &[]);
    let id = format!("district-{district}");
    if matches!(scene.public.step, "place" | "vp-tile") {
        scene.open_pick(svg, &id, class, &district.to_string(), (&label, &about));
    } else {
        svg.el("g").id(&id).class(class).begin_named(&label, &about);
    }
}

/// The bank: pays its francs to each key placed on it.
pub(super) fn bank(
    svg: &mut Svg,
    scene: &Scene<'_, Paris>,
    quarter: &Quarter,
    (x, y): Point,
    r: f64,
) {
    let district = quarter.district;
    let stands = chooser(scene).is_some_and(|seat| quarter.bank_keys.contains(&seat));
    let pick = if stands { format!("{district}:bank") } else { format!("key {district}") };
    let label = scene.label(
        "draw-paris-bank",
        &[("district", district.name().to_owned()), ("francs", quarter.bank.to_string())],
    );
    let label = owned(scene, vec![label], &quarter.bank_keys);
    let about = scene.label("about-paris-bank", &[("francs", quarter.bank.to_string())]);
    let placed = scene.marks.just(|mv| *mv == Move::Key(Stand::Bank(district)));
    let class = if placed { "bank last" } else { "bank" };
    scene.open_pick(svg, &format!("bank-{district}"), class, &pick, (&label, &about));
    svg.rect(x - r * 1.25, y - r, r * 2.5, r * 2.0).round(5.0).class("bank-face face").done();
    icons::draw(svg, "i-franc", x - r * 0.52, y - r * 0.3, r * 1.15);
    svg.el("text")
        .a("x", x + r * 0.45)
        .a("y", y + r * 0.12)
        .a("font-size", r * 1.1)
        .class("mid strong")
        .text(&quarter.bank.to_string());
    for seat in &quarter.bank_keys {
        let place = format!("{district}-bank");
        key(
            svg,
            *seat,
            &place,
            false,
            (x + beside(scene, *seat, r * 0.68), y + r * 0.66),
            r * 0.42,
        );
    }
    ghost(svg, scene, Post::Stand(Stand::Bank(district)), (x, y), r * 0.6);
    svg.end();
}

/// A building space: value, type, token and keys.
pub(super) fn lot(
    svg: &mut Svg,
    scene: &Scene<'_, Paris>,
    quarter: &Quarter,
    lot: &Lot,
    (x, y): Point,
    r: f64,
) {
    let district = quarter.district;
    let pick = format!("{district}:{}", lot.value);
    let of = lot.building.map_or_else(
        || scene.label("draw-paris-empty", &[]),
        |of| scene.label(type_icon(of).1, &[]),
    );
    let label = scene.label(
        "draw-paris-place",
        &[("district", district.name().to_owned()), ("value", lot.value.to_string()), ("type", of)],
    );
    let token = lot.token.map(|kind| scene.label(kind_icon(kind).1, &[]));
    let label = owned(scene, [label].into_iter().chain(token).collect(), &lot.keys);
    // Where the reader's key can come to stand, a picked move shows it.
    let comes = scene.own.is_some_and(|(seat, _)| !lot.keys.contains(&seat));
    let lies = if comes { " lies" } else { "" };
    let class = match lot.building {
        Some(_) => format!("lot built{lies}{}", is_last(scene, &pick)),
        None => "lot".to_owned(),
    };
    let about = about::lot(scene, lot);
    let id = format!("place-{district}-{}", lot.value);
    scene.open_pick(svg, &id, &class, &pick, (&label, &about));
    svg.circle(x, y, r).class("lot-face face").done();
    if !scene.brought(&id).is_empty() {
        // What can be picked has a gold frame; what has just come is marked around that.
        svg.circle(x, y, r + 3.8).class("just-came").done();
    }
    if let Some(of) = lot.building {
        icons::draw(svg, type_icon(of).0, x, y - r * 0.12, r * 1.2);
    }
    value(svg, (x - r * 0.62, y + r * 0.66), r * 0.42, &lot.value.to_string());
    if let Some(kind) = lot.token {
        let at = (x + r * 0.62, y + r * 0.58);
        svg.circle(at.0, at.1, r * 0.43).class("token-bed").done();
        icons::draw(svg, kind_icon(kind).0, at.0, at.1, r * 0.74);
    }
    keys(svg, &lot.keys, &ON_BUILDING, &format!("{district}-{}", lot.value), (x, y), r * 0.92);
    let site = Site { district, spot: Spot::Building(lot.value) };
    ghost(svg, scene, Post::Site(site), (x, y), r * 0.6);
    svg.end();
}

/// The reader's key as it would stand on a building: the page lays it over the one that is picked.
pub(super) fn arriving(svg: &mut Svg, scene: &Scene<'_, Paris>, r: f64) {
    let Some((seat, _)) = scene.own else { return };
    svg.el("defs").begin();
    svg.el("g").id("ghost-move").begin();
    let (shift, size) = (r * 0.92, r * 0.92 * 0.46);
    let (right, down) = ON_BUILDING[seat.index()];
    sign::sign(svg, seat, r + shift * right, r + shift * down, size);
    svg.end();
    svg.end();
}

/// Where each seat's key stands on a building, in parts of its radius: clear of its value, in a place of its own. So no
/// key moves when another comes or goes.
const ON_BUILDING: [Point; 4] = [(0.44, -0.5), (-0.5, -0.5), (0.56, 0.44), (-0.92, -0.02)];
/// The same on a landmark, which has another close to it on either side.
const ON_LANDMARK: [Point; 4] = [(0.44, -0.5), (-0.5, -0.5), (0.36, 0.36), (-0.62, -0.12)];
/// Where the second key of one player stands, which a tile can bring.
const AGAIN: Point = (-0.03, 0.12);

/// The keys on a building or landmark.
fn keys(svg: &mut Svg, keys: &[Seat], spots: &[Point; 4], place: &str, (x, y): Point, r: f64) {
    for (at, seat) in keys.iter().enumerate() {
        let again = keys[..at].contains(seat);
        let (right, down) = if again { AGAIN } else { spots[seat.index()] };
        key(svg, *seat, place, again, (x + r * right, y + r * down), r * 0.46);
    }
}

/// A small enamel plate with a value.
fn value(svg: &mut Svg, (x, y): Point, r: f64, text: &str) {
    let r = r.max(9.0);
    let w = if text.len() > 1 { r * 1.2 } else { r * 0.8 };
    svg.rect(x - w, y - r * 0.85, w * 2.0, r * 1.7).round(r * 0.35).class("plate").done();
    svg.el("text")
        .a("x", x)
        .a("y", y + (r * 1.45).max(14.0) * 0.345)
        .a("font-size", (r * 1.45).max(14.0))
        .class("plate-text")
        .text(text);
}

/// How far from the first the landmarks of a district stand, in widths of one and in the order in which they are
/// built: each keeps its place. Five stand side by side, more than that between them.
pub(super) fn landmark_step(at: usize) -> f64 {
    [0.0, 1.0, 2.0, 3.0, 4.0, 0.5, 1.5, 2.5][at.min(7)]
}

/// A landmark in a district.
pub(super) fn landmark(
    svg: &mut Svg,
    scene: &Scene<'_, Paris>,
    quarter: &Quarter,
    monument: &Monument,
    (x, y): Point,
    r: f64,
) {
    let site = Site { district: quarter.district, spot: Spot::Landmark(monument.landmark) };
    let pick = site.to_string();
    let label = scene.label(
        "draw-paris-landmark-in",
        &[
            ("landmark", monument.landmark.name().to_owned()),
            ("value", monument.value.to_string()),
            ("district", quarter.district.name().to_owned()),
        ],
    );
    let label = owned(scene, vec![label], &monument.keys);
    let id = format!("landmark-{}", monument.landmark);
    let class = format!("landmark{}", is_last(scene, &pick));
    scene.open_pick(svg, &id, &class, &pick, (&label, &about::landmark(scene, monument)));
    svg.rect(x - r, y - r, 2.0 * r, 2.0 * r).round(r * 0.3).class("landmark-face face").done();
    icons::draw(svg, landmark_icon(monument.landmark), x, y - r * 0.14, r * 1.3);
    value(svg, (x - r * 0.5, y + r * 0.74), r * 0.42, &monument.value.to_string());
    if let Some(filling) = &scene.public.filling
        && filling.landmark == monument.landmark
    {
        slots(svg, scene, &filling.open, (x, y - r - 14.0));
    }
    let place = format!("{}-{}", quarter.district, monument.landmark);
    keys(svg, &monument.keys, &ON_LANDMARK, &place, (x, y), r);
    ghost(svg, scene, Post::Site(site), (x, y), r * 0.6);
    svg.end();
}

/// The open slots of a landmark on a plate of their own, large enough to choose what fills them.
fn slots(svg: &mut Svg, scene: &Scene<'_, Paris>, open: &[Kind], (x, y): Point) {
    // On a phone a district reaches to the edge.
    let x = if scene.layout == Layout::Narrow { x.clamp(41.0, 359.0) } else { x };
    let half = 11.5 * open.len() as f64;
    svg.rect(x - half - 3.0, y - 13.0, 2.0 * half + 6.0, 26.0).round(13.0).class("plate").done();
    for (at, kind) in open.iter().enumerate() {
        let left = x - half + 11.5 + 23.0 * at as f64;
        svg.circle(left, y, 10.5).class("slot").done();
        icons::draw(svg, kind_icon(*kind).0, left, y, 18.0);
    }
}

/// The landmarks of the supply as targets in this district, each where it would stand; the one that
/// was picked is seen.
pub(super) fn offers(
    svg: &mut Svg,
    scene: &Scene<'_, Paris>,
    quarter: &Quarter,
    (x, y): Point,
    r: f64,
) {
    for monument in &scene.public.landmarks {
        let site = Site { district: quarter.district, spot: Spot::Landmark(monument.landmark) };
        let label = scene.label(
            "draw-paris-landmark-in",
            &[
                ("landmark", monument.landmark.name().to_owned()),
                ("value", monument.value.to_string()),
                ("district", quarter.district.name().to_owned()),
            ],
        );
        let id = format!("offer-{}-{}", quarter.district, monument.landmark);
        svg.el("g").class("offer-of").a("data-layer", &supply::offers_of(monument)).begin();
        // Its card says the rest.
        scene.open_pick(svg, &id, "offer", &site.to_string(), (&label, ""));
        svg.rect(x - r, y - r, 2.0 * r, 2.0 * r).round(r * 0.3).class("offer-face face").done();
        let value = monument.value.to_string();
        svg.text(x, y + 7.0, "mid strong t20", &value);
        ghost(svg, scene, Post::Site(site), (x, y), r);
        svg.end();
        svg.end();
    }
}

/// The place for a VP tile, with the tile if it has one.
pub(super) fn prizes(
    svg: &mut Svg,
    scene: &Scene<'_, Paris>,
    quarter: &Quarter,
    (x, y): Point,
    (w, h): Point,
) {
    let (left, top) = (x - w / 2.0, y - h / 2.0);
    let Some(prizes) = quarter.vp_tile else {
        let district = ("district", quarter.district.name().to_owned());
        let name = scene.label("about-paris-vp-place", &[district]);
        let about = scene.label("about-paris-vp-right", &[]);
        // To put a VP tile into a district, point at this place or at any other spot of the
        // district.
        if scene.public.step == "vp-tile" {
            let (id, pick) =
                (format!("vp-place-{}", quarter.district), quarter.district.to_string());
            scene.open_pick(svg, &id, "vp-spot", &pick, (&name, &about));
        } else {
            svg.el("g").begin_named(&name, &about);
        }
        svg.rect(left, top, w, h).round(h * 0.4).class("vp-place face").done();
        icons::draw(svg, "i-vp", x, y, h * 0.7);
        svg.end();
        return;
    };
    vp_tile(svg, scene, prizes, (left, top, w, h));
}

/// How many keys are on the buildings and landmarks of a district, around a point, until the fourth brings its right;
/// afterwards nobody needs to know. The sign is beside the figure or, where it is narrow, above it.
pub(super) fn keys_until_fourth(
    svg: &mut Svg,
    scene: &Scene<'_, Paris>,
    quarter: &Quarter,
    (x, y): Point,
    narrow: bool,
) {
    let landmarks = quarter.landmarks.iter().map(|it| it.keys.len());
    let count: usize = quarter.spaces.iter().map(|it| it.keys.len()).chain(landmarks).sum();
    if count >= FOURTH || scene.public.vp_tiles.is_empty() {
        return;
    }
    let name = ("district", quarter.district.name().to_owned());
    let name = scene.label("about-paris-fourth", &[name, ("count", count.to_string())]);
    svg.el("g").begin_named(&name, &scene.label("about-paris-vp-right", &[]));
    let ((sign_x, sign_y), middle) =
        if narrow { ((x, y - 11.0), x) } else { ((x - 15.0, y), x + 6.0) };
    icons::draw(svg, "i-key", sign_x, sign_y, 13.0);
    svg.text(middle, y + 5.0, "t14 mid", &format!("{count}/{FOURTH}"));
    svg.end();
}

/// So many keys in a district bring the right to put a VP tile somewhere.
const FOURTH: usize = 4;

/// A VP tile with its three prizes.
pub(super) fn vp_tile(
    svg: &mut Svg,
    scene: &Scene<'_, Paris>,
    [first, second, third]: [u8; 3],
    (x, y, w, h): (f64, f64, f64, f64),
) {
    let prizes = [
        ("first", first.to_string()),
        ("second", second.to_string()),
        ("third", third.to_string()),
    ];
    let label = scene.label("draw-paris-vp-tile", &prizes);
    let about = scene.label("about-paris-vp-tile", &prizes);
    let (id, pick) = (format!("vp-{first}"), format!("vp {first}"));
    scene.open_pick(svg, &id, "vp-tile", &pick, (&label, &about));
    svg.rect(x, y, w, h).round(h * 0.4).class("vp-face face").done();
    let text = format!("{first}·{second}·{third}");
    let size = (h * 0.62).clamp(14.0, 16.0);
    fit::sized(svg, (x + w / 2.0, y + h / 2.0 + size * 0.35), "vp-text mid", size, w - 8.0, &text);
    svg.end();
}

/// Each player's sum of values in a district, as a row of signs with numbers; the highest is bold.
pub(super) fn sums(
    svg: &mut Svg,
    scene: &Scene<'_, Paris>,
    quarter: &Quarter,
    at: impl Fn(usize) -> Point,
    r: f64,
) {
    let most = quarter.values.iter().max();
    for (seat, sum) in quarter.values.iter().enumerate().filter(|(_, sum)| **sum > 0) {
        let (x, y) = at(seat);
        let name = scene.label(
            "about-paris-sum",
            &[
                ("player", sign::letter(Seat::new(seat)).to_owned()),
                ("sum", sum.to_string()),
                ("district", quarter.district.name().to_owned()),
            ],
        );
        svg.el("g").begin_named(&name, &scene.label("about-paris-district", &[]));
        let x = x - r * 0.9;
        sign::sign(svg, Seat::new(seat), x, y, r);
        svg.el("text")
            .a("x", x + r * 1.6)
            .a("y", y + r * 0.62)
            .a("font-size", (r * 1.75).max(14.0))
            .class(if Some(sum) == most { "strong" } else { "" })
            .text(&sum.to_string());
        svg.end();
    }
}

/// The Arc with the keys on it.
pub(super) fn arc(svg: &mut Svg, scene: &Scene<'_, Paris>, (x, y): Point, r: f64, wide: bool) {
    let label = owned(scene, vec![scene.label("draw-paris-arc", &[])], &scene.public.arc);
    scene.open_pick(svg, "arc", "arc", "arc", (&label, &scene.label("about-paris-arc", &[])));
    if wide {
        svg.rect(4.0, y - r, 392.0, 2.0 * r).round(8.0).class("arc-face face").done();
    } else {
        svg.circle(x, y, r).class("arc-face face").done();
    }
    let size = if wide { r * 1.7 } else { r * 1.25 };
    icons::draw(svg, "i-arc", x, y - if wide { 0.0 } else { r * 0.12 }, size);
    for seat in &scene.public.arc {
        let (at, key_r) = if wide {
            ((x + r * (1.8 + 1.1 * seat.index() as f64), y), r * 0.42)
        } else {
            ((x + beside(scene, *seat, r * 0.5), y + r * 0.68), r * 0.22)
        };
        key(svg, *seat, "arc", false, at, key_r);
    }
    ghost(svg, scene, Post::Stand(Stand::Arc), (x, y), r * 0.5);
    svg.end();
}
