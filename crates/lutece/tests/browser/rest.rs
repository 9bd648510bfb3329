//! A phone held upright: the scores stay in sight, the page rests while others play, nothing lies over what is to
//! be read, and the end of a game comes into sight by itself.

use serde_json::json;

use crate::browser::Browser;
use crate::driver::Device;
use crate::player::Player;
use crate::site::{Site, lutece};
use crate::steady;

const GAMES: [&str; 3] = ["city-of-light", "paris-paris", "paris"];

/// The moves of a record.
pub(crate) fn moves(record: &str) -> Vec<&str> {
    let moves = record.split("\nmoves:\n").nth(1).expect("a record has moves");
    moves.lines().take_while(|line| !line.contains(": ")).collect()
}

/// Whether everybody's score is seen and lies on top, with the page at some height.
const SCORES: &str = "scrollTo({ top: arguments[0], behavior: 'instant' });
    const all = [...document.querySelectorAll('.player .score')];
    const floor = document.querySelector('.now').getBoundingClientRect().top;
    return all.length > 1 && all.every((it) => {
        const { x, y, width, height, bottom } = it.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return y >= 0 && bottom <= floor && top?.closest('.player') === it.closest('.player');
    })";

#[test]
fn on_a_phone_the_scores_stay_in_sight() {
    let site = Site::start("scores");
    for game in GAMES {
        let phone = Browser::open(&format!("scores-{game}"), Device::Phone);
        phone.go(&site.url("/"));
        phone.follow(&format!("[data-play={game}]"));
        phone.see("svg.board");
        for at in [0, 80, 300, 700] {
            assert_eq!(phone.look(SCORES, &[json!(at)]), true, "{game} at {at}");
        }
    }
    // Also below the lines of a first game.
    let newcomer = Browser::newcomer("scores-first", Device::Phone, "de");
    newcomer.go(&site.url("/"));
    newcomer.follow("[data-play=paris]");
    newcomer.see(".first");
    for at in [0, 300] {
        newcomer.wait("the scores are in sight", &format!("{SCORES} || null"), &[json!(at)]);
    }
}

/// Notes where the page has begun to move while others played, or while what they did was being told. What somebody's
/// own pick has set going may come to its end then.
const RESTLESS: &str = "window.restless = [];
    const root = document.getElementById('table');
    let [at, moves] = [scrollY, false];
    const frame = () => {
        const rests = root.classList.contains('telling') || !root.querySelector('.now.mine');
        const moved = scrollY !== at;
        if (rests && !root.querySelector('.result') && moved && !moves) restless.push([at, scrollY]);
        [at, moves] = [scrollY, moved];
        requestAnimationFrame(frame);
    };
    frame();";

/// Two frames of the screen later.
const FRAMES: &str = "const done = arguments[arguments.length - 1];
    requestAnimationFrame(() => requestAnimationFrame(() => done(true)));";

#[test]
fn on_a_phone_the_page_rests_while_others_play() {
    let site = Site::start("rests");
    for game in ["paris-paris", "paris"] {
        let phone = Browser::open(&format!("rests-{game}"), Device::Phone);
        phone.pace("fast");
        phone.go(&site.url("/"));
        phone.follow(&format!("[data-play={game}]"));
        phone.see("svg.board");
        phone.look(RESTLESS, &[]);
        let mut player = Player::at(&phone, 12);
        let told = "return !document.getElementById('table').classList.contains('telling')";
        for _ in 0..8 {
            player.my_turn();
            // A new board is told from the next frame on.
            phone.look_later(FRAMES, &[]);
            phone.wait("everything was told", told, &[]);
            player.play();
        }
        player.my_turn();
        assert_eq!(phone.look("return restless", &[]), json!([]), "{game}");
    }
}

/// Who has won, everybody's sum and what can be done next, each wholly seen.
const RESULT: &str = "const root = document.getElementById('table');
    if (root.classList.contains('telling')) return null;
    const parts = ['.now-head .prompt', '.standings', '.result .choice-bar', '.steps .strong-button']
        .map((it) => root.querySelector(it));
    const room = (it) => it.getBoundingClientRect();
    const seen = (it) => [{ top: 0, bottom: innerHeight }, room(it.closest('.talk') ?? it.closest('.now'))]
        .every(({ top, bottom }) => room(it).top >= top - 1 && room(it).bottom <= bottom + 1);
    return parts.every((it) => it && seen(it)) || null";

