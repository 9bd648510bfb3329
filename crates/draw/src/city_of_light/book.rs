//! City of Light as its rules list it: postcards, buildings, and a game counted.

use std::sync::Arc;

use city_of_light::{
    Building, CityOfLight, Deal, Edition, Ground, Options, Postcard, Rotation, Tile, TileView,
};
use table::{BySeat, Edition as _, Game as _, Match, Message, Seat};

use super::roof::Block;
use super::{ICONS, board, cards, pieces};
use crate::book::{self, Book, Example, Part, Sign, View, picture};
use crate::labels::Labels;
use crate::scene::Layout;

/// The order in which each seat of the example draws its tiles.
const STACKS: [[usize; 8]; 2] = [[6, 1, 4, 2, 7, 8, 5, 3], [8, 6, 1, 2, 7, 3, 4, 5]];

/// The example: sizes and lamps as in the rulebook's, streets and moves our own. Orange's moves
/// on the left, blue's on the right.
const MOVES: &str = "take L6|take P5|take U6|take L4|take T5|take T4|take W5|take I3|tile 6 B1 r2\
    |take V3|tile 1 C2 r1|take X5|tile 4 D2 r2|tile 8 A1 r2|tile 2 C3 r2|tile 6 C1 r1|tile 7 D3 r0\
    |tile 1 D1 r1|tile 8 B4 r1|tile 2 A2 r1|tile 5 C4 r1|tile 7 B2 r3|tile 3 D4 r0|tile 3 A3 r0\
    |pass|tile 4 B3 r3|pass|tile 5 A4 r0|build L6 d6 r3|build P5 f2 r0|build U6 f4 r3\
    |build L4 c2 r1|card jardin h5 r1|build T4 a2 r2|card bouquinistes g6 U6|build I3 c5 r0\
    |card sacre-coeur|build V3 b7 r1|card lampadaire idle|card peintre d1|card levitation idle\
    |card metropolitain idle|card chartier idle";

/// How many of them show the streets half laid.
const HALF_LAID: usize = 19;

fn example(moves: usize) -> Match<CityOfLight> {
    let rules = CityOfLight::new(Arc::new(Edition::shipped()), Options::default(), 2)
        .expect("the shipped edition plays");
    let tile = |number: &usize| number.to_string().parse::<Tile>().expect("a tile");
    let deal = Deal {
        start: Seat::new(0),
        postcards: rules.edition().first_game.into_iter().collect(),
        stacks: BySeat::from_fn(2, |seat| STACKS[seat.index()].iter().map(tile).collect()),
    };
    let mut played = Match::dealt(Arc::new(rules), deal).expect("a sound deal");
    for text in MOVES.split('|').take(moves) {
        played.play_text(text).expect("the example is a game");
    }
    played
}

impl Book for CityOfLight {
    const CHAPTERS: &'static [&'static str] =
        &["aim", "setup", "streets", "buildings", "scoring", "example", "cards", "pieces", "tiles"];
    const RULING: Option<&'static str> = Some("C7");
    const ICONS: &'static [&'static str] = ICONS;

    fn numbers(edition: &Edition) -> Vec<(&'static str, i64)> {
        let tiles = edition.tiles.len() as i64;
        let of_size = |size: usize| {
            let sizes = Building::SUPPLY.iter().map(|it| edition.buildings[it.index()].len());
            sizes.filter(|it| *it == size).count() as i64
        };
        vec![
            ("tiles", tiles),
            ("alltiles", 2 * tiles),
            ("chimneys", i64::from(edition.chimneys)),
            ("tokens", i64::from(edition.tokens)),
            ("alltokens", 2 * i64::from(edition.tokens)),
            ("penalty", i64::from(edition.unbuilt_penalty)),
            ("buildings", Building::SUPPLY.len() as i64),
            ("size3", of_size(3)),
            ("size4", of_size(4)),
            ("size5", of_size(5)),
            ("size6", of_size(6)),
            ("inplay", edition.in_play as i64),
            ("cards", Postcard::ALL.len() as i64),
            ("fountain", edition.fountain.len() as i64),
        ]
    }

    fn parts(edition: &Edition, chapter: &str, labels: &dyn Labels) -> Vec<Part> {
        match chapter {
            "cards" => Postcard::ALL.iter().map(|card| postcard(edition, *card)).collect(),
            "pieces" => Building::ALL.iter().map(|it| building(edition, *it, labels)).collect(),
            "tiles" => Tile::ALL.iter().map(|it| tile(edition, *it, labels)).collect(),
            _ => Vec::new(),
        }
    }

    fn examples(chapter: &str, labels: &dyn Labels, layout: Layout) -> Vec<Example> {
        let (caption, moves) = match chapter {
            "setup" => ("rules-city-of-light-setup-figure", 0),
            "streets" => ("rules-city-of-light-streets-figure", HALF_LAID),
            "example" => ("rules-city-of-light-example-figure", usize::MAX),
            _ => return Vec::new(),
        };
        let played = example(moves);
        let public = played.game().public(played.state());
        let board = book::board(&**played.game(), &public, labels, layout);
        let lines = if chapter == "example" { sheets(&played) } else { Vec::new() };
        let view = if chapter == "setup" { View::Whole } else { View::Board };
        vec![Example { caption, board, view, sums: Vec::new(), lines }]
    }

    fn patterns() -> &'static str {
        board::TEXTURES
    }
}

