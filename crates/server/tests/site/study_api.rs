//! Studying by program: records kept, changed, shared and withdrawn, positions and lines, reviews, and
//! the coach; with the same refusals as on the pages.

use std::time::Duration;

use catalog::Kind;
use serde_json::{Value, json};

use crate::api::checked;
use crate::hints::{bad, had, seats};
use crate::inside::Client;
use crate::reviews::{finished, game, judged_by};
use crate::support::{Site, ask, at, refused, send, tell};

const RECORD: &str = "/api/v1/records/{record}";

/// Keeps a record; what is told about it, and its address.
async fn kept(client: &mut Client, text: &str) -> (Value, String) {
    let kept = tell(client, "/api/v1/records", json!({ "record": text })).await;
    checked("post", "/api/v1/records", "201", &kept);
    let base = format!("/api/v1/records/{}", kept["record"].as_str().expect("an id"));
    (kept, base)
}

/// The review, when it is done.
async fn reviewed(client: &mut Client, review: &str) -> Value {
    for _ in 0..12_000 {
        let told = ask(client, review).await;
        if !told["review"].is_null() {
            return told;
        }
        assert!(told["percent"].is_number(), "it is under way: {told}");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("there is no review");
}

#[tokio::test]
async fn a_program_studies_a_record_as_a_person_does() {
    let site = Site::with(judged_by(4)).await;
    let (mut ann, mut bob) = (site.guest("Ann").await, site.guest("Bob").await);
    for kind in Kind::ALL {
        let whole = game(*kind, "studied by a program");
        let text = whole.record().to_string();
        let (told, base) = kept(&mut ann, &text).await;
        assert_eq!(kept(&mut ann, &text).await.1, base, "the same is kept once");
        let own = ask(&mut ann, "/api/v1/records").await;
        checked("get", "/api/v1/records", "200", &own);
        assert_eq!(own.as_array().expect("a list").len(), 1);

        let place = format!("{base}/position?at=8");
        let position = ask(&mut bob, &place).await;
        checked("get", &format!("{RECORD}/position"), "200", &position);
        let legal = position["legal"].as_array().expect("moves").clone();
        assert!(legal.contains(&json!(whole.moves()[8])), "{position}");
        let other = ask(&mut bob, &format!("{place}&seat=2")).await;
        assert_eq!(other["seat"], 2);
        let lines = ask(&mut bob, &format!("{base}/lines?at=8")).await;
        checked("get", &format!("{RECORD}/lines"), "200", &lines);
        assert!(
            lines["moves"].as_array().expect("moves").iter().all(|it| legal.contains(&it["move"]))
        );
        let end = format!("{base}/lines?at={}", whole.ply());
        assert_eq!(ask(&mut bob, &end).await, Value::Null, "nothing to advise");
        for (path, status) in
            [("position?at=x", 400), ("position?at=7.1", 404), ("lines?at=999", 404)]
        {
            let answer = bob.get(&format!("{base}/{path}")).await.expect("an answer");
            assert_eq!(answer.status, status, "{path}: {}", answer.text());
        }

        // Anybody with the key edits, one thing at a time.
        let changes = format!("{base}/changes");
        let note = |key: &str| json!({ "at": "8", "note": "Here it turns", "key": key });
        assert_eq!(refused(&mut bob, &changes, note("")).await, "read-only");
        let key = told["key"].as_str().expect("the owner hands it on").to_owned();
        let led = tell(&mut bob, &changes, note(&key)).await;
        checked("post", &format!("{RECORD}/changes"), "200", &led);
        assert_eq!(led["at"], "8");
        let last = json!({ "at": "8", "move": legal[legal.len() - 1] });
        let led = tell(&mut ann, &changes, last).await["at"].as_str().expect("a place").to_owned();
        let there = ask(&mut ann, &format!("{base}/position?at={led}")).await;
        assert_eq!(there["ply"], 9, "{led}");
        for wrong in [json!({ "at": "8" }), json!({ "at": "8", "note": "x", "cut": true })] {
            assert_eq!(send(&mut ann, &changes, wrong).await.status, 400, "one thing at a time");
        }
        let read = ask(&mut bob, &base).await;
        checked("get", RECORD, "200", &read);
        assert!(read["key"].is_null() && read["yours"] == false, "{read}");
        let exported = read["text"].as_str().expect("text").to_owned();
        assert!(exported.contains("Here it turns"));

        // A copy of one's own, and what was exported brought back by a third.
        let copy = tell(&mut bob, &format!("{base}/study"), json!({})).await;
        checked("post", &format!("{RECORD}/study"), "201", &copy);
        assert!(copy["record"] != told["record"] && copy["text"] == exported, "{copy}");
        let (back, _) = kept(&mut site.guest("Cid").await, &exported).await;
        assert_eq!(back["text"], exported);

        // The key is withdrawn: what others have reads and no longer edits.
        assert_eq!(refused(&mut bob, &format!("{base}/link"), json!({})).await, "private");
        let renewed = tell(&mut ann, &format!("{base}/link"), json!({})).await;
        checked("post", &format!("{RECORD}/link"), "200", &renewed);
        let fresh = renewed["key"].as_str().expect("another").to_owned();
        assert_ne!(fresh, key);
        assert_eq!(refused(&mut bob, &changes, note(&key)).await, "read-only");
        assert!(ask(&mut bob, &format!("{base}?key={key}")).await["key"].is_null());
        assert_eq!(ask(&mut bob, &format!("{base}?key={fresh}")).await["key"], fresh.as_str());
        tell(&mut bob, &changes, note(&fresh)).await;

        let review = format!("{base}/review");
        let told = ask(&mut ann, &review).await;
        assert!(told["percent"].is_null() && told["review"].is_null(), "not asked for: {told}");
        let told = tell(&mut ann, &review, json!({})).await;
        checked("post", &format!("{RECORD}/review"), "200", &told);
        let told = reviewed(&mut bob, &review).await;
        checked("get", &format!("{RECORD}/review"), "200", &told);
        assert_eq!(told["review"]["moves"].as_array().expect("moves").len(), whole.ply());
        assert_eq!(told["outdated"], false);

        assert_eq!(refused(&mut bob, &format!("{base}/delete"), json!({})).await, "private");
        let gone = tell(&mut ann, &format!("{base}/delete"), json!({})).await;
        checked("post", &format!("{RECORD}/delete"), "200", &gone);
        assert_eq!(send(&mut ann, &changes, note("")).await.status, 404);
    }
    let half = json!({ "record": "lutece record 1\nnonsense" });
    assert_eq!(refused(&mut ann, "/api/v1/records", half).await, "bad-record");
}

#[tokio::test]
async fn a_game_is_reviewed_by_program_when_it_is_over_and_the_review_can_be_cancelled() {
    let site = Site::with(judged_by(50_000_000)).await;
    let (mut ann, mut bob) = (site.guest("Ann").await, site.guest("Bob").await);
    let new = json!({ "game": "paris-paris", "seats": ["me", "bot:random"], "public": true });
    let table = tell(&mut ann, "/api/v1/tables", new).await;
    for verb in ["study", "review", "review/cancel"] {
        assert_eq!(refused(&mut ann, &at(&table, verb), json!({})).await, "not-over", "{verb}");
    }
    assert_eq!(ann.get(&at(&table, "review")).await.expect("an answer").status, 409);
    tell(&mut ann, &at(&table, "resign"), json!({})).await;
    let study = tell(&mut ann, &at(&table, "study"), json!({})).await;
    checked("post", "/api/v1/tables/{table}/study", "201", &study);
    let whole = game(Kind::Paris, "long").record().to_string();
    let (_, base) = kept(&mut ann, &whole).await;
    let review = format!("{base}/review");
    assert!(tell(&mut ann, &review, json!({})).await["percent"].is_number());
    let cancel = format!("{review}/cancel");
    let told = tell(&mut bob, &cancel, json!({})).await;
    checked("post", &format!("{RECORD}/review/cancel"), "200", &told);
    assert!(told["percent"].is_number(), "it is not his: {told}");
    assert_eq!(refused(&mut ann, &at(&table, "review"), json!({})).await, "reviewing");
    assert!(tell(&mut ann, &cancel, json!({})).await["percent"].is_null());
}

#[tokio::test]
async fn no_advice_by_program_for_a_game_between_people_that_is_on() {
    let site = Site::with(judged_by(2)).await;
    let mut people = [site.guest("Ann").await, site.guest("Bob").await];
    let eve = &mut site.guest("Eve").await;
    for kind in Kind::ALL {
        let whole = game(*kind, "on by program");
        let body = json!({
            "record": whole.record().to_string(), "ply": 12, "seats": ["me", "free"],
            "game": kind, "public": true,
        });
        let (_, base) = kept(eve, &whole.record().to_string()).await;
        let review = format!("{base}/review");
        tell(eve, &review, json!({})).await;
        reviewed(eve, &review).await;
        let table = tell(&mut people[0], "/api/v1/tables", body).await;
        tell(&mut people[1], &at(&table, "join"), json!({ "seat": 2 })).await;
        // What was reviewed before is not told either, nor by a branch that ends in another way.
        let mut branch = whole.clone();
        branch.rewind(12);
        let (_, branch) = kept(eve, &finished(branch, 99).record().to_string()).await;
        for base in [&base, &branch] {
            for path in ["review", "lines?at=12", "lines?at=13"] {
                let answer = eve.get(&format!("{base}/{path}")).await.expect("an answer");
                let code = answer.json()["error"]["code"].clone();
                assert_eq!((answer.status, code), (409, json!("goes-on")), "{kind} {path}");
            }
            assert_eq!(refused(eve, &format!("{base}/review"), json!({})).await, "goes-on");
        }
        for verb in ["review", "study"] {
            assert_eq!(refused(&mut people[0], &at(&table, verb), json!({})).await, "not-over");
        }
        tell(&mut people[0], &at(&table, "resign"), json!({})).await;
        assert_eq!(eve.get(&review).await.expect("an answer").status, 200, "{kind}: it is over");
    }
}

#[tokio::test]
async fn a_program_has_a_coach_too() {
    let site = Site::with(judged_by(30)).await;
    let mut ann = site.guest("Ann").await;
    for kind in Kind::ALL {
        let (there, mv) = bad(*kind);
        let record = there.record().to_string();
        let body = json!({ "record": record, "seats": seats(&there), "game": kind, "hints": true });
        let table = tell(&mut ann, "/api/v1/tables", body).await;
        let made = json!({ "move": mv, "coach": true });
        let told = tell(&mut ann, &at(&table, "moves"), made.clone()).await;
        checked("post", "/api/v1/tables/{table}/moves", "200", &told);
        assert!(told["warned"].as_u64() > Some(15), "{kind}: {told}");
        let state = ask(&mut ann, &at(&table, "")).await;
        checked("get", "/api/v1/tables/{table}", "200", &state);
        assert_eq!(state["ply"], there.ply(), "{kind}: {mv} is not made");
        assert_eq!(state["warning"], json!({ "move": mv, "percent": told["warned"] }), "{kind}");
        let heeded = tell(&mut ann, &at(&table, "heed"), json!({})).await;
        checked("post", "/api/v1/tables/{table}/heed", "200", &heeded);
        let state = ask(&mut ann, &at(&table, "")).await;
        assert!(state["warning"].is_null() && had(&state) == (0, 1), "{kind}: {state}");
        tell(&mut ann, &at(&table, "moves"), made.clone()).await;
        let told = tell(&mut ann, &at(&table, "moves"), made).await;
        assert!(told["warned"].is_null(), "{kind}: who insists makes it: {told}");
        let state = ask(&mut ann, &at(&table, "")).await;
        assert!(state["ply"].as_u64() > Some(there.ply() as u64), "{kind}: {state}");
    }
}
