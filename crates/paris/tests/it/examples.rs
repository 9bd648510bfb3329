//! The worked examples of the rulebook.

use lutece_paris::{Event, Money, Points, Refusal};
use table::Game as _;

use crate::desk::{Desk, seat};

#[test]
fn a_key_on_a_3_can_only_go_to_the_free_4() {
    let desk = Desk::new(
        4,
        &[
            "build batignolles:1 batignolles:2 batignolles:3 batignolles:4 batignolles:5",
            "landmark sacre-coeur batignolles",
            "key 1 batignolles:3",
            "key 2 batignolles:5",
            "key 3 batignolles:sacre-coeur",
            "francs 1 20",
        ],
    );
    assert_eq!(desk.legal_with("move"), ["move batignolles:3 batignolles:4"]);
    assert_eq!(desk.refused("move batignolles:3 batignolles:2"), Refusal::NotHigher);
    assert_eq!(desk.refused("move batignolles:3 batignolles:5"), Refusal::Occupied);
    assert_eq!(desk.refused("move batignolles:3 batignolles:sacre-coeur"), Refusal::Occupied);
}

#[test]
fn from_the_bakery_to_the_theatre_in_montmartre_costs_3_francs() {
    let mut desk =
        Desk::new(4, &["build montmartre:2 montmartre:5", "key 1 montmartre:2", "francs 1 10"]);
    let quarter = &desk.public().districts[1];
    assert_eq!(quarter.spaces[1].building.unwrap().to_string(), "bakery");
    assert_eq!(quarter.spaces[4].building.unwrap().to_string(), "theatre");
    let events = desk.play(&["move montmartre:2 montmartre:5"]);
    let reason = Money::Site("montmartre:5".parse().unwrap());
    assert!(events.contains(&Event::Francs { seat: seat(1), amount: -3, reason }));
    assert_eq!(desk.francs(1), 7);
}

#[test]
fn from_the_theatre_in_la_villette_to_a_new_landmark_12() {
    let mut desk = Desk::new(
        4,
        &["build la-villette:8", "key 1 la-villette:8", "francs 1 4", "token 1 marble gold"],
    );
    assert_eq!(desk.public().districts[2].spaces[5].building.unwrap().to_string(), "theatre");
    desk.play(&["move la-villette:8 la-villette:grand-palais"]);
    assert_eq!(desk.francs(1), 0);
    assert!(desk.tokens(1).is_empty());
    assert_eq!(desk.public().supply, [0, 1, 1]);
    let landmarks = &desk.public().districts[2].landmarks;
    assert_eq!(landmarks[0].value, 12);
    assert_eq!(landmarks[0].keys, [seat(1)]);
}

#[test]
fn above_a_landmark_12_in_saint_germain_the_next_must_be_13_or_more() {
    let desk = Desk::new(
        4,
        &[
            "landmark grand-palais saint-germain",
            "key 2 saint-germain:grand-palais",
            "key 1 saint-germain:bank",
            "francs 1 40",
            "token 1 marble marble gold gold gold",
        ],
    );
    assert_eq!(
        desk.legal_with("move"),
        ["sacre-coeur", "notre-dame", "louvre", "tour-eiffel"]
            .map(|name| format!("move saint-germain:bank saint-germain:{name}"))
    );
    assert_eq!(
        desk.refused("move saint-germain:bank saint-germain:opera-garnier"),
        Refusal::LandmarkTooLow
    );
}

#[test]
fn landmark_15_above_landmark_10_in_belleville_from_the_arc() {
    let mut desk = Desk::new(
        4,
        &[
            "landmark tuileries belleville",
            "key 1 arc",
            "francs 1 15",
            "token 1 gold gold marble gold-prestige gold-prestige",
        ],
    );
    let events = desk.play(&[
        "move arc belleville:louvre",
        "prestige gold-prestige token",
        "prestige gold-prestige token",
    ]);
    assert_eq!(desk.francs(1), 0);
    assert_eq!(desk.public().supply, [0, 1, 2]);
    assert!(desk.tokens(1).is_empty());
    assert_eq!(desk.vp(1), 10);
    let slots = events
        .iter()
        .filter(|event| matches!(event, Event::Vp { amount: 5, reason: Points::Slot(..), .. }));
    assert_eq!(slots.count(), 2);
    assert_eq!(desk.step(), "free");
}

#[test]
fn tile_18_with_three_buildings_of_value_4_gives_15_vp() {
    let mut desk = Desk::new(
        4,
        &[
            "build belleville:4 chaillot:4 montmartre:4",
            "key 1 belleville:4 chaillot:4 montmartre:4",
            "bonus 1 18",
        ],
    );
    desk.play(&["use 18"]);
    assert_eq!(desk.vp(1), 15);
}

