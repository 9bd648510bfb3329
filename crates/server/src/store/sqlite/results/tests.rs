//! That a player's page goes through no whole table.

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
    for sql in [&games, RECORD, RIVALS, STANDINGS, CURVE, &public] {
        let plan = plan(&connection, sql);
        assert!(plan.iter().any(|step| step.contains("player=?")), "{sql}: {plan:#?}");
        for step in &plan {
            // What is gone through may only be what was found before, by somebody's name.
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
