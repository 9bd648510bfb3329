//! Any text as an edition of every game, played if it is accepted.
#![no_main]

use catalog::{Kind, with_game};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for &kind in Kind::ALL {
        with_game!(kind, G => testkit::fuzz::edition::<G>(text));
    }
});
