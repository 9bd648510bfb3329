//! Tables, actions, the index of tables, and bots' turns in SQLite.

use rusqlite::{Connection, OptionalExtension as _, Result, params};

use super::{calls, explorer, failed, results};
use crate::id::{NodeId, TableId};
use crate::store::{
    Append, Appended, BotTurn, Entry, Head, List, Listing, Millis, Status, StoreError, Stored,
    head_json, head_of, id_of, now, status_of,
};

pub(super) fn create(connection: &Connection, head: &Head, first: &Append) -> Result<Appended> {
    let status = first.listing.as_ref().map_or(Status::Open, |listing| listing.status);
    let new = connection
        .prepare_cached(
            "INSERT INTO tables (id, head, public, status, touched) VALUES (?1, ?2, ?3, ?4, ?5)
             ON CONFLICT DO NOTHING",
        )?
        .execute(params![
            head.id.to_string(),
            head_json(head),
            head.public,
            status.as_str(),
            head.created
        ])?;
    if new == 0 { Ok(Appended::Taken) } else { append(connection, first) }
}

pub(super) fn append(connection: &Connection, append: &Append) -> Result<Appended> {
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
    connection
        .prepare_cached("UPDATE tables SET status = ?2, touched = ?3 WHERE id = ?1")?
        .execute(params![id, listing.status.as_str(), touched])?;
    let mut known: Vec<(String, u32)> = connection
        .prepare_cached("SELECT player, seat FROM places WHERE table_id = ?1")?
        .query_map([id], |row| Ok((row.get(0)?, row.get(1)?)))?
        .collect::<Result<_>>()?;
    let mut places: Vec<(String, u32)> = Vec::with_capacity(listing.places.len());
    places.extend(
        listing.places.iter().map(|(seat, player)| (player.to_string(), Listing::number(*seat))),
    );
    known.sort_unstable();
    places.sort_unstable();
    // Mostly nobody has come or gone.
    if known == places {
        let sql = "UPDATE places SET touched = ?2 WHERE table_id = ?1";
        return connection.prepare_cached(sql)?.execute(params![id, touched]).map(drop);
    }
    connection.prepare_cached("DELETE FROM places WHERE table_id = ?1")?.execute([id])?;
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
            connection.prepare_cached("DELETE FROM turns WHERE table_id = ?1")?.execute([id])?;
            return Ok(());
        }
        BotTurn::Mine(node, lease) => (Some(node.to_string()), now() + lease),
        BotTurn::Due => (None, 0),
        BotTurn::Until(at) => (None, at),
    };
    connection
        .prepare_cached(
            "INSERT INTO turns (table_id, node, lease) VALUES (?1, ?2, ?3)
             ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, lease = excluded.lease",
        )?
        .execute(params![id, node, lease])?;
    Ok(())
}

pub(super) fn load(connection: &Connection, table: TableId) -> Result<Option<Stored>, StoreError> {
    let head: Option<String> = connection
        .prepare_cached("SELECT head FROM tables WHERE id = ?1")
        .and_then(|mut query| query.query_row([table.to_string()], |row| row.get(0)).optional())
        .map_err(|error| failed(&error))?;
    let Some(head) = head else { return Ok(None) };
    let entries = tail(connection, table, 0).map_err(|error| failed(&error))?;
    Ok(Some(Stored { head: head_of(&head)?, entries }))
}

pub(super) fn tail(connection: &Connection, table: TableId, from: u32) -> Result<Vec<Entry>> {
    connection
        .prepare_cached(
            "SELECT at, click, text FROM actions WHERE table_id = ?1 AND ply >= ?2 ORDER BY ply",
        )?
        .query_map(params![table.to_string(), from], |row| {
            Ok(Entry { at: row.get(0)?, click: row.get(1)?, text: row.get(2)? })
        })?
        .collect()
}

pub(super) fn lengths(connection: &Connection, tables: &[TableId]) -> Result<Vec<(TableId, u32)>> {
    let mut query =
        connection.prepare_cached("SELECT max(ply) + 1 FROM actions WHERE table_id = ?1")?;
    let mut found = Vec::new();
    for &table in tables {
        let length: Option<u32> = query.query_row([table.to_string()], |row| row.get(0))?;
        found.extend(length.map(|length| (table, length)));
    }
    Ok(found)
}

pub(super) fn rewrite(
    connection: &Connection,
    table: TableId,
    lines: &[(u32, String)],
) -> Result<()> {
    let mut update = connection
        .prepare_cached("UPDATE actions SET text = ?3 WHERE table_id = ?1 AND ply = ?2")?;
    for (ply, text) in lines {
        update.execute(params![table.to_string(), ply, text])?;
    }
    Ok(())
}

