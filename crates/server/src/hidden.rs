//! Nothing hidden leaves the server: whatever a viewer receives is the same, byte for byte, from
//! two worlds that the viewer cannot tell apart.
//!
//! Two tables are set up alike; the second is then moved into another world, in which everything that the
//! viewer cannot know is dealt anew. The same moves are made at both, except that secret choices of others
//! differ. As long as the viewer's own view of the game is the same, everything else they are sent must be
//! the same too: pages, parts of pages, previews, events, the API and the answers to their moves.

use std::sync::Arc;

use catalog::{Any, Editions, Kind};
use serde_json::{Value, json};
use table::{Chance as _, Quick, Seat};

use crate::client::Client;
use crate::id::TableId;
use crate::limit::Rates;
use crate::live::LiveConfig;
use crate::store::sqlite::Sqlite;
use crate::{AppState, Config};

/// A site with its people: one for each seat, and an onlooker.
pub(crate) struct World {
    pub(crate) state: AppState,
    pub(crate) people: Vec<Client>,
    path: std::path::PathBuf,
    /// How many worlds really differed.
    others: usize,
}

impl Drop for World {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.path);
    }
}

pub(crate) async fn open(seats: usize) -> World {
    let path = std::env::temp_dir().join(format!("lutece-hidden-{}", TableId::random()));
    let store = Arc::new(Sqlite::open(&path).expect("a new file"));
    let live = LiveConfig { gone_after: 1_000_000, ..LiveConfig::default() };
    let config = Config { limits: Rates::NONE, live, ..Config::default() };
    let state = AppState::new(config, store, Editions::shipped()).await.expect("a site");
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a free port");
    let address = listener.local_addr().expect("an address");
    tokio::spawn(crate::serve(listener, state.clone()));
    let mut people = Vec::new();
    for _ in 0..=seats {
        let guest = state.people.guest("");
        people.push(Client::bearer(address, &state.people.key().guest(guest.id)));
    }
    World { state, people, path, others: 0 }
}

/// Sets up a table where each person has the seat of their number.
async fn set_up(world: &mut World, kind: Kind, seats: usize) -> TableId {
    let mut plan = vec!["free"; seats];
    plan[0] = "me";
    let body = json!({ "game": kind, "seats": plan, "public": true, "name": "P1" });
    let table = tell(&mut world.people[0], "/api/v1/tables", &body).await;
    let id: TableId = table["table"].as_str().expect("an id").parse().expect("an id");
    for seat in 1..seats {
        let body = json!({ "seat": seat + 1, "name": format!("P{}", seat + 1) });
        tell(&mut world.people[seat], &format!("/api/v1/tables/{id}/join"), &body).await;
    }
    id
}

async fn tell(client: &mut Client, path: &str, body: &Value) -> Value {
    let answer = client.post(path, body).await.expect("an answer");
    assert!(answer.status < 300, "{path}: {}", answer.text());
    answer.json()
}

pub(crate) async fn ask(client: &mut Client, path: &str) -> String {
    let answer = client.get(path).await.expect("an answer");
    format!("{} {}", answer.status, answer.text())
}

/// The game with everything dealt anew that a viewer cannot know. An onlooker knows less than
/// any seat, so for them each seat's part is dealt anew after the other.
fn another_world(game: &Any, viewer: Option<Seat>, chance: &mut Quick) -> Any {
    let mut game = game.clone();
    let seats: Vec<Seat> = match viewer {
        Some(seat) => vec![seat],
        None => Seat::first(game.seats()).collect(),
    };
    for seat in seats {
        catalog::each!(&mut game, it => *it = it.redealt(seat, chance));
    }
    game
}

/// A new table like another one, in a world that the viewer cannot tell from it.
async fn elsewhere(
    world: &mut World,
    like: TableId,
    viewer: Option<Seat>,
    chance: &mut Quick,
) -> TableId {
    let tables = world.state.tables.clone();
    let game = tables.peek(like).await.expect("a game");
    let table = set_up(world, game.kind(), game.seats()).await;
    let other = another_world(&game, viewer, chance);
    world.others += usize::from(format!("{other:?}") != format!("{game:?}"));
    tables.imagine(table, like, other).await;
    table
}

