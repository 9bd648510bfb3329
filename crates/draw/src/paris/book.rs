//! Paris as its rules list it: districts, landmarks, prices, all tiles, and districts scored.

use std::sync::Arc;

use paris::{
    Arrangement, Bonus, Building, District, Edition, Kind, Options, Paris, Public, Site, Spot,
    Value,
};
use table::{Edition as _, Game as _, Seat, Seed};

use super::{effect, kind_icon, landmark_icon, narrow, supply, type_icon};
use crate::book::{self, Book, Example, Part, Sign, View};
use crate::labels::Labels;
use crate::scene::{Layout, Marks};

/// The bonus tiles of which the rules say more than what they do.
const NOTED: [u8; 10] = [9, 13, 16, 17, 19, 23, 24, 25, 27, 30];

/// A position of an example: the districts that are shown, what is built there, the landmarks, and
/// each player's keys, with the VP tile of the first. What names no district is in the first.
struct Desk {
    shown: &'static [District],
    build: &'static [&'static str],
    landmarks: &'static [&'static str],
    keys: [&'static [&'static str]; 4],
    prize: Option<u8>,
}

const BATIGNOLLES: &[District] = &[District::ALL[0]];
const MONTMARTRE: &[District] = &[District::ALL[1]];
const LA_VILLETTE: &[District] = &[District::ALL[2]];
const BELLEVILLE: &[District] = &[District::ALL[3]];
const SAINT_GERMAIN: &[District] = &[District::ALL[4]];
const FOUR: &[District] = &[District::ALL[0], District::ALL[1], District::ALL[2], District::ALL[3]];

const MOVE: Desk = Desk {
    shown: BATIGNOLLES,
    build: &["1", "2", "3", "4", "5"],
    landmarks: &["sacre-coeur"],
    keys: [&["3"], &["5"], &["sacre-coeur"], &[]],
    prize: None,
};
const PRICE: Desk = Desk {
    shown: MONTMARTRE,
    build: &["2", "5"],
    landmarks: &[],
    keys: [&["2"], &[], &[], &[]],
    prize: None,
};
const NEW: Desk = Desk {
    shown: LA_VILLETTE,
    build: &["3", "8"],
    landmarks: &[],
    keys: [&["8"], &["3"], &[], &[]],
    prize: None,
};
const HIGHER: Desk = Desk {
    shown: SAINT_GERMAIN,
    build: &["2", "4"],
    landmarks: &["grand-palais"],
    keys: [&["grand-palais"], &["4"], &[], &[]],
    prize: None,
};
const ABOVE: Desk = Desk {
    shown: BELLEVILLE,
    build: &["1", "5"],
    landmarks: &["tuileries", "louvre"],
    keys: [&["louvre"], &["tuileries"], &[], &[]],
    prize: None,
};
const FOURS: Desk = Desk {
    shown: FOUR,
    build: &["4", "montmartre:4", "la-villette:4", "belleville:4"],
    landmarks: &[],
    keys: [&["4", "montmartre:4", "la-villette:4"], &["belleville:4"], &[], &[]],
    prize: None,
};
const TYPES: Desk = Desk {
    shown: FOUR,
    build: &["1", "4", "5", "montmartre:2", "montmartre:5", "la-villette:3", "la-villette:4"],
    landmarks: &["jardin-du-luxembourg", "belleville:tour-eiffel"],
    keys: [
        &[
            "1",
            "4",
            "5",
            "jardin-du-luxembourg",
            "montmartre:2",
            "montmartre:5",
            "la-villette:3",
            "la-villette:4",
            "belleville:tour-eiffel",
        ],
        &[],
        &[],
        &[],
    ],
    prize: None,
};
const SCORING: Desk = Desk {
    shown: BATIGNOLLES,
    build: &["1", "2", "3", "4", "5"],
    landmarks: &["opera-garnier", "sacre-coeur"],
    keys: [&["opera-garnier", "2"], &["5", "4", "1"], &["sacre-coeur"], &["3"]],
    prize: Some(20),
};
const SHARED: Desk = Desk {
    shown: BATIGNOLLES,
    build: &["1", "2", "3", "4", "5", "8"],
    landmarks: &["opera-garnier", "louvre"],
    keys: [&["opera-garnier", "5"], &["louvre", "3", "3"], &["8"], &["louvre", "4", "2"]],
    prize: Some(16),
};
const TWO: Desk = Desk {
    shown: BELLEVILLE,
    build: &["4", "5", "8"],
    landmarks: &[],
    keys: [&["8", "4"], &["5"], &[], &[]],
    prize: Some(18),
};

