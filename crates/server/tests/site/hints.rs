//! Help in play: hints and a coach for people alone against bots, counted, and for nobody else.

use std::time::Duration;

use crate::inside::Client;
use catalog::{Any, Kind};
use search::{Budget, Cancel, Level};
use serde_json::{Value, json};
use study::{JudgePlan, Warning};

use crate::ratings::account;
use crate::reviews::{game, get, judged_by};
use crate::support::{Site, ask, at, refused, send, tell};

/// The table once it is somebody's turn, or over.
async fn turn(client: &mut Client, table: &Value) -> Value {
    for _ in 0..2_000 {
        let state = ask(client, &at(table, "")).await;
        if state["your_turn"] == true || state["status"] == "over" {
            return state;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("it never was their turn");
}

pub(crate) fn had(state: &Value) -> (u64, u64) {
    let own = state["seats"].as_array().expect("seats").iter().find(|it| it["you"] == true);
    let count = |name: &str| own.expect("a seat")[name].as_u64().expect("a number");
    (count("hints"), count("taken_back"))
}

fn address(table: &Value) -> String {
    format!("/t/{}", table["table"].as_str().expect("an id"))
}

/// Does something at a table as its page does.
async fn done(client: &mut Client, table: &Value, verb: &str, body: Value) {
    let answer = send(client, &form(table, verb), body).await;
    assert_eq!(answer.status, 303, "{verb}: {}", answer.text());
    let to = answer.header("location").expect("somewhere");
    assert_eq!(to, address(table), "{verb}");
}

fn form(table: &Value, verb: &str) -> String {
    format!("{}/{verb}", address(table))
}

#[tokio::test]
async fn a_hint_tells_two_moves_and_counts_once_in_each_position() {
    let site = Site::with(judged_by(10)).await;
    let mut ann = site.guest("Ann").await;
    for kind in Kind::ALL {
        let new = json!({ "game": kind, "seats": ["me", "bot:random"], "hints": true });
        let table = tell(&mut ann, "/api/v1/tables", new).await;
        for number in 1..=3 {
            let state = turn(&mut ann, &table).await;
            let legal = state["legal"].as_array().expect("moves").clone();
            let hint = tell(&mut ann, &at(&table, "hint"), json!({})).await;
            let moves = hint["moves"].as_array().expect("moves");
            assert_eq!(moves.len(), legal.len().min(2), "{kind}: {hint}");
            assert!(moves.iter().all(|it| legal.contains(&it["move"])), "{kind}: {hint}");
            let again = tell(&mut ann, &at(&table, "hint"), json!({})).await;
            assert_eq!(hint, again);
            assert_eq!(had(&ask(&mut ann, &at(&table, "")).await), (number, 0), "{kind}");
            // Fetching the page again still shows it.
            let (_, page) = get(&mut ann, &address(&table)).await;
            assert!(page.contains("data-hints"), "{kind}: {page}");
            let mv = json!({ "move": moves[0]["move"] });
            tell(&mut ann, &at(&table, "moves"), mv).await;
            let (_, page) = get(&mut ann, &address(&table)).await;
            assert!(!page.contains("data-hints"), "{kind}: it was about another position");
        }
        tell(&mut ann, &at(&table, "resign"), json!({})).await;
        let (_, page) = get(&mut ann, &address(&table)).await;
        assert!(page.contains("3 hints, no moves undone"), "{kind}: {page}");
        assert_eq!(refused(&mut ann, &at(&table, "hint"), json!({})).await, "over");
    }
}

#[tokio::test]
async fn nobody_else_has_hints() {
    let site = Site::with(judged_by(2)).await;
    let (mut ann, mut bob) = (site.guest("Ann").await, site.guest("Bob").await);
    let new = |seats: Value, hints: bool| json!({ "game": "paris-paris", "seats": seats, "hints": hints, "public": true });
    for (seats, hints, why) in [
        (json!(["me", "bot:random"]), false, "no-hints"),
        (json!(["me", "me", "bot:random"]), true, "no-hints"),
    ] {
        let table = tell(&mut ann, "/api/v1/tables", new(seats, hints)).await;
        turn(&mut ann, &table).await;
        assert_eq!(refused(&mut ann, &at(&table, "hint"), json!({})).await, why);
    }
    let shared = tell(&mut ann, "/api/v1/tables", new(json!(["me", "free"]), true)).await;
    assert_eq!(refused(&mut ann, &at(&shared, "hint"), json!({})).await, "not-begun");
    tell(&mut bob, &at(&shared, "join"), json!({})).await;
    for client in [&mut ann, &mut bob] {
        assert_eq!(refused(client, &at(&shared, "hint"), json!({})).await, "no-hints");
    }
    let alone = tell(&mut ann, "/api/v1/tables", new(json!(["me", "bot:random"]), true)).await;
    turn(&mut ann, &alone).await;
    assert_eq!(refused(&mut bob, &at(&alone, "hint"), json!({})).await, "not-seated");
}

/// The seats of a table that goes on from a game, so that somebody is to move against a bot.
pub(crate) fn seats(game: &Any) -> Value {
    let first = game.to_act().is_some_and(|seat| seat.index() == 0);
    if first { json!(["me", "bot:random"]) } else { json!(["bot:random", "me"]) }
}

#[tokio::test]
async fn no_hint_where_people_play() {
    let site = Site::with(judged_by(2)).await;
    let mut people = [site.guest("Ann").await, site.guest("Bob").await];
    let eve = &mut site.guest("Eve").await;
    for kind in Kind::ALL {
        let mut there = game(*kind, "on");
        there.rewind(12);
        let record = there.record().to_string();
        let body =
            json!({ "record": record, "seats": ["me", "free"], "game": kind, "public": true });
        let table = tell(&mut people[0], "/api/v1/tables", body).await;
        tell(&mut people[1], &at(&table, "join"), json!({ "seat": 2 })).await;
        let body = json!({ "record": record, "seats": seats(&there), "game": kind, "hints": true });
        let own = tell(eve, "/api/v1/tables", body).await;
        assert_eq!(refused(eve, &at(&own, "hint"), json!({})).await, "goes-on", "{kind}");
        assert_eq!(had(&ask(eve, &at(&own, "")).await), (0, 0), "{kind}: none was given");
        tell(&mut people[0], &at(&table, "resign"), json!({})).await;
        tell(eve, &at(&own, "hint"), json!({})).await;
    }
}

const NODES: u64 = 30;

/// A position of a random game and a blunder that can be made there, by the judge of the server.
pub(crate) fn bad(kind: Kind) -> (Any, String) {
    let plan = JudgePlan { judge: Level::Haussmann.into(), budget: Budget::nodes(NODES), seed: 1 };
    let never = Cancel::new();
    let whole = game(kind, "coached");
    let is_bad = |at: &Any, mv: &String| {
        let mut warning = Warning::new(at.clone(), mv.clone(), plan.clone());
        std::iter::from_fn(|| Some(warning.step(&never))).find_map(|told| told).flatten().is_some()
    };
    for ply in 10..whole.ply() {
        let mut at = whole.clone();
        at.rewind(ply);
        let legal = at.legal();
        if let Some(mv) = legal.iter().rev().take(3).find(|mv| is_bad(&at, mv)) {
            return (at, mv.clone());
        }
    }
    panic!("{kind}: no blunder could be made");
}

#[tokio::test]
async fn a_coach_warns_once_and_counts_what_is_taken_back() {
    let site = Site::with(judged_by(NODES)).await;
    let mut ann = site.guest("Ann").await;
    for kind in Kind::ALL {
        let (there, mv) = bad(*kind);
        let record = there.record().to_string();
        let body = json!({ "record": record, "seats": seats(&there), "game": kind, "hints": true });
        let table = tell(&mut ann, "/api/v1/tables", body).await;
        let (ply, page) = (there.ply(), address(&table));
        let made = json!({ "move": mv, "coach": "on" });
        done(&mut ann, &table, "moves", made.clone()).await;
        let state = ask(&mut ann, &at(&table, "")).await;
        assert_eq!(state["ply"], ply, "{kind}: {mv} is not made");
        assert!(get(&mut ann, &page).await.1.contains("would be a blunder"), "{kind}");
        done(&mut ann, &table, "heed", json!({})).await;
        assert_eq!(had(&ask(&mut ann, &at(&table, "")).await), (0, 1), "{kind}");
        assert!(!get(&mut ann, &page).await.1.contains("would be a blunder"), "{kind}");
        // A player who is warned again and insists makes the move, and has taken nothing back.
        done(&mut ann, &table, "moves", made.clone()).await;
        assert_eq!(ask(&mut ann, &at(&table, "")).await["ply"], ply, "{kind}");
        done(&mut ann, &table, "moves", made).await;
        let state = ask(&mut ann, &at(&table, "")).await;
        assert!(state["ply"].as_u64() > Some(ply as u64), "{kind}: {state}");
        assert_eq!(had(&state), (0, 1), "{kind}");
        // Without a coach, and where there is no help, nothing is kept back.
        for (hints, coach) in [(true, "off"), (false, "on")] {
            let body =
                json!({ "record": record, "seats": seats(&there), "game": kind, "hints": hints });
            let other = tell(&mut ann, "/api/v1/tables", body).await;
            let made = json!({ "move": mv, "coach": coach });
            done(&mut ann, &other, "moves", made).await;
            let now = ask(&mut ann, &at(&other, "")).await;
            assert!(now["ply"].as_u64() > Some(ply as u64), "{kind}: {now}");
        }
    }
}

/// A warning is advice as well: where people play, a coach is silent, and speaks when they are done.
#[tokio::test]
async fn no_warning_where_people_play() {
    let site = Site::with(judged_by(NODES)).await;
    let mut people = [site.guest("Ann").await, site.guest("Bob").await];
    let eve = &mut site.guest("Eve").await;
    for kind in Kind::ALL {
        let (there, mv) = bad(*kind);
        let record = there.record().to_string();
        let body =
            json!({ "record": record, "seats": ["me", "free"], "game": kind, "public": true });
        let table = tell(&mut people[0], "/api/v1/tables", body).await;
        tell(&mut people[1], &at(&table, "join"), json!({ "seat": 2 })).await;
        for on in [true, false] {
            let body =
                json!({ "record": record, "seats": seats(&there), "game": kind, "hints": true });
            let own = tell(eve, "/api/v1/tables", body).await;
            done(eve, &own, "moves", json!({ "move": mv, "coach": "on" })).await;
            let made = ask(eve, &at(&own, "")).await["ply"].as_u64() > Some(there.ply() as u64);
            assert_eq!(made, on, "{kind}: {mv}, while people play: {on}");
            if on {
                tell(&mut people[0], &at(&table, "resign"), json!({})).await;
            }
        }
    }
}

/// The record of a game in progress, as somebody who knew everything could write it down.
async fn written(site: &Site, table: &Value) -> (usize, String) {
    let id = table["table"].as_str().expect("an id").parse().expect("an id");
    let snapshot = site.state.snapshot(id, None).await.expect("it is public");
    let game = snapshot.game.expect("it has begun");
    (game.ply(), game.record().to_string())
}

#[tokio::test]
async fn nobody_is_helped_with_a_game_that_counts_by_writing_it_down() {
    let site = Site::with(judged_by(2)).await;
    let (mut ann, _) = account(&site, "Ann").await;
    let mut eve = site.guest("Eve").await;
    for unrated in [false, true] {
        let seats = json!(["me", "bot:random"]);
        let new =
            json!({ "game": "paris-paris", "seats": seats, "public": true, "unrated": unrated });
        let table = tell(&mut ann, "/api/v1/tables", new).await;
        let mut state = turn(&mut ann, &table).await;
        while state["ply"].as_u64() < Some(8) {
            tell(&mut ann, &at(&table, "moves"), json!({ "move": state["legal"][0] })).await;
            state = turn(&mut ann, &table).await;
        }
        let (ply, record) = written(&site, &table).await;
        let kept = tell(&mut eve, "/api/v1/records", json!({ "record": record })).await;
        let lines =
            format!("/api/v1/records/{}/lines?at={ply}", kept["record"].as_str().expect("id"));
        let answer = eve.get(&lines).await.expect("an answer");
        if unrated {
            assert_eq!(answer.status, 200, "practice alone is nobody's loss: {}", answer.text());
        } else {
            assert_eq!(answer.json()["error"]["code"], "goes-on", "{}", answer.text());
        }
        tell(&mut ann, &at(&table, "resign"), json!({})).await;
        assert_eq!(eve.get(&lines).await.expect("an answer").status, 200, "it is over");
    }
}
