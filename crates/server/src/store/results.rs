//! What is stored about finished games: results for histories and profiles, and the ratings that follow from
//! them.
//!
//! A result is written in the transaction of the action that ends the game. Ratings are an index over the
//! results: to rate, a server reads how many steps the ratings of a pool have had, computes what is missing,
//! starting from the earliest game not yet counted, and writes it as the next step. If two servers do this at
//! once, one finds the step taken and starts again, so that the ratings are always those of the games in
//! order.

pub use site::profile::{Filter, Record, Rival};
use site::rating::Standing;
use site::result::{Finished, Key, Pool, Who};

use super::Later;
use crate::id::{PlayerId, TableId};

/// The state of a pool's ratings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ground {
    /// How many steps there were.
    pub step: i64,
    /// The earliest game that is not counted.
    pub first: Option<Key>,
}

/// A standing that a game led to.
#[derive(Clone, Debug, PartialEq)]
pub struct Rated {
    /// The game.
    pub key: Key,
    /// Whose.
    pub who: Who,
    /// The standing after it.
    pub standing: Standing,
}

/// One step of rating a pool.
#[derive(Clone, Debug)]
pub struct RatingStep {
    /// Which pool.
    pub pool: Pool,
    /// The number of the step.
    pub step: i64,
    /// What was known from this game on is replaced.
    pub first: Key,
    /// The games that are counted now, in their order.
    pub games: Vec<TableId>,
    /// The standings that they led to, in their order.
    pub rated: Vec<Rated>,
}

impl RatingStep {
    /// The last standing of everybody.
    pub(crate) fn latest(&self) -> Vec<&Rated> {
        let mut seen = std::collections::HashSet::new();
        self.rated.iter().rev().filter(|rated| seen.insert(rated.who)).collect()
    }
}

/// The part of a store that is about results and ratings.
pub trait Results: Send + Sync {
    /// The pools with games that are not counted yet.
    fn pools_due(&self) -> Later<'_, Vec<Pool>>;

    /// The state of a pool's ratings.
    fn ground(&self, pool: Pool) -> Later<'_, Ground>;

    /// The games of a pool that count for ratings, from one on, in their order; without sheets.
    fn rated_games(&self, pool: Pool, from: Key, limit: u32) -> Later<'_, Vec<Finished>>;

    /// The standings of some before a game.
    fn standings_before(
        &self,
        pool: Pool,
        who: Vec<Who>,
        key: Key,
    ) -> Later<'_, Vec<(Who, Standing)>>;

    /// Keeps a step; false if somebody else made it.
    fn put_step(&self, step: RatingStep) -> Later<'_, bool>;

    /// Keeps results instead of those there are of the same tables, none of them counted yet.
    fn put_results(&self, results: Vec<Finished>) -> Later<'_, ()>;

    /// Forgets every rating; all results are to be counted anew.
    fn forget_ratings(&self) -> Later<'_, ()>;

    /// Gives the results of a guest to an account.
    fn hand_results(&self, from: PlayerId, to: PlayerId) -> Later<'_, ()>;

    /// Somebody's games, the latest first.
    fn games_of(&self, who: Who, filter: Filter, limit: u32) -> Later<'_, Vec<Finished>>;

    /// Somebody's games in numbers, by pool; without those where they had several seats.
    fn record_of(&self, who: Who, public: bool) -> Later<'_, Vec<Record>>;

    /// The most that somebody has of each of these feats, where they have any, and in which game that
    /// was first.
    fn bests_of(
        &self,
        who: Who,
        feats: Vec<&'static str>,
        public: bool,
    ) -> Later<'_, Vec<(String, i32, TableId)>>;

    /// Against whom somebody played most.
    fn rivals_of(&self, who: Who, public: bool, limit: u32) -> Later<'_, Vec<Rival>>;

    /// Where somebody stands, in every pool.
    fn standings_of(&self, who: Who) -> Later<'_, Vec<(Pool, Standing)>>;

    /// The same of several who show it: accounts that are not private, and bots.
    fn public_standings(&self, who: Vec<Who>) -> Later<'_, Vec<(Who, Pool, Standing)>>;

    /// How somebody's rating went in a pool, the latest last, at most so many.
    fn curve_of(&self, who: Who, pool: Pool, limit: u32) -> Later<'_, Vec<Standing>>;

    /// The best of a pool: those whose rating is certain first, who have an account or are bots.
    fn leaders(&self, pool: Pool, limit: u32) -> Later<'_, Vec<(Who, Standing)>>;

    /// The names of the accounts among some.
    fn names_of(&self, players: Vec<PlayerId>) -> Later<'_, Vec<(PlayerId, String)>>;
}

pub(crate) fn ending_of(word: &str) -> Result<site::result::Ending, super::StoreError> {
    site::result::Ending::parse(word)
        .ok_or_else(|| super::StoreError::Corrupt(format!("ending {word:?}")))
}

/// Rows of seats as games, which come together.
pub(crate) fn games(rows: Vec<(Finished, site::result::Party)>) -> Vec<Finished> {
    let mut games: Vec<Finished> = Vec::new();
    for (game, party) in rows {
        match games.last_mut().filter(|last| last.table == game.table) {
            Some(last) => last.parties.push(party),
            None => games.push(Finished { parties: vec![party], ..game }),
        }
    }
    games
}

pub(crate) fn sheet_json(sheet: &site::result::Sheet) -> String {
    serde_json::to_string(sheet).expect("pairs of text and number can be written")
}

pub(crate) fn seat_of(number: i64) -> Result<table::Seat, super::StoreError> {
    let index = usize::try_from(number - 1).ok().filter(|index| *index < table::MAX_SEATS);
    index.map(table::Seat::new).ok_or_else(|| super::StoreError::Corrupt(format!("seat {number}")))
}
