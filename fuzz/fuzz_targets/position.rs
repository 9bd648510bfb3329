//! Any text as a position of every game, played to its end if it is accepted.
#![no_main]

use std::sync::LazyLock;

use catalog::{Kind, with_game};
use libfuzzer_sys::fuzz_target;
use testkit::Table;

fuzz_target!(|text: &str| {
    for &kind in Kind::ALL {
        with_game!(kind, G => {
            static TABLES: LazyLock<Vec<Table<G>>> = LazyLock::new(|| Table::every(&[&[]]));
            for table in TABLES.iter() {
                testkit::fuzz::position(&**table.rules(), text);
            }
        });
    }
});
