//! Ratings depend on the games, in their order, and on nothing else.

use std::time::Duration;

use crate::inside::Client;
use lutece_server::cluster::Cluster;
use lutece_server::id::{PlayerId, TableId};
use lutece_server::ratings::{rate, recount, recount_ratings};
use lutece_server::store::results::{Filter, Rated, RatingStep};
use lutece_server::store::{self, Millis, Store};
use search::Level;
use serde_json::{Value, json};
use site::rating::{Rating, Standing};
use site::result::{Ending, Finished, Party, Pool, Who};
use table::Seat;

use crate::support::{Folder, Site, ask, at, quick, refused, tell};

/// Somebody with an account, and who that is.
pub(crate) async fn account(site: &Site, name: &str) -> (Client, Who) {
    let registered = site.state.people.register(name, "correct horse").await;
    let (person, token) = registered.expect("a new name");
    (Client::bearer(site.address, token.as_str()), Who::Player(person.id))
}

/// The same person at a server.
fn known(site: &Site, person: &Client) -> Client {
    let mut client = site.stranger();
    client.headers.clone_from(&person.headers);
    client
}

/// A table of these people, who sit in their order.
async fn sit(people: &mut [Client], new: Value) -> Value {
    let table = tell(&mut people[0], "/api/v1/tables", new).await;
    for client in &mut people[1..] {
        tell(client, &at(&table, "join"), json!({})).await;
    }
    table
}

/// So many moves, each the first there is.
async fn play(people: &mut [Client], table: &Value, moves: usize) {
    for _ in 0..moves {
        let state = ask(&mut people[0], &at(table, "")).await;
        let Some(mover) = state["to_act"].as_u64() else { return };
        let mover = &mut people[mover as usize - 1];
        let legal = ask(mover, &at(table, "")).await["legal"][0].clone();
        tell(mover, &at(table, "moves"), json!({ "move": legal })).await;
    }
}

const MANY: usize = 1_000;

/// What is said of the strength of a seat.
fn beside(table: &Value, seat: usize) -> &Value {
    &table["seats"][seat]["rating"]
}

#[tokio::test]
async fn ratings_stand_beside_the_names_at_the_table_and_in_the_lobby() {
    let site = Site::start().await;
    let store = &*site.state.store;
    let ((ann, anns), (bob, _)) = (account(&site, "Ann").await, account(&site, "Bob").await);
    let mut people = [ann, bob];
    let table = sit(&mut people, plain()).await;
    let state = ask(&mut people[0], &at(&table, "")).await;
    assert_eq!((beside(&state, 0), beside(&state, 1)), (&Value::Null, &Value::Null), "none yet");
    play(&mut people, &table, 4).await;
    tell(&mut people[1], &at(&table, "resign"), json!({})).await;
    let known = standing(store, anns, 1).await;
    let mut new = plain();
    new["seats"] = json!(["me", "free", "bot:flaneur"]);
    let three = sit(&mut people, new).await;
    let open = tell(&mut people[0], "/api/v1/tables", plain()).await;
    // Looked up anew in the background once games were counted.
    let mut state = ask(&mut people[0], &at(&open, "")).await;
    for _ in 0..200 {
        if !beside(&state, 0).is_null() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
        state = ask(&mut people[0], &at(&open, "")).await;
    }
    let shown = beside(&state, 0);
    assert_eq!(shown["rating"].as_i64(), Some(known.rating.value.round() as i64));
    assert_eq!((&shown["provisional"], &shown["games"]), (&json!(true), &json!(1)));
    assert_eq!(beside(&ask(&mut people[0], &at(&three, "")).await, 0), &Value::Null, "of two");
    let value = format!("{}?", known.rating.value.round());
    let list = ask(&mut people[1], "/api/v1/tables?list=open").await;
    let listed = list.as_array().expect("a list").iter().find(|it| it["table"] == open["table"]);
    assert_eq!(beside(listed.expect("it waits"), 0)["rating"], shown["rating"]);
    crate::api::checked("get", "/api/v1/tables", "200", &list);
    let id = |table: &Value| format!("/t/{}", table["table"].as_str().expect("an id"));
    for (path, link) in [("/".to_owned(), "/player/Ann"), (id(&open), "/player/Ann")] {
        let page = people[1].get(&path).await.expect("a page").text();
        assert!(page.contains(&value) && page.contains(link), "{path}: {page}");
        assert!(page.contains("still uncertain"), "{path}");
    }
    let page = people[1].get(&id(&three)).await.expect("a page").text();
    assert!(page.contains("/bot/flaneur") && !page.contains(&value), "{page}");
    // A player who goes private shows no rating, at once.
    tell(&mut people[0], "/api/v1/privacy", json!({ "private": true })).await;
    assert_eq!(beside(&ask(&mut people[1], &at(&open, "")).await, 0), &Value::Null);
    let page = people[1].get("/").await.expect("a page").text();
    assert!(!page.contains(&value), "{page}");
}

