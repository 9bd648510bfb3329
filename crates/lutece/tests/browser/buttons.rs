//! The words of the buttons beside the board fit: none runs over the edge of its button, none is broken
//! where it has no hyphen, in six languages and at the six sizes.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::browser::Browser;
use crate::driver::Device;
use crate::player::Player;
use crate::site::{Site, lutece};
use crate::steady::{SIZES, open, resize};

/// What does not fit, and which kinds of buttons there are.
const BUTTONS: &str = concat!(include_str!("seen.js"), include_str!("buttons.js"));

/// The languages, those with long words first.
const LANGUAGES: [&str; 6] = ["de", "nl", "fr", "pl", "ja", "en"];

/// Looks at the buttons on the way to a move: their kinds, and what does not fit.
fn look(browser: &Browser, mv: &str, kinds: &mut BTreeSet<String>) -> Vec<String> {
    let found = browser.look_later(BUTTONS, &[json!(mv)]);
    assert!(found["error"].is_null(), "{found}");
    let list = |key: &str| -> Vec<String> {
        let all = found[key].as_array().expect("a list").iter();
        all.filter_map(Value::as_str).map(str::to_owned).collect()
    };
    kinds.extend(list("kinds"));
    list("broken")
}

/// Looks at the table that is shown in every language and at every size.
fn everywhere(browser: &Browser, game: &str, mv: &str, kinds: &mut BTreeSet<String>) {
    let table = browser.url();
    let lifted = kinds.contains("lift");
    let mut broken = Vec::new();
    for lang in LANGUAGES {
        browser.cookie(&json!({ "cookie": { "name": "lutece_lang", "value": lang } }));
        browser.resize(1280, 900);
        browser.go(&table);
        assert_eq!(browser.look("return document.documentElement.lang", &[]), lang);
        let mut see = |size: (u32, u32)| {
            let found = look(browser, mv, kinds).into_iter();
            broken.extend(found.map(|it| format!("{game} before {mv}, {lang}, {size:?}: {it}")));
        };
        // The curtain between two at one device has a button, too.
        if browser.sees("[data-lift]") {
            if !lifted {
                for size in SIZES {
                    browser.resize(size.0, size.1);
                    see(size);
                }
            }
            browser.click("[data-lift]");
        }
        browser.see("svg.board");
        for size in SIZES {
            resize(browser, size);
            see(size);
        }
    }
    assert!(broken.is_empty(), "{}", broken.join("\n"));
}

/// A random game: its record, and its moves.
fn game(name: &str, seed: &str) -> (String, Vec<String>) {
    let record = lutece(&["random", name, "--seed", seed, "--policy", "playout"]);
    let moves = record.split("\nmoves:\n").nth(1).expect("a record has moves");
    let moves = moves.lines().take_while(|line| !line.contains(": ")).map(str::to_owned).collect();
    (record, moves)
}

#[test]
fn the_words_of_a_moves_buttons_fit_in_every_language_at_every_size() {
    let site = Site::start("buttons");
    let browser = Browser::open("buttons", Device::Desk);
    let mut kinds = BTreeSet::new();

    // Against a bot there are hints, and in City of Light a piece can be turned.
    browser.go(&site.url("/"));
    browser.follow("[data-play=city-of-light]");
    Player::at(&browser, 27).my_turn();
    everywhere(&browser, "city-of-light", "tile", &mut kinds);

    // Of Paris a move that may be the last of its turn, and a choice; of Paris Paris a second shop, so that
    // the first can be taken back; and a card that is the only move there is.
    let positions = [
        ("paris", "1900", "bonus 27"),
        ("paris", "1900", "choose 3-francs"),
        ("paris-paris", "1900", "shop louvre black"),
        ("city-of-light", "1902", "card levitation idle"),
    ];
    for (name, seed, mv) in positions {
        let (record, moves) = game(name, seed);
        let ply = moves.iter().position(|it| it == mv);
        open(&site, &browser, &record, ply.expect(mv));
        everywhere(&browser, name, mv, &mut kinds);
    }

    let wanted =
        ["confirm", "confirm end", "spin", "cancel", "move", "offer", "why", "key h", "lift"];
    for kind in wanted {
        assert!(kinds.contains(kind), "{kind} was not seen: {kinds:?}");
    }
}
