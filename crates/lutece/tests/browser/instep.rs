//! The board keeps step with the story: with several quick bots the scores, the board and the log show at
//! every moment the turn that is being told, and never one that comes after it.

use serde_json::json;

use crate::browser::Browser;
use crate::driver::Device;
use crate::player::Player;
use crate::site::Site;

/// Everything that takes time is sped up, because a whole game is told.
const HASTE: &str = "const later = window.setTimeout;
    window.setTimeout = (then, time, ...more) => later(then, (time ?? 0) / 5, ...more);
    const now = performance.now.bind(performance);
    performance.now = () => 5 * now();";

/// Notes whatever is painted, where it differs from what was painted before: after all that is done before a
/// frame, and before it is seen.
const WATCH: &str = "window.frames_seen = [];
    const table = document.getElementById('table');
    const most = (lines) => Math.max(-1, ...[...table.querySelectorAll(lines)]
        .filter((it) => !it.closest('.later')).map((it) => Number(it.dataset.ply)));
    const scores = () => [...table.querySelectorAll('.score')]
        .map((it) => Number(it.firstChild.nodeValue.replace('−', '-')));
    const ids = () => [...table.querySelectorAll('svg.board [id]')].map((it) => it.id).join(' ');
    let last = '';
    const painted = () => {
        const { ply, behind } = table.dataset;
        const one = { ply: Number(ply), behind: Number(behind ?? 0), scores: scores(),
            telling: table.classList.contains('telling'), mine: document.getElementById('turn') !== null,
            news: most('.news li[data-ply]'), log: most('ol.log > li[data-ply]'),
            targets: table.querySelectorAll('svg.board .target').length };
        const text = JSON.stringify(one);
        if (text === last) return;
        last = text;
        const known = frames_seen.at(-1)?.ply === one.ply;
        frames_seen.push({ ...one, ids: known || one.mine ? null : ids() });
    };
    const probe = document.createElement('i');
    probe.style.cssText = 'position: fixed; left: 0; top: 0; height: 0; width: 0';
    document.body.append(probe);
    new ResizeObserver(painted).observe(probe);
    let width = 0;
    const frame = () => {
        width = 1 - width;
        probe.style.width = `${width}px`;
        requestAnimationFrame(frame);
    };
    frame();";

/// What of it was wrong, beside the positions of the game as the replay shows them to the same seat; and how
/// many turns were shown while later ones had been played.
const COMPARE: &str = "const done = arguments[arguments.length - 1];
    const { url, seat } = document.getElementById('table').dataset;
    const known = new Map();
    const position = async (ply) => {
        if (!known.has(ply)) {
            const answer = await fetch(`${url}/replay?ply=${ply}&view=${seat}`);
            const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
            known.set(ply, {
                scores: [...page.querySelectorAll('.score')].map((it) => Number(it.dataset.points)),
                ids: [...page.querySelectorAll('svg.board [id]')].map((it) => it.id).join(' '),
                seats: [...page.querySelectorAll('ol.log > li .sign-of')].map((it) => it.outerHTML),
            });
        }
        return known.get(ply);
    };
    (async () => {
        const wrong = [];
        const steps = new Set();
        let [before, now] = [frames_seen[0].ply, frames_seen[0].ply];
        for (const it of frames_seen) {
            const say = (what) => wrong.push(`${what} at ${JSON.stringify({ ...it, ids: null })}`);
            if (it.ply !== now) [before, now] = [now, it.ply];
            const [then, there] = [await position(before), await position(now)];
            const turns = new Set(there.seats.slice(before, now));
            if (turns.size > 1) say(`turns of ${turns.size} since ${before}`);
            if (it.news >= now || it.log >= now) say('what comes later is told');
            const fits = (score, at) => {
                const ends = [then.scores[at], there.scores[at]];
                if (!it.telling) return score === ends[1];
                return score >= Math.min(...ends) && score <= Math.max(...ends);
            };
            if (!it.scores.every(fits)) say(`not between ${then.scores} and ${there.scores}`);
            if (it.ids !== null && it.ids !== there.ids) say('another board');
            if (it.behind && (it.mine || it.targets)) say('something can be picked');
            if (it.behind) steps.add(it.ply);
        }
        done([wrong.slice(0, 5), steps.size, frames_seen.length]);
    })().catch((error) => done([[String(error)], 0, 0]));";

