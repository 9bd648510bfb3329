//! What an operator does about people and tables, with a server running or not.

use serde_json::json;
use server::client::Client;

use crate::players;
use crate::process::{Folder, Launch, ask};

async fn log_in(client: &mut Client, name: &str, password: &str) -> (u16, String) {
    let body = json!({ "name": name, "password": password });
    let answer = players::insist(client, "/api/v1/sessions", &body).await;
    let json = answer.json();
    let said = json["token"].as_str().or(json["error"]["code"].as_str());
    (answer.status, said.unwrap_or_default().to_owned())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn b12_an_operator_mutes_bans_renames_and_lets_in_again() {
    let folder = Folder::new();
    let plan = Launch::new(&folder.0, &[]).logging(&folder);
    let server = plan.start();
    let store = folder.store();
    let admin = |args: &[&str]| ask(&[&["admin"], args].concat());
    let mut door = Client::new(plan.address);
    let account = json!({ "name": "Annabelle", "password": "correct horse" });
    let welcome = players::insist(&mut door, "/api/v1/accounts", &account).await.json();
    let mut ann = Client::bearer(plan.address, welcome["token"].as_str().expect("a token"));
    let new = json!({ "game": "paris-paris", "seats": ["me", "free"], "public": true });
    let table = players::insist(&mut ann, "/api/v1/tables", &new).await.json();
    let id = table["table"].as_str().expect("an id").to_owned();
    let chat = format!("/api/v1/tables/{id}/chat");
    let hello = json!({ "text": "hello" });
    assert_eq!(ann.post(&chat, &hello).await.expect("an answer").status, 200);

    assert_eq!(admin(&["mute", &store, "annabelle"]).0, Some(0));
    let refused = ann.post(&chat, &hello).await.expect("an answer");
    assert_eq!(refused.json()["error"]["code"], "muted", "{}", refused.text());
    assert_eq!(admin(&["unmute", &store, "Annabelle"]).0, Some(0));
    assert_eq!(ann.post(&chat, &hello).await.expect("an answer").status, 200);

    let (code, said) = admin(&["rename", &store, "Annabelle", "Haussmann"]);
    assert_eq!(code, Some(1), "{said}");
    assert_eq!(admin(&["rename", &store, "Annabelle", "Bertha"]).0, Some(0));
    assert_eq!(log_in(&mut door, "Bertha", "correct horse").await.0, 200);
    let stored = server::store::open_existing(&store).await.expect("a store");
    let stored = stored.load(id.parse().expect("an id")).await.expect("it reads");
    let stored = format!("{stored:?}");
    assert!(!stored.contains("Annabelle") && stored.contains("Bertha"), "{stored}");

    assert_eq!(admin(&["ban", &store, "Bertha"]).0, Some(0));
    assert_eq!(log_in(&mut door, "Bertha", "correct horse").await, (403, "banned".to_owned()));
    let mine = ann.get("/api/v1/tables?list=mine").await.expect("an answer");
    assert_eq!(mine.status, 401, "sessions end at once");
    assert_eq!(admin(&["unban", &store, "Bertha"]).0, Some(0));

    let (code, link) = admin(&["reset", &store, "Bertha"]);
    assert_eq!(code, Some(0), "{link}");
    let link = link.trim();
    let page = door.get(link).await.expect("an answer");
    assert!(page.status == 200 && page.text().contains("Bertha"), "{}", page.text());
    door.headers.push(("accept".to_owned(), "application/json".to_owned()));
    let weak = door.post(link, &json!({ "new": "12345678" })).await.expect("an answer");
    assert_eq!(weak.json()["error"]["code"], "common-password", "{}", weak.text());
    let done = door.post(link, &json!({ "new": "battery staple" })).await.expect("an answer");
    assert_eq!(done.status, 200, "{}", done.text());
    let again = door.post(link, &json!({ "new": "another staple" })).await.expect("an answer");
    assert_eq!(again.json()["error"]["code"], "link-ended", "once: {}", again.text());
    assert_eq!(log_in(&mut door, "Bertha", "battery staple").await.0, 200);
    assert_eq!(log_in(&mut door, "Bertha", "correct horse").await.0, 401);

    for command in [&["remove-table", &store, &id][..], &["rotate-key", &store]] {
        let (code, said) = admin(command);
        assert_eq!(code, Some(1), "a server runs: {said}");
        assert!(said.contains("a server is using it"), "{said}");
    }
    let (code, said) = admin(&["mute", &store, "Nobody"]);
    assert_eq!(code, Some(1), "{said}");
    assert!(server.terminate().success());
    assert_eq!(admin(&["remove-table", &store, &id]).0, Some(0));
    assert_eq!(admin(&["remove-table", &store, &id]).0, Some(1), "it is gone");
    let log = folder.log();
    for event in ["event=register ", "event=login ", "event=login-refused ", "event=reset "] {
        assert!(log.contains(event), "{event} is missing:\n{log}");
    }
    assert!(!log.contains("staple") && !log.contains("horse") && !log.contains(link), "{log}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn b12_a_new_key_believes_the_old_one_for_a_while() {
    let folder = Folder::new();
    let plan = Launch::new(&folder.0, &[]);
    let server = plan.start();
    let guest = players::guest(plan.address).await;
    let token = guest.headers[0].1.trim_start_matches("Bearer ").to_owned();
    assert!(server.terminate().success());
    let asks = async || {
        let mut browser = Client::new(plan.address);
        browser.headers.push(("cookie".to_owned(), format!("lutece_guest={token}")));
        browser.get("/api/v1/tables?list=mine").await.expect("an answer")
    };
    for (grace, status) in [("30", 200), ("0", 401)] {
        let store = folder.store();
        let (code, said) = ask(&["admin", "rotate-key", &store, "--grace", grace]);
        assert_eq!(code, Some(0), "{said}");
        let server = plan.start();
        let answer = asks().await;
        assert_eq!(answer.status, status, "{}", answer.text());
        let anew = answer.header("set-cookie").is_some_and(|it| it.starts_with("lutece_guest=g."));
        assert_eq!(anew, status == 200, "the cookie is signed anew");
        server.kill();
    }
}
