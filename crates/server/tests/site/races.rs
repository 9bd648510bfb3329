//! Two at once: on one server and on two that share a store.

use std::time::Duration;

use crate::inside::Client;
use lutece_server::client::Answer;
use lutece_server::cluster::Cluster;
use lutece_server::{Config, store};
use serde_json::{Value, json};

use crate::support::{Folder, Site, ask, at, guest, quick, refused, send, tell};

/// Two servers on one database.
async fn two(cluster: &Cluster, config: &Config) -> [Site; 2] {
    let mut sites = Vec::new();
    for _ in 0..2 {
        let store = store::open(&cluster.address()).await.expect("the database is there");
        sites.push(Site::on(config.clone(), store, Folder::new("races")).await);
    }
    sites.try_into().unwrap_or_else(|_| unreachable!("two were pushed"))
}

/// The same person at another server.
fn same(site: &Site, client: &Client) -> Client {
    let mut other = Client::new(site.address);
    other.headers.clone_from(&client.headers);
    other
}

/// Sends at the same time from several clients; returns what each was answered.
async fn all_at_once(clients: Vec<Client>, path: &str, bodies: Vec<Value>) -> Vec<Answer> {
    let tasks: Vec<_> = clients
        .into_iter()
        .zip(bodies)
        .map(|(mut client, body)| {
            let path = path.to_owned();
            tokio::spawn(async move { send(&mut client, &path, body).await })
        })
        .collect();
    let mut answers = Vec::new();
    for task in tasks {
        answers.push(task.await.expect("no panic"));
    }
    answers
}

