//! Phase 1, and who begins.

use std::sync::Arc;

use lutece_city_of_light::{CityOfLight, Deal, Event, Refusal, Step};
use table::{Game as _, Match, Quick, Seat, Seed};

use crate::desk::{mv, rules, seat};

fn new_match(options: &[(&str, &str)]) -> Match<CityOfLight> {
    Match::new(rules(options), Seed::from_text("streets"))
}

/// A game with known stacks: both draw their tiles in the order 1 to 8.
fn in_order(options: &[(&str, &str)]) -> Match<CityOfLight> {
    let rules = rules(options);
    let deal: Deal = ordered(&rules);
    Match::dealt(rules, deal).expect("a sound deal")
}

fn ordered(rules: &CityOfLight) -> Deal {
    let mut deal = rules.deal(&mut Seed::from_text("any").dice());
    deal.start = seat(1);
    for stack in deal.stacks.as_mut_slice() {
        stack.sort_unstable();
    }
    deal
}

fn play(played: &mut Match<CityOfLight>, moves: &str) -> Vec<Event> {
    moves
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .flat_map(|line| played.play_text(line).unwrap_or_else(|error| panic!("{line}: {error}")))
        .collect()
}

#[track_caller]
fn refused(played: &mut Match<CityOfLight>, text: &str, expected: Refusal) {
    let before = *played.state();
    assert_eq!(played.play(mv(text)), Err(table::Refused::Illegal(expected)), "{text}");
    assert_eq!(*played.state(), before);
}

#[test]
fn a_fresh_game_has_76_moves_and_5508_sequences_of_two() {
    let table = testkit::Table::<CityOfLight>::new(&[], 2);
    for game in 0..5 {
        assert_eq!(testkit::perft(&**table.rules(), &table.start(game), 1), 76);
        assert_eq!(testkit::perft(&**table.rules(), &table.start(game), 2), 5_508);
    }
}

#[test]
fn with_two_tiles_in_hand_either_may_be_laid() {
    let mut played = in_order(&[("hand", "2")]);
    assert_eq!(played.legal().len(), 2 * 64 + 12);
    refused(&mut played, "tile 3 A1 r0", Refusal::NotInHand);
    play(&mut played, "tile 2 A1 r0 \n take P5");
    // The next tile drawn joins the one that was kept.
    refused(&mut played, "tile 2 B1 r0", Refusal::NotInHand);
    play(&mut played, "tile 1 B1 r0 \n take T4 \n tile 3 C1 r0");
}

#[test]
fn a_tile_lies_as_it_is_turned_and_blue_tiles_are_the_colour_swap() {
    let mut played = in_order(&[]);
    // Tile 1 is XOMO for its owner: opponent, own over mixed, own.
    play(&mut played, "tile 1 A1 r0 \n tile 1 D4 r1 \n tile 2 B1 r3");
    let text = played.game().text(&played.spectator_view().public, None);
    let rows: Vec<String> = text.lines().map(|line| line.replace([' ', '|'], "")).collect();
    assert!(rows.contains(&"1boob....".to_owned()), "{text}");
    assert!(rows.contains(&"2xoxo....".to_owned()), "{text}");
    // A quarter turn clockwise: the left column becomes the top row, bottom first.
    assert!(rows.contains(&"7......xo".to_owned()), "{text}");
    assert!(rows.contains(&"8......bb".to_owned()), "{text}");
}

#[test]
fn a_square_takes_one_tile() {
    let mut played = in_order(&[]);
    play(&mut played, "tile 1 A1 r0");
    refused(&mut played, "tile 1 A1 r0", Refusal::SquareTaken);
    refused(&mut played, "tile 2 A2 r0", Refusal::NotInHand);
}

#[test]
fn a_building_is_taken_once() {
    let mut played = in_order(&[]);
    play(&mut played, "take P5");
    refused(&mut played, "take P5", Refusal::NotInSupply(lutece_city_of_light::Building::P5));
    refused(
        &mut played,
        "take jardin",
        Refusal::NotInSupply(lutece_city_of_light::Building::Jardin),
    );
    refused(&mut played, "build P5 a1 r0", Refusal::StillStreets);
    refused(&mut played, "card chartier", Refusal::StillStreets);
}

#[test]
fn c2_passing_needs_all_tiles_laid_and_is_a_move_even_with_an_empty_supply() {
    let mut played = in_order(&[]);
    refused(&mut played, "pass", Refusal::TilesLeft);
    play(
        &mut played,
        "tile 1 A1 r0 \n take I3 \n tile 2 B1 r0 \n take V3 \n tile 3 C1 r0 \n take L4
         tile 4 D1 r0 \n take T4 \n tile 5 A2 r0 \n take O4 \n tile 6 B2 r0 \n take S4
         tile 7 C2 r0 \n take T5 \n tile 8 D2 r0",
    );
    // Blue still has tiles and cannot pass; orange has none and may pass or take.
    refused(&mut played, "pass", Refusal::TilesLeft);
    play(&mut played, "take W5");
    let moves: Vec<String> = played.legal().iter().map(ToString::to_string).collect();
    assert_eq!(moves, ["take X5", "take P5", "take U6", "take L6", "pass"]);
    play(&mut played, "take X5 \n take P5 \n pass \n take U6 \n take L6");
    // The supply is empty: blue must lay, and then orange can only pass.
    assert_eq!(played.legal().len(), 8 * 4);
    play(&mut played, "tile 1 A3 r0");
    assert_eq!(played.legal(), [mv("pass")]);
    play(&mut played, "pass");
    assert_eq!(played.record().moves.last().expect("a move").1, "pass");
}

