//! Both stores give the same guarantees.

use std::sync::Arc;

use lutece_server::cluster::Cluster;
use lutece_server::id::{NodeId, PaperId, PlayerId, ReportId, TableId};
use lutece_server::store::{
    self, Account, Append, Appended, BotTurn, Entry, Head, Held, Holding, List, Listing, News,
    Paper, Report, Reported, Reports, Reviewed, Status, Store, StoreError, Terms,
};
use table::{Seat, Seed};

use crate::support::Folder;

fn head(owner: PlayerId) -> Head {
    Head {
        id: TableId::random(),
        created: 1,
        game: "paris".to_owned(),
        edition: Seed([0; 32]).to_string(),
        rules: 2,
        seats: 2,
        options: vec![("a".to_owned(), "b".to_owned())],
        public: true,
        owner,
        secret: Seed([1; 32]).to_string(),
        from: None,
        reshuffled: false,
        terms: Terms::default(),
    }
}

fn entries(texts: &[&str]) -> Vec<Entry> {
    let entry = |text: &&str| Entry { at: 5, click: Some("c".into()), text: (*text).to_owned() };
    texts.iter().map(entry).collect()
}

fn append(table: TableId, ply: u32, texts: &[&str]) -> Append {
    Append {
        table,
        ply,
        entries: entries(texts),
        listing: None,
        turn: BotTurn::Keep,
        rings: Vec::new(),
        result: None,
    }
}

async fn keeps_reports(store: &dyn Store) {
    let [ann, bob, eve] = std::array::from_fn(|_| PlayerId::random());
    let table = TableId::random();
    let report = |by, about, ply, at| Report {
        id: ReportId::random(),
        at,
        by,
        table,
        ply,
        about,
        name: "Eve".to_owned(),
        quote: "a \"word\"".to_owned(),
        reason: "because".to_owned(),
        closed: None,
    };
    let first = report(ann, eve, Some(7), 10);
    assert_eq!(store.report(first.clone(), 2, 0).await, Ok(Reported::Done));
    assert_eq!(store.report(report(ann, eve, Some(7), 11), 2, 0).await, Ok(Reported::Again));
    let name = report(ann, eve, None, 20);
    assert_eq!(store.report(name.clone(), 2, 0).await, Ok(Reported::Done));
    assert_eq!(store.report(report(ann, eve, Some(8), 30), 2, 0).await, Ok(Reported::TooMany));
    let later = report(ann, eve, Some(8), 30);
    assert_eq!(store.report(later.clone(), 2, 15).await, Ok(Reported::Done), "time has passed");
    let other = report(bob, ann, Some(9), 40);
    assert_eq!(store.report(other.clone(), 2, 0).await, Ok(Reported::Done));
    let open = vec![other.clone(), later.clone(), name.clone(), first.clone()];
    assert_eq!(store.reports(Reports::Open, 9).await, Ok(open.clone()));
    assert_eq!(store.reports(Reports::Open, 2).await, Ok(open[..2].to_vec()));
    assert_eq!(store.reports(Reports::By(ann), 9).await, Ok(open[1..].to_vec()));
    assert_eq!(store.close_report(name.id, "Op".to_owned(), 50).await, Ok(true));
    assert_eq!(store.close_report(name.id, "Op".to_owned(), 60).await, Ok(false), "once");
    let closed = Report { closed: Some((50, "Op".to_owned())), ..name };
    assert_eq!(store.reports(Reports::Closed, 9).await, Ok(vec![closed]));
    store.forget_reports(ann).await.expect("it writes");
    let blank = |report: Report| Report { reason: String::new(), ..report };
    assert_eq!(store.reports(Reports::Open, 9).await, Ok(vec![blank(later), blank(first)]));
    store.forget_reports(eve).await.expect("it writes");
    assert_eq!(store.reports(Reports::Open, 9).await, Ok(vec![]));
}

