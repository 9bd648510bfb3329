//! Results and ratings in SQLite.

use rusqlite::{Connection, OptionalExtension as _, Result, Row, params};

use super::{Sqlite, failed, feats};
use crate::id::{PlayerId, TableId};
use crate::store::results::{
    Filter, Ground, RatingStep, Record, Results, Rival, ending_of, games, seat_of, sheet_json,
};
use crate::store::{Later, StoreError, id_of};
use site::rating::{CERTAIN, Rating, Standing};
use site::result::{Finished, Key, Party, Pool, Who};

/// Adds a result, with the append that ends the game.
pub(super) fn put(connection: &Connection, result: &Finished) -> Result<()> {
    let (table, seats) = (result.table.to_string(), result.pool().seats);
    connection
        .prepare_cached(
            "INSERT INTO results (table_id, at, game, seats, rated, early, public, counted)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, 0)",
        )?
        .execute(params![
            table,
            result.at,
            result.game,
            seats,
            result.rated,
            result.early,
            result.public
        ])?;
    let mut insert = connection.prepare_cached(
        "INSERT INTO parties
             (table_id, seat, player, at, game, seats, place, points, ending, sheet)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
    )?;
    for party in &result.parties {
        insert.execute(params![
            table,
            party.seat.number() as u32,
            party.who.to_string(),
            result.at,
            result.game,
            seats,
            party.place,
            party.points,
            party.ending.as_str(),
            sheet_json(&party.sheet)
        ])?;
    }
    feats::put(connection, result)
}

/// Removes the result of a table.
pub(super) fn remove(connection: &Connection, table: &str) -> Result<()> {
    for from in ["parties", "feats", "results"] {
        let sql = format!("DELETE FROM {from} WHERE table_id = ?1");
        connection.prepare_cached(&sql)?.execute([table])?;
    }
    Ok(())
}

const COLUMNS: &str = "r.table_id, r.at, r.game, r.rated, r.early, r.public,
    p.seat, p.player, p.place, p.points, p.ending, p.sheet";

struct Raw {
    texts: [String; 5],
    at: i64,
    flags: [bool; 3],
    numbers: (i64, u8, i32),
}

fn raw(row: &Row<'_>) -> Result<Raw> {
    Ok(Raw {
        texts: [row.get(0)?, row.get(2)?, row.get(7)?, row.get(10)?, row.get(11)?],
        at: row.get(1)?,
        flags: [row.get(3)?, row.get(4)?, row.get(5)?],
        numbers: (row.get(6)?, row.get(8)?, row.get(9)?),
    })
}

fn seat((raw, sheets): (Raw, bool)) -> Result<(Finished, Party), StoreError> {
    let [table, game, who, ending, sheet] = raw.texts;
    let ([rated, early, public], (seat, place, points)) = (raw.flags, raw.numbers);
    let sheet = match sheets {
        true => serde_json::from_str(&sheet).unwrap_or_default(),
        false => Vec::new(),
    };
    let party = Party {
        who: id_of(&who)?,
        seat: seat_of(seat)?,
        place,
        points,
        ending: ending_of(&ending)?,
        sheet,
        feats: Vec::new(),
    };
    let parties = Vec::new();
    let table = id_of(&table)?;
    Ok((Finished { table, at: raw.at, game, rated, early, public, parties }, party))
}

fn some(
    connection: &Connection,
    sql: &str,
    args: impl rusqlite::Params,
    sheets: bool,
) -> Result<Vec<Finished>, StoreError> {
    let rows: Result<Vec<Raw>> =
        connection.prepare_cached(sql).and_then(|mut query| query.query_map(args, raw)?.collect());
    let rows = rows.map_err(|error| failed(&error))?;
    let rows: Result<Vec<_>, _> = rows.into_iter().map(|row| seat((row, sheets))).collect();
    rows.map(games)
}

