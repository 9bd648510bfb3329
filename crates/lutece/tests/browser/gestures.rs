//! One gesture for everything: pick, look, confirm with a button.

use serde_json::json;

use crate::browser::Browser;
use crate::driver::Device;
use crate::player::Player;
use crate::site::{Site, lutece};
use crate::steady::{open, resize};

/// The drawing of the piece that is shown where it would lie.
const GHOST: &str = "return document.querySelector('.js-ghost')?.getAttribute('href') ?? null";

const VERSION: &str = "return Number(document.getElementById('table').dataset.version)";

/// A tile of the hand, which comes before the buildings to take.
const TILE: &str = "[data-pick].target:not([id^=square]):not([id^=piece])";

#[test]
fn a_second_click_turns_and_never_plays() {
    let site = Site::start("second");
    let browser = Browser::open("second", Device::Desk);
    browser.go(&site.url("/"));
    browser.follow("[data-play=city-of-light]");
    let player = Player::at(&browser, 40);
    let start = player.my_turn();
    browser.click(TILE);
    browser.click("[id^=square][data-pick].target");
    let first = browser.wait("the tile is shown", GHOST, &[]);
    assert!(first.as_str().is_some_and(|it| it.ends_with("r0")), "as the hand shows it: {first}");
    let square = "[id^=square][data-pick].chosen";
    let mut seen = vec![first];
    for _ in 0..3 {
        browser.click(square);
        let turned = "const now = document.querySelector('.js-ghost')?.getAttribute('href');
            return now && !arguments[0].includes(now) ? now : null";
        seen.push(browser.wait("a click turns it", turned, &[json!(seen)]));
    }
    assert_eq!(browser.look(VERSION, &[]), start.version(), "and nothing was played");

    // The button plays it; the next tile lies as the hand shows it again.
    browser.click("[data-confirm]");
    player.until("the tile lies", |scene| scene.version() > start.version());
    player.my_turn();
    browser.click(TILE);
    browser.click("[id^=square][data-pick].target");
    let next = browser.wait("the next tile is shown", GHOST, &[]);
    assert!(next.as_str().is_some_and(|it| it.ends_with("r0")), "not turned: {next}");
}

#[test]
fn a_step_and_the_end_of_a_turn_are_one_click_and_what_is_shown_stays() {
    let site = Site::start("ending");
    let browser = Browser::open("ending", Device::Desk);
    browser.go(&site.url("/"));
    browser.follow("[data-play=paris]");
    let player = Player::at(&browser, 43);
    let start = player.my_turn().version();
    browser.click("[id^=stack].target");
    browser.click("[data-confirm]");
    player.until("the building lies", |scene| scene.version() > start);
    browser.click(".steps [data-why]");
    let said = browser.text("#toast:not([hidden])");
    assert!(said.contains("hidden"), "why it cannot be taken back: {said:?}");
    assert!(!browser.sees("[id^=district].target"), "a key goes to a bank");
    browser.click("[id^=bank].target");
    browser.click("[data-confirm=end]");
    player.until("the turn is over", |scene| scene.version() >= start + 3);
}

/// Games of City of Light with a position in which one building can be built, in one way.
const ONLY: [(&str, usize); 2] = [("3", 33), ("6", 29)];

#[test]
fn the_only_move_there_is_has_a_button_that_plays_it() {
    let site = Site::start("only");
    let browser = Browser::open("only", Device::Desk);
    for (seed, ply) in ONLY {
        let record = lutece(&["random", "city-of-light", "--seed", seed]);
        open(&site, &browser, &record, ply);
        let version = browser.look(VERSION, &[]);
        let button = browser.see(".steps [data-move]");
        let moves = "return JSON.parse(document.getElementById('turn').textContent).moves";
        let moves = browser.look(moves, &[]);
        let plays = browser.look("return [arguments[0].dataset.move]", &[button]);
        assert_eq!(moves, plays, "it is the only one");
        assert!(browser.sees(".steps [data-move] svg.glyph"), "the piece is shown");
        // It gives way to what is picked on the board, and comes back.
        browser.click("svg.board [data-pick].target");
        assert!(!browser.sees(".steps [data-move]"));
        browser.click("[data-cancel]");
        browser.click(".steps [data-move]");
        let more = "return Number(document.getElementById('table').dataset.version) > arguments[0]";
        browser.wait("it was played", more, &[version]);
    }
}

