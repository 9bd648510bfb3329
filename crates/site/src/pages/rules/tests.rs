//! The pages of the rules are complete: every ruling and every piece, in every language.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;

use super::*;

const RULINGS: &str = include_str!("../../../../../docs/rulings.md");

fn viewer(lang: Lang, narrow: bool) -> Viewer {
    let layout = if narrow { "narrow" } else { "wide" };
    Viewer::new(None, lang, &[("x-layout", layout)][..], "/rules".to_owned())
}

/// The page of a game in a language, made once for all tests.
fn page(lang: Lang, kind: Kind) -> String {
    static PAGES: Mutex<BTreeMap<(&str, &str), String>> = Mutex::new(BTreeMap::new());
    let mut pages = PAGES.lock().expect("no page panics");
    let make = || book(&viewer(lang, false), &AnyEdition::shipped(kind)).into_string();
    pages.entry((lang.as_str(), kind.as_str())).or_insert_with(make).clone()
}

/// The ids of a page in their order.
fn ids(page: &str) -> Vec<&str> {
    page.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// The letter of a game that nobody had to rule on.
const NO_RULINGS: char = '-';

/// What the page of a game must have a place for: its rulings, and its pieces as `family count`.
fn wanted(kind: Kind) -> (char, &'static [(&'static str, usize)]) {
    match kind {
        #[cfg(feature = "lanterns")]
        Kind::Lanterns => (NO_RULINGS, &[("post-", 16)]),
        Kind::CityOfLight => ('C', &[("card-", 12), ("building-", 13), ("street-tile-", 8)]),
        Kind::ParisParis => ('P', &[("line-", 5), ("sign-", 4)]),
        Kind::Paris => (
            'K',
            &[
                ("tile-", 30),
                ("landmark-", 8),
                ("end-tile-", 12),
                ("vp-tile-", 6),
                ("district-", 6),
                ("price-", 6),
            ],
        ),
    }
}

#[test]
fn every_ruling_and_every_piece_is_on_the_page_in_every_language() {
    for &kind in Kind::ALL {
        let (letter, families) = wanted(kind);
        let rulings: Vec<String> = RULINGS
            .lines()
            .filter_map(|line| line.strip_prefix("| ")?.split(' ').next())
            .filter(|number| number.starts_with(letter) && number[1..].parse::<u8>().is_ok())
            .map(str::to_lowercase)
            .collect();
        let few = if letter == NO_RULINGS { 0 } else { 11 };
        assert!(rulings.len() >= few, "the list of rulings can be read");
        for lang in Lang::ALL {
            let page = page(lang, kind);
            let ids = ids(&page);
            for ruling in &rulings {
                let count = ids.iter().filter(|id| *id == ruling).count();
                assert_eq!(count, 1, "{lang} {kind}: ruling {ruling}");
            }
            for (family, count) in families {
                let found = ids.iter().filter(|id| id.starts_with(family)).count();
                assert_eq!(found, *count, "{lang} {kind}: {family}");
            }
        }
    }
}

#[test]
fn every_piece_says_what_it_is() {
    for &kind in Kind::ALL {
        for lang in Lang::ALL {
            let page = page(lang, kind);
            let (_, families) = wanted(kind);
            let mut pieces = 0_usize;
            for item in page.split("<li ").skip(1) {
                let (tag, body) = item.split_once('>').expect("a tag ends");
                let Some((_, id)) = tag.split_once("id=\"") else { continue };
                let text = body.split("<div>").nth(1).and_then(|it| it.split("</div>").next());
                let text = text.expect("a piece has a text");
                assert!(text.chars().any(char::is_alphanumeric), "{lang}: {id}");
                pieces += 1;
            }
            let wanted: usize = families.iter().map(|(_, count)| count).sum();
            assert!(pieces >= wanted, "{lang} {kind}");
        }
    }
}

#[test]
fn every_link_leads_somewhere_and_nothing_is_left_open() {
    for &kind in Kind::ALL {
        let phone = book(&viewer(Lang::De, true), &AnyEdition::shipped(kind)).into_string();
        for page in Lang::ALL.map(|lang| page(lang, kind)).into_iter().chain([phone]) {
            let ids: BTreeSet<&str> = ids(&page).into_iter().collect();
            for link in page.split("<a ").skip(1).filter_map(|it| it.split("href=\"#").nth(1)) {
                let to = link.split('"').next().expect("an address ends");
                assert!(ids.contains(to), "{kind}: #{to}");
            }
            // A text that is missing shows as its id, one that wants more as a variable.
            assert!(!page.contains(&format!(">rules-{kind}-")), "{kind}");
            assert!(!page.contains("{$"), "{kind}: a variable is not filled in");
        }
    }
}