/// What is known of somebody, once as many games as these are counted.
async fn standing(store: &dyn Store, who: Who, games: u32) -> Standing {
    for _ in 0..200 {
        let standings = store.standings_of(who).await.expect("it reads");
        if let Some((_, standing)) = standings.first().filter(|(_, it)| it.games >= games) {
            return *standing;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("the game was never counted");
}

fn plain() -> Value {
    json!({ "game": "paris-paris", "seats": ["me", "free"], "public": true })
}

#[tokio::test]
async fn a_game_of_two_accounts_counts_once_it_is_over() {
    let site = Site::start().await;
    let store = &*site.state.store;
    let ((ann, anns), (bob, bobs)) = (account(&site, "Ann").await, account(&site, "Bob").await);
    let mut people = [ann, bob];
    let table = sit(&mut people, plain()).await;
    play(&mut people, &table, 2).await;
    assert_eq!(store.standings_of(anns).await, Ok(vec![]), "it is not over");
    play(&mut people, &table, MANY).await;
    let state = ask(&mut people[0], &at(&table, "")).await;
    assert_eq!(state["status"], "over");
    let [anns, bobs] = [standing(store, anns, 1).await, standing(store, bobs, 1).await];
    let places = &state["outcome"]["places"];
    let (best, other) = if places[0] == 1 { (anns, bobs) } else { (bobs, anns) };
    if places[0] == places[1] {
        assert!((best.rating.value - 1500.0).abs() < 1e-9);
    } else {
        assert!(best.rating.value > 1600.0 && other.rating.value < 1400.0, "{best:?} {other:?}");
    }
    assert!(best.rating.deviation < 350.0);
}

#[tokio::test]
async fn what_does_not_compare_people_counts_for_nobody() {
    let site = Site::start().await;
    let store = &*site.state.store;
    let ((ann, anns), (bob, bobs)) = (account(&site, "Ann").await, account(&site, "Bob").await);
    let mut people = [ann, bob];
    let resign = json!({});
    // With a guest.
    let mut mixed = [site.guest("Eve").await, known(&site, &people[1])];
    let table = sit(&mut mixed, plain()).await;
    play(&mut mixed, &table, 4).await;
    tell(&mut mixed[0], &at(&table, "resign"), resign.clone()).await;
    // By agreement.
    let mut unrated = plain();
    unrated["unrated"] = json!(true);
    let table = sit(&mut people, unrated).await;
    play(&mut people, &table, 4).await;
    tell(&mut people[0], &at(&table, "resign"), resign.clone()).await;
    let record = people[0].get(&at(&table, "record")).await.expect("a record").text();
    // From a record.
    let mut branch = plain();
    (branch["record"], branch["ply"]) = (json!(record), json!(2));
    let table = sit(&mut people, branch).await;
    play(&mut people, &table, 4).await;
    tell(&mut people[0], &at(&table, "resign"), resign.clone()).await;
    // Alone.
    let both = json!({ "game": "paris-paris", "seats": ["me", "me"] });
    let table = sit(&mut people[..1], both).await;
    tell(&mut people[0], &at(&table, "resign"), resign.clone()).await;
    // Before it has really begun.
    let table = sit(&mut people, plain()).await;
    tell(&mut people[0], &at(&table, "resign"), resign.clone()).await;
    assert!(rate(store).await.is_ok());
    for who in [anns, bobs] {
        assert_eq!(store.standings_of(who).await, Ok(vec![]));
    }
    let games = store.games_of(anns, Filter::default(), 9).await.expect("it reads");
    assert_eq!(games.len(), 4, "all of them are in the history");
    assert!(games[1..].iter().all(|game| !game.rated));
    let absent = &games[0].parties[0];
    assert_eq!((games[0].rated, absent.ending), (true, Ending::Absent), "no move was made");
    // And what does.
    let table = sit(&mut people, plain()).await;
    play(&mut people, &table, 4).await;
    tell(&mut people[0], &at(&table, "resign"), resign).await;
    assert!(standing(store, anns, 1).await.rating.value < 1400.0, "who gives up has lost");
    assert!(standing(store, bobs, 1).await.rating.value > 1600.0);
}

#[tokio::test]
async fn a_bot_is_rated_and_stays_what_it_is() {
    let site = Site::start().await;
    let store = &*site.state.store;
    let (ann, anns) = account(&site, "Ann").await;
    let new = json!({ "game": "paris-paris", "seats": ["me", "bot:random"], "public": true });
    let mut people = [ann];
    let table = sit(&mut people, new).await;
    let stronger = json!({ "seat": 2, "level": "flaneur" });
    assert_eq!(refused(&mut people[0], &at(&table, "bot"), stronger).await, "rated");
    for _ in 0..400 {
        let state = ask(&mut people[0], &at(&table, "")).await;
        match state["legal"][0].clone() {
            Value::Null if state["status"] == "over" => break,
            Value::Null => tokio::time::sleep(Duration::from_millis(10)).await,
            legal => {
                let body = json!({ "move": legal });
                let moved = people[0].post(&at(&table, "moves"), &body).await;
                assert!(moved.is_ok());
            }
        }
    }
    let pool = Pool { game: "paris-paris".to_owned(), seats: 2 };
    standing(store, anns, 1).await;
    let leaders = store.leaders(pool, 9).await.expect("it reads");
    let who: Vec<Who> = leaders.iter().map(|(who, _)| *who).collect();
    assert!(who.contains(&anns) && who.contains(&Who::Bot(Level::Random)), "{who:?}");
    let page = people[0].get("/player/Ann").await.expect("a page").text();
    assert!(page.contains("Favourite bots") && !page.contains("Head to head"), "{page}");
}

/// Small numbers that look random, the same each time.
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963);
        (self.0 >> 33) as usize % limit
    }
}

