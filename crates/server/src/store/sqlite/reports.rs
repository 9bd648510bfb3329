//! Reports to the operator, and who holds which tables, in SQLite.

use rusqlite::{Connection, Result, Row, params};

use super::Sqlite;
use super::ask::{Args, Ask as _, id, sound};
use crate::id::{PlayerId, ReportId, TableId};
use crate::store::reports::HELD;
use crate::store::{
    Held, Holding, Later, Millis, Report, ReportStore, Reported, Reports, StoreError,
};

fn add(connection: &Connection, report: &Report, most: u32, since: Millis) -> Result<Reported> {
    let (by, table, about) =
        (report.by.to_string(), report.table.to_string(), report.about.to_string());
    let ply = report.ply.map_or(-1, i64::from);
    let count = |sql, args: Args<'_>| connection.query_row(sql, args, |row| row.get::<_, i64>(0));
    let same = "SELECT count(*) FROM reports
        WHERE reporter = ?1 AND table_id = ?2 AND about = ?3 AND ply = ?4";
    if count(same, params![by, table, about, ply])? > 0 {
        return Ok(Reported::Again);
    }
    let lately = "SELECT count(*) FROM reports WHERE reporter = ?1 AND at > ?2";
    if count(lately, params![by, since])? >= i64::from(most) {
        return Ok(Reported::TooMany);
    }
    let Report { at, name, quote, reason, .. } = report;
    connection.run(
        "INSERT INTO reports (id, at, reporter, table_id, ply, about, name, quote, reason)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
        params![report.id.to_string(), at, by, table, ply, about, name, quote, reason],
    )?;
    Ok(Reported::Done)
}

fn report(row: &Row<'_>) -> Result<Report> {
    let closed: Option<Millis> = row.get(9)?;
    Ok(Report {
        id: id(row, 0)?,
        at: row.get(1)?,
        by: id(row, 2)?,
        table: id(row, 3)?,
        ply: u32::try_from(row.get::<_, i64>(4)?).ok(),
        about: id(row, 5)?,
        name: row.get(6)?,
        quote: row.get(7)?,
        reason: row.get(8)?,
        closed: closed.zip(row.get(10)?),
    })
}

fn held(row: &Row<'_>) -> Result<Held> {
    let word: String = row.get(1)?;
    let holding = Holding::parse(&word);
    Ok(Held {
        table: id(row, 0)?,
        holding: sound(holding.ok_or_else(|| StoreError::Corrupt(format!("held {word:?}"))))?,
        player: id(row, 2)?,
        network: row.get(3)?,
        at: row.get(4)?,
    })
}

impl ReportStore for Sqlite {
    fn report(&self, report: Report, most: u32, since: Millis) -> Later<'_, Reported> {
        self.write(move |connection| add(connection, &report, most, since))
    }

    fn reports(&self, which: Reports, limit: u32) -> Later<'_, Vec<Report>> {
        self.read(move |connection| {
            let (filter, by) = match which {
                Reports::Open => ("closed_at IS NULL", String::new()),
                Reports::Closed => ("closed_at IS NOT NULL", String::new()),
                Reports::By(player) => ("reporter = ?2", player.to_string()),
            };
            let sql = format!(
                "SELECT id, at, reporter, table_id, ply, about, name, quote, reason, closed_at,
                     closed_by
                 FROM reports WHERE ?2 = ?2 AND {filter} ORDER BY at DESC, id LIMIT ?1"
            );
            connection.all(&sql, params![limit, by], report)
        })
    }

    fn close_report(&self, id: ReportId, by: String, at: Millis) -> Later<'_, bool> {
        self.write(move |connection| {
            let sql = "UPDATE reports SET closed_at = ?2, closed_by = ?3
                WHERE id = ?1 AND closed_at IS NULL";
            Ok(connection.change(sql, params![id.to_string(), at, by])? == 1)
        })
    }

    fn forget_reports(&self, player: PlayerId) -> Later<'_, ()> {
        self.write(move |connection| {
            let player = player.to_string();
            connection.run("DELETE FROM reports WHERE about = ?1", params![player])?;
            let sql = "UPDATE reports SET reason = '' WHERE reporter = ?1";
            connection.run(sql, params![player])
        })
    }

    fn hold(&self, held: Held) -> Later<'_, ()> {
        self.write(move |connection| {
            connection.run("DELETE FROM held WHERE at < ?1", params![held.at - HELD])?;
            let sql = "INSERT INTO held (table_id, holding, player, network, at)
                VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT DO NOTHING";
            let (table, player) = (held.table.to_string(), held.player.to_string());
            connection
                .run(sql, params![table, held.holding.as_str(), player, held.network, held.at])
        })
    }

    fn held(&self, player: PlayerId, network: String) -> Later<'_, Vec<Held>> {
        self.read(move |connection| {
            let sql = "SELECT table_id, holding, player, network, at FROM held
                WHERE player = ?1 OR network = ?2";
            connection.all(sql, params![player.to_string(), network], held)
        })
    }

    fn let_go(&self, tables: Vec<TableId>) -> Later<'_, ()> {
        self.write(move |connection| {
            let sql = "DELETE FROM held WHERE table_id = ?1";
            tables.iter().try_for_each(|table| connection.run(sql, params![table.to_string()]))
        })
    }
}
