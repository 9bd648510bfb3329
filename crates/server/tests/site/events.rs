//! Tournaments: the same deal at every table of a round, and nobody learns anything about it
//! elsewhere.

use std::time::Duration;

use crate::inside::Client;
use lutece_server::cluster::Cluster;
use lutece_server::id::{EventId, TableId};
use lutece_server::live::Click;
use lutece_server::live::decide::{Command, Refusal};
use lutece_server::people::{Person, Right};
use lutece_server::store::{EventList, Store, Time};
use lutece_server::{Config, store};
use serde_json::{Value, json};
use site::event::{Event, Stage};

use crate::api::checked;
use crate::ratings::account;
use crate::support::{Folder, Site, ask, at, quick, refused, send, tell};

const NAMES: [&str; 6] = ["Ann", "Bob", "Cleo", "Dora", "Emil", "Fay"];

/// A tournament for two at a table, by days, so that no clock runs out in a test.
pub(crate) fn swiss(rounds: usize) -> Value {
    json!({
        "name": "Friday", "game": "paris-paris", "clock": "slow 3+0+0 lose",
        "system": "swiss", "scoring": "deals", "rounds": rounds, "public": true,
    })
}

pub(crate) async fn people(site: &Site, count: usize) -> Vec<Client> {
    let mut people = Vec::new();
    for name in &NAMES[..count] {
        people.push(account(site, name).await.0);
    }
    people
}

/// The same person at another server.
fn known(site: &Site, person: &Client) -> Client {
    let mut client = Client::new(site.address);
    client.headers.clone_from(&person.headers);
    client
}

/// The address of a tournament of the first of some people, which all of them have joined.
pub(crate) async fn joined(people: &mut [Client], new: Value) -> String {
    let event = tell(&mut people[0], "/api/v1/events", new).await;
    let path = format!("/api/v1/events/{}", event["event"].as_str().expect("an id"));
    for client in people {
        tell(client, &format!("{path}/join"), json!({})).await;
    }
    path
}

pub(crate) fn id(path: &str) -> EventId {
    path.rsplit('/').next().expect("an id").parse().expect("an id")
}

/// Where somebody plays in the round that is on.
pub(crate) async fn table_of(client: &mut Client, path: &str) -> Value {
    let event = ask(client, path).await;
    json!({ "table": event["your_table"].as_str().expect("they play") })
}

/// Plays the first moves there are at the tables of some people, until the games are over.
pub(crate) async fn play_out(people: &mut [Client], tables: &[Value]) {
    for table in tables {
        'game: loop {
            for client in people.iter_mut() {
                let answer = client.get(&at(table, "")).await.expect("an answer");
                if answer.status != 200 {
                    continue;
                }
                let state = answer.json();
                if state["status"] == "over" {
                    break 'game;
                }
                if state["your_turn"] == true {
                    let mv = state["legal"][0].clone();
                    tell(client, &at(table, "moves"), json!({ "move": mv })).await;
                }
            }
        }
    }
}

/// The tables where people play, each once.
pub(crate) async fn tables(people: &mut [Client], path: &str) -> Vec<Value> {
    let mut all: Vec<Value> = Vec::new();
    for client in people {
        let event = ask(client, path).await;
        if let Some(table) = event["your_table"].as_str() {
            all.push(json!({ "table": table }));
        }
    }
    all.sort_by_key(|it| it["table"].to_string());
    all.dedup();
    all
}

