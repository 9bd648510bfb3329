//! People looking for an opponent, in PostgreSQL.

use super::{Postgres, connection};
use crate::id::PlayerId;
use crate::store::seeks::{Seek, Seeks};
use crate::store::{Later, id_of};

const TAKE: &str = "DELETE FROM seeks WHERE what = $1 AND player <> $2
    RETURNING player, table_id, at";

impl Seeks for Postgres {
    fn wait(&self, seek: Seek) -> Later<'_, bool> {
        Box::pin(async move {
            let (player, table) = (seek.player.to_string(), seek.table.to_string());
            let sql = "INSERT INTO seeks (what, player, table_id, at) VALUES ($1, $2, $3, $4)
                ON CONFLICT (what) DO UPDATE SET table_id = $3, at = $4
                WHERE seeks.player = $2";
            Ok(self.write(sql, &[&seek.what, &player, &table, &seek.at]).await? == 1)
        })
    }

    fn take(&self, what: String, player: PlayerId) -> Later<'_, Option<Seek>> {
        Box::pin(async move {
            let line = self.line();
            let there = line.get().await?;
            let rows = line.wait(there.query(TAKE, &[&what, &player.to_string()])).await;
            let rows = rows.map_err(|error| connection::failed(&error))?;
            let Some(row) = rows.first() else { return Ok(None) };
            let (player, table) = (id_of(row.get(0))?, id_of(row.get(1))?);
            Ok(Some(Seek { what, player, table, at: row.get(2) }))
        })
    }

    fn stop_waiting(&self, player: PlayerId) -> Later<'_, ()> {
        Box::pin(async move {
            let sql = "DELETE FROM seeks WHERE player = $1";
            self.write(sql, &[&player.to_string()]).await.map(|_| ())
        })
    }
}
