//! Pairing, joining and leaving, and what results come to.

use std::collections::BTreeMap;

use table::{Chance as _, Quick, Seat, Seed};

use super::pairing::times_met;
use super::scores::{Cell, WHOLE, compared, standings};
use super::teams::{names, team_standings};
use super::*;
use crate::result::{Party, Who};

fn setup(system: System, seats: usize, rounds: usize) -> Setup {
    Setup {
        name: "Friday".to_owned(),
        game: "paris".to_owned(),
        edition: String::new(),
        rules: 1,
        options: Vec::new(),
        seats,
        clock: "live 5+5 lose".parse().expect("a clock"),
        system,
        scoring: Scoring::Wins,
        rounds,
        most: MOST_ENTRANTS,
        fill: None,
        public: true,
        unrated: false,
        starts: None,
        team: 0,
    }
}

fn event(people: usize, setup: Setup) -> Event {
    let mut event = Event {
        id: EventId::random(),
        created: 0,
        organiser: PlayerId::random(),
        secrets: vec![Seed([0; 32]).to_string(); Event::most_rounds(&setup)],
        setup,
        stage: Stage::Open,
        entrants: Vec::new(),
        rounds: Vec::new(),
        down: false,
    };
    for _ in 0..people {
        event.join(PlayerId::random(), "").expect("there is room");
    }
    event
}

fn table(_: usize, _: usize) -> TableId {
    TableId::random()
}

fn begun(people: usize, setup: Setup) -> Event {
    let mut event = event(people, setup);
    event.begin(event.organiser, 0, &table).expect("enough take part");
    event
}

/// A result for every table of the round that is on; `points` is asked for each table and seat.
fn results(event: &Event, points: &mut dyn FnMut(usize, usize) -> i32) -> Vec<Finished> {
    let (_, round) = event.current().expect("a round is on");
    let boards = round.boards.iter().enumerate();
    boards
        .map(|(at, board)| {
            let scores: Vec<i32> = (0..board.seats.len()).map(|seat| points(at, seat)).collect();
            let place = |own: i32| 1 + scores.iter().filter(|other| **other > own).count() as u8;
            let parties = scores.iter().enumerate().map(|(seat, own)| Party {
                who: Who::Bot(Level::Flaneur),
                seat: Seat::new(seat),
                place: place(*own),
                points: *own,
                ending: Ending::Stayed,
                sheet: Vec::new(),
                feats: Vec::new(),
            });
            Finished {
                table: board.table,
                at: 0,
                game: "paris".to_owned(),
                rated: false,
                early: false,
                public: false,
                parties: parties.collect(),
            }
        })
        .collect()
}

fn play(event: &mut Event, chance: &mut Quick) {
    let results = results(event, &mut |_, _| chance.below(40) as i32);
    assert!(event.advance(&results, 1, &table), "every table has finished");
}

/// In each round everybody who takes part has one seat or one bye.
fn assert_whole(event: &Event) {
    let (_, round) = event.current().expect("a round is on");
    let mut seen: BTreeMap<usize, usize> = BTreeMap::new();
    let seated = round.boards.iter().flat_map(|board| &board.seats).filter_map(|it| it.entrant());
    for number in seated.chain(round.byes.iter().copied()) {
        *seen.entry(number).or_default() += 1;
    }
    let all: BTreeMap<usize, usize> = event.active().map(|number| (number, 1)).collect();
    assert_eq!(seen, all);
}

#[test]
fn a_swiss_pairing_never_pairs_twice() {
    let mut chance = Quick::new(1);
    for people in 2..=17 {
        // Even when it can no longer be done for everybody: then somebody sits out.
        for rounds in [people / 2, people].map(|rounds| rounds.clamp(1, MOST_ROUNDS)) {
            let mut event = begun(people, setup(System::Swiss, 2, rounds));
            while event.stage == Stage::Running {
                assert_whole(&event);
                play(&mut event, &mut chance);
            }
            for one in 0..people {
                for other in 0..one {
                    assert!(times_met(&event, one, other) <= 1, "{people} people: {event:?}");
                }
            }
        }
    }
}

#[test]
fn a_bye_comes_once_before_anybody_has_a_second() {
    let mut chance = Quick::new(2);
    let mut event = begun(9, setup(System::Swiss, 2, 5));
    while event.stage == Stage::Running {
        let (_, round) = event.current().expect("a round");
        assert_eq!(round.byes.len(), 1);
        play(&mut event, &mut chance);
    }
    let mut byes: Vec<usize> = event.rounds.iter().flat_map(|it| it.byes.clone()).collect();
    byes.sort_unstable();
    byes.dedup();
    assert_eq!(byes.len(), 5);
    let first = event.rounds[0].byes[0];
    let line = standings(&event).into_iter().find(|line| line.entrant == first);
    assert_eq!(line.expect("a line").cells[0], Cell::Bye);
}

