//! The laws of every game, and those of this one.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::slow::Slow;
use lutece_paris_paris::{Edition, Event, MESSAGES, ParisParis, Public, State, StopName};
use table::{BySeat, Edition as _, Game as _, Match, Say as _, Seat};
use testkit::Table;

fn tables() -> Vec<Table<ParisParis>> {
    Table::every(&[&[], &[("doubles", "on")], &[("bag", "hidden")]])
}

testkit::laws! {
    game: ParisParis,
    tables: tables(),
    messages: MESSAGES,
    pieces: shops_of_each_seat,
}

/// The shops of each seat, wherever they are, as everybody can count them.
fn shops_of_each_seat(rules: &ParisParis, state: &State) -> BySeat<u8> {
    let options = lutece_paris_paris::Options { hidden: false, ..*rules.options() };
    let open = ParisParis::new(Arc::clone(rules.edition()), options, rules.seats()).unwrap();
    let public = open.public(state);
    BySeat::from_fn(rules.seats(), |seat| {
        let on_map = public.stops.iter().flat_map(|stop| &stop.shops);
        on_map.filter(|owner| **owner == seat).count() as u8
            + public.bag.map_or(0, |bag| bag[seat])
            + public.supplies.expect("they are shown")[seat]
    })
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 160, "{}", size_of::<State>());
}

#[test]
fn every_listed_message_is_said_somewhere() {
    let mut seen = BTreeSet::new();
    for table in Table::<ParisParis>::every(&[&[], &[("doubles", "on")]]) {
        seen.append(&mut testkit::laws::every_message_is_listed(&table.games(40), MESSAGES));
    }
    // Random games do not reach these.
    let table = Table::<ParisParis>::new(&[], 2);
    let whole = table.random_match(0);
    let elsewhere = "shop montmartre red".parse().unwrap();
    for message in [
        table.rules().prompt(whole.state()),
        table.rules().why_not(whole.state(), elsewhere).message(),
        table.rules().why_not(whole.start(), elsewhere).message(),
    ] {
        seen.insert(message.id.to_owned());
    }
    let listed: BTreeSet<String> = MESSAGES.iter().map(|(id, _)| (*id).to_owned()).collect();
    assert_eq!(seen, listed);
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
                let doubles = rules.options().doubles;
                slow = Some(Slow::new(Edition::SHIPPED, rules.seats(), doubles, &deal));
            }
            let slow = slow.as_mut().expect("set at the first ply");
            let legal: BTreeSet<String> = at.legal.iter().map(ToString::to_string).collect();
            assert_eq!(legal, slow.legal(), "{}", at.place());
            let scores: Vec<i32> = slow.points.values().copied().collect();
            assert_eq!(rules.scores(at.state).as_slice(), scores, "{}", at.place());
            let bag = Seat::first(rules.seats()).flat_map(|seat| {
                std::iter::repeat_n(seat.number(), usize::from(at.state.in_bag(seat)))
            });
            slow.bag.sort_unstable();
            assert_eq!(bag.collect::<Vec<_>>(), slow.bag, "{}", at.place());
            assert_eq!(at.next.is_none(), slow.over);
            if let Some(mv) = at.next {
                slow.play(&mv.to_string());
            }
        });
    }
}

/// What the events report adds up to the points, the shops on the map and the bag.
#[test]
fn the_events_tell_everything() {
    for table in tables() {
        for game in 0..8 {
            let whole = table.random_match(game);
            let mut played = Match::new(Arc::clone(table.rules()), table.seed(game));
            let mut ledger = Ledger::new(table.rules().seats());
            for mv in whole.moves() {
                played.play(*mv).unwrap().iter().for_each(|event| ledger.enter(event));
                let state = played.state();
                assert_eq!(ledger.points, table.rules().scores(state), "{mv}");
                assert_eq!(ledger.bag, ledger.bag.map(|seat, _| state.in_bag(seat)), "{mv}");
                ledger.compare(&table.rules().public(state));
            }
        }
    }
}

