//! The board of Paris Paris: a schematic map with the Seine, the tiles of the round, the parking
//! spaces, the bus, the bag and the points.
//!
//! Ids: `stop-louvre`, `shop-louvre-3` (the shop of seat 3 there), `tile-louvre-black` (on the
//! table or parked), `mark-louvre-black` (its mark at the stop), `line-black`, `bus`, `bag`,
//! `score-3`. Layers: `line-black` and so on show what a tour of the line would bring now, for
//! the line and its parking space; `louvre black` what the tile would.

mod about;
mod book;
mod kept;
mod map;
mod naming;
mod place;
mod placed;
mod plan;
mod preview;
mod side;
mod tiles;
mod town;

use paris_paris::{Line, Move, ParisParis, Public, State, Tile};
use table::{Game, Message, Seat};

use crate::board::{Board, Root};
use crate::fit;
use crate::icons;
use crate::scene::{Drawn, Halt, Layout, Said, Scene, Spot};
use crate::svg::Svg;
use plan::Measures;

/// The measures of a layout.
#[derive(Clone, Copy)]
struct Frame {
    /// The size of the picture; the players' things can make it higher.
    size: (f64, f64),
    map: Measures,
    /// The area of the map: left, top, width, height.
    ground: (f64, f64, f64, f64),
    /// Where the tiles of the round lie: left, top, width, height.
    tiles: (f64, f64, f64, f64),
    /// Where the parking spaces are: left, top, width.
    parking: (f64, f64, f64),
    /// Where the players' things are: left, top, width, and the height of a line.
    players: (f64, f64, f64, f64),
    /// How many players share a line.
    columns: usize,
}

const WIDE: Frame = Frame {
    size: (1000.0, 712.0),
    map: Measures {
        grid: (12, 7),
        ground: (4.0, 4.0, 992.0, 548.0),
        area: (72.0, 62.0, 836.0, 420.0),
        place: 36.0,
        font: 15.0,
        name: 104.0,
    },
    ground: (4.0, 4.0, 992.0, 548.0),
    tiles: (4.0, 558.0, 608.0, 150.0),
    parking: (618.0, 558.0, 378.0),
    players: (618.0, 626.0, 378.0, 28.0),
    columns: 2,
};

const SQUARE: Frame = Frame {
    size: (1000.0, 924.0),
    map: Measures {
        ground: (4.0, 4.0, 992.0, 650.0),
        area: (72.0, 64.0, 836.0, 516.0),
        font: 16.0,
        ..WIDE.map
    },
    ground: (4.0, 4.0, 992.0, 650.0),
    tiles: (4.0, 662.0, 992.0, 164.0),
    parking: (4.0, 836.0, 488.0),
    players: (500.0, 836.0, 496.0, 28.0),
    columns: 2,
};

const NARROW: Frame = Frame {
    size: (400.0, 0.0),
    map: Measures {
        grid: (7, 10),
        ground: (3.0, 3.0, 394.0, 582.0),
        area: (30.0, 40.0, 326.0, 498.0),
        place: 23.0,
        font: 13.0,
        name: 60.0,
    },
    ground: (3.0, 3.0, 394.0, 582.0),
    tiles: (3.0, 3.0, 394.0, 0.0),
    parking: (3.0, 592.0, 394.0),
    players: (3.0, 662.0, 394.0, 28.0),
    columns: 1,
};

impl Frame {
    /// On a phone the tiles stand above the map, so that they are seen together with it; how high
    /// they are depends on how many players' points are written on them.
    fn of(layout: Layout, seats: usize) -> Self {
        match layout {
            Layout::Wide | Layout::Grid => return WIDE,
            Layout::Square => return SQUARE,
            Layout::Narrow => {}
        }
        let high = match seats {
            2 => 132.0,
            3 => 150.0,
            _ => 182.0,
        };
        let down = high + 7.0;
        let mut frame = NARROW;
        frame.tiles.3 = high;
        for top in [
            &mut frame.map.ground.1,
            &mut frame.map.area.1,
            &mut frame.ground.1,
            &mut frame.parking.1,
            &mut frame.players.1,
        ] {
            *top += down;
        }
        frame
    }
}

const ICONS: &[&str] = &["i-pin", "i-bus", "i-shop", "i-bag", "i-ticket"];

impl Drawn for ParisParis {
    const STYLE: &'static str = include_str!("style.css");

    const PICTURE: Option<&'static [u8]> = Some(include_bytes!("picture.png"));

