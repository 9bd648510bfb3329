//! What others did, in PostgreSQL.

use std::collections::HashSet;

use tokio_postgres::Row;

use super::Postgres;
use super::connection::{Arg, Args, Step};
use crate::id::TableId;
use crate::store::explorer::{Deed, Explorer, Origin, Spot, Sums, Tally, Together, origin_of};
use crate::store::{Later, Millis, StoreError, id_of};

/// How often games are counted again when another server counts one of them.
const TRIES: usize = 8;

/// Notes that games are to be counted, with the appends that end them.
pub(super) const NOTE: &str = "INSERT INTO explore_due (table_id, due)
    SELECT *, 0 FROM unnest($1::text[]) ON CONFLICT DO NOTHING";

const SOURCES: &str = "INSERT INTO explored (source, origin)
    SELECT * FROM unnest($1::text[], $2::text[])";
const DONE: &str = "DELETE FROM explore_due WHERE table_id = ANY($1::text[])";
const ADD_CHOICES: &str = "INSERT INTO explored_choices
        (game, seats, theme, path, word, level, variant, origin,
         offered, chosen, won, points, margin)
    SELECT * FROM unnest($1::text[], $2::int4[], $3::text[], $4::text[], $5::text[], $6::text[],
        $7::text[], $8::text[], $9::int8[], $10::int8[], $11::int8[], $12::int8[], $13::int8[])
    ON CONFLICT (game, seats, theme, path, word, level, variant, origin) DO UPDATE SET
        offered = explored_choices.offered + excluded.offered,
        chosen = explored_choices.chosen + excluded.chosen,
        won = explored_choices.won + excluded.won,
        points = explored_choices.points + excluded.points,
        margin = explored_choices.margin + excluded.margin";
const ADD_MOVES: &str = "INSERT INTO explored_moves
        (position, word, level, origin, chosen, won, points, margin)
    SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::int8[], $6::int8[],
        $7::int8[], $8::int8[])
    ON CONFLICT (position, word, level, origin) DO UPDATE SET
        chosen = explored_moves.chosen + excluded.chosen,
        won = explored_moves.won + excluded.won,
        points = explored_moves.points + excluded.points,
        margin = explored_moves.margin + excluded.margin";
/// Which games are to be counted.
const DUE: &str = "SELECT table_id FROM explore_due WHERE due <= $1 ORDER BY due LIMIT $2";
/// What is asked at a spot.
const CHOICES: &str = "SELECT word, level, variant, origin, offered, chosen, won, points, margin
    FROM explored_choices WHERE game = $1 AND seats = $2 AND theme = $3 AND path = $4";
/// What is asked about a position.
const MOVES: &str = "SELECT word, level, '', origin, chosen, chosen, won, points, margin
    FROM explored_moves WHERE position = $1";

/// Deeds as columns.
#[derive(Default)]
struct Columns {
    games: Vec<String>,
    seats: Vec<i32>,
    themes: Vec<String>,
    /// The path of a choice, or the position of a move.
    paths: Vec<String>,
    words: Vec<String>,
    levels: Vec<String>,
    variants: Vec<String>,
    origins: Vec<&'static str>,
    numbers: [Vec<i64>; 5],
}

impl Columns {
    fn add(&mut self, path: &str, deed: &Deed, sums: &Sums) {
        self.paths.push(path.to_owned());
        self.words.push(deed.word.clone());
        self.levels.push(deed.level.clone());
        self.variants.push(deed.variant.clone());
        self.origins.push(deed.origin.as_str());
        let Sums { offered, chosen, won, points, margin } = *sums;
        let numbers = [offered, chosen, won, points, margin];
        self.numbers.iter_mut().zip(numbers).for_each(|(column, number)| column.push(number));
    }

    fn choices(together: &Together) -> Self {
        let mut columns = Self::default();
        for ((spot, deed), sums) in &together.openings {
            columns.games.push(spot.game.clone());
            columns.seats.push(i32::try_from(spot.seats).unwrap_or(i32::MAX));
            columns.themes.push(spot.theme.clone());
            columns.add(&spot.path, deed, sums);
        }
        columns
    }

    fn moves(together: &Together) -> Self {
        let mut columns = Self::default();
        for ((position, deed), sums) in &together.positions {
            columns.add(position, deed, sums);
        }
        columns
    }
}

