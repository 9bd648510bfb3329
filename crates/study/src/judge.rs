//! The judge: every decision of a game against what the strongest search would have done, with
//! what the seat to act could know then.

use std::collections::BTreeMap;
use std::fmt;

use catalog::Any;
use search::{Alternative, Budget, Cancel, Spec, Thought, explain, soft_shares, think};
use table::{Message, Seat};
use words::Lang;

use crate::grade::{Grade, accuracy};
use crate::reason::{by_heading, changes};
use crate::review::{Decision, Player, Review, Turning, Win};

/// The version of the judge. It grows whenever the judge or what it says became better: reviews of
/// before are then worth doing again.
pub const JUDGE: u32 = 3;

/// Who judges, and how long.
#[derive(Clone, Debug)]
pub struct JudgePlan {
    /// The judge.
    pub judge: Spec,
    /// What it may spend on each decision.
    pub budget: Budget,
    /// What its thoughts grow from.
    pub seed: u64,
}

impl JudgePlan {
    /// The same for a look that comes after so many others: longer, and with another seed.
    fn again(&self, looks: usize) -> Self {
        let times = LONGER.pow(looks as u32);
        let Budget { time, nodes, threads } = self.budget;
        let budget = Budget {
            time: time.map(|time| time * times as u32),
            nodes: nodes.map(|nodes| nodes * times),
            threads,
        };
        Self { budget, seed: self.seed ^ (0x5eed * looks as u64), judge: self.judge.clone() }
    }
}

/// What a move would lose of the chance to win, if that makes it a blunder by a look that comes
/// after so many others. Only what [`LOOKS`] looks agree on is one.
#[must_use]
pub fn blunder(
    at: &Any,
    text: &str,
    plan: &JudgePlan,
    looks: usize,
    cancel: &Cancel,
) -> Option<f32> {
    let judged = Judged::of(at, text, &plan.again(looks), cancel, None);
    let bad = !cancel.is_cancelled() && judged.decision.grade == Some(Grade::Blunder);
    bad.then_some(judged.decision.loss)
}

/// How many looks there are at what seems to be a blunder.
pub const LOOKS: usize = ENOUGH.len() + 1;

/// Why there is no review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game goes on: a review would be advice.
    Unfinished,
    /// It was cancelled.
    Cancelled,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Unfinished => "the game is not over: only finished games are reviewed",
            Self::Cancelled => "the review was cancelled",
        })
    }
}

impl std::error::Error for Refusal {}

/// How many turning points there are at most.
const TURNING: usize = 5;

/// How many games are played on to find the reason for a better move.
const REASON_GAMES: usize = 12;

/// How much longer each further look takes than the one before.
const LONGER: u64 = 4;

/// What a decision may lose in each look without being looked at once more. Nothing is called a
/// mistake by fewer than three looks.
const ENOUGH: [f32; 2] = [Grade::Good.most(), Grade::Inaccurate.most()];

/// Reviews a finished game. `progress` hears how many moves of how many are judged.
///
/// # Errors
/// If the game goes on, or `cancel` was raised.
pub fn review(
    any: &Any,
    plan: &JudgePlan,
    cancel: &Cancel,
    mut progress: impl FnMut(usize, usize),
) -> Result<Review, Refusal> {
    let mut judging = Judging::new(any, plan)?;
    loop {
        let (done, total) = judging.progress();
        progress(done, total);
        if let Some(review) = judging.step(cancel)? {
            return Ok(review);
        }
    }
}

/// A review under way, in steps that are short enough to let others go first in between: a look at
/// one decision, or the reason for one better move.
pub struct Judging {
    /// The game at its end, and how it ended.
    any: Any,
    result: Win,
    scores: Vec<i32>,
    plan: JudgePlan,
    /// The game as far as it has been judged.
    at: Any,
    texts: Vec<String>,
    judged: Vec<Judged>,
    /// What the looks at the next move found that it lost, if another is due.
    looks: Vec<f32>,
    noise: f32,
    /// The moves that the game turned on, once all are judged.
    worst: Option<Vec<usize>>,
    turning: Vec<Turning>,
}

