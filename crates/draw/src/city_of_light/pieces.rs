//! The pieces on the board: roofs, the garden, the annex, figures, and their areas.

use city_of_light::{Building, CityOfLight, Facing, Piece, Postcard, Space};
use table::Seat;

use super::roof::Block;
use super::{Frame, cards};
use crate::icons;
use crate::scene::Scene;
use crate::sign;
use crate::svg::{Path, Svg};

/// The areas that can be shown: painter, dancer, large lamp.
pub(super) fn areas(svg: &mut Svg, scene: &Scene<'_, CityOfLight>, frame: &Frame) {
    for piece in &scene.public.pieces {
        match piece {
            Piece::Painter { owner, area, .. } => layer(svg, scene, frame, "painter", *owner, area),
            Piece::Dancer { owner, area, .. } => layer(svg, scene, frame, "dancer", *owner, area),
            Piece::LargeLamp { owner, at } => {
                let lamp = scene.public.lamps.iter().find(|lamp| lamp.at == *at);
                let lights = lamp.map_or(&[][..], |lamp| lamp.lights.as_slice());
                layer(svg, scene, frame, "large-lamp", *owner, lights);
            }
            _ => {}
        }
    }
}

fn layer(
    svg: &mut Svg,
    scene: &Scene<'_, CityOfLight>,
    frame: &Frame,
    name: &str,
    owner: Seat,
    area: &[Space],
) {
    let on = scene.marks.layers.iter().any(|layer| layer == name);
    let class = format!("layer area {}{}", sign::class(owner), if on { " on" } else { "" });
    svg.el("g").class(&class).a("data-layer", name).begin();
    let cells: Vec<_> = area.iter().map(|space| (space.column(), space.row())).collect();
    let from = (frame.margin, frame.margin);
    let block = Block { cells: &cells, from, unit: frame.space, inset: 2.0 };
    svg.path(block.outline()).done();
    svg.end();
}

/// Every piece on the board.
pub(super) fn pieces(svg: &mut Svg, scene: &Scene<'_, CityOfLight>, frame: &Frame) {
    for piece in &scene.public.pieces {
        match piece {
            Piece::Building { building, owner, spaces } => {
                built(svg, scene, frame, *building, *owner, spaces);
            }
            Piece::Annex { owner, at, building } => {
                annex(svg, scene, frame, *owner, *at, *building);
            }
            Piece::Painter { owner, at, .. } => {
                figure(svg, scene, frame, "painter", "i-easel", *owner, *at);
            }
            Piece::Dancer { owner, at, .. } => {
                figure(svg, scene, frame, "dancer", "i-dancer", *owner, *at);
            }
            Piece::Lampadaire { owner, at } => {
                figure(svg, scene, frame, "lampadaire", "i-lampadaire", *owner, *at);
            }
            Piece::LargeLamp { owner, at } => {
                figure(svg, scene, frame, "large-lamp", "i-large-lamp", *owner, *at);
            }
            Piece::Fountain { owner, spaces } => {
                if let Some(at) = spaces.first() {
                    figure(svg, scene, frame, "fountain", "i-fountain", *owner, *at);
                }
                for at in spaces.iter().skip(1) {
                    let (x, y) = frame.middle(*at);
                    svg.circle(x, y, frame.space * 0.36).class("basin").done();
                }
            }
            Piece::Statue { owner, at, facing, seen } => {
                statue(svg, scene, frame, *owner, *at, *facing, *seen);
            }
        }
    }
}

