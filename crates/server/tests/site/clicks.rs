//! What is sent twice counts once, for each player and for as long as the table is there.

use crate::inside::Client;
use crate::support::{Site, ask, at, refused, send, tell};
use serde_json::{Value, json};

async fn begun(site: &Site) -> (Client, Client, Value) {
    let mut ann = site.guest("Ann").await;
    let mut bob = site.guest("Bob").await;
    let new = json!({ "game": "paris-paris", "seats": ["me", "free"], "public": true });
    let table = tell(&mut ann, "/api/v1/tables", new).await;
    tell(&mut bob, &at(&table, "join"), json!({})).await;
    (ann, bob, table)
}

#[tokio::test]
async fn c15_two_players_who_count_alike_do_not_meet() {
    let site = Site::start().await;
    let (mut ann, mut bob, table) = begun(&site).await;
    for click in ["1", "2", "3", "4"] {
        for player in [&mut ann, &mut bob] {
            let state = ask(player, &at(&table, "")).await;
            if state["your_turn"] == true {
                let body = json!({ "move": state["legal"][0], "click": click });
                let done = tell(player, &at(&table, "moves"), body.clone()).await;
                assert_eq!(done["again"], false, "click {click}");
                let after = ask(player, &at(&table, "")).await;
                assert_eq!(after["ply"], json!(state["ply"].as_u64().expect("a number") + 1));
                let again = tell(player, &at(&table, "moves"), body).await;
                assert_eq!((&again["again"], &again["version"]), (&json!(true), &done["version"]));
            }
        }
    }
    let mut eve = site.guest("Eve").await;
    let body = json!({ "move": "x", "click": "1" });
    assert_eq!(refused(&mut eve, &at(&table, "moves"), body).await, "not-seated");
}

#[tokio::test]
async fn c15_a_click_is_compared_and_remembered_for_good() {
    let site = Site::start().await;
    let (mut ann, _bob, table) = begun(&site).await;
    let path = at(&table, "chat");
    let first = tell(&mut ann, &path, json!({ "text": "one", "click": "c" })).await;
    let other = json!({ "text": "two", "click": "c" });
    assert_eq!(refused(&mut ann, &path, other).await, "click-used");
    for line in 0..80 {
        tell(&mut ann, &path, json!({ "text": "x", "click": format!("x{line}") })).await;
    }
    let again = tell(&mut ann, &path, json!({ "text": "one", "click": "c" })).await;
    assert_eq!((&again["again"], &again["version"]), (&json!(true), &first["version"]));
}

#[tokio::test]
async fn c15_a_table_and_a_rematch_are_set_up_once() {
    let site = Site::start().await;
    let [mut ann, mut bob] = [site.guest("Ann").await, site.guest("Bob").await];
    let new = json!({ "game": "paris", "seats": ["me", "me"], "click": "new 1" });
    let table = tell(&mut ann, "/api/v1/tables", new.clone()).await;
    let again = send(&mut ann, "/api/v1/tables", new.clone()).await.json();
    assert_eq!(again["table"], table["table"]);
    let others = tell(&mut bob, "/api/v1/tables", new).await;
    assert_ne!(others["table"], table["table"], "another player's click is another click");
    let other = json!({ "game": "city-of-light", "seats": ["me", "me"], "click": "new 1" });
    assert_eq!(refused(&mut ann, "/api/v1/tables", other).await, "click-used");
    tell(&mut ann, &at(&table, "resign"), json!({})).await;
    let next = tell(&mut ann, &at(&table, "rematch"), json!({})).await;
    assert_eq!(tell(&mut ann, &at(&table, "rematch"), json!({})).await, next);
    let mine = ask(&mut ann, "/api/v1/tables?list=mine").await;
    assert_eq!(mine.as_array().map(Vec::len), Some(2), "{mine}");
}

#[tokio::test]
async fn c16_three_play_on_when_one_resigns_and_the_result_says_so() {
    let site = Site::start().await;
    let mut people = Vec::new();
    for name in ["Ann", "Bob", "Cas"] {
        people.push(site.guest(name).await);
    }
    let new = json!({ "game": "paris-paris", "seats": ["me", "free", "free"], "public": true });
    let table = tell(&mut people[0], "/api/v1/tables", new).await;
    for (person, name) in people[1..].iter_mut().zip(["Bob", "Cas"]) {
        tell(person, &at(&table, "join"), json!({ "name": name })).await;
    }
    tell(&mut people[1], &at(&table, "resign"), json!({})).await;
    let state = ask(&mut people[0], &at(&table, "")).await;
    assert_eq!(state["status"], "playing");
    let seat = &state["seats"][1];
    assert_eq!((&seat["by"], &seat["level"]), (&json!("bot"), &json!("flaneur")));
    assert_eq!(seat["retired"], true);
    assert_eq!(
        refused(&mut people[1], &at(&table, "join"), json!({ "seat": 2 })).await,
        "seat-taken"
    );
    loop {
        let mut moved = false;
        for person in [0, 2] {
            let state = ask(&mut people[person], &at(&table, "")).await;
            if state["your_turn"] == true {
                let body = json!({ "move": state["legal"][0] });
                tell(&mut people[person], &at(&table, "moves"), body).await;
                moved = true;
            }
        }
        let state = ask(&mut people[0], &at(&table, "")).await;
        if state["status"] == "over" {
            assert_eq!(state["outcome"]["retired"], json!([2]));
            assert_eq!(state["outcome"]["places"][1], 3);
            break;
        }
        if !moved {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
    }
    let record = people[2].get(&at(&table, "record")).await.expect("an answer").text();
    assert!(record.contains("seat 2 retired"), "{record}");
    let record: table::Record = record.parse().expect("a sound record");
    let replayed = catalog::Any::from_record(&record, &catalog::Editions::shipped());
    assert_eq!(replayed.expect("it holds").outcome().expect("a result").retired.len(), 1);
    let id = table["table"].as_str().expect("an id");
    let page = people[0].get(&format!("/t/{id}")).await.expect("a page").text();
    assert!(page.contains("Bob has resigned."), "the page says so");
}
