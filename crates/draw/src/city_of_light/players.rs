//! Beside the board: the supply, and what each player has.

use city_of_light::{Building, CityOfLight, Piece, Postcard, Rotation, Step};
use table::Seat;

use super::roof::Block;
use super::{Frame, board, cells, pieces};
use crate::fit;
use crate::icons;
use crate::scene::Scene;
use crate::sign;
use crate::svg::Svg;

type Area = (f64, f64, f64, f64);

/// The players in the order they are shown: the reader first.
pub(super) fn order(scene: &Scene<'_, CityOfLight>) -> [Seat; 2] {
    match scene.own {
        Some((seat, _)) if seat.index() == 1 => [Seat::new(1), Seat::new(0)],
        _ => [Seat::new(0), Seat::new(1)],
    }
}

/// The supply of buildings. Each has its place for the whole game: what was taken leaves a gap.
pub(super) fn supply(
    svg: &mut Svg,
    scene: &Scene<'_, CityOfLight>,
    frame: &Frame,
    (x, y, w, h): Area,
) {
    let (unit, placed) = fitted(scene, &Building::SUPPLY, frame.small, (w - 16.0, h - 34.0));
    svg.rect(x, y, w, h).round(6.0).class("panel").done();
    let name = scene.label("draw-col-supply", &[]);
    svg.el("g").begin_named(&name, &scene.label("about-col-supply", &[]));
    svg.text(x + 10.0, y + 19.0, "head", &name);
    svg.end();
    if streets(scene) {
        // The end of the streets is the end of taking.
        let left = 16 - scene.public.tiles.len();
        let text = scene.label("draw-col-squares-left", &[("count", left.to_string())]);
        svg.el("g").begin_named(&text, &scene.label("about-col-squares-left", &[]));
        let wide = (w - 40.0 - fit::width(&name, 16.0)).min(fit::width(&text, 13.0) + 2.0);
        fit::sized(svg, (x + w - 10.0, y + 19.0), "soft end", 13.0, wide, &text);
        svg.end();
    }
    for (building, at) in placed.items {
        if scene.public.supply.contains(&building) {
            lying(svg, scene, building, None, (x + 8.0 + at.0, y + 27.0 + at.1), unit);
        }
    }
}

/// The buildings as small pictures, for texts that tell of them.
pub(super) fn glyphs(svg: &mut Svg, scene: &Scene<'_, CityOfLight>) {
    svg.el("defs").begin();
    for building in Building::SUPPLY {
        let shape = cells(scene.public, building.as_str(), Rotation::ALL[0]);
        let (w, h) = size(&shape);
        let view = format!("0 0 {} {}", w * GLYPH, h * GLYPH);
        svg.el("symbol").id(&format!("glyph-{building}")).a("viewBox", view.as_str()).begin();
        let block = Block { cells: &shape, from: (0.0, 0.0), unit: GLYPH, inset: 0.5 };
        svg.path(block.outline()).class("glyph-face").done();
        svg.end();
    }
    svg.end();
}

/// The side of a space of a small picture.
const GLYPH: f64 = 10.0;

/// Whether streets are still being laid.
fn streets(scene: &Scene<'_, CityOfLight>) -> bool {
    matches!(scene.public.step, Step::Streets(_))
}

/// What a player has. While streets are laid every building there is has its place in the reserve, as in the
/// supply, so that none moves when another one is taken. Then nothing comes any more and no tile is held:
/// what is left of the reserve, and what was built of it, has all the room, and none moves when one is built.
pub(super) fn player(
    svg: &mut Svg,
    scene: &Scene<'_, CityOfLight>,
    frame: &Frame,
    seat: Seat,
    (x, y, w, h): Area,
    unit: f64,
) {
    let own = &scene.public.players[seat];
    let lies = Lies::of(scene, frame, seat, (w, h));
    let placed = flow(scene, &lies.list, unit, lies.room.0);
    let acts = scene.public.step.to_act() == Some(seat);
    svg.rect(x, y, w, h).round(6.0).class(if acts { "panel acts" } else { "panel" }).done();
    header(svg, scene, seat, (x, y, w));
    if streets(scene) {
        hand(svg, scene, seat, (x + 8.0, y + 32.0), lies.tile);
    }
    for (building, at) in placed.items.into_iter().filter(|it| own.reserve.contains(&it.0)) {
        let at = (x + 8.0 + lies.hand + at.0, y + 33.0 + at.1);
        lying(svg, scene, building, Some(seat), at, unit);
    }
}

