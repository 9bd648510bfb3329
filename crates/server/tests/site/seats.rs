//! Who may have which seat: a friend's is kept for the friend, the owner decides who stays, and a
//! guest's kept seat goes along to the account.

use crate::browser::Browser;
use crate::inside::Client;
use crate::support::{Site, ask, at, refused, tell};
use serde_json::{Value, json};

/// The token of the link to a table's seat, as its owner sees it.
async fn link_to(owner: &mut Client, table: &Value, seat: u8) -> String {
    let seen = ask(owner, &at(table, "")).await;
    let links = seen["links"].as_array().expect("links");
    let link = links.iter().find(|link| link["right"] == "play" && link["seat"] == seat);
    let token = link.expect("a link to the seat")["token"].as_str().expect("a token");
    format!("/api/v1/links/{token}")
}

async fn is_listed(client: &mut Client, table: &Value) -> bool {
    let listed = ask(client, "/api/v1/tables?list=open").await;
    listed.as_array().expect("a list").iter().any(|row| row["table"] == table["table"])
}

#[tokio::test]
async fn a_friends_seat_is_kept_against_strangers_at_a_public_table() {
    let site = Site::start().await;
    let mut ann = site.guest("Ann").await;
    let mut bob = site.guest("Bob").await;
    let mut eve = site.guest("Eve").await;
    let body = json!({ "game": "paris-paris", "seats": ["me", "friend"], "public": true });
    let table = tell(&mut ann, "/api/v1/tables", body).await;
    assert_eq!(table["status"], "open");
    assert!(!is_listed(&mut eve, &table).await, "there is no seat for strangers");
    assert_eq!(ask(&mut eve, &at(&table, "")).await["yours"], json!([]), "who watches may look");
    for body in [json!({}), json!({ "seat": 2 })] {
        assert_eq!(refused(&mut eve, &at(&table, "join"), body).await, "private");
    }
    let link = link_to(&mut ann, &table, 2).await;
    tell(&mut bob, &link, json!({})).await;
    assert_eq!(ask(&mut bob, &at(&table, "")).await["yours"], json!([2]));
    assert_eq!(ask(&mut ann, &at(&table, "")).await["status"], "playing");
}

#[tokio::test]
async fn a_seat_for_anybody_is_listed_beside_one_for_a_friend() {
    let site = Site::start().await;
    let mut ann = site.guest("Ann").await;
    let mut eve = site.guest("Eve").await;
    let mut bob = site.guest("Bob").await;
    let seats = ["me", "friend", "free"];
    let body = json!({ "game": "paris-paris", "seats": seats, "public": true });
    let table = tell(&mut ann, "/api/v1/tables", body).await;
    assert!(is_listed(&mut eve, &table).await);
    tell(&mut eve, &at(&table, "join"), json!({})).await;
    assert_eq!(ask(&mut eve, &at(&table, "")).await["yours"], json!([3]), "not the friend's seat");
    assert!(!is_listed(&mut bob, &table).await, "the open seat is taken");
    // Somebody who came by link and leaves again leaves behind a seat for a friend.
    let link = link_to(&mut ann, &table, 2).await;
    let mut dora = site.guest("Dora").await;
    tell(&mut eve, &at(&table, "leave"), json!({ "seat": 3 })).await;
    tell(&mut dora, &link, json!({})).await;
    tell(&mut dora, &at(&table, "leave"), json!({ "seat": 2 })).await;
    assert_eq!(refused(&mut bob, &at(&table, "join"), json!({ "seat": 2 })).await, "private");
    tell(&mut bob, &at(&table, "join"), json!({ "seat": 3 })).await;
}

