//! What players can be proud of: a tour worked out by hand, and random games counted a second time.

use std::collections::BTreeSet;

use lutece_paris_paris::{Edition, Event, Line, ParisParis, StopName, Why};
use table::{Edition as _, Game as _, Made, Seat, Seed, StoryMove};
use testkit::Table;

use crate::desk::rules;
use crate::slow::Slow;

fn stop(word: &str) -> StopName {
    StopName { word: word.parse().unwrap(), shown: word.into() }
}

fn point(number: usize, at: &str) -> Event {
    Event::Point { seat: Seat::new(number - 1), stop: stop(at), why: Why::Crossing }
}

/// What a seat has, as `id count`.
fn told(feats: &[table::Feat]) -> Vec<String> {
    feats.iter().map(|feat| format!("{} {}", feat.what, feat.count)).collect()
}

#[test]
fn the_longest_tour_is_told_by_points_and_by_stops() {
    let rules = rules(3, false);
    let state = rules.start(&rules.deal(&mut Seed::from_text("feats").dice())).unwrap();
    let made = Made { seat: Seat::new(0), turn: 0, reveals: true };
    let tours = [
        // Two shops at one stop: three points, two stops.
        vec![
            Event::GrandTour { line: Line::Green },
            point(1, "montmartre"),
            point(1, "montmartre"),
            point(1, "chatelet"),
            point(2, "pompidou"),
        ],
        // As many stops as points, and earlier ones are not added.
        vec![
            Event::SmallTour { stop: stop("odeon"), line: Line::Black, distance: Some(1) },
            point(1, "odeon"),
            point(2, "odeon"),
            Event::SpecialTrip { seat: Seat::new(0), line: Line::Red },
            point(2, "odeon"),
            point(2, "louvre"),
            Event::OpenTrip { line: Line::Blue },
            point(2, "odeon"),
        ],
        vec![
            Event::Bagged { seat: Seat::new(2), owner: Seat::new(0), stop: stop("odeon") },
            Event::Returned { seat: Seat::new(2), owner: Seat::new(1), stop: stop("odeon") },
            Event::Replaced { seat: Seat::new(2), stop: stop("odeon") },
        ],
    ];
    let story: Vec<_> = tours.into_iter().map(|events| StoryMove { made, events }).collect();
    let feats = rules.feats(&state, &story);
    let of = |number: usize| told(&feats[Seat::new(number - 1)]);
    let line = |[points, stops, displaced]: [i32; 3]| {
        [
            format!("pp-feat-tour-points {points}"),
            format!("pp-feat-tour-stops {stops}"),
            format!("pp-feat-displaced {displaced}"),
        ]
    };
    assert_eq!(of(1), line([3, 2, 0]));
    assert_eq!(of(2), line([2, 2, 0]));
    assert_eq!(of(3), line([0, 0, 2]));
}

#[test]
fn random_games_counted_slowly_have_the_same_feats() {
    for table in Table::<ParisParis>::every(&[&[], &[("doubles", "on")]]) {
        for game in 0..12 {
            let played = table.random_match(game);
            let rules = table.rules();
            let doubles = rules.options().doubles;
            let mut slow = Slow::new(Edition::SHIPPED, rules.seats(), doubles, played.deal());
            for mv in played.moves() {
                slow.play(&mv.to_string());
            }
            for (seat, feats) in played.feats().iter() {
                let number = seat.number();
                let own = || slow.tours.iter().filter_map(|tour| tour.get(&number));
                let points = own().map(Vec::len).max().unwrap_or(0);
                let distinct = |stops: &Vec<String>| stops.iter().collect::<BTreeSet<_>>().len();
                let stops = own().map(distinct).max().unwrap_or(0);
                let displaced = slow.displacers.iter().filter(|it| **it == number).count();
                let mut expected = vec![
                    format!("pp-feat-tour-points {points}"),
                    format!("pp-feat-tour-stops {stops}"),
                    format!("pp-feat-displaced {displaced}"),
                ];
                expected.retain(|line| !line.ends_with(" 0"));
                assert_eq!(told(feats), expected, "{}, game {game}, {seat:?}", table.name());
            }
        }
    }
}
