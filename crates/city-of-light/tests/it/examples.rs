//! The rulebook's scoring example as a whole game: orange 48, blue 57.
//!
//! The rulebook shows a picture and names sizes and lamps; the streets and the game that leads
//! there are our own, with the tiles of the shipped edition.

use std::sync::Arc;

use lutece_city_of_light::{Building, CityOfLight, Deal, Edition, Options, Postcard, Tally};
use table::{BySeat, Edition as _, Game as _, Match, Seat};

/// The order in which each seat draws its tiles.
const STACKS: [[usize; 8]; 2] = [[6, 1, 4, 2, 7, 8, 5, 3], [8, 6, 1, 2, 7, 3, 4, 5]];

/// Orange's moves on the left, blue's on the right.
const MOVES: &str = "
    take L6                     | take P5
    take U6                     | take L4
    take T5                     | take T4
    take W5                     | take I3
    tile 6 B1 r2                | take V3
    tile 1 C2 r1                | take X5
    tile 4 D2 r2                | tile 8 A1 r2
    tile 2 C3 r2                | tile 6 C1 r1
    tile 7 D3 r0                | tile 1 D1 r1
    tile 8 B4 r1                | tile 2 A2 r1
    tile 5 C4 r1                | tile 7 B2 r3
    tile 3 D4 r0                | tile 3 A3 r0
    pass                        | tile 4 B3 r3
    pass                        | tile 5 A4 r0
    build L6 d6 r3              | build P5 f2 r0
    build U6 f4 r3              | build L4 c2 r1
    card jardin h5 r1           | build T4 a2 r2
    card bouquinistes g6 U6     | build I3 c5 r0
    card sacre-coeur            | build V3 b7 r1
    card lampadaire idle        | card peintre d1
                                | card levitation idle
                                | card metropolitain idle
                                | card chartier idle";

fn example() -> Match<CityOfLight> {
    let edition = Arc::new(Edition::shipped());
    let rules = CityOfLight::new(edition, Options::default(), 2).expect("a playable table");
    let deal = Deal {
        start: Seat::new(0),
        postcards: rules.edition().first_game.into_iter().collect(),
        stacks: BySeat::from_fn(2, |seat| {
            let numbers = STACKS[seat.index()].iter();
            numbers.map(|number| number.to_string().parse().expect("a tile")).collect()
        }),
    };
    let mut played = Match::dealt(Arc::new(rules), deal).expect("a sound deal");
    for line in MOVES.lines().filter(|line| !line.trim().is_empty()) {
        for text in line.split('|').map(str::trim).filter(|text| !text.is_empty()) {
            played.play_text(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        }
    }
    played
}

fn tally(played: &Match<CityOfLight>, number: usize) -> Tally {
    played.game().tally(played.state(), Seat::new(number - 1))
}

#[test]
fn the_rulebooks_scoring_example_is_48_to_57() {
    let played = example();
    let outcome = played.outcome().expect("the game is over");
    assert_eq!(outcome.to_string(), "48 57, seat 2 wins");

    let orange = tally(&played, 1);
    assert_eq!(orange.building(Building::L6), 6, "A: size 6, one lamp");
    assert_eq!(orange.building(Building::U6), 7 * 3, "B: size 7 with its annex, three lamps");
    assert_eq!(orange.building(Building::Jardin), 2 * 3, "C: the garden, three lamps");
    assert_eq!(orange.group, 15, "A, B and C");
    assert_eq!((orange.unbuilt, orange.penalty), (2, 0), "two unbuilt, but Sacré-Coeur");
    assert!(Postcard::ALL.into_iter().all(|card| orange.card(card).is_none()));
    assert_eq!(orange.total(), 33 + 15);

    let blue = tally(&played, 2);
    assert_eq!(blue.building(Building::P5), 5 * 2, "D");
    assert_eq!(blue.building(Building::L4), 4 * 3, "E");
    assert_eq!(blue.building(Building::T4), 4 * 3, "F");
    assert_eq!(blue.building(Building::I3), 3 * 3, "G");
    assert_eq!(blue.building(Building::V3), 0, "H: no lamp");
    assert_eq!(blue.group, 13, "D, E and F");
    assert_eq!((blue.unbuilt, blue.penalty), (1, 3), "one unbuilt");
    assert_eq!(blue.card(Postcard::Peintre), Some(4), "two lamps in the painter's area");
    assert_eq!(blue.total(), 43 + 13 - 3 + 4);
}

#[test]
fn the_example_has_something_to_be_proud_of() {
    let played = example();
    let feats = played.feats();
    let told = |number: usize| {
        let feats = feats[Seat::new(number - 1)].iter();
        feats.map(|feat| format!("{} {}", feat.what, feat.count)).collect::<Vec<_>>()
    };
    // Orange's size 7 with its annex under three lamps; blue's E and F are 4 under three.
    assert_eq!(told(1), ["col-feat-group 15", "col-feat-building 21", "col-feat-lamps 3"]);
    assert_eq!(told(2), ["col-feat-group 13", "col-feat-building 12", "col-feat-lamps 3"]);
}

#[test]
fn the_example_itemises_every_point() {
    let played = example();
    let sheet = played.game().sheet(played.state());
    let lines = |number: usize| {
        let lines = sheet[Seat::new(number - 1)].iter();
        lines.map(|line| format!("{} = {}", line.source, line.points)).collect::<Vec<_>>()
    };
    assert_eq!(
        lines(1),
        [
            "col-line-building building=U6 size=7 lamps=3 = 21",
            "col-line-building building=L6 size=6 lamps=1 = 6",
            "col-line-building building=col-building-jardin size=2 lamps=3 = 6",
            "col-line-group size=15 = 15",
            "col-line-forgiven count=2 = 0",
        ]
    );
    assert_eq!(
        lines(2),
        [
            "col-line-building building=I3 size=3 lamps=3 = 9",
            "col-line-building building=V3 size=3 lamps=0 = 0",
            "col-line-building building=L4 size=4 lamps=3 = 12",
            "col-line-building building=T4 size=4 lamps=3 = 12",
            "col-line-building building=P5 size=5 lamps=2 = 10",
            "col-line-group size=13 = 13",
            "col-line-unbuilt count=1 = -3",
            "col-line-peintre lamps=2 = 4",
        ]
    );
}

#[test]
fn the_example_for_a_terminal() {
    let played = example();
    let text = played.game().text(&played.spectator_view().public, None);
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/example.txt");
    if std::env::var_os(testkit::BLESS).is_some() {
        std::fs::write(path, &text).expect("the golden file can be written");
    }
    let golden = std::fs::read_to_string(path).expect("the golden file is there");
    assert_eq!(text, golden, "\n{text}");
}