/// What each player has, source by source.
fn sheets(played: &Match<CityOfLight>) -> Vec<(Option<i64>, Message)> {
    let (game, state) = (played.game(), played.state());
    let (sheet, scores) = (game.sheet(state), game.scores(state));
    let mut lines = Vec::new();
    for seat in Seat::first(2) {
        let total = Message::new("draw-points-of").with("player", seat);
        lines.push((None, total.with("points", scores[seat])));
        let each = sheet[seat].iter();
        lines.extend(each.map(|line| (Some(i64::from(line.points)), line.source.clone())));
    }
    lines
}

/// What the box calls a postcard; the board has less room.
fn full_name(card: Postcard) -> &'static str {
    match card {
        Postcard::Bouquinistes => "Bouquinistes sur la Seine",
        card => cards::name(card),
    }
}

fn postcard(edition: &Edition, card: Postcard) -> Part {
    let first = edition.first_game.contains(card);
    Part {
        anchor: format!("card-{card}"),
        name: format!("{}{}", full_name(card), if first { " ★" } else { "" }),
        signs: vec![Sign::Icon(cards::picture(card))],
        picture: (card == Postcard::GrandeLumiere).then(|| reach(edition)),
        text: String::new(),
        note: Some(format!("rules-city-of-light-card-{card}")),
    }
}

/// What the large streetlight shines on.
fn reach(edition: &Edition) -> String {
    let far = edition.lights.iter().flatten().map(|it| it.unsigned_abs()).max().unwrap_or(1);
    let (unit, side) = (18.0, f64::from(2 * far + 1));
    picture((unit * side, unit * side), |svg| {
        let place = |at: i8| (f64::from(at) + f64::from(far)) * unit;
        for [x, y] in &edition.lights {
            svg.rect(place(*x) + 1.0, place(*y) + 1.0, unit - 2.0, unit - 2.0)
                .round(3.0)
                .class("lit-space")
                .done();
        }
        crate::icons::draw(svg, "i-large-lamp", place(0) + unit / 2.0, place(0) + unit / 2.0, unit);
    })
}

fn building(edition: &Edition, building: Building, labels: &dyn Labels) -> Part {
    let cells: Vec<(i32, i32)> = edition.buildings[building.index()]
        .iter()
        .map(|[x, y]| (i32::from(*x), i32::from(*y)))
        .collect();
    let unit = 24.0;
    let most = |of: fn(&(i32, i32)) -> i32| cells.iter().map(of).max().unwrap_or(0);
    let size = (f64::from(most(|it| it.0) + 1) * unit, f64::from(most(|it| it.1) + 1) * unit);
    let garden = building == Building::Jardin;
    let shape = picture(size, |svg| {
        let block = Block { cells: &cells, from: (0.0, 0.0), unit, inset: unit * 0.055 };
        svg.group("nobody");
        if garden {
            pieces::garden(svg, &block);
        } else {
            pieces::roof(svg, &block, None);
        }
        svg.end();
    });
    Part {
        anchor: format!("building-{building}"),
        name: if garden { labels.label("col-building-jardin", &[]) } else { building.to_string() },
        picture: Some(shape),
        text: labels.label("draw-col-size", &[("size", cells.len().to_string())]),
        ..Part::default()
    }
}

/// A tile of orange, and the same one of blue beside it.
fn tile(edition: &Edition, tile: Tile, labels: &dyn Labels) -> Part {
    let shown = |seat: usize| {
        let print = edition.tiles[tile.index()];
        TileView { tile, ground: print.map(|it| Ground::of(Seat::new(seat), it)) }
    };
    let (unit, gap) = (24.0, 12.0);
    let faces = picture((4.0 * unit + gap + 2.0, 2.0 * unit + 2.0), |svg| {
        for seat in 0..2 {
            let left = 1.0 + seat as f64 * (2.0 * unit + gap);
            board::tile_face(svg, &shown(seat), Rotation::ALL[0], (left, 1.0), unit);
        }
    });
    let [a, b, c, d] = shown(0).ground.map(|it| labels.label(board::ground_words(it).0, &[]));
    Part {
        anchor: format!("street-tile-{tile}"),
        name: tile.to_string(),
        picture: Some(faces),
        text: labels.label("draw-col-tile-shows", &[("a", a), ("b", b), ("c", c), ("d", d)]),
        ..Part::default()
    }
}