#[test]
fn bots_take_the_place_of_byes() {
    let mut with_bots = setup(System::Swiss, 4, 3);
    with_bots.fill = Some(Level::Flaneur);
    let mut chance = Quick::new(3);
    let mut event = begun(6, with_bots);
    while event.stage == Stage::Running {
        assert_whole(&event);
        let (_, round) = event.current().expect("a round");
        assert!(round.byes.is_empty());
        assert_eq!(round.boards.len(), 2);
        assert!(round.boards.iter().all(|board| board.seats.len() == 4));
        play(&mut event, &mut chance);
    }
    assert_eq!(event.rounds.len(), 3);
}

#[test]
fn sixty_four_are_paired_at_once() {
    let mut chance = Quick::new(4);
    let mut event = begun(MOST_ENTRANTS, setup(System::Swiss, 2, MOST_ROUNDS));
    while event.stage == Stage::Running {
        assert_whole(&event);
        assert!(event.current().expect("a round").1.byes.is_empty());
        play(&mut event, &mut chance);
    }
    assert_eq!(event.join(PlayerId::random(), ""), Err(NotNow::Closed));
}

#[test]
fn everybody_sits_first_about_as_often_as_second() {
    let mut chance = Quick::new(5);
    let mut event = begun(8, setup(System::Swiss, 2, 4));
    while event.stage == Stage::Running {
        play(&mut event, &mut chance);
    }
    for number in 0..8 {
        let first = event.rounds.iter().flat_map(|round| &round.boards);
        let first = first.filter(|board| board.seats[0] == Sitter::Entrant(number)).count();
        assert!((1..=3).contains(&first), "{number} sat first {first} times of 4");
    }
}

#[test]
fn in_a_round_robin_everybody_meets_everybody_once() {
    let mut chance = Quick::new(6);
    for people in 2..=9 {
        let mut event = begun(people, setup(System::RoundRobin, 2, 0));
        while event.stage == Stage::Running {
            assert_whole(&event);
            play(&mut event, &mut chance);
        }
        assert_eq!(event.rounds.len(), people + people % 2 - 1);
        for one in 0..people {
            assert!((0..one).all(|other| times_met(&event, one, other) == 1));
        }
    }
}

#[test]
fn who_comes_late_to_a_round_robin_takes_the_place_of_the_bye() {
    let mut chance = Quick::new(7);
    let mut event = begun(5, setup(System::RoundRobin, 2, 0));
    play(&mut event, &mut chance);
    let late = PlayerId::random();
    event.join(late, "").expect("somebody would have sat out");
    assert_eq!(event.join(PlayerId::random(), ""), Err(NotNow::Closed), "there is one such place");
    play(&mut event, &mut chance);
    assert_whole(&event);
    let (_, round) = event.current().expect("a round");
    assert!(round.byes.is_empty());
    event.leave(late).expect("they may go");
    play(&mut event, &mut chance);
    let (_, round) = event.current().expect("a round");
    assert_eq!(round.byes.len(), 1, "whom they would have met sits out");
}

#[test]
fn who_leaves_is_paired_no_more_and_may_come_back() {
    let mut chance = Quick::new(8);
    let mut event = begun(6, setup(System::Swiss, 2, 4));
    let gone = event.entrants[0].player;
    event.leave(gone).expect("they may go");
    assert_eq!(event.leave(gone), Err(NotNow::NotJoined));
    play(&mut event, &mut chance);
    assert_whole(&event);
    let line = standings(&event).into_iter().find(|line| line.entrant == 0).expect("a line");
    assert_eq!(line.cells[1], Cell::Out);
    event.join(gone, "").expect("they may come back");
    let late = PlayerId::random();
    event.join(late, "").expect("late, but there are rounds left");
    play(&mut event, &mut chance);
    assert_whole(&event);
    assert!(event.active().any(|number| number == 0), "with the score they had");
}

#[test]
fn an_event_begins_in_time_or_is_called_off() {
    let mut timed = setup(System::Swiss, 2, 1);
    timed.starts = Some(100);
    let mut event = event(1, timed.clone());
    assert_eq!(event.begin(event.organiser, 0, &table), Err(NotNow::TooFew));
    assert!(!event.wait(99, &table));
    assert!(event.wait(100, &table));
    assert_eq!(event.stage, Stage::Off, "one cannot play alone");
    let mut event = tests::event(2, timed);
    assert!(event.wait(100, &table));
    assert_eq!((event.stage, event.rounds.len()), (Stage::Running, 1));
    assert_eq!(event.call_off(event.organiser), Err(NotNow::Closed));
    let mut alone = tests::event(2, setup(System::Swiss, 2, 1));
    assert_eq!(alone.begin(PlayerId::random(), 0, &table), Err(NotNow::NotYours));
    assert!(!alone.wait(PATIENCE, &table));
    assert!(alone.wait(PATIENCE + 1, &table), "nobody ever began it");
}

