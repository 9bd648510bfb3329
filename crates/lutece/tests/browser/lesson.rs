//! A player who lost a game wants to know where: from the end of the game to its review, what the
//! grades mean and how sure they are, the next mistake, and the better move on the analysis board.

use std::collections::BTreeSet;

use serde_json::json;

use crate::browser::Browser;
use crate::driver::Device;
use crate::replay::stands_at;
use crate::site::{Site, lutece};
use crate::steady;

/// What can be seen of an element without scrolling.
const SEEN: &str = "const box = document.querySelector(arguments[0])?.getBoundingClientRect();
    return Boolean(box) && box.height > 0 && box.top >= 0 && box.top < innerHeight - 40";

/// The numbers that are drawn on the board, each once, and how they look.
const SIGNS: &str = "const signs = [...document.querySelectorAll('svg.board .hint-sign')];
    const looks = signs.map((it) => {
        const { fill, strokeDasharray } = getComputedStyle(it.querySelector('circle'));
        return `${it.textContent}: ${fill} ${strokeDasharray}`;
    });
    return [...new Set(looks)].sort()";

#[test]
fn whoever_lost_finds_where_and_what_would_have_been_better() {
    let site = Site::paced("lesson", &["--review-nodes", "60"]);
    let browser = Browser::open("lesson", Device::Desk);
    browser.resize(1366, 768);
    for game in ["paris-paris", "city-of-light", "paris"] {
        let record = lutece(&["random", game, "-p", "2", "--seed", "8", "--policy", "playout"]);
        let moves = record.split("\nmoves:\n").nth(1).expect("a record has moves");
        let moves: Vec<&str> = moves.lines().take_while(|line| !line.contains(": ")).collect();
        steady::open(&site, &browser, &record, moves.len() - 1);
        steady::finish(&browser, moves[moves.len() - 1]);
        browser.follow(".result [action$='/review'] button");
        let there = "return document.querySelectorAll('.review .curve').length >= 2";
        browser.wait("the review is there", there, &[]);

        // Where it was lost is visible without scrolling, with what the grades mean and how sure
        // they are.
        for part in [".legend", ".turn h3", ".turn .sure"] {
            assert_eq!(browser.look(SEEN, &[json!(part)]), json!(true), "{game}: {part}");
        }
        assert_eq!(browser.look("return document.querySelectorAll('.legend li').length", &[]), 5);
        let lost = browser.text(".turn p");
        assert!(lost.contains(" ± "), "{game}: {lost}");
        let why = browser.text(".turn .why");
        let plain = ["+", "The points do not show why"];
        assert!(plain.iter().any(|it| why.starts_with(it)), "{game}: {why}");

        // Into the replay, before the mistake; and on to the next.
        let turned = browser.look(
            "return [...document.querySelectorAll('.turn')].map((it) => Number(it.id.replace('turning-', '')))",
            &[],
        );
        let turned: Vec<u64> = serde_json::from_value(turned).expect("numbers");
        browser.follow(".turn h3 a");
        stands_at(&browser, turned[0]);
        browser.see(".asked");
        browser.press("n");
        let further = "return Number(document.getElementById('table').dataset.ply) > arguments[0]
            && document.querySelector('.asked') !== null";
        browser.wait("it is the next mistake", further, &[json!(turned[0])]);

        // What would have been better, on the analysis board: all that is told is drawn, each its own way.
        browser.look("document.querySelector('.asked form').requestSubmit()", &[]);
        let advised = "return document.querySelectorAll('.study .advice .best > li').length";
        browser.wait("the judge has said something", &format!("{advised} > 1"), &[]);
        let told = browser.look(advised, &[]).as_u64().expect("a number");
        let signs = browser.look(SIGNS, &[]);
        let signs = signs.as_array().expect("a list");
        assert!(!signs.is_empty() && signs.len() as u64 <= told, "{game}: {signs:?} of {told}");
        let kinds = signs.len();
        let looks: BTreeSet<&str> =
            signs.iter().filter_map(|it| it.as_str()?.split_once(": ")).map(|it| it.1).collect();
        assert_eq!(looks.len(), kinds, "{game}: they are told apart: {signs:?}");
        if game == "paris-paris" {
            assert_eq!(told, 3, "three tiles lie open");
            assert_eq!(kinds, 3, "{signs:?}");
        }

        // The line of one of them is drawn while it is open.
        let lines = browser.look("return document.querySelectorAll('.best details').length", &[]);
        if lines.as_u64() == Some(0) {
            assert_ne!(game, "paris-paris", "there is a line");
            continue;
        }
        browser.click(".best details summary");
        let line =
            "const steps = document.querySelectorAll('.best details[open] [data-step]').length;
            const signs = [...document.querySelectorAll('svg.board .hint-sign')];
            return steps > 1 && signs.length > 0 && signs.every((it) => it.matches('.hint-step'))
                && document.querySelectorAll('svg.board .hint-1').length === 0";
        browser.wait("its line is drawn", line, &[]);
        browser.click(".best details summary");
        let back = "return document.querySelectorAll('svg.board .hint-step').length === 0
            && document.querySelectorAll('svg.board .hint-sign').length > 0";
        browser.wait("all of them are drawn again", back, &[]);
        browser.fits();
    }
    assert_eq!(browser.complaints(), Vec::<String>::new());
}
