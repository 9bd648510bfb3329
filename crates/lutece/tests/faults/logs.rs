//! What the server writes to its log: one line of `key=value` for each event, and no secret.

use std::process::Command;
use std::time::Duration;

use serde_json::json;
use server::client::Client;
use words::Lang;

use crate::disk_full::metric;
use crate::players;
use crate::process::{Folder, LUTECE, Launch};

const PASSWORD: &str = "correct-horse-battery";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_secret_is_in_the_log() {
    let folder = Folder::new();
    let log = folder.0.join("log.txt");
    let mut plan = Launch::new(&folder.0, &["--bot-pause", "0", "--bot-time", "10"]);
    plan.before =
        format!("exec 2>'{}'; export LUTECE_METRICS_TOKEN=operators-secret;", log.display());
    let server = plan.start();
    let mut secrets = vec![PASSWORD.to_owned(), "operators-secret".to_owned()];
    let mut guest = players::guest(plan.address).await;
    secrets.push(guest.headers[0].1.trim_start_matches("Bearer ").to_owned());
    let account = json!({ "name": "Annabelle", "password": PASSWORD });
    let welcome = players::insist(&mut guest, "/api/v1/accounts", &account).await.json();
    secrets.push(welcome["token"].as_str().expect("a token").to_owned());
    for body in [account, json!({ "name": "Annabelle", "password": "wrong-horse-wrong" })] {
        players::insist(&mut guest, "/api/v1/sessions", &body).await;
    }
    secrets.push("wrong-horse-wrong".to_owned());
    let new = json!({ "game": "paris-paris", "seats": ["me", "free"], "entropy": "c0ffee" });
    let table = players::insist(&mut guest, "/api/v1/tables", &new).await.json();
    let id = table["table"].as_str().expect("an id").to_owned();
    for link in table["links"].as_array().expect("links") {
        let token = link["token"].as_str().expect("a token").to_owned();
        let mut other = players::guest(plan.address).await;
        players::insist(&mut other, &format!("/api/v1/links/{token}"), &json!({})).await;
        secrets.push(token);
    }
    let path = format!("/api/v1/tables/{id}");
    let chat = json!({ "text": "nobody-elses-business" });
    players::insist(&mut guest, &format!("{path}/chat"), &chat).await;
    secrets.push("nobody-elses-business".to_owned());
    for path in ["/nowhere?token=in-the-address", "/metrics", "/account/export", "/t/x"] {
        guest.get(path).await.expect("an answer");
    }
    secrets.push("in-the-address".to_owned());
    // A table that cannot be read any more is complained about, without its content.
    players::insist(&mut guest, &format!("{path}/resign"), &json!({})).await;
    let store = server::store::open(&folder.store()).await.expect("the store opens");
    let stored = store.load(id.parse().expect("an id")).await.expect("it reads").expect("a table");
    secrets.push(stored.head.secret);
    assert!(server.terminate().success());
    let log = std::fs::read_to_string(log).expect("a log");
    assert!(log.contains("event=start") && log.contains("event=stopped"), "{log}");
    for line in log.lines() {
        assert!(line.starts_with("at=") && line.contains(" event="), "{line}");
    }
    for secret in secrets {
        assert!(!log.contains(&secret), "{secret} is in the log:\n{log}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn b12_every_request_is_a_line_with_the_number_of_its_answer() {
    let folder = Folder::new();
    let plan = Launch::new(&folder.0, &["--log-requests"]).logging(&folder);
    let server = plan.start();
    let mut client = Client::new(plan.address);
    let mut told = Vec::new();
    for (path, route, status) in [
        ("/rules", "/rules", 200),
        ("/l/play.secret-of-a-link", "/l/{token}", 403),
        ("/t/0123456789", "/t/{id}", 404),
        ("/nowhere?secret-of-a-query", "-", 404),
    ] {
        let answer = client.get(path).await.expect("an answer");
        assert_eq!(answer.status, status, "{path}");
        let number = answer.header("x-request-id").expect("a number").to_owned();
        told.push(format!(" event=request id={number} method=GET route={route} status={status} "));
    }
    assert!(server.terminate().success());
    let log = folder.log();
    for line in told {
        assert_eq!(log.matches(&line).count(), 1, "{line} in\n{log}");
    }
    assert!(log.lines().filter(|it| it.contains("event=request")).all(|it| it.contains(" ms=")));
    assert!(!log.contains("secret-of"), "{log}");
}

#[test]
fn a_database_that_is_not_there_is_named_without_its_password() {
    let folder = Folder::new();
    for address in
        ["postgres://ann:hunter2hunter2@127.0.0.1:1/x", "postgres://ann:hunter2hunter2@/%%"]
    {
        let output = Command::new(&*LUTECE)
            .args(["serve", "--address", "127.0.0.1:0", "--store", address, "--data"])
            .arg(&folder.0)
            .output()
            .expect("the program runs");
        assert!(!output.status.success());
        let said = format!("{output:?}");
        assert!(!said.contains("hunter2"), "{said}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_turned_away_reads_why_and_the_operator_sees_it() {
    let folder = Folder::new();
    let origin = "https://example.org";
    let args = ["--origin", origin, "--behind-proxy", "--watchers-per-address", "1"];
    let mut plan = Launch::new(&folder.0, &args).logging(&folder);
    plan.before += "export LUTECE_METRICS_TOKEN=operators-secret;";
    // With limits, for once.
    plan.before += " for it; do shift; [ \"$it\" = --no-limits ] || set -- \"$@\" \"$it\"; done;";
    let server = plan.start();
    let mut guest = players::guest(plan.address).await;
    let new = json!({ "game": "city-of-light", "seats": ["me", "me"], "public": true });
    let table = players::insist(&mut guest, "/api/v1/tables", &new).await.json();
    let stream = format!("/t/{}/events", table["table"].as_str().expect("an id"));
    let _open = Client::new(plan.address).events(&stream).await.expect("there is room for one");
    for lang in Lang::ALL {
        let mut browser = Client::new(plan.address);
        browser.headers = [
            ("accept", "text/html"),
            ("accept-language", lang.as_str()),
            ("origin", "http://192.168.1.7:1889"),
        ]
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .to_vec();
        let kind = "application/x-www-form-urlencoded";
        let foreign = browser.request("POST", "/look", kind, b"lang=de").await.expect("an answer");
        let full = tokio::time::timeout(Duration::from_secs(20), browser.get(&stream)).await;
        let full = full.expect("no second stream").expect("an answer");
        for (answer, status, key) in
            [(foreign, 403, "refused-origin"), (full, 429, "refused-too-many")]
        {
            assert_eq!(answer.status, status, "{}", answer.text());
            assert!(answer.text().contains(&words::text(lang, key)), "{lang}: {}", answer.text());
        }
    }
    let mut operator = Client::bearer(plan.address, "operators-secret");
    for (name, least) in
        [("lutece_foreign_total", 6), ("lutece_limited_total", 6), ("lutece_unforwarded_total", 14)]
    {
        assert!(metric(&mut operator, name).await >= least, "{name}");
    }
    assert!(server.terminate().success());
    let log = folder.log();
    for told in [
        "event=origin kind=foreign expected=https://example.org address=127.0.0.1",
        "event=request kind=limited id=",
        "event=proxy kind=unforwarded why=\"no address in X-Forwarded-For",
    ] {
        assert_eq!(log.matches(told).count(), 1, "one line for many: {told}\n{log}");
    }
}