/// The result of a table, without sheets.
pub(super) fn of_table(
    connection: &Connection,
    table: TableId,
) -> Result<Vec<Finished>, StoreError> {
    let sql = format!(
        "SELECT {COLUMNS} FROM results AS r JOIN parties AS p USING (table_id)
         WHERE r.table_id = ?1 ORDER BY p.seat"
    );
    some(connection, &sql, [table.to_string()], false)
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

fn ground(connection: &Connection, pool: &Pool) -> Result<(i64, Option<(i64, String)>)> {
    let args = params![pool.game, pool.seats];
    let step = connection
        .prepare_cached(
            "SELECT coalesce(max(step), 0) FROM rating_steps WHERE game = ?1 AND seats = ?2",
        )?
        .query_row(args, |row| row.get(0))?;
    let first = connection
        .prepare_cached(
            "SELECT at, table_id FROM results
             WHERE game = ?1 AND seats = ?2 AND rated = 1 AND counted = 0
             ORDER BY at, table_id LIMIT 1",
        )?
        .query_row(args, |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?;
    Ok((step, first))
}

fn put_step(connection: &Connection, step: &RatingStep) -> Result<bool> {
    let RatingStep { pool, first, .. } = step;
    let new = connection
        .prepare_cached(
            "INSERT INTO rating_steps (game, seats, step) VALUES (?1, ?2, ?3)
             ON CONFLICT DO NOTHING",
        )?
        .execute(params![pool.game, pool.seats, step.step])?;
    if new == 0 {
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
        connection.prepare_cached(sql)?.execute(from)?;
    }
    let mut count =
        connection.prepare_cached("UPDATE results SET counted = 1 WHERE table_id = ?1")?;
    for table in &step.games {
        count.execute([table.to_string()])?;
    }
    let mut rate = connection.prepare_cached(
        "INSERT INTO ratings
             (game, seats, player, at, table_id, rating, deviation, volatility, games)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
    )?;
    for it in &step.rated {
        let (Rating { value, deviation, volatility }, games) =
            (it.standing.rating, it.standing.games);
        let (who, table) = (it.who.to_string(), it.key.table.to_string());
        rate.execute(params![
            pool.game, pool.seats, who, it.key.at, table, value, deviation, volatility, games
        ])?;
    }
    let mut stand = connection.prepare_cached(
        "INSERT OR REPLACE INTO standings
             (game, seats, player, rating, deviation, volatility, games, at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
    )?;
    for it in step.latest() {
        let Standing { rating: Rating { value, deviation, volatility }, games, at } = it.standing;
        let who = it.who.to_string();
        stand.execute(params![
            pool.game, pool.seats, who, value, deviation, volatility, games, at
        ])?;
    }
    Ok(true)
}

fn pairs<T>(rows: Vec<(String, T)>) -> Result<Vec<(Who, T)>, StoreError> {
    rows.into_iter().map(|(who, it)| Ok((id_of(&who)?, it))).collect()
}

impl Sqlite {
    async fn rows<T: Send + 'static>(
        &self,
        sql: &'static str,
        args: Vec<rusqlite::types::Value>,
        each: fn(&Row<'_>) -> Result<T>,
    ) -> Result<Vec<T>, StoreError> {
        self.read(move |connection| {
            let rows: Result<Vec<T>> = connection.prepare_cached(sql).and_then(|mut query| {
                query.query_map(rusqlite::params_from_iter(args), each)?.collect()
            });
            rows.map_err(|error| failed(&error))
        })
        .await
    }
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
        Box::pin(
            self.rows(sql, Vec::new(), |row| Ok(Pool { game: row.get(0)?, seats: row.get(1)? })),
        )
    }

    fn ground(&self, pool: Pool) -> Later<'_, Ground> {
        self.read(move |connection| {
            let (step, first) = ground(connection, &pool).map_err(|error| failed(&error))?;
            let key = |(at, table): (i64, String)| Ok(Key { at, table: id_of(&table)? });
            Ok(Ground { step, first: first.map(key).transpose()? })
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
            let look = |who: Who| -> Result<Option<(Who, Standing)>> {
                let table = key.table.to_string();
                let args = params![pool.game, pool.seats, who.to_string(), key.at, table];
                let mut query = connection.prepare_cached(sql)?;
                let found = query.query_row(args, |row| standing(row, 0)).optional()?;
                Ok(found.map(|standing| (who, standing)))
            };
            let found: Result<Vec<_>> =
                who.into_iter().filter_map(|who| look(who).transpose()).collect();
            found.map_err(|error| failed(&error))
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
            connection.execute(sql, [from.to_string(), to.to_string()]).map(|_| ())
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
        let args = vec![who.to_string().into(), i64::from(public).into()];
        Box::pin(async move {
            let rows = self.rows(RECORD, args, |row| {
                let pool = Pool { game: row.get(0)?, seats: row.get(1)? };
                let (games, won, best) = (row.get(2)?, row.get(3)?, row.get(5)?);
                let record = Record { pool, games, won, mean: row.get(4)?, best, best_table: None };
                Ok((record, row.get::<_, String>(6)?))
            });
            let whole = |(record, table): (Record, String)| {
                let best_table = record.best.map(|_| id_of(&table)).transpose()?;
                Ok(Record { best_table, ..record })
            };
            rows.await?.into_iter().map(whole).collect()
        })
    }

    fn bests_of(
        &self,
        who: Who,
        feats: Vec<&'static str>,
        public: bool,
    ) -> Later<'_, Vec<(String, i32, TableId)>> {
        self.bests(who, feats, public)
    }

    fn rivals_of(&self, who: Who, public: bool, limit: u32) -> Later<'_, Vec<Rival>> {
        let args = vec![who.to_string().into(), i64::from(public).into(), i64::from(limit).into()];
        Box::pin(async move {
            type Counts = (u32, u32, u32);
            let rows = self.rows(RIVALS, args, |row| {
                Ok((row.get::<_, String>(0)?, (row.get(1)?, row.get(2)?, row.get(3)?)))
            });
            let rival =
                |(who, (games, ahead, behind)): (Who, Counts)| Rival { who, games, ahead, behind };
            Ok(pairs(rows.await?)?.into_iter().map(rival).collect())
        })
    }

    fn standings_of(&self, who: Who) -> Later<'_, Vec<(Pool, Standing)>> {
        Box::pin(self.rows(STANDINGS, vec![who.to_string().into()], |row| {
            let pool = Pool { game: row.get(0)?, seats: row.get(1)? };
            Ok((pool, standing(row, 2)?))
        }))
    }

    fn public_standings(&self, who: Vec<Who>) -> Later<'_, Vec<(Who, Pool, Standing)>> {
        self.read(move |connection| {
            let look = || -> Result<Vec<(Who, Pool, Standing)>> {
                let mut query = connection.prepare_cached(PUBLIC)?;
                let mut found = Vec::new();
                for who in who {
                    let rows = query.query_map([who.to_string()], |row| {
                        let pool = Pool { game: row.get(0)?, seats: row.get(1)? };
                        Ok((who, pool, standing(row, 2)?))
                    })?;
                    for row in rows {
                        found.push(row?);
                    }
                }
                Ok(found)
            };
            look().map_err(|error| failed(&error))
        })
    }

    fn curve_of(&self, who: Who, pool: Pool, limit: u32) -> Later<'_, Vec<Standing>> {
        let args = vec![
            pool.game.into(),
            i64::from(pool.seats).into(),
            who.to_string().into(),
            i64::from(limit).into(),
        ];
        Box::pin(async move {
            let mut curve = self.rows(CURVE, args, |row| standing(row, 0)).await?;
            curve.reverse();
            Ok(curve)
        })
    }

    fn leaders(&self, pool: Pool, limit: u32) -> Later<'_, Vec<(Who, Standing)>> {
        let sql = "SELECT player, rating, deviation, volatility, games, at FROM standings
            WHERE game = ?1 AND seats = ?2 AND (player LIKE 'bot:%'
                OR EXISTS (SELECT 1 FROM accounts WHERE id = player))
                AND NOT EXISTS (SELECT 1 FROM recluses WHERE recluses.player = standings.player)
            ORDER BY deviation > ?3, rating DESC, player LIMIT ?4";
        let args = vec![
            pool.game.into(),
            i64::from(pool.seats).into(),
            CERTAIN.into(),
            i64::from(limit).into(),
        ];
        Box::pin(async move {
            let rows =
                self.rows(sql, args, |row| Ok((row.get::<_, String>(0)?, standing(row, 1)?)));
            pairs(rows.await?)
        })
    }

    fn names_of(&self, players: Vec<PlayerId>) -> Later<'_, Vec<(PlayerId, String)>> {
        self.read(move |connection| {
            let mut names = Vec::new();
            for player in players {
                let sql = "SELECT name FROM accounts WHERE id = ?1";
                let name = connection
                    .prepare_cached(sql)
                    .and_then(|mut query| {
                        query.query_row([player.to_string()], |row| row.get(0)).optional()
                    })
                    .map_err(|error| failed(&error))?;
                names.extend(name.map(|name| (player, name)));
            }
            Ok(names)
        })
    }
}

#[cfg(test)]
mod tests;
