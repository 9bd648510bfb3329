//! Results and ratings in PostgreSQL.

use tokio_postgres::Row;

use super::Postgres;
use super::connection::{Arg, Args, Step, failed, is_taken};
use super::feats::{BESIDE, Feats};
use crate::id::{PlayerId, TableId};
use crate::store::results::{
    Filter, Ground, Rated, RatingStep, Record, Results, Rival, ending_of, games, seat_of,
    sheet_json,
};
use crate::store::{Later, StoreError, id_of};
use site::rating::{CERTAIN, Rating, Standing};
use site::result::{Finished, Key, Party, Pool, Who};

const RESULTS: &str = "INSERT INTO results
        (table_id, at, game, seats, rated, early, public, counted)
    SELECT *, false FROM unnest($1::text[], $2::int8[], $3::text[], $4::int4[], $5::bool[],
        $6::bool[], $7::bool[])";
const PARTIES: &str = "INSERT INTO parties
        (table_id, seat, player, at, game, seats, place, points, ending, sheet)
    SELECT * FROM unnest($1::text[], $2::int4[], $3::text[], $4::int8[], $5::text[], $6::int4[],
        $7::int4[], $8::int4[], $9::text[], $10::text[])";
const RATINGS: &str = "INSERT INTO ratings
        (game, seats, player, at, table_id, rating, deviation, volatility, games)
    SELECT $1, $2, * FROM unnest($3::text[], $4::int8[], $5::text[], $6::float8[], $7::float8[],
        $8::float8[], $9::int4[])";
const STANDINGS: &str = "INSERT INTO standings
        (game, seats, player, rating, deviation, volatility, games, at)
    SELECT $1, $2, * FROM unnest($3::text[], $4::float8[], $5::float8[], $6::float8[], $7::int4[],
        $8::int8[])
    ON CONFLICT (game, seats, player) DO UPDATE SET rating = excluded.rating,
        deviation = excluded.deviation, volatility = excluded.volatility,
        games = excluded.games, at = excluded.at";

/// Results as columns.
#[derive(Default)]
pub(super) struct Columns {
    tables: Vec<String>,
    times: Vec<i64>,
    names: Vec<String>,
    seats: Vec<i32>,
    flags: [Vec<bool>; 3],
    party: Parties,
    feats: Feats,
}

#[derive(Default)]
struct Parties {
    tables: Vec<String>,
    seat: Vec<i32>,
    players: Vec<String>,
    times: Vec<i64>,
    names: Vec<String>,
    seats: Vec<i32>,
    places: Vec<i32>,
    points: Vec<i32>,
    endings: Vec<&'static str>,
    sheets: Vec<String>,
}

impl Columns {
    pub(super) fn add(&mut self, result: &Finished) {
        let (table, seats) = (result.table.to_string(), small(result.pool().seats));
        for it in &result.parties {
            let party = &mut self.party;
            party.tables.push(table.clone());
            party.seat.push(small(it.seat.number() as u32));
            party.players.push(it.who.to_string());
            party.times.push(result.at);
            party.names.push(result.game.clone());
            party.seats.push(seats);
            party.places.push(i32::from(it.place));
            party.points.push(it.points);
            party.endings.push(it.ending.as_str());
            party.sheets.push(sheet_json(&it.sheet));
        }
        self.feats.add(result);
        self.tables.push(table);
        self.times.push(result.at);
        self.names.push(result.game.clone());
        self.seats.push(seats);
        let flags = [result.rated, result.early, result.public];
        self.flags.iter_mut().zip(flags).for_each(|(column, flag)| column.push(flag));
    }

    /// The tables of which there are results.
    pub(super) const fn tables(&self) -> &Vec<String> {
        &self.tables
    }

    /// The statements that write them, if there are any.
    pub(super) fn steps(&self) -> Vec<Step<'_>> {
        if self.tables.is_empty() {
            return Vec::new();
        }
        let [rated, early, public] = &self.flags;
        let results: Vec<Arg<'_>> =
            vec![&self.tables, &self.times, &self.names, &self.seats, rated, early, public];
        let it = &self.party;
        let parties: Vec<Arg<'_>> = vec![
            &it.tables,
            &it.seat,
            &it.players,
            &it.times,
            &it.names,
            &it.seats,
            &it.places,
            &it.points,
            &it.endings,
            &it.sheets,
        ];
        let rows = [(RESULTS, results), (PARTIES, parties)];
        rows.into_iter().chain(self.feats.step()).collect()
    }
}