/// What differs between two tables whatever the world: their names and signatures.
fn neutral(text: &str, state: &Value) -> String {
    let mut text = without_digests(text);
    let commitment = state["fair"]["commitment"].as_str().unwrap_or("none");
    let tokens = state["links"].as_array().into_iter().flatten();
    for token in tokens.filter_map(|link| link["token"].as_str()) {
        text = text.replace(token, "TOKEN");
    }
    text.replace(commitment, "COMMITMENT").replace(state["table"].as_str().unwrap_or("?"), "TABLE")
}

/// The digest of a part of the page follows from the part, which holds names and signatures and
/// is compared itself.
fn without_digests(text: &str) -> String {
    let mut pieces = text.split(" data-digest=\"");
    let first = pieces.next().unwrap_or_default().to_owned();
    pieces.fold(first, |text, piece| text + piece.split_once('"').map_or("", |(_, rest)| rest))
}

/// Every address at which something can be read about a table, and whether it is asked for as the
/// page's script does, which wants parts of pages. The first is the API's state.
fn addresses(table: TableId, seats: usize, moves: &[String]) -> Vec<(String, bool)> {
    let (api, page) = (format!("/api/v1/tables/{table}"), format!("/t/{table}"));
    let mut all = vec![(api.clone(), false)];
    let mut whole = |path: String| all.push((path, false));
    whole(format!("{api}/record"));
    whole(format!("{page}/record"));
    whole(format!("{page}/replay"));
    for part in ["", "/progress", "/review.json", "/review.html", "/2"] {
        whole(format!("{page}/review{part}"));
    }
    for part in ["version", "report", "picture/1", "picture/1/move", "others"] {
        whole(format!("{page}/{part}"));
    }
    for part in ["review", "others"] {
        whole(format!("{api}/{part}"));
    }
    // Why something cannot be picked: a word of a move that can be made, and one of none.
    let word = moves.first().map_or("7", |mv| mv.rsplit("%20").next().unwrap_or(mv));
    whole(format!("{page}/why?p={word}"));
    whole(format!("{page}/why?p=e5&p=arc"));
    for mv in moves.iter().take(3) {
        whole(format!("{api}/preview?move={mv}"));
        whole(format!("{page}/preview?move={mv}"));
    }
    if !moves.is_empty() {
        let all: Vec<String> = moves.iter().take(12).map(|mv| format!("m={mv}")).collect();
        whole(format!("{page}/previews?{}", all.join("&")));
    }
    for seat in 1..=seats {
        whole(format!("{api}?seat={seat}"));
        whole(format!("{page}?seat={seat}"));
    }
    for part in [false, true] {
        all.push((page.clone(), part));
        all.push((format!("{page}/log"), part));
        all.push((format!("{page}/log?before=3"), part));
    }
    all
}

/// The messages that are sent about a table as things happen.
fn streams(table: TableId) -> [String; 2] {
    [format!("/api/v1/tables/{table}/events"), format!("/t/{table}/events")]
}

fn percent(text: &str) -> String {
    let byte = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => char::from(byte).to_string(),
        _ => format!("%{byte:02X}"),
    };
    text.bytes().map(byte).collect()
}

/// What a viewer is sent about a table: its state, and at every address or the `turn`-th of them.
async fn everything(
    client: &mut Client,
    table: TableId,
    seats: usize,
    turn: Option<usize>,
) -> (Value, Vec<String>) {
    let body = ask(client, &format!("/api/v1/tables/{table}")).await;
    let state: Value =
        serde_json::from_str(body.trim_start_matches("200 ")).expect("a state is JSON");
    let legal = state["legal"].as_array().into_iter().flatten();
    let moves: Vec<String> = legal.filter_map(|mv| mv.as_str()).map(percent).collect();
    let mut paths = addresses(table, seats, &moves);
    if let Some(turn) = turn {
        // What moves would bring can be requested only on the viewer's own turn, so it is requested
        // each time.
        let chosen = turn % paths.len();
        let asked = |(at, (path, _)): &(usize, (String, bool))| {
            *at == chosen || path.contains("/previews?")
        };
        paths = paths.into_iter().enumerate().filter(asked).map(|(_, path)| path).collect();
    }
    let mut texts = vec![neutral(&body, &state)];
    for (path, part) in paths {
        let headers = client.headers.len();
        client.headers.extend(part.then(|| ("x-part".to_owned(), "1".to_owned())));
        let text = ask(client, &path).await;
        client.headers.truncate(headers);
        texts.push(
            format!("{path}: {}", neutral(&text, &state)).replace(&table.to_string(), "TABLE"),
        );
    }
    for stream in streams(table).into_iter().filter(|_| turn.is_none()) {
        let mut other = Client::new(client.address());
        other.headers.clone_from(&client.headers);
        let mut events = other.events(&stream).await.expect("a stream");
        texts.push(events.next().await.expect("an event").expect("an event"));
    }
    (state, texts)
}

