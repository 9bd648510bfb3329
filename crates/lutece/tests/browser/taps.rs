//! No tap is lost, whatever happens at the table at that moment.

use serde_json::json;

use crate::browser::Browser;
use crate::driver::Device;
use crate::player::Player;
use crate::site::Site;

/// Makes a new version of the table arrive every few milliseconds: somebody chats without end.
const TALK: &str = "const url = document.getElementById('table').dataset.url + '/chat';
    let said = 0;
    const headers = { accept: 'application/json' };
    const talk = async () => {
        const body = new URLSearchParams({ text: `word ${++said}`, click: crypto.randomUUID() });
        await fetch(url, { method: 'POST', body, headers });
        setTimeout(talk, 15);
    };
    talk();";

/// How many versions the page has shown.
const VERSION: &str = "return Number(document.getElementById('table').dataset.version)";

/// Every tap is made once and lasts as long as a person's; each has its effect, or the player
/// waits in vain.
fn tap_while_news_arrive(name: &str, game: &str, device: Device, taps: usize) {
    let site = Site::start(name);
    let mut browser = Browser::open(name, device);
    browser.press = 90;
    browser.go(&site.url("/"));
    browser.follow(&format!("[data-play={game}]"));
    let mut player = Player::at(&browser, 18);
    player.my_turn();
    browser.look(TALK, &[]);
    let heard = browser.look(VERSION, &[]).as_u64().expect("a number");
    for _ in 0..taps {
        let scene = player.my_turn();
        if scene.over() {
            break;
        }
        player.click(&scene);
    }
    let now = browser.look(VERSION, &[]).as_u64().expect("a number");
    assert!(now > heard + 2 * taps as u64, "news arrived all the time: from {heard} to {now}");
    assert_eq!(
        browser.look("return document.querySelectorAll('#lost:not([hidden])').length", &[]),
        json!(0)
    );
}

#[test]
fn no_tap_on_a_phone_is_lost_while_news_arrive() {
    tap_while_news_arrive("taps-paris", "paris", Device::Phone, 40);
    tap_while_news_arrive("taps-city", "city-of-light", Device::Phone, 24);
}

#[test]
fn no_click_of_a_mouse_is_lost_while_news_arrive() {
    tap_while_news_arrive("clicks-paris-paris", "paris-paris", Device::Desk, 24);
}

#[test]
fn a_button_keeps_the_focus_while_news_arrive() {
    let site = Site::start("focus");
    let browser = Browser::open("focus", Device::Desk);
    browser.go(&site.url("/"));
    browser.follow("[data-play=city-of-light]");
    Player::at(&browser, 19).my_turn();
    browser.click("[data-pick].target:not([id^=square]):not([id^=piece])");
    browser.click("[id^=square][data-pick].target");
    browser.see("[data-confirm]");
    browser.look("document.querySelector('[data-confirm]').focus()", &[]);
    let heard = browser.look(VERSION, &[]).as_u64().expect("a number");
    browser.look(TALK, &[]);
    let more = "return Number(document.getElementById('table').dataset.version) > arguments[0]";
    browser.wait("news have arrived", more, &[json!(heard + 3)]);
    assert_eq!(browser.look("return document.activeElement.matches('[data-confirm]')", &[]), true);
}