/// Waits until an event has come so far.
pub(crate) async fn until(
    store: &dyn Store,
    event: EventId,
    far: impl Fn(&Event) -> bool,
) -> Event {
    for _ in 0..400 {
        let found = store.event(event).await.expect("the store reads");
        if let Some((_, event)) = found.filter(|(_, event)| far(event)) {
            return event;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("it never came so far");
}

/// How a GET is answered, over a connection of its own: one that was idle for long is closed.
async fn status(site: &Site, client: &Client, path: &str) -> u16 {
    let answer = known(site, client).get(path).await;
    answer.unwrap_or_else(|error| panic!("{path}: {error}")).status
}

#[tokio::test]
async fn nothing_of_a_deal_is_told_while_others_play_it() {
    let site = Site::start().await;
    let mut people = people(&site, 4).await;
    let mut stranger = site.guest("Eve").await;
    let mut organiser = account(&site, "Host").await.0;
    let event = tell(&mut organiser, "/api/v1/events", swiss(1)).await;
    let path = format!("/api/v1/events/{}", event["event"].as_str().expect("an id"));
    for client in &mut people {
        tell(client, &format!("{path}/join"), json!({})).await;
    }
    let before = ask(&mut stranger, &path).await["proofs"][0].clone();
    assert!(before["commitment"].is_string() && before["secret"].is_null());
    tell(&mut organiser, &format!("{path}/begin"), json!({})).await;
    let both = tables(&mut people, &path).await;
    assert_eq!(both.len(), 2);
    // Everybody begins with the same: what the first seat sees is the same at both tables.
    let mut views = Vec::new();
    let mut firsts = Vec::new();
    for (index, client) in people.iter_mut().enumerate() {
        let table = table_of(client, &path).await;
        let state = ask(client, &at(&table, "")).await;
        assert_eq!((&state["sealed"], &state["event"]["round"]), (&json!(true), &json!(1)));
        assert_eq!(state["fair"]["commitment"], before["commitment"], "as was published");
        assert!(state["links"].as_array().expect("links").is_empty(), "nobody is let in");
        if state["seat"] == 1 {
            views.push(state["view"].to_string());
            firsts.push(index);
        }
    }
    assert_eq!(views.len(), 2);
    assert_eq!(views[0], views[1], "the same deal");
    // One table plays to its end.
    let done = table_of(&mut people[firsts[0]], &path).await;
    play_out(&mut people, std::slice::from_ref(&done)).await;
    // A connection that was idle for long is closed.
    [stranger, organiser] = [&stranger, &organiser].map(|it| known(&site, it));
    people = people.iter().map(|it| known(&site, it)).collect();
    let [name, going] = [&done, both.iter().find(|it| **it != done).expect("another")]
        .map(|it| it["table"].as_str().expect("an id").to_owned());
    let studied = [
        format!("/api/v1/tables/{name}/record"),
        format!("/t/{name}/record"),
        format!("/t/{name}/replay"),
        format!("/t/{name}/picture/3"),
        format!("/t/{name}/review"),
        format!("/t/{name}/review/review.json"),
    ];
    let watch = site.state.people.key().link(name.parse().expect("an id"), Right::Watch);
    let own = &mut people[firsts[0]];
    for path in &studied {
        assert!(status(&site, own, path).await >= 400, "a player reads {path}");
    }
    assert_eq!(refused(own, &format!("/t/{name}/review"), json!({})).await, "sealed");
    assert_eq!(refused(own, &format!("/t/{name}/study"), json!({})).await, "sealed");
    let export = own.get("/account/export").await.expect("an answer").text();
    assert!(!export.contains("\"record\":\""), "nor is it in the download of one's data: {export}");
    let secret = |site: &Site| {
        let (store, id) = (site.state.store.clone(), id(&path));
        async move { store.event(id).await.expect("it reads").expect("an event").1.secrets[0].clone() }
    };
    let secret = secret(&site).await;
    for seat in 1..=2 {
        let state = own.get(&format!("{}?seat={seat}", at(&done, ""))).await.expect("an answer");
        let state = state.json();
        assert_eq!((&state["status"], &state["sealed"]), (&json!("over"), &json!(true)));
        assert_eq!(Some(&state["seat"]), state["yours"].get(0), "one's own view and no other");
    }
    let page = own.get(&format!("/t/{name}")).await.expect("an answer").text();
    assert!(!page.contains(&secret) && !page.contains(&format!("{name}/replay")), "{page}");
    // People who do not sit there see neither table: strangers, the organiser, the other players.
    let elsewhere = firsts[1];
    for table in [&name, &going] {
        let addresses = [
            format!("/t/{table}"),
            format!("/t/{table}/events"),
            format!("/t/{table}/version"),
            format!("/api/v1/tables/{table}"),
            format!("/api/v1/tables/{table}/record"),
            format!("/t/{table}/replay"),
        ];
        for path in &addresses {
            assert_eq!(status(&site, &stranger, path).await, 403, "{path}");
            assert_eq!(status(&site, &organiser, path).await, 403, "{path}");
        }
        if *table == name {
            for path in &addresses {
                assert_eq!(status(&site, &people[elsewhere], path).await, 403, "{path}");
            }
        }
    }
    for client in [&mut stranger, &mut organiser, &mut people[elsewhere]] {
        let answer = send(client, &format!("/api/v1/links/{watch}"), json!({})).await;
        assert!(answer.status >= 400, "a link that was made lets nobody watch");
        let event = client.get(&path).await.expect("an answer").text();
        assert!(!event.contains(&secret) && !event.contains("points"), "{event}");
        assert!(!event.contains(&name), "nor where the others play: {event}");
    }
    for of in [firsts[0], elsewhere].map(|at| NAMES[at]) {
        for path in [format!("/player/{of}"), format!("/api/v1/players/{of}/games")] {
            let shown = stranger.get(&path).await.expect("an answer").text();
            assert!(!shown.contains(&name), "nor on the page of a player: {shown}");
        }
    }
    for list in ["watch", "open"] {
        let listed = stranger.get(&format!("/api/v1/tables?list={list}")).await;
        let listed = listed.expect("an answer").text();
        assert!(!listed.contains(&name) && !listed.contains(&going), "{listed}");
    }
    // When the other has finished as well, everything is open to everybody.
    let rest = json!({ "table": going });
    play_out(&mut people, std::slice::from_ref(&rest)).await;
    stranger = known(&site, &stranger);
    until(&*site.state.store, id(&path), |event| event.rounds[0].open).await;
    let event = ask(&mut stranger, &path).await;
    assert_eq!(event["stage"], "over");
    assert_eq!(event["proofs"][0]["secret"], secret.as_str());
    for path in &studied[..4] {
        assert_eq!(status(&site, &stranger, path).await, 200, "{path}");
    }
    let mut deals = Vec::new();
    for table in [&name, &going] {
        let answer = stranger.get(&format!("/api/v1/tables/{table}/record")).await;
        let text = answer.expect("an answer").text();
        let record: table::Record = text.parse().expect("a record");
        let game = catalog::Any::from_record(&record, &catalog::Editions::shipped());
        game.expect("it can be played, and its shuffle is proved");
        assert!(text.contains(&secret), "{text}");
        deals.push(record.origin);
    }
    assert_eq!(deals[0], deals[1]);
}

#[tokio::test]
async fn a_tournament_goes_on_and_ends_by_itself() {
    let site = Site::start().await;
    let mut people = people(&site, 5).await;
    let path = joined(&mut people[..4], swiss(3)).await;
    assert_eq!(
        refused(&mut people[1], &format!("{path}/begin"), json!({})).await,
        "event-not-yours"
    );
    assert_eq!(refused(&mut people[1], &format!("{path}/join"), json!({})).await, "event-joined");
    tell(&mut people[0], &format!("{path}/begin"), json!({})).await;
    for round in 1..=3 {
        until(&*site.state.store, id(&path), |event| event.rounds.len() == round).await;
        let on = loop {
            let on = tables(&mut people, &path).await;
            let mut there = Vec::new();
            for table in &on {
                for client in &mut people {
                    there.push(status(&site, client, &at(table, "")).await == 200);
                }
            }
            if there.into_iter().filter(|it| *it).count() == 2 * on.len() {
                break on;
            }
        };
        if round == 1 {
            // Somebody joins late, and somebody leaves: their current game is still theirs.
            tell(&mut people[4], &format!("{path}/join"), json!({})).await;
            tell(&mut people[3], &format!("{path}/leave"), json!({})).await;
            let ended =
                refused(&mut people[3], &at(&on[0], "ask"), json!({ "matter": "end" })).await;
            assert!(["in-event", "private", "not-seated"].contains(&ended.as_str()), "{ended}");
        }
        play_out(&mut people, &on).await;
    }
    let event = until(&*site.state.store, id(&path), |event| !event.is_live()).await;
    assert_eq!((event.stage, event.rounds.len()), (Stage::Over, 3));
    assert_eq!(event.rounds[0].boards.len(), 2);
    assert_eq!((event.rounds[1].boards.len(), event.rounds[1].byes.len()), (2, 0));
    let shown = ask(&mut people[4], &path).await;
    checked("get", "/api/v1/events/{event}", "200", &shown);
    let standing = shown["standing"].as_array().expect("a standing");
    assert_eq!(standing.len(), 5);
    assert_eq!(standing[0]["rank"], 1);
    let late = standing.iter().find(|it| it["name"] == "Emil").expect("who came late");
    assert_eq!(late["rounds"][0], "out");
    let gone = standing.iter().find(|it| it["name"] == "Dora").expect("who left");
    assert_eq!((&gone["rounds"][1], &gone["left"]), (&json!("out"), &json!(true)));
    assert_eq!(refused(&mut people[3], &format!("{path}/join"), json!({})).await, "event-closed");
    let page = people[0].get(&path.replace("/api/v1", "")).await.expect("an answer");
    assert!(page.status == 200 && page.text().contains("Emil"), "{}", page.text());
}

#[tokio::test]
async fn who_has_nobody_to_play_with_sits_out_or_plays_with_a_bot() {
    let site = Site::start().await;
    let mut people = people(&site, 3).await;
    let path = joined(&mut people, swiss(1)).await;
    let event = tell(&mut people[0], &format!("{path}/begin"), json!({})).await;
    assert_eq!(event["played"][0]["tables"].as_array().map(Vec::len), Some(1));
    assert_eq!(event["played"][0]["byes"].as_array().map(Vec::len), Some(1));
    let mut filled = swiss(1);
    filled["fill"] = json!("flaneur");
    let path = joined(&mut people, filled).await;
    let event = tell(&mut people[0], &format!("{path}/begin"), json!({})).await;
    assert_eq!(event["played"][0]["tables"].as_array().map(Vec::len), Some(2));
    assert!(event["played"][0]["byes"].as_array().expect("byes").is_empty());
    let on = tables(&mut people, &path).await;
    // Nobody has a hint in a tournament, neither against a person nor against a bot.
    for client in &mut people {
        let table = table_of(client, &path).await;
        assert_eq!(refused(client, &at(&table, "hint"), json!({})).await, "no-hints");
    }
    play_out(&mut people, &on).await;
    let event = until(&*site.state.store, id(&path), |event| !event.is_live()).await;
    assert_eq!(event.stage, Stage::Over);
}

#[tokio::test]
async fn it_begins_in_time_and_a_clock_ends_it() {
    let time = Time::standing(1_700_000_000_000);
    let site = Site::with(Config { time: time.clone(), ..quick() }).await;
    let mut people = people(&site, 2).await;
    let mut new = swiss(1);
    new["starts"] = json!(time.now() + 60_000);
    new["clock"] = json!("live 5+0 lose");
    let path = joined(&mut people, new).await;
    site.state.referee.look().await.expect("the store works");
    assert_eq!(ask(&mut people[0], &path).await["stage"], "open");
    time.forward(60_000);
    site.state.referee.look().await.expect("the store works");
    assert_eq!(ask(&mut people[0], &path).await["stage"], "running");
    // Nobody comes: the player to move runs out of time, and that is that.
    time.forward(10 * 60_000);
    until(&*site.state.store, id(&path), |event| !event.is_live()).await;
    let event = ask(&mut people[0], &path).await;
    assert_eq!(event["stage"], "over");
    let mut shares: Vec<i64> = (0..2)
        .map(|seat| event["played"][0]["tables"][0]["seats"][seat]["share"].as_i64().expect("one"))
        .collect();
    shares.sort_unstable();
    assert_eq!(shares, [0, 600], "one left, and it was not the other's fault");
    // Too few: it is called off.
    let mut new = swiss(1);
    new["starts"] = json!(time.now() + 60_000);
    let path = joined(&mut people[..1], new).await;
    time.forward(60_000);
    site.state.referee.look().await.expect("the store works");
    assert_eq!(ask(&mut people[0], &path).await["stage"], "off");
}

#[tokio::test]
async fn what_does_not_go_together_is_refused() {
    let site = Site::start().await;
    let mut ann = account(&site, "Ann").await.0;
    let mut guest = site.guest("Eve").await;
    assert_eq!(refused(&mut guest, "/api/v1/events", swiss(1)).await, "stranger");
    for (key, value) in [
        ("clock", json!("")),
        ("name", json!(" ")),
        ("rounds", json!(0)),
        ("rounds", json!(16)),
        ("most", json!(65)),
        ("fill", json!("random")),
        ("starts", json!(5)),
        ("system", json!("knockout")),
        ("game", json!("chess")),
    ] {
        let mut new = swiss(1);
        new[key] = value;
        assert_eq!(refused(&mut ann, "/api/v1/events", new).await, "malformed", "{key}");
    }
    let mut four = swiss(1);
    four["system"] = json!("round-robin");
    four["seats"] = json!(4);
    assert_eq!(refused(&mut ann, "/api/v1/events", four).await, "malformed");
    for _ in 0..5 {
        tell(&mut ann, "/api/v1/events", swiss(1)).await;
    }
    assert_eq!(refused(&mut ann, "/api/v1/events", swiss(1)).await, "event-too-many");
    let mine = ask(&mut ann, "/api/v1/events?list=mine").await;
    checked("get", "/api/v1/events", "200", &mine);
    let first = format!("/api/v1/events/{}", mine[0]["event"].as_str().expect("an id"));
    assert_eq!(refused(&mut guest, &format!("{first}/join"), json!({})).await, "stranger");
    let mut bob = account(&site, "Bob").await.0;
    tell(&mut ann, "/api/v1/players/Bob/relation", json!({ "blocks": true })).await;
    let kept_out = refused(&mut bob, &format!("{first}/join"), json!({})).await;
    assert_eq!(kept_out, "private", "whoever set it up does not want to play with him");
    tell(&mut ann, "/api/v1/players/Bob/relation", json!({ "blocks": false })).await;
    tell(&mut bob, &format!("{first}/join"), json!({})).await;
    assert_eq!(tell(&mut ann, &format!("{first}/call-off"), json!({})).await["stage"], "off");
    // Erasing an account leaves the tournaments it joined and calls off those it set up.
    let second = mine[1]["event"].as_str().expect("an id").parse().expect("an id");
    let person = site.state.store.account_named("Ann".to_owned()).await.expect("it reads");
    let person = person.expect("she is there");
    let person = Person { id: person.id, name: person.name, account: true };
    site.state.erase(&person).await.expect("the store works");
    let (_, event) = site.state.store.event(second).await.expect("it reads").expect("an event");
    assert_eq!(event.stage, Stage::Off);
}

/// A tournament whose server was killed after it had drawn a round and before it set up the tables,
/// and again after the round was over and before it opened them.
#[tokio::test]
async fn a_server_goes_on_where_another_was_killed() {
    let site = Site::start().await;
    let mut people = people(&site, 4).await;
    let path = joined(&mut people, swiss(1)).await;
    // From here on, only this test takes care of it.
    let state = site.state.clone();
    site.stop().await;
    tokio::time::sleep(Duration::from_millis(100)).await;
    let read = async || state.store.event(id(&path)).await.expect("it reads").expect("an event");
    let (version, mut event) = read().await;
    let now = state.tables.now();
    event.begin(event.organiser, now, &|_, _| TableId::at(now)).expect("enough take part");
    let drawn = event.rounds[0].boards.clone();
    assert_eq!(state.store.put_event(version, event).await, Ok(true));
    for board in &drawn {
        assert_eq!(state.store.load(board.table).await, Ok(None), "killed before");
    }
    state.referee.look().await.expect("the store works");
    assert_eq!(read().await.1.rounds[0].boards, drawn, "drawn once");
    for board in &drawn {
        let owner = state.store.load(board.table).await.expect("it reads").expect("a table");
        let account = state.store.account(owner.head.owner).await.expect("it reads");
        let account = account.expect("who sits there");
        let person = Person { id: account.id, name: account.name, account: true };
        let resign = Command::Resign { seat: None };
        let done = state.act(board.table, &person, resign, Click::default()).await;
        done.expect("they may give up");
    }
    let (version, mut event) = read().await;
    let ids: Vec<TableId> = drawn.iter().map(|board| board.table).collect();
    let results = state.store.results_of(ids.clone()).await.expect("both are over");
    assert!(event.advance(&results, now, &|_, _| TableId::at(now)));
    assert!(event.stage == Stage::Over && event.is_live(), "it is not done");
    assert_eq!(state.store.put_event(version, event.clone()).await, Ok(true));
    assert_eq!(state.store.put_event(version, event).await, Ok(false), "once");
    for table in &ids {
        assert_eq!(state.snapshot(*table, None).await.err(), Some(Refusal::Private));
    }
    state.referee.look().await.expect("the store works");
    for table in &ids {
        state.snapshot(*table, None).await.expect("everybody may see it");
    }
    let live = state.store.events(EventList::Live, 9).await.expect("it reads");
    assert!(live.is_empty());
}

/// The version that a stream tells next.
async fn told(news: &mut lutece_server::client::Events) -> u64 {
    let next = tokio::time::timeout(Duration::from_secs(20), news.next()).await;
    let data = next.expect("news come").expect("the line holds").expect("the server is there");
    let data: Value = serde_json::from_str(&data).expect("JSON");
    data["version"].as_u64().expect("a number")
}

#[tokio::test]
async fn whoever_looks_at_a_tournament_hears_of_every_change_at_any_server() {
    let cluster = Cluster::start().expect("PostgreSQL starts");
    let open = async || store::open(&cluster.address()).await.expect("the database");
    let one = Site::on(quick(), open().await, Folder::new("stream-1")).await;
    let two = Site::on(quick(), open().await, Folder::new("stream-2")).await;
    let mut here = people(&one, 2).await;
    let event = tell(&mut here[0], "/api/v1/events", swiss(1)).await;
    let path = format!("/api/v1/events/{}", event["event"].as_str().expect("an id"));
    let page = path.strip_prefix("/api/v1").expect("an address of the API");
    // A program at one server, a page at the other, and one that has seen all there is.
    let stream = format!("{path}/stream");
    let mut program = known(&one, &here[0]).events(&stream).await.expect("a stream");
    let mut there =
        Client::new(two.address).events(&format!("{page}/stream")).await.expect("a stream");
    let seen = format!("{stream}?since=1");
    let mut knowing = known(&two, &here[0]).events(&seen).await.expect("a stream");
    assert_eq!((told(&mut program).await, told(&mut there).await), (1, 1));
    for (at, client) in here.iter_mut().enumerate() {
        tell(client, &format!("{path}/join"), json!({})).await;
        for news in [&mut program, &mut there, &mut knowing] {
            assert_eq!(told(news).await, at as u64 + 2);
        }
    }
    // The round begins, is played at the other server, and the result comes by itself.
    tell(&mut here[0], &format!("{path}/begin"), json!({})).await;
    let on = tables(&mut here, &path).await;
    let mut seated: Vec<Client> = here.iter().map(|it| known(&two, it)).collect();
    play_out(&mut seated, &on).await;
    for news in [&mut program, &mut there, &mut knowing] {
        let mut last = told(news).await;
        let over = until(&*one.state.store, id(&path), |event| !event.is_live()).await;
        assert_eq!(over.stage, Stage::Over);
        let version = ask(&mut here[0], &path).await["version"].as_u64().expect("a number");
        while last < version {
            let next = told(news).await;
            assert!(next > last, "{next} after {last}");
            last = next;
        }
    }
    let nowhere = format!("/api/v1/events/{}/stream", EventId::random());
    assert_eq!(status(&one, &here[0], &nowhere).await, 404);
    assert_eq!(status(&one, &here[0], "/events/none/stream").await, 404);
    // An operator takes it down at one server.
    let third = tell(&mut here[0], "/api/v1/events", swiss(1)).await;
    let third: EventId = third["event"].as_str().expect("an id").parse().expect("an id");
    let mut down = Client::new(two.address)
        .events(&format!("/events/{third}/stream"))
        .await
        .expect("a stream");
    assert_eq!(told(&mut down).await, 1);
    assert_eq!(lutece_server::operate::take_down(&*one.state.store, third).await, Ok(true));
    assert_eq!(told(&mut down).await, 2);
}

#[tokio::test]
async fn two_servers_on_one_postgresql_hold_one_tournament() {
    let cluster = Cluster::start().expect("PostgreSQL starts");
    let open = async || store::open(&cluster.address()).await.expect("the database");
    let one = Site::on(quick(), open().await, Folder::new("events-1")).await;
    let two = Site::on(quick(), open().await, Folder::new("events-2")).await;
    let mut here = people(&one, 6).await;
    let path = {
        let event = tell(&mut here[0], "/api/v1/events", swiss(3)).await;
        format!("/api/v1/events/{}", event["event"].as_str().expect("an id"))
    };
    // All join at once, at both servers.
    let joining = (0..6).map(|at| {
        let mut client = known(if at % 2 == 0 { &one } else { &two }, &here[at]);
        let path = format!("{path}/join");
        tokio::spawn(async move { tell(&mut client, &path, json!({})).await })
    });
    for task in joining.collect::<Vec<_>>() {
        task.await.expect("they are let in");
    }
    tell(&mut here[0], &format!("{path}/begin"), json!({})).await;
    let store = open().await;
    let event = id(&path);
    for round in 1..=3 {
        until(&*store, event, |event| event.rounds.len() == round).await;
        // Both keep at it again and again, whatever the other does.
        let (first, second) =
            tokio::join!(one.state.referee.tend(event), two.state.referee.tend(event));
        assert_eq!((first, second), (Ok(()), Ok(())));
        let on = tables(&mut here, &path).await;
        assert_eq!(on.len(), 3, "each has one table");
        // They end at the same moment, at one server and at the other.
        let mut ending = Vec::new();
        for (at_table, table) in on.iter().enumerate() {
            let site = if at_table % 2 == 0 { &one } else { &two };
            let mut seated: Vec<Client> = here.iter().map(|it| known(site, it)).collect();
            let table = table.clone();
            ending.push(tokio::spawn(async move { play_out(&mut seated, &[table]).await }));
        }
        for task in ending {
            task.await.expect("it ends");
        }
    }
    let event = until(&*store, event, |event| !event.is_live()).await;
    assert_eq!((event.stage, event.rounds.len()), (Stage::Over, 3));
    let mut pairs: Vec<Vec<usize>> = event
        .rounds
        .iter()
        .flat_map(|round| &round.boards)
        .map(|board| {
            let mut pair: Vec<usize> = board.seats.iter().filter_map(|it| it.entrant()).collect();
            pair.sort_unstable();
            pair
        })
        .collect();
    assert_eq!(pairs.len(), 9);
    pairs.sort();
    pairs.dedup();
    assert_eq!(pairs.len(), 9, "nobody met twice");
    let page = store.page(None, 99).await.expect("it reads");
    assert_eq!(page.len(), 9, "no table was set up twice");
}
