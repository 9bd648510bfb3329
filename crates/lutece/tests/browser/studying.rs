//! Everything for studying a game, with content on it, in six languages and at six sizes: review,
//! replay, analysis board, frame, set-up and explorer. Nothing hangs over the edge, no button is
//! cut off, nothing serious is found by the check for accessibility, and no English is left over.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::access::check;
use crate::browser::Browser;
use crate::driver::Device;
use crate::languages::{leaks, texts};
use crate::replay::bring;
use crate::rooms::LANGUAGES;
use crate::site::{Site, folder, lutece};
use crate::steady::SIZES;

const PHONE: (u32, u32) = (390, 844);

/// What a page must show before it is looked at.
const REVIEWED: &str = "return document.querySelectorAll('.review .curve').length >= 2";
const ADVISED: &str = "return document.querySelectorAll('.advice .best li').length > 0";
const FLAWED: &str = "return document.querySelectorAll('#checked .flaws li').length > 0";
const DRAWN: &str = "return document.querySelector('svg.board') !== null";
const COUNTED: &str = "return document.querySelectorAll('.explored tbody tr').length > 0";
const SHOWN: &str = "return document.readyState === 'complete'";

/// Buttons and titles that are cut off and what hangs over the edge, with each of the parts open that
/// stand beside the board. The one of this number is left open.
const POOR: &str = "const [room, last] = arguments;
    const named = 'button, .button, th, summary, figcaption, .pills a, h1, h2, h3';
    const cut = () => [...document.querySelectorAll(named)]
        .filter((it) => it.offsetParent !== null && it.clientWidth > 1
            && it.scrollWidth > it.clientWidth + 1
            && !['visible', 'auto', 'scroll'].includes(getComputedStyle(it).overflowX))
        .map((it) => `cut off: ${it.outerHTML.slice(0, 160)}`);
    const found = cut();
    const tabs = [...document.querySelectorAll('.tabs [data-tab-to]')];
    for (const tab of tabs) {
        tab.click();
        const wide = document.documentElement.scrollWidth;
        if (wide > room) found.push(`${tab.dataset.tabTo}: ${wide} wide`);
        found.push(...cut());
    }
    tabs[last % tabs.length]?.click();
    return found;";

/// A random game of so many, as a file.
fn played(game: &str, seats: &str) -> String {
    let record =
        lutece(&["random", game, "--players", seats, "--seed", "1889", "--policy", "playout"]);
    let file = folder(&format!("studying-{game}-{seats}")).join("game.lutece");
    std::fs::write(&file, record).expect("a file");
    file.display().to_string()
}

/// A record with a line of its own, a name, another world and comments.
fn talked_about(file: &str) -> String {
    let step = |args: &[&str]| {
        let mut all = vec!["study", file, "--json"];
        all.extend_from_slice(args);
        let said: Value = serde_json::from_str(&lutece(&all)).expect("JSON");
        std::fs::write(file, said["record"].as_str().expect("a record")).expect("a file");
        said["at"].as_str().expect("a place").to_owned()
    };
    let legal = lutece(&["legal", file, "--at", "5"]);
    // Of two moves one is not the game's: that one is a branch.
    let mut tried = legal.lines().filter(|line| !line.starts_with('#'));
    let branch =
        tried.find_map(|mv| Some(step(&["--at", "5", "--try", mv])).filter(|at| at.contains('.')));
    let branch = branch.expect("there is a choice");
    step(&["--at", &branch, "--note", "Rive Gauche <Opéra>"]);
    step(&[
        "--at",
        "5",
        "--note",
        "Hôtel-de-Ville/Châtelet/Pont-Neuf/Tuileries/Concorde/Étoile/Trocadéro",
    ]);
    step(&["--at", "0", "--name", "Boulevard du Montparnasse de Port-Royal", "--line", "1"]);
    step(&["--at", &branch, "--world", "7"])
}

/// A page: its name, its address, and what it must show.
struct Room {
    name: &'static str,
    path: String,
    shows: &'static str,
}

