//! The log of a table, move by move, kept between requests so that a long game is not replayed at every
//! click.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};

use catalog::Any;
use draw::{Drawn, Spot};
use table::{Branches, Match, Message, Seat, Seen, Stride, TreePlace};

use crate::id::TableId;

/// How many tables' logs are kept.
const KEPT: usize = 500;

/// One entry of the log.
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
    /// The events that say what the points before them are made of.
    pub parts: &'static [&'static str],
    /// The events that say what the points after them are for.
    pub heads: &'static [&'static str],
    /// The events that a turn is about.
    pub deeds: &'static [&'static str],
    /// The words that are shown as pictures.
    pub glyphs: &'static [&'static str],
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
    game: Arc<Any>,
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
    fn cache(&self) -> MutexGuard<'_, LogCache> {
        self.0.lock().expect("no holder of the logs panics")
    }

    /// A move was made at a table: it is told from what it brought about when it was decided. Where
    /// nobody has looked at the log, nothing is told.
    pub fn moved(&self, table: TableId, before: &Arc<Any>, after: &Arc<Any>, events: &[Message]) {
        let Some(mut log) = self.take(table, |log| Arc::ptr_eq(&log.game, before)) else { return };
        let text = after.last_move().unwrap_or_default();
        if let Some(entry) = Begun::of(before, &text).map(|it| it.ended(after, events.to_vec())) {
            Arc::make_mut(&mut log.told).push(entry);
            log.game = Arc::clone(after);
        }
        self.cache().keep(table, log);
    }

    /// The moves of a game, told.
    ///
    /// # Panics
    /// If a holder of the logs panicked, which does not happen.
    pub fn of(&self, table: TableId, game: &Arc<Any>) -> Arc<Vec<LogEntry>> {
        if let Some(told) = self.cache().find(table, game) {
            return told;
        }
        let log = self.take(table, |_| true);
        let mut log = log.unwrap_or_else(|| Log {
            game: Arc::new(rewound(game, 0)),
            told: Arc::default(),
            used: 0,
        });
        let same = log.game.common_moves(game);
        let told = Arc::make_mut(&mut log.told);
        told.truncate(same);
        // Moves played elsewhere, or before anybody looked, are played once more.
        if same < game.ply() {
            let from = if same == log.game.ply() { &log.game } else { game };
            let mut at = rewound(from, same);
            told.extend(game.moves()[same..].iter().filter_map(|mv| tell(&mut at, mv)));
        }
        log.game = Arc::clone(game);
        let told = Arc::clone(&log.told);
        self.cache().keep(table, log);
        told
    }

    /// Takes a log out, so that nobody waits while it is worked on.
    fn take(&self, table: TableId, fits: impl FnOnce(&Log) -> bool) -> Option<Log> {
        let mut cache = self.cache();
        cache.logs.get(&table).is_some_and(fits).then(|| cache.logs.remove(&table)).flatten()
    }
}

impl LogCache {
    /// The log of a table if it tells just this game.
    fn find(&mut self, table: TableId, game: &Arc<Any>) -> Option<Arc<Vec<LogEntry>>> {
        self.clock += 1;
        let log = self.logs.get_mut(&table).filter(|log| Arc::ptr_eq(&log.game, game))?;
        log.used = self.clock;
        Some(Arc::clone(&log.told))
    }

    fn keep(&mut self, table: TableId, mut log: Log) {
        self.clock += 1;
        log.used = self.clock;
        self.logs.insert(table, log);
        if self.logs.len() > KEPT {
            let oldest = self.logs.iter().min_by_key(|(_, log)| log.used).map(|(id, _)| *id);
            oldest.and_then(|id| self.logs.remove(&id));
        }
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
    let begun = Begun::of(game, mv)?;
    let events = game.play(mv).ok()?;
    Some(begun.ended(game, events))
}

/// What is told of a move from the game before it.
struct Begun {
    seat: Seat,
    own: Seen,
    open: Seen,
    touches: Vec<String>,
}

impl Begun {
    fn of(before: &Any, mv: &str) -> Option<Self> {
        let seat = before.to_act()?;
        let (own, open) = (before.seen(mv, Some(seat)).ok()?, before.seen(mv, None).ok()?);
        let touches = catalog::each!(before, it => touched(it, seat, mv.parse().ok()?));
        Some(Self { seat, own, open, touches })
    }

