//! Tables, actions, the index of tables, and bots' turns in PostgreSQL.

use tokio_postgres::Row;

use super::connection::{Args, failed};
use super::{Postgres, texts};
use crate::id::{NodeId, TableId};
use crate::store::{
    Append, Appended, Entry, Head, Later, List, Millis, Status, StoreError, Stored, TableStore,
    head_of, id_of, status_of,
};

/// The database's clock in milliseconds: the servers' own may differ.
const CLAIM: &str = "UPDATE turns SET node = $1,
        lease = (extract(epoch FROM clock_timestamp()) * 1000)::int8 + $2
    WHERE table_id IN (
        SELECT table_id FROM turns
        WHERE lease <= CASE WHEN node IS NULL THEN $4::int8
            ELSE (extract(epoch FROM clock_timestamp()) * 1000)::int8 END
        ORDER BY lease FOR UPDATE SKIP LOCKED LIMIT $3)
    RETURNING table_id";
const RENEW: &str = "UPDATE turns
    SET lease = (extract(epoch FROM clock_timestamp()) * 1000)::int8 + $3
    WHERE table_id = ANY($1::text[]) AND node = $2";

fn entry(row: &Row) -> Entry {
    Entry { at: row.get(0), click: row.get(1), text: row.get(2) }
}

fn ids(rows: &[Row]) -> Result<Vec<TableId>, StoreError> {
    rows.iter().map(|row| id_of(row.get(0))).collect()
}

