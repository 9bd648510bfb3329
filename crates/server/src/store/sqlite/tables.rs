//! Tables, actions, the index of tables, and bots' turns in SQLite.

use rusqlite::{Connection, Result, Row, params};

use super::ask::{Ask as _, id, sound};
use super::{Sqlite, calls, explorer, results};
use crate::id::{NodeId, TableId};
use crate::store::{
    Append, Appended, BotTurn, Entry, Head, Later, List, Listing, Millis, Status, Stored,
    TableStore, head_json, head_of, id_of, now, status_of,
};

fn create(connection: &Connection, head: &Head, first: &Append) -> Result<Appended> {
    let status = first.listing.as_ref().map_or(Status::Open, |listing| listing.status);
    let sql = "INSERT INTO tables (id, head, public, status, touched) VALUES (?1, ?2, ?3, ?4, ?5)
        ON CONFLICT DO NOTHING";
    let (id, json) = (head.id.to_string(), head_json(head));
    let args = params![id, json, head.public, status.as_str(), head.created];
    if connection.change(sql, args)? == 0 { Ok(Appended::Taken) } else { append(connection, first) }
}

fn append(connection: &Connection, append: &Append) -> Result<Appended> {
    let id = append.table.to_string();
    let mut insert = connection.prepare_cached(
        "INSERT INTO actions (table_id, ply, at, click, text) VALUES (?1, ?2, ?3, ?4, ?5)
         ON CONFLICT DO NOTHING",
    )?;
    for (ply, entry) in (append.ply..).zip(&append.entries) {
        let new = insert.execute(params![id, ply, entry.at, entry.click, entry.text])?;
        if new == 0 {
            // Numbers have no gaps, so only the first can be taken and nothing was written.
            debug_assert_eq!(ply, append.ply, "the numbers of a table have no gaps");
            return Ok(Appended::Taken);
        }
    }
    if let Some(listing) = &append.listing {
        put_listing(connection, &id, listing)?;
    }
    put_turn(connection, &id, append.turn)?;
    calls::put(connection, append)?;
    if let Some(result) = &append.result {
        results::put(connection, result)?;
        explorer::note(connection, &id)?;
    }
    Ok(Appended::Done)
}

fn put_listing(connection: &Connection, id: &str, listing: &Listing) -> Result<()> {
    let touched = now();
    let sql = "UPDATE tables SET status = ?2, touched = ?3 WHERE id = ?1";
    connection.run(sql, params![id, listing.status.as_str(), touched])?;
    let sql = "SELECT player, seat FROM places WHERE table_id = ?1";
    let place = |row: &Row<'_>| Ok((row.get(0)?, row.get(1)?));
    let mut known: Vec<(String, u32)> = connection.all(sql, params![id], place)?;
    let mut places: Vec<(String, u32)> = Vec::with_capacity(listing.places.len());
    places.extend(
        listing.places.iter().map(|(seat, player)| (player.to_string(), Listing::number(*seat))),
    );
    known.sort_unstable();
    places.sort_unstable();
    // Mostly nobody has come or gone.
    if known == places {
        let sql = "UPDATE places SET touched = ?2 WHERE table_id = ?1";
        return connection.run(sql, params![id, touched]);
    }
    connection.run("DELETE FROM places WHERE table_id = ?1", params![id])?;
    let mut insert = connection.prepare_cached(
        "INSERT INTO places (player, table_id, seat, touched) VALUES (?1, ?2, ?3, ?4)",
    )?;
    for (player, seat) in places {
        insert.execute(params![player, id, seat, touched])?;
    }
    Ok(())
}

fn put_turn(connection: &Connection, id: &str, turn: BotTurn) -> Result<()> {
    let (node, lease) = match turn {
        BotTurn::Keep => return Ok(()),
        BotTurn::Done => {
            return connection.run("DELETE FROM turns WHERE table_id = ?1", params![id]);
        }
        BotTurn::Mine(node, lease) => (Some(node.to_string()), now() + lease),
        BotTurn::Due => (None, 0),
        BotTurn::Until(at) => (None, at),
    };
    let sql = "INSERT INTO turns (table_id, node, lease) VALUES (?1, ?2, ?3)
        ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, lease = excluded.lease";
    connection.run(sql, params![id, node, lease])
}

