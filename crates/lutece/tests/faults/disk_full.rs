//! The disk is full: moves are refused with a reason, nothing acknowledged is lost, and when there
//! is room again play goes on without a restart.

use std::process::Command;
use std::time::Duration;

use serde_json::json;
use server::client::Client;
use words::Lang;

use crate::players::{self, Players};
use crate::process::{Folder, Launch, Server};

/// Lets the server's files grow to so many bytes, or without bound.
fn allow(server: &Server, bytes: &str) {
    let pid = server.id().to_string();
    let limit = format!("--fsize={bytes}:unlimited");
    let status = Command::new("prlimit").args(["--pid", &pid, &limit]).status();
    assert!(status.expect("prlimit is there").success());
}

/// What a person sees who sets up a table.
async fn person_is_told(guest: &mut Client, lang: Lang) -> String {
    let before = guest.headers.len();
    guest.headers.push(("accept".to_owned(), "text/html".to_owned()));
    guest.headers.push(("accept-language".to_owned(), lang.to_string()));
    let form = b"game=city-of-light&seat1=me&seat2=me";
    let kind = "application/x-www-form-urlencoded";
    let answer = guest.request("POST", "/tables", kind, form).await.expect("the server is alive");
    guest.headers.truncate(before);
    assert_eq!(answer.status, 503);
    answer.text()
}

/// A figure of the server.
pub(crate) async fn metric(client: &mut Client, name: &str) -> u64 {
    let page = client.get("/metrics").await.expect("an answer").text();
    let line = page.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.and_then(|value| value.parse().ok()).unwrap_or_else(|| panic!("no {name} in {page}"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn b5_a_full_disk_refuses_says_so_and_forgets_nothing() {
    let folder = Folder::new();
    let mut plan = Launch::new(&folder.0, &[]);
    // Writing beyond the limit is then an error and not a signal.
    plan.before = "trap '' XFSZ;".to_owned();
    let plan = plan.logging(&folder);
    let server = plan.start();
    let players = Players::start(plan.address, 4);
    players.wait(50).await;
    allow(&server, "4096");
    let mut stranger = Client::new(plan.address);
    let mut guest = players::guest(plan.address).await;
    let body = json!({ "game": "city-of-light", "seats": ["me", "me"] });
    let refused = loop {
        let answer = guest.post("/api/v1/tables", &body).await.expect("the server is alive");
        if answer.status != 201 {
            break answer;
        }
    };
    assert_eq!(refused.status, 503, "{}", refused.text());
    assert_eq!(refused.json()["error"]["code"], "store");
    let stuck = players.acknowledged();
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert!(players.acknowledged() <= stuck + 4, "nothing is acknowledged that is not kept");
    let health = stranger.get("/healthz").await.expect("the server is alive");
    assert_eq!((health.status, health.text().as_str()), (503, "the store cannot write\n"));
    assert_eq!(metric(&mut stranger, "lutece_store_ok").await, 0);
    assert!(metric(&mut stranger, "lutece_store_errors_total").await > 10, "each is counted");
    let log = folder.log();
    let told: Vec<&str> = log.lines().filter(|line| line.contains("event=store ")).collect();
    assert!(!told.is_empty() && told.len() < 10, "a few lines for many failures:\n{log}");
    assert!(told[0].contains("store=sqlite") && told[0].contains("disk"), "the reason: {log}");
    for lang in Lang::ALL {
        let said = person_is_told(&mut guest, lang).await;
        assert!(said.contains(&words::text(lang, "refused-store")), "{lang}: {said}");
    }
    allow(&server, "unlimited");
    let health = stranger.get("/healthz").await.expect("the server is alive");
    assert_eq!(health.status, 200, "it is well again, also when nobody plays");
    players.wait(50).await;
    assert_eq!(metric(&mut stranger, "lutece_store_ok").await, 1);
    let played = players.stop().await;
    server.kill();
    players::check(&folder.store(), &played).await;
}
