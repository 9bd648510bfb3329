//! Recorded games: every postcard at work, every way to end, the tie-break and the draw.
//!
//! `LUTECE_BLESS=1 cargo test -p lutece-city-of-light --test it records` rewrites those that a
//! change of the rules has made outdated.

use lutece_city_of_light::{Action, Building, CityOfLight, Event, Move, Postcard, Step, Tally};
use table::{Game as _, Match, Quiet, Reason, Seat};
use testkit::{Records, Table, the_leader_gave_up};

/// What happened in a game that a record may be wanted for.
struct Story<'a> {
    played: &'a Match<CityOfLight>,
    tallies: [Tally; 2],
    events: Vec<Event>,
    last: Move,
}

impl<'a> Story<'a> {
    fn of(played: &'a Match<CityOfLight>) -> Self {
        let rules = played.game();
        let (mut state, mut events) = (*played.start(), Vec::new());
        for &mv in played.moves() {
            rules.play(&mut state, mv, &mut events);
        }
        assert_eq!(state.step(), Step::Over);
        Self {
            played,
            tallies: [0, 1].map(|index| rules.tally(&state, Seat::new(index))),
            events,
            last: *played.moves().last().expect("a game has moves"),
        }
    }

    fn has(&self, wanted: impl Fn(Move) -> bool) -> bool {
        self.played.moves().iter().any(|&mv| wanted(mv))
    }

    fn acted(&self, wanted: impl Fn(Action) -> bool) -> bool {
        self.has(|mv| matches!(mv, Move::Card(action) if wanted(action)))
    }

    fn spent(&self, card: Postcard) -> bool {
        let spent =
            |event: &Event| matches!(event, Event::RightSpent { card: it, .. } if *it == card);
        self.events.iter().any(spent)
    }

    fn scored(&self, card: Postcard, points: std::ops::RangeInclusive<i32>) -> bool {
        self.tallies.iter().any(|tally| tally.card(card).is_some_and(|it| points.contains(&it)))
    }

    fn reason(&self) -> Reason {
        self.played.outcome().expect("the game is over").reason
    }
}

type Wanted = fn(&Story<'_>) -> bool;

/// The name of each record and why it is kept.
const WANTED: &[(&str, Wanted)] = &[
    ("levitation", |it| it.acted(|action| matches!(action, Action::Levitation { .. }))),
    ("metropolitain-covers-a-lamp", |it| it.spent(Postcard::Metropolitain)),
    ("metropolitain-lapses", |it| {
        it.acted(|action| action == Action::Metropolitain) && !it.spent(Postcard::Metropolitain)
    }),
    ("jardin-lit", |it| it.tallies.iter().any(|tally| tally.building(Building::Jardin) >= 4)),
    ("sacre-coeur-forgives", |it| {
        it.tallies.iter().any(|tally| tally.forgiven && tally.unbuilt >= 2)
    }),
    ("peintre", |it| it.scored(Postcard::Peintre, 2..=10)),
    ("chartier-covers-the-opponent", |it| it.spent(Postcard::Chartier)),
    ("chartier-under-the-fountain", |it| {
        it.played.moves().iter().enumerate().any(|(at, mv)| {
            let mut state = it.played.at(at);
            let Some(seat) = it.played.game().to_act(&state) else { return false };
            let before = state.may_cover_opponent(seat);
            it.played.game().play(&mut state, *mv, &mut Quiet);
            matches!(mv, Move::Card(Action::Fontaine { .. }))
                && before
                && !state.may_cover_opponent(seat)
        })
    }),
    ("both-rights-in-one-placement", |it| {
        let spent = |event: &Event| matches!(event, Event::RightSpent { .. });
        it.events.windows(2).any(|pair| pair.iter().all(spent))
    }),
    ("bouquinistes-extend-the-garden", |it| {
        it.acted(|action| matches!(action, Action::Bouquinistes { building: Building::Jardin, .. }))
    }),
    ("bouquinistes-extend-a-lit-building", |it| {
        it.acted(|action| {
            let Action::Bouquinistes { building, .. } = action else { return false };
            it.tallies.iter().any(|tally| tally.building(building) > 8)
        })
    }),
    ("lampadaire", |it| it.acted(|action| matches!(action, Action::Lampadaire { .. }))),
    ("moulin-rouge", |it| it.scored(Postcard::MoulinRouge, 3..=12)),
    ("fontaine", |it| it.scored(Postcard::Fontaine, 6..=12)),
    ("penseur-seen", |it| it.scored(Postcard::Penseur, 4..=12)),
    ("penseur-hidden", |it| it.scored(Postcard::Penseur, 0..=0)),
    ("grande-lumiere", |it| {
        let lamps = it.played.spectator_view().public.lamps;
        lamps.iter().any(|lamp| lamp.lights.len() > 4 && !lamp.buildings.is_empty())
    }),
    ("six-cards-declined", |it| {
        it.played.moves().iter().filter(|mv| matches!(mv, Move::Idle(_))).count() >= 6
    }),
    ("an-empty-supply-and-passes", |it| {
        it.played.moves().iter().filter(|mv| matches!(mv, Move::Take { .. })).count() == 12
            && it.has(|mv| mv == Move::Pass)
    }),
    ("ends-with-a-building", |it| matches!(it.last, Move::Build { .. })),
    ("ends-with-a-denial", |it| matches!(it.last, Move::Idle(_))),
    ("ends-with-a-piece", |it| matches!(it.last, Move::Card(_))),
    ("a-player-is-skipped-three-times", |it| {
        it.events.iter().filter(|event| matches!(event, Event::Skipped { .. })).count() >= 3
    }),
    ("the-tie-break-decides", |it| it.reason() == Reason::TieBreak(1)),
    ("a-draw", |it| it.reason() == Reason::Shared),
];

/// The record of a game that the player with more points gave up.
const GIVEN_UP: &str = "given-up-by-the-leader";

#[test]
fn recorded_games_are_what_they_were_recorded_for() {
    let records = Records::of(env!("CARGO_MANIFEST_DIR"));
    let tables = [
        Table::new(&[("postcards", "random")], 2),
        Table::new(&[("postcards", "random"), ("hand", "2")], 2),
    ];
    for (at, (name, wanted)) in WANTED.iter().enumerate() {
        let table = &tables[at % tables.len()];
        records.check(name, table, |played| wanted(&Story::of(played)));
    }
    records.check_given_up(GIVEN_UP, &tables[0], the_leader_gave_up);
}

#[test]
fn recorded_games_cover_every_postcard_and_every_result() {
    let all = Records::of(env!("CARGO_MANIFEST_DIR")).all::<CityOfLight>();
    assert_eq!(all.len(), WANTED.len() + 1, "a record nobody wants can go");
    assert!(all.iter().any(|(name, _)| name == GIVEN_UP));
    for card in Postcard::ALL {
        let used = |played: &Match<CityOfLight>| {
            played.moves().iter().any(|mv| matches!(mv, Move::Card(it) if it.postcard() == card))
        };
        assert!(all.iter().any(|(_, played)| used(played)), "{card} is used in a record");
    }
    for reason in [Reason::Points, Reason::TieBreak(1), Reason::Shared] {
        let ended = |played: &Match<CityOfLight>| {
            played.outcome().is_some_and(|outcome| outcome.reason == reason)
        };
        assert!(all.iter().any(|(_, played)| ended(played)), "{reason:?} ends a record");
    }
}