#[tokio::test]
async fn the_owner_sends_a_sitter_away_before_the_start() {
    let site = Site::start().await;
    let mut ann = site.guest("Ann").await;
    let mut bob = site.guest("Bob").await;
    let mut eve = site.guest("Eve").await;
    let seats = ["me", "free", "free"];
    let body = json!({ "game": "paris", "seats": seats, "public": true });
    let table = tell(&mut ann, "/api/v1/tables", body).await;
    tell(&mut eve, &at(&table, "join"), json!({ "seat": 2 })).await;
    let leave = at(&table, "leave");
    assert_eq!(refused(&mut bob, &leave, json!({ "seat": 2 })).await, "not-seated");
    assert_eq!(refused(&mut eve, &leave, json!({ "seat": 1 })).await, "not-seated");
    tell(&mut ann, &leave, json!({ "seat": 2 })).await;
    assert_eq!(ask(&mut eve, &at(&table, "")).await["yours"], json!([]));
    assert!(!is_listed(&mut eve, &table).await, "not for whoever was sent away");
    assert!(is_listed(&mut bob, &table).await);
    assert_eq!(refused(&mut eve, &at(&table, "join"), json!({})).await, "removed");
    let link = link_to(&mut ann, &table, 2).await;
    assert_eq!(refused(&mut eve, &link, json!({})).await, "removed");
    tell(&mut bob, &at(&table, "join"), json!({ "seat": 2 })).await;
    let mut dora = site.guest("Dora").await;
    tell(&mut dora, &at(&table, "join"), json!({ "seat": 3 })).await;
    assert_eq!(refused(&mut ann, &leave, json!({ "seat": 2 })).await, "begun");
}

#[tokio::test]
async fn a_guests_kept_seat_goes_over_to_the_account() {
    let site = Site::start().await;
    let mut ann = site.guest("Ann").await;
    let mut bob = Browser::new(&site);
    let body = json!({ "game": "city-of-light", "seats": ["me", "free"], "public": true });
    let table = tell(&mut ann, "/api/v1/tables", body).await;
    let path = |table: &Value, verb: &str| {
        format!("/t/{}/{verb}", table["table"].as_str().expect("a table"))
    };
    assert_eq!(bob.post(&path(&table, "join"), "name=Bob").await.status, 200);
    assert_eq!(bob.post(&path(&table, "resign"), "").await.status, 200);
    let next = tell(&mut ann, &at(&table, "rematch"), json!({})).await;
    let registered = bob.post("/register", "name=Robert&password=correct+horse").await;
    assert_eq!(registered.status, 200, "{}", registered.text());
    assert_eq!(ask(&mut ann, &at(&next, "")).await["status"], "open");
    let sat = bob.post(&path(&next, "join"), "").await;
    assert_eq!(sat.status, 200, "{}", sat.text());
    assert_eq!(ask(&mut ann, &at(&next, "")).await["status"], "playing");
}

#[tokio::test]
async fn an_invitation_has_a_preview_and_a_code_for_telephones() {
    let site = Site::start().await;
    let mut ann = site.guest("Ann").await;
    let body = json!({ "game": "paris", "seats": ["me", "friend"], "public": true });
    let table = tell(&mut ann, "/api/v1/tables", body).await;
    let link = link_to(&mut ann, &table, 2).await.replace("/api/v1/links/", "/l/");
    let mut anybody = Browser::new(&site);
    let page = anybody.get(&link).await.text();
    let image = page.split("property=\"og:image\" content=\"").nth(1).expect("a picture");
    let image = image.split('"').next().expect("an address");
    let path = image.strip_prefix(&format!("http://{}", site.address)).expect("an absolute one");
    let picture = anybody.get(path).await;
    assert_eq!((picture.status, &picture.body[1..4]), (200, &b"PNG"[..]));
    assert!(page.contains("property=\"og:title\""));
    let code = anybody.get(&format!("{link}/code.svg")).await;
    assert_eq!(code.status, 200);
    assert!(code.text().starts_with("<svg"));
    assert_eq!(anybody.get("/l/made-up/code.svg").await.status, 403);
    let manifest = anybody.get("/manifest.webmanifest").await.json();
    for icon in manifest["icons"].as_array().expect("icons") {
        let icon = anybody.get(icon["src"].as_str().expect("an address")).await;
        assert_eq!(icon.status, 200);
    }
}
