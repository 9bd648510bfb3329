//! A player's page scans no whole table, even with as many games as a site may have.

use site::result::{Ending, Party};
use table::Seat;

use super::*;
use crate::cluster::Cluster;
use crate::id::TableId;
use crate::store::postgres::feats::BESTS;

const FEAT: &str = "pp-feat-tour-points";

/// Games of somebody against others: one of ten of all there are.
fn games(who: Who, count: usize) -> Vec<Finished> {
    let others: Vec<Who> = (0..200).map(|_| Who::Player(PlayerId::random())).collect();
    let party = |who, seat| Party {
        who,
        seat: Seat::new(seat),
        place: seat as u8 + 1,
        points: 50,
        ending: Ending::Stayed,
        sheet: vec![("small".to_owned(), 50)],
        feats: vec![(FEAT.to_owned(), 7)],
    };
    let game = |at: usize| Finished {
        table: TableId::random(),
        at: 1_000_000_000_000 + at as i64,
        game: "paris-paris".to_owned(),
        rated: true,
        early: false,
        public: true,
        parties: vec![
            party(if at.is_multiple_of(10) { who } else { others[at % 199] }, 0),
            party(others[199], 1),
        ],
    };
    (0..count).map(game).collect()
}

#[tokio::test]
async fn a_players_page_reads_nobody_elses_games() {
    let cluster = Cluster::start().expect("PostgreSQL starts");
    let store = Postgres::open(&cluster.address()).await.expect("the database");
    let who = Who::Player(PlayerId::random());
    for some in games(who, 20_000).chunks(2_000) {
        store.put_results(some.to_vec()).await.expect("it writes");
    }
    crate::ratings::rate(&store).await.expect("it rates");
    store.read("ANALYZE", &[]).await.expect("it counts");
    let (name, game, limit) = (who.to_string(), "paris-paris".to_owned(), 20_i64);
    let (none, no, nobody): (Option<String>, Option<i32>, Option<i64>) = (None, None, None);
    let (won, public, seats): (Option<bool>, bool, i32) = (None, true, 2);
    let names = vec![name.clone()];
    let feats = vec![FEAT];
    let asked: [(&str, Args<'_>); 7] = [
        (GAMES, &[&name, &none, &no, &won, &none, &public, &nobody, &none, &limit]),
        (RECORD, &[&name, &public]),
        (RIVALS, &[&name, &public, &limit]),
        (STANDINGS_OF, &[&name]),
        (PUBLIC, &[&names]),
        (CURVE, &[&game, &seats, &name, &limit]),
        (BESTS, &[&name, &feats, &public]),
    ];
    // The latest are found from the end of somebody's list, not by going through all of it.
    let latest: &'static str = format!("EXPLAIN {GAMES}").leak();
    let rows = store.look_up(latest, asked[0].1).await.expect("a plan");
    let plan: Vec<String> = rows.iter().map(|row| row.get(0)).collect();
    assert!(plan.iter().any(|line| line.contains("Backward using parties_of")), "{plan:#?}");
    for (sql, args) in asked {
        let explain: &'static str = format!("EXPLAIN {sql}").leak();
        let rows = store.read(explain, args).await.expect("a plan");
        let plan: Vec<String> = rows.iter().map(|row| row.get(0)).collect();
        assert!(
            plan.iter().any(|line| line.contains("player =") || line.contains("player)::")),
            "{sql}: {plan:#?}"
        );
        for table in ["parties", "ratings", "feats"] {
            let whole = plan.iter().any(|line| line.contains(&format!("Seq Scan on {table}")));
            assert!(!whole, "{sql}: {plan:#?}");
        }
    }
}

/// After a few times PostgreSQL would carry out a statement that it knows in one way for everybody: for
/// somebody with three games and for somebody with ten thousand. So it does not know these.
#[tokio::test]
async fn what_depends_on_the_player_is_planned_for_the_player() {
    let cluster = Cluster::start().expect("PostgreSQL starts");
    let store = Postgres::open(&cluster.address()).await.expect("the database");
    let who = Who::Player(PlayerId::random());
    store.put_results(games(who, 30)).await.expect("it writes");
    for _ in 0..2 * store.readers.len() {
        store.games_of(who, Filter::default(), 9).await.expect("it reads");
        store.record_of(who, true).await.expect("it reads");
        store.rivals_of(who, true, 9).await.expect("it reads");
        store.standings_of(who).await.expect("it reads");
    }
    let mut known = Vec::new();
    for _ in 0..store.readers.len() {
        let rows = store.read("SELECT statement FROM pg_prepared_statements", &[]).await;
        known.extend(rows.expect("it reads").iter().map(|row| row.get::<_, String>(0)));
    }
    assert!(known.iter().any(|it| it == STANDINGS_OF), "{known:#?}");
    for sql in [GAMES, RECORD, RIVALS] {
        assert!(!known.iter().any(|it| it == sql), "{sql} is known");
    }
}

/// A database from before there were feats: results and pages stay readable, and feats come with the
/// next games.
#[tokio::test]
async fn an_older_database_keeps_its_results() {
    let cluster = Cluster::start().expect("PostgreSQL starts");
    let who = Who::Player(PlayerId::random());
    let played = games(who, 30);
    {
        let store = Postgres::open(&cluster.address()).await.expect("the database");
        store.put_results(played[..20].to_vec()).await.expect("it writes");
        for sql in ["DROP TABLE feats", "UPDATE schema_version SET version = 13"] {
            store.write(sql, &[]).await.expect("as it was then");
        }
    }
    let store = Postgres::open(&cluster.address()).await.expect("it is brought up to date");
    let bests = async || store.bests_of(who, vec![FEAT], true).await.expect("it reads");
    assert_eq!(bests().await, [], "none of the games from before");
    let filter = Filter { public: true, ..Filter::default() };
    assert_eq!(store.games_of(who, filter, 9).await.expect("it reads").len(), 2);
    store.put_results(played[20..].to_vec()).await.expect("it writes");
    assert_eq!(bests().await, [(FEAT.to_owned(), 7, played[20].table)]);
}
