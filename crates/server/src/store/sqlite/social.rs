//! What people keep about each other, in SQLite.

use rusqlite::{Connection, OptionalExtension as _, Result, Row, params};

use super::{Sqlite, failed};
use crate::id::PlayerId;
use crate::store::social::{Relation, Social};
use crate::store::{Later, id_of};

fn relation(row: &Row<'_>) -> Result<Relation> {
    Ok(Relation { follows: row.get(0)?, blocks: row.get(1)?, note: row.get(2)? })
}

fn relate(
    connection: &Connection,
    [player, other]: [&str; 2],
    relation: &Relation,
    most: u32,
) -> Result<bool> {
    let sql = "DELETE FROM relations WHERE player = ?1 AND other = ?2";
    connection.prepare_cached(sql)?.execute([player, other])?;
    if *relation == Relation::default() {
        return Ok(true);
    }
    let sql = "INSERT INTO relations (player, other, follows, blocks, note)
        SELECT ?1, ?2, ?3, ?4, ?5
        WHERE (SELECT count(*) FROM relations WHERE player = ?1) < ?6";
    let Relation { follows, blocks, note } = relation;
    let new = connection
        .prepare_cached(sql)?
        .execute(params![player, other, follows, blocks, note, most])?;
    Ok(new == 1)
}

/// Forgets what somebody kept about others and others about them.
pub(super) fn forget(connection: &Connection, player: PlayerId) -> Result<()> {
    for sql in [
        "DELETE FROM relations WHERE player = ?1",
        "DELETE FROM relations WHERE other = ?1",
        "DELETE FROM recluses WHERE player = ?1",
    ] {
        connection.execute(sql, [player.to_string()])?;
    }
    Ok(())
}

impl Social for Sqlite {
    fn is_private(&self, player: PlayerId) -> Later<'_, bool> {
        self.read(move |connection| {
            let sql = "SELECT EXISTS (SELECT 1 FROM recluses WHERE player = ?1)";
            let mut query = connection.prepare_cached(sql).map_err(|error| failed(&error))?;
            query.query_row([player.to_string()], |row| row.get(0)).map_err(|error| failed(&error))
        })
    }

    fn set_private(&self, player: PlayerId, private: bool) -> Later<'_, ()> {
        self.write(move |connection| {
            let sql = match private {
                true => "INSERT OR IGNORE INTO recluses (player) VALUES (?1)",
                false => "DELETE FROM recluses WHERE player = ?1",
            };
            connection.execute(sql, [player.to_string()]).map(|_| ())
        })
    }

    fn relation(&self, player: PlayerId, other: PlayerId) -> Later<'_, Relation> {
        self.read(move |connection| {
            let sql =
                "SELECT follows, blocks, note FROM relations WHERE player = ?1 AND other = ?2";
            let found = connection.prepare_cached(sql).and_then(|mut query| {
                query.query_row([player.to_string(), other.to_string()], relation).optional()
            });
            Ok(found.map_err(|error| failed(&error))?.unwrap_or_default())
        })
    }

    fn relate(
        &self,
        player: PlayerId,
        other: PlayerId,
        relation: Relation,
        most: u32,
    ) -> Later<'_, bool> {
        let ids = [player.to_string(), other.to_string()];
        self.write(move |connection| {
            relate(connection, [ids[0].as_str(), ids[1].as_str()], &relation, most)
        })
    }

    fn relations(&self, player: PlayerId) -> Later<'_, Vec<(PlayerId, Relation)>> {
        self.read(move |connection| {
            let sql = "SELECT follows, blocks, note, other FROM relations
                WHERE player = ?1 ORDER BY other";
            let rows: Result<Vec<(String, Relation)>> =
                connection.prepare_cached(sql).and_then(|mut query| {
                    let pair = |row: &Row<'_>| Ok((row.get(3)?, relation(row)?));
                    query.query_map([player.to_string()], pair)?.collect()
                });
            let rows = rows.map_err(|error| failed(&error))?;
            rows.into_iter().map(|(other, relation)| Ok((id_of(&other)?, relation))).collect()
        })
    }
}
