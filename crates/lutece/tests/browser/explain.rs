//! Everything on a board says what it is, right where it is: to a pointer, to a finger, to the
//! keyboard.

use serde_json::{Value, json};

use crate::browser::Browser;
use crate::driver::Device;
use crate::player::Player;
use crate::site::{Site, lutece};
use crate::sizes;

const GAMES: [&str; 3] = ["city-of-light", "paris-paris", "paris"];

/// The things that can be asked: one of each kind, whether it can be picked now or not. What lies
/// wholly under other things, as a stop under two shops, cannot be pointed at: they explain
/// themselves instead.
const KINDS: &str = "const kinds = new Map();
    const reachable = (it) => {
        const box = it.getBoundingClientRect();
        if (box.top < 0 || box.bottom > innerHeight) return true;
        for (let at = 0; at < 225; at++) {
            const x = box.x + (box.width * (at % 15 + 0.5)) / 15;
            const y = box.y + (box.height * (Math.floor(at / 15) + 0.5)) / 15;
            if (it.contains(document.elementFromPoint(x, y))) return true;
        }
        return false;
    };
    for (const it of document.querySelectorAll('svg.board [aria-label]')) {
        if (!it.getBoundingClientRect().width || it.closest('.layer, defs')) continue;
        if (getComputedStyle(it).pointerEvents === 'none') continue;
        if (!reachable(it)) continue;
        const kind = `${(it.getAttribute('class') ?? '').split(' ')[0]} ${it.matches('.target')}`;
        if (!kinds.has(kind)) kinds.set(kind, it);
    }
    return [...kinds.values()].map((it) => [it, it.getAttribute('aria-label'),
        it.getAttribute('aria-description') ?? '']);";

/// What can be picked and is mostly covered by what is said of a thing that can be; and that thing, if it is covered at all.
const COVERED: &str = "const panel = document.querySelector('.explain').getBoundingClientRect();
    const face = (it) => (it.querySelector('.face') ?? it).getBoundingClientRect();
    const part = (it) => {
        const { left, right, top, bottom, width, height } = face(it);
        const wide = Math.min(right, panel.right) - Math.max(left, panel.left);
        const high = Math.min(bottom, panel.bottom) - Math.max(top, panel.top);
        return (Math.max(0, wide) * Math.max(0, high)) / (width * height);
    };
    const [it] = arguments;
    if (!it.matches('.target')) return [];
    const others = [...document.querySelectorAll('svg.board .target')].filter((at) => !at.contains(it) && !it.contains(at));
    const covered = others.filter((at) => part(at) > 0.5).map((at) => at.id);
    return part(it) > 0.02 ? [it.id, ...covered] : covered;";

#[track_caller]
fn says(browser: &Browser, name: &Value, about: &Value) {
    let script = "const panel = document.querySelector('.explain');
        const box = panel.getBoundingClientRect();
        const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
        return !panel.hidden && inside && panel.querySelector('b').textContent === arguments[0]
            && (panel.querySelector('p')?.textContent ?? '')
                === arguments[1].replace(/\\u2063.*?\\u2063 ?/g, '').trim();";
    browser.wait(&format!("{name} is explained"), script, &[name.clone(), about.clone()]);
}

fn things(browser: &Browser) -> Vec<Value> {
    let things = browser.look(KINDS, &[]);
    let things = things.as_array().expect("a list").clone();
    assert!(things.len() >= 6, "only {} kinds of things", things.len());
    assert!(things.iter().any(|it| it[2] != ""), "nothing is explained");
    things
}

#[test]
fn a_pointer_that_rests_on_a_thing_is_told_what_it_is() {
    let site = Site::start("explain");
    let browser = Browser::open("explain", Device::Desk);
    for game in GAMES {
        browser.go(&site.url("/"));
        browser.follow(&format!("[data-play={game}]"));
        Player::at(&browser, 5).my_turn();
        for thing in things(&browser) {
            browser.hover_on(&thing[0], thing[1].as_str().expect("a name"));
            says(&browser, &thing[1], &thing[2]);
            let covered = browser.look(COVERED, &[thing[0].clone()]);
            assert_eq!(covered, json!([]), "{game}: lies over what can be picked next: {thing}");
        }
        browser.hover(".prompt");
        browser.wait("nothing is said", "return document.querySelector('.explain').hidden", &[]);
    }
}