/// It is said which numbers are reconstructions, where they are read.
#[test]
fn every_reconstruction_is_listed_with_its_mark() {
    for &kind in Kind::ALL {
        let edition = AnyEdition::shipped(kind);
        let doubtful: Vec<_> = edition.info().reconstructions().collect();
        for lang in Lang::ALL {
            let page = page(lang, kind);
            for number in &doubtful {
                assert!(page.contains(&format!("<code>{}</code>", number.path)), "{lang} {kind}");
            }
            assert_eq!(
                page.matches("<span class=\"mark ").count(),
                doubtful.len(),
                "{lang} {kind}"
            );
        }
    }
}

/// A card prints the name that the text uses.
#[test]
fn landmarks_are_called_on_their_cards_as_in_the_text() {
    let printed = |lang, name: &str| page(lang, Kind::Paris).contains(&format!(">{name}</text>"));
    assert!(printed(Lang::En, "Sacré-Cœur") && !printed(Lang::En, "Sacré-Coeur"));
    assert!(printed(Lang::Ja, "ルーブル") && !printed(Lang::Ja, "Louvre"));
}

/// To quote a rule, people copy the link of its chapter, or of the piece it is about.
#[test]
fn every_chapter_and_every_named_piece_is_a_link_to_itself() {
    // A small game may have no piece with a name.
    let mut named = 0;
    for &kind in Kind::ALL {
        let page = page(Lang::En, kind);
        for (anchor, markup) in sections(&page) {
            let link = format!("<a class=\"spot\" href=\"#{anchor}\">");
            assert!(markup.contains(&link), "{kind}: {anchor}");
        }
        let pieces = page.split("<li ").skip(1).filter(|item| item.contains("<b>"));
        for item in pieces {
            let id = item.split_once("id=\"").and_then(|(_, it)| it.split('"').next());
            let id = id.expect("a piece has an anchor");
            let link = format!("<b><a class=\"spot\" href=\"#{id}\">");
            assert!(item.contains(&link), "{kind}: {id}");
            named += 1;
        }
    }
    assert!(named > 40, "{named} pieces have a name");
}

#[test]
fn every_anchor_is_one_place() {
    for &kind in Kind::ALL {
        let page = page(Lang::En, kind);
        let (mut seen, mut twice) = (BTreeSet::new(), Vec::new());
        // The definitions that drawings bring along are the same in each of them.
        let drawn = |id: &str| id.starts_with("i-") || id.contains("roof") || id == "pp-seine";
        for id in ids(&page).into_iter().filter(|id| !drawn(id)) {
            if !seen.insert(id) && page.contains(&format!("href=\"#{id}\"")) {
                twice.push(id);
            }
        }
        assert!(twice.is_empty(), "{kind}: {twice:?}");
    }
}

#[test]
fn japanese_is_set_with_japanese_stops_and_commas() {
    for &kind in Kind::ALL {
        let page = page(Lang::Ja, kind);
        for mark in [". ", ", "] {
            for (at, _) in page.match_indices(mark) {
                let before = page[..at].chars().next_back();
                let before = before.filter(|it| *it >= '\u{3000}');
                let near: String = page[..at].chars().rev().take(20).collect();
                let near: String = near.chars().rev().collect();
                assert!(before.is_none(), "{kind}: {near}{mark}");
            }
        }
    }
}

/// The chapters of a page: their names, and their markup.
fn sections(page: &str) -> Vec<(&str, &str)> {
    let parts = page.split("<section id=\"").skip(1);
    parts.filter_map(|part| part.split_once("\">")).collect()
}

/// A piece of markup as people read it: no tags, no drawings.
fn read(markup: &str) -> String {
    let mut text = String::new();
    for part in markup.split("<svg") {
        let part = part.split_once("</svg>").map_or(part, |(_, after)| after);
        for tagged in part.split('<') {
            text.push_str(tagged.split_once('>').map_or(tagged, |(_, after)| after));
            text.push(' ');
        }
    }
    text
}

/// The numbers in a text, in their order.
fn numbers_in(text: &str) -> Vec<u32> {
    text.split(|c: char| !c.is_ascii_digit()).filter_map(|digits| digits.parse().ok()).collect()
}

/// A paragraph, a point of a list, a ruling or an example that one language lacks is a rule that
/// its readers do not get.
#[test]
fn every_language_has_every_paragraph_and_its_rulings_at_the_same_place() {
    fn frame(markup: &str) -> (usize, usize, usize, usize, Vec<&str>) {
        let count = |tag: &str| markup.matches(tag).count();
        let rulings = markup.split("class=\"ruling\" id=\"").skip(1);
        let rulings = rulings.filter_map(|it| it.split('"').next()).collect();
        (count("<p>"), count("<ul>") + count("<ol>"), count("<li>"), count("<figure"), rulings)
    }
    for &kind in Kind::ALL {
        let english = page(Lang::En, kind);
        for lang in Lang::ALL {
            let page = page(lang, kind);
            let (here, there) = (sections(&page), sections(&english));
            assert_eq!(here.len(), there.len(), "{lang} {kind}");
            for ((name, markup), (_, model)) in here.into_iter().zip(there) {
                assert_eq!(frame(markup), frame(model), "{lang} {kind}: {name}");
            }
        }
    }
}

