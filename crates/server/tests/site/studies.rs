//! The analysis board: moves tried, named and talked about, shared to read or to edit, written as
//! text and read again; and no advice for a game between people that is still on.

use crate::inside::Client;
use catalog::{Any, Kind};
use lutece_server::live::state::State;
use serde_json::{Value, json};
use table::Record;

use crate::reviews::{bring, finished, game, get, judged_by};
use crate::support::{Site, ask, at, refused, send, tell};

/// Does something on a board; returns the place it leads to.
async fn change(client: &mut Client, study: &str, verb: &str, body: Value) -> String {
    let answer = send(client, &format!("{study}/{verb}"), body).await;
    assert_eq!(answer.status, 303, "{verb}: {}", answer.text());
    let to = answer.header("location").expect("somewhere").to_owned();
    let (_, query) = to.split_once("?at=").expect("a place");
    query.split('&').next().unwrap_or_default().to_owned()
}

/// Opens the board of a game; its address.
async fn begin(client: &mut Client, base: &str) -> String {
    let answer = send(client, &format!("{base}/study"), json!({ "at": 5 })).await;
    assert_eq!(answer.status, 303, "{}", answer.text());
    let to = answer.header("location").expect("somewhere").to_owned();
    to.strip_suffix("?at=5&view=mover").expect("the place asked for").to_owned()
}

/// What the judge says of a place, as data.
async fn lines(client: &mut Client, study: &str, place: &str) -> (u16, Value) {
    client.headers.push(("accept".to_owned(), "application/json".to_owned()));
    let answer = client.get(&format!("{study}/lines?at={place}")).await.expect("an answer");
    client.headers.pop();
    (answer.status, answer.json())
}

/// The first place of a game from one on where there was a choice.
fn fork(game: &Any, from: usize) -> usize {
    let choice = |ply: &usize| {
        let mut at = game.clone();
        at.rewind(*ply);
        at.legal().len() > 1
    };
    (from..game.ply()).find(choice).expect("there was a choice")
}

/// A legal move that the game did not make at a place of it.
fn other(game: &Any, ply: usize) -> String {
    let mut at = game.clone();
    at.rewind(ply);
    let made = &game.moves()[ply];
    at.legal().into_iter().find(|it| it != made).expect("there was a choice")
}

