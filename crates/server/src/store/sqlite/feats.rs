//! What players are proud of, in SQLite.

use rusqlite::{Connection, Result, params};

use super::ask::{Ask as _, id};
use crate::id::{PlayerId, TableId};
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
    connection.run(
        "DELETE FROM feats WHERE player IN (?1, ?2) AND table_id IN (
             SELECT guest.table_id FROM parties AS guest JOIN parties AS own USING (table_id)
             WHERE guest.player = ?1 AND own.player = ?2)",
        params![from, to],
    )?;
    connection.run("UPDATE feats SET player = ?2 WHERE player = ?1", params![from, to])
}

/// The most of each of these feats.
pub(super) fn bests(
    connection: &Connection,
    who: Who,
    feats: &[&'static str],
    public: bool,
) -> Result<Vec<(String, i32, TableId)>> {
    let who = who.to_string();
    let best = |feat: &&str| {
        let best = connection.find(BEST, params![who, feat, public], |row| {
            Ok(((*feat).to_owned(), row.get(0)?, id(row, 1)?))
        });
        best.transpose()
    };
    feats.iter().filter_map(best).collect()
}
