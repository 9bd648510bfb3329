//! What belongs to something on the board shows while that is looked at.

use serde_json::{Value, json};

use crate::browser::Browser;
use crate::driver::Device;
use crate::player::Player;
use crate::rest::moves;
use crate::site::{Site, lutece};
use crate::steady;
use crate::turns::ARROWS;

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
    // The middle of a tile may be its figures already.
    browser.hover(&format!("{tile} .tile-band"));
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

/// What the keyboard comes to on the board: what Tab leads to and what has the focus, each with whether it is drawn;
/// and how many targets are not.
const KEYS: &str = "const drawn = (it) => [it.dataset.pick ?? it.tagName, it.getClientRects().length > 0];
    const tab = [...document.querySelectorAll('svg.board [data-pick][tabindex=\"0\"]')].map(drawn);
    const away = [...document.querySelectorAll('svg.board [data-pick].target')].filter((it) => !drawn(it)[1]);
    return { tab, focus: drawn(document.activeElement), away: away.length };";

/// The places for a landmark are drawn only while its card is held: until then no key goes there.
#[test]
fn keys_go_only_to_what_is_drawn() {
    let site = Site::start("layers-keys");
    let browser = Browser::open("layers-keys", Device::Desk);
    let record = lutece(&["random", "paris", "--seed", "3", "--policy", "playout"]);
    let builds = moves(&record).iter().position(|mv| mv.ends_with(":jardin-du-luxembourg"));
    steady::open(&site, &browser, &record, builds.expect("somebody builds it"));
    browser.see("svg.board [data-pick].target");
    let start = browser.look(KEYS, &[]);
    assert!(start["away"].as_u64() > Some(0), "a landmark can be built: {start}");
    let reached =
        |at: &Value| at["tab"].as_array().is_some_and(|it| it.len() == 1 && it[0][1] == true);
    assert!(reached(&start), "Tab leads to the board: {start}");
    for arrow in ARROWS {
        for _ in 0..16 {
            browser.press(arrow);
            let now = browser.look(KEYS, &[]);
            assert!(reached(&now) && now["focus"] == now["tab"][0], "{now}");
        }
    }
}
