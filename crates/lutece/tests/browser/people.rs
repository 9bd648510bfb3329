//! Players: a rated game of two accounts, and what their pages show of it.

use crate::access::check;
use crate::browser::Browser;
use crate::driver::Device;
use crate::player::Player;
use crate::site::Site;

pub(crate) fn register(site: &Site, browser: &Browser, name: &str) {
    browser.go(&site.url("/account"));
    browser.write("form[action='/register'] [name=name]", name);
    browser.write("form[action='/register'] [name=password]", "correct horse");
    browser.follow("form[action='/register'] [type=submit]");
}

#[test]
fn a_rated_game_of_two_accounts_has_a_curve() {
    let site = Site::start("rated");
    let ann = Browser::open("rated-ann", Device::Desk);
    let zoe = Browser::open("rated-zoe", Device::Phone);
    register(&site, &ann, "Ann");
    register(&site, &zoe, "Zoé d’Arc");
    ann.go(&site.url("/new?game=city-of-light"));
    ann.choose("[name=seat2]", "friend");
    ann.follow("form.stack [type=submit]");
    let link = ann.look("return arguments[0].value", &[ann.see("[data-link]")]);
    let link = link.as_str().expect("a link is text").to_owned();
    zoe.go(&if link.starts_with('/') { site.url(&link) } else { link });
    zoe.follow("main [type=submit]");
    for browser in [&ann, &zoe] {
        browser.see("svg.board");
    }
    let [mut first, mut second] = [Player::at(&ann, 16), Player::at(&zoe, 17)];
    for _ in 0..4 {
        Player::mover(&mut first, &mut second).play();
    }
    ann.go(&ann.url());
    ann.click("[data-tab-to=menu]");
    ann.click("details:has([data-send=resign]) > summary");
    ann.click("[data-send=resign] button");
    ann.see(".result");

    let curve = "return document.querySelector('.rating-curve svg')?.getAttribute('aria-label')";
    let mut told = Vec::new();
    for browser in [&ann, &zoe] {
        browser.go(&site.url("/account"));
        browser.follow("a[href^='/player/']");
        // It is counted right after the game; if the test is quicker, it looks again.
        let counted = (0..100).any(|_| {
            std::thread::sleep(std::time::Duration::from_millis(50));
            browser.reload();
            browser.sees(".rating-curve svg")
        });
        assert!(counted, "{}", browser.text("main"));
        told.push(browser.look(curve, &[]).as_str().expect("it says what it shows").to_owned());
        browser.see(".rating-curve .dot");
        browser.see("#games a[href$='/replay']");
        browser.fits();
        assert_eq!(check(browser, "day"), Vec::<String>::new());
    }
    let rating = |told: &str| -> i64 {
        let now = told.split(": ").nth(1).and_then(|it| it.split(' ').next());
        now.and_then(|it| it.parse().ok()).expect("a rating")
    };
    assert!(rating(&told[0]) < 1500 && rating(&told[1]) > 1500, "{told:?}");
    // The way from one to the other, by the leaderboard, and a note that only she sees.
    ann.go(&site.url("/players?game=city-of-light"));
    ann.follow("main a[href^='/player/Zo']");
    ann.write("[name=note]", "takes the corner");
    ann.follow("form:has([name=note]) [type=submit]");
    let note = "return document.querySelector('[name=note]').value";
    assert_eq!(ann.look(note, &[]), "takes the corner");
    ann.follow("form:has([value=follow]) [type=submit]");
    ann.see("form:has([value=unfollow]) [type=submit]");
    zoe.reload();
    assert!(!zoe.sees("[name=note]"), "one keeps nothing about oneself");
    for browser in [&ann, &zoe] {
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
}