/// Uploads records, has one reviewed and allows a frame; the pages of all that.
fn rooms(site: &Site, browser: &Browser) -> Vec<Room> {
    let read = |file: &str| std::fs::read_to_string(file).expect("a record");
    let four = bring(site, browser, &read(&played("paris", "4")));
    browser.click("[data-tab-to=menu]");
    browser.follow("[action$='/review'] button");
    browser.wait("the review is there", REVIEWED, &[]);
    let turned = "return Number(document.querySelector('.turn')?.id.replace('turning-', '') ?? 5)";
    let turned = browser.look(turned, &[]).as_u64().expect("a number") + 1;

    let city = played("city-of-light", "2");
    let place = talked_about(&city);
    let tried = bring(site, browser, &read(&city));

    let three = played("paris-paris", "3");
    lutece(&["explorer", "add", &site.store(), &three]);
    let three = bring(site, browser, &read(&three));
    let frame = "return document.querySelector('[data-embed] input[data-text]').value";
    let frame = browser.look(frame, &[]);
    let frame = frame.as_str().and_then(|it| it.split("src=\"").nth(1)?.split('?').next());
    let frame = site.path(frame.expect("a frame is offered")).to_owned();
    let room = |name, path, shows| Room { name, path, shows };
    vec![
        room("review", format!("{four}/review"), REVIEWED),
        room("replay", format!("{four}/replay?ply={turned}"), DRAWN),
        room("study", format!("{tried}/study?at={place}"), ADVISED),
        room("study of three", format!("{three}/study?at=4"), ADVISED),
        room("unasked", format!("{three}/review"), SHOWN),
        room("frame", format!("{frame}?ply=6&view=1&lang="), DRAWN),
        room("set-up", format!("/setup?from={four}&at=40"), DRAWN),
        room("wrong set-up", format!("/setup?from={tried}&at=9"), FLAWED),
        room("explorer", "/explorer?game=paris-paris&seats=3".to_owned(), COUNTED),
        room("others", format!("{three}/others?at=0"), COUNTED),
    ]
}

/// Spoils two lines of a position.
const SPOIL: &str = "const text = document.getElementById('position');
    text.value = text.value.replace(/^(reserve 1|turn|seat).*$/m, '$1: Z9').concat('\\nnowhere: 3\\n');
    text.dispatchEvent(new Event('input', { bubbles: true }));";

#[test]
fn pages_of_study_fit_in_six_languages_at_six_sizes() {
    let site = Site::paced("studying", &["--review-nodes", "8"]);
    let browser = Browser::open("studying", Device::Desk);
    browser.hide_scrollbars();
    let rooms = rooms(&site, &browser);
    let (mut found, mut english) = (Vec::new(), BTreeMap::new());
    for (number, lang) in LANGUAGES.into_iter().enumerate() {
        browser.cookie(&json!({ "cookie": { "name": "lutece_lang", "value": lang, "path": "/" } }));
        for (at, (width, height)) in SIZES.into_iter().enumerate() {
            browser.resize(width, height);
            let night = number % 2 == 1;
            browser.light(night);
            for (page, Room { name, path, shows }) in rooms.iter().enumerate() {
                // Every page in every language on a phone, where room is scarce, and at a size that is
                // another one for each language: there it is checked, every other language by night.
                let checked = at == (number + page) % SIZES.len();
                if !checked && (width, height) != PHONE {
                    continue;
                }
                let tongue = if *name == "frame" { lang } else { "" };
                browser.go(&site.url(&format!("{path}{tongue}")));
                if *name == "wrong set-up" {
                    browser.look(SPOIL, &[]);
                }
                browser.wait(&format!("{name} is shown"), shows, &[]);
                assert_eq!(
                    browser.look("return document.documentElement.lang", &[]),
                    lang,
                    "{name}"
                );
                let here = browser.look(POOR, &[json!(width), json!(number)]);
                let mut here: Vec<String> = serde_json::from_value(here).expect("a list");
                if checked {
                    here.extend(check(&browser, if night { "night" } else { "day" }));
                }
                match lang {
                    "en" if checked => {
                        english.insert(page, texts(&browser));
                    }
                    "de" | "ja" if checked => {
                        here.extend(leaks(&english[&page], &texts(&browser)));
                    }
                    _ => {}
                }
                let place = format!("{lang} {width}x{height} {name}");
                found.extend(here.into_iter().map(|it| format!("{place}: {it}")));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
    assert_eq!(browser.complaints(), Vec::<String>::new());
}
