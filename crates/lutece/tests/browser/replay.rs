//! The replay: step, jump, flip, download, open a record, play on.

use serde_json::json;

use crate::browser::Browser;
use crate::driver::Device;
use crate::player::{Player, Scene};
use crate::site::{Site, lutece};

/// Where the replay stands, of how many.
const AT: &str = "const slider = document.querySelector('[data-jump]');
    return [Number(slider.value), Number(slider.max)];";

#[track_caller]
pub(crate) fn stands_at(browser: &Browser, ply: u64) {
    // The board says where it is; the slider says where it was pushed.
    let script = "return Number(document.getElementById('table')?.dataset.ply) === arguments[0]";
    browser.wait(&format!("the replay is at {ply}"), script, &[json!(ply)]);
}

#[track_caller]
fn board(browser: &Browser) -> String {
    browser.see("svg.board");
    let script = "return document.querySelector('svg.board').outerHTML";
    browser.look(script, &[]).as_str().expect("text").to_owned()
}

/// Steps, jumps and flips through whatever is on the replay.
fn browse(browser: &Browser) {
    browser.see("svg.board");
    let last = browser.look(AT, &[])[1].as_u64().expect("a number");
    assert!(last > 2, "a game of {last} moves");
    stands_at(browser, 0);
    let start = board(browser);
    browser.click("[data-go=forward]");
    stands_at(browser, 1);
    assert_ne!(board(browser), start, "a step changes the board");
    browser.click("[data-go=back]");
    stands_at(browser, 0);
    assert_eq!(board(browser), start, "and back");
    browser.click("[data-go=end]");
    stands_at(browser, last);
    let end = board(browser);

    // The slider is dragged with keys: it has the focus after a click in its middle.
    browser.click("[data-jump]");
    let script = "const at = Number(document.getElementById('table').dataset.ply);
        return at > 0 && at < arguments[0]";
    browser.wait("the replay has jumped", script, &[json!(last)]);
    assert_ne!(board(browser), end);
    browser.fits();
}

/// Every move is listed, a click on one goes there, and play goes on by itself until it is stopped.
fn list_and_play(browser: &Browser) {
    let last = browser.look(AT, &[])[1].as_u64().expect("a number");
    browser.click("[data-tab-to=log]");
    let lines = browser.look("return document.querySelectorAll('.log > li[data-ply]').length", &[]);
    assert_eq!(lines, json!(last), "the moves of the whole game");
    let line = browser.see(".log > li[data-ply='1']");
    browser.click_on(&line, "the second move");
    stands_at(browser, 2);
    browser.click("[data-autoplay]");
    let plays = "return document.querySelector('[data-autoplay]').ariaPressed === 'true'
        && Number(document.getElementById('table').dataset.ply) > 3";
    browser.wait("it plays by itself, and says so", plays, &[]);
    browser.click("[data-autoplay]");
    let rests = "return document.querySelector('[data-autoplay]').ariaPressed === 'false'";
    browser.wait("it rests", rests, &[]);
}

#[test]
fn a_game_that_is_over_is_seen_again_from_every_seat() {
    let site = Site::start("replay");
    let browser = Browser::open("replay", Device::Desk);
    browser.go(&site.url("/"));
    browser.follow("[data-play=city-of-light]");
    let mut player = Player::at(&browser, 13);
    for _ in 0..4 {
        player.play();
    }
    player.my_turn();
    browser.click("[data-tab-to=menu]");
    browser.click("details:has([data-send=resign]) > summary");
    browser.click("[data-send=resign] button");
    player.until("the game is over", Scene::over);

    let record = browser.look_later(
        "const done = arguments[arguments.length - 1];
        const link = document.querySelector('.result a[download]');
        fetch(link.href).then(async (it) =>
            done([it.status, it.headers.get('content-disposition'), await it.text()]));",
        &[],
    );
    assert_eq!(record[0], 200);
    assert!(record[1].as_str().is_some_and(|it| it.starts_with("attachment")), "{record}");
    let record = record[2].as_str().expect("a record is text").to_owned();
    assert!(record.contains("game: city-of-light"), "{record}");

    browser.follow(".result a[href$='/replay']");
    browse(&browser);
    browser.click("[data-go=start]");
    stands_at(&browser, 0);
    let own = board(&browser);
    browser.choose("[data-view]", "");
    browser.wait(
        "it was one's own view",
        "return document.querySelector('svg.board').outerHTML !== arguments[0]",
        &[json!(own)],
    );
    let onlooker = board(&browser);
    for seat in ["1", "2"] {
        browser.choose("[data-view]", seat);
        browser.wait(
            "the view has changed",
            "return document.querySelector('svg.board').outerHTML !== arguments[0]",
            &[json!(onlooker)],
        );
        stands_at(&browser, 0);
    }
}