#[test]
fn results_are_compared_by_seat_and_deal() {
    let mut event = begun(8, setup(System::Swiss, 2, 1));
    event.setup.scoring = Scoring::Deals;
    // Four tables: the first seat has 30, 20, 20 and 10, the second 5, 25, 15 and 15.
    let points = [[30, 5], [20, 25], [20, 15], [10, 15]];
    let results = results(&event, &mut |at, seat| points[at][seat]);
    assert!(!event.advance(&results[1..], 1, &table), "one table plays on");
    assert!(event.advance(&results, 1, &table));
    let round = compared(&event.rounds[0]);
    let [best, tied, last] = [round[0][0], round[1][0], round[3][0]];
    assert_eq!((best.mean, best.ahead, best.share), (Some(16_667), 13_333, 1_000));
    assert_eq!((tied.mean, tied.ahead, tied.share), (Some(20_000), 0, 500));
    assert_eq!((last.mean, last.ahead, last.share), (Some(23_333), -13_333, 0));
    let all: i64 = round.iter().map(|seats| seats[1].share).sum();
    assert_eq!(all, 2 * WHOLE, "a whole for every two");
    assert_eq!(round[0][1].share, 0);
    assert_eq!((best.won, round[0][1].won), (WHOLE, 0));
}

#[test]
fn points_above_the_mean_decide_between_those_who_are_ahead_of_as_many() {
    let mut event = begun(8, setup(System::Swiss, 2, 1));
    event.setup.scoring = Scoring::Deals;
    // One of each seat is ahead of everybody: by 13.3 points, and by 12.3.
    let points = [[20, 25], [30, 5], [20, 15], [10, 18]];
    let results = results(&event, &mut |at, seat| points[at][seat]);
    assert!(event.advance(&results, 1, &table));
    let sits = |at: usize, seat: usize| event.rounds[0].boards[at].seats[seat].entrant();
    let lines = standings(&event);
    let told =
        |at: usize| (Some(lines[at].entrant), lines[at].rank, lines[at].score, lines[at].ahead);
    assert_eq!(told(0), (sits(1, 0), 1, WHOLE, 13_333));
    assert_eq!(told(1), (sits(0, 1), 2, WHOLE, 12_333));
}

#[test]
fn a_game_that_was_broken_off_is_compared_with_nothing() {
    let mut event = begun(6, setup(System::Swiss, 2, 1));
    event.setup.scoring = Scoring::Deals;
    let mut results = results(&event, &mut |at, seat| (10 * at + seat) as i32);
    results[2].early = true;
    results[2].parties[1].ending = Ending::Left;
    assert!(event.advance(&results, 1, &table));
    let round = compared(&event.rounds[0]);
    assert_eq!((round[2][0].share, round[2][0].ahead), (600, 0), "it was not their fault");
    assert_eq!((round[2][1].share, round[2][1].ahead), (0, 0));
    assert_eq!((round[1][0].others, round[1][0].share), (1, 1_000));
    assert_eq!(round[0][0].mean, Some(10_000), "the points of the other whole game alone");
}

#[test]
fn opponents_decide_between_equals_and_nobody_is_put_before_an_equal() {
    let mut event = begun(4, setup(System::Swiss, 2, 2));
    for _ in 0..2 {
        let results = results(&event, &mut |_, seat| 10 - seat as i32);
        event.advance(&results, 1, &table);
    }
    let lines = standings(&event);
    assert_eq!(lines.iter().map(|line| line.score).sum::<i64>(), 4 * WHOLE);
    for pair in lines.windows(2) {
        let key = |at: usize| (pair[at].score, pair[at].opponents, pair[at].ahead);
        assert!(key(0) >= key(1));
        assert_eq!(key(0) == key(1), pair[0].rank == pair[1].rank);
    }
}

#[test]
fn an_event_is_read_back() {
    let mut chance = Quick::new(9);
    let mut with_bots = setup(System::Swiss, 2, 3);
    with_bots.fill = Some(Level::Flaneur);
    let mut event = begun(5, with_bots);
    play(&mut event, &mut chance);
    let text = serde_json::to_string(&event).expect("it can be written");
    assert_eq!(serde_json::from_str::<Event>(&text).expect("and read"), event);
}

