//! Any text as a record of every game.
#![no_main]

use std::sync::{Arc, LazyLock};

use catalog::{Kind, with_game};
use libfuzzer_sys::fuzz_target;
use table::{Edition as _, Game};

fuzz_target!(|text: &str| {
    for &kind in Kind::ALL {
        with_game!(kind, G => {
            static EDITION: LazyLock<Arc<<G as Game>::Edition>> =
                LazyLock::new(|| Arc::new(<G as Game>::Edition::shipped()));
            testkit::fuzz::record::<G>(&EDITION, text);
        });
    }
});
