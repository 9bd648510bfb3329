//! The board of Paris: six districts as petals around the Arc, the bonus track around them, the
//! supply, and what each player has.
//!
//! Ids: `arc`, `district-chaillot`, `bank-chaillot`, `place-chaillot-5`, `landmark-louvre` (in
//! the supply or in a district), `offer-chaillot-louvre` (a landmark of the supply as a target
//! in a district), `vp-20`, `stack-2`, `bonus-18`, `market-wood`, `key-3-chaillot-5`,
//! `meeple-3`, `score-3`, `token-3-gold`, `tile-3-18`, `endtiles`.

mod about;
mod book;
mod brought;
mod effect;
mod foresee;
mod grid;
mod meant;
mod narrow;
mod place;
mod screen;
mod sell;
mod square;
mod supply;
mod track;
mod wide;

use paris::{
    District, Ending, Landmark, Move, Paris, Post, Public, Quarter, Site, Source, Stand, Type,
};
use table::{Game as _, Message, Seat};

use crate::board::{Board, Root};
use crate::icons;
use crate::scene::{Drawn, Layout, Said, Scene, Spot};
use crate::svg::Svg;

impl Drawn for Paris {
    const STYLE: &'static str = include_str!("style.css");

    const PICTURE: Option<&'static [u8]> = Some(include_bytes!("picture.png"));

    const HEART: Option<&'static str> = Some("94 200 568 355");

    const HAS_GRID: bool = true;