fn rules(seats: usize) -> Paris {
    Paris::new(Arc::new(Edition::shipped()), Options::default(), seats)
        .expect("the shipped edition plays")
}

fn position(rules: &Paris, desk: Option<&Desk>) -> Public {
    let deal = rules.deal(&mut Seed::from_text("a figure").dice());
    let start = rules.start(&deal).expect("a deal of these rules");
    let mut table = Arrangement::of(rules, start);
    let Some(desk) = desk else { return rules.public(&start) };
    let first = desk.shown[0];
    let place = |text: &str| {
        if text.contains(':') { text.to_owned() } else { format!("{first}:{text}") }
    };
    for building in desk.build {
        let building: Building = place(building).parse().expect("a building");
        table.build(building, building.district());
    }
    for landmark in desk.landmarks {
        let site: Site = place(landmark).parse().expect("a place of a landmark");
        let Spot::Landmark(landmark) = site.spot else { panic!("{landmark} is no landmark") };
        table.landmark(landmark, site.district);
    }
    for (seat, keys) in Seat::first(4).zip(desk.keys) {
        for key in keys {
            let post = place(key).parse().expect("a place of the district");
            table.key(seat, post).bought(post);
        }
    }
    if let Some(prize) = desk.prize {
        table.vp_tile(prize, first);
    }
    rules.public(&table.state())
}

impl Book for Paris {
    const CHAPTERS: &'static [&'static str] = &[
        "aim",
        "setup",
        "districts",
        "turn",
        "move",
        "gain",
        "landmarks",
        "trade",
        "bonus",
        "endtiles",
        "vptiles",
        "end",
        "scoring",
    ];
    const RULING: Option<&'static str> = Some("K22");
    const ICONS: &'static [&'static str] = super::ICONS;

    fn numbers(edition: &Edition) -> Vec<(&'static str, i64)> {
        let buildings = (District::ALL.len() * Value::ALL.len()) as i64;
        let [three, four] =
            edition.extra.map(|copies| copies.iter().map(|it| i64::from(*it)).sum::<i64>());
        let bonus = Bonus::COUNT as i64;
        let [slot1, slot2, slot3] = edition.slot_vp.map(i64::from);
        let [keys2, keys3, keys4] = edition.keys.map(i64::from);
        let removed = i64::from(edition.removed);
        vec![
            ("francs", i64::from(edition.francs)),
            ("keys2", keys2),
            ("keys3", keys3),
            ("keys4", keys4),
            ("reserve", i64::from(edition.reserve_keys)),
            ("buildings", buildings),
            ("removed", removed),
            ("left", buildings - removed),
            // The tokens but one of each district, the gold of the resources, can be shuffled.
            ("mixed", buildings - District::ALL.len() as i64),
            ("landmarks", edition.landmarks.len() as i64),
            ("vptiles", edition.prizes.len() as i64),
            ("endtiles", edition.end_tiles.len() as i64),
            ("bonus2", bonus),
            ("bonus3", bonus + three),
            ("bonus4", bonus + three + four),
            ("zoneb", i64::from(edition.zones[1][0])),
            ("zonec", i64::from(edition.zones[2][0])),
            ("wood", i64::from(edition.eight_wood)),
            ("eightvp", i64::from(edition.eight_vp)),
            ("price", i64::from(edition.bonus_price)),
            ("slot1", slot1),
            ("slot2", slot2),
            ("slot3", slot3),
        ]
    }

    fn parts(edition: &Edition, chapter: &str, labels: &dyn Labels) -> Vec<Part> {
        match chapter {
            "districts" => districts(edition, labels),
            "landmarks" => landmarks(edition, labels),
            "trade" => Kind::ALL.iter().map(|kind| price(edition, *kind, labels)).collect(),
            "bonus" => bonus_tiles(edition, labels),
            "endtiles" => edition.end_tiles.iter().map(|tile| end_tile(*tile, labels)).collect(),
            "vptiles" => edition.prizes.iter().map(|prizes| vp_tile(*prizes, labels)).collect(),
            _ => Vec::new(),
        }
    }

    fn examples(chapter: &str, labels: &dyn Labels, layout: Layout) -> Vec<Example> {
        let district = |caption, desk: &Desk| {
            // With two players each has more keys.
            let only = desk.keys.iter().skip(2).all(|keys| keys.is_empty());
            let rules = rules(if only { 2 } else { 4 });
            let public = position(&rules, Some(desk));
            let (board, view) =
                narrow::some(&book::scene(&rules, &public, labels, &Marks::default()), desk.shown);
            Example {
                caption,
                board: board.to_string(),
                view: View::Part(view),
                sums: Vec::new(),
                lines: Vec::new(),
            }
        };
        match chapter {
            "setup" => {
                let rules = rules(4);
                let public = position(&rules, None);
                let board = book::board(&rules, &public, labels, layout);
                vec![Example {
                    caption: "rules-paris-setup-figure",
                    board,
                    view: View::Whole,
                    sums: Vec::new(),
                    lines: Vec::new(),
                }]
            }
            "move" => vec![
                district("rules-paris-move-figure", &MOVE),
                district("rules-paris-price-figure", &PRICE),
                district("rules-paris-new-figure", &NEW),
                district("rules-paris-higher-figure", &HIGHER),
            ],
            "gain" => vec![district("rules-paris-above-figure", &ABOVE)],
            "bonus" => vec![
                district("rules-paris-fours-figure", &FOURS),
                district("rules-paris-types-figure", &TYPES),
            ],
            "scoring" => vec![
                district("rules-paris-scoring-figure", &SCORING),
                district("rules-paris-shared-figure", &SHARED),
                district("rules-paris-two-figure", &TWO),
            ],
            _ => Vec::new(),
        }
    }
}