    /// The rest from the game after it, and what it brought about.
    fn ended(self, after: &Any, events: Vec<Message>) -> LogEntry {
        let Self { seat, own, open, touches } = self;
        let spots = catalog::each!(after, it => spots(it, &events));
        let any = !events.is_empty();
        let (tells, again, prices, parts, heads, deeds, glyphs) = catalog::with_game!(after.kind(), G => {
            let (tells, again, prices) = (<G as Drawn>::EVENTS_TELL, <G as Drawn>::AGAIN, <G as Drawn>::PRICES);
            let (parts, heads, deeds) = (<G as Drawn>::PARTS, <G as Drawn>::HEADS, <G as Drawn>::DEEDS);
            (tells, again, prices, parts, heads, deeds, <G as Drawn>::GLYPHS)
        });
        LogEntry {
            seat,
            own,
            open,
            events,
            spots,
            touches,
            told_by_events: tells && any,
            again,
            prices,
            parts,
            heads,
            deeds,
            glyphs,
        }
    }
}

pub(crate) fn spots<G: Drawn>(played: &Match<G>, events: &[Message]) -> Vec<Spot> {
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

    /// What a log says of each move, as text.
    fn lines(log: &[LogEntry]) -> Vec<String> {
        log.iter().map(|entry| format!("{entry:?}")).collect()
    }

    #[test]
    fn a_move_is_told_by_the_events_of_its_decision() {
        let (logs, table) = (Logs::default(), TableId::random());
        let mut now = Arc::new(game(4));
        assert_eq!(logs.of(table, &now).len(), 4);
        for _ in 0..6 {
            let mut after = Any::clone(&now);
            let events = after.play(&now.legal()[0]).expect("legal");
            let after = Arc::new(after);
            logs.moved(table, &now, &after, &events);
            now = after;
        }
        let told_along = logs.cache().find(table, &now).expect("nothing is left to be played");
        assert_eq!(lines(&told_along), lines(&told(&now)));
    }

    #[test]
    fn the_events_are_taken_at_their_word() {
        let (logs, table) = (Logs::default(), TableId::random());
        let now = Arc::new(game(0));
        let mut after = Any::clone(&now);
        after.play(&now.legal()[0]).expect("legal");
        let (after, event) = (Arc::new(after), Message::new("not played again"));
        logs.moved(table, &now, &after, std::slice::from_ref(&event));
        assert!(logs.cache().logs.is_empty(), "nobody looks");
        logs.of(table, &now);
        logs.moved(table, &now, &after, std::slice::from_ref(&event));
        assert_eq!(logs.of(table, &after)[0].events, [event]);
    }

    #[test]
    fn a_log_follows_a_game_that_is_dealt_anew() {
        let (logs, table) = (Logs::default(), TableId::random());
        let mut game = game(6);
        logs.of(table, &Arc::new(game.clone()));
        game.reshuffle(Seed::from_text("anew"));
        for _ in 0..8 {
            let first = game.legal().remove(0);
            game.play(&first).expect("legal");
        }
        let game = Arc::new(game);
        assert_eq!(lines(&logs.of(table, &game)), lines(&told(&game)));
    }

    #[test]
    fn a_log_grows_and_shrinks_with_the_game() {
        let (logs, table) = (Logs::default(), TableId::random());
        for moves in [5, 9, 3, 3, 8] {
            let game = Arc::new(game(moves));
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
