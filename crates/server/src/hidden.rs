//! Nothing hidden leaves the server: whatever a viewer receives is the same, byte for byte, from
//! two worlds that the viewer cannot tell apart.
//!
//! Two tables are set up alike; the second is then moved into another world, in which everything
//! that the viewer cannot know is dealt anew. The same moves are made at both. For as long as the
//! viewer's own view of the game is the same, so must be everything else they are sent: pages,
//! parts of pages, previews, events, the API and the answers to their moves.

use std::sync::Arc;

use catalog::{Any, Editions, Kind};
use serde_json::{Value, json};
use table::{Chance as _, Quick, Seat};

use crate::client::Client;
use crate::http::limit::Rates;
use crate::id::TableId;
use crate::live::Rules;
use crate::store::sqlite::Sqlite;
use crate::{AppState, Config};

/// A site with its people: one for each seat, and an onlooker.
struct World {
    state: AppState,
    people: Vec<Client>,
    path: std::path::PathBuf,
    /// How many worlds were really others.
    others: usize,
}

impl Drop for World {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.path);
    }
}

async fn open(seats: usize) -> World {
    let path = std::env::temp_dir().join(format!("lutece-hidden-{}", TableId::random()));
    let store = Arc::new(Sqlite::open(&path).expect("a new file"));
    let rules = Rules { gone_after: 1_000_000, ..Rules::default() };
    let config = Config { limits: Rates::NONE, rules, ..Config::default() };
    let state = AppState::new(config, store, Editions::shipped()).await.expect("a site");
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("an address");
    tokio::spawn(crate::serve(listener, state.clone()));
    let mut people = Vec::new();
    for _ in 0..=seats {
        let guest = state.people.guest("");
        people.push(Client::bearer(address, &state.people.key().guest(guest.id)));
    }
    World { state, people, path, others: 0 }
}

/// Sets up a table where each person has the seat of their number.
async fn set_up(world: &mut World, kind: Kind, seats: usize) -> TableId {
    let mut plan = vec!["free"; seats];
    plan[0] = "me";
    let body = json!({ "game": kind, "seats": plan, "public": true, "name": "P1" });
    let table = tell(&mut world.people[0], "/api/v1/tables", &body).await;
    let id: TableId = table["table"].as_str().expect("an id").parse().expect("an id");
    for seat in 1..seats {
        let body = json!({ "seat": seat + 1, "name": format!("P{}", seat + 1) });
        tell(&mut world.people[seat], &format!("/api/v1/tables/{id}/join"), &body).await;
    }
    id
}

async fn tell(client: &mut Client, path: &str, body: &Value) -> Value {
    let answer = client.post(path, body).await.expect("an answer");
    assert!(answer.status < 300, "{path}: {}", answer.text());
    answer.json()
}

async fn ask(client: &mut Client, path: &str) -> String {
    let answer = client.get(path).await.expect("an answer");
    format!("{} {}", answer.status, answer.text())
}

/// The game with everything dealt anew that a viewer cannot know. An onlooker knows less than
/// any seat, so for them each seat's part is dealt anew after the other.
fn another_world(game: &Any, viewer: Option<Seat>, chance: &mut Quick) -> Any {
    let mut game = game.clone();
    let seats: Vec<Seat> = match viewer {
        Some(seat) => vec![seat],
        None => Seat::first(game.seats()).collect(),
    };
    for seat in seats {
        catalog::each!(&mut game, it => *it = it.redealt(seat, chance));
    }
    game
}

/// A new table like another one, in a world that the viewer cannot tell from it.
async fn elsewhere(
    world: &mut World,
    like: TableId,
    viewer: Option<Seat>,
    chance: &mut Quick,
) -> TableId {
    let tables = world.state.tables.clone();
    let game = tables.peek(like).await.expect("a game");
    let table = set_up(world, game.kind(), game.seats()).await;
    let other = another_world(&game, viewer, chance);
    world.others += usize::from(format!("{other:?}") != format!("{game:?}"));
    tables.imagine(table, like, other).await;
    table
}

/// What differs between two tables whatever the world: their names and signatures.
fn neutral(text: &str, state: &Value) -> String {
    let mut text = without_digests(text);
    let commitment = state["fair"]["commitment"].as_str().unwrap_or("none");
    let tokens = state["links"].as_array().into_iter().flatten();
    for token in tokens.filter_map(|link| link["token"].as_str()) {
        text = text.replace(token, "TOKEN");
    }
    text.replace(commitment, "COMMITMENT").replace(state["table"].as_str().unwrap_or("?"), "TABLE")
}

/// The digest of a part of the page follows from the part, which holds names and signatures and
/// is compared itself.
fn without_digests(text: &str) -> String {
    let mut pieces = text.split(" data-digest=\"");
    let first = pieces.next().unwrap_or_default().to_owned();
    pieces.fold(first, |text, piece| text + piece.split_once('"').map_or("", |(_, rest)| rest))
}

