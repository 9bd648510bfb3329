//! The best moves of a position, what they are worth and why, for players who may be told.

use catalog::Any;
use search::{Alternative, Cancel, explain, think};
use serde::Serialize;
use table::Seat;
use words::Lang;

use crate::judge::{JudgePlan, name};
use crate::look::wins;
use crate::reason::{Change, Gain, Versus, Why, by_heading, changes, gain};
use crate::review::Win;

/// How many games are played on to find the reasons.
const REASON_GAMES: usize = 32;

/// The fewest looks at a move for its chance to win to be reported, as a fraction of those at the most
/// visited move. A move with fewer looks may be worth anything.
const KNOWN: f64 = 0.05;

/// What the judge says about a position.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Advice {
    /// The number of the seat to act, from 1.
    pub seat: usize,
    /// Everybody's chance to win if the best move is made.
    pub win: Win,
    /// Whether the best move is proven.
    pub solved: bool,
    /// The best moves, the one with the best chance to win first.
    pub moves: Vec<Advised>,
}

/// A move that the judge considered.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Advised {
    /// The move in notation.
    #[serde(rename = "move")]
    pub mv: String,
    /// The chance to win of the player who makes it.
    pub win: f32,
    /// Whether it had enough looks for that figure.
    pub known: bool,
    /// The points each seat can expect in the end.
    pub points: Vec<f32>,
    /// How play could go on, in notation.
    pub line: Vec<String>,
    /// What it changes in the lines of the score sheet. The first move is compared with the others, and each
    /// of the others with the first.
    pub why: Vec<Change>,
    /// By how many points of lead it is better than those.
    pub gain: Option<Gain>,
}

impl Advice {
    /// The reason for one of the moves, by its number.
    #[must_use]
    pub fn why(&self, number: usize) -> Why<'_> {
        let advised = &self.moves[number];
        Why {
            seat: Seat::new(self.seat - 1),
            versus: Versus::at(number),
            gain: advised.gain,
            changes: &advised.why,
            expected: None,
        }
    }
}

/// Thinks about a position with what the seat to act can know, and returns up to `count` of the best moves:
/// those with the most looks, sorted by their chance to win. `None` if the game is over or `cancel` was
/// raised.
#[must_use]
pub fn advise(
    at: &Any,
    plan: &JudgePlan,
    most: usize,
    lang: Lang,
    cancel: &Cancel,
) -> Option<Advice> {
    let thought = think(at, plan.judge.clone(), plan.budget, cancel, plan.seed)?;
    if cancel.is_cancelled() {
        return None;
    }
    let mut best: Vec<Alternative> = thought.options.into_iter().take(most.max(1)).collect();
    let most = best.iter().map(|it| it.visits).max().unwrap_or(0);
    let known = |it: &Alternative| is_known(it.visits, most);
    best.sort_by(|one, two| known(two).cmp(&known(one)).then(two.share.total_cmp(&one.share)));
    let moves: Vec<&str> = best.iter().map(|it| it.mv.as_str()).collect();
    let say = |message: &_| words::say(lang, message, &|seat: Seat| name(at, seat));
    let ends = explain(at, &moves, REASON_GAMES, plan.seed);
    let sheets: Vec<_> = ends.iter().map(|end| by_heading(&end.sheet, thought.seat, say)).collect();
    let win = wins(best.first()?, thought.seat, at.seats());
    let told = |(number, it): (usize, Alternative)| Advised {
        win: it.share,
        known: known(&it),
        points: it.points.as_slice().to_vec(),
        line: it.line,
        why: changes(&sheets, number, thought.seat),
        gain: gain(&ends, number),
        mv: it.mv,
    };
    let moves = best.into_iter().enumerate().map(told).collect();
    Some(Advice { seat: thought.seat.number(), win, solved: thought.solved, moves })
}

/// Whether `looks` at a move are enough to report its chance to win, if the most visited move has `most`. A
/// chance computed without any looks is known.
#[must_use]
pub fn is_known(looks: u64, most: u64) -> bool {
    looks as f64 >= KNOWN * most as f64
}
