//! What players ask of each other: one mechanism, and the asker is told the answers.

use crate::inside::Client;
use lutece_server::Config;
use lutece_server::store::Time;
use serde_json::{Value, json};

use crate::ratings::account;
use crate::support::{Site, ask, at, quick, refused, tell};

async fn game(site: &Site, clock: Option<&str>) -> (Value, [Client; 2]) {
    let mut people = [site.guest("Ann").await, site.guest("Bob").await];
    let (seats, name) = (["me", "free"], "Ann");
    let game = "paris-paris";
    let new = json!({ "game": game, "seats": seats, "public": true, "clock": clock, "name": name });
    let table = tell(&mut people[0], "/api/v1/tables", new).await;
    tell(&mut people[1], &at(&table, "join"), json!({ "name": "Bob" })).await;
    (table, people)
}

#[tokio::test]
async fn a_game_is_ended_by_consent_and_who_declines_is_named() {
    let site = Site::start().await;
    let (table, [mut ann, mut bob]) = game(&site, None).await;
    let mut eve = site.guest("Eve").await;
    let end = || json!({ "matter": "end" });
    assert_eq!(refused(&mut eve, &at(&table, "ask"), end()).await, "not-seated");
    let odd = json!({ "matter": "dance" });
    assert_eq!(refused(&mut ann, &at(&table, "ask"), odd).await, "malformed");
    assert_eq!(
        refused(&mut ann, &at(&table, "ask"), json!({ "matter": "pause" })).await,
        "no-pause"
    );
    tell(&mut ann, &at(&table, "ask"), end()).await;
    let seen = ask(&mut bob, &at(&table, "")).await["request"].clone();
    assert_eq!(
        seen,
        json!({ "matter": "end", "seat": 1, "about": null, "answer": true, "waits_for": [2] })
    );
    assert_eq!(ask(&mut ann, &at(&table, "")).await["request"]["answer"], false);
    assert_eq!(refused(&mut bob, &at(&table, "ask"), end()).await, "asked-already");
    tell(&mut bob, &at(&table, "decline"), json!({})).await;
    let told = ask(&mut ann, &at(&table, "")).await;
    assert_eq!(
        (&told["request"], &told["answered"]),
        (&Value::Null, &json!({ "matter": "end", "by": 2 }))
    );
    assert_eq!(ask(&mut bob, &at(&table, "")).await["answered"], Value::Null, "he knows");
    let id = table["table"].as_str().expect("an id");
    let page = ann.get(&format!("/t/{id}")).await.expect("a page").text();
    assert!(page.contains("Bob wants to play on."));
    tell(&mut ann, &at(&table, "ask"), end()).await;
    let page = bob.get(&format!("/t/{id}")).await.expect("a page").text();
    assert!(page.contains("Ann would like to end the game here"));
    tell(&mut bob, &at(&table, "agree"), json!({})).await;
    for client in [&mut ann, &mut bob, &mut eve] {
        let seen = ask(client, &at(&table, "")).await;
        assert_eq!((&seen["status"], &seen["ended"]), (&json!("over"), &json!(true)));
        assert_eq!((&seen["outcome"], &seen["to_act"]), (&Value::Null, &Value::Null));
        let page = client.get(&format!("/t/{id}")).await.expect("a page").text();
        assert!(page.contains("Nobody has won."));
        assert_eq!(client.get(&format!("/t/{id}/replay")).await.expect("a page").status, 200);
    }
    assert_eq!(refused(&mut ann, &at(&table, "resign"), json!({})).await, "over");
    // They may play another game; the other's seat is kept, and may be refused.
    let next = tell(&mut ann, &at(&table, "rematch"), json!({})).await;
    tell(&mut bob, &at(&next, "leave"), json!({ "seat": 2 })).await;
    assert_eq!(ask(&mut ann, &at(&next, "")).await["declined"], json!(["Bob"]));
}