async fn knows_who_holds_what(store: &dyn Store) {
    let [ann, bob] = std::array::from_fn(|_| PlayerId::random());
    let held = |holding, player, network: &str, at| Held {
        table: TableId::random(),
        holding,
        player,
        network: network.to_owned(),
        at,
    };
    let by_table = |mut list: Vec<Held>| {
        list.sort_by_key(|held| held.at);
        list
    };
    let all = [
        held(Holding::Waiting, ann, "home", 1),
        held(Holding::Bots, ann, "office", 2),
        held(Holding::Waiting, bob, "home", 3),
    ];
    for one in &all {
        store.hold(one.clone()).await.expect("it writes");
        store.hold(one.clone()).await.expect("twice is once");
    }
    let of = async |player, network: &str| {
        by_table(store.held(player, network.to_owned()).await.expect("it reads"))
    };
    assert_eq!(of(ann, "nowhere").await, all[..2]);
    assert_eq!(of(ann, "home").await, all);
    assert_eq!(of(bob, "office").await, all[1..]);
    store.let_go(vec![all[0].table, all[2].table]).await.expect("it writes");
    assert_eq!(of(ann, "home").await, all[1..2]);
    store.hold(held(Holding::Waiting, bob, "home", 40 * 24 * 3_600_000)).await.expect("it writes");
    assert_eq!(of(ann, "office").await, [], "what is old is forgotten");
}

async fn papers(store: &dyn Store, ann: PlayerId, bob: PlayerId, table: TableId) {
    let paper = |owner, at, text: &str| Paper {
        id: PaperId::random(),
        owner,
        at,
        text: text.to_owned(),
        link: 0,
    };
    let (one, two) = (paper(ann, 1, "one"), paper(ann, 2, "two"));
    assert_eq!(store.put_paper(one.clone(), 2).await, Ok(true));
    assert_eq!(store.put_paper(one.clone(), 2).await, Ok(true), "the same again");
    assert_eq!(store.put_paper(two.clone(), 2).await, Ok(true));
    let third = paper(ann, 3, "three");
    assert_eq!(store.put_paper(third.clone(), 2).await, Ok(false), "two are enough");
    assert_eq!(store.put_paper(one.clone(), 2).await, Ok(true), "it is there already");
    assert_eq!(store.paper(third.id).await, Ok(None));
    assert_eq!(store.paper(one.id).await, Ok(Some(one.clone())));
    assert_eq!(store.papers(ann).await, Ok(vec![two.clone(), one.clone()]), "the latest first");
    let mut all = vec![one.clone(), two.clone()];
    all.sort_by_key(|it| it.id);
    assert_eq!(store.paper_page(None, 9).await, Ok(all.clone()));
    assert_eq!(store.paper_page(Some(all[0].id), 9).await, Ok(vec![all[1].clone()]));
    store.hand_papers(ann, bob).await.expect("it writes");
    assert_eq!(store.papers(ann).await, Ok(vec![]));
    assert_eq!(store.papers(bob).await.expect("it reads").len(), 2);

    let review = |judge| Reviewed { judge, budget: "9".into(), at: 7, text: "{}".into() };
    for of in [table.to_string(), one.id.to_string()] {
        assert_eq!(store.review(of.clone()).await, Ok(None));
        for judge in [1, 2] {
            store.put_review(of.clone(), review(judge)).await.expect("it writes");
            assert_eq!(store.review(of.clone()).await, Ok(Some(review(judge))), "the latest");
        }
    }
    store.remove_paper(one.id).await.expect("it writes");
    assert_eq!(store.paper(one.id).await, Ok(None));
    assert_eq!(store.review(one.id.to_string()).await, Ok(None), "nothing is left of it");
    assert!(store.review(table.to_string()).await.expect("it reads").is_some());
    assert_eq!(store.playing().await, Ok(vec![(table, 7)]));
}

