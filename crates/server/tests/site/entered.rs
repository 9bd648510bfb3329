//! Tournaments on the pages of those who took part, and those that an operator takes down.

use lutece_server::operate;
use lutece_server::people::OPERATOR;
use serde_json::{Value, json};
use site::event::Stage;

use crate::api::checked;
use crate::events::{id, joined, people, play_out, swiss, tables, until};
use crate::support::{Site, ask, refused, send, tell};

#[tokio::test]
async fn a_players_page_lists_their_tournaments_with_their_rank() {
    let site = Site::start().await;
    let mut people = people(&site, 4).await;
    let path = joined(&mut people, swiss(1)).await;
    let player = "/api/v1/players/Ann";
    let seen = ask(&mut people[1], player).await;
    checked("get", "/api/v1/players/{name}", "200", &seen);
    assert_eq!(
        (&seen["events"][0]["stage"], &seen["events"][0]["rank"]),
        (&json!("open"), &Value::Null)
    );
    tell(&mut people[0], &format!("{path}/begin"), json!({})).await;
    let all = tables(&mut people, &path).await;
    play_out(&mut people, &all).await;
    until(&*site.state.store, id(&path), |event| event.stage == Stage::Over).await;
    let standing = ask(&mut people[0], &path).await["standing"].clone();
    let of = |name: &str| {
        let lines = standing.as_array().expect("a standing").iter();
        lines.clone().find(|line| line["name"] == name).expect("they took part")["rank"].clone()
    };
    let seen = ask(&mut people[1], player).await["events"].clone();
    let rank = of("Ann");
    let line = json!([{ "event": id(&path).to_string(), "name": "Friday", "game": "paris-paris",
        "stage": "over", "rank": rank, "of": 4 }]);
    assert_eq!(seen, line);
    let page = people[1].get("/player/Ann").await.expect("a page").text();
    assert!(page.contains(&format!("Rank {rank} of 4")) && page.contains("Friday"), "{page}");
    // A tournament reachable only by its link is on nobody's page but one's own.
    let mut hidden = swiss(1);
    (hidden["public"], hidden["name"]) = (json!(false), json!("Among us"));
    joined(&mut people[..2], hidden).await;
    for (viewer, sees) in [(0, true), (1, false)] {
        let seen = ask(&mut people[viewer], player).await["events"].to_string();
        assert_eq!(seen.contains("Among us"), sees, "{seen}");
    }
}

#[tokio::test]
async fn an_operator_takes_a_tournament_down_before_and_while_it_is_on() {
    let site = Site::start().await;
    let store = &*site.state.store;
    let mut people = people(&site, 4).await;
    let octave = store.account_named("Dora".to_owned()).await.expect("it reads");
    operate::stand(store, octave.expect("an account"), OPERATOR, true).await.expect("it writes");
    let mut bad = swiss(3);
    bad["name"] = json!("Something offensive");
    let waits = joined(&mut people, bad.clone()).await;
    let runs = joined(&mut people, bad).await;
    tell(&mut people[0], &format!("{runs}/begin"), json!({})).await;
    let act = "/admin/take-down-event";
    for path in [&waits, &runs] {
        let body = json!({ "event": format!("https://example.org/events/{}", id(path)) });
        assert_eq!(refused(&mut people[0], act, body.clone()).await, "not-found", "no operator");
        people[3].headers.push(("accept".to_owned(), "application/json".to_owned()));
        tell(&mut people[3], act, body).await;
        people[3].headers.pop();
    }
    let mut eve = site.stranger();
    for page in ["/events", "/player/Ann"] {
        let page = eve.get(page).await.expect("a page").text();
        assert!(!page.contains("offensive"), "{page}");
    }
    for path in [&waits, &runs] {
        assert!(!ask(&mut eve, path).await.to_string().contains("offensive"));
        let page = eve.get(&path.replace("/api/v1", "")).await.expect("a page").text();
        assert!(page.contains("taken down by the operator") && !page.contains("offensive"));
        let no = refused(&mut people[3], &format!("{path}/join"), json!({})).await;
        assert!(["event-closed", "event-joined"].contains(&no.as_str()), "{no}");
    }
    assert_eq!(ask(&mut eve, &waits).await["stage"], "off");
    // What is being played is played to its end, shown, and no other round begins.
    let all = tables(&mut people, &runs).await;
    assert_eq!(all.len(), 2, "nobody loses their table");
    play_out(&mut people, &all).await;
    let over = until(store, id(&runs), |event| event.rounds.iter().all(|round| round.open)).await;
    assert_eq!((over.stage, over.rounds.len()), (Stage::Over, 1));
}

#[tokio::test]
async fn teams_play_the_same_deals_and_have_a_table_of_their_own() {
    let site = Site::start().await;
    let mut people = people(&site, 4).await;
    let mut new = swiss(2);
    new["team"] = json!(2);
    let event = tell(&mut people[0], "/api/v1/events", new.clone()).await;
    let path = format!("/api/v1/events/{}", event["event"].as_str().expect("an id"));
    let join = format!("{path}/join");
    assert_eq!(refused(&mut people[0], &join, json!({})).await, "event-no-team");
    let long = json!({ "team": "T".repeat(25) });
    assert_eq!(refused(&mut people[0], &join, long).await, "event-long-team");
    let mut named = new.clone();
    named["name"] = json!("N".repeat(61));
    let answer = send(&mut people[0], "/api/v1/events", named).await;
    assert!(answer.status == 400 && answer.text().contains("at most 60"), "{}", answer.text());
    for (client, team) in [(0, "Left Bank"), (1, "Left Bank")] {
        tell(&mut people[client], &join, json!({ "team": team })).await;
    }
    assert_eq!(
        refused(&mut people[2], &join, json!({ "team": "left bank" })).await,
        "event-team-full"
    );
    assert_eq!(refused(&mut people[0], &format!("{path}/begin"), json!({})).await, "event-too-few");
    for client in [2, 3] {
        tell(&mut people[client], &join, json!({ "team": "Right Bank" })).await;
    }
    tell(&mut people[0], &format!("{path}/begin"), json!({})).await;
    for round in 1..=2 {
        let all = tables(&mut people, &path).await;
        assert_eq!(all.len(), 2, "two of a team sit at different tables");
        let own = [ask(&mut people[0], &path).await, ask(&mut people[1], &path).await];
        assert_ne!(own[0]["your_table"], own[1]["your_table"], "round {round}");
        play_out(&mut people, &all).await;
        let far =
            |event: &site::event::Event| event.rounds.len() > round || event.stage == Stage::Over;
        until(&*site.state.store, id(&path), far).await;
    }
    let seen = ask(&mut people[0], &path).await;
    checked("get", "/api/v1/events/{event}", "200", &seen);
    let teams = seen["teams"].as_array().expect("teams");
    assert_eq!(teams.len(), 2);
    let sum: i64 = teams.iter().filter_map(|team| team["score"].as_i64()).sum();
    assert_eq!(sum, 2_000, "what one team is ahead the other is behind: {teams:?}");
    let page = people[0].get(&path.replace("/api/v1", "")).await.expect("a page").text();
    assert!(page.contains("Left Bank") && page.contains("In each round a team has"), "{page}");
    for (wrong, why) in [("team", json!(5)), ("system", json!("round-robin"))] {
        let mut bad = new.clone();
        bad[wrong] = why;
        assert_eq!(refused(&mut people[0], "/api/v1/events", bad).await, "malformed");
    }
}