    const HEART: Option<&'static str> = Some("190 70 720 450");

    const AGAIN: &'static [&'static str] = &["pp-event-opened", "pp-event-replaced"];

    const HEADS: &'static [&'static str] = &[
        "pp-event-small-tour",
        "pp-event-small-tour-nearest",
        "pp-event-grand-tour",
        "pp-event-special-trip",
        "pp-event-open-trip",
    ];

    const FORESEEN: &'static [&'static str] =
        &["pp-event-opened", "pp-event-replaced", "pp-event-round"];

    const BUTTONS: &'static [&'static str] = &["shop"];

    const SIGNS: &'static [(&'static str, &'static str)] = &[
        ("i-pin", "sign-small-tour"),
        ("i-bus", "sign-bus"),
        ("i-shop", "sign-shop"),
        ("i-bag", "sign-bag"),
        ("i-ticket", "sign-trip"),
    ];

    const ASKS: &'static [(&'static str, usize, &'static str)] =
        &[("shop", 3, "about-pp-whose-shop")];

    const ASIDE: &'static [&'static str] = &[];

    const PROJECTED: bool = false;

    fn alone(layout: Layout) -> Option<String> {
        // The examples of the rules are drawn for all four seats.
        let (x, y, w, h) = Frame::of(layout, 4).ground;
        Some(format!("0 {} {} {}", y - x, w + 2.0 * x, h + 2.0 * x))
    }

    fn last_round(public: &Public) -> bool {
        public.to_act.is_some() && public.round == public.rounds
    }

    fn round_before_last(public: &Public) -> bool {
        public.to_act.is_some() && public.round + 1 == public.rounds
    }

    fn board(scene: &Scene<'_, Self>) -> Board {
        let frame = &Frame::of(scene.layout, scene.game.seats());
        let plan = plan::plan(scene.game.map(), frame.map);
        let mut svg = Svg::default();
        icons::define(&mut svg, ICONS);
        side::ground(&mut svg, frame);
        map::town(&mut svg, &plan, frame);
        map::lines(&mut svg, scene, &plan, frame);
        map::stops(&mut svg, scene, &plan, frame);
        tiles::marks(&mut svg, scene, &plan, frame);
        map::shops(&mut svg, scene, &plan, frame);
        preview::tours(&mut svg, scene, &plan, frame);
        preview::ghost(&mut svg, scene, &plan, frame);
        side::players(&mut svg, scene, frame);
        tiles::parking(&mut svg, scene, frame);
        tiles::round(&mut svg, scene, &plan, frame);
        let rows = side::rows(scene, frame);
        let below = frame.players.1 + frame.players.3 * rows as f64 + 4.0;
        let size = (frame.size.0, below.max(frame.size.1));
        let label = &scene.label("draw-pp-board", &[]);
        svg.board(&Root { game: Self::NAME, size, label, rides: Some("i-bus") })
    }

    fn footprint(_game: &Self, public: &Public, _seat: Seat, mv: Move) -> Vec<String> {
        let mut ids = vec![tile_id(mv.tile), format!("stop-{}", mv.tile.stop)];
        ids.push(format!("mark-{}-{}", mv.tile.stop, mv.tile.line));
        if let Some(seat) = mv.displaced {
            ids.push(format!("shop-{}-{seat}", mv.tile.stop));
        } else if let Some(stop) = public.stops.iter().find(|it| it.stop == mv.tile.stop)
            && let [owner] = stop.shops.as_slice()
            && stop.lines.len() == 1
        {
            ids.push(format!("shop-{}-{owner}", mv.tile.stop));
        }
        ids
    }

    fn meant(_public: &Public, _seat: Seat, picked: &[&str]) -> Vec<String> {
        picked.last().map(|clicked| format!("shop {clicked}")).into_iter().collect()
    }

    /// Where a tour follows its points say enough.
    fn foresees(game: &Self, state: &State, mv: Move) -> Vec<Message> {
        let outlook = game.outlooks(&game.public(state)).into_iter().find(|it| it.mv == mv);
        let stays = outlook.is_some_and(|it| it.tours.is_none());
        stays.then(|| Message::new("foresee-pp-no-bus")).into_iter().collect()
    }

    fn kept(game: &Self, states: &mut dyn Iterator<Item = State>) -> Vec<(String, usize)> {
        kept::places(game, states)
    }

    fn spot(public: &Public, event: &Message) -> Spot {
        let said = Said(event);
        let find =
            |name: Option<&str>| public.stops.iter().find(|stop| Some(stop.name.as_str()) == name);
        let stop = find(said.name("stop"));
        let seat = said.seat("seat");
        let line = said.term("line").and_then(|it| it.strip_prefix("pp-line-"));
        let scored = event.id.starts_with("pp-point-");
        let mut ids = Vec::new();
        match event.id {
            "pp-event-bag" => {
                ids.extend(seat.map(|seat| format!("score-{seat}")));
                let gains = seat.zip(said.number("points"));
                return Spot { ids, gains, halt: None };
            }
            "pp-event-parked" => {
                ids.extend(line.map(|line| format!("park-{line}")));
                ids.extend(stop.zip(line).map(|(stop, line)| format!("tile-{}-{line}", stop.stop)));
                return Spot { ids, ..Spot::default() };
            }
            "pp-event-special-trip" => {
                ids.extend(seat.map(|seat| format!("trip-{seat}")));
                return Spot { ids, ..Spot::default() };
            }
            _ => {}
        }
        let Some(stop) = stop else { return Spot::default() };
        ids.push(format!("stop-{}", stop.stop));
        ids.extend(seat.map(|seat| format!("shop-{}-{seat}", stop.stop)));
        // The bus stops on its line: what stands beside a crossing is counted there.
        let small = event.id.starts_with("pp-event-small-tour");
        if small {
            ids.extend(line.map(|line| format!("tile-{}-{line}", stop.stop)));
        }
        let at = find(said.name("crossing")).unwrap_or(stop);
        let halt = (scored || small).then(|| Halt {
            id: format!("stop-{}", at.stop),
            name: at.name.clone(),
            scores: stop.name.clone(),
        });
        Spot { ids, gains: seat.filter(|_| scored).map(|seat| (seat, 1)), halt }
    }
}

