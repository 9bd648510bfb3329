//! Help in play against a bot: a hint by the keyboard and by a finger, drawn on the board and picked
//! from the list; and a coach who is switched on.

use serde_json::json;

use crate::browser::Browser;
use crate::driver::Device;
use crate::player::Player;
use crate::site::Site;

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
            // Whoever wants a coach has one until they switch it off, at every table.
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
