//! Calls in SQLite.

use rusqlite::{Connection, OptionalExtension as _, Result, Row, params};

use super::{Sqlite, failed};
use crate::id::{NodeId, PlayerId, TableId};
use crate::store::calls::{Call, CallStore, Callee, LOOKOUT, Reason};
use crate::store::{Append, Later, Millis, StoreError, id_of, now};

/// Notes the calls that follow from an append.
pub(super) fn put(connection: &Connection, append: &Append) -> Result<()> {
    let version = append.ply + u32::try_from(append.entries.len()).unwrap_or(u32::MAX);
    for ring in &append.rings {
        connection
            .prepare_cached(
                "INSERT INTO calls (player, table_id, version, reason, at, due, tries, left_over)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, 0, ?7) ON CONFLICT DO NOTHING",
            )?
            .execute(params![
                ring.player.to_string(),
                append.table.to_string(),
                version,
                ring.reason.as_str(),
                append.entries.last().map_or(ring.due, |entry| entry.at),
                ring.due,
                Call::NEW
            ])?;
    }
    Ok(())
}

/// Forgets what somebody wants and every call of theirs.
pub(super) fn forget(connection: &Connection, player: PlayerId) -> Result<()> {
    connection.execute("DELETE FROM callees WHERE player = ?1", [player.to_string()])?;
    connection.execute("DELETE FROM calls WHERE player = ?1", [player.to_string()])?;
    Ok(())
}

fn change(
    connection: &Connection,
    player: PlayerId,
    before: Option<&str>,
    after: Option<&str>,
) -> Result<bool> {
    let there: Option<String> = connection
        .query_row("SELECT wishes FROM callees WHERE player = ?1", [player.to_string()], |row| {
            row.get(0)
        })
        .optional()?;
    if there.as_deref() != before {
        return Ok(false);
    }
    match after {
        None => forget(connection, player)?,
        Some(after) => {
            connection.execute(
                "INSERT INTO callees (player, wishes, mailed, looked, lease)
                 VALUES (?1, ?2, 0, 0, 0)
                 ON CONFLICT (player) DO UPDATE SET wishes = excluded.wishes",
                params![player.to_string(), after],
            )?;
        }
    }
    Ok(true)
}

const DUE: &str = "SELECT player FROM callees WHERE lease < ?1 AND EXISTS (
        SELECT 1 FROM calls
        WHERE calls.player = callees.player AND calls.left_over <> '' AND calls.due <= ?1)
    LIMIT ?2";

fn due(connection: &Connection, limit: u32) -> Result<Vec<String>> {
    connection.prepare_cached(DUE)?.query_map(params![now(), limit], |row| row.get(0))?.collect()
}

fn claim(connection: &Connection, node: NodeId, limit: u32, lease: Millis) -> Result<Vec<String>> {
    let found = due(connection, limit)?;
    for player in &found {
        connection
            .prepare_cached("UPDATE callees SET node = ?2, lease = ?3 WHERE player = ?1")?
            .execute(params![player, node.to_string(), now() + lease])?;
    }
    Ok(found)
}

fn settle(
    connection: &Connection,
    player: PlayerId,
    calls: &[Call],
    mailed: Option<Millis>,
) -> Result<()> {
    for call in calls {
        connection
            .prepare_cached(
                "UPDATE calls SET due = ?5, tries = ?6, left_over = ?7
                 WHERE player = ?1 AND table_id = ?2 AND version = ?3 AND reason = ?4",
            )?
            .execute(params![
                player.to_string(),
                call.table.to_string(),
                call.version,
                call.reason.as_str(),
                call.due,
                call.tries,
                call.left
            ])?;
    }
    if let Some(mailed) = mailed {
        connection.execute(
            "UPDATE callees SET mailed = ?2 WHERE player = ?1",
            params![player.to_string(), mailed],
        )?;
    }
    Ok(())
}

type Columns = (String, u32, String, Millis, Millis, u32, String);

fn read(row: &Row<'_>) -> Result<Columns> {
    Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?, row.get(4)?, row.get(5)?, row.get(6)?))
}

fn call((table, version, reason, at, due, tries, left): Columns) -> Result<Call, StoreError> {
    let reason = Reason::parse(&reason)
        .ok_or_else(|| StoreError::Corrupt(format!("reason of a call {reason:?}")))?;
    Ok(Call { table: id_of(&table)?, version, reason, at, due, tries, left })
}

fn ids(found: Vec<String>) -> Result<Vec<PlayerId>, StoreError> {
    found.iter().map(|id| id_of(id)).collect()
}