#[tokio::test]
async fn the_clocks_stand_by_consent_until_somebody_goes_on() {
    let time = Time::standing(1_000_000_000_000);
    let site = Site::with(Config { time: time.clone(), ..quick() }).await;
    let (table, mut people) = game(&site, Some("live 1+0 lose")).await;
    let first = ask(&mut people[0], &at(&table, "")).await["to_act"].as_u64().expect("a seat");
    let first = first as usize - 1;
    time.forward(10_000);
    tell(&mut people[first], &at(&table, "ask"), json!({ "matter": "pause" })).await;
    time.forward(10_000);
    tell(&mut people[1 - first], &at(&table, "agree"), json!({})).await;
    let seen = ask(&mut people[0], &at(&table, "")).await;
    assert_eq!((&seen["paused"], &seen["request"]), (&json!(true), &Value::Null));
    time.forward(3_600_000);
    let seen = ask(&mut people[0], &at(&table, "")).await;
    assert_eq!(seen["status"], "playing");
    let clock = &seen["seats"][first]["time"];
    assert_eq!((&clock["left"], &clock["runs"]), (&json!(40_000), &json!(false)));
    tell(&mut people[1 - first], &at(&table, "resume"), json!({})).await;
    time.forward(39_999);
    assert_eq!(ask(&mut people[0], &at(&table, "")).await["status"], "playing");
    time.forward(1);
    let late = refused(&mut people[first], &at(&table, "resume"), json!({})).await;
    assert_eq!(late, "over", "the clock ran again");
}

/// A game of three without a clock, the one to move first, and the other two.
async fn three(site: &Site) -> (Value, [Client; 3], [usize; 3]) {
    let mut people = [site.guest("Ann").await, site.guest("Bob").await, site.guest("Cid").await];
    let new = json!({ "game": "paris-paris", "seats": ["me", "free", "free"], "public": true,
        "name": "Ann" });
    let table = tell(&mut people[0], "/api/v1/tables", new).await;
    for (client, name) in people[1..].iter_mut().zip(["Bob", "Cid"]) {
        tell(client, &at(&table, "join"), json!({ "name": name })).await;
    }
    let first = ask(&mut people[0], &at(&table, "")).await["to_act"].as_u64().expect("a seat");
    let gone = first as usize - 1;
    (table, people, [gone, (gone + 1) % 3, (gone + 2) % 3])
}

#[tokio::test]
async fn a_bot_replaces_who_left_when_those_who_stayed_agree() {
    let time = Time::standing(1_000_000_000_000);
    let mut config = Config { time: time.clone(), ..quick() };
    config.live.gone_after = 120_000;
    let site = Site::with(config).await;
    let (table, mut people, [gone, one, two]) = three(&site).await;
    let replace = || json!({ "matter": "replace" });
    let bot = || json!({ "seat": gone + 1, "level": "flaneur" });
    assert_eq!(refused(&mut people[one], &at(&table, "ask"), replace()).await, "not-gone");
    assert_eq!(refused(&mut people[one], &at(&table, "bot"), bot()).await, "not-gone");
    time.forward(120_000);
    let path = format!("/t/{}", table["table"].as_str().expect("an id"));
    let page = people[one].get(&path).await.expect("a page").text();
    assert!(page.contains("keeping you waiting") && page.contains("value=\"replace\""), "{page}");
    assert!(!page.contains("value=\"break-off\""), "not so soon");
    // What used to send in a bot at once now asks too.
    tell(&mut people[one], &at(&table, "bot"), bot()).await;
    let seen = ask(&mut people[two], &at(&table, "")).await["request"].clone();
    let asked = json!({ "matter": "replace", "seat": one + 1, "about": gone + 1,
        "answer": true, "waits_for": [two + 1] });
    assert_eq!(seen, asked);
    let page = people[two].get(&path).await.expect("a page").text();
    assert!(page.contains("would like a bot to play on") && page.contains(">Wait<"), "{page}");
    let page = people[gone].get(&path).await.expect("a page").text();
    assert!(page.contains("I am here"), "{page}");
    tell(&mut people[two], &at(&table, "decline"), json!({})).await;
    let told = ask(&mut people[one], &at(&table, "")).await["answered"].clone();
    assert_eq!(told, json!({ "matter": "replace", "by": two + 1 }));
    let page = people[one].get(&path).await.expect("a page").text();
    assert!(page.contains("wants to wait."), "{page}");
    time.forward(120_000);
    tell(&mut people[one], &at(&table, "ask"), replace()).await;
    tell(&mut people[two], &at(&table, "agree"), json!({})).await;
    let seen = ask(&mut people[two], &at(&table, "")).await;
    assert_eq!((&seen["seats"][gone]["by"], &seen["request"]), (&json!("bot"), &Value::Null));
    tell(&mut people[gone], &at(&table, "join"), json!({ "seat": gone + 1 })).await;
    let back = ask(&mut people[one], &at(&table, "")).await;
    assert_eq!(back["seats"][gone]["by"], "person", "and may come back");
}