fn small(number: u32) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

fn count(row: &Row, at: usize) -> u32 {
    row.get::<_, i64>(at).try_into().unwrap_or(0)
}

fn pool(row: &Row) -> Pool {
    let seats = row.get::<_, i32>(1).try_into().unwrap_or(0);
    Pool { game: row.get(0), seats }
}

/// The columns rating, deviation, volatility, games and time, from one on.
fn standing(row: &Row, from: usize) -> Standing {
    let rating = Rating {
        value: row.get(from),
        deviation: row.get(from + 1),
        volatility: row.get(from + 2),
    };
    let games = row.get::<_, i32>(from + 3).try_into().unwrap_or(0);
    Standing { rating, games, at: row.get(from + 4) }
}

/// The columns of a result and one seat of it.
fn seat(row: &Row) -> Result<(Finished, Party), StoreError> {
    let party = Party {
        seat: seat_of(i64::from(row.get::<_, i32>(6)))?,
        who: id_of(row.get(7))?,
        place: row.get::<_, i32>(8).try_into().unwrap_or(u8::MAX),
        points: row.get(9),
        ending: ending_of(row.get(10))?,
        sheet: serde_json::from_str(row.get(11)).unwrap_or_default(),
        feats: Vec::new(),
    };
    let game = Finished {
        table: id_of(row.get(0))?,
        at: row.get(1),
        game: row.get(2),
        rated: row.get(3),
        early: row.get(4),
        public: row.get(5),
        parties: Vec::new(),
    };
    Ok((game, party))
}

pub(super) fn some(rows: &[Row]) -> Result<Vec<Finished>, StoreError> {
    let rows: Result<Vec<_>, _> = rows.iter().map(seat).collect();
    rows.map(games)
}

/// Standings as columns.
#[derive(Default)]
struct Standings {
    players: Vec<String>,
    times: Vec<i64>,
    tables: Vec<String>,
    values: Vec<f64>,
    deviations: Vec<f64>,
    volatilities: Vec<f64>,
    games: Vec<i32>,
}

impl<'a> FromIterator<&'a Rated> for Standings {
    fn from_iter<I: IntoIterator<Item = &'a Rated>>(all: I) -> Self {
        let mut columns = Self::default();
        for Rated { key, who, standing } in all {
            columns.players.push(who.to_string());
            columns.times.push(key.at);
            columns.tables.push(key.table.to_string());
            columns.values.push(standing.rating.value);
            columns.deviations.push(standing.rating.deviation);
            columns.volatilities.push(standing.rating.volatility);
            columns.games.push(i32::try_from(standing.games).unwrap_or(i32::MAX));
        }
        columns
    }
}