impl TableStore for Postgres {
    fn abandoned(&self, open: Millis, unfinished: Millis, limit: u32) -> Later<'_, Vec<TableId>> {
        Box::pin(async move {
            let sql = "SELECT id FROM tables
                JOIN (VALUES ('open', $1::int8), ('playing', $2::int8)) AS kept (word, since)
                    ON word = status
                WHERE touched < since
                    AND NOT EXISTS (SELECT 1 FROM actions WHERE table_id = id AND at >= since)
                LIMIT $3";
            ids(&self.read(sql, &[&open, &unfinished, &i64::from(limit)]).await?)
        })
    }

    fn remove(&self, table: TableId) -> Later<'_, ()> {
        Box::pin(async move {
            let sql = "WITH told AS (SELECT pg_notify('lutece', $2)),
                    acted AS (DELETE FROM actions WHERE table_id = $1),
                    placed AS (DELETE FROM places WHERE table_id = $1),
                    due AS (DELETE FROM turns WHERE table_id = $1),
                    judged AS (DELETE FROM reviews WHERE subject = $1),
                    silent AS (DELETE FROM calls WHERE table_id = $1),
                    unexplored AS (DELETE FROM explore_due WHERE table_id = $1),
                    seated AS (DELETE FROM parties WHERE table_id = $1),
                    proud AS (DELETE FROM feats WHERE table_id = $1),
                    ended AS (DELETE FROM results WHERE table_id = $1)
                DELETE FROM tables USING told WHERE id = $1";
            let news = format!("{} rewritten {table}", self.own);
            self.write(sql, &[&table.to_string(), &news]).await.map(|_| ())
        })
    }

    fn create(&self, head: Head, first: Append) -> Later<'_, Appended> {
        Box::pin(self.writer.run(Some(head), first))
    }

    fn append(&self, append: Append) -> Later<'_, Appended> {
        Box::pin(self.writer.run(None, append))
    }

    fn load(&self, table: TableId) -> Later<'_, Option<Stored>> {
        Box::pin(async move {
            let sql = "SELECT head FROM tables WHERE id = $1";
            let rows = self.read(sql, &[&table.to_string()]).await?;
            let Some(row) = rows.first() else { return Ok(None) };
            let head = head_of(row.get(0))?;
            Ok(Some(Stored { head, entries: self.tail(table, 0).await? }))
        })
    }

    fn tail(&self, table: TableId, from: u32) -> Later<'_, Vec<Entry>> {
        Box::pin(async move {
            let sql = "SELECT at, click, text FROM actions
                WHERE table_id = $1 AND ply >= $2 ORDER BY ply";
            let from = i32::try_from(from).unwrap_or(i32::MAX);
            let rows = self.read(sql, &[&table.to_string(), &from]).await?;
            Ok(rows.iter().map(entry).collect())
        })
    }

    fn lengths(&self, tables: Vec<TableId>) -> Later<'_, Vec<(TableId, u32)>> {
        Box::pin(async move {
            let sql = "SELECT table_id, max(ply) + 1 FROM actions
                WHERE table_id = ANY($1::text[]) GROUP BY table_id";
            let rows = self.read(sql, &[&texts(&tables)]).await?;
            let length = |row: &Row| row.get::<_, i32>(1).unsigned_abs();
            rows.iter().map(|row| Ok((id_of(row.get(0))?, length(row)))).collect()
        })
    }

    fn rewrite(&self, table: TableId, lines: Vec<(u32, String)>) -> Later<'_, ()> {
        Box::pin(async move {
            let (plies, new): (Vec<i32>, Vec<String>) =
                lines.into_iter().map(|(ply, text)| (ply.cast_signed(), text)).unzip();
            let sql = "WITH told AS (SELECT pg_notify('lutece', $4))
                UPDATE actions SET text = new.text
                FROM told, unnest($2::int4[], $3::text[]) AS new (ply, text)
                WHERE actions.table_id = $1 AND actions.ply = new.ply";
            let news = format!("{} rewritten {table}", self.own);
            self.write(sql, &[&table.to_string(), &plies, &new, &news]).await.map(|_| ())
        })
    }

    fn list(&self, list: List, limit: u32) -> Later<'_, Vec<(TableId, Status)>> {
        Box::pin(async move {
            let limit = i64::from(limit);
            let rows = match list {
                List::Public(status) => {
                    let sql = "SELECT id, status FROM tables WHERE public AND status = $1
                        ORDER BY touched DESC LIMIT $2";
                    self.read(sql, &[&status.as_str(), &limit]).await?
                }
                List::Of(player) | List::Traces(player) => {
                    let sql = "SELECT id, status FROM (
                            SELECT table_id, max(touched) AS latest FROM places
                            WHERE player = $1 AND seat >= $2
                            GROUP BY table_id ORDER BY latest DESC LIMIT $3
                        ) AS mine JOIN tables ON id = table_id ORDER BY latest DESC";
                    let least = i32::from(matches!(list, List::Of(_)));
                    self.read(sql, &[&player.to_string(), &least, &limit]).await?
                }
            };
            rows.iter().map(|row| Ok((id_of(row.get(0))?, status_of(row.get(1))?))).collect()
        })
    }

    fn page(&self, after: Option<TableId>, limit: u32) -> Later<'_, Vec<TableId>> {
        Box::pin(async move {
            let after = after.map(|id| id.to_string()).unwrap_or_default();
            let sql = "SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2";
            ids(&self.read(sql, &[&after, &i64::from(limit)]).await?)
        })
    }

    fn count(&self) -> Later<'_, Vec<(Status, u64)>> {
        Box::pin(async move {
            let rows =
                self.read("SELECT status, count(*) FROM tables GROUP BY status", &[]).await?;
            let count = |row: &Row| row.get::<_, i64>(1).unsigned_abs();
            rows.iter().map(|row| Ok((status_of(row.get(0))?, count(row)))).collect()
        })
    }

    fn claim(
        &self,
        node: NodeId,
        limit: u32,
        lease: Millis,
        now: Millis,
    ) -> Later<'_, Vec<TableId>> {
        Box::pin(async move {
            let line = self.line();
            let connection = line.get().await?;
            let args: Args<'_> = &[&node.to_string(), &lease, &i64::from(limit), &now];
            let rows = line.wait(connection.query(CLAIM, args)).await;
            ids(&rows.map_err(|error| failed(&error))?)
        })
    }

    fn defer(&self, node: NodeId, table: TableId, until: Millis) -> Later<'_, ()> {
        Box::pin(async move {
            let sql = "UPDATE turns SET node = NULL, lease = $3 WHERE table_id = $1 AND node = $2";
            self.write(sql, &[&table.to_string(), &node.to_string(), &until]).await.map(|_| ())
        })
    }

    fn renew(&self, node: NodeId, tables: Vec<TableId>, lease: Millis) -> Later<'_, ()> {
        Box::pin(async move {
            let args: Args<'_> = &[&texts(&tables), &node.to_string(), &lease];
            self.write(RENEW, args).await.map(|_| ())
        })
    }

    fn release(&self, node: NodeId) -> Later<'_, ()> {
        Box::pin(async move {
            let sql = "WITH told AS (SELECT pg_notify('lutece', $2))
                UPDATE turns SET node = NULL, lease = 0 FROM told WHERE node = $1";
            let news = format!("{} due", self.own);
            self.write(sql, &[&node.to_string(), &news]).await.map(|_| ())
        })
    }
}
