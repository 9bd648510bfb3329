//! The tiles: those of the round as cards and as marks at their stops, and the parked ones.

use paris_paris::{Line, ParisParis, Prospect, Tile};
use table::{BySeat, Seat};

use super::plan::TownPlan;
use super::preview;
use super::{Frame, LETTER, about, badge, letters, line_class, line_words, stop_name, tile_id};
use crate::fit;
use crate::icons;
use crate::scene::{Layout, Scene};
use crate::sign;
use crate::svg::Svg;

/// The five parking spaces, one for each line.
pub(super) fn parking(svg: &mut Svg, scene: &Scene<'_, ParisParis>, frame: &Frame) {
    let (x, y, w) = frame.parking;
    svg.text(x + 2.0, y + 12.0, "head", &scene.label("draw-pp-parking", &[]));
    let step = (w + 4.0) / 5.0;
    for (at, line) in Line::ALL.into_iter().enumerate() {
        let left = x + step * at as f64;
        let (top, box_w, box_h) = (y + 18.0, step - 4.0, 44.0);
        svg.el("g")
            .id(&format!("park-{line}"))
            .class(&format!("{} settles", line_class(line)))
            .a("data-shows", &format!("line-{line}"))
            .begin_named(
                &scene.label("about-pp-parking-name", &[("line", line_words(scene, line).1)]),
                &about::line(scene, line, "about-pp-parking"),
            );
        svg.rect(left, top, box_w, box_h).round(6.0).class("parking").done();
        if let Some(tile) = scene.public.parked.iter().find(|tile| tile.line == line) {
            let title = tile_label(scene, *tile);
            let about = about::line(scene, line, "about-pp-parking");
            svg.el("g").id(&tile_id(*tile)).class("tile").begin_named(&title, &about);
            svg.rect(left, top, box_w, box_h).round(6.0).class("tile-face face").done();
            svg.rect(left, top, box_w, BAND).round(6.0).class("tile-band").done();
            let letter = line_words(scene, line).0;
            letters(svg, line, (left + box_w / 2.0, top + BAND / 2.0), LETTER, &letter);
            // The name has the whole width below the band.
            let (size, room) = (13.0, box_w - 3.0);
            let lines = fit::halve(&stop_name(scene, *tile), size, room);
            let middle = top + BAND + (box_h - BAND) / 2.0;
            let first = middle + 4.5 - 6.5 * (lines.len() as f64 - 1.0);
            for (at, text) in lines.iter().enumerate() {
                let place = (left + box_w / 2.0, first + 13.0 * at as f64);
                fit::sized(svg, place, "mid", size, room, text);
            }
            svg.end();
        } else {
            badge(svg, scene, line, left + box_w / 2.0, top + box_h / 2.0, 11.0);
        }
        svg.end();
    }
}

/// The height of the band of a parked tile.
const BAND: f64 = 16.0;

/// The stops of the round's tiles, lit.
pub(super) fn marks(svg: &mut Svg, scene: &Scene<'_, ParisParis>, plan: &TownPlan, frame: &Frame) {
    let mut tiles = scene.public.tiles.clone();
    tiles.sort_by_key(|tile| (tile.stop, tile.line));
    let prospects = scene.game.prospects(scene.public);
    for (at, tile) in tiles.iter().enumerate() {
        let twice = tiles.get(at + 1) == Some(tile);
        let left = prospects.iter().find(|left| left.tile == *tile);
        if at == 0 || tiles[at - 1] != *tile {
            mark(svg, scene, plan, frame, (*tile, twice, left));
        }
    }
}

