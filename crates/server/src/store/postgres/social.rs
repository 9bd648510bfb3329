//! What people keep about each other, in PostgreSQL.

use tokio_postgres::Row;

use super::Postgres;
use super::connection::Args;
use crate::id::PlayerId;
use crate::store::social::{Relation, Social};
use crate::store::{Later, id_of};

fn relation(row: &Row) -> Relation {
    Relation { follows: row.get(0), blocks: row.get(1), note: row.get(2) }
}

impl Social for Postgres {
    fn is_private(&self, player: PlayerId) -> Later<'_, bool> {
        Box::pin(async move {
            let sql = "SELECT 1 FROM recluses WHERE player = $1";
            Ok(!self.read(sql, &[&player.to_string()]).await?.is_empty())
        })
    }

    fn set_private(&self, player: PlayerId, private: bool) -> Later<'_, ()> {
        Box::pin(async move {
            let sql = match private {
                true => "INSERT INTO recluses (player) VALUES ($1) ON CONFLICT DO NOTHING",
                false => "DELETE FROM recluses WHERE player = $1",
            };
            self.write(sql, &[&player.to_string()]).await.map(|_| ())
        })
    }

    fn relation(&self, player: PlayerId, other: PlayerId) -> Later<'_, Relation> {
        Box::pin(async move {
            let sql =
                "SELECT follows, blocks, note FROM relations WHERE player = $1 AND other = $2";
            let rows = self.read(sql, &[&player.to_string(), &other.to_string()]).await?;
            Ok(rows.first().map(relation).unwrap_or_default())
        })
    }

    fn relate(
        &self,
        player: PlayerId,
        other: PlayerId,
        relation: Relation,
        most: u32,
    ) -> Later<'_, bool> {
        Box::pin(async move {
            let (player, other) = (player.to_string(), other.to_string());
            if relation == Relation::default() {
                let sql = "DELETE FROM relations WHERE player = $1 AND other = $2";
                return self.write(sql, &[&player, &other]).await.map(|_| true);
            }
            let sql = "INSERT INTO relations (player, other, follows, blocks, note)
                SELECT $1, $2, $3, $4, $5
                WHERE (SELECT count(*) FROM relations WHERE player = $1 AND other <> $2) < $6
                ON CONFLICT (player, other) DO UPDATE SET follows = excluded.follows,
                    blocks = excluded.blocks, note = excluded.note";
            let Relation { follows, blocks, note } = &relation;
            let args: Args<'_> = &[&player, &other, follows, blocks, note, &i64::from(most)];
            Ok(self.write(sql, args).await? == 1)
        })
    }

    fn relations(&self, player: PlayerId) -> Later<'_, Vec<(PlayerId, Relation)>> {
        Box::pin(async move {
            let sql = "SELECT follows, blocks, note, other FROM relations
                WHERE player = $1 ORDER BY other";
            let rows = self.read(sql, &[&player.to_string()]).await?;
            rows.iter().map(|row| Ok((id_of(row.get(3))?, relation(row)))).collect()
        })
    }
}
