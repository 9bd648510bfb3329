//! Somebody who is not looking is reached through every channel they chose: once, even if the
//! server is killed before it could tell them.

use std::thread;
use std::time::Duration;

use serde_json::json;

use crate::browser::Browser;
use crate::driver::Device;
use crate::player::Player;
use crate::receivers::Receiver;
use crate::site::Site;

/// The browser makes itself a key, as it would for its maker's push service, and subscribes with the
/// address of ours.
const SUBSCRIBE: &str = "const [endpoint, done] = [arguments[0], arguments[arguments.length - 1]];
    const text = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    (async () => {
        const kind = { name: 'ECDH', namedCurve: 'P-256' };
        const pair = await crypto.subtle.generateKey(kind, true, ['deriveBits']);
        const p256dh = text(await crypto.subtle.exportKey('raw', pair.publicKey));
        const auth = text(crypto.getRandomValues(new Uint8Array(16)));
        const headers = { 'content-type': 'application/json', accept: 'application/json' };
        const body = JSON.stringify({ endpoint, p256dh, auth, device: 'Test' });
        const answer = await fetch('/account/calls/push', { method: 'POST', headers, body });
        done((await answer.json()).said);
    })();";

fn account(site: &Site, name: &str, device: Device) -> Browser {
    let browser = Browser::open(&format!("reached-{name}"), device);
    browser.go(&site.url("/account"));
    browser.write("form[action='/register'] [name=name]", name);
    browser.write("form[action='/register'] [name=password]", "correct horse");
    browser.follow("form[action='/register'] [type=submit]");
    browser
}

/// Plays until the turn is the other's, if it is theirs.
fn pass_on(browser: &Browser, seed: u64) {
    let mut player = Player::at(browser, seed);
    while player.scene().mine() {
        player.play();
    }
}

#[test]
fn push_mail_feed_and_webhook_arrive_once_for_a_turn_though_the_server_was_killed() {
    let (push, hook, mail) = (Receiver::posts(), Receiver::posts(), Receiver::mail());
    let smtp = format!("smtp://{}", mail.address);
    let ways = ["--push", "--webhooks", "--reach-private", "--call-after", "3"];
    let from = ["--smtp-url", &smtp, "--mail-from", "games@example.org"];
    let mut site = Site::paced("reached", &[&ways[..], &from[..]].concat());
    let mut ann = account(&site, "Ann", Device::Desk);
    let bob = account(&site, "Bob", Device::Phone);
    ann.failures_expected = true;

    // What he wants, by the page.
    bob.go(&site.url("/account/calls"));
    let endpoint = format!("http://{}/bob", push.address);
    assert_eq!(bob.look_later(SUBSCRIBE, &[json!(endpoint)]), "saved");
    bob.write("[name=url]", &format!("http://{}/hook", hook.address));
    bob.follow("form:has([name=url]) [type=submit]");
    bob.follow("form:has([name=on]) [type=submit]");
    bob.write("[name=address]", "bob@example.net");
    bob.follow("form:has([name=address]) [type=submit]");
    let letter = mail.wait("a letter to confirm", 1).remove(0);
    let at = letter.find("/calls/mail/").expect("a link");
    let end = |c: char| !(c.is_ascii_alphanumeric() || "/.-".contains(c));
    bob.go(&site.url(letter[at..].split(end).next().expect("a link")));
    bob.follow("main [type=submit]");
    bob.go(&site.url("/account/calls"));
    let feed =
        bob.look("return arguments[0].value", &[bob.see("input[readonly][value*='feed.atom']")]);
    let feed = feed.as_str().expect("an address").to_owned();
    let feed = feed[feed.find("/calls/").expect("a path")..].to_owned();

    // She challenges him by name, he accepts on the home page, and the turn is passed on to her.
    ann.go(&site.url("/new?game=paris-paris&seats=2&player=Bob"));
    ann.follow("form.stack [type=submit]");
    bob.go(&site.url("/"));
    assert_eq!(bob.text(".asking"), "1");
    bob.follow(".answers .strong-button");
    for browser in [&ann, &bob] {
        browser.see("svg.board");
    }
    pass_on(&bob, 71);
    // He looks elsewhere, it becomes his turn, and the server is killed before it tells him.
    bob.go(&site.url("/rules"));
    Player::at(&ann, 72).my_turn();
    let before = [push.received().len(), hook.received().len(), mail.received().len()];
    pass_on(&ann, 72);
    site.kill();
    let after = [push.received().len(), hook.received().len(), mail.received().len()];
    assert_eq!(after, before, "nobody was told of the turn yet");
    site.restart();

    let [pushes, hooks, letters] = before.map(|number| number + 1);
    let told = push.wait("a push", pushes).pop().expect("a push");
    assert!(told.starts_with("post /bob ") && told.contains("aes128gcm"), "{told}");
    let told = hook.wait("a webhook", hooks).pop().expect("a webhook");
    let table = site.path(&ann.url()).to_owned();
    assert!(told.contains("lutece-signature") && told.contains(r#""reason":"turn""#), "{told}");
    assert!(told.contains(table.strip_prefix("/t/").expect("a table")), "{told}");
    let told = mail.wait("a letter", letters).pop().expect("a letter");
    assert!(told.contains(&table), "{told}");
    let entries = site.get(&feed, &[]).text();
    assert_eq!(entries.matches(&table).count(), entries.matches("<entry>").count(), "{entries}");
    assert_eq!(entries.matches("It is your turn").count(), 1, "{entries}");
    thread::sleep(Duration::from_secs(4));
    let last = [push.received().len(), hook.received().len(), mail.received().len()];
    assert_eq!(last, [pushes, hooks, letters], "each once");
}
