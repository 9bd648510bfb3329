//! `cargo bench -p lutece --bench click -- --moves 100`: the time from a click in a real browser to
//! the new board, in each game, while two bots play at another table of the same server.
//!
//! The mouse comes to rest before its button goes down, and the button stays down for as long as a
//! person's does: `--press 0` makes all three happen at once, so that the browser is still painting
//! the hover effects when the answer arrives.
//!
//! It needs a browser, so it does nothing unless it is told how many moves to make. Nothing is
//! asserted: a clock is no test.

#![expect(
    dead_code,
    reason = "the hands and eyes of the browser tests can do more than this needs"
)]
#![expect(clippy::print_stdout, reason = "a benchmark prints what it measured")]

#[path = "../tests/browser/browser.rs"]
mod browser;
#[path = "../tests/browser/driver.rs"]
mod driver;
#[path = "../tests/browser/http.rs"]
mod http;
#[path = "../tests/browser/player.rs"]
mod player;
#[path = "../tests/browser/site.rs"]
mod site;

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use browser::Browser;
use driver::Device;
use player::Player;
use site::Site;

/// For how many milliseconds a button is held down.
const PRESS: usize = 80;

/// Notes for each click that made a move after how many milliseconds the new board was in the
/// page, and after how many it was painted.
const WATCH: &str = "window.took = [];
    let clicked = 0;
    addEventListener('click', (event) => { clicked = event.timeStamp; }, true);
    addEventListener('DOMContentLoaded', () => {
        const root = document.getElementById('table');
        if (!root) return;
        new MutationObserver(() => {
            if (!clicked) return;
            const start = clicked;
            clicked = 0;
            const there = performance.now() - start;
            requestAnimationFrame(() => {
                const after = new MessageChannel();
                after.port1.onmessage = () => took.push([there, performance.now() - start]);
                after.port2.postMessage(null);
            });
        }).observe(root, { attributes: true, attributeFilter: ['data-ply'] });
    });";

fn main() {
    let Some(moves) = number("--moves") else {
        println!("click: cargo bench -p lutece --bench click -- --moves 100");
        return;
    };
    let press = number("--press").unwrap_or(PRESS);
    // Bots take their usual time.
    let site = Site::paced("click", &[]);
    let done = AtomicBool::new(false);
    println!("from a click to the new board, in milliseconds, beside a game of two bots");
    println!("{:14} {:>5} {:>17} {:>17}", "", "moves", "in the page", "painted");
    println!("{:14} {:>5} {:>8} {:>8} {:>8} {:>8}", "", "", "p50", "p99", "p50", "p99");
    thread::scope(|scope| {
        // Set even if the browser gives up, so that the bots do not play on for ever.
        let _done = StopOnDrop(&done);
        scope.spawn(|| bots(&site, &done));
        let mut all = Vec::new();
        for game in ["city-of-light", "paris-paris", "paris"] {
            let took = clicks(&site, game, moves, press);
            report(game, &took);
            all.extend(took);
        }
        report("all", &all);
    });
}

/// The number after an argument.
fn number(name: &str) -> Option<usize> {
    let mut args = std::env::args().skip_while(|arg| arg != name);
    args.nth(1).and_then(|text| text.parse().ok())
}

/// Says that it is done when it is dropped.
struct StopOnDrop<'a>(&'a AtomicBool);

impl Drop for StopOnDrop<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Lets two bots play one game of Paris after the other.
fn bots(site: &Site, done: &AtomicBool) {
    while !done.load(Ordering::Relaxed) {
        let fields = [("game", "paris"), ("seat1", "bot:architecte"), ("seat2", "bot:architecte")];
        let made = site.post("/tables", &fields);
        let table = made.header("location").expect("a table has an address").to_owned();
        // A record is given out after the end.
        while !done.load(Ordering::Relaxed)
            && site.get(&format!("{table}/record"), &[]).status != 200
        {
            thread::sleep(Duration::from_millis(100));
        }
    }
}

/// Plays against a bot: what was noted for each move.
fn clicks(site: &Site, game: &str, moves: usize, press: usize) -> Vec<[f64; 2]> {
    let mut browser = Browser::open(&format!("click-{game}"), Device::Desk);
    browser.press = press as u64;
    browser.before_every_page(WATCH);
    let mut took = Vec::new();
    while took.len() < moves {
        browser.go(&site.url("/"));
        browser.follow(&format!("[data-play={game}]"));
        let mut player = Player::at(&browser, took.len() as u64);
        // Asking the page every few milliseconds what it shows would measure the asking.
        player.away = Duration::from_millis(200);
        for _ in took.len()..moves {
            if player.play().over() {
                break;
            }
        }
        let noted = browser.look("return took", &[]);
        let noted = noted.as_array().expect("a list").iter();
        took.extend(noted.map(|it| [0, 1].map(|at| it[at].as_f64().expect("a time"))));
    }
    took
}

fn report(name: &str, took: &[[f64; 2]]) {
    let figures: Vec<String> = [0, 1]
        .into_iter()
        .flat_map(|what| {
            let mut times: Vec<f64> = took.iter().map(|it| it[what]).collect();
            times.sort_by(f64::total_cmp);
            [50, 99].map(|share| times[(times.len() * share / 100).min(times.len() - 1)])
        })
        .map(|time| format!("{time:8.1}"))
        .collect();
    println!("{name:14} {:5} {}", took.len(), figures.join(" "));
}
