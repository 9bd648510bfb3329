//! The board can be read and asked: laws 6 and 7 of the table over whole games.

use serde_json::{Value, json};

use crate::browser::Browser;
use crate::driver::Device;
use crate::site::{Site, lutece};
use crate::steady;

const LAWS: &str = include_str!("laws.js");

/// The windows in which no text is smaller than so many pixels: 11 at a desk and on a tablet, 12 on a
/// phone, whichever way it is held.
const SIZES: [((u32, u32), f64); 6] = [
    ((1366, 768), 11.0),
    ((1280, 900), 11.0),
    ((1920, 1080), 11.0),
    ((390, 844), 12.0),
    ((768, 1024), 11.0),
    ((844, 390), 12.0),
];

/// How many positions of a game are looked at, from the first to the last.
const POSITIONS: usize = 3;

/// Looks at a board: everything on it that breaks a law.
fn look(browser: &Browser, least: f64) -> Vec<String> {
    let found = browser.look(LAWS, &[json!(least)]);
    let list = |key: &str| -> Vec<String> {
        let all = found[key].as_array().expect("a list").iter();
        all.map(|it| format!("{key}: {}", it.as_str().expect("text"))).collect()
    };
    let number = |key: &str| found[key].as_u64().expect("a number");
    assert!(number("texts") > 20, "a board has texts: {found}");
    assert!(number("judged") * 10 > number("texts") * 8, "most have a ground: {found}");
    assert!(number("marks") > 2, "and marks of their owners: {found}");
    [list("small"), list("faint"), list("pale"), list("dumb")].concat()
}

fn whole_game(game: &str) {
    let site = Site::start(&format!("laws-{game}"));
    let browser = Browser::open(&format!("laws-{game}"), Device::Desk);
    browser.hide_scrollbars();
    let record = lutece(&["random", game, "--seed", "1900", "--policy", "playout"]);
    let moves = record.split("\nmoves:\n").nth(1).expect("a record has moves");
    let plies = moves.lines().take_while(|line| !line.contains(": ")).count();
    for at in 0..POSITIONS {
        let ply = (plies - 1) * at / (POSITIONS - 1);
        steady::open(&site, &browser, &record, ply);
        for night in [false, true] {
            browser.light(night);
            for (size, least) in SIZES {
                steady::resize(&browser, size);
                let broken = look(&browser, least);
                let what = format!("{game} after {ply} of {plies}, {size:?}, night {night}");
                assert_eq!(broken, Vec::<String>::new(), "{what}");
            }
        }
    }
}

#[test]
fn city_of_light_can_be_read_and_asked() {
    whole_game("city-of-light");
}

#[test]
fn paris_paris_can_be_read_and_asked() {
    whole_game("paris-paris");
}

#[test]
fn paris_can_be_read_and_asked() {
    whole_game("paris");
}

/// These checks do see what breaks a law.
#[test]
fn what_is_small_faint_or_pale_and_a_thing_without_a_word_are_found() {
    let browser = Browser::open("laws-eyes", Device::Desk);
    let page = "data:text/html,<body style='background:white'><svg class=board width=100 height=100
        viewBox='0 0 200 200' xmlns='http://www.w3.org/2000/svg'>
        <rect width=200 height=200 fill='white'/>
        <g aria-label=one><text x=10 y=30 font-size=30 fill=black>good</text></g>
        <g aria-label=two><text x=10 y=60 font-size=20 fill=black>small</text></g>
        <g aria-label=three><text x=10 y=90 font-size=30 fill='rgb(200,200,200)'>faint</text></g>
        <g aria-label=four><rect y=95 width=200 height=40 fill='black'/>
            <text x=10 y=120 font-size=30 fill='rgb(40,40,40)'>dark</text></g>
        <text x=10 y=150 font-size=30>nameless</text>
        <g aria-label=five data-pick=x><rect y=160 width=40 height=40 /></g>
        <circle class=sign cx=100 cy=180 r=8 fill='rgb(230,230,230)'/>
        <circle class=sign cx=120 cy=180 r=8 fill='rgb(230,230,230)' stroke=black />
        <path class=casing d='M140 160v40' stroke=black stroke-width=20 />
        <path class=course d='M140 160v40' stroke='rgb(30,30,30)' stroke-width=8 /></svg>";
    browser.go(&page.replace('\n', " "));
    let found = browser.look(LAWS, &[json!(11)]);
    let count = |key: &str| found[key].as_array().map_or(0, Vec::len);
    assert_eq!((count("small"), count("faint"), count("dumb")), (1, 2, 2), "{found}");
    assert_eq!(count("pale"), 2, "one sign without an edge, one line on black: {found}");
    assert_eq!(found["small"][0], Value::from("small: 10.0 px"));
}
