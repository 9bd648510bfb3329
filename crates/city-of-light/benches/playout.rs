//! How many random games a second the rules play on one core: `cargo bench -p lutece-city-of-light`.
//!
//! Each game is dealt and played to the end with moves chosen evenly among all legal ones. A
//! number as argument plays that many games instead of timing them, for counting instructions:
//! `valgrind --tool=callgrind target/release/deps/playout-* 2000`.

use std::hint::black_box;
use std::sync::Arc;
use std::time::{Duration, Instant};

use lutece_city_of_light::{CityOfLight, Edition, Options};
use table::{Edition as _, Game as _, Options as _, Quick, Quiet, Seed};

fn main() {
    let count = std::env::args().find_map(|arg| arg.parse::<u64>().ok());
    for (key, value) in [("postcards", "first-game"), ("postcards", "random"), ("hand", "2")] {
        let mut options = Options::default();
        options.set(key, value).expect("a valid option");
        let rules = CityOfLight::new(Arc::new(Edition::shipped()), options, 2)
            .expect("the shipped edition can be played");
        match count {
            Some(count) => drop(black_box(play(&rules, |games| games < count))),
            None => race(&rules, key, value),
        }
    }
}

/// Games, moves, and the sum of the numbers of legal moves.
fn play(rules: &CityOfLight, mut more: impl FnMut(u64) -> bool) -> (u64, u64, u64) {
    let mut chance = Quick::new(1889);
    let mut buffer = Vec::new();
    let (mut games, mut moves, mut legal) = (0, 0, 0);
    while more(games) {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&games.to_le_bytes());
        let deal = rules.deal(&mut Seed(seed).dice());
        let mut state = rules.start(&deal).expect("a deal of its own");
        while rules.to_act(&state).is_some() {
            let (mv, count) = rules.random(&state, &mut chance, &mut buffer);
            rules.play(&mut state, mv, &mut Quiet);
            moves += 1;
            legal += count as u64;
        }
        black_box(&state);
        games += 1;
    }
    (games, moves, legal)
}

#[allow(clippy::print_stdout)] // A bench is there to print.
fn race(rules: &CityOfLight, key: &str, value: &str) {
    let begun = Instant::now();
    let time = Duration::from_secs(2);
    let (games, moves, legal) = play(rules, |games| games % 64 != 0 || begun.elapsed() < time);
    let seconds = begun.elapsed().as_secs_f64();
    println!(
        "{key} = {value}: {:.0} games/s, {:.2} million moves/s, {:.1} moves a game, {:.1} legal",
        games as f64 / seconds,
        moves as f64 / seconds / 1e6,
        moves as f64 / games as f64,
        legal as f64 / moves as f64
    );
}
