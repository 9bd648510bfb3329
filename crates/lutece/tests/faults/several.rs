//! Several servers on one PostgreSQL.

use std::time::Duration;

use serde_json::{Value, json};
use server::client::Client;
use server::cluster::Cluster;

use crate::players;
use crate::process::{Folder, Launch};

async fn state(client: &mut Client, path: &str) -> Value {
    let answer = client.get(path).await.expect("the server answers");
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json()
}

async fn bot_moves(client: &mut Client) -> u64 {
    let page = client.get("/metrics").await.expect("metrics").text();
    let line = page.lines().find_map(|line| line.strip_prefix("lutece_bot_moves_total "));
    line.and_then(|value| value.parse().ok()).expect("a counter")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn any_server_serves_any_table_and_watchers_hear_of_all() {
    let cluster = Cluster::start().expect("a PostgreSQL of one's own");
    let folders = [Folder::new(), Folder::new()];
    let plans = folders.each_ref().map(|it| Launch::new(&it.0, &["--store", &cluster.address()]));
    let _servers = plans.each_ref().map(Launch::start);
    let mut here = players::guest(plans[0].address).await;
    // The same guest at the other server: both sign with the same key.
    let mut there = Client::new(plans[1].address);
    there.headers.clone_from(&here.headers);
    let body = json!({ "game": "city-of-light", "seats": ["me", "me"], "public": true });
    let table = players::insist(&mut here, "/api/v1/tables", &body).await.json();
    let path = format!("/api/v1/tables/{}", table["table"].as_str().expect("an id"));
    let events = format!("{path}/events");
    let mut stream = Client::new(plans[1].address).events(&events).await.expect("a stream");
    let mut seen = stream.next().await.expect("a stream").expect("an event");
    for ply in 0.. {
        let mover = if ply % 2 == 0 { &mut here } else { &mut there };
        // The other server may not have heard of the last move when it is asked at once.
        let (mv, version) = loop {
            let state = state(mover, &path).await;
            if state["status"] == "over" {
                assert!(ply > 10, "a game has more moves");
                return;
            }
            if state["ply"] == ply {
                break (state["legal"][0].clone(), state["version"].clone());
            }
            tokio::time::sleep(Duration::from_millis(2)).await;
        };
        let body = json!({ "move": mv, "version": version });
        let answer = players::insist(mover, &format!("{path}/moves"), &body).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        let told = answer.json()["version"].clone();
        while serde_json::from_str::<Value>(&seen).expect("JSON")["version"] != told {
            seen = stream.next().await.expect("a stream").expect("an event");
        }
    }
}

/// Moves for the person at a table if it is their turn; how many moves there are, once it is over.
async fn play_on(client: &mut Client, path: &str) -> Option<u64> {
    let state = state(client, path).await;
    if state["status"] == "over" {
        return state["ply"].as_u64();
    }
    if state["your_turn"] == true {
        let body = json!({ "move": state["legal"][0], "version": state["version"] });
        // Whether it counted is seen at the next look.
        let _ = client.post(&format!("{path}/moves"), &body).await;
    }
    None
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_server_takes_over_the_bots_of_one_that_died() {
    let cluster = Cluster::start().expect("a PostgreSQL of one's own");
    let folders = [Folder::new(), Folder::new()];
    let address = cluster.address();
    let args =
        ["--store", &address, "--bot-pause", "30", "--bot-lease", "1000", "--bot-time", "20"];
    let plans = folders.each_ref().map(|folder| Launch::new(&folder.0, &args));
    let first = plans[0].start();
    let _second = plans[1].start();
    let mut owner = players::guest(plans[0].address).await;
    let mut paths = Vec::new();
    for _ in 0..6 {
        let body = json!({
            "game": "paris-paris", "seats": ["me", "bot:random", "bot:random"], "public": true
        });
        let table = players::insist(&mut owner, "/api/v1/tables", &body).await.json();
        paths.push(format!("/api/v1/tables/{}", table["table"].as_str().expect("an id")));
    }
    let mut survivor = Client::new(plans[1].address);
    survivor.headers.clone_from(&owner.headers);
    // In the middle of the games, the server that computes them dies.
    while bot_moves(&mut owner).await < 30 {
        for path in &paths {
            play_on(&mut owner, path).await;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    assert_eq!(bot_moves(&mut survivor).await, 0, "each turn is computed by one server");
    first.kill();
    let mut total = 0;
    for path in &paths {
        total += loop {
            if let Some(moves) = play_on(&mut survivor, path).await {
                break moves;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        };
    }
    assert!(bot_moves(&mut survivor).await > 0, "it went on where the other stopped");
    assert!(bot_moves(&mut survivor).await < total, "some moves were the other's");
    let store = server::store::open(&address).await.expect("the store opens");
    let editions = catalog::Editions::shipped();
    let tally = server::transfer::verify(&*store, &editions, &mut |_, _| Ok(())).await;
    assert_eq!(tally.expect("it can be read").problems, []);
}
