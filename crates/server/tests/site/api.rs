//! The API and the document that describes it.

use crate::inside::Client;
use lutece_server::api::{ENDPOINTS, OPENAPI};
use serde_json::{Value, json};

use crate::support::{Site, ask, at, send, tell};

fn document() -> Value {
    serde_json::from_str(OPENAPI).expect("the document is JSON")
}

#[tokio::test]
async fn the_document_is_served_and_names_every_address() {
    let site = Site::start().await;
    let mut client = site.stranger();
    assert_eq!(ask(&mut client, "/api/openapi.json").await, document());
    let document = document();
    let mut described = Vec::new();
    for (path, methods) in document["paths"].as_object().expect("paths") {
        for method in methods.as_object().expect("methods").keys() {
            described.push((method.clone(), path.clone()));
        }
    }
    let mut there: Vec<_> =
        ENDPOINTS.iter().map(|(method, path)| ((*method).to_owned(), (*path).to_owned())).collect();
    described.sort();
    there.sort();
    assert_eq!(described, there);
}

/// Checks a value against a schema of the document, as far as the document uses them.
fn check(document: &Value, schema: &Value, value: &Value, at: &str) {
    if let Some(name) = schema["$ref"].as_str() {
        let name = name.rsplit('/').next().expect("a name");
        let schema = &document["components"]["schemas"][name];
        assert!(schema.is_object(), "{at}: no schema {name}");
        return check(document, schema, value, at);
    }
    if let Some(choices) = schema["anyOf"].as_array() {
        if value.is_null() && choices.iter().any(|choice| choice["type"] == "null") {
            return;
        }
        return check(document, &choices[0], value, at);
    }
    if let Some(allowed) = schema["enum"].as_array() {
        assert!(allowed.contains(value), "{at}: {value} is none of {allowed:?}");
    }
    match schema["type"].as_str() {
        None => {}
        Some("string") => assert!(value.is_string(), "{at}: {value}"),
        Some("boolean") => assert!(value.is_boolean(), "{at}: {value}"),
        Some("number") => assert!(value.is_number(), "{at}: {value}"),
        Some("integer") => assert!(value.is_i64() || value.is_u64(), "{at}: {value}"),
        Some("array") => {
            for (index, item) in value.as_array().expect(at).iter().enumerate() {
                check(document, &schema["items"], item, &format!("{at}[{index}]"));
            }
        }
        Some("object") => {
            let object = value.as_object().expect(at);
            for name in schema["required"].as_array().into_iter().flatten() {
                let name = name.as_str().expect("a name");
                assert!(object.contains_key(name), "{at}: {name} is missing");
            }
            let properties = schema["properties"].as_object().expect("properties");
            for (name, item) in object {
                let schema = properties.get(name);
                let schema = schema.unwrap_or_else(|| panic!("{at}: {name} is not described"));
                check(document, schema, item, &format!("{at}.{name}"));
            }
        }
        Some(other) => panic!("{at}: the document has a type {other}"),
    }
}

pub(crate) fn checked(method: &str, path: &str, status: &str, value: &Value) {
    let document = document();
    let responses = &document["paths"][path][method]["responses"];
    let schema = &responses[status]["content"]["application/json"]["schema"];
    assert!(schema.is_object(), "{method} {path} {status} is not described");
    check(&document, schema, value, path);
}

