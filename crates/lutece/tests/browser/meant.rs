//! A move takes at most two picks and a button, and what is shown before the button is what comes
//! after it: laws 4 and 2 of the table over whole games, at the six sizes.

use serde_json::{Value, json};

use crate::browser::Browser;
use crate::driver::Device;
use crate::site::{Site, lutece};
use crate::steady::{SIZES, open, resize};

const MEANT: &str = concat!(include_str!("seen.js"), include_str!("meant.js"));

/// How many positions of a game are looked at, from the first to the last.
const POSITIONS: usize = 6;

/// How many of the legal moves of each are made up to their button, besides the one that is played.
const OTHERS: usize = 6;

/// What a preview says that is not an event: what may come, what is kept, and what is chosen next.
const FORESEEN: [&str; 12] = [
    "No bus leaves yet",
    "You can still do this first",
    "A building in ",
    "It does not change any points",
    "It is the last one",
    "Once you have looked",
    "Then: ",
    "Used at once",
    UNCERTAIN,
    "With the francs",
    "You keep it",
    "Your total value in ",
];

/// What a preview says where something hidden may bring more.
const UNCERTAIN: &str = "What else it brings";

/// What the page knows: the moves, the points, and how far the game is.
const STATE: &str = "const root = document.getElementById('table');
    const { moves = [] } = JSON.parse(document.getElementById('turn')?.textContent ?? '{}');
    const points = [...document.querySelectorAll('.score[data-points]')].map((it) => Number(it.dataset.points));
    return { moves, points, ply: Number(root.dataset.ply) };";

/// What the log says of the moves from a number on, once they are there; the curtain is lifted for that.
const LOG: &str = "const root = document.getElementById('table');
    const lift = document.querySelector('[data-lift]');
    if (lift) { lift.click(); return null; }
    if (Number(root.dataset.ply) <= arguments[0]) return null;
    const lines = [...document.querySelectorAll('ol.log > li[data-ply], .news li, .result li')];
    return lines.map((it) => it.textContent).join(' ');";

/// Whether a piece lies at a point of the window.
const LIES: &str = "const svg = document.querySelector('svg.board');
    const at = () => {
        const board = svg.getBoundingClientRect();
        return [arguments[0][0] + board.x, arguments[0][1] + board.y];
    };
    const view = svg.closest('.board-area');
    const by = { top: at()[1] - innerHeight / 2, behavior: 'instant' };
    if (at()[1] < 0 || at()[1] >= innerHeight) (getComputedStyle(view).overflowY === 'auto' ? view : window).scrollBy(by);
    return document.elementsFromPoint(...at()).some((it) => it.closest('[id^=piece-], [id^=tile-], [id^=shop-], [id^=key-]'))";

/// What was seen of a game.
#[derive(Default)]
struct Seen {
    moves: usize,
    certain: usize,
    ghosts: usize,
    scored: usize,
}

/// Makes moves up to their buttons: one pick where something belongs to the move alone, else two at most
/// unless it names three things or more. What is shown of the last one.
fn make(browser: &Browser, moves: &[&str], shows: bool, at: &str) -> Value {
    let made = browser.look_later(MEANT, &[json!(moves), json!(shows)]);
    assert!(made["error"].is_null(), "{at}: {made}");
    for one in made["found"].as_array().expect("a list") {
        let mv = one[0].as_str().expect("a move");
        let picks = one[1]["picks"].as_u64();
        let picks =
            picks.unwrap_or_else(|| panic!("{at}: no clicks lead to {mv}: {}", made["open"]));
        let most = match one[2] == true {
            true => 1,
            false if mv.split(' ').count() > 4 => 3,
            false => 2,
        };
        assert!(picks <= most, "{at}: {mv} takes {picks} picks: {}", one[1]["way"]);
        assert!(one[1]["turns"].as_u64() < Some(4), "{at}: {mv} cannot be turned");
    }
    made
}