/// The side of a space of the buildings in both reserves, as large as the rooms of both allow: what lies in one is
/// compared with what lies in the other.
pub(super) fn scale(
    scene: &Scene<'_, CityOfLight>,
    frame: &Frame,
    rooms: [(Seat, (f64, f64)); 2],
) -> f64 {
    let most = if streets(scene) { frame.small } else { frame.small * LARGE };
    let fits = |(seat, room)| {
        let lies = Lies::of(scene, frame, seat, room);
        fitted(scene, &lies.list, most, lies.room).0
    };
    rooms.into_iter().map(fits).fold(most, f64::min)
}

/// What lies in a reserve, and where.
struct Lies {
    list: Vec<Building>,
    /// The room for it, beside the tiles in hand.
    room: (f64, f64),
    hand: f64,
    /// The side of a space of a tile in hand.
    tile: f64,
}

impl Lies {
    fn of(scene: &Scene<'_, CityOfLight>, frame: &Frame, seat: Seat, (w, h): (f64, f64)) -> Self {
        let own = &scene.public.players[seat];
        // Tiles face down need less room than those that a player looks at. What held tiles once keeps its
        // room.
        let open = scene.own.is_some_and(|(viewer, _)| viewer == seat);
        let tile = if open { frame.tile } else { frame.tile * 0.6 };
        let held = if open { scene.game.hand_size() as f64 } else { 1.3 };
        let laid = streets(scene);
        let hand = if laid { held * (2.0 * tile + 8.0) + 6.0 } else { 0.0 };
        let room = (w - 16.0 - hand, h - 40.0);
        let theirs =
            |building: &Building| own.reserve.contains(building) || built(scene, seat, *building);
        let list: Vec<Building> =
            Building::SUPPLY.into_iter().filter(|building| laid || theirs(building)).collect();
        Self { list, room, hand, tile }
    }
}

/// How much larger a building of the reserve may be drawn when buildings are placed.
const LARGE: f64 = 1.8;

/// Whether a player has built something.
fn built(scene: &Scene<'_, CityOfLight>, seat: Seat, one: Building) -> bool {
    scene.public.pieces.iter().any(
        |it| matches!(it, Piece::Building { building, owner, .. } if (*building, *owner) == (one, seat)),
    )
}

/// Buildings laid out as large as a room allows, up to a size.
fn fitted(
    scene: &Scene<'_, CityOfLight>,
    list: &[Building],
    unit: f64,
    (w, h): (f64, f64),
) -> (f64, Flow) {
    let mut unit = unit;
    loop {
        let placed = flow(scene, list, unit, w);
        if placed.height <= h || unit < 8.0 {
            return (unit, placed);
        }
        unit -= 0.5;
    }
}

