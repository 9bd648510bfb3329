//! Any text as a move of every game, tried in positions of random games.
#![no_main]

use std::sync::LazyLock;

use catalog::{Kind, with_game};
use libfuzzer_sys::fuzz_target;
use testkit::fuzz::Positions;

fuzz_target!(|text: &str| {
    for &kind in Kind::ALL {
        with_game!(kind, G => {
            static POSITIONS: LazyLock<Positions<G>> = LazyLock::new(Positions::sample);
            testkit::fuzz::notation::<G>(&POSITIONS, text);
        });
    }
});
