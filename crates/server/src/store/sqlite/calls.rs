//! Calls in SQLite.

use rusqlite::{Connection, Result, Row, params};

use super::Sqlite;
use super::ask::{Ask as _, id, sound};
use crate::id::{NodeId, PlayerId, TableId};
use crate::store::calls::{Call, CallStore, Callee, LOOKOUT, Reason};
use crate::store::{Append, Later, Millis, StoreError, id_of, now};

/// Notes the calls that follow from an append.
pub(super) fn put(connection: &Connection, append: &Append) -> Result<()> {
    let version = append.ply + u32::try_from(append.entries.len()).unwrap_or(u32::MAX);
    for ring in &append.rings {
        let sql = "INSERT INTO calls (player, table_id, version, reason, at, due, tries, left_over)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, 0, ?7) ON CONFLICT DO NOTHING";
        let (player, table) = (ring.player.to_string(), append.table.to_string());
        let at = append.entries.last().map_or(ring.due, |entry| entry.at);
        let reason = ring.reason.as_str();
        connection.run(sql, params![player, table, version, reason, at, ring.due, Call::NEW])?;
    }
    Ok(())
}

/// Forgets what somebody wants and every call of theirs.
pub(super) fn forget(connection: &Connection, player: PlayerId) -> Result<()> {
    let player = player.to_string();
    connection.run("DELETE FROM callees WHERE player = ?1", params![player])?;
    connection.run("DELETE FROM calls WHERE player = ?1", params![player])
}

const DUE: &str = "SELECT player FROM callees WHERE lease < ?1 AND EXISTS (
        SELECT 1 FROM calls
        WHERE calls.player = callees.player AND calls.left_over <> '' AND calls.due <= ?1)
    LIMIT ?2";

fn due(connection: &Connection, limit: u32) -> Result<Vec<String>> {
    connection.all(DUE, params![now(), limit], |row| row.get(0))
}

fn call(row: &Row<'_>) -> Result<Call> {
    let word: String = row.get(2)?;
    let reason = Reason::parse(&word)
        .ok_or_else(|| StoreError::Corrupt(format!("reason of a call {word:?}")));
    Ok(Call {
        table: id(row, 0)?,
        version: row.get(1)?,
        reason: sound(reason)?,
        at: row.get(3)?,
        due: row.get(4)?,
        tries: row.get(5)?,
        left: row.get(6)?,
    })
}

