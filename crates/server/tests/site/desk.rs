//! The operator's desk, reports to it, and the mark of accounts.

use crate::inside::Client;
use lutece_server::client::Answer;
use lutece_server::limit::Rates;
use lutece_server::people::OPERATOR;
use lutece_server::store::Reports;
use serde_json::{Value, json};

use crate::support::{Site, ask, at, quick, refused, send, tell};

/// Somebody with an account.
async fn account(site: &Site, name: &str) -> Client {
    let mut stranger = site.stranger();
    let body = json!({ "name": name, "password": "correct horse" });
    let token = tell(&mut stranger, "/api/v1/accounts", body).await["token"].clone();
    Client::bearer(site.address, token.as_str().expect("a token"))
}

async fn operator(site: &Site) -> Client {
    let desk = account(site, "Octave").await;
    let octave = site.state.store.account_named("Octave".to_owned()).await;
    let octave = octave.expect("it reads").expect("an account");
    lutece_server::operate::stand(&*site.state.store, octave, OPERATOR, true)
        .await
        .expect("it writes");
    desk
}

/// The same with answers in JSON.
fn program(mut client: Client) -> Client {
    client.headers.push(("accept".to_owned(), "application/json".to_owned()));
    client
}

async fn page(client: &mut Client, path: &str) -> Answer {
    client.get(path).await.expect("an answer")
}

async fn form(client: &mut Client, path: &str, body: &str) -> Answer {
    let kind = "application/x-www-form-urlencoded";
    client.request("POST", path, kind, body.as_bytes()).await.expect("an answer")
}

#[tokio::test]
async fn b12_to_everybody_but_operators_there_is_no_desk() {
    let site = Site::start().await;
    let mut desk = operator(&site).await;
    let others = [site.stranger(), site.guest("Ann").await, account(&site, "Bob").await];
    for mut other in others {
        assert_eq!(page(&mut other, "/admin").await.status, 404);
        for act in [
            "mute",
            "ban",
            "unban",
            "rename",
            "reset",
            "remove-table",
            "take-down-event",
            "rotate-key",
        ] {
            let answer = form(&mut other, &format!("/admin/{act}"), "name=Bob&new=Eve").await;
            assert_eq!(answer.status, 404, "{act}");
        }
        assert!(!page(&mut other, "/account").await.text().contains("/admin"));
    }
    assert!(page(&mut desk, "/account").await.text().contains("href=\"/admin\""));
    for lang in ["en", "de", "fr", "ja", "nl", "pl"] {
        desk.headers.push(("accept-language".to_owned(), lang.to_owned()));
        let desk_page = page(&mut desk, "/admin?name=Bob").await;
        assert!(desk_page.status == 200 && desk_page.text().contains("/admin/ban"), "{lang}");
        desk.headers.pop();
    }
    // Requests from another site do nothing, whoever sends them.
    desk.headers.push(("origin".to_owned(), "https://evil.example".to_owned()));
    assert_eq!(form(&mut desk, "/admin/ban", "name=Bob").await.status, 403);
    desk.headers.pop();
    assert!(account_of(&site, "Bob").await.standing.is_empty());
}

async fn account_of(site: &Site, name: &str) -> lutece_server::store::Account {
    let account = site.state.store.account_named(name.to_owned()).await;
    account.expect("it reads").expect("an account")
}

#[tokio::test]
async fn b12_an_operator_does_at_the_desk_what_the_command_does() {
    let site = Site::start().await;
    let mut desk = program(operator(&site).await);
    let mut bob = account(&site, "Bob").await;
    let new = json!({ "game": "paris-paris", "seats": ["me", "free"], "public": true });
    let table = tell(&mut bob, "/api/v1/tables", new).await;
    let hello = json!({ "text": "hello" });
    tell(&mut bob, &at(&table, "chat"), hello.clone()).await;
    tell(&mut desk, "/admin/mute", json!({ "name": "bob" })).await;
    assert_eq!(refused(&mut bob, &at(&table, "chat"), hello.clone()).await, "muted");
    tell(&mut desk, "/admin/unmute", json!({ "name": "Bob" })).await;
    tell(&mut bob, &at(&table, "chat"), hello).await;

    let rename = |new: &str| json!({ "name": "Bob", "new": new });
    for (new, why) in [("Haussmann", "name-taken"), ("Octave", "name-taken"), ("x", "bad-name")] {
        assert_eq!(refused(&mut desk, "/admin/rename", rename(new)).await, why);
    }
    tell(&mut desk, "/admin/rename", rename("Robert")).await;
    let seats = ask(&mut bob, &at(&table, "")).await["seats"].clone();
    assert_eq!(seats[0]["name"], "Robert", "at once, also at a table that is open");

    let link = tell(&mut desk, "/admin/reset", json!({ "name": "Robert" })).await["link"].clone();
    let mut door = program(site.stranger());
    let done = send(&mut door, link.as_str().expect("a link"), json!({ "new": "battery staple" }));
    assert_eq!(done.await.status, 200);
    let answer = page(&mut bob, "/api/v1/tables?list=mine").await;
    assert_eq!(answer.status, 401, "logged out everywhere");

    tell(&mut desk, "/admin/ban", json!({ "name": "Robert" })).await;
    let log_in = json!({ "name": "Robert", "password": "battery staple" });
    assert_eq!(refused(&mut door, "/api/v1/sessions", log_in.clone()).await, "banned");
    tell(&mut desk, "/admin/unban", json!({ "name": "Robert" })).await;
    tell(&mut door, "/api/v1/sessions", log_in).await;

    let address = format!("https://example.org/t/{}", table["table"].as_str().expect("an id"));
    tell(&mut desk, "/admin/remove-table", json!({ "table": address })).await;
    assert_eq!(page(&mut desk, &at(&table, "")).await.status, 404);
    let again = refused(&mut desk, "/admin/remove-table", json!({ "table": address })).await;
    assert_eq!(again, "no-table");
    assert_eq!(refused(&mut desk, "/admin/mute", json!({ "name": "Nobody" })).await, "no-account");
    let own = json!({ "name": "Octave" });
    assert_eq!(refused(&mut desk, "/admin/ban", own).await, "operator", "nobody shuts all out");
}