async fn keeps_its_promises(store: Arc<dyn Store>) {
    keeps_reports(&*store).await;
    knows_who_holds_what(&*store).await;
    let (ann, bob) = (PlayerId::random(), PlayerId::random());
    let head = head(ann);
    let id = head.id;
    let places = vec![(Some(Seat::new(0)), ann), (Some(Seat::new(1)), bob)];
    let listing = Listing { status: Status::Open, places: places[..1].to_vec() };
    let first = Append { listing: Some(listing), ..append(id, 0, &["join 1", "x"]) };
    assert_eq!(store.create(head.clone(), first.clone()).await, Ok(Appended::Done));
    assert_eq!(store.create(head.clone(), first).await, Ok(Appended::Taken), "ids are unique");

    assert_eq!(store.append(append(id, 2, &["a", "b"])).await, Ok(Appended::Done));
    assert_eq!(store.append(append(id, 2, &["c"])).await, Ok(Appended::Taken));
    assert_eq!(store.append(append(id, 3, &["c", "d"])).await, Ok(Appended::Taken), "all or none");
    let stored = store.load(id).await.expect("it reads").expect("a table");
    assert_eq!(stored.head, head);
    assert_eq!(stored.entries, entries(&["join 1", "x", "a", "b"]));
    assert_eq!(store.tail(id, 3).await, Ok(entries(&["b"])));
    assert_eq!(store.load(TableId::random()).await, Ok(None));
    let unknown = TableId::random();
    assert_eq!(store.lengths(vec![id, unknown]).await, Ok(vec![(id, 4)]));

    assert_eq!(store.list(List::Public(Status::Open), 9).await, Ok(vec![(id, Status::Open)]));
    assert_eq!(store.list(List::Of(bob), 9).await, Ok(vec![]));
    let eve = PlayerId::random();
    let places = [places, vec![(None, eve)]].concat();
    let listing = Listing { status: Status::Playing, places };
    let node = NodeId::random();
    let turn = BotTurn::Mine(node, 60_000);
    let more = Append { listing: Some(listing), turn, ..append(id, 4, &["e"]) };
    assert_eq!(store.append(more).await, Ok(Appended::Done));
    assert_eq!(store.list(List::Of(bob), 9).await, Ok(vec![(id, Status::Playing)]));
    assert_eq!(store.list(List::Of(eve), 9).await, Ok(vec![]), "she has left");
    assert_eq!(store.list(List::Traces(eve), 9).await, Ok(vec![(id, Status::Playing)]));
    assert_eq!(store.list(List::Public(Status::Open), 9).await, Ok(vec![]));
    assert_eq!(store.count().await, Ok(vec![(Status::Playing, 1)]));
    assert_eq!(store.page(None, 9).await, Ok(vec![id]));
    assert_eq!(store.page(Some(id), 9).await, Ok(vec![]));

    let other = NodeId::random();
    assert_eq!(store.claim(other, 9, 60_000, 1).await, Ok(vec![]), "it is being computed");
    store.release(node).await.expect("it writes");
    assert_eq!(store.claim(other, 9, 60_000, 1).await, Ok(vec![id]));
    assert_eq!(store.claim(node, 9, 60_000, 1).await, Ok(vec![]), "one server has it");
    store.renew(other, vec![id], -1_000).await.expect("it writes");
    assert_eq!(store.claim(node, 9, 60_000, 1).await, Ok(vec![id]), "a silent server loses it");
    let done = Append { turn: BotTurn::Done, ..append(id, 5, &["f"]) };
    assert_eq!(store.append(done).await, Ok(Appended::Done));
    store.release(node).await.expect("it writes");
    assert_eq!(store.claim(node, 9, 60_000, 1).await, Ok(vec![]), "nothing is left to do");

    let runs = Append { turn: BotTurn::Until(5_000), ..append(id, 6, &["g"]) };
    assert_eq!(store.append(runs).await, Ok(Appended::Done));
    assert_eq!(store.claim(node, 9, 60_000, 4_999).await, Ok(vec![]), "the clock still runs");
    store.release(node).await.expect("it writes");
    store.starting(0).await.expect("it writes");
    assert_eq!(
        store.claim(node, 9, 60_000, 4_999).await,
        Ok(vec![]),
        "and a restart changes nothing"
    );
    assert_eq!(store.claim(node, 9, 60_000, 5_000).await, Ok(vec![id]), "now it has run out");
    assert_eq!(store.claim(other, 9, 60_000, 9_000).await, Ok(vec![]), "which one server sees");
    store.defer(other, id, 1).await.expect("it writes");
    assert_eq!(store.claim(other, 9, 60_000, 9_000).await, Ok(vec![]), "it is not the other's");
    store.defer(node, id, 7_000).await.expect("it writes");
    assert_eq!(store.claim(other, 9, 60_000, 6_999).await, Ok(vec![]), "it was too early");
    assert_eq!(store.claim(other, 9, 60_000, 7_000).await, Ok(vec![id]));
    assert!((store.time().await.expect("it knows") - store::now()).abs() < 60_000);

    store.rewrite(id, vec![(1, "y".to_owned())]).await.expect("it writes");
    assert_eq!(store.tail(id, 1).await.expect("it reads")[0].text, "y");

    let account = Account {
        id: ann,
        name: "Ann".into(),
        password: "hash".into(),
        created: 3,
        standing: String::new(),
    };
    assert_eq!(store.create_account(account.clone()).await, Ok(true));
    let twin = Account { id: bob, name: "ANN".into(), ..account.clone() };
    assert_eq!(store.create_account(twin).await, Ok(false));
    assert_eq!(store.account_named("aNN".into()).await, Ok(Some(account.clone())));
    assert_eq!(store.accounts().await, Ok(vec![account.clone()]));
    let look = |name: &str| lutece_server::people::names::look(name);
    let twin = Account { id: bob, name: "\u{410}nn".into(), ..account.clone() };
    assert_eq!(store.create_account(twin).await, Ok(false), "it looks like hers");
    assert_eq!(store.account_like(look("A n n")).await, Ok(Some(ann)));
    assert_eq!(store.account_like(look("Bob")).await, Ok(None));
    let other = Account { id: bob, name: "Bob".into(), ..account.clone() };
    assert_eq!(store.create_account(other.clone()).await, Ok(true));
    let thief = Account { name: "ANN".into(), ..other.clone() };
    assert_eq!(store.change_account(thief).await, Ok(false), "it is taken");
    assert_eq!(store.account(bob).await, Ok(Some(other.clone())), "and nothing has changed");
    let new = Account { name: "Bobby".into(), standing: "muted".into(), ..other };
    assert_eq!(store.change_account(new.clone()).await, Ok(true));
    assert_eq!(store.account_named("bobby".into()).await, Ok(Some(new)));
    papers(&*store, ann, bob, id).await;
    store.delete_account(bob).await.expect("it writes");
    store.open_session([7; 32], ann, 100).await.expect("it writes");
    store.open_session([8; 32], ann, 100).await.expect("it writes");
    assert_eq!(store.session([7; 32], 99).await, Ok(Some(account.clone())));
    assert_eq!(store.session([7; 32], 100).await, Ok(None), "sessions end some day");
    store.open_session([9; 32], ann, 50).await.expect("it writes");
    store.starting(60).await.expect("it writes");
    assert_eq!(store.session([9; 32], 0).await, Ok(None), "old ones are forgotten at the start");
    assert_eq!(store.session([7; 32], 99).await, Ok(Some(account.clone())), "others are not");
    store.close_session([7; 32]).await.expect("it writes");
    assert_eq!(store.session([7; 32], 99).await, Ok(None));
    store.delete_account(ann).await.expect("it writes");
    assert_eq!(store.session([8; 32], 99).await, Ok(None));
    assert_eq!(store.account_named("Ann".into()).await, Ok(None));
    let key = store.key().await.expect("a key");
    assert_eq!(store.key().await, Ok(key));
    assert_eq!(store.key_before().await, Ok(None));
    store.rotate_key(77).await.expect("it writes");
    assert_ne!(store.key().await, Ok(key));
    assert_eq!(store.key_before().await, Ok(Some((key, 77))));

    assert_eq!(store.abandoned(0, 0, 9).await, Ok(vec![]));
    assert_eq!(store.abandoned(i64::MAX, 0, 9).await, Ok(vec![]), "its game is on");
    assert_eq!(store.abandoned(0, i64::MAX, 9).await, Ok(vec![id]));
    store.remove(id).await.expect("it writes");
    assert_eq!(store.load(id).await, Ok(None));
    assert_eq!(store.tail(id, 0).await, Ok(vec![]));
    assert_eq!(store.list(List::Of(bob), 9).await, Ok(vec![]));
}