fn header(svg: &mut Svg, scene: &Scene<'_, CityOfLight>, seat: Seat, (x, y, w): (f64, f64, f64)) {
    let own = &scene.public.players[seat];
    let player = scene.label("draw-player", &[("letter", sign::letter(seat).to_owned())]);
    let you = ["about-col-you-orange", "about-col-you-blue"][seat.index()];
    let you = scene.own.filter(|(viewer, _)| *viewer == seat).map(|_| scene.label(you, &[]));
    svg.el("g").begin_named(&player, you.as_deref().unwrap_or_default());
    sign::sign(svg, seat, x + 17.0, y + 15.0, 10.0);
    if let Some(you) = you.filter(|_| w > 450.0) {
        fit::sized(svg, (x + 76.0, y + 20.0), "soft", 13.0, w - 250.0, &you);
    }
    svg.end();
    let total = own.score.total.to_string();
    let title = scene.label("draw-points", &[("player", player), ("points", total.clone())]);
    let total = total.replace('-', "−");
    svg.el("g")
        .id(&format!("score-{seat}"))
        .class("points")
        .begin_named(&title, &points_now(scene, seat));
    svg.text(x + 33.0, y + 21.0, "t16 strong", &total);
    svg.end();
    let mut right = x + w - 10.0;
    let mut count = |icon: &str, number: String, title: String, about: &str| {
        svg.el("g").begin_named(&title, &scene.label(about, &[]));
        svg.text(right, y + 20.0, "t13 end", &number);
        icons::draw(svg, icon, right - 18.0, y + 15.0, 17.0);
        svg.end();
        right -= 42.0;
    };
    let tokens = own.tokens.to_string();
    let chimneys = own.chimneys.to_string();
    let title = scene.label("draw-col-tokens", &[("count", tokens.clone())]);
    count("i-token", tokens, title, "about-col-tokens");
    let title = scene.label("draw-col-chimneys", &[("count", chimneys.clone())]);
    count("i-chimney", chimneys, title, "about-col-chimneys");
    for (has, icon, label) in [
        (own.metropolitain, "i-metro", "draw-col-right-metropolitain"),
        (own.chartier, "i-plate", "draw-col-right-chartier"),
    ] {
        if has {
            svg.el("g").class("right").begin_named(&scene.label(label, &[]), "");
            svg.rect(right - 24.0, y + 3.0, 26.0, 25.0).round(4.0).class("right-face").done();
            icons::draw(svg, icon, right - 11.0, y + 15.5, 20.0);
            svg.end();
            right -= 32.0;
        }
    }
}

/// The tiles in a player's hand: open for that player, else their backs.
fn hand(svg: &mut Svg, scene: &Scene<'_, CityOfLight>, seat: Seat, (x, y): (f64, f64), unit: f64) {
    let own = &scene.public.players[seat];
    let seen = scene.own.filter(|(viewer, _)| *viewer == seat).map(|(_, secret)| secret);
    let side = 2.0 * unit;
    let Some(secret) = seen else {
        for at in 0..own.in_hand {
            let shift = at as f64 * 8.0;
            let title = scene.label("draw-col-hidden-tile", &[]);
            svg.el("g")
                .class("back")
                .begin_named(&title, &scene.label("about-col-hidden-tile", &[]));
            svg.rect(x + shift, y + shift, side, side).round(3.0).class("tile-back").done();
            let middle = (x + shift + unit, y + shift + unit);
            icons::draw(svg, "i-lampadaire", middle.0, middle.1, unit * 1.1);
            svg.end();
        }
        let below = own.in_hand.saturating_sub(1) as f64 * 8.0;
        left(svg, scene, own.unlaid.len(), (x, y + side + below));
        return;
    };
    for (at, tile) in secret.hand.iter().enumerate() {
        let pick = format!("tile {}", tile.tile);
        let x = x + at as f64 * (side + 8.0);
        let [a, b, c, d] =
            tile.ground.map(|ground| scene.label(board::ground_words(ground).0, &[]));
        let label = scene.label(
            "draw-col-tile",
            &[("tile", tile.tile.to_string()), ("a", a), ("b", b), ("c", c), ("d", d)],
        );
        let about = scene.label("about-col-tile", &[]);
        scene.open_pick(
            svg,
            &format!("tile-{seat}-{}", tile.tile),
            "held",
            &pick,
            (&label, &about),
        );
        board::tile_face(svg, tile, Rotation::ALL[0], (x, y), unit);
        svg.rect(x, y, side, side).round(3.0).class("frame face").done();
        svg.end();
    }
    left(svg, scene, own.unlaid.len(), (x, y + side));
}

/// How many tiles are still to be laid.
fn left(svg: &mut Svg, scene: &Scene<'_, CityOfLight>, count: usize, (x, y): (f64, f64)) {
    if count == 0 {
        return;
    }
    let title = scene.label("draw-col-tiles-left", &[("count", count.to_string())]);
    svg.el("g").begin_named(&title, "");
    svg.text(x, y + 14.0, "t13", &format!("×{count}"));
    svg.end();
}

/// The gap between buildings beside the board.
const GAP: f64 = 10.0;

