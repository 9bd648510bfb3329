//! People are called to the table: once for a turn, through every channel they chose, and not while
//! they are looking.

use std::sync::Arc;
use std::time::Duration;

use crate::inside::Client;
use lutece_server::Config;
use lutece_server::calls::Setup;
use lutece_server::cluster::Cluster;
use lutece_server::store::{self, Store};
use serde_json::{Value, json};

use crate::called::{Browser, Mailbox, Receiver, signed, until};
use crate::support::{Folder, Site, ask, at, quick, send, tell};

/// Every receiver there is.
pub(crate) struct World {
    push: Receiver,
    pub(crate) hook: Receiver,
    mail: Mailbox,
    browser: Browser,
}

impl World {
    pub(crate) async fn new() -> Self {
        let push = Receiver::start().await;
        let browser = Browser::new(push.url("/bob"), 7);
        Self { push, hook: Receiver::start().await, mail: Mailbox::start().await, browser }
    }

    /// A server that notifies all of them, soon.
    pub(crate) fn config(&self) -> Config {
        let mail = (
            format!("smtp://{}", self.mail.address).parse().expect("a mail server"),
            "Lutèce <games@example.org>".parse().expect("a sender"),
        );
        let calls = Setup {
            mail: Some(mail),
            push: true,
            hooks: true,
            private: true,
            lease: 1_000,
            ..Setup::default()
        };
        Config { calls, ..quick() }
    }

    /// A browser's subscription, and how often it was told something.
    pub(crate) fn subscription(&self) -> Value {
        self.browser.subscription()
    }

    pub(crate) fn pushed(&self) -> usize {
        self.push.posts().len()
    }

    fn arrived(&self) -> (usize, usize, usize) {
        (self.push.posts().len(), self.hook.posts().len(), self.mail.letters().len())
    }

    /// Somebody wants to be told on every way; the secret of the webhook and the path of the feed.
    async fn wishes_all(&self, bob: &mut Client) -> (String, String) {
        let said = tell(bob, "/account/calls/push", self.browser.subscription()).await;
        assert_eq!(said["said"], "saved");
        tell(bob, "/account/calls/hook", json!({ "url": self.hook.url("/hook") })).await;
        tell(bob, "/account/calls/feed", json!({ "on": "1" })).await;
        confirm_mail(bob, &self.mail).await;
        let kept = ask(bob, "/account/export").await;
        let wishes = &kept["calls"]["wishes"];
        let player = kept["player"].as_str().expect("an id");
        let feed = wishes["feed"].as_str().expect("a secret");
        let secret = wishes["hook"]["secret"].as_str().expect("a secret");
        (secret.to_owned(), format!("/calls/{player}/{feed}/feed.atom"))
    }
}

/// Somebody gives an address and opens the link that is sent there.
async fn confirm_mail(bob: &mut Client, mail: &Mailbox) {
    let before = mail.letters().len();
    let said = tell(bob, "/account/calls/mail", json!({ "address": "bob@example.net" })).await;
    assert_eq!(said["said"], "asked");
    until("a letter to confirm", || mail.letters().len() > before).await;
    let letter = mail.letters().pop().expect("a letter");
    assert!(letter.contains("RCPT TO:<bob@example.net>"), "{letter}");
    let link = link(&letter, "/calls/mail/");
    let shown = bob.get(&link).await.expect("a page");
    assert_eq!(shown.status, 200, "{}", shown.text());
    assert_eq!(bob.post(&link, &json!({})).await.expect("an answer").status, 303);
}

/// The path of a link in a letter.
fn link(letter: &str, path: &str) -> String {
    let text = letter.replace("=\r\n", "");
    let at = text.find(path).expect("a link");
    let end = |c: char| !(c.is_ascii_alphanumeric() || "/.-".contains(c));
    text[at..].split(end).next().expect("a link").to_owned()
}

pub(crate) async fn account(site: &Site, name: &str) -> Client {
    let mut stranger = Client::new(site.address);
    let body = json!({ "name": name, "password": "correct horse" });
    let answer = send(&mut stranger, "/api/v1/accounts", body).await;
    assert_eq!(answer.status, 201, "{}", answer.text());
    let mut client = Client::bearer(site.address, answer.json()["token"].as_str().expect("it"));
    client.headers.push(("accept".to_owned(), "application/json".to_owned()));
    client
}

