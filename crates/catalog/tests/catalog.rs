//! Every game on the list, played through its text interface.

use std::sync::Arc;

use lutece_catalog::{Any, AnyEdition, Editions, Kind, Refused, StartError, each};
use table::{Chance as _, Message, Quick, Record, Seat, Seed, Stride, TreePlace};

const NONE: [(&str, &str); 0] = [];

fn new(kind: Kind, seed: &str) -> Any {
    let seats = *kind.seats().start();
    Any::new(kind, &Editions::shipped(), &NONE, seats, Seed::from_text(seed))
        .expect("the basic game can be played")
}

fn play(any: &mut Any, moves: usize, seed: u64) {
    let mut chance = Quick::new(seed);
    for _ in 0..moves {
        let legal = any.legal();
        if legal.is_empty() {
            break;
        }
        any.play(&legal[chance.below(legal.len())]).expect("a listed move is legal");
    }
}

#[test]
fn games_are_found_by_name() {
    for &kind in Kind::ALL {
        assert_eq!(kind.as_str().parse(), Ok(kind));
    }
    let error = "chess".parse::<Kind>().expect_err("chess is not in the list").to_string();
    assert!(error.starts_with("no game \"chess\": there are "), "{error}");
}

#[test]
fn whole_games_are_played_through_their_text() {
    for &kind in Kind::ALL {
        let mut any = new(kind, "text");
        assert!(any.to_act().is_some() && any.prompt().is_some() && !any.step().is_empty());
        play(&mut any, 100_000, 1);
        let outcome = any.outcome().expect("the game came to its end");
        assert_eq!(outcome.scores, any.scores());
        assert_eq!((any.to_act(), any.prompt(), any.step()), (None, None, ""));
        let text = any.record().to_string();
        let record: Record = text.parse().expect("a record can be read");
        let again = Any::from_record(&record, &Editions::shipped()).expect("it replays");
        assert_eq!(again.record().to_string(), text);
    }
}

#[test]
fn a_refused_move_changes_nothing() {
    for &kind in Kind::ALL {
        let mut any = new(kind, "refused");
        let before = any.record();
        assert!(matches!(any.play("no move at all"), Err(Refused::Notation(_))), "{kind}");
        play(&mut any, 100_000, 2);
        let last = any.undo().expect("moves were made");
        any.play(&last).expect("the same move again");
        let after = any.record();
        assert_eq!(any.play(&last), Err(Refused::Over), "{kind}");
        assert_eq!(any.record(), after);
        any.rewind(0);
        assert_eq!(any.record(), before);
    }
}

#[test]
fn what_a_preview_promises_comes_true_for_every_legal_move() {
    let mut open = 0;
    for &kind in Kind::ALL {
        let (mut whole, mut parts) = (0, 0);
        for seats in kind.seats() {
            let seed = Seed::from_text("preview");
            let mut any = Any::new(kind, &Editions::shipped(), &NONE, seats, seed)
                .expect("the basic game can be played");
            let mut chance = Quick::new(3);
            loop {
                let legal = any.legal();
                if legal.is_empty() {
                    break;
                }
                // All moves of every fifth position, and of those with few moves, such as the last.
                for mv in legal.iter().filter(|_| any.ply() % 5 == 4 || legal.len() < 5) {
                    let preview = any.preview(mv).expect("the move is legal");
                    let mut after = any.clone();
                    let events = after.play(mv).expect("the move is legal");
                    if preview.whole {
                        assert_eq!(preview.events, events, "{kind}: {mv}");
                        whole += 1;
                    } else {
                        // What was certain comes true, with nothing untold in between: points
                        // without their source would be taken for those of whatever precedes them.
                        // If there is more, the preview said so; only what begins anew can follow it.
                        let begins = |it: &Message| ANEW.contains(&it.id);
                        let mut rest = &events[..];
                        for part in preview.events.chunk_by(|_, next| !begins(next)) {
                            let from = if begins(&part[0]) {
                                rest.iter().position(|it| *it == part[0]).unwrap_or_default()
                            } else {
                                0
                            };
                            rest = &rest[from..];
                            assert!(rest.starts_with(part), "{kind}: {mv}: {events:?}");
                            rest = &rest[part.len()..];
                        }
                        open += preview.events.iter().filter(|it| it.id == ANEW[1]).count();
                        parts += 1;
                    }
                    if let Some(scores) = preview.scores {
                        assert_eq!(scores, after.scores(), "{kind}: {mv}");
                    }
                }
                any.play(&legal[chance.below(legal.len())]).expect("the move is legal");
            }
        }
        // In City of Light no effect of a move is hidden.
        assert!(whole > 0 && (parts > 0 || kind == Kind::CityOfLight), "{kind}: {whole}, {parts}");
    }
    assert!(open > 0, "the trip that everybody knows is certain");
}

/// What begins anew: it can be certain although what came before it is not.
const ANEW: [&str; 4] =
    ["pp-event-special-trip", "pp-event-open-trip", "pp-event-bag", "pp-event-bag-nobody"];

