//! Tests of the explorer's sums.

use catalog::Editions;
use table::Seed;

use super::*;
use crate::id::{PlayerId, TableId};
use crate::rating::Rating;
use crate::result::Party;

fn played(kind: Kind, seats: usize, seed: &str) -> Any {
    let none: &[(&str, &str)] = &[];
    let game = Any::new(kind, &Editions::shipped(), none, seats, Seed::from_text(seed));
    let mut game = game.expect("it can be played");
    while game.to_act().is_some() {
        let legal = game.legal();
        let mv = legal[(game.ply() * 5) % legal.len()].clone();
        game.play(&mv).expect("legal");
    }
    game
}

fn counted<'a>(game: &'a Any, levels: &'a [Option<&'static str>]) -> Tally {
    Tally::of(Counted { source: "x", origin: Origin::Games, game, levels, plies: PLIES })
}

/// A win is counted once, however it is shared, and every choice has the result of the player who made it.
#[test]
fn sums_follow_from_the_result() {
    for &kind in Kind::ALL {
        for seats in kind.seats() {
            let game = played(kind, seats, "sums");
            let outcome = game.outcome().expect("it is over");
            let levels = vec![Some("haussmann"); seats];
            let tally = counted(&game, &levels);
            let first = |it: &&(Spot, Deed)| it.0.path.is_empty();
            let theme = game.choice_kinds()[0].theme;
            let firsts =
                tally.openings.iter().filter(|(key, _)| first(key) && key.0.theme == theme);
            let mut all = Sums::default();
            firsts.for_each(|(_, sums)| all.add(*sums));
            let scores = Seat::first(seats).map(|seat| i64::from(outcome.scores[seat]));
            assert_eq!(all.chosen, seats as i64, "{kind}: everybody answered once");
            assert_eq!(all.won, WHOLE, "{kind}: somebody won, once");
            assert_eq!(all.points, scores.sum::<i64>(), "{kind}");
            assert!(all.offered >= all.chosen, "{kind}");
            let moves: i64 = tally.positions.values().map(|sums| sums.chosen).sum();
            assert_eq!(moves, PLIES.min(game.ply()) as i64, "{kind}");
        }
    }
}

#[test]
fn a_seat_that_does_not_count_leaves_no_trace() {
    let game = played(Kind::ALL[0], 2, "traces");
    let tally = counted(&game, &[None, Some("new")]);
    assert!(tally.openings.keys().all(|(_, deed)| deed.level == "new"));
    let all = counted(&game, &[Some("flaneur"), Some("new")]);
    let mut others = all.openings.clone();
    others.retain(|(_, deed), _| deed.level == "new");
    assert_eq!(tally.openings, others);
    assert!(!others.is_empty() && others.len() < all.openings.len());
    let nobody = counted(&game, &[None, None]);
    assert!(nobody.openings.is_empty() && nobody.positions.is_empty());
}

#[test]
fn a_game_that_goes_on_adds_nothing() {
    for &kind in Kind::ALL {
        let seats = *kind.seats().start();
        let mut game = played(kind, seats, "on");
        game.undo();
        let tally = counted(&game, &vec![Some("new"); seats]);
        assert!(tally.openings.is_empty() && tally.positions.is_empty(), "{kind}");
    }
}

#[test]
fn who_left_or_came_late_does_not_count() {
    let who = Who::Player(PlayerId::random());
    let party = |seat: usize, ending: Ending| Party {
        who,
        seat: Seat::new(seat),
        place: 1,
        points: 0,
        ending,
        sheet: Vec::new(),
        feats: Vec::new(),
    };
    let parties = Ending::ALL.into_iter().enumerate().map(|(seat, it)| party(seat, it)).collect();
    let mut result = Finished {
        table: TableId::random(),
        at: 0,
        game: String::new(),
        rated: false,
        early: false,
        public: true,
        parties,
    };
    assert_eq!(counts(&result), [true, false, false, false]);
    result.early = true;
    assert_eq!(counts(&result), [false; 4], "a game that was broken off says nothing");
}