#[test]
fn a_finger_asks_what_a_thing_is_also_if_it_cannot_be_picked() {
    let site = Site::start("explain-tap");
    let browser = Browser::open("explain-tap", Device::Phone);
    for game in GAMES {
        browser.go(&site.url("/"));
        browser.follow(&format!("[data-play={game}]"));
        Player::at(&browser, 5).my_turn();
        // What is out of sight has buttons over the lower edge of the board, and a finger close by takes the button.
        browser.look("document.querySelector('.nearby').remove()", &[]);
        let idle = "!document.querySelector('svg.board').querySelector(':scope .chosen')";
        assert_eq!(browser.look(&format!("return {idle}"), &[]), json!(true));
        let all = things(&browser);
        let out = |it: &&Value| {
            let target = "return arguments[0].matches('.target')";
            browser.look(target, &[it[0].clone()]) == json!(false)
        };
        let dull: Vec<&Value> = all.iter().filter(out).collect();
        assert!(dull.len() >= 4, "{game}: only {} things cannot be picked", dull.len());
        for thing in dull {
            browser.click_on(&thing[0], thing[1].as_str().expect("a name"));
            says(&browser, &thing[1], &thing[2]);
        }
        assert_eq!(browser.look(&format!("return {idle}"), &[]), json!(true), "{game}: picked");
    }
}

#[test]
fn the_focus_says_what_it_is_on() {
    let site = Site::start("explain-keys");
    let browser = Browser::open("explain-keys", Device::Desk);
    browser.go(&site.url("/"));
    browser.follow("[data-play=paris]");
    Player::at(&browser, 5).my_turn();
    browser.press("\u{E014}");
    let focused = "const at = document.activeElement;
        return at.matches('svg.board [data-pick]') ? [at.getAttribute('aria-label'),
            at.getAttribute('aria-description') ?? ''] : null";
    let focused = browser.wait("the focus is on the board", focused, &[]);
    says(&browser, &focused[0], &focused[1]);
    browser.press("\u{E00C}");
    browser.wait("Escape is enough", "return document.querySelector('.explain').hidden", &[]);
}

/// The landmarks of Paris: first the card, then the district; nothing lies over the board before.
#[test]
fn a_landmark_is_picked_by_its_card_and_then_a_district() {
    by_its_card("landmarks", Device::Desk);
}

/// There the cards are far below the districts.
#[test]
fn on_a_phone_the_page_goes_to_where_a_landmark_can_be_built() {
    by_its_card("landmarks-phone", Device::Phone);
}

fn by_its_card(name: &str, device: Device) {
    let site = Site::start(name);
    let record = lutece(&["random", "paris", "--seed", "4", "--policy", "playout"]);
    let browser = Browser::open(name, device);
    browser.go(&site.url("/"));
    // The position before a landmark of the supply is bought.
    let moves = record.split("\nmoves:\n").nth(1).expect("a record has moves");
    let landmark = |mv: &str| {
        let place = mv.strip_prefix("move ").and_then(|mv| mv.split(' ').nth(1));
        let site = place.and_then(|place| place.split_once(':'));
        site.is_some_and(|(_, site)| site.starts_with(|first: char| first.is_alphabetic()))
    };
    let ply = moves.lines().position(|line| landmark(line.trim())).expect("a landmark is bought");
    let (table, cookies) = sizes::table(&site, &record, ply);
    for cookie in cookies.split("; ") {
        let (name, value) = cookie.split_once('=').expect("a name and a value");
        browser.cookie(&json!({ "cookie": { "name": name, "value": value } }));
    }
    browser.go(&site.url(&sizes::seated(&site, &table, &cookies)));
    let shown = "return [...document.querySelectorAll('svg.board .offer')]
        .filter((it) => it.getBoundingClientRect().width > 0).map((it) => it.dataset.pick)";
    browser.see("svg.board [data-holds].target");
    assert_eq!(browser.look(shown, &[]), json!([]), "nothing lies over the board");
    let card = "svg.board [data-holds].target";
    let name = browser.look(&format!("return document.querySelector('{card}').dataset.holds"), &[]);
    browser.click(card);
    let offers = browser.wait(
        "its places are shown",
        &format!("const all = (() => {{ {shown} }})(); return all.length ? all : null"),
        &[],
    );
    let landmark = name.as_str().expect("a name").trim_start_matches("offers-").to_owned();
    for offer in offers.as_array().expect("a list") {
        assert!(offer.as_str().expect("words").ends_with(&landmark), "{offer} is not {landmark}");
    }
    let in_sight = "const now = document.querySelector('.now').getBoundingClientRect().top;
        const floor = now > innerHeight / 2 ? now : innerHeight;
        return [...document.querySelectorAll('svg.board .offer')].some((it) => {
            const { width, top, bottom } = it.getBoundingClientRect();
            return width > 0 && top >= 0 && bottom <= floor;
        })";
    browser.wait("one of its places is in sight", in_sight, &[]);
    browser.click(card);
    browser.wait("and gone again", &format!("return (() => {{ {shown} }})().length === 0"), &[]);
}