/// Whether all has been told and there is something to do, or the game is over.
const RESTS: &str = "const table = document.getElementById('table');
    const rests = !table.classList.contains('telling') && !table.dataset.behind && !table.ariaBusy;
    if (!rests) return null;
    if (table.querySelector('.result')) return 'over';
    return document.getElementById('turn') ? 'mine' : null";

/// Sets up a table with bots at all seats but one.
pub(crate) fn among_bots(site: &Site, browser: &Browser, game: &str, seats: usize) {
    browser.go(&site.url(&format!("/new?game={game}&seats={seats}")));
    for seat in 2..=seats {
        browser.choose(&format!("[name=seat{seat}]"), "bot:flaneur");
    }
    browser.follow("form.stack [type=submit]");
    browser.see("svg.board");
}

fn whole_game(game: &str, seats: usize) {
    let site = Site::start(&format!("instep-{game}"));
    let browser = Browser::open(&format!("instep-{game}"), Device::Desk);
    browser.pace("fast");
    browser.before_every_page(HASTE);
    among_bots(&site, &browser, game, seats);
    browser.look(WATCH, &[]);
    let mut player = Player::at(&browser, 41);
    for _ in 0..400 {
        if browser.wait("all has been told", RESTS, &[]) == "over" {
            let seen = browser.look_later(COMPARE, &[]);
            assert_eq!(seen[0], json!([]), "{game}");
            let steps = seen[1].as_u64().expect("a number");
            assert!(steps > 10 || seats == 2, "{game}: only {steps} turns were behind: {seen}");
            return;
        }
        player.play();
    }
    panic!("{game} is not over");
}

#[test]
fn city_of_light_shows_the_turn_that_is_told() {
    whole_game("city-of-light", 2);
}

#[test]
fn paris_paris_shows_the_turn_that_is_told() {
    whole_game("paris-paris", 4);
}

#[test]
fn paris_shows_the_turn_that_is_told() {
    whole_game("paris", 3);
}

/// Whether the page is behind what has been played.
const BEHIND: &str = "return document.getElementById('table').dataset.behind ? true : null";
const UP_TO_DATE: &str = "const table = document.getElementById('table');
    return !table.dataset.behind && document.getElementById('turn') ? true : null";

/// A click skips to the present, and readers who want no motion are there at once.
#[test]
fn a_click_skips_to_how_the_table_stands() {
    let site = Site::start("skips");
    let browser = Browser::open("skips", Device::Desk);
    browser.pace("slow");
    among_bots(&site, &browser, "paris-paris", 4);
    let mut player = Player::at(&browser, 43);
    let mut skipped = 0;
    for _ in 0..6 {
        browser.wait("there is something to do", UP_TO_DATE, &[]);
        player.play();
        let state = "const { version, behind } = document.getElementById('table').dataset;
            return [Number(version), behind ?? null]";
        let began = std::time::Instant::now();
        while browser.look(BEHIND, &[]).is_null() && began.elapsed().as_secs() < 3 {}
        if browser.look(BEHIND, &[]).is_null() {
            continue;
        }
        browser.click(".now-head");
        let now = browser.look(state, &[]);
        browser.wait(&format!("it is up to date, not {now}"), UP_TO_DATE, &[]);
        assert!(began.elapsed().as_secs() < 8, "a click does not wait for four tales");
        skipped += 1;
    }
    assert!(skipped > 1, "only {skipped} times something was skipped");
    browser.look("localStorage.setItem('lutece-pace', 'off')", &[]);
    browser.look(
        "window.ever = false; new MutationObserver(() => {
        ever ||= 'behind' in document.getElementById('table').dataset;
    }).observe(document.getElementById('table'), { attributes: true })",
        &[],
    );
    for _ in 0..3 {
        player.play();
        player.my_turn();
    }
    assert_eq!(browser.look("return ever", &[]), false, "without motion nothing comes by steps");
}