/// Feats in made-up games.
const FEATS: [&str; 2] = ["pp-feat-tour-stops", "col-feat-group"];

/// The most that somebody has of each, in whole games where they had one seat, and where first.
fn bests(games: &[Finished], who: Who, public: bool) -> Vec<(String, i32, TableId)> {
    let mut bests = Vec::new();
    for feat in FEATS {
        let mut found: Vec<(i32, Millis, TableId)> = Vec::new();
        for game in games.iter().filter(|game| !game.early && (game.public || !public)) {
            let own: Vec<&Party> = game.parties.iter().filter(|it| it.who == who).collect();
            let [one] = own[..] else { continue };
            let count = one.feats.iter().find(|it| it.0 == feat).map_or(0, |it| it.1);
            if one.ending == Ending::Stayed && count > 0 {
                found.push((-count, game.at, game.table));
            }
        }
        found.sort_by_key(|(count, at, table)| (*count, *at, table.to_string()));
        bests.extend(found.first().map(|(count, _, table)| (feat.to_owned(), -count, *table)));
    }
    bests
}

fn made_up(dice: &mut Dice, people: &[Who], at: Millis) -> Finished {
    let seats = 2 + dice.below(3);
    let mut who = people.to_vec();
    let parties = (0..seats).map(|seat| Party {
        who: who.swap_remove(dice.below(who.len())),
        seat: Seat::new(seat),
        place: 1 + dice.below(seats) as u8,
        points: dice.below(100) as i32,
        ending: if dice.below(20) == 0 { Ending::Left } else { Ending::Stayed },
        sheet: Vec::new(),
        feats: FEATS.map(|feat| (feat.to_owned(), 1 + dice.below(9) as i32)).into(),
    });
    Finished {
        parties: parties.collect(),
        table: TableId::random(),
        at,
        game: ["paris", "paris-paris"][dice.below(2)].to_owned(),
        rated: dice.below(10) != 0,
        early: dice.below(30) == 0,
        public: true,
    }
}

