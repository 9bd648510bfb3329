//! Calls in PostgreSQL.

use tokio_postgres::Row;

use super::Postgres;
use super::connection::{self, Args};
use crate::id::{NodeId, PlayerId, TableId};
use crate::store::calls::{Call, CallStore, Callee, LOOKOUT, Reason};
use crate::store::{Later, Millis, StoreError, id_of};

/// One statement for all calls of a group of appends.
pub(super) const PUT: &str =
    "INSERT INTO calls (player, table_id, version, reason, at, due, tries, left_over)
    SELECT *, 0, 'new' FROM unnest($1::text[], $2::text[], $3::int4[], $4::text[], $5::int8[],
        $6::int8[])
    ON CONFLICT DO NOTHING";

/// People whom another server is just claiming are skipped.
const CLAIM: &str = "UPDATE callees SET node = $1,
        lease = (extract(epoch FROM clock_timestamp()) * 1000)::int8 + $2
    WHERE player IN (
        SELECT player FROM callees
        WHERE lease < (extract(epoch FROM clock_timestamp()) * 1000)::int8 AND EXISTS (
            SELECT 1 FROM calls WHERE calls.player = callees.player AND calls.left_over <> ''
                AND calls.due <= (extract(epoch FROM clock_timestamp()) * 1000)::int8)
        FOR UPDATE SKIP LOCKED LIMIT $3)
    RETURNING player";

/// The columns that say which calls are meant.
struct Keys {
    tables: Vec<String>,
    versions: Vec<i32>,
    reasons: Vec<&'static str>,
}

impl Keys {
    fn of(calls: &[Call]) -> Self {
        Self {
            tables: calls.iter().map(|call| call.table.to_string()).collect(),
            versions: calls.iter().map(|call| call.version.cast_signed()).collect(),
            reasons: calls.iter().map(|call| call.reason.as_str()).collect(),
        }
    }
}

fn call(row: &Row) -> Result<Call, StoreError> {
    let reason: &str = row.get(2);
    Ok(Call {
        table: id_of(row.get(0))?,
        version: row.get::<_, i32>(1).cast_unsigned(),
        reason: Reason::parse(reason)
            .ok_or_else(|| StoreError::Corrupt(format!("reason of a call {reason:?}")))?,
        at: row.get(3),
        due: row.get(4),
        tries: row.get::<_, i32>(5).cast_unsigned(),
        left: row.get(6),
    })
}

fn ids(rows: &[Row]) -> Result<Vec<PlayerId>, StoreError> {
    rows.iter().map(|row| id_of(row.get(0))).collect()
}

