//! A position set up by hand: changed, wrong, right again, and opened on the analysis board.

use serde_json::json;

use crate::browser::Browser;
use crate::driver::Device;
use crate::site::Site;

/// Replaces a line of the text as somebody would who writes it.
#[track_caller]
fn rewrite(browser: &Browser, key: &str, words: &str) {
    let script = "const [key, words] = arguments;
        const text = document.getElementById('position');
        const line = new RegExp(`^${key}:.*$`, 'm');
        text.value = text.value.replace(line, `${key}: ${words}`.trim());
        text.dispatchEvent(new Event('input', { bubbles: true }));";
    browser.look(script, &[json!(key), json!(words)]);
}

#[test]
fn a_position_is_written_mended_and_opened() {
    let site = Site::start("setup");
    for (device, language) in [(Device::Desk, "en"), (Device::Phone, "pl")] {
        let browser = Browser::speaking(&format!("setup-{language}"), device, language);
        browser.go(&site.url("/replay"));
        browser.follow("main [href='/setup']");
        for (game, key, wrong, right) in [
            ("city-of-light", "reserve 1", "P5 P5", "I3 P5"),
            ("paris-paris", "small", "3 many", "3 4"),
            ("paris", "keys 1", "arc atlantis", "chaillot:bank arc"),
        ] {
            browser.follow(&format!("[href='/setup?game={game}']"));
            browser.see("#checked svg.board");
            browser.fits();
            rewrite(&browser, key, wrong);
            browser.see("#checked .flaws li");
            browser.fits();
            // The line is marked, and what is said of it leads there.
            browser.see(".numbers .wrong");
            browser.click("#checked [data-line]");
            let chosen = "const it = document.getElementById('position');
                return document.activeElement === it
                    && it.value.slice(it.selectionStart, it.selectionEnd) === arguments[0]";
            browser.wait("the line is chosen", chosen, &[json!(format!("{key}: {wrong}"))]);
            rewrite(&browser, key, right);
            browser.see("#checked svg.board");
            assert!(!browser.sees("#checked .flaws") && !browser.sees(".numbers .wrong"));
            browser.follow(".setup .strong-button");
            browser.see("#table[data-study='0']");
            browser.see("svg.board");
            // Back to the text, with what was written.
            browser.click("[data-tab-to=menu]");
            browser.follow("[href*='/setup?from=']");
            let script = "return document.getElementById('position').value.includes(arguments[0])";
            browser.wait("it is the same", script, &[json!(format!("{key}: {right}"))]);
        }
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
}