fn districts(edition: &Edition, labels: &dyn Labels) -> Vec<Part> {
    let value = |at: usize| Sign::Text(format!("{} ", Value::ALL[at]));
    let mut parts = Vec::new();
    for (district, (bank, types)) in
        District::ALL.iter().zip(edition.banks.iter().zip(&edition.types))
    {
        let mut signs = vec![Sign::Text(bank.to_string()), Sign::Icon("i-franc")];
        let mut words = Vec::new();
        for (at, of) in types.iter().enumerate() {
            let (icon, name) = type_icon(*of);
            signs.extend([value(at), Sign::Icon(icon)]);
            words.push(format!("{} {}", Value::ALL[at], labels.label(name, &[])));
        }
        let args = [("francs", bank.to_string()), ("buildings", labels.list(words))];
        parts.push(Part {
            anchor: format!("district-{district}"),
            name: district.name().to_owned(),
            signs,
            text: labels.label("draw-paris-in-district", &args),
            ..Part::default()
        });
    }
    let beside = edition.beside.iter().enumerate();
    let words = beside
        .clone()
        .map(|(at, kind)| format!("{} {}", Value::ALL[at], labels.label(kind_icon(*kind).1, &[])));
    parts.push(Part {
        anchor: "tokens".to_owned(),
        name: labels.label("draw-paris-beside", &[]),
        signs: beside
            .clone()
            .flat_map(|(at, kind)| [value(at), Sign::Icon(kind_icon(*kind).0)])
            .collect(),
        text: labels.list(words.collect()),
        ..Part::default()
    });
    parts
}

fn landmarks(edition: &Edition, labels: &dyn Labels) -> Vec<Part> {
    let mut parts = Vec::new();
    for tile in &edition.landmarks {
        let cost = Kind::RESOURCES.into_iter().zip(tile.cost).filter(|(_, count)| *count > 0);
        let counted = |kind: Kind, count: usize| {
            let kind = ("kind", labels.label(kind_icon(kind).1, &[]));
            labels.label("about-paris-count", &[("count", count.to_string()), kind])
        };
        let costs: Vec<String> =
            cost.clone().map(|(kind, count)| counted(kind, usize::from(count))).collect();
        let slots = Kind::PRESTIGE.into_iter().filter_map(|kind| {
            let count = tile.slots.iter().filter(|slot| **slot == kind).count();
            (count > 0).then(|| counted(kind, count))
        });
        let mut signs =
            vec![Sign::Icon(landmark_icon(tile.landmark)), Sign::Text(tile.value.to_string())];
        for (kind, count) in cost {
            signs.extend((0..count).map(|_| Sign::Icon(kind_icon(kind).0)));
        }
        signs.push(Sign::Text("→".to_owned()));
        signs.extend(tile.slots.iter().map(|kind| Sign::Icon(kind_icon(*kind).0)));
        let args = [
            ("value", tile.value.to_string()),
            ("cost", labels.list(costs)),
            ("slots", labels.list(slots.collect())),
        ];
        parts.push(Part {
            anchor: format!("landmark-{}", tile.landmark),
            name: labels.label(
                "draw-paris-landmark-name",
                &[("landmark", tile.landmark.name().to_owned())],
            ),
            signs,
            text: labels.label("draw-paris-landmark-costs", &args),
            ..Part::default()
        });
    }
    parts
}

