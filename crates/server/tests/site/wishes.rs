//! Programs choose how they are notified, as people do on their page.

use lutece_server::Config;
use serde_json::{Value, json};

use crate::api::checked;
use crate::calls::{World, account};
use crate::support::{Site, ask, quick, refused, send, tell};

const CALLS: &str = "/api/v1/calls";

fn path(what: &str) -> String {
    format!("{CALLS}/{what}")
}

#[tokio::test]
async fn a_program_sets_every_way_and_takes_it_away_again() {
    let world = World::new().await;
    let site = Site::with(world.config()).await;
    let mut bob = account(&site, "Bob").await;
    let kept = ask(&mut bob, CALLS).await;
    checked("get", CALLS, "200", &kept);
    assert_eq!(kept["about"], json!(["turn", "invited", "round", "over"]));
    assert!(kept["offers"]["push"].is_string() && kept["offers"]["mail"] == true);
    let quiet = json!({ "from": "22:30", "to": "07:00", "zone": 60 });
    let wish = json!({ "about": ["turn", "waits"], "quiet": quiet });
    let kept = tell(&mut bob, CALLS, wish).await;
    checked("post", CALLS, "200", &kept);
    assert_eq!((&kept["about"], &kept["quiet"]), (&json!(["turn", "waits"]), &quiet));
    let kept = tell(&mut bob, CALLS, json!({ "about": ["over"] })).await;
    assert_eq!((&kept["about"], &kept["quiet"]), (&json!(["over"]), &quiet), "what is not given");
    let kept = tell(&mut bob, CALLS, json!({ "quiet": null })).await;
    assert_eq!((&kept["about"], &kept["quiet"]), (&json!(["over"]), &Value::Null));

    let kept = tell(&mut bob, &path("push"), world.subscription()).await;
    checked("post", &path("push"), "200", &kept);
    let id = kept["push"][0]["id"].clone();
    tell(&mut bob, &path("test"), json!({ "way": "push", "id": id })).await;
    assert_eq!(world.pushed(), 1);
    let kept = tell(&mut bob, &path("push/remove"), json!({ "id": id })).await;
    assert_eq!(kept["push"], json!([]));
    let lost = json!({ "way": "push", "id": id });
    assert_eq!(refused(&mut bob, &path("test"), lost).await, "undelivered");

    let url = world.hook.url("/hook");
    let kept = tell(&mut bob, &path("webhook"), json!({ "url": url })).await;
    assert_eq!(kept["webhook"]["url"], json!(url));
    tell(&mut bob, &path("test"), json!({ "way": "webhook" })).await;
    assert_eq!(world.hook.posts().len(), 1);
    let kept = tell(&mut bob, &path("webhook"), json!({ "url": null })).await;
    assert_eq!(kept["webhook"], Value::Null);

    let kept = tell(&mut bob, &path("feed"), json!({ "on": true })).await;
    let feed = kept["feed"].as_str().expect("a path").to_owned();
    assert_eq!(bob.get(&feed).await.expect("an answer").status, 200);
    tell(&mut bob, &path("feed"), json!({ "on": false })).await;
    assert_eq!(bob.get(&feed).await.expect("an answer").status, 404);

    let kept = tell(&mut bob, &path("mail"), json!({ "address": "bob@example.net" })).await;
    let mail = json!({ "address": "bob@example.net", "confirmed": false });
    assert_eq!(kept["mail"], mail, "nobody is sent mail who did not confirm it");
    let soon = json!({ "address": "eve@example.net" });
    assert_eq!(refused(&mut bob, &path("mail"), soon).await, "too-many");
    let kept = tell(&mut bob, &path("mail"), json!({ "address": null })).await;
    assert_eq!(kept["mail"], Value::Null);
}

#[tokio::test]
async fn what_cannot_be_is_refused_with_a_reason() {
    let world = World::new().await;
    let site = Site::with(world.config()).await;
    let mut bob = account(&site, "Bob").await;
    for (what, body) in [
        ("", json!({ "about": ["dance"] })),
        ("", json!({ "quiet": { "from": "25:00", "to": "07:00" } })),
        ("", json!({ "abuot": [] })),
        ("/push", json!({ "endpoint": world.hook.url("/x"), "p256dh": "AA", "auth": "AA" })),
        ("/mail", json!({ "address": "nobody" })),
        ("/webhook", json!({ "url": "ftp://example.org/" })),
        ("/test", json!({ "way": "push" })),
    ] {
        let answer = send(&mut bob, &format!("{CALLS}{what}"), body.clone()).await;
        assert_eq!(answer.status, 400, "{what} {body}: {}", answer.text());
        checked("post", &format!("{CALLS}{what}"), "default", &answer.json());
    }
    let mut guest = site.guest("Ann").await;
    let answer = guest.get(CALLS).await.expect("an answer");
    assert_eq!((answer.status, &answer.json()["error"]["code"]), (401, &json!("stranger")));
    // On a site where the operator has set up nothing.
    let site = Site::with(Config { ..quick() }).await;
    let mut bob = account(&site, "Bob").await;
    let offers = json!({ "push": null, "mail": false, "webhook": false });
    assert_eq!(ask(&mut bob, CALLS).await["offers"], offers);
    for (what, body) in [
        ("push", world.subscription()),
        ("mail", json!({ "address": "bob@example.net" })),
        ("webhook", json!({ "url": "https://example.org/" })),
    ] {
        assert_eq!(refused(&mut bob, &path(what), body).await, "no-way", "{what}");
    }
}
