//! What others did: sums over games that are over, and nothing of any other.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use catalog::Editions;
use lutece_server::cluster::Cluster;
use lutece_server::explorer::{count, rebuild, tally_of_record};
use lutece_server::id::TableId;
use lutece_server::store::explorer::{Deed, Origin, Spot, Sums, Tally};
use lutece_server::store::{self, Millis, Store};
use serde_json::{Value, json};
use site::explorer::Counted;

use crate::api::checked;
use crate::events::{joined, people as accounts, play_out, swiss, table_of};
use crate::inside::Client;
use crate::reviews::{bring, game, get};
use crate::support::{Folder, Site, ask, at, send, tell};

/// A time when everything is due, later each time: what others still play is looked at again.
fn later() -> Millis {
    static DAYS: AtomicI64 = AtomicI64::new(100_000);
    DAYS.fetch_add(1, Ordering::Relaxed) * 24 * 3_600_000
}

/// Every question of a game for two, as programs get it.
async fn all(client: &mut Client, game: &str) -> Vec<Value> {
    let first = ask(client, &format!("/api/v1/explorer?game={game}")).await;
    let themes = first["themes"].as_array().expect("themes").clone();
    let mut answers = Vec::new();
    for theme in themes {
        let theme = theme.as_str().expect("a word").to_owned();
        let path = format!("/api/v1/explorer?game={game}&theme={theme}");
        answers.push(ask(client, &path).await);
    }
    answers
}

async fn counted(site: &Site) -> usize {
    let editions = Arc::clone(site.state.tables.editions());
    count(&site.state.store, &editions, later()).await.expect("it counts")
}