impl Postgres {
    /// Several statements in one transaction; false if a row of theirs is there already.
    pub(super) async fn together(&self, steps: &[Step<'_>]) -> Result<bool, StoreError> {
        // One at a time: what others send on the same connection would be part of it.
        let line = self.rater.lock().await;
        let connection = line.get().await?;
        let Err(error) = line.wait(connection.transaction(steps)).await else { return Ok(true) };
        let _ = connection.batch("ROLLBACK").await;
        if is_taken(&error) { Ok(false) } else { Err(failed(&error)) }
    }
}

/// Somebody's games by a filter.
const GAMES: &str = "SELECT r.table_id, r.at, r.game, r.rated, r.early, r.public,
        p.seat, p.player, p.place, p.points, p.ending, p.sheet
    FROM (
        SELECT r.* FROM parties AS own JOIN results AS r USING (table_id)
        WHERE own.player = $1
            -- Not by equality: then their whole list would be gone through for each game of it.
            AND NOT EXISTS (SELECT 1 FROM parties AS twin
                WHERE twin.table_id = own.table_id AND twin.seat < own.seat
                    AND twin.player IS NOT DISTINCT FROM $1)
            AND ($2::text IS NULL OR own.game = $2)
            AND ($3::int4 IS NULL OR own.seats = $3)
            AND ($4::bool IS NULL OR (own.place = 1) = $4)
            AND ($5::text IS NULL OR EXISTS (SELECT 1 FROM parties AS other
                WHERE other.table_id = own.table_id AND other.player IS NOT DISTINCT FROM $5
                    AND other.seat <> own.seat))
            AND (NOT $6 OR r.public)
            AND ($7::int8 IS NULL
                OR (own.at, own.table_id) < ($7, $8::text))
        ORDER BY own.at DESC, own.table_id DESC LIMIT $9
    ) AS r JOIN parties AS p USING (table_id)
    ORDER BY r.at DESC, r.table_id DESC, p.seat";

/// Somebody's games in numbers.
const RECORD: &str = "SELECT p.game, p.seats, count(*), count(*) FILTER (WHERE p.place = 1),
        (avg(p.points) FILTER (WHERE p.ending = 'stayed' AND NOT r.early))::float8,
        max(p.points) FILTER (WHERE p.ending = 'stayed'),
        (array_agg(p.table_id ORDER BY p.points DESC) FILTER (WHERE p.ending = 'stayed'))[1]
    FROM parties AS p JOIN results AS r USING (table_id)
    WHERE p.player = $1 AND (NOT $2 OR r.public)
        AND NOT EXISTS (SELECT 1 FROM parties AS twin
            WHERE twin.table_id = p.table_id AND twin.player = $1
                AND twin.seat <> p.seat)
    GROUP BY p.game, p.seats ORDER BY p.game, p.seats";

/// Against whom they played most.
const RIVALS: &str = "SELECT other.player, count(*),
        count(*) FILTER (WHERE own.place < other.place),
        count(*) FILTER (WHERE own.place > other.place)
    FROM parties AS own JOIN parties AS other USING (table_id)
    JOIN results AS r USING (table_id)
    WHERE own.player = $1 AND other.player <> $1 AND (NOT $2 OR r.public)
    GROUP BY other.player ORDER BY count(*) DESC, other.player LIMIT $3";

/// Where they stand.
const STANDINGS_OF: &str = "SELECT game, seats, rating, deviation, volatility, games, at
    FROM standings WHERE player = $1 ORDER BY game, seats";

/// The same of several who show it.
const PUBLIC: &str = "SELECT game, seats, rating, deviation, volatility, games, at, player
    FROM standings WHERE player = ANY($1::text[]) AND (player LIKE 'bot:%'
        OR EXISTS (SELECT 1 FROM accounts WHERE id = player))
    AND NOT EXISTS (SELECT 1 FROM recluses WHERE recluses.player = standings.player)";

/// How that went.
const CURVE: &str = "SELECT rating, deviation, volatility, games, at FROM ratings
    WHERE game = $1 AND seats = $2 AND player = $3
    ORDER BY at DESC, table_id DESC LIMIT $4";

impl Results for Postgres {
    fn pools_due(&self) -> Later<'_, Vec<Pool>> {
        Box::pin(async {
            let sql = "SELECT DISTINCT game, seats FROM results WHERE rated AND NOT counted";
            Ok(self.read(sql, &[]).await?.iter().map(pool).collect())
        })
    }

