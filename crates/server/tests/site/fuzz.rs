//! Whatever is sent, the server answers, keeps its word, and can replay what it stored: API, forms,
//! pages and streams, with sound, odd and broken bodies, headers, cookies and addresses.
//!
//! The same requests every time; a longer run is for the hand:
//! `LUTECE_FUZZ_SECONDS=600 cargo test -p lutece-server --release --test site fuzz -- --nocapture`.

use std::time::Duration;

use crate::inside::Client;
use catalog::Editions;
use lutece_server::api::ENDPOINTS;
use lutece_server::client::Answer;
use serde_json::{Value, json};
use table::{Chance as _, Quick};

use crate::chance::{TEXTS, Until, damage, encoded, form, odd_object, pick, seed};
use crate::support::{Site, ask, guest, tell};

/// Addresses for people, forms and fetches.
const FORMS: [&str; 22] = [
    "/tables",
    "/login",
    "/register",
    "/logout",
    "/logout-everywhere",
    "/account/delete",
    "/look",
    "/replay",
    "/l/{token}",
    "/t/{table}/moves",
    "/t/{table}/join",
    "/t/{table}/leave",
    "/t/{table}/bot",
    "/t/{table}/name",
    "/t/{table}/undo",
    "/t/{table}/ask-undo",
    "/t/{table}/agree",
    "/t/{table}/decline",
    "/t/{table}/resign",
    "/t/{table}/chat",
    "/t/{table}/rematch",
    "/t/{table}/{odd}",
];
const PAGES: [&str; 25] = [
    "/",
    "/new",
    "/new?game={odd}",
    "/new?game=paris",
    "/rules",
    "/rules/{odd}",
    "/rules/city-of-light",
    "/about",
    "/programs",
    "/account",
    "/account?refused={odd}",
    "/account/export",
    "/replay",
    "/l/{token}",
    "/t/{table}",
    "/t/{table}?refused={odd}",
    "/t/{table}?seat={odd}",
    "/t/{table}/previews",
    "/t/{table}/preview?move={odd}",
    "/t/{table}/replay",
    "/t/{table}/replay?ply={odd}",
    "/t/{table}/record",
    "/figure/paris/{odd}",
    "/assets/{odd}/{odd}",
    "/healthz",
];
const QUERIES: [&str; 9] = [
    "",
    "",
    "?list=mine",
    "?seat=2",
    "?seat=9",
    "?move=%ff",
    "?since=z",
    "?since=4294967295",
    "?since={odd}",
];

/// A body: sound, odd, or broken; as JSON or as a form.
fn body(chance: &mut Quick, sound: &Value) -> Vec<u8> {
    let bytes = match chance.below(10) {
        0..=5 => sound.clone(),
        _ => odd_object(chance, 2),
    };
    let bytes = if chance.below(3) == 0 { form(&bytes) } else { bytes.to_string().into_bytes() };
    match chance.below(8) {
        0 => damage(chance, bytes),
        1 if chance.below(4) == 0 => {
            (0..chance.below(300)).map(|_| chance.below(256) as u8).collect()
        }
        2 if chance.below(40) == 0 => vec![b'['; 90_000 + chance.below(20_000)],
        _ => bytes,
    }
}

/// A sound body for an address.
fn sound(chance: &mut Quick, path: &str, state: &Value, record: &str) -> Value {
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
        "chat" => json!({ "text": pick(chance, &TEXTS), "click": click }),
        "replay" => json!({ "record": record }),
        "tables" if chance.below(8) == 0 => {
            let ply = chance.below(30);
            let text = damage(chance, record.as_bytes().to_vec());
            let text =
                if chance.below(2) == 0 { record.into() } else { String::from_utf8_lossy(&text) };
            json!({ "record": text, "ply": ply, "seats": ["me", "me"], "seat1": "me", "seat2": "me" })
        }
        "tables" => {
            let game = *pick(chance, &["city-of-light", "paris-paris", "paris"]);
            let plans = ["me", "free", "bot:random"];
            let seats: Vec<_> = (0..2 + chance.below(2)).map(|_| *pick(chance, &plans)).collect();
            json!({ "game": game, "seats": seats, "public": true })
        }
        "accounts" | "sessions" | "login" | "register" => json!({ "name": "n", "password": "p" }),
        _ => json!({}),
    }
}

