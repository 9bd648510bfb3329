//! Perft: in how many ways the next moves can be played, from fixed seeds.
//!
//! Each row was counted by the crate and by the slow rules in `slow`, which share nothing with it
//! but the deal; the test repeats both counts.

use lutece_paris::{Edition, Paris};
use table::{Chance as _, Edition as _, Game as _, Quick};
use testkit::{Table, perft_after};

use crate::slow::Slow;

type Options = &'static [(&'static str, &'static str)];

const BASIC: Options = &[];
const SHUFFLED: Options = &[("tokens", "shuffled"), ("track", "shuffled")];
const TWO_STACKS: Options = &[("stacks", "2")];
const FREE: Options = &[("districts", "free")];

/// Seats, options, random moves before, depth, count.
const GOLDEN: &[(usize, Options, usize, usize, u64)] = &[
    // A stack of three, a bank or the Arc of seven, the end: 3 x 7 x 1, twice, then a stack.
    (2, BASIC, 0, 7, 1_323),
    (2, BASIC, 0, 5, 441),
    (2, BASIC, 45, 4, 1_158),
    (2, BASIC, 100, 4, 68),
    (2, BASIC, 160, 4, 1_338),
    (2, BASIC, 230, 4, 361),
    (2, SHUFFLED, 0, 5, 441),
    (2, SHUFFLED, 45, 4, 1_816),
    (2, SHUFFLED, 100, 4, 230),
    (2, SHUFFLED, 160, 4, 494),
    (2, SHUFFLED, 230, 4, 21),
    (2, TWO_STACKS, 0, 5, 196),
    (2, TWO_STACKS, 45, 4, 864),
    (2, TWO_STACKS, 100, 4, 148),
    (2, TWO_STACKS, 160, 4, 369),
    (2, TWO_STACKS, 230, 4, 81),
    (2, FREE, 0, 5, 378),
    (2, FREE, 45, 4, 125),
    (2, FREE, 100, 4, 2_322),
    (2, FREE, 160, 4, 322),
    (2, FREE, 230, 4, 136),
    (3, BASIC, 0, 5, 441),
    (3, BASIC, 45, 4, 1_482),
    (3, BASIC, 100, 4, 445),
    (3, BASIC, 160, 4, 535),
    (3, BASIC, 230, 4, 104),
    (3, SHUFFLED, 0, 5, 441),
    (3, SHUFFLED, 45, 4, 379),
    (3, SHUFFLED, 100, 4, 142),
    (3, SHUFFLED, 160, 4, 1_484),
    (3, SHUFFLED, 230, 4, 520),
    (3, TWO_STACKS, 0, 5, 196),
    (3, TWO_STACKS, 45, 4, 1_018),
    (3, TWO_STACKS, 100, 4, 3_857),
    (3, TWO_STACKS, 160, 4, 637),
    (3, TWO_STACKS, 230, 4, 565),
    (3, FREE, 0, 5, 378),
    (3, FREE, 45, 4, 1_213),
    (3, FREE, 100, 4, 925),
    (3, FREE, 160, 4, 298),
    (3, FREE, 230, 4, 718),
    (4, BASIC, 0, 5, 441),
    (4, BASIC, 45, 4, 1_440),
    (4, BASIC, 100, 4, 246),
    (4, BASIC, 160, 4, 989),
    (4, BASIC, 230, 4, 1_206),
    (4, SHUFFLED, 0, 5, 441),
    (4, SHUFFLED, 45, 4, 765),
    (4, SHUFFLED, 100, 4, 319),
    (4, SHUFFLED, 160, 4, 2_596),
    (4, SHUFFLED, 230, 4, 1_870),
    (4, TWO_STACKS, 0, 5, 196),
    (4, TWO_STACKS, 45, 4, 931),
    (4, TWO_STACKS, 100, 4, 158),
    (4, TWO_STACKS, 160, 4, 8_944),
    (4, TWO_STACKS, 230, 4, 582),
    (4, FREE, 0, 5, 378),
    (4, FREE, 45, 4, 456),
    (4, FREE, 100, 4, 3_246),
    (4, FREE, 160, 4, 162),
    (4, FREE, 230, 4, 1_064),
];

#[test]
fn perft_counts_are_the_recorded_ones() {
    let mut wrong = Vec::new();
    for &(seats, options, plies, depth, expected) in GOLDEN {
        let table = Table::<Paris>::new(options, seats);
        let found = perft_after(&table, 0, plies, depth);
        let slowly = slow_after(&table, plies).perft(depth);
        if (found, slowly) != (expected, expected) {
            wrong.push(format!(
                "{seats} {options:?} after {plies}, depth {depth}: {expected} expected, {found} \
                 found, {slowly} slowly"
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The slow rules after the moves that [`perft_after`] makes.
fn slow_after(table: &Table<Paris>, plies: usize) -> Slow {
    let rules = table.rules();
    let deal = rules.deal(&mut table.seed(0).dice());
    let mut slow = Slow::new(Edition::SHIPPED, rules, &deal);
    let (mut state, mut chance, mut legal) = (table.start(0), Quick::new(0), Vec::new());
    for _ in 0..plies {
        if rules.to_act(&state).is_none() {
            break;
        }
        rules.legal(&state, &mut legal);
        let mv = legal[chance.below(legal.len())];
        rules.play(&mut state, mv, &mut table::Quiet);
        slow.play(&mv.to_string());
    }
    slow
}
