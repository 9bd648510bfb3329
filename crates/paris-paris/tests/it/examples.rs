//! Examples from elsewhere, rebuilt as concrete positions, and known figures.

use crate::desk::{board, grand_tour, rules, small_tour};
use lutece_paris_paris::{
    CROSSINGS, Edition, Event, LINE_CROSSINGS, LINE_STOPS, LINE_TILES, Line, ParisParis, STOPS,
    Stop, TILES, Why,
};
use table::{Edition as _, Game as _, Mark, Match, Seed};

const VIOLET: usize = 1;
const GREY: usize = 2;
const GREEN: usize = 3;
const YELLOW: usize = 4;

#[test]
fn a_grand_tour_of_the_green_line() {
    let rules = rules(4, false);
    let public = board(
        &rules,
        &[
            ("montmartre", &[VIOLET, GREY]),
            ("pompidou", &[GREEN, YELLOW]),
            ("st-nicolas", &[YELLOW]),
            ("pont-neuf", &[YELLOW]),
            ("hotel-de-ville", &[VIOLET]),
            ("chatelet", &[VIOLET]),
            ("quartier-latin", &[VIOLET]),
        ],
    );
    assert_eq!(grand_tour(&rules, &public, "green"), [4, 1, 1, 3]);
    let (_, events) = rules.tour(&public, Line::Green);
    let violet: Vec<(String, bool)> = events
        .iter()
        .filter_map(|event| match event {
            Event::Point { seat, stop, why } if seat.number() == VIOLET => {
                Some((stop.word.to_string(), *why == Why::Crossing))
            }
            _ => None,
        })
        .collect();
    let expected = [
        ("montmartre", true),
        ("hotel-de-ville", true),
        ("chatelet", false),
        ("quartier-latin", true),
    ];
    assert_eq!(violet, expected.map(|(stop, crossing)| (stop.to_owned(), crossing)));
}

#[test]
fn a_small_tour_from_an_empty_luxembourg() {
    let rules = rules(4, false);
    let public = board(
        &rules,
        &[("st-germain", &[GREEN]), ("montparnasse", &[GREEN]), ("odeon", &[GREEN, GREY])],
    );
    for tile in ["luxembourg black", "luxembourg orange"] {
        assert_eq!(small_tour(&rules, &public, tile), [0, 1, 3, 0], "{tile}");
    }
}

#[test]
fn rounds_and_starts_by_players() {
    for (seats, rounds, starts) in [(2, 20, 10), (3, 15, 5), (4, 12, 3)] {
        let rules = rules(seats, false);
        assert_eq!(usize::from(rules.rounds()), rounds);
        let mut game = Match::new(rules, Seed::from_text("starts"));
        let first = game.state().bus();
        let mut begun = vec![0; seats];
        while game.to_act().is_some() {
            if game.moves().len().is_multiple_of(seats) {
                let starter = game.to_act().unwrap();
                assert_eq!(starter, game.state().bus());
                begun[starter.index()] += 1;
            }
            game.play(game.legal()[0]).unwrap();
        }
        assert_eq!(game.moves().len(), rounds * seats);
        assert_eq!(begun, vec![starts; seats]);
        assert_eq!(game.state().bus(), first);
    }
}

#[test]
fn the_shape_of_the_map_is_the_known_one() {
    let edition = Edition::shipped();
    let map = edition.map();
    assert_eq!(Stop::all().count(), STOPS);
    assert_eq!(Stop::all().filter(|stop| map.lines_of(*stop).count() == 2).count(), CROSSINGS);
    assert_eq!(Stop::all().map(|stop| map.neighbours(stop).count()).sum::<usize>(), 2 * 30);
    for line in Line::ALL {
        assert_eq!(map.line(line).len(), LINE_STOPS);
        assert_eq!(map.crossings(line).len(), LINE_CROSSINGS);
        assert_eq!(map.tiles().iter().filter(|tile| tile.line == line).count(), LINE_TILES);
        for other in Line::ALL.into_iter().filter(|other| *other != line) {
            let shared = map.line(line).iter().filter(|stop| map.line(other).contains(stop));
            assert_eq!(shared.count(), 1, "{line} and {other}");
        }
    }
    assert_eq!(map.tiles().len(), TILES);
    for stop in Stop::all() {
        let tiles = map.tiles().iter().filter(|tile| tile.stop == map.name(stop).word);
        assert_eq!(tiles.count(), map.neighbours(stop).count(), "{}", map.name(stop));
        assert_eq!(usize::from(stop.places()), map.lines_of(stop).count());
        assert_eq!(map.find(map.name(stop).word), Some(stop));
    }
}

/// The figures that the rules pages give for random play, without doubles.
#[test]
fn random_play_scores_what_is_known() {
    for (seats, expected) in [(2, 94.0), (3, 51.0), (4, 35.0)] {
        let table = testkit::Table::<ParisParis>::new(&[], seats);
        let games = 400;
        let total: i32 = (0..games)
            .map(|game| {
                let played = table.random_match(game);
                table.rules().scores(played.state()).as_slice().iter().sum::<i32>()
            })
            .sum();
        let mean = f64::from(total) / (games * seats) as f64;
        assert!((mean - expected).abs() < 2.0, "{seats} players: {mean}");
    }
}

#[test]
fn the_marks_say_what_is_sure() {
    let edition = Edition::shipped();
    let doubtful: Vec<&str> =
        edition.info().reconstructions().map(|figure| figure.path.as_str()).collect();
    assert!(doubtful.contains(&"stops.bastille") && doubtful.contains(&"lines.red"));
    assert!(!doubtful.contains(&"stops.montmartre") && !doubtful.contains(&"shops"));
    let marked = |mark| edition.info().figures.iter().filter(|it| it.mark == mark).count();
    let stops = |mark| {
        let figures = edition.info().figures.iter();
        figures.filter(|it| it.mark == mark && it.path.starts_with("stops.")).count()
    };
    assert_eq!((stops(Mark::Source), stops(Mark::Guess)), (13, 12));
    assert_eq!(marked(Mark::Pattern), Line::ALL.len());
}