/// Everybody's whole curve in every pool.
async fn curves(store: &dyn Store, people: &[Who]) -> Vec<Standing> {
    let mut all = Vec::new();
    for &who in people {
        for (pool, standing) in store.standings_of(who).await.expect("it reads") {
            let curve = store.curve_of(who, pool, u32::MAX).await.expect("it reads");
            assert_eq!(curve.last(), Some(&standing), "the last is where they stand");
            assert_eq!(curve.len(), standing.games as usize);
            all.extend(curve);
        }
    }
    all
}

async fn many_games_in_any_order(store: &dyn Store, count: usize, batch: usize) {
    let mut dice = Dice(16);
    let mut people: Vec<Who> = (0..40).map(|_| Who::Player(PlayerId::random())).collect();
    people.extend([Who::Bot(Level::Flaneur), Who::Bot(Level::Haussmann)]);
    // Several end in the same millisecond: then their ids decide.
    let time = |at: usize| 1_000_000_000_000 + (at / 3) as Millis * 60_000;
    let mut games: Vec<_> = (0..count).map(|at| made_up(&mut dice, &people, time(at))).collect();
    // Most come in their order; of each batch one comes after the next was counted.
    let mut late = Vec::new();
    while !games.is_empty() {
        let mut some: Vec<_> = games.drain(..batch.min(games.len())).collect();
        let last = some.swap_remove(dice.below(some.len()));
        some.extend(std::mem::replace(&mut late, vec![last]));
        store.put_results(some).await.expect("it writes");
        rate(store).await.expect("it rates");
    }
    store.put_results(late).await.expect("it writes");
    rate(store).await.expect("it rates");
    let kept = curves(store, &people).await;
    assert!(kept.len() > count, "{} standings", kept.len());
    recount_ratings(store).await.expect("it rates");
    assert!(curves(store, &people).await == kept, "the same numbers, to the last bit");
}

#[tokio::test]
async fn ten_thousand_games_give_the_same_ratings_when_they_are_counted_again() {
    let folder = Folder::new("ratings");
    let store = store::open(&folder.0.join("r.sqlite").display().to_string()).await;
    many_games_in_any_order(&*store.expect("a new store"), 10_000, 500).await;
}

/// Both stores answer the same about everybody's games, each in its own SQL.
#[tokio::test]
async fn a_players_numbers_are_the_same_in_both_stores() {
    let folder = Folder::new("numbers");
    let cluster = Cluster::start().expect("PostgreSQL starts");
    let mut dice = Dice(19);
    let mut people: Vec<Who> = (0..6).map(|_| Who::Player(PlayerId::random())).collect();
    people.push(Who::Bot(Level::Flaneur));
    let made = |at: usize| {
        let mut game = made_up(&mut dice, &people, 1_000_000_000_000 + at as Millis);
        game.public = dice.below(4) != 0;
        if dice.below(5) == 0 {
            // Somebody who sits there twice has no opponent.
            game.parties[1].who = game.parties[0].who;
        }
        for (seat, party) in game.parties.iter_mut().enumerate() {
            // No two have the same, so that the best game is one.
            party.points = ((at * 4 + seat) * 7_919 % 100_003) as i32;
            // The player who left would have the most of all.
            if party.ending == Ending::Left {
                party.feats.iter_mut().for_each(|(_, count)| *count += 100);
            }
        }
        game
    };
    let games: Vec<Finished> = (0..300).map(made).collect();
    let mut stores = Vec::new();
    for address in [folder.0.join("r.sqlite").display().to_string(), cluster.address()] {
        let store = store::open(&address).await.expect("a new store");
        store.put_results(games.clone()).await.expect("it writes");
        stores.push(store);
    }
    for (&who, public) in people.iter().zip([true, false].into_iter().cycle()) {
        let mut told = Vec::new();
        for store in &stores {
            let mut records = store.record_of(who, public).await.expect("it reads");
            for record in &mut records {
                record.mean = record.mean.map(|mean| (mean * 1000.0).round());
            }
            let rivals = store.rivals_of(who, public, 9).await.expect("it reads");
            let filter = Filter { public, ..Filter::default() };
            let listed = store.games_of(who, filter, 30).await.expect("it reads");
            let proud = store.bests_of(who, FEATS.to_vec(), public).await.expect("it reads");
            assert_eq!(proud, bests(&games, who, public));
            told.push((records, rivals, listed));
        }
        assert_eq!(told[0], told[1]);
        for record in &told[0].0 {
            let own = |game: &&Finished| game.pool() == record.pool && (game.public || !public);
            let points = games.iter().filter(own).flat_map(|game| {
                let twice = game.parties.iter().filter(|it| it.who == who).count() > 1;
                let parties = game.parties.iter().filter(move |_| !twice);
                let stayed = parties.filter(|it| it.ending == Ending::Stayed);
                stayed.filter(|it| it.who == who).map(|it| (it.points, game.table))
            });
            assert_eq!(record.best.zip(record.best_table), points.max());
        }
    }
}

