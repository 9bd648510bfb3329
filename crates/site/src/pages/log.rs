//! What was done at a table, move by move, kept between requests so that a long game is not
//! replayed for every click.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use catalog::Any;
use draw::{Drawn, Spot};
use table::{Branches, Match, Message, Seat, Seen, Stride, TreePlace};

use crate::id::TableId;

/// How many tables' logs are kept.
const KEPT: usize = 500;

/// One move as it is told.
#[derive(Clone, Debug)]
pub struct LogEntry {
    /// Who made it.
    pub seat: Seat,
    /// As its player sees it.
    pub own: Seen,
    /// As all others see it while the game goes on.
    pub open: Seen,
    /// What it brought about.
    pub events: Vec<Message>,
    /// Where each of that happened.
    pub spots: Vec<Spot>,
    /// The ids of what it touched on the board.
    pub touches: Vec<String>,
    /// Whether its events tell the move too.
    pub told_by_events: bool,
    /// The events that only say again what its line says.
    pub again: &'static [&'static str],
    /// The events that tell what was paid for what another line tells.
    pub prices: &'static [&'static str],
}

impl LogEntry {
    /// The move for a viewer who may read all of it, or only what is open to everybody.
    #[must_use]
    pub fn seen(&self, whole: bool) -> &Seen {
        if whole { &self.own } else { &self.open }
    }
}

#[derive(Clone, Debug)]
struct Log {
    /// The game as far as it has been told.
    game: Any,
    told: Arc<Vec<LogEntry>>,
    used: u64,
}

/// The logs of the tables that somebody looks at.
#[derive(Debug, Default)]
pub struct Logs(Mutex<LogCache>);

#[derive(Debug, Default)]
struct LogCache {
    logs: HashMap<TableId, Log>,
    clock: u64,
}

impl Logs {
    /// The moves of a game, told.
    ///
    /// # Panics
    /// If somebody panicked while they held the logs, which nobody does.
    pub fn of(&self, table: TableId, game: &Any) -> Arc<Vec<LogEntry>> {
        let known = {
            let mut cache = self.0.lock().expect("no holder of the logs panics");
            cache.clock += 1;
            cache.logs.remove(&table)
        };
        let mut log =
            known.unwrap_or_else(|| Log { game: rewound(game, 0), told: Arc::default(), used: 0 });
        let moves = game.moves();
        let same = log.told.iter().zip(&moves).take_while(|(told, mv)| told.own.notation == **mv);
        let same = same.count();
        if same < log.told.len() {
            log.game.rewind(same);
            Arc::make_mut(&mut log.told).truncate(same);
        }
        if same < moves.len() {
            let told = Arc::make_mut(&mut log.told);
            told.extend(moves[same..].iter().filter_map(|mv| tell(&mut log.game, mv)));
        }
        let answer = Arc::clone(&log.told);
        let mut cache = self.0.lock().expect("no holder of the logs panics");
        log.used = cache.clock;
        cache.logs.insert(table, log);
        if cache.logs.len() > KEPT {
            let oldest = cache.logs.iter().min_by_key(|(_, log)| log.used).map(|(id, _)| *id);
            oldest.and_then(|id| cache.logs.remove(&id));
        }
        answer
    }
}

/// The moves of a game that is nobody's table.
#[must_use]
pub fn told(game: &Any) -> Vec<LogEntry> {
    let mut from = rewound(game, 0);
    game.moves().iter().filter_map(|mv| tell(&mut from, mv)).collect()
}

/// The position at a place of a tree around a game, and the moves that lead there.
#[must_use]
pub fn told_along(game: &Any, branches: &Branches, place: TreePlace) -> (Any, Vec<LogEntry>) {
    let mut at = rewound(game, 0);
    let (moves, mut told) = (game.moves(), Vec::new());
    for step in branches.path(&moves, place).unwrap_or_default() {
        match Stride::read(step) {
            Ok(Stride::World(seat, seed)) => at.another_world(seat, seed),
            _ => told.extend(tell(&mut at, step)),
        }
    }
    (at, told)
}