#[test]
fn a_step_of_paris_waits_for_its_button_too() {
    let site = Site::start("button");
    let browser = Browser::open("button", Device::Desk);
    browser.go(&site.url("/"));
    browser.follow("[data-play=paris]");
    let player = Player::at(&browser, 41);
    let start = player.my_turn().version();
    browser.click("svg.board [data-pick].target");
    browser.see("[data-confirm]");
    let ask = browser.look("return document.querySelector('[data-ask]').hidden", &[]);
    assert_eq!(ask, json!(true), "the headline says what was picked");
    assert_eq!(browser.look(VERSION, &[]), json!(start));
    browser.click("[data-confirm]");
    player.until("it was played", |scene| scene.version() > start);
}

/// Games of City of Light in which somebody may build and has Lévitation unused: the second leaves it
/// few moves.
const LEVITATION: [(&str, usize); 2] = [("3", 24), ("1", 28)];

#[test]
fn a_reserve_piece_means_build_and_levitation_begins_with_its_card() {
    let site = Site::start("levitation");
    let browser = Browser::open("levitation", Device::Desk);
    let [(seed, ply), _] = LEVITATION;
    let record = lutece(&["random", "city-of-light", "--seed", seed]);
    open(&site, &browser, &record, ply);
    let built = "const { moves } = JSON.parse(document.getElementById('turn').textContent);
        const of = (verb) => moves.filter((it) => it.startsWith(verb)).map((it) => it.split(' '));
        return [of('build ')[0][1], of('card levitation').length]";
    let built = browser.look(built, &[]);
    assert!(built[1].as_u64() > Some(0), "Lévitation can be used");
    // Three kinds of things light up for it: the line above names them.
    browser.click("[data-pick='card levitation'].target");
    let asked = browser.text(".prompt [data-step]");
    assert!(asked.starts_with("Lévitation: which of your buildings goes back"), "{asked}");
    browser.click("[data-cancel]");
    let piece = format!("[data-pick={}]", built[0].as_str().expect("a building"));
    browser.click(&piece);
    let others = "return [...document.querySelectorAll('[data-pick].target')]
        .filter((it) => !it.id.startsWith('space-') && !/^(piece|card)-/.test(it.id)).length";
    assert_eq!(browser.look(others, &[]), json!(0));
    let space = "[id^=space-][data-pick].target";
    browser.click(space);
    browser.see("[data-confirm]");
    browser.wait("the building is shown", GHOST, &[]);
    let version = browser.look(VERSION, &[]);
    browser.click("[data-confirm]");
    let more = "return Number(document.getElementById('table').dataset.version) > arguments[0]";
    browser.wait("three clicks built it", more, &[version]);
}

#[test]
fn listed_moves_are_buttons_in_words() {
    let site = Site::start("listed");
    let browser = Browser::open("listed", Device::Desk);
    let [_, (seed, ply)] = LEVITATION;
    let record = lutece(&["random", "city-of-light", "--seed", seed]);
    open(&site, &browser, &record, ply);
    browser.click("[data-pick='card levitation'].target");
    let listed = "const all = [...document.querySelectorAll('.preview [data-offer]')];
        return all.length > 1 ? all.map((it) => [it.dataset.offer, it.textContent]) : null";
    let listed = browser.wait("the moves of the card are listed", listed, &[]);
    for offer in listed.as_array().expect("a list") {
        let [notation, text] = [0, 1].map(|at| offer[at].as_str().expect("text"));
        assert!(!text.contains(notation) && text.len() > 12, "{offer}");
    }
    // The line above speaks of them, too.
    let step = browser.text(".prompt [data-step]");
    assert!(step.ends_with("Choose a glowing place or a move below."), "{step}");
    let version = browser.look(VERSION, &[]);
    browser.click(".preview [data-offer]");
    browser.click("[data-confirm]");
    let more = "return Number(document.getElementById('table').dataset.version) > arguments[0]";
    browser.wait("it was played", more, &[version]);
}

