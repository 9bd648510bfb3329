//! As at home: a laptop's address without TLS, and more tabs than connections.

use serde_json::json;

use crate::browser::Browser;
use crate::driver::Device;
use crate::player::Player;
use crate::site::Site;

/// A name for this machine that no browser treats as local.
const NAME: &str = "lan.example";

/// Two more than a browser has connections to a site.
const TABS: usize = 8;

#[test]
fn a1_on_a_plain_name_one_plays_and_talks() {
    let site = Site::start("plain");
    let browser = Browser::open("plain", Device::Desk);
    browser.go(&site.url("/").replace("127.0.0.1", NAME));
    assert_eq!(browser.look("return isSecureContext", &[]), false, "as any address in the house");
    browser.follow("[data-play=paris]");
    let mut player = Player::at(&browser, 31);
    let start = player.my_turn().version();
    for _ in 0..3 {
        player.play();
    }
    assert!(player.my_turn().version() >= start + 3);
    browser.press("c");
    browser.write(".say input", "bonsoir");
    browser.click(".say button");
    let said = "return document.querySelector('ul.chat')?.textContent.includes('bonsoir')";
    browser.wait("the chat has it", said, &[]);
    // That a header for secure pages counts for nothing here is all there is to say.
    let others = |it: &String| !it.contains("Cross-Origin-Opener-Policy");
    assert!(!browser.complaints().iter().any(others));
}

#[test]
fn a1_an_error_in_an_action_is_shown() {
    let site = Site::start("shown");
    let browser = Browser::open("shown", Device::Desk);
    browser.go(&site.url("/"));
    browser.follow("[data-play=paris]");
    let mut player = Player::at(&browser, 32);
    let scene = player.my_turn();
    browser.look("crypto.getRandomValues = () => { throw new Error('no chance') }", &[]);
    player.click(&scene);
    browser.click("[data-confirm]");
    browser.see("#toast:not([hidden])");
    assert!(browser.text("#toast").contains("went wrong"));
    assert!(browser.wait_for_complaints(1)[0].contains("no chance"));
    assert!(player.my_turn().open(), "and the table can still be used");
}

#[test]
fn a2_eight_tabs_leave_a_connection_for_a_move() {
    let site = Site::start("eight");
    let browser = Browser::open("eight", Device::Desk);
    browser.go(&site.url("/"));
    browser.follow("[data-play=paris]");
    let first = browser.here();
    for _ in 1..TABS {
        browser.beside();
        browser.go(&site.url("/"));
        browser.follow("[data-play=paris]");
    }
    let before = Player::at(&browser, 33).my_turn();
    let after = Player::at(&browser, 33).play();
    assert!(after.version() > before.version(), "a move in the last");

    // What happened at a table in a hidden tab is there when the tab is shown again.
    let table = browser.look("return document.getElementById('table').dataset.url", &[]);
    browser.front(&first);
    let seen = "return document.visibilityState === 'visible'";
    browser.wait("the first tab is in front", seen, &[]);
    Player::at(&browser, 34).play();
    assert_ne!(browser.look("return document.getElementById('table').dataset.url", &[]), table);
    let answer = "const done = arguments[arguments.length - 1];
        fetch('/healthz').then((it) => done(it.status), () => done(0));";
    assert_eq!(browser.look_later(answer, &[]), json!(200));
}