/// The table changed last comes first, whether or not somebody came or went.
async fn lists_what_was_touched_last(store: &dyn Store) {
    let (ann, bob) = (PlayerId::random(), PlayerId::random());
    let [first, second] = std::array::from_fn(|_| head(ann));
    let ids @ [a, b] = [first.id, second.id];
    let listing = |status, who| Listing { status, places: vec![(Some(Seat::new(0)), who)] };
    let put = |id, ply, listing| Append { listing: Some(listing), ..append(id, ply, &["a"]) };
    for head in [first, second] {
        let new = put(head.id, 0, listing(Status::Playing, ann));
        assert_eq!(store.create(head, new).await, Ok(Appended::Done));
        a_moment_later().await;
    }
    let playing = ids.map(|id| (id, Status::Playing));
    assert_eq!(store.list(List::Of(ann), 9).await, Ok(vec![playing[1], playing[0]]));
    let over = put(a, 1, listing(Status::Over, ann));
    assert_eq!(store.append(over).await, Ok(Appended::Done));
    assert_eq!(store.list(List::Of(ann), 9).await, Ok(vec![(a, Status::Over), playing[1]]));
    a_moment_later().await;
    assert_eq!(store.append(put(b, 1, listing(Status::Playing, bob))).await, Ok(Appended::Done));
    assert_eq!(store.list(List::Of(ann), 9).await, Ok(vec![(a, Status::Over)]));
    assert_eq!(store.list(List::Of(bob), 9).await, Ok(vec![playing[1]]));
    for id in ids {
        store.remove(id).await.expect("it writes");
    }
}

