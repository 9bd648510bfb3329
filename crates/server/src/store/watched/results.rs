//! Results and ratings of a store that is watched.

use super::Watched;
use crate::id::{PlayerId, TableId};
use crate::store::Later;
use crate::store::results::{Filter, Ground, RatingStep, Record, Results, Rival};
use site::rating::Standing;
use site::result::{Finished, Key, Pool, Who};

impl Results for Watched {
    fn pools_due(&self) -> Later<'_, Vec<Pool>> {
        self.read("ratings", self.inner.pools_due())
    }

    fn ground(&self, pool: Pool) -> Later<'_, Ground> {
        self.read("ratings", self.inner.ground(pool))
    }

    fn rated_games(&self, pool: Pool, from: Key, limit: u32) -> Later<'_, Vec<Finished>> {
        self.read("ratings", self.inner.rated_games(pool, from, limit))
    }

    fn standings_before(
        &self,
        pool: Pool,
        who: Vec<Who>,
        key: Key,
    ) -> Later<'_, Vec<(Who, Standing)>> {
        self.read("ratings", self.inner.standings_before(pool, who, key))
    }

    fn put_step(&self, step: RatingStep) -> Later<'_, bool> {
        self.write("ratings", self.inner.put_step(step))
    }

    fn put_results(&self, results: Vec<Finished>) -> Later<'_, ()> {
        self.write("results", self.inner.put_results(results))
    }

    fn forget_ratings(&self) -> Later<'_, ()> {
        self.write("ratings", self.inner.forget_ratings())
    }

    fn hand_results(&self, from: PlayerId, to: PlayerId) -> Later<'_, ()> {
        self.write("results", self.inner.hand_results(from, to))
    }

    fn games_of(&self, who: Who, filter: Filter, limit: u32) -> Later<'_, Vec<Finished>> {
        self.read("results", self.inner.games_of(who, filter, limit))
    }

    fn record_of(&self, who: Who, public: bool) -> Later<'_, Vec<Record>> {
        self.read("results", self.inner.record_of(who, public))
    }

    fn bests_of(
        &self,
        who: Who,
        feats: Vec<&'static str>,
        public: bool,
    ) -> Later<'_, Vec<(String, i32, TableId)>> {
        self.read("results", self.inner.bests_of(who, feats, public))
    }

    fn rivals_of(&self, who: Who, public: bool, limit: u32) -> Later<'_, Vec<Rival>> {
        self.read("results", self.inner.rivals_of(who, public, limit))
    }

    fn standings_of(&self, who: Who) -> Later<'_, Vec<(Pool, Standing)>> {
        self.read("ratings", self.inner.standings_of(who))
    }

    fn public_standings(&self, who: Vec<Who>) -> Later<'_, Vec<(Who, Pool, Standing)>> {
        self.read("ratings", self.inner.public_standings(who))
    }

    fn curve_of(&self, who: Who, pool: Pool, limit: u32) -> Later<'_, Vec<Standing>> {
        self.read("ratings", self.inner.curve_of(who, pool, limit))
    }

    fn leaders(&self, pool: Pool, limit: u32) -> Later<'_, Vec<(Who, Standing)>> {
        self.read("ratings", self.inner.leaders(pool, limit))
    }

    fn names_of(&self, players: Vec<PlayerId>) -> Later<'_, Vec<(PlayerId, String)>> {
        self.read("account", self.inner.names_of(players))
    }
}
