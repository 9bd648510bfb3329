//! Nothing moves under the hand: from the first move to the last, at every size of the window, the
//! board, the players, the prompt and the buttons keep their places to the pixel.

use serde_json::{Value, json};

use crate::browser::Browser;
use crate::driver::Device;
use crate::site::{Site, lutece};

/// The windows that a table is made for.
pub(crate) const SIZES: [(u32, u32); 6] =
    [(1280, 900), (1366, 768), (1920, 1080), (768, 1024), (390, 844), (844, 390)];

/// How many positions of a game are looked at.
const POSITIONS: usize = 4;

/// Where everything is, and how large, with the page at its top: after a pick a phone may be on its way to what can be
/// picked next, and its scores stay in sight.
const BOXES: &str = "
    scrollTo({ top: 0, behavior: 'instant' });
    const place = (it) => {
        const box = it.getBoundingClientRect();
        return [box.x, box.y + scrollY * !it.closest('.now'), box.width, box.height];
    };
    const all = ['.board-area', '.now', '.now-head', '.steps', '.talk', '.seated', '.player',
        '.tabs', '.tabs button', '.side'];
    const found = all.map((name) => [...document.querySelectorAll(name)].map(place));
    return { found, view: document.querySelector('svg.board')?.getAttribute('viewBox') ?? null };";

/// Sets the window, waits until the page is laid out for it, and its board drawn, and goes to its top.
pub(crate) fn resize(browser: &Browser, (width, height): (u32, u32)) {
    browser.resize(width, height);
    let drawn =
        "const narrow = matchMedia('(max-width: 75.99rem), (max-height: 41.99rem)').matches;
        const meant = narrow ? 'narrow' : innerWidth / innerHeight <= 1.5 ? 'square' : 'wide';
        const layout = document.getElementById('table')?.dataset.layout;
        const right = !layout || layout === meant;
        scrollTo({ top: 0, behavior: 'instant' });
        return innerWidth === arguments[0] && right && scrollY === 0";
    browser.wait("the board is drawn for the window", drawn, &[json!(width)]);
}

#[test]
fn nothing_moves_from_the_first_move_to_the_last() {
    let site = Site::start("steady");
    for game in ["city-of-light", "paris-paris", "paris"] {
        let browser = Browser::open(&format!("steady-{game}"), Device::Desk);
        let record = lutece(&["random", game, "--seed", "1900", "--policy", "playout"]);
        let moves = record.split("\nmoves:\n").nth(1).expect("a record has moves");
        let moves: Vec<&str> = moves.lines().take_while(|line| !line.contains(": ")).collect();
        let plies = moves.len();
        let mut first: Vec<Value> = vec![Value::Null; SIZES.len()];
        let mut picked = 0;
        for at in 0..=POSITIONS {
            // The last one is over by one more move.
            let ply = (plies * at / POSITIONS).min(plies - 1);
            open(&site, &browser, &record, ply);
            if at == POSITIONS {
                finish(&browser, moves[plies - 1]);
            }
            for (size, first) in SIZES.into_iter().zip(&mut first) {
                resize(&browser, size);
                let mut seen = vec![browser.look(BOXES, &[])];
                // A pick brings buttons and text, and so does a move that is complete.
                for _ in 0..2 {
                    if browser.look(PICK, &[]) == true {
                        picked += 1;
                        seen.push(browser.look(BOXES, &[]));
                    }
                }
                browser.press("\u{E00C}");
                for now in seen {
                    if first.is_null() {
                        *first = now;
                        continue;
                    }
                    assert_eq!(now, *first, "{game} after {ply} of {plies}, {size:?}");
                }
            }
        }
        assert!(picked > 2 * SIZES.len(), "{game}: only {picked} picks");
    }
}

/// Picks the first thing that can be.
const PICK: &str = "const it = document.querySelector('[data-pick].target');
    it?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return Boolean(it)";

/// Opens a table that goes on from a record, everybody at one device, as the player who has the
/// turn.
pub(crate) fn open(site: &Site, browser: &Browser, record: &str, ply: usize) {
    browser.resize(1280, 900);
    browser.go(&site.url("/replay"));
    let seats = record.lines().find_map(|line| line.strip_prefix("seats: ")?.parse().ok());
    let mut fields = json!({ "record": record, "ply": ply.to_string() });
    for seat in 1..=seats.unwrap_or(2) {
        fields[format!("seat{seat}")] = json!("me");
    }
    browser.look(
        "const form = document.createElement('form');
        form.method = 'post';
        form.action = '/tables';
        for (const [name, value] of Object.entries(arguments[0])) {
            const field = document.createElement('input');
            Object.assign(field, { type: 'hidden', name, value });
            form.append(field);
        }
        document.body.append(form);
        form.submit();",
        &[fields],
    );
    browser.see("[data-lift]");
    browser.click("[data-lift]");
    browser.see("svg.board");
}

/// Makes the move that ends the game.
pub(crate) fn finish(browser: &Browser, last: &str) {
    send(browser, last);
    browser.see(".result");
}

/// Sends a move past the page, which then hears of it.
pub(crate) fn send(browser: &Browser, mv: &str) {
    browser.look(
        "const root = document.getElementById('table');
        const body = new URLSearchParams({ version: root.dataset.version,
            seat: root.dataset.seat, click: String(Math.random()), move: arguments[0] });
        const headers = { accept: 'application/json' };
        fetch(root.dataset.url + '/moves', { method: 'POST', body, headers });",
        &[json!(mv)],
    );
}