#[test]
fn a_preview_is_the_same_in_every_world_the_player_takes_for_possible() {
    for &kind in Kind::ALL {
        let mut any = new(kind, "worlds");
        let mut chance = Quick::new(5);
        while let Some(seat) = any.to_act() {
            let legal = any.legal();
            let mv = &legal[chance.below(legal.len())];
            let mut world = any.clone();
            each!(&mut world, it => *it = it.redealt(seat, &mut chance));
            assert_eq!(world.preview(mv), any.preview(mv), "{kind}, ply {}: {mv}", any.ply());
            any.play(mv).expect("the move is legal");
        }
    }
}

#[test]
fn who_resigns_ends_the_game() {
    for &kind in Kind::ALL {
        let mut any = new(kind, "resign");
        play(&mut any, 3, 4);
        any.resign(Seat::new(1)).expect("the game goes on");
        assert!(any.legal().is_empty());
        let text = any.record().to_string();
        assert!(text.trim_end().ends_with("seat 2 resigned"), "{text}");
        let record: Record = text.parse().expect("a record can be read");
        let again = Any::from_record(&record, &Editions::shipped()).expect("it replays");
        assert_eq!(again.outcome(), any.outcome());
    }
}

#[test]
fn what_cannot_be_played_is_refused() {
    let editions = Editions::shipped();
    let seed = Seed::from_text("0");
    for &kind in Kind::ALL {
        let seats = *kind.seats().start();
        for asked in [0, 1, 5, 100] {
            let refused = Any::new(kind, &editions, &NONE, asked, seed).map(|_| ());
            assert_eq!(refused, Err(StartError::Seats { kind, asked }));
        }
        let refused = Any::new(kind, &editions, &[("colour", "red")], seats, seed).map(|_| ());
        assert!(matches!(refused, Err(StartError::Option(_))), "{refused:?}");
        for choice in kind.options() {
            let pair = [(choice.key, "no such value")];
            assert!(Any::new(kind, &editions, &pair, seats, seed).is_err(), "{}", choice.key);
            for value in choice.values {
                let pair = [(choice.key, *value)];
                let most = *kind.seats().end();
                let made = Any::new(kind, &editions, &pair, most, seed).expect("a known value");
                let options = made.options();
                let said = options.iter().find(|(key, _)| *key == choice.key);
                // An option left out has its default, which is listed first.
                assert_eq!(said.map_or(choice.values[0], |(_, value)| value), *value);
            }
        }
    }
}

#[test]
fn editions_are_found_by_digest_and_told_apart() {
    let mut editions = Editions::shipped();
    for &kind in Kind::ALL {
        let text = AnyEdition::shipped_text(kind);
        let read = AnyEdition::read(text).expect("the shipped edition is sound");
        assert_eq!(read.kind(), kind);
        editions.add(read);
        assert_eq!(editions.of(kind).count(), 1, "the same data is kept once");
        let renamed = text.replacen("name = \"", "name = \"My ", 1);
        let own = AnyEdition::read(&renamed).expect("another name is fine");
        let digest = own.info().digest;
        assert!(editions.find(kind, &digest).is_none());
        let seats = *kind.seats().start();
        let played = Any::with_edition(&own, &NONE, seats, Seed::from_text("own"));
        let record = played.expect("it can be played").record();
        let unknown = Any::from_record(&record, &editions).expect_err("it is not there yet");
        assert!(unknown.to_string().contains("which differs from"), "{unknown}");
        editions.add(own);
        assert!(Any::from_record(&record, &editions).is_ok());
    }
    for (text, problem) in [
        ("game = [", "line 1: "),
        ("name = \"x\"", "game: expected one of "),
        ("name = \"x\"\ngame = \"chess\"", "game: no game \"chess\""),
    ] {
        let error = AnyEdition::read(text).expect_err("it is broken").to_string();
        assert!(error.starts_with(problem), "{error}");
    }
}

