//! Events, in PostgreSQL.

use site::event::Event;
use site::result::Finished;
use tokio_postgres::Row;

use super::connection::Args;
use super::{Postgres, results};
use crate::id::{EventId, TableId};
use crate::store::events::{EventList, Events, Versioned, event_json, event_of, players};
use crate::store::{Later, StoreError, now};

/// The people who find an event among theirs are noted with it; those who left are not forgotten.
const ADD: &str = "WITH known AS (
        INSERT INTO event_players (player, event_id)
        SELECT unnest($6::text[]), $1 ON CONFLICT DO NOTHING
    )
    INSERT INTO events (id, version, public, live, touched, event)
    VALUES ($1, $7::bigint + 1, $2, $3, $4, $5) ON CONFLICT (id) DO NOTHING";
/// Other servers hear of it where it was changed.
const CHANGE: &str = "WITH known AS (
        INSERT INTO event_players (player, event_id)
        SELECT unnest($6::text[]), $1 ON CONFLICT DO NOTHING
    ), changed AS (
        UPDATE events SET version = version + 1, public = $2, live = $3, touched = $4, event = $5
        WHERE id = $1 AND version = $7::bigint RETURNING version
    )
    SELECT pg_notify('lutece', $8::text || ' event ' || $1 || ' ' || version) FROM changed";

fn versioned(row: &Row) -> Result<Versioned, StoreError> {
    event_of(row.get(0), row.get(1))
}

impl Events for Postgres {
    fn event(&self, id: EventId) -> Later<'_, Option<Versioned>> {
        Box::pin(async move {
            let sql = "SELECT version, event FROM events WHERE id = $1";
            let rows = self.read(sql, &[&id.to_string()]).await?;
            rows.first().map(versioned).transpose()
        })
    }

    fn put_event(&self, version: u32, event: Event) -> Later<'_, bool> {
        Box::pin(async move {
            let (id, json, players) = (event.id.to_string(), event_json(&event), players(&event));
            let (public, live, at) = (event.setup.public, event.is_live(), now());
            let before = i64::from(version);
            if version == 0 {
                let args: Args<'_> = &[&id, &public, &live, &at, &json, &players, &before];
                return Ok(self.write(ADD, args).await? == 1);
            }
            let own = self.own.to_string();
            let args: Args<'_> = &[&id, &public, &live, &at, &json, &players, &before, &own];
            Ok(self.write(CHANGE, args).await? == 1)
        })
    }

    fn events(&self, list: EventList, limit: u32) -> Later<'_, Vec<Versioned>> {
        Box::pin(async move {
            let limit = i64::from(limit);
            let rows = match list {
                EventList::Public => {
                    let sql = "SELECT version, event FROM events WHERE public
                        ORDER BY live DESC, touched DESC LIMIT $1";
                    self.read(sql, &[&limit]).await?
                }
                EventList::Of(player) => {
                    let sql = "SELECT version, event FROM event_players AS own
                            JOIN events AS e ON e.id = own.event_id WHERE own.player = $1
                        ORDER BY e.live DESC, e.touched DESC LIMIT $2";
                    self.read(sql, &[&player.to_string(), &limit]).await?
                }
                EventList::Live => {
                    let sql = "SELECT version, event FROM events WHERE live
                        ORDER BY touched DESC LIMIT $1";
                    self.read(sql, &[&limit]).await?
                }
                EventList::After(after) => {
                    let sql = "SELECT version, event FROM events WHERE id > $1
                        ORDER BY id LIMIT $2";
                    let after = after.map(|id| id.to_string()).unwrap_or_default();
                    self.read(sql, &[&after, &limit]).await?
                }
            };
            rows.iter().map(versioned).collect()
        })
    }

    fn results_of(&self, tables: Vec<TableId>) -> Later<'_, Vec<Finished>> {
        Box::pin(async move {
            let tables: Vec<String> = tables.iter().map(ToString::to_string).collect();
            let sql = "SELECT r.table_id, r.at, r.game, r.rated, r.early, r.public,
                    p.seat, p.player, p.place, p.points, p.ending, '[]'
                FROM results AS r JOIN parties AS p USING (table_id)
                WHERE r.table_id = ANY($1::text[])
                ORDER BY r.at, r.table_id, p.seat";
            results::some(&self.read(sql, &[&tables]).await?)
        })
    }
}