#[tokio::test]
async fn answers_are_as_described() {
    let site = Site::start().await;
    let mut stranger = site.stranger();
    let games = ask(&mut stranger, "/api/v1/games").await;
    checked("get", "/api/v1/games", "200", &games);
    let credentials = json!({ "name": "Deep Lutetia", "password": "a bot's secret" });
    let welcome = tell(&mut stranger, "/api/v1/accounts", credentials.clone()).await;
    checked("post", "/api/v1/accounts", "201", &welcome);
    let welcome = tell(&mut stranger, "/api/v1/sessions", credentials).await;
    checked("post", "/api/v1/sessions", "200", &welcome);
    let mut bot = Client::bearer(site.address, welcome["token"].as_str().expect("a token"));
    let offer = tell(&mut bot, "/api/v1/offers", json!({})).await;
    checked("post", "/api/v1/offers", "200", &offer);
    let new = json!({ "game": "paris-paris", "seats": ["me", "free"], "public": true });
    let table = tell(&mut bot, "/api/v1/tables", new).await;
    checked("post", "/api/v1/tables", "201", &table);
    for list in ["open", "watch", "mine"] {
        let tables = ask(&mut bot, &format!("/api/v1/tables?list={list}")).await;
        checked("get", "/api/v1/tables", "200", &tables);
        assert_eq!(tables.as_array().expect("a list").len(), usize::from(list != "watch"));
    }
    let mut guest = site.guest("Ann").await;
    let done = tell(&mut guest, &at(&table, "join"), json!({ "entropy": "00ff" })).await;
    checked("post", "/api/v1/tables/{table}/join", "200", &done);
    for player in [&mut bot, &mut guest] {
        let state = ask(player, &at(&table, "")).await;
        checked("get", "/api/v1/tables/{table}", "200", &state);
        if state["your_turn"] == true {
            let mv = state["legal"][0].as_str().expect("a move");
            let look = format!("{}?move={}", at(&table, "preview"), mv.replace(' ', "%20"));
            checked("get", "/api/v1/tables/{table}/preview", "200", &ask(player, &look).await);
            let done = tell(player, &at(&table, "moves"), json!({ "move": mv })).await;
            checked("post", "/api/v1/tables/{table}/moves", "200", &done);
        }
    }
    let alone = json!({ "game": "paris-paris", "seats": ["me", "bot:random"], "hints": true });
    let alone = tell(&mut bot, "/api/v1/tables", alone).await;
    while ask(&mut bot, &at(&alone, "")).await["your_turn"] != true {
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    let hint = tell(&mut bot, &at(&alone, "hint"), json!({})).await;
    checked("post", "/api/v1/tables/{table}/hint", "200", &hint);
    let wrong = send(&mut bot, &at(&table, "moves"), json!({ "mov": "x" })).await;
    assert_eq!(wrong.status, 400);
    checked("post", "/api/v1/tables/{table}/moves", "default", &wrong.json());
    tell(&mut guest, &at(&table, "resign"), json!({})).await;
    checked("get", "/api/v1/tables/{table}", "200", &ask(&mut guest, &at(&table, "")).await);
    let next = tell(&mut guest, &at(&table, "rematch"), json!({})).await;
    checked("post", "/api/v1/tables/{table}/rematch", "200", &next);
}

/// What a bot account needs to know: log in, sit down, wait, look, move.
#[tokio::test]
async fn a_bot_account_plays_a_whole_game() {
    let site = Site::start().await;
    let mut door = site.stranger();
    let who = json!({ "name": "First Legal Move", "password": "correct horse" });
    let token = tell(&mut door, "/api/v1/accounts", who).await["token"].clone();
    let mut bot = Client::bearer(site.address, token.as_str().expect("a token"));
    let new = json!({ "game": "city-of-light", "seats": ["me", "bot:random"] });
    let table = tell(&mut bot, "/api/v1/tables", new).await;
    let mut events = Client::bearer(site.address, token.as_str().expect("a token"))
        .events(&at(&table, "events"))
        .await
        .expect("a stream");
    while events.next().await.expect("the server is there").is_some() {
        let state = ask(&mut bot, &at(&table, "")).await;
        if state["status"] == "over" {
            break;
        }
        if state["your_turn"] == true {
            tell(&mut bot, &at(&table, "moves"), json!({ "move": state["legal"][0] })).await;
        }
    }
    let over = ask(&mut bot, &at(&table, "")).await;
    assert_eq!(over["outcome"]["scores"].as_array().expect("scores").len(), 2);
}

/// People who write programs read a page of the site, in their language, and not a file.
#[tokio::test]
async fn the_page_for_programs_names_every_address() {
    let site = Site::start().await;
    let mut client = site.stranger();
    let page = client.get("/programs").await.expect("the server answers").text();
    for (method, path) in ENDPOINTS {
        let named = format!("<code>{} {path}</code>", method.to_uppercase());
        assert!(page.contains(&named), "{named}");
    }
    assert!(!page.contains("<dd></dd>"), "each says what it does");
}