#[test]
fn what_does_not_hold_in_a_record_is_told_with_its_line() {
    let editions = Editions::shipped();
    let none: [(&str, &str); 0] = [];
    let seed = Seed::from_text("lines");
    let game = Any::new(Kind::Paris, &editions, &none, 2, seed).expect("it plays");
    let text = game.record().to_string();
    let line_of = |text: &str, begins: &str| {
        1 + text.lines().position(|line| line.starts_with(begins)).expect("there is such a line")
    };
    let problem = |text: &str| {
        let record: Record = text.parse().expect("the form holds");
        Any::from_record(&record, &editions).expect_err("it does not hold").to_string()
    };
    let deal = game.deal_json();
    let seed = text.lines().find(|line| line.starts_with("seed: ")).expect("a seed").to_owned();
    let dealt = |deal: &str| text.replace(&seed, &format!("deal: {deal}"));
    let digest = game.record().digest.to_string();
    let cases = [
        (text.replace("game: paris", "game: chess"), "game: ", "no game \"chess\""),
        (text.replace("rules: 2", "rules: 3"), "rules: ", "played by version 3 of the rules"),
        (text.replace(&digest, &"0".repeat(64)), "digest: ", "which differs from"),
        (text.replace("option stacks: 3", "option stacks: 4"), "option stacks", "cannot be \"4\""),
        (
            text.replace("option stacks: 3", "option stack: 3"),
            "option stack",
            "no option \"stack\"",
        ),
        (text.replace("seats: 2", "seats: 1"), "seats: ", "2 to 4 can play, not 1"),
        (dealt("{\"start\":1"), "deal: ", "(character 10)"),
        (dealt(&deal.replace("\"start\":", "\"begin\":")), "deal: ", "unknown field `begin`"),
        (dealt("[]"), "deal: ", "deal: "),
        (text.replace("result: open", "result: 1 2, seat 2 wins"), "result: ", "is not over"),
        (
            text.replace("moves:\n", &format!("moves:\n{}\n", "x".repeat(1000))),
            "xxx",
            "no move has",
        ),
    ];
    for (text, begins, expected) in cases {
        let problem = problem(&text);
        let line = format!("line {}: ", line_of(&text, begins));
        assert!(problem.starts_with(&line), "{begins}: {problem}");
        assert!(problem.contains(expected), "{begins}: {problem}");
        assert!(!problem.contains("at line") && !problem.contains("struct"), "{problem}");
        assert!(problem.len() < 400, "{problem}");
    }
}

#[test]
fn shipped_editions_are_read_once() {
    let same = |one: AnyEdition, other: AnyEdition| match (one, other) {
        (AnyEdition::CityOfLight(one), AnyEdition::CityOfLight(other)) => Arc::ptr_eq(&one, &other),
        (AnyEdition::ParisParis(one), AnyEdition::ParisParis(other)) => Arc::ptr_eq(&one, &other),
        (AnyEdition::Paris(one), AnyEdition::Paris(other)) => Arc::ptr_eq(&one, &other),
        _ => false,
    };
    for &kind in Kind::ALL {
        let (one, other) = (Editions::shipped(), Editions::shipped());
        assert!(same(one.default_of(kind).clone(), other.default_of(kind).clone()), "{kind}");
    }
}

#[test]
fn what_was_tried_besides_a_game_is_read_again_and_played() {
    for &kind in Kind::ALL {
        let mut any = new(kind, "tree");
        play(&mut any, 100_000, 3);
        let (game, mut record) = (any.moves(), any.record());
        let mut chance = Quick::new(4);
        let mut places = vec![TreePlace::main(0), TreePlace::main(game.len() / 2)];
        for number in 0..40 {
            let place = places[chance.below(places.len())];
            let at = any.at_place(&record.branches, place).expect("it is there");
            let Some(seat) = at.to_act() else { continue };
            let legal = at.legal();
            let step = match number % 8 {
                7 => Stride::world(seat, Seed::from_text(&number.to_string())),
                _ => legal[chance.below(legal.len())].clone(),
            };
            let there = record.branches.add(&game, place, &step);
            record.branches.say(there, "as good as any");
            let after = any.at_place(&record.branches, there).expect("it is there");
            assert_eq!(after.ply(), at.ply() + usize::from(number % 8 < 7), "{kind}");
            if number % 8 == 7 {
                assert_eq!(after.seat_view_json(seat), at.seat_view_json(seat), "{kind}: the same");
            }
            places.push(there);
        }
        let text = record.to_string();
        let read: Record = text.parse().expect("it can be read");
        assert_eq!(read.to_string(), text, "{kind}");
        let again = Any::from_record(&read, &Editions::shipped()).expect("every move is legal");
        for place in places {
            let [one, two] = [(&any, &record), (&again, &read)]
                .map(|(any, record)| any.at_place(&record.branches, place).expect("it is there"));
            assert_eq!(one.deal_json(), two.deal_json());
            for seat in Seat::first(any.seats()) {
                assert_eq!(one.seat_view_json(seat), two.seat_view_json(seat), "{kind} {place}");
            }
        }
        // The last line of the tree, with something that is not a move.
        let broken = text.replacen("\nline 1 from ", "\nline 1 from 0:\nno move\nline 2 from ", 1);
        let renumbered: Vec<String> = renumber(&broken);
        let read: Record = renumbered.join("\n").parse().expect("its form is sound");
        let error = Any::from_record(&read, &Editions::shipped()).expect_err("no such move");
        let blamed = &renumbered[error.line - 1];
        assert_eq!(blamed, "no move", "{kind}: {error}");
    }
}

/// The same record without anything that refers to lines by number, except the first.
fn renumber(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let second = lines.iter().position(|it| it.starts_with("line 2 from")).unwrap_or(lines.len());
    lines.truncate(second);
    lines.retain(|it| !it.starts_with("note "));
    lines
}
