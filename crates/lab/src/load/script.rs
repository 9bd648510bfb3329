//! The games to play: random ones, worked out beforehand, so that the load generator knows every
//! legal move without asking.

use std::sync::Arc;

use catalog::{Any, Editions, Kind};
use server::action::Action;
use server::id::{PlayerId, TableId};
use server::store::{self, Append, BotTurn, Entry, Head, Listing, Millis, Status, Terms, now};
use table::{Chance as _, Quick, Seat, Seed};

/// How many different games there are.
const GAMES: u64 = 24;
/// How many tables are stored at the same time.
const AT_ONCE: usize = 256;

/// In milliseconds.
const TWO_YEARS: Millis = 2 * 365 * 24 * 3_600_000;

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

/// Fills a store as years of use would: of a hundred tables, one waits for players, one is being
/// played at, and the games of the others are over. Every table has its own players.
pub(super) async fn fill(address: &str, scripts: &[Script], count: u32) -> Result<(), String> {
    if count == 0 {
        return Ok(());
    }
    let store = store::open(address).await.map_err(|error| error.to_string())?;
    let mut waiting = tokio::task::JoinSet::new();
    for index in 0..count {
        let script = &scripts[index as usize % scripts.len()];
        let status = match index % 100 {
            0 => Status::Open,
            1 => Status::Playing,
            _ => Status::Over,
        };
        // The oldest is two years old.
        let age = TWO_YEARS * Millis::from(count - index) / Millis::from(count);
        let (head, append) = table(script, status, age)?;
        let store = Arc::clone(&store);
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

/// A table as it is stored.
fn table(script: &Script, status: Status, age: Millis) -> Result<(Head, Append), String> {
    let record: table::Record = script.record.parse().map_err(|_| "a broken record".to_owned())?;
    let owner = PlayerId::random();
    let created = now() - age;
    let id = TableId::at(created);
    let head = Head {
        rules: record.rules,
        id,
        created,
        game: record.game.clone(),
        edition: record.digest.to_string(),
        seats: script.seats,
        options: record.options.clone(),
        public: true,
        owner,
        secret: Seed([0; 32]).to_string(),
        from: Some(script.record.clone()),
        reshuffled: false,
        terms: Terms::default(),
    };
    let sit = |seat| Action::Join {
        seat,
        player: owner,
        entropy: String::new(),
        name: "Load".to_owned(),
    };
    let mut actions: Vec<Action> = Seat::first(script.seats).map(sit).collect();
    let moves = match status {
        Status::Open => {
            actions.truncate(1);
            0
        }
        Status::Playing => script.moves.len() / 2,
        Status::Over => script.moves.len(),
    };
    if status != Status::Open {
        actions.push(Action::Start);
    }
    actions.extend(script.moves[..moves].iter().cloned().map(Action::Move));
    let entry = |action: Action| Entry { at: created, click: None, text: action.to_string() };
    let taken = if status == Status::Open { 1 } else { script.seats };
    let places = Seat::first(taken).map(|seat| (Some(seat), owner)).collect();
    let listing = Some(Listing { status, places });
    let entries = actions.into_iter().map(entry).collect();
    Ok((
        head,
        Append {
            table: id,
            ply: 0,
            entries,
            listing,
            turn: BotTurn::Keep,
            rings: Vec::new(),
            result: None,
        },
    ))
}