/// Everything that a viewer is sent about a table.
async fn everything(client: &mut Client, table: TableId, pages: bool) -> (Value, Vec<String>) {
    let api = format!("/api/v1/tables/{table}");
    let body = ask(client, &api).await;
    let state: Value =
        serde_json::from_str(body.trim_start_matches("200 ")).expect("a state is JSON");
    let mut paths = vec![format!("{api}/record")];
    if let Some(mv) = state["legal"][0].as_str() {
        let mv = mv.replace(' ', "%20").replace('+', "%2B").replace('&', "%26");
        paths.push(format!("{api}/preview?move={mv}"));
        paths.push(format!("/t/{table}/previews?move={mv}"));
    }
    if pages {
        paths.push(format!("/t/{table}"));
        paths.push(format!("/t/{table}?seat=1"));
        paths.push(format!("/t/{table}?seat=2"));
        paths.push(format!("/t/{table}/replay"));
    }
    let mut texts = vec![neutral(&body, &state)];
    for path in paths {
        let text = ask(client, &path).await;
        texts.push(
            format!("{path}: {}", neutral(&text, &state)).replace(&table.to_string(), "TABLE"),
        );
    }
    let mut other = Client::new(client.address());
    other.headers.clone_from(&client.headers);
    let mut events = other.events(&format!("{api}/events")).await.expect("a stream");
    texts.push(events.next().await.expect("an event").expect("an event"));
    (state, texts)
}

async fn nothing_leaks(kind: &str, seats: usize, viewer: usize) {
    let Ok(kind) = kind.parse::<Kind>() else { panic!("no game {kind}") };
    let mut world = open(seats).await;
    let seat = (viewer < seats).then(|| Seat::new(viewer));
    let left = set_up(&mut world, kind, seats).await;
    let mut chance = Quick::new(viewer as u64);
    let mut right = elsewhere(&mut world, left, seat, &mut chance).await;
    let (mut compared, mut differed) = (0, 0);
    for ply in 0.. {
        let client = &mut world.people[viewer];
        let (real, sent) = everything(client, left, ply % 5 == 0).await;
        let (other, also) = everything(client, right, ply % 5 == 0).await;
        if real["status"] == "over" {
            // Now every secret may be told.
            break;
        }
        if real["view"] == other["view"] {
            for (one, two) in sent.iter().zip(&also) {
                assert!(
                    one == two,
                    "{kind}, viewer {viewer}, ply {ply}:\n{}",
                    difference(one, two)
                );
            }
            compared += 1;
        } else {
            // Something came out that was hidden. From here on, another world again.
            differed += 1;
            right = elsewhere(&mut world, left, seat, &mut chance).await;
            continue;
        }
        let to_act = real["to_act"].as_u64().expect("a seat") as usize - 1;
        let mut both = Vec::new();
        let legal = ask(&mut world.people[to_act], &format!("/api/v1/tables/{left}")).await;
        let legal: Value = serde_json::from_str(legal.trim_start_matches("200 ")).expect("JSON");
        let legal = legal["legal"].as_array().expect("moves").clone();
        let mv = &legal[chance.below(legal.len())];
        for table in [left, right] {
            let path = format!("/api/v1/tables/{table}/moves");
            let answer = world.people[to_act].post(&path, &json!({ "move": mv })).await;
            both.push(answer.expect("an answer"));
        }
        if both[1].status != 200 {
            // What the one to act may do depends on what the viewer cannot see.
            assert_ne!(to_act, viewer, "{kind}: a viewer knows their own moves");
            right = elsewhere(&mut world, left, seat, &mut chance).await;
        } else if to_act == viewer {
            let client = &mut world.people[viewer];
            let views = [left, right].map(|table| format!("/api/v1/tables/{table}"));
            let (one, two) = (ask(client, &views[0]).await, ask(client, &views[1]).await);
            let view = |text: &str| {
                let state: Value =
                    serde_json::from_str(text.trim_start_matches("200 ")).expect("JSON");
                state["view"].clone()
            };
            if view(&one) == view(&two) {
                assert_eq!(both[0].text(), both[1].text(), "{kind}: the answer to {mv}");
            }
        }
    }
    assert!(compared > 10, "{kind}: {compared} compared, {differed} times something came out");
    assert!(world.others > 0, "{kind}: there is something hidden from viewer {viewer}");
}

/// Where two texts begin to differ.
fn difference(one: &str, two: &str) -> String {
    let at = one.bytes().zip(two.bytes()).position(|(a, b)| a != b).unwrap_or(0);
    let cut = |text: &str| {
        String::from_utf8_lossy(&text.as_bytes()[at.saturating_sub(200)..text.len().min(at + 200)])
            .into_owned()
    };
    format!("{}\n--- and ---\n{}", cut(one), cut(two))
}

macro_rules! games {
    ($($name:ident $kind:literal $seats:literal;)*) => {$(
        #[tokio::test]
        async fn $name() {
            for viewer in 0..=$seats {
                nothing_leaks($kind, $seats, viewer).await;
            }
        }
    )*};
}

games! {
    city_of_light_tells_nothing_hidden "city-of-light" 2;
    paris_paris_tells_nothing_hidden "paris-paris" 3;
    paris_tells_nothing_hidden "paris" 3;
}
