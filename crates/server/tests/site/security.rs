//! What the site prevents.

use crate::inside::Client;
use lutece_server::limit::{Rate, Rates};
use serde_json::json;

use crate::support::{Site, at, guest, quick, tell};

#[tokio::test]
async fn another_site_cannot_make_a_browser_act() {
    let site = Site::start().await;
    let own = format!("http://{}", site.address);
    let cases: [(&[(&str, &str)], bool); 8] = [
        (&[("origin", &own), ("cookie", "a=b")], true),
        (&[("origin", "http://evil.example"), ("cookie", "a=b")], false),
        (&[("origin", "http://evil.example")], false),
        (&[("origin", "null"), ("cookie", "a=b")], false),
        (&[("sec-fetch-site", "same-origin"), ("cookie", "a=b")], true),
        (&[("sec-fetch-site", "cross-site"), ("cookie", "a=b")], false),
        (&[("cookie", "a=b")], false),
        (&[], true),
    ];
    for (headers, allowed) in cases {
        let mut client = Client::new(site.address);
        client.headers =
            headers.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        for path in ["/login", "/api/v1/guests", "/tables", "/t/0123456789/moves"] {
            let answer = client.post(path, &json!({})).await.expect("an answer");
            let refused = answer.json()["error"]["code"] == "origin";
            assert_eq!(refused, !allowed, "{headers:?} {path}: {}", answer.text());
        }
    }
}

#[tokio::test]
async fn every_answer_forbids_inline_script_and_framing() {
    let site = Site::start().await;
    let mut client = Client::new(site.address);
    for path in ["/", "/healthz", "/api/v1/games", "/nowhere", "/t/0123456789"] {
        let answer = client.get(path).await.expect("an answer");
        let policy = answer.header("content-security-policy").expect("a policy");
        assert!(policy.contains("default-src 'none'") && policy.contains("script-src 'self'"));
        assert!(policy.contains("frame-ancestors 'none'") && !policy.contains("unsafe"));
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
    }
}

#[tokio::test]
async fn too_many_requests_get_a_clear_answer() {
    let mut config = quick();
    let rate = |burst| Some(Rate { per_second: 0.1, burst });
    config.limits = Rates {
        address: rate(10.0),
        player: rate(3.0),
        login: rate(4.0),
        guess: rate(2.0),
        reading: rate(50.0),
        ..Rates::NONE
    };
    let site = Site::with(config).await;
    let mut guest = guest(site.address, "Ann").await;
    let codes = |answers: &[lutece_server::client::Answer]| {
        answers.iter().map(|answer| answer.status).collect::<Vec<_>>()
    };
    let mut answers = Vec::new();
    for _ in 0..4 {
        let body = json!({ "game": "city-of-light", "seats": ["me", "me"] });
        answers.push(guest.post("/api/v1/tables", &body).await.expect("an answer"));
    }
    assert_eq!(codes(&answers), [201, 201, 201, 429], "a player has a limit");
    assert_eq!(answers[3].json()["error"]["code"], "too-many");
    assert!(answers[3].header("retry-after").is_some());
    let mut stranger = Client::new(site.address);
    let login = json!({ "name": "Ann", "password": "guess guess" });
    let mut answers = Vec::new();
    for _ in 0..3 {
        answers.push(stranger.post("/api/v1/sessions", &login).await.expect("an answer"));
    }
    assert_eq!(codes(&answers), [401, 401, 429], "guessing the password of an account is slow");
    let mut answers = Vec::new();
    for name in ["Bob", "Eve"] {
        let login = json!({ "name": name, "password": "guess guess" });
        answers.push(stranger.post("/api/v1/sessions", &login).await.expect("an answer"));
    }
    assert_eq!(codes(&answers), [401, 429], "and so is trying many names from one address");
    let answer = stranger.post("/api/v1/offers", &json!({})).await.expect("an answer");
    assert_eq!(answer.status, 429, "an address has a limit");
}

#[tokio::test]
async fn large_bodies_are_refused() {
    let site = Site::start().await;
    let mut client = Client::new(site.address);
    let body = json!({ "name": "x".repeat(200_000) });
    let answer = client.post("/api/v1/guests", &body).await.expect("an answer");
    assert_eq!(answer.status, 413);
}

#[tokio::test]
async fn odd_addresses_find_nothing() {
    let site = Site::start().await;
    let mut ann = guest(site.address, "Ann").await;
    for path in [
        "/api/v1/tables/..%2f..%2fetc%2fpasswd",
        "/api/v1/tables/0123456789",
        "/api/v1/tables/%00/record",
        "/t/%F0%9F%97%BC/events",
        "/t/0123456789/record",
        "/t/'%20OR%201=1--/events",
    ] {
        let answer = ann.get(path).await.expect("an answer");
        assert_eq!(answer.status, 404, "{path}: {}", answer.text());
    }
}

#[tokio::test]
async fn the_deal_stays_secret_until_the_end() {
    let site = Site::start().await;
    let mut ann = guest(site.address, "Ann").await;
    let new = json!({ "game": "paris-paris", "seats": ["me", "me"], "public": true });
    let table = tell(&mut ann, "/api/v1/tables", new).await;
    let id = table["table"].as_str().expect("a table");
    let stored = site.state.store.load(id.parse().expect("an id")).await.expect("a store");
    let secret = stored.expect("a table").head.secret;
    for path in
        [at(&table, ""), at(&table, "record"), format!("/t/{id}"), format!("/t/{id}/record")]
    {
        let answer = ann.get(&path).await.expect("an answer");
        assert!(!answer.text().contains(&secret), "{path}");
    }
    assert_eq!(ann.get(&at(&table, "record")).await.expect("an answer").status, 409);
    tell(&mut ann, &at(&table, "resign"), json!({})).await;
    let answer = ann.get(&at(&table, "record")).await.expect("an answer");
    assert!(answer.text().contains(&secret));
}