/// The first answers to the first question, once there are this many.
async fn awaited(client: &mut Client, game: &str, choices: i64) -> Value {
    for _ in 0..400 {
        let answer = ask(client, &format!("/api/v1/explorer?game={game}")).await;
        if answer["choices"] == choices {
            return answer;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("the game was never counted");
}

/// A table of two, who sit in their order.
async fn sit(two: &mut [Client; 2], public: bool) -> Value {
    let new = json!({ "game": "paris-paris", "seats": ["me", "free"], "public": public });
    let table = tell(&mut two[0], "/api/v1/tables", new).await;
    if public {
        tell(&mut two[1], &at(&table, "join"), json!({})).await;
    } else {
        let link = table["links"][0]["token"].as_str().expect("a link").to_owned();
        tell(&mut two[1], &format!("/api/v1/links/{link}"), json!({})).await;
    }
    table
}

/// This many moves, each the last one listed.
async fn play(two: &mut [Client; 2], table: &Value, moves: usize) {
    for _ in 0..moves {
        let state = ask(&mut two[0], &at(table, "")).await;
        let Some(mover) = state["to_act"].as_u64() else { return };
        let mover = &mut two[mover as usize - 1];
        let legal = ask(mover, &at(table, "")).await["legal"].as_array().expect("moves").clone();
        let mv = legal.last().expect("a move");
        tell(mover, &at(table, "moves"), json!({ "move": mv })).await;
    }
}

#[tokio::test]
async fn a_game_counts_when_it_is_over_and_once() {
    let site = Site::start().await;
    let mut two = [site.guest("Ann").await, site.guest("Bob").await];
    let mut eve = site.guest("Eve").await;
    let before = all(&mut eve, "paris-paris").await;
    let table = sit(&mut two, true).await;
    play(&mut two, &table, 12).await;
    assert_eq!(counted(&site).await, 0);
    assert_eq!(all(&mut eve, "paris-paris").await, before, "it is not over");
    let running = send_get(&mut two[0], &format!("{}?ply=2", at(&table, "others"))).await;
    assert_eq!(running, (409, "not-over".to_owned()), "nothing is told of a game that is on");

    play(&mut two, &table, 1_000).await;
    let answer = awaited(&mut eve, "paris-paris", 2).await;
    let state = ask(&mut two[0], &at(&table, "")).await;
    let points: i64 =
        (0..2).map(|seat| state["outcome"]["scores"][seat].as_i64().expect("points")).sum();
    let answers = answer["answers"].as_array().expect("answers").clone();
    let sum = |key: &str| -> f64 {
        let each =
            |it: &Value| it[key].as_f64().unwrap_or(0.0) * it["chosen"].as_f64().unwrap_or(0.0);
        answers.iter().map(each).sum()
    };
    assert!((sum("points") - points as f64).abs() < 1e-9, "{answer}");
    assert!((sum("won") - 1.0).abs() < 1e-9, "one win in all: {answer}");
    assert!(sum("margin").abs() < 1e-9, "what one is ahead the other is behind");
    let offered: i64 = answers.iter().map(|it| it["offered"].as_i64().unwrap_or(0)).sum();
    assert!(offered > 2, "others could have been chosen: {answer}");

    let kept = all(&mut eve, "paris-paris").await;
    let editions = Arc::clone(site.state.tables.editions());
    assert_eq!(counted(&site).await, 0, "it is counted already");
    let rebuilt = rebuild(&site.state.store, &editions).await.expect("it counts");
    assert_eq!((rebuilt.games, rebuilt.problems.len()), (1, 0));
    assert_eq!(all(&mut eve, "paris-paris").await, kept, "the same when it is counted anew");
    // By level, by options, by origin.
    for (filter, choices) in [
        ("level=people", 2),
        ("level=new", 2),
        ("level=bots", 0),
        ("level=haussmann", 0),
        ("variant=usual", 2),
        ("variant=doubles%3Don", 0),
        ("origin=games", 2),
        ("origin=records", 0),
    ] {
        let path = format!("/api/v1/explorer?game=paris-paris&{filter}");
        assert_eq!(ask(&mut eve, &path).await["choices"], choices, "{filter}");
    }
    for wrong in ["game=chess", "theme=x", "level=x", "origin=x", "path=x", "seats=9"] {
        let path = match wrong.starts_with("game") {
            true => format!("/api/v1/explorer?{wrong}"),
            false => format!("/api/v1/explorer?game=paris-paris&{wrong}"),
        };
        assert_eq!(send_get(&mut eve, &path).await.0, 404, "{wrong}");
    }
}

async fn send_get(client: &mut Client, path: &str) -> (u16, String) {
    let answer = client.get(path).await.expect("an answer");
    let code = answer.json()["error"]["code"].as_str().unwrap_or_default().to_owned();
    (answer.status, code)
}

#[tokio::test]
async fn a_private_game_counts_in_sums_and_its_positions_do_not() {
    let site = Site::start().await;
    let mut two = [site.guest("Ann").await, site.guest("Bob").await];
    for (public, choices) in [(false, 2), (true, 4)] {
        let table = sit(&mut two, public).await;
        play(&mut two, &table, 1_000).await;
        awaited(&mut two[0], "paris-paris", choices).await;
        let others = ask(&mut two[0], &at(&table, "others")).await;
        checked("get", "/api/v1/tables/{table}/others", "200", &others);
        let moves = others["moves"].as_array().expect("moves").len();
        assert_eq!(moves, usize::from(public), "{others}");
        assert_eq!(others["asked"][0]["choices"], choices, "{others}");
        let past = ask(&mut two[0], &format!("{}?ply=20", at(&table, "others"))).await;
        assert_eq!(past["moves"], json!([]), "a position that is one of its own is nobody's");
    }
}

/// Nothing of a deal that others still play is told, in whatever way.
#[tokio::test]
async fn a_game_of_a_tournament_counts_when_its_round_is_over() {
    let site = Site::start().await;
    let mut people = accounts(&site, 4).await;
    let mut eve = site.guest("Eve").await;
    let path = joined(&mut people, swiss(1)).await;
    tell(&mut people[0], &format!("{path}/begin"), json!({})).await;
    let mut tables = Vec::new();
    for client in &mut people {
        let table = table_of(client, &path).await;
        if !tables.contains(&table) {
            tables.push(table);
        }
    }
    let before = all(&mut eve, "paris-paris").await;
    play_out(&mut people, &tables[..1]).await;
    assert_eq!(counted(&site).await, 0);
    assert_eq!(all(&mut eve, "paris-paris").await, before, "others play the same deal");
    let editions = Arc::clone(site.state.tables.editions());
    let rebuilt = rebuild(&site.state.store, &editions).await.expect("it counts");
    assert_eq!((rebuilt.games, rebuilt.sealed), (0, 1));
    assert_eq!(all(&mut eve, "paris-paris").await, before, "also when it is counted anew");

    play_out(&mut people, &tables[1..]).await;
    // The tables of a round are told one after the other: what is counted in between is one game.
    for _ in 0..400 {
        counted(&site).await;
        if all(&mut eve, "paris-paris").await[0]["choices"] == 4 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    awaited(&mut eve, "paris-paris", 4).await;
    // The same deal at two tables: what others did is told for the whole game.
    let mut asker = people.remove(0);
    let others = ask(&mut asker, &at(&tables[0], "others")).await;
    let times: i64 = others["moves"]
        .as_array()
        .expect("moves")
        .iter()
        .filter_map(|it| it["chosen"].as_i64())
        .sum();
    assert_eq!(times, 2, "{others}");
    let late = ask(&mut asker, &format!("{}?ply=15", at(&tables[0], "others"))).await;
    assert!(late["moves"].as_array().is_some_and(|moves| !moves.is_empty()), "{late}");
}

/// The explorer is no way around the rule that nobody is advised where people play.
#[tokio::test]
async fn nothing_is_told_of_a_position_where_people_play() {
    let site = Site::start().await;
    let mut two = [site.guest("Ann").await, site.guest("Bob").await];
    let whole = game(catalog::Kind::ParisParis, "others");
    let base = bring(&mut two[0], &whole.record().to_string()).await;
    for place in ["0", "8", "30"] {
        let (status, page) = get(&mut two[1], &format!("{base}/others?at={place}")).await;
        assert!(status == 200 && page.contains("<h1"), "{place}: {page}");
    }
    assert_eq!(get(&mut two[1], &format!("{base}/others?at=9999")).await.0, 404);
    // Two people go on from its eighth move, by the same moves: what all can see is the same.
    let new = json!({
        "game": "paris-paris", "seats": ["me", "free"], "public": true,
        "record": whole.record().to_string(), "ply": 8,
    });
    let table = tell(&mut two[0], "/api/v1/tables", new).await;
    tell(&mut two[1], &at(&table, "join"), json!({})).await;
    for (place, told) in [("5", 200), ("8", 409), ("30", 409)] {
        let (status, page) = get(&mut two[1], &format!("{base}/others?at={place}")).await;
        assert_eq!(status, told, "{place}: {page}");
    }
    tell(&mut two[0], &at(&table, "resign"), json!({})).await;
    assert_eq!(get(&mut two[1], &format!("{base}/others?at=30")).await.0, 200);
    // A game that was begun from a record, or was broken off, is nobody's first choice.
    counted(&site).await;
    assert_eq!(all(&mut two[0], "paris-paris").await[0]["choices"], 0);
}

#[tokio::test]
async fn the_pages_can_be_read() {
    let site = Site::start().await;
    let mut ann = site.guest("Ann").await;
    for kind in catalog::Kind::ALL {
        let whole = game(*kind, "pages");
        let text = whole.record().to_string();
        let tally = tally_of_record(&text, &Editions::shipped()).expect("it is over");
        assert_eq!(site.state.store.put_explored(vec![tally]).await, Ok(1));
        let answer = ask(&mut ann, &format!("/api/v1/explorer?game={kind}")).await;
        checked("get", "/api/v1/explorer", "200", &answer);
        let word = answer["answers"][0]["word"].as_str().expect("an answer").to_owned();
        let path = format!("/explorer?game={kind}");
        let (status, page) = get(&mut ann, &path).await;
        assert!(status == 200 && page.contains(&format!("path={word}")), "{page}");
        let (status, page) = get(&mut ann, &format!("{path}&path={word}")).await;
        assert!(status == 200 && page.contains("class=\"trail\""), "{page}");
        let base = bring(&mut ann, &text).await;
        let (_, page) = get(&mut ann, &format!("{base}/others?at=0")).await;
        assert!(page.contains("class=\"figures explored\""), "{page}");
        let end = format!("{base}/others?at={}", whole.ply());
        assert_eq!(get(&mut ann, &end).await.0, 200, "also when it is over");
    }
    assert_eq!(get(&mut ann, "/explorer").await.0, 200);
    assert_eq!(get(&mut ann, "/explorer?game=chess").await.0, 404);
}

/// Some game's tally.
fn tally(source: &str, origin: Origin, seed: &str) -> Tally {
    let game = game(catalog::Kind::ParisParis, seed);
    let levels = [Some("new"), Some("haussmann")];
    Tally::of(Counted { source, origin, game: &game, levels: &levels, plies: 8 })
}

fn sorted(mut deeds: Vec<(Deed, Sums)>) -> Vec<(Deed, Sums)> {
    deeds.sort_by(|one, two| one.0.cmp(&two.0));
    deeds
}

/// What a store says at each spot and position of a tally.
async fn kept(store: &dyn Store, like: &Tally) -> Vec<(Deed, Sums)> {
    let mut all = Vec::new();
    let mut spots: Vec<Spot> = like.openings.keys().map(|(spot, _)| spot.clone()).collect();
    spots.dedup();
    for spot in spots {
        all.extend(store.explored_choices(spot).await.expect("it reads"));
    }
    let mut positions: Vec<String> = like.positions.keys().map(|(at, _)| at.clone()).collect();
    positions.dedup();
    for position in positions {
        all.extend(store.explored_moves(position).await.expect("it reads"));
    }
    sorted(all)
}

async fn keeps_what_others_did(store: &Arc<dyn Store>) {
    let one = tally("one", Origin::Games, "a");
    let again = Tally { source: "again".to_owned(), origin: Origin::Games, ..one.clone() };
    let mut record = tally("record", Origin::Records, "a");
    assert_eq!(store.put_explored(vec![one.clone(), one.clone()]).await, Ok(1), "once");
    let alone = kept(&**store, &one).await;
    let sums: Vec<Sums> = one.openings.values().copied().collect();
    assert!(alone.len() >= sums.len() && alone.iter().any(|(_, it)| it.chosen == 1));
    assert_eq!(store.put_explored(vec![one.clone(), again]).await, Ok(1), "one is new");
    let twice = kept(&**store, &one).await;
    for ((_, once), (_, both)) in alone.iter().zip(&twice) {
        assert_eq!((both.chosen, both.won), (2 * once.chosen, 2 * once.won));
        assert_eq!((both.points, both.margin), (2 * once.points, 2 * once.margin));
        assert_eq!(both.offered, 2 * once.offered);
    }
    record.origin = Origin::Records;
    assert_eq!(store.put_explored(vec![record]).await, Ok(1));
    assert_eq!(kept(&**store, &one).await.len(), 2 * twice.len(), "apart by origin");
    assert_eq!(store.explored_games(Origin::Games).await, Ok(2));
    store.forget_explored(Origin::Games).await.expect("it writes");
    assert_eq!(kept(&**store, &one).await.len(), twice.len(), "the record stays");
    assert_eq!(store.explored_games(Origin::Games).await, Ok(0));
    assert_eq!(store.put_explored(vec![one]).await, Ok(1), "it can be counted again");

    let [first, second] = std::array::from_fn(|_| TableId::random());
    store.explore_later(first, 5).await.expect("it writes");
    store.explore_later(second, 7).await.expect("it writes");
    assert_eq!(store.explore_due(4, 9).await, Ok(vec![]));
    assert_eq!(store.explore_due(9, 9).await, Ok(vec![first, second]));
    assert_eq!(store.explore_due(9, 1).await, Ok(vec![first]));
    store.explore_later(first, 20).await.expect("it writes");
    assert_eq!(store.explore_due(9, 9).await, Ok(vec![second]));
    let done = tally(&second.to_string(), Origin::Games, "b");
    store.put_explored(vec![done]).await.expect("it writes");
    assert_eq!(store.explore_due(9, 9).await, Ok(vec![]), "what is counted is not due");
}

#[tokio::test]
async fn sqlite_keeps_what_others_did() {
    let folder = Folder::new("explorer");
    let store = store::open(&folder.0.join("e.sqlite").display().to_string()).await;
    keeps_what_others_did(&store.expect("a new store")).await;
}

#[tokio::test]
async fn postgresql_keeps_what_others_did_and_two_servers_count_as_one() {
    let cluster = Cluster::start().expect("PostgreSQL starts");
    let open = async || store::open(&cluster.address()).await.expect("the database");
    let (store, other) = (open().await, open().await);
    keeps_what_others_did(&store).await;
    store.forget_explored(Origin::Games).await.expect("it writes");
    let tallies = |from: usize| -> Vec<Tally> {
        (from..from + 8).map(|at| tally(&format!("t{at}"), Origin::Games, "c")).collect()
    };
    let racing = tokio::spawn(async move {
        let mut new = 0;
        for from in 0..8 {
            new += other.put_explored(tallies(from)).await.expect("it counts");
        }
        new
    });
    let mut new = 0;
    for from in 0..8 {
        new += store.put_explored(tallies(from)).await.expect("it counts");
    }
    assert_eq!(new + racing.await.expect("no panic"), 15, "each of fifteen once");
    let like = tally("t0", Origin::Games, "c");
    let (spot, deed) = like.openings.keys().next().expect("an opening").clone();
    let found = store.explored_choices(spot.clone()).await.expect("it reads");
    let (_, sums) = found.into_iter().find(|(it, _)| *it == deed).expect("it is there");
    assert_eq!(sums.offered, 15 * like.openings[&(spot, deed)].offered);
}

/// Any record that does not count is refused with a reason.
#[test]
fn only_records_of_games_that_are_over_are_added() {
    let editions = Editions::shipped();
    let whole = game(catalog::Kind::ParisParis, "added");
    let mut open = whole.clone();
    open.undo();
    let refused = |text: &str| tally_of_record(text, &editions).expect_err("it does not count");
    assert!(refused(&open.record().to_string()).contains("not over"));
    open.resign(table::Seat::new(0)).expect("it goes on");
    assert!(refused(&open.record().to_string()).contains("broken off"));
    assert!(!refused("nothing").is_empty());
}

/// Somebody else's name for a route that is not there.
#[tokio::test]
async fn a_table_that_is_not_there_has_no_others() {
    let site = Site::start().await;
    let mut ann = site.guest("Ann").await;
    let nowhere = format!("/api/v1/tables/{}/others", TableId::random());
    assert_eq!(send_get(&mut ann, &nowhere).await.0, 404);
    let posted = send(&mut ann, "/api/v1/explorer", json!({})).await;
    assert_eq!(posted.status, 405, "it is only asked");
}
