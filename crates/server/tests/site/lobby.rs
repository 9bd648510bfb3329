//! The lobby when people try to fill it, and tables from records.

use crate::support::{Site, ask, at, quick, refused, tell};
use lutece_server::limit::Rates;
use serde_json::{Value, json};

fn open() -> Value {
    json!({ "game": "paris-paris", "seats": ["me", "free"], "public": true })
}

#[tokio::test]
async fn c13_nobody_fills_the_lobby_alone() {
    let mut config = quick();
    config.limits = Rates { waiting: Rates::default().waiting, ..Rates::NONE };
    let site = Site::with(config).await;
    let [mut ann, mut eve] = [site.guest("Ann").await, site.guest("Eve").await];
    let honest = tell(&mut ann, "/api/v1/tables", open()).await;
    let mut spam = Vec::new();
    for _ in 0..5 {
        spam.push(tell(&mut eve, "/api/v1/tables", open()).await);
    }
    assert_eq!(refused(&mut eve, "/api/v1/tables", open()).await, "too-many-open");
    let list = ask(&mut ann, "/api/v1/tables").await;
    let at_top = list.as_array().expect("a list").iter().take(2);
    assert!(at_top.clone().any(|table| table["table"] == honest["table"]), "{list}");
    // A player who leaves a table or begins to play may open another.
    tell(&mut eve, &at(&spam[0], "leave"), json!({ "seat": 1 })).await;
    spam.push(tell(&mut eve, "/api/v1/tables", open()).await);
    tell(&mut ann, &at(&spam[1], "join"), json!({})).await;
    spam.push(tell(&mut eve, "/api/v1/tables", open()).await);
    assert_eq!(refused(&mut eve, "/api/v1/tables", open()).await, "too-many-open");
    let list = ask(&mut ann, "/api/v1/tables").await;
    let listed = |of: &Value| {
        list.as_array().expect("a list").iter().any(|table| table["table"] == of["table"])
    };
    assert!(!listed(&spam[0]), "where nobody sits nobody waits");
    assert!(!listed(&spam[1]) && listed(&spam[6]));
    // However many guests somebody is, it is one address.
    for guest in 0.. {
        let mut other = site.guest("Eve").await;
        for _ in 0..5 {
            let answer = other.post("/api/v1/tables", &open()).await.expect("an answer");
            if answer.status == 429 {
                assert!((1..5).contains(&guest), "after {guest} guests");
                return;
            }
        }
    }
}

#[tokio::test]
async fn c13_the_limits_of_the_lobby_hold_after_a_restart() {
    let mut config = quick();
    config.limits = Rates { waiting: Rates::default().waiting, ..Rates::NONE };
    let site = Site::with(config.clone()).await;
    let mut eve = site.guest("Eve").await;
    let mut last = Value::Null;
    for _ in 0..5 {
        last = tell(&mut eve, "/api/v1/tables", open()).await;
    }
    let store = std::sync::Arc::clone(&site.state.store);
    let again = Site::on(config, store, crate::support::Folder::new("again")).await;
    let token = eve.headers[0].1.trim_start_matches("Bearer ").to_owned();
    let mut eve = crate::inside::Client::bearer(again.address, &token);
    assert_eq!(refused(&mut eve, "/api/v1/tables", open()).await, "too-many-open");
    tell(&mut eve, &at(&last, "leave"), json!({ "seat": 1 })).await;
    tell(&mut eve, "/api/v1/tables", open()).await;
    assert_eq!(refused(&mut eve, "/api/v1/tables", open()).await, "too-many-open");
}

#[tokio::test]
async fn a3_nobody_lets_bots_play_at_any_number_of_tables() {
    let mut config = quick();
    config.limits = Rates { bots: Rates::default().bots, ..Rates::NONE };
    let site = Site::with(config).await;
    let bots = json!({ "game": "paris-paris", "seats": ["bot:random", "bot:random"] });
    let mut made = 0;
    let mut refusals = 0;
    // However many guests somebody is, it is one address.
    for _ in 0..5 {
        let mut eve = site.guest("Eve").await;
        for _ in 0..9 {
            let answer = eve.post("/api/v1/tables", &bots).await.expect("an answer");
            match answer.status {
                201 => made += 1,
                429 => {
                    assert_eq!(answer.json()["error"]["code"], "too-many-bots");
                    refusals += 1;
                }
                other => panic!("{other}: {}", answer.text()),
            }
        }
    }
    assert_eq!((made, refusals), (24, 21), "8 of a player, 24 of an address");
    let mut eve = site.guest("Eve").await;
    let with_her = json!({ "game": "paris-paris", "seats": ["me", "bot:random"] });
    tell(&mut eve, "/api/v1/tables", with_her).await;
}

