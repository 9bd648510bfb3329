//! Playing at tables through the API: whole games, seats, undo, resigning, chat, rematches.

use crate::inside::Client;
use crate::support::{Site, ask, at, refused, send, tell};
use serde_json::{Value, json};

const GAMES: [&str; 3] = ["city-of-light", "paris-paris", "paris"];

async fn two_seats(site: &Site, game: &str) -> (Client, Client, Value) {
    let mut ann = site.guest("Ann").await;
    let mut bob = site.guest("Bob").await;
    let body = json!({ "game": game, "seats": ["me", "free"], "public": true, "entropy": "aa" });
    let table = tell(&mut ann, "/api/v1/tables", body).await;
    assert_eq!(table["status"], "open");
    tell(&mut bob, &at(&table, "join"), json!({ "entropy": "bb" })).await;
    (ann, bob, table)
}

/// The player to act plays the first legal move; false when the game is over.
async fn step(players: &mut [Client], table: &Value) -> bool {
    for player in players {
        let state = ask(player, &at(table, "")).await;
        if state["status"] == "over" {
            return false;
        }
        if state["your_turn"] == true {
            let legal = state["legal"].as_array().expect("a list of moves");
            let pick = state["version"].as_u64().expect("a version") as usize % legal.len();
            let body = json!({ "move": legal[pick], "version": state["version"] });
            tell(player, &at(table, "moves"), body).await;
            return true;
        }
    }
    panic!("nobody is to act in a game that is on");
}

#[tokio::test]
async fn two_people_play_every_game_to_its_end() {
    let site = Site::start().await;
    for game in GAMES {
        let (ann, bob, table) = two_seats(&site, game).await;
        let mut players = [ann, bob];
        while step(&mut players, &table).await {}
        let over = ask(&mut players[0], &at(&table, "")).await;
        assert_eq!(over["fair"]["added"], json!([1, 2]));
        let record = players[0].get(&at(&table, "record")).await.expect("an answer").text();
        let record: table::Record = record.parse().expect("a sound record");
        let editions = catalog::Editions::shipped();
        let replayed = catalog::Any::from_record(&record, &editions).expect("it holds");
        assert!(replayed.outcome().is_some());
        let table::Origin::Seed(seed) = record.origin else { panic!("dealt from a seed") };
        assert_eq!(record.fair.expect("a fair shuffle").check(&seed), Ok(()));
    }
}

/// The moves as a page tells them.
async fn told(client: &mut Client, table: &Value) -> String {
    let page = format!("/t/{}", table["table"].as_str().expect("an id"));
    let html = client.get(&page).await.expect("an answer").text();
    let (_, rest) = html.split_once("data-part=\"log\"").expect("a table has a log");
    rest.split_once("data-part=").expect("more follows").0.to_owned()
}

#[tokio::test]
async fn one_reads_of_oneself_as_you_and_of_everybody_else_by_name() {
    let site = Site::start().await;
    let (ann, bob, table) = two_seats(&site, "paris-paris").await;
    let mut players = [ann, bob];
    for _ in 0..6 {
        assert!(step(&mut players, &table).await);
    }
    // A player who gave no name at the table is called as on the board.
    let [first, second] = ["Player A", "Player B"];
    let opens = |who: &str| format!("{who} opens a shop");
    let log = told(&mut players[0], &table).await;
    assert!(log.contains("You open a shop") && log.contains(&opens(second)), "{log}");
    assert!(!log.contains(first), "{log}");
    let log = told(&mut players[1], &table).await;
    assert!(log.contains("You open a shop") && log.contains(&opens(first)), "{log}");
    assert!(!log.contains(second), "{log}");
    let mut zoe = site.guest("Zoé").await;
    let log = told(&mut zoe, &table).await;
    assert!(log.contains(&opens(first)) && log.contains(&opens(second)), "{log}");
    assert!(!log.contains("You "), "{log}");

    // With two players at one device, neither is "you".
    let body = json!({ "game": "paris-paris", "seats": ["me", "me"], "entropy": "aa" });
    let table = tell(&mut players[0], "/api/v1/tables", body).await;
    for _ in 0..4 {
        assert!(step(&mut players[..1], &table).await);
    }
    let log = told(&mut players[0], &table).await;
    assert!(log.contains(" opens a shop") && !log.contains("You "), "{log}");
}