/// Opens a record of a random game on the replay.
pub(crate) fn open(site: &Site, browser: &Browser, game: &str) {
    bring(site, browser, &lutece(&["random", game, "--seed", "1889", "--policy", "playout"]));
}

/// Opens a record; the path that everything about it begins with.
pub(crate) fn bring(site: &Site, browser: &Browser, record: &str) -> String {
    browser.go(&site.url("/replay"));
    browser.paste("[name=record]", record);
    browser.follow("main [type=submit]");
    browser.see("svg.board");
    let url = browser.url();
    let (base, _) = site.path(&url).rsplit_once('/').expect("the page of a record");
    base.to_owned()
}

/// The first question asked from now on is sent half a second late.
const HELD: &str = "const send = XMLHttpRequest.prototype.send;
    XMLHttpRequest.prototype.send = function (body) {
        XMLHttpRequest.prototype.send = send;
        setTimeout(() => { send.call(this, body); window.late = true; }, 500);
    };";

#[test]
fn an_answer_that_is_overtaken_does_not_bring_the_replay_back() {
    let site = Site::start("overtaken");
    let browser = Browser::open("overtaken", Device::Desk);
    open(&site, &browser, "city-of-light");
    stands_at(&browser, 0);
    browser.look(HELD, &[]);
    browser.click("[data-go=forward]");
    browser.click("[data-go=end]");
    let last = browser.look(AT, &[])[1].as_u64().expect("a number");
    stands_at(&browser, last);
    let come = "return window.late
        && performance.getEntriesByType('resource').some((it) => it.name.includes('ply=1'))";
    browser.wait("the first answer has come", come, &[]);
    browser.look_later("setTimeout(arguments[0], 100)", &[]);
    stands_at(&browser, last);
    assert!(browser.url().contains(&format!("ply={last}")), "{}", browser.url());
}

#[test]
fn a_record_is_opened_browsed_and_played_on() {
    let site = Site::start("record");
    let browser = Browser::open("record", Device::Desk);
    for game in ["city-of-light", "paris-paris", "paris"] {
        open(&site, &browser, game);
        browse(&browser);
        list_and_play(&browser);
        browser.click("[data-tab-to=menu]");
        browser.click(".link-row [data-copy]");
        browser.see("#toast");
        let address = browser.url();
        let base = address.split("/replay").next().expect("an address").to_owned();
        let link = browser.look("return document.querySelector('input[data-link]').value", &[]);
        assert!(
            link.as_str().is_some_and(|it| it.starts_with(&base) && it.contains("ply=")),
            "{link}"
        );
        browser.click("details:has(> [action='/tables']) > summary");
        browser.follow("[action='/tables'] [type=submit]");
        browser.see("#table:not(.replay)");
        let mut player = Player::at(&browser, 14);
        let before = player.my_turn();
        let after = player.play();
        assert!(after.version() > before.version(), "{game} goes on");
        // The record has an address of its own until its owner deletes it.
        let path = site.path(&base).to_owned();
        browser.go(&address);
        browser.click("[data-tab-to=menu]");
        browser.follow("[action$='/delete'] button");
        let own = "return !document.querySelector(`a[href^='${arguments[0]}']`)";
        browser.wait("it is gone from the list", own, &[json!(path)]);
        assert_eq!(site.get(&format!("{path}/replay"), &[]).status, 404, "{game}");
    }
}
