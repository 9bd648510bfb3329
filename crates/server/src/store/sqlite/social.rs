//! What people keep about each other, in SQLite.

use rusqlite::{Connection, Result, Row, params};

use super::Sqlite;
use super::ask::{Ask as _, id};
use crate::id::PlayerId;
use crate::store::Later;
use crate::store::social::{Relation, Social};

fn relation(row: &Row<'_>) -> Result<Relation> {
    Ok(Relation { follows: row.get(0)?, blocks: row.get(1)?, note: row.get(2)? })
}

/// Forgets what somebody kept about others and others about them.
pub(super) fn forget(connection: &Connection, player: PlayerId) -> Result<()> {
    let player = player.to_string();
    connection.run("DELETE FROM relations WHERE player = ?1 OR other = ?1", params![player])?;
    connection.run("DELETE FROM recluses WHERE player = ?1", params![player])
}

impl Social for Sqlite {
    fn is_private(&self, player: PlayerId) -> Later<'_, bool> {
        self.read(move |connection| {
            let sql = "SELECT EXISTS (SELECT 1 FROM recluses WHERE player = ?1)";
            let known = connection.find(sql, params![player.to_string()], |row| row.get(0))?;
            Ok(known.unwrap_or(false))
        })
    }

    fn set_private(&self, player: PlayerId, private: bool) -> Later<'_, ()> {
        self.write(move |connection| {
            let sql = match private {
                true => "INSERT OR IGNORE INTO recluses (player) VALUES (?1)",
                false => "DELETE FROM recluses WHERE player = ?1",
            };
            connection.run(sql, params![player.to_string()])
        })
    }

    fn relation(&self, player: PlayerId, other: PlayerId) -> Later<'_, Relation> {
        self.read(move |connection| {
            let sql =
                "SELECT follows, blocks, note FROM relations WHERE player = ?1 AND other = ?2";
            let found =
                connection.find(sql, params![player.to_string(), other.to_string()], relation)?;
            Ok(found.unwrap_or_default())
        })
    }

    fn relate(
        &self,
        player: PlayerId,
        other: PlayerId,
        relation: Relation,
        most: u32,
    ) -> Later<'_, bool> {
        self.write(move |connection| {
            let (player, other) = (player.to_string(), other.to_string());
            let sql = "DELETE FROM relations WHERE player = ?1 AND other = ?2";
            connection.run(sql, params![player, other])?;
            if relation == Relation::default() {
                return Ok(true);
            }
            let sql = "INSERT INTO relations (player, other, follows, blocks, note)
                SELECT ?1, ?2, ?3, ?4, ?5
                WHERE (SELECT count(*) FROM relations WHERE player = ?1) < ?6";
            let Relation { follows, blocks, note } = &relation;
            Ok(connection.change(sql, params![player, other, follows, blocks, note, most])? == 1)
        })
    }

    fn relations(&self, player: PlayerId) -> Later<'_, Vec<(PlayerId, Relation)>> {
        self.read(move |connection| {
            let sql = "SELECT follows, blocks, note, other FROM relations
                WHERE player = ?1 ORDER BY other";
            connection
                .all(sql, params![player.to_string()], |row| Ok((id(row, 3)?, relation(row)?)))
        })
    }
}
