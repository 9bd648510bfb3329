//! Servers are killed at random instants, and databases too.

use std::io::Write as _;
use std::time::Duration;

use server::client::Client;
use server::cluster::Cluster;
use table::{Chance as _, Quick};

use crate::players::{self, Played, Players};
use crate::process::{Folder, Launch, Server};

/// How often something is killed: this often, or as the environment says when it is run by hand.
fn kills(variable: &str, usually: usize) -> usize {
    std::env::var(variable).ok().and_then(|text| text.parse().ok()).unwrap_or(usually)
}

/// What was counted, for runs by hand with `--nocapture`.
fn count(kills: usize, played: &[Played]) {
    let moves: usize = played.iter().map(|table| table.moves.len()).sum();
    let line = format!("{kills} kills, {} tables, {moves} moves acknowledged", played.len());
    let _ = writeln!(std::io::stderr(), "{line}: none is lost, doubled or out of order");
}

/// A time to live, short enough that most deaths come in the middle of something.
async fn live(chance: &mut Quick) {
    let millis = 5 + chance.below(60) as u64;
    tokio::time::sleep(Duration::from_millis(millis)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_acknowledged_move_is_lost_or_doubled_when_the_server_is_killed() {
    let folder = Folder::new();
    let plan = Launch::new(&folder.0, &[]);
    let players = Players::start(plan.address, 8);
    let mut chance = Quick::new(1889);
    let kills = kills("LUTECE_KILLS", 50);
    for kill in 0..kills {
        let server = plan.start();
        // The first life and some later ones are long enough for moves to be made for sure.
        if kill % 10 == 0 {
            players.wait(20).await;
        }
        live(&mut chance).await;
        server.kill();
    }
    let last = plan.start();
    players.wait(50).await;
    let played = players.stop().await;
    last.kill();
    players::check(&folder.store(), &played).await;
    count(kills, &played);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nor_when_server_and_database_are_killed_with_postgresql() {
    let mut cluster = Cluster::start().expect("a PostgreSQL of one's own");
    let folder = Folder::new();
    // Two servers, and everybody plays at both in turn.
    let plans = [0, 1].map(|_| Launch::new(&folder.0, &["--store", &cluster.address()]));
    let players = Players::start_at(&plans.each_ref().map(|plan| plan.address), 8);
    let mut chance = Quick::new(1889);
    let kills = kills("LUTECE_KILLS_POSTGRES", 16);
    let mut servers = plans.each_ref().map(|plan| Some(plan.start()));
    for kill in 0..kills {
        players.wait(10).await;
        live(&mut chance).await;
        match kill % 3 {
            // The same servers go on with the new database.
            2 => cluster.crash().expect("the database comes back"),
            at => {
                servers[at].take().expect("it runs").kill();
                live(&mut chance).await;
                servers[at] = Some(plans[at].start());
            }
        }
    }
    players.wait(50).await;
    let played = players.stop().await;
    servers.into_iter().flatten().for_each(Server::kill);
    players::check(&cluster.address(), &played).await;
    count(kills, &played);
}

/// What the clock of the player to move says, in milliseconds.
async fn left(client: &mut Client, path: &str) -> i64 {
    let state = client.get(path).await.expect("an answer").json();
    let mover = state["to_act"].as_u64().expect("somebody is to move") as usize - 1;
    state["seats"][mover]["time"]["left"].as_i64().expect("a clock")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobodys_clock_runs_while_the_server_is_dead() {
    let folder = Folder::new();
    let plan = Launch::new(&folder.0, &[]);
    let server = plan.start();
    let mut people = [players::guest(plan.address).await, players::guest(plan.address).await];
    let body = serde_json::json!({
        "game": "city-of-light", "seats": ["me", "free"], "public": true, "clock": "live 10+0 lose"
    });
    let table = players::insist(&mut people[0], "/api/v1/tables", &body).await.json();
    let path = format!("/api/v1/tables/{}", table["table"].as_str().expect("an id"));
    let join = serde_json::json!({});
    players::insist(&mut people[1], &format!("{path}/join"), &join).await;
    let before = left(&mut people[0], &path).await;
    server.kill();
    let dead = std::time::Instant::now();
    tokio::time::sleep(Duration::from_secs(6)).await;
    let _server = plan.start();
    let down = i64::try_from(dead.elapsed().as_millis()).expect("seconds");
    let mut again = Client::new(plan.address);
    let after = left(&mut again, &path).await;
    let lost = before - after;
    assert!(lost < 3_000 && down >= 6_000, "{lost} ms are gone of {down} ms without a server");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_watcher_reconnects_and_misses_nothing() {
    let folder = Folder::new();
    let plan = Launch::new(&folder.0, &[]);
    let server = plan.start();
    let mut player = players::guest(plan.address).await;
    let body = serde_json::json!({
        "game": "city-of-light", "seats": ["me", "me"], "public": true
    });
    let table = players::insist(&mut player, "/api/v1/tables", &body).await.json();
    let path = format!("/api/v1/tables/{}", table["table"].as_str().expect("an id"));
    let events = format!("{path}/events");
    let mut stream = Client::new(plan.address).events(&events).await.expect("a stream");
    let seen = version(&stream.next().await.expect("an event").expect("an event"));
    server.kill();
    assert!(!matches!(stream.next().await, Ok(Some(_))), "the stream breaks");
    let _server = plan.start();
    let chat = serde_json::json!({ "text": "are you still there?" });
    let said = players::insist(&mut player, &format!("{path}/chat"), &chat).await;
    assert_eq!(said.status, 200, "{}", said.text());
    let again = format!("{events}?since={seen}");
    let mut stream = Client::new(plan.address).events(&again).await.expect("a stream");
    let now = version(&stream.next().await.expect("an event").expect("an event"));
    assert_eq!(now, seen + 1, "what was missed is told at once");
}

fn version(data: &str) -> u64 {
    let data: serde_json::Value = serde_json::from_str(data).expect("JSON");
    data["version"].as_u64().expect("a version")
}