/// The tiles of the round as cards.
pub(super) fn round(svg: &mut Svg, scene: &Scene<'_, ParisParis>, plan: &TownPlan, frame: &Frame) {
    let mut tiles = scene.public.tiles.clone();
    tiles.sort_by_key(|tile| (tile.stop, tile.line));
    let (x, y, w, h) = frame.tiles;
    let head = scene.label(
        "draw-pp-round",
        &[("round", scene.public.round.to_string()), ("rounds", scene.public.rounds.to_string())],
    );
    svg.el("g").class("settles").begin_named(&head, &scene.label("about-pp-round", &[]));
    svg.text(x + 4.0, y + 12.0, "head", &head);
    svg.end();
    let places = scene.public.points.seats() + 1;
    let step = (w + 5.0) / places as f64;
    let area = |at: usize| (x + step * at as f64, y + 18.0, step - 5.0, h - 18.0);
    let prospects = scene.game.prospects(scene.public);
    // The places stay to be seen while the next tiles wait for a tour to be told.
    for at in 0..places.max(tiles.len()) {
        let (x, y, w, h) = area(at);
        svg.rect(x, y, w, h).round(8.0).class("empty-place").done();
    }
    let mut previews = Vec::new();
    for (at, tile) in tiles.iter().enumerate() {
        let again = at > 0 && tiles[at - 1] == *tile;
        let left = prospects.iter().find(|left| left.tile == *tile);
        if !again {
            previews.push((*tile, left));
        }
        card(svg, scene, *tile, again, left, area(at));
    }
    for (tile, left) in previews {
        preview::tile(svg, scene, plan, frame, (tile, left));
    }
    preview::moves(svg, scene, plan, frame);
}

fn tile_label(scene: &Scene<'_, ParisParis>, tile: Tile) -> String {
    scene.label(
        "draw-pp-tile",
        &[("stop", stop_name(scene, tile)), ("line", line_words(scene, tile.line).1)],
    )
}

fn card(
    svg: &mut Svg,
    scene: &Scene<'_, ParisParis>,
    tile: Tile,
    again: bool,
    left: Option<&Prospect>,
    (x, y, w, h): (f64, f64, f64, f64),
) {
    let parked = scene.public.parked.contains(&tile);
    let copy = if again || parked { "-2" } else { "" };
    let copy = if again && parked { "-3" } else { copy };
    let id = format!("{}{copy}", tile_id(tile));
    let class = format!("tile next {}", line_class(tile.line));
    scene.open_pick(
        svg,
        &id,
        &class,
        &tile.to_string(),
        (&tile_label(scene, tile), &about::tile(scene, tile, left)),
    );
    svg.rect(x, y, w, h).round(8.0).class("tile-face face").done();
    svg.rect(x + 2.0, y + 2.0, w - 4.0, 22.0).round(6.0).class("tile-band").done();
    let along = svg.line(x + 8.0, y + 13.0, x + w - 8.0, y + 13.0);
    along.class("weave").a("stroke-width", 3.0).done();
    badge(svg, scene, tile.line, x + w / 2.0, y + 13.0, 10.0);
    let big = scene.layout == Layout::Square;
    let size = if big {
        19.0
    } else if w > 100.0 {
        16.0
    } else {
        14.0
    };
    let room = w - 10.0;
    way(svg, scene, tile, (x + w - 12.0, y + 13.0));
    let lines = fit::halve(&stop_name(scene, tile), size, room);
    // The points have the lower part, the name what is left.
    let table = Table::of(scene.layout);
    let rows = match (&table, w > 125.0) {
        (Some(_), _) => 3.0,
        (None, true) => 2.0,
        (None, false) => 5.0,
    };
    let row = table.as_ref().map_or(ROW, |table| table.row);
    let below = row * rows + 20.0;
    let middle = y + 24.0 + (h - 24.0 - below) / 2.0 + size * 0.35;
    for (at, text) in lines.iter().enumerate() {
        let drop = (at as f64 - (lines.len() - 1) as f64 / 2.0) * size * 1.05;
        fit::sized(svg, (x + w / 2.0, middle + drop), "mid strong", size, room, text);
    }
    if let Some(left) = left {
        svg.el("g").class("left").a("data-shows", &preview::left_name(tile)).begin();
        svg.rect(x + 3.0, y + h - below, w - 6.0, below - 3.0).round(4.0).class("left-face").done();
        let text = scene.label("about-pp-if-left", &[]);
        // As the shops stand now; others will open before the tours.
        let text = if left.is_early() { format!("≈ {text}") } else { text };
        fit::sized(svg, (x + w / 2.0, y + h - below + 14.0), "mid soft", 13.0, w - 8.0, &text);
        let top = y + h - below + 18.0 + row / 2.0;
        if let Some(table) = table {
            table.draw(svg, left, (x + 5.0, top), w - 10.0);
            svg.end();
            svg.end();
            return;
        }
        let lines = tour(svg, "i-pin", &left.small_tour(), (x + 5.0, top), w - 8.0);
        if let Some(points) = left.grand_tour() {
            tour(svg, "i-bus", &points, (x + 5.0, top + ROW * lines as f64), w - 8.0);
        }
        svg.end();
    }
    svg.end();
}