#[tokio::test]
async fn those_who_stayed_may_break_the_game_off_after_a_longer_while() {
    let time = Time::standing(1_000_000_000_000);
    let mut config = Config { time: time.clone(), ..quick() };
    config.live.gone_after = 120_000;
    let site = Site::with(config).await;
    let (table, mut people, [_, one, two]) = three(&site).await;
    let off = || json!({ "matter": "break-off" });
    time.forward(599_999);
    assert_eq!(refused(&mut people[one], &at(&table, "ask"), off()).await, "not-gone");
    time.forward(1);
    tell(&mut people[one], &at(&table, "ask"), off()).await;
    assert_eq!(ask(&mut people[two], &at(&table, "")).await["status"], "playing");
    tell(&mut people[two], &at(&table, "agree"), json!({})).await;
    let seen = ask(&mut people[two], &at(&table, "")).await;
    assert_eq!((&seen["status"], &seen["ended"]), (&json!("over"), &json!(true)));
    // Somebody losing a game that counts cannot escape that way.
    let mut players = Vec::new();
    for name in ["Dora", "Emil"] {
        players.push(account(&site, name).await.0);
    }
    let new = json!({ "game": "paris-paris", "seats": ["me", "free"], "public": true });
    let table = tell(&mut players[0], "/api/v1/tables", new).await;
    tell(&mut players[1], &at(&table, "join"), json!({})).await;
    let first = ask(&mut players[0], &at(&table, "")).await["to_act"].as_u64().expect("a seat");
    time.forward(600_000);
    let other = &mut players[2 - first as usize];
    assert_eq!(refused(other, &at(&table, "ask"), off()).await, "rated");
    let path = format!("/t/{}", table["table"].as_str().expect("an id"));
    let page = other.get(&path).await.expect("a page").text();
    assert!(page.contains("value=\"replace\"") && !page.contains("value=\"break-off\""), "{page}");
}

/// Time passes, and what the page counts by itself is not sent again.
#[tokio::test]
async fn the_players_are_not_sent_again_while_only_a_clock_runs() {
    let time = Time::standing(1_000_000_000_000);
    let site = Site::with(Config { time: time.clone(), ..quick() }).await;
    let (table, mut people) = game(&site, Some("live 5+0 lose")).await;
    let path = format!("/t/{}", table["table"].as_str().expect("an id"));
    let digest = |page: &str| {
        let at = page.find("data-part=\"players\"").expect("the players are there");
        let text = page[at..].split("data-digest=\"").nth(1).expect("a digest");
        text.split('"').next().expect("a digest").to_owned()
    };
    let first = people[0].get(&path).await.expect("a page").text();
    time.forward(7_000);
    let own = people[0].headers.clone();
    people[0].headers.push(("x-part".to_owned(), "1".to_owned()));
    people[0].headers.push(("x-parts".to_owned(), format!("players:{}", digest(&first))));
    let again = people[0].get(&path).await.expect("a part").text();
    assert_eq!(digest(&again), digest(&first));
    assert!(!again.contains("class=\"clock"), "the clock ticks in the page: {again}");
    people[0].headers = own;
    let whole = people[0].get(&path).await.expect("a page").text();
    assert!(whole.contains("data-left=\"293000\""), "who comes anew sees what is left");
    // A turn that passes on is news.
    let mover = ask(&mut people[0], &at(&table, "")).await["to_act"].as_u64().expect("a seat");
    let mover = &mut people[mover as usize - 1];
    let state = ask(mover, &at(&table, "")).await;
    tell(mover, &at(&table, "moves"), json!({ "move": state["legal"][0] })).await;
    let moved = people[0].get(&path).await.expect("a page").text();
    assert_ne!(digest(&moved), digest(&first));
}

#[tokio::test]
async fn a_quick_phrase_is_read_in_the_readers_language() {
    let site = Site::start().await;
    let (table, [mut ann, mut bob]) = game(&site, None).await;
    tell(&mut ann, &at(&table, "chat"), json!({ "text": "/nice" })).await;
    tell(&mut ann, &at(&table, "chat"), json!({ "text": "/none such" })).await;
    let path = format!("/t/{}", table["table"].as_str().expect("an id"));
    for (language, said) in [("de", "Gut gespielt!"), ("ja", "お見事！"), ("en", "Well played!")]
    {
        let own = bob.headers.clone();
        bob.headers.push(("accept-language".to_owned(), language.to_owned()));
        let page = bob.get(&path).await.expect("a page").text();
        bob.headers = own;
        let chat = page.split("<ul class=\"chat\"").nth(1).expect("a chat");
        let chat = chat.split("</ul>").next().expect("a chat");
        assert!(chat.contains(said) && chat.contains("/none such"), "{chat}");
        assert!(chat.contains("<time "), "with its time: {chat}");
    }
}
