//! The best moves of a position with what they are worth and why, for whoever may be told them.

use catalog::Any;
use search::{Alternative, Cancel, explain, think};
use serde::Serialize;
use table::Seat;
use words::Lang;

use crate::judge::{JudgePlan, name};
use crate::look::wins;
use crate::reason::{Change, by_heading, changes};
use crate::review::Win;

/// How many games are played on to find the reasons.
const REASON_GAMES: usize = 12;

/// What the judge says of a position.
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

/// A move that the judge thinks of.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Advised {
    /// The move in notation.
    #[serde(rename = "move")]
    pub mv: String,
    /// The chance to win of whoever makes it.
    pub win: f32,
    /// The points each seat can expect in the end.
    pub points: Vec<f32>,
    /// How play could go on, in notation.
    pub line: Vec<String>,
    /// What it changes in the lines of the score sheet, compared with the others here.
    pub why: Vec<Change>,
}

/// Thinks about a position by what the seat to act can know, and tells so many of the best moves:
/// those that were looked at most, by their chance to win. `None` when the game is over or `cancel`
/// was raised.
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
    best.sort_by(|one, two| two.share.total_cmp(&one.share));
    let moves: Vec<&str> = best.iter().map(|it| it.mv.as_str()).collect();
    let say = |message: &_| words::say(lang, message, &|seat: Seat| name(at, seat));
    let sheets = explain(at, &moves, REASON_GAMES, plan.seed);
    let sheets: Vec<_> = sheets.iter().map(|sheet| by_heading(sheet, say)).collect();
    let win = wins(best.first()?, thought.seat, at.seats());
    let told = |(number, it): (usize, Alternative)| Advised {
        win: it.share,
        points: it.points.as_slice().to_vec(),
        line: it.line,
        why: changes(&sheets, number),
        mv: it.mv,
    };
    let moves = best.into_iter().enumerate().map(told).collect();
    Some(Advice { seat: thought.seat.number(), win, solved: thought.solved, moves })
}
