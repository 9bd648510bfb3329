//! Reviews and uploaded records: requested, awaited, stored, deleted; and never about a game
//! between people that is still in progress.

use std::time::Duration;

use crate::inside::Client;
use catalog::{Any, Editions, Kind};
use lutece_server::id::PaperId;
use lutece_server::store::{Paper, Reviewed};
use lutece_server::{Config, studies};
use serde_json::{Value, json};
use table::{Chance as _, Quick, Seed};

use crate::support::{Site, at, quick, refused, send, tell};

/// A judge that takes no time, or one that takes for ever.
pub(crate) fn judged_by(nodes: u64) -> Config {
    let mut config = quick();
    config.live.review_nodes = nodes;
    config
}

/// A random game from a position on to its end.
pub(crate) fn finished(mut game: Any, seed: u64) -> Any {
    let mut chance = Quick::new(seed);
    while game.to_act().is_some() {
        let mut legal = game.legal();
        let mv = legal.swap_remove(chance.below(legal.len()));
        game.play(&mv).expect("it is legal");
    }
    game
}

pub(crate) fn game(kind: Kind, seed: &str) -> Any {
    let none: [(&str, &str); 0] = [];
    let new = Any::new(kind, &Editions::shipped(), &none, 2, Seed::from_text(seed));
    finished(new.expect("the shipped edition plays"), 7)
}

/// Plays a few moves for the player to act, of two who may or may not share a device.
async fn play(people: &mut [Client], table: &Value, moves: usize) {
    for _ in 0..moves {
        for person in &mut *people {
            let state = person.get(&at(table, "")).await.expect("an answer").json();
            let Some(mv) = state["legal"].as_array().and_then(|it| it.first()) else { continue };
            tell(person, &at(table, "moves"), json!({ "move": mv })).await;
            break;
        }
    }
}