#[test]
fn strengths_are_levels_and_ranges_of_ratings() {
    let somebody = Who::Player(PlayerId::random());
    let standing = |value: f64, deviation: f64| {
        let rating = Rating { value, deviation, volatility: 0.06 };
        Some(Standing { rating, games: 9, at: 0 })
    };
    for (rating, word) in [
        (None, "new"),
        (standing(1900.0, 300.0), "new"),
        (standing(1400.0, 60.0), "below-1500"),
        (standing(1500.0, 60.0), "from-1500"),
        (standing(1700.0, 60.0), "from-1700"),
    ] {
        assert_eq!(strength(somebody, rating, 0), word);
        assert!(strengths().any(|it| it == word));
    }
    assert_eq!(strength(Who::Bot(Level::Flaneur), None, 0), "flaneur");
    assert!(is_asked("people", "new") && !is_asked("bots", "new"));
    assert!(is_asked("bots", "flaneur") && !is_asked("people", "flaneur"));
    assert!(is_asked("", "flaneur") && !is_asked("uct", "flaneur"));
}

#[test]
fn only_questions_that_there_are_can_be_asked() {
    let kind = Kind::ALL[0];
    let game = played(kind, *kind.seats().start(), "asked");
    let kinds = game.choice_kinds();
    let asked = ExplorerQuery { game: kind.to_string(), ..ExplorerQuery::default() };
    let question = asked.question(&kinds).expect("the first question");
    assert_eq!(question.theme, kinds[0].theme);
    let word = kinds[0].word.clone();
    let deeper = ExplorerQuery { path: format!("{word},{word}"), ..asked.clone() };
    assert_eq!(deeper.question(&kinds).expect("two answers").path, [word.clone(), word.clone()]);
    for wrong in [
        ExplorerQuery { path: format!("{word},{word},{word}"), ..asked.clone() },
        ExplorerQuery { path: "nothing".to_owned(), ..asked.clone() },
        ExplorerQuery { theme: "nothing".to_owned(), ..asked.clone() },
        ExplorerQuery { level: "nobody".to_owned(), ..asked.clone() },
        ExplorerQuery { origin: "nowhere".to_owned(), ..asked.clone() },
        ExplorerQuery { seats: "9".to_owned(), ..asked.clone() },
        ExplorerQuery { game: "chess".to_owned(), ..asked },
    ] {
        assert_eq!(wrong.question(&kinds), None, "{wrong:?}");
    }
}

#[test]
fn an_answer_adds_up_what_was_asked_for() {
    let kind = Kind::ALL[0];
    let game = played(kind, *kind.seats().start(), "answer");
    let kinds = game.choice_kinds();
    let deed = |level: &str, variant: &str, origin: Origin| Deed {
        word: kinds[0].word.clone(),
        level: level.to_owned(),
        variant: variant.to_owned(),
        origin,
    };
    let sums =
        |chosen: i64| Sums { offered: 2 * chosen, chosen, won: 6 * chosen, ..Sums::default() };
    let deeds = vec![
        (deed("new", "", Origin::Games), sums(1)),
        (deed("haussmann", "", Origin::Games), sums(10)),
        (deed("haussmann", "a=b", Origin::Games), sums(100)),
        (deed("haussmann", "", Origin::Records), sums(1000)),
    ];
    let told = |asked: ExplorerQuery| {
        let question = asked.question(&kinds).expect("a question");
        Explored::new(question, deeds.clone())
    };
    let all = told(ExplorerQuery::default());
    assert_eq!((all.choices, all.lines[0].offered), (1111, 2222));
    assert_eq!(all.lines[0].won, Some(0.5));
    assert_eq!(all.variants, ["", "a=b"]);
    let asked = |level: &str, variant: &str, origin: &str| ExplorerQuery {
        level: level.to_owned(),
        variant: variant.to_owned(),
        origin: origin.to_owned(),
        ..ExplorerQuery::default()
    };
    assert_eq!(told(asked("people", "", "")).choices, 1);
    assert_eq!(told(asked("bots", USUAL, "")).choices, 1010);
    assert_eq!(told(asked("", "a=b", "games")).choices, 100);
    assert_eq!(told(asked("haussmann", "", "records")).choices, 1000);
    assert_eq!(told(asked("uct", "", "")).lines, []);
}

#[test]
fn a_share_after_one_game_is_hardly_known() {
    let line = |chosen: i64, won: i64| {
        let sums = Sums { chosen, offered: chosen, won: won * WHOLE, points: 0, margin: 0 };
        let line = Line::of("x".to_owned(), sums);
        let percent = |it: Option<f64>| (100.0 * it.expect("a share")).round() as i64;
        [percent(line.low), percent(line.won), percent(line.high)]
    };
    assert_eq!(line(1, 0), [0, 0, 79]);
    assert_eq!(line(1, 1), [21, 100, 100]);
    assert_eq!(line(100, 50), [40, 50, 60]);
}
