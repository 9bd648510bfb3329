//! Time at a table as two people in front of their browsers see it.

use std::thread;
use std::time::Instant;

use crate::browser::{BLINK, Browser, PATIENCE};
use crate::driver::Device;
use crate::hall::Hall;
use crate::player::Player;

const SECOND: i64 = 1_000;
const DAY: i64 = 24 * 3_600 * SECOND;

/// The clocks as they are shown, by seat.
const CLOCKS: &str = "return [...document.querySelectorAll('.players > li')]
    .map((it) => it.querySelector('.clock')?.textContent.trim() ?? '')";

/// Two people at a table with a clock: one who set it up, and one who came by its link.
fn pair(hall: &Hall, name: &str, clock: &[(&str, &str)]) -> [Browser; 2] {
    let host = Browser::open(&format!("{name}-host"), Device::Desk);
    host.go(&hall.url("/new?game=paris-paris&seats=2"));
    host.write("[name=name1]", "Zoé");
    host.choose("[name=seat2]", "friend");
    host.click(&format!("[name=clock][value={}]", clock[0].0));
    for (field, value) in &clock[1..] {
        host.write(&format!("input[name={field}]"), value);
    }
    host.choose("[name=lapse]", clock[0].1);
    host.follow("form.stack [type=submit]");
    let link = host.look("return arguments[0].value", &[host.see("[data-link]")]);
    let link = link.as_str().expect("a link is text").to_owned();
    let friend = Browser::open(&format!("{name}-friend"), Device::Phone);
    friend.go(&if link.starts_with('/') { hall.url(&link) } else { link });
    friend.write("[name=name]", "Ada");
    friend.follow("main [type=submit]");
    for browser in [&host, &friend] {
        browser.see("svg.board");
    }
    [host, friend]
}

/// The version that a page shows, and whose turn it is, from 0.
const SCENE: &str = "const at = [...document.querySelectorAll('.players > li')]
    .findIndex((it) => it.classList.contains('to-act'));
    return at < 0 ? null : [Number(document.getElementById('table').dataset.version), at];";

/// Whose turn it is, once both pages have heard of it.
fn mover(people: &[Browser; 2]) -> usize {
    let start = Instant::now();
    loop {
        let [mine, theirs] = [0, 1].map(|at| people[at].wait("somebody is to act", SCENE, &[]));
        if mine == theirs {
            return usize::try_from(mine[1].as_u64().expect("a number")).expect("a seat");
        }
        assert!(start.elapsed() < PATIENCE, "the pages differ: {mine} {theirs}");
        thread::sleep(BLINK);
    }
}

/// The player to act plays until it is the other's turn.
fn turn(people: &[Browser; 2], seed: u64) -> usize {
    let seat = mover(people);
    let mut player = Player::at(&people[seat], seed);
    player.my_turn();
    while player.play().mine() {}
    seat
}

#[test]
fn a_live_game_is_lost_on_time_before_both() {
    let hall = Hall::open("late");
    let people = pair(&hall, "late", &[("live", "lose"), ("minutes", "1"), ("increment", "5")]);
    let clocks = people[0].look(CLOCKS, &[]);
    let shown = clocks.to_string();
    assert_eq!(shown.matches("1:0").count(), 2, "both have a minute and five seconds: {shown}");
    let first = turn(&people, 61);
    let second = 1 - first;
    hall.time.forward(65 * SECOND);
    for (at, browser) in people.iter().enumerate() {
        let said = browser.text(".now-head:has(+ .steps + .result) .prompt");
        let [late, winner] = [second, first].map(|seat| called(seat, at));
        assert!(said.contains(late) && said.contains("time") && said.contains(winner), "{said}");
        assert!(!browser.sees(".players .clock"), "no clock runs any more");
    }
}

#[test]
fn a_slow_game_goes_on_over_three_days_and_a_restart_before_both() {
    let mut hall = Hall::open("slow");
    let clock = [("slow", "lose"), ("days", "2"), ("bank", "1"), ("vacation", "3")];
    let mut people = pair(&hall, "slow", &clock);
    for browser in &mut people {
        browser.failures_expected = true;
    }
    hall.time.forward(DAY);
    let first = turn(&people, 62);
    let second = 1 - first;

    // Of the second day nothing is taken while no server runs; the pages stay open.
    hall.time.forward(DAY);
    hall.stop();
    hall.time.forward(4 * DAY);
    hall.start();
    people[second].reload();
    people[second].see("svg.board");
    let clocks = people[second].look(CLOCKS, &[]);
    assert_eq!(clocks[first], "3 d 0 h", "the bank is whole: {clocks}");
    assert_eq!(clocks[second], "2 d 0 h", "a day is gone: {clocks}");
    assert_eq!(turn(&people, 63), second);

    // So does the third, in which the page of the first finds the server again by itself.
    hall.time.forward(DAY);
    assert_eq!(turn(&people, 64), first, "nobody lost their seat");
    let player = Player::at(&people[second], 65);
    let scene = player.my_turn();
    assert!(scene.mine() && !scene.over(), "{}", scene.brief());
    // Two days for the turn and the day in the bank: a player who lets them pass has lost.
    hall.time.forward(3 * DAY);
    for (at, browser) in people.iter().enumerate() {
        let said = browser.text(".now-head:has(+ .steps + .result) .prompt");
        assert!(said.contains(called(second, at)) && said.contains("time"), "{said}");
    }
}

/// What a player is called for a reader: readers see themselves as "you".
fn called(seat: usize, before: usize) -> &'static str {
    if seat == before { "You" } else { ["Zoé", "Ada"][seat] }
}
