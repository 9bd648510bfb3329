//! The explorer: what others did first, from question to answer and back, and what they did in a
//! position of a game.

use serde_json::json;

use crate::browser::Browser;
use crate::driver::Device;
use crate::replay::open;
use crate::site::{Site, folder, lutece};

/// How many times the first answer was chosen, and how many there are.
const FIRST: &str = "const row = document.querySelector('.explored tbody tr');
    return [Number.parseInt(row?.cells[1].textContent ?? '0'),
        document.querySelectorAll('.explored tbody tr').length];";

#[test]
fn what_others_did_is_found_filtered_and_left_again() {
    let site = Site::start("explorer");
    let records = folder("explorer-records");
    for (game, seats) in [("city-of-light", "2"), ("paris-paris", "3"), ("paris", "2")] {
        for seed in 0..6 {
            let seed = seed.to_string();
            let args = ["random", game, "--players", seats, "--seed", &seed, "--policy", "playout"];
            let file = records.join(format!("{game}-{seed}.lutece"));
            std::fs::write(file, lutece(&args)).expect("a file");
        }
    }
    let folder = records.display().to_string();
    // The server goes on meanwhile.
    let said = lutece(&["explorer", "add", &site.store(), &folder]);
    assert_eq!(said, "18 records are counted, 0 were already\n");
    for (device, language) in [(Device::Desk, "en"), (Device::Phone, "ja"), (Device::Small, "de")] {
        let browser = Browser::speaking(&format!("explorer-{language}"), device, language);
        browser.go(&site.url("/"));
        browser.follow(".foot a[href='/explorer']");
        browser.fits();
        for game in ["city-of-light", "paris", "paris-paris"] {
            browser.follow(&format!("[href='/explorer?game={game}']"));
            if game == "paris-paris" {
                browser.follow(".pills [href*='seats=3']");
            }
            browser.fits();
            let first = browser.look(FIRST, &[]);
            assert!(first[0].as_u64() > Some(0) && first[1].as_u64() > Some(2), "{game}: {first}");
            // Deeper, and back by the trail.
            browser.follow(".explored tbody a");
            browser.see(".trail");
            browser.fits();
            let deeper = browser.look(FIRST, &[]);
            assert!(deeper[0].as_u64() <= first[0].as_u64(), "{game}: {deeper} after {first}");
            browser.follow(".trail a");
            assert!(!browser.sees(".trail"));
            assert_eq!(browser.look(FIRST, &[]), first, "{game}: as before");
            // Nobody of that strength has played.
            browser.choose(".filter [name=level]", "people");
            browser.follow(".filter [type=submit]");
            let people = browser.look(FIRST, &[]);
            browser.choose(".filter [name=level]", "haussmann");
            browser.follow(".filter [type=submit]");
            let bots = browser.look(FIRST, &[]);
            assert_eq!((people, bots), (first, json!([0, 0])), "{game}");
        }
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
}

#[test]
fn a_position_leads_to_what_others_did_there_and_back() {
    let site = Site::start("others");
    let records = folder("others-records");
    let browser = Browser::open("others", Device::Desk);
    for game in ["city-of-light", "paris-paris", "paris"] {
        // The very game, so that somebody was in its first position.
        let record = lutece(&["random", game, "--seed", "1889", "--policy", "playout"]);
        let file = records.join(format!("{game}.lutece")).display().to_string();
        std::fs::write(&file, record).expect("a file");
        lutece(&["explorer", "add", &site.store(), &file]);
        open(&site, &browser, game);
        browser.click("[data-tab-to=menu]");
        let replay = browser.url();
        browser.follow("[href*='/others?at=0']");
        browser.fits();
        let script = "return document.querySelectorAll('.explored').length";
        assert!(browser.look(script, &[]).as_u64() >= Some(1), "{game}: somebody was here");
        browser.follow("main .button");
        browser.see("svg.board");
        assert!(browser.url().starts_with(&replay.replace("/replay", "").replace("/study", "")));
        // The same from the analysis board.
        browser.click("[data-tab-to=menu]");
        if browser.sees("[action$='/study'] button") {
            browser.follow("[action$='/study'] button");
            browser.click("[data-tab-to=menu]");
        }
        browser.follow("[href*='/others?at=0']");
        browser.follow("main .button");
        browser.see("#table[data-study='0']");
    }
    assert_eq!(browser.complaints(), Vec::<String>::new());
}
