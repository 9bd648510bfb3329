//! Results and ratings in SQLite.

use rusqlite::{Connection, Result, Row, params};

use super::ask::{Args, Ask as _, id, sound};
use super::{Sqlite, feats};
use crate::id::{PlayerId, TableId};
use crate::store::Later;
use crate::store::results::{
    Filter, Ground, RatingStep, Record, Results, Rival, ending_of, games, seat_of, sheet_json,
};
use site::rating::{CERTAIN, Rating, Standing};
use site::result::{Finished, Key, Party, Pool, Who};

/// Adds a result, with the append that ends the game.
pub(super) fn put(connection: &Connection, result: &Finished) -> Result<()> {
    let (table, seats) = (result.table.to_string(), result.pool().seats);
    let Finished { at, game, rated, early, public, .. } = result;
    let sql = "INSERT INTO results (table_id, at, game, seats, rated, early, public, counted)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, 0)";
    connection.run(sql, params![table, at, game, seats, rated, early, public])?;
    let sql =
        "INSERT INTO parties (table_id, seat, player, at, game, seats, place, points, ending, sheet)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)";
    for party in &result.parties {
        let (seat, who, place) = (party.seat.number() as u32, party.who.to_string(), party.place);
        let (points, ending, sheet) =
            (party.points, party.ending.as_str(), sheet_json(&party.sheet));
        connection
            .run(sql, params![table, seat, who, at, game, seats, place, points, ending, sheet])?;
    }
    feats::put(connection, result)
}

/// Removes the result of a table.
pub(super) fn remove(connection: &Connection, table: &str) -> Result<()> {
    for from in ["parties", "feats", "results"] {
        let sql = format!("DELETE FROM {from} WHERE table_id = ?1");
        connection.run(&sql, params![table])?;
    }
    Ok(())
}

const COLUMNS: &str = "r.table_id, r.at, r.game, r.rated, r.early, r.public,
    p.seat, p.player, p.place, p.points, p.ending, p.sheet";

/// The columns of a result and one seat of it.
fn seat(row: &Row<'_>, sheets: bool) -> Result<(Finished, Party)> {
    let sheet = match sheets {
        true => serde_json::from_str(&row.get::<_, String>(11)?).unwrap_or_default(),
        false => Vec::new(),
    };
    let party = Party {
        seat: sound(seat_of(row.get(6)?))?,
        who: id(row, 7)?,
        place: row.get(8)?,
        points: row.get(9)?,
        ending: sound(ending_of(&row.get::<_, String>(10)?))?,
        sheet,
        feats: Vec::new(),
    };
    let game = Finished {
        table: id(row, 0)?,
        at: row.get(1)?,
        game: row.get(2)?,
        rated: row.get(3)?,
        early: row.get(4)?,
        public: row.get(5)?,
        parties: Vec::new(),
    };
    Ok((game, party))
}

fn some(connection: &Connection, sql: &str, args: Args<'_>, sheets: bool) -> Result<Vec<Finished>> {
    connection.all(sql, args, |row| seat(row, sheets)).map(games)
}

/// The result of a table, without sheets.
pub(super) fn of_table(connection: &Connection, table: TableId) -> Result<Vec<Finished>> {
    let sql = format!(
        "SELECT {COLUMNS} FROM results AS r JOIN parties AS p USING (table_id)
         WHERE r.table_id = ?1 ORDER BY p.seat"
    );
    some(connection, &sql, params![table.to_string()], false)
}

/// The columns rating, deviation, volatility, games and time, from one on.
fn standing(row: &Row<'_>, from: usize) -> Result<Standing> {
    let rating = Rating {
        value: row.get(from)?,
        deviation: row.get(from + 1)?,
        volatility: row.get(from + 2)?,
    };
    Ok(Standing { rating, games: row.get(from + 3)?, at: row.get(from + 4)? })
}

/// The columns game and seats, from one on.
fn pool(row: &Row<'_>) -> Result<Pool> {
    Ok(Pool { game: row.get(0)?, seats: row.get(1)? })
}

