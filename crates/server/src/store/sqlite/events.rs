//! Events, in SQLite.

use rusqlite::types::Value;
use rusqlite::{Connection, Result, Row, ToSql, params};
use site::event::Event;
use site::result::Finished;

use super::ask::{Ask as _, sound};
use super::{Sqlite, results};
use crate::id::{EventId, TableId};
use crate::store::events::{EventList, Events, Versioned, event_json, event_of, players};
use crate::store::{Later, now};

fn put(connection: &Connection, version: u32, event: &Event, json: &str) -> Result<bool> {
    let (id, public, live) = (event.id.to_string(), event.setup.public, event.is_live());
    let changed = match version {
        0 => {
            let sql = "INSERT OR IGNORE INTO events (id, version, public, live, touched, event)
                VALUES (?1, 1, ?2, ?3, ?4, ?5)";
            connection.change(sql, params![id, public, live, now(), json])?
        }
        _ => {
            let sql = "UPDATE events SET version = version + 1, public = ?2, live = ?3,
                    touched = ?4, event = ?5
                WHERE id = ?1 AND version = ?6";
            connection.change(sql, params![id, public, live, now(), json, version])?
        }
    };
    if changed == 0 {
        return Ok(false);
    }
    let sql = "INSERT OR IGNORE INTO event_players (player, event_id) VALUES (?1, ?2)";
    for player in players(event) {
        connection.run(sql, params![player, id])?;
    }
    Ok(true)
}

fn versioned(row: &Row<'_>) -> Result<Versioned> {
    sound(event_of(row.get(0)?, &row.get::<_, String>(1)?))
}

impl Events for Sqlite {
    fn event(&self, id: EventId) -> Later<'_, Option<Versioned>> {
        self.read(move |connection| {
            let sql = "SELECT version, event FROM events WHERE id = ?1";
            connection.find(sql, params![id.to_string()], versioned)
        })
    }

    fn put_event(&self, version: u32, event: Event) -> Later<'_, bool> {
        let json = event_json(&event);
        self.write(move |connection| put(connection, version, &event, &json))
    }

    fn events(&self, list: EventList, limit: u32) -> Later<'_, Vec<Versioned>> {
        let (sql, args): (&str, Vec<Value>) = match list {
            EventList::Public => (
                "SELECT version, event FROM events WHERE public = 1
                 ORDER BY live DESC, touched DESC LIMIT ?1",
                vec![],
            ),
            EventList::Of(player) => (
                "SELECT version, event FROM event_players AS own
                     JOIN events AS e ON e.id = own.event_id WHERE own.player = ?1
                 ORDER BY e.live DESC, e.touched DESC LIMIT ?2",
                vec![player.to_string().into()],
            ),
            EventList::Live => (
                "SELECT version, event FROM events WHERE live = 1 ORDER BY touched DESC LIMIT ?1",
                vec![],
            ),
            EventList::After(after) => (
                "SELECT version, event FROM events WHERE id > ?1 ORDER BY id LIMIT ?2",
                vec![after.map(|id| id.to_string()).unwrap_or_default().into()],
            ),
        };
        self.read(move |connection| {
            let args: Vec<&dyn ToSql> =
                args.iter().map(|it| it as _).chain([&limit as _]).collect();
            connection.all(sql, &args, versioned)
        })
    }

    fn results_of(&self, tables: Vec<TableId>) -> Later<'_, Vec<Finished>> {
        self.read(move |connection| {
            let mut found = Vec::with_capacity(tables.len());
            for table in tables {
                found.extend(results::of_table(connection, table)?);
            }
            Ok(found)
        })
    }
}
