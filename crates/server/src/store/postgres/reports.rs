//! Reports to the operator, and who holds which tables, in PostgreSQL.

use tokio_postgres::Row;

use super::connection::Args;
use super::{Postgres, texts};
use crate::id::{PlayerId, ReportId, TableId};
use crate::store::reports::HELD;
use crate::store::{
    Held, Holding, Later, Millis, Report, ReportStore, Reported, Reports, StoreError, id_of,
};

macro_rules! reports {
    ($which:literal) => {
        concat!(
            "SELECT id, at, reporter, table_id, ply, about, name, quote, reason, closed_at, \
             closed_by FROM reports WHERE ",
            $which,
            " ORDER BY at DESC, id LIMIT $1"
        )
    };
}

const OPEN: &str = reports!("closed_at IS NULL");
const CLOSED: &str = reports!("closed_at IS NOT NULL");
const BY: &str = reports!("reporter = $2");

impl ReportStore for Postgres {
    fn report(&self, report: Report, most: u32, since: Millis) -> Later<'_, Reported> {
        Box::pin(async move {
            let sql = "INSERT INTO reports
                (id, at, reporter, table_id, ply, about, name, quote, reason)
            SELECT $1::text, $2::int8, $3::text, $4::text, $5::int8, $6::text, $7::text, $8::text,
                $9::text
            WHERE (SELECT count(*) FROM reports WHERE reporter = $3 AND at > $10::int8) < $11::int8
            ON CONFLICT DO NOTHING";
            let [id, by, table, about] = [
                report.id.to_string(),
                report.by.to_string(),
                report.table.to_string(),
                report.about.to_string(),
            ];
            let (ply, most) = (report.ply.map_or(-1, i64::from), i64::from(most));
            let args: Args<'_> = &[
                &id,
                &report.at,
                &by,
                &table,
                &ply,
                &about,
                &report.name,
                &report.quote,
                &report.reason,
                &since,
                &most,
            ];
            if self.write(sql, args).await? == 1 {
                return Ok(Reported::Done);
            }
            let same = "SELECT 1 FROM reports
            WHERE reporter = $1 AND table_id = $2 AND about = $3 AND ply = $4";
            let there = self.read(same, &[&by, &table, &about, &ply]).await?;
            Ok(if there.is_empty() { Reported::TooMany } else { Reported::Again })
        })
    }

    fn reports(&self, which: Reports, limit: u32) -> Later<'_, Vec<Report>> {
        Box::pin(async move {
            let limit = i64::from(limit);
            let rows = match which {
                Reports::Open => self.read(OPEN, &[&limit]).await?,
                Reports::Closed => self.read(CLOSED, &[&limit]).await?,
                Reports::By(player) => self.read(BY, &[&limit, &player.to_string()]).await?,
            };
            rows.iter().map(read).collect()
        })
    }

    fn close_report(&self, id: ReportId, by: String, at: Millis) -> Later<'_, bool> {
        Box::pin(async move {
            let sql = "UPDATE reports SET closed_at = $2, closed_by = $3
            WHERE id = $1 AND closed_at IS NULL";
            Ok(self.write(sql, &[&id.to_string(), &at, &by]).await? == 1)
        })
    }

    fn forget_reports(&self, player: PlayerId) -> Later<'_, ()> {
        Box::pin(async move {
            let sql = "WITH gone AS (DELETE FROM reports WHERE about = $1)
            UPDATE reports SET reason = '' WHERE reporter = $1 AND about <> $1";
            self.write(sql, &[&player.to_string()]).await.map(|_| ())
        })
    }

    fn hold(&self, held: Held) -> Later<'_, ()> {
        Box::pin(async move {
            let sql = "WITH old AS (DELETE FROM held WHERE at < $6)
            INSERT INTO held (table_id, holding, player, network, at)
            VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING";
            let args: Args<'_> = &[
                &held.table.to_string(),
                &held.holding.as_str(),
                &held.player.to_string(),
                &held.network,
                &held.at,
                &(held.at - HELD),
            ];
            self.write(sql, args).await.map(|_| ())
        })
    }

    fn held(&self, player: PlayerId, network: String) -> Later<'_, Vec<Held>> {
        Box::pin(async move {
            let sql = "SELECT table_id, holding, player, network, at FROM held
            WHERE player = $1 OR network = $2";
            let held = |row: &Row| {
                let word: &str = row.get(1);
                Ok(Held {
                    table: id_of(row.get(0))?,
                    holding: Holding::parse(word)
                        .ok_or_else(|| StoreError::Corrupt(format!("held {word:?}")))?,
                    player: id_of(row.get(2))?,
                    network: row.get(3),
                    at: row.get(4),
                })
            };
            self.read(sql, &[&player.to_string(), &network]).await?.iter().map(held).collect()
        })
    }

    fn let_go(&self, tables: Vec<TableId>) -> Later<'_, ()> {
        Box::pin(async move {
            let sql = "DELETE FROM held WHERE table_id = ANY($1::text[])";
            self.write(sql, &[&texts(&tables)]).await.map(|_| ())
        })
    }
}

fn read(row: &Row) -> Result<Report, StoreError> {
    let closed: Option<Millis> = row.get(9);
    Ok(Report {
        id: id_of(row.get(0))?,
        at: row.get(1),
        by: id_of(row.get(2))?,
        table: id_of(row.get(3))?,
        ply: u32::try_from(row.get::<_, i64>(4)).ok(),
        about: id_of(row.get(5))?,
        name: row.get(6),
        quote: row.get(7),
        reason: row.get(8),
        closed: closed.zip(row.get(10)),
    })
}