/// Plays the move that waits, by its button, and compares what was shown with what came.
fn play(browser: &Browser, shown: &Value, at: &str, seen: &mut Seen) {
    let before = browser.look(STATE, &[]);
    if !shown["ghost"].is_null() {
        let lay = browser.look(LIES, &[shown["ghost"].clone()]);
        seen.ghosts += usize::from(lay == false);
    }
    browser.click("[data-confirm]");
    let log = browser.wait("the move was played", LOG, &[before["ply"].clone()]);
    let log = log.as_str().expect("text");
    for line in shown["told"]["lines"].as_array().expect("a list") {
        let line = line.as_str().expect("text");
        if FORESEEN.iter().any(|it| line.starts_with(it)) {
            continue;
        }
        assert!(log.contains(line), "{at}: {line:?} did not come: {log}");
        seen.certain += 1;
    }
    let after = browser.look(STATE, &[]);
    let gained: Vec<i64> = (0..2)
        .map(|seat| {
            let points = |state: &Value| state["points"][seat].as_i64().expect("points");
            points(&after) - points(&before)
        })
        .filter(|points| *points != 0)
        .collect();
    let sums = shown["told"]["sums"].as_str().unwrap_or_default();
    if !sums.is_empty() {
        let said: Vec<i64> = sums
            .replace('−', "-")
            .split(' ')
            .filter_map(|word| word.parse().ok())
            .filter(|points| *points != 0)
            .collect();
        let lines = shown["told"]["lines"].to_string();
        if lines.contains(UNCERTAIN) {
            let more = said.iter().zip(&gained).all(|(said, gained)| said <= gained);
            assert!(more && said.len() == gained.len(), "{at}: {sums}, but {gained:?}");
        } else {
            assert_eq!(said, gained, "{at}: {sums}");
        }
        seen.scored += 1;
    }
    // At the end of a game the sheet with the result may lie over the board.
    if !shown["ghost"].is_null() && !browser.sees(".result") {
        let lies = browser.look(LIES, &[shown["ghost"].clone()]);
        assert_eq!(lies, json!(true), "{at}: nothing lies where the ghost was");
    }
}

fn whole_game(game: &str, first: usize) -> Seen {
    let site = Site::start(&format!("meant-{game}"));
    let browser = Browser::open(&format!("meant-{game}"), Device::Desk);
    let record = lutece(&["random", game, "--seed", "1900", "--policy", "playout"]);
    let moves = record.split("\nmoves:\n").nth(1).expect("a record has moves");
    let moves: Vec<&str> = moves.lines().take_while(|line| !line.contains(": ")).collect();
    let mut seen = Seen::default();
    for at in 0..POSITIONS {
        let from = (moves.len() - 1) * at / (POSITIONS - 1);
        // Nothing is to be seen of a move that is only a button.
        let picked = |mv: &&str| !["end", "skip", "pass"].contains(mv);
        let ply = (0..=from).rev().find(|ply| picked(&moves[*ply])).expect("the first is picked");
        open(&site, &browser, &record, ply);
        let state = browser.look(STATE, &[]);
        let legal: Vec<&str> =
            state["moves"].as_array().expect("a list").iter().filter_map(Value::as_str).collect();
        let step = legal.len().div_ceil(OTHERS);
        let mut some: Vec<&str> = legal.iter().copied().step_by(step).collect();
        some.retain(|mv| *mv != moves[ply]);
        some.push(moves[ply]);
        let mut shown: Vec<Value> = Vec::new();
        // Each size with half of the positions; at the last of them the move is played.
        for turn in 0..SIZES.len() / 2 {
            let size = SIZES[(first + at + 2 * turn) % SIZES.len()];
            let what = format!("{game} after {ply} of {}, {size:?}", moves.len());
            resize(&browser, size);
            let made = make(&browser, &some, true, &what);
            seen.moves += some.len();
            let (told, lines) = (&made["told"], &made["lines"]);
            let head = made["head"].as_str().expect("text");
            assert!(!head.is_empty(), "{what}: the headline says what {} does", moves[ply]);
            for line in told["lines"].as_array().expect("a list") {
                let there = lines.as_array().expect("a list").contains(line);
                assert!(there, "{what}: {line} is not shown: {lines}");
            }
            if let Some(sums) = told["sums"].as_str().filter(|it| !it.is_empty()) {
                assert_eq!(lines[0], sums, "{what}: sums first");
            }
            shown.push(json!([head, lines]));
            assert_eq!(shown[0], shown[turn], "{what}: the same at every size");
            if turn == SIZES.len() / 2 - 1 {
                play(&browser, &made, &what, &mut seen);
            } else {
                browser.press("\u{E00C}");
            }
        }
    }
    seen
}

#[test]
fn city_of_light_takes_two_picks_and_does_what_it_shows() {
    let seen = whole_game("city-of-light", 0);
    assert!(seen.ghosts >= 3, "{} ghosts", seen.ghosts);
    assert!(seen.moves > 60, "{} moves", seen.moves);
}

#[test]
fn paris_paris_takes_two_picks_and_does_what_it_shows() {
    let seen = whole_game("paris-paris", 2);
    assert!(seen.ghosts >= 3, "{} ghosts", seen.ghosts);
    assert!(seen.certain > 3 && seen.scored > 0, "{} lines, {} sums", seen.certain, seen.scored);
}

#[test]
fn paris_takes_two_picks_and_does_what_it_shows() {
    let seen = whole_game("paris", 4);
    assert!(seen.certain >= 3, "{} lines", seen.certain);
    assert!(seen.moves > 60, "{} moves", seen.moves);
}
