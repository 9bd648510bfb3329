//! A replay in a frame on a page of another host: the code is copied where the game is, pasted
//! there, and readers of that page step through the game in their own language.

use std::io::{Read as _, Write as _};
use std::net::TcpListener;
use std::thread;

use serde_json::json;

use crate::browser::Browser;
use crate::driver::Device;
use crate::replay::{open, stands_at};
use crate::site::Site;
use crate::steady::resize;

/// A page with this content, on a host of another name.
fn elsewhere(content: &str) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let port = listener.local_addr().expect("an address").port();
    let page = format!(
        "<!DOCTYPE html><html lang=\"en\"><title>Elsewhere</title><link rel=\"icon\" href=\"data:,\">\
         <h1>My best game</h1>{content}</html>"
    );
    thread::spawn(move || {
        for mut stream in listener.incoming().flatten() {
            let _ = stream.read(&mut [0; 4096]);
            let head =
                "HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\nConnection: close";
            let _ = write!(stream, "{head}\r\nContent-Length: {}\r\n\r\n{page}", page.len());
        }
    });
    format!("http://localhost:{port}/")
}

/// The code in the box, which is opened first.
fn code(browser: &Browser) -> String {
    browser.click("[data-tab-to=menu]");
    browser.click("[data-embed] > summary");
    browser.see("[data-embed] [data-copy]");
    let code =
        browser.look("return document.querySelector('[data-embed] input[data-text]').value", &[]);
    code.as_str().expect("text").to_owned()
}

#[test]
fn a_game_is_shown_on_another_page_until_that_is_withdrawn() {
    let site = Site::start("embed");
    let browser = Browser::speaking("embed", Device::Desk, "de");
    for game in ["paris-paris", "city-of-light", "paris"] {
        open(&site, &browser, game);
        browser.click("[data-go=forward]");
        stands_at(&browser, 1);
        let code = code(&browser);
        assert!(code.contains(&site.url("/embed/")) && code.contains("ply=1&amp;"), "{code}");
        browser.click("[data-embed] [data-copy]");
        browser.see("#toast");
        browser.fits();
        let home = browser.url();

        let reader = Browser::speaking(&format!("embed-reader-{game}"), Device::Desk, "pl");
        let there = elsewhere(&code);
        reader.go(&there);
        reader.frame("iframe");
        stands_at(&reader, 1);
        assert_eq!(reader.look("return document.documentElement.lang", &[]), json!("de"));
        let press = |selector: &str| {
            reader.look("document.querySelector(arguments[0]).click()", &[json!(selector)]);
        };
        press("[data-go=forward]");
        stands_at(&reader, 2);
        press("[data-go=back]");
        stands_at(&reader, 1);
        let lines =
            reader.look("return document.querySelectorAll('.log > li[data-ply]').length", &[]);
        let moves = reader.look("return Number(document.querySelector('[data-jump]').max)", &[]);
        assert_eq!(lines, moves, "every move is listed");
        press(".log > li[data-ply='4']");
        stands_at(&reader, 5);
        press("[data-autoplay]");
        let on = "return Number(document.getElementById('table').dataset.ply) >= 6";
        reader.wait("it plays by itself", on, &[]);
        press("[data-autoplay]");
        let ours = "return [document.querySelectorAll('form[method=post], .top, .foot').length,
            document.querySelector('.outside').target]";
        assert_eq!(reader.look(ours, &[]), json!([0, "_blank"]), "nothing to be tricked into");
        reader.fits();

        // The owner withdraws it.
        browser.go(&home);
        browser.click("[data-tab-to=menu]");
        browser.click("[data-embed] > summary");
        browser.follow("[action$='/embed/withdraw'] button");
        let frame =
            code.split("src=\"").nth(1).and_then(|it| it.split('"').next()).expect("a source");
        let path = site.path(frame).replace("&amp;", "&");
        assert_eq!(site.get(&path, &[]).status, 404, "{game}: no page shows it any more");
    }
}

/// What lies over something else, or hangs out of its box, of what one can press in a frame.
const OVER: &str = "const box = (it) => it.getBoundingClientRect();
    const parts = [...document.querySelectorAll('.replay-bar > *, .unfold, .seated .player-row, .tabs button')]
        .filter((it) => it.checkVisibility() && box(it).width > 0);
    const found = [];
    for (const [at, one] of parts.entries()) {
        const a = box(one);
        for (const two of parts.slice(at + 1)) {
            const b = box(two);
            const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            if (wide > 1 && high > 1) found.push(`${one.outerHTML.slice(0, 60)} over ${two.outerHTML.slice(0, 60)}`);
        }
        if (a.right > innerWidth + 1 || a.left < -1) found.push(`out: ${one.outerHTML.slice(0, 60)}`);
    }
    return found";

#[test]
fn in_a_narrow_frame_nothing_lies_over_anything_else() {
    let site = Site::paced("narrow-frame", &["--review-nodes", "8"]);
    let browser = Browser::open("narrow-frame", Device::Desk);
    for game in ["paris-paris", "city-of-light", "paris"] {
        open(&site, &browser, game);
        browser.click("[data-tab-to=menu]");
        browser.follow("[action$='/review'] button");
        let there = "return document.querySelectorAll('.review .turn').length > 0";
        browser.wait("the review is there", there, &[]);
        let turned = "return Number(document.querySelector('.turn').id.replace('turning-', ''))";
        let turned = browser.look(turned, &[]);
        browser.follow(".turn h3 a");
        stands_at(&browser, turned.as_u64().expect("a number"));
        let code = code(&browser);
        let frame = code.split("src=\"").nth(1).and_then(|it| it.split('?').next());
        let frame = site.path(frame.expect("a source")).to_owned();
        for lang in ["en", "de", "fr", "pl", "ja"] {
            // Before the mistake, where the frame has most to say, and after it.
            for on in [0, 1] {
                let ply = turned.as_u64().expect("a number") + on;
                browser.resize(700, 640);
                browser.go(&site.url(&format!("{frame}?ply={ply}&view=&lang={lang}")));
                stands_at(&browser, ply);
                for size in [(700, 640), (820, 640), (660, 600)] {
                    resize(&browser, size);
                    browser.fits();
                    let over = browser.look(OVER, &[]);
                    assert_eq!(over, json!([]), "{game}, {lang}, {size:?}, {ply}");
                }
            }
        }
        browser.resize(1280, 800);
    }
}
