//! A tournament of four accounts: the same deal at two tables, and the table of its results.

use serde_json::json;

use crate::access::check;
use crate::browser::Browser;
use crate::driver::Device;
use crate::people::register;
use crate::player::Player;
use crate::site::Site;

#[test]
fn a_tournament_of_four_accounts_has_a_table_of_results() {
    let site = Site::start("events");
    let names = ["Ann", "Bob", "Cleo", "Dora"];
    let browsers: Vec<Browser> = names
        .iter()
        .map(|name| {
            let browser = Browser::open(&format!("events-{name}"), Device::Desk);
            register(&site, &browser, name);
            browser
        })
        .collect();
    let ann = &browsers[0];
    ann.go(&site.url("/events"));
    ann.follow("a[href='/events/new']");
    ann.follow("main .pills a[href*='game=paris-paris']");
    ann.write("[name=name]", "Friday");
    ann.write("[name=rounds]", "1");
    ann.fits();
    assert_eq!(check(ann, "day"), Vec::<String>::new());
    ann.follow("form.stack [type=submit]");
    let address = ann.url();
    for browser in &browsers {
        browser.go(&address);
        browser.follow("form[action$='/join'] [type=submit]");
        browser.see("form[action$='/leave']");
    }
    // The organiser's page hears of the others by itself.
    ann.see("form[action$='/begin']");
    ann.follow("form[action$='/begin'] [type=submit]");
    for browser in &browsers {
        browser.go(&address);
        browser.follow("main a.strong-button[href^='/t/']");
        browser.see("svg.board");
    }
    // Two at each of the two tables, who give up after a few moves at the one and at the other.
    let at: Vec<String> = browsers.iter().map(Browser::url).collect();
    let mut tables = at.clone();
    tables.sort();
    tables.dedup();
    assert_eq!(tables.len(), 2, "{at:?}");
    for (number, table) in tables.iter().enumerate() {
        let pair: Vec<&Browser> =
            browsers.iter().zip(&at).filter(|(_, at)| *at == table).map(|(it, _)| it).collect();
        for browser in &pair {
            browser.go(table);
            browser.see("svg.board");
        }
        let [mut first, mut second] = [Player::at(pair[0], 18), Player::at(pair[1], 19)];
        for _ in 0..2 {
            Player::mover(&mut first, &mut second).play();
        }
        pair[0].go(&pair[0].url());
        pair[0].click("[data-tab-to=menu]");
        pair[0].click("details:has([data-send=resign]) > summary");
        pair[0].click("[data-send=resign] button");
        pair[0].see(".result");
        if number == 0 {
            assert!(!pair[0].sees("main a[href$='/replay']"), "others still play this deal");
            pair[0].see("main a[href^='/events/']");
            ann.go(&address);
            assert!(!ann.text("main").contains("60%"), "nor are the points told");
        }
    }
    ann.go(&address);
    ann.see("main a[href$='/replay']");
    let text = ann.text("main");
    assert!(names.iter().all(|name| text.contains(name)), "{text}");
    assert!(text.contains("60%") && text.contains("0%"), "{text}");
    for browser in &browsers[..2] {
        browser.go(&address);
        browser.fits();
        assert_eq!(check(browser, "day"), Vec::<String>::new());
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
}

#[test]
fn a_page_follows_its_tournament_and_keeps_what_is_written() {
    let site = Site::start("follows");
    let bob = site.program(
        "/api/v1/accounts",
        &json!({ "name": "Bob", "password": "correct horse" }),
        None,
    );
    let bob = bob["token"].as_str().expect("a token");
    let new = json!({ "name": "Friday", "game": "paris-paris", "clock": "slow 3+0+0 lose",
        "team": 2, "rounds": 1, "public": true });
    let event = site.program("/api/v1/events", &new, Some(bob));
    let path = format!("/events/{}", event["event"].as_str().expect("an id"));
    let ann = Browser::open("follows-ann", Device::Phone);
    register(&site, &ann, "Ann");
    ann.go(&site.url(&path));
    ann.write("[name=team]", "Opéra");
    let team = json!({ "team": "Bastille" });
    site.program(&format!("/api/v1{path}/join"), &team, Some(bob));
    ann.see("main .event-table a[href='/player/Bob']");
    let field = "const it = document.querySelector('[name=team]');
        return [it.value, document.activeElement === it]";
    assert_eq!(ann.look(field, &[]), json!(["Opéra", true]), "while she was writing");
    ann.follow("form[action$='/join'] [type=submit]");
    assert!(ann.text("main").contains("Opéra"));
    assert_eq!(ann.complaints(), Vec::<String>::new());
}
