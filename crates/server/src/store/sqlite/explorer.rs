//! What others did, in SQLite.

use rusqlite::{Connection, Result, Row, params};

use super::{Sqlite, failed};
use crate::id::TableId;
use crate::store::explorer::{Deed, Explorer, Origin, Spot, Sums, Tally, Together, origin_of};
use crate::store::{Later, Millis, StoreError, id_of};

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
    connection.prepare_cached(sql)?.execute([table]).map(drop)
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
        add.execute(params![
            game,
            seats,
            theme,
            path,
            word,
            level,
            variant,
            origin.as_str(),
            offered,
            chosen,
            won,
            points,
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

type Raw = ([String; 4], [i64; 5]);

fn raw(row: &Row<'_>) -> Result<Raw> {
    let words = [row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?];
    Ok((words, [row.get(4)?, row.get(5)?, row.get(6)?, row.get(7)?, row.get(8)?]))
}

fn deed(([word, level, variant, origin], numbers): Raw) -> Result<(Deed, Sums), StoreError> {
    let [offered, chosen, won, points, margin] = numbers;
    let deed = Deed { word, level, variant, origin: origin_of(&origin)? };
    Ok((deed, Sums { offered, chosen, won, points, margin }))
}

fn deeds(
    connection: &Connection,
    sql: &str,
    args: impl rusqlite::Params,
) -> Result<Vec<(Deed, Sums)>, StoreError> {
    let rows: Result<Vec<Raw>> =
        connection.prepare_cached(sql).and_then(|mut query| query.query_map(args, raw)?.collect());
    rows.map_err(|error| failed(&error))?.into_iter().map(deed).collect()
}

impl Explorer for Sqlite {
    fn explore_due(&self, now: Millis, limit: u32) -> Later<'_, Vec<TableId>> {
        Box::pin(self.read(move |connection| {
            let ids: Result<Vec<String>> = connection.prepare_cached(DUE).and_then(|mut query| {
                query.query_map(params![now, limit], |row| row.get(0))?.collect()
            });
            ids.map_err(|error| failed(&error))?.iter().map(|id| id_of(id)).collect()
        }))
    }

    fn explore_later(&self, table: TableId, due: Millis) -> Later<'_, ()> {
        Box::pin(self.write(move |connection| {
            let sql = "INSERT INTO explore_due (table_id, due) VALUES (?1, ?2)
                ON CONFLICT DO UPDATE SET due = excluded.due";
            connection.execute(sql, params![table.to_string(), due]).map(drop)
        }))
    }

    fn put_explored(&self, tallies: Vec<Tally>) -> Later<'_, usize> {
        Box::pin(self.write(move |connection| put(connection, &tallies)))
    }

    fn forget_explored(&self, origin: Origin) -> Later<'_, ()> {
        Box::pin(self.write(move |connection| {
            for from in ["explored_choices", "explored_moves", "explored"] {
                let sql = format!("DELETE FROM {from} WHERE origin = ?1");
                connection.execute(&sql, [origin.as_str()])?;
            }
            Ok(())
        }))
    }

    fn explored_choices(&self, spot: Spot) -> Later<'_, Vec<(Deed, Sums)>> {
        Box::pin(self.read(move |connection| {
            let Spot { game, seats, theme, path } = spot;
            deeds(connection, CHOICES, params![game, seats, theme, path])
        }))
    }

    fn explored_moves(&self, position: String) -> Later<'_, Vec<(Deed, Sums)>> {
        Box::pin(self.read(move |connection| deeds(connection, MOVES, [position])))
    }

    fn explored_games(&self, origin: Origin) -> Later<'_, u64> {
        Box::pin(self.read(move |connection| {
            let sql = "SELECT count(*) FROM explored WHERE origin = ?1";
            let count = connection.query_row(sql, [origin.as_str()], |row| row.get::<_, i64>(0));
            count.map(i64::unsigned_abs).map_err(|error| failed(&error))
        }))
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
