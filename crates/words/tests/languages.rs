//! Every language says everything, with the same variables, in its own words.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast;
use lutece_words::{Called, Lang};

/// Texts that a language shares with English word for word, because they are its own words too.
/// Whatever else is equal has not been translated.
const SHARED: &[(Lang, &[&str])] = &[
    (Lang::De, &["Bot", "Bots", "Chat", "Explorer", "Feed", "Name", "Team", "Teams"]),
    (
        Lang::Fr,
        &[
            "E mail",
            "Licence",
            "Notifications",
            "Points",
            "Question",
            "Table",
            "Total",
            "café",
            "orange",
            "source",
            "franc francs",
            "francs",
            "point points",
        ],
    ),
    (
        Lang::Nl,
        &[
            "Account",
            "Bot",
            "Bots",
            "Chat",
            "Browsers",
            "E mail",
            "Feed",
            "Rating",
            "Ratings",
            "Team",
            "Teams",
            "bot",
            "café",
            "hotel",
            "museum",
            "school",
            "franc francs",
            "francs",
            "Score",
        ],
    ),
    (Lang::Pl, &["Bot", "E mail", "bot", "hotel", "online"]),
];

/// Names that stay as they are in every language.
const NAMES: &[&str] = &["Lutèce", "Webhook", "Paris", "Paris Paris", "Arc de Triomphe"];

/// What a file says under each id, and the variables it uses.
#[derive(Default)]
struct Entry {
    text: String,
    variables: BTreeSet<String>,
    selects: bool,
    /// The verbs it uses.
    verbs: BTreeSet<String>,
    /// What a log says about it, if it is a move.
    log: Option<Box<Entry>>,
}

/// The verbs of a language, each with its subject: these belong to one language alone.
const VERB: &str = "who-";

fn entries(lang: Lang) -> BTreeMap<String, Entry> {
    let mut all = BTreeMap::new();
    for (name, text) in lutece_words::files(lang) {
        let resource = fluent_syntax::parser::parse(*text)
            .unwrap_or_else(|(_, errors)| panic!("{lang}/{name}.ftl: {errors:?}"));
        for entry in resource.body {
            let ast::Entry::Message(message) = entry else { continue };
            let mut found = Entry::default();
            let value = message.value.expect("a message has a text");
            pattern(&value, "seat", &mut found);
            for attribute in message.attributes.iter().filter(|it| it.id.name == "log") {
                let mut log = Entry::default();
                pattern(&attribute.value, "who", &mut log);
                found.log = Some(Box::new(log));
            }
            let id = message.id.name.to_owned();
            assert!(all.insert(id, found).is_none(), "{lang}: {} twice", message.id.name);
        }
    }
    all
}

/// `doer` is the variable that a verb speaks of.
fn pattern(pattern: &ast::Pattern<&str>, doer: &str, found: &mut Entry) {
    for element in &pattern.elements {
        match element {
            ast::PatternElement::TextElement { value } => found.text.push_str(value),
            ast::PatternElement::Placeable { expression } => expressed(expression, doer, found),
        }
    }
}

fn expressed(expression: &ast::Expression<&str>, doer: &str, found: &mut Entry) {
    match expression {
        ast::Expression::Select { selector, variants } => {
            found.selects = true;
            inline(selector, doer, found);
            for variant in variants {
                pattern(&variant.value, doer, found);
            }
        }
        ast::Expression::Inline(it) => inline(it, doer, found),
    }
}

fn inline(expression: &ast::InlineExpression<&str>, doer: &str, found: &mut Entry) {
    match expression {
        ast::InlineExpression::VariableReference { id } => {
            // `$kind_gen` is a form of `$kind`.
            let name = id.name.split('_').next().expect("a split has a first part");
            found.variables.insert(name.to_owned());
            found.text.push('\u{1}');
        }
        ast::InlineExpression::Placeable { expression } => expressed(expression, doer, found),
        ast::InlineExpression::StringLiteral { value } => found.text.push_str(value),
        ast::InlineExpression::MessageReference { id, .. } if id.name.starts_with(VERB) => {
            found.variables.insert(doer.to_owned());
            found.verbs.insert(id.name.to_owned());
            found.text.push('\u{1}');
        }
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
        let shared = |id: &&String| !is_verb(id);
        let missing: Vec<_> =
            english.keys().filter(shared).filter(|id| !theirs.contains_key(*id)).collect();
        let extra: Vec<_> =
            theirs.keys().filter(shared).filter(|id| !english.contains_key(*id)).collect();
        assert!(
            missing.is_empty() && extra.is_empty(),
            "{lang}: {missing:?}, not in en: {extra:?}"
        );
        for (id, entry) in theirs.iter().filter(|(id, _)| shared(id)) {
            assert_eq!(entry.variables, english[id].variables, "{lang}: variables of {id}");
        }
    }
}