#[tokio::test]
async fn c13_an_address_sets_up_tables_at_a_measured_pace() {
    let mut config = quick();
    config.limits = Rates { tables: Rates::default().tables, ..Rates::NONE };
    let site = Site::with(config).await;
    let mut eve = site.guest("Eve").await;
    let new = json!({ "game": "paris-paris", "seats": ["me", "me"] });
    let mut made = 0;
    while eve.post("/api/v1/tables", &new).await.expect("an answer").status == 201 {
        made += 1;
        assert!(made < 100, "nobody stops them");
    }
    assert!(made >= 60, "{made}");
}

#[tokio::test]
async fn a4_who_wrote_a_record_knows_nothing_hidden_of_a_game_with_others() {
    let site = Site::start().await;
    let [mut ann, mut bob] = [site.guest("Ann").await, site.guest("Bob").await];
    let editions = catalog::Editions::shipped();
    let none: [(&str, &str); 0] = [];
    let kind = "paris-paris".parse().expect("a game");
    let seed = table::Seed::from_text("known");
    let mut game = catalog::Any::new(kind, &editions, &none, 2, seed).expect("a game");
    for _ in 0..6 {
        let first = game.legal().remove(0);
        game.play(&first).expect("legal");
    }
    let record = game.record().to_string();
    let view = |state: &Value| state["view"]["public"].clone();
    // Alone against a bot everything is as it was: that is how one studies.
    let body = json!({ "record": record, "ply": 6, "seats": ["me", "me"] });
    let alone = tell(&mut ann, "/api/v1/tables", body).await;
    let mut others = 0;
    for _ in 0..4 {
        let body = json!({ "record": record, "ply": 6, "seats": ["me", "free"], "public": true });
        let table = tell(&mut ann, "/api/v1/tables", body).await;
        assert!(table["fair"]["commitment"].is_string(), "a fair deal is promised");
        tell(&mut bob, &at(&table, "join"), json!({ "entropy": "0b" })).await;
        let state = ask(&mut ann, &at(&table, "")).await;
        assert_eq!(state["ply"], 6);
        assert_eq!(view(&state), view(&alone), "what all can see is the same");
        let mut twin = game.clone();
        let mut same = true;
        while same {
            let state = ask(&mut ann, &at(&table, "")).await;
            if state["status"] == "over" {
                break;
            }
            let expected: Value =
                serde_json::from_str(&twin.spectator_view_json()).expect("a view is JSON");
            same = state["view"]["public"] == expected["public"];
            let mover = if state["your_turn"] == true { &mut ann } else { &mut bob };
            let legal = ask(mover, &at(&table, "")).await["legal"][0].clone();
            tell(mover, &at(&table, "moves"), json!({ "move": legal })).await;
            same = same && twin.play(legal.as_str().expect("a move")).is_ok();
        }
        others += usize::from(!same);
        // To the end: anybody can replay the record.
        loop {
            let state = ask(&mut ann, &at(&table, "")).await;
            if state["status"] == "over" {
                break;
            }
            let mover = if state["your_turn"] == true { &mut ann } else { &mut bob };
            let legal = ask(mover, &at(&table, "")).await["legal"][0].clone();
            tell(mover, &at(&table, "moves"), json!({ "move": legal })).await;
        }
        let played = ann.get(&at(&table, "record")).await.expect("an answer").text();
        assert!(played.contains("reshuffle "), "{played}");
        let played: table::Record = played.parse().expect("a sound record");
        assert!(
            catalog::Any::from_record(&played, &editions).expect("it holds").outcome().is_some()
        );
    }
    assert_eq!(others, 4, "the record's writer knew the stacks");
    // Nobody gets the record of a game that is on, to branch from it.
    let new = json!({ "game": "paris-paris", "seats": ["me", "me"], "public": true });
    let running = tell(&mut ann, "/api/v1/tables", new).await;
    for client in [&mut ann, &mut bob] {
        let answer = client.get(&at(&running, "record")).await.expect("an answer");
        assert_eq!(answer.status, 409, "{}", answer.text());
    }
}
