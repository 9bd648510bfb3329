//! Help in play against a bot: a hint by the keyboard and by a finger, drawn on the board and picked
//! from the list; and a coach who is switched on.

use serde_json::{Value, json};

use crate::browser::Browser;
use crate::driver::Device;
use crate::player::Player;
use crate::replay::open;
use crate::site::{Site, folder, lutece};

/// The moves of a hint that are not wholly in sight, and the chances that are broken.
const HIDDEN: &str = "const talk = document.querySelector('.talk');
    const box = talk.getBoundingClientRect();
    const floor = box.bottom - parseFloat(getComputedStyle(talk).borderBottomWidth);
    return [...document.querySelectorAll('.hint [data-offer]')].map((it) => {
        const { top, bottom } = it.getBoundingClientRect();
        const broken = it.querySelector('b').getClientRects().length > 1;
        return [it.textContent, top < box.top || bottom > floor || broken, top, bottom, box.top, floor];
    }).filter((it) => it[1]);";

#[test]
fn a_hint_is_asked_for_drawn_and_played() {
    let site = Site::start("hints");
    for (device, name) in [(Device::Desk, "hints-desk"), (Device::Phone, "hints-phone")] {
        let browser = Browser::open(name, device);
        for game in ["paris-paris", "city-of-light", "paris"] {
            browser.go(&site.url("/"));
            browser.follow(&format!("[data-play={game}]"));
            Player::at(&browser, 3).my_turn();
            match device {
                Device::Desk => browser.press("h"),
                _ => browser.click("[data-key=h]"),
            }
            browser.see(".hint [data-offer]");
            browser.wait(
                "the moves are drawn on the board",
                "return document.querySelectorAll('svg.board .hint-sign').length > 0",
                &[],
            );
            assert!(!browser.sees("[data-key=h]"), "{game}: there is one already");
            browser.fits();
            assert_eq!(browser.look(HIDDEN, &[]), json!([]), "{game}: every move of it is seen");
            let best = browser
                .look("return document.querySelector('.hint [data-offer]').dataset.offer", &[]);
            browser.click(".hint [data-offer]");
            browser.click("[data-confirm]");
            browser.wait(
                "it is made, and the hint is gone",
                "return !document.querySelector('.hint-sign, [data-hints]')",
                &[],
            );
            assert!(best.is_string(), "{game}: {best}");
            // A player who wants a coach has one at every table until they switch it off.
            let coached =
                json!(browser.look("return document.querySelector('[data-coach]').checked", &[]));
            browser.click("[data-tab-to=menu]");
            browser.click("[data-coach]");
            browser.reload();
            let now = browser.look("return document.querySelector('[data-coach]').checked", &[]);
            assert_ne!(coached, now, "{game}: it is remembered");
        }
    }
}

/// The blunders of a random game that the replay can open, the worst first: after how many moves, by
/// which seat, which move. The judge is the server's.
fn blunders(game: &str) -> Vec<(u64, u64, String)> {
    let record = lutece(&["random", game, "--seed", "1889", "--policy", "playout"]);
    let file = folder(&format!("coach-{game}")).join("game.lutece");
    std::fs::write(&file, record).expect("the folder can be written to");
    let file = file.to_str().expect("a plain path");
    let review = lutece(&["review", file, "--nodes", "40", "--seed", "1", "--json"]);
    let review: Value = serde_json::from_str(&review).expect("JSON");
    let moves = review["moves"].as_array().expect("moves").iter();
    let mut bad: Vec<&Value> = moves.filter(|it| it["grade"] == "blunder").collect();
    bad.sort_by(|one, two| {
        two["loss"].as_f64().partial_cmp(&one["loss"].as_f64()).expect("finite")
    });
    let of = |it: &&Value| {
        let number = |name: &str| it[name].as_u64().expect("a number");
        (number("ply"), number("seat"), it["move"].as_str().expect("text").to_owned())
    };
    bad.iter().map(of).collect()
}

/// Whether the coach holds back a move that somebody makes by its button.
fn warned(browser: &Browser, mv: &str) -> bool {
    let version = browser.look("return document.getElementById('table').dataset.version", &[]);
    browser.look(
        "const button = document.createElement('button');
        button.dataset.move = arguments[0];
        document.querySelector('#table .now').append(button);
        button.hidden = true;
        button.click();
        button.remove();",
        &[json!(mv)],
    );
    let script = "return document.getElementById('table').dataset.version !== arguments[0]";
    browser.wait("something came of it", script, &[version]);
    browser.sees(".warning")
}

#[test]
fn a_coach_warns_of_a_blunder_which_is_taken_back_or_made_all_the_same() {
    let site = Site::start("coach");
    for (device, name) in [(Device::Desk, "coach-desk"), (Device::Phone, "coach-phone")] {
        let browser = Browser::speaking(name, device, "ja");
        for game in ["paris-paris", "city-of-light", "paris"] {
            let bad = blunders(game);
            assert!(!bad.is_empty(), "{game}: nobody plays at random without one");
            open(&site, &browser, game);
            let base = browser.url().split("/replay").next().expect("an address").to_owned();
            let mut heard = false;
            for (ply, seat, mv) in bad.iter().take(4) {
                browser.go(&format!("{base}/replay?ply={ply}"));
                browser.click("[data-tab-to=menu]");
                browser.click("details:has(> [action='/tables']) > summary");
                browser.look(
                    "const form = document.querySelector(\"[action='/tables']\");
                    for (const seat of form.querySelectorAll('select')) {
                      seat.value = seat.name === `seat${arguments[0]}` ? 'me' : 'bot:flaneur';
                    }",
                    &[json!(seat)],
                );
                browser.follow("[action='/tables'] [type=submit]");
                browser.see("#table:not(.replay)");
                Player::at(&browser, 3).my_turn();
                browser.click("[data-tab-to=menu]");
                if browser.look("return document.querySelector('[data-coach]').checked", &[])
                    == false
                {
                    browser.click("[data-coach]");
                }
                // A move that the third look does not call a blunder is made without a warning.
                if !warned(&browser, mv) {
                    continue;
                }
                heard = true;
                browser.fits();
                browser.click("[data-send=heed] button");
                let gone = "return !document.querySelector('.warning')";
                browser.wait("the warning is gone", gone, &[]);
                assert!(Player::at(&browser, 3).scene().mine(), "{game}: it was not made");
                assert!(warned(&browser, mv), "{game}: and again");
                browser.click(".warning [data-send=moves] button");
                browser.wait("it is made", gone, &[]);
                break;
            }
            assert!(heard, "{game}: no warning of {bad:?}");
        }
    }
}
