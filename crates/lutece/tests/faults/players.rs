//! People who play on whatever happens: they send a move until it is acknowledged, and know exactly
//! which moves were.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use catalog::{Any, Editions, Kind};
use serde_json::{Value, json};
use server::client::{Answer, Client};
use server::id::TableId;
use server::store;
use table::{Chance as _, Quick, Seed};
use tokio::task::JoinHandle;

/// How long to wait before a request is sent again.
const AGAIN: Duration = Duration::from_millis(20);

/// Moves of one table that were acknowledged.
#[derive(Debug)]
pub(crate) struct Played {
    pub(crate) table: TableId,
    pub(crate) moves: Vec<String>,
}

/// Some players, each at tables of their own.
pub(crate) struct Players {
    tasks: Vec<JoinHandle<Vec<Played>>>,
    stop: Arc<AtomicBool>,
    acknowledged: Arc<AtomicU64>,
}

impl Players {
    /// Players that begin at once; there need not be a server yet.
    pub(crate) fn start(address: SocketAddr, count: u64) -> Self {
        Self::start_at(&[address], count)
    }

    /// Players who send every move to the next of these servers.
    pub(crate) fn start_at(addresses: &[SocketAddr], count: u64) -> Self {
        let stop = Arc::new(AtomicBool::new(false));
        let acknowledged = Arc::new(AtomicU64::new(0));
        let tasks = (0..count)
            .map(|index| {
                let stop = Arc::clone(&stop);
                let acknowledged = Arc::clone(&acknowledged);
                tokio::spawn(play(addresses.to_vec(), index, stop, acknowledged))
            })
            .collect();
        Self { tasks, stop, acknowledged }
    }

    /// How many moves were acknowledged so far.
    pub(crate) fn acknowledged(&self) -> u64 {
        self.acknowledged.load(Relaxed)
    }

    /// Waits until so many more moves were acknowledged.
    pub(crate) async fn wait(&self, more: u64) {
        let goal = self.acknowledged() + more;
        while self.acknowledged() < goal {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    }

    /// Lets everybody finish their move, and says what was played.
    pub(crate) async fn stop(self) -> Vec<Played> {
        self.stop.store(true, Relaxed);
        let mut played = Vec::new();
        for task in self.tasks {
            played.extend(task.await.expect("no player panics"));
        }
        played
    }
}

async fn play(
    addresses: Vec<SocketAddr>,
    index: u64,
    stop: Arc<AtomicBool>,
    acknowledged: Arc<AtomicU64>,
) -> Vec<Played> {
    let mut played = Vec::new();
    let mut client = guest(addresses[0]).await;
    let mut clients: Vec<Client> = addresses.into_iter().map(Client::new).collect();
    for other in &mut clients {
        other.headers.clone_from(&client.headers);
    }
    for game in 0.. {
        let (record, moves) = random_game(index * 1000 + game);
        let table = set_up(&mut client, &record).await;
        let mut done = Played { table, moves: Vec::new() };
        for (ply, mv) in moves.into_iter().enumerate() {
            if stop.load(Relaxed) {
                break;
            }
            let body = json!({ "move": mv, "click": format!("move {ply}") });
            let path = format!("/api/v1/tables/{table}/moves");
            let answer = insist_in_turn(&mut clients, &path, &body).await;
            assert_eq!(answer.status, 200, "{}", answer.text());
            done.moves.push(mv);
            acknowledged.fetch_add(1, Relaxed);
        }
        played.push(done);
        if stop.load(Relaxed) {
            break;
        }
    }
    played
}

/// A guest, as soon as there is a server.
pub(crate) async fn guest(address: SocketAddr) -> Client {
    let mut client = Client::new(address);
    let answer = insist(&mut client, "/api/v1/guests", &json!({})).await;
    Client::bearer(address, answer.json()["token"].as_str().expect("a token"))
}

/// Sends a request until it is answered by a server whose store works.
pub(crate) async fn insist(client: &mut Client, path: &str, body: &Value) -> Answer {
    loop {
        match client.post(path, body).await {
            Ok(answer) if answer.status != 503 => return answer,
            Ok(_) | Err(_) => tokio::time::sleep(AGAIN).await,
        }
    }
}

/// The same with several servers: if one does not answer, the next is asked.
async fn insist_in_turn(clients: &mut [Client], path: &str, body: &Value) -> Answer {
    loop {
        clients.rotate_left(1);
        match clients[0].post(path, body).await {
            Ok(answer) if answer.status != 503 => return answer,
            Ok(_) | Err(_) => tokio::time::sleep(AGAIN).await,
        }
    }
}

/// Sets up a table that goes on from a record; once, however often it has to be asked for.
async fn set_up(client: &mut Client, record: &str) -> TableId {
    let offer = insist(client, "/api/v1/offers", &json!({})).await.json();
    let id: TableId = offer["table"].as_str().expect("an id").parse().expect("an id");
    let body = json!({ "record": record, "seats": ["me", "me"], "table": id, "public": true });
    let answer = insist(client, "/api/v1/tables", &body).await;
    let taken = answer.json()["error"]["code"] == "table-taken";
    assert!(answer.status == 201 || taken, "{}", answer.text());
    id
}

/// A random game: the record before its first move, and the moves.
fn random_game(seed: u64) -> (String, Vec<String>) {
    let kind: Kind = "city-of-light".parse().expect("a game");
    let none: [(&str, &str); 0] = [];
    let from = Seed::from_text("faults").child(seed);
    let mut game = Any::new(kind, &Editions::shipped(), &none, 2, from).expect("a game for two");
    let record = game.record().to_string();
    let mut chance = Quick::new(seed);
    while game.to_act().is_some() {
        let legal = game.legal();
        game.play(&legal[chance.below(legal.len())]).expect("a legal move");
    }
    (record, game.moves())
}

/// Every acknowledged move is in the store once and in its place, and nothing else is.
pub(crate) async fn check(address: &str, played: &[Played]) {
    let store = store::open(address).await.expect("the store opens");
    let mut moves = 0;
    for Played { table, moves: acknowledged } in played {
        let stored = store.load(*table).await.expect("the store reads").expect("a table");
        let lines = stored.entries.iter();
        let kept: Vec<&str> = lines.filter_map(|entry| entry.text.strip_prefix("move ")).collect();
        assert_eq!(kept, *acknowledged, "table {table}");
        moves += kept.len();
    }
    assert!(moves > 0, "somebody moved");
    let editions = Editions::shipped();
    let tally = server::transfer::verify(&*store, &editions, &mut |_, _| Ok(())).await;
    let tally = tally.expect("the store reads");
    assert_eq!(tally.problems, [], "every table can be replayed");
}