#[test]
fn tile_30_with_five_types_gives_15_vp() {
    // A café, 3 bakeries, 2 hotels, a theatre and 2 landmarks.
    let mut desk = Desk::new(
        2,
        &[
            "build batignolles:4 batignolles:1 montmartre:2 la-villette:3 batignolles:5",
            "build la-villette:4 la-villette:8",
            "landmark jardin-du-luxembourg chaillot",
            "landmark tour-eiffel chaillot",
            "key 1 batignolles:4 batignolles:1 montmartre:2 la-villette:3 batignolles:5",
            "key 1 la-villette:4 la-villette:8",
            "key 1 chaillot:jardin-du-luxembourg chaillot:tour-eiffel",
            "bonus 1 30",
        ],
    );
    desk.play(&["use 30"]);
    assert_eq!(desk.vp(1), 15);
}

#[test]
fn scoring_a_district_with_20_10_5() {
    // 13 (11+2), 10 (5+4+1), 13 (13), 3.
    let desk = Desk::new(
        4,
        &[
            "build batignolles:1 batignolles:2 batignolles:3 batignolles:4 batignolles:5",
            "landmark opera-garnier batignolles",
            "landmark sacre-coeur batignolles",
            "key 1 batignolles:opera-garnier batignolles:2",
            "key 2 batignolles:5 batignolles:4 batignolles:1",
            "key 3 batignolles:sacre-coeur",
            "key 4 batignolles:3",
            "vp 20 batignolles",
        ],
    );
    assert_eq!(desk.public().districts[0].values, [13, 10, 13, 3]);
    assert_eq!(desk.prizes("batignolles"), [10, 5, 20, 0]);
}

#[test]
fn scoring_a_district_with_16_8_4_and_two_on_the_louvre() {
    // 16 (11+5), 21 (15+3+3), 8, 21 (15+4+2).
    let desk = Desk::new(
        4,
        &[
            "build montmartre:2 montmartre:3 montmartre:4 montmartre:5 montmartre:8",
            "landmark opera-garnier montmartre",
            "landmark louvre montmartre",
            "key 1 montmartre:opera-garnier montmartre:5",
            "key 2 montmartre:louvre montmartre:3 montmartre:3",
            "key 3 montmartre:8",
            "key 4 montmartre:louvre montmartre:4 montmartre:2",
            "vp 16 montmartre",
        ],
    );
    assert_eq!(desk.public().districts[1].values, [16, 21, 8, 21]);
    assert_eq!(desk.prizes("montmartre"), [4, 16, 0, 16]);
}

#[test]
fn with_two_players_5_against_12_gets_nothing() {
    let desk = Desk::new(
        2,
        &[
            "build belleville:3 belleville:4 belleville:5 belleville:8",
            "key 1 belleville:8 belleville:4",
            "key 2 belleville:5",
            "vp 18 belleville",
        ],
    );
    assert_eq!(desk.public().districts[3].values, [12, 5]);
    assert_eq!(desk.prizes("belleville"), [18, 0]);
    // With exactly half, the second prize is won.
    let desk = Desk::new(
        2,
        &[
            "build belleville:1 belleville:4 belleville:5 belleville:8",
            "key 1 belleville:8 belleville:4",
            "key 2 belleville:5 belleville:1",
            "vp 18 belleville",
        ],
    );
    assert_eq!(desk.prizes("belleville"), [18, 9]);
}

#[test]
fn in_the_terminal_the_spaces_of_a_district_stand_apart() {
    let desk = Desk::new(
        4,
        &[
            "build chaillot:1 chaillot:2 chaillot:3 chaillot:4 chaillot:5 chaillot:8",
            "key 1 chaillot:2 chaillot:3",
            "key 2 chaillot:2 chaillot:3",
            "key 3 chaillot:2 chaillot:3",
            "key 4 chaillot:2 chaillot:3",
        ],
    );
    let text = desk.rules.text(&desk.public(), None);
    let district = text.split("Chaillot").nth(1).expect("the last district");
    let words: Vec<&str> =
        district.lines().skip(1).take(2).flat_map(str::split_whitespace).collect();
    let values: Vec<&str> = words.iter().copied().filter(|it| it.len() == 1).take(6).collect();
    assert_eq!(values, ["1", "2", "3", "4", "5", "8"], "{district}");
    assert_eq!(words.iter().filter(|word| word.ends_with("[1234]")).count(), 2, "{district}");
    assert!(text.lines().all(|line| line.chars().count() <= 100), "{text}");
}
