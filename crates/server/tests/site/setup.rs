//! Positions set up by hand: opened, kept as records, and no way around the rules about advice.

use catalog::{Any, Editions, Kind, SetUpError};
use lutece_server::live::state::State;
use serde_json::json;
use table::{Record, Seed};

use crate::api::checked;
use crate::reviews::{game, get};
use crate::support::{Site, ask, at, send, tell};

fn set_up(kind: Kind, text: &str) -> Result<Any, SetUpError> {
    let none: &[(&str, &str)] = &[];
    Any::set_up(Editions::shipped().default_of(kind), none, 2, text)
}

fn kinds() -> impl Iterator<Item = Kind> {
    Kind::ALL.iter().copied().filter(|kind| kind.sets_up())
}

/// The record of a position that was set up is read again, with the moves made since, and old
/// programs are told by its first line that they cannot.
#[test]
fn a_position_that_was_set_up_is_a_record() {
    for kind in kinds() {
        let mut at = game(kind, "recorded");
        at.rewind(at.ply() / 2);
        let text = at.position_text().expect("it can be set up");
        let mut again = set_up(kind, &text).expect("it is a position");
        assert_eq!(again.position_text(), Some(text.clone()), "{kind}");
        assert_eq!(again.spectator_view_json(), at.spectator_view_json(), "{kind}");
        let mv = again.legal()[0].clone();
        again.play(&mv).expect("legal");
        let written = again.record().to_string();
        assert!(written.starts_with("lutece record 3\n"), "{written}");
        assert!(again.is_set_up() && again.deal_json() == "null");
        let read: Record = written.parse().expect("it is read again");
        assert_eq!(read.to_string(), written);
        let replayed = Any::from_record(&read, &Editions::shipped()).expect("it is played again");
        assert_eq!(replayed.position_text(), again.position_text(), "{kind}");
        let old = written.replace("lutece record 3", "lutece record 1");
        assert!(old.parse::<Record>().is_err_and(|error| error.problem.contains("format 3")));
    }
}

#[tokio::test]
async fn a_position_is_set_up_checked_and_opened() {
    let site = Site::start().await;
    let (mut ann, mut bob) = (site.guest("Ann").await, site.guest("Bob").await);
    assert_eq!(get(&mut ann, "/setup").await.0, 200);
    assert_eq!(get(&mut ann, "/setup?game=chess").await.0, 404);
    assert_eq!(get(&mut ann, "/setup?game=paris-paris&seats=9").await.0, 404);
    for kind in kinds() {
        let mut whole = game(kind, "opened");
        whole.rewind(whole.ply() / 3);
        let text = whole.position_text().expect("it can be set up");
        let body = |text: &str| json!({ "game": kind, "seats": 2, "text": text });
        let fine = send(&mut ann, "/setup/check", body(&text)).await;
        assert!(fine.status == 200 && fine.text().contains("<svg"), "{}", fine.text());
        let broken = text.replacen(':', " : nonsense-here", 1);
        let wrong = send(&mut ann, "/setup", body(&broken)).await;
        assert_eq!(wrong.status, 422, "{kind}: {}", wrong.text());
        assert!(wrong.text().contains("class=\"flaws\"") && wrong.text().contains("nonsense-here"));
        let opened = send(&mut ann, "/setup", body(&text)).await;
        assert_eq!(opened.status, 303, "{}", opened.text());
        let study = opened.header("location").expect("somewhere").to_owned();
        let (status, page) = get(&mut bob, &study).await;
        assert!(status == 200 && page.contains("data-study=\"0\""), "{page}");
        assert!(page.contains("/setup?from="), "and can be changed again");
        let base = study.strip_suffix("/study").expect("a study").to_owned();
        let (_, page) = get(&mut bob, &format!("/setup?from={base}&at=0")).await;
        for line in text.lines() {
            assert!(page.contains(line), "{line} is not in {page}");
        }
        let (_, record) = get(&mut bob, &format!("{base}/record")).await;
        assert!(record.starts_with("lutece record 3\n"), "{record}");
        // What is tried there is kept with it.
        let mv = whole.legal()[0].clone();
        let tried =
            send(&mut ann, &format!("{study}/moves"), json!({ "at": "0", "move": mv })).await;
        assert_eq!(tried.status, 303, "{}", tried.text());
        // People go on from there.
        let new = json!({
            "game": kind, "seats": ["me", "free"], "public": true, "record": record, "ply": 0,
        });
        let table = tell(&mut ann, "/api/v1/tables", new).await;
        tell(&mut bob, &at(&table, "join"), json!({})).await;
        let state = ask(&mut ann, &at(&table, "")).await;
        assert_eq!(state["status"], "playing", "{state}");
    }
}

