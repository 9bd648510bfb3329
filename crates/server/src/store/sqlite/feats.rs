//! What players are proud of, in SQLite.

use rusqlite::{Connection, OptionalExtension as _, Result, params};

use super::{Sqlite, failed};
use crate::id::{PlayerId, TableId};
use crate::store::{Later, id_of};
use site::result::{Finished, Who};

/// The most of a feat that somebody has.
pub(super) const BEST: &str = "SELECT value, table_id FROM feats
    WHERE player = ?1 AND feat = ?2 AND (?3 = 0 OR public = 1)
    ORDER BY value DESC, at, table_id LIMIT 1";

/// Adds the feats of a game.
pub(super) fn put(connection: &Connection, result: &Finished) -> Result<()> {
    let mut insert = connection.prepare_cached(
        "INSERT INTO feats (player, feat, value, at, table_id, public)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    )?;
    let table = result.table.to_string();
    for party in result.proud() {
        let who = party.who.to_string();
        for (feat, value) in &party.feats {
            insert.execute(params![who, feat, value, result.at, table, result.public])?;
        }
    }
    Ok(())
}

/// Gives the feats of a guest to an account; none of games in which they sat beside each other.
pub(super) fn hand(connection: &Connection, from: PlayerId, to: PlayerId) -> Result<()> {
    let (from, to) = (from.to_string(), to.to_string());
    connection.execute(
        "DELETE FROM feats WHERE player IN (?1, ?2) AND table_id IN (
             SELECT guest.table_id FROM parties AS guest JOIN parties AS own USING (table_id)
             WHERE guest.player = ?1 AND own.player = ?2)",
        [&from, &to],
    )?;
    connection.execute("UPDATE feats SET player = ?2 WHERE player = ?1", [&from, &to]).map(drop)
}

impl Sqlite {
    /// The most of each of these feats.
    pub(super) fn bests(
        &self,
        who: Who,
        feats: Vec<&'static str>,
        public: bool,
    ) -> Later<'_, Vec<(String, i32, TableId)>> {
        self.read(move |connection| {
            let who = who.to_string();
            let look = |feat: &str| -> Result<Option<(i32, String)>> {
                let mut query = connection.prepare_cached(BEST)?;
                let best = query
                    .query_row(params![who, feat, public], |row| Ok((row.get(0)?, row.get(1)?)));
                best.optional()
            };
            let mut found = Vec::new();
            for feat in feats {
                if let Some((value, table)) = look(feat).map_err(|error| failed(&error))? {
                    found.push((feat.to_owned(), value, id_of(&table)?));
                }
            }
            Ok(found)
        })
    }
}