pub(super) fn list(
    connection: &Connection,
    list: List,
    limit: u32,
) -> Result<Vec<(TableId, Status)>, StoreError> {
    let pair = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, row.get(1)?));
    let rows: Result<Vec<(String, String)>> = match list {
        List::Public(status) => connection
            .prepare_cached(
                "SELECT id, status FROM tables WHERE public = 1 AND status = ?1
                 ORDER BY touched DESC LIMIT ?2",
            )
            .and_then(|mut query| {
                query.query_map(params![status.as_str(), limit], pair)?.collect()
            }),
        List::Of(player) | List::Traces(player) => connection
            .prepare_cached(
                "SELECT id, status FROM (
                     SELECT table_id, max(touched) AS latest FROM places
                     WHERE player = ?1 AND seat >= ?2
                     GROUP BY table_id ORDER BY latest DESC LIMIT ?3
                 ) JOIN tables ON id = table_id ORDER BY latest DESC",
            )
            .and_then(|mut query| {
                let least = u32::from(matches!(list, List::Of(_)));
                query.query_map(params![player.to_string(), least, limit], pair)?.collect()
            }),
    };
    rows.map_err(|error| failed(&error))?
        .iter()
        .map(|(id, status)| Ok((id_of(id)?, status_of(status)?)))
        .collect()
}

pub(super) fn page(
    connection: &Connection,
    after: Option<TableId>,
    limit: u32,
) -> Result<Vec<TableId>, StoreError> {
    let after = after.map(|id| id.to_string()).unwrap_or_default();
    let ids: Result<Vec<String>> = connection
        .prepare_cached("SELECT id FROM tables WHERE id > ?1 ORDER BY id LIMIT ?2")
        .and_then(|mut query| query.query_map(params![after, limit], |row| row.get(0))?.collect());
    ids.map_err(|error| failed(&error))?.iter().map(|id| id_of(id)).collect()
}

pub(super) fn abandoned(
    connection: &Connection,
    open: Millis,
    unfinished: Millis,
    limit: u32,
) -> Result<Vec<TableId>, StoreError> {
    let sql = "SELECT id FROM tables
        JOIN (SELECT 'open' AS word, ?1 AS since UNION ALL SELECT 'playing', ?2) ON word = status
        WHERE touched < since
            AND NOT EXISTS (SELECT 1 FROM actions WHERE table_id = id AND at >= since)
        LIMIT ?3";
    let ids: Result<Vec<String>> = connection.prepare_cached(sql).and_then(|mut query| {
        query.query_map(params![open, unfinished, limit], |row| row.get(0))?.collect()
    });
    ids.map_err(|error| failed(&error))?.iter().map(|id| id_of(id)).collect()
}

pub(super) fn remove(connection: &Connection, table: TableId) -> Result<()> {
    results::remove(connection, &table.to_string())?;
    for (from, key) in [
        ("actions", "table_id"),
        ("places", "table_id"),
        ("turns", "table_id"),
        ("calls", "table_id"),
        ("explore_due", "table_id"),
        ("reviews", "subject"),
        ("tables", "id"),
    ] {
        let sql = format!("DELETE FROM {from} WHERE {key} = ?1");
        connection.prepare_cached(&sql)?.execute([table.to_string()])?;
    }
    Ok(())
}

pub(super) fn count(connection: &Connection) -> Result<Vec<(Status, u64)>, StoreError> {
    let rows: Result<Vec<(String, u32)>> = connection
        .prepare_cached("SELECT status, count(*) FROM tables GROUP BY status")
        .and_then(|mut query| query.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect());
    rows.map_err(|error| failed(&error))?
        .iter()
        .map(|(status, count)| Ok((status_of(status)?, u64::from(*count))))
        .collect()
}

pub(super) fn claim(
    connection: &Connection,
    node: NodeId,
    limit: u32,
    lease: Millis,
    due: Millis,
) -> Result<Vec<String>> {
    connection
        .prepare_cached(
            "UPDATE turns SET node = ?1, lease = ?2 WHERE table_id IN
             (SELECT table_id FROM turns WHERE lease <= CASE WHEN node IS NULL THEN ?5 ELSE ?3 END
              ORDER BY lease LIMIT ?4)
             RETURNING table_id",
        )?
        .query_map(params![node.to_string(), now() + lease, now(), limit, due], |row| row.get(0))?
        .collect()
}

/// Whether there is anything to claim. Asked first, so that an idle server writes nothing.
pub(super) fn is_due(connection: &Connection, due: Millis) -> Result<bool> {
    connection
        .prepare_cached(
            "SELECT EXISTS (SELECT 1 FROM turns
             WHERE lease <= CASE WHEN node IS NULL THEN ?2 ELSE ?1 END)",
        )?
        .query_row([now(), due], |row| row.get(0))
}

pub(super) fn defer(
    connection: &Connection,
    node: NodeId,
    table: TableId,
    until: Millis,
) -> Result<()> {
    connection
        .prepare_cached(
            "UPDATE turns SET node = NULL, lease = ?3 WHERE table_id = ?1 AND node = ?2",
        )?
        .execute(params![table.to_string(), node.to_string(), until])?;
    Ok(())
}

pub(super) fn renew(
    connection: &Connection,
    node: NodeId,
    tables: &[TableId],
    lease: Millis,
) -> Result<()> {
    let mut update = connection
        .prepare_cached("UPDATE turns SET lease = ?3 WHERE table_id = ?1 AND node = ?2")?;
    for table in tables {
        update.execute(params![table.to_string(), node.to_string(), now() + lease])?;
    }
    Ok(())
}

pub(super) fn release(connection: &Connection, node: NodeId) -> Result<()> {
    connection
        .prepare_cached("UPDATE turns SET node = NULL, lease = 0 WHERE node = ?1")?
        .execute([node.to_string()])?;
    Ok(())
}