fn put_step(connection: &Connection, step: &RatingStep) -> Result<bool> {
    let RatingStep { pool, first, .. } = step;
    let sql =
        "INSERT INTO rating_steps (game, seats, step) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING";
    if connection.change(sql, params![pool.game, pool.seats, step.step])? == 0 {
        return Ok(false);
    }
    let from = params![pool.game, pool.seats, first.at, first.table.to_string()];
    for sql in [
        "DELETE FROM ratings
         WHERE game = ?1 AND seats = ?2 AND (at, table_id) >= (?3, ?4)",
        "UPDATE results SET counted = 0
         WHERE game = ?1 AND seats = ?2 AND rated = 1 AND counted = 1
             AND (at, table_id) >= (?3, ?4)",
    ] {
        connection.run(sql, from)?;
    }
    for table in &step.games {
        let sql = "UPDATE results SET counted = 1 WHERE table_id = ?1";
        connection.run(sql, params![table.to_string()])?;
    }
    let sql = "INSERT INTO ratings
            (game, seats, player, at, table_id, rating, deviation, volatility, games)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)";
    for it in &step.rated {
        let Standing { rating: Rating { value, deviation, volatility }, games, .. } = it.standing;
        let (Pool { game, seats }, who, at) = (pool, it.who.to_string(), it.key.at);
        let table = it.key.table.to_string();
        let args = params![game, seats, who, at, table, value, deviation, volatility, games];
        connection.run(sql, args)?;
    }
    let sql = "INSERT OR REPLACE INTO standings
            (game, seats, player, rating, deviation, volatility, games, at)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)";
    for it in step.latest() {
        let Standing { rating: Rating { value, deviation, volatility }, games, at } = it.standing;
        let (Pool { game, seats }, who) = (pool, it.who.to_string());
        connection.run(sql, params![game, seats, who, value, deviation, volatility, games, at])?;
    }
    Ok(true)
}

/// Somebody's games by a filter.
fn games_sql() -> String {
    format!(
        "SELECT {COLUMNS} FROM (
             SELECT r.* FROM parties AS own JOIN results AS r USING (table_id)
             WHERE own.player = ?1
                 AND own.seat = (SELECT min(seat) FROM parties AS twin
                     WHERE twin.table_id = own.table_id AND +twin.player = ?1)
                 AND (?2 IS NULL OR own.game = ?2)
                 AND (?3 IS NULL OR own.seats = ?3)
                 AND (?4 IS NULL OR (own.place = 1) = ?4)
                 AND (?5 IS NULL OR EXISTS (SELECT 1 FROM parties AS other
                     WHERE other.table_id = own.table_id AND +other.player = ?5
                         AND other.seat <> own.seat))
                 AND (?6 = 0 OR r.public = 1)
                 AND (?7 IS NULL OR (own.at, own.table_id) < (?7, ?8))
             ORDER BY own.at DESC, own.table_id DESC LIMIT ?9
         ) AS r JOIN parties AS p USING (table_id)
         ORDER BY r.at DESC, r.table_id DESC, p.seat"
    )
}

/// Somebody's games in numbers.
const RECORD: &str = "SELECT p.game, p.seats, count(*), sum(p.place = 1),
        avg(CASE WHEN p.ending = 'stayed' AND r.early = 0 THEN p.points END),
        max(CASE WHEN p.ending = 'stayed' THEN p.points END),
        -- That of the row with the most points: SQLite says so.
        p.table_id
    FROM parties AS p JOIN results AS r USING (table_id)
    WHERE p.player = ?1 AND (?2 = 0 OR r.public = 1)
        AND NOT EXISTS (SELECT 1 FROM parties AS twin WHERE twin.table_id = p.table_id
            AND +twin.player = ?1 AND twin.seat <> p.seat)
    GROUP BY p.game, p.seats ORDER BY p.game, p.seats";

/// Against whom they played most.
const RIVALS: &str = "SELECT other.player, count(*), sum(own.place < other.place),
        sum(own.place > other.place)
    FROM parties AS own JOIN parties AS other USING (table_id)
    JOIN results AS r USING (table_id)
    WHERE own.player = ?1 AND other.player <> ?1 AND (?2 = 0 OR r.public = 1)
    GROUP BY other.player ORDER BY count(*) DESC, other.player LIMIT ?3";

/// Where they stand.
const STANDINGS: &str =
    "SELECT game, seats, rating, deviation, volatility, games, at FROM standings
    WHERE player = ?1 ORDER BY game, seats";