#[tokio::test]
async fn a_person_plays_against_bots_to_the_end() {
    let site = Site::start().await;
    let mut ann = site.guest("Ann").await;
    for game in GAMES {
        let body = json!({ "game": game, "seats": ["bot:random", "me"], "entropy": "aa" });
        let table = tell(&mut ann, "/api/v1/tables", body).await;
        let path = format!("{}?since=0", at(&table, "events"));
        let token = ann.headers[0].1.trim_start_matches("Bearer ").to_owned();
        let mut events =
            Client::bearer(site.address, &token).events(&path).await.expect("a stream");
        loop {
            let state = ask(&mut ann, &at(&table, "")).await;
            if state["status"] == "over" {
                break;
            }
            if state["your_turn"] == true {
                let mv = &state["legal"][0];
                tell(&mut ann, &at(&table, "moves"), json!({ "move": mv })).await;
            } else {
                events.next().await.expect("a stream").expect("it goes on");
            }
        }
    }
}

#[tokio::test]
async fn a_click_counts_once_and_a_stale_one_is_refused() {
    let site = Site::start().await;
    let (mut ann, mut bob, table) = two_seats(&site, "city-of-light").await;
    let state = ask(&mut ann, &at(&table, "")).await;
    let (player, other) =
        if state["your_turn"] == true { (&mut ann, &mut bob) } else { (&mut bob, &mut ann) };
    let state = ask(player, &at(&table, "")).await;
    let body = json!({ "move": state["legal"][0], "version": state["version"], "click": "c1" });
    let first = tell(player, &at(&table, "moves"), body.clone()).await;
    let second = tell(player, &at(&table, "moves"), body.clone()).await;
    assert_eq!(first["again"], false);
    assert_eq!(second["again"], true);
    assert_eq!(first["version"], second["version"]);
    let stale = json!({ "move": state["legal"][0], "version": state["version"], "click": "c2" });
    let answer = send(player, &at(&table, "moves"), stale).await;
    assert_eq!(answer.status, 409);
    assert_eq!(answer.json()["error"]["code"], "stale");
    assert_eq!(answer.json()["error"]["version"], first["version"]);
    // Chat in between makes no click stale.
    let fresh = ask(other, &at(&table, "")).await;
    tell(player, &at(&table, "chat"), json!({ "text": "hello" })).await;
    if fresh["your_turn"] == true {
        let body = json!({ "move": fresh["legal"][0], "version": fresh["version"] });
        tell(other, &at(&table, "moves"), body).await;
    }
}

#[tokio::test]
async fn nobody_moves_for_another() {
    let site = Site::start().await;
    let (mut ann, mut bob, table) = two_seats(&site, "paris-paris").await;
    let mut eve = site.guest("Eve").await;
    let state = ask(&mut ann, &at(&table, "")).await;
    let (mover, waiter) =
        if state["your_turn"] == true { (&mut ann, &mut bob) } else { (&mut bob, &mut ann) };
    let legal = ask(mover, &at(&table, "")).await["legal"][0].clone();
    let body = json!({ "move": legal });
    let path = at(&table, "moves");
    assert_eq!(refused(waiter, &path, body.clone()).await, "not-your-turn");
    assert_eq!(refused(&mut eve, &path, body.clone()).await, "not-seated");
    let mut stranger = site.stranger();
    assert_eq!(refused(&mut stranger, &path, body.clone()).await, "stranger");
    assert_eq!(refused(mover, &path, json!({ "move": "nonsense" })).await, "illegal");
    assert_eq!(refused(&mut eve, &at(&table, "join"), json!({ "seat": 1 })).await, "seat-taken");
    assert_eq!(ask(&mut eve, &at(&table, "")).await["legal"], json!([]));
    tell(mover, &path, body).await;
}

#[tokio::test]
async fn links_give_exactly_their_right() {
    let site = Site::start().await;
    let mut ann = site.guest("Ann").await;
    let mut eve = site.guest("Eve").await;
    let mut bob = site.guest("Bob").await;
    let body = json!({ "game": "city-of-light", "seats": ["me", "free"] });
    let table = tell(&mut ann, "/api/v1/tables", body).await;
    let link = |right: &str| {
        let links = table["links"].as_array().expect("links");
        let link = links.iter().find(|link| link["right"] == right).expect("a link");
        format!("/api/v1/links/{}", link["token"].as_str().expect("a token"))
    };
    assert_eq!(eve.get(&at(&table, "")).await.expect("an answer").status, 403);
    assert_eq!(refused(&mut eve, &at(&table, "join"), json!({})).await, "private");
    assert_eq!(refused(&mut eve, &at(&table, "join"), json!({ "seat": 2 })).await, "private");
    tell(&mut eve, &link("watch"), json!({})).await;
    let seen = ask(&mut eve, &at(&table, "")).await;
    assert_eq!(seen["links"], json!([]), "an onlooker hands on no rights");
    assert_eq!(refused(&mut eve, &at(&table, "join"), json!({ "seat": 2 })).await, "private");
    tell(&mut bob, &link("play"), json!({})).await;
    assert_eq!(refused(&mut eve, &link("play"), json!({})).await, "seat-taken");
    assert_eq!(ask(&mut bob, &at(&table, "")).await["yours"], json!([2]));
}