/// What the rulebooks count, chapter by chapter. Numbers that a language writes as words are
/// left out.
const COUNTED: &[(&str, &str, &[u32])] = &[
    ("city-of-light", "setup", &[8, 7, 4, 12]),
    ("city-of-light", "streets", &[3, 16]),
    ("city-of-light", "buildings", &[8]),
    ("city-of-light", "scoring", &[3]),
    ("city-of-light", "pieces", &[2, 3, 4, 4, 4, 5, 2, 6]),
    ("paris-paris", "setup", &[20, 60, 15, 12]),
    ("paris-paris", "map", &[25]),
    ("paris-paris", "end", &[20, 15, 12]),
    ("paris", "setup", &[3, 10, 9, 7, 2, 36, 33, 18, 30, 8, 6, 12, 42, 11, 21]),
    ("paris", "districts", &[1, 2, 3, 4, 5, 8]),
    ("paris", "gain", &[8, 2, 3, 4, 5, 1, 2, 3, 2]),
    ("paris", "bonus", &[17, 25]),
];

#[test]
fn every_count_of_the_rulebooks_stands_in_its_chapter() {
    for &(kind, chapter, wanted) in COUNTED {
        let kind: Kind = kind.parse().expect("a game");
        for lang in Lang::ALL {
            let page = page(lang, kind);
            let section = sections(&page).into_iter().find(|(name, _)| *name == chapter);
            // Its text alone: what the pieces and the examples say is theirs.
            let text = section.expect("a chapter").1.split("<ul class=\"parts").next();
            let text = text.and_then(|it| it.split("<figure").next()).unwrap_or_default();
            let mut found = numbers_in(&read(text));
            for number in wanted {
                let at = found.iter().position(|it| it == number);
                let at = at.unwrap_or_else(|| panic!("{lang} {kind}: {number} in {chapter}"));
                found.remove(at);
            }
        }
    }
}

/// The worked examples of the rulebooks: what is given and what comes of it.
const WORKED: &[(&str, &[u32])] = &[
    ("rules-city-of-light-example-figure", &[7, 3, 48, 21, 6, 2, 15, 57, 9, 0, 12, 12, 10, 13]),
    ("rules-paris-paris-grand-figure", &[4, 3, 1, 1]),
    ("rules-paris-paris-small-figure", &[3, 1]),
    ("rules-paris-move-figure", &[3, 4, 1, 2, 5]),
    ("rules-paris-price-figure", &[2, 5, 3]),
    ("rules-paris-new-figure", &[8, 12, 4, 1, 1]),
    ("rules-paris-higher-figure", &[12, 13]),
    ("rules-paris-above-figure", &[15, 10, 15, 1, 2, 2, 10]),
    ("rules-paris-fours-figure", &[4, 18, 15]),
    ("rules-paris-types-figure", &[5, 30, 15]),
    ("rules-paris-scoring-figure", &[20, 10, 5, 13, 11, 2, 10, 5, 4, 1, 13, 3, 20, 10, 5]),
    ("rules-paris-shared-figure", &[16, 8, 4, 16, 11, 5, 21, 15, 3, 3, 8, 21, 15, 4, 2, 16, 4]),
    ("rules-paris-two-figure", &[18, 12, 18, 5]),
];

#[test]
fn every_worked_example_says_what_is_given_and_what_comes_of_it() {
    for lang in Lang::ALL {
        let all: String = Kind::ALL.iter().map(|kind| page(lang, *kind)).collect();
        for (caption, wanted) in WORKED {
            let begins = words::text(lang, caption);
            let said = all.split("<figcaption>").skip(1);
            let said = said.filter_map(|it| it.split("</figcaption>").next());
            let mut said = said.map(read).filter(|it| it.trim().starts_with(begins.trim()));
            let said = said.next().unwrap_or_else(|| panic!("{lang}: {caption} has no picture"));
            let mut found = numbers_in(&said);
            for number in *wanted {
                let at = found.iter().position(|it| it == number);
                let at = at.unwrap_or_else(|| panic!("{lang} {caption}: {number} in {said}"));
                found.remove(at);
            }
        }
    }
}

/// The page is made from the edition: what an owner of the box corrects is what it says.
#[test]
fn another_edition_changes_the_page() {
    let text = AnyEdition::shipped_text(Kind::Paris);
    let text = text.replace("francs = 3\n", "francs = 4\n").replace("vp = 2\n", "vp = 1\n");
    let edition = AnyEdition::parse(Kind::Paris, &text).expect("an edition");
    let viewer = viewer(Lang::En, false);
    let (old, new) = (page(Lang::En, Kind::Paris), book(&viewer, &edition).into_string());
    assert!(old.contains("has 3 francs") && new.contains("has 4 francs"));
    assert!(old.contains("Value 8: 2 VP") && new.contains("Value 8: 1 VP"));
}
