//! Time at a table: exact to the millisecond, whoever counts it and however often servers restart.

use std::time::Duration;

use crate::inside::Client;
use lutece_server::cluster::Cluster;
use lutece_server::store::{Millis, Time};
use lutece_server::{Config, store};
use serde_json::{Value, json};

use crate::support::{Folder, Site, ask, at, guest, quick, refused, send, tell};

const SECOND: Millis = 1_000;
const HOUR: Millis = 3_600 * SECOND;
const DAY: Millis = 24 * HOUR;

/// A server with a clock that the test moves forward, quick to see that a clock has run out.
fn by(time: &Time) -> Config {
    Config { time: time.clone(), ..quick() }
}

/// A game of two people, who are in the order of their seats.
async fn game(site: &Site, clock: &str) -> (Value, [Client; 2]) {
    let mut people = [site.guest("Ann").await, site.guest("Bob").await];
    let new =
        json!({ "game": "paris-paris", "seats": ["me", "free"], "public": true, "clock": clock });
    let table = tell(&mut people[0], "/api/v1/tables", new).await;
    tell(&mut people[1], &at(&table, "join"), json!({})).await;
    (table, people)
}

/// Somebody who was known before.
fn known(site: &Site, headers: Vec<(String, String)>) -> Client {
    let mut client = site.stranger();
    client.headers = headers;
    client
}

async fn look(client: &mut Client, table: &Value) -> Value {
    ask(client, &at(table, "")).await
}

/// Whose turn it is, from 0.
fn acting(state: &Value) -> usize {
    state["to_act"].as_u64().expect("somebody is to act") as usize - 1
}

/// What the clock of a seat says, in milliseconds.
fn left(state: &Value, seat: usize) -> Millis {
    state["seats"][seat]["time"]["left"].as_i64().expect("a clock")
}

/// The one to act plays the first move there is.
async fn play(people: &mut [Client; 2], table: &Value) -> Value {
    let mover = acting(&look(&mut people[0], table).await);
    let state = look(&mut people[mover], table).await;
    tell(&mut people[mover], &at(table, "moves"), json!({ "move": state["legal"][0] })).await
}