#[test]
fn a_click_on_what_cannot_be_picked_says_why() {
    let site = Site::start("why");
    let browser = Browser::open("why", Device::Desk);
    browser.go(&site.url("/"));
    browser.follow("[data-play=city-of-light]");
    Player::at(&browser, 42).my_turn();
    let card = "svg.board [id^=card-]";
    let name = "return document.querySelector(arguments[0]).getAttribute('aria-label')";
    let name = browser.look(name, &[json!(card)]);
    browser.click(card);
    let said = browser.text("#toast:not([hidden])");
    let name = name.as_str().expect("a card has a name");
    assert!(said.contains(name), "{said:?} names {name:?}");
    assert!(said.contains("The streets are not all laid yet."), "{said:?}");
}

#[test]
fn who_ends_the_last_turn_with_something_unused_is_asked_once() {
    let site = Site::start("sure");
    let browser = Browser::open("sure", Device::Desk);
    let record = lutece(&["random", "paris", "--seed", "1", "--policy", "playout"]);
    let moves = record.split("\nmoves:\n").nth(1).expect("a record has moves");
    let moves: Vec<&str> = moves.lines().take_while(|line| !line.contains(": ")).collect();
    assert_eq!(moves.last(), Some(&"end"), "the game ends with the end of a turn");
    open(&site, &browser, &record, moves.len() - 1);
    let left = "return JSON.parse(document.getElementById('turn').textContent).moves.length > 1";
    assert_eq!(browser.look(left, &[]), json!(true), "something can still be done");
    assert!(browser.sees(".prompt .last-round"), "the headline announces the last round");
    browser.click("[data-move=end]");
    let said = browser.text("#toast:not([hidden])");
    assert!(said.contains("in your last turn: "), "{said:?}");
    let named = said.split(": ").nth(1).unwrap_or_default();
    assert!(["Use ", "Sell "].iter().any(|it| named.starts_with(it)), "it says what: {said:?}");
    assert!(!browser.sees(".result"));
    browser.click("[data-move=end]");
    browser.see(".result");
}

#[test]
fn a_pick_that_is_a_whole_move_means_that_one() {
    let site = Site::start("whole");
    let browser = Browser::open("whole", Device::Desk);
    // Somebody may take an end-game tile, or sell one that was taken before.
    let record = lutece(&["random", "paris", "--seed", "1"]);
    open(&site, &browser, &record, 158);
    let both = "const { moves } = JSON.parse(document.getElementById('turn').textContent);
        return moves.includes('endtile') && moves.some((it) => /^sell .* endtile$/.test(it))";
    assert_eq!(browser.look(both, &[]), json!(true));
    browser.click("#endtiles.target");
    browser.see("[data-confirm]");
    assert!(!browser.sees(".preview [data-offer]"), "nothing else is offered");
}

/// Games of Paris in which somebody may take bonus tile 22, which brings VP and nothing else.
const VP_TILE: [(&str, usize); 2] = [("2", 76), ("7", 65)];

#[test]
fn a_tile_is_taken_and_used_with_one_pick_and_one_button() {
    let site = Site::start("together");
    let browser = Browser::open("together", Device::Desk);
    // At a desk, then on a phone.
    for ((seed, ply), size) in VP_TILE.into_iter().zip([(1280, 900), (390, 844)]) {
        let record = lutece(&["random", "paris", "--seed", seed]);
        open(&site, &browser, &record, ply);
        resize(&browser, size);
        let version = browser.look(VERSION, &[]).as_u64().expect("a version");
        browser.click("#bonus-22.target");
        let said = browser.text(".preview [data-moves]");
        assert!(said.ends_with("+8 VP"), "it says what that brings: {said:?}");
        let tells = "const name = document.getElementById('bonus-22').getAttribute('aria-label');
            const { top, bottom } = document.querySelector('.now > .talk').getBoundingClientRect();
            const seen = (box) => box.top >= top && box.top + 12 <= bottom;
            return [...document.querySelectorAll('.preview li')]
                .some((it) => it.textContent === name && seen(it.getBoundingClientRect()))";
        browser.wait("the tile says what it does", tells, &[]);
        browser.click(".preview [data-moves]");
        let done =
            "return Number(document.getElementById('table').dataset.version) === arguments[0]";
        browser.wait("both were played", done, &[json!(version + 2)]);
        let log = browser.text("ol.log");
        assert!(log.contains("8 VP"), "it was used: {log}");
    }
}