/// What a viewer's page showed after some moves.
struct Shown {
    /// The mark of the moves, by which the page says what it has shown.
    mark: String,
    /// The board, and where everybody's points come from.
    board: String,
}

impl Shown {
    fn of(page: &str) -> Self {
        let between = |from: &str, to: &str| {
            let (_, rest) = page.split_once(from).unwrap_or_else(|| panic!("no {from} in {page}"));
            rest.split_once(to).expect("it ends").0
        };
        let board = between("class=\"board-area\"", "<section class=\"seated\"");
        let points = between("id=\"panel-points\"", "<section data-panel=\"log\"");
        let board = without_digests(&format!("{board}{points}"));
        Self { mark: between("data-told=\"", "\"").to_owned(), board }
    }
}

/// Asks for a part of a table's page with further headers.
async fn part(client: &mut Client, table: TableId, headers: &[(&str, &str)]) -> String {
    let before = client.headers.len();
    client.headers.push(("x-part".to_owned(), "1".to_owned()));
    let more = headers.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
    client.headers.extend(more);
    let text = ask(client, &format!("/t/{table}")).await;
    client.headers.truncate(before);
    text
}

/// What somebody is sent whose page has shown so much and who asks for the next turn. It is what they
/// saw when that turn had just been made, and nothing can be done there. How many moves came later.
async fn next_turn(client: &mut Client, table: TableId, shown: &[Shown], at: usize) -> usize {
    let text = part(client, table, &[("x-step", "1"), ("x-told", &shown[at].mark)]).await;
    let number = |name: &str| -> Option<usize> {
        text.split_once(&format!("{name}=\""))?.1.split_once('"')?.0.parse().ok()
    };
    let Some(behind) = number("data-behind") else { return 0 };
    let ply = number("data-ply").expect("a number");
    assert!(ply > at, "{ply} is the turn after {at}");
    assert_eq!(Shown::of(&text).mark, shown[ply].mark);
    let then = Shown::of(&text).board;
    assert!(then == shown[ply].board, "after {ply}: {}", difference(&then, &shown[ply].board));
    for what in ["id=\"turn\"", "data-send=\"undo\"", "data-send=\"hint\"", "class=\"standings\""] {
        assert!(!text.contains(what), "{what} after {ply}");
    }
    behind
}