/// Headers that come with a request now and then.
fn headers(chance: &mut Quick, origin: &str) -> Vec<(String, String)> {
    let mut headers = vec![("origin".to_owned(), origin.to_owned())];
    for _ in 0..chance.below(3) {
        let odd = (*pick(chance, &TEXTS)).to_owned();
        let long = "a".repeat(chance.below(3000));
        let (name, value) = match chance.below(14) {
            0 => ("cookie", format!("lutece_session={odd}; lutece_guest={odd}; lutece_lang=ja")),
            1 => ("cookie", format!("{odd}=;;=; lutece_name=ff{odd}; lutece_theme={odd}")),
            2 => ("authorization", format!("Bearer {odd}")),
            3 => ("authorization", format!("Basic {long}")),
            4 => ("accept", "text/html".to_owned()),
            5 => ("accept", "application/json".to_owned()),
            6 => ("accept-language", format!("{odd},fr;q=0.9,*;q={odd}")),
            7 => ("accept-encoding", "gzip".to_owned()),
            8 => ("last-event-id", odd),
            9 => ("x-forwarded-for", odd),
            10 => ("x-part", "1".to_owned()),
            11 => ("x-step", "1".to_owned()),
            12 => ("x-told", format!("{}-{odd}", chance.below(9))),
            _ => ("x-long", long),
        };
        // Characters not allowed in a header would only make a broken request.
        let value: String = value.chars().filter(|c| !c.is_ascii_control()).collect();
        headers.push((name.to_owned(), value));
    }
    headers
}

/// Sends a request, once more on a new connection if need be: after a body that was too large to
/// be read the server closes the old one.
async fn twice(
    client: &mut Client,
    method: &str,
    path: &str,
    kind: &str,
    body: &[u8],
) -> std::io::Result<Answer> {
    match client.request(method, path, kind, body).await {
        Ok(answer) => Ok(answer),
        Err(_) => client.request(method, path, kind, body).await,
    }
}