#[test]
fn c2_nobody_passes_in_phase_2() {
    let mut played = new_match(&[]);
    let mut chance = Quick::new(5);
    while played.state().step().as_str() != "buildings" {
        let (next, _) = played.game().random(played.state(), &mut chance, &mut Vec::new());
        played.play(next).expect("a legal move");
    }
    refused(&mut played, "pass", Refusal::StreetsDone);
    refused(&mut played, "take P5", Refusal::StreetsDone);
    refused(&mut played, "tile 1 A1 r0", Refusal::StreetsDone);
}

#[test]
fn phase_2_begins_at_once_with_who_was_first_to_lay_all_tiles() {
    let mut played = in_order(&[]);
    let squares = ["A1", "B1", "C1", "D1", "A2", "B2", "C2", "D2"];
    let others = ["A3", "B3", "C3", "D3", "A4", "B4", "C4", "D4"];
    for at in 0..8 {
        play(&mut played, &format!("tile {} {} r0", at + 1, squares[at]));
        if at < 7 {
            play(&mut played, &format!("tile {} {} r0", at + 1, others[at]));
        }
    }
    // Blue takes a building before the last tile, orange passes: orange finished first.
    play(&mut played, "take P5 \n pass");
    let events = play(&mut played, "tile 8 D4 r0");
    assert_eq!(events, [Event::StreetsDone { first: seat(1) }]);
    assert_eq!(played.state().step(), Step::Buildings(seat(1)));
}

#[test]
fn c21_after_a_draw_chance_decides_who_begins() {
    // A rematch with a loser names the loser; after a draw nobody is named.
    let starts = |options: &[(&str, &str)]| {
        let rules = rules(options);
        let seeds = (0..40).map(|it: u32| Seed::from_text(&it.to_string()));
        seeds.map(|seed| rules.deal(&mut seed.dice()).start).collect::<Vec<Seat>>()
    };
    assert!(starts(&[("start", "1")]).iter().all(|it| *it == seat(1)));
    assert!(starts(&[("start", "2")]).iter().all(|it| *it == seat(2)));
    let random = starts(&[]);
    assert!(random.contains(&seat(1)) && random.contains(&seat(2)));
}

#[test]
fn a_deal_that_chance_could_not_have_made_is_refused() {
    let rules = rules(&[("start", "1")]);
    let sound = ordered(&rules);
    let problem = |change: &dyn Fn(&mut Deal)| {
        let mut deal = sound.clone();
        change(&mut deal);
        rules.start(&deal).expect_err("a broken deal").to_string()
    };
    assert_eq!(problem(&|deal| deal.start = seat(2)), "seat 2 cannot begin at this table");
    assert_eq!(problem(&|deal| deal.start = seat(3)), "seat 3 cannot begin at this table");
    assert_eq!(
        problem(&|deal| deal.stacks[seat(2)][0] = deal.stacks[seat(2)][1]),
        "the stack of seat 2 is not the tiles 1 to 8"
    );
    assert_eq!(problem(&|deal| deal.postcards.truncate(7)), "8 postcards are in play, not 7");
    assert_eq!(
        problem(&|deal| deal.postcards[7] = lutece_city_of_light::Postcard::Penseur),
        "the postcards are not those of the options"
    );
    assert_eq!(
        problem(&|deal| deal.postcards.swap(0, 1)),
        "the postcards are not in order, each once"
    );
    assert!(rules.start(&sound).is_ok());
}

#[test]
fn postcards_are_those_of_the_options() {
    let dealt = |options: &[(&str, &str)], seed: &str| {
        rules(options).deal(&mut Seed::from_text(seed).dice()).postcards
    };
    let names = "levitation,jardin,sacre-coeur,peintre,chartier,lampadaire,fontaine,penseur";
    let chosen = dealt(&[("postcards", names)], "a");
    assert_eq!(chosen.iter().map(ToString::to_string).collect::<Vec<_>>().join(","), names);
    let mut seen = Vec::new();
    for seed in 0..30 {
        let cards = dealt(&[("postcards", "random")], &seed.to_string());
        assert_eq!(cards.len(), 8);
        seen.extend(cards);
    }
    for card in lutece_city_of_light::Postcard::ALL {
        let count = seen.iter().filter(|it| **it == card).count();
        assert!((10..30).contains(&count), "{card} came up {count} times in 30 deals");
    }
}

#[test]
fn eight_postcards_must_be_chosen() {
    let mut options = lutece_city_of_light::Options::default();
    table::Options::set(&mut options, "postcards", "jardin,fontaine").expect("two cards");
    let edition = Arc::clone(rules(&[]).edition());
    let error = CityOfLight::new(edition, options, 2).expect_err("too few cards");
    assert_eq!(
        error.to_string(),
        "option postcards: \"Devir 2019\" is played with 8 postcards, and 2 are chosen"
    );
}