/// Plays a whole game before a viewer in two worlds; how often another choice was made in secret.
async fn nothing_leaks(kind: &str, seats: usize, viewer: usize) -> usize {
    let Ok(kind) = kind.parse::<Kind>() else { panic!("no game {kind}") };
    let mut world = open(seats).await;
    let seat = (viewer < seats).then(|| Seat::new(viewer));
    let left = set_up(&mut world, kind, seats).await;
    let mut chance = Quick::new(viewer as u64);
    let mut right = elsewhere(&mut world, left, seat, &mut chance).await;
    let (mut compared, mut differed, mut previewed, mut secret) = (0, 0, 0, 0);
    let (mut shown, mut stepped): (Vec<Shown>, usize) = (Vec::new(), 0);
    for ply in 0.. {
        let client = &mut world.people[viewer];
        let page = Shown::of(&part(client, left, &[]).await);
        if shown.last().is_none_or(|last| last.mark != page.mark) {
            shown.push(page);
        }
        // A page that is behind, now more and now less.
        let before = shown.len().saturating_sub(2 + ply % 9);
        let steps = [("x-step", "1"), ("x-told", shown[before].mark.as_str())];
        let mut behind = Vec::new();
        if ply % 2 == 0 {
            stepped += usize::from(next_turn(client, left, &shown, before).await > 0);
            for table in [left, right] {
                behind.push(part(client, table, &steps).await);
            }
        }
        // All of it now and then, and one address after the other in between.
        let turn = (ply % 16 != 0).then_some(ply);
        let (real, sent) = everything(client, left, seats, turn).await;
        let (other, also) = everything(client, right, seats, turn).await;
        if real["status"] == "over" {
            // Now every secret may be told.
            break;
        }
        if real["view"] == other["view"] {
            assert_eq!(sent.len(), also.len());
            let shown = |text: &&String| text.contains("/previews?") && text.contains("\"say\"");
            previewed += sent.iter().filter(shown).count();
            for (one, two) in sent.iter().zip(&also) {
                assert!(
                    one == two,
                    "{kind}, viewer {viewer}, ply {ply}:\n{}",
                    difference(one, two)
                );
            }
            if let [one, two] = behind.as_slice()
                && one.contains("data-behind")
            {
                let (one, two) = (neutral(one, &real), neutral(two, &other));
                assert!(one == two, "{kind}, step at {ply}:\n{}", difference(&one, &two));
            }
            compared += 1;
        } else {
            // Something hidden was revealed. From here on, another world again.
            differed += 1;
            right = elsewhere(&mut world, left, seat, &mut chance).await;
            continue;
        }
        let to_act = real["to_act"].as_u64().expect("a seat") as usize - 1;
        let mut both = Vec::new();
        let legal = ask(&mut world.people[to_act], &format!("/api/v1/tables/{left}")).await;
        let legal: Value = serde_json::from_str(legal.trim_start_matches("200 ")).expect("JSON");
        let legal = legal["legal"].as_array().expect("moves").clone();
        let mv = legal[chance.below(legal.len())].as_str().expect("notation").to_owned();
        let twin = match to_act == viewer {
            true => mv.clone(),
            false => alike(&world, [left, right], &mv, seat, &mut chance).await,
        };
        for (table, mv) in [(left, &mv), (right, &twin)] {
            let path = format!("/api/v1/tables/{table}/moves");
            let answer = world.people[to_act].post(&path, &json!({ "move": mv })).await;
            both.push(answer.expect("an answer"));
        }
        if both[1].status == 200 && !can_be_told(&world, right).await {
            right = elsewhere(&mut world, left, seat, &mut chance).await;
            continue;
        }
        secret += usize::from(both[1].status == 200 && twin != mv);
        if both[1].status != 200 {
            // The legal moves may depend on what the viewer cannot see.
            assert_ne!(to_act, viewer, "{kind}: a viewer knows their own moves");
            right = elsewhere(&mut world, left, seat, &mut chance).await;
        } else if to_act == viewer {
            let client = &mut world.people[viewer];
            let views = [left, right].map(|table| format!("/api/v1/tables/{table}"));
            let (one, two) = (ask(client, &views[0]).await, ask(client, &views[1]).await);
            let view = |text: &str| {
                let state: Value =
                    serde_json::from_str(text.trim_start_matches("200 ")).expect("JSON");
                state["view"].clone()
            };
            if view(&one) == view(&two) {
                assert_eq!(both[0].text(), both[1].text(), "{kind}: the answer to {mv}");
            }
        }
    }
    assert!(stepped > 1, "{kind}: only {stepped} pages were behind");
    assert!(compared > 10, "{kind}: {compared} compared, {differed} times something came out");
    assert_eq!(previewed > 0, viewer < seats, "{kind}: previews are for who is to move");
    assert!(world.others > 0, "{kind}: there is something hidden from viewer {viewer}");
    secret
}

