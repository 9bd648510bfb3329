//! Every message of every game has a sentence with exactly its arguments, in every language.

use lutece_words::Lang;
use table::{Arg, Message, Seat};

type List = &'static [(&'static str, &'static [&'static str])];

const GAMES: &[(&str, List)] = &[
    ("city-of-light", city_of_light::MESSAGES),
    ("paris-paris", paris_paris::MESSAGES),
    ("paris", paris::MESSAGES),
    ("flaws", table::FLAWS),
    ("draw", draw::LABELS),
    ("explain", draw::EXPLANATIONS),
];

#[test]
fn every_message_of_the_games_can_be_said() {
    for (game, messages) in GAMES {
        for (id, args) in *messages {
            // A term fills every form of a variable, and a seat its own; a variable that the message
            // does not have stays in its braces.
            let filled = |arg: &str| match arg {
                "seat" | "owner" => Arg::Seat(Seat::new(0)),
                _ => Arg::Term("site-name".into()),
            };
            let args: Vec<_> = args.iter().map(|arg| (*arg, filled(arg))).collect();
            let message = Message { id, args };
            for lang in Lang::ALL {
                assert!(lutece_words::has(lang, id), "{game}: {lang} has no {id}");
                let said = lutece_words::say(lang, &message, &|seat: Seat| seat.to_string());
                assert!(!said.contains(['{', '}']), "{lang}: {id} wants more: {said}");
            }
        }
    }
}

#[test]
fn no_sentence_of_a_game_is_left_over() {
    let known: Vec<_> = GAMES.iter().flat_map(|(_, list)| *list).map(|(id, _)| *id).collect();
    for (name, text) in lutece_words::files(Lang::En) {
        if !GAMES.iter().any(|(game, _)| game == name) {
            continue;
        }
        for line in text.lines() {
            let Some((id, _)) = line.split_once(" =") else { continue };
            let message = id.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
            assert!(!message || known.contains(&id), "nobody says {id}");
        }
    }
}

#[test]
fn every_option_has_an_explanation_and_every_value_a_name() {
    for kind in catalog::Kind::ALL {
        for choice in kind.options() {
            let id = format!("opt-{kind}-{}", choice.key);
            for lang in Lang::ALL {
                assert!(lutece_words::has(lang, &id), "{lang} has no {id}");
                for value in choice.values {
                    let id = format!("{id}-{value}");
                    assert!(lutece_words::has(lang, &id), "{lang} has no {id}");
                }
                let line = format!("{id}-line");
                assert!(lutece_words::has(lang, &line), "{lang} has no {line}");
            }
        }
    }
}

/// What a command draws is English too: the same English as in the browser.
#[test]
fn a_board_in_plain_english_says_what_the_english_file_says() {
    use draw::Labels;
    let nobody = |seat: Seat| -> String { panic!("no label names {seat}") };
    let mut others = Vec::new();
    for (id, args) in draw::LABELS.iter().chain(draw::EXPLANATIONS) {
        // A number that is filled in chooses among forms; the plain text has only the usual one.
        let plain: Vec<_> = args.iter().map(|arg| (*arg, "#".to_owned())).collect();
        let file: Vec<_> = args.iter().map(|arg| (*arg, Arg::Term("#".into()))).collect();
        let english = lutece_words::text_with(Lang::En, id, &file, &nobody);
        let plain = draw::Plain.label(id, &plain);
        if plain != english {
            others.push(format!("{id}: {plain} | {english}"));
        }
    }
    assert!(others.is_empty(), "{}", others.join("\n"));
}
