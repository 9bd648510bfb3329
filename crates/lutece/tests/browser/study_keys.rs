//! Review and analysis board by keyboard alone: everything on them takes the focus, and everything
//! a click does can be done.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::browser::Browser;
use crate::driver::Device;
use crate::replay::{open, stands_at};
use crate::site::Site;
use crate::turns::{ENTER, TAB, tab_to};

const LEFT: &str = "\u{E012}";
const RIGHT: &str = "\u{E014}";
const HOME: &str = "\u{E011}";

/// Everything within a part of the page that can be used, numbered: what it is.
const USABLE: &str = "const own = 'a[href], button:not(:disabled), input:not([type=hidden]), select, textarea, summary';
    const seen = (it) => it.checkVisibility({ visibilityProperty: true })
        && it.getAttribute('tabindex') !== '-1' && !it.closest('svg.curve, svg.layers, svg.board');
    const all = [...document.querySelector(arguments[0]).querySelectorAll(own)].filter(seen);
    all.forEach((it, at) => { it.dataset.usable = at; });
    return all.map((it) => it.outerHTML.slice(0, 120));";

/// What has the focus: its number, or whether the page has been gone through.
const FOCUSED: &str = "const it = document.activeElement;
    return it.dataset?.usable === undefined ? null : Number(it.dataset.usable);";

/// Going through the page by Tab leaves out nothing that can be used.
#[track_caller]
fn reaches_everything(browser: &Browser, part: &str) {
    let usable = browser.look(USABLE, &[json!(part)]);
    let usable: Vec<String> = serde_json::from_value(usable).expect("a list");
    assert!(usable.len() > 5, "{part}: {usable:?}");
    browser.look("document.activeElement.blur(); window.scrollTo(0, 0);", &[]);
    let mut left: BTreeSet<u64> = (0..usable.len() as u64).collect();
    for _ in 0..2 * usable.len() + 200 {
        browser.press(TAB);
        if let Value::Number(at) = browser.look(FOCUSED, &[]) {
            left.remove(&at.as_u64().expect("a number"));
        }
        if left.is_empty() {
            return;
        }
    }
    let left: Vec<&String> = left.iter().map(|at| &usable[*at as usize]).collect();
    panic!("{}: Tab does not lead to {left:#?}", browser.url());
}

#[track_caller]
fn place(browser: &Browser, is: &str) -> String {
    let script = format!(
        "const at = document.getElementById('table')?.dataset.study ?? ''; return {is} && at"
    );
    let place = browser.wait(is, &script, &[]);
    place.as_str().expect("a place").to_owned()
}

#[test]
fn a_game_is_studied_by_keys_alone() {
    let site = Site::start("study-keys");
    let browser = Browser::open("study-keys", Device::Desk);
    open(&site, &browser, "city-of-light");
    tab_to(&browser, ".tabs [data-tab-to=menu]");
    browser.press(ENTER);
    tab_to(&browser, "[action$='/review'] button");
    browser.press(ENTER);
    let shown = "return document.querySelectorAll('.review .curve').length >= 2";
    browser.wait("the review is there", shown, &[]);
    reaches_everything(&browser, "main");

    // From a mark on the curve to the mistake, to the next one, and to its place in the replay.
    browser.look("document.activeElement.blur(); window.scrollTo(0, 0);", &[]);
    browser.reload();
    browser.wait("the review is there", shown, &[]);
    tab_to(&browser, ".curve a[href^='#turning-']");
    browser.press(ENTER);
    let hash = "return location.hash.startsWith('#turning-') && location.hash !== arguments[0]
        && location.hash";
    let first = browser.wait("it is a mistake", hash, &[json!("")]);
    tab_to(&browser, ".turn:target nav a");
    browser.press(ENTER);
    let next = browser.wait("it is the next mistake", hash, &[first]);
    let turned =
        next.as_str().and_then(|it| it.trim_start_matches("#turning-").parse::<u64>().ok());
    let turned = turned.expect("the number of a move");
    tab_to(&browser, &format!("#turning-{turned} h3 a"));
    browser.press(ENTER);
    stands_at(&browser, turned);
    // The slider by arrows; what it shows follows.
    tab_to(&browser, "[data-jump]");
    browser.press(RIGHT);
    stands_at(&browser, turned + 1);
    reaches_everything(&browser, "main");

    // On the analysis board: the next mistake, the better move, back, and another one on the board.
    browser.reload();
    tab_to(&browser, ".tabs [data-tab-to=menu]");
    browser.press(ENTER);
    tab_to(&browser, "[action$='/study'] button");
    browser.press(ENTER);
    let begun = place(&browser, "/^[0-9]+$/.test(at)");
    browser.press("p");
    let mistake = place(&browser, &format!("/^[0-9]+$/.test(at) && at !== '{begun}'"));
    let spoken = "return document.querySelectorAll('.advice .best [data-move]').length > 0";
    browser.wait("the judge has spoken", spoken, &[]);
    tab_to(&browser, ".advice .best [data-move]");
    browser.press(ENTER);
    place(&browser, &format!("at !== '{mistake}'"));
    browser.look("document.activeElement.blur()", &[]);
    browser.press(LEFT);
    place(&browser, &format!("at === '{mistake}'"));
    // The slider by arrows, along the line that is shown; the focus stays on it.
    tab_to(&browser, "[data-jump]");
    browser.press(RIGHT);
    place(&browser, &format!("at === '{}'", mistake.parse::<usize>().expect("a number") + 1));
    browser.press(HOME);
    place(&browser, "at === '0'");
    browser.press(RIGHT);
    place(&browser, "at === '1'");
    browser.look("document.activeElement.blur()", &[]);
    browser.press(HOME);
    place(&browser, "at === '0'");
    tab_to(&browser, "svg.board [data-pick]");
    browser.press(ENTER);
    let picked = "return document.querySelector('svg.board .chosen') !== null";
    browser.wait("something is picked", picked, &[]);

    // A comment in the tree, and a step of the tree.
    browser.press("\u{E00C}");
    tab_to(&browser, ".tabs [data-tab-to=tree]");
    browser.press(ENTER);
    tab_to(&browser, ".tools textarea");
    browser.press("n");
    browser.press("p");
    tab_to(&browser, "[action$='/note'] button");
    browser.press(ENTER);
    let said = "return document.querySelector('.tree .note')?.textContent === 'np'";
    browser.wait("letters are written, and no way to go", said, &[]);
    place(&browser, "at === '0'");
    tab_to(&browser, ".tree li:nth-child(3) > a");
    browser.press(ENTER);
    place(&browser, "at === '2'");
    browser.wait("the judge has spoken", spoken, &[]);
    for tab in ["tree", "menu"] {
        tab_to(&browser, &format!(".tabs [data-tab-to={tab}]"));
        browser.press(ENTER);
        reaches_everything(&browser, "main");
    }
    assert_eq!(browser.complaints(), Vec::<String>::new());
}