fn rewound(game: &Any, ply: usize) -> Any {
    let mut game = game.clone();
    game.rewind(ply);
    game
}

/// Plays a move and tells it; `None` if the rules do not know it, which a match rules out.
fn tell(game: &mut Any, mv: &str) -> Option<LogEntry> {
    let seat = game.to_act()?;
    let (own, open) = (game.seen(mv, Some(seat)).ok()?, game.seen(mv, None).ok()?);
    let touches = catalog::each!(&*game, it => touched(it, seat, mv.parse().ok()?));
    let events = game.play(mv).ok()?;
    let spots = catalog::each!(&*game, it => spots(it, &events));
    let (told_by_events, again, prices) = catalog::with_game!(game.kind(), G => {
        let tell = <G as Drawn>::EVENTS_TELL && !events.is_empty();
        (tell, <G as Drawn>::AGAIN, <G as Drawn>::PRICES)
    });
    Some(LogEntry { seat, own, open, events, spots, touches, told_by_events, again, prices })
}

fn spots<G: Drawn>(played: &Match<G>, events: &[Message]) -> Vec<Spot> {
    let public = played.game().public(played.state());
    events.iter().map(|event| G::spot(&public, event)).collect()
}

fn touched<G: Drawn>(played: &Match<G>, seat: Seat, mv: G::Move) -> Vec<String> {
    let game = played.game();
    G::footprint(game, &game.public(played.state()), seat, mv)
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::{Editions, Kind};
    use table::Seed;

    fn game(moves: usize) -> Any {
        let none: [(&str, &str); 0] = [];
        let seed = Seed::from_text("log");
        let mut game = Any::new(Kind::ParisParis, &Editions::shipped(), &none, 2, seed)
            .expect("the shipped edition plays");
        for _ in 0..moves {
            let first = game.legal().remove(0);
            game.play(&first).expect("legal");
        }
        game
    }

    #[test]
    fn a_game_that_was_dealt_anew_is_told_whole() {
        let mut game = game(6);
        game.reshuffle(Seed::from_text("anew"));
        for _ in 0..20 {
            let first = game.legal().remove(0);
            game.play(&first).expect("legal");
        }
        assert_eq!(told(&game).len(), 26);
        let record: table::Record = game.record().to_string().parse().expect("a record");
        let read = Any::from_record(&record, &Editions::shipped()).expect("it holds");
        assert_eq!(read.spectator_view_json(), game.spectator_view_json());
        assert_eq!(read.record(), game.record());
    }

    #[test]
    fn a_log_grows_and_shrinks_with_the_game() {
        let (logs, table) = (Logs::default(), TableId::random());
        for moves in [5, 9, 3, 3, 8] {
            let game = game(moves);
            let kept = logs.of(table, &game);
            let fresh = told(&game);
            assert_eq!(kept.len(), moves);
            for (kept, fresh) in kept.iter().zip(&fresh) {
                assert_eq!((kept.seat, &kept.own), (fresh.seat, &fresh.own));
                assert_eq!(kept.events, fresh.events);
            }
        }
    }

    #[test]
    fn secret_moves_are_told_in_part() {
        let (none, seed): ([(&str, &str); 0], _) = ([], Seed::from_text("in part"));
        let mut game = Any::new(Kind::Paris, &Editions::shipped(), &none, 2, seed)
            .expect("the shipped edition plays");
        while game.step() != "end-tile" {
            let moves = game.legal();
            let mv = moves.iter().find(|mv| *mv == "endtile").unwrap_or(&moves[0]).clone();
            game.play(&mv).expect("legal");
        }
        let choice = game.legal().remove(0);
        game.play(&choice).expect("legal");
        let last = told(&game).pop().expect("a move was made");
        assert_eq!(last.seen(true).notation, choice);
        assert_eq!(last.seen(false).notation, "choose");
        assert_ne!(last.seen(true).say, last.seen(false).say);
    }
}
