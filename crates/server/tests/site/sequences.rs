//! Several people at several tables do sensible things in a random order: sit down, move, take
//! back, ask, agree, resign, talk, bring bots, play again, leave, delete their accounts. No answer
//! is an error of the server's, nobody sees a table go back in time, and all that is kept can be
//! replayed and moved to another store.
//!
//! `LUTECE_FUZZ_SECONDS=600 cargo test -p lutece-server --release --test site fuzz -- --nocapture`

use std::collections::HashMap;

use crate::inside::Client;
use catalog::Editions;
use lutece_server::client::Answer;
use serde_json::{Value, json};
use table::{Chance as _, Quick};

use crate::chance::{Until, encoded, pick, seed};
use crate::support::{Folder, Site};

/// How many play.
const PEOPLE: usize = 5;
/// How many tables are in play at the same time; older ones are left alone.
const TABLES: usize = 6;
const PASSWORD: &str = "correct horse";

/// Somebody with a browser.
struct Somebody {
    client: Client,
    cookies: HashMap<String, String>,
    /// The latest version seen of each table.
    seen: HashMap<String, u64>,
    account: Option<String>,
}

impl Somebody {
    fn new(site: &Site) -> Self {
        let client = Client::new(site.address);
        Self { client, cookies: HashMap::new(), seen: HashMap::new(), account: None }
    }

    async fn send(&mut self, method: &str, path: &str, body: &Value) -> Answer {
        let origin = format!("http://{}", self.client.address());
        let cookies: Vec<_> = self.cookies.iter().map(|(key, it)| format!("{key}={it}")).collect();
        self.client.headers = vec![
            ("origin".to_owned(), origin),
            ("accept".to_owned(), "application/json".to_owned()),
        ];
        if !cookies.is_empty() {
            self.client.headers.push(("cookie".to_owned(), cookies.join("; ")));
        }
        let body = if method == "GET" { Vec::new() } else { body.to_string().into_bytes() };
        let kind = if method == "GET" { "" } else { "application/json" };
        let answer = self.client.request(method, path, kind, &body).await;
        let answer = answer.unwrap_or_else(|error| panic!("{method} {path}: {error}"));
        assert!(answer.status < 500, "{method} {path}: {} {}", answer.status, answer.text());
        for (name, line) in &answer.headers {
            if let Some((key, rest)) = line.split_once('=').filter(|_| name == "set-cookie") {
                let value = rest.split(';').next().unwrap_or_default();
                if line.contains("Max-Age=0") {
                    self.cookies.remove(key);
                } else {
                    self.cookies.insert(key.to_owned(), value.to_owned());
                }
            }
        }
        answer
    }

    /// A table as they see it; null if they may not.
    async fn look(&mut self, table: &str) -> Value {
        let answer = self.send("GET", &format!("/api/v1/tables/{table}"), &Value::Null).await;
        if answer.status != 200 {
            return Value::Null;
        }
        let state = answer.json();
        let version = state["version"].as_u64().expect("a version");
        let seen = self.seen.entry(table.to_owned()).or_insert(0);
        assert!(version >= *seen, "table {table} went from {seen} back to {version}");
        *seen = version;
        state
    }
}

/// Something that may be sensible at a table in this state.
fn verb(chance: &mut Quick, state: &Value) -> (&'static str, Value) {
    let version = state["version"].clone();
    let seat = 1 + chance.below(state["seats"].as_array().map_or(2, Vec::len));
    let level = *pick(chance, &["random", "greedy", "flaneur"]);
    let mut play = |state: &Value| {
        let legal = state["legal"].as_array().filter(|legal| !legal.is_empty());
        let mv = legal.map_or(json!("x"), |legal| pick(chance, legal).clone());
        ("moves", json!({ "move": mv, "version": version }))
    };
    if state["your_turn"] == true && state["ply"].as_u64() > Some(0) {
        // Most games should get somewhere.
        let (verb, body) = play(state);
        if chance.below(3) > 0 {
            return (verb, body);
        }
    } else if state["your_turn"] == true {
        return play(state);
    }
    if state["undo"]["answer"] == true && chance.below(2) == 0 {
        return (*pick(chance, &["agree", "agree", "decline"]), json!({}));
    }
    if state["status"] == "over" && chance.below(2) == 0 {
        return ("rematch", json!({ "entropy": "aa" }));
    }
    let seated = state["yours"].as_array().is_some_and(|yours| !yours.is_empty());
    if !seated && chance.below(3) > 0 {
        return ("join", json!({ "name": "Zoé", "entropy": "0f" }));
    }
    match chance.below(14) {
        0 => ("join", json!({ "name": "Zoé" })),
        1 => ("bot", json!({ "seat": seat, "level": level })),
        2 => ("leave", json!({ "seat": seat })),
        3 => ("name", json!({ "name": "Anaïs \u{1f5fc}" })),
        4 | 5 => ("undo", json!({ "version": state["version"] })),
        6..=8 => ("ask-undo", json!({ "version": state["version"] })),
        9 => ("agree", json!({})),
        10 => ("decline", json!({})),
        11 if chance.below(3) == 0 => ("resign", json!({ "seat": seat })),
        12 => ("chat", json!({ "text": "encore un café ?" })),
        _ => ("moves", json!({ "move": "nonsense" })),
    }
}