#[tokio::test]
async fn moves_are_tried_named_shared_exported_and_brought_back() {
    let site = Site::with(judged_by(10)).await;
    let (mut ann, mut bob) = (site.guest("Ann").await, site.guest("Bob").await);
    for kind in Kind::ALL {
        let whole = game(*kind, "studied");
        let record = whole.record().to_string();
        let base = bring(&mut ann, &record).await;
        let study = begin(&mut ann, &base).await;
        assert_eq!(study, format!("{base}/study"), "her own record is her own board");
        let (status, picture) = get(&mut bob, &format!("{base}/picture/5")).await;
        assert!(status == 200 && picture.starts_with("<svg"), "{picture}");
        let past = format!("{base}/picture/{}", whole.ply() + 1);
        assert_eq!(get(&mut bob, &past).await.0, 404, "there is no such move");
        let (status, motion) = get(&mut bob, &format!("{base}/picture/5/move")).await;
        assert!(status == 200 && motion.matches("<image").count() == 3, "{motion}");
        assert_eq!(get(&mut bob, &format!("{base}/picture/0/move")).await.0, 404, "none led here");
        let (_, first) = get(&mut bob, &format!("{base}/picture/5?view=1")).await;
        let (_, second) = get(&mut bob, &format!("{base}/picture/5?view=2")).await;
        assert_ne!(first, second, "{kind}: each sees their own");
        let (_, replay) = get(&mut bob, &format!("{base}/replay?ply=5")).await;
        for seat in [1, 2] {
            assert!(replay.contains(&format!("{base}/picture/5?view={seat}")), "all is open");
        }
        let (status, page) = get(&mut ann, &format!("{study}?at=5")).await;
        assert!(status == 200 && page.contains("data-study=\"5\""), "{page}");
        assert!(page.contains("id=\"turn\""), "moves can be tried");

        let fork = fork(&whole, 5);
        let (here, next) = (fork.to_string(), (fork + 1).to_string());
        let tried = other(&whole, fork);
        let moves = |at: &str, mv: &str| json!({ "at": at, "move": mv });
        assert_eq!(change(&mut ann, &study, "moves", moves(&here, &tried)).await, "1.1");
        assert_eq!(change(&mut ann, &study, "moves", moves(&here, &tried)).await, "1.1", "again");
        let own = whole.moves()[fork].clone();
        assert_eq!(change(&mut ann, &study, "moves", moves(&here, &own)).await, next, "the game's");
        let answer = send(&mut ann, &format!("{study}/moves"), moves("1.1", "no move")).await;
        assert!(!matches!(answer.status, 200..=399), "{}", answer.text());
        assert_eq!(refused(&mut ann, &format!("{study}/moves"), moves("7.1", &own)).await, "stale");
        let note = json!({ "at": "1.1", "text": "Here\nit turns <b>" });
        assert_eq!(change(&mut ann, &study, "note", note).await, "1.1");
        change(&mut ann, &study, "name", json!({ "at": "1.1", "line": 1, "text": "Sooner" })).await;
        change(&mut ann, &study, "name", json!({ "text": "Where it was lost" })).await;
        assert_eq!(change(&mut ann, &study, "world", json!({ "at": "1.1" })).await, "1.2");
        let (_, page) = get(&mut ann, &format!("{study}?at=1.2")).await;
        for said in ["Where it was lost", "Sooner", "it turns &lt;b&gt;", "data-study=\"1.2\""] {
            assert!(page.contains(said), "{said}: {page}");
        }

        // Anybody with the address can read; anybody with the key can edit.
        let (status, page) = get(&mut bob, &format!("{study}?at=1.1")).await;
        assert!(status == 200 && page.contains("it turns") && !page.contains("id=\"turn\""));
        assert!(!page.contains("key=s."), "the key is not for readers");
        let doings =
            [("moves", "move"), ("note", "text"), ("name", "text"), ("cut", "x"), ("world", "x")];
        for (verb, field) in doings {
            let body = json!({ "at": "1.1", field: "x" });
            assert_eq!(refused(&mut bob, &format!("{study}/{verb}"), body).await, "read-only");
        }
        let (_, page) = get(&mut ann, &study).await;
        let key = page.split("key=s.").nth(1).and_then(|it| it.split('"').next()).expect("a key");
        let key = format!("s.{key}");
        let forged = json!({ "at": "1.2", "text": "x", "key": key.replace("s.r", "s.q") });
        assert_eq!(refused(&mut bob, &format!("{study}/note"), forged).await, "read-only");
        let other = bring(&mut ann, &game(*kind, "another").record().to_string()).await;
        let elsewhere = json!({ "at": "0", "text": "x", "key": key });
        assert_eq!(refused(&mut bob, &format!("{other}/study/note"), elsewhere).await, "read-only");
        let (_, page) = get(&mut bob, &format!("{study}?at=1.2&key={key}")).await;
        assert!(page.contains("id=\"turn\""), "with the key moves can be tried");
        let said = json!({ "at": "1.2", "text": "Bob was here", "key": key });
        change(&mut bob, &study, "note", said).await;

        // The owner withdraws the link, and nobody else does.
        let renew = format!("{study}/renew");
        assert_eq!(refused(&mut bob, &renew, json!({})).await, "private");
        assert_eq!(send(&mut ann, &renew, json!({ "at": "1.2" })).await.status, 303);
        let old = json!({ "at": "1.2", "text": "x", "key": key });
        assert_eq!(refused(&mut bob, &format!("{study}/note"), old).await, "read-only");

        // As text, and back again at another's.
        let (_, text) = get(&mut ann, &format!("{base}/record")).await;
        assert!(text.starts_with("lutece record 2\n") && text.contains("note 1.2: Bob was here\n"));
        let answer = send(&mut bob, "/replay", json!({ "record": text })).await;
        let to = answer.header("location").expect("somewhere").to_owned();
        let copy = to.strip_suffix("/study").expect("a board").to_owned();
        assert_ne!(copy, base);
        assert_eq!(get(&mut bob, &format!("{copy}/record")).await, (200, text.clone()));
        let broken = text.replace(&format!("\n{tried}\n"), "\nnonsense\n");
        let answer = send(&mut bob, "/replay", json!({ "record": broken })).await;
        let line = broken.lines().position(|it| it == "nonsense").expect("it is there") + 1;
        assert!(answer.status == 422 && answer.text().contains(&format!("line {line}")));

        assert_eq!(change(&mut ann, &study, "cut", json!({ "at": "1.1" })).await, here);
        let (_, text) = get(&mut ann, &format!("{base}/record")).await;
        let read: Record = text.parse().expect("it is sound");
        assert!(read.branches.lines().is_empty() && !read.branches.is_empty(), "the title stays");
        assert!(get(&mut bob, &format!("{copy}/record")).await.1.contains("Sooner"));
        // A place that is gone shows the game.
        assert!(get(&mut ann, &format!("{study}?at=1.1")).await.1.contains("data-study=\"0\""));
    }
}

