//! What untrusted text must never do, whatever it contains: make the rules panic, be accepted in
//! two spellings, or be accepted and then fail.
//!
//! The fuzz targets and the short test runs with damaged texts use the same functions.

use std::sync::Arc;

use table::{
    Chance as _, Edition as _, Game, Match, NotationError, Quick, Quiet, Record, RecordError, Seat,
    Seed,
};

use crate::tables::Table;

/// Positions to try moves in: a sample from a few random games at every number of players.
#[derive(Debug)]
pub struct Positions<G: Game> {
    list: Vec<(Arc<G>, G::State)>,
}

impl<G: Game> Positions<G> {
    /// A sample of positions with the shipped edition.
    #[must_use]
    pub fn sample() -> Self {
        let mut list = Vec::new();
        for table in Table::<G>::every(&[&[]]) {
            table.games(2).walk(|at, chance| {
                if at.next.is_some() && chance.below(12) == 0 {
                    list.push((Arc::clone(at.table.rules()), *at.state));
                }
            });
        }
        Self { list }
    }

    /// A move that is legal in one of the positions, as text to start from.
    ///
    /// # Panics
    /// If there are no positions.
    pub fn some_move(&self, chance: &mut Quick) -> String {
        let (rules, state) = &self.list[chance.below(self.list.len())];
        rules.random(state, chance, &mut Vec::new()).0.to_string()
    }
}

/// If a text is read as a move, it is that move's only spelling, and trying it changes a position
/// only if it is legal there.
///
/// # Panics
/// If this does not hold.
pub fn notation<G: Game>(positions: &Positions<G>, text: &str) {
    let read: Result<G::Move, NotationError> = text.parse();
    let Ok(mv) = read else { return };
    assert_eq!(mv.to_string(), text, "a move has one spelling");
    for (rules, before) in &positions.list {
        let mut after = *before;
        if rules.try_play(&mut after, mv, &mut Quiet).is_err() {
            assert_eq!(after, *before, "a refused move changes nothing");
        }
    }
}

/// If a text is read as a record, writing and reading it again gives the same record, and it is
/// either refused or replays to a game with that record.
///
/// # Panics
/// If this does not hold.
pub fn record<G: Game>(edition: &Arc<G::Edition>, text: &str) {
    let read: Result<Record, RecordError> = text.parse();
    let Ok(record) = read else { return };
    let written = record.to_string();
    let again: Record = written.parse().expect("what was written can be read");
    assert_eq!(again.to_string(), written, "a record is written one way");
    if let Ok(played) = Match::<G>::from_record(&record, Arc::clone(edition)) {
        assert_eq!(played.record().moves.len(), record.moves.len());
        assert_eq!(played.record().result, record.result);
    }
}

/// An edition that is accepted can be played to the end by every number of players, unless the
/// rules say in advance that it cannot.
///
/// # Panics
/// If this does not hold.
pub fn edition<G: Game>(text: &str) {
    let Ok(edition) = G::Edition::parse(text) else { return };
    let edition = Arc::new(edition);
    for seats in G::SEATS {
        if let Ok(rules) = G::new(Arc::clone(&edition), G::Options::default(), seats) {
            let deal = rules.deal(&mut Seed::from_text(text).dice());
            let start = rules.start(&deal).expect("a game can start from its own deal");
            play_out(&rules, start);
        }
    }
}

/// A deal that is accepted can be played to the end.
///
/// # Panics
/// If this does not hold.
pub fn deal<G: Game>(rules: &G, json: &str) {
    let Ok(deal) = serde_json::from_str::<G::Deal>(json) else { return };
    if let Ok(start) = rules.start(&deal) {
        play_out(rules, start);
    }
}

/// A position that is accepted survives writing and reading, and can be played to the end.
///
/// # Panics
/// If this does not hold.
pub fn position<G: Game>(rules: &G, text: &str) {
    let Ok(state) = rules.read_position(text) else { return };
    let written = rules.position_text(&state);
    assert_eq!(rules.read_position(&written), Ok(state), "a position is read back as it was");
    for seat in Seat::first(rules.seats()) {
        rules.redeal(&state, seat, &mut Quick::new(1));
        rules.secret(&state, seat);
    }
    rules.public(&state);
    play_out(rules, state);
}

fn play_out<G: Game>(rules: &G, mut state: G::State) {
    let (mut chance, mut buffer) = (Quick::new(0), Vec::new());
    let mut moves = 0;
    while rules.to_act(&state).is_some() {
        assert!(moves < rules.longest(), "a game ends within its bound");
        let (mv, _) = rules.playout(&state, &mut chance, &mut buffer);
        rules.play(&mut state, mv, &mut Vec::new());
        moves += 1;
    }
    assert!(rules.outcome(&state).is_some(), "a finished game has a result");
}
