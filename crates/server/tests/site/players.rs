//! Players: what others see of them, and what somebody keeps about another player.

use std::time::Duration;

use crate::inside::Client;
use serde_json::{Value, json};

use crate::ratings::account;
use crate::support::{Site, ask, at, refused, tell};

/// A game of two that ends when the first gives up after two moves each.
async fn play(people: &mut [Client; 2], new: Value) -> Value {
    let table = tell(&mut people[0], "/api/v1/tables", new).await;
    tell(&mut people[1], &at(&table, "join"), json!({})).await;
    for _ in 0..4 {
        let state = ask(&mut people[0], &at(&table, "")).await;
        let mover = &mut people[state["to_act"].as_u64().expect("somebody") as usize - 1];
        let legal = ask(mover, &at(&table, "")).await["legal"][0].clone();
        tell(mover, &at(&table, "moves"), json!({ "move": legal })).await;
    }
    tell(&mut people[0], &at(&table, "resign"), json!({})).await;
    table
}

fn plain() -> Value {
    json!({ "game": "paris-paris", "seats": ["me", "free"], "public": true })
}

/// A player's page for programs, once so many games are counted.
async fn counted(client: &mut Client, name: &str, games: u64) -> Value {
    for _ in 0..200 {
        let player = ask(client, &format!("/api/v1/players/{name}")).await;
        if player["ratings"][0]["games"] == games {
            return player;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("{games} games of {name} were never counted");
}

async fn html(client: &mut Client, path: &str) -> String {
    let answer = client.get(path).await.expect("the server answers");
    assert_eq!(answer.status, 200, "{path}: {}", answer.text());
    answer.text()
}

#[tokio::test]
async fn a_player_has_a_page_with_games_and_a_curve() {
    let site = Site::start().await;
    let mut people = [account(&site, "Ann").await.0, account(&site, "Bob").await.0];
    let mut stranger = site.guest("Eve").await;
    let first = play(&mut people, plain()).await;
    let last = play(&mut people, plain()).await;
    let ann = counted(&mut stranger, "ann", 2).await;
    assert_eq!(ann["name"], "Ann", "however it is written");
    assert_eq!((&ann["results"][0]["games"], &ann["results"][0]["won"]), (&json!(2), &json!(0)));
    assert_eq!(ann["rivals"][0]["name"], "Bob");
    assert_eq!(ann["rivals"][0]["behind"], 2);
    let curve = "/api/v1/players/Ann/curve?game=paris-paris&seats=2";
    let curve = ask(&mut stranger, curve).await;
    assert_eq!(curve.as_array().map(Vec::len), Some(2));
    assert!(curve[1]["rating"].as_f64() < curve[0]["rating"].as_f64(), "{curve}");
    let list = ask(&mut stranger, "/api/v1/players/Ann/games").await;
    assert_eq!((&list[0]["table"], &list[1]["table"]), (&last["table"], &first["table"]));
    assert_eq!(list[0]["seats"][0]["ending"], "left");
    let before = format!("{}-{}", list[0]["at"], last["table"].as_str().expect("a table"));
    for (query, games) in [
        (format!("before={before}"), 1),
        ("won=true".to_owned(), 0),
        ("won=false&game=paris-paris&seats=2".to_owned(), 2),
        ("game=paris".to_owned(), 0),
        ("opponent=Bob".to_owned(), 2),
        ("opponent=Fl%C3%A2neur".to_owned(), 0),
    ] {
        let found = ask(&mut stranger, &format!("/api/v1/players/Ann/games?{query}")).await;
        assert_eq!(found.as_array().map(Vec::len), Some(games), "{query}");
    }
    let page = html(&mut stranger, "/player/Ann").await;
    let replay = format!("/t/{}/replay", last["table"].as_str().expect("a table"));
    for part in ["rating-curve", "<polyline", "/player/Bob", replay.as_str()] {
        assert!(page.contains(part), "{part} is missing");
    }
    let leaders = ask(&mut stranger, "/api/v1/leaders?game=paris-paris&seats=2").await;
    assert_eq!((&leaders[0]["name"], &leaders[1]["name"]), (&json!("Bob"), &json!("Ann")));
    assert!(html(&mut stranger, "/players?game=paris-paris").await.contains("/player/Ann"));
    assert!(html(&mut stranger, "/bot/flaneur").await.contains("Flâneur"));
    let gone = stranger.get("/player/Nobody").await.expect("an answer");
    assert_eq!(gone.status, 404);
    let found = stranger.get("/players?name=bob").await.expect("an answer");
    assert_eq!(found.header("location"), Some("/player/Bob"));
}

/// A game of two that is played to its end, each move the last there is.
async fn play_out(people: &mut [Client; 2], new: Value) -> Value {
    let table = tell(&mut people[0], "/api/v1/tables", new).await;
    match table["links"][0]["token"].as_str() {
        Some(token) => tell(&mut people[1], &format!("/api/v1/links/{token}"), json!({})).await,
        None => tell(&mut people[1], &at(&table, "join"), json!({})).await,
    };
    loop {
        let state = ask(&mut people[0], &at(&table, "")).await;
        let Some(mover) = state["to_act"].as_u64() else { return table };
        let mover = &mut people[mover as usize - 1];
        let legal = ask(mover, &at(&table, "")).await["legal"].clone();
        let last = legal.as_array().and_then(|all| all.last()).expect("a move").clone();
        tell(mover, &at(&table, "moves"), json!({ "move": last })).await;
    }
}

/// A game that is played to its end has what its players may be proud of: on the page, for programs
/// and in the download, private ones for oneself alone, and the same when games are counted again.
#[tokio::test]
async fn what_somebody_is_proud_of_has_its_game() {
    let site = Site::start().await;
    let (ann, whose) = account(&site, "Ann").await;
    let mut people = [ann, account(&site, "Bob").await.0];
    let mut stranger = site.guest("Eve").await;
    // A game that was broken off gives no feats, whoever broke it off.
    play(&mut people, plain()).await;
    counted(&mut stranger, "Bob", 1).await;
    assert_eq!(ask(&mut stranger, "/api/v1/players/Bob").await["bests"], json!([]));
    let mut hidden = plain();
    hidden["public"] = json!(false);
    hidden["seats"] = json!(["me", "friend"]);
    let own = play_out(&mut people, hidden).await;
    counted(&mut stranger, "Ann", 2).await;
    assert_eq!(ask(&mut stranger, "/api/v1/players/Ann").await["bests"], json!([]));
    assert!(!html(&mut stranger, "/player/Ann").await.contains("Personal bests"));
    let bests = ask(&mut people[0], "/api/v1/players/Ann").await["bests"].clone();
    let feats: Vec<&str> = bests.as_array().expect("a list").iter().map(name).collect();
    assert_eq!(feats[..2], ["pp-feat-tour-points", "pp-feat-tour-stops"]);
    for best in bests.as_array().expect("a list") {
        assert_eq!((&best["game"], &best["table"]), (&json!("paris-paris"), &own["table"]));
        assert!(best["most"].as_i64() > Some(0), "{best}");
    }
    let shown = play_out(&mut people, plain()).await;
    counted(&mut stranger, "Ann", 3).await;
    let page = html(&mut stranger, "/player/Ann").await;
    let from = page.find("Personal bests").expect("they are shown");
    let part = &page[from..page[from..].find("</section>").expect("an end") + from];
    let replay = format!("/t/{}/replay", shown["table"].as_str().expect("a table"));
    let most = |bests: &Value| bests[0]["most"].to_string();
    let seen = ask(&mut stranger, "/api/v1/players/Ann").await["bests"].clone();
    assert!(part.contains("Most points from one tour"), "{part}");
    assert!(part.contains(&format!("<a href=\"{replay}\">{}</a>", most(&seen))), "{part}");
    let data = ask(&mut people[0], "/account/export").await;
    let all = ask(&mut people[0], "/api/v1/players/Ann").await["bests"].clone();
    assert_eq!(data["bests"], all, "those of private games as well");
    // An older store has none; counted again from the games, they are as they were.
    let filter = site::profile::Filter::default();
    let games = site.state.store.games_of(whose, filter, 9).await.expect("it reads");
    site.state.store.put_results(games).await.expect("it writes");
    assert_eq!(ask(&mut people[0], "/api/v1/players/Ann").await["bests"], json!([]));
    let editions = site.state.tables.editions();
    let counted = lutece_server::ratings::recount(&*site.state.store, editions).await;
    assert_eq!(counted.expect("it counts").games, 3);
    assert_eq!(ask(&mut people[0], "/api/v1/players/Ann").await["bests"], all);
}

fn name(best: &Value) -> &str {
    best["feat"].as_str().expect("a feat")
}

#[tokio::test]
async fn what_is_private_stays_so_and_is_in_the_download() {
    let site = Site::start().await;
    let (bob, whose) = account(&site, "Bob").await;
    let mut people = [account(&site, "Ann").await.0, bob];
    let mut stranger = site.guest("Eve").await;
    play(&mut people, plain()).await;
    let mut hidden = plain();
    hidden["public"] = json!(false);
    let table = tell(&mut people[0], "/api/v1/tables", hidden).await;
    let token = table["links"][0]["token"].as_str().expect("a link").to_owned();
    tell(&mut people[1], &format!("/api/v1/links/{token}"), json!({})).await;
    tell(&mut people[0], &at(&table, "resign"), json!({})).await;
    counted(&mut stranger, "Bob", 1).await;
    let count = async |client: &mut Client, name: &str| {
        let list = ask(client, &format!("/api/v1/players/{name}/games")).await;
        list.as_array().map_or(0, Vec::len)
    };
    assert_eq!(count(&mut stranger, "Ann").await, 1, "a private table is nobody's business");
    assert_eq!(count(&mut people[0], "Ann").await, 2, "but her own");
    for (client, games) in [(&mut people[0], 2), (&mut stranger, 1)] {
        let ann = ask(client, "/api/v1/players/Ann").await;
        assert_eq!(
            (&ann["results"][0]["games"], &ann["rivals"][0]["games"]),
            (&json!(games), &json!(games))
        );
        let page = html(client, "/player/Ann").await;
        assert_eq!(page.matches("class=\"game-row").count(), games, "on the page as well");
    }
    tell(&mut people[0], "/api/v1/privacy", json!({ "private": true })).await;
    let note = json!({ "follows": true, "note": " plays  the bag " });
    tell(&mut people[0], "/api/v1/players/Bob/relation", note).await;
    for client in [&mut stranger, &mut people[1]] {
        let ann = ask(client, "/api/v1/players/Ann").await;
        assert_eq!((&ann["private"], &ann["ratings"]), (&json!(true), &Value::Null));
        assert_eq!(ask(client, "/api/v1/players/Ann/games").await, json!([]));
        let curve = "/api/v1/players/Ann/curve?game=paris-paris&seats=2";
        assert_eq!(ask(client, curve).await, json!([]));
        assert!(!html(client, "/player/Ann").await.contains("rating-curve"));
        let leaders = ask(client, "/api/v1/leaders?game=paris-paris&seats=2").await;
        assert_eq!(leaders.as_array().map(Vec::len), Some(1), "{leaders}");
    }
    assert!(html(&mut people[0], "/player/Ann").await.contains("rating-curve"));
    assert_eq!(ask(&mut people[1], "/api/v1/players/Ann").await["relation"]["note"], "");
    let data = ask(&mut people[0], "/account/export").await;
    assert_eq!(data["private"], true);
    assert_eq!(data["players"][0]["relation"]["note"], "plays the bag");
    assert_eq!(data["ratings"][0]["games"], 1);
    let note = json!({ "blocks": true, "note": "talks" });
    tell(&mut people[1], "/api/v1/players/Ann/relation", note).await;
    let body = "password=correct+horse";
    let form = "application/x-www-form-urlencoded";
    let answer = people[0].request("POST", "/account/delete", form, body.as_bytes()).await;
    assert!(answer.expect("an answer").status < 400);
    let gone = stranger.get("/api/v1/players/Ann").await.expect("an answer");
    assert_eq!(gone.status, 404);
    let list = ask(&mut stranger, "/api/v1/players/Bob/games").await;
    assert_eq!(list[0]["seats"][0]["name"], Value::Null, "the game stays, without the name");
    let kept = site.state.store.relations(whose.player().expect("a person")).await;
    assert_eq!(kept, Ok(vec![]), "nor is anything kept about her");
}

#[tokio::test]
async fn whoever_is_blocked_neither_sits_down_nor_challenges() {
    let site = Site::start().await;
    let mut people = [account(&site, "Ann").await.0, account(&site, "Bob").await.0];
    let block = json!({ "blocks": true });
    assert_eq!(
        refused(&mut people[0], "/api/v1/players/Ann/relation", block.clone()).await,
        "no-account",
        "oneself"
    );
    let mut guest = site.guest("Eve").await;
    let code = refused(&mut guest, "/api/v1/players/Ann/relation", block.clone()).await;
    assert_eq!(code, "stranger");
    tell(&mut people[0], "/api/v1/players/Bob/relation", block).await;
    let table = tell(&mut people[0], "/api/v1/tables", plain()).await;
    assert_eq!(refused(&mut people[1], &at(&table, "join"), json!({})).await, "private");
    let challenge = json!({ "game": "paris-paris", "seats": ["me", "player:Ann"] });
    assert_eq!(refused(&mut people[1], "/api/v1/tables", challenge.clone()).await, "private");
    tell(&mut people[0], "/api/v1/players/Bob/relation", json!({ "blocks": false })).await;
    assert_eq!(ask(&mut people[0], "/api/v1/relations").await, json!([]), "nothing is kept");
    tell(&mut people[1], &at(&table, "join"), json!({})).await;
}
