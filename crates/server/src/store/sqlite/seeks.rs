//! People looking for an opponent, in SQLite.

use rusqlite::params;

use super::Sqlite;
use super::ask::Ask as _;
use crate::id::{PlayerId, TableId};
use crate::store::seeks::{Seek, Seeks};
use crate::store::{Later, Millis, id_of};

impl Seeks for Sqlite {
    fn wait(&self, seek: Seek) -> Later<'_, bool> {
        self.write(move |connection| {
            let (player, table) = (seek.player.to_string(), seek.table.to_string());
            let sql = "INSERT INTO seeks (what, player, table_id, at) VALUES (?1, ?2, ?3, ?4)
                ON CONFLICT (what) DO UPDATE SET table_id = ?3, at = ?4 WHERE player = ?2";
            Ok(connection.change(sql, params![seek.what, player, table, seek.at])? == 1)
        })
    }

    fn take(&self, what: String, player: PlayerId) -> Later<'_, Option<Seek>> {
        Box::pin(async move {
            let asked = what.clone();
            let found: Option<(String, String, Millis)> = self
                .write(move |connection| {
                    let sql = "DELETE FROM seeks WHERE what = ?1 AND player <> ?2
                        RETURNING player, table_id, at";
                    connection.find(sql, params![asked, player.to_string()], |row| {
                        Ok((row.get(0)?, row.get(1)?, row.get(2)?))
                    })
                })
                .await?;
            let seek = |(player, table, at): (String, String, Millis)| {
                let (player, table): (PlayerId, TableId) = (id_of(&player)?, id_of(&table)?);
                Ok(Seek { what, player, table, at })
            };
            found.map(seek).transpose()
        })
    }

    fn stop_waiting(&self, player: PlayerId) -> Later<'_, ()> {
        self.write(move |connection| {
            let sql = "DELETE FROM seeks WHERE player = ?1";
            connection.run(sql, params![player.to_string()])
        })
    }
}
