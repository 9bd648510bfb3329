//! What has happened: the log with all its moves, and tours that are told stop by stop.

use serde_json::json;

use crate::browser::Browser;
use crate::driver::Device;
use crate::player::Player;
use crate::replay::open;
use crate::site::{Site, lutece};
use crate::steady;

const LINES: &str = "return document.querySelectorAll('ol.log > li').length";
const POINTED: &str = "return document.querySelectorAll('svg.board .pointed').length > 0";

#[test]
fn the_log_has_every_move_and_a_line_lights_up_what_it_tells_of() {
    let site = Site::start("story");
    let browser = Browser::open("story", Device::Desk);
    open(&site, &browser, "paris");
    let last = browser.look("return Number(document.querySelector('[data-jump]').max)", &[]);
    let last = last.as_u64().expect("a number");
    assert!(last > 60, "a long game");
    browser.click("[data-jump]");
    let there = "return document.querySelectorAll('ol.log > li').length > 60";
    browser.wait("the replay is in the middle", there, &[]);
    browser.click("[data-tab-to=menu]");
    browser.click("details:has(> [action='/tables']) > summary");
    browser.follow("[action='/tables'] [type=submit]");
    let mut player = Player::at(&browser, 20);
    player.my_turn();

    // The table brings the latest; the others come when asked for, and stay.
    let ply = "return Number(document.getElementById('table').dataset.ply)";
    let plies = browser.look(ply, &[]).as_u64().expect("a number");
    assert!(browser.look(LINES, &[]).as_u64() < Some(plies), "not all at first");
    browser.click("[data-earlier]");
    let all = "return document.querySelectorAll('ol.log > li').length === arguments[0]";
    browser.wait("every move is there", all, &[json!(plies)]);
    let scroll = "const log = document.querySelector('ol.log');
        log.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
        log.scrollTop = arguments[0] * log.scrollHeight";
    let scrolled = "const log = document.querySelector('ol.log');
        const left = () => log.scrollHeight - log.clientHeight - log.scrollTop;
        const now = () => (arguments[0] ? left() < 8 : log.scrollTop === 0 && left() > 100);
        const frame = () => new Promise(requestAnimationFrame);
        return frame().then(frame).then(now)";
    browser.look(scroll, &[json!(0)]);
    player.play();
    let grown = browser.look(ply, &[]).as_u64().expect("a number");
    assert!(grown > plies);
    browser.wait("every move is still there", all, &[json!(grown)]);
    // A reader of earlier moves is left alone; one at the end sees the next move.
    browser.wait("the log stays where somebody reads", scrolled, &[json!(0)]);
    browser.look(scroll, &[json!(1)]);
    player.play();
    browser.wait("the log shows its end again", scrolled, &[json!(1)]);
    // That it has shrunk and grown, as while something is told, does not mean that somebody reads further up.
    let grow = "const log = document.querySelector('ol.log');
        const [some, before] = [[...log.children].slice(-8), log.scrollTop];
        for (const line of some) line.style.display = 'none';
        const less = log.scrollTop;
        for (const line of some) line.style.display = '';
        const frame = () => new Promise(requestAnimationFrame);
        return frame().then(frame).then(() => less < before)";
    assert_eq!(browser.look(grow, &[]), true, "it has shrunk");
    player.play();
    browser.wait("the log follows its end", scrolled, &[json!(1)]);

    // By pointer and by key.
    let mut lit = 0;
    for at in 1..=12 {
        browser.hover(&format!("ol.log > li:nth-last-child({at})"));
        lit += u32::from(browser.look(POINTED, &[]) == true);
    }
    assert!(lit > 3, "only {lit} of 12 lines light up something");
    browser.hover(".brand");
    assert_eq!(browser.look(POINTED, &[]), false);
    browser.look("document.querySelector('ol.log').focus()", &[]);
    let mut lit = 0;
    for _ in 0..12 {
        browser.press("\u{E013}");
        lit += u32::from(browser.look(POINTED, &[]) == true);
    }
    assert!(lit > 3, "only {lit} of 12 lines light up something by keys");
}