#[tokio::test]
async fn what_several_change_at_once_is_all_there() {
    let site = Site::with(judged_by(10)).await;
    let mut ann = site.guest("Ann").await;
    let whole = game(Kind::ParisParis, "together");
    let study = format!("{}/study", bring(&mut ann, &whole.record().to_string()).await);
    let (_, page) = get(&mut ann, &study).await;
    let key = page.split("key=s.").nth(1).and_then(|it| it.split('"').next()).expect("a key");
    let key = format!("s.{key}");
    let mut all = tokio::task::JoinSet::new();
    for number in 0..6 {
        let (mut one, study, key) = (site.guest("One").await, study.clone(), key.clone());
        all.spawn(async move {
            let body = json!({ "at": number, "text": format!("note {number}"), "key": key });
            change(&mut one, &study, "note", body).await;
        });
    }
    all.join_all().await;
    let (_, text) = get(&mut ann, &study.replace("/study", "/record")).await;
    for number in 0..6 {
        assert!(text.contains(&format!("note {number}: note {number}\n")), "{text}");
    }
}

#[tokio::test]
async fn the_judge_tells_three_lines_of_any_position() {
    let site = Site::with(judged_by(30)).await;
    let mut ann = site.guest("Ann").await;
    for kind in Kind::ALL {
        let whole = game(*kind, "judged");
        let study = format!("{}/study", bring(&mut ann, &whole.record().to_string()).await);
        let fork = fork(&whole, 8);
        let (here, tried) = (fork.to_string(), other(&whole, fork));
        change(&mut ann, &study, "moves", json!({ "at": here, "move": tried })).await;
        for place in [here.as_str(), "1.1"] {
            let (status, told) = lines(&mut ann, &study, place).await;
            assert_eq!(status, 200, "{told}");
            let moves = told["moves"].as_array().expect("moves");
            assert!((1..=3).contains(&moves.len()), "{kind} {place}: {told}");
            let wins: Vec<f64> = moves.iter().filter_map(|it| it["win"].as_f64()).collect();
            assert!(wins.is_sorted_by(|one, two| one >= two), "the best is first: {wins:?}");
            let sum: f64 =
                told["win"].as_array().expect("all").iter().filter_map(Value::as_f64).sum();
            assert!((sum - 1.0).abs() < 1e-3, "{told}");
        }
        let end = whole.ply().to_string();
        assert_eq!(lines(&mut ann, &study, &end).await, (200, Value::Null), "nothing to advise");
        assert_eq!(lines(&mut ann, &study, "x").await.0, 404);
    }
}