impl CallStore for Postgres {
    fn callees(&self) -> Later<'_, Vec<PlayerId>> {
        Box::pin(async { ids(&self.read("SELECT player FROM callees", &[]).await?) })
    }

    fn lookouts(&self) -> Later<'_, Vec<PlayerId>> {
        let sql = "SELECT player FROM callees WHERE wishes LIKE $1 ORDER BY player";
        Box::pin(async move { ids(&self.read(sql, &[&LOOKOUT]).await?) })
    }

    fn callee(&self, player: PlayerId) -> Later<'_, Option<Callee>> {
        Box::pin(async move {
            let sql = "SELECT wishes, mailed, looked FROM callees WHERE player = $1";
            let rows = self.read(sql, &[&player.to_string()]).await?;
            Ok(rows.first().map(|row| Callee {
                wishes: row.get(0),
                mailed: row.get(1),
                looked: row.get(2),
            }))
        })
    }

    fn change_callee(
        &self,
        player: PlayerId,
        before: Option<String>,
        after: Option<String>,
    ) -> Later<'_, bool> {
        Box::pin(async move {
            let (player, news) = (player.to_string(), format!("{} callees", self.own));
            let changed = match (&before, &after) {
                (None, None) => return Ok(true),
                (None, Some(after)) => {
                    let sql = "WITH told AS (SELECT pg_notify('lutece', $3))
                        INSERT INTO callees (player, wishes) SELECT $1, $2 FROM told
                        ON CONFLICT DO NOTHING";
                    self.write(sql, &[&player, after, &news]).await?
                }
                (Some(before), Some(after)) => {
                    let sql = "WITH told AS (SELECT pg_notify('lutece', $4))
                        UPDATE callees SET wishes = $3 FROM told
                        WHERE player = $1 AND wishes = $2";
                    self.write(sql, &[&player, before, after, &news]).await?
                }
                (Some(before), None) => {
                    let sql = "WITH told AS (SELECT pg_notify('lutece', $3)),
                            silent AS (DELETE FROM calls WHERE player = $1 AND EXISTS (
                                SELECT 1 FROM callees WHERE player = $1 AND wishes = $2))
                        DELETE FROM callees USING told WHERE player = $1 AND wishes = $2";
                    self.write(sql, &[&player, before, &news]).await?
                }
            };
            Ok(changed == 1)
        })
    }

    fn claim_callees(&self, node: NodeId, limit: u32, lease: Millis) -> Later<'_, Vec<PlayerId>> {
        Box::pin(async move {
            let line = self.line();
            let connection = line.get().await?;
            let args: Args<'_> = &[&node.to_string(), &lease, &i64::from(limit)];
            let rows = line.wait(connection.query(CLAIM, args)).await;
            ids(&rows.map_err(|error| connection::failed(&error))?)
        })
    }

    fn release_callee(&self, node: NodeId, player: PlayerId) -> Later<'_, ()> {
        Box::pin(async move {
            let sql = "UPDATE callees SET lease = 0 WHERE player = $1 AND node = $2";
            self.write(sql, &[&player.to_string(), &node.to_string()]).await.map(|_| ())
        })
    }

    fn calls(&self, player: PlayerId, limit: u32) -> Later<'_, Vec<Call>> {
        Box::pin(async move {
            let sql = "SELECT table_id, version, reason, at, due, tries, left_over FROM calls
                WHERE player = $1 ORDER BY at DESC, version DESC LIMIT $2";
            let rows = self.read(sql, &[&player.to_string(), &i64::from(limit)]).await?;
            rows.iter().map(call).collect()
        })
    }

    fn settle_calls(
        &self,
        player: PlayerId,
        calls: Vec<Call>,
        mailed: Option<Millis>,
    ) -> Later<'_, ()> {
        Box::pin(async move {
            let sql = "WITH mailed AS (
                    UPDATE callees SET mailed = $8::int8 WHERE player = $1 AND $8::int8 IS NOT NULL)
                UPDATE calls SET due = new.due, tries = new.tries, left_over = new.left_over
                FROM unnest($2::text[], $3::int4[], $4::text[], $5::int8[], $6::int4[], $7::text[])
                    AS new (table_id, version, reason, due, tries, left_over)
                WHERE calls.player = $1 AND calls.table_id = new.table_id
                    AND calls.version = new.version AND calls.reason = new.reason";
            let keys = Keys::of(&calls);
            let due: Vec<Millis> = calls.iter().map(|call| call.due).collect();
            let tries: Vec<i32> = calls.iter().map(|call| call.tries.cast_signed()).collect();
            let left: Vec<&str> = calls.iter().map(|call| call.left.as_str()).collect();
            let player = player.to_string();
            let args: Args<'_> = &[
                &player,
                &keys.tables,
                &keys.versions,
                &keys.reasons,
                &due,
                &tries,
                &left,
                &mailed,
            ];
            self.write(sql, args).await.map(|_| ())
        })
    }

    fn forget_calls(&self, player: PlayerId, calls: Vec<Call>) -> Later<'_, ()> {
        Box::pin(async move {
            let sql = "DELETE FROM calls
                USING unnest($2::text[], $3::int4[], $4::text[]) AS old (table_id, version, reason)
                WHERE calls.player = $1 AND calls.table_id = old.table_id
                    AND calls.version = old.version AND calls.reason = old.reason";
            let keys = Keys::of(&calls);
            let player = player.to_string();
            let args: Args<'_> = &[&player, &keys.tables, &keys.versions, &keys.reasons];
            self.write(sql, args).await.map(|_| ())
        })
    }

    fn tidy_calls(&self, before: Millis) -> Later<'_, ()> {
        Box::pin(async move {
            self.write("DELETE FROM calls WHERE at < $1", &[&before]).await.map(|_| ())
        })
    }

    fn looked(&self, player: PlayerId, table: TableId, at: Millis) -> Later<'_, ()> {
        Box::pin(async move {
            let sql = "WITH seen AS (UPDATE callees SET looked = $3 WHERE player = $1)
                DELETE FROM calls WHERE player = $1 AND table_id = $2 AND left_over = 'new'";
            self.write(sql, &[&player.to_string(), &table.to_string(), &at]).await.map(|_| ())
        })
    }

    fn secret(&self, name: &'static str, new: Vec<u8>) -> Later<'_, Vec<u8>> {
        Box::pin(async move {
            let sql = "INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT DO NOTHING";
            self.write(sql, &[&name, &new]).await?;
            let rows = self.read("SELECT value FROM settings WHERE key = $1", &[&name]).await?;
            let value = rows.first().map(|row| row.get(0));
            value.ok_or_else(|| StoreError::Corrupt(format!("no {name}")))
        })
    }
}
