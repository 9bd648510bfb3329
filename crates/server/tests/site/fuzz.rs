//! Whatever is sent, the server answers, means it, and can replay what it kept.
//!
//! The same sequence of random requests every time; a longer run is for the hand:
//! `LUTECE_FUZZ_REQUESTS=1000000 cargo test -p server --release --test site fuzz`.

use catalog::Editions;
use serde_json::{Value, json};
use server::api::ENDPOINTS;
use server::client::Client;
use table::{Chance as _, Quick};

use crate::support::{Site, ask, tell};

/// How many requests are sent when nobody says otherwise.
const REQUESTS: usize = 3000;

fn requests() -> usize {
    let asked = std::env::var("LUTECE_FUZZ_REQUESTS").ok().and_then(|count| count.parse().ok());
    asked.unwrap_or(REQUESTS)
}

fn pick<'a, T>(chance: &mut Quick, items: &'a [T]) -> &'a T {
    &items[chance.below(items.len())]
}

/// A value that might be sent where another is expected.
fn odd_value(chance: &mut Quick, depth: u32) -> Value {
    let texts = [
        "",
        "me",
        "free",
        "bot:random",
        "bot:",
        "1",
        "0",
        "-1",
        "4294967296",
        "null",
        "\u{0}",
        "take P5",
        "start",
        "undo 0",
        "\n",
        "é\u{202e}x",
        "'; DROP TABLE actions; --",
        "lutece record 1\n",
        "../../x",
        "9f",
        "zz",
        "city-of-light",
        "paris",
    ];
    match chance.below(if depth == 0 { 9 } else { 11 }) {
        0 => Value::Null,
        1 => json!(true),
        2 => json!(chance.below(6)),
        3 => json!(-1),
        4 => json!(1.5e300),
        5 => json!(u64::MAX),
        6..=7 => json!(pick(chance, &texts)),
        8 => json!("x".repeat(chance.below(2000))),
        9 => Value::Array((0..chance.below(4)).map(|_| odd_value(chance, depth - 1)).collect()),
        _ => odd_object(chance, depth - 1),
    }
}

fn odd_object(chance: &mut Quick, depth: u32) -> Value {
    let keys = [
        "move", "click", "version", "seat", "seats", "name", "entropy", "game", "table", "record",
        "ply", "options", "public", "edition", "level", "text", "password", "nonsense",
    ];
    let mut object = serde_json::Map::new();
    for _ in 0..chance.below(5) {
        object.insert((*pick(chance, &keys)).to_owned(), odd_value(chance, depth));
    }
    Value::Object(object)
}

/// A body: odd, broken, or sound.
fn body(chance: &mut Quick, sound: &Value) -> Vec<u8> {
    match chance.below(10) {
        0..=5 => sound.to_string().into_bytes(),
        6..=7 => odd_object(chance, 2).to_string().into_bytes(),
        8 => {
            let mut bytes = sound.to_string().into_bytes();
            for _ in 0..1 + chance.below(3) {
                let at = chance.below(bytes.len());
                bytes[at] = chance.below(256) as u8;
            }
            bytes
        }
        _ => (0..chance.below(300)).map(|_| chance.below(256) as u8).collect(),
    }
}

/// A sound body for a command at a table.
fn sound(chance: &mut Quick, path: &str, state: &Value) -> Value {
    let seat = 1 + chance.below(3);
    let version = state["version"].as_u64().unwrap_or(0).saturating_sub(chance.below(3) as u64);
    let click = format!("c{}", chance.below(50));
    match path.rsplit('/').next().unwrap_or_default() {
        "moves" => {
            let legal = state["legal"].as_array().filter(|legal| !legal.is_empty());
            let mv = legal.map_or(json!("pass"), |legal| pick(chance, legal).clone());
            json!({ "move": mv, "version": version, "click": click })
        }
        "join" => json!({ "seat": seat, "name": "x", "entropy": "0f" }),
        "leave" | "resign" => json!({ "seat": seat }),
        "bot" => json!({ "seat": seat, "level": "random" }),
        "chat" => json!({ "text": "hello", "click": click }),
        "tables" => {
            let game = *pick(chance, &["city-of-light", "paris-paris", "paris"]);
            let plans = ["me", "free", "bot:random"];
            let seats: Vec<_> = (0..2 + chance.below(2)).map(|_| *pick(chance, &plans)).collect();
            json!({ "game": game, "seats": seats, "public": true })
        }
        "accounts" | "sessions" => json!({ "name": "n", "password": "p" }),
        _ => json!({}),
    }
}