/// Something about oneself.
async fn about(chance: &mut Quick, somebody: &mut Somebody, number: &mut usize) {
    match (chance.below(6), somebody.account.clone()) {
        (0, None) => {
            *number += 1;
            let name = format!("Nº {number}");
            let body = json!({ "name": name, "password": PASSWORD });
            let answer = somebody.send("POST", "/register", &body).await;
            assert_eq!(answer.status, 200, "{}", answer.text());
            somebody.account = Some(name);
        }
        (1, Some(name)) => {
            somebody.send("POST", "/logout", &json!({})).await;
            let body = json!({ "name": name, "password": PASSWORD });
            assert_eq!(somebody.send("POST", "/login", &body).await.status, 200);
        }
        (2, Some(_)) => {
            let body = json!({ "password": PASSWORD });
            let answer = somebody.send("POST", "/account/delete", &body).await;
            assert_eq!(answer.status, 200, "{}", answer.text());
            somebody.account = None;
        }
        (3, Some(name)) => {
            somebody.send("POST", "/logout-everywhere", &json!({})).await;
            let body = json!({ "name": name, "password": PASSWORD });
            assert_eq!(somebody.send("POST", "/login", &body).await.status, 200);
        }
        _ => {
            somebody.send("GET", "/account/export", &Value::Null).await;
        }
    }
}

async fn set_up(chance: &mut Quick, somebody: &mut Somebody) -> Option<String> {
    let game = *pick(chance, &["city-of-light", "paris-paris", "paris"]);
    let plans = ["me", "free", "free", "bot:random", "bot:greedy"];
    let mut body = json!({ "game": game, "name1": "Zoé", "entropy": "9f" });
    let most = if game == "city-of-light" { 2 } else { 2 + chance.below(3) };
    for seat in 1..=most {
        let plan = if seat == 1 { "me" } else { *pick(chance, &plans) };
        body[format!("seat{seat}")] = json!(plan);
    }
    if chance.below(3) > 0 {
        body["public"] = json!("on");
    }
    let answer = somebody.send("POST", "/tables", &body).await;
    answer.json()["table"].as_str().map(str::to_owned)
}

#[tokio::test]
async fn fuzz_people_in_a_senseless_order() {
    let site = Site::start().await;
    let mut chance = Quick::new(seed(1889));
    let mut people: Vec<_> = (0..PEOPLE).map(|_| Somebody::new(&site)).collect();
    let mut tables: Vec<String> = Vec::new();
    let mut links: Vec<String> = Vec::new();
    let mut until = Until::new();
    let (mut number, mut done, mut refused) = (0, HashMap::<&str, usize>::new(), 0);
    while until.more() {
        let somebody = &mut people[chance.below(PEOPLE)];
        if tables.is_empty() || chance.below(60) == 0 {
            tables.extend(set_up(&mut chance, somebody).await);
            continue;
        }
        if chance.below(150) == 0 {
            about(&mut chance, somebody, &mut number).await;
            continue;
        }
        if chance.below(40) == 0 && !links.is_empty() {
            let link = pick(&mut chance, &links).clone();
            somebody.send("POST", &format!("/l/{}", encoded(&link)), &json!({})).await;
            continue;
        }
        // Prefer a table where they sit to one where they have no say.
        let newest = tables.len().saturating_sub(TABLES);
        let mut table = pick(&mut chance, &tables[newest..]).clone();
        let mut state = somebody.look(&table).await;
        if state["yours"].as_array().is_none_or(Vec::is_empty) && chance.below(3) > 0 {
            table.clone_from(pick(&mut chance, &tables[newest..]));
            state = somebody.look(&table).await;
        }
        if links.len() < 300 {
            let new = state["links"].as_array().into_iter().flatten();
            links.extend(new.filter_map(|link| link["token"].as_str().map(str::to_owned)));
        }
        let (verb, body) = verb(&mut chance, &state);
        let answer = somebody.send("POST", &format!("/t/{table}/{verb}"), &body).await;
        if answer.status < 300 {
            *done.entry(verb).or_default() += 1;
            if verb == "rematch" {
                tables.extend(answer.json()["table"].as_str().map(str::to_owned));
            }
        } else {
            refused += 1;
        }
        if chance.below(10) == 0 {
            let page = pick(&mut chance, &["", "/replay", "/record", "/previews"]);
            somebody.send("GET", &format!("/t/{table}{page}"), &Value::Null).await;
        }
    }
    let mut done: Vec<_> = done.into_iter().collect();
    done.sort_unstable();
    let (steps, tables, did) = (until.count, tables.len(), format!("{done:?}"));
    let told: [(&str, &dyn std::fmt::Display); 4] =
        [("steps", &steps), ("tables", &tables), ("refused", &refused), ("done", &did)];
    lutece_server::log::event("fuzz", &told);
    for verb in ["moves", "join", "bot", "ask-undo", "chat"] {
        assert!(done.iter().any(|(name, _)| *name == verb), "nobody did {verb}: {done:?}");
    }
    let editions = Editions::shipped();
    let store = &*site.state.store;
    let tally = lutece_server::transfer::verify(store, &editions, &mut |_, _| Ok(())).await;
    assert_eq!(tally.expect("the store reads").problems, [], "what was kept can be replayed");
    // Bots may still be moving, so the copy is compared with a second copy and not with the site.
    let mut first = Vec::new();
    lutece_server::transfer::export(store, &mut first).await.expect("it can be written");
    let folder = Folder::new("sequences");
    let file = folder.0.join("copy.sqlite").display().to_string();
    let copy = lutece_server::store::open(&file).await.expect("a new store");
    let read = lutece_server::transfer::import(&*copy, &mut first.as_slice(), &editions).await;
    assert_eq!(read.expect("it can be read").problems, []);
    let mut second = Vec::new();
    lutece_server::transfer::export(&*copy, &mut second).await.expect("it can be written");
    assert!(first == second, "everything moved to another store");
}