impl Judging {
    /// Begins with the first move.
    ///
    /// # Errors
    /// If the game goes on.
    pub fn new(any: &Any, plan: &JudgePlan) -> Result<Self, Refusal> {
        let outcome = any.outcome().ok_or(Refusal::Unfinished)?;
        let seats = || Seat::first(any.seats());
        let mut at = any.clone();
        at.rewind(0);
        Ok(Self {
            any: any.clone(),
            result: seats().map(|seat| outcome.share(seat) as f32).collect(),
            scores: seats().map(|seat| outcome.scores[seat]).collect(),
            plan: plan.clone(),
            at,
            texts: any.moves(),
            judged: Vec::new(),
            looks: Vec::new(),
            noise: 0.0,
            worst: None,
            turning: Vec::new(),
        })
    }

    /// How many moves of how many are judged.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        (self.judged.len(), self.texts.len())
    }

    /// The next step; the review after the last one.
    ///
    /// # Errors
    /// If `cancel` was raised.
    pub fn step(&mut self, cancel: &Cancel) -> Result<Option<Review>, Refusal> {
        if cancel.is_cancelled() {
            return Err(Refusal::Cancelled);
        }
        if self.judged.len() < self.texts.len() {
            self.look(cancel)?;
            return Ok(None);
        }
        let worst = self.worst.get_or_insert_with(|| {
            self.noise = luck(&mut self.judged, &self.result);
            worst(&self.judged)
        });
        match worst.get(self.turning.len()) {
            Some(ply) => {
                let turning = turn(&self.any, &self.judged[*ply], &self.plan);
                self.turning.push(turning);
                Ok(None)
            }
            None => Ok(Some(self.review())),
        }
    }

    /// Looks at the next move. What looks bad is looked at again, longer and with another seed; it
    /// lost no more than the smallest of the looks after the first one says.
    fn look(&mut self, cancel: &Cancel) -> Result<(), Refusal> {
        let ply = self.judged.len();
        let text = &self.texts[ply];
        let again = self.looks.len();
        let plan = self.plan.again(again);
        let mut one = Judged::of(&self.at, text, &plan, cancel, self.judged.last());
        // What was thought of when it was told to stop is no judgement.
        if cancel.is_cancelled() {
            return Err(Refusal::Cancelled);
        }
        let loss = one.decision.loss;
        if ENOUGH.get(again).is_some_and(|enough| loss > *enough) {
            self.looks.push(loss);
            return Ok(());
        }
        one.before = self.looks.last().copied();
        let least = self.looks.iter().skip(1).copied().fold(loss, f32::min);
        self.looks.clear();
        one.lost(least);
        self.at.play(text).map_err(|_| Refusal::Unfinished)?;
        one.reveals = self.at.reveals_since(ply);
        self.judged.push(one);
        Ok(())
    }

    fn review(&mut self) -> Review {
        let seats = Seat::first(self.any.seats()).zip(&self.scores);
        let player = |(seat, score): (Seat, &i32)| player(&self.any, seat, &self.judged, *score);
        let players: Vec<Player> = seats.map(player).collect();
        let budget = self.plan.budget;
        Review {
            game: self.any.kind().as_str().to_owned(),
            version: JUDGE,
            judge: self.plan.judge.to_string(),
            budget: match (budget.time, budget.nodes) {
                (Some(time), _) => format!("{} ms", time.as_millis()),
                (None, nodes) => format!("{} iterations", nodes.unwrap_or(0)),
            },
            seed: self.plan.seed,
            luck_decided: luck_decided(&players, &self.result),
            players,
            moves: self.judged.iter().map(|one| one.decision.clone()).collect(),
            result: self.result.clone(),
            turning: self.turning.clone(),
            noise: self.noise,
        }
    }
}

