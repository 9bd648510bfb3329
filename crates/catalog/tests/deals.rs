//! Dealing as docs/notation.md describes, without our set-up code, gives the same games.

use serde_json::{Value, json};
use table::{Chance as _, Dice, Edition as _, Game, Seed};
use testkit::Table;

/// For some seeds: the deal of our own set-up beside that of the document.
fn agree<G: Game>(options: &[(&str, &str)], seats: usize, by_hand: impl Fn(&mut Dice) -> Value) {
    let table = Table::<G>::new(options, seats);
    for seed in 0..20 {
        let dice = || Seed::from_text(&seed.to_string()).dice();
        let ours = serde_json::to_value(table.rules().deal(&mut dice())).expect("a deal is JSON");
        assert_eq!(ours, by_hand(&mut dice()), "{} {options:?}, seed {seed}", G::NAME);
    }
}

fn shuffled<T>(dice: &mut Dice, mut items: Vec<T>) -> Vec<T> {
    dice.shuffle(&mut items);
    items
}

#[test]
fn city_of_light_is_dealt_as_the_document_says() {
    let cards = "levitation metropolitain jardin sacre-coeur peintre chartier bouquinistes \
                 lampadaire moulin-rouge fontaine penseur grande-lumiere";
    for random in [false, true] {
        let options: &[_] = if random { &[("postcards", "random")] } else { &[] };
        agree::<city_of_light::CityOfLight>(options, 2, |dice| {
            let start = dice.below(2) + 1;
            let all: Vec<&str> = cards.split_whitespace().collect();
            let mut cards = if random { shuffled(dice, all.clone()) } else { all.clone() };
            cards.truncate(8);
            // A deal lists them in their own order.
            cards.sort_by_key(|card| all.iter().position(|it| it == card));
            let stacks = [(); 2].map(|()| shuffled(dice, (1..=8).collect()));
            json!({ "start": start, "postcards": cards, "stacks": stacks })
        });
    }
}

#[test]
fn paris_paris_is_dealt_as_the_document_says() {
    let edition: toml::Table = paris_paris::Edition::SHIPPED.parse().expect("the edition is TOML");
    let lines = ["black", "blue", "green", "red", "orange"];
    let mut tiles = Vec::new();
    for line in lines {
        let stops = edition["lines"][line].as_array().expect("a line has stops");
        for (at, stop) in stops.iter().enumerate() {
            let tile = format!("{} {line}", stop.as_str().expect("a stop is a word"));
            let ends = at == 0 || at + 1 == stops.len();
            tiles.extend(std::iter::repeat_n(tile, if ends { 1 } else { 2 }));
        }
    }
    assert_eq!(tiles.len(), 60);
    for seats in 2..=4 {
        agree::<paris_paris::ParisParis>(&[], seats, |dice| {
            let start = dice.below(seats) + 1;
            let trips = shuffled(dice, lines.to_vec());
            let tiles = shuffled(dice, tiles.clone());
            json!({
                "start": start,
                "trips": trips[..seats],
                "open": (seats == 2).then(|| trips[2]),
                "stacks": tiles.chunks(seats + 1).collect::<Vec<_>>(),
            })
        });
    }
}

#[test]
fn paris_is_dealt_as_the_document_says() {
    let districts =
        ["batignolles", "montmartre", "la-villette", "belleville", "saint-germain", "chaillot"];
    let spaces = districts.iter().flat_map(|district| {
        ["1", "2", "3", "4", "5", "8"].map(|value| format!("{district}:{value}"))
    });
    let spaces: Vec<String> = spaces.collect();
    for mixed in [false, true] {
        let options: &[_] =
            if mixed { &[("tokens", "shuffled"), ("track", "shuffled")] } else { &[] };
        for seats in 2..=4 {
            agree::<paris::Paris>(options, seats, |dice| {
                let start = dice.below(seats) + 1;
                let buildings = shuffled(dice, spaces.clone());
                let (removed, stacks) = buildings.split_at(3);
                let stacks: Vec<_> = stacks.chunks(11).collect();
                let mut deal = json!({ "start": start, "stacks": stacks, "removed": removed });
                if mixed {
                    let kinds = ["wood", "marble", "bronze", "silver", "gold-prestige"];
                    let kinds = kinds.iter().flat_map(|kind| [*kind; 6]).collect();
                    let mut kinds = shuffled(dice, kinds).into_iter();
                    let gold = |space: &String| space.ends_with('8');
                    let mut token = |space| if gold(space) { Some("gold") } else { kinds.next() };
                    deal["tokens"] = spaces.iter().map(&mut token).collect();
                    let zones = [1..=10, 11..=20, 21..=30];
                    let track = zones.map(|zone| shuffled(dice, zone.collect::<Vec<u8>>()));
                    deal["track"] = json!(track.concat());
                }
                deal
            });
        }
    }
}