/// Notes every place that lights up and every point that flies, in the order it happens.
const WATCH: &str = "window.seen = [];
    new MutationObserver((changes) => {
        for (const change of changes) {
            for (const node of change.addedNodes) {
                if (node.className === 'flying') seen.push(`+${parseInt(node.textContent, 10)}`);
            }
            const it = change.target;
            const lit = change.attributeName === 'class' && it.classList.contains('lit');
            if (lit && it.id.startsWith('stop-')) seen.push(it.id);
        }
    }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['class'] });";

/// Steps on until a move by which somebody scored was shown: for how many scores points will fly, and how
/// many points.
fn until_somebody_scores(browser: &Browser) -> (u64, u64) {
    for ply in 1..60 {
        browser.click("[data-go=forward]");
        let there = "return Number(document.getElementById('table').dataset.ply) === arguments[0]";
        browser.wait("one step on", there, &[json!(ply)]);
        let told =
            "const all = (name) => [...document.querySelectorAll('.news [data-at][data-gains]')]
                .flatMap((it) => it.dataset[name].split(' ')).map(Number);
            return [all('gains').length, all('gain').reduce((sum, it) => sum + it, 0)]";
        let told = browser.look(told, &[]);
        let (scores, points) = (told[0].as_u64(), told[1].as_u64());
        if scores > Some(0) {
            return (scores.expect("a number"), points.expect("a number"));
        }
        browser.look("seen.length = 0", &[]);
    }
    panic!("nobody scores");
}

#[test]
fn a_tour_is_played_stop_by_stop_and_its_points_fly_to_their_owner() {
    let site = Site::start("tour");
    let browser = Browser::open("tour", Device::Desk);
    browser.pace("usual");
    open(&site, &browser, "paris-paris");
    browser.look(WATCH, &[]);
    let (scores, points) = until_somebody_scores(&browser);
    let flown = "const all = seen.filter((it) => it.startsWith('+'));
        return all.length === arguments[0] && all.reduce((sum, it) => sum + Number(it), 0) === arguments[1]";
    browser.wait("every point has flown", flown, &[json!(scores), json!(points)]);
    let seen = browser.look("return seen", &[]);
    let seen: Vec<&str> =
        seen.as_array().expect("a list").iter().filter_map(|it| it.as_str()).collect();
    let at = seen.iter().position(|it| it.starts_with('+')).expect("a point flew");
    assert!(seen[..at].iter().any(|it| it.starts_with("stop-")), "first the stop: {seen:?}");
    let over = "return !document.querySelector('.later, .lit, .js-rider, .flying')";
    browser.wait("the tour is over", over, &[]);
}

/// Notes of the stop that lights up whether it is seen, above the prompt.
const SIGHT: &str = "const frame = () => {
        const stop = document.querySelector('svg.board .lit[id^=stop-]');
        if (stop) {
            const { top, bottom } = (stop.querySelector('.face') ?? stop).getBoundingClientRect();
            const floor = document.querySelector('.now').getBoundingClientRect().top;
            if (window.last?.id !== stop.id) window.last = { id: stop.id, seen: false };
            window.last.seen ||= top >= 0 && bottom <= floor;
        }
        requestAnimationFrame(frame);
    };
    frame();";

/// On a phone the board is longer than what is seen of it above the prompt.
#[test]
fn a_phone_goes_with_a_tour_to_where_it_stops() {
    let site = Site::start("tour-phone");
    let phone = Browser::open("tour-phone", Device::Phone);
    phone.pace("usual");
    open(&site, &phone, "paris-paris");
    phone.look(SIGHT, &[]);
    let away =
        "scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }); window.last = null";
    let mut tours = 0;
    for ply in 1..60 {
        phone.look(away, &[]);
        phone.press("\u{E014}");
        let there = "return Number(document.getElementById('table').dataset.ply) === arguments[0]";
        phone.wait("one step on", there, &[json!(ply)]);
        if phone.look("return document.querySelector('.news [data-gains]') !== null", &[]) == false
        {
            continue;
        }
        let told = "return !document.querySelector('.telling') && window.last";
        let last = phone.wait("the tour was told", told, &[]);
        assert_eq!(last["seen"], true, "{last}");
        tours += 1;
        if tours == 2 {
            return;
        }
    }
    panic!("there was no tour");
}