fn tile_id(tile: Tile) -> String {
    format!("tile-{}-{}", tile.stop, tile.line)
}

/// The class that gives an element a line's colour.
fn line_class(line: Line) -> &'static str {
    match line {
        Line::Black => "l-black",
        Line::Blue => "l-blue",
        Line::Green => "l-green",
        Line::Red => "l-red",
        Line::Orange => "l-orange",
    }
}

/// A line's letter and its name.
fn line_words(scene: &Scene<'_, ParisParis>, line: Line) -> (String, String) {
    let (letter, name) = match line {
        Line::Black => ("draw-pp-letter-black", "draw-pp-line-black"),
        Line::Blue => ("draw-pp-letter-blue", "draw-pp-line-blue"),
        Line::Green => ("draw-pp-letter-green", "draw-pp-line-green"),
        Line::Red => ("draw-pp-letter-red", "draw-pp-line-red"),
        Line::Orange => ("draw-pp-letter-orange", "draw-pp-line-orange"),
    };
    (scene.label(letter, &[]), scene.label(name, &[]))
}

/// A line's badge: its letter on its colour and pattern.
fn badge(svg: &mut Svg, scene: &Scene<'_, ParisParis>, line: Line, x: f64, y: f64, r: f64) {
    let letter = line_words(scene, line).0;
    disc(svg, &format!("badge {}", line_class(line)), (x, y, r), &letter);
    letters(svg, line, (x, y), (r * 1.2).max(LETTER), &letter);
}

/// The least size of a line's letter.
const LETTER: f64 = 13.0;

/// A round ground for a line's letter, wider where its language needs two.
fn disc(svg: &mut Svg, class: &str, (x, y, r): (f64, f64, f64), letter: &str) {
    let wide = fit::width(letter, (r * 1.2).max(LETTER)) * 1.1 + 5.0;
    if letter.chars().count() == 1 || wide <= 2.0 * r {
        svg.circle(x, y, r).class(class).done();
    } else {
        svg.rect(x - wide / 2.0, y - r, wide, 2.0 * r).round(r).class(class).done();
    }
}

/// A line's letter.
fn letters(svg: &mut Svg, line: Line, (x, y): (f64, f64), size: f64, letter: &str) {
    svg.el("text")
        .a("x", x)
        .a("y", y + size * 0.36)
        .a("font-size", size)
        .class(&format!("badge-letter {}", line_class(line)))
        .text(letter);
}

/// The stop's name as shown.
fn stop_name(scene: &Scene<'_, ParisParis>, tile: Tile) -> String {
    let found = scene.public.stops.iter().find(|stop| stop.stop == tile.stop);
    found.map_or_else(|| tile.stop.to_string(), |stop| stop.name.clone())
}