    const AGAIN: &'static [&'static str] = &[
        "paris-event-key-bank",
        "paris-event-key-arc",
        "paris-event-bought-building",
        "paris-event-bought-landmark",
        "paris-event-bonus-taken",
        "paris-event-bonus-spent",
        "paris-event-filled",
        "paris-event-vp-tile",
        "paris-event-looked",
        "paris-event-skipped",
        "paris-event-retired",
    ];

    const DEEDS: &'static [&'static str] = &[
        "paris-event-built",
        "paris-event-key-bank",
        "paris-event-key-arc",
        "paris-event-bought-building",
        "paris-event-bought-landmark",
        "paris-event-vp-tile",
        "paris-event-end-tile",
        "paris-event-retired",
        "paris-event-last-round",
        "paris-event-over",
    ];

    const FORESEEN: &'static [&'static str] = &[
        "paris-event-key-bank",
        "paris-event-key-arc",
        "paris-event-francs-bank",
        "paris-event-bought-building",
        "paris-event-bought-landmark",
        "paris-event-francs-building",
        "paris-event-francs-landmark",
        "paris-event-francs-bought",
        "paris-event-francs-sold",
        "paris-event-bonus-taken",
        "paris-event-bonus-spent",
        "paris-event-vp-tile",
    ];

    const THEN: &'static [&'static str] = &[
        "paris-prompt-pay",
        "paris-prompt-prestige",
        "paris-prompt-bonus",
        "paris-prompt-bonus-price",
        "paris-prompt-vp-tile",
    ];

    const BUTTONS: &'static [&'static str] = &[
        "key",
        "move",
        "with",
        "pay",
        "prestige",
        "bonus",
        "sell",
        "use",
        "place",
        "skip",
        "end",
        "retire",
        "wood",
        "marble",
        "gold",
        "bronze",
        "silver",
        "gold-prestige",
    ];

    const LEAVING: &'static [&'static str] = &["retire"];

    const BESIDE: &'static [&'static str] = &["buy", "sell", "use"];

    const SIGNS: &'static [(&'static str, &'static str)] = &[
        ("i-franc", "sign-francs"),
        ("i-vp", "sign-vp"),
        ("i-key", "sign-key"),
        ("i-tile", "sign-bonus"),
        ("i-end", "sign-end"),
        ("i-wood-token", "paris-kind-wood"),
        ("i-marble-token", "paris-kind-marble"),
        ("i-gold-token", "paris-kind-gold"),
        ("i-any-resource", "sign-any-resource"),
        ("i-bronze", "paris-kind-bronze"),
        ("i-silver", "paris-kind-silver"),
        ("i-gold-prestige", "paris-kind-gold-prestige"),
        ("i-any-prestige", "sign-any-prestige"),
        ("i-bakery", "paris-type-bakery"),
        ("i-bookshop", "paris-type-bookshop"),
        ("i-cafe", "paris-type-cafe"),
        ("i-hotel", "paris-type-hotel"),
        ("i-residence", "paris-type-residence"),
        ("i-theatre", "paris-type-theatre"),
        ("i-temple", "sign-landmark"),
        ("i-keys", "sign-beside-own"),
        ("i-back", "sign-back"),
        ("i-hand", "sign-take"),
    ];

    fn signs(game: &Self) -> Vec<(&'static str, &'static str)> {
        let (bookshop, sixth) = (type_icon(Type::Bookshop), game.edition().sixth_type());
        let replaced = |sign| if sign == bookshop { type_icon(sixth) } else { sign };
        Self::SIGNS.iter().copied().map(replaced).collect()
    }

    const ASKS: &'static [(&'static str, usize, &'static str)] =
        &[("move", 1, "about-paris-which-key")];

    const ASIDE: &'static [&'static str] = &[
        "paris-refusal-no-key-there",
        "paris-refusal-other-district",
        "paris-refusal-not-higher",
        "paris-refusal-landmark-too-low",
    ];

    const PRICES: &'static [&'static str] = &[
        "paris-event-francs-building",
        "paris-event-francs-landmark",
        "paris-event-francs-bonus-price",
        "paris-event-paid",
        "paris-event-landmark-added",
    ];

    const GENERAL: &'static [&'static str] = &["paris-refusal-other-step"];

    const PROJECTED: bool = true;

    /// The VP on the track; the districts pay at the end.
    fn scored(public: &Public, seat: Seat) -> Option<i32> {
        public.to_act.map(|_| i32::from(public.players[seat.index()].vp))
    }

    /// What tile 27 brings would reveal the francs behind a screen.
    fn hides(public: &Public, viewer: Option<Seat>, seat: Seat, line: &Message) -> bool {
        let francs = line.id == "paris-score-bonus" && Said(line).number("number") == Some(27);
        francs && viewer != Some(seat) && public.players[seat.index()].screen.is_none()
    }

    fn alone(layout: Layout) -> Option<String> {
        Some(match layout {
            Layout::Wide | Layout::Square | Layout::Grid => "0 0 756 756".to_owned(),
            Layout::Narrow => narrow::districts(),
        })
    }

    fn last_round(public: &Public) -> bool {
        public.to_act.is_some() && public.ending == Ending::LastRound
    }

    fn round_before_last(public: &Public) -> bool {
        public.to_act.is_some() && public.ending == Ending::LastTile
    }

    fn board(scene: &Scene<'_, Self>) -> Board {
        let mut svg = Svg::default();
        icons::define(&mut svg, ICONS);
        let (width, height) = match scene.layout {
            Layout::Wide => wide::board(&mut svg, scene),
            Layout::Square => square::board(&mut svg, scene),
            Layout::Narrow => narrow::board(&mut svg, scene),
            Layout::Grid => grid::board(&mut svg, scene),
        };
        let label = &scene.label("draw-paris-board", &[]);
        let size = (width, height.ceil());
        svg.board(&Root { game: Self::NAME, size, label, rides: None })
    }

    fn footprint(_game: &Self, public: &Public, seat: Seat, mv: Move) -> Vec<String> {
        let district = |district: District| format!("district-{district}");
        let source = |kind: paris::Kind, source: Source| match source {
            Source::Token => format!("token-{seat}-{kind}"),
            Source::Tile(bonus) => format!("tile-{seat}-{bonus}"),
            Source::EndTile => format!("endtile-{seat}-{kind}"),
        };
        match mv {
            Move::Draw(stack) => vec![format!("stack-{stack}")],
            Move::Place(to) => vec![district(to)],
            Move::Key(Stand::Arc) => vec!["arc".to_owned()],
            Move::Key(Stand::Bank(at)) => vec![format!("bank-{at}")],
            Move::Buy { from, to, with } => {
                let from = match from {
                    Post::Stand(Stand::Arc) => "arc".to_owned(),
                    Post::Stand(Stand::Bank(at)) => format!("bank-{at}"),
                    Post::Site(site) => site_id(public, site),
                };
                let mut ids = vec![from, site_id(public, to)];
                ids.extend(with.map(|tile| format!("tile-{seat}-{tile}")));
                ids
            }
            Move::Look | Move::Choose(_) | Move::EndTile(_) => vec!["endtiles".to_owned()],
            Move::Pay { kind, source: from }
            | Move::Prestige { kind, source: from }
            | Move::Sell { kind, source: from } => vec![source(kind, from)],
            Move::Bonus(bonus) => vec![format!("bonus-{bonus}")],
            Move::VpTile { prize, district: at } => vec![format!("vp-{prize}"), district(at)],
            Move::Purchase(kind) => vec![format!("market-{kind}")],
            Move::Use(bonus) => vec![format!("tile-{seat}-{bonus}")],
            Move::TakeAny(bonus) => vec![format!("tile-{seat}-17"), format!("bonus-{bonus}")],
            Move::Back(bonus) => vec![format!("tile-{seat}-25"), format!("bonus-{bonus}")],
            Move::Pairs { prestige, .. } => {
                vec![format!("tile-{seat}-{}", if prestige { 23 } else { 24 })]
            }
            Move::UseEnd(tile) => vec![format!("endtile-{seat}-{tile}")],
            Move::Retire | Move::Skip | Move::End => Vec::new(),
        }
    }

    fn meant(public: &Public, seat: Seat, picked: &[&str]) -> Vec<String> {
        meant::moves(public, seat, picked)
    }

    fn foresees(game: &Self, state: &paris::State, mv: Move) -> Vec<Message> {
        foresee::lines(game, state, mv)
    }

    fn at_once(game: &Self, state: &paris::State) -> Option<(Message, Vec<Move>)> {
        foresee::at_once(game, state)
    }

    fn together(game: &Self, state: &paris::State, mv: Move) -> Option<(Message, Vec<Move>)> {
        foresee::together(game, state, mv)
    }

    fn follows(game: &Self, state: &paris::State) -> Vec<Move> {
        foresee::follows(game, state)
    }

    fn draws(mv: Move) -> bool {
        !matches!(mv, Move::End | Move::Skip | Move::Retire | Move::Look)
    }

    fn brought(game: &Self, before: &paris::State, after: &paris::State) -> Vec<String> {
        brought::ids(game, before, after)
    }

    fn purse(
        _public: &Public,
        _seat: Seat,
        secret: &paris::Secret,
    ) -> Vec<(&'static str, i64, Message)> {
        let screen = &secret.screen;
        let of = |icon, id, count: i64| (icon, count, Message::new(id).with("count", count));
        let mut purse = vec![
            of("i-franc", "purse-paris-francs", i64::from(screen.francs)),
            of("i-key", "purse-paris-keys", i64::from(screen.keys)),
        ];
        for (kind, number) in paris::Kind::ALL.into_iter().zip(screen.tokens) {
            if number > 0 {
                let (icon, count, says) =
                    of(kind_icon(kind).0, "purse-paris-token", i64::from(number));
                purse.push((icon, count, says.with("kind", kind)));
            }
        }
        purse
    }

    fn unused(game: &Self, state: &paris::State) -> Vec<Move> {
        foresee::unused(game, state)
    }

    fn spot(_public: &Public, event: &Message) -> Spot {
        let said = Said(event);
        let named = |name: &str| District::ALL.into_iter().find(|it| it.name() == name);
        let district = said.name("district").and_then(named);
        // The place itself, where there is one: a whole district alight looks as if it were chosen.
        let place = district.zip(said.number("value"));
        let mut ids: Vec<String> = place
            .map(|(at, value)| format!("place-{at}-{value}"))
            .or_else(|| district.map(|at| format!("district-{at}")))
            .into_iter()
            .collect();
        ids.extend(said.number("number").map(|number| format!("bonus-{number}")));
        let points = said.number("amount").filter(|_| event.id.starts_with("paris-event-vp-"));
        Spot { ids, gains: said.seat("seat").zip(points), halt: None }
    }
}

