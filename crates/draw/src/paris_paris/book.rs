//! Paris Paris as its rules list it: the lines with their stops, the signs, and two tours.

use std::sync::Arc;

use paris_paris::{Edition, Event, Line, Options, ParisParis, Public, STOPS, TILES, Tile};
use table::{Edition as _, Game as _, Message, Say as _, Seat, Seed};

use super::{disc, letters, line_class};
use crate::book::{self, Book, Example, Part, Sign, View};
use crate::labels::Labels;
use crate::scene::Layout;
use crate::svg::Path;

/// The shops of each player at the beginning.
const SHOPS: i64 = 20;

/// The signs beside the map, and the name of the text for each.
const SIGNS: [(&str, &str); 4] =
    [("i-bus", "bus"), ("i-shop", "shop"), ("i-bag", "bag"), ("i-ticket", "ticket")];

/// The shops of the examples, each stop with the places of its owners.
const GRAND: &[(&str, &[usize])] = &[
    ("montmartre", &[0, 1]),
    ("pompidou", &[2, 3]),
    ("st-nicolas", &[3]),
    ("pont-neuf", &[3]),
    ("hotel-de-ville", &[0]),
    ("chatelet", &[0]),
    ("quartier-latin", &[0]),
];
const SMALL: &[(&str, &[usize])] =
    &[("st-germain", &[2]), ("montparnasse", &[2]), ("odeon", &[2, 1])];

fn rules() -> ParisParis {
    ParisParis::new(Arc::new(Edition::shipped()), Options::default(), 4)
        .expect("the shipped edition plays")
}

fn beginning(rules: &ParisParis) -> Public {
    let deal = rules.deal(&mut Seed::from_text("a figure").dice());
    rules.public(&rules.start(&deal).expect("a deal of these rules"))
}

/// The map with some shops and nothing else but the tile that is left over, if one is.
fn with_shops(rules: &ParisParis, shops: &[(&str, &[usize])], left: Option<Tile>) -> Public {
    let mut public = beginning(rules);
    public.tiles = left.into_iter().collect();
    for (stop, owners) in shops {
        let view = public.stops.iter_mut().find(|view| view.stop.to_string() == *stop);
        view.expect("a stop of the shipped map").shops =
            owners.iter().map(|seat| Seat::new(*seat)).collect();
    }
    public
}

impl Book for ParisParis {
    const CHAPTERS: &'static [&'static str] =
        &["aim", "setup", "map", "round", "small", "grand", "end", "icons"];
    const RULING: Option<&'static str> = Some("P3");
    const ICONS: &'static [&'static str] = super::ICONS;

    fn numbers(_edition: &Edition) -> Vec<(&'static str, i64)> {
        vec![("shops", SHOPS), ("stops", STOPS as i64), ("tiles", TILES as i64)]
    }

    fn parts(edition: &Edition, chapter: &str, labels: &dyn Labels) -> Vec<Part> {
        match chapter {
            "map" => Line::ALL.iter().map(|line| stops(edition, *line, labels)).collect(),
            "icons" => SIGNS.iter().map(|(icon, name)| sign(icon, name)).collect(),
            _ => Vec::new(),
        }
    }

    fn examples(chapter: &str, labels: &dyn Labels, layout: Layout) -> Vec<Example> {
        let rules = rules();
        let (caption, public, events) = match chapter {
            "setup" => ("rules-paris-paris-setup-figure", beginning(&rules), Vec::new()),
            "small" => {
                let tile = "luxembourg black".parse().expect("a tile of the shipped map");
                let public = with_shops(&rules, SMALL, Some(tile));
                let left = rules.left_over(&public, tile).expect("a tile of the shipped map");
                ("rules-paris-paris-small-figure", public, left.events)
            }
            "grand" => {
                let public = with_shops(&rules, GRAND, None);
                let (_, events) = rules.tour(&public, Line::Green);
                ("rules-paris-paris-grand-figure", public, events)
            }
            _ => return Vec::new(),
        };
        let points = events.iter().filter(|event| event.points().is_some());
        let lines = points.map(|event| (None, event.message())).collect();
        let sums = sums(&events);
        let board = book::board(&rules, &public, labels, layout);
        let view = if chapter == "setup" { View::Whole } else { View::Board };
        vec![Example { caption, board, view, sums, lines }]
    }
}

/// The points of everybody who gets any, the most first.
fn sums(events: &[Event]) -> Vec<Message> {
    let mut sums = Seat::first(4)
        .map(|seat| {
            let own = events.iter().filter_map(Event::points).filter(|(to, _)| *to == seat);
            (seat, own.map(|(_, points)| i64::from(points)).sum::<i64>())
        })
        .filter(|(_, points)| *points > 0)
        .collect::<Vec<_>>();
    sums.sort_by_key(|(_, points)| -points);
    let message =
        |(seat, points)| Message::new("draw-points-of").with("player", seat).with("points", points);
    sums.into_iter().map(message).collect()
}

/// A line with its stops in order, crossings in bold.
fn stops(edition: &Edition, line: Line, labels: &dyn Labels) -> Part {
    let map = edition.map();
    let name = |stop: &paris_paris::Stop| {
        let name = &map.name(*stop).shown;
        if stop.is_crossing() { format!("**{name}**") } else { name.to_string() }
    };
    let letter = labels.label(&format!("draw-pp-letter-{line}"), &[]);
    // A stretch of the line as the map draws it, with its letter where it begins.
    let stretch = book::picture((140.0, 28.0), |svg| {
        svg.el("g").a("data-game", paris_paris::NAME).begin();
        svg.group(&format!("bus-line {}", line_class(line)));
        let way = || Path::default().m(14.0, 14.0).l(132.0, 14.0);
        svg.path(way()).class("course").a("stroke-width", 9.0).done();
        svg.path(way()).class("weave").a("stroke-width", 2.2).done();
        disc(svg, &format!("badge {}", line_class(line)), (15.0, 14.0, 12.5), &letter);
        letters(svg, line, (15.0, 14.0), 15.0, &letter);
        svg.end();
        svg.end();
    });
    Part {
        anchor: format!("line-{line}"),
        name: labels.label(&format!("draw-pp-line-{line}"), &[]),
        picture: Some(stretch),
        text: map.line(line).iter().map(name).collect::<Vec<_>>().join(" – "),
        ..Part::default()
    }
}

fn sign(icon: &'static str, name: &str) -> Part {
    Part {
        anchor: format!("sign-{name}"),
        signs: vec![Sign::Icon(icon)],
        note: Some(format!("rules-paris-paris-icon-{name}")),
        ..Part::default()
    }
}
