//! Keeps the explorer up to date: counts each game some time after it ends, and all of them again if an
//! operator asks for it.
//!
//! Only finished games count: those of an event only when nobody plays the same deal any more, and a private
//! game only in sums over kinds of choices. A game that was begun from a record does not count, because
//! others made its first moves.

use std::sync::Arc;
use std::time::{Duration, Instant};

use catalog::{Any, Editions, Kind};
use search::Level;
pub use site::api::explorer::Answer;
use site::explorer::{Counted, PEOPLE, PLIES, Tally, counts, strength};
pub use site::explorer::{Explored, ExplorerQuery, Line, Origin, strengths};
use site::result::Who;
use table::{ChoiceKind, Reason, Record, Seat, Seed};
use tokio::sync::{Notify, watch};

use crate::id::TableId;
use crate::live::state::State;
use crate::log;
use crate::ratings::result;
use crate::store::{Later, Millis, Store, StoreError, Stored, now};

/// How many games are counted in one step.
const STEP: u32 = 20;
/// How often to look for games that another server failed to count.
const LOOK: Duration = Duration::from_secs(30);
/// After how long to look again at a game whose deal others still play.
const SEALED: Millis = 60_000;

/// After each step the worker rests this many times as long as the step took.
const REST: u32 = 99;
/// The longest such rest, however slow the machine.
const LONGEST_REST: Duration = Duration::from_secs(2);

/// Counts games until the server stops: after each one, and periodically. Players come first: this takes
/// about a hundredth of the time, and the rest waits for a quieter hour.
pub async fn keep(
    store: Arc<dyn Store>,
    editions: Arc<Editions>,
    news: Arc<Notify>,
    mut stop: watch::Receiver<bool>,
) {
    loop {
        let begun = Instant::now();
        let more = match step(&store, &editions, now()).await {
            Ok(counted) => counted.is_some(),
            Err(error) => {
                log::event("explorer", &[("why", &error)]);
                false
            }
        };
        let pause = if more { (begun.elapsed() * REST).min(LONGEST_REST) } else { LOOK };
        tokio::select! {
            () = news.notified(), if !more => {}
            () = tokio::time::sleep(pause) => {}
            _ = stop.wait_for(|stop| *stop) => return,
        }
    }
}

/// Counts every game that is due; returns how many there were.
///
/// # Errors
/// If the store failed; what is counted stays so.
pub async fn count(
    store: &Arc<dyn Store>,
    editions: &Arc<Editions>,
    now: Millis,
) -> Result<usize, StoreError> {
    let mut games = 0;
    while let Some(counted) = step(store, editions, now).await? {
        games += counted;
    }
    Ok(games)
}

/// Counts some of the games that are due; returns how many, or `None` if there are none.
async fn step(
    store: &Arc<dyn Store>,
    editions: &Arc<Editions>,
    now: Millis,
) -> Result<Option<usize>, StoreError> {
    let due = store.explore_due(now, STEP).await?;
    if due.is_empty() {
        return Ok(None);
    }
    let mut tallies = Vec::new();
    for table in due {
        match tally(store, editions, table).await? {
            Found::Tally(tally) => tallies.push(*tally),
            Found::Sealed => store.explore_later(table, now + SEALED).await?,
            Found::Nothing(why) => {
                if let Some(why) = why {
                    log::event("explorer", &[("table", &table), ("why", &why)]);
                }
                tallies.push(nothing(table));
            }
        }
    }
    store.put_explored(tallies).await.map(Some)
}

/// What is found at a table.
enum Found {
    /// What its game adds.
    Tally(Box<Tally>),
    /// Others play the same deal.
    Sealed,
    /// Nothing to be counted; why, if it cannot be read.
    Nothing(Option<String>),
}

/// A table that adds nothing and need not be looked at again.
fn nothing(table: TableId) -> Tally {
    let (openings, positions) = Default::default();
    Tally { source: table.to_string(), origin: Origin::Games, openings, positions }
}

/// What the game of a table adds.
async fn tally(
    store: &Arc<dyn Store>,
    editions: &Arc<Editions>,
    table: TableId,
) -> Result<Found, StoreError> {
    let Some(stored) = store.load(table).await? else { return Ok(Found::Nothing(None)) };
    let state = match replayed(stored, editions).await {
        Ok(state) => state,
        Err(damage) => return Ok(Found::Nothing(Some(damage))),
    };
    let Some(result) = result(&state).filter(|_| state.head.from.is_none()) else {
        return Ok(Found::Nothing(None));
    };
    if state.is_sealed() {
        return Ok(Found::Sealed);
    }
    let Some(game) = state.game.clone() else { return Ok(Found::Nothing(None)) };
    let who: Vec<Who> = result.parties.iter().map(|party| party.who).collect();
    let before = store.standings_before(result.pool(), who.clone(), result.key()).await?;
    let level = |who: Who| {
        let standing = before.iter().find(|(it, _)| *it == who).map(|(_, standing)| *standing);
        strength(who, standing, result.at)
    };
    let levels: Vec<Option<&'static str>> =
        who.into_iter().zip(counts(&result)).map(|(who, it)| it.then(|| level(who))).collect();
    // A tournament's tables are closed to everybody else while it is on, and open once they have
    // been revealed, as they have been here.
    let plies = match (result.public, &state.head.terms.event) {
        (_, Some(_)) => usize::MAX,
        (true, None) => PLIES,
        (false, None) => 0,
    };
    let tally = tokio::task::spawn_blocking(move || {
        let (source, origin) = (table.to_string(), Origin::Games);
        let (game, levels) = (&*game, levels.as_slice());
        Tally::of(Counted { source: &source, origin, game, levels, plies })
    });
    Ok(match tally.await {
        Ok(tally) => Found::Tally(Box::new(tally)),
        Err(_) => Found::Nothing(Some("it cannot be gone through".to_owned())),
    })
}

