//! The review of a game: requested at the end, awaited, clicked through, read by somebody else.

use serde_json::json;

use crate::browser::Browser;
use crate::driver::Device;
use crate::player::{Player, Scene};
use crate::replay::{bring, open, stands_at};
use crate::site::{Site, lutece};
use crate::steady;

/// Whether a review is shown.
const SHOWN: &str = "return document.querySelectorAll('.review .curve').length >= 2";

/// Whether the answer to what would have been better is in sight, and nothing lies over it.
const READ: &str = "const lines = document.querySelector('.asked details p').getClientRects();
    const box = document.querySelector('.asked details p').getBoundingClientRect();
    return lines.length > 0 && [box.top + 4, box.bottom - 4].every((y) =>
        document.elementFromPoint(box.left + 8, y)?.closest('.asked'));";

/// Whether every move is listed, and the one that led here can be seen.
const LISTED: &str = "const list = document.querySelector('.log').getBoundingClientRect();
    const here = document.querySelector('.log > .here')?.getBoundingClientRect();
    return [...document.querySelectorAll('.log > li')].every((it) => it.offsetHeight > 0)
        && here?.height > 0 && here.top >= list.top && here.top < list.bottom;";

#[test]
fn a_review_is_asked_for_at_the_end_and_waited_for() {
    let site =
        Site::paced("review", &["--bot-pause", "0", "--bot-time", "30", "--review-nodes", "900"]);
    let browser = Browser::open("review", Device::Desk);
    browser.go(&site.url("/"));
    browser.follow("[data-play=city-of-light]");
    let mut player = Player::at(&browser, 13);
    for _ in 0..6 {
        player.play();
    }
    player.my_turn();
    browser.click("[data-tab-to=menu]");
    browser.click("details:has([data-send=resign]) > summary");
    browser.click("[data-send=resign] button");
    player.until("the game is over", Scene::over);

    browser.follow(".result [action$='/review'] button");
    assert!(browser.url().ends_with("/review"), "{}", browser.url());
    // Whether it is still under way or done already: it is shown without another click.
    browser.wait("the review is there", SHOWN, &[]);
    assert!(!browser.sees("[data-review-wait]"), "nothing is waited for any more");
    browser.fits();

    // A click on the curve goes to that move.
    let hit = browser
        .look("return document.querySelectorAll('.curve')[0].querySelectorAll('.hit')[5]", &[]);
    browser.click_on(&hit, "the curve at move 5");
    stands_at(&browser, 5);
}

#[test]
fn mistakes_are_found_one_after_the_other_and_others_can_read_it() {
    let site = Site::start("mistakes");
    let browser = Browser::open("mistakes", Device::Desk);
    let mut address = String::new();
    for game in ["paris-paris", "paris", "city-of-light"] {
        open(&site, &browser, game);
        browser.click("[data-tab-to=menu]");
        browser.follow("[action$='/review'] button");
        browser.wait("the review is there", SHOWN, &[]);
        browser.fits();
        address = browser.url();
        // A random game has turned more than once; each has its board.
        let turned = browser.look(
            "return [...document.querySelectorAll('.turn')].map((it) =>
                Number(it.id.replace('turning-', '')))",
            &[],
        );
        let turned: Vec<u64> = serde_json::from_value(turned).expect("numbers");
        assert!(turned.len() > 1, "{game}: {turned:?}");
        browser.wait(
            "the boards are there",
            "const boards = [...document.querySelectorAll('.turn img')];
            boards.forEach((it) => { it.loading = 'eager'; });
            return boards.length > 0 && boards.every((it) => it.complete && it.naturalWidth > 0)",
            &[],
        );
        browser.click(".turn nav a");
        let script = "return location.hash === `#turning-${arguments[0]}`";
        browser.wait("it is the next mistake", script, &[json!(turned[1])]);
        // From the mistake into the replay, and on by a key.
        browser.follow(&format!("#turning-{} h3 a", turned[1]));
        stands_at(&browser, turned[1]);
        // What would you have played? The judge's answer is there on request.
        browser.see(".asked");
        assert!(!browser.sees(".asked details p"), "{game}: not before one has thought");
        browser.click(".asked summary");
        browser.see(".asked details p");
        browser.wait("all of the answer can be read", READ, &[]);
        browser.press("\u{e014}");
        stands_at(&browser, turned[1] + 1);
        browser.see(".judged");
        browser.press("p");
        stands_at(&browser, turned[1]);
        browser.press("p");
        let script = "return Number(document.getElementById('table').dataset.ply) < arguments[0]";
        browser.wait("it is the mistake before", script, &[json!(turned[1])]);
        browser.see(".asked");
        browser.press("n");
        stands_at(&browser, turned[1]);
        browser.wait("the list has the whole game, and shows where it is", LISTED, &[]);
        browser.see(".slide-marks .turned");
        browser.fits();
    }
    let other = Browser::speaking("mistakes-other", Device::Phone, "pl");
    other.go(&address);
    other.wait("another browser reads it", SHOWN, &[]);
    assert_eq!(other.look("return document.documentElement.lang", &[]), json!("pl"));
    other.fits();
    let mistake = other.look("return document.querySelector('.turn h3 a').href", &[]);
    other.go(mistake.as_str().expect("a link"));
    other.click(".asked summary");
    other.wait("the answer can be read on a phone", READ, &[]);
    other.fits();
}

/// How many players the review tells of: in its table, on each curve of all, and by source; and where
/// the game turned.
const TOLD: &str = "const lines = (at) => document.querySelectorAll('.curve')[at]
        .querySelectorAll('path.line').length;
    return [document.querySelector('.players').querySelectorAll('tr:first-child th').length - 1, lines(0), lines(1),
        document.querySelectorAll('.curve').length - 2,
        [...document.querySelectorAll('.turn')].map((it) => it.id)];";

#[test]
fn games_of_several_at_one_device_are_reviewed_and_so_are_their_records() {
    // Four make many moves, and random ones make many mistakes.
    let site = Site::paced("several", &["--review-nodes", "8"]);
    let browser = Browser::open("several", Device::Desk);
    for (game, seats) in
        [("paris-paris", 4), ("paris", 4), ("paris-paris", 3), ("city-of-light", 2)]
    {
        let players = seats.to_string();
        let args = ["random", game, "-p", &players, "--seed", "8", "--policy", "playout"];
        let record = lutece(&args);
        let moves = record.split("\nmoves:\n").nth(1).expect("a record has moves");
        let moves: Vec<&str> = moves.lines().take_while(|line| !line.contains(": ")).collect();
        steady::open(&site, &browser, &record, moves.len() - 1);
        steady::finish(&browser, moves[moves.len() - 1]);
        let own = browser.look_later(
            "const done = arguments[arguments.length - 1];
            fetch(document.querySelector('.result a[download]').href).then((it) => it.text()).then(done)",
            &[],
        );
        browser.follow(".result [action$='/review'] button");
        browser.wait("the review is there", SHOWN, &[]);
        browser.fits();
        let told = browser.look(TOLD, &[]);
        for at in 0..4 {
            assert_eq!(told[at], seats, "{game}: {told}");
        }
        bring(&site, &browser, own.as_str().expect("a record"));
        browser.click("[data-tab-to=menu]");
        browser.follow("[action$='/review'] button");
        browser.wait("the review is there", SHOWN, &[]);
        assert_eq!(browser.look(TOLD, &[]), told, "{game}: the same by its record");
    }
    assert_eq!(browser.complaints(), Vec::<String>::new());
}