#[tokio::test]
async fn no_advice_for_a_game_between_people_that_is_on() {
    let site = Site::with(judged_by(2)).await;
    let mut people = [site.guest("Ann").await, site.guest("Bob").await];
    let eve = &mut site.guest("Eve").await;
    for kind in Kind::ALL {
        let whole = game(*kind, "on");
        let body = json!({
            "record": whole.record().to_string(), "ply": 12, "seats": ["me", "free"],
            "game": kind, "public": true,
        });
        let table = tell(&mut people[0], "/api/v1/tables", body).await;
        let page = format!("/t/{}", table["table"].as_str().expect("an id"));
        tell(&mut people[1], &at(&table, "join"), json!({ "seat": 2 })).await;
        assert_eq!(refused(&mut people[0], &format!("{page}/study"), json!({})).await, "not-over");
        for picture in ["12", "12?view=2", "12/move"] {
            let picture = format!("{page}/picture/{picture}");
            assert_eq!(get(&mut people[0], &picture).await.0, 409, "not yet");
        }

        let study = format!("{}/study", bring(eve, &whole.record().to_string()).await);
        for place in ["12", "13"] {
            let (status, told) = lines(eve, &study, place).await;
            assert_eq!((status, &told["error"]["code"]), (409, &json!("goes-on")), "{kind} {told}");
        }
        assert_eq!(lines(eve, &study, "11").await.0, 200, "{kind}: they have not been there yet");
        // The first moves are free for everybody, whoever is playing there.
        let body = json!({
            "record": whole.record().to_string(), "ply": 4, "seats": ["me", "free"],
            "game": kind, "public": true,
        });
        let early = tell(&mut people[0], "/api/v1/tables", body).await;
        tell(&mut people[1], &at(&early, "join"), json!({ "seat": 2 })).await;
        assert_eq!(lines(eve, &study, "4").await.0, 200, "{kind}: an opening");
        tell(&mut people[0], &at(&early, "resign"), json!({})).await;
        // By a line of a record that ends before, and by one that leaves the game there.
        let mut half = whole.clone();
        half.rewind(10);
        let half = format!("{}/study", bring(eve, &half.record().to_string()).await);
        let mut place = "10".to_owned();
        for mv in &whole.moves()[10..12] {
            place = change(eve, &half, "moves", json!({ "at": place, "move": mv })).await;
        }
        assert_eq!((place.as_str(), lines(eve, &half, &place).await.0), ("1.2", 409), "{kind}");
        let aside = change(eve, &study, "moves", json!({ "at": "12", "move": other(&whole, 12) }));
        let aside = aside.await;
        assert_eq!(lines(eve, &study, &aside).await.0, 409, "{kind}: what could follow");
        let elsewhere = finished(game(*kind, "elsewhere"), 3).record().to_string();
        let elsewhere = format!("{}/study", bring(eve, &elsewhere).await);
        assert_eq!(lines(eve, &elsewhere, "12").await.0, 200, "{kind}: none of theirs");

        // They go on, and the position they left can be discussed.
        let actor = whole.made()[12].seat.index();
        let on = json!({ "move": whole.moves()[12] });
        tell(&mut people[actor], &at(&table, "moves"), on).await;
        assert_eq!(lines(eve, &study, "12").await.0, 200, "{kind}: they are past it");

        tell(&mut people[0], &at(&table, "resign"), json!({})).await;
        assert_eq!(lines(eve, &study, "13").await.0, 200, "{kind}: it is over");
        let board = begin(&mut people[0], &page).await;
        assert_eq!(begin(&mut people[0], &page).await, board, "one board for one game");
    }
}

/// A game as the server knows it: what its player could have typed by hand.
async fn typed(site: &Site, table: &Value) -> Any {
    let id = table["table"].as_str().expect("an id").parse().expect("an id");
    let stored = site.state.store.load(id).await.expect("it reads").expect("a table");
    let state = State::replay(stored, &catalog::Editions::shipped()).expect("it replays");
    Any::clone(state.game.as_ref().expect("it has begun"))
}

#[tokio::test]
async fn no_advice_for_a_rated_game_against_a_bot_that_is_on() {
    let site = Site::with(judged_by(2)).await;
    let mut ann = crate::ratings::account(&site, "Ann").await.0;
    let eve = &mut site.guest("Eve").await;
    for rated in [true, false] {
        let new =
            json!({ "game": "paris-paris", "seats": ["me", "bot:random"], "unrated": !rated });
        let table = tell(&mut ann, "/api/v1/tables", new).await;
        loop {
            let state = ask(&mut ann, &at(&table, "")).await;
            match (state["your_turn"] == true, state["ply"].as_u64() >= Some(8)) {
                (true, true) => break,
                (true, false) => {
                    let mv = json!({ "move": state["legal"][0] });
                    tell(&mut ann, &at(&table, "moves"), mv).await;
                }
                (false, _) => tokio::time::sleep(std::time::Duration::from_millis(5)).await,
            }
        }
        let typed = typed(&site, &table).await;
        let study = format!("{}/study", bring(eve, &typed.record().to_string()).await);
        let here = typed.ply().to_string();
        let status = lines(eve, &study, &here).await.0;
        assert_eq!(status, if rated { 409 } else { 200 }, "rated: {rated}");
        tell(&mut ann, &at(&table, "resign"), json!({})).await;
        assert_eq!(lines(eve, &study, &here).await.0, 200, "it is over");
    }
}