#[test]
fn who_wants_less_motion_reads_the_tour_at_once() {
    let site = Site::start("calm");
    let browser = Browser::open("calm", Device::Desk);
    browser.pace("usual");
    browser.reduce_motion();
    open(&site, &browser, "paris-paris");
    browser.look(WATCH, &[]);
    let (scores, points) = until_somebody_scores(&browser);
    assert!(scores > 0 && points >= scores);
    assert_eq!(browser.look("return document.querySelectorAll('.later').length", &[]), 0);
    assert_eq!(browser.look("return seen", &[]), json!([]), "nothing lights up or flies");
}

/// Notes what the page shows when the first point of a move is about to be told.
const HELD: &str = "window.held = null;
    const table = document.getElementById('table');
    const shown = (seat) => ['points', 'score'].map((it) => document.getElementById(`${it}-${seat}`))
        .filter(Boolean).map((it) => Number((it.querySelector('text') ?? it).firstChild.nodeValue));
    window.figures = () => [...table.querySelectorAll('.score')].map((it) => {
        return { now: shown(it.id.split('-')[1]), total: Number(it.dataset.points) };
    });
    const seen = (it) => getComputedStyle(it).visibility === 'visible';
    window.nexts = () => [...table.querySelectorAll('svg.board .next')].filter(seen).length;
    window.settled = () => [...table.querySelectorAll('svg.board .settles')].filter(seen)
        .map((it) => it.textContent);
    window.sheet = () => [...table.querySelectorAll('table.sheet')]
        .filter((it) => getComputedStyle(it).display !== 'none').map((it) => it.textContent).join();
    window.left = () => table.querySelectorAll('svg.board .js-kept > .tile').length;
    window.was = null;
    window.wasSheet = null;
    table.addEventListener('click', () => { if (!held) [was, wasSheet] = [settled(), sheet()]; }, true);
    new MutationObserver(() => {
        if (!table.classList.contains('scoring') || held) return;
        held = { figures: figures(), next: nexts(), settled: settled(), was, wasSheet, sheet: sheet(), left: left(),
            prompt: [...table.querySelectorAll('.now-head .prompt:not(.js-head)')]
                .filter((it) => it.checkVisibility()).length };
    }).observe(table, { attributeFilter: ['class'] });";

#[test]
fn what_comes_after_the_points_waits_for_them() {
    let site = Site::start("held");
    let browser = Browser::open("held", Device::Desk);
    browser.pace("fast");
    open(&site, &browser, "paris-paris");
    browser.look(HELD, &[]);
    browser.look(WATCH, &[]);
    let (_, points) = until_somebody_scores(&browser);
    let over = "return held && !document.getElementById('table').classList.contains('scoring')";
    browser.wait("the points have been told", over, &[]);
    let held = browser.look("return held", &[]);
    let lack = |figures: &serde_json::Value| {
        let mut lacking = 0;
        for figure in figures.as_array().expect("a list") {
            let total = figure["total"].as_i64().expect("a number");
            let now = figure["now"].as_array().expect("a list");
            assert_eq!(now.len(), 2, "beside the board and on it: {figures}");
            assert!(now.iter().all(|it| it == &now[0]), "both are the same: {figures}");
            lacking += total - now[0].as_i64().expect("a number");
        }
        lacking
    };
    assert_eq!(lack(&held["figures"]), i64::try_from(points).expect("few"), "before: {held}");
    assert_eq!(held["next"], 0, "the next tiles wait: {held}");
    assert_eq!(held["prompt"], 0, "and the next question: {held}");
    assert!(held["was"].as_array().is_some_and(|it| it.len() > 5), "parking spaces: {held}");
    assert_eq!(held["settled"], held["was"], "what is parked waits too: {held}");
    assert_ne!(browser.look("return settled()", &[]), held["was"], "then it changes");
    assert_eq!(held["left"], 1, "the tile that was left lies where it lay: {held}");
    assert_eq!(held["sheet"], held["wasSheet"], "where points come from waits: {held}");
    assert_ne!(browser.look("return sheet()", &[]), held["wasSheet"], "then it follows");
    let sheets = browser.look("return document.querySelectorAll('table.sheet').length", &[]);
    assert_eq!(sheets, 1, "and is there once");
    assert_eq!(lack(&browser.look("return figures()", &[])), 0, "after");
    assert!(browser.look("return nexts()", &[]).as_u64() > Some(0), "the next tiles are there");
    assert_eq!(browser.look("return document.querySelectorAll('.js-head').length", &[]), 0);
}