#[tokio::test]
async fn fuzz_random_requests_get_sound_answers() {
    let site = Site::start().await;
    let mut chance = Quick::new(seed(7));
    let origin = format!("http://{}", site.address);
    let mut people = Vec::new();
    for _ in 0..4 {
        people.push(guest(site.address, "x").await);
    }
    people.push(Client::new(site.address));
    let own: Vec<_> = people.iter().map(|client| client.headers.clone()).collect();
    let mut tables: Vec<String> = vec!["0000000000".to_owned()];
    let mut tokens = vec!["watch.x.0".to_owned()];
    let mut record = String::new();
    let mut until = Until::new();
    let mut by_status = [0_usize; 6];
    while until.more() {
        let who = chance.below(people.len());
        let (method, pattern) = match chance.below(12) {
            0..=2 => ("post", *pick(&mut chance, &FORMS)),
            3..=5 => ("get", *pick(&mut chance, &PAGES)),
            6 if chance.below(6) == 0 => (*pick(&mut chance, &["put", "delete", "head", "x"]), "/"),
            7 if chance.below(2) == 0 => {
                ("post", *pick(&mut chance, &["/tables", "/api/v1/tables"]))
            }
            _ => *pick(&mut chance, ENDPOINTS),
        };
        // The newest tables are where most happens.
        let newest = tables.len().saturating_sub(20);
        let table = pick(&mut chance, &tables[newest..]).clone();
        let odd: &&str = pick(&mut chance, &TEXTS);
        let odd = encoded(odd);
        let query = if method == "get" { *pick(&mut chance, &QUERIES) } else { "" };
        let query = if pattern.contains('?') { "" } else { query };
        let path = format!("{pattern}{query}")
            .replace("{table}", &table)
            .replace("{token}", pick(&mut chance, &tokens).as_str())
            .replace("{odd}", &odd);
        let at = format!("/api/v1/tables/{table}");
        let state = twice(&mut people[who], "GET", &at, "", b"").await.expect("an answer").json();
        if let Some(token) = state["links"][0]["token"].as_str().filter(|_| tokens.len() < 500) {
            tokens.push(token.to_owned());
        }
        let client = &mut people[who];
        client.headers.extend(headers(&mut chance, &origin));
        let sent = format!("{} {method} {path} {:?}", until.count, client.headers);
        if pattern.ends_with("/events") {
            let mut stream = Client::new(site.address);
            stream.headers.clone_from(&client.headers);
            let heard = tokio::time::timeout(Duration::from_millis(20), stream.events(&path)).await;
            drop(heard);
            client.headers.clone_from(&own[who]);
            continue;
        }
        let answer = if method == "get" {
            twice(client, "GET", &path, "", b"").await
        } else if method == "post" {
            let sound = sound(&mut chance, &path, &state, &record);
            let body = body(&mut chance, &sound);
            let kinds =
                ["application/json", "application/x-www-form-urlencoded", "", "text/html; é"];
            let kind = match body.first() {
                _ if chance.below(8) == 0 => *pick(&mut chance, &kinds),
                Some(b'{') => kinds[0],
                _ => kinds[1],
            };
            twice(client, "POST", &path, kind, &body).await
        } else if method == "head" {
            // Our client would wait for a body that does not come.
            client.headers.clone_from(&own[who]);
            continue;
        } else {
            twice(client, &method.to_uppercase(), &path, "", b"").await
        };
        client.headers.clone_from(&own[who]);
        let answer = answer.unwrap_or_else(|error| panic!("{sent}: {error}"));
        assert!(answer.status < 500, "{sent}: {} {}", answer.status, answer.text());
        by_status[usize::from(answer.status / 100)] += 1;
        if pattern.starts_with("/api") && answer.status >= 400 && answer.status != 431 {
            let packed = answer.header("content-encoding").is_some();
            let page = answer.header("content-type").is_some_and(|it| it.starts_with("text/html"));
            let code = answer.json()["error"]["code"].is_string();
            assert!(code || page || packed, "{sent}: {}", answer.text());
        }
        if pattern.ends_with("/record") && answer.status == 200 {
            record = answer.text();
        }
        if let Some(table) = answer.json()["table"].as_str().filter(|_| answer.status < 300)
            && !tables[newest..].iter().any(|known| known == table)
        {
            tables.push(table.to_owned());
        }
    }
    let answers = format!("{by_status:?}");
    lutece_server::log::event("fuzz", &[("requests", &until.count), ("answers", &answers)]);
    assert!(tables.len() > 10, "some tables were set up");
    let editions = Editions::shipped();
    let tally =
        lutece_server::transfer::verify(&*site.state.store, &editions, &mut |_, _| Ok(())).await;
    let tally = tally.expect("the store reads");
    assert_eq!(tally.problems, [], "what was kept can be replayed");
    assert!(tally.tables > 10, "some tables were kept");
}

#[tokio::test]
async fn broken_http_is_answered_or_hung_up_on() {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    let site = Site::start().await;
    let mut chance = Quick::new(seed(11));
    let requests: [&[u8]; 3] = [
        b"POST /api/v1/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 20\r\n\r\n{\"game\":\"paris\"}     ",
        b"GET /t/0123456789/events?since=1 HTTP/1.1\r\nhost: x\r\nlast-event-id: 7\r\n\r\n",
        b"POST /tables HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n5\r\na=b&c\r\n0\r\n\r\n",
    ];
    for round in 0..300 {
        let bytes = damage(&mut chance, requests[round % requests.len()].to_vec());
        let mut stream = tokio::net::TcpStream::connect(site.address).await.expect("a connection");
        // The server may hang up while we are still talking.
        let _ = stream.write_all(&bytes).await;
        let _ = stream.shutdown().await;
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer).await;
        let text = String::from_utf8_lossy(&answer);
        assert!(answer.is_empty() || text.starts_with("HTTP/1."), "{text}");
        assert!(!text.starts_with("HTTP/1.1 5"), "{text}");
    }
    let mut ann = guest(site.address, "Ann").await;
    let new = json!({ "game": "paris", "seats": ["me", "bot:random"] });
    tell(&mut ann, "/api/v1/tables", new).await;
    ask(&mut ann, "/api/v1/tables?list=mine").await;
}