/// Whose shop makes way at a full stop, behind a minus; a shop that its owner only renews stands alone.
fn way(svg: &mut Svg, scene: &Scene<'_, ParisParis>, tile: Tile, (right, y): (f64, f64)) {
    let gone = about::gone(scene, tile);
    let Some(last) = gone.last() else { return };
    let r = 8.5;
    let renews = scene.own.is_some_and(|(viewer, _)| viewer == *last) && gone.len() == 1;
    let minus = if renews { 0.0 } else { 9.0 };
    let wide = 2.0 * r * gone.len() as f64 + minus + 3.0;
    let left = right + r + 1.5 - wide;
    svg.rect(left, y - r - 1.5, wide, 2.0 * r + 3.0).round(4.0).class("bare").done();
    if !renews {
        svg.line(left + 2.5, y, left + 9.0, y).class("minus").done();
    }
    for (at, seat) in gone.into_iter().rev().enumerate() {
        sign::sign(svg, seat, right - at as f64 * 2.0 * r, y, r);
    }
}

/// What leaving a tile over would bring, where there is room for a column for each player: below their signs the
/// points of the small tour, and below those the points of the grand tour.
struct Table {
    row: f64,
    sign: f64,
    icon: f64,
    text: &'static str,
}

impl Table {
    const fn of(layout: Layout) -> Option<Self> {
        match layout {
            Layout::Wide | Layout::Grid => {
                Some(Self { row: ROW, sign: 7.0, icon: 14.0, text: "t14 mid" })
            }
            Layout::Square => Some(Self { row: 23.0, sign: 9.0, icon: 18.0, text: "t16 mid" }),
            Layout::Narrow => None,
        }
    }

    fn draw(&self, svg: &mut Svg, left: &Prospect, (x, y): (f64, f64), w: f64) {
        let (small, grand) = (left.small_tour(), left.grand_tour());
        let head = self.icon + 6.0;
        let step = (w - head) / small.seats() as f64;
        let middle = |seat: Seat| x + head + step * (seat.index() as f64 + 0.5);
        for (seat, _) in small.iter() {
            sign::sign(svg, seat, middle(seat), y, self.sign);
        }
        let tours = [("i-pin", Some(&small)), ("i-bus", grand.as_ref())];
        let tours = tours.into_iter().filter_map(|(icon, points)| Some((icon, points?)));
        for (at, (icon, points)) in tours.enumerate() {
            let y = y + self.row * (at + 1) as f64;
            icons::draw(svg, icon, x + self.icon / 2.0, y, self.icon);
            for (seat, points) in points.iter() {
                let soft = if points.1 == 0 { " soft" } else { "" };
                let (place, text) = ((middle(seat), y + self.icon / 3.0), about::range(*points));
                if points.0 == points.1 {
                    svg.text(place.0, place.1, &format!("{}{soft}", self.text), &text);
                } else {
                    fit::sized(svg, place, "mid", self.icon, step - 1.0, &text);
                }
            }
        }
    }
}

