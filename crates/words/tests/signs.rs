//! Punctuation belongs to the language: its colon, its comma, its word for "and".

use std::fs;
use std::path::{Path, PathBuf};

use lutece_words::Lang;
use table::{Edition as _, Message, Seat};

/// Where sentences that people read are put together.
const PLACES: [&str; 2] = ["site/src/pages", "draw/src"];

fn files(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of the repository") {
        let path = entry.expect("a readable folder").path();
        if path.is_dir() {
            files(&path, into);
        } else if path.extension().is_some_and(|it| it == "rs") && !path.ends_with("tests.rs") {
            into.push(path);
        }
    }
}

/// Whether a line puts English punctuation between words of any language: a colon or a semicolon
/// beside a filled-in value, or the commas of a list.
fn english(line: &str) -> bool {
    let filled = |sign: &str| {
        line.match_indices(sign).any(|(at, _)| {
            let (before, after) = (&line[..at], &line[at + sign.len()..]);
            before.ends_with(['"', '}']) && after.starts_with('{')
        })
    };
    let joined = [".join(\", \")", ".join(\"; \")"].iter().any(|it| line.contains(it));
    joined || line.contains("format!(") && (filled(": ") || filled("; "))
}

#[test]
fn no_page_and_no_board_sets_an_english_sign_between_words() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut sources = Vec::new();
    PLACES.iter().for_each(|place| files(&crates.join(place), &mut sources));
    assert!(sources.len() > 60, "the sources are there");
    let mut found = Vec::new();
    for path in sources {
        let text = fs::read_to_string(&path).expect("text");
        let text = text.split("#[cfg(test)]").next().unwrap_or_default();
        for (number, line) in text.lines().enumerate().filter(|(_, line)| english(line)) {
            let name = path.strip_prefix(&crates).unwrap_or(&path);
            found.push(format!("{}:{}: {}", name.display(), number + 1, line.trim()));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Short times are given in minutes, and one minute is singular.
#[test]
fn one_minute_is_not_several() {
    let in_minutes = |lang, count: i64| {
        let said = Message::new("event-in-minutes").with("count", count);
        lutece_words::say(lang, &said, &|seat: Seat| seat.to_string())
    };
    let one = [
        (Lang::En, "in 1 minute"),
        (Lang::De, "in 1 Minute"),
        (Lang::Fr, "dans 1 minute"),
        (Lang::Ja, "1分後"),
        (Lang::Nl, "over 1 minuut"),
        (Lang::Pl, "za 1 minutę"),
    ];
    for (lang, said) in one {
        assert_eq!(in_minutes(lang, 1), said);
    }
    assert_eq!(in_minutes(Lang::De, 2), "in 2 Minuten");
}

/// Players who share a victory are listed as one would say it aloud.
#[test]
fn the_last_of_several_comes_after_and() {
    let both = |lang| {
        let args = [("first", "Ann".into()), ("last", "Ben".into())];
        lutece_words::text_with(lang, "names-and", &args, &|seat: Seat| seat.to_string())
    };
    let said = Lang::ALL.map(both);
    assert_eq!(
        said,
        ["Ann and Ben", "Ann und Ben", "Ann et Ben", "AnnとBen", "Ann en Ben", "Ann i Ben"]
    );
}

/// A bot has one name in a language; "judge" or "computer" would be somebody else.
#[test]
fn a_bot_is_called_the_same_everywhere() {
    let others = [
        (Lang::En, &["computer", "computers", "robot", "robots"][..]),
        (Lang::De, &["computer", "roboter"]),
        (Lang::Fr, &["ordinateur", "bot", "bots", "juge"]),
        (Lang::Ja, &["コンピュータ", "コンピューター", "ロボット"]),
        (Lang::Nl, &["computer", "robot", "robots"]),
        (Lang::Pl, &["komputer", "komputera", "robot", "roboty"]),
    ];
    for (lang, others) in others {
        for (name, text) in lutece_words::files(lang) {
            for line in text.lines().filter(|line| !line.starts_with('#')) {
                let (_, said) = line.split_once(" = ").unwrap_or(("", line));
                let said = said.to_lowercase();
                // Selectors are in brackets, and nobody reads them.
                let mut words = said.split(|c: char| !c.is_alphabetic() && !"[]".contains(c));
                let other = words.find(|word| others.contains(word));
                assert!(other.is_none(), "{lang}/{name}: {other:?} in {line}");
            }
        }
    }
}

/// The files of the editions are typed; what people read is printed.
#[test]
fn no_name_has_the_apostrophe_of_a_typewriter() {
    let said = Message::new("draw-pp-if-left").with("stop", "Musée d'Orsay");
    let said = lutece_words::say(Lang::En, &said, &|seat: Seat| seat.to_string());
    assert_eq!(said, "If Musée d’Orsay is left over");
    let edition = paris_paris::Edition::shipped();
    for stop in paris_paris::Stop::all() {
        let name = &edition.map().name(stop).shown;
        assert!(!name.contains('\''), "{name}");
    }
}
