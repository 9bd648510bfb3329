//! Bots of many tables share the processor fairly.

use std::time::{Duration, Instant};

use crate::support::{Site, ask, at, quick, tell};
use lutece_server::client::Client;
use serde_json::{Value, json};

const BOTS: [&str; 4] = ["bot:haussmann"; 4];

/// The same person on another connection.
fn again(site: &Site, client: &Client) -> Client {
    let mut other = Client::new(site.address);
    other.headers.clone_from(&client.headers);
    other
}

async fn bots_alone(client: &mut Client) -> Value {
    let new = json!({ "game": "paris", "seats": BOTS, "public": true });
    tell(client, "/api/v1/tables", new).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a3_tables_of_bots_alone_starve_nobody() {
    let mut config = quick();
    config.live.bot_time = 100;
    let site = Site::with(config).await;
    let mut eve = site.guest("Eve").await;
    let mut streams = Vec::new();
    for _ in 0..64 {
        let table = bots_alone(&mut eve).await;
        let stream = again(&site, &eve).events(&at(&table, "events")).await.expect("a stream");
        streams.push(stream);
    }
    let mut ann = site.guest("Ann").await;
    let new = json!({ "game": "paris-paris", "seats": ["me", "bot:flaneur"] });
    let table = tell(&mut ann, "/api/v1/tables", new).await;
    let begun = Instant::now();
    let mut turns = 0;
    while turns < 5 {
        let state = ask(&mut ann, &at(&table, "")).await;
        if state["your_turn"] == true {
            turns += 1;
            tell(&mut ann, &at(&table, "moves"), json!({ "move": state["legal"][0] })).await;
        } else {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        assert!(begun.elapsed() < Duration::from_secs(30), "a bot answered {turns} times");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a3_bots_alone_play_only_while_somebody_watches() {
    let site = Site::start().await;
    let mut eve = site.guest("Eve").await;
    let table = bots_alone(&mut eve).await;
    let before = ask(&mut eve, &at(&table, "")).await["version"].clone();
    let metrics = &site.state.metrics;
    let moves = || metrics.bot_moves.load(std::sync::atomic::Ordering::Relaxed);
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!((ask(&mut eve, &at(&table, "")).await["version"].clone(), moves()), (before, 0));
    let path = format!("{}?since=0", at(&table, "events"));
    let mut events = again(&site, &eve).events(&path).await.expect("a stream");
    while moves() < 3 {
        events.next().await.expect("a stream").expect("an event");
    }
    drop(events);
    // Whatever is under way when the last one leaves is played; then it is quiet.
    let mut last = moves();
    for _ in 0..40 {
        tokio::time::sleep(Duration::from_millis(250)).await;
        if moves() == last {
            return;
        }
        last = moves();
    }
    panic!("they play on and on: {last}");
}