impl CallStore for Sqlite {
    fn callees(&self) -> Later<'_, Vec<PlayerId>> {
        self.read(|connection| {
            let found = connection
                .prepare("SELECT player FROM callees")
                .and_then(|mut query| query.query_map([], |row| row.get(0))?.collect());
            ids(found.map_err(|error| failed(&error))?)
        })
    }

    fn lookouts(&self) -> Later<'_, Vec<PlayerId>> {
        self.read(|connection| {
            let found = connection
                .prepare("SELECT player FROM callees WHERE wishes LIKE ?1 ORDER BY player")
                .and_then(|mut query| query.query_map([LOOKOUT], |row| row.get(0))?.collect());
            ids(found.map_err(|error| failed(&error))?)
        })
    }

    fn callee(&self, player: PlayerId) -> Later<'_, Option<Callee>> {
        self.read(move |connection| {
            connection
                .prepare_cached("SELECT wishes, mailed, looked FROM callees WHERE player = ?1")
                .and_then(|mut query| {
                    let read = |row: &Row<'_>| {
                        Ok(Callee { wishes: row.get(0)?, mailed: row.get(1)?, looked: row.get(2)? })
                    };
                    query.query_row([player.to_string()], read).optional()
                })
                .map_err(|error| failed(&error))
        })
    }

    fn change_callee(
        &self,
        player: PlayerId,
        before: Option<String>,
        after: Option<String>,
    ) -> Later<'_, bool> {
        self.write(move |connection| {
            change(connection, player, before.as_deref(), after.as_deref())
        })
    }

    fn claim_callees(&self, node: NodeId, limit: u32, lease: Millis) -> Later<'_, Vec<PlayerId>> {
        Box::pin(async move {
            let waiting = move |connection: &Connection| {
                due(connection, limit).map_err(|error| failed(&error))
            };
            if self.read(waiting).await?.is_empty() {
                return Ok(Vec::new());
            }
            ids(self.write(move |connection| claim(connection, node, limit, lease)).await?)
        })
    }

    fn release_callee(&self, node: NodeId, player: PlayerId) -> Later<'_, ()> {
        self.write(move |connection| {
            let sql = "UPDATE callees SET lease = 0 WHERE player = ?1 AND node = ?2";
            connection.execute(sql, [player.to_string(), node.to_string()]).map(|_| ())
        })
    }

    fn calls(&self, player: PlayerId, limit: u32) -> Later<'_, Vec<Call>> {
        self.read(move |connection| {
            let found: Vec<Columns> = connection
                .prepare_cached(
                    "SELECT table_id, version, reason, at, due, tries, left_over FROM calls
                     WHERE player = ?1 ORDER BY at DESC, version DESC LIMIT ?2",
                )
                .and_then(|mut query| {
                    query.query_map(params![player.to_string(), limit], read)?.collect()
                })
                .map_err(|error| failed(&error))?;
            found.into_iter().map(call).collect()
        })
    }

    fn settle_calls(
        &self,
        player: PlayerId,
        calls: Vec<Call>,
        mailed: Option<Millis>,
    ) -> Later<'_, ()> {
        self.write(move |connection| settle(connection, player, &calls, mailed))
    }

    fn forget_calls(&self, player: PlayerId, calls: Vec<Call>) -> Later<'_, ()> {
        self.write(move |connection| {
            for call in &calls {
                connection.execute(
                    "DELETE FROM calls
                     WHERE player = ?1 AND table_id = ?2 AND version = ?3 AND reason = ?4",
                    params![
                        player.to_string(),
                        call.table.to_string(),
                        call.version,
                        call.reason.as_str()
                    ],
                )?;
            }
            Ok(())
        })
    }

    fn tidy_calls(&self, before: Millis) -> Later<'_, ()> {
        self.write(move |connection| {
            connection.execute("DELETE FROM calls WHERE at < ?1", [before]).map(|_| ())
        })
    }

    fn looked(&self, player: PlayerId, table: TableId, at: Millis) -> Later<'_, ()> {
        self.write(move |connection| {
            connection.execute(
                "UPDATE callees SET looked = ?2 WHERE player = ?1",
                params![player.to_string(), at],
            )?;
            connection.execute(
                "DELETE FROM calls WHERE player = ?1 AND table_id = ?2 AND left_over = ?3",
                params![player.to_string(), table.to_string(), Call::NEW],
            )?;
            Ok(())
        })
    }

    fn secret(&self, name: &'static str, new: Vec<u8>) -> Later<'_, Vec<u8>> {
        self.write(move |connection| {
            connection.execute(
                "INSERT INTO settings (key, value) VALUES (?1, ?2) ON CONFLICT DO NOTHING",
                params![name, new],
            )?;
            let sql = "SELECT value FROM settings WHERE key = ?1";
            connection.query_row(sql, [name], |row| row.get(0))
        })
    }
}