/// What somebody knows who only reads the events.
struct Ledger {
    points: BySeat<i32>,
    bag: BySeat<u8>,
    shops: Vec<(StopName, Seat)>,
}

impl Ledger {
    fn new(seats: usize) -> Self {
        Self { points: BySeat::splat(seats, 0), bag: BySeat::splat(seats, 0), shops: Vec::new() }
    }

    fn enter(&mut self, event: &Event) {
        match event {
            Event::Opened { seat, stop } => self.shops.push((stop.clone(), *seat)),
            Event::Bagged { owner, stop, .. } => {
                self.bag[*owner] += 1;
                self.take(stop, *owner);
            }
            Event::Returned { owner, stop, .. } => self.take(stop, *owner),
            _ => {}
        }
        if let Some((seat, points)) = event.points() {
            self.points[seat] += i32::from(points);
        }
    }

    fn take(&mut self, stop: &StopName, owner: Seat) {
        let at = self.shops.iter().position(|shop| *shop == (stop.clone(), owner));
        self.shops.swap_remove(at.expect("a displaced shop stood there"));
    }

    fn compare(&self, public: &Public) {
        for view in &public.stops {
            let here = self.shops.iter().filter(|(stop, _)| stop.word == view.stop);
            let mut owners: Vec<Seat> = here.map(|(_, owner)| *owner).collect();
            owners.sort_unstable();
            assert_eq!(owners, view.shops, "{}", view.name);
        }
    }
}

/// With two players and no doubles there is never a choice of shop.
#[test]
fn two_players_without_doubles_never_name_a_shop() {
    Table::<ParisParis>::new(&[], 2).games(40).walk(|at, _| {
        assert!(at.legal.iter().all(|mv| mv.displaced.is_none()), "{}", at.place());
    });
}

/// What a page shows before a move is what the move does, for every legal move: whose shop goes,
/// and which tours run, point by point. With two tiles the same is said of the one that stays.
#[test]
fn previews_come_true() {
    let (mut tours, mut either) = (0, 0);
    for table in tables() {
        let rules = table.rules();
        table.walk(|at, _| {
            let public = rules.public(at.state);
            let outlooks = rules.outlooks(&public);
            for prospect in rules.prospects(&public) {
                let ends = outlooks.iter().filter_map(|it| it.tours.as_ref());
                let then: Vec<_> = ends.filter(|it| it.tile == prospect.tile).collect();
                assert_eq!(prospect.is_early(), public.tiles.len() > 2, "{}", at.place());
                if !prospect.is_early() {
                    assert_eq!(prospect.tours.iter().collect::<Vec<_>>(), then, "{}", at.place());
                    either += then.len() / 2;
                }
            }
            let moves: Vec<_> = outlooks.iter().map(|outlook| outlook.mv).collect();
            assert_eq!(moves, at.legal, "{}", at.place());
            for outlook in outlooks {
                let mut events = Vec::new();
                rules.play(&mut { *at.state }, outlook.mv, &mut events);
                let gone = events.iter().find_map(|event| match event {
                    Event::Replaced { seat, .. } => Some(*seat),
                    Event::Bagged { owner, .. } | Event::Returned { owner, .. } => Some(*owner),
                    _ => None,
                });
                assert_eq!(outlook.gone, gone, "{}: {}", at.place(), outlook.mv);
                // What the special trips bring is secret until they run.
                let trips = events.iter().position(|it| matches!(it, Event::SpecialTrip { .. }));
                let ran: Vec<&Event> = events[..trips.unwrap_or(events.len())]
                    .iter()
                    .filter(|event| {
                        matches!(event, Event::SmallTour { .. } | Event::GrandTour { .. })
                            || matches!(event, Event::Point { .. })
                    })
                    .collect();
                let said = outlook.tours.iter().flat_map(|left| &left.events);
                assert_eq!(said.collect::<Vec<_>>(), ran, "{}: {}", at.place(), outlook.mv);
                tours += ran.len();
            }
        });
    }
    assert!(tours > 0, "no tour ever ran");
    assert!(either > 0, "nobody could choose whose shop goes before a tour");
}