#[tokio::test]
async fn b12_a_new_key_made_at_the_desk_holds_at_once_and_forgets_nobody() {
    let site = Site::start().await;
    let mut desk = program(operator(&site).await);
    let mut guest = site.guest("Ann").await;
    let new = json!({ "game": "paris-paris", "seats": ["me", "friend"] });
    let table = tell(&mut guest, "/api/v1/tables", new).await;
    let token = table["links"][0]["token"].as_str().expect("a link").to_owned();
    let before = guest.headers[0].1.clone();
    tell(&mut desk, "/admin/rotate-key", json!({ "grace": 1 })).await;
    ask(&mut guest, "/api/v1/tables?list=mine").await;
    assert_eq!(page(&mut guest, &format!("/l/{token}")).await.status, 303, "she sits there");
    let fresh = site.guest("Bob").await.headers[0].1.clone();
    let same = |token: &str| {
        let id = token.split('.').nth(1).expect("an id").parse().expect("an id");
        token == format!("Bearer {}", site.state.people.key().guest(id))
    };
    assert!(same(&fresh) && !same(&before), "signed with the new key from now on");
    tell(&mut desk, "/admin/rotate-key", json!({ "grace": 0 })).await;
    assert_eq!(page(&mut guest, "/api/v1/tables?list=mine").await.status, 401, "no grace");
}

#[tokio::test]
async fn b12_what_players_report_is_on_the_desk_as_it_was() {
    let mut config = quick();
    config.limits = Rates { reports: Rates::default().reports, ..Rates::NONE };
    let site = Site::with(config).await;
    let mut desk = operator(&site).await;
    let (mut ann, mut eve) = (site.guest("Ann").await, account(&site, "Eve").await);
    let mut stranger = site.guest("Zoe").await;
    let new = json!({ "game": "paris-paris", "seats": ["me", "free"], "public": true });
    let table = tell(&mut ann, "/api/v1/tables", new).await;
    tell(&mut eve, &at(&table, "join"), json!({})).await;
    tell(&mut eve, &at(&table, "chat"), json!({ "text": "<b>something nasty</b>" })).await;
    tell(&mut ann, &at(&table, "chat"), json!({ "text": "please stop" })).await;
    let path = format!("/t/{}/report", table["table"].as_str().expect("an id"));
    let asked = page(&mut ann, &path).await.text();
    assert!(
        asked.contains("&lt;b&gt;something nasty") && !asked.contains("please stop"),
        "{asked}"
    );
    let line = asked.split("value=\"line-").nth(1).expect("a line");
    let line = format!("line-{}", line.split('"').next().expect("a number"));

    let body = format!("what={line}&reason=rude%0Awords");
    let thanks = form(&mut ann, &path, &body).await;
    assert!(thanks.status == 200 && thanks.text().contains("Thank you"), "{}", thanks.text());
    let mut ann = program(ann);
    assert_eq!(refused(&mut ann, &path, json!({ "what": line })).await, "reported-before");
    tell(&mut ann, &path, json!({ "what": "name-2" })).await;
    for (what, why) in [
        ("name-1", "nothing-to-report"),
        ("name-4", "nothing-to-report"),
        ("line-0", "nothing-to-report"),
        ("line-999", "nothing-to-report"),
        ("line-x", "malformed"),
        ("", "malformed"),
    ] {
        assert_eq!(refused(&mut ann, &path, json!({ "what": what })).await, why, "{what}");
    }
    let mut nobody = site.stranger();
    assert_eq!(refused(&mut nobody, &path, json!({ "what": line })).await, "stranger");

    // Whatever happens to the words afterwards.
    let erased = program(eve).post("/account/delete", &json!({ "password": "wrong wrong" })).await;
    assert_eq!(erased.expect("an answer").status, 401);
    let list = page(&mut desk, "/admin").await.text();
    assert!(list.contains("&lt;b&gt;something nasty&lt;/b&gt;") && list.contains("rude words"));
    assert!(!list.contains("<b>something"), "nothing runs on the desk");
    let open = site.state.store.reports(Reports::Open, 9).await.expect("it reads");
    assert_eq!(open.len(), 2);
    let close = format!("report={}", open[1].id);
    assert_eq!(form(&mut stranger, "/admin/close-report", &close).await.status, 404);
    let closed = form(&mut desk, "/admin/close-report", &close).await;
    assert_eq!(closed.status, 303, "{}", closed.text());
    let open = site.state.store.reports(Reports::Open, 9).await.expect("it reads");
    assert!(open.len() == 1 && open[0].ply.is_none(), "the name is left: {open:?}");
    let own = ask(&mut ann, "/account/export").await;
    assert_eq!(own["reports"].as_array().expect("a list").len(), 2, "{own}");
}

