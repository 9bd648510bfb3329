//! What can be picked is in sight, and what the page says about it is true: where to look, and
//! whether there is more to read.

use serde_json::json;

use crate::browser::Browser;
use crate::driver::Device;
use crate::player::Player;
use crate::site::Site;

/// Whether each of some things on the board is seen between the scores and the prompt, or they reach further than
/// that, as soon as all has been told and nothing moves.
const IN_SIGHT: &str = "const root = document.getElementById('table');
    const all = [...root.querySelectorAll(`svg.board ${arguments[0]}`)];
    if (root.classList.contains('telling') || !all.length) return null;
    const floor = root.querySelector('.now').getBoundingClientRect().top;
    const from = root.querySelector('.seated').getBoundingClientRect().bottom;
    const boxes = all.map((it) => (it.querySelector('.face') ?? it).getBoundingClientRect());
    const [top, bottom] = [Math.min(...boxes.map((it) => it.top)), Math.max(...boxes.map((it) => it.bottom))];
    const fits = bottom - top + 8 <= floor - root.querySelector('.seated').offsetHeight;
    return !fits || (top >= from - 1 && bottom <= floor) ? all.length : null";

/// The cards of the tiles lie above the map and the map ends below the prompt: a short way down both are
/// in sight, and nobody has to look for a stop.
#[test]
fn on_a_phone_all_that_can_be_picked_is_in_sight_and_so_is_what_was_picked() {
    let site = Site::start("insight");
    let phone = Browser::open("insight", Device::Phone);
    phone.go(&site.url("/"));
    phone.follow("[data-play=paris-paris]");
    let player = Player::at(&phone, 7);
    for turn in 0..4 {
        let scene = player.my_turn();
        if turn > 0 {
            phone.wait("all that can be picked is in sight", IN_SIGHT, &[json!(".target")]);
        }
        // From the top of the page some stops lie below the prompt.
        phone.look("scrollTo({ top: 0, behavior: 'instant' })", &[]);
        phone.click("[id^=tile-].target");
        phone.wait("what was picked is in sight", IN_SIGHT, &[json!(".chosen")]);
        phone.click("[data-confirm]");
        player.until("it was played", |now| now.version() > scene.version());
    }
}

/// Whether the page speaks of glowing places only where some glow, and offers to show all where there is more to
/// read and only there; a text that has just come is looked at in the next frame.
const TRUE: &str = concat!(include_str!("seen.js"), "const root = document.getElementById('table');
    const [step, box, button] = ['.prompt [data-step]:not([hidden])', '.now > .talk', '[data-unfold]']
        .map((it) => root.querySelector(it));
    const glows = [...root.querySelectorAll('svg.board .target')].some(seen);
    const hint = root.querySelector('ul.preview:only-child:empty')?.dataset.hint;
    const wrong = [step?.textContent, hint].some((it) => /glow/.test(it ?? '') && !glows);
    const told = box && !root.classList.contains('telling');
    return !wrong && (!told || button.hidden === (box.scrollHeight - box.clientHeight <= 4)) || null");

#[test]
fn the_page_speaks_of_what_glows_and_of_more_to_read_only_where_there_is_some() {
    let site = Site::start("true");
    for (game, moves) in [("paris", 24), ("paris-paris", 5), ("city-of-light", 6)] {
        let browser = Browser::open(&format!("true-{game}"), Device::Desk);
        browser.go(&site.url("/"));
        browser.follow(&format!("[data-play={game}]"));
        let mut player = Player::at(&browser, 8);
        for _ in 0..moves {
            let mut scene = player.my_turn();
            let version = scene.version();
            while scene.version() == version {
                browser.wait("the page says what is so", TRUE, &[]);
                player.click(&scene);
                scene = player.until("the click is settled", |scene| {
                    scene.version() != version || scene.over() || scene.open()
                });
            }
        }
    }
}
