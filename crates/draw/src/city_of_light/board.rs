//! The frame, the cobblestones, and the streetlights with their rays.

use city_of_light::{CityOfLight, Ground, LaidTile, Rotation, Space, Square, TileView};

use super::Frame;
use crate::icons;
use crate::scene::Scene;
use crate::svg::{Path, Svg};

/// The textures of grounds and roofs.
pub(super) const TEXTURES: &str = include_str!("textures.svg");

/// The textures of the grounds and roofs, and the light of a lamp.
pub(super) fn textures(svg: &mut Svg) {
    svg.raw(TEXTURES);
}

/// The texture of a ground.
pub(super) fn texture(ground: Ground) -> &'static str {
    match ground {
        Ground::Orange => "url(#g-orange)",
        Ground::Blue => "url(#g-blue)",
        Ground::Mixed => "url(#g-mixed)",
        Ground::Lamp => "url(#g-lamp)",
    }
}

/// What a ground is called, and what may be done there.
pub(super) fn ground_words(ground: Ground) -> (&'static str, &'static str) {
    match ground {
        Ground::Orange => ("draw-col-orange", "about-col-orange"),
        Ground::Blue => ("draw-col-blue", "about-col-blue"),
        Ground::Mixed => ("draw-col-mixed", "about-col-mixed"),
        Ground::Lamp => ("draw-col-lamp", "about-col-lamp"),
    }
}

/// The frame with its letters and digits.
pub(super) fn frame(svg: &mut Svg, frame: &Frame) {
    let side = frame.board();
    svg.rect(1.0, 1.0, side - 2.0, side - 2.0).round(10.0).class("col-frame").done();
    let inner = 8.0 * frame.space;
    svg.rect(frame.margin - 3.0, frame.margin - 3.0, inner + 6.0, inner + 6.0)
        .class("col-bed")
        .done();
    svg.group("col-coordinates");
    for at in 0..8_usize {
        let middle = frame.margin + (at as f64 + 0.5) * frame.space;
        let column = char::from(b"abcdefgh"[at]).to_string();
        svg.text(middle, frame.margin * 0.68, "", &column);
        svg.text(frame.margin * 0.48, middle + 4.0, "", &(at + 1).to_string());
    }
    svg.end();
}

/// The squares in the order of the grid: a tile space by space, or the empty square.
pub(super) fn squares(svg: &mut Svg, scene: &Scene<'_, CityOfLight>, frame: &Frame) {
    // Screen readers read the whole board row by row, not tile by tile.
    let paved = Space::all().filter(|space| scene.public.ground[space.index()].is_some());
    let rows: Vec<String> = paved.map(|space| format!("space-{space}")).collect();
    if !rows.is_empty() {
        svg.el("g").a("role", "group").a("aria-owns", rows.join(" ").as_str()).done();
    }
    for square in Square::all() {
        if let Some(tile) = scene.public.tiles.iter().find(|tile| tile.square == square) {
            svg.el("g").id(&format!("square-{square}")).done();
            ground(svg, scene, frame, tile);
            continue;
        }
        let (x, y) = frame.corner(square.corner());
        let side = 2.0 * frame.space;
        let pick = square.to_string();
        let [first, .., last] = square.spaces();
        let label = scene.label("draw-col-square", &[("square", format!("{first}–{last}"))]);
        let about = scene.label("about-col-square", &[]);
        scene.open_pick(svg, &format!("square-{square}"), "square lies", &pick, (&label, &about));
        svg.rect(x + 2.0, y + 2.0, side - 4.0, side - 4.0).round(5.0).class("face").done();
        svg.end();
    }
}

/// A tile that lies, space by space.
fn ground(svg: &mut Svg, scene: &Scene<'_, CityOfLight>, frame: &Frame, tile: &LaidTile) {
    let last = scene.marks.last.map(|(_, mv)| mv.to_string());
    let id = format!("tile-{}-{}", tile.owner, tile.tile);
    let named = format!("tile {} {}", tile.tile, tile.square);
    let is_last = last.as_ref().is_some_and(|last| last.starts_with(&named));
    svg.el("g").id(&id).class(if is_last { "laid last" } else { "laid" }).begin();
    for space in tile.square.spaces() {
        let Some(ground) = scene.public.ground[space.index()] else { continue };
        place(svg, scene, frame, space, ground);
    }
    let (x, y) = frame.corner(tile.square.corner());
    let side = 2.0 * frame.space;
    svg.rect(x + 0.5, y + 0.5, side - 1.0, side - 1.0).class("tile-edge face").done();
    svg.end();
}