#[tokio::test]
async fn b12_nobody_buries_the_desk_in_reports() {
    let mut config = quick();
    config.limits = Rates { reports: Rates::default().reports, ..Rates::NONE };
    let site = Site::with(config).await;
    let [mut ann, mut eve] = [site.guest("Ann").await, site.guest("Eve").await];
    let new = json!({ "game": "paris-paris", "seats": ["me", "free"], "public": true });
    let table = tell(&mut ann, "/api/v1/tables", new).await;
    tell(&mut eve, &at(&table, "join"), json!({})).await;
    for number in 0..12 {
        tell(&mut ann, &at(&table, "chat"), json!({ "text": format!("line {number}") })).await;
    }
    let path = format!("/t/{}/report", table["table"].as_str().expect("an id"));
    let version = ask(&mut eve, &at(&table, "")).await["version"].as_u64().expect("a number");
    let mut eve = program(eve);
    for line in version - 12..version - 2 {
        tell(&mut eve, &path, json!({ "what": format!("line-{line}") })).await;
    }
    let more = json!({ "what": format!("line-{}", version - 1) });
    assert_eq!(refused(&mut eve, &path, more.clone()).await, "reported-enough");
    // Taking another name does not get around it for long.
    for guest in 0.. {
        let mut other = program(site.guest("Other").await);
        match refused_or_done(&mut other, &path, more.clone()).await.as_str() {
            "done" => assert!(guest < 20, "there is an end to it"),
            "too-many" => break,
            why => panic!("{why}"),
        }
    }
}

async fn refused_or_done(client: &mut Client, path: &str, body: Value) -> String {
    let answer = send(client, path, body).await;
    let code = answer.json()["error"]["code"].clone();
    code.as_str().unwrap_or("done").to_owned()
}

#[tokio::test]
async fn c19_accounts_have_a_mark_and_guests_have_none() {
    let site = Site::start().await;
    let (mut ann, mut eve) = (account(&site, "Ann").await, site.guest("Eve").await);
    let new = json!({ "game": "paris-paris", "seats": ["me", "free", "free"], "public": true });
    let table = tell(&mut ann, "/api/v1/tables", new).await;
    tell(&mut eve, &at(&table, "join"), json!({})).await;
    for client in [&mut ann, &mut eve] {
        tell(client, &at(&table, "chat"), json!({ "text": "hello" })).await;
    }
    let seats = ask(&mut eve, &at(&table, "")).await["seats"].clone();
    assert_eq!([&seats[0]["account"], &seats[1]["account"]], [true, false]);
    let mark = "<svg class=\"check\"";
    let id = table["table"].as_str().expect("an id");
    let mut zoe = site.guest("Zoe").await;
    // The tables in the lobby, the players at the table, who they are, and what they said.
    for (path, times) in [("/".to_owned(), 1), (format!("/t/{id}"), 3)] {
        let text = page(&mut zoe, &path).await.text();
        assert_eq!(text.matches(mark).count(), times, "{path}");
        let beside = format!("Ann\u{2060}{mark}");
        assert_eq!(text.matches(&beside).count(), times, "{path}: beside her name");
        assert!(text.contains("aria-label=\"has an account\""), "it can be heard");
    }
    // Even for a server that has just started and has met nobody.
    let store = std::sync::Arc::clone(&site.state.store);
    let folder = crate::support::Folder::new("again");
    let again = Site::on(quick(), store, folder).await;
    let mut zoe = again.guest("Zoe").await;
    let seats = ask(&mut zoe, &at(&table, "")).await["seats"].clone();
    assert_eq!([&seats[0]["account"], &seats[1]["account"]], [true, false]);
}
