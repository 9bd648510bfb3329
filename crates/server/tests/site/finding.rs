//! Finding somebody to play with: challenges by name, pairing with one click, bots that make room.

use std::collections::BTreeMap;
use std::time::Duration;

use crate::inside::Client;
use lutece_server::cluster::Cluster;
use lutece_server::store;
use serde_json::{Value, json};

use crate::called::until;
use crate::calls::{World, a_while, account};
use crate::support::{Folder, Site, ask, at, guest, quick, refused, tell};

async fn challenge(ann: &mut Client, name: &str) -> Value {
    let seats = ["me".to_owned(), format!("player:{name}")];
    let body = json!({ "game": "paris-paris", "seats": seats, "clock": "live 20+15 lose" });
    tell(ann, "/api/v1/tables", body).await
}

fn ids(list: &Value) -> Vec<&str> {
    list.as_array().expect("a list").iter().filter_map(|row| row["table"].as_str()).collect()
}

#[tokio::test]
async fn a_challenge_is_accepted_declined_or_withdrawn_and_calls_the_other() {
    let world = World::new().await;
    let site = Site::with(world.config()).await;
    let (mut ann, mut bob) = (account(&site, "Ann").await, account(&site, "Bob").await);
    let mut eve = site.guest("Eve").await;
    tell(&mut bob, "/account/calls/hook", json!({ "url": world.hook.url("/hook") })).await;
    let table = challenge(&mut ann, "bob").await;
    assert_eq!(refused(&mut eve, &at(&table, "join"), json!({})).await, "seat-taken");
    until("the challenge", || world.hook.posts().len() == 1).await;
    let told = world.hook.posts().remove(0).json();
    assert_eq!((told["reason"].as_str(), &told["table"]), (Some("invited"), &table["table"]));
    let listed = ask(&mut bob, "/api/v1/tables?list=challenges").await;
    assert_eq!(ids(&listed), [table["table"].as_str().expect("an id")]);
    assert_eq!(listed[0]["clock"], "live 20+15 lose", "one sees how fast before one answers");
    assert_eq!(listed[0]["seats"][1]["kept_for_you"], true);
    let home = bob.get("/").await.expect("a page").text();
    assert!(home.contains("Ann challenges you") && home.contains("20 min + 15 s"), "{home}");
    let at_of = |part: &str| home.find(part).unwrap_or_else(|| panic!("no {part}: {home}"));
    assert!(at_of("Ann challenges you") < at_of("data-play="), "before what one could begin");
    assert!(!home.contains("Nothing yet"), "{home}");
    for bot in ["Flâneur 1★<", "Bouquiniste 2★<", "Architecte 3★<", "Haussmann 4★<"] {
        assert!(home.contains(bot), "who is strong is told: {home}");
    }
    tell(&mut bob, &at(&table, "join"), json!({})).await;
    assert_eq!(ask(&mut ann, &at(&table, "")).await["status"], "playing");
    assert_eq!(ids(&ask(&mut bob, "/api/v1/tables?list=challenges").await).len(), 0);

    let table = challenge(&mut ann, "Bob").await;
    assert_eq!(refused(&mut eve, &at(&table, "leave"), json!({ "seat": 2 })).await, "not-seated");
    tell(&mut bob, &at(&table, "leave"), json!({ "seat": 2 })).await;
    let seen = ask(&mut ann, &at(&table, "")).await;
    assert_eq!((&seen["declined"], &seen["status"]), (&json!(["Bob"]), &json!("open")));
    assert!(ann.get("/").await.expect("a page").text().contains("Bob has declined."));
    assert_eq!(refused(&mut bob, &at(&table, "join"), json!({})).await, "private");
    assert_eq!(refused(&mut eve, &at(&table, "join"), json!({})).await, "private", "nor anybody");

    let table = challenge(&mut ann, "Bob").await;
    tell(&mut ann, &at(&table, "leave"), json!({ "seat": 2 })).await;
    assert_eq!(refused(&mut bob, &at(&table, "join"), json!({})).await, "private");
    assert_eq!(ask(&mut ann, &at(&table, "")).await["declined"], json!([]), "nobody declined");

    // From somebody's page, and whatever game is chosen then.
    let page = ann.get("/player/Bob").await.expect("a page").text();
    assert!(page.contains("href=\"/new?player=Bob\""), "{page}");
    assert!(!bob.get("/player/Bob").await.expect("a page").text().contains("/new?player="));
    let page = ann.get("/new?player=Zo%C3%A9+d%27A").await.expect("a page").text();
    assert!(page.contains("/new?game=paris&amp;player=Zo%C3%A9%20d%27A\""), "{page}");
    let page = ann.get("/new?game=paris&player=Bob").await.expect("a page").text();
    assert!(page.contains("seats=3&amp;edition=") && page.contains("&amp;player=Bob\""), "{page}");

    let seats = |name: &str| json!({ "game": "paris", "seats": ["me", format!("player:{name}")] });
    for (name, code) in [("Eve", "no-player"), ("Nobody", "no-player"), ("ann", "yourself")] {
        assert_eq!(refused(&mut ann, "/api/v1/tables", seats(name)).await, code, "{name}");
    }
}

