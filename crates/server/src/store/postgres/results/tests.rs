//! That a player's page goes through no whole table, with as many games as a site may have.

use site::result::{Ending, Party};
use table::Seat;

use super::*;
use crate::cluster::Cluster;
use crate::id::TableId;

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
    let asked: [(&str, Args<'_>); 6] = [
        (GAMES, &[&name, &none, &no, &won, &none, &public, &nobody, &none, &limit]),
        (RECORD, &[&name, &public]),
        (RIVALS, &[&name, &public, &limit]),
        (STANDINGS_OF, &[&name]),
        (PUBLIC, &[&names]),
        (CURVE, &[&game, &seats, &name, &limit]),
    ];
    for (sql, args) in asked {
        let explain: &'static str = format!("EXPLAIN {sql}").leak();
        let rows = store.read(explain, args).await.expect("a plan");
        let plan: Vec<String> = rows.iter().map(|row| row.get(0)).collect();
        assert!(
            plan.iter().any(|line| line.contains("player =") || line.contains("player)::")),
            "{sql}: {plan:#?}"
        );
        for table in ["parties", "ratings"] {
            let whole = plan.iter().any(|line| line.contains(&format!("Seq Scan on {table}")));
            assert!(!whole, "{sql}: {plan:#?}");
        }
    }
}