fn tail(connection: &Connection, table: TableId, from: u32) -> Result<Vec<Entry>> {
    let sql = "SELECT at, click, text FROM actions WHERE table_id = ?1 AND ply >= ?2 ORDER BY ply";
    connection.all(sql, params![table.to_string(), from], |row| {
        Ok(Entry { at: row.get(0)?, click: row.get(1)?, text: row.get(2)? })
    })
}

impl TableStore for Sqlite {
    fn create(&self, head: Head, first: Append) -> Later<'_, Appended> {
        self.write(move |connection| create(connection, &head, &first))
    }

    fn append(&self, new: Append) -> Later<'_, Appended> {
        self.write(move |connection| append(connection, &new))
    }

    fn load(&self, table: TableId) -> Later<'_, Option<Stored>> {
        self.read(move |connection| {
            let sql = "SELECT head FROM tables WHERE id = ?1";
            let head = |row: &Row<'_>| sound(head_of(&row.get::<_, String>(0)?));
            let Some(head) = connection.find(sql, params![table.to_string()], head)? else {
                return Ok(None);
            };
            Ok(Some(Stored { head, entries: tail(connection, table, 0)? }))
        })
    }

    fn tail(&self, table: TableId, from: u32) -> Later<'_, Vec<Entry>> {
        self.read(move |connection| tail(connection, table, from))
    }

    fn lengths(&self, tables: Vec<TableId>) -> Later<'_, Vec<(TableId, u32)>> {
        self.read(move |connection| {
            let mut query = connection
                .prepare_cached("SELECT max(ply) + 1 FROM actions WHERE table_id = ?1")?;
            let mut found = Vec::new();
            for table in tables {
                let length: Option<u32> = query.query_row([table.to_string()], |row| row.get(0))?;
                found.extend(length.map(|length| (table, length)));
            }
            Ok(found)
        })
    }

    fn rewrite(&self, table: TableId, lines: Vec<(u32, String)>) -> Later<'_, ()> {
        self.write(move |connection| {
            let sql = "UPDATE actions SET text = ?3 WHERE table_id = ?1 AND ply = ?2";
            let table = table.to_string();
            lines.iter().try_for_each(|(ply, text)| connection.run(sql, params![table, ply, text]))
        })
    }

    fn list(&self, list: List, limit: u32) -> Later<'_, Vec<(TableId, Status)>> {
        self.read(move |connection| {
            let listed =
                |row: &Row<'_>| Ok((id(row, 0)?, sound(status_of(&row.get::<_, String>(1)?))?));
            match list {
                List::Public(status) => {
                    let sql = "SELECT id, status FROM tables WHERE public = 1 AND status = ?1
                        ORDER BY touched DESC LIMIT ?2";
                    connection.all(sql, params![status.as_str(), limit], listed)
                }
                List::Of(player) | List::Traces(player) => {
                    let sql = "SELECT id, status FROM (
                            SELECT table_id, max(touched) AS latest FROM places
                            WHERE player = ?1 AND seat >= ?2
                            GROUP BY table_id ORDER BY latest DESC LIMIT ?3
                        ) JOIN tables ON id = table_id ORDER BY latest DESC";
                    let least = u32::from(matches!(list, List::Of(_)));
                    connection.all(sql, params![player.to_string(), least, limit], listed)
                }
            }
        })
    }

    fn abandoned(&self, open: Millis, unfinished: Millis, limit: u32) -> Later<'_, Vec<TableId>> {
        self.read(move |connection| {
            let sql = "SELECT id FROM tables
                JOIN (SELECT 'open' AS word, ?1 AS since UNION ALL SELECT 'playing', ?2)
                    ON word = status
                WHERE touched < since
                    AND NOT EXISTS (SELECT 1 FROM actions WHERE table_id = id AND at >= since)
                LIMIT ?3";
            connection.all(sql, params![open, unfinished, limit], |row| id(row, 0))
        })
    }

    fn remove(&self, table: TableId) -> Later<'_, ()> {
        self.write(move |connection| {
            let table = table.to_string();
            results::remove(connection, &table)?;
            for (from, key) in [
                ("actions", "table_id"),
                ("places", "table_id"),
                ("turns", "table_id"),
                ("calls", "table_id"),
                ("explore_due", "table_id"),
                ("reviews", "subject"),
                ("tables", "id"),
            ] {
                connection.run(&format!("DELETE FROM {from} WHERE {key} = ?1"), params![table])?;
            }
            Ok(())
        })
    }

    fn page(&self, after: Option<TableId>, limit: u32) -> Later<'_, Vec<TableId>> {
        self.read(move |connection| {
            let after = after.map(|id| id.to_string()).unwrap_or_default();
            let sql = "SELECT id FROM tables WHERE id > ?1 ORDER BY id LIMIT ?2";
            connection.all(sql, params![after, limit], |row| id(row, 0))
        })
    }

    fn count(&self) -> Later<'_, Vec<(Status, u64)>> {
        self.read(|connection| {
            let sql = "SELECT status, count(*) FROM tables GROUP BY status";
            connection.all(sql, &[], |row| {
                let status = sound(status_of(&row.get::<_, String>(0)?))?;
                Ok((status, u64::from(row.get::<_, u32>(1)?)))
            })
        })
    }

    fn claim(
        &self,
        node: NodeId,
        limit: u32,
        lease: Millis,
        due: Millis,
    ) -> Later<'_, Vec<TableId>> {
        Box::pin(async move {
            // Asked first, so that an idle server writes nothing.
            let is_due = move |connection: &Connection| {
                let sql = "SELECT 1 FROM turns
                    WHERE lease <= CASE WHEN node IS NULL THEN ?2 ELSE ?1 END LIMIT 1";
                connection.find(sql, params![now(), due], |_| Ok(()))
            };
            if self.read(is_due).await?.is_none() {
                return Ok(Vec::new());
            }
            let claim = move |connection: &Connection| {
                let sql = "UPDATE turns SET node = ?1, lease = ?2 WHERE table_id IN
                        (SELECT table_id FROM turns
                         WHERE lease <= CASE WHEN node IS NULL THEN ?5 ELSE ?3 END
                         ORDER BY lease LIMIT ?4)
                    RETURNING table_id";
                let now = now();
                let args = params![node.to_string(), now + lease, now, limit, due];
                connection.all(sql, args, |row| row.get::<_, String>(0))
            };
            self.write(claim).await?.iter().map(|id| id_of(id)).collect()
        })
    }

    fn defer(&self, node: NodeId, table: TableId, until: Millis) -> Later<'_, ()> {
        self.write(move |connection| {
            let sql = "UPDATE turns SET node = NULL, lease = ?3 WHERE table_id = ?1 AND node = ?2";
            connection.run(sql, params![table.to_string(), node.to_string(), until])
        })
    }

    fn renew(&self, node: NodeId, tables: Vec<TableId>, lease: Millis) -> Later<'_, ()> {
        self.write(move |connection| {
            let sql = "UPDATE turns SET lease = ?3 WHERE table_id = ?1 AND node = ?2";
            let node = node.to_string();
            tables.iter().try_for_each(|table| {
                connection.run(sql, params![table.to_string(), node, now() + lease])
            })
        })
    }

    fn release(&self, node: NodeId) -> Later<'_, ()> {
        self.write(move |connection| {
            let sql = "UPDATE turns SET node = NULL, lease = 0 WHERE node = ?1";
            connection.run(sql, params![node.to_string()])
        })
    }
}
