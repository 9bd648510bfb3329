//! Servers that are there, in SQLite.

use rusqlite::{Connection, Result, params};
use site::action::Outage;

use super::Sqlite;
use super::ask::Ask as _;
use crate::store::Later;
use crate::store::outages::{KEPT, Outages, Sign};

fn put(connection: &Connection, sign: &Sign) -> Result<Vec<Outage>> {
    let Sign { node, at, begins, leaves, silence } = *sign;
    let node = node.to_string();
    if begins {
        let since = "INSERT INTO outages (began, ended)
            SELECT max(at), ?1 FROM servers HAVING max(at) < ?1 AND NOT EXISTS
                (SELECT 1 FROM servers WHERE node <> ?2 AND gone = 0 AND at > ?1 - ?3)";
        connection.run(since, params![at, node, silence])?;
        let dead = "DELETE FROM servers WHERE gone = 1 OR at <= ?1 - ?2";
        connection.run(dead, params![at, silence])?;
        connection.run("DELETE FROM outages WHERE ended < ?1", params![at - KEPT])?;
    }
    let sql = "INSERT INTO servers (node, at, gone) VALUES (?1, ?2, ?3)
        ON CONFLICT (node) DO UPDATE SET at = max(at, excluded.at), gone = excluded.gone";
    connection.run(sql, params![node, at, leaves])?;
    connection.all("SELECT began, ended FROM outages ORDER BY began", &[], |row| {
        Ok(Outage { from: row.get(0)?, to: row.get(1)? })
    })
}

impl Outages for Sqlite {
    fn sign(&self, sign: Sign) -> Later<'_, Vec<Outage>> {
        self.write(move |connection| put(connection, &sign))
    }
}