/// What a guest was proud of is the account's, but for games in which both sat; and what is put in
/// place of a result or taken away is gone.
#[tokio::test]
async fn feats_go_where_their_results_go() {
    let folder = Folder::new("feats");
    let cluster = Cluster::start().expect("PostgreSQL starts");
    for address in [folder.0.join("r.sqlite").display().to_string(), cluster.address()] {
        let store = store::open(&address).await.expect("a new store");
        let [guest, account, other] = std::array::from_fn(|_| PlayerId::random());
        let [guest_is, own, else_is] = [guest, account, other].map(Who::Player);
        let mut dice = Dice(20);
        let mut game = |who: [Who; 2], at: Millis, count: i32| loop {
            let mut made = made_up(&mut dice, &[who[0], who[1], else_is, else_is], at);
            if made.parties.len() == 2 {
                for (party, who) in made.parties.iter_mut().zip(who) {
                    (party.who, party.ending) = (who, Ending::Stayed);
                    party.feats = vec![(FEATS[0].to_owned(), count)];
                }
                made.early = false;
                return made;
            }
        };
        let games = [
            game([guest_is, else_is], 1, 5),
            game([guest_is, own], 2, 9),
            game([own, else_is], 3, 3),
            game([else_is, guest_is], 4, 5),
        ];
        store.put_results(games.to_vec()).await.expect("it writes");
        let best = async |who: Who| {
            let found = store.bests_of(who, vec![FEATS[0]], false).await.expect("it reads");
            found.first().map(|(_, count, table)| (*count, *table))
        };
        assert_eq!(best(guest_is).await, Some((9, games[1].table)), "{address}");
        store.hand_results(guest, account).await.expect("it writes");
        assert_eq!(best(guest_is).await, None, "{address}");
        assert_eq!(best(own).await, Some((5, games[0].table)), "{address}: the first of the two");
        // Counted again, with less in it.
        let mut less = games[0].clone();
        less.parties[0].who = own;
        less.parties[0].feats[0].1 = 1;
        store.put_results(vec![less]).await.expect("it writes");
        assert_eq!(best(own).await, Some((5, games[3].table)), "{address}");
        store.remove(games[3].table).await.expect("it removes");
        assert_eq!(best(own).await, Some((3, games[2].table)), "{address}");
    }
}

/// More games of one kind than are counted in a step, and then one that was before all of them.
#[tokio::test]
async fn a_game_that_comes_late_has_thousands_after_it_counted_anew() {
    let folder = Folder::new("late");
    let store = store::open(&folder.0.join("r.sqlite").display().to_string()).await;
    let store = store.expect("a new store");
    let mut dice = Dice(17);
    let people: Vec<Who> = (0..4).map(|_| Who::Player(PlayerId::random())).collect();
    let mut games: Vec<Finished> = Vec::new();
    while games.len() < 2_100 {
        let at = 1_000_000_000_000 + games.len() as Millis * 60_000;
        let made = made_up(&mut dice, &people, at);
        let same = made.rated && made.game == "paris" && made.parties.len() == 2;
        games.extend(same.then_some(made));
    }
    let first = games.remove(0);
    for game in [games, vec![first]] {
        store.put_results(game).await.expect("it writes");
        rate(&*store).await.expect("it rates");
    }
    let kept = curves(&*store, &people).await;
    recount_ratings(&*store).await.expect("it rates");
    assert!(curves(&*store, &people).await == kept, "the same numbers, to the last bit");
}