    fn ground(&self, pool: Pool) -> Later<'_, Ground> {
        Box::pin(async move {
            // In this order: what is counted after the step was read makes the next one.
            let args: Args<'_> = &[&pool.game, &small(pool.seats)];
            let sql = "SELECT coalesce(max(step), 0) FROM rating_steps
                WHERE game = $1 AND seats = $2";
            let rows = self.read(sql, args).await?;
            let step = rows.first().map_or(0, |row| row.get(0));
            let sql = "SELECT at, table_id FROM results
                WHERE game = $1 AND seats = $2 AND rated AND NOT counted
                ORDER BY at, table_id LIMIT 1";
            let rows = self.read(sql, args).await?;
            let key = |row: &Row| Ok(Key { at: row.get(0), table: id_of(row.get(1))? });
            Ok(Ground { step, first: rows.first().map(key).transpose()? })
        })
    }

    fn rated_games(&self, pool: Pool, from: Key, limit: u32) -> Later<'_, Vec<Finished>> {
        Box::pin(async move {
            let sql = "SELECT r.table_id, r.at, r.game, r.rated, r.early, r.public,
                    p.seat, p.player, p.place, p.points, p.ending, '[]'
                FROM (
                    SELECT * FROM results WHERE game = $1 AND seats = $2 AND rated
                        AND (at, table_id) >= ($3, $4)
                    ORDER BY at, table_id LIMIT $5
                ) AS r JOIN parties AS p USING (table_id)
                ORDER BY r.at, r.table_id, p.seat";
            let table = from.table.to_string();
            let args: Args<'_> =
                &[&pool.game, &small(pool.seats), &from.at, &table, &i64::from(limit)];
            some(&self.read(sql, args).await?)
        })
    }

    fn standings_before(
        &self,
        pool: Pool,
        who: Vec<Who>,
        key: Key,
    ) -> Later<'_, Vec<(Who, Standing)>> {
        Box::pin(async move {
            let sql = "SELECT wanted.player, found.* FROM unnest($3::text[]) AS wanted (player)
                CROSS JOIN LATERAL (
                    SELECT rating, deviation, volatility, games, at FROM ratings
                    WHERE game = $1 AND seats = $2 AND player = wanted.player
                        AND (at, table_id) < ($4, $5)
                    ORDER BY at DESC, table_id DESC LIMIT 1
                ) AS found";
            let who: Vec<String> = who.iter().map(ToString::to_string).collect();
            let table = key.table.to_string();
            let args: Args<'_> = &[&pool.game, &small(pool.seats), &who, &key.at, &table];
            let rows = self.read(sql, args).await?;
            rows.iter().map(|row| Ok((id_of(row.get(0))?, standing(row, 1)))).collect()
        })
    }

    fn put_step(&self, step: RatingStep) -> Later<'_, bool> {
        Box::pin(async move {
            let (game, seats) = (&step.pool.game, &small(step.pool.seats));
            let (at, from) = (&step.first.at, &step.first.table.to_string());
            let counted: Vec<String> = step.games.iter().map(ToString::to_string).collect();
            let all: Standings = step.rated.iter().collect();
            let last: Standings = step.latest().into_iter().collect();
            let steps: [Step<'_>; 6] = [
                (
                    "INSERT INTO rating_steps (game, seats, step) VALUES ($1, $2, $3)",
                    vec![game, seats, &step.step],
                ),
                (
                    "DELETE FROM ratings WHERE game = $1 AND seats = $2
                        AND (at, table_id) >= ($3, $4)",
                    vec![game, seats, at, from],
                ),
                (
                    "UPDATE results SET counted = false WHERE game = $1 AND seats = $2
                        AND rated AND counted AND (at, table_id) >= ($3, $4)",
                    vec![game, seats, at, from],
                ),
                (
                    "UPDATE results SET counted = true WHERE table_id = ANY($1::text[])",
                    vec![&counted],
                ),
                (
                    RATINGS,
                    vec![
                        game,
                        seats,
                        &all.players,
                        &all.times,
                        &all.tables,
                        &all.values,
                        &all.deviations,
                        &all.volatilities,
                        &all.games,
                    ],
                ),
                (
                    STANDINGS,
                    vec![
                        game,
                        seats,
                        &last.players,
                        &last.values,
                        &last.deviations,
                        &last.volatilities,
                        &last.games,
                        &last.times,
                    ],
                ),
            ];
            self.together(&steps).await
        })
    }

    fn put_results(&self, results: Vec<Finished>) -> Later<'_, ()> {
        Box::pin(async move {
            let mut columns = Columns::default();
            results.iter().for_each(|result| columns.add(result));
            let mut steps: Vec<Step<'_>> = vec![
                ("DELETE FROM parties WHERE table_id = ANY($1::text[])", vec![&columns.tables]),
                ("DELETE FROM feats WHERE table_id = ANY($1::text[])", vec![&columns.tables]),
                ("DELETE FROM results WHERE table_id = ANY($1::text[])", vec![&columns.tables]),
            ];
            steps.extend(columns.steps());
            match self.together(&steps).await? {
                true => Ok(()),
                false => Err(StoreError::Refused("another server keeps the same result".into())),
            }
        })
    }

    fn forget_ratings(&self) -> Later<'_, ()> {
        Box::pin(async move {
            // A step of every pool: a server about to rate one starts again.
            let steps: [Step<'_>; 4] = [
                (
                    "INSERT INTO rating_steps SELECT game, seats, max(step) + 1
                        FROM rating_steps GROUP BY game, seats",
                    vec![],
                ),
                ("DELETE FROM ratings", vec![]),
                ("DELETE FROM standings", vec![]),
                ("UPDATE results SET counted = false WHERE counted", vec![]),
            ];
            match self.together(&steps).await? {
                true => Ok(()),
                false => Err(StoreError::Refused("another server is rating".into())),
            }
        })
    }

    fn hand_results(&self, from: PlayerId, to: PlayerId) -> Later<'_, ()> {
        Box::pin(async move {
            let (from, to) = (&from.to_string(), &to.to_string());
            let steps: [Step<'_>; 3] = [
                (BESIDE, vec![from, to]),
                ("UPDATE feats SET player = $2 WHERE player = $1", vec![from, to]),
                ("UPDATE parties SET player = $2 WHERE player = $1", vec![from, to]),
            ];
            self.together(&steps).await.map(drop)
        })
    }

    fn games_of(&self, who: Who, filter: Filter, limit: u32) -> Later<'_, Vec<Finished>> {
        Box::pin(async move {
            let Filter { game, seats, won, against, public, before } = filter;
            let (who, seats) = (who.to_string(), seats.map(small));
            let against = against.map(|who| who.to_string());
            let at = before.map(|key| key.at);
            let table = before.map(|key| key.table.to_string());
            let limit = i64::from(limit);
            let args: Args<'_> =
                &[&who, &game, &seats, &won, &against, &public, &at, &table, &limit];
            some(&self.look_up(GAMES, args).await?)
        })
    }

    fn record_of(&self, who: Who, public: bool) -> Later<'_, Vec<Record>> {
        Box::pin(async move {
            let rows = self.look_up(RECORD, &[&who.to_string(), &public]).await?;
            let record = |row: &Row| {
                Ok(Record {
                    pool: pool(row),
                    games: count(row, 2),
                    won: count(row, 3),
                    mean: row.get(4),
                    best: row.get(5),
                    best_table: row.get::<_, Option<&str>>(6).map(id_of).transpose()?,
                })
            };
            rows.iter().map(record).collect()
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
        Box::pin(async move {
            let args: Args<'_> = &[&who.to_string(), &public, &i64::from(limit)];
            let rows = self.look_up(RIVALS, args).await?;
            let rival = |row: &Row| {
                let [games, ahead, behind] = [1, 2, 3].map(|at| count(row, at));
                Ok(Rival { who: id_of(row.get(0))?, games, ahead, behind })
            };
            rows.iter().map(rival).collect()
        })
    }

    fn standings_of(&self, who: Who) -> Later<'_, Vec<(Pool, Standing)>> {
        Box::pin(async move {
            let rows = self.read(STANDINGS_OF, &[&who.to_string()]).await?;
            Ok(rows.iter().map(|row| (pool(row), standing(row, 2))).collect())
        })
    }

    fn public_standings(&self, who: Vec<Who>) -> Later<'_, Vec<(Who, Pool, Standing)>> {
        Box::pin(async move {
            let who: Vec<String> = who.iter().map(ToString::to_string).collect();
            let rows = self.read(PUBLIC, &[&who]).await?;
            rows.iter().map(|row| Ok((id_of(row.get(7))?, pool(row), standing(row, 2)))).collect()
        })
    }

    fn curve_of(&self, who: Who, pool: Pool, limit: u32) -> Later<'_, Vec<Standing>> {
        Box::pin(async move {
            let args: Args<'_> =
                &[&pool.game, &small(pool.seats), &who.to_string(), &i64::from(limit)];
            let rows = self.read(CURVE, args).await?;
            Ok(rows.iter().rev().map(|row| standing(row, 0)).collect())
        })
    }

    fn leaders(&self, pool: Pool, limit: u32) -> Later<'_, Vec<(Who, Standing)>> {
        Box::pin(async move {
            let sql = "SELECT player, rating, deviation, volatility, games, at FROM standings
                WHERE game = $1 AND seats = $2 AND (player LIKE 'bot:%'
                    OR EXISTS (SELECT 1 FROM accounts WHERE id = player))
                AND NOT EXISTS (SELECT 1 FROM recluses WHERE recluses.player = standings.player)
                ORDER BY deviation > $3, rating DESC, player LIMIT $4";
            let args: Args<'_> = &[&pool.game, &small(pool.seats), &CERTAIN, &i64::from(limit)];
            let rows = self.read(sql, args).await?;
            rows.iter().map(|row| Ok((id_of(row.get(0))?, standing(row, 1)))).collect()
        })
    }

    fn names_of(&self, players: Vec<PlayerId>) -> Later<'_, Vec<(PlayerId, String)>> {
        Box::pin(async move {
            let sql = "SELECT id, name FROM accounts WHERE id = ANY($1::text[])";
            let ids: Vec<String> = players.iter().map(ToString::to_string).collect();
            let rows = self.read(sql, &[&ids]).await?;
            rows.iter().map(|row| Ok((id_of(row.get(0))?, row.get(1)))).collect()
        })
    }
}

#[cfg(test)]
mod tests;