#[tokio::test]
async fn one_takes_back_alone_or_by_consent() {
    let site = Site::start().await;
    let (ann, bob, table) = two_seats(&site, "city-of-light").await;
    let mut players = [ann, bob];
    let before = ask(&mut players[0], &at(&table, "")).await["ply"].clone();
    assert!(step(&mut players, &table).await);
    // Somebody moved; whoever it was can take it back alone or by asking.
    let mut mover = None;
    for (index, player) in players.iter_mut().enumerate() {
        let state = ask(player, &at(&table, "")).await;
        if state["undo"]["ask"] == true {
            mover = Some((index, state["undo"]["own"] == true));
        }
    }
    let (mover, own) = mover.expect("somebody moved");
    let path = at(&table, "undo");
    if own {
        assert_eq!(refused(&mut players[1 - mover], &path, json!({})).await, "cannot-undo");
        tell(&mut players[mover], &path, json!({})).await;
        assert!(step(&mut players, &table).await);
    }
    tell(&mut players[mover], &at(&table, "ask-undo"), json!({})).await;
    assert_eq!(
        refused(&mut players[mover], &at(&table, "agree"), json!({})).await,
        "nothing-asked"
    );
    let asked = ask(&mut players[1 - mover], &at(&table, "")).await;
    assert_eq!(asked["undo"]["answer"], true);
    tell(&mut players[1 - mover], &at(&table, "decline"), json!({})).await;
    tell(&mut players[mover], &at(&table, "ask-undo"), json!({})).await;
    tell(&mut players[1 - mover], &at(&table, "agree"), json!({})).await;
    assert_eq!(ask(&mut players[0], &at(&table, "")).await["ply"], before);
}

/// Plays again after somebody resigned: the state of the next table, for each player.
async fn again(players: [&mut Client; 2], table: &Value, loser: usize) -> (Value, [Value; 2]) {
    let [ann, bob] = players;
    assert_eq!(refused(ann, &at(table, "rematch"), json!({})).await, "not-over");
    let gives_up = if loser == 0 { &mut *ann } else { &mut *bob };
    tell(gives_up, &at(table, "resign"), json!({})).await;
    let next = tell(ann, &at(table, "rematch"), json!({ "entropy": "cc" })).await;
    let found = tell(bob, &at(table, "rematch"), json!({ "entropy": "dd" })).await;
    assert_eq!(next, found, "both find the same table");
    tell(bob, &at(&next, "join"), json!({ "entropy": "dd" })).await;
    let states = [ask(ann, &at(&next, "")).await, ask(bob, &at(&next, "")).await];
    assert_eq!(states[0]["status"], "playing");
    assert_eq!(states[0]["fair"]["added"], json!([1, 2]));
    (next, states)
}

#[tokio::test]
async fn the_loser_begins_the_next_city_of_light() {
    let site = Site::start().await;
    let (mut ann, mut bob, mut table) = two_seats(&site, "city-of-light").await;
    for loser in [1, 0, 0, 1, 1, 0] {
        let (next, states) = again([&mut ann, &mut bob], &table, loser).await;
        let over = ask(&mut ann, &at(&table, "")).await;
        assert_eq!(over["outcome"]["places"][loser], 2);
        assert_eq!(refused(&mut ann, &at(&table, "moves"), json!({ "move": "x" })).await, "over");
        assert_eq!(states[loser]["your_turn"], true, "seat {} lost", loser + 1);
        table = next;
    }
}

#[tokio::test]
async fn another_begins_the_next_game() {
    let site = Site::start().await;
    for game in ["paris-paris", "paris"] {
        let (mut ann, mut bob, mut table) = two_seats(&site, game).await;
        let mut began = ask(&mut ann, &at(&table, "")).await["to_act"].clone();
        for loser in [1, 0, 0, 1, 1, 0] {
            let (next, states) = again([&mut ann, &mut bob], &table, loser).await;
            assert_ne!(states[0]["to_act"], began, "{game}");
            assert_eq!(states[0]["yours"], json!([1]), "everybody keeps their seat");
            began = states[0]["to_act"].clone();
            table = next;
        }
    }
}

#[tokio::test]
async fn a_bot_stands_in_and_its_player_comes_back() {
    let site = Site::start().await;
    let (mut ann, mut bob, table) = two_seats(&site, "paris-paris").await;
    let mut eve = site.guest("Eve").await;
    let state = ask(&mut ann, &at(&table, "")).await;
    let to_act = state["to_act"].as_u64().expect("a seat");
    let (gone, other) = if to_act == 1 { (&mut ann, &mut bob) } else { (&mut bob, &mut ann) };
    let body = json!({ "seat": to_act, "level": "random" });
    assert_eq!(refused(&mut eve, &at(&table, "bot"), body.clone()).await, "not-seated");
    let early = json!({ "seat": 3 - to_act, "level": "random" });
    assert_eq!(refused(gone, &at(&table, "bot"), early).await, "not-gone");
    tell(other, &at(&table, "bot"), body).await;
    assert_eq!(
        refused(&mut eve, &at(&table, "join"), json!({ "seat": to_act })).await,
        "seat-taken"
    );
    tell(gone, &at(&table, "join"), json!({ "seat": to_act })).await;
    assert_eq!(ask(gone, &at(&table, "")).await["yours"], json!([to_act]));
}

