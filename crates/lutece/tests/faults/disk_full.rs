//! The disk is full: moves are refused and said to be, nothing acknowledged is lost, and when
//! there is room again play goes on without a restart.

use std::process::Command;
use std::time::Duration;

use serde_json::json;
use server::client::Client;

use crate::players::{self, Players};
use crate::process::{Folder, Plan, Server};

/// Lets the server's files grow to so many bytes, or without bound.
fn allow(server: &Server, bytes: &str) {
    let pid = server.id().to_string();
    let limit = format!("--fsize={bytes}:unlimited");
    let status = Command::new("prlimit").args(["--pid", &pid, &limit]).status();
    assert!(status.expect("prlimit is there").success());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_refuses_and_forgets_nothing() {
    let folder = Folder::new();
    let mut plan = Plan::new(&folder.0, &[]);
    // Writing beyond the limit is an error then and no signal.
    plan.before = "trap '' XFSZ;".to_owned();
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
    let healthy = stranger.get("/healthz").await.expect("the server is alive");
    assert_eq!(healthy.status, 200, "reading still works");
    allow(&server, "unlimited");
    players.wait(50).await;
    let played = players.stop().await;
    server.kill();
    players::check(&folder.store(), &played).await;
}
