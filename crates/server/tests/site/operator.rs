//! What is for operators: numbers of requests, search engines kept out, clean-up.

use lutece_server::config::DAY;
use lutece_server::store::now;
use serde_json::{Value, json};

use crate::support::{Site, at, tell};

#[tokio::test]
async fn b12_every_answer_has_a_number_and_search_engines_stay_out() {
    let site = Site::start().await;
    let mut client = site.stranger();
    let mut numbers = Vec::new();
    for path in ["/", "/nowhere", "/healthz", "/api/v1/games", "/robots.txt"] {
        let answer = client.get(path).await.expect("an answer");
        numbers.push(answer.header("x-request-id").expect("a number").to_owned());
        if path == "/robots.txt" {
            assert_eq!(answer.status, 200);
            assert!(answer.text().contains("Disallow: /t/\n"), "{}", answer.text());
        }
    }
    numbers.sort();
    numbers.dedup();
    assert_eq!(numbers.len(), 5, "each its own: {numbers:?}");
}

#[tokio::test]
async fn b12_abandoned_tables_are_removed_by_the_rule() {
    let site = Site::start().await;
    let mut ann = site.guest("Ann").await;
    let mut set_up = async |seats: Value| {
        let new = json!({ "game": "city-of-light", "seats": seats, "public": true });
        tell(&mut ann, "/api/v1/tables", new).await
    };
    let open = set_up(json!(["me", "free"])).await;
    let playing = set_up(json!(["me", "me"])).await;
    let over = set_up(json!(["me", "me"])).await;
    tell(&mut ann, &at(&over, "resign"), json!({ "seat": 1 })).await;
    let mut there =
        async |table: &Value| ann.get(&at(table, "")).await.expect("an answer").status == 200;
    assert_eq!(site.state.sweep(now()).await, Ok(0));
    assert_eq!(site.state.sweep(now() + 31 * DAY).await, Ok(1), "the one that never began");
    assert!(!there(&open).await && there(&playing).await && there(&over).await);
    assert_eq!(site.state.sweep(now() + 366 * DAY).await, Ok(1), "the one that did not end");
    assert!(!there(&playing).await && there(&over).await, "what is over is kept");
    assert_eq!(site.state.sweep(now() + 9999 * DAY).await, Ok(0));
}
