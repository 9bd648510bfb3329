//! Perft and recorded games, on the toy.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use crate::toy::Toy;
use lutece_testkit::{Records, Table, perft, perft_after};
use table::{Match, Reason};

fn folder(name: &str) -> PathBuf {
    let dir = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    if dir.exists() {
        fs::remove_dir_all(&dir).expect("the folder can be emptied");
    }
    dir
}

/// Seat 1 can play two cards or pass; so can seat 2, whatever seat 1 did. Then seat 1 again has two
/// cards and, in two cases out of three, still its pass.
#[test]
fn perft_counts_what_can_be_counted_by_hand() {
    let table = Table::<Toy>::new(&[], 2);
    let start = table.start(0);
    let counts: Vec<u64> = (0..=3).map(|depth| perft(&**table.rules(), &start, depth)).collect();
    assert_eq!(counts, [1, 3, 9, 2 * 3 * 3 + 3 * 2]);
}

#[test]
fn perft_of_a_finished_game_is_one() {
    let table = Table::<Toy>::new(&[], 2);
    assert_eq!(perft_after(&table, 0, 1000, 4), 1);
}

#[test]
fn a_blessed_record_is_found_again() {
    let dir = folder("blessed");
    let table = Table::<Toy>::new(&[], 2);
    let wanted = |played: &Match<Toy>| {
        played.outcome().is_some_and(|it| matches!(it.reason, Reason::TieBreak(1)))
    };
    let blessed = Records::at(&dir, true).check("tie-break", &table, wanted);
    let checked = Records::at(&dir, false).check("tie-break", &table, wanted);
    assert_eq!(blessed.record(), checked.record());
    let all = Records::at(&dir, false).all::<Toy>();
    assert_eq!(all.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>(), ["tie-break"]);
}

#[test]
fn blessing_leaves_a_good_record_alone() {
    let dir = folder("kept");
    let table = Table::<Toy>::new(&[], 2);
    let first = Records::at(&dir, true).check("any", &table, |_| true);
    let again = Records::at(&dir, true).check("any", &table, |_| true);
    assert_eq!(first.record(), again.record());
    let other =
        Records::at(&dir, true).check("any", &table, |played| played.origin() != first.origin());
    assert_ne!(first.record(), other.record());
}

#[test]
#[should_panic(expected = "LUTECE_BLESS=1 writes it anew")]
fn a_missing_record_is_named() {
    let table = Table::<Toy>::new(&[], 2);
    Records::at(folder("missing"), false).check("any", &table, |_| true);
}

#[test]
#[should_panic(expected = "no longer what it was recorded for")]
fn a_record_must_be_what_it_is_for() {
    let dir = folder("outlived");
    let table = Table::<Toy>::new(&[], 2);
    Records::at(&dir, true).check("any", &table, |_| true);
    Records::at(&dir, false).check("any", &table, |_| false);
}

#[test]
#[should_panic(expected = "the result is")]
fn a_forged_result_is_noticed() {
    let dir = folder("forged");
    let table = Table::<Toy>::new(&[], 2);
    let played = Match::new(Arc::clone(table.rules()), table.seed(0));
    assert!(played.outcome().is_none());
    Records::at(&dir, true).check("any", &table, |_| true);
    let path = dir.join("any.lutece");
    let text = fs::read_to_string(&path).expect("it was just written");
    let forged = text.replace("result: ", "result: 1");
    fs::write(&path, forged).expect("it can be written again");
    drop(Records::at(&dir, false).all::<Toy>());
}
