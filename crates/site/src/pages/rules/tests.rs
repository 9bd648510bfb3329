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
        Kind::CityOfLight => ('C', &[("card-", 12), ("building-", 13)]),
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

#[test]
fn every_anchor_is_one_place() {
    for &kind in Kind::ALL {
        let page = page(Lang::En, kind);
        let (mut seen, mut twice) = (BTreeSet::new(), Vec::new());
        // What drawings define for themselves is the same in each of them.
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
