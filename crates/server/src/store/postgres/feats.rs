//! What players are proud of, in PostgreSQL.

use super::Postgres;
use super::connection::{Arg, Args, Step};
use crate::id::TableId;
use crate::store::{Later, id_of};
use site::result::{Finished, Who};

const FEATS: &str = "INSERT INTO feats (player, feat, value, at, table_id, public)
    SELECT * FROM unnest($1::text[], $2::text[], $3::int4[], $4::int8[], $5::text[], $6::bool[])";

/// The most of each feat that somebody has.
pub(super) const BESTS: &str = "SELECT wanted.feat, found.value, found.table_id
    FROM unnest($2::text[]) WITH ORDINALITY AS wanted (feat, place)
    CROSS JOIN LATERAL (
        SELECT value, table_id FROM feats
        WHERE player = $1 AND feats.feat = wanted.feat AND (NOT $3 OR public)
        ORDER BY value DESC, at, table_id LIMIT 1
    ) AS found
    ORDER BY wanted.place";

/// None of a guest and an account in games in which they sat beside each other.
pub(super) const BESIDE: &str = "DELETE FROM feats WHERE player IN ($1, $2) AND table_id IN (
    SELECT guest.table_id FROM parties AS guest JOIN parties AS own USING (table_id)
    WHERE guest.player = $1 AND own.player = $2)";

/// Feats as columns.
#[derive(Default)]
pub(super) struct Feats {
    players: Vec<String>,
    feats: Vec<String>,
    values: Vec<i32>,
    times: Vec<i64>,
    tables: Vec<String>,
    public: Vec<bool>,
}

impl Feats {
    pub(super) fn add(&mut self, result: &Finished) {
        for party in result.proud() {
            for (feat, value) in &party.feats {
                self.players.push(party.who.to_string());
                self.feats.push(feat.clone());
                self.values.push(*value);
                self.times.push(result.at);
                self.tables.push(result.table.to_string());
                self.public.push(result.public);
            }
        }
    }

    /// The statement that writes them, if there are any.
    pub(super) fn step(&self) -> Option<Step<'_>> {
        let columns: Vec<Arg<'_>> =
            vec![&self.players, &self.feats, &self.values, &self.times, &self.tables, &self.public];
        (!self.players.is_empty()).then_some((FEATS, columns))
    }
}

impl Postgres {
    /// The most of each of these feats.
    pub(super) fn bests(
        &self,
        who: Who,
        feats: Vec<&'static str>,
        public: bool,
    ) -> Later<'_, Vec<(String, i32, TableId)>> {
        Box::pin(async move {
            let args: Args<'_> = &[&who.to_string(), &feats, &public];
            let rows = self.read(BESTS, args).await?;
            rows.iter().map(|row| Ok((row.get(0), row.get(1), id_of(row.get(2))?))).collect()
        })
    }
}
