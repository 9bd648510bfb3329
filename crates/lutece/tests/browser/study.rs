//! The analysis board: from a mistake of a review to a better move on the board, a branch with a
//! comment, shared with another browser, written as text and opened again.

use serde_json::json;

use crate::browser::Browser;
use crate::driver::Device;
use crate::replay::open;
use crate::site::Site;

#[track_caller]
fn stands(browser: &Browser, place: &str) {
    let script = "return document.getElementById('table')?.dataset.study === arguments[0]";
    browser.wait(&format!("the board is at {place}"), script, &[json!(place)]);
}

/// The judge has spoken: at least one move can be tried.
const SPOKEN: &str = "return document.querySelectorAll('.advice .best [data-move]').length > 0";

#[test]
fn a_better_move_is_tried_talked_about_shared_and_exported() {
    let site = Site::start("study");
    let browser = Browser::open("study", Device::Desk);
    for game in ["paris-paris", "paris", "city-of-light"] {
        open(&site, &browser, game);
        browser.click("[data-tab-to=menu]");
        browser.follow("[action$='/review'] button");
        let shown = "return document.querySelectorAll('.review .curve').length >= 2";
        browser.wait("the review is there", shown, &[]);
        // Where the game turned, the board can be opened at once; or at its beginning.
        let turned = "return document.querySelector('.turn').id.replace('turning-', '')";
        let turned = browser.look(turned, &[]);
        browser.follow(".turn [action$='/study'] button");
        stands(&browser, turned.as_str().expect("text"));
        browser.click("[data-tab-to=menu]");
        browser.follow(".menu-box [href$='/review']");
        browser.follow(".review > .row [action$='/study'] button");
        stands(&browser, "0");
        browser.fits();
        // The next mistake by a key, and the better move by a click.
        browser.press("n");
        let script = "const at = document.getElementById('table').dataset.study;
            return /^[1-9][0-9]*$/.test(at) && at";
        let mistake = browser.wait("it is a mistake", script, &[]);
        browser.wait("the judge has spoken", SPOKEN, &[]);
        browser.click(".advice .best [data-move]");
        let script = "return document.getElementById('table').dataset.study !== arguments[0]";
        browser.wait("it is tried", script, &[mistake]);

        // Back, and another move on the board itself: a branch.
        browser.press("\u{e011}");
        stands(&browser, "0");
        browser.wait("the judge has spoken", SPOKEN, &[]);
        let best = browser.look(
            "return [...document.querySelectorAll('.advice .best [data-move]')].map((it) => it.dataset.move)",
            &[],
        );
        let first = browser.look("return document.querySelectorAll('.tree a')[1].textContent", &[]);
        let said = browser.look(
            "return [...document.querySelectorAll('.advice .best [data-move]')].find((it) =>
                !arguments[0].includes(it.textContent.replace(/^[0-9]+\\s% /, '')))?.dataset.move ?? ''",
            &[first],
        );
        let said = said.as_str().expect("text").to_owned();
        assert!(!said.is_empty(), "{game}: there is another move than the game's: {best}");
        browser.click(&format!(".advice .best [data-move='{said}']"));
        let script = "return /^[0-9]+[.]1$/.test(document.getElementById('table').dataset.study)";
        browser.wait("it is a branch", script, &[]);
        let place = browser.look("return document.getElementById('table').dataset.study", &[]);
        let place = place.as_str().expect("text").to_owned();
        browser.click("[data-tab-to=tree]");
        browser.write(".tools textarea", "Sooner <than> that");
        browser.click("[action$='/note'] button");
        browser.wait(
            "the comment is there",
            "return document.querySelector('.tree .note')?.textContent === 'Sooner <than> that'",
            &[],
        );
        browser.fits();
        let address = browser.url();
        assert!(address.contains(&format!("at={place}")), "{address}");

        // The slide leads from the beginning into the branch and to its end, and marks where it turned.
        let slide = "const it = document.querySelector('[data-jump]');
            return [it.value, it.max, it.dataset.places.split(' ').at(-1)]";
        let branched = browser.look(slide, &[]);
        assert_eq!(branched, json!(["1", "1", place]), "{game}");
        let push = "const slide = document.querySelector('[data-jump]');
            slide.value = 0;
            slide.dispatchEvent(new Event('change', { bubbles: true }));";
        browser.look(push, &[]);
        stands(&browser, "0");
        let marks = "const slide = document.querySelector('[data-jump]');
            const moves = slide.dataset.places.split(' ');
            return moves.length === Number(slide.max) + 1 && slide.value === '0'
                && document.querySelectorAll('.slide-marks .turned').length > 0";
        assert_eq!(browser.look(marks, &[]), json!(true), "{game}");
        browser.click("[data-jump]");
        let middle = "const at = Number(document.getElementById('table').dataset.study);
            return at > 2 && at < Number(document.querySelector('[data-jump]').max)";
        browser.wait("the board is in the middle of the game", middle, &[]);
        browser.go(&address);
        stands(&browser, &place);

        // Another browser reads it, and can make a copy.
        let other = Browser::speaking(&format!("study-other-{game}"), Device::Phone, "de");
        other.go(&address);
        stands(&other, &place);
        other.fits();
        other.click("[data-tab-to=tree]");
        assert!(other.text(".tree .note").contains("Sooner <than> that"));
        assert!(!other.sees(".tools"), "it is not theirs to change");
        other.click("[data-tab-to=menu]");
        other.follow("[action$='/study'] .strong-button");
        stands(&other, &place);
        assert_ne!(other.url(), address);
        other.click("[data-tab-to=tree]");
        other.see(".tools textarea");

        // As text, opened again.
        let text = other.look_later(
            "const [address, done] = arguments;
            fetch(address.replace(/[/]study.*/, '/record')).then((it) => it.text()).then(done)",
            &[json!(address)],
        );
        let text = text.as_str().expect("text");
        assert!(text.starts_with("lutece record 2\n") && text.contains(": Sooner <than> that\n"));
        browser.go(&site.url("/replay"));
        browser.paste("[name=record]", &text.replace("Sooner", "Later"));
        browser.follow("main [type=submit]");
        stands(&browser, "0");
        browser.click("[data-tab-to=tree]");
        assert!(browser.text(".tree .note").contains("Later <than> that"));
        // By the keyboard from one end to the other.
        browser.press("\u{e014}");
        stands(&browser, "1");
        browser.press("\u{e012}");
        stands(&browser, "0");
    }
}
