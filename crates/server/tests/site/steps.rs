//! A page that tells what happened turn by turn: it gets the position after the next turn that it has
//! not shown, and how the table stands where that is not to be told so.

use serde_json::{Value, json};

use crate::inside::Client;
use crate::support::{Site, ask, at, tell};

/// Three people at a table of Paris Paris, each with the seat of their number.
async fn three(site: &Site) -> (Vec<Client>, Value) {
    let mut people = Vec::new();
    for name in ["Ann", "Bob", "Cleo"] {
        people.push(site.guest(name).await);
    }
    let new = json!({ "game": "paris-paris", "seats": ["me", "free", "free"], "public": true });
    let table = tell(&mut people[0], "/api/v1/tables", new).await;
    for player in &mut people[1..] {
        tell(player, &at(&table, "join"), json!({})).await;
    }
    (people, table)
}

/// The player to act makes a move; returns who it was.
async fn play(people: &mut [Client], table: &Value) -> usize {
    let state = ask(&mut people[0], &at(table, "")).await;
    let acts = usize::try_from(state["to_act"].as_u64().expect("a seat")).expect("a seat") - 1;
    let state = ask(&mut people[acts], &at(table, "")).await;
    let body = json!({ "move": state["legal"][0], "version": state["version"] });
    tell(&mut people[acts], &at(table, "moves"), body).await;
    acts
}

/// Plays until it is the turn of somebody who has just had one; returns after how many moves each
/// turn ended.
async fn round(people: &mut [Client], table: &Value) -> Vec<u64> {
    let mut ends = Vec::new();
    let mut last = usize::MAX;
    loop {
        let state = ask(&mut people[0], &at(table, "")).await;
        let acts = usize::try_from(state["to_act"].as_u64().expect("a seat")).expect("a seat") - 1;
        if acts != last {
            ends.extend((last != usize::MAX).then(|| state["ply"].as_u64().expect("a number")));
            if ends.len() == people.len() {
                return ends;
            }
        }
        last = play(people, table).await;
    }
}

/// What a page that has shown so much is sent: after how many moves it is, how many came later, and the
/// mark of what it shows then.
async fn page(
    client: &mut Client,
    table: &Value,
    told: &str,
    step: bool,
) -> (u64, Option<u64>, String) {
    let before = client.headers.len();
    let steps = step.then_some(("x-step", "1"));
    let headers = [("x-part", "1"), ("x-told", told)].into_iter().chain(steps);
    client.headers.extend(headers.map(|(name, value)| (name.to_owned(), value.to_owned())));
    let path = format!("/t/{}", table["table"].as_str().expect("an id"));
    let answer = client.get(&path).await.expect("an answer");
    client.headers.truncate(before);
    read(&answer.text())
}

fn read(text: &str) -> (u64, Option<u64>, String) {
    let value = |name: &str| Some(text.split_once(&format!("{name}=\""))?.1.split_once('"')?.0);
    let number = |name: &str| value(name).and_then(|it| it.parse().ok());
    let told = value("data-told").expect("a mark").to_owned();
    (number("data-ply").expect("a number"), number("data-behind"), told)
}

#[tokio::test]
async fn a_page_that_is_behind_gets_one_turn_after_the_other() {
    let site = Site::start().await;
    let (mut people, table) = three(&site).await;
    let start = page(&mut people[0], &table, "", false).await.2;
    let ends = round(&mut people, &table).await;
    let newest = *ends.last().expect("three turns");
    // The player to act next has seen all of it; so an onlooker watches.
    let mut onlooker = site.stranger();
    let mut told = page(&mut onlooker, &table, "", false).await;
    assert_eq!((told.0, told.1), (newest, None), "a newcomer sees how the table stands");
    let nothing = format!("0-{}", start.split_once('-').expect("a mark").1);
    assert_eq!(
        page(&mut onlooker, &table, &nothing, true).await.1,
        None,
        "of somebody else's page"
    );
    told.2 = beginning(&site, &table).await;
    for &end in &ends {
        told = page(&mut onlooker, &table, &told.2, true).await;
        assert_eq!((told.0, told.1), (end, (end < newest).then(|| newest - end)));
    }
    assert_eq!(page(&mut onlooker, &table, &told.2, true).await, told, "it is up to date");
}

/// The mark of a page of an onlooker that shows no move: that of a table which has not begun to play.
async fn beginning(site: &Site, like: &Value) -> String {
    let (_, table) = three(site).await;
    assert_ne!(table["table"], like["table"]);
    page(&mut site.stranger(), &table, "", false).await.2
}

#[tokio::test]
async fn what_was_taken_back_is_not_told() {
    let site = Site::start().await;
    let (mut people, table) = three(&site).await;
    round(&mut people, &table).await;
    let shown = page(&mut site.stranger(), &table, "", false).await;
    round(&mut people, &table).await;
    let mut onlooker = site.stranger();
    assert!(page(&mut onlooker, &table, &shown.2, true).await.1.is_some(), "it is behind");
    let other = shown.2.replace('-', "-1");
    let (ply, behind, _) = page(&mut onlooker, &table, &other, true).await;
    assert_eq!(behind, None, "other moves than these were shown");
    let (far, behind, _) = page(&mut onlooker, &table, "100000-0", true).await;
    assert_eq!((far, behind), (ply, None), "more moves than there are now");
    for _ in 0..3 {
        round(&mut people, &table).await;
    }
    let (later, behind, _) = page(&mut onlooker, &table, &shown.2, true).await;
    assert!(later > ply && behind.is_none(), "who is far behind sees how the table stands");
}

#[tokio::test]
async fn ones_own_move_is_seen_before_what_others_did_about_it() {
    let site = Site::start().await;
    let (mut people, table) = three(&site).await;
    // The answer to a click that was on its way for so long that others have moved.
    let state = ask(&mut people[0], &at(&table, "")).await;
    let acts = usize::try_from(state["to_act"].as_u64().expect("a seat")).expect("a seat") - 1;
    let shown = page(&mut people[acts], &table, "", false).await;
    let mut moves = 0;
    let mut last = json!(null);
    loop {
        let state = ask(&mut people[acts], &at(&table, "")).await;
        if state["your_turn"] != true {
            break;
        }
        let click = format!("click-{moves}");
        last = json!({ "move": state["legal"][0], "version": state["version"], "click": click });
        tell(&mut people[acts], &at(&table, "moves"), last.clone()).await;
        moves += 1;
    }
    while ask(&mut people[acts], &at(&table, "")).await["your_turn"] != true {
        play(&mut people, &table).await;
    }
    let path = format!("/t/{}/moves", table["table"].as_str().expect("an id"));
    let me = &mut people[acts];
    for (name, value) in [("x-part", "1"), ("x-step", "1"), ("x-told", shown.2.as_str())] {
        me.headers.push((name.to_owned(), value.to_owned()));
    }
    let answer = me.post(&path, &last).await.expect("an answer");
    assert_eq!(answer.status, 200, "{}", answer.text());
    let text = answer.text();
    let (ply, behind, _) = read(&text);
    assert_eq!(ply, moves, "one's own turn and no more");
    assert!(behind.is_some(), "the others' moves come next");
    assert!(!text.contains("id=\"turn\""), "nothing can be done there");
}