/// An event of teams by these names, in the order of joining.
fn of_teams(size: usize, seats: usize, rounds: usize, teams: &[&str]) -> Event {
    let setup =
        Setup { team: size, scoring: Scoring::Deals, ..setup(System::Swiss, seats, rounds) };
    let mut event = event(0, setup);
    for team in teams {
        event.join(PlayerId::random(), team).expect("there is room");
    }
    event
}

#[test]
fn a_team_is_joined_by_its_name_until_it_is_full() {
    let mut event = of_teams(2, 2, 3, &["Left Bank", "left  bank"]);
    assert_eq!(names(&event), [("Left Bank", 2)], "as the first spelt it");
    assert_eq!(event.join(PlayerId::random(), "LEFT BANK"), Err(NotNow::TeamFull));
    assert_eq!(event.join(PlayerId::random(), " "), Err(NotNow::NoTeam));
    let long = "é".repeat(LONGEST_TEAM + 1);
    assert_eq!(event.join(PlayerId::random(), &long), Err(NotNow::LongTeam));
    assert!(!event.has_enough(), "there has to be another team");
    event.join(PlayerId::random(), "Right Bank").expect("there is room");
    assert!(event.has_enough());
    event.leave(event.entrants[0].player).expect("they were in it");
    event.join(PlayerId::random(), "Left Bank").expect("there is room again");
    let longest = format!("  {}  ", "é".repeat(LONGEST_TEAM));
    event.join(PlayerId::random(), &longest).expect("blanks around it do not count");
}

#[test]
fn those_of_a_team_do_not_meet() {
    let teams: Vec<String> = (0..12).map(|at| format!("team {}", at / 3)).collect();
    let teams: Vec<&str> = teams.iter().map(String::as_str).collect();
    for seats in [2, 3, 4] {
        let mut event = of_teams(3, seats, 5, &teams);
        event.begin(event.organiser, 0, &table).expect("enough take part");
        let mut chance = Quick::new(7);
        while event.stage == Stage::Running {
            let got = results(&event, &mut |_, _| chance.below(50) as i32);
            event.advance(&got, 0, &table);
        }
        assert_eq!(event.rounds.len(), 5, "{seats} at a table");
        for board in event.rounds.iter().flat_map(|round| &round.boards) {
            let sit: Vec<usize> = board.seats.iter().filter_map(|it| it.entrant()).collect();
            let team = |it: &usize| &event.entrants[*it].team;
            let met = sit.iter().any(|one| sit.iter().any(|it| it < one && team(it) == team(one)));
            assert!(!met, "{seats} at a table: {sit:?}");
        }
        assert!(event.rounds.iter().all(|round| round.byes.is_empty()), "{seats} at a table");
    }
}

#[test]
fn a_team_has_the_mean_of_those_who_were_there() {
    let mut event = of_teams(2, 2, 2, &["A", "A", "B", "B"]);
    event.begin(event.organiser, 0, &table).expect("enough take part");
    let of = |event: &Event, at: usize, seat: usize| {
        let (_, round) = event.current().expect("a round is on");
        let number = round.boards[at].seats[seat].entrant().expect("no bots here");
        event.entrants[number].team.clone().expect("a team")
    };
    // Those of A have more points than those of B, wherever they sit.
    let shadow = event.clone();
    let got = results(&event, &mut |at, seat| if of(&shadow, at, seat) == "A" { 60 } else { 40 });
    event.advance(&got, 0, &table);
    let lines = team_standings(&event);
    let told: Vec<_> = lines.iter().map(|it| (it.name.as_str(), it.rank, it.rounds[0])).collect();
    let seats_differ = {
        let of = |at: usize| event.rounds[0].boards[at].seats[0];
        of(0).entrant().map(|it| event.entrants[it].team.clone())
            != of(1).entrant().map(|it| event.entrants[it].team.clone())
    };
    if seats_differ {
        assert_eq!(told, [("A", 1, Some(WHOLE)), ("B", 2, Some(0))]);
    } else {
        assert_eq!(told, [("A", 1, Some(WHOLE / 2)), ("B", 1, Some(WHOLE / 2))], "the same seats");
    }
    assert_eq!(lines.iter().map(|it| it.members.len()).sum::<usize>(), 4);
    // A player who leaves does not count against the others.
    let gone = event.entrants[0].player;
    event.leave(gone).expect("they were in it");
    assert_eq!(team_standings(&event)[0].rounds[1], None, "it is not over");
    let got = results(&event, &mut |_, _| 50);
    event.advance(&got, 0, &table);
    assert!(team_standings(&event).iter().all(|it| it.rounds[1].is_some()));
}
