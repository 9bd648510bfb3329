//! Laws about points and pieces.

use std::fmt::Debug;

use table::{BySeat, Game, Outcome, Reason, Seat};

use crate::tables::Table;

/// How many random games are searched for feats.
const FEAT_GAMES: usize = 4;

/// At every ply the lines of each score sheet add up to the score.
///
/// # Panics
/// If the law is broken.
pub fn score_sheets_add_up<G: Game>(table: &Table<G>) {
    table.walk(|at, _| {
        let scores = at.rules.scores(at.state);
        let sheet = at.rules.sheet(at.state);
        assert_eq!(sheet.seats(), at.rules.seats(), "{}: a sheet for every seat", at.place());
        for (seat, lines) in sheet.iter() {
            let sum: i32 = lines.iter().map(|line| line.points).sum();
            assert_eq!(sum, scores[seat], "{}: the sheet of {seat:?}", at.place());
        }
    });
}

/// At every ply the score kept while playing equals a count from scratch.
///
/// # Panics
/// If the law is broken.
pub fn the_score_equals_a_fresh_count<G: Game>(
    table: &Table<G>,
    fresh: impl Fn(&G, &G::State) -> BySeat<i32>,
) {
    table.walk(|at, _| {
        let count = fresh(at.rules, at.state);
        assert_eq!(at.rules.scores(at.state), count, "{}: the fresh count differs", at.place());
    });
}

/// Feats are listed in the order of [`Game::FEATS`], each at most once, for every seat, and the
/// story that they are computed from is that of the game.
///
/// # Panics
/// If the law is broken.
pub fn feats_are_those_listed<G: Game>(table: &Table<G>) {
    for game in 0..FEAT_GAMES {
        let played = table.random_match(game);
        let place = format!("{}, game {game}", table.name());
        let story = played.story();
        assert_eq!(story.len(), played.moves().len(), "{place}: a part for every move");
        let made = story.iter().map(|told| told.made);
        assert!(made.eq(played.made().iter().copied()), "{place}: another story");
        let feats = played.feats();
        assert_eq!(feats.seats(), played.game().seats(), "{place}: for every seat");
        for (seat, feats) in feats.iter() {
            let mut listed = G::FEATS.iter();
            for feat in feats {
                let known = listed.any(|(id, _)| feat.what.id == *id);
                assert!(known, "{place}: {} of {seat:?} is not listed, or not here", feat.what);
            }
        }
    }
}

/// What `count` counts is the same at every ply as it was at the start.
///
/// # Panics
/// If the law is broken.
pub fn pieces_are_conserved<G: Game, K: PartialEq + Debug>(
    table: &Table<G>,
    count: impl Fn(&G, &G::State) -> K,
) {
    let mut first = None;
    table.walk(|at, _| {
        let now = count(at.rules, at.state);
        if at.ply == 0 {
            first = Some(now);
        } else {
            assert_eq!(Some(now), first, "{}: pieces came or went", at.place());
        }
    });
}

/// The outcome has the final scores, its places follow from them, and its reason is the true one.
///
/// # Panics
/// If the law is broken.
pub fn the_outcome_agrees_with_the_scores<G: Game>(table: &Table<G>) {
    table.walk(|at, _| {
        let Some(outcome) = at.rules.outcome(at.state) else { return };
        let scores = at.rules.scores(at.state);
        if let Some(problem) = disagreement(&outcome, &scores) {
            panic!("{}: {problem}: {outcome:?}, scores {scores:?}", at.place());
        }
    });
}

fn disagreement(outcome: &Outcome, scores: &BySeat<i32>) -> Option<&'static str> {
    if outcome.scores != *scores {
        return Some("the result has other points");
    }
    let seats = || Seat::first(scores.seats());
    let places = &outcome.places;
    for one in seats() {
        for other in seats() {
            if scores[one] > scores[other] && places[one] >= places[other] {
                return Some("more points, but no better place");
            }
        }
        let better = seats().filter(|&other| places[other] < places[one]).count();
        if usize::from(places[one]) != better + 1 {
            return Some("a place is one more than the seats before it");
        }
    }
    let most = scores.as_slice().iter().max().copied();
    let with_most = scores.as_slice().iter().filter(|&&points| Some(points) == most).count();
    match (outcome.winners().count(), outcome.reason) {
        (1, Reason::Points) if with_most == 1 => None,
        (1, Reason::TieBreak(1..)) | (2.., Reason::Shared) if with_most > 1 => None,
        _ => Some("the reason is not the true one"),
    }
}