#[tokio::test]
async fn a_program_checks_a_position_and_keeps_it() {
    let site = Site::start().await;
    let mut ann = site.guest("Ann").await;
    for kind in kinds() {
        let mut whole = game(kind, "program");
        whole.rewind(whole.ply() / 2);
        let text = whole.position_text().expect("it can be set up");
        let asked = |text: String| json!({ "game": kind, "seats": 2, "text": text });
        let fine = tell(&mut ann, "/api/v1/setup", asked(text.clone())).await;
        checked("post", "/api/v1/setup", "200", &fine);
        assert_eq!(fine["flaws"], json!([]));
        let kept = tell(&mut ann, "/api/v1/records", json!({ "record": fine["record"] })).await;
        let record = kept["record"].as_str().expect("an id");
        let place = ask(&mut ann, &format!("/api/v1/records/{record}/position")).await;
        checked("get", "/api/v1/records/{record}/position", "200", &place);
        assert_eq!(place["setup"], text, "{kind}");
        let wrong = tell(&mut ann, "/api/v1/setup", asked(format!("\nwhat: 1\n{text}"))).await;
        checked("post", "/api/v1/setup", "200", &wrong);
        assert!(wrong["record"].is_null() && wrong["flaws"][0]["line"] == 2, "{wrong}");
        assert!(wrong["flaws"][0]["text"].as_str().is_some_and(|it| it.contains("“what”")));
    }
    let nowhere = json!({ "game": "chess", "seats": 2, "text": "" });
    assert_eq!(send(&mut ann, "/api/v1/setup", nowhere).await.status, 404);
    let crowd = json!({ "game": "paris", "seats": 9, "text": "" });
    assert_eq!(send(&mut ann, "/api/v1/setup", crowd).await.status, 400);
}

/// Players cannot have their own game judged by writing it down.
#[tokio::test]
async fn no_advice_for_a_position_that_people_play() {
    let site = Site::start().await;
    let (mut ann, mut bob) = (site.guest("Ann").await, site.guest("Bob").await);
    let new = json!({ "game": "paris-paris", "seats": ["me", "free"], "public": true });
    let table = tell(&mut ann, "/api/v1/tables", new).await;
    tell(&mut bob, &at(&table, "join"), json!({})).await;
    for _ in 0..8 {
        let state = ann.get(&at(&table, "")).await.expect("an answer").json();
        let mover = if state["to_act"] == 1 { &mut ann } else { &mut bob };
        let mv = mover.get(&at(&table, "")).await.expect("an answer").json()["legal"][0].clone();
        tell(mover, &at(&table, "moves"), json!({ "move": mv })).await;
    }
    // What is hidden in a game that is on cannot be read here.
    let on = table["table"].as_str().expect("an id");
    for path in [format!("/setup?from=/t/{on}"), format!("/setup?from=/t/{on}&at=8")] {
        let (status, page) = get(&mut ann, &path).await;
        assert!(status != 200 && !page.contains("trip 2"), "{path}: {status}");
    }
    // As Ann sees it, with what she cannot know made up.
    let id = table["table"].as_str().expect("an id").parse().expect("an id");
    let stored = site.state.store.load(id).await.expect("it reads").expect("it is there");
    let state = State::replay(stored, &Editions::shipped()).expect("it can be played");
    let mut seen = (*state.game.expect("it has begun")).clone();
    seen.another_world(table::Seat::new(0), Seed::from_text("made up"));
    let text = seen.position_text().expect("it can be set up");
    // With a point more it is the same question.
    let other = text.replace("small: ", "small: 1");
    assert_ne!(text, other);
    let mut studies = Vec::new();
    for text in [text, other] {
        let body = json!({ "game": "paris-paris", "seats": 2, "text": text });
        let opened = send(&mut ann, "/setup", body).await;
        let study = opened.header("location").expect("somewhere").to_owned();
        for path in [format!("{study}/lines?at=0"), study.replace("/study", "/others?at=0")] {
            assert_eq!(get(&mut ann, &path).await.0, 409, "{path}");
        }
        studies.push(study);
    }
    tell(&mut bob, &at(&table, "resign"), json!({})).await;
    for study in studies {
        assert_eq!(get(&mut ann, &format!("{study}/lines?at=0")).await.0, 200);
    }
}