fn place(
    svg: &mut Svg,
    scene: &Scene<'_, CityOfLight>,
    frame: &Frame,
    space: Space,
    ground: Ground,
) {
    let (x, y) = frame.corner(space);
    let pick = space.to_string();
    let (name, about) = ground_words(ground);
    let label = scene
        .label("draw-col-space", &[("space", pick.clone()), ("ground", scene.label(name, &[]))]);
    scene.open_pick(
        svg,
        &format!("space-{space}"),
        "space lies",
        &pick,
        (&label, &scene.label(about, &[])),
    );
    svg.rect(x, y, frame.space, frame.space).class("face").a("fill", texture(ground)).done();
    // The next space covers half of a stroke on the edge, so the light is a little inside.
    svg.rect(x + 3.0, y + 3.0, frame.space - 6.0, frame.space - 6.0).class("glow").done();
    svg.end();
}

/// The four grounds of a tile as it lies after a turn, in a square from the origin.
pub(super) fn tile_face(svg: &mut Svg, tile: &TileView, turn: Rotation, at: (f64, f64), unit: f64) {
    // A quarter turn clockwise brings the bottom-left to the top-left.
    let order = match turn.index() {
        0 => [0, 1, 2, 3],
        1 => [2, 0, 3, 1],
        2 => [3, 2, 1, 0],
        _ => [1, 3, 0, 2],
    };
    for (place, from) in order.into_iter().enumerate() {
        let ground = tile.ground[from];
        let (x, y) = (at.0 + (place % 2) as f64 * unit, at.1 + (place / 2) as f64 * unit);
        svg.rect(x, y, unit, unit).a("fill", texture(ground)).done();
        if ground == Ground::Lamp {
            icons::draw(svg, "i-lamp", x + unit / 2.0, y + unit / 2.0, unit * 0.8);
        }
    }
    svg.rect(at.0, at.1, 2.0 * unit, 2.0 * unit).class("tile-edge").done();
}

/// The light on the ground around each streetlight.
pub(super) fn halos(svg: &mut Svg, scene: &Scene<'_, CityOfLight>, frame: &Frame) {
    svg.el("clipPath").id("col-lit").begin();
    svg.rect(0.0, 0.0, frame.board(), frame.board()).round(10.0).done();
    svg.end();
    svg.el("g").a("clip-path", "url(#col-lit)").class("halos").begin();
    for lamp in &scene.public.lamps {
        let (x, y) = frame.middle(lamp.at);
        let reach = if is_large(scene, lamp.at) { 1.9 } else { 1.05 };
        svg.circle(x, y, frame.space * reach).a("fill", "url(#halo)").done();
    }
    svg.end();
}

/// The streetlights that shine, and a ray to each building they light.
pub(super) fn lamps(svg: &mut Svg, scene: &Scene<'_, CityOfLight>, frame: &Frame) {
    let public = scene.public;
    let mut built = Vec::new();
    for piece in &public.pieces {
        match piece {
            city_of_light::Piece::Building { building, spaces, .. } => {
                built.extend(spaces.iter().map(|space| (*space, *building)));
            }
            city_of_light::Piece::Annex { at, building, .. } => built.push((*at, *building)),
            _ => {}
        }
    }
    for lamp in &public.lamps {
        let large = is_large(scene, lamp.at);
        let (x, y) = frame.middle(lamp.at);
        let title = scene.label(
            "draw-col-lit",
            &[("space", lamp.at.to_string()), ("count", lamp.buildings.len().to_string())],
        );
        svg.el("g")
            .id(&format!("lamp-{}", lamp.at))
            .class("lamp")
            .begin_named(&title, &scene.label("about-col-lamp", &[]));
        let mut rays = Path::default();
        for space in &lamp.lights {
            let lit =
                built.iter().any(|(at, building)| at == space && lamp.buildings.contains(building));
            if lit {
                rays = ray(rays, (x, y), frame.middle(*space), frame.space);
            }
        }
        if !rays.is_empty() {
            svg.path(&rays).class("ray").done();
        }
        if !large && !has_lampadaire(scene, lamp.at) {
            icons::draw(svg, "i-lamp", x, y, frame.space * 0.8);
        }
        svg.end();
    }
}

/// A ray that widens from the lamp and ends inside the space it lights.
fn ray(path: Path, from: (f64, f64), to: (f64, f64), unit: f64) -> Path {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let long = dx.hypot(dy);
    let (ux, uy) = (dx / long, dy / long);
    let end = long - unit * 0.5 + unit * 0.24;
    let start = unit * 0.3;
    let (near, far) = (unit * 0.05, unit * 0.15);
    let point = |along: f64, across: f64| {
        (from.0 + ux * along - uy * across, from.1 + uy * along + ux * across)
    };
    path.polygon(&[point(start, -near), point(end, -far), point(end, far), point(start, near)])
}

fn is_large(scene: &Scene<'_, CityOfLight>, space: Space) -> bool {
    scene
        .public
        .pieces
        .iter()
        .any(|piece| matches!(piece, city_of_light::Piece::LargeLamp { at, .. } if *at == space))
}

fn has_lampadaire(scene: &Scene<'_, CityOfLight>, space: Space) -> bool {
    scene
        .public
        .pieces
        .iter()
        .any(|piece| matches!(piece, city_of_light::Piece::Lampadaire { at, .. } if *at == space))
}