fn good(answers: &[Answer]) -> Vec<&Answer> {
    answers.iter().filter(|answer| answer.status < 300).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_servers_never_both_count_a_move() {
    let cluster = Cluster::start().expect("a PostgreSQL of one's own");
    let [here, there] = two(&cluster, &quick()).await;
    let mut ann = guest(here.address, "Ann").await;
    let new = json!({ "game": "city-of-light", "seats": ["me", "me"], "public": true });
    let table = tell(&mut ann, "/api/v1/tables", new).await;
    let path = at(&table, "moves");
    for round in 0..15 {
        let state = ask(&mut ann, &at(&table, "")).await;
        if state["status"] == "over" {
            break;
        }
        let (mv, version) = (&state["legal"][0], &state["version"]);
        let clients = |ann: &Client| vec![same(&here, ann), same(&there, ann)];
        // Two different clicks on the same position: one counts, the other is told to look again.
        let body = |click: &str| json!({ "move": mv, "version": version, "click": click });
        let (one, two) = (body(&format!("a{round}")), body(&format!("b{round}")));
        let answers = all_at_once(clients(&ann), &path, vec![one, two]).await;
        assert_eq!(good(&answers).len(), 1, "{answers:?}");
        let lost = answers.iter().find(|answer| answer.status >= 300).expect("one lost");
        assert_eq!(lost.json()["error"]["code"], "stale", "{}", lost.text());
        // One click that arrives at both servers counts once, and both say so.
        let state = ask(&mut ann, &at(&table, "")).await;
        if state["status"] == "over" {
            break;
        }
        let ply = state["ply"].as_u64();
        let click = format!("c{round}");
        let body =
            json!({ "move": state["legal"][0], "version": state["version"], "click": click });
        let answers = all_at_once(clients(&ann), &path, vec![body.clone(), body]).await;
        assert_eq!(good(&answers).len(), 2, "{answers:?}");
        let again = |answer: &&Answer| answer.json()["again"] == true;
        assert_eq!(answers.iter().filter(again).count(), 1, "{answers:?}");
        let mut fresh = same(&there, &ann);
        while ask(&mut fresh, &at(&table, "")).await["ply"].as_u64() < ply.map(|ply| ply + 1) {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        assert_eq!(ask(&mut ann, &at(&table, "")).await["ply"].as_u64(), ply.map(|ply| ply + 1));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_has_not_heard_yet_looks_before_it_refuses() {
    let cluster = Cluster::start().expect("a PostgreSQL of one's own");
    let [here, there] = two(&cluster, &quick()).await;
    let mut ann = guest(here.address, "Ann").await;
    let mut bob = guest(here.address, "Bob").await;
    let new = json!({ "game": "city-of-light", "seats": ["me", "free"], "public": true });
    let table = tell(&mut ann, "/api/v1/tables", new).await;
    // The other server has the table in memory, from before the game began.
    ask(&mut same(&there, &ann), &at(&table, "")).await;
    tell(&mut bob, &at(&table, "join"), json!({})).await;
    // Players move by turns, each at the other server than the one that stored the last move,
    // at once and without looking there before.
    for ply in 0..20 {
        let mut moved = false;
        for player in [&mut ann, &mut bob] {
            let mut state = ask(player, &at(&table, "")).await;
            while state["ply"].as_u64() < Some(ply) {
                tokio::time::sleep(Duration::from_millis(2)).await;
                state = ask(player, &at(&table, "")).await;
            }
            if state["your_turn"] == true {
                let body = json!({ "move": state["legal"][0], "version": state["version"] });
                let site = if ply % 2 == 0 { &there } else { &here };
                tell(&mut same(site, player), &at(&table, "moves"), body).await;
                moved = true;
                break;
            }
        }
        assert!(moved, "somebody is to move");
    }
    // A watcher who has seen more than this server: it does not send them back in time.
    let version = ask(&mut ann, &at(&table, "")).await["version"].as_u64().expect("a version");
    tell(&mut ann, &at(&table, "chat"), json!({ "text": "still there?" })).await;
    let since = format!("{}?since={}", at(&table, "events"), version + 1);
    let mut events = Client::new(there.address).events(&since).await.expect("a stream");
    tell(&mut ann, &at(&table, "chat"), json!({ "text": "hello?" })).await;
    let told = events.next().await.expect("a stream").expect("an event");
    let told: Value = serde_json::from_str(&told).expect("JSON");
    assert!(told["version"].as_u64() >= Some(version + 1), "{told}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_of_many_gets_the_last_seat_and_everybody_the_same_next_game() {
    let cluster = Cluster::start().expect("a PostgreSQL of one's own");
    let sites = two(&cluster, &quick()).await;
    let mut ann = guest(sites[0].address, "Ann").await;
    let new = json!({ "game": "city-of-light", "seats": ["me", "free"], "public": true });
    let table = tell(&mut ann, "/api/v1/tables", new).await;
    let mut rivals = Vec::new();
    for rival in 0..8 {
        rivals.push(guest(sites[rival % 2].address, "x").await);
    }
    let bodies = vec![json!({ "seat": 2 }); 8];
    let answers =
        all_at_once(rivals.iter().map(same_address).collect(), &at(&table, "join"), bodies).await;
    assert_eq!(good(&answers).len(), 1, "{answers:?}");
    for lost in answers.iter().filter(|answer| answer.status >= 300) {
        assert_eq!(lost.json()["error"]["code"], "seat-taken", "{}", lost.text());
    }
    let winner = answers.iter().position(|answer| answer.status < 300).expect("one won");
    tell(&mut ann, &at(&table, "resign"), json!({})).await;
    let both = vec![
        same(&sites[0], &ann),
        same(&sites[1], &ann),
        same(&sites[0], &rivals[winner]),
        same(&sites[1], &rivals[winner]),
    ];
    let answers = all_at_once(both, &at(&table, "rematch"), vec![json!({}); 4]).await;
    assert_eq!(good(&answers).len(), 4, "{answers:?}");
    let next: Vec<_> = answers.iter().map(|answer| answer.json()["table"].clone()).collect();
    assert!(next.iter().all(|table| *table == next[0]), "{next:?}");
    let id = table["table"].as_str().expect("an id").parse().expect("an id");
    let stored = sites[0].state.store.load(id).await.expect("it reads").expect("a table");
    let told = stored.entries.iter().filter(|entry| entry.text.starts_with("next ")).count();
    assert_eq!(told, 1, "{stored:?}");
}

fn same_address(client: &Client) -> Client {
    let mut other = Client::new(client.address());
    other.headers.clone_from(&client.headers);
    other
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_that_thinks_notices_what_happens_meanwhile() {
    let mut config = quick();
    // Long enough that it would still be thinking.
    config.live.bot_time = 20_000;
    let site = Site::with(config).await;
    let mut ann = guest(site.address, "Ann").await;
    for what in ["ask-undo", "resign"] {
        let new = json!({ "game": "city-of-light", "seats": ["me", "bot:haussmann"] });
        let table = tell(&mut ann, "/api/v1/tables", new).await;
        // Moves that show nothing hidden, until it is the bot's turn.
        let state = loop {
            let state = ask(&mut ann, &at(&table, "")).await;
            if state["your_turn"] != true {
                break state;
            }
            tell(&mut ann, &at(&table, "moves"), json!({ "move": state["legal"][0] })).await;
        };
        let thinking = &site.state.metrics.bots_thinking;
        while thinking.load(std::sync::atomic::Ordering::Relaxed) == 0 {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        if what == "ask-undo" && state["undo"]["ask"] == false {
            // Something hidden was shown: the bot does not agree and goes on.
            assert_eq!(refused(&mut ann, &at(&table, what), json!({})).await, "cannot-undo");
            tell(&mut ann, &at(&table, "resign"), json!({})).await;
        } else {
            tell(&mut ann, &at(&table, what), json!({})).await;
        }
        let now = ask(&mut ann, &at(&table, "")).await;
        assert!(now["ply"].as_u64() <= state["ply"].as_u64(), "the bot has not moved: {now}");
        // The thinker is free again long before its time is up.
        while thinking.load(std::sync::atomic::Ordering::Relaxed) > 0 {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        let later = ask(&mut ann, &at(&table, "")).await;
        assert_eq!(later["ply"], now["ply"], "and does not move afterwards");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_looks_for_a_table_before_it_exists_still_finds_it() {
    let site = Site::start().await;
    let mut ann = guest(site.address, "Ann").await;
    for _ in 0..20 {
        let offer = tell(&mut ann, "/api/v1/offers", json!({})).await;
        let path = at(&offer, "");
        let lookers: Vec<_> = (0..4)
            .map(|_| {
                let (mut client, path) = (same(&site, &ann), path.clone());
                tokio::spawn(async move {
                    for _ in 0..10 {
                        client.get(&path).await.expect("an answer");
                    }
                })
            })
            .collect();
        let seats = ["bot:random", "bot:random"];
        let new = json!({
            "game": "city-of-light", "seats": seats, "public": true, "table": offer["table"]
        });
        tell(&mut ann, "/api/v1/tables", new).await;
        for looker in lookers {
            looker.await.expect("no panic");
        }
        // The bots' moves are told to those who watch: there is one table and not two.
        let path = format!("{}?since=0", at(&offer, "events"));
        let mut events = same(&site, &ann).events(&path).await.expect("a stream");
        while ask(&mut ann, &at(&offer, "")).await["status"] != "over" {
            events.next().await.expect("a stream").expect("an event");
        }
    }
}