impl CallStore for Sqlite {
    fn callees(&self) -> Later<'_, Vec<PlayerId>> {
        self.read(|connection| connection.all("SELECT player FROM callees", &[], |row| id(row, 0)))
    }

    fn lookouts(&self) -> Later<'_, Vec<PlayerId>> {
        self.read(|connection| {
            let sql = "SELECT player FROM callees WHERE wishes LIKE ?1 ORDER BY player";
            connection.all(sql, params![LOOKOUT], |row| id(row, 0))
        })
    }

    fn callee(&self, player: PlayerId) -> Later<'_, Option<Callee>> {
        self.read(move |connection| {
            let sql = "SELECT wishes, mailed, looked FROM callees WHERE player = ?1";
            connection.find(sql, params![player.to_string()], |row| {
                Ok(Callee { wishes: row.get(0)?, mailed: row.get(1)?, looked: row.get(2)? })
            })
        })
    }

    fn change_callee(
        &self,
        player: PlayerId,
        before: Option<String>,
        after: Option<String>,
    ) -> Later<'_, bool> {
        self.write(move |connection| {
            let sql = "SELECT wishes FROM callees WHERE player = ?1";
            let there: Option<String> =
                connection.find(sql, params![player.to_string()], |row| row.get(0))?;
            if there != before {
                return Ok(false);
            }
            match &after {
                None => forget(connection, player)?,
                Some(after) => {
                    let sql = "INSERT INTO callees (player, wishes, mailed, looked, lease)
                        VALUES (?1, ?2, 0, 0, 0)
                        ON CONFLICT (player) DO UPDATE SET wishes = excluded.wishes";
                    connection.run(sql, params![player.to_string(), after])?;
                }
            }
            Ok(true)
        })
    }

    fn claim_callees(&self, node: NodeId, limit: u32, lease: Millis) -> Later<'_, Vec<PlayerId>> {
        Box::pin(async move {
            if self.read(move |connection| due(connection, limit)).await?.is_empty() {
                return Ok(Vec::new());
            }
            let claim = move |connection: &Connection| {
                let sql = "UPDATE callees SET node = ?2, lease = ?3 WHERE player = ?1";
                let (found, node) = (due(connection, limit)?, node.to_string());
                for player in &found {
                    connection.run(sql, params![player, node, now() + lease])?;
                }
                Ok(found)
            };
            self.write(claim).await?.iter().map(|id| id_of(id)).collect()
        })
    }

    fn release_callee(&self, node: NodeId, player: PlayerId) -> Later<'_, ()> {
        self.write(move |connection| {
            let sql = "UPDATE callees SET lease = 0 WHERE player = ?1 AND node = ?2";
            connection.run(sql, params![player.to_string(), node.to_string()])
        })
    }

    fn calls(&self, player: PlayerId, limit: u32) -> Later<'_, Vec<Call>> {
        self.read(move |connection| {
            let sql = "SELECT table_id, version, reason, at, due, tries, left_over FROM calls
                WHERE player = ?1 ORDER BY at DESC, version DESC LIMIT ?2";
            connection.all(sql, params![player.to_string(), limit], call)
        })
    }

    fn settle_calls(
        &self,
        player: PlayerId,
        calls: Vec<Call>,
        mailed: Option<Millis>,
    ) -> Later<'_, ()> {
        self.write(move |connection| {
            let player = player.to_string();
            for call in &calls {
                let sql = "UPDATE calls SET due = ?5, tries = ?6, left_over = ?7
                    WHERE player = ?1 AND table_id = ?2 AND version = ?3 AND reason = ?4";
                let Call { version, due, tries, left, .. } = call;
                let (table, reason) = (call.table.to_string(), call.reason.as_str());
                connection.run(sql, params![player, table, version, reason, due, tries, left])?;
            }
            let Some(mailed) = mailed else { return Ok(()) };
            connection
                .run("UPDATE callees SET mailed = ?2 WHERE player = ?1", params![player, mailed])
        })
    }

    fn forget_calls(&self, player: PlayerId, calls: Vec<Call>) -> Later<'_, ()> {
        self.write(move |connection| {
            let player = player.to_string();
            calls.iter().try_for_each(|call| {
                let sql = "DELETE FROM calls
                    WHERE player = ?1 AND table_id = ?2 AND version = ?3 AND reason = ?4";
                let (table, reason) = (call.table.to_string(), call.reason.as_str());
                connection.run(sql, params![player, table, call.version, reason])
            })
        })
    }

    fn tidy_calls(&self, before: Millis) -> Later<'_, ()> {
        self.write(move |connection| {
            connection.run("DELETE FROM calls WHERE at < ?1", params![before])
        })
    }

    fn looked(&self, player: PlayerId, table: TableId, at: Millis) -> Later<'_, ()> {
        self.write(move |connection| {
            let (player, table) = (player.to_string(), table.to_string());
            connection
                .run("UPDATE callees SET looked = ?2 WHERE player = ?1", params![player, at])?;
            let sql = "DELETE FROM calls WHERE player = ?1 AND table_id = ?2 AND left_over = ?3";
            connection.run(sql, params![player, table, Call::NEW])
        })
    }

    fn secret(&self, name: &'static str, new: Vec<u8>) -> Later<'_, Vec<u8>> {
        self.write(move |connection| {
            let sql = "INSERT INTO settings (key, value) VALUES (?1, ?2) ON CONFLICT DO NOTHING";
            connection.run(sql, params![name, new])?;
            let sql = "SELECT value FROM settings WHERE key = ?1";
            connection.query_row(sql, [name], |row| row.get(0))
        })
    }
}
