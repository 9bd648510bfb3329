//! The laws of every game, and those of this one.

use std::collections::BTreeSet;

use paris::{Edition, MESSAGES, Paris, State};
use table::{Edition as _, Game as _, Options as _, Seat};
use testkit::Table;

use crate::slow::Slow;

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

/// Two implementations of the rules, one of them slow and plain, agree in every position.
#[test]
fn the_slow_rules_agree() {
    for table in tables() {
        let rules = table.rules();
        let mut slow = None;
        table.walk(|at, _| {
            if at.ply == 0 {
                let deal = rules.deal(&mut table.seed(at.game).dice());
                let free = rules.options().get("districts") == "free";
                slow = Some(Slow::new(Edition::SHIPPED, rules.seats(), free, &deal));
            }
            let slow = slow.as_mut().expect("set at the first ply");
            let legal: BTreeSet<String> = at.legal.iter().map(ToString::to_string).collect();
            assert_eq!(legal, slow.legal(), "{}", at.place());
            let points = rules.points_now(at.state);
            let points: Vec<i64> = points.as_slice().iter().map(|&it| it.into()).collect();
            assert_eq!(points, slow.points(), "{}", at.place());
            let francs: Vec<i64> =
                Seat::first(rules.seats()).map(|seat| at.state.francs(seat).into()).collect();
            assert_eq!(francs, slow.francs(), "{}", at.place());
            if at.ply % 16 == 0 {
                let mut track = rules.public(at.state).track;
                track.sort_by_key(|space| space.number);
                let tiles: Vec<usize> = track.iter().map(|space| space.copies.into()).collect();
                assert_eq!(tiles, slow.tiles(), "{}", at.place());
            }
            assert_eq!(at.next.is_none(), slow.is_over(), "{}", at.place());
            if let Some(mv) = at.next {
                slow.play(&mv.to_string());
            }
        });
    }
}