/// The height of a line of points.
const ROW: f64 = 16.5;

/// What leaving a tile over would bring: a sign and the points of each player, in as many lines as
/// they need; returns how many.
fn tour(
    svg: &mut Svg,
    icon: &str,
    points: &BySeat<(u16, u16)>,
    (x, y): (f64, f64),
    w: f64,
) -> usize {
    icons::draw(svg, icon, x + 6.0, y, 13.0);
    let scoring: Vec<_> = points.iter().filter(|(_, (_, most))| *most > 0).collect();
    if scoring.is_empty() {
        svg.text(x + 15.0, y + 4.5, "t13 soft", "0");
        return 1;
    }
    let (mut left, mut line) = (x + 14.0, 0);
    for (seat, points) in scoring {
        let text = about::range(*points);
        let wide = 16.5 + 7.0 * text.chars().count() as f64;
        if left + wide > x + w && left > x + 14.0 {
            (left, line) = (x + 14.0, line + 1);
        }
        let y = y + ROW * line as f64;
        sign::sign(svg, seat, left + 7.0, y, 7.0);
        svg.text(left + 15.5, y + 4.5, "t13", &text);
        left += wide + if w > 125.0 { 8.0 } else { 0.0 };
    }
    line + 1
}

/// The tile's mark: the stop itself, lit in the colour of its line and with the line's flag. With
/// tiles of both of its lines each has its half.
fn mark(
    svg: &mut Svg,
    scene: &Scene<'_, ParisParis>,
    plan: &TownPlan,
    frame: &Frame,
    (tile, twice, left): (Tile, bool, Option<&Prospect>),
) {
    let Some(stop) = scene.game.map().find(tile.stop) else { return };
    let (x, y) = plan.stops[stop.index()];
    let size = frame.map.place;
    let lines = &scene.public.stops[stop.index()].lines;
    let second = lines.len() == 2 && lines[1] == tile.line;
    let both = lines
        .iter()
        .all(|line| scene.public.tiles.iter().any(|it| it.stop == tile.stop && it.line == *line))
        && lines.len() == 2;
    let id = format!("mark-{}-{}", tile.stop, tile.line);
    let class = format!("mark next {}", line_class(tile.line));
    let words = (tile_label(scene, tile), about::tile(scene, tile, left));
    scene.open_pick(svg, &id, &class, &tile.to_string(), (&words.0, &words.1));
    let (w, h) = (size * f64::from(stop.places()) + 14.0, size + 14.0);
    let (from, part) = match (both, second) {
        (true, true) => (0.0, w / 2.0),
        (true, false) => (-w / 2.0, w / 2.0),
        (false, _) => (-w / 2.0, w),
    };
    svg.rect(x + from, y - h / 2.0, part, h).round(h * 0.28).class("lit-stop face").done();
    // The flag stands at a corner, where no name is.
    let (fx, fy) = plan.flags[stop.index()][usize::from(second)];
    let r = size * 0.3;
    let letter = line_words(scene, tile.line).0;
    let text = if twice { format!("2×{letter}") } else { letter };
    // A small tile: what is round is the end of a line.
    let half = (fit::width(&text, (r * 1.25).max(LETTER)) * 0.55 + 2.5).max(r);
    // Whatever lies below, it stands out from its own ground.
    svg.rect(fx - half - 1.5, fy - r - 1.5, 2.0 * half + 3.0, 2.0 * r + 3.0)
        .round(4.0)
        .class("bare")
        .done();
    svg.rect(fx - half, fy - r, 2.0 * half, 2.0 * r).round(3.0).class("pin").done();
    svg.el("text")
        .a("x", fx)
        .a("y", fy + r * 0.42)
        .a("font-size", (r * 1.25).max(13.0))
        .class("badge-letter")
        .text(&text);
    svg.end();
}
