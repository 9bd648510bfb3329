//! What belongs to something on the board shows while that is looked at.

use serde_json::{Value, json};

use crate::browser::Browser;
use crate::driver::Device;
use crate::player::Player;
use crate::site::Site;

#[track_caller]
fn shows(browser: &Browser, layers: &Value, when: &str) {
    let script = "const seen = [...document.querySelectorAll('svg.board .layer')]
            .filter((it) => getComputedStyle(it).display !== 'none').map((it) => it.dataset.layer ?? it.dataset.of);
        return JSON.stringify(seen) === JSON.stringify(arguments[0]) || null";
    browser.wait(&format!("{layers} is shown {when}"), script, std::slice::from_ref(layers));
}

#[test]
fn what_a_tile_or_a_line_would_bring_shows_for_pointer_focus_and_pick() {
    let site = Site::start("layers");
    let browser = Browser::open("layers", Device::Desk);
    browser.go(&site.url("/"));
    browser.follow("[data-play=paris-paris]");
    Player::at(&browser, 5).my_turn();
    let tile = "[id^=tile-][data-pick].target";
    let pick = "return document.querySelector(arguments[0]).dataset.pick";
    let pick = browser.look(pick, &[json!(tile)]);
    // What taking it does is a layer of the move, and only that.
    let does = |pick: &Value| format!("shop {}", pick.as_str().expect("words"));
    let pick = json!([pick, does(&pick)]);
    let (nothing, away) = (json!([]), ".prompt");

    browser.hover(away);
    shows(&browser, &nothing, "at first");
    browser.hover(tile);
    shows(&browser, &pick, "below the pointer");
    let left = json!([format!("left {}", pick[0].as_str().expect("words"))]);
    browser.hover(&format!("{tile} .left"));
    shows(&browser, &left, "on the figures for the case that it is left");
    browser.hover("#park-red");
    shows(&browser, &json!(["line-red"]), "on the parking space of its line");
    browser.hover(away);
    shows(&browser, &nothing, "when the pointer has left the board");

    // A click on those figures takes the tile: what leaving it would bring is not to be seen beside that.
    browser.click(&format!("{tile} .left"));
    shows(&browser, &pick, "while the pointer rests where the tile was picked");
    browser.hover("#park-red");
    shows(&browser, &pick, "while the pointer is on a line");
    browser.hover(away);
    shows(&browser, &pick, "while it is picked");
    browser.click("[data-cancel]");
    shows(&browser, &nothing, "when the pick is taken back");

    // The arrows go to something that can be picked, and only there is the focus visible.
    browser.press("\u{E014}");
    let focused = "const at = document.activeElement;
        return at.matches('[data-pick].target:focus-visible') ? [at.dataset.pick] : null";
    let focused = browser.wait("the focus is on something to pick", focused, &[]);
    let focused = json!([focused[0], does(&focused[0])]);
    shows(&browser, &focused, "with the focus");
}
