//! The rules on paper: dark letters, whole pictures, and nothing that only a screen needs.

use serde_json::json;

use crate::browser::Browser;
use crate::driver::Device;
use crate::site::Site;

/// How light something is, from 0 to 255, by a property of its style.
const LIGHT: &str = "const light = (it, of) => {
        const [r, g, b] = getComputedStyle(it)[of].match(/[\\d.]+/g).map(Number);
        return Math.round(.3 * r + .6 * g + .1 * b);
    };";

#[test]
fn the_rules_are_printed_by_day_without_what_only_a_screen_needs() {
    let site = Site::start("print");
    let browser = Browser::open("print", Device::Desk);
    for game in ["city-of-light", "paris-paris", "paris"] {
        browser.go(&site.url(&format!("/rules/{game}")));
        browser.click("details.menu:has([name=theme]) > summary");
        browser.follow("button[name=theme][value=night]");
        let ink = format!(
            "{LIGHT} return ['.prose p', '.prose h2', '.parts b', 'figcaption']
            .map((it) => light(document.querySelector(it), 'color'))"
        );
        let screen = browser.look(&ink, &[]);
        assert!(screen[0].as_i64() > Some(150), "{game}: light letters at night: {screen}");
        browser.paper();
        let paper = browser.look(&ink, &[]);
        let paper = paper.as_array().expect("a list");
        assert!(
            paper.iter().all(|it| it.as_i64() < Some(120)),
            "{game}: dark ones on paper: {paper:?}"
        );
        let left = "return ['.top', 'body > footer', '.rules .play', '.rules .pills']
            .filter((it) => document.querySelector(it)?.checkVisibility())";
        assert_eq!(browser.look(left, &[]), json!([]), "{game}: nothing to click on paper");
        let wide = "const page = document.querySelector('.prose').getBoundingClientRect();
            return [...document.querySelectorAll('.prose svg')].filter((it) => it.checkVisibility())
                .filter((it) => it.getBoundingClientRect().right > page.right + 1).length";
        assert_eq!(browser.look(wide, &[]), 0, "{game}: every picture is on the page");
        browser.light(false);
    }
}
