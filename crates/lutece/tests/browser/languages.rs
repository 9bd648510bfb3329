//! The site in other languages: the switch works, and no English is left over.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::browser::Browser;
use crate::driver::Device;
use crate::player::Player;
use crate::site::{PAGES, Site};

/// Everything that a page says, visibly or to screen readers, except what is in a language of its
/// own, notation and keys.
const TEXTS: &str = "const own = (it) => it.closest('[lang]') !== document.documentElement
        || it.closest('code, kbd, script, style, .notation, .log .notation, textarea');
    const texts = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const parent = walk.currentNode.parentElement;
        if (!own(parent)) texts.push(walk.currentNode.textContent);
    }
    for (const it of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
        if (own(it)) continue;
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
            texts.push(it.getAttribute(name) ?? '');
        }
    }
    texts.push(document.title);
    return texts.map((it) => it.replace(/\\s+/g, ' ').trim());";

/// Words that no German or Japanese sentence has.
const ENGLISH: [&str; 12] =
    ["the", "and", "your", "you", "with", "from", "this", "their", "are", "have", "which", "for"];

pub(crate) fn texts(browser: &Browser) -> BTreeSet<String> {
    let texts = browser.look(TEXTS, &[]);
    let texts = texts.as_array().expect("a list").iter().filter_map(Value::as_str);
    let letters = |text: &&str| text.chars().filter(|it| it.is_alphabetic()).count() > 1;
    texts.filter(letters).map(str::to_owned).collect()
}

/// Switches the language by the menu of the page.
fn switch(browser: &Browser, lang: &str) {
    browser.click("details.menu:has([name=lang]) > summary");
    browser.follow(&format!("button[name=lang][value={lang}]"));
    assert_eq!(browser.look("return document.documentElement.lang", &[]), lang);
}

/// What is English: a text that both languages share and that is more than a name, and a text
/// with a word that only English has.
pub(crate) fn leaks(english: &BTreeSet<String>, other: &BTreeSet<String>) -> Vec<String> {
    let words = |text: &str, test: &dyn Fn(&str) -> bool| {
        text.split(|it: char| !it.is_alphabetic()).any(|word| !word.is_empty() && test(word))
    };
    // Names are written with capitals, but for the small words within them.
    let plain = |word: &str| {
        word.chars().all(char::is_lowercase) && !WITHIN.contains(&word) && !SHARED.contains(&word)
    };
    let same = english.intersection(other).filter(|text| words(text, &plain));
    let alien = |word: &str| ENGLISH.contains(&word.to_lowercase().as_str());
    let spoken = other.iter().filter(|text| words(text, &alien));
    same.chain(spoken).cloned().collect()
}

/// Words that English shares with French, Dutch or Polish.
const SHARED: [&str; 11] = [
    "bot", "café", "franc", "francs", "hotel", "min", "online", "orange", "point", "points",
    "source",
];

/// The small words within names of places, streets and games.
const WITHIN: [&str; 9] = ["d", "de", "des", "du", "la", "le", "les", "of", "sur"];

#[test]
fn no_page_has_english_left_over_in_another_language() {
    let site = Site::start("languages");
    let browser = Browser::open("languages", Device::Desk);
    let mut tables = Vec::new();
    for game in ["city-of-light", "paris-paris", "paris"] {
        browser.go(&site.url("/"));
        browser.follow(&format!("[data-play={game}]"));
        let mut player = Player::at(&browser, 15);
        for _ in 0..5 {
            player.play();
        }
        player.my_turn();
        tables.push(site.path(&browser.url()).to_owned());
    }
    let pages: Vec<String> = PAGES.map(str::to_owned).into_iter().chain(tables).collect();

    let read = |path: &String| {
        browser.go(&site.url(path));
        texts(&browser)
    };
    let english: Vec<_> = pages.iter().map(read).collect();
    let mut found = Vec::new();
    for lang in ["de", "fr", "ja", "nl", "pl"] {
        browser.go(&site.url(&pages[0]));
        switch(&browser, lang);
        for (path, english) in pages.iter().zip(&english) {
            let other = read(path);
            found.extend(
                leaks(english, &other).into_iter().map(|it| format!("{lang} {path}: {it}")),
            );
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn the_first_page_speaks_the_language_of_the_browser_and_a_switch_stays() {
    let site = Site::start("first-language");
    let browser = Browser::speaking("first-language", Device::Desk, "de-DE,de,en");
    let lang = |browser: &Browser| browser.look("return document.documentElement.lang", &[]);
    browser.go(&site.url("/"));
    assert_eq!(lang(&browser), "de");
    browser.follow("[data-play=paris]");
    let before = Player::at(&browser, 16).my_turn();
    switch(&browser, "ja");
    let after = Player::at(&browser, 16).my_turn();
    assert_eq!(before.version(), after.version(), "the switch leads back to the same table");
    browser.go(&site.url("/about"));
    assert_eq!(lang(&browser), json!("ja"), "and stays");
}