/// Two who rate at once work out the same step; it is kept once, whoever comes first.
#[tokio::test]
async fn a_step_of_rating_is_made_once() {
    let folder = Folder::new("step");
    let cluster = Cluster::start().expect("PostgreSQL starts");
    for address in [folder.0.join("r.sqlite").display().to_string(), cluster.address()] {
        let store = store::open(&address).await.expect("a new store");
        let people: Vec<Who> = (0..4).map(|_| Who::Player(PlayerId::random())).collect();
        let mut dice = Dice(18);
        let game = loop {
            let made = made_up(&mut dice, &people, 1_000_000_000_000);
            if made.rated && made.parties.len() == 2 {
                break made;
            }
        };
        let (pool, who) = (game.pool(), game.parties[0].who);
        store.put_results(vec![game.clone()]).await.expect("it writes");
        let ground = store.ground(pool.clone()).await.expect("it reads");
        assert_eq!((ground.step, ground.first), (0, Some(game.key())));
        let step = |value: f64| {
            let rating = Rating { value, ..Rating::NEW };
            let standing = Standing { rating, games: 1, at: game.at };
            RatingStep {
                pool: pool.clone(),
                step: 1,
                first: game.key(),
                games: vec![game.table],
                rated: vec![Rated { key: game.key(), who, standing }],
            }
        };
        assert_eq!(store.put_step(step(1600.0)).await, Ok(true), "{address}");
        assert_eq!(store.put_step(step(1700.0)).await, Ok(false), "{address}");
        let kept = store.standings_of(who).await.expect("it reads");
        assert_eq!(kept[0].1.rating.value, 1600.0, "{address}");
        let curve = store.curve_of(who, pool.clone(), 9).await.expect("it reads");
        assert_eq!(curve.len(), 1, "{address}");
    }
}

#[tokio::test]
async fn two_servers_on_one_postgresql_rate_as_one() {
    let cluster = Cluster::start().expect("PostgreSQL starts");
    let open = async || store::open(&cluster.address()).await.expect("the database");
    let one = Site::on(quick(), open().await, Folder::new("rating-1")).await;
    let two = Site::on(quick(), open().await, Folder::new("rating-2")).await;
    let mut people = Vec::new();
    for name in ["Ann", "Bob", "Cleo", "Dora"] {
        people.push(account(&one, name).await);
    }
    let who: Vec<Who> = people.iter().map(|(_, who)| *who).collect();
    // Games that end at the same time, on one server and on the other.
    let mut ending = Vec::new();
    for round in 0..12 {
        let pair = [round % 4, (round + 1 + round / 4) % 4].map(|at: usize| &people[at].0);
        let site = if round % 2 == 0 { &one } else { &two };
        let mut here = pair.map(|client| known(site, client));
        let table = sit(&mut here, plain()).await;
        play(&mut here, &table, 4).await;
        ending.push(tokio::spawn(async move {
            tell(&mut here[round % 2], &at(&table, "resign"), json!({})).await;
        }));
    }
    for task in ending {
        task.await.expect("it ends");
    }
    let store = open().await;
    for &player in &who {
        standing(&*store, player, 6).await;
    }
    let kept = curves(&*store, &who).await;
    assert_eq!(kept.len(), 24);
    let seen = recount(&*store, &catalog::Editions::shipped()).await.expect("it counts");
    assert_eq!((seen.games, seen.rated, seen.problems.len()), (12, 12, 0));
    assert!(curves(&*store, &who).await == kept, "the same from the tables themselves");
    // And both at once on many games.
    let other = open().await;
    let rating = tokio::spawn(async move {
        for _ in 0..40 {
            rate(&*other).await.expect("it rates");
        }
    });
    many_games_in_any_order(&*store, 900, 60).await;
    rating.await.expect("no panic");
    one.stop().await;
    two.stop().await;
}
