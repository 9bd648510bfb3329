//! Recorded games, one for every way a game can go and end. `LUTECE_BLESS=1 cargo test -p
//! paris-paris records` looks for missing ones among random games and writes them.

use std::collections::BTreeSet;

use lutece_paris_paris::{Event, ParisParis};
use table::{BySeat, Game as _, Match, Outcome, Reason};
use testkit::{Records, Table, the_leader_gave_up};

fn records() -> Records {
    Records::of(env!("CARGO_MANIFEST_DIR"))
}

fn table(seats: usize, doubles: bool) -> Table<ParisParis> {
    Table::new(&[("doubles", if doubles { "on" } else { "off" })], seats)
}

fn outcome(played: &Match<ParisParis>) -> Outcome {
    played.outcome().expect("a recorded game is over")
}

/// What the last move brought about.
fn ending(played: &Match<ParisParis>) -> Vec<Event> {
    let (last, before) = played.moves().split_last().expect("a game has moves");
    let (mut state, mut events) = (played.at(before.len()), Vec::new());
    played.game().play(&mut state, *last, &mut events);
    events
}

fn suffixes(played: &Match<ParisParis>) -> usize {
    played.moves().iter().filter(|mv| mv.displaced.is_some()).count()
}

/// Whether a player owns both shops of a crossing at the end.
fn owns_both(played: &Match<ParisParis>) -> bool {
    let public = played.game().public(played.state());
    public.stops.iter().any(|stop| stop.shops.len() == 2 && stop.shops[0] == stop.shops[1])
}

/// Whether somebody else would have won without the bag.
fn decided_by_the_bag(played: &Match<ParisParis>) -> bool {
    let points = played.game().public(played.state()).points;
    let without: BySeat<[i32; 1]> = points.map(|_, it| [i32::from(it.total - it.bag)]);
    let before: Vec<_> = Outcome::rank(&without).winners().collect();
    let winners: Vec<_> = outcome(played).winners().collect();
    before.iter().all(|seat| !winners.contains(seat))
}

/// Whether the tile left in the last round made a pair, whose tour comes before the trips.
fn pair_in_the_last_round(played: &Match<ParisParis>) -> bool {
    let events = ending(played);
    let tour = events.iter().position(|event| matches!(event, Event::GrandTour { .. }));
    let trips = events.iter().position(|event| matches!(event, Event::SpecialTrip { .. }));
    tour.is_some_and(|tour| Some(tour) < trips)
}

/// Name, seats, doubles, why it is kept.
type Recorded = (&'static str, usize, bool, fn(&Match<ParisParis>) -> bool);

const RECORDED: &[Recorded] = &[
    ("two-won-by-points", 2, false, |it| outcome(it).reason == Reason::Points),
    ("two-won-by-fewer-shops", 2, false, |it| outcome(it).reason == Reason::TieBreak(1)),
    ("two-shared", 2, false, |it| outcome(it).reason == Reason::Shared),
    ("two-with-doubles", 2, true, |it| owns_both(it) && suffixes(it) > 0),
    ("two-with-doubles-shared", 2, true, |it| outcome(it).reason == Reason::Shared),
    ("three-won-by-points", 3, false, |it| {
        outcome(it).reason == Reason::Points && suffixes(it) > 0
    }),
    ("three-won-by-the-bag", 3, false, |it| decided_by_the_bag(it)),
    ("three-with-a-tied-bag", 3, false, |it| ending(it).contains(&Event::BagNobody)),
    ("three-won-by-fewer-shops", 3, false, |it| outcome(it).reason == Reason::TieBreak(1)),
    ("three-shared", 3, false, |it| outcome(it).places.as_slice() == [1, 1, 3]),
    ("three-with-a-pair-in-the-last-round", 3, false, |it| pair_in_the_last_round(it)),
    ("three-with-doubles", 3, true, |it| owns_both(it) && suffixes(it) > 0),
    ("four-won-by-points", 4, false, |it| outcome(it).reason == Reason::Points && suffixes(it) > 0),
    ("four-won-by-the-bag", 4, false, |it| decided_by_the_bag(it)),
    ("four-won-by-fewer-shops", 4, false, |it| outcome(it).reason == Reason::TieBreak(1)),
    ("four-shared-by-three", 4, false, |it| outcome(it).winners().count() == 3),
    ("four-with-a-shared-second-place", 4, false, |it| {
        let mut places = outcome(it).places.as_slice().to_vec();
        places.sort_unstable();
        places == [1, 2, 2, 4]
    }),
    ("four-with-doubles", 4, true, |it| owns_both(it) && suffixes(it) > 0),
];

/// The record of a game that the player with the most points gave up.
const GIVEN_UP: &str = "three-given-up-by-the-leader";

#[test]
fn recorded_games_replay_and_are_what_they_were_recorded_for() {
    for (name, seats, doubles, wanted) in RECORDED {
        records().check(name, &table(*seats, *doubles), wanted);
    }
    records().check_given_up(GIVEN_UP, &table(3, false), the_leader_gave_up);
    let names: BTreeSet<&str> = RECORDED.iter().map(|(name, ..)| *name).chain([GIVEN_UP]).collect();
    let found = records().all::<ParisParis>();
    assert_eq!(found.iter().map(|(name, _)| name.as_str()).collect::<BTreeSet<_>>(), names);
}
