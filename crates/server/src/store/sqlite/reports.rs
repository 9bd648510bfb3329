//! Reports to the operator, and who holds which tables, in SQLite.

use rusqlite::{Connection, Result, Row, params};

use super::failed;
use crate::id::{PlayerId, ReportId, TableId};
use crate::store::reports::HELD;
use crate::store::{Held, Holding, Millis, Report, Reported, Reports, StoreError, id_of};

const COLUMNS: &str =
    "id, at, reporter, table_id, ply, about, name, quote, reason, closed_at, closed_by";

pub(super) fn add(
    connection: &Connection,
    report: &Report,
    most: u32,
    since: Millis,
) -> Result<Reported> {
    let (by, table, about) =
        (report.by.to_string(), report.table.to_string(), report.about.to_string());
    let ply = report.ply.map_or(-1, i64::from);
    let same = "SELECT count(*) FROM reports
        WHERE reporter = ?1 AND table_id = ?2 AND about = ?3 AND ply = ?4";
    if connection.query_row(same, params![by, table, about, ply], |row| row.get::<_, i64>(0))? > 0 {
        return Ok(Reported::Again);
    }
    let lately = "SELECT count(*) FROM reports WHERE reporter = ?1 AND at > ?2";
    let lately: i64 = connection.query_row(lately, params![by, since], |row| row.get(0))?;
    if lately >= i64::from(most) {
        return Ok(Reported::TooMany);
    }
    connection.execute(
        "INSERT INTO reports (id, at, reporter, table_id, ply, about, name, quote, reason)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
        params![
            report.id.to_string(),
            report.at,
            by,
            table,
            ply,
            about,
            report.name,
            report.quote,
            report.reason
        ],
    )?;
    Ok(Reported::Done)
}

pub(super) fn list(
    connection: &Connection,
    which: Reports,
    limit: u32,
) -> Result<Vec<Report>, StoreError> {
    let (filter, by) = match which {
        Reports::Open => ("closed_at IS NULL", String::new()),
        Reports::Closed => ("closed_at IS NOT NULL", String::new()),
        Reports::By(player) => ("reporter = ?2", player.to_string()),
    };
    let sql = format!(
        "SELECT {COLUMNS} FROM reports WHERE ?2 = ?2 AND {filter} ORDER BY at DESC, id LIMIT ?1"
    );
    let rows = connection.prepare_cached(&sql).and_then(|mut query| {
        query.query_map(params![limit, by], read)?.collect::<Result<Vec<_>>>()
    });
    rows.map_err(|error| failed(&error))?.into_iter().collect()
}

fn read(row: &Row<'_>) -> Result<Result<Report, StoreError>> {
    let text = |at: usize| row.get::<_, String>(at);
    let (id, by, table, about) = (text(0)?, text(2)?, text(3)?, text(5)?);
    let (at, ply): (Millis, i64) = (row.get(1)?, row.get(4)?);
    let (name, quote, reason) = (text(6)?, text(7)?, text(8)?);
    let closed = row.get::<_, Option<Millis>>(9)?.zip(row.get::<_, Option<String>>(10)?);
    Ok((|| {
        Ok(Report {
            id: id_of(&id)?,
            at,
            by: id_of(&by)?,
            table: id_of(&table)?,
            ply: u32::try_from(ply).ok(),
            about: id_of(&about)?,
            name,
            quote,
            reason,
            closed,
        })
    })())
}

pub(super) fn close(connection: &Connection, id: ReportId, by: &str, at: Millis) -> Result<bool> {
    let sql = "UPDATE reports SET closed_at = ?2, closed_by = ?3
        WHERE id = ?1 AND closed_at IS NULL";
    Ok(connection.execute(sql, params![id.to_string(), at, by])? == 1)
}

pub(super) fn forget(connection: &Connection, player: PlayerId) -> Result<()> {
    let player = player.to_string();
    connection.execute("DELETE FROM reports WHERE about = ?1", [&player])?;
    connection.execute("UPDATE reports SET reason = '' WHERE reporter = ?1", [&player])?;
    Ok(())
}

pub(super) fn hold(connection: &Connection, held: &Held) -> Result<()> {
    let old = [held.at - HELD];
    connection.prepare_cached("DELETE FROM held WHERE at < ?1")?.execute(old)?;
    let sql =
        "INSERT INTO held (table_id, holding, player, network, at) VALUES (?1, ?2, ?3, ?4, ?5)
        ON CONFLICT DO NOTHING";
    connection.prepare_cached(sql)?.execute(params![
        held.table.to_string(),
        held.holding.as_str(),
        held.player.to_string(),
        held.network,
        held.at
    ])?;
    Ok(())
}

type HeldColumns = (String, String, String, String, Millis);

pub(super) fn held(
    connection: &Connection,
    player: PlayerId,
    network: &str,
) -> Result<Vec<Held>, StoreError> {
    let sql = "SELECT table_id, holding, player, network, at FROM held
        WHERE player = ?1 OR network = ?2";
    let rows: Result<Vec<HeldColumns>> = connection.prepare_cached(sql).and_then(|mut query| {
        let read =
            |row: &Row<'_>| Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?, row.get(4)?));
        query.query_map(params![player.to_string(), network], read)?.collect()
    });
    let rows = rows.map_err(|error| failed(&error))?;
    rows.into_iter()
        .map(|(table, holding, player, network, at)| {
            let holding = Holding::parse(&holding)
                .ok_or_else(|| StoreError::Corrupt(format!("held {holding:?}")))?;
            Ok(Held { table: id_of(&table)?, holding, player: id_of(&player)?, network, at })
        })
        .collect()
}

pub(super) fn let_go(connection: &Connection, tables: &[TableId]) -> Result<()> {
    let mut delete = connection.prepare_cached("DELETE FROM held WHERE table_id = ?1")?;
    for table in tables {
        delete.execute([table.to_string()])?;
    }
    Ok(())
}