/// A decision, and what is needed to draw conclusions from it.
struct Judged {
    decision: Decision,
    /// Everybody's chance to win if the move that was made is the one judged.
    made: Win,
    /// What the look before the last one found that it lost.
    before: Option<f32>,
    best: Option<Alternative>,
    reveals: bool,
}

impl Judged {
    fn of(at: &Any, text: &str, plan: &JudgePlan, cancel: &Cancel, last: Option<&Self>) -> Self {
        let seats = at.seats();
        let seat = at.to_act().unwrap_or(Seat::new(0));
        let legal = at.legal().len();
        let points: Vec<i32> = at.scores().as_slice().to_vec();
        let mut decision = Decision {
            ply: at.ply(),
            seat: seat.number(),
            mv: text.to_owned(),
            legal,
            win: vec![1.0 / seats as f32; seats],
            points,
            loss: 0.0,
            points_lost: 0.0,
            grade: None,
            best: None,
            luck: None,
        };
        let seed = plan.seed.wrapping_mul(0x9e37_79b9).wrapping_add(at.ply() as u64);
        let thought = if legal > 1 || last.is_none_or(|last| last.reveals) {
            think(at, plan.judge.clone(), plan.budget, cancel, seed)
        } else {
            None
        };
        let Some(Thought { options, .. }) = thought else {
            // Nothing to decide and nothing new: the chances are those after the last move.
            decision.win = last.map_or_else(|| decision.win.clone(), |last| last.made.clone());
            let made = decision.win.clone();
            return Self { decision, made, before: None, best: None, reveals: false };
        };
        let best = options[0].clone();
        decision.win = wins(&best, seat, seats);
        // A move that the judge never thought about is judged as the worst it did think about.
        let made = options.iter().find(|option| option.mv == text).unwrap_or_else(|| {
            let worst = options.iter().min_by(|one, two| one.share.total_cmp(&two.share));
            worst.unwrap_or(&options[0])
        });
        let made_win = wins(made, seat, seats);
        if legal > 1 {
            decision.loss = (best.share - made.share).max(0.0);
            decision.points_lost = (lead(&best, seat) - lead(made, seat)).max(0.0);
            decision.grade = Some(Grade::of(decision.loss));
            decision.best = Some(best.mv.clone());
        }
        Self { decision, made: made_win, before: None, best: Some(best), reveals: false }
    }

    /// What it lost after all.
    fn lost(&mut self, loss: f32) {
        let decision = &mut self.decision;
        decision.loss = loss;
        decision.grade = decision.grade.map(|_| Grade::of(loss));
    }
}

/// The points ahead of the best of the others.
fn lead(option: &Alternative, seat: Seat) -> f32 {
    let others = option.points.iter().filter(|(other, _)| *other != seat);
    let best = others.map(|(_, points)| *points).fold(f32::NEG_INFINITY, f32::max);
    option.points[seat] - best
}

/// Everybody's chance to win after a move: the judge says that of the player to act; the others
/// share the rest by the points they can expect.
pub(crate) fn wins(option: &Alternative, seat: Seat, seats: usize) -> Win {
    /// How many points apart make a clear difference between two of the others.
    const SCALE: f32 = 8.0;
    let soft = soft_shares(&option.points, SCALE);
    let rest: f32 = soft.iter().filter(|(other, _)| *other != seat).map(|(_, share)| share).sum();
    let win = |of: Seat| match of == seat {
        true => option.share,
        false if rest > 0.0 => (1.0 - option.share) * soft[of] / rest,
        false => (1.0 - option.share) / (seats - 1) as f32,
    };
    Seat::first(seats).map(win).collect()
}

