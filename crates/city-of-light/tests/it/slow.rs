//! A second implementation of the rules for buildings and points, slow and plain: it reads what
//! everybody may see, tries every space cell by cell, and never touches a bit. It must find exactly
//! what the fast one finds.

mod board;
pub(crate) mod moves;
mod score;

use std::collections::BTreeSet;
use std::sync::Arc;

use lutece_city_of_light::{CityOfLight, Edition};
use table::{Edition as _, Game as _, Seat};
use testkit::Table;

const TABLES: [&[(&str, &str)]; 4] = [
    &[],
    &[("postcards", "random")],
    &[("postcards", "random"), ("hand", "2")],
    &[(
        "postcards",
        "levitation,metropolitain,jardin,chartier,bouquinistes,fontaine,penseur,grande-lumiere",
    )],
];

fn tables() -> Vec<Table<CityOfLight>> {
    // The other reading of the fountain (C18), and a large streetlight with a wider pattern.
    let other = Edition::SHIPPED
        .replace("cells = [[0, 0]]", "cells = [[0, 0], [1, 0]]")
        .replace("[[0, -1], [0, -2],", "[[2, 2], [1, 1], [-3, 0], [4, 2], [0, -2],");
    let other = Arc::new(Edition::parse(&other).expect("a sound edition"));
    let mut tables = Table::every(&TABLES);
    tables.extend(TABLES.iter().map(|options| Table::with_edition(&other, options, 2)));
    tables
}

#[test]
fn the_slow_generator_finds_the_same_moves() {
    for table in tables() {
        table.games(30).walk(|at, _| {
            let seat = at.rules.to_act(at.state).unwrap_or(Seat::new(0));
            let seen = at.rules.public(at.state);
            let secret = at.rules.secret(at.state, seat);
            let slow = moves::moves(at.rules.edition(), &seen, &secret);
            let quick: BTreeSet<String> = at.legal.iter().map(ToString::to_string).collect();
            assert_eq!(quick, slow, "{}", at.place());
        });
    }
}

#[test]
fn the_slow_count_finds_the_same_points() {
    for table in tables() {
        table.games(30).walk(|at, _| {
            let seen = at.rules.public(at.state);
            let slow = score::scores(at.rules.edition(), &seen);
            assert_eq!(at.rules.scores(at.state), slow, "{}", at.place());
            for seat in Seat::first(2) {
                let free = score::free_spaces(&seen, seat);
                assert_eq!(i32::from(at.rules.tally(at.state, seat).free), free, "{}", at.place());
            }
        });
    }
}

#[test]
fn the_slow_count_finds_the_same_feats() {
    for table in tables() {
        for game in 0..12 {
            let played = table.random_match(game);
            let seen = played.game().public(played.state());
            for (seat, feats) in played.feats().iter() {
                let counts = score::proud(played.game().edition(), &seen, seat);
                let names = ["col-feat-group", "col-feat-building", "col-feat-lamps"];
                let slow = names.into_iter().zip(counts).filter(|(_, count)| *count > 0);
                let quick = feats.iter().map(|feat| (feat.what.id, feat.count));
                let place = format!("{}, game {game}, {seat:?}", table.name());
                assert_eq!(quick.collect::<Vec<_>>(), slow.collect::<Vec<_>>(), "{place}");
            }
        }
    }
}
