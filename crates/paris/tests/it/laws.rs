//! The laws of every game, and those of this one.

use std::collections::BTreeSet;
use std::sync::Arc;

use lutece_paris::{
    Edition, Event, Kind, MESSAGES, Money, Move, Paris, Points, Refusal, Source, State, Type,
};
use table::{BySeat, Edition as _, Game as _, Match, Seat};
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
    let older = || tables().into_iter().map(|table| table.games(4).by_rules(1));
    for table in tables().into_iter().chain(older()) {
        let rules = table.rules();
        let mut slow = None;
        table.walk(|at, _| {
            if at.ply == 0 {
                let deal = rules.deal(&mut table.seed(at.game).dice());
                slow = Some(Slow::new(Edition::SHIPPED, rules, &deal));
            }
            let slow = slow.as_mut().expect("set at the first ply");
            let legal: BTreeSet<String> = at.legal.iter().map(ToString::to_string).collect();
            assert_eq!(legal, slow.legal(), "{}", at.place());
            let points = rules.points(at.state);
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

/// Translators find every message in use: random games and these positions produce all of them.
#[test]
fn every_listed_message_is_said_somewhere() {
    let mut seen = BTreeSet::new();
    for table in tables() {
        seen.append(&mut testkit::laws::every_message_is_listed(&table.games(12), MESSAGES));
    }
    // Random games hardly ever reach these.
    seen.extend(Refusal::MESSAGES.iter().map(|(id, _)| (*id).to_owned()));
    let table = Table::<Paris>::new(&[], 2);
    let whole = table.random_match(0);
    seen.insert(table.rules().prompt(whole.state()).id.to_owned());
    seen.insert(table.rules().say(whole.state(), "skip".parse().unwrap()).id.to_owned());
    let counted = Move::UseEnd(lutece_paris::EndTile::Counts(Kind::Wood));
    seen.insert(table.rules().say(whole.state(), counted).id.to_owned());
    // And never those of other editions, which have a test of their own.
    seen.extend(Type::ALL.map(|of| of.term().to_owned()));
    let listed: BTreeSet<String> = MESSAGES.iter().map(|(id, _)| (*id).to_owned()).collect();
    assert_eq!(listed.difference(&seen).collect::<Vec<_>>(), Vec::<&String>::new());
    assert_eq!(seen, listed);
}

/// Every franc and every point has its event: reading the events is enough to know what everybody
/// has.
#[test]
fn the_events_tell_everything() {
    for table in tables() {
        for game in 0..8 {
            let whole = table.random_match(game);
            let mut played = Match::new(Arc::clone(table.rules()), table.seed(game));
            let rules = table.rules();
            let mut francs = BySeat::splat(rules.seats(), i32::from(rules.edition().francs));
            let mut points = BySeat::splat(rules.seats(), 0);
            let mut tokens = BySeat::splat(rules.seats(), [0_i32; 6]);
            for mv in whole.moves() {
                for event in played.play(*mv).unwrap() {
                    match event {
                        Event::Francs { seat, amount, reason } => {
                            francs[seat] += i32::from(amount);
                            match reason {
                                Money::Sold(kind, Source::Token) => tokens[seat][kind.index()] -= 1,
                                Money::Supply(kind) => tokens[seat][kind.index()] += 1,
                                _ => {}
                            }
                        }
                        Event::Vp { seat, amount, .. } => points[seat] += i32::from(amount),
                        Event::Token { seat, kind } => tokens[seat][kind.index()] += 1,
                        Event::Paid { seat, kind, source: Source::Token }
                        | Event::Filled { seat, kind, source: Source::Token } => {
                            tokens[seat][kind.index()] -= 1;
                        }
                        Event::Returned { seat, kind, pairs } => {
                            tokens[seat][kind.index()] -= 2 * i32::from(pairs);
                        }
                        _ => {}
                    }
                }
                let state = played.state();
                for seat in Seat::first(rules.seats()) {
                    assert_eq!(francs[seat], i32::from(state.francs(seat)), "{mv}");
                    assert_eq!(tokens[seat], state.tokens(seat).map(i32::from), "{mv}");
                    if rules.to_act(state).is_some() {
                        assert_eq!(points[seat], i32::from(state.vp(seat)), "{mv}");
                    }
                }
            }
            assert_eq!(points, rules.scores(played.state()), "tile 27 and districts included");
        }
    }
}

/// The lines of a sheet are the VP of the events by reason, even while the game goes on.
#[test]
fn the_sheet_itemises_what_the_events_told() {
    for table in tables() {
        let whole = table.random_match(1);
        let mut played = Match::new(Arc::clone(table.rules()), table.seed(1));
        let mut told = std::collections::BTreeMap::new();
        for mv in whole.moves() {
            for event in played.play(*mv).unwrap() {
                if let Event::Vp { seat, amount, reason } = event {
                    let source = match reason {
                        Points::Eight(_) => "paris-score-eights".to_owned(),
                        Points::Slot(..) => "paris-score-prestige".to_owned(),
                        Points::EndTile => "paris-score-end-tiles".to_owned(),
                        Points::Tile(bonus) => format!("paris-score-bonus number={bonus}"),
                        Points::District(district, _) => {
                            format!("paris-score-district district={}", district.name())
                        }
                    };
                    *told.entry((seat, source)).or_insert(0) += i32::from(amount);
                }
            }
        }
        let sheet = table.rules().sheet(played.state());
        let lines = sheet.iter().flat_map(|(seat, lines)| {
            lines.iter().map(move |line| ((seat, line.source.to_string()), line.points))
        });
        assert_eq!(lines.collect::<std::collections::BTreeMap<_, _>>(), told);
    }
}

/// Free steps that can be swapped lead to the same position in either order, and each has its
/// place in the canonical order.
#[test]
fn free_steps_have_a_canonical_order() {
    let mut swapped = 0;
    for table in tables() {
        table.games(2).walk(|at, _| {
            let free: Vec<Move> = at.legal.iter().copied().filter(|mv| mv.is_free()).collect();
            for (&one, &other) in free.iter().zip(free.iter().skip(1)) {
                assert!(one.free_order().is_some());
                if at.rules.commutes(at.state, one, other) {
                    assert!(at.rules.commutes(at.state, other, one), "{}", at.place());
                    swapped += 1;
                }
            }
        });
    }
    assert!(swapped > 100, "{swapped}");
}
