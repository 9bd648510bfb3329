//! A page shows the same, whether it came about by many small updates or at once.

use serde_json::json;

use crate::browser::Browser;
use crate::driver::Device;
use crate::player::Player;
use crate::replay::open;
use crate::site::Site;

/// What differs between what is shown and the whole page as a newcomer gets it. What the script
/// does to things that can be picked does not count, nor where a list was scrolled to.
const DIFFERENCE: &str = "const done = arguments[arguments.length - 1];
    const root = document.getElementById('table');
    const form = root.querySelector('form[data-replay-bar]');
    const whole = async () => {
        if (!form) return fetch(location.href);
        const body = new URLSearchParams(new FormData(form));
        body.set('ply', root.dataset.ply);
        return fetch(`${form.action}?${body}`);
    };
    const plain = (root, name) => {
        const part = root.querySelector(`[data-part=${name}]`).cloneNode(true);
        for (const it of part.querySelectorAll('.js-ghost, .js-rider, .gain, [data-digests]')) {
            if (it.matches('svg')) it.removeAttribute('data-digests');
            else it.remove();
        }
        for (const it of part.querySelectorAll('[class]')) {
            it.classList.remove('target', 'chosen', 'lit', 'pointed', 'later', 'here', 'to-come');
            // Nor what the pointer, left where the last click was, happens to show.
            it.classList.remove('shown', 'held', 'leaving');
            if (!it.classList.length) it.removeAttribute('class');
            else it.setAttribute('class', it.getAttribute('class').trim());
        }
        for (const it of part.querySelectorAll('[data-pick]')) {
            for (const name of ['role', 'tabindex', 'aria-pressed']) it.removeAttribute(name);
        }
        // In which order the attributes came does not count either.
        for (const it of part.querySelectorAll('*')) {
            const all = [...it.attributes].map(({ name, value }) => [name, value]).sort();
            for (const [name] of all) it.removeAttribute(name);
            for (const [name, value] of all) it.setAttribute(name, value);
        }
        const shown = [...part.querySelectorAll('ol.log > li')];
        for (const it of shown.slice(0, -5)) it.remove();
        part.querySelector('[data-earlier]')?.remove();
        part.querySelector('ol.log')?.removeAttribute('data-from');
        return part.innerHTML;
    };
    (async () => {
        const text = await (await whole()).text();
        const fresh = new DOMParser().parseFromString(text, 'text/html').getElementById('table');
        if (fresh.dataset.version !== root.dataset.version) return done('a newer version');
        for (const name of ['board', 'players', 'points', 'log', 'menu']) {
            const [live, page] = [plain(root, name), plain(fresh, name)];
            if (live === page) continue;
            let at = 0;
            while (live[at] === page[at]) at++;
            const around = (text) => text.slice(Math.max(at - 200, 0), at + 200);
            return done(`${name}: ${around(live)} INSTEAD OF ${around(page)}`);
        }
        done('');
    })();";

/// Goes to a ply of the replay.
fn jump(browser: &Browser, ply: u64) {
    let script = "const range = document.querySelector('[data-jump]');
        range.value = arguments[0];
        range.dispatchEvent(new Event('change', { bubbles: true }));";
    browser.look(script, &[json!(ply)]);
    let there = "return Number(document.getElementById('table').dataset.ply) === arguments[0]";
    browser.wait("the replay is there", there, &[json!(ply)]);
}

#[test]
fn a_reel_shows_the_same_by_steps_and_at_once() {
    let site = Site::start("replay-updates");
    let browser = Browser::open("replay-updates", Device::Desk);
    browser.reduce_motion();
    for game in ["city-of-light", "paris-paris", "paris"] {
        open(&site, &browser, game);
        let last = browser.look("return Number(document.querySelector('[data-jump]').max)", &[]);
        let last = last.as_u64().expect("a number");
        // On by steps, far ahead, far back, and over the end of the first phase.
        let plies = [1, 2, 3, 4, last / 2, last / 2 + 1, 5, last - 1, last, last / 3, 0, last];
        for ply in plies {
            jump(&browser, ply);
            let difference = browser.look_later(DIFFERENCE, &[]);
            assert_eq!(difference, "", "{game} after {ply} of {last} moves");
        }
    }
}

#[test]
fn a_table_shows_the_same_by_moves_and_at_once() {
    let site = Site::start("table-updates");
    let browser = Browser::open("table-updates", Device::Desk);
    browser.reduce_motion();
    for game in ["city-of-light", "paris-paris", "paris"] {
        browser.go(&site.url("/"));
        browser.follow(&format!("[data-play={game}]"));
        let mut player = Player::at(&browser, 7);
        let mut compared = 0;
        for _ in 0..14 {
            if player.play().over() {
                break;
            }
            // Nothing happens at the table before one's own move, so that both are of one version.
            player.my_turn();
            let difference = browser.look_later(DIFFERENCE, &[]);
            assert_eq!(difference, "", "{game}");
            compared += 1;
        }
        assert!(compared >= 10, "{game}: only {compared} moves");
    }
}

/// Lets what glides take long, and notes nothing else.
const SLOW: &str = "const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        const slow = this.closest('svg.board') ? { ...options, duration: 1e6 } : options;
        return animate.call(this, frames, slow);
    };";

/// How many pieces are on their way, and how many of them lie on top where they are.
const ON_THEIR_WAY: &str = "const gliding = document.getAnimations()
        .map((it) => it.effect.target).filter((it) => it?.closest?.('svg.board') && it.id);
    const caught = gliding.filter((it) => {
        const box = it.getBoundingClientRect();
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return it.contains(top);
    });
    return [gliding.length, caught.length];";

#[test]
fn a_piece_on_its_way_takes_no_click_meant_for_what_lies_below() {
    let site = Site::start("glides");
    let browser = Browser::open("glides", Device::Desk);
    browser.pace("usual");
    browser.before_every_page(SLOW);
    open(&site, &browser, "city-of-light");
    let mut gliding = 0;
    for ply in 1..20 {
        jump(&browser, ply);
        // One frame later it has begun.
        let frame = "requestAnimationFrame(() => setTimeout(arguments[arguments.length - 1], 0))";
        browser.look_later(frame, &[]);
        let seen = browser.look(ON_THEIR_WAY, &[]);
        gliding += seen[0].as_u64().expect("a number");
        assert_eq!(seen[1], 0, "after {ply} moves");
    }
    assert!(gliding > 0, "something glides");
}