/// Somebody asks for an opponent: at which table they are, and whether they wait there.
async fn pair(client: &mut Client, game: &str, speed: &str) -> (String, bool) {
    let body = json!({ "game": game, "speed": speed });
    let paired = tell(client, "/api/v1/pairings", body).await;
    let table = paired["table"].as_str().expect("a table").to_owned();
    (table, paired["waits"].as_bool().expect("yes or no"))
}

#[tokio::test]
async fn two_who_ask_for_the_same_meet_and_others_do_not() {
    let site = Site::start().await;
    let mut people = Vec::new();
    for name in ["Ann", "Bob", "Eve", "Dora"] {
        people.push(site.guest(name).await);
    }
    let (table, waits) = pair(&mut people[0], "paris", "live").await;
    assert!(waits);
    assert_eq!(
        pair(&mut people[0], "paris", "live").await,
        (table.clone(), true),
        "once is enough"
    );
    let slow = pair(&mut people[2], "paris", "slow").await;
    let other = pair(&mut people[3], "paris-paris", "live").await;
    assert!(slow.1 && other.1 && slow.0 != table && other.0 != table, "they want something else");
    let open = ask(&mut people[1], "/api/v1/tables").await;
    assert!(ids(&open).contains(&table.as_str()), "whoever waits is in the lobby too");
    assert_eq!(pair(&mut people[1], "paris", "live").await, (table.clone(), false));
    let path = format!("/api/v1/tables/{table}");
    let seen = ask(&mut people[0], &path).await;
    assert_eq!(
        (seen["status"].as_str(), &seen["clock"]),
        (Some("playing"), &json!("live 20+15 lose"))
    );
    // Somebody who has left the table they waited at is not met there.
    tell(&mut people[2], &format!("/api/v1/tables/{}/leave", slow.0), json!({ "seat": 1 })).await;
    let again = pair(&mut people[1], "paris", "slow").await;
    assert!(again.1 && again.0 != slow.0, "{again:?}");
    // Nor somebody already playing there with somebody from the lobby.
    tell(&mut people[2], &format!("/api/v1/tables/{}/join", other.0), json!({})).await;
    assert!(pair(&mut people[1], "paris-paris", "live").await.1);
    let wrong = json!({ "game": "paris", "speed": "fast" });
    assert_eq!(refused(&mut people[0], "/api/v1/pairings", wrong).await, "malformed");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn all_who_ask_at_once_at_two_servers_are_paired_and_nobody_twice() {
    let cluster = Cluster::start().expect("a PostgreSQL of one's own");
    let mut sites = Vec::new();
    for _ in 0..2 {
        let store = store::open(&cluster.address()).await.expect("the same store");
        sites.push(Site::on(quick(), store, Folder::new("pairs")).await);
    }
    let mut asking = Vec::new();
    for number in 0..20 {
        let address = sites[number % 2].address;
        asking.push(tokio::spawn(async move {
            let mut client = guest(address, &format!("P{number}")).await;
            (pair(&mut client, "paris", "live").await.0, client)
        }));
    }
    let mut tables: BTreeMap<String, usize> = BTreeMap::new();
    let mut people = Vec::new();
    for one in asking {
        let (table, client) = one.await.expect("it was answered");
        *tables.entry(table).or_default() += 1;
        people.push(client);
    }
    assert!(tables.values().all(|&people| people == 2), "{tables:?}");
    assert_eq!(tables.len(), 10, "{tables:?}");
    for client in &mut people {
        // What happened at the other server is heard a little later.
        let mut playing = 0;
        for _ in 0..200 {
            let mine = ask(client, "/api/v1/tables?list=mine").await;
            let mine = mine.as_array().expect("a list").iter();
            playing = mine.filter(|it| it["status"] == "playing").count();
            if playing > 0 {
                break;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        assert_eq!(playing, 1);
    }
}

#[tokio::test]
async fn a_person_takes_the_seat_of_a_bot_that_makes_room() {
    let site = Site::start().await;
    let (mut ann, mut bob) = (site.guest("Ann").await, site.guest("Bob").await);
    let game = |open: bool| json!({ "game": "paris-paris", "seats": ["me", "bot:flaneur"], "public": true, "open_bots": open });
    let closed = tell(&mut ann, "/api/v1/tables", game(false)).await;
    assert_eq!(refused(&mut bob, &at(&closed, "join"), json!({ "seat": 2 })).await, "seat-taken");
    let table = tell(&mut ann, "/api/v1/tables", game(true)).await;
    let open = ask(&mut bob, "/api/v1/tables").await;
    let rows: Vec<_> = ids(&open);
    let (open, closed) = (table["table"].as_str(), closed["table"].as_str());
    assert!(rows.contains(&open.expect("an id")) && !rows.contains(&closed.expect("an id")));
    assert_eq!(refused(&mut ann, &at(&table, "join"), json!({ "seat": 2 })).await, "seat-taken");
    tell(&mut bob, &at(&table, "join"), json!({})).await;
    let seen = ask(&mut bob, &at(&table, "")).await;
    assert_eq!((&seen["yours"], &seen["status"]), (&json!([2]), &json!("playing")));
    assert_eq!(seen["seats"][1]["by"], "person");
    let mut eve = site.guest("Eve").await;
    assert_eq!(refused(&mut eve, &at(&table, "join"), json!({})).await, "seat-taken");
    // The game goes on from where it stood, by the two of them.
    let mut both = [ann, bob];
    for _ in 0..4 {
        let mover = ask(&mut both[0], &at(&table, "")).await["to_act"].as_u64().expect("a seat");
        let client = &mut both[mover as usize - 1];
        let state = ask(client, &at(&table, "")).await;
        tell(client, &at(&table, "moves"), json!({ "move": state["legal"][0] })).await;
    }
}

#[tokio::test]
async fn who_asked_for_it_is_told_of_a_table_that_waits_and_not_of_every_one() {
    let world = World::new().await;
    let site = Site::with(world.config()).await;
    let (mut ann, mut bob) = (account(&site, "Ann").await, account(&site, "Bob").await);
    tell(&mut bob, "/account/calls/hook", json!({ "url": world.hook.url("/hook") })).await;
    let open = || json!({ "game": "paris", "seats": ["me", "free"], "public": true });
    tell(&mut ann, "/api/v1/tables", open()).await;
    a_while().await;
    assert_eq!(world.hook.posts().len(), 0, "he did not ask for it");
    let wishes = json!({ "turn": "1", "invited": "1", "over": "1", "waits": "1" });
    assert_eq!(tell(&mut bob, "/account/calls", wishes).await["said"], "saved");
    let friend = json!({ "game": "paris", "seats": ["me", "friend"], "public": true });
    tell(&mut ann, "/api/v1/tables", friend).await;
    let private = json!({ "game": "paris", "seats": ["me", "free"] });
    tell(&mut ann, "/api/v1/tables", private).await;
    tell(&mut bob, "/api/v1/tables", open()).await;
    a_while().await;
    assert_eq!(world.hook.posts().len(), 0, "there is no seat for him, or it is his own table");
    let table = tell(&mut ann, "/api/v1/tables", open()).await;
    until("a table that waits", || world.hook.posts().len() == 1).await;
    let told = world.hook.posts().remove(0).json();
    assert_eq!((told["reason"].as_str(), &told["table"]), (Some("waits"), &table["table"]));
    tell(&mut ann, "/api/v1/tables", open()).await;
    a_while().await;
    assert_eq!(world.hook.posts().len(), 1, "not every one");
}

#[tokio::test]
async fn nobody_is_paired_with_whom_they_block_or_who_blocks_them() {
    let site = Site::start().await;
    let (mut ann, mut bob) = (account(&site, "Ann").await, account(&site, "Bob").await);
    let (mut cleo, mut dora) = (account(&site, "Cleo").await, account(&site, "Dora").await);
    tell(&mut ann, "/api/v1/players/Bob/relation", json!({ "blocks": true })).await;
    tell(&mut bob, "/api/v1/players/Dora/relation", json!({ "blocks": true })).await;
    let wish = json!({ "game": "paris-paris", "speed": "slow" });
    let waits = tell(&mut bob, "/api/v1/pairings", wish.clone()).await;
    for client in [&mut ann, &mut dora] {
        let apart = tell(client, "/api/v1/pairings", wish.clone()).await;
        assert_eq!(apart["waits"], true);
        assert_ne!(apart["table"], waits["table"]);
        let again = tell(client, "/api/v1/pairings", wish.clone()).await;
        assert_eq!(again["table"], apart["table"], "asked twice, it is one table");
    }
    let met = tell(&mut cleo, "/api/v1/pairings", wish).await;
    assert_eq!((&met["table"], &met["waits"]), (&waits["table"], &json!(false)));
}