/// Waits until no review is under way.
async fn wait(client: &mut Client, base: &str) {
    for _ in 0..12_000 {
        let answer = client.get(&format!("{base}/review/progress")).await.expect("an answer");
        assert_eq!(answer.status, 200, "{}", answer.text());
        if answer.json()["percent"].is_null() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("{base} is not reviewed");
}

pub(crate) async fn get(client: &mut Client, path: &str) -> (u16, String) {
    let answer = client.get(path).await.expect("an answer");
    (answer.status, answer.text())
}

/// A table of one person with both seats, over after a few moves; its page.
async fn over(ann: &mut Client) -> String {
    let body = json!({ "game": "city-of-light", "seats": ["me", "me"], "public": true,
        "name": "Ann Somebody" });
    let table = tell(ann, "/api/v1/tables", body).await;
    play(std::slice::from_mut(ann), &table, 14).await;
    let base = format!("/t/{}", table["table"].as_str().expect("an id"));
    assert_eq!(get(ann, &format!("{base}/review")).await.0, 409, "it goes on");
    assert_eq!(refused(ann, &format!("{base}/review"), json!({})).await, "not-over");
    tell(ann, &at(&table, "resign"), json!({ "seat": 1 })).await;
    base
}

#[tokio::test]
async fn a_game_is_reviewed_by_one_click_and_the_review_is_kept() {
    let site = Site::with(judged_by(20)).await;
    let mut ann = site.guest("Ann Somebody").await;
    let base = over(&mut ann).await;
    let key = base.trim_start_matches("/t/").to_owned();
    let (status, page) = get(&mut ann, &format!("{base}/review")).await;
    assert!(status == 200 && page.contains("Review this game"), "{page}");
    assert_eq!(get(&mut ann, &format!("{base}/review/review.json")).await.0, 404, "not yet");

    assert_eq!(send(&mut ann, &format!("{base}/review"), json!({})).await.status, 303);
    wait(&mut ann, &base).await;
    let (status, page) = get(&mut ann, &format!("{base}/review")).await;
    assert!(status == 200 && page.contains("Turning points"), "{page}");
    for ply in 0..=14 {
        assert!(page.contains(&format!("{base}/replay?ply={ply}\"")), "move {ply} can be clicked");
    }
    let (_, data) = get(&mut ann, &format!("{base}/review/review.json")).await;
    let data: Value = serde_json::from_str(&data).expect("JSON");
    assert_eq!(data["moves"].as_array().map(Vec::len), Some(14));
    assert!(data["sources"].is_array() && data["budget"] == "20 iterations");
    let (_, file) = get(&mut ann, &format!("{base}/review/review.html")).await;
    assert!(file.contains("Ann Somebody") && !file.contains("/replay?ply="), "it stands alone");
    for turning in data["turning"].as_array().expect("a list") {
        let ply = &turning["ply"];
        let (status, svg) = get(&mut ann, &format!("{base}/review/{ply}")).await;
        assert!(status == 200 && svg.starts_with("<svg") && svg.contains("id=\"ghost\""));
    }
    assert_eq!(get(&mut ann, &format!("{base}/review/999")).await.0, 404);

    let kept = site.state.store.review(key.clone()).await.expect("it reads").expect("a review");
    assert_eq!((kept.judge, kept.budget.as_str()), (study::JUDGE, "20 iterations"));
    assert!(!kept.text.contains("Somebody"), "names stay with the game");
    assert_eq!(send(&mut ann, &format!("{base}/review"), json!({})).await.status, 303);
    wait(&mut ann, &base).await;
    let again = site.state.store.review(key.clone()).await.expect("it reads");
    assert_eq!(again.as_ref(), Some(&kept), "what is done is not done again");

    // A review by an earlier judge is shown, and made anew when asked for.
    let mut earlier: Value = serde_json::from_str(&kept.text).expect("JSON");
    earlier["version"] = json!(study::JUDGE - 1);
    let earlier = Reviewed { judge: study::JUDGE - 1, text: earlier.to_string(), ..kept };
    site.state.store.put_review(key.clone(), earlier).await.expect("it writes");
    let (_, page) = get(&mut ann, &format!("{base}/review")).await;
    assert!(page.contains("Review it again") && page.contains("Turning points"), "{page}");
    send(&mut ann, &format!("{base}/review"), json!({})).await;
    wait(&mut ann, &base).await;
    let kept = site.state.store.review(key).await.expect("it reads").expect("a review");
    assert_eq!(kept.judge, study::JUDGE);
    let (_, page) = get(&mut ann, &format!("{base}/review")).await;
    assert!(!page.contains("Review it again"));
}

#[tokio::test]
async fn a_review_is_stopped_by_whoever_asked_for_it() {
    let site = Site::with(judged_by(50_000_000)).await;
    let (mut ann, mut bob) = (site.guest("Ann").await, site.guest("Bob").await);
    let (one, two) = (over(&mut ann).await, over(&mut ann).await);
    send(&mut ann, &format!("{one}/review"), json!({})).await;
    let (_, page) = get(&mut ann, &format!("{one}/review")).await;
    assert!(page.contains("<progress") && page.contains("Cancel the review"), "{page}");
    assert_eq!(refused(&mut ann, &format!("{two}/review"), json!({})).await, "reviewing");
    let (_, page) = get(&mut bob, &format!("{one}/review")).await;
    assert!(page.contains("<progress") && !page.contains("Cancel the review"), "not his: {page}");
    send(&mut bob, &format!("{one}/review/cancel"), json!({})).await;
    let progress = format!("{one}/review/progress");
    assert!(bob.get(&progress).await.expect("an answer").json()["percent"].is_number());
    send(&mut ann, &format!("{one}/review/cancel"), json!({})).await;
    assert!(bob.get(&progress).await.expect("an answer").json()["percent"].is_null());
    let (_, page) = get(&mut ann, &format!("{one}/review")).await;
    assert!(page.contains("Review this game"), "nothing is kept of it: {page}");
    // The thread is free again: bots go on, and another review can begin.
    for _ in 0..500 {
        if send(&mut ann, &format!("{two}/review"), json!({})).await.status == 303 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("the cancelled review still counts");
}

/// Uploads a record; returns its address.
pub(crate) async fn bring(client: &mut Client, record: &str) -> String {
    let answer = send(client, "/replay", json!({ "record": record })).await;
    assert_eq!(answer.status, 303, "{}", answer.text());
    let to = answer.header("location").expect("somewhere").to_owned();
    to.strip_suffix("/replay").expect("a replay").to_owned()
}

#[tokio::test]
async fn a_record_that_is_brought_along_has_an_address_and_goes_when_its_owner_says() {
    let site = Site::with(judged_by(2)).await;
    let (mut ann, mut bob) = (site.guest("Ann").await, site.guest("Bob").await);
    for (kind, seed) in Kind::ALL.iter().zip(["one", "two", "three"]) {
        let record = game(*kind, seed).record().to_string();
        let base = bring(&mut ann, &record).await;
        assert!(base.starts_with("/r/r"), "{base}");
        assert_eq!(bring(&mut ann, &record).await, base, "the same record is kept once");
        let (status, page) = get(&mut bob, &format!("{base}/replay?ply=3")).await;
        assert!(status == 200 && page.contains("data-ply=\"3\""), "whoever has the address");
        assert!(!page.contains("/delete"), "but it is not theirs");
        assert_eq!(get(&mut bob, &format!("{base}/record")).await, (200, record));
        send(&mut bob, &format!("{base}/review"), json!({})).await;
        wait(&mut bob, &base).await;
        assert!(get(&mut bob, &format!("{base}/review")).await.1.contains("Turning points"));
        assert_eq!(refused(&mut bob, &format!("{base}/delete"), json!({})).await, "private");
        let (_, own) = get(&mut ann, "/replay").await;
        assert!(own.contains(&base) && !get(&mut bob, "/replay").await.1.contains(&base));
        assert_eq!(send(&mut ann, &format!("{base}/delete"), json!({})).await.status, 303);
        for path in ["/replay", "/review", "/record", "/review/review.json"] {
            assert_eq!(get(&mut ann, &format!("{base}{path}")).await.0, 404, "{path} is gone");
        }
        let key = base.trim_start_matches("/r/").to_owned();
        assert_eq!(site.state.store.review(key).await, Ok(None));
    }
    let bad = send(&mut ann, "/replay", json!({ "record": "lutece record 1\nnonsense" })).await;
    assert!(bad.status == 422 && bad.text().contains("line 2"), "{}", bad.text());
    // An unfinished record can be looked at and is not reviewed.
    let mut half = game(Kind::Paris, "half");
    half.rewind(20);
    let base = bring(&mut ann, &half.record().to_string()).await;
    assert_eq!(get(&mut ann, &format!("{base}/replay")).await.0, 200);
    assert_eq!(refused(&mut ann, &format!("{base}/review"), json!({})).await, "not-over");
    // There is a limit to what one person may store.
    let owner = site.state.store.paper(base.trim_start_matches("/r/").parse().expect("an id"));
    let owner = owner.await.expect("it reads").expect("a paper").owner;
    for at in 1..i64::from(studies::PAPERS) {
        let paper = Paper { id: PaperId::random(), owner, at, text: String::new(), link: 0 };
        assert_eq!(site.state.store.put_paper(paper, studies::PAPERS).await, Ok(true));
    }
    let one_more = json!({ "record": game(Kind::Paris, "more").record().to_string() });
    assert_eq!(refused(&mut ann, "/replay", one_more).await, "too-many-records");
}

#[tokio::test]
async fn nothing_is_told_about_a_game_between_people_that_is_on() {
    let site = Site::with(judged_by(2)).await;
    let mut people = [site.guest("Ann").await, site.guest("Bob").await];
    for kind in Kind::ALL {
        let whole = game(*kind, "played before");
        let base = bring(&mut people[0], &whole.record().to_string()).await;
        send(&mut people[0], &format!("{base}/review"), json!({})).await;
        wait(&mut people[0], &base).await;
        assert_eq!(get(&mut people[0], &format!("{base}/review")).await.0, 200, "{kind}");

        // Two people play on from the middle of it.
        let body = json!({
            "record": whole.record().to_string(), "ply": 12, "seats": ["me", "free"],
            "game": kind, "public": true,
        });
        let table = tell(&mut people[0], "/api/v1/tables", body).await;
        tell(&mut people[1], &at(&table, "join"), json!({ "seat": 2 })).await;
        // The branch in another record: the same beginning, another end.
        let mut branch = whole.clone();
        branch.rewind(12);
        let branch = finished(branch, 99).record().to_string();
        let stranger = &mut site.guest("Eve").await;
        let other = bring(stranger, &branch).await;
        for base in [&base, &other] {
            for path in ["review", "review/review.json", "review/review.html", "review/3"] {
                let (status, text) = get(stranger, &format!("{base}/{path}")).await;
                assert_eq!(status, 409, "{kind} {path}: {text}");
                assert!(text.contains("goes-on"), "{text}");
            }
            assert_eq!(refused(stranger, &format!("{base}/review"), json!({})).await, "goes-on");
            let (status, page) = get(stranger, &format!("{base}/replay?ply=13")).await;
            assert!(status == 200 && !page.contains("mistake-on"), "the moves alone: {kind}");
        }
        // A game that merely began the same way is not theirs.
        let elsewhere = bring(stranger, &game(*kind, "another").record().to_string()).await;
        assert_eq!(get(stranger, &format!("{elsewhere}/review")).await.0, 200, "{kind}");

        // A move later they stand somewhere else: at the next move of the branch or nowhere in it.
        tell(&mut people[0], &at(&table, "resign"), json!({})).await;
        assert_eq!(get(stranger, &format!("{base}/review")).await.0, 200, "{kind}: it is over");
        send(stranger, &format!("{other}/review"), json!({})).await;
        wait(stranger, &other).await;
    }
}
