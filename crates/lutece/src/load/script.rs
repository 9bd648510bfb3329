//! The games to play: random ones, worked out beforehand, so that the load generator knows every
//! legal move without asking.

use std::sync::Arc;

use catalog::{Any, Editions, Kind};
use server::action::Action;
use server::id::{PlayerId, TableId};
use server::live::state::State;
use server::store::{self, Append, Entry, Head, Stored, Turn, now};
use table::{Chance as _, Quick, Seat, Seed};

/// How many different games there are.
const GAMES: u64 = 24;
/// How many tables are stored at the same time.
const AT_ONCE: usize = 256;

/// A game from its deal to its end.
#[derive(Debug)]
pub(super) struct Script {
    /// The record before the first move.
    pub(super) record: String,
    /// How many play.
    pub(super) seats: usize,
    /// The moves.
    pub(super) moves: Vec<String>,
}

/// Some random games.
pub(super) fn scripts(kind: Kind, seed: &str) -> Result<Arc<Vec<Script>>, String> {
    let editions = Editions::shipped();
    let seats = *kind.seats().start();
    let none: [(&str, &str); 0] = [];
    let mut scripts = Vec::new();
    for index in 0..GAMES {
        let seed = Seed::from_text(seed).child(index);
        let mut game = Any::new(kind, &editions, &none, seats, seed).map_err(|e| e.to_string())?;
        let record = game.record().to_string();
        let mut chance = Quick::new(index);
        while game.to_act().is_some() {
            let legal = game.legal();
            let mv = &legal[chance.below(legal.len())];
            game.play(mv).map_err(|refused| refused.to_string())?;
        }
        scripts.push(Script { record, seats, moves: game.moves() });
    }
    Ok(Arc::new(scripts))
}

/// Fills a store with finished games, as years of use would.
pub(super) async fn fill(address: &str, scripts: &[Script], count: u32) -> Result<(), String> {
    if count == 0 {
        return Ok(());
    }
    let store = store::open(address).await.map_err(|error| error.to_string())?;
    let editions = Editions::shipped();
    let template = finished(&scripts[0], &editions)?;
    let mut waiting = tokio::task::JoinSet::new();
    for _ in 0..count {
        let (store, (head, append)) = (Arc::clone(&store), template.clone());
        let id = TableId::random();
        let (head, append) = (Head { id, ..head }, Append { table: id, ..append });
        waiting.spawn(async move { store.create(head, append).await });
        if waiting.len() >= AT_ONCE {
            finish(waiting.join_next().await)?;
        }
    }
    while let Some(done) = waiting.join_next().await {
        finish(Some(done))?;
    }
    Ok(())
}

type Stores = Result<Result<store::Appended, store::StoreError>, tokio::task::JoinError>;

fn finish(done: Option<Stores>) -> Result<(), String> {
    match done {
        None | Some(Ok(Ok(_))) => Ok(()),
        Some(Ok(Err(error))) => Err(error.to_string()),
        Some(Err(error)) => Err(error.to_string()),
    }
}

/// A finished game as it is stored.
fn finished(script: &Script, editions: &Editions) -> Result<(Head, Append), String> {
    let record: table::Record = script.record.parse().map_err(|_| "a broken record".to_owned())?;
    let owner = PlayerId::random();
    let head = Head {
        id: TableId::random(),
        created: now(),
        game: record.game.clone(),
        edition: record.digest.to_string(),
        seats: script.seats,
        options: record.options.clone(),
        public: true,
        owner,
        secret: Seed([0; 32]).to_string(),
        from: Some(script.record.clone()),
    };
    let sit = |seat| Action::Join {
        seat,
        player: owner,
        entropy: String::new(),
        name: "Load".to_owned(),
    };
    let actions = Seat::first(script.seats)
        .map(sit)
        .chain(std::iter::once(Action::Start))
        .chain(script.moves.iter().cloned().map(Action::Move));
    let entry = |action: Action| Entry { at: now(), click: None, text: action.to_string() };
    let entries: Vec<Entry> = actions.map(entry).collect();
    let stored = Stored { head: head.clone(), entries: entries.clone() };
    let state = State::replay(stored, editions).map_err(|damage| damage.to_string())?;
    let shelf = Some(state.shelf());
    Ok((head, Append { table: state.head.id, ply: 0, entries, shelf, turn: Turn::Keep }))
}