/// What may have been done in the other world instead of a move: something that looks the same to the
/// viewer. What is chosen in secret is another choice there.
async fn alike(
    world: &World,
    [left, right]: [TableId; 2],
    mv: &str,
    viewer: Option<Seat>,
    chance: &mut Quick,
) -> String {
    let tables = &world.state.tables;
    let here = tables.peek(left).await.expect("a game");
    let there = tables.peek(right).await.expect("a game");
    let looks = here.seen(mv, viewer).ok();
    let mut others = there.legal();
    others.retain(|other| there.seen(other, viewer).ok() == looks);
    match others.len() {
        0 => mv.to_owned(),
        some => others.swap_remove(chance.below(some)),
    }
}

/// Whether the moves of a table lead from its start to where it is: its log begins there. In a world that
/// was dealt anew in the middle, something may be chosen in secret that was not there at first.
async fn can_be_told(world: &World, table: TableId) -> bool {
    let game = world.state.tables.peek(table).await.expect("a game");
    let mut again = Any::clone(&game);
    again.rewind(0);
    game.moves().iter().all(|mv| again.play(mv).is_ok())
}

/// Where two texts begin to differ.
fn difference(one: &str, two: &str) -> String {
    let at = one.bytes().zip(two.bytes()).position(|(a, b)| a != b).unwrap_or(0);
    let cut = |text: &str| {
        String::from_utf8_lossy(&text.as_bytes()[at.saturating_sub(200)..text.len().min(at + 200)])
            .into_owned()
    };
    format!("{}\n--- and ---\n{}", cut(one), cut(two))
}

macro_rules! games {
    ($($name:ident $kind:literal $seats:literal $viewers:expr;)*) => {$(
        #[tokio::test]
        async fn $name() {
            let mut secret = 0;
            for viewer in $viewers {
                secret += nothing_leaks($kind, $seats, viewer).await;
            }
            assert_eq!(secret > 0, $kind == "paris", "{secret} secret choices");
        }
    )*};
}

// Every seat and an onlooker for one number of players, a seat and an onlooker for the others.
games! {
    city_of_light_tells_nothing_hidden "city-of-light" 2 0..=2;
    paris_paris_for_two_tells_nothing_hidden "paris-paris" 2 [0, 2];
    paris_paris_for_three_tells_nothing_hidden "paris-paris" 3 0..=3;
    paris_paris_for_four_tells_nothing_hidden "paris-paris" 4 [3, 4];
    paris_for_two_tells_nothing_hidden "paris" 2 [1, 2];
    paris_for_three_tells_nothing_hidden "paris" 3 0..=3;
    paris_for_four_tells_nothing_hidden "paris" 4 [0, 4];
}

/// A new address at which a table can be read must be added above too.
#[test]
fn every_address_of_a_table_is_compared() {
    let table = TableId::random();
    let mut asked: Vec<String> = streams(table).to_vec();
    asked.extend(addresses(table, 2, &["pass".to_owned()]).into_iter().map(|(path, _)| path));
    let asked: Vec<Vec<&str>> = asked
        .iter()
        .map(|path| path.split('?').next().unwrap_or(path).split('/').collect())
        .collect();
    let mut known: Vec<String> = crate::api::ENDPOINTS
        .iter()
        .filter(|(method, _)| *method == "get")
        .map(|(_, path)| (*path).to_owned())
        .collect();
    for source in [
        include_str!("pages/mod.rs"),
        include_str!("pages/actions.rs"),
        include_str!("http/events.rs"),
    ] {
        for line in source.lines().filter(|line| line.contains("get(")) {
            let Some((_, path)) = line.split_once(".route(") else { continue };
            let text = path.split('"').nth(1).expect("an address is a text");
            known.push(if path.starts_with("&at(") {
                format!("/t/{{id}}/{text}")
            } else {
                text.to_owned()
            });
        }
    }
    let of_a_table =
        |path: &String| path.starts_with("/t/{") || path.starts_with("/api/v1/tables/{");
    let known: Vec<String> = known.into_iter().filter(of_a_table).collect();
    assert!(known.len() > 15, "{known:?}");
    for path in known {
        let fits = |asked: &Vec<&str>| {
            let parts: Vec<&str> = path.split('/').collect();
            let same = |(part, word): (&&str, &&str)| part.starts_with('{') || part == word;
            parts.len() == asked.len() && parts.iter().zip(asked).all(same)
        };
        assert!(asked.iter().any(fits), "nobody looks whether {path} leaks");
    }
}
