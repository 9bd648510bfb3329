//! What others did, in SQLite.

use rusqlite::{Connection, Result, Row, params};

use super::Sqlite;
use super::ask::{Ask as _, id, sound};
use crate::id::TableId;
use crate::store::explorer::{Deed, Explorer, Origin, Spot, Sums, Tally, Together, origin_of};
use crate::store::{Later, Millis};

/// What is asked at a spot: an index of the table has everything in this order.
const CHOICES: &str = "SELECT word, level, variant, origin, offered, chosen, won, points, margin
    FROM explored_choices WHERE game = ?1 AND seats = ?2 AND theme = ?3 AND path = ?4";
/// What is asked about a position.
const MOVES: &str = "SELECT word, level, '', origin, chosen, chosen, won, points, margin
    FROM explored_moves WHERE position = ?1";
/// What is due.
const DUE: &str = "SELECT table_id FROM explore_due WHERE due <= ?1 ORDER BY due LIMIT ?2";

/// Notes that a game is to be counted, with the append that ends it.
pub(super) fn note(connection: &Connection, table: &str) -> Result<()> {
    let sql = "INSERT INTO explore_due (table_id, due) VALUES (?1, 0) ON CONFLICT DO NOTHING";
    connection.run(sql, params![table])
}

fn put(connection: &Connection, tallies: &[Tally]) -> Result<usize> {
    let mut note = connection.prepare_cached(
        "INSERT INTO explored (source, origin) VALUES (?1, ?2) ON CONFLICT DO NOTHING",
    )?;
    let mut done = connection.prepare_cached("DELETE FROM explore_due WHERE table_id = ?1")?;
    let mut new = Vec::new();
    for tally in tallies {
        if note.execute([&tally.source, tally.origin.as_str()])? == 1 {
            new.push(tally);
        }
        done.execute([&tally.source])?;
    }
    let together: Together = new.iter().copied().collect();
    let mut add = connection.prepare_cached(
        "INSERT INTO explored_choices (game, seats, theme, path, word, level, variant, origin,
             offered, chosen, won, points, margin)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)
         ON CONFLICT DO UPDATE SET offered = offered + excluded.offered,
             chosen = chosen + excluded.chosen, won = won + excluded.won,
             points = points + excluded.points, margin = margin + excluded.margin",
    )?;
    for ((spot, deed), sums) in &together.openings {
        let Spot { game, seats, theme, path } = spot;
        let Deed { word, level, variant, origin } = deed;
        let Sums { offered, chosen, won, points, margin } = sums;
        let origin = origin.as_str();
        add.execute(params![
            game, seats, theme, path, word, level, variant, origin, offered, chosen, won, points,
            margin
        ])?;
    }
    let mut add = connection.prepare_cached(
        "INSERT INTO explored_moves (position, word, level, origin, chosen, won, points, margin)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
         ON CONFLICT DO UPDATE SET chosen = chosen + excluded.chosen, won = won + excluded.won,
             points = points + excluded.points, margin = margin + excluded.margin",
    )?;
    for ((position, deed), sums) in &together.positions {
        let (Deed { word, level, .. }, origin) = (deed, deed.origin.as_str());
        let Sums { chosen, won, points, margin, .. } = sums;
        add.execute(params![position, word, level, origin, chosen, won, points, margin])?;
    }
    Ok(new.len())
}

fn deed(row: &Row<'_>) -> Result<(Deed, Sums)> {
    let origin = sound(origin_of(&row.get::<_, String>(3)?))?;
    let deed = Deed { word: row.get(0)?, level: row.get(1)?, variant: row.get(2)?, origin };
    let (offered, chosen, won) = (row.get(4)?, row.get(5)?, row.get(6)?);
    Ok((deed, Sums { offered, chosen, won, points: row.get(7)?, margin: row.get(8)? }))
}

impl Explorer for Sqlite {
    fn explore_due(&self, now: Millis, limit: u32) -> Later<'_, Vec<TableId>> {
        self.read(move |connection| connection.all(DUE, params![now, limit], |row| id(row, 0)))
    }

    fn explore_later(&self, table: TableId, due: Millis) -> Later<'_, ()> {
        self.write(move |connection| {
            let sql = "INSERT INTO explore_due (table_id, due) VALUES (?1, ?2)
                ON CONFLICT DO UPDATE SET due = excluded.due";
            connection.run(sql, params![table.to_string(), due])
        })
    }

    fn put_explored(&self, tallies: Vec<Tally>) -> Later<'_, usize> {
        self.write(move |connection| put(connection, &tallies))
    }

    fn forget_explored(&self, origin: Origin) -> Later<'_, ()> {
        self.write(move |connection| {
            ["explored_choices", "explored_moves", "explored"].iter().try_for_each(|from| {
                let sql = format!("DELETE FROM {from} WHERE origin = ?1");
                connection.run(&sql, params![origin.as_str()])
            })
        })
    }

    fn explored_choices(&self, spot: Spot) -> Later<'_, Vec<(Deed, Sums)>> {
        self.read(move |connection| {
            let Spot { game, seats, theme, path } = spot;
            connection.all(CHOICES, params![game, seats, theme, path], deed)
        })
    }

    fn explored_moves(&self, position: String) -> Later<'_, Vec<(Deed, Sums)>> {
        self.read(move |connection| connection.all(MOVES, params![position], deed))
    }

    fn explored_games(&self, origin: Origin) -> Later<'_, u64> {
        self.read(move |connection| {
            let sql = "SELECT count(*) FROM explored WHERE origin = ?1";
            let count = |row: &Row<'_>| row.get(0).map(i64::unsigned_abs);
            connection.query_row(sql, [origin.as_str()], count)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// However many games there are, a query is answered through an index.
    #[test]
    fn no_question_goes_through_a_whole_table() {
        let mut connection = Connection::open_in_memory().expect("a new store");
        assert_eq!(super::super::schema::migrate(&mut connection), Ok(true));
        for sql in [CHOICES, MOVES, DUE] {
            let mut query = connection.prepare(&format!("EXPLAIN QUERY PLAN {sql}")).expect("SQL");
            let unknown = vec![rusqlite::types::Null; query.parameter_count()];
            let args = rusqlite::params_from_iter(unknown);
            let plan: Result<Vec<String>> =
                query.query_map(args, |row| row.get(3)).expect("a plan").collect();
            let plan = plan.expect("a plan").join("; ");
            assert!(plan.contains("SEARCH") && !plan.contains("SCAN"), "{sql}: {plan}");
        }
    }
}