#[test]
fn a_move_is_one_sentence_on_its_button_and_another_in_the_log() {
    let english = entries(Lang::En);
    let moves = english.keys().filter(|id| is_move(id));
    assert!(moves.clone().count() > 40, "the moves are there");
    for lang in Lang::ALL {
        let theirs = entries(lang);
        for id in moves.clone() {
            let (entry, log) = (&theirs[id], &theirs[id].log);
            let log = log.as_ref().unwrap_or_else(|| panic!("{lang}: {id} has no log"));
            assert!(log.variables.contains("who"), "{lang}: the log of {id} says who");
            let extra: Vec<_> = log.variables.difference(&entry.variables).collect();
            assert_eq!(extra, ["who"], "{lang}: {id}");
            assert!(log.text.ends_with(['.', '。']), "{lang}: the log of {id} is a sentence");
            let first = entry.text.chars().next().expect("a text");
            assert!(!first.is_lowercase(), "{lang}: the button {id} begins with a capital");
        }
        let told = theirs.iter().filter(|(_, entry)| entry.log.is_some());
        assert!(told.map(|(id, _)| id).all(|id| is_move(id)), "{lang}: only moves are logged");
    }
}

fn is_move(id: &str) -> bool {
    ["col-say-", "pp-say-", "paris-say-", "lanterns-hang"]
        .iter()
        .any(|prefix| id.starts_with(prefix))
}

fn is_verb(id: &str) -> bool {
    id.starts_with(VERB) && id != "who-you"
}

#[test]
fn a_verb_has_a_form_for_whoever_reads_and_somebody_uses_it() {
    for lang in Lang::ALL {
        let all = entries(lang);
        let used: BTreeSet<&String> = all
            .values()
            .flat_map(|it| it.verbs.iter().chain(it.log.iter().flat_map(|log| &log.verbs)))
            .collect();
        let known: BTreeSet<&String> = all.keys().filter(|id| is_verb(id)).collect();
        assert_eq!(used, known, "{lang}: the verbs that are used and those that are there");
        for id in known {
            assert!(all[id].selects, "{lang}: {id} says the same to everybody");
            let variables: Vec<&String> = all[id].variables.iter().collect();
            assert_eq!(variables, ["who"], "{lang}: {id}");
        }
    }
}

/// Players who read about their own actions are addressed directly: neither by name nor in the
/// third person.
#[test]
fn whoever_reads_of_themselves_is_called_you() {
    let me = table::Seat::new(0);
    let told = |lang, id, called: &dyn Fn(table::Seat) -> Called| {
        let said = table::Message::new(id).with("number", 7).with("seat", table::Seat::new(1));
        (lutece_words::log(lang, &said, me, called), lutece_words::say(lang, &said, called))
    };
    let mine = |seat| if seat == me { Called::You } else { Called::Name("Zoé".to_owned()) };
    let theirs = |seat| if seat == me { Called::Name("Ann".to_owned()) } else { Called::You };
    let log = |lang| told(lang, "paris-say-bonus", &mine).0;
    assert_eq!(log(Lang::En), "You take bonus tile 7.");
    assert_eq!(log(Lang::De), "Du nimmst Bonusplättchen 7.");
    assert_eq!(log(Lang::Fr), "Vous prenez la tuile bonus 7.");
    assert_eq!(log(Lang::Ja), "あなたがボーナスタイル7を取りました。");
    assert_eq!(log(Lang::Nl), "Je neemt bonustegel 7.");
    assert_eq!(log(Lang::Pl), "Bierzesz płytkę bonusową nr 7.");
    assert_eq!(told(Lang::En, "paris-say-bonus", &theirs).0, "Ann takes bonus tile 7.");
    let event = told(Lang::De, "paris-event-bonus-taken", &theirs).1;
    assert_eq!(event, "Du nimmst Bonusplättchen 7.", "an event is about its seat");
    let event = told(Lang::De, "paris-event-bonus-taken", &mine).1;
    assert_eq!(event, "Zoé nimmt Bonusplättchen 7.");
}

