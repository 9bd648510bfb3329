//! Recorded games, one for every way a game can go and end. `LUTECE_BLESS=1 cargo test -p lutece-paris
//! records` looks for missing ones among random games and writes them.

use std::collections::BTreeSet;

use lutece_paris::{Bonus, Event, Move, Paris, Points, Source};
use table::{Game as _, Match, Outcome, Reason, Seat};
use testkit::{Records, Table, the_leader_gave_up};

type Options = &'static [(&'static str, &'static str)];

const BASIC: Options = &[];
const TWO_STACKS: Options = &[("stacks", "2")];
const TOKENS: Options = &[("tokens", "shuffled")];
const TRACK: Options = &[("track", "shuffled")];
const FREE: Options = &[("districts", "free")];
const OPEN: Options = &[("screens", "open")];
const EVERYTHING: Options = &[
    ("stacks", "2"),
    ("tokens", "shuffled"),
    ("track", "shuffled"),
    ("districts", "free"),
    ("screens", "open"),
];

fn records() -> Records {
    Records::of(env!("CARGO_MANIFEST_DIR"))
}

/// Games of version 1 of the rules. They are never rewritten: they stand for the files that people
/// have.
fn records_of_version_1() -> Records {
    Records::at(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records/rules-1"), false)
}

fn outcome(played: &Match<Paris>) -> Outcome {
    played.outcome().expect("a recorded game is over")
}

fn reason(played: &Match<Paris>) -> Reason {
    outcome(played).reason
}

/// Whether a move like this was made.
fn moved(played: &Match<Paris>, wanted: fn(&Move) -> bool) -> bool {
    played.moves().iter().any(wanted)
}

/// What all moves together brought about.
fn events(played: &Match<Paris>) -> Vec<Event> {
    let (mut state, mut events) = (*played.start(), Vec::new());
    for &mv in played.moves() {
        played.game().play(&mut state, mv, &mut events);
    }
    events
}

/// Whether a bonus tile of this number gave points.
fn scored(played: &Match<Paris>, number: u8) -> bool {
    let bonus = Bonus::new(number);
    let by_it = |event: &Event| matches!(event, Event::Vp { reason: Points::Tile(tile), .. } if *tile == bonus);
    events(played).iter().any(by_it)
}

/// Whether a prize of a district was given twice.
fn shared_prize(played: &Match<Paris>) -> bool {
    let mut given = BTreeSet::new();
    events(played).iter().any(|event| match event {
        Event::Vp { reason: Points::District(district, place), .. } => {
            !given.insert((*district, *place))
        }
        _ => false,
    })
}

/// Whether a second player of two had less than half and got nothing.
fn shut_out(played: &Match<Paris>) -> bool {
    let public = played.game().public(played.state());
    public.districts.iter().any(|quarter| {
        let (less, more) = (quarter.values.iter().min(), quarter.values.iter().max());
        quarter.vp_tile.is_some() && less.is_some_and(|&it| it > 0 && 2 * it < *more.unwrap())
    })
}

fn retired(played: &Match<Paris>) -> usize {
    let seats = Seat::first(played.game().seats());
    seats.filter(|&seat| played.state().retired(seat)).count()
}

fn vp_tiles(played: &Match<Paris>) -> usize {
    let public = played.game().public(played.state());
    public.districts.iter().filter(|quarter| quarter.vp_tile.is_some()).count()
}

/// Whether keys went to occupied places with both tiles that allow it.
fn with_both_joining_tiles(played: &Match<Paris>) -> bool {
    let with = |number: u8| {
        played
            .moves()
            .iter()
            .any(|mv| matches!(mv, Move::Buy { with: Some(tile), .. } if tile.number() == number))
    };
    with(9) && with(16)
}

/// Name, seats, options, why it is kept.
type Recorded = (&'static str, usize, Options, fn(&Match<Paris>) -> bool);

const RECORDED: &[Recorded] = &[
    ("two-won-by-points", 2, BASIC, |it| reason(it) == Reason::Points && vp_tiles(it) > 2),
    ("two-won-by-francs", 2, BASIC, |it| reason(it) == Reason::TieBreak(1)),
    ("two-won-by-values", 2, BASIC, |it| reason(it) == Reason::TieBreak(2)),
    ("two-shared", 2, BASIC, |it| reason(it) == Reason::Shared),
    ("two-with-less-than-half", 2, TWO_STACKS, shut_out),
    ("two-both-retired", 2, BASIC, |it| retired(it) == 2),
    ("two-with-tiles-9-and-16", 2, OPEN, with_both_joining_tiles),
    ("two-with-free-districts", 2, FREE, |it| {
        let public = it.game().public(it.state());
        public.homeless.len() > 1 && moved(it, |mv| matches!(mv, Move::Place(_)))
    }),
    ("three-won-by-points", 3, BASIC, |it| reason(it) == Reason::Points && vp_tiles(it) > 3),
    ("three-won-by-francs", 3, BASIC, |it| reason(it) == Reason::TieBreak(1)),
    ("three-won-by-values", 3, TWO_STACKS, |it| reason(it) == Reason::TieBreak(2)),
    ("three-shared", 3, BASIC, |it| {
        outcome(it).places.as_slice().contains(&3) && reason(it) == Reason::Shared
    }),
    ("three-with-a-shared-prize", 3, TOKENS, shared_prize),
    ("three-one-retired", 3, BASIC, |it| retired(it) == 1),
    ("three-with-tile-27", 3, TRACK, |it| scored(it, 27)),
    ("three-with-tile-30", 3, TRACK, |it| scored(it, 30)),
    ("three-with-pairs", 3, TOKENS, |it| scored(it, 23) && scored(it, 24)),
    ("three-with-a-skipped-action", 3, OPEN, |it| {
        events(it).iter().any(|event| matches!(event, Event::ActionSkipped { .. }))
    }),
    ("four-won-by-points", 4, BASIC, |it| reason(it) == Reason::Points && vp_tiles(it) > 4),
    ("four-won-by-francs", 4, BASIC, |it| reason(it) == Reason::TieBreak(1)),
    ("four-won-by-values", 4, BASIC, |it| reason(it) == Reason::TieBreak(2)),
    ("four-shared", 4, TOKENS, |it| reason(it) == Reason::Shared),
    ("four-with-a-shared-prize", 4, TWO_STACKS, shared_prize),
    ("four-with-all-vp-tiles", 4, BASIC, |it| vp_tiles(it) == 6),
    ("four-all-retired", 4, BASIC, |it| retired(it) == 4),
    ("four-with-a-way-back", 4, TRACK, |it| {
        moved(it, |mv| matches!(mv, Move::Back(_)))
            && moved(it, |mv| matches!(mv, Move::TakeAny(_)))
    }),
    ("four-with-end-tiles-spent", 4, OPEN, |it| {
        let pays = |mv: &Move| matches!(mv, Move::Pay { source: Source::EndTile, .. });
        let fills = |mv: &Move| matches!(mv, Move::Prestige { source: Source::EndTile, .. });
        it.moves().iter().any(pays) && it.moves().iter().any(fills)
    }),
    ("four-with-everything", 4, EVERYTHING, |it| {
        moved(it, |mv| matches!(mv, Move::Place(_))) && moved(it, |mv| *mv == Move::Retire)
    }),
];

/// The record of a game that the player with the most points gave up.
const GIVEN_UP: &str = "four-given-up-by-the-leader";

#[test]
fn recorded_games_replay_and_are_what_they_were_recorded_for() {
    are_what_they_were_recorded_for(&records(), 2);
}

#[test]
fn recorded_games_of_version_1_of_the_rules_still_replay() {
    are_what_they_were_recorded_for(&records_of_version_1(), 1);
}

fn are_what_they_were_recorded_for(records: &Records, version: u32) {
    for &(name, seats, options, wanted) in RECORDED {
        records.check(name, &Table::new(options, seats), wanted);
    }
    records.check_given_up::<Paris>(GIVEN_UP, &Table::new(BASIC, 4), the_leader_gave_up);
    let names: BTreeSet<&str> =
        RECORDED.iter().map(|recorded| recorded.0).chain([GIVEN_UP]).collect();
    let found = records.all::<Paris>();
    assert_eq!(found.iter().map(|(name, _)| name.as_str()).collect::<BTreeSet<_>>(), names);
    for (name, played) in &found {
        assert_eq!(played.game().rules(), version, "{name}");
        assert_eq!(played.record().rules, version, "{name}");
    }
}
