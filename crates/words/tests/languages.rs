//! Every language says everything, with the same variables, in its own words.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast;
use words::Lang;

/// Ids whose text may be the same as in English, with the reason.
const SAME_AS_ENGLISH: &[(&str, &str)] = &[
    ("site-name", "the program's own name"),
    ("game-paris", "the game's own name"),
    ("game-paris-paris", "the game's own name"),
    ("level-flaneur", "a French name in every language"),
    ("level-bouquiniste", "a French name in every language"),
    ("level-architecte", "a French name in every language"),
    ("level-haussmann", "a person's name"),
    ("account-name", "the same word in German"),
    ("pp-line-orange", "the same word in French"),
    ("paris-type-cafe", "the same word in French and Dutch"),
    ("paris-type-hotel", "the same word in Dutch and Polish"),
    ("paris-event-francs-landmark", "francs are francs in Dutch"),
    ("col-event-won", "points are points in French"),
    ("col-event-lost", "points are points in French"),
    ("draw-paris-arc", "the monument's own name"),
    ("draw-paris-cafe", "the same word in French and Dutch"),
    ("draw-paris-hotel", "the same word in Dutch and Polish"),
    ("draw-paris-francs", "francs are francs in French and Dutch"),
];

/// What a file says under each id, and the variables it uses.
#[derive(Default)]
struct Entry {
    text: String,
    variables: BTreeSet<String>,
    selects: bool,
}

fn entries(lang: Lang) -> BTreeMap<String, Entry> {
    let mut all = BTreeMap::new();
    for (name, text) in words::files(lang) {
        let resource = fluent_syntax::parser::parse(*text)
            .unwrap_or_else(|(_, errors)| panic!("{lang}/{name}.ftl: {errors:?}"));
        for entry in resource.body {
            let ast::Entry::Message(message) = entry else { continue };
            let mut found = Entry::default();
            let value = message.value.expect("a message has a text");
            pattern(&value, &mut found);
            let id = message.id.name.to_owned();
            assert!(all.insert(id, found).is_none(), "{lang}: {} twice", message.id.name);
        }
    }
    all
}

fn pattern(pattern: &ast::Pattern<&str>, found: &mut Entry) {
    for element in &pattern.elements {
        match element {
            ast::PatternElement::TextElement { value } => found.text.push_str(value),
            ast::PatternElement::Placeable { expression } => expressed(expression, found),
        }
    }
}

fn expressed(expression: &ast::Expression<&str>, found: &mut Entry) {
    match expression {
        ast::Expression::Select { selector, variants } => {
            found.selects = true;
            inline(selector, found);
            for variant in variants {
                pattern(&variant.value, found);
            }
        }
        ast::Expression::Inline(it) => inline(it, found),
    }
}

fn inline(expression: &ast::InlineExpression<&str>, found: &mut Entry) {
    match expression {
        ast::InlineExpression::VariableReference { id } => {
            // `$kind_gen` is a form of `$kind`.
            let name = id.name.split('_').next().expect("a split has a first part");
            found.variables.insert(name.to_owned());
            found.text.push('\u{1}');
        }
        ast::InlineExpression::Placeable { expression } => expressed(expression, found),
        ast::InlineExpression::StringLiteral { value } => found.text.push_str(value),
        ast::InlineExpression::MessageReference { id, .. } => found.text.push_str(id.name),
        other => panic!("the files use no {other:?}"),
    }
}

#[test]
fn every_language_has_every_id_with_the_same_variables() {
    let english = entries(Lang::En);
    assert!(english.len() > 200, "the files are there");
    for lang in Lang::ALL {
        let theirs = entries(lang);
        let missing: Vec<_> = english.keys().filter(|id| !theirs.contains_key(*id)).collect();
        let extra: Vec<_> = theirs.keys().filter(|id| !english.contains_key(*id)).collect();
        assert!(
            missing.is_empty() && extra.is_empty(),
            "{lang}: {missing:?}, not in en: {extra:?}"
        );
        for (id, entry) in &theirs {
            assert_eq!(entry.variables, english[id].variables, "{lang}: variables of {id}");
        }
    }
}

#[test]
fn no_english_leaks_into_another_language() {
    let english = entries(Lang::En);
    let allowed: BTreeSet<_> = SAME_AS_ENGLISH.iter().map(|(id, _)| *id).collect();
    let mut used = BTreeSet::new();
    let mut leaks = Vec::new();
    for lang in Lang::ALL.into_iter().skip(1) {
        for (id, entry) in entries(lang) {
            let letters = entry.text.chars().any(char::is_alphabetic);
            if !letters || entry.text != english[&id].text {
                continue;
            }
            if !allowed.contains(id.as_str()) && !proper_name(&id) {
                leaks.push(format!("{lang}: {id} = {}", entry.text));
            }
            used.insert(id);
        }
    }
    assert!(leaks.is_empty(), "still English:\n{}", leaks.join("\n"));
    let idle: Vec<_> =
        allowed.into_iter().filter(|id| !used.contains(*id) && *id != "replay-line").collect();
    assert!(idle.is_empty(), "no longer the same as in English: {idle:?}");
}

/// Names of places, buildings and cards are French in every language.
fn proper_name(id: &str) -> bool {
    ["col-card-", "draw-pp-letter-", "paris-district-", "paris-landmark-"]
        .iter()
        .any(|prefix| id.starts_with(prefix))
}

#[test]
fn sentences_are_tidy() {
    for lang in Lang::ALL {
        for (id, entry) in entries(lang) {
            let text = entry.text.replace('\u{1}', "x");
            assert!(!text.contains("  ") || entry.selects, "{lang}: two blanks in {id}");
            assert!(!text.contains("--"), "{lang}: hyphens for a dash in {id}");
            if lang == Lang::Ja {
                let kana = |c: char| ('\u{3040}'..='\u{30ff}').contains(&c);
                let kanji = |c: char| ('\u{4e00}'..='\u{9fff}').contains(&c);
                let text = entry.text.replace('\u{1}', "");
                let words = text.chars().any(char::is_alphabetic);
                assert!(
                    !words
                        || text.chars().any(|c| kana(c) || kanji(c))
                        || proper_name(&id)
                        || id == "site-name",
                    "ja: {id} has no Japanese: {text}"
                );
            }
        }
    }
}

#[test]
fn numbers_choose_the_right_form() {
    let nobody = |seat: table::Seat| panic!("no sentence here names {seat}");
    let points =
        |lang, n: i32| words::text_with(lang, "table-points", &[("points", n.into())], &nobody);
    assert_eq!(points(Lang::En, 1), "one point");
    assert_eq!(points(Lang::Pl, 1), "1 punkt");
    assert_eq!(points(Lang::Pl, 3), "3 punkty");
    assert_eq!(points(Lang::Pl, 5), "5 punktów");
    assert_eq!(points(Lang::Pl, 22), "22 punkty");
    assert_eq!(points(Lang::Fr, 0), "0 point");
    assert_eq!(points(Lang::Ja, 2), "2点");
}

#[test]
fn seats_are_shown_by_name() {
    let message = table::Message::new("table-turn-of").with("player", table::Seat::new(1));
    let said = words::say(Lang::De, &message, &|seat| format!("Zoé {seat}"));
    assert_eq!(said, "Zoé 2 ist am Zug.");
}