/// A number alone does not say where points came from: a tile that counts something says what.
#[test]
fn a_line_of_a_bonus_tile_says_what_it_counts() {
    let line = |lang, number: i64| {
        let said = table::Message::new("paris-score-bonus").with("number", number);
        lutece_words::say(lang, &said, &|seat: table::Seat| seat.to_string())
    };
    assert_eq!(line(Lang::En, 30), "Bonus tile 30 (types of building)");
    assert_eq!(line(Lang::De, 29), "Bonusplättchen 29 (Wahrzeichen)");
    assert_eq!(line(Lang::Ja, 27), "ボーナスタイル27（フラン）");
    for lang in Lang::ALL {
        assert!(line(lang, 7).ends_with('7'), "a tile of points alone: {lang}");
        for number in [6, 11, 15, 18, 20, 23, 24, 26, 27, 28, 29, 30] {
            let said = line(lang, number);
            assert!(said.ends_with([')', '）']) && said.contains(&number.to_string()), "{said}");
            // The text after a colon is cut off where lines are added up.
            assert!(!said.contains([':', '：']), "{lang}: {said}");
        }
    }
}

#[test]
fn no_english_leaks_into_another_language() {
    let english = entries(Lang::En);
    for lang in Lang::ALL.into_iter().skip(1) {
        let shared = SHARED.iter().find(|(it, _)| *it == lang).map_or(&[][..], |(_, texts)| texts);
        let mut used = BTreeSet::new();
        let mut leaks = Vec::new();
        for (id, entry) in entries(lang) {
            // The words alone: variables and signs are the same everywhere.
            let text = entry.text.split(|c: char| !c.is_alphabetic() && c != ' ');
            let text = text.map(str::trim).filter(|it| !it.is_empty()).collect::<Vec<_>>();
            let text = text.join(" ");
            let same = english.get(&id).is_some_and(|english| english.text == entry.text);
            if text.is_empty() || !same || proper_name(&id) {
                continue;
            }
            match shared.iter().find(|known| **known == text) {
                Some(known) => _ = used.insert(*known),
                None if NAMES.contains(&text.as_str()) => {}
                None => leaks.push(format!("{id} = {text}")),
            }
        }
        assert!(leaks.is_empty(), "{lang}, still English:\n{}", leaks.join("\n"));
        let idle: Vec<_> = shared.iter().filter(|known| !used.contains(*known)).collect();
        assert!(idle.is_empty(), "{lang}: no text says {idle:?} any more");
    }
}

/// Names of places, buildings and cards are French in every language.
fn proper_name(id: &str) -> bool {
    ["col-card-", "draw-pp-letter-", "level-", "name-landmark-"]
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
            assert!(!text.contains('\''), "{lang}: a typewriter's apostrophe in {id}");
            if lang == Lang::Fr {
                // An ordinary space would let a line begin with the sign.
                let loose = [" :", " ;", " !", " ?", " »", "« "];
                assert!(!loose.iter().any(|it| text.contains(it)), "fr: a loose sign in {id}");
                // A colon and quotation marks have a full space, the other signs a thin one.
                let odd = ["\u{202f}:", "\u{a0};", "\u{a0}!", "\u{a0}?", "«\u{202f}", "\u{202f}»"];
                assert!(!odd.iter().any(|it| text.contains(it)), "fr: another blank in {id}");
            }
            if lang == Lang::Ja {
                // A line of a position begins with its key, which is the same in every language.
                let keys = id.starts_with("setup-keys");
                let narrow = text.contains(": ") && !text.contains("Paris: La") && !keys;
                assert!(!narrow && !text.ends_with(':'), "ja: a narrow colon in {id}: {text}");
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
    let nobody = |seat: table::Seat| -> String { panic!("no sentence here names {seat}") };
    let points = |lang, n: i32| {
        lutece_words::text_with(lang, "table-points", &[("points", n.into())], &nobody)
    };
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
    let said = lutece_words::say(Lang::De, &message, &|seat| format!("Zoé {seat}"));
    assert_eq!(said, "Zoé 2 ist am Zug.");
}

#[test]
fn the_light_of_a_street_has_one_name_in_each_language() {
    // The name of the thing, and a word that would be a second name for it.
    let names = [
        (Lang::En, "streetlight", &["lamp"][..]),
        (Lang::De, "laterne", &["lampe", "straßenlicht"]),
        (Lang::Fr, "réverbère", &["lampe", "lanterne"]),
        (Lang::Ja, "街灯", &["ランプ", "電灯"]),
        (Lang::Nl, "lantaarn", &["straatlantaarn", "lamp"]),
        (Lang::Pl, "latarni", &["lampa", "lampy"]),
    ];
    for (lang, name, others) in names {
        let mut named = 0;
        // The fourth game has lanterns of another kind.
        for (id, entry) in entries(lang).into_iter().filter(|(id, _)| !id.contains("lantern")) {
            // The postcard keeps its French name.
            let text = entry.text.to_lowercase().replace("lampadaire", "");
            for other in others {
                assert!(!text.contains(other), "{lang} {id}: {other} in {text:?}");
            }
            named += usize::from(text.contains(name));
        }
        assert!(named > 20, "{lang}: {named} texts with {name}");
    }
}
