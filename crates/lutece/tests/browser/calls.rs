//! What calls a player back to a table, and that news is told to its end.

use crate::browser::Browser;
use crate::driver::Device;
use crate::player::Player;
use crate::site::Site;

/// The title, and whether the icon is the one for who is to move.
const CALL: &str =
    "return [document.title, document.querySelector('link[rel=icon]').href.includes('turn')]";

#[test]
fn title_and_icon_say_whose_turn_it_is_and_chat_leaves_a_mark() {
    let site = Site::start("call");
    let browser = Browser::open("call", Device::Desk);
    browser.go(&site.url("/"));
    browser.follow("[data-play=paris-paris]");
    Player::at(&browser, 50).my_turn();
    let called = browser.look(CALL, &[]);
    assert!(called[0].as_str().is_some_and(|title| title.contains("Your turn")), "{called}");
    assert_eq!(called[1], true);

    assert!(!browser.sees("[data-tab-to=chat] .wait-mark"));
    let talk = "const url = document.getElementById('table').dataset.url + '/chat';
        const body = new URLSearchParams({ text: 'bonjour', click: 'a1b2c3d4' });
        fetch(url, { method: 'POST', body, headers: { accept: 'application/json' } });";
    browser.look(talk, &[]);
    browser.see("[data-tab-to=chat] .wait-mark");
    browser.click("[data-tab-to=chat]");
    assert!(!browser.sees("[data-tab-to=chat] .wait-mark"), "it was read");

    // Once it is over, nobody is called any more.
    browser.click("[data-tab-to=menu]");
    browser.click("details:has([data-send=resign]) > summary");
    browser.click("[data-send=resign] button");
    browser.see(".result");
    let quiet = "return !document.title.includes('●')";
    browser.wait("the title is quiet", quiet, &[]);
}

/// Notes what is said over the page: a few seconds later it is gone.
const SAID: &str = "window.said = [];
    const sign = document.getElementById('toast');
    new MutationObserver(() => said.push(sign.hidden ? '' : sign.textContent))
        .observe(sign, { attributes: true, childList: true })";

#[test]
fn a_rematch_calls_the_other_and_seats_them() {
    let site = Site::start("rematch");
    let host = Browser::open("rematch-host", Device::Desk);
    host.go(&site.url("/new?game=city-of-light"));
    host.write("[name=name1]", "Zoé");
    host.choose("[name=seat2]", "friend");
    host.follow("form.stack [type=submit]");
    let link = host.look("return arguments[0].value", &[host.see("[data-link]")]);
    let link = link.as_str().expect("a link is text").to_owned();
    let friend = Browser::open("rematch-friend", Device::Desk);
    friend.go(&if link.starts_with('/') { site.url(&link) } else { link });
    friend.write("[name=name]", "Ada");
    friend.follow("main [type=submit]");
    friend.see("svg.board");
    host.see("svg.board");

    host.click("[data-tab-to=menu]");
    host.click("details:has([data-send=resign]) > summary");
    host.click("[data-send=resign] button");
    host.see(".result");
    friend.look(SAID, &[]);
    host.follow(".steps .strong-button");
    let said = "return said.some((it) => it.includes('new game'))";
    friend.wait("the call is heard", said, &[]);
    friend.follow("[data-next] button");
    assert_eq!(friend.url(), host.url());
    // Both sit there, nobody had to sit down again, and they can talk.
    for browser in [&friend, &host] {
        browser.see("svg.board");
        browser.click("[data-tab-to=chat]");
        browser.see(".say input");
    }
}

#[test]
fn the_next_table_begins_as_the_last_one() {
    let site = Site::start("last");
    let browser = Browser::open("last", Device::Desk);
    let level = "return document.querySelector('form:has([data-play=paris]) [name=seat2]').value";
    browser.go(&site.url("/"));
    assert_eq!(browser.look(level, &[]), "bot:flaneur", "play now says whom one meets");
    browser.go(&site.url("/new?game=paris-paris&seats=3"));
    browser.choose("[name=seat2]", "bot:haussmann");
    browser.follow("form.stack [type=submit]");
    browser.go(&site.url("/new"));
    let seats =
        "return [document.querySelector('.pills [aria-current=page]').href.includes('paris-paris'),
        ...[...document.querySelectorAll('[data-seat-choice]')].map((it) => it.value)]";
    let seats = browser.look(seats, &[]);
    assert_eq!(seats, serde_json::json!([true, "me", "bot:haussmann", "bot:flaneur"]));
    browser.go(&site.url("/"));
    assert_eq!(browser.look(level, &[]), "bot:haussmann");
    // A table for two in between: the third seat is remembered all the same.
    browser.go(&site.url("/new?game=paris-paris&seats=3"));
    browser.choose("[name=seat3]", "bot:architecte");
    browser.follow("form.stack [type=submit]");
    browser.go(&site.url("/"));
    browser.follow("[data-play=paris-paris]");
    browser.go(&site.url("/new?game=paris-paris"));
    let third = "return document.querySelector('[name=seat3]')?.value ?? null";
    assert_eq!(browser.look(third, &[]), serde_json::Value::Null, "two played last");
    browser.go(&site.url("/new?game=paris-paris&seats=3"));
    assert_eq!(browser.look(third, &[]), "bot:architecte");
}