/// Waits until the servers have seen that the time is up.
async fn over(client: &mut Client, table: &Value) -> Value {
    for _ in 0..200 {
        let state = look(client, table).await;
        if state["status"] == "over" {
            return state;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("nobody saw that the time was up");
}

#[tokio::test]
async fn a_live_game_is_lost_on_time() {
    let time = Time::standing(1_000_000_000_000);
    let site = Site::with(by(&time)).await;
    let (table, mut people) = game(&site, "live 1+5 lose").await;
    let state = look(&mut people[0], &table).await;
    assert_eq!(state["clock"], "live 1+5 lose");
    let first = acting(&state);
    let second = 1 - first;
    assert_eq!((left(&state, first), left(&state, second)), (65_000, 65_000));
    time.forward(20 * SECOND);
    play(&mut people, &table).await;
    time.forward(64_999);
    let state = look(&mut people[0], &table).await;
    assert_eq!((left(&state, first), left(&state, second)), (50_000, 1), "65 - 20 + 5");
    assert_eq!(state["seats"][second]["time"]["runs"], true);
    let bot = json!({ "seat": second + 1, "level": "flaneur" });
    assert_eq!(
        refused(&mut people[first], &at(&table, "bot"), bot).await,
        "not-gone",
        "the clock decides"
    );
    time.forward(1);
    let state = over(&mut people[0], &table).await;
    assert_eq!(state["outcome"]["places"][first], 1);
    assert_eq!(state["seats"][second]["late"], true);
    let record = people[0].get(&at(&table, "record")).await.expect("a record").text();
    assert!(record.contains("\nclock: live 1+5 lose\ntimes: 20000\n"), "{record}");
    assert!(record.contains(&format!("\nlate: {}\n", second + 1)), "{record}");
    let read: table::Record = record.parse().expect("a record");
    let again = catalog::Any::from_record(&read, &catalog::Editions::shipped()).expect("it holds");
    assert_eq!(again.record().to_string(), record, "and is written as it was read");
}

/// A move that comes too late does not count, even if no server has looked at the clock before.
#[tokio::test]
async fn a_move_after_the_time_is_refused_and_one_before_it_counts() {
    let time = Time::standing(1_000_000_000_000);
    let site = Site::with(by(&time)).await;
    let (table, mut people) = game(&site, "live 1+0 lose").await;
    time.forward(59_999);
    play(&mut people, &table).await;
    let state = look(&mut people[0], &table).await;
    let mover = acting(&state);
    assert_eq!(left(&state, 1 - mover), 1);
    let legal = look(&mut people[mover], &table).await["legal"][0].clone();
    time.forward(60 * SECOND);
    let code = refused(&mut people[mover], &at(&table, "moves"), json!({ "move": legal })).await;
    assert!(code == "over" || code == "stale", "{code}");
    assert_eq!(look(&mut people[0], &table).await["seats"][mover]["late"], true);
}

#[tokio::test]
async fn a_slow_game_goes_on_over_three_days_and_a_restart() {
    let time = Time::standing(1_000_000_000_000);
    let folder = Folder::new("slow");
    let file = folder.0.join("test.sqlite").display().to_string();
    let open = async || store::open(&file).await.expect("the store");
    let site = Site::on(by(&time), open().await, Folder::new("slow-1")).await;
    let (table, mut people) = game(&site, "slow 2+1+3 lose").await;
    let first = acting(&look(&mut people[0], &table).await);
    time.forward(DAY);
    let bot = json!({ "seat": first + 1, "level": "flaneur" });
    let code = refused(&mut people[1 - first], &at(&table, "bot"), bot).await;
    assert_eq!(code, "not-gone", "a day is not too long here");
    play(&mut people, &table).await;
    time.forward(DAY);
    let tokens = people.map(|client| client.headers.clone());
    site.stop().await;

    // Nobody's clock runs while no server is there.
    time.forward(5 * DAY);
    let site = Site::on(by(&time), open().await, Folder::new("slow-2")).await;
    let mut people = tokens.map(|headers| known(&site, headers));
    let state = look(&mut people[0], &table).await;
    assert_eq!(state["status"], "playing");
    assert_eq!(left(&state, 1 - first), 2 * DAY, "one of two is gone, one is in the bank");
    assert_eq!(left(&state, first), 3 * DAY, "the bank is whole");
    let second = 1 - first;
    tell(&mut people[second], &at(&table, "vacation"), json!({ "away": true })).await;
    time.forward(2 * DAY);
    let state = look(&mut people[0], &table).await;
    let read = &state["seats"][second]["time"];
    assert_eq!((read["vacation"].as_i64(), read["away"].as_bool()), (Some(DAY), Some(true)));
    tell(&mut people[second], &at(&table, "vacation"), json!({ "away": false })).await;
    let code =
        refused(&mut people[second], &at(&table, "vacation"), json!({ "away": false })).await;
    assert_eq!(code, "no-vacation");
    time.forward(2 * DAY - 1);
    let state = look(&mut people[0], &table).await;
    assert_eq!((state["status"].as_str(), left(&state, second)), (Some("playing"), 1));
    time.forward(1);
    let state = over(&mut people[0], &table).await;
    assert_eq!(state["seats"][second]["late"], true);
    let times = people[0].get(&at(&table, "record")).await.expect("a record").text();
    assert!(times.contains(&format!("\ntimes: {DAY}\n")), "{times}");
}

#[tokio::test]
async fn a_bot_takes_over_where_the_table_says_so_and_its_player_may_come_back() {
    let time = Time::standing(1_000_000_000_000);
    let site = Site::with(by(&time)).await;
    let (table, mut people) = game(&site, "live 1+0 bot").await;
    let late = acting(&look(&mut people[0], &table).await);
    time.forward(60 * SECOND);
    let mut state = Value::Null;
    for _ in 0..200 {
        state = look(&mut people[1 - late], &table).await;
        if state["seats"][late]["by"] == "bot" && state["your_turn"] == true {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!((&state["seats"][late]["by"], &state["status"]), (&json!("bot"), &json!("playing")));
    assert_eq!(left(&state, 1 - late), 60 * SECOND, "the other has lost nothing");
    assert_eq!(state["seats"][late]["time"], Value::Null, "a bot has no clock");
    tell(&mut people[late], &at(&table, "join"), json!({ "seat": late + 1 })).await;
    let mut state = look(&mut people[late], &table).await;
    while acting(&state) != late {
        play(&mut people, &table).await;
        state = look(&mut people[late], &table).await;
    }
    assert_eq!(
        (acting(&state), left(&state, late)),
        (late, 60 * SECOND),
        "a minute to finish with"
    );
}

#[tokio::test]
async fn where_three_play_the_others_play_on() {
    let time = Time::standing(1_000_000_000_000);
    let site = Site::with(by(&time)).await;
    let mut people = [site.guest("A").await, site.guest("B").await, site.guest("C").await];
    let new = json!({ "game": "paris-paris", "seats": ["me", "free", "free"], "public": true,
        "clock": "live 1+0 lose" });
    let table = tell(&mut people[0], "/api/v1/tables", new).await;
    for person in &mut people[1..] {
        tell(person, &at(&table, "join"), json!({})).await;
    }
    let late = acting(&look(&mut people[0], &table).await);
    time.forward(60 * SECOND);
    // The first to say something finds out.
    send(&mut people[(late + 1) % 3], &at(&table, "chat"), json!({ "text": "hello" })).await;
    let state = look(&mut people[0], &table).await;
    assert_eq!(state["status"], "playing");
    assert_eq!(
        (&state["seats"][late]["retired"], &state["seats"][late]["late"]),
        (&json!(true), &json!(true))
    );
    assert_eq!(state["chat"].as_array().map(Vec::len), Some(1), "what they said is said");
}

#[tokio::test]
async fn a_clock_that_is_none_is_refused_with_a_reason() {
    let site = Site::start().await;
    let mut ann = site.guest("Ann").await;
    for clock in ["live 0+0 lose", "slow 99+0+0 lose", "fast", "live 5+5 win"] {
        let new = json!({ "game": "paris", "seats": ["me", "free"], "clock": clock });
        let answer = send(&mut ann, "/api/v1/tables", new).await;
        assert_eq!(answer.status, 400, "{clock}");
        assert!(answer.text().contains("live MINUTES+SECONDS"), "{}", answer.text());
    }
    let new = json!({ "game": "paris", "seats": ["me", "bot:flaneur"] });
    let table = tell(&mut ann, "/api/v1/tables", new).await;
    assert_eq!((&table["clock"], &table["seats"][0]["time"]), (&Value::Null, &Value::Null));
    assert_eq!(
        refused(&mut ann, &at(&table, "vacation"), json!({ "away": true })).await,
        "no-vacation"
    );
}

/// How often outages were taken off at a table.
async fn outages(store: &dyn store::Store, table: &Value) -> usize {
    let id = table["table"].as_str().expect("a table").parse().expect("an id");
    let stored = store.load(id).await.expect("it reads").expect("a table");
    stored.entries.iter().filter(|entry| entry.text.starts_with("outage ")).count()
}

/// The player to move has a minute; half of it passes, then no server is there for an hour.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn an_outage_costs_nobody_time_with_one_server_or_two() {
    let folder = Folder::new("outage");
    let file = folder.0.join("test.sqlite").display().to_string();
    let cluster = Cluster::start().expect("PostgreSQL starts");
    for address in [file, cluster.address()] {
        let time = Time::standing(1_000_000_000_000);
        let open = async || store::open(&address).await.expect("the store");
        let start = async |name| Site::on(by(&time), open().await, Folder::new(name)).await;
        let site = start("outage-1").await;
        let (table, people) = game(&site, "live 1+0 lose").await;
        let tokens = people.map(|client| client.headers.clone());
        time.forward(30 * SECOND);
        site.stop().await;
        time.forward(HOUR);
        let site = start("outage-2").await;
        let mut people = tokens.clone().map(|headers| known(&site, headers));
        let state = look(&mut people[0], &table).await;
        let mover = acting(&state);
        assert_eq!(left(&state, mover), 30 * SECOND, "{address}");
        time.forward(29_999);
        play(&mut people, &table).await;
        let state = look(&mut people[0], &table).await;
        assert_eq!(left(&state, mover), 1, "the rest of the minute");
        let mover = acting(&state);
        assert_eq!(left(&state, mover), 60 * SECOND, "the other has lost nothing");
        assert_eq!(outages(&*open().await, &table).await, 1, "said once");
        // Several outages that nobody looked at the table between.
        site.stop().await;
        for name in ["outage-3", "outage-4"] {
            time.forward(HOUR);
            let site = start(name).await;
            time.forward(10 * SECOND);
            site.stop().await;
        }
        time.forward(HOUR);
        let site = start("outage-5").await;
        let state = look(&mut known(&site, tokens[0].clone()), &table).await;
        assert_eq!(left(&state, mover), 40 * SECOND, "{address}");
        site.stop().await;
    }
}

/// With two servers on one store it is an outage only when neither is there.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_clock_runs_on_while_one_of_two_servers_is_there() {
    let cluster = Cluster::start().expect("PostgreSQL starts");
    let time = Time::standing(1_000_000_000_000);
    let open = async || store::open(&cluster.address()).await.expect("the database");
    let start = async |name| Site::on(by(&time), open().await, Folder::new(name)).await;
    let (one, two) = (start("there-1").await, start("there-2").await);
    let (table, people) = game(&one, "live 10+0 lose").await;
    let tokens = people.map(|client| client.headers.clone());
    one.stop().await;
    time.forward(30 * SECOND);
    // The other gives its signs in its own time, which is not the one that was put forward.
    let seen = |state: &Value| left(state, acting(state));
    let mut people = tokens.clone().map(|headers| known(&two, headers));
    assert_eq!(seen(&look(&mut people[0], &table).await), 570 * SECOND);
    two.stop().await;
    time.forward(HOUR);
    // Of several that come back at once, one says so.
    let (one, two) = tokio::join!(start("there-3"), start("there-4"));
    for site in [&one, &two] {
        let mut people = tokens.clone().map(|headers| known(site, headers));
        assert_eq!(seen(&look(&mut people[0], &table).await), 570 * SECOND);
    }
    assert_eq!(outages(&*open().await, &table).await, 1);
    time.forward(570 * SECOND);
    over(&mut known(&one, tokens[0].clone()), &table).await;
}

/// Both servers look at every clock; what they see is stored once.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn two_servers_on_one_postgresql_say_once_who_ran_out_of_time() {
    let cluster = Cluster::start().expect("PostgreSQL starts");
    let time = Time::standing(1_000_000_000_000);
    let open = async || store::open(&cluster.address()).await.expect("the database");
    let one = Site::on(by(&time), open().await, Folder::new("clock-1")).await;
    let two = Site::on(by(&time), open().await, Folder::new("clock-2")).await;
    let store = open().await;
    let mut games = Vec::new();
    for _ in 0..20 {
        games.push(game(&one, "live 1+0 lose").await);
    }
    let mut stranger = guest(two.address, "Eve").await;
    for (table, people) in &mut games {
        time.forward(10);
        play(people, table).await;
        look(&mut stranger, table).await;
    }
    time.forward(2 * HOUR);
    // The servers look at the clocks by themselves; and everybody says something on both of them.
    let mut talking = Vec::new();
    for (table, people) in &games {
        for (site, person) in [(&one, &people[0]), (&two, &people[1]), (&two, &people[0])] {
            let mut client = known(site, person.headers.clone());
            let path = at(table, "chat");
            talking.push(tokio::spawn(async move {
                send(&mut client, &path, json!({ "text": "hello" })).await;
            }));
        }
    }
    for task in talking {
        task.await.expect("an answer");
    }
    for (table, people) in &mut games {
        over(&mut people[0], table).await;
        over(&mut stranger, table).await;
        let id = table["table"].as_str().expect("a table").parse().expect("an id");
        let stored = store.load(id).await.expect("it reads").expect("a table");
        let late = stored.entries.iter().filter(|entry| entry.text.starts_with("late ")).count();
        let resigned =
            stored.entries.iter().filter(|entry| entry.text.starts_with("resign ")).count();
        assert_eq!((late, resigned), (1, 1), "{:?}", stored.entries);
    }
}
