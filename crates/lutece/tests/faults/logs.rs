//! What the server writes to its log: one line of `key=value` for each event, and no secret.

use std::process::Command;

use serde_json::json;

use crate::players;
use crate::process::{Folder, LUTECE, Plan};

const PASSWORD: &str = "correct-horse-battery";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_secret_is_in_the_log() {
    let folder = Folder::new();
    let log = folder.0.join("log.txt");
    let mut plan = Plan::new(&folder.0, &["--bot-pause", "0", "--bot-time", "10"]);
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
    let plan = Plan::new(&folder.0, &["--log-requests"]).logging(&folder);
    let server = plan.start();
    let mut client = server::client::Client::new(plan.address);
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
