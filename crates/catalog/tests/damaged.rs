//! Damaged texts, a short run of what the fuzz targets do for hours: no reader panics, nothing has
//! two spellings, and everything accepted can be played.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use lutece_catalog::{Kind, with_game};
use table::{Chance as _, Edition as _, Game, Quick};
use testkit::fuzz::{self, Positions};
use testkit::{Table, mutate};

/// The environment variable that says how many times longer the run is to be.
const LONGER: &str = "LUTECE_FUZZ";

/// How often a text is damaged before the next whole one is taken.
const DAMAGES: usize = 3;

/// Tries `count` damaged texts that come from whole ones; the text that broke something is named.
fn each_damaged(
    count: usize,
    seed: u64,
    mut whole: impl FnMut(&mut Quick) -> String,
    test: impl Fn(&str),
) {
    let times = std::env::var(LONGER)
        .map_or(1, |times| times.parse().expect("LUTECE_FUZZ is how many times longer"));
    let mut chance = Quick::new(seed);
    for _ in 0..count * times {
        let mut text = whole(&mut chance);
        for _ in 0..=chance.below(DAMAGES) {
            text = mutate::text(&text, &mut chance);
            let held = catch_unwind(AssertUnwindSafe(|| test(&text)));
            assert!(held.is_ok(), "this text breaks something:\n{text}");
        }
    }
}

fn notations<G: Game>() {
    let positions = Positions::<G>::sample();
    each_damaged(
        10_000,
        1,
        |chance| positions.some_move(chance),
        |text| fuzz::notation(&positions, text),
    );
}

fn records<G: Game>() {
    let edition = Arc::new(G::Edition::shipped());
    let texts: Vec<String> = Table::<G>::every(&[&[]])
        .iter()
        .flat_map(|table| (0..2).map(|game| table.random_match(game).record().to_string()))
        .collect();
    each_damaged(
        1_000,
        2,
        |chance| texts[chance.below(texts.len())].clone(),
        |text| fuzz::record::<G>(&edition, text),
    );
}

fn editions<G: Game>() {
    each_damaged(2_000, 3, |_| G::Edition::SHIPPED.to_owned(), fuzz::edition::<G>);
}

fn deals<G: Game>() {
    for table in Table::<G>::every(&[&[]]) {
        let rules = table.rules();
        each_damaged(
            1_000,
            4,
            |chance| {
                let deal = rules.deal(&mut table.seed(chance.below(50)).dice());
                serde_json::to_string(&deal).expect("a deal can be written as JSON")
            },
            |text| fuzz::deal(&**rules, text),
        );
    }
}

#[test]
fn damaged_moves_break_nothing() {
    Kind::ALL.iter().for_each(|&kind| with_game!(kind, G => notations::<G>()));
}

#[test]
fn damaged_records_break_nothing() {
    Kind::ALL.iter().for_each(|&kind| with_game!(kind, G => records::<G>()));
}

#[test]
fn damaged_editions_break_nothing() {
    Kind::ALL.iter().for_each(|&kind| with_game!(kind, G => editions::<G>()));
}

#[test]
fn damaged_deals_break_nothing() {
    Kind::ALL.iter().for_each(|&kind| with_game!(kind, G => deals::<G>()));
}
