//! Keeps the ratings up to date: computes them after each game, and again from all games if an operator asks
//! for it.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use catalog::Editions;
use site::model::parties::finished;
use site::rating::{self, Standing};
use site::result::{Finished, Pool, Who};
use tokio::sync::watch;

use crate::id::TableId;
use crate::live::Tables;
use crate::live::state::State;
use crate::log;
use crate::store::results::{Rated, RatingStep};
use crate::store::{Later, Status, Store, StoreError};

/// How many games are counted in one step.
const STEP: u32 = 2_000;
/// How many tables are read at once.
const PAGE: u32 = 200;
/// How often to look for games that another server failed to count.
const LOOK: Duration = Duration::from_secs(30);

/// Rates games until the server stops: after each one, and periodically.
pub async fn keep(store: Arc<dyn Store>, tables: Tables, mut stop: watch::Receiver<bool>) {
    let news = tables.results();
    loop {
        match rate(&*store).await {
            Ok(0) => {}
            Ok(_) => tables.ratings_changed(),
            Err(error) => log::event("ratings", &[("why", &error)]),
        }
        tokio::select! {
            () = news.notified() => {}
            () = tokio::time::sleep(LOOK) => {}
            _ = stop.wait_for(|stop| *stop) => return,
        }
    }
}

/// Rates every game that is not rated yet; returns how many steps it took.
///
/// # Errors
/// If the store failed; what is counted stays so.
pub async fn rate(store: &dyn Store) -> Result<usize, StoreError> {
    let mut steps = 0;
    for pool in store.pools_due().await? {
        while rate_some(store, &pool).await? {
            steps += 1;
        }
    }
    Ok(steps)
}

/// Counts some games of a pool from the earliest that is not counted on; false if none is left.
async fn rate_some(store: &dyn Store, pool: &Pool) -> Result<bool, StoreError> {
    let ground = store.ground(pool.clone()).await?;
    let Some(first) = ground.first else { return Ok(false) };
    let games = store.rated_games(pool.clone(), first, STEP).await?;
    let mut who: Vec<Who> =
        games.iter().flat_map(|game| game.parties.iter().map(|party| party.who)).collect();
    who.sort_unstable();
    who.dedup();
    let before = store.standings_before(pool.clone(), who, first).await?;
    let step = RatingStep {
        pool: pool.clone(),
        step: ground.step + 1,
        first,
        games: games.iter().map(|game| game.table).collect(),
        rated: standings(&games, before.into_iter().collect()),
    };
    // Whether it was kept or another server was quicker: the next look shows what is left.
    store.put_step(step).await?;
    Ok(true)
}

/// Every standing that games lead to, in their order.
fn standings(games: &[Finished], mut current: HashMap<Who, Standing>) -> Vec<Rated> {
    let mut rated = Vec::new();
    for game in games {
        let before: Vec<Option<Standing>> =
            game.parties.iter().map(|party| current.get(&party.who).copied()).collect();
        for (at, standing) in rating::after(game, &before) {
            let who = game.parties[at].who;
            current.insert(who, standing);
            rated.push(Rated { key: game.key(), who, standing });
        }
    }
    rated
}

/// What a recount has seen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Recount {
    /// Games that are over.
    pub games: usize,
    /// Of these, games that count.
    pub rated: usize,
    /// Tables that could not be replayed, and why.
    pub problems: Vec<(TableId, String)>,
}

/// Recomputes every result from the tables, and every rating from the results.
///
/// # Errors
/// If the store failed; it can be repeated.
pub fn recount<'a>(store: &'a dyn Store, editions: &'a Editions) -> Later<'a, Recount> {
    Box::pin(async move {
        let mut recount = Recount::default();
        let mut after = None;
        loop {
            let page = store.page(after, PAGE).await?;
            let Some(last) = page.last() else { break };
            after = Some(*last);
            let mut results = Vec::new();
            for id in page {
                let Some(stored) = store.load(id).await? else { continue };
                match State::replay(stored, editions) {
                    Ok(state) => results.extend(result(&state)),
                    Err(damage) => recount.problems.push((id, damage.to_string())),
                }
            }
            recount.games += results.len();
            recount.rated += results.iter().filter(|result| result.rated).count();
            store.put_results(results).await?;
        }
        recount_ratings(store).await?;
        Ok(recount)
    })
}

/// Recomputes every rating from the stored results.
///
/// # Errors
/// If the store failed; it can be repeated.
pub fn recount_ratings(store: &dyn Store) -> Later<'_, ()> {
    Box::pin(async move {
        store.forget_ratings().await?;
        rate(store).await.map(drop)
    })
}

/// The result of a table, if its game is over.
pub(crate) fn result(state: &State) -> Option<Finished> {
    let game = state.game.as_ref().filter(|_| state.status() == Status::Over)?;
    finished(state, game, state.ended?)
}
