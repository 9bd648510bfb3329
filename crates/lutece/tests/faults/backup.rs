//! Copies made while the server runs, and moves between stores.

use std::process::Command;

use server::cluster::Cluster;

use crate::players::{self, Players};
use crate::process::{Folder, LUTECE, Launch};

/// Runs a command of the program and returns what it prints.
fn lutece(args: &[&str]) -> String {
    let output = Command::new(&*LUTECE).args(args).output().expect("the program runs");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{args:?}: {text}{complaint}");
    text
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_copy_made_in_full_play_is_whole() {
    let folder = Folder::new();
    let plan = Launch::new(&folder.0, &[]);
    let server = plan.start();
    let players = Players::start(plan.address, 4);
    players.wait(100).await;
    let before = players.acknowledged();
    let copy = folder.0.join("copy.sqlite").display().to_string();
    lutece(&["backup", &folder.store(), &copy]);
    players.wait(20).await;
    let played = players.stop().await;
    server.kill();
    players::check(&folder.store(), &played).await;
    let store = server::store::open(&copy).await.expect("the copy is a store");
    let mut copied = 0;
    for table in store.page(None, 1000).await.expect("it can be read") {
        let stored = store.load(table).await.expect("it can be read").expect("a table");
        copied += stored.entries.iter().filter(|entry| entry.text.starts_with("move ")).count();
    }
    assert!(copied as u64 >= before, "all that was acknowledged before is there");
    assert!(lutece(&["verify", "--store", &copy]).contains("tables"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everything_moves_from_sqlite_to_postgresql_and_back() {
    let folder = Folder::new();
    let plan = Launch::new(&folder.0, &[]);
    let server = plan.start();
    let players = Players::start(plan.address, 2);
    players.wait(150).await;
    let mut door = server::client::Client::new(plan.address);
    let account = serde_json::json!({ "name": "Ann", "password": "correct horse" });
    players::insist(&mut door, "/api/v1/accounts", &account).await;
    let played = players.stop().await;
    server.kill();
    let cluster = Cluster::start().expect("a PostgreSQL of one's own");
    let file = |name: &str| folder.0.join(name).display().to_string();
    lutece(&["export", &folder.store(), &file("first.jsonl")]);
    lutece(&["import", &cluster.address(), &file("first.jsonl")]);
    lutece(&["export", &cluster.address(), &file("second.jsonl")]);
    lutece(&["import", &file("back.sqlite"), &file("second.jsonl")]);
    lutece(&["export", &file("back.sqlite"), &file("third.jsonl")]);
    let read = |name: &str| std::fs::read_to_string(file(name)).expect("an export");
    assert_eq!(read("first.jsonl"), read("second.jsonl"));
    assert_eq!(read("first.jsonl"), read("third.jsonl"));
    players::check(&file("back.sqlite"), &played).await;
    lutece(&["export", "--records", &file("back.sqlite"), &file("records")]);
}
