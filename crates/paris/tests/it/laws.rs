//! The laws of every game, and those of this one.

use paris::{MESSAGES, Paris, State};
use testkit::Table;

fn tables() -> Vec<Table<Paris>> {
    Table::every(&[
        &[],
        &[("stacks", "2"), ("screens", "open")],
        &[("tokens", "shuffled"), ("track", "shuffled")],
        &[("districts", "free")],
    ])
}

testkit::laws! {
    game: Paris,
    tables: tables(),
    messages: MESSAGES,
    pieces: Paris::census,
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 1024, "{}", size_of::<State>());
}
