//! A player's page scans no whole table.

use rusqlite::types::Null;

use super::*;
use crate::store::sqlite::schema;

/// How SQLite would answer something, a line for each step.
fn plan(connection: &Connection, sql: &str) -> Vec<String> {
    let mut query = connection.prepare(&format!("EXPLAIN QUERY PLAN {sql}")).expect("a statement");
    let nothing = vec![Null; query.parameter_count()];
    let rows = query.query_map(rusqlite::params_from_iter(nothing), |row| row.get(3));
    rows.expect("a plan").collect::<Result<_>>().expect("lines")
}

#[test]
fn a_players_page_reads_nobody_elses_games() {
    let mut connection = Connection::open_in_memory().expect("a new store");
    schema::migrate(&mut connection).expect("a new store");
    let (games, public) = (games_sql(), PUBLIC.to_owned());
    for sql in [&games, RECORD, RIVALS, STANDINGS, CURVE, feats::BEST, &public] {
        let plan = plan(&connection, sql);
        assert!(plan.iter().any(|step| step.contains("player=?")), "{sql}: {plan:#?}");
        for step in &plan {
            // Only rows found before, by somebody's name, may be scanned.
            let whole = step.starts_with("SCAN ") && step != "SCAN r";
            assert!(!whole, "{sql}: {plan:#?}");
        }
    }
}

#[test]
fn the_plan_of_a_whole_table_would_be_seen() {
    let mut connection = Connection::open_in_memory().expect("a new store");
    schema::migrate(&mut connection).expect("a new store");
    let plan = plan(&connection, "SELECT count(*) FROM parties WHERE points = ?1");
    assert!(plan.iter().any(|step| step.starts_with("SCAN ")), "{plan:?}");
}

/// A file from before there were feats: its results are there still, and feats come with the next.
#[test]
fn an_older_file_keeps_its_results() {
    let mut connection = Connection::open_in_memory().expect("a new store");
    schema::migrate(&mut connection).expect("a new store");
    let as_it_was = "DROP TABLE feats; PRAGMA user_version = 13;
        INSERT INTO results VALUES ('t', 1, 'paris', 2, 1, 0, 1, 0);
        INSERT INTO parties VALUES ('t', 1, 'p', 1, 'paris', 2, 1, 50, 'stayed', '[]');";
    connection.execute_batch(as_it_was).expect("as it was then");
    assert_eq!(schema::migrate(&mut connection), Ok(true));
    let mut best = connection.prepare(feats::BEST).expect("there are feats");
    assert!(!best.exists(params!["p", "paris-feat-turn", true]).expect("it reads"));
    let points: i64 = connection
        .query_row("SELECT points FROM parties JOIN results USING (table_id)", [], |row| row.get(0))
        .expect("the result is there");
    assert_eq!(points, 50);
}