/// A game of Paris from a position on, in which there is a choice.
fn choice(name: &str, ply: usize, size: (u32, u32)) -> (Site, Browser) {
    let (site, browser) = (Site::start(name), Browser::open(name, Device::Desk));
    let record = lutece(&["random", "paris", "--seed", "1", "--policy", "playout"]);
    open(&site, &browser, &record, ply);
    resize(&browser, size);
    (site, browser)
}

#[test]
fn which_key_says_which_is_the_fourth() {
    let (_site, browser) = choice("which", 137, (1280, 900));
    browser.click("#place-la-villette-4.target");
    let keys = "const said = [...document.querySelectorAll('.preview [data-offer]')].map((it) => it.textContent);
        return said.length === 2 && said.filter((it) => it.includes('The fourth key: put a VP tile')).length === 1";
    browser.wait("one of two is the fourth key", keys, &[]);
}

#[test]
fn a_landmark_with_one_place_goes_there_and_comes_into_sight() {
    let (_site, browser) = choice("one-place", 90, (390, 844));
    browser.click("[data-holds=offers-jardin-du-luxembourg].target");
    let seen = "const it = document.querySelector('#offer-montmartre-jardin-du-luxembourg.chosen .face');
        const box = it?.getBoundingClientRect();
        const floor = document.querySelector('.now').getBoundingClientRect().top;
        return Boolean(box && box.top >= 0 && box.bottom <= floor && document.querySelector('[data-confirm]'))";
    browser.wait("the only place is picked and in sight", seen, &[]);
}

#[test]
fn a_vp_tile_is_put_by_its_place_in_a_district() {
    let (_site, browser) = choice("vp-place", 171, (1280, 900));
    let version = browser.look(VERSION, &[]).as_u64().expect("a version");
    browser.click("#vp-14.target");
    browser.click("#vp-place-montmartre.target");
    browser.click("[data-confirm]");
    let lies = "return Number(document.getElementById('table').dataset.version) === arguments[0]
        && document.getElementById('vp-14') !== null && document.getElementById('vp-place-montmartre') === null";
    browser.wait("the tile lies in the district", lies, &[json!(version + 1)]);
}

#[test]
fn what_opens_below_a_heading_does_not_cover_it() {
    let (_site, browser) = choice("less", 171, (1280, 900));
    // The districts for a VP tile are more than go into the box.
    browser.click("#vp-14.target");
    browser.click("[data-unfold]");
    let clear = "const button = document.querySelector('[data-unfold]').getBoundingClientRect();
        const apart = (it) => {
            const { top, bottom, left, right } = it.getBoundingClientRect();
            return right <= button.left || left >= button.right || bottom <= button.top || top >= button.bottom;
        };
        return document.querySelector('.unfolded') !== null
            && [...document.querySelectorAll('.now-head, .steps button')].every(apart)";
    browser.wait("\"Show less\" covers no heading", clear, &[]);
    browser.click("[data-unfold]");
    assert!(!browser.sees(".unfolded"), "and closes it");
}

/// A move that is a button beside the board waits for another button, and Enter presses that, wherever the button
/// that chose it has left the focus; and the only move there is.
#[test]
fn enter_confirms_whatever_waits_for_one_button() {
    let site = Site::start("enter");
    let browser = Browser::open("enter", Device::Desk);
    let record = lutece(&["random", "city-of-light", "--seed", "4"]);
    let moves = record.split("\nmoves:\n").nth(1).expect("a record has moves");
    let passes = moves.lines().position(|mv| mv == "pass").expect("somebody passes");
    open(&site, &browser, &record, passes);
    let ply = "return Number(document.getElementById('table').dataset.ply)";
    assert_eq!(browser.look(ply, &[]), passes);
    browser.click("[data-offer=pass]");
    browser.see("[data-confirm]");
    browser.press("\u{E007}");
    let played = "return Number(document.getElementById('table').dataset.ply) > arguments[0]";
    browser.wait("Enter has passed", played, &[json!(passes)]);
}