/// The element of a building or landmark; a landmark that still lies in the supply is that one.
fn site_id(public: &Public, site: Site) -> String {
    match site.spot {
        ::paris::Spot::Building(value) => format!("place-{}-{value}", site.district),
        ::paris::Spot::Landmark(landmark) => {
            let stands =
                |quarter: &Quarter| quarter.landmarks.iter().any(|it| it.landmark == landmark);
            if public.districts.iter().any(stands) {
                format!("landmark-{landmark}")
            } else {
                format!("offer-{}-{landmark}", site.district)
            }
        }
    }
}

const ICONS: &[&str] = &[
    "i-arc",
    "i-bakery",
    "i-bookshop",
    "i-cafe",
    "i-hotel",
    "i-residence",
    "i-theatre",
    "i-shop",
    "i-eiffel",
    "i-cathedral",
    "i-temple",
    "i-church",
    "i-tree",
    "i-wood-token",
    "i-marble-token",
    "i-gold-token",
    "i-bronze",
    "i-silver",
    "i-gold-prestige",
    "i-any-resource",
    "i-any-prestige",
    "i-franc",
    "i-vp",
    "i-key",
    "i-keys",
    "i-tile",
    "i-back",
    "i-hand",
    "i-end",
];

/// The seat whose keys can be chosen on this picture: the reader's, or that of the player to act
/// for an onlooker.
fn chooser(scene: &Scene<'_, Paris>) -> Option<Seat> {
    scene.own.map(|(seat, _)| seat).or(scene.public.to_act)
}

/// The sign of a type, and the label with its name.
fn type_icon(of: Type) -> (&'static str, &'static str) {
    let icon = match of {
        Type::Bakery => "i-bakery",
        Type::Bookshop => "i-bookshop",
        Type::Cafe => "i-cafe",
        Type::Hotel => "i-hotel",
        Type::Residence => "i-residence",
        Type::Theatre => "i-theatre",
        // Another name for the sixth type.
        _ => "i-shop",
    };
    (icon, of.term())
}

fn landmark_icon(landmark: Landmark) -> &'static str {
    match landmark {
        Landmark::TourEiffel => "i-eiffel",
        Landmark::NotreDame | Landmark::SainteChapelle => "i-cathedral",
        Landmark::SacreCoeur | Landmark::Invalides => "i-church",
        Landmark::JardinDuLuxembourg | Landmark::Tuileries => "i-tree",
        _ => "i-temple",
    }
}

fn kind_icon(kind: paris::Kind) -> (&'static str, &'static str) {
    let icon = match kind {
        paris::Kind::Wood => "i-wood-token",
        paris::Kind::Marble => "i-marble-token",
        paris::Kind::Gold => "i-gold-token",
        paris::Kind::Bronze => "i-bronze",
        paris::Kind::Silver => "i-silver",
        paris::Kind::GoldPrestige => "i-gold-prestige",
    };
    (icon, kind.term())
}