/// Waits until the clock, which counts milliseconds, shows another time.
async fn a_moment_later() {
    let now = store::now();
    while store::now() == now {
        tokio::task::yield_now().await;
    }
}

/// Many appends at once, some of which lose: each winner is there once and whole.
async fn decides_races(store: Arc<dyn Store>) {
    let head = head(PlayerId::random());
    let id = head.id;
    store.create(head, append(id, 0, &["start"])).await.expect("it writes");
    for ply in (1..41).step_by(2) {
        let mut rivals = Vec::new();
        for rival in 0..8 {
            let store = Arc::clone(&store);
            let (one, two) = (format!("{rival} one"), format!("{rival} two"));
            rivals.push(tokio::spawn(async move {
                store.append(append(id, ply, &[&one, &two])).await.expect("it writes")
            }));
        }
        let mut won = 0;
        for rival in rivals {
            won += usize::from(rival.await.expect("no panic") == Appended::Done);
        }
        assert_eq!(won, 1, "one of them is first");
    }
    let entries = store.tail(id, 1).await.expect("it reads");
    assert_eq!(entries.len(), 40);
    for pair in entries.chunks(2) {
        assert_eq!(pair[0].text.replace("one", "two"), pair[1].text, "all or none");
    }
}

#[tokio::test]
async fn sqlite_keeps_its_promises() {
    let folder = Folder::new("stores");
    let file = folder.0.join("test.sqlite").display().to_string();
    let store = store::open(&file).await.expect("a new store");
    keeps_its_promises(Arc::clone(&store)).await;
    lists_what_was_touched_last(&*store).await;
    decides_races(store).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgresql_keeps_its_promises_and_tells_the_others() {
    let cluster = Cluster::start().expect("a PostgreSQL of one's own");
    let store = store::open(&cluster.address()).await.expect("a new store");
    keeps_its_promises(Arc::clone(&store)).await;
    lists_what_was_touched_last(&*store).await;
    decides_races(Arc::clone(&store)).await;
    let other = store::open(&cluster.address()).await.expect("the same store");
    assert_eq!(store.key().await, other.key().await);
    let mut news = other.news().expect("news can be taken once");
    assert!(other.news().is_none());
    // It may take a moment until the other listens.
    let head = head(PlayerId::random());
    let id = head.id;
    let mut ply = 1;
    store.create(head, append(id, 0, &["start"])).await.expect("it writes");
    let heard = loop {
        store.append(append(id, ply, &["move"])).await.expect("it writes");
        ply += 1;
        let wait = std::time::Duration::from_millis(200);
        if let Ok(news) = tokio::time::timeout(wait, news.recv()).await {
            break news.expect("the store is open");
        }
    };
    assert!(matches!(heard, News::Grown(table, version) if table == id && version <= ply));
    store.rewrite(id, vec![(0, "x".to_owned())]).await.expect("it writes");
    while news.recv().await.expect("the store is open") != News::Rewritten(id) {}
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn b5_postgresql_says_why_it_refused() {
    let cluster = Cluster::start().expect("a PostgreSQL of one's own");
    let store = store::open(&cluster.address()).await.expect("a new store");
    let (client, connection) =
        tokio_postgres::connect(&cluster.address(), tokio_postgres::NoTls).await.expect("it");
    tokio::spawn(connection);
    let sql = "ALTER DATABASE postgres SET default_transaction_read_only = on;
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE pid <> pg_backend_pid() AND application_name = 'lutece'";
    client.batch_execute(sql).await.expect("it is ours");
    let head = head(PlayerId::random());
    let id = head.id;
    let why = loop {
        // The first connections may still be found broken, which is another reason.
        match store.create(head.clone(), append(id, 0, &["start"])).await {
            Err(StoreError::Refused(why)) => break why,
            Err(_) => {}
            Ok(done) => panic!("it cannot be written: {done:?}"),
        }
    };
    assert!(why.contains("read-only transaction (SQLSTATE 25006)"), "{why}");
}