#[tokio::test]
async fn fuzz_random_requests_get_sound_answers() {
    let site = Site::start().await;
    let mut chance = Quick::new(7);
    let mut people = Vec::new();
    for _ in 0..4 {
        people.push(site.guest("x").await);
    }
    people.push(Client::new(site.address));
    let mut tables: Vec<String> = vec!["0000000000".to_owned()];
    let forms = ["/tables", "/login", "/register", "/l/x", "/t/{table}/moves", "/t/{table}/join"];
    for count in 0..requests() {
        let who = chance.below(people.len());
        let (method, pattern) = match chance.below(12) {
            0 => ("post", *pick(&mut chance, &forms)),
            _ => *pick(&mut chance, ENDPOINTS),
        };
        let table = pick(&mut chance, &tables).clone();
        let path = pattern.replace("{table}", &table).replace("{token}", "watch.x.0");
        let client = &mut people[who];
        if pattern.ends_with("/events") {
            continue;
        }
        let answer = if method == "get" {
            let query =
                ["", "?list=mine", "?seat=2", "?seat=9", "?move=x", "?move=%ff", "?since=z"];
            client.get(&format!("{path}{}", pick(&mut chance, &query))).await
        } else {
            let state = client.get(&format!("/api/v1/tables/{table}")).await.expect("an answer");
            let sound = sound(&mut chance, &path, &state.json());
            let body = body(&mut chance, &sound);
            let kinds = ["application/json", "application/x-www-form-urlencoded", ""];
            let kind = if chance.below(8) == 0 { *pick(&mut chance, &kinds) } else { kinds[0] };
            client.request("POST", &path, kind, &body).await
        };
        let answer = answer.unwrap_or_else(|error| panic!("{count} {method} {path}: {error}"));
        assert!(answer.status < 500, "{count} {method} {path}: {}", answer.text());
        if pattern.starts_with("/api") && answer.status >= 400 {
            let code = answer.json()["error"]["code"].clone();
            assert!(code.is_string(), "{count} {method} {path}: {}", answer.text());
        }
        if let Some(table) = answer.json()["table"].as_str().filter(|_| answer.status == 201) {
            tables.push(table.to_owned());
        }
    }
    assert!(tables.len() > 10, "some tables were set up");
    let editions = Editions::shipped();
    let tally = server::transfer::verify(&*site.state.store, &editions, &mut |_, _| Ok(())).await;
    let tally = tally.expect("the store reads");
    assert_eq!(tally.problems, [], "what was kept can be replayed");
    // Forms and rematches set up tables too.
    assert!(tally.tables >= tables.len() - 1);
}

#[tokio::test]
async fn broken_http_is_answered_or_hung_up_on() {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    let site = Site::start().await;
    let mut chance = Quick::new(11);
    let request = b"POST /api/v1/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 20\r\n\r\n{\"game\":\"paris\"}     ";
    for _ in 0..200 {
        let mut bytes = request.to_vec();
        for _ in 0..1 + chance.below(6) {
            let at = chance.below(bytes.len());
            bytes[at] = chance.below(256) as u8;
        }
        bytes.truncate(bytes.len() - chance.below(bytes.len() / 2));
        let mut stream = tokio::net::TcpStream::connect(site.address).await.expect("a connection");
        // The server may hang up while we are still talking.
        let _ = stream.write_all(&bytes).await;
        let _ = stream.shutdown().await;
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer).await;
    }
    let mut ann = site.guest("Ann").await;
    let new = json!({ "game": "paris", "seats": ["me", "bot:random"] });
    tell(&mut ann, "/api/v1/tables", new).await;
    ask(&mut ann, "/api/v1/tables?list=mine").await;
}