/// Notes every new board that comes while something is being told and nobody has cut it short, and how
/// often something was told.
const EARLY: &str = "window.early = [];
    window.tales = 0;
    const table = document.getElementById('table');
    let cut = false;
    for (const name of ['pointerdown', 'keydown']) {
        document.addEventListener(name, () => { cut = true; }, true);
    }
    new MutationObserver((changes) => {
        const was = (it) => it.attributeName === 'class' && (it.oldValue ?? '').includes('telling');
        const cameAmid = changes.some(was) && changes.some((it) => it.attributeName === 'data-version');
        if (cameAmid && !cut) early.push(table.dataset.version);
        if (!table.classList.contains('telling')) return;
        if (!changes.some(was)) tales += 1;
        cut = false;
    }).observe(table, { attributeOldValue: true, attributeFilter: ['class', 'data-version'] });";

#[test]
fn no_bot_goes_on_before_what_happened_has_been_told() {
    let site = Site::start("tales");
    for game in ["city-of-light", "paris-paris", "paris"] {
        let browser = Browser::open(&format!("tales-{game}"), Device::Desk);
        browser.pace("fast");
        browser.go(&site.url("/"));
        browser.follow(&format!("[data-play={game}]"));
        browser.look(EARLY, &[]);
        let mut player = Player::at(&browser, 3);
        let calm = "return !document.getElementById('table').classList.contains('telling')";
        for _ in 0..8 {
            player.my_turn();
            browser.wait("everything has been told", calm, &[]);
            player.play();
        }
        assert_eq!(browser.look("return early", &[]), json!([]), "{game}");
        let tales = browser.look("return tales", &[]).as_u64().expect("a number");
        assert!(tales > 1 || game == "city-of-light", "{game}: only {tales} tales");
    }
}

/// Notes the headlines of a tale, and whether result, log or button were seen before its end.
const ENDING: &str = "window.heads = [];
    window.spoilt = [];
    const table = document.getElementById('table');
    const shows = (it) => it?.checkVisibility({ visibilityProperty: true }) ?? false;
    new MutationObserver(() => {
        const head = table.querySelector('.js-head')?.textContent;
        if (head && heads.at(-1) !== head) heads.push(head);
        if (!table.classList.contains('telling')) return;
        for (const name of ['.standings', '.steps .strong-button', 'ol.log > li:last-child']) {
            if (shows(table.querySelector(name))) spoilt.push(`${name} at ${head}`);
        }
    }).observe(table, { subtree: true, childList: true, characterData: true, attributeFilter: ['class'] });";

#[test]
fn the_end_of_paris_paris_is_told_trip_by_trip_before_the_result() {
    let site = Site::start("ending");
    let browser = Browser::open("ending", Device::Desk);
    browser.pace("fast");
    let record = lutece(&["random", "paris-paris", "--seed", "1900", "--policy", "playout"]);
    let moves = record.split("\nmoves:\n").nth(1).expect("a record has moves");
    let moves: Vec<&str> = moves.lines().take_while(|line| !line.contains(": ")).collect();
    steady::open(&site, &browser, &record, moves.len() - 1);
    browser.click("[data-tab-to=log]");
    browser.look(ENDING, &[]);
    steady::send(&browser, moves[moves.len() - 1]);
    // The new board is in the page a frame before its tale begins.
    let told = "return heads.length > 0 && !document.getElementById('table').classList.contains('telling')";
    browser.wait("the end has been told", told, &[]);
    browser.see(".standings");
    let heads = browser.look("return heads", &[]);
    let heads: Vec<&str> =
        heads.as_array().expect("a list").iter().filter_map(|it| it.as_str()).collect();
    let trips: Vec<&&str> =
        heads.iter().filter(|it| it.to_lowercase().contains("special trip")).collect();
    assert_eq!(trips.len(), 3, "two secret trips and the open one: {heads:?}");
    assert!(trips[2].starts_with("The open"), "the open one is the last: {heads:?}");
    assert_eq!(browser.look("return spoilt", &[]), json!([]), "nothing is told before its time");
}