fn price(edition: &Edition, kind: Kind, labels: &dyn Labels) -> Part {
    let (icon, name) = kind_icon(kind);
    let sell = edition.sell[kind.index()].to_string();
    let name = labels.label(name, &[]);
    let text = if kind.is_resource() {
        let buy = edition.buy[kind.index()].to_string();
        labels.label("draw-paris-prices", &[("kind", name), ("buy", buy), ("sell", sell)])
    } else {
        labels.label("draw-paris-prestige", &[("kind", name), ("sell", sell)])
    };
    Part { anchor: format!("price-{kind}"), signs: vec![Sign::Icon(icon)], text, ..Part::default() }
}

fn bonus_tiles(edition: &Edition, labels: &dyn Labels) -> Vec<Part> {
    let texts = effect::bonus_tiles(edition, labels);
    let tiles = (1..=Bonus::COUNT as u8).zip(texts);
    tiles
        .map(|(number, effect)| Part {
            anchor: format!("tile-{number}"),
            name: number.to_string(),
            signs: effect::printed(edition, Bonus::new(number)),
            text: with_copies(edition, number, effect, labels),
            note: NOTED.contains(&number).then(|| format!("rules-paris-tile-{number}")),
            ..Part::default()
        })
        .collect()
}

/// What a bonus tile does, and how many there are of it with two, three and four players.
fn with_copies(edition: &Edition, number: u8, effect: String, labels: &dyn Labels) -> String {
    let [three, four] = edition.extra.map(|copies| copies[usize::from(number)]);
    if three + four == 0 {
        return effect;
    }
    let copies = format!("1/{}/{}", 1 + three, 1 + three + four);
    labels.label("draw-paris-copies", &[("effect", effect), ("copies", copies)])
}

fn end_tile(tile: paris::EndTile, labels: &dyn Labels) -> Part {
    Part {
        anchor: format!("end-tile-{tile}"),
        signs: supply::end_signs(tile),
        text: supply::end_text(labels, tile),
        ..Part::default()
    }
}

fn vp_tile([first, second, third]: [u8; 3], labels: &dyn Labels) -> Part {
    let args = [
        ("first", first.to_string()),
        ("second", second.to_string()),
        ("third", third.to_string()),
    ];
    Part {
        anchor: format!("vp-tile-{first}"),
        signs: vec![Sign::Icon("i-vp")],
        text: labels.label("draw-paris-vp-tile", &args),
        ..Part::default()
    }
}

#[cfg(test)]
mod tests {
    use paris::Paris;

    use crate::book::{Book, View};
    use crate::labels::Plain;
    use crate::scene::Layout;

    #[test]
    fn every_example_can_be_drawn_and_shows_its_districts() {
        let mut drawn = 0;
        for chapter in Paris::CHAPTERS {
            for example in Paris::examples(chapter, &Plain, Layout::Wide) {
                let part = matches!(&example.view, View::Part(_));
                assert!(part || *chapter == "setup", "{} shows no district", example.caption);
                drawn += 1;
            }
        }
        assert_eq!(drawn, 11);
    }

    /// The buyer of a building takes its token: where a key stands on one, there is no token.
    #[test]
    fn no_token_lies_beside_a_building_that_was_bought() {
        let rules = super::rules(4);
        for desk in [&super::MOVE, &super::FOURS, &super::SCORING] {
            let public = super::position(&rules, Some(desk));
            let lots = || public.districts.iter().flat_map(|district| &district.spaces);
            assert!(
                lots().any(|lot| !lot.keys.is_empty()) && lots().any(|lot| lot.token.is_some())
            );
            assert!(lots().all(|lot| lot.keys.is_empty() || lot.token.is_none()));
        }
    }

    #[test]
    fn an_example_is_drawn_no_further_than_it_is_shown() {
        for example in Paris::examples("scoring", &Plain, Layout::Wide) {
            let petals = example.board.matches("class=\"petal").count();
            assert_eq!(petals, 1, "{}", example.caption);
            assert!(example.board.len() < 24_000, "{}: {}", example.caption, example.board.len());
            for used in
                example.board.split("href=\"#").skip(1).filter_map(|it| it.split('"').next())
            {
                assert!(example.board.contains(&format!("id=\"{used}\"")), "{used} is not there");
            }
        }
    }
}