/// Up to a whole game is played: not on a thread that others wait for.
async fn replayed(stored: Stored, editions: &Arc<Editions>) -> Result<State, String> {
    let editions = Arc::clone(editions);
    let played = tokio::task::spawn_blocking(move || State::replay(stored, &editions));
    match played.await {
        Ok(state) => state.map_err(|damage| damage.to_string()),
        Err(_) => Err("it cannot be played".to_owned()),
    }
}

/// What a rebuild has seen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rebuilt {
    /// Games that are counted.
    pub games: usize,
    /// Games of events that others still play.
    pub sealed: usize,
    /// Tables that could not be read, and why.
    pub problems: Vec<(TableId, String)>,
}

/// Counts every game that was played here again. Records that were added stay.
///
/// # Errors
/// If the store failed; it can be repeated.
pub fn rebuild<'a>(store: &'a Arc<dyn Store>, editions: &'a Arc<Editions>) -> Later<'a, Rebuilt> {
    Box::pin(async move {
        let (mut rebuilt, mut after) = (Rebuilt::default(), None);
        store.forget_explored(Origin::Games).await?;
        loop {
            let page = store.page(after, STEP).await?;
            let Some(last) = page.last() else { return Ok(rebuilt) };
            after = Some(*last);
            let mut tallies = Vec::new();
            for table in page {
                match tally(store, editions, table).await? {
                    Found::Tally(tally) => tallies.push(*tally),
                    Found::Sealed => {
                        rebuilt.sealed += 1;
                        store.explore_later(table, 0).await?;
                    }
                    Found::Nothing(why) => rebuilt.problems.extend(why.map(|why| (table, why))),
                }
            }
            rebuilt.games += tallies.len();
            store.put_explored(tallies).await?;
        }
    })
}

/// What the game of a record adds: of bots by their level, of others as of people whose rating is not
/// known.
///
/// # Errors
/// If it does not hold, or its game is not over: why.
pub fn tally_of_record(text: &str, editions: &Editions) -> Result<Tally, String> {
    let record: Record = text.parse().map_err(|error: table::RecordError| error.to_string())?;
    let game = Any::from_record(&record, editions).map_err(|error| error.to_string())?;
    let outcome = game.outcome().ok_or("the game is not over")?;
    if game.is_set_up() {
        return Err("the game was set up by hand".to_owned());
    }
    if matches!(outcome.reason, Reason::Resigned(_)) {
        return Err("the game was broken off".to_owned());
    }
    let level = |seat: Seat| {
        let named = game.players().iter().find(|(other, _)| *other == seat);
        let level = named.and_then(|(_, name)| name.parse::<Level>().ok());
        (!outcome.retired.contains(&seat)).then(|| level.map_or(PEOPLE[0], Level::as_str))
    };
    let levels: Vec<_> = Seat::first(game.seats()).map(level).collect();
    let source = Seed::from_text(&game.record().to_string()).to_string();
    let (levels, game) = (levels.as_slice(), &game);
    let origin = Origin::Records;
    Ok(Tally::of(Counted { source: &source, origin, game, levels, plies: PLIES }))
}

/// The kinds of choices of a game for so many, with the shipped edition.
#[must_use]
pub fn choice_kinds(kind: Kind, seats: usize, editions: &Editions) -> Vec<ChoiceKind> {
    let none: &[(&str, &str)] = &[];
    let game = Any::new(kind, editions, none, seats, Seed([0; 32]));
    game.map(|game| game.choice_kinds()).unwrap_or_default()
}

/// The answer to a question, and the kinds of choices that it is about; `None` if there is no such
/// question.
///
/// # Errors
/// If the store failed.
pub fn explored<'a>(
    store: &'a dyn Store,
    editions: &'a Editions,
    asked: &'a ExplorerQuery,
) -> Later<'a, Option<(Explored, Vec<ChoiceKind>)>> {
    Box::pin(async move {
        let Some((kind, seats)) = asked.pool() else { return Ok(None) };
        let kinds = choice_kinds(kind, seats, editions);
        let Some(question) = asked.question(&kinds) else { return Ok(None) };
        let deeds = store.explored_choices(question.spot()).await?;
        Ok(Some((Explored::new(question, deeds), kinds)))
    })
}