#[tokio::test]
async fn a_game_goes_on_from_a_record() {
    let site = Site::start().await;
    let (ann, bob, table) = two_seats(&site, "paris-paris").await;
    let mut players = [ann, bob];
    while step(&mut players, &table).await {}
    let record = players[0].get(&at(&table, "record")).await.expect("an answer").text();
    let body = json!({ "record": record, "ply": 6, "seats": ["me", "bot:random"] });
    let on = tell(&mut players[0], "/api/v1/tables", body).await;
    assert_eq!(on["fair"], Value::Null, "nothing is left to shuffle");
    assert!(on["ply"].as_u64().expect("a number") >= 6);
    let bad = json!({ "record": "lutece record 1\n", "seats": ["me", "me"] });
    assert_eq!(refused(&mut players[0], "/api/v1/tables", bad).await, "bad-record");
}

#[tokio::test]
async fn the_commitment_is_known_before_anybody_adds_to_the_shuffle() {
    let site = Site::start().await;
    let mut ann = site.guest("Ann").await;
    let offer = tell(&mut ann, "/api/v1/offers", json!({})).await;
    let body = json!({
        "game": "city-of-light", "seats": ["me", "me"], "table": offer["table"], "entropy": "0a"
    });
    let table = tell(&mut ann, "/api/v1/tables", body.clone()).await;
    assert_eq!(table["fair"]["commitment"], offer["commitment"]);
    assert_eq!(table["fair"]["secret"], Value::Null);
    let again = tell(&mut ann, "/api/v1/tables", body.clone()).await;
    assert_eq!(again["table"], table["table"], "the same offer sent twice is one table");
    let mut bob = site.guest("Bob").await;
    assert_eq!(refused(&mut bob, "/api/v1/tables", body).await, "table-taken");
    tell(&mut ann, &at(&table, "resign"), json!({})).await;
    let over = ask(&mut ann, &at(&table, "")).await;
    let secret: table::Seed =
        over["fair"]["secret"].as_str().expect("revealed").parse().expect("a seed");
    let commitment = table::fair::commitment(&secret).to_string();
    assert_eq!(over["fair"]["commitment"], json!(commitment));
}

#[tokio::test]
async fn bots_agree_to_an_undo_unless_something_hidden_was_shown() {
    let site = Site::start().await;
    let mut ann = site.guest("Ann").await;
    let mut seen = [0, 0];
    for game in GAMES {
        let new = json!({ "game": game, "seats": ["me", "bot:random"] });
        let table = tell(&mut ann, "/api/v1/tables", new).await;
        for _ in 0..60 {
            let state = ask(&mut ann, &at(&table, "")).await;
            if state["status"] == "over" {
                break;
            }
            if state["your_turn"] != true {
                tokio::time::sleep(std::time::Duration::from_millis(2)).await;
                continue;
            }
            let mv = state["legal"][0].as_str().expect("a move");
            let look = format!("{}?move={}", at(&table, "preview"), mv.replace(' ', "%20"));
            let reveals = ask(&mut ann, &look).await["reveals"] == true;
            tell(&mut ann, &at(&table, "moves"), json!({ "move": mv })).await;
            let after = ask(&mut ann, &at(&table, "")).await;
            if reveals && after["status"] != "over" {
                seen[0] += 1;
                assert_eq!(after["undo"]["ask"], false, "{game} {mv}");
                let code = refused(&mut ann, &at(&table, "ask-undo"), json!({})).await;
                assert!(["cannot-undo", "over"].contains(&code.as_str()), "{game} {mv}: {code}");
            } else if after["your_turn"] == true && after["ply"] == json!(ply(&state) + 1) {
                seen[1] += 1;
                assert_eq!(after["undo"]["ask"], true, "{game} {mv}");
                if seen[1] % 4 == 1 {
                    tell(&mut ann, &at(&table, "ask-undo"), json!({})).await;
                    assert_eq!(ask(&mut ann, &at(&table, "")).await["ply"], state["ply"]);
                }
            }
        }
    }
    assert!(seen[0] > 3 && seen[1] > 3, "both happened: {seen:?}");
}

fn ply(state: &Value) -> u64 {
    state["ply"].as_u64().expect("a number")
}