/// How that went.
const CURVE: &str = "SELECT rating, deviation, volatility, games, at FROM ratings
    WHERE game = ?1 AND seats = ?2 AND player = ?3
    ORDER BY at DESC, table_id DESC LIMIT ?4";

/// The same if they show it.
const PUBLIC: &str = "SELECT game, seats, rating, deviation, volatility, games, at FROM standings
    WHERE player = ?1 AND (player LIKE 'bot:%'
        OR EXISTS (SELECT 1 FROM accounts WHERE id = player))
        AND NOT EXISTS (SELECT 1 FROM recluses WHERE recluses.player = ?1)";

impl Results for Sqlite {
    fn pools_due(&self) -> Later<'_, Vec<Pool>> {
        let sql = "SELECT DISTINCT game, seats FROM results WHERE rated = 1 AND counted = 0";
        self.read(move |connection| connection.all(sql, &[], pool))
    }

    fn ground(&self, pool: Pool) -> Later<'_, Ground> {
        self.read(move |connection| {
            let args = params![pool.game, pool.seats];
            let sql = "SELECT max(step) FROM rating_steps WHERE game = ?1 AND seats = ?2";
            let step: Option<i64> = connection.query_row(sql, args, |row| row.get(0))?;
            let sql = "SELECT at, table_id FROM results
                WHERE game = ?1 AND seats = ?2 AND rated = 1 AND counted = 0
                ORDER BY at, table_id LIMIT 1";
            let key = |row: &Row<'_>| Ok(Key { at: row.get(0)?, table: id(row, 1)? });
            Ok(Ground { step: step.unwrap_or(0), first: connection.find(sql, args, key)? })
        })
    }

    fn rated_games(&self, pool: Pool, from: Key, limit: u32) -> Later<'_, Vec<Finished>> {
        self.read(move |connection| {
            let sql = format!(
                "SELECT {COLUMNS} FROM (
                     SELECT * FROM results WHERE game = ?1 AND seats = ?2 AND rated = 1
                         AND (at, table_id) >= (?3, ?4)
                     ORDER BY at, table_id LIMIT ?5
                 ) AS r JOIN parties AS p USING (table_id)
                 ORDER BY r.at, r.table_id, p.seat"
            );
            let args = params![pool.game, pool.seats, from.at, from.table.to_string(), limit];
            some(connection, &sql, args, false)
        })
    }

    fn standings_before(
        &self,
        pool: Pool,
        who: Vec<Who>,
        key: Key,
    ) -> Later<'_, Vec<(Who, Standing)>> {
        self.read(move |connection| {
            let sql = "SELECT rating, deviation, volatility, games, at FROM ratings
                WHERE game = ?1 AND seats = ?2 AND player = ?3 AND (at, table_id) < (?4, ?5)
                ORDER BY at DESC, table_id DESC LIMIT 1";
            let look = |who: Who| {
                let (table, player) = (key.table.to_string(), who.to_string());
                let args = params![pool.game, pool.seats, player, key.at, table];
                let found = connection.find(sql, args, |row| Ok((who, standing(row, 0)?)));
                found.transpose()
            };
            who.into_iter().filter_map(look).collect()
        })
    }

    fn put_step(&self, step: RatingStep) -> Later<'_, bool> {
        self.write(move |connection| put_step(connection, &step))
    }

    fn put_results(&self, results: Vec<Finished>) -> Later<'_, ()> {
        self.write(move |connection| {
            for result in &results {
                remove(connection, &result.table.to_string())?;
                put(connection, result)?;
            }
            Ok(())
        })
    }

    fn forget_ratings(&self) -> Later<'_, ()> {
        self.write(|connection| {
            // A step of every pool: a server about to rate one starts again.
            connection.execute_batch(
                "DELETE FROM ratings; DELETE FROM standings; UPDATE results SET counted = 0;
                 INSERT INTO rating_steps SELECT game, seats, max(step) + 1
                     FROM rating_steps GROUP BY game, seats;",
            )
        })
    }

    fn hand_results(&self, from: PlayerId, to: PlayerId) -> Later<'_, ()> {
        self.write(move |connection| {
            feats::hand(connection, from, to)?;
            let sql = "UPDATE parties SET player = ?2 WHERE player = ?1";
            connection.run(sql, params![from.to_string(), to.to_string()])
        })
    }

    fn games_of(&self, who: Who, filter: Filter, limit: u32) -> Later<'_, Vec<Finished>> {
        self.read(move |connection| {
            let Filter { game, seats, won, against, public, before } = filter;
            let args = params![
                who.to_string(),
                game,
                seats,
                won,
                against.map(|who| who.to_string()),
                public,
                before.map(|key| key.at),
                before.map(|key| key.table.to_string()),
                limit
            ];
            some(connection, &games_sql(), args, true)
        })
    }

    fn record_of(&self, who: Who, public: bool) -> Later<'_, Vec<Record>> {
        self.read(move |connection| {
            connection.all(RECORD, params![who.to_string(), public], |row| {
                let (games, won, best) = (row.get(2)?, row.get(3)?, row.get::<_, Option<_>>(5)?);
                let best_table = best.map(|_| id(row, 6)).transpose()?;
                Ok(Record { pool: pool(row)?, games, won, mean: row.get(4)?, best, best_table })
            })
        })
    }

    fn bests_of(
        &self,
        who: Who,
        feats: Vec<&'static str>,
        public: bool,
    ) -> Later<'_, Vec<(String, i32, TableId)>> {
        self.read(move |connection| feats::bests(connection, who, &feats, public))
    }

    fn rivals_of(&self, who: Who, public: bool, limit: u32) -> Later<'_, Vec<Rival>> {
        self.read(move |connection| {
            connection.all(RIVALS, params![who.to_string(), public, limit], |row| {
                let (games, ahead, behind) = (row.get(1)?, row.get(2)?, row.get(3)?);
                Ok(Rival { who: id(row, 0)?, games, ahead, behind })
            })
        })
    }

    fn standings_of(&self, who: Who) -> Later<'_, Vec<(Pool, Standing)>> {
        self.read(move |connection| {
            let found = |row: &Row<'_>| Ok((pool(row)?, standing(row, 2)?));
            connection.all(STANDINGS, params![who.to_string()], found)
        })
    }

    fn public_standings(&self, who: Vec<Who>) -> Later<'_, Vec<(Who, Pool, Standing)>> {
        self.read(move |connection| {
            let mut found = Vec::new();
            for who in who {
                let row = |row: &Row<'_>| Ok((who, pool(row)?, standing(row, 2)?));
                found.extend(connection.all(PUBLIC, params![who.to_string()], row)?);
            }
            Ok(found)
        })
    }

    fn curve_of(&self, who: Who, pool: Pool, limit: u32) -> Later<'_, Vec<Standing>> {
        self.read(move |connection| {
            let args = params![pool.game, pool.seats, who.to_string(), limit];
            let mut curve = connection.all(CURVE, args, |row| standing(row, 0))?;
            curve.reverse();
            Ok(curve)
        })
    }

    fn leaders(&self, pool: Pool, limit: u32) -> Later<'_, Vec<(Who, Standing)>> {
        self.read(move |connection| {
            let sql = "SELECT player, rating, deviation, volatility, games, at FROM standings
                WHERE game = ?1 AND seats = ?2 AND (player LIKE 'bot:%'
                    OR EXISTS (SELECT 1 FROM accounts WHERE id = player))
                    AND NOT EXISTS (SELECT 1 FROM recluses
                        WHERE recluses.player = standings.player)
                ORDER BY deviation > ?3, rating DESC, player LIMIT ?4";
            let found = |row: &Row<'_>| Ok((id(row, 0)?, standing(row, 1)?));
            connection.all(sql, params![pool.game, pool.seats, CERTAIN, limit], found)
        })
    }

    fn names_of(&self, players: Vec<PlayerId>) -> Later<'_, Vec<(PlayerId, String)>> {
        self.read(move |connection| {
            let sql = "SELECT name FROM accounts WHERE id = ?1";
            let name = |player: PlayerId| {
                let found = connection
                    .find(sql, params![player.to_string()], |row| Ok((player, row.get(0)?)));
                found.transpose()
            };
            players.into_iter().filter_map(name).collect()
        })
    }
}

#[cfg(test)]
mod tests;
