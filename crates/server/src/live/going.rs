//! Which games between people, and which rated games, are in progress, so that nobody gets advice about one
//! of them through another game that reached the same position: a record, a branch, a game begun from a
//! record.

use std::collections::{HashMap, HashSet};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::Mutex;

use catalog::Any;
use site::model::rights;

use super::Tables;
use super::decide::Refusal;
use super::state::State;
use crate::id::TableId;

/// After how many moves a position identifies a game: earlier ones are shared by many.
const OPENING: usize = 6;

/// For each table, as of the last look: how many actions it had, and the marks of its position if a game to
/// be protected was in progress.
#[derive(Default)]
pub(super) struct Going(Mutex<HashMap<TableId, (u32, Standing)>>);

/// The marks of the current position of a game that nobody may be helped with; none for other games.
type Standing = Vec<u64>;

/// A position as everybody sees it.
fn mark(game: &Any) -> u64 {
    let mut hasher = DefaultHasher::new();
    (game.kind().as_str(), game.seats(), game.spectator_view_json()).hash(&mut hasher);
    hasher.finish()
}

/// A mark of the moves that are possible in a position. Somebody who writes down the game they are playing
/// could add a point or a turn as a disguise, but what they want to know is which of these moves to make.
fn choice(game: &Any) -> u64 {
    let mut hasher = DefaultHasher::new();
    (game.kind().as_str(), game.seats(), game.to_act(), game.legal()).hash(&mut hasher);
    hasher.finish()
}

/// The mark of a position, unless it is too early to identify a game.
pub(crate) fn mark_of(game: &Any) -> Option<u64> {
    // A position that was set up by hand may be any, however few moves were made since.
    match game.is_set_up() {
        true => Some(choice(game)),
        false => (game.ply() >= OPENING).then(|| mark(game)),
    }
}

/// Every position of a game but those of the opening.
fn marks(game: &Any) -> HashSet<u64> {
    let mut at = game.clone();
    at.rewind(0);
    let mut marks = HashSet::new();
    for mv in game.moves() {
        marks.extend(mark_of(&at));
        if at.play(&mv).is_err() {
            break;
        }
    }
    marks.insert(if game.is_set_up() { choice(&at) } else { mark(&at) });
    marks
}

/// The marks of the current position, if the game is one that nobody may be helped with.
fn stands(state: &State) -> Standing {
    let sealed = rights::is_sealed(state);
    let Some(game) = state.game.as_ref().filter(|_| sealed) else { return Vec::new() };
    let own = game.is_set_up() || game.ply() >= OPENING;
    [mark(game)].into_iter().chain(own.then(|| choice(game))).collect()
}

impl Tables {
    /// Whether a protected game in progress is at a position that this game went through.
    ///
    /// # Errors
    /// If the store failed.
    pub async fn goes_on(&self, game: &Any) -> Result<bool, Refusal> {
        let game = game.clone();
        self.stands_in(move || marks(&game)).await
    }

    /// Whether a protected game in progress is at one of these marks, which are computed only if there is
    /// such a game.
    ///
    /// # Errors
    /// If the store failed.
    pub async fn stands_in(
        &self,
        marks: impl FnOnce() -> HashSet<u64> + Send + 'static,
    ) -> Result<bool, Refusal> {
        let playing = self.0.store.playing().await?;
        let known = |table: TableId, length: u32| {
            let going = self.0.going.0.lock().expect("no holder panics");
            going.get(&table).filter(|(at, _)| *at == length).map(|(_, stands)| stands.clone())
        };
        let mut now = HashMap::with_capacity(playing.len());
        for (table, length) in playing {
            let stands = match known(table, length) {
                Some(stands) => stands,
                // A table that cannot be read tells nobody anything.
                None => self.with(&self.slot(table), stands).await.unwrap_or_default(),
            };
            now.insert(table, (length, stands));
        }
        let on: HashSet<u64> = now.values().flat_map(|(_, stands)| stands).copied().collect();
        *self.0.going.0.lock().expect("no holder panics") = now;
        if on.is_empty() {
            return Ok(false);
        }
        let seen = tokio::task::spawn_blocking(marks).await.unwrap_or_default();
        Ok(!on.is_disjoint(&seen))
    }
}