/// Fills in the luck of every move that showed something, and returns the mean change over the
/// moves that showed nothing.
fn luck(judged: &mut [Judged], result: &Win) -> f32 {
    let (mut noise, mut quiet) = (0.0, 0);
    for at in 0..judged.len() {
        let next =
            judged.get(at + 1).map_or_else(|| result.clone(), |next| next.decision.win.clone());
        let change: Win = next.iter().zip(&judged[at].made).map(|(one, two)| one - two).collect();
        if judged[at].reveals || at + 1 == judged.len() {
            judged[at].decision.luck = Some(change);
        } else if judged[at].best.is_some() {
            noise += change.iter().map(|part| part.abs()).fold(0.0, f32::max);
            quiet += 1;
        }
    }
    if quiet == 0 { 0.0 } else { noise / quiet as f32 }
}

/// The moves that lost most, in the order of the game.
fn worst(judged: &[Judged]) -> Vec<usize> {
    let bad = |one: &&Judged| one.decision.loss > Grade::Good.most() && one.best.is_some();
    let mut worst: Vec<&Judged> = judged.iter().filter(bad).collect();
    worst.sort_by(|one, two| two.decision.loss.total_cmp(&one.decision.loss));
    worst.truncate(TURNING);
    let mut worst: Vec<usize> = worst.iter().map(|one| one.decision.ply).collect();
    worst.sort_unstable();
    worst
}

/// What would have been better than a move, and why.
fn turn(any: &Any, one: &Judged, plan: &JudgePlan) -> Turning {
    let Decision { ply, seat, mv, loss, .. } = &one.decision;
    let best = one.best.as_ref().expect("only what was thought about is a turning point");
    let mut at = any.clone();
    at.rewind(*ply);
    let grade = |loss: f32| Grade::of(loss) as usize;
    let sheets = explain(&at, &[best.mv.as_str(), mv.as_str()], REASON_GAMES, plan.seed);
    let why = Lang::ALL.map(|lang| {
        let say = |it: &Message| words::say(lang, it, &|seat| name(any, seat));
        let sheets: Vec<_> = sheets.iter().map(|sheet| by_heading(sheet, say)).collect();
        (lang.to_string(), changes(&sheets, 0))
    });
    Turning {
        ply: *ply,
        better: best.mv.clone(),
        line: best.line.clone(),
        win: wins(best, Seat::new(seat - 1), any.seats()),
        sure: one.before.is_none_or(|before| grade(before).abs_diff(grade(*loss)) <= 1),
        why: BTreeMap::from(why),
    }
}

/// What a player is called: by name, or by the number of the seat.
pub(crate) fn name(any: &Any, seat: Seat) -> String {
    let known = any.players().iter().find(|(owner, _)| *owner == seat);
    known.map_or_else(|| seat.number().to_string(), |(_, name)| name.clone())
}

fn player(any: &Any, seat: Seat, judged: &[Judged], points: i32) -> Player {
    let own = || judged.iter().map(|one| &one.decision).filter(|it| it.seat == seat.number());
    let graded = || own().filter(|it| it.grade.is_some());
    let luck = judged.iter().filter_map(|one| one.decision.luck.as_ref());
    let dealt = judged.first().map_or(0.0, |first| first.decision.win[seat.index()]);
    let names = any.players().iter().find(|(owner, _)| *owner == seat);
    Player {
        seat: seat.number(),
        name: names.map(|(_, name)| name.clone()),
        points,
        decisions: graded().count(),
        accuracy: accuracy(graded().map(|it| it.loss)),
        lost: graded().map(|it| it.loss).sum(),
        luck: dealt - 1.0 / any.seats() as f32 + luck.map(|win| win[seat.index()]).sum::<f32>(),
        grades: Grade::ALL.map(|grade| graded().filter(|it| it.grade == Some(grade)).count()),
    }
}

/// Whether somebody who lost the game lost clearly less by decisions than who won it.
fn luck_decided(players: &[Player], result: &Win) -> bool {
    let winner = result.iter().position(|share| *share > 0.5);
    winner.is_some_and(|winner| {
        let won = &players[winner];
        let better = |other: &Player| other.lost + Grade::Inaccurate.most() < won.lost;
        players.iter().any(|other| other.seat != won.seat && better(other))
    })
}
