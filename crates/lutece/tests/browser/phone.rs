//! A whole game with fingers, in a window as narrow as a phone.

use serde_json::json;

use crate::browser::Browser;
use crate::driver::Device;
use crate::player::Player;
use crate::replay;
use crate::site::{NOWHERE, PAGES, Site, lutece};

#[test]
fn paris_against_a_bot_on_a_phone() {
    let site = Site::start("paris");
    let phone = Browser::open("paris", Device::Phone);
    phone.go(&site.url("/"));
    phone.follow("[data-play=paris]");

    let mut player = Player::at(&phone, 4);
    let end = player.finish(2000, |_| phone.fits());
    assert_eq!(end.points().len(), 2);
    for tab in ["log", "chat", "menu", "points"] {
        phone.click(&format!("[data-tab-to={tab}]"));
        phone.see(&format!("[data-panel={tab}]"));
        phone.fits();
    }
    assert_eq!(phone.look("return innerWidth", &[]), json!(390));
}

/// Whether a stack to draw from is seen above the prompt, or has a button there that is.
const STACK: &str = "const found = (it) => document.elementFromPoint(it.x + it.width / 2, it.y + it.height / 2);
    const floor = document.querySelector('.now').getBoundingClientRect().top;
    const all = [...document.querySelectorAll('[id^=stack].target > .face, [data-near^=draw]')];
    return all.some((it) => {
        const box = it.getBoundingClientRect();
        return box.top >= 0 && box.bottom <= floor && (found(box) === it || it.parentNode.contains(found(box)));
    }) || null";

/// The stacks lie at the top of the board, and most of a turn is made further down: at the beginning of the next turn
/// one draws by a button, and the page stays where it is, also when the building has come.
#[test]
fn what_is_drawn_from_is_at_hand_wherever_the_page_is() {
    let site = Site::start("leads");
    let phone = Browser::open("leads", Device::Phone);
    phone.go(&site.url("/"));
    phone.follow("[data-play=paris]");
    let mut player = Player::at(&phone, 31);
    let may_draw = |player: &Player<'_>| {
        player.until("one may draw", |scene| scene.targets().iter().any(|it| it.0 == "draw 1"));
        phone.wait("a stack is at hand", STACK, &[]);
    };
    may_draw(&player);
    assert!(!phone.sees("[data-near]"), "the stacks themselves are in sight");
    let drawn = player.play();
    assert!(drawn.mine(), "there is more to do: {}", drawn.brief());
    // In the first turn no key of one's own is in a bank, so that a bank can only be meant for one.
    phone.click("[id^=bank].target");
    phone.click("[data-confirm=end]");
    phone.look("scrollTo({ top: 500, behavior: 'instant' })", &[]);
    may_draw(&player);
    let names = "return [...document.querySelectorAll('[data-near]')].map((it) => it.textContent)";
    let names = phone.look(names, &[]);
    assert_eq!(names.as_array().map(Vec::len), Some(3), "{names}");
    let at = phone.look("return scrollY", &[]);
    phone.click("[data-near='draw 2']");
    phone.click("[data-confirm]");
    player.until("it was drawn", |scene| scene.targets().iter().all(|it| it.0 != "draw 1"));
    let rests = "const frames = (left) => (left ? new Promise(requestAnimationFrame).then(() => frames(left - 1)) : scrollY);
        return frames(60)";
    assert_eq!(phone.look(rests, &[]), at, "the page rests");
    assert!(!phone.sees("[data-near]"), "there is nothing to draw");
}

/// The widest name there can be stays inside the screen, and so do the points beside it.
#[test]
fn a_long_name_pushes_nothing_aside() {
    let site = Site::start("long-name");
    let phone = Browser::open("long-name", Device::Small);
    phone.go(&site.url("/new?game=city-of-light"));
    let name = "W".repeat(24);
    phone.choose("[name=seat2]", "me");
    phone.write("[name=name1]", &name);
    phone.write("[name=name2]", &name);
    phone.follow("form.stack [type=submit]");
    phone.see(".curtain");
    phone.fits();
    phone.click("[data-lift]");
    phone.see("svg.board");
    phone.fits();
    let inside = phone.look(
        "const right = (it) => it.getBoundingClientRect().right;
         return [...document.querySelectorAll('.player .score')].every((it) => right(it) < innerWidth)",
        &[],
    );
    assert_eq!(inside, json!(true), "the points can be seen");
    phone.go(&site.url("/"));
    phone.fits();
}

/// Four at a table, each shown by name, however the phone is held.
#[test]
fn the_names_of_four_players_are_read_on_a_phone() {
    let site = Site::start("four-names");
    let browser = Browser::open("four-names", Device::Desk);
    let record = lutece(&["random", "paris-paris", "--players", "4", "--seed", "4"]);
    let names = ["Bouquiniste", "Architecte", "Haussmann", "Flâneur"];
    let named: String =
        names.iter().zip(1..).map(|(name, seat)| format!("player {seat}: {name}\n")).collect();
    let record = record.replacen("seats: 4\n", &format!("seats: 4\n{named}"), 1);
    replay::bring(&site, &browser, &record);
    for (width, height) in [(390, 844), (360, 740), (844, 390)] {
        browser.resize(width, height);
        let cut =
            "return innerWidth === arguments[0] && [...document.querySelectorAll('.player .name')]
            .map((it) => [it.textContent.trim(), it.scrollWidth > it.clientWidth])";
        let shown = browser.wait("the window is as wide", cut, &[json!(width)]);
        for (at, name) in names.iter().enumerate() {
            assert!(shown[at][0].as_str().is_some_and(|it| it.starts_with(name)), "{shown}");
            assert_eq!(shown[at][1], false, "{width}: {shown}");
        }
    }
}

/// Every page in every language in the smallest window: nothing has to be pushed sideways.
#[test]
fn every_page_fits_the_smallest_screen_in_every_language() {
    let site = Site::start("small");
    let phone = Browser::open("small", Device::Small);
    let mut paths: Vec<String> = PAGES.map(str::to_owned).to_vec();
    paths.push(NOWHERE.to_owned());
    for game in ["city-of-light", "paris-paris", "paris"] {
        phone.go(&site.url("/"));
        phone.follow(&format!("[data-play={game}]"));
        let mut player = Player::at(&phone, 17);
        for _ in 0..3 {
            player.play();
        }
        player.my_turn();
        paths.push(site.path(&phone.url()).to_owned());
        paths.push(format!("{}/log", site.path(&phone.url())));
    }
    for lang in ["de", "en", "fr", "ja", "nl", "pl"] {
        let cookie = json!({ "cookie": { "name": "lutece_lang", "value": lang } });
        phone.cookie(&cookie);
        for path in &paths {
            phone.go(&site.url(path));
            assert_eq!(phone.look("return document.documentElement.lang", &[]), lang, "{path}");
        }
    }
    let missing = phone.complaints();
    assert!(missing.iter().all(|it| it.contains("404")), "{missing:?}");
}
