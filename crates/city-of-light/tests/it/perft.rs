//! Perft: how many ways there are to play on, as golden numbers.
//!
//! How each was checked: the first three are arithmetic. 16 squares in 4 rotations and 12 buildings
//! make 76; 64 * 72 + 12 * 75 make 5,508; with tile or take for each of three moves, 64 * 60 * 68 +
//! 2 * 64 * 12 * 71 + 12 * 11 * 74 make 379,944. Below, the slow generator counts all of these
//! again but the last, and every count from the middle of a game.

use lutece_city_of_light::{CityOfLight, State};
use table::{Game as _, Quick, Quiet};
use testkit::Table;

use crate::slow::moves;

fn table() -> Table<CityOfLight> {
    Table::new(&[("postcards", "random")], 2)
}

/// Perft with the slow generator.
fn slow(rules: &CityOfLight, state: &State, depth: usize) -> u64 {
    let Some(seat) = rules.to_act(state) else { return 1 };
    if depth == 0 {
        return 1;
    }
    let moves = moves::moves(rules.edition(), &rules.public(state), &rules.secret(state, seat));
    if depth == 1 {
        return moves.len() as u64;
    }
    moves
        .iter()
        .map(|text| {
            let mut after = *state;
            let mv = text.parse().expect("the slow generator writes moves");
            rules.play(&mut after, mv, &mut Quiet);
            slow(rules, &after, depth - 1)
        })
        .sum()
}

/// The position that `testkit::perft_after` counts from.
fn after(table: &Table<CityOfLight>, game: usize, plies: usize) -> State {
    let rules = table.rules();
    let mut state = table.start(game);
    let mut chance = Quick::new(0);
    for _ in 0..plies {
        if rules.to_act(&state).is_none() {
            break;
        }
        let (mv, _) = rules.random(&state, &mut chance, &mut Vec::new());
        rules.play(&mut state, mv, &mut Quiet);
    }
    state
}

/// The random game, the moves played in it, the depth, and the count.
const GOLDEN: [(usize, usize, usize, u64); 14] = [
    (0, 0, 1, 76),
    (0, 0, 2, 5_508),
    (0, 0, 3, 379_944),
    (1, 12, 3, 29_280),
    (1, 20, 2, 984),
    (1, 22, 2, 20_301),
    (1, 24, 2, 9_803),
    (1, 26, 3, 5_011),
    (2, 24, 2, 13_331),
    (3, 26, 2, 2_016),
    (4, 28, 3, 3_924),
    (5, 30, 4, 146),
    (6, 24, 2, 8_805),
    (7, 28, 3, 90),
];

#[test]
fn perft_is_golden() {
    let table = table();
    let counted = GOLDEN.map(|(game, plies, depth, _)| {
        (game, plies, depth, testkit::perft_after(&table, game, plies, depth))
    });
    assert_eq!(counted, GOLDEN);
}

#[test]
fn perft_is_what_the_slow_generator_counts() {
    let table = table();
    for (game, plies, depth, count) in GOLDEN.into_iter().filter(|it| it.3 < 100_000) {
        let state = after(&table, game, plies);
        assert_eq!(slow(table.rules(), &state, depth), count, "game {game}, ply {plies}");
    }
}
