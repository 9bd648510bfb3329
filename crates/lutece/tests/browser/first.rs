//! The first game: the table says what it is about, line by line, and is quiet for good when told
//! to be.

use std::collections::BTreeSet;

use crate::browser::Browser;
use crate::driver::Device;
use crate::site::Site;

const LINE: &str = "return [...document.querySelectorAll('.first li')]
    .filter((it) => it.checkVisibility({ visibilityProperty: true })).map((it) => it.textContent.trim()).join('|')";

/// The one line that is shown.
fn line(browser: &Browser) -> String {
    browser.look(LINE, &[]).as_str().expect("a text").to_owned()
}

#[test]
fn who_has_not_played_a_game_is_told_about_it_until_one_click() {
    let site = Site::start("first");
    let browser = Browser::newcomer("first", Device::Desk, "en");
    for game in ["city-of-light", "paris-paris", "paris"] {
        browser.go(&site.url("/"));
        browser.follow(&format!("[data-play={game}]"));
        browser.see(".first");
        let mut lines = BTreeSet::from([line(&browser)]);
        for _ in 0..3 {
            browser.click("[data-first-next]");
            lines.insert(line(&browser));
        }
        assert_eq!(lines.len(), 4, "{game}: one line at a time, each another: {lines:?}");
        assert!(lines.iter().all(|line| line.len() > 20 && !line.contains('|')), "{lines:?}");
        assert!(lines.iter().any(|line| line.contains("You are")), "{lines:?}");
        assert!(!browser.sees("[data-first-next]"), "there is nothing after the last line");
        browser.reload();
        browser.see(".first");
        browser.click("[data-first-done]");
        assert!(!browser.sees(".first"));
        browser.reload();
        browser.see("svg.board");
        assert!(!browser.sees(".first"), "{game}: gone for ever");
    }
}

#[test]
fn the_first_game_speaks_the_language_of_the_page_and_fits_a_phone() {
    let site = Site::start("first-phone");
    let browser = Browser::newcomer("first-phone", Device::Phone, "ja");
    browser.go(&site.url("/"));
    browser.follow("[data-play=paris]");
    browser.see(".first");
    assert!(line(&browser).contains("勝利点"), "{}", line(&browser));
    browser.fits();
    // Two taps hit the same button, and never the one that ends it all.
    let places = "return ['next', 'done'].map((it) => {
        const box = document.querySelector(`[data-first-${it}]`).getBoundingClientRect();
        return [Math.round(box.x), Math.round(box.y)] })";
    let before = browser.look(places, &[]);
    for _ in 0..3 {
        browser.click("[data-first-next]");
        assert_eq!(browser.look(places, &[]), before, "the buttons keep their places");
    }
    browser.click("[data-first-done]");
    assert!(!browser.sees(".first"));
}

/// On a phone the lines lie over the head of the page, and never over a clock that runs.
#[test]
fn the_first_game_covers_no_clock_on_a_phone() {
    let site = Site::start("first-clock");
    let phone = Browser::newcomer("first-clock", Device::Phone, "de");
    phone.go(&site.url("/new?game=paris"));
    phone.choose("[name=seat2]", "bot:flaneur");
    phone.click("[name=clock][value=live]");
    phone.follow("form.stack [type=submit]");
    phone.see(".first");
    phone.see(".player .clock");
    let free = "const at = (it) => document.querySelector(it).getBoundingClientRect();
        scrollTo({ top: 0, behavior: 'instant' });
        return at('.player').top >= at('.first').bottom";
    phone.wait("the players are below the lines", free, &[]);
    let top = "return document.querySelector('.seated').getBoundingClientRect().top
        - document.querySelector('.top').getBoundingClientRect().bottom";
    let before = phone.look(top, &[]).as_f64().expect("a number");
    phone.click("[data-first-done]");
    let after = phone.look(top, &[]).as_f64().expect("a number");
    assert!(after < before && after < 20.0, "their room is given back: {before} to {after}");
}