#[test]
fn the_end_of_a_game_comes_into_sight_on_a_phone() {
    let site = Site::start("end-phone");
    for game in GAMES {
        let browser = Browser::open(&format!("end-phone-{game}"), Device::Desk);
        browser.pace("fast");
        let record = lutece(&["random", game, "--seed", "1900", "--policy", "playout"]);
        let moves = moves(&record);
        for size in [(390, 844), (844, 390)] {
            steady::open(&site, &browser, &record, moves.len() - 1);
            steady::resize(&browser, size);
            steady::send(&browser, moves[moves.len() - 1]);
            browser.wait("the result is in sight", RESULT, &[]);
            // It can be put away, and the board is seen again.
            browser.press("\u{E00C}");
            let board = "return document.getElementById('table').classList.contains('unfolded')";
            assert_eq!(browser.look(board, &[]), false);
        }
    }
}

/// What lies over something that is to be read or pressed, of the buttons and figures that stand by themselves.
const OVER: &str = "const root = document.getElementById('table');
    const shows = (it) => it.checkVisibility({ visibilityProperty: true }) && it.getBoundingClientRect().height > 0;
    const now = root.querySelector('.now').getBoundingClientRect();
    const text = root.querySelector('.talk');
    const from = text.getBoundingClientRect().top + text.clientTop;
    const talk = { top: from, bottom: from + text.clientHeight };
    const box = (it) => {
        let { left, right, top, bottom } = it.getBoundingClientRect();
        if (it.closest('.talk')) [top, bottom] = [Math.max(top, talk.top), Math.min(bottom, talk.bottom)];
        return { left, right, top, bottom };
    };
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    const own = [...root.querySelectorAll('.unfold, .purse, .nearby')].filter(shows);
    const rest = [...root.querySelectorAll('.now :is(button, li), .prompt > span, .seated button')]
        .filter((it) => shows(it) && !own.some((one) => one.contains(it)));
    const found = own.flatMap((it) => [...rest, ...own].filter((other) => other !== it && meet(box(it), box(other)))
        .map((other) => `${it.className} over ${other.textContent.trim().slice(0, 40)}`));
    const home = { unfold: now.top, nearby: root.querySelector('.board-area').getBoundingClientRect().top };
    const out = own.filter((it) => box(it).top < (home[it.className] ?? 0) - 1 || box(it).bottom > innerHeight + 1
        || it.scrollHeight > it.clientHeight + 1 || it.scrollWidth > it.clientWidth + 1);
    return [...found, ...out.map((it) => `${it.className} outside of its place`)];";

#[test]
fn nothing_in_the_prompt_of_a_phone_lies_over_something_else() {
    let site = Site::start("over");
    let browser = Browser::speaking("over", Device::Desk, "de");
    for game in ["paris", "paris-paris"] {
        let record = lutece(&["random", game, "--seed", "3", "--policy", "playout"]);
        let plies = moves(&record).len();
        for part in 1..5 {
            steady::open(&site, &browser, &record, plies * part / 5);
            for size in [(390, 844), (844, 390)] {
                steady::resize(&browser, size);
                let picked = "document.querySelector('[data-pick].target')
                    ?.dispatchEvent(new MouseEvent('click', { bubbles: true }))";
                for _ in 0..2 {
                    let calm = "return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))";
                    browser.look(calm, &[]);
                    assert_eq!(browser.look(OVER, &[]), json!([]), "{game} {part} {size:?}");
                    browser.look(picked, &[]);
                }
                browser.press("\u{E00C}");
            }
        }
    }
}

/// A landmark that one can pay for lies far below the districts: a button names it and leads there.
#[test]
fn on_a_phone_a_button_leads_to_a_landmark_that_is_out_of_sight() {
    let site = Site::start("far");
    let browser = Browser::open("far", Device::Desk);
    let record = lutece(&["random", "paris", "--seed", "3", "--policy", "playout"]);
    let all = moves(&record);
    let builds = all.iter().position(|mv| mv.ends_with(":jardin-du-luxembourg"));
    steady::open(&site, &browser, &record, builds.expect("somebody builds it"));
    steady::resize(&browser, (390, 844));
    // It is no reason to go there by itself: a bank is in sight.
    let rests = "const frames = (left) => (left ? new Promise(requestAnimationFrame).then(() => frames(left - 1)) : scrollY);
        return frames(100)";
    browser.reload();
    browser.click("[data-lift]");
    browser.see("svg.board .target");
    assert_eq!(browser.look(rests, &[]), 0, "the page rests");
    let named = "const button = document.querySelector('[data-show-where]');
        return !button.hidden && document.querySelector('svg.board .target') !== null
            && button.textContent.trim() === 'Jardin du Luxembourg'";
    browser.wait("the landmark is named", named, &[]);
    browser.click("[data-show-where]");
    let there = "const card = document.querySelector('svg.board [data-holds].target').getBoundingClientRect();
        return card.top > 0 && card.bottom < document.querySelector('.now').getBoundingClientRect().top";
    browser.wait("it is in sight", there, &[]);
}
