//! Finding somebody to play with, in two and three browsers.

use serde_json::json;

use crate::browser::Browser;
use crate::driver::Device;
use crate::people::register;
use crate::player::Player;
use crate::site::Site;

/// Whether the box that says what to do says this.
const TOLD: &str = "return document.querySelector('.now').textContent.includes(arguments[0])";

#[test]
fn two_who_look_for_an_opponent_meet_by_one_click() {
    let site = Site::start("pair");
    let first = Browser::open("pair-first", Device::Desk);
    let second = Browser::open("pair-second", Device::Small);
    for browser in [&first, &second] {
        browser.go(&site.url("/"));
        browser.choose(".pairing [name=game]", "paris-paris");
    }
    first.follow(".pairing .strong-button");
    assert!(first.text(".now").contains("20 min + 15 s"), "how fast is said while one waits");
    second.follow(".pairing .strong-button");
    assert_eq!(second.url(), first.url());
    for browser in [&first, &second] {
        browser.see("svg.board");
        browser.see(".players .clock");
    }
    // They play: the player to move does.
    let mover = if Player::at(&first, 1).scene().mine() { &first } else { &second };
    let before = Player::at(mover, 81).my_turn().version();
    assert!(Player::at(mover, 81).play().version() > before);
}

#[test]
fn a_challenge_by_name_is_accepted_and_kept_from_a_stranger() {
    let site = Site::start("challenge");
    let ann = Browser::open("challenge-ann", Device::Desk);
    let zoe = Browser::open("challenge-zoe", Device::Phone);
    register(&site, &ann, "Ann");
    register(&site, &zoe, "Zoé d’Arc");
    ann.go(&site.url("/"));
    ann.follow("a[href='/new?player=']");
    ann.follow("main .pills a[href*='game=paris-paris']");
    ann.choose("[name=seat2]", "player");
    ann.write("[name=name2]", "zoé d’arc");
    ann.follow("form.stack [type=submit]");
    let table = ann.url();
    ann.see(".now .talk");
    assert!(ann.text(".now").contains("Zoé d’Arc"), "{}", ann.text(".now"));
    // Somebody else neither finds it nor gets the seat.
    let mut stranger = Browser::open("challenge-stranger", Device::Desk);
    stranger.go(&site.url("/"));
    assert!(!stranger.sees(&format!("a[href='{}']", site.path(&table))), "it is not listed");
    stranger.failures_expected = true;
    let ask = "const done = arguments[arguments.length - 1];
        const body = new URLSearchParams({ seat: '2', name: 'Eve' });
        fetch(arguments[0] + '/join', { method: 'POST', body, headers: { accept: 'application/json' } })
            .then(async (answer) => done([answer.status, (await answer.json()).error.code]));";
    let refused = stranger.look_later(ask, &[json!(site.path(&table))]);
    assert_eq!(refused, json!([409, "seat-taken"]));
    // The challenged player reads who asks, declines once and accepts the next one.
    zoe.go(&site.url("/"));
    assert!(zoe.text("main").contains("Ann challenges you"), "{}", zoe.text("main"));
    zoe.follow(".answers form[action$='/leave'] [type=submit]");
    assert!(!zoe.sees(".answers"), "nothing is left to answer");
    ann.wait("it was declined", TOLD, &[json!("declined")]);
    ann.go(&site.url("/new?game=paris-paris&player=Zo%C3%A9+d%E2%80%99Arc"));
    ann.follow("form.stack [type=submit]");
    zoe.go(&site.url("/"));
    zoe.follow(".answers form[action$='/join'] [type=submit]");
    for browser in [&ann, &zoe] {
        browser.see("svg.board");
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
}

#[test]
fn a_stranger_goes_on_for_a_bot_and_the_two_talk_and_end_the_game() {
    let site = Site::start("room");
    let host = Browser::open("room-host", Device::Desk);
    host.go(&site.url("/"));
    host.follow("a[href='/new?open=1']");
    host.write("[name=name1]", "Zoé");
    host.follow("form.stack [type=submit]");
    host.see("svg.board");
    let guest = Browser::speaking("room-guest", Device::Phone, "de");
    guest.go(&site.url("/"));
    guest.follow(&format!("a[href='{}']", site.path(&host.url())));
    guest.click("form[data-send=join] button");
    guest.see(".players:has(.what)");
    host.wait(
        "a person sits there",
        "return [...document.querySelectorAll('.players > li')]
            .every((it) => !it.textContent.includes('Bot'))",
        &[],
    );

    // Each sees that the other is there, though one of them was nobody when their page came.
    let there =
        "return [...document.querySelectorAll('.players .what')].map((it) => it.textContent)
        .includes(arguments[0])";
    host.wait("the guest is there", there, &[json!("online")]);

    // Everybody reads a phrase in their own language, with its time; muted players are not shown.
    guest.click("[data-tab-to=chat]");
    guest.click(".phrases [value='/nice']");
    assert!(guest.text(".chat").contains("Gut gespielt!"));
    host.see("[data-tab-to=chat] .wait-mark");
    host.click("[data-tab-to=chat]");
    assert!(host.text(".chat").contains("Well played!"));
    assert!(host.sees(".chat time"));
    host.click("[data-mute]");
    assert!(!host.sees(".chat li"), "muted");
    host.reload();
    host.click("[data-tab-to=chat]");
    host.see("[data-mute][aria-pressed=true]");
    assert!(!host.sees(".chat li"), "and stays so");
    host.click("[data-mute]");
    host.see(".chat li");

    // One offers to end the game; the other declines first, which the asker is told.
    host.click("[data-tab-to=menu]");
    host.click("form[data-send=ask]:has([value=end]) button");
    host.see(".request [role=status]");
    guest.click(".request form[data-send=decline] button");
    host.wait("the asker is told", TOLD, &["wants to play on".into()]);
    host.click("form[data-send=ask]:has([value=end]) button");
    guest.click(".request form[data-send=agree] button");
    guest.wait("it is over", TOLD, &["Niemand hat gewonnen".into()]);
    host.wait("it is over", TOLD, &["Nobody has won".into()]);
    host.see(".now .result");
}
