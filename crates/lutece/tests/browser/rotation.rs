//! Turning a piece: by key, by wheel and by button.

use serde_json::{Value, json};

use crate::browser::Browser;
use crate::driver::Device;
use crate::player::Player;
use crate::site::Site;

/// The drawing of the piece that is being turned.
const GHOST: &str = "return document.querySelector('.js-ghost')?.getAttribute('href') ?? null";

#[track_caller]
fn turned(browser: &Browser, from: &Value, by: &str) -> Value {
    let script = "const now = document.querySelector('.js-ghost')?.getAttribute('href');
        return now && now !== arguments[0] ? now : null";
    browser.wait(&format!("{by} turns the piece"), script, std::slice::from_ref(from))
}

#[test]
fn a_piece_turns_by_key_wheel_and_button_and_lies_as_it_was_shown() {
    let site = Site::start("rotation");
    let browser = Browser::open("rotation", Device::Desk);
    browser.go(&site.url("/"));
    browser.follow("[data-play=city-of-light]");
    let player = Player::at(&browser, 19);
    let start = player.my_turn();
    // A tile and a square; the tiles of the hand come before the buildings to take.
    browser.click("[data-pick].target:not([id^=square]):not([id^=piece])");
    browser.click("[id^=square][data-pick].target");
    let first = browser.wait("the piece is shown", GHOST, &[]);
    // The button tells which of how many ways is shown.
    let which = |of: &str| {
        let said = browser.text("[data-spin]");
        assert!(said.starts_with(&format!("Rotate {of}/")), "{said}");
    };
    which("1");
    browser.press("r");
    let second = turned(&browser, &first, "R");
    which("2");
    browser.press("R");
    assert_eq!(turned(&browser, &second, "shift and R"), first);
    browser.press("r");
    assert_eq!(turned(&browser, &first, "R again"), second);
    browser.wheel("[data-pick].chosen[id^=square]", 120);
    let third = turned(&browser, &second, "the wheel");
    browser.wheel("[data-pick].chosen[id^=square]", -120);
    assert_eq!(turned(&browser, &third, "the wheel, back"), second);
    browser.click("[data-spin]");
    assert_eq!(turned(&browser, &second, "the button"), third);

    let turn = third.as_str().and_then(|it| it.rsplit('-').next()).expect("a turn").to_owned();
    let square = "return document.querySelector('[data-pick].chosen[id^=square]').dataset.pick";
    let square = browser.look(square, &[]);
    browser.click("[data-confirm]");
    player.until("the tile lies", |scene| scene.version() > start.version());
    let told = "return [...document.querySelectorAll('ol.log > li .notation')]
        .map((it) => it.textContent.split(' '))
        .some((words) => [...arguments].every((word) => words.includes(word)))";
    browser.wait("the log tells where and how the tile lies", told, &[square, json!(turn)]);
}
