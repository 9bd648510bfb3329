//! Servers that are there, in SQLite.

use rusqlite::{Connection, Result, params};
use site::action::Outage;

use super::Sqlite;
use crate::store::Later;
use crate::store::outages::{KEPT, Outages, Sign};

fn put(connection: &Connection, sign: &Sign) -> Result<Vec<Outage>> {
    let Sign { node, at, begins, leaves, silence } = *sign;
    let node = node.to_string();
    if begins {
        connection
            .prepare_cached(
                "INSERT INTO outages (began, ended)
                 SELECT max(at), ?1 FROM servers HAVING max(at) < ?1 AND NOT EXISTS
                     (SELECT 1 FROM servers WHERE node <> ?2 AND gone = 0 AND at > ?1 - ?3)",
            )?
            .execute(params![at, node, silence])?;
        let dead = "DELETE FROM servers WHERE gone = 1 OR at <= ?1 - ?2";
        connection.prepare_cached(dead)?.execute([at, silence])?;
        let old = "DELETE FROM outages WHERE ended < ?1";
        connection.prepare_cached(old)?.execute([at - KEPT])?;
    }
    connection
        .prepare_cached(
            "INSERT INTO servers (node, at, gone) VALUES (?1, ?2, ?3)
             ON CONFLICT (node) DO UPDATE SET at = max(at, excluded.at), gone = excluded.gone",
        )?
        .execute(params![node, at, leaves])?;
    let mut query = connection.prepare_cached("SELECT began, ended FROM outages ORDER BY began")?;
    let rows = query.query_map([], |row| Ok(Outage { from: row.get(0)?, to: row.get(1)? }))?;
    rows.collect()
}

impl Outages for Sqlite {
    fn sign(&self, sign: Sign) -> Later<'_, Vec<Outage>> {
        self.write(move |connection| put(connection, &sign))
    }
}
