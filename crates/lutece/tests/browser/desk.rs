//! The operator's desk as an operator uses it, on a large screen and on a phone.

use serde_json::json;

use crate::access::check;
use crate::browser::Browser;
use crate::driver::Device;
use crate::people::register;
use crate::site::{Site, lutece};

/// Whether something is on the screen without scrolling.
const IN_SIGHT: &str = "const box = document.querySelector(arguments[0]).getBoundingClientRect();
    return box.top >= 0 && box.bottom <= innerHeight";

/// Somebody who says what is reported: the path of the table.
fn trouble(site: &Site) -> String {
    let muriel = json!({ "name": "Muriel", "password": "correct horse" });
    let muriel = site.program("/api/v1/accounts", &muriel, None);
    let token = muriel["token"].as_str();
    let new = json!({ "game": "paris-paris", "seats": ["me", "free"], "public": true });
    let table = site.program("/api/v1/tables", &new, token);
    let id = table["table"].as_str().expect("an id");
    let said = json!({ "text": "something that nobody wants to read" });
    let said = site.program(&format!("/api/v1/tables/{id}/chat"), &said, token);
    let guest = site.program("/api/v1/guests", &json!({ "name": "Zoe" }), None);
    let line = said["version"].as_u64().expect("a version") - 1;
    let report = json!({ "what": format!("line-{line}"), "reason": "rude" });
    site.program(&format!("/t/{id}/report"), &report, guest["token"].as_str());
    format!("/t/{id}")
}

/// The desk after something was done there: what it says is seen, and nothing is wrong with it.
fn told(browser: &Browser, name: &str) {
    assert!(browser.text(".desk > .notice").contains(name), "{}", browser.text(".desk > .notice"));
    assert_eq!(browser.look(IN_SIGHT, &[json!(".desk > .notice")]), true);
    browser.fits();
}

#[test]
fn b12_an_operator_works_at_the_desk() {
    for (name, device, lang) in [("desk-de", Device::Desk, "de"), ("desk-ja", Device::Phone, "ja")]
    {
        let site = Site::start(name);
        let browser = Browser::speaking(name, device, lang);
        register(&site, &browser, "Octave");
        lutece(&["admin", "grant", &site.store(), "Octave"]);
        let table = trouble(&site);
        browser.go(&site.url("/account"));
        browser.follow("a[href='/admin']");
        assert!(browser.text(".reports blockquote").contains("nobody wants to read"));
        browser.fits();
        assert_eq!(check(&browser, "day"), Vec::<String>::new());

        browser.follow(".reports form[action='/admin'] button");
        assert_eq!(browser.look(IN_SIGHT, &[json!(".found > .row")]), true, "who was looked up");
        assert_eq!(check(&browser, "day"), Vec::<String>::new());
        for (act, back) in [("mute", "unmute"), ("ban", "unban")] {
            for act in [act, back] {
                browser.follow(&format!(".found form[action='/admin/{act}'] button"));
                told(&browser, "Muriel");
            }
        }
        browser.follow(".found form[action='/admin/reset'] button");
        assert!(browser.text(".found code").contains("/reset/"));
        assert_eq!(browser.look(IN_SIGHT, &[json!(".found code")]), true, "the link to hand on");
        browser.fits();
        browser.write(".found [name=new]", "Octave");
        browser.follow(".found form[action='/admin/rename'] button");
        assert!(!browser.text(".desk > .notice.bad").is_empty(), "that name is taken");
        browser.write(".found [name=new]", "Mia");
        browser.follow(".found form[action='/admin/rename'] button");
        told(&browser, "Mia");

        browser.go(&site.url("/admin"));
        browser.follow("form[action='/admin/close-report'] button");
        told(&browser, "");
        assert!(!browser.sees(".desk > section > .reports"), "nothing waits any more");
        let remove = "form[action='/admin/remove-table']";
        let button = format!("{remove} button");
        browser.write(&format!("{remove} [name=table]"), "nonsense");
        browser.click(&format!("{remove} [name=sure]"));
        browser.follow(&button);
        assert!(!browser.text(".desk > .notice.bad").is_empty(), "there is none");
        browser.write(&format!("{remove} [name=table]"), &site.url(&table));
        browser.click(&button);
        assert_eq!(site.get(&table, &[]).status, 200, "whoever is not sure removes nothing");
        browser.click(&format!("{remove} [name=sure]"));
        browser.follow(&button);
        told(&browser, "");
        assert_eq!(site.get(&table, &[]).status, 404);
        browser.follow("form[action='/admin/rotate-key'] button");
        told(&browser, "");
        assert_eq!(check(&browser, "day"), Vec::<String>::new());
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
}