/// A building beside the board.
fn lying(
    svg: &mut Svg,
    scene: &Scene<'_, CityOfLight>,
    building: Building,
    owner: Option<Seat>,
    from: (f64, f64),
    unit: f64,
) {
    let shape = cells(scene.public, building.as_str(), Rotation::ALL[0]);
    let pick = building.to_string();
    let label = match owner {
        None => scene.label("draw-col-building", &[("building", pick.clone())]),
        Some(seat) if scene.own.is_some_and(|(viewer, _)| viewer == seat) => {
            scene.label("draw-col-yours", &[("building", pick.clone())])
        }
        Some(seat) => scene.label(
            "draw-col-reserved",
            &[("building", pick.clone()), ("player", sign::letter(seat).to_owned())],
        ),
    };
    let class = format!("lying {}", owner.map_or("nobody", sign::class));
    let what = match owner {
        None if streets(scene) => "about-col-take",
        None => "about-col-swap",
        Some(seat) if forgiven(scene, seat) => "about-col-build-free",
        Some(_) => "about-col-build",
    };
    let about = format!("{} {}", described(scene, &shape), scene.label(what, &[]));
    scene.open_pick(svg, &format!("piece-{building}"), &class, &pick, (&label, &about));
    let (w, h) = size(&shape);
    // Half the gap on each side, and room for a thumb also on a building of one row.
    let (pad, high) = (GAP / 2.0, (h * unit + GAP).max(2.0 * unit + GAP));
    svg.rect(from.0 - pad, from.1 - pad, w * unit + GAP, high).class("hit").done();
    let block = Block { cells: &shape, from, unit, inset: 0.6 };
    pieces::roof(svg, &block, owner);
    svg.end();
}

/// Whether buildings left in a reserve cost nothing.
fn forgiven(scene: &Scene<'_, CityOfLight>, seat: Seat) -> bool {
    let card = scene.public.cards.iter().find(|it| it.card == Postcard::SacreCoeur);
    card.is_some_and(|card| card.done && card.user == Some(seat))
}

/// What a player's points are made of now.
fn points_now(scene: &Scene<'_, CityOfLight>, seat: Seat) -> String {
    let score = &scene.public.players[seat].score;
    let buildings: i32 = score.buildings.iter().map(|it| it.points).sum();
    let cards: i32 = score.cards.iter().map(|it| it.1).sum();
    let sum = |points: i32| points.to_string().replace('-', "−");
    let args = [
        ("buildings", sum(buildings)),
        ("group", sum(i32::from(score.group))),
        ("reserve", sum(-score.penalty)),
        ("cards", sum(cards)),
    ];
    format!("{} {}", scene.label("about-col-now", &args), scene.label("about-col-points", &[]))
}

/// The shape of a building in words: its columns row by row, as `1 2 3 / 2`.
fn described(scene: &Scene<'_, CityOfLight>, cells: &[(i32, i32)]) -> String {
    let rows = 1 + cells.iter().map(|cell| cell.1).max().unwrap_or(0);
    let row = |row: i32| {
        let mut columns: Vec<i32> =
            cells.iter().filter(|cell| cell.1 == row).map(|cell| cell.0 + 1).collect();
        columns.sort_unstable();
        columns.iter().map(i32::to_string).collect::<Vec<_>>().join(" ")
    };
    let rows: Vec<String> = (0..rows).map(row).collect();
    scene.label("about-col-shape", &[("size", cells.len().to_string()), ("rows", rows.join(" / "))])
}

fn size(cells: &[(i32, i32)]) -> (f64, f64) {
    let most = |values: &mut dyn Iterator<Item = i32>| f64::from(1 + values.max().unwrap_or(0));
    (most(&mut cells.iter().map(|cell| cell.0)), most(&mut cells.iter().map(|cell| cell.1)))
}

struct Flow {
    items: Vec<(Building, (f64, f64))>,
    height: f64,
}

/// Lays buildings out in rows of a width.
fn flow(scene: &Scene<'_, CityOfLight>, list: &[Building], unit: f64, width: f64) -> Flow {
    let (mut x, mut y, mut row) = (0.0, 0.0, 0.0_f64);
    let mut items = Vec::new();
    for &building in list {
        let (w, h) = size(&cells(scene.public, building.as_str(), Rotation::ALL[0]));
        let (w, h) = (w * unit, h * unit);
        if x > 0.0 && x + w > width {
            (x, y, row) = (0.0, y + row + GAP, 0.0);
        }
        items.push((building, (x, y)));
        x += w + GAP;
        row = row.max(h);
    }
    Flow { items, height: y + row }
}
