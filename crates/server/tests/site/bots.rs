//! Bots of many tables share the processor fairly.

use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use crate::inside::Client;
use crate::support::{Site, ask, at, quick, tell};
use lutece_server::live::queue::{Behalf, Step, Urgency};
use search::Cancel;
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
    config.live.bot_threads = 1;
    config.live.bot_time = 40;
    let site = Site::with(config).await;
    let mut eve = site.guest("Eve").await;
    let mut streams = Vec::new();
    for _ in 0..64 {
        let table = bots_alone(&mut eve).await;
        let stream = again(&site, &eve).events(&at(&table, "events")).await.expect("a stream");
        streams.push(stream);
    }
    let metrics = &site.state.metrics;
    let waiting = || metrics.bots_waiting.load(Relaxed);
    while waiting() < 32 {
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    let mut ann = site.guest("Ann").await;
    let new = json!({ "game": "paris-paris", "seats": ["me", "bot:flaneur"] });
    let table = tell(&mut ann, "/api/v1/tables", new).await;
    // Measured in work and not in time: how many moves of others are played before each answer.
    // Without an order, it would be those of everybody who waits.
    let moves = || metrics.bot_moves.load(Relaxed);
    let mut before = moves();
    let mut others = Vec::new();
    while others.len() < 6 {
        let state = ask(&mut ann, &at(&table, "")).await;
        if state["your_turn"] == true {
            others.push(moves() - before);
            tell(&mut ann, &at(&table, "moves"), json!({ "move": state["legal"][0] })).await;
            before = moves();
        } else {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    }
    assert!(waiting() > 32, "the others still wait: {}", waiting());
    others.sort_unstable();
    assert!(others[3] <= 8, "moves played before an answer to a person: {others:?}");
    assert!(
        figures(&site).await.contains("lutece_turn_wait_seconds_count "),
        "the operator sees it"
    );
}

async fn figures(site: &Site) -> String {
    Client::new(site.address).get("/metrics").await.expect("an answer").text()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a3_who_waits_for_a_processor_is_told_so() {
    let mut config = quick();
    config.live.bot_threads = 1;
    let site = Site::with(config).await;
    // Somebody else's bot thinks for as long as it is allowed.
    let (go, gate) = std::sync::mpsc::channel::<()>();
    let behalf = Behalf::Player(lutece_server::id::PlayerId::random());
    let long = move |_: &Cancel| {
        let _ = gate.recv();
        Step::Done(())
    };
    let thought = site.state.tables.queue().submit(Urgency::Turn, behalf, long).expect("room");
    let mut ann = site.guest("Ann").await;
    let new = json!({ "game": "paris-paris", "seats": ["me", "bot:flaneur"] });
    let table = tell(&mut ann, "/api/v1/tables", new).await;
    let mut state = ask(&mut ann, &at(&table, "")).await;
    while state["your_turn"] == true {
        tell(&mut ann, &at(&table, "moves"), json!({ "move": state["legal"][0] })).await;
        state = ask(&mut ann, &at(&table, "")).await;
    }
    let mut events = again(&site, &ann).events(&at(&table, "events")).await.expect("a stream");
    let mut heard = String::new();
    while !heard.contains("\"waiting\":true") {
        let next = tokio::time::timeout(Duration::from_secs(60), events.next()).await;
        heard = next.expect("whoever waits is told").expect("a stream").expect("an event");
    }
    assert_eq!(ask(&mut ann, &at(&table, "")).await["thinking"]["waiting"], true);
    let page = format!("/t/{}", table["table"].as_str().expect("an id"));
    for lang in words::Lang::ALL {
        let mut viewer = again(&site, &ann);
        viewer.headers.push(("accept-language".to_owned(), lang.to_string()));
        let html = viewer.get(&page).await.expect("an answer").text();
        let state = html.split("<span data-state>").nth(1).and_then(|it| it.split('<').next());
        let name = words::text(lang, "level-flaneur");
        let said = words::text_with(lang, "table-bot-waits", &[("player", name.into())], &|_| {
            String::new()
        });
        assert_eq!(state, Some(said.as_str()), "{lang}");
    }
    assert!(figures(&site).await.contains("lutece_bots_waiting 1\n"));
    go.send(()).expect("it waits");
    assert_eq!(thought.await, Some(()));
    // Drawing so many pages may have taken longer than a connection is kept.
    let mut ann = again(&site, &ann);
    while ask(&mut ann, &at(&table, "")).await["your_turn"] != true {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a3_bots_alone_play_only_while_somebody_watches() {
    let site = Site::start().await;
    let mut eve = site.guest("Eve").await;
    let table = bots_alone(&mut eve).await;
    let before = ask(&mut eve, &at(&table, "")).await["version"].clone();
    let metrics = &site.state.metrics;
    let moves = || metrics.bot_moves.load(Relaxed);
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!((ask(&mut eve, &at(&table, "")).await["version"].clone(), moves()), (before, 0));
    let path = format!("{}?since=0", at(&table, "events"));
    let mut events = again(&site, &eve).events(&path).await.expect("a stream");
    while moves() < 3 {
        events.next().await.expect("a stream").expect("an event");
    }
    drop(events);
    // The move in progress when the last watcher leaves is played; then it is quiet.
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
