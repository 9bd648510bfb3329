//! What can happen in the middle of a turn.

use serde_json::{Value, json};

use crate::browser::Browser;
use crate::driver::Device;
use crate::player::{Player, Scene};
use crate::site::Site;

/// What the page knows of a position, apart from what was picked in it.
const POSITION: &str = "const board = document.querySelector('svg.board');
    const ids = [...board.querySelectorAll('[id]')].map((it) => it.id);
    const points = [...document.querySelectorAll('.score')].map((it) => it.dataset.points);
    return { turn: document.getElementById('turn').textContent, ids, points,
        prompt: document.querySelector('.prompt').textContent,
        moves: document.querySelectorAll('ol.log > li').length };";

/// Goes on until a move was made by which the turn did not end and that can be taken back:
/// the position before it and the scene after it.
fn in_mid_turn(browser: &Browser, player: &mut Player) -> (Value, Scene) {
    for _ in 0..60 {
        let before = player.my_turn();
        let position = browser.look(POSITION, &[]);
        let after = player.play();
        if after.mine() && after.undo() && after.version() == before.version() + 1 {
            return (position, after);
        }
        assert!(!after.over(), "a game without a move that can be taken back");
    }
    panic!("no move that can be taken back");
}

#[test]
fn a_move_is_taken_back_in_mid_turn() {
    let site = Site::start("undo");
    let browser = Browser::open("undo", Device::Desk);
    browser.go(&site.url("/"));
    browser.follow("[data-play=paris]");
    let mut player = Player::at(&browser, 5);
    for _ in 0..3 {
        let (position, after) = in_mid_turn(&browser, &mut player);
        assert_ne!(browser.look(POSITION, &[]), position);
        player.do_it(&after, &browser.see("[data-key=u]"), "undo");
        player.my_turn();
        assert_eq!(browser.look(POSITION, &[]), position, "as it was before the move");
        player.play();
    }
}

#[test]
fn a_reload_in_mid_turn_changes_nothing() {
    let site = Site::start("reload");
    let browser = Browser::open("reload", Device::Desk);
    browser.go(&site.url("/"));
    browser.follow("[data-play=paris]");
    let mut player = Player::at(&browser, 6);
    let (_, after) = in_mid_turn(&browser, &mut player);
    let position = browser.look(POSITION, &[]);
    browser.reload();
    let again = player.my_turn();
    assert_eq!((again.version(), again.undo()), (after.version(), true));
    assert_eq!(browser.look(POSITION, &[]), position);
    let next = player.play();
    assert!(next.version() > after.version(), "the game goes on");

    // What was picked but not played is forgotten, and nothing else.
    browser.go(&site.url("/"));
    browser.follow("[data-play=city-of-light]");
    let mut player = Player::at(&browser, 7);
    let start = player.my_turn();
    let picked = player.click(&start);
    assert!(!picked.chosen().is_empty() && picked.version() == start.version());
    browser.reload();
    let again = player.my_turn();
    assert_eq!((again.version(), again.chosen()), (start.version(), vec![]));
}

#[test]
fn of_two_tabs_that_click_at_once_one_wins_and_the_other_sees_it() {
    let site = Site::start("tabs");
    let mut browser = Browser::open("tabs", Device::Desk);
    browser.failures_expected = true;
    browser.go(&site.url("/"));
    browser.follow("[data-play=paris]");
    let table = browser.url();
    let mut player = Player::at(&browser, 8);
    player.my_turn();

    // The other tab never hears the news: it still shows what was true before the click.
    let (first, second) = browser.new_tab();
    browser.before_every_page("window.EventSource = class { addEventListener() {} close() {} };");
    browser.go(&table);
    let stale = player.my_turn();
    browser.tab(&first);
    let moved = player.play();
    assert!(moved.version() > stale.version());

    browser.tab(&second);
    assert_eq!(player.scene().version(), stale.version(), "the second tab has heard nothing");
    let fresh = player.play();
    assert!(fresh.version() >= moved.version(), "the second tab has the fresh board");
    let said = browser.text("#toast");
    assert!(!said.is_empty(), "and says why the click did not count");
    browser.tab(&first);
    let first = player.until("both are equal", |scene| scene.version() >= fresh.version());
    assert!(first.version() >= moved.version());
}

#[test]
fn a_click_that_is_sent_twice_counts_once() {
    let site = Site::start("twice");
    let browser = Browser::open("twice", Device::Desk);
    // The first answer to every move is lost on its way: the page has to send it again.
    browser.before_every_page(
        "const real = window.fetch; let lost = false;
        window.fetch = async (...args) => {
            const answer = await real(...args);
            if (args[1]?.method !== 'POST') return answer;
            lost = !lost;
            if (lost) throw new TypeError('lost on its way');
            return answer;
        };",
    );
    browser.go(&site.url("/"));
    browser.follow("[data-play=paris]");
    let mut player = Player::at(&browser, 9);
    for _ in 0..3 {
        let (_, after) = in_mid_turn(&browser, &mut player);
        assert!(after.mine(), "one move further, not two: {}", after.brief());
    }
}

#[test]
fn a_few_moves_by_keys_alone() {
    let site = Site::start("keys");
    let browser = Browser::open("keys", Device::Desk);
    browser.go(&site.url("/"));
    tab_to(&browser, "[data-play=paris]");
    browser.press(ENTER);
    browser.wait("the table is there", "return location.pathname.startsWith('/t/')", &[]);
    let player = Player::at(&browser, 10);
    let start = player.my_turn().version();
    let mut version = start;
    let mut rounds = 0;
    while version < start + 8 {
        let scene = player.my_turn();
        assert!(!scene.over() && rounds < 80, "by keys: {}", scene.brief());
        version = scene.version();
        by_keys(&browser, &scene, rounds);
        rounds += 1;
    }
}

pub(crate) const TAB: &str = "\u{E004}";
pub(crate) const ENTER: &str = "\u{E007}";
/// Right, down, left and up.
pub(crate) const ARROWS: [&str; 4] = ["\u{E014}", "\u{E015}", "\u{E012}", "\u{E013}"];

/// Aims at something on the board, or at a button below it, and presses Enter.
fn by_keys(browser: &Browser, scene: &Scene, round: usize) {
    if scene.complete() {
        tab_to(browser, "[data-confirm]");
    } else if scene.targets().is_empty() || (!scene.offers().is_empty() && round.is_multiple_of(3))
    {
        tab_to(browser, ".choice-bar button:not([data-key])");
    } else {
        for arrow in ARROWS.iter().cycle().skip(round).take(1 + round % 3) {
            browser.press(arrow);
        }
        let aimed = "return document.activeElement.closest('[data-pick]') !== null";
        assert_eq!(browser.look(aimed, &[]), true, "arrows lead to targets");
    }
    let player = Player::at(browser, 0);
    let before = player.scene();
    browser.press(ENTER);
    player.until("the key has an effect", |scene| scene.brief() != before.brief());
}

/// Presses Tab until something that fits the selector has the focus, as a person would.
#[track_caller]
pub(crate) fn tab_to(browser: &Browser, selector: &str) {
    for _ in 0..80 {
        let there = "return document.activeElement.matches(arguments[0])";
        if browser.look(there, &[json!(selector)]) == true {
            let ring = "return document.activeElement.matches(':focus-visible')";
            assert_eq!(browser.look(ring, &[]), true, "one sees where the focus is");
            return;
        }
        browser.press(TAB);
    }
    panic!("Tab does not lead to {selector}");
}
