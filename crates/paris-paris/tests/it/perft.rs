//! Perft: in how many ways the next moves can be played, from fixed seeds.
//!
//! Each row was counted by the crate and by the slow rules in `slow`, which share nothing with it
//! but the deal; the test repeats both counts.

use lutece_paris_paris::{Edition, ParisParis};
use table::{Chance as _, Edition as _, Game as _, Quick};
use testkit::{Table, perft_after};

use crate::slow::Slow;

/// Seats, doubles, random moves before, depth, count.
const GOLDEN: &[(usize, bool, usize, usize, u64)] = &[
    (2, false, 0, 8, 1_296),
    (2, false, 16, 7, 648),
    (2, false, 30, 7, 648),
    (2, false, 35, 9, 72),
    (2, true, 0, 8, 1_296),
    (2, true, 16, 7, 792),
    (2, true, 30, 7, 3_768),
    (2, true, 35, 9, 320),
    (3, false, 0, 8, 6_912),
    (3, false, 18, 7, 3_072),
    (3, false, 33, 7, 3_072),
    (3, false, 40, 9, 304),
    (3, true, 0, 8, 6_912),
    (3, true, 18, 7, 7_896),
    (3, true, 33, 7, 3_360),
    (3, true, 40, 9, 1_200),
    (4, false, 0, 8, 7_200),
    (4, false, 20, 7, 9_432),
    (4, false, 36, 7, 14_112),
    (4, false, 43, 9, 480),
    (4, true, 0, 8, 7_200),
    (4, true, 20, 7, 4_680),
    (4, true, 36, 7, 36_024),
    (4, true, 43, 9, 768),
];

#[test]
fn perft_counts_are_the_recorded_ones() {
    for &(seats, doubles, plies, depth, expected) in GOLDEN {
        let row = format!("{seats} players, doubles {doubles}, after {plies}, depth {depth}");
        let table = table(seats, doubles);
        assert_eq!(perft_after(&table, 0, plies, depth), expected, "{row}");
        assert_eq!(slow_after(&table, plies).perft(depth), expected, "{row}, slowly");
    }
}

fn table(seats: usize, doubles: bool) -> Table<ParisParis> {
    Table::new(&[("doubles", if doubles { "on" } else { "off" })], seats)
}

/// The slow rules after the moves that [`perft_after`] makes.
fn slow_after(table: &Table<ParisParis>, plies: usize) -> Slow {
    let rules = table.rules();
    let deal = rules.deal(&mut table.seed(0).dice());
    let mut slow = Slow::new(Edition::SHIPPED, rules.seats(), rules.options().doubles, &deal);
    let (mut state, mut chance, mut legal) = (table.start(0), Quick::new(0), Vec::new());
    for _ in 0..plies {
        rules.legal(&state, &mut legal);
        let mv = legal[chance.below(legal.len())];
        rules.play(&mut state, mv, &mut table::Quiet);
        slow.play(&mv.to_string());
    }
    slow
}