impl Postgres {
    /// Counts the games among some that are not counted; `None` if another server was quicker.
    async fn add_explored(&self, tallies: &[Tally]) -> Result<Option<usize>, StoreError> {
        let all: Vec<&str> = tallies.iter().map(|tally| tally.source.as_str()).collect();
        let sql = "SELECT source FROM explored WHERE source = ANY($1::text[])";
        let rows = self.read(sql, &[&all]).await?;
        let mut known: HashSet<String> = rows.iter().map(|row| row.get(0)).collect();
        let new: Vec<&Tally> =
            tallies.iter().filter(|tally| known.insert(tally.source.clone())).collect();
        let together: Together = new.iter().copied().collect();
        let sources: Vec<&str> = new.iter().map(|tally| tally.source.as_str()).collect();
        let origins: Vec<&str> = new.iter().map(|tally| tally.origin.as_str()).collect();
        let (choices, moves) = (Columns::choices(&together), Columns::moves(&together));
        let [offered, chosen, won, points, margin] = &choices.numbers;
        let mut choice_args: Vec<Arg<'_>> = vec![&choices.games, &choices.seats, &choices.themes];
        choice_args.extend::<[Arg<'_>; 5]>([
            &choices.paths,
            &choices.words,
            &choices.levels,
            &choices.variants,
            &choices.origins,
        ]);
        choice_args.extend::<[Arg<'_>; 5]>([offered, chosen, won, points, margin]);
        let mut move_args: Vec<Arg<'_>> =
            vec![&moves.paths, &moves.words, &moves.levels, &moves.origins];
        let [_, chosen, won, points, margin] = &moves.numbers;
        move_args.extend::<[Arg<'_>; 4]>([chosen, won, points, margin]);
        let steps: [Step<'_>; 4] = [
            (SOURCES, vec![&sources, &origins]),
            (ADD_CHOICES, choice_args),
            (ADD_MOVES, move_args),
            (DONE, vec![&all]),
        ];
        Ok(self.together(&steps).await?.then_some(new.len()))
    }

    async fn deeds(
        &self,
        sql: &'static str,
        args: Args<'_>,
    ) -> Result<Vec<(Deed, Sums)>, StoreError> {
        let deed = |row: &Row| {
            let origin = origin_of(row.get(3))?;
            let deed = Deed { word: row.get(0), level: row.get(1), variant: row.get(2), origin };
            let [offered, chosen, won, points, margin] = [4, 5, 6, 7, 8].map(|at| row.get(at));
            Ok((deed, Sums { offered, chosen, won, points, margin }))
        };
        self.read(sql, args).await?.iter().map(deed).collect()
    }
}

impl Explorer for Postgres {
    fn explore_due(&self, now: Millis, limit: u32) -> Later<'_, Vec<TableId>> {
        Box::pin(async move {
            let rows = self.read(DUE, &[&now, &i64::from(limit)]).await?;
            rows.iter().map(|row| id_of(row.get(0))).collect()
        })
    }

    fn explore_later(&self, table: TableId, due: Millis) -> Later<'_, ()> {
        Box::pin(async move {
            let sql = "INSERT INTO explore_due (table_id, due) VALUES ($1, $2)
                ON CONFLICT (table_id) DO UPDATE SET due = excluded.due";
            self.write(sql, &[&table.to_string(), &due]).await.map(drop)
        })
    }

    fn put_explored(&self, tallies: Vec<Tally>) -> Later<'_, usize> {
        Box::pin(async move {
            for _ in 0..TRIES {
                if let Some(new) = self.add_explored(&tallies).await? {
                    return Ok(new);
                }
            }
            Err(StoreError::Refused("other servers count the same games".to_owned()))
        })
    }

    fn forget_explored(&self, origin: Origin) -> Later<'_, ()> {
        Box::pin(async move {
            let word = origin.as_str();
            let steps: [Step<'_>; 3] = [
                ("DELETE FROM explored_choices WHERE origin = $1", vec![&word]),
                ("DELETE FROM explored_moves WHERE origin = $1", vec![&word]),
                ("DELETE FROM explored WHERE origin = $1", vec![&word]),
            ];
            self.together(&steps).await.map(drop)
        })
    }

    fn explored_choices(&self, spot: Spot) -> Later<'_, Vec<(Deed, Sums)>> {
        Box::pin(async move {
            let seats = i32::try_from(spot.seats).unwrap_or(i32::MAX);
            self.deeds(CHOICES, &[&spot.game, &seats, &spot.theme, &spot.path]).await
        })
    }

    fn explored_moves(&self, position: String) -> Later<'_, Vec<(Deed, Sums)>> {
        Box::pin(async move { self.deeds(MOVES, &[&position]).await })
    }

    fn explored_games(&self, origin: Origin) -> Later<'_, u64> {
        Box::pin(async move {
            let sql = "SELECT count(*) FROM explored WHERE origin = $1";
            let rows = self.read(sql, &[&origin.as_str()]).await?;
            Ok(rows.first().map_or(0, |row| row.get::<_, i64>(0).unsigned_abs()))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cluster::Cluster;

    /// However many games there are, a query is answered through an index.
    #[tokio::test]
    async fn no_question_goes_through_a_whole_table() {
        let cluster = Cluster::start().expect("PostgreSQL starts");
        let store = Postgres::open(&cluster.address()).await.expect("the database");
        let fill = [
            "INSERT INTO explored_choices
             SELECT 'paris', 2, 'key', 'p' || n, 'w', 'l', 'v', 'games', 1, 1, 1, 1, 1
             FROM generate_series(1, 20000) AS n",
            "INSERT INTO explored_moves SELECT 'p' || n, 'w', 'l', 'games', 1, 1, 1, 1
             FROM generate_series(1, 20000) AS n",
            "INSERT INTO explore_due SELECT 't' || n, n FROM generate_series(1, 20000) AS n",
            "ANALYZE",
        ];
        for sql in fill {
            store.read(sql, &[]).await.expect("it writes");
        }
        let (game, theme, path, now, limit) = ("paris", "key", "p7", 9_i64, 8_i64);
        let asked: [(&str, Args<'_>); 3] =
            [(CHOICES, &[&game, &2_i32, &theme, &path]), (MOVES, &[&path]), (DUE, &[&now, &limit])];
        for (sql, args) in asked {
            let explain: &'static str = format!("EXPLAIN {sql}").leak();
            let rows = store.read(explain, args).await.expect("a plan");
            let plan: Vec<String> = rows.iter().map(|row| row.get(0)).collect();
            let plan = plan.join("; ");
            assert!(plan.contains("Index") && !plan.contains("Seq Scan"), "{sql}: {plan}");
        }
    }
}