/// The same person at another server.
fn at_site(client: &Client, site: &Site) -> Client {
    let mut other = Client::new(site.address);
    other.headers.clone_from(&client.headers);
    other
}

async fn table_of(ann: &mut Client, bob: &mut Client) -> Value {
    let body = json!({ "game": "paris-paris", "seats": ["me", "free"], "public": true });
    let table = tell(ann, "/api/v1/tables", body).await;
    tell(bob, &at(&table, "join"), json!({})).await;
    // A player who sits down and is to begin has not been called by anybody.
    turn_of(bob, &table).await;
    table
}

/// One player moves until it is the other's turn.
async fn turn_of(player: &mut Client, table: &Value) {
    loop {
        let state = ask(player, &at(table, "")).await;
        if state["your_turn"] != true {
            return;
        }
        let body = json!({ "move": state["legal"][0], "version": state["version"] });
        tell(player, &at(table, "moves"), body).await;
    }
}

/// Long enough for anything superfluous to arrive.
pub(crate) async fn a_while() {
    tokio::time::sleep(Duration::from_millis(700)).await;
}

/// What must have arrived of one turn of Bob's, which Ann's moves began.
async fn arrived_once(world: &World, bob: &mut Client, table: &Value, kept: &(String, String)) {
    until("a push, a webhook and a letter", || {
        let (push, hook, mail) = world.arrived();
        push >= 1 && hook >= 1 && mail >= 2
    })
    .await;
    a_while().await;
    assert_eq!(world.arrived(), (1, 1, 2), "each once, and the letter that confirmed");
    let id = table["table"].as_str().expect("an id");
    let push = world.push.posts().remove(0);
    assert_eq!((push.path.as_str(), push.header("content-encoding")), ("/bob", "aes128gcm"));
    assert!(push.header("authorization").starts_with("vapid t="));
    let said = world.browser.read(&push.body);
    assert_eq!(said["url"], format!("/t/{id}"));
    assert_eq!(said["title"], "It is your turn");
    assert_eq!(said["body"], "Paris Paris with Ann");
    let hook = world.hook.posts().remove(0);
    let told = hook.json();
    assert_eq!((told["reason"].as_str(), told["table"].as_str()), (Some("turn"), Some(id)));
    let (time, signature) = hook.header("lutece-signature").split_once(",v1=").expect("two parts");
    let time = time.strip_prefix("t=").expect("a time");
    assert_eq!(signature, signed(&kept.0, time, &hook.body), "it is from us");
    let letter = world.mail.letters().pop().expect("a letter");
    assert!(letter.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"), "{letter}");
    assert!(letter.replace("=\r\n", "").contains(&format!("/t/{id}")), "{letter}");
    let feed = bob.get(&kept.1).await.expect("an answer");
    assert_eq!(feed.header("content-type"), Some("application/atom+xml; charset=utf-8"));
    assert_eq!(feed.text().matches("<entry>").count(), 1, "{}", feed.text());
    assert!(feed.text().contains(&format!("/t/{id}")));
}

#[tokio::test]
async fn push_mail_feed_and_webhook_are_received_for_one_turn_once() {
    let world = World::new().await;
    let site = Site::with(world.config()).await;
    let (mut ann, mut bob) = (account(&site, "Ann").await, account(&site, "Bob").await);
    let kept = world.wishes_all(&mut bob).await;
    let table = table_of(&mut ann, &mut bob).await;
    turn_of(&mut ann, &table).await;
    arrived_once(&world, &mut bob, &table, &kept).await;
    // The next turn is another call. The letter waits: he was sent one and has not visited since.
    turn_of(&mut bob, &table).await;
    turn_of(&mut ann, &table).await;
    until("the next push", || world.push.posts().len() == 2 && world.hook.posts().len() == 2).await;
    a_while().await;
    assert_eq!(world.arrived(), (2, 2, 2));
}

#[tokio::test]
async fn a_server_that_ends_before_it_called_is_followed_by_one_that_does() {
    let world = World::new().await;
    let folder = Folder::new("calls");
    let file = folder.0.join("test.sqlite").display().to_string();
    let store = store::open(&file).await.expect("a new store");
    let mut slow = world.config();
    slow.live.call_after = 3_600_000;
    let site = Site::on(slow, Arc::clone(&store), Folder::new("calls")).await;
    let (mut ann, mut bob) = (account(&site, "Ann").await, account(&site, "Bob").await);
    let kept = world.wishes_all(&mut bob).await;
    let table = table_of(&mut ann, &mut bob).await;
    turn_of(&mut ann, &table).await;
    site.state.stop.send_replace(true);
    assert_eq!(world.arrived(), (0, 0, 1), "nobody was called yet");
    hurry(&*store, &table).await;
    let again = Site::on(world.config(), store, folder).await;
    let mut bob = at_site(&bob, &again);
    arrived_once(&world, &mut bob, &table, &kept).await;
}

/// Makes every call due at once.
async fn hurry(store: &dyn Store, table: &Value) {
    for player in store.callees().await.expect("it reads") {
        let mut calls = store.calls(player, 9).await.expect("it reads");
        calls.retain(|call| table["table"] == call.table.to_string());
        calls.iter_mut().for_each(|call| call.due = 0);
        store.settle_calls(player, calls, None).await.expect("it writes");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_servers_on_one_postgresql_one_calls_and_whoever_looks_at_the_other_is_not() {
    let cluster = Cluster::start().expect("a PostgreSQL of one's own");
    let world = World::new().await;
    let mut sites = Vec::new();
    for _ in 0..2 {
        let store = store::open(&cluster.address()).await.expect("the same store");
        let mut config = world.config();
        config.live.call_after = 1_000;
        sites.push(Site::on(config, store, Folder::new("calls")).await);
    }
    let (mut ann, mut bob) = (account(&sites[0], "Ann").await, account(&sites[1], "Bob").await);
    // He sets what he wants at one server, and the other hears of it.
    let kept = world.wishes_all(&mut bob).await;
    let mut bob_there = at_site(&bob, &sites[0]);
    let table = table_of(&mut ann, &mut bob_there).await;
    let path = format!("{}?since=0", at(&table, "events"));
    let mut looking = at_site(&bob, &sites[1]).events(&path).await.expect("a stream");
    tokio::time::sleep(Duration::from_millis(300)).await;
    turn_of(&mut ann, &table).await;
    looking.next().await.expect("a stream").expect("it goes on");
    tokio::time::sleep(Duration::from_millis(2_500)).await;
    assert_eq!(world.arrived(), (0, 0, 1), "he looks, if at another server");
    drop(looking);
    turn_of(&mut bob_there, &table).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    turn_of(&mut ann, &table).await;
    arrived_once(&world, &mut bob, &table, &kept).await;
}

#[tokio::test]
async fn whoever_has_the_table_open_or_has_moved_on_is_not_called() {
    let world = World::new().await;
    let site = Site::with(world.config()).await;
    let (mut ann, mut bob) = (account(&site, "Ann").await, account(&site, "Bob").await);
    world.wishes_all(&mut bob).await;
    let table = table_of(&mut ann, &mut bob).await;
    let path = format!("{}?since=0", at(&table, "events"));
    let looking = at_site(&bob, &site).events(&path).await.expect("a stream");
    turn_of(&mut ann, &table).await;
    a_while().await;
    assert_eq!(world.arrived(), (0, 0, 1), "he looks");
    drop(looking);
    turn_of(&mut bob, &table).await;
    turn_of(&mut ann, &table).await;
    turn_of(&mut bob, &table).await;
    a_while().await;
    assert_eq!(world.arrived(), (0, 0, 1), "he was quicker than the call");
}

#[tokio::test]
async fn of_several_turns_at_a_table_the_latest_is_told() {
    let world = World::new().await;
    let mut config = world.config();
    config.live.call_after = 3_000;
    let site = Site::with(config).await;
    let (mut ann, mut bob) = (account(&site, "Ann").await, account(&site, "Bob").await);
    world.wishes_all(&mut bob).await;
    let table = table_of(&mut ann, &mut bob).await;
    for _ in 0..2 {
        turn_of(&mut ann, &table).await;
        turn_of(&mut bob, &table).await;
    }
    turn_of(&mut ann, &table).await;
    until("the call", || world.arrived() == (1, 1, 2)).await;
    a_while().await;
    assert_eq!(world.arrived(), (1, 1, 2), "once, of the three turns");
}

#[tokio::test]
async fn a_browser_that_is_gone_is_forgotten_and_a_busy_program_is_tried_again() {
    let world = World::new().await;
    let site = Site::with(world.config()).await;
    let (mut ann, mut bob) = (account(&site, "Ann").await, account(&site, "Bob").await);
    world.wishes_all(&mut bob).await;
    world.push.answer(410);
    world.hook.answer(503);
    let table = table_of(&mut ann, &mut bob).await;
    turn_of(&mut ann, &table).await;
    until("the first try", || world.arrived().0 == 1 && world.arrived().1 == 1).await;
    world.hook.answer(200);
    a_while().await;
    let kept = ask(&mut bob, "/account/export").await;
    assert_eq!(kept["calls"]["wishes"]["push"], json!([]), "nobody is there any more");
    until("the second try", || world.hook.posts().len() == 2).await;
    a_while().await;
    let ids: Vec<_> =
        world.hook.posts().iter().map(|it| it.header("lutece-call").to_owned()).collect();
    assert_eq!(ids.len(), 2);
    assert_eq!(ids[0], ids[1], "the same call");
    assert_eq!(world.arrived().0, 1);
}

#[tokio::test]
async fn a_program_is_not_followed_elsewhere_and_inner_addresses_are_not_asked() {
    let world = World::new().await;
    let site = Site::with(world.config()).await;
    let mut bob = account(&site, "Bob").await;
    world.hook.answer(302);
    tell(&mut bob, "/account/calls/hook", json!({ "url": world.hook.url("/hook") })).await;
    let said = tell(&mut bob, "/account/calls/test", json!({ "way": "hook" })).await;
    assert_eq!(said["said"], "lost");
    assert_eq!(world.hook.posts().len(), 1, "where it points to is not asked");
    let mut public = world.config();
    public.calls.private = false;
    let site = Site::with(public).await;
    let mut bob = account(&site, "Bob").await;
    let body = |url: &str| json!({ "url": url });
    let plain = tell(&mut bob, "/account/calls/hook", body(&world.hook.url("/hook"))).await;
    assert_eq!(plain["said"], "plain");
    let inside = format!("https://localhost:{}/hook", world.hook.address.port());
    assert_eq!(tell(&mut bob, "/account/calls/hook", body(&inside)).await["said"], "saved");
    let said = tell(&mut bob, "/account/calls/test", json!({ "way": "hook" })).await;
    assert_eq!(said["said"], "lost");
    assert_eq!(world.hook.posts().len(), 1, "nothing came through");
}

#[tokio::test]
async fn several_games_share_a_letter_and_one_click_ends_them() {
    let world = World::new().await;
    let mut config = world.config();
    config.calls.gap = 2_500;
    let site = Site::with(config).await;
    let (mut ann, mut bob) = (account(&site, "Ann").await, account(&site, "Bob").await);
    confirm_mail(&mut bob, &world.mail).await;
    let first = table_of(&mut ann, &mut bob).await;
    turn_of(&mut ann, &first).await;
    until("the first letter", || world.mail.letters().len() == 2).await;
    let mut others = Vec::new();
    for _ in 0..3 {
        let table = table_of(&mut ann, &mut bob).await;
        turn_of(&mut ann, &table).await;
        others.push(table);
    }
    a_while().await;
    assert_eq!(world.mail.letters().len(), 2, "not one for each game");
    world.mail.busy(1);
    until("the second letter", || world.mail.letters().len() == 3).await;
    let letter = world.mail.letters().pop().expect("a letter").replace("=\r\n", "");
    for table in &others {
        let path = format!("/t/{}", table["table"].as_str().expect("an id"));
        assert!(letter.contains(&path), "{letter}");
    }
    assert!(letter.contains("Subject: 3 notifications"), "{letter}");
    // As a mail provider does it: no cookie, no origin, no page.
    let end = link(&letter, "/calls/end/");
    let mut provider = Client::new(site.address);
    let kind = "application/x-www-form-urlencoded";
    let done = provider.request("POST", &end, kind, b"List-Unsubscribe=One-Click").await;
    assert_eq!(done.expect("an answer").status, 303);
    assert_eq!(ask(&mut bob, "/account/export").await["calls"]["wishes"]["mail"], Value::Null);
}

#[tokio::test]
async fn only_what_is_set_up_is_offered_and_what_one_wants_is_ones_own() {
    let site = Site::with(quick()).await;
    let mut bob = account(&site, "Bob").await;
    for (path, body) in [
        ("/account/calls/mail", json!({ "address": "bob@example.net" })),
        ("/account/calls/hook", json!({ "url": "https://example.net/" })),
        ("/account/calls/push", Browser::new("https://example.net/".into(), 1).subscription()),
    ] {
        assert_eq!(tell(&mut bob, path, body).await["said"], "address", "{path}");
    }
    let page = bob.get("/account/calls").await.expect("a page").text();
    assert!(page.contains("Feed") && !page.contains("Webhook") && !page.contains("E-mail"));
    assert!(!page.contains("data-push"));
    let mut guest = site.guest("Gast").await;
    assert_eq!(send(&mut guest, "/account/calls/feed", json!({ "on": "1" })).await.status, 401);
    tell(&mut bob, "/account/calls/feed", json!({ "on": "1" })).await;
    let kept = ask(&mut bob, "/account/export").await;
    let (player, secret) = (kept["player"].as_str(), kept["calls"]["wishes"]["feed"].as_str());
    let player = player.expect("an id");
    let feed = format!("/calls/{player}/{}/feed.atom", secret.expect("a secret"));
    let mut reader = Client::new(site.address);
    assert_eq!(reader.get(&feed).await.expect("an answer").status, 200);
    let guessed = format!("/calls/{player}/{}/feed.atom", "0".repeat(32));
    assert_eq!(reader.get(&guessed).await.expect("an answer").status, 404);
    tell(&mut bob, "/account/calls/feed", json!({ "on": "1" })).await;
    assert_eq!(reader.get(&feed).await.expect("an answer").status, 404, "it was taken back");
    tell(&mut bob, "/account/delete", json!({ "password": "correct horse" })).await;
    assert_eq!(site.state.store.callees().await, Ok(vec![]), "nothing is left of it");
}

#[tokio::test]
async fn quiet_hours_and_unwanted_reasons_are_kept() {
    let world = World::new().await;
    let site = Site::with(world.config()).await;
    let (mut ann, mut bob) = (account(&site, "Ann").await, account(&site, "Bob").await);
    world.wishes_all(&mut bob).await;
    // From a minute ago until an hour from now, wherever the clock stands.
    let minute = store::now() / 60_000 % 1440;
    let clock = |at: i64| {
        let at = at.rem_euclid(1440);
        format!("{:02}:{:02}", at / 60, at % 60)
    };
    let quiet = json!({ "turn": "1", "from": clock(minute - 1), "to": clock(minute + 60) });
    assert_eq!(tell(&mut bob, "/account/calls", quiet).await["said"], "saved");
    let table = table_of(&mut ann, &mut bob).await;
    turn_of(&mut ann, &table).await;
    a_while().await;
    assert_eq!(world.arrived(), (0, 0, 1), "he sleeps");
    let odd = json!({ "turn": "1", "from": "22:00", "to": "22:00" });
    assert_eq!(tell(&mut bob, "/account/calls", odd).await["said"], "hours");
    tell(&mut bob, "/account/calls", json!({ "over": "1" })).await;
    turn_of(&mut bob, &table).await;
    turn_of(&mut ann, &table).await;
    a_while().await;
    assert_eq!(world.arrived(), (0, 0, 1), "turns are nothing to him");
    tell(&mut ann, &at(&table, "resign"), json!({})).await;
    until("the end of the game", || world.hook.posts().len() == 1).await;
    assert_eq!(world.hook.posts()[0].json()["reason"], "over");
}

#[tokio::test]
async fn a_rematch_calls_the_other() {
    let world = World::new().await;
    let site = Site::with(world.config()).await;
    let (mut ann, mut bob) = (account(&site, "Ann").await, account(&site, "Bob").await);
    tell(&mut bob, "/account/calls/hook", json!({ "url": world.hook.url("/hook") })).await;
    tell(&mut bob, "/account/calls", json!({ "invited": "1" })).await;
    let table = table_of(&mut ann, &mut bob).await;
    tell(&mut ann, &at(&table, "resign"), json!({})).await;
    let next = tell(&mut ann, &at(&table, "rematch"), json!({})).await;
    until("an invitation", || world.hook.posts().len() == 1).await;
    a_while().await;
    let told = world.hook.posts().remove(0).json();
    assert_eq!((told["reason"].as_str(), &told["table"]), (Some("invited"), &next["table"]));
    assert_eq!(world.hook.posts().len(), 1);
}
