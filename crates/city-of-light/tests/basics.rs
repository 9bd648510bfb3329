//! Whole games from the first move to the last.

use std::sync::Arc;

use city_of_light::{CityOfLight, Components, TableOptions};
use table::{Edition as _, Game, Match, Options as _, Quick, Quiet, Seed};

fn game(options: &[(&str, &str)]) -> CityOfLight {
    let mut chosen = TableOptions::default();
    for (key, value) in options {
        chosen.set(key, value).expect("a valid option");
    }
    CityOfLight::new(Arc::new(Components::shipped()), chosen, 2).expect("a playable table")
}

const TABLES: [&[(&str, &str)]; 4] = [
    &[],
    &[("hand", "2")],
    &[("postcards", "random")],
    &[("postcards", "random"), ("hand", "2"), ("start", "2")],
];

#[test]
fn random_moves_are_those_of_the_list() {
    for options in TABLES {
        let game = game(options);
        let mut moves = Vec::new();
        for seed in 0..300 {
            let deal = game.deal(&mut Seed::from_text(&seed.to_string()).dice());
            let mut state = game.start(&deal).expect("a deal of its own");
            let mut chance = Quick::new(seed);
            while game.to_act(&state).is_some() {
                let mut twin = chance.clone();
                let (mv, count) = game.random(&state, &mut chance, &mut Vec::new());
                game.legal(&state, &mut moves);
                assert_eq!(count, moves.len());
                assert_eq!(mv, moves[table::Chance::below(&mut twin, count)]);
                game.play(&mut state, mv, &mut Quiet);
            }
            assert!(game.outcome(&state).is_some());
        }
    }
}

#[test]
fn a_record_of_a_whole_game_reads_back() {
    let game = Arc::new(game(&[("postcards", "random")]));
    let mut played = Match::new(Arc::clone(&game), Seed::from_text("basics"));
    let mut chance = Quick::new(1);
    while played.to_act().is_some() {
        let (mv, _) = game.random(played.state(), &mut chance, &mut Vec::new());
        played.play(mv).expect("a legal move");
    }
    let record = played.record().to_string().parse().expect("a record");
    let again = Match::<CityOfLight>::from_record(&record, Arc::clone(game.edition()))
        .expect("the same game");
    assert_eq!(again.state(), played.state());
    assert_eq!(again.outcome(), played.outcome());
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<city_of_light::State>() <= 512);
    assert!(size_of::<city_of_light::Move>() <= 8);
}