/// A page in a hidden tab, and how many tones it would sound.
const TONES: &str = "window.tones = 0;
    document.hasFocus = () => false;
    const value = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
    window.AudioContext = class {
        currentTime = 0;
        createGain() { return { gain: value, connect: () => null }; }
        createOscillator() {
            window.tones += 1;
            return { frequency: {}, connect: (it) => it, start() {}, stop() {} };
        }
    };";

#[test]
fn a_tone_calls_who_looks_elsewhere_until_it_is_switched_off() {
    let site = Site::start("tone");
    let browser = Browser::open("tone", Device::Desk);
    browser.pace("fast");
    browser.before_every_page(TONES);
    browser.go(&site.url("/"));
    browser.follow("[data-play=paris-paris]");
    let mut player = Player::at(&browser, 52);
    // What a bot does in a moment may come with what it answers: of several turns one is called.
    let mut turns = || {
        player.my_turn();
        browser.look("window.tones = 0", &[]);
        for _ in 0..4 {
            player.play();
            player.my_turn();
            browser.look_later(FRAMES, &[]);
        }
        browser.look("return window.tones", &[]).as_u64()
    };
    assert!(turns() > Some(0), "it is one's turn again");
    let settings = "details:has([data-sound]) > summary";
    browser.click("[data-tab-to=menu]");
    browser.click(settings);
    browser.click("[data-sound]");
    assert_eq!(turns(), Some(0), "switched off");
    browser.reload();
    browser.see("[data-tab-to=menu]");
    assert_eq!(browser.look("return document.querySelector('[data-sound]').checked", &[]), false);
    assert_eq!(turns(), Some(0), "and it stays off");
}

/// Counts the points that a tour has to tell and those that flew before it was over.
const WATCH: &str = "window.tours = [];
    addEventListener('DOMContentLoaded', () => {
        const root = document.getElementById('table');
        if (!root) return;
        let tour = null;
        new MutationObserver((changes) => {
            for (const change of changes) {
                for (const node of change.addedNodes) {
                    if (tour && node.className === 'flying') tour.flown += 1;
                }
            }
            const telling = root.classList.contains('telling');
            if (telling && !tour) {
                const lines = [...root.querySelectorAll('.news .later[data-gains]')];
                tour = { points: lines.flatMap((it) => it.dataset.gains.split(' ')).length, flown: 0 };
            } else if (!telling && tour) {
                tours.push(tour);
                tour = null;
            }
        }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['class'] });
    });";

/// Two frames of the screen later.
const FRAMES: &str = "const done = arguments[arguments.length - 1];
    requestAnimationFrame(() => requestAnimationFrame(() => done(true)));";

#[test]
fn a_tour_is_told_to_its_end_before_a_bot_goes_on() {
    let site = Site::start("told");
    let browser = Browser::open("told", Device::Desk);
    browser.pace("fast");
    browser.before_every_page(WATCH);
    browser.go(&site.url("/"));
    browser.follow("[data-play=paris-paris]");
    let mut player = Player::at(&browser, 51);
    let told = "return !document.getElementById('table').classList.contains('telling')";
    let tours = "return window.tours.filter((it) => it.points > 0)";
    for _ in 0..12 {
        player.my_turn();
        // A new board is told from the next frame on.
        browser.look_later(FRAMES, &[]);
        browser.wait("everything was told", told, &[]);
        if browser.look(tours, &[]).as_array().is_some_and(|it| it.len() > 2) {
            break;
        }
        player.play();
    }
    let seen = browser.look(tours, &[]);
    let seen = seen.as_array().expect("a list");
    assert!(seen.len() > 1, "only {} tours", seen.len());
    for tour in seen {
        assert_eq!(tour["flown"], tour["points"], "all points flew: {seen:?}");
    }
}
