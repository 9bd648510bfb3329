//! The connection to the server: cut, and restored by itself.

use words::Lang;

use crate::browser::Browser;
use crate::driver::Device;
use crate::player::Player;
use crate::site::Site;

#[test]
fn the_page_says_that_the_server_is_gone_and_comes_back_by_itself() {
    let mut site = Site::start("line");
    let mut browser = Browser::open("line", Device::Desk);
    browser.failures_expected = true;
    browser.go(&site.url("/"));
    browser.follow("[data-play=paris]");
    let mut player = Player::at(&browser, 11);
    for _ in 0..4 {
        player.play();
    }
    let before = player.my_turn();

    site.kill();
    assert!(!browser.text("#lost:not([hidden])").is_empty(), "the page says so");
    site.restart();
    browser.wait("the line is back", "return document.getElementById('lost').hidden", &[]);
    let after = player.my_turn();
    assert_eq!(after.version(), before.version(), "every move was on disk");
    let moved = player.play();
    assert!(moved.version() > after.version(), "the game goes on");
}

#[test]
fn a_move_made_while_the_server_is_away_is_sent_when_it_is_back() {
    let mut site = Site::start("saved");
    let mut browser = Browser::open("saved", Device::Desk);
    browser.failures_expected = true;
    browser.go(&site.url("/"));
    browser.follow("[data-play=paris]");
    let mut player = Player::at(&browser, 12);
    let before = player.my_turn();
    site.kill();
    // Clicks until one of them was meant for the server.
    let mut scene = before.clone();
    while scene.open() {
        scene = player.click(&scene);
    }
    browser.see("#lost:not([hidden])");
    site.restart();
    let after = player.until("the move has arrived", |scene| scene.version() > before.version());
    assert!(!after.over());
    browser.wait("the line is back", "return document.getElementById('lost').hidden", &[]);
}

#[test]
fn b5_who_moves_on_a_full_disk_reads_why_in_their_language_and_loses_nothing() {
    for (name, lang) in [("full-ja", Lang::Ja), ("full-pl", Lang::Pl)] {
        let site = Site::start(name);
        let mut browser = Browser::speaking(name, Device::Desk, lang.as_str());
        browser.failures_expected = true;
        browser.go(&site.url("/"));
        browser.follow("[data-play=paris]");
        let mut player = Player::at(&browser, 13);
        let before = player.my_turn();
        site.room("4096");
        let mut scene = before.clone();
        while scene.open() {
            scene = player.click(&scene);
        }
        let said = browser.text("#lost:not([hidden])");
        assert_eq!(said, words::text(lang, "refused-store"));
        site.room("unlimited");
        player.until("the move has arrived", |scene| scene.version() > before.version());
        browser.wait("all is well", "return document.getElementById('lost').hidden", &[]);
    }
}