fn last_piece(scene: &Scene<'_, CityOfLight>, words: &str) -> &'static str {
    let last = scene.marks.last.map(|(_, mv)| format!("{mv} "));
    if last.is_some_and(|last| last.contains(words)) { " last" } else { "" }
}

/// The name of a building: the garden's is a word of its own in every language.
fn called(scene: &Scene<'_, CityOfLight>, building: Building) -> String {
    match building {
        Building::Jardin => scene.label("col-building-jardin", &[]),
        _ => building.to_string(),
    }
}

fn built(
    svg: &mut Svg,
    scene: &Scene<'_, CityOfLight>,
    frame: &Frame,
    building: Building,
    owner: Seat,
    spaces: &[Space],
) {
    let cells: Vec<_> = spaces.iter().map(|space| (space.column(), space.row())).collect();
    let pick = building.to_string();
    let last = if building == Building::Jardin {
        last_piece(scene, "card jardin ")
    } else if spaces.is_empty() {
        ""
    } else {
        let placed = [format!("build {building} "), format!(" {building} ")];
        let last = scene.marks.last.map(|(_, mv)| format!("{mv} "));
        let is = last.is_some_and(|it| {
            it.starts_with(&placed[0])
                || it.starts_with("card levitation") && it.contains(&placed[1])
        });
        if is { " last" } else { "" }
    };
    let label = scene.label(
        "draw-col-built",
        &[("building", called(scene, building)), ("player", sign::letter(owner).to_owned())],
    );
    let class = format!("piece {}{last}", sign::class(owner));
    let lit = scene.public.players[owner].score.buildings.iter();
    let worth = lit.clone().find(|it| it.building == building).map(|lit| {
        let points = u32::from(lit.size) * u32::from(lit.lamps);
        scene.label(
            "about-col-built",
            &[
                ("size", lit.size.to_string()),
                ("lamps", lit.lamps.to_string()),
                ("points", points.to_string()),
            ],
        )
    });
    let words = (label.as_str(), worth.as_deref().unwrap_or_default());
    scene.open_pick(svg, &format!("piece-{building}"), &class, &pick, words);
    let block = Block {
        cells: &cells,
        from: (frame.margin, frame.margin),
        unit: frame.space,
        inset: frame.space * 0.055,
    };
    if building == Building::Jardin {
        garden(svg, &block);
    } else {
        roof(svg, &block, Some(owner));
    }
    let middle = |at: usize| block.middle(cells[at]);
    let unit = frame.space;
    if cells.len() > 2 {
        let (x, y) = middle(cells.len() / 2);
        icons::draw(svg, "i-chimney", x + unit * 0.16, y - unit * 0.14, unit * 0.44);
    }
    if !cells.is_empty() {
        let (x, y) = middle(0);
        sign::sign(svg, owner, x, y, unit * 0.17);
    }
    svg.end();
}

/// A roof with its slopes in light and shade; `None` is a building that nobody owns yet.
pub(super) fn roof(svg: &mut Svg, block: &Block<'_>, owner: Option<Seat>) {
    let outline = block.outline();
    svg.path(&outline).class("roof face").done();
    let texture = match owner.map(Seat::index) {
        None => "url(#roof-0)",
        Some(0) => "url(#roof-1)",
        Some(_) => "url(#roof-2)",
    };
    svg.path(&outline).a("fill", texture).done();
    let slopes = block.slopes();
    for (class, path) in [
        ("slope-n", &slopes.north),
        ("slope-e", &slopes.east),
        ("slope-s", &slopes.south),
        ("slope-w", &slopes.west),
    ] {
        if !path.is_empty() {
            svg.path(path).class(class).done();
        }
    }
}

/// The garden: hedges around a lawn, and trees.
pub(super) fn garden(svg: &mut Svg, block: &Block<'_>) {
    svg.path(block.outline()).class("hedge face").done();
    let inner = Block { inset: block.inset + block.unit * 0.12, ..*block };
    svg.path(inner.outline()).class("lawn").done();
    for &cell in block.cells {
        let (x, y) = block.middle(cell);
        let size = block.unit * 0.34;
        icons::draw(svg, "i-tree", x + block.unit * 0.27, y - block.unit * 0.25, size);
        icons::draw(svg, "i-tree", x - block.unit * 0.27, y + block.unit * 0.27, size);
    }
}

/// The annex: a bookseller's green box that leans on the building it belongs to.
fn annex(
    svg: &mut Svg,
    scene: &Scene<'_, CityOfLight>,
    frame: &Frame,
    owner: Seat,
    at: Space,
    building: Building,
) {
    let (x, y) = frame.middle(at);
    let unit = frame.space;
    let title = scene.label("draw-col-annex", &[("building", called(scene, building))]);
    let class = format!("piece {}{}", sign::class(owner), last_piece(scene, "card bouquinistes "));
    svg.el("g")
        .id("piece-annex")
        .class(&class)
        .begin_named(&title, &scene.label("about-col-annex", &[]));
    let beside = scene.public.pieces.iter().find_map(|piece| match piece {
        Piece::Building { building: other, spaces, .. } if *other == building => {
            spaces.iter().copied().find(|space| {
                (space.column() - at.column()).abs() + (space.row() - at.row()).abs() == 1
            })
        }
        _ => None,
    });
    if let Some(beside) = beside {
        let (bx, by) = frame.middle(beside);
        svg.line(x, y, (x + bx) / 2.0 + (bx - x) * 0.1, (y + by) / 2.0 + (by - y) * 0.1)
            .class("annex-link")
            .a("stroke-width", unit * 0.34)
            .done();
    }
    let half = unit * 0.4;
    svg.rect(x - half, y - half, 2.0 * half, 2.0 * half).round(4.0).class("annex face").done();
    icons::draw(svg, "i-books", x, y - unit * 0.04, unit * 0.6);
    sign::sign(svg, owner, x + half * 0.7, y + half * 0.72, unit * 0.13);
    svg.end();
}

/// A figure of one space on a pedestal in its owner's colour.
fn figure(
    svg: &mut Svg,
    scene: &Scene<'_, CityOfLight>,
    frame: &Frame,
    name: &str,
    icon: &str,
    owner: Seat,
    at: Space,
) {
    let card = match name {
        "painter" => Postcard::Peintre,
        "dancer" => Postcard::MoulinRouge,
        "fountain" => Postcard::Fontaine,
        "lampadaire" => Postcard::Lampadaire,
        "statue" => Postcard::Penseur,
        _ => Postcard::GrandeLumiere,
    };
    let last = last_piece(scene, &format!("card {card} "));
    let title = scene.label(
        match name {
            "painter" => "draw-col-painter",
            "dancer" => "draw-col-dancer",
            "fountain" => "draw-col-fountain",
            "lampadaire" => "draw-col-lampadaire",
            "statue" => "draw-col-statue",
            _ => "draw-col-large-lamp",
        },
        &[("player", sign::letter(owner).to_owned())],
    );
    svg.el("g")
        .id(&format!("piece-{name}"))
        .class(&format!("piece figure {}{}", sign::class(owner), last))
        .a("data-shows", name)
        .begin_named(&title, &scene.label(cards::effect(card), &[]));
    pedestal(svg, icon, owner, frame.middle(at), frame.space);
    svg.end();
}

/// The picture of a figure around a point.
pub(super) fn pedestal(svg: &mut Svg, icon: &str, owner: Seat, (x, y): (f64, f64), unit: f64) {
    svg.circle(x, y, unit * 0.42).class("pedestal face").done();
    icons::draw(svg, icon, x, y, unit * 0.66);
    sign::sign(svg, owner, x + unit * 0.31, y + unit * 0.31, unit * 0.13);
}

fn statue(
    svg: &mut Svg,
    scene: &Scene<'_, CityOfLight>,
    frame: &Frame,
    owner: Seat,
    at: Space,
    facing: Facing,
    seen: bool,
) {
    let class = format!("gaze {}{}", sign::class(owner), if seen { "" } else { " blind" });
    svg.path(gaze(frame.middle(at), frame.space, facing)).class(&class).done();
    figure(svg, scene, frame, "statue", "i-statue", owner, at);
}

/// The wedge that shows where the statue looks.
pub(super) fn gaze((x, y): (f64, f64), unit: f64, facing: Facing) -> Path {
    let (dx, dy) = match facing {
        Facing::North => (0.0, -1.0),
        Facing::East => (1.0, 0.0),
        Facing::South => (0.0, 1.0),
        Facing::West => (-1.0, 0.0),
    };
    let point = |along: f64, across: f64| {
        (x + unit * (dx * along - dy * across), y + unit * (dy * along + dx * across))
    };
    Path::default().polygon(&[point(0.4, -0.16), point(0.66, 0.0), point(0.4, 0.16)])
}

/// Size x lamps on each building.
pub(super) fn scores(svg: &mut Svg, scene: &Scene<'_, CityOfLight>, frame: &Frame) {
    let hidden = scene.marks.layers.iter().any(|layer| layer == "no-scores");
    let class = if hidden { "layer" } else { "layer on" };
    svg.el("g").class(class).a("data-layer", "scores").begin();
    for piece in &scene.public.pieces {
        let Piece::Building { building, owner, spaces } = piece else { continue };
        let lit = &scene.public.players[*owner].score.buildings;
        let Some(lit) = lit.iter().find(|it| it.building == *building) else { continue };
        let Some(at) = spaces.last() else { continue };
        let (x, y) = frame.middle(*at);
        let (w, h) = (frame.space * 0.62, frame.space * 0.32);
        svg.rect(x - w / 2.0, y - h / 2.0, w, h).round(3.0).class("plate").done();
        svg.el("text")
            .a("x", x)
            .a("y", y + h * 0.33)
            .a("font-size", h * 0.88)
            .class("plate-text")
            .text(&format!("{}×{}", lit.size, lit.lamps));
    }
    svg.end();
}
