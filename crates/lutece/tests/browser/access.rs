//! Every kind of page before an automated check for accessibility.
//!
//! The check is axe-core, fetched from the npm registry once and kept in the build folder.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::OnceLock;

use serde_json::Value;

use crate::browser::Browser;
use crate::driver::Device;
use crate::player::Player;
use crate::replay::open;
use crate::site::{NOWHERE, PAGES, Site, folder};

/// The version, so that a new rule of theirs does not break an old commit of ours.
const AXE: &str = "4.14.0";

/// Runs the check and returns what is serious, with the places where it is. The page must pass
/// every rule. The board is a drawing: the figures on its pieces are not their labels, so the one
/// rule that wants a name to repeat the text inside is left out there.
const CHECK: &str = "const done = arguments[arguments.length - 1];
    const ended = Promise.allSettled(document.getAnimations()
        .filter((it) => it.effect.getComputedTiming().endTime !== Infinity)
        .map((it) => it.finished));
    const board = document.querySelector('svg.board');
    const said = (found) => found.violations
        .filter((it) => ['serious', 'critical'].includes(it.impact))
        .map((it) => `${it.id} (${it.impact}): `
            + it.nodes.slice(0, 4).map((node) => node.target.join(' ') + ' ' + node.html.slice(0, 120))
                .join(' | '));
    const run = async () => {
        await ended;
        const page = await axe.run({ exclude: ['svg.board'] }, { resultTypes: ['violations'] });
        const rules = { 'label-content-name-mismatch': { enabled: false } };
        const drawn = board
            ? await axe.run('svg.board', { rules, resultTypes: ['violations'] }) : { violations: [] };
        return [...said(page), ...said(drawn)];
    };
    run().then(done, (error) => done([String(error)]));";

#[test]
fn no_page_has_a_serious_problem() {
    let site = Site::start("access");
    let mut found = Vec::new();
    for (name, device) in [("access-desk", Device::Desk), ("access-phone", Device::Phone)] {
        let browser = Browser::open(name, device);
        for theme in ["day", "night"] {
            browser.go(&site.url("/"));
            browser.click("details.menu:has([name=theme]) > summary");
            browser.follow(&format!("button[name=theme][value={theme}]"));
            for path in PAGES {
                browser.go(&site.url(path));
                found.extend(check(&browser, theme));
            }
            assert_eq!(browser.complaints(), Vec::<String>::new());
            browser.go(&site.url(NOWHERE));
            found.extend(check(&browser, theme));
            let heard = browser.complaints();
            assert!(heard.len() == 1 && heard[0].contains("404"), "{heard:?}");
            found.extend(tables(&site, &browser, theme));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// A table of each game, in the middle of it, with something picked, and its replay.
fn tables(site: &Site, browser: &Browser, theme: &str) -> Vec<String> {
    let mut found = Vec::new();
    for game in ["city-of-light", "paris-paris", "paris"] {
        browser.go(&site.url("/"));
        browser.follow(&format!("[data-play={game}]"));
        let mut player = Player::at(browser, 20);
        let scene = player.my_turn();
        found.extend(check(browser, theme));
        player.click(&scene);
        found.extend(check(browser, theme));
        open(site, browser, game);
        found.extend(check(browser, theme));
    }
    found
}

#[track_caller]
pub(crate) fn check(browser: &Browser, theme: &str) -> Vec<String> {
    browser.look(axe(), &[]);
    let found = browser.look_later(CHECK, &[]);
    let found = found.as_array().expect("a list").iter().filter_map(Value::as_str);
    let place = browser.url();
    found.map(|what| format!("{place} by {theme}: {what}")).collect()
}

/// The text of the check.
fn axe() -> &'static str {
    static TEXT: OnceLock<String> = OnceLock::new();
    TEXT.get_or_init(|| {
        let kept = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("axe-{AXE}.js"));
        if let Ok(text) = fs::read_to_string(&kept) {
            return text;
        }
        let dir = folder("axe");
        let run = |program: &str, args: &[&str]| {
            let done = Command::new(program).args(args).current_dir(&dir).output();
            let done = done.unwrap_or_else(|error| {
                panic!("the check for accessibility needs {program}: `cargo xtask test` ({error})")
            });
            let said = String::from_utf8_lossy(&done.stderr);
            assert!(done.status.success(), "{program} {args:?}: {said}");
        };
        run("npm", &["pack", "--silent", &format!("axe-core@{AXE}")]);
        run("tar", &["-xzf", &format!("axe-core-{AXE}.tgz"), "package/axe.min.js"]);
        let text = fs::read_to_string(dir.join("package/axe.min.js")).expect("the check is in it");
        fs::write(&kept, &text).expect("the check can be kept");
        text
    })
}
