//! The judge: every decision of a game against what the strongest search would have done, with
//! what the seat to act could know then.

use std::collections::BTreeMap;
use std::fmt;

use catalog::Any;
use search::{
    Alternative, Budget, Cancel, Compared, Spec, Thought, compare, explain, soft_shares, think,
};
use table::{Message, Seat};
use words::Lang;

use crate::grade::{Grade, accuracy};
use crate::reason::{by_heading, changes};
use crate::review::{Decision, Player, Review, Turning, Win};
use crate::weigh::{is_doubtful, named, together};

/// The version of the judge. It grows whenever the judge or what it says became better: reviews of
/// before are then worth doing again.
pub const JUDGE: u32 = 6;

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
    /// The same so many times as long, and with a seed of its own for each look.
    fn again(&self, look: usize) -> Self {
        let times = TIMES[look];
        let Budget { time, nodes, threads } = self.budget;
        let budget = Budget {
            time: time.map(|time| time * times as u32),
            nodes: nodes.map(|nodes| nodes * times),
            threads,
        };
        Self { budget, seed: self.seed ^ (0x5eed * look as u64), judge: self.judge.clone() }
    }
}

/// A move that somebody is about to make, looked at as a review would: step by step, for a caller
/// that has others to serve.
pub struct Warning {
    at: Any,
    text: String,
    plan: JudgePlan,
    looks: Looks,
}

impl Warning {
    /// Before the first look.
    #[must_use]
    pub fn new(at: Any, text: String, plan: JudgePlan) -> Self {
        // Somebody waits: what is still unsure after one comparison is no reason to warn.
        let looks = Looks { most: SEARCHES + 1, ..Looks::default() };
        Self { at, text, plan, looks }
    }

    /// How many looks of how many there were.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        (self.looks.losses.len(), self.looks.most)
    }

    /// The next look. When there is no other, what the move would lose of the chance to win, if
    /// every look called it a blunder.
    pub fn step(&mut self, cancel: &Cancel) -> Option<Option<f32>> {
        let judged = self.looks.look(&self.at, &self.text, &self.plan, cancel, None);
        if cancel.is_cancelled() {
            return Some(None);
        }
        match judged {
            Some(judged) => {
                let agreed = judged.solved || self.looks.all_bad();
                let bad = judged.decision.grade == Some(Grade::Blunder) && agreed;
                Some(bad.then_some(judged.decision.loss))
            }
            None if self.looks.is_proven() || self.looks.all_bad() => None,
            None => Some(None),
        }
    }
}

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

/// How long each look takes, as a multiple of the budget. The first two search for the best move;
/// the others compare it with the move that was made, as long as it is not sure what that is called.
const TIMES: [u64; 5] = [1, 4, 8, 16, 32];
const SEARCHES: usize = 2;

/// How many comparisons of a review may be longer than the first of a move: a game full of mistakes
/// needs no such care, and a review is waited for.
const LONG: usize = 24;

/// What a decision may lose in the first two looks without being looked at once more.
const ENOUGH: f32 = Grade::Good.most();

/// How many standard errors are taken off before a decision is called a mistake or a blunder, and
/// where a comparison stands against a proof.
const SURE: f32 = 2.0;

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
    looks: Looks,
    /// How many comparisons were longer than the first of a move.
    long: usize,
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
            looks: Looks::default(),
            long: 0,
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

    /// Looks at the next move.
    fn look(&mut self, cancel: &Cancel) -> Result<(), Refusal> {
        let ply = self.judged.len();
        let text = &self.texts[ply];
        self.long += usize::from(self.looks.losses.len() > SEARCHES);
        let judged = self.looks.look(&self.at, text, &self.plan, cancel, self.judged.last());
        // What was thought of when it was told to stop is no judgement.
        if cancel.is_cancelled() {
            return Err(Refusal::Cancelled);
        }
        let Some(mut one) = judged else { return Ok(()) };
        let most = if self.long < LONG { TIMES.len() } else { SEARCHES + 1 };
        self.looks = Looks { most, ..Looks::default() };
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

/// The looks at one move so far, if another is due: what they found that it lost, and what the last
/// one thinks of it.
struct Looks {
    losses: Vec<f32>,
    last: Option<Judged>,
    /// How many there are at most.
    most: usize,
}

impl Default for Looks {
    fn default() -> Self {
        Self { losses: Vec::new(), last: None, most: TIMES.len() }
    }
}

impl Looks {
    /// Whether the best move is proven.
    fn is_proven(&self) -> bool {
        self.last.as_ref().is_some_and(|last| last.solved)
    }

    /// Whether every look so far called it a blunder.
    fn all_bad(&self) -> bool {
        self.losses.iter().all(|loss| Grade::of(*loss) == Grade::Blunder)
    }

    /// The next look at a move. What seems to lose something is looked at again, longer and with
    /// another seed; if it still does, it is compared with the best move, both in the same worlds:
    /// what that says counts, and it is done again, longer each time, while it is not sure whether
    /// that is a mistake or a blunder. Nothing is called a mistake by fewer than three looks, unless
    /// it is proven. The judgement, if no other look is due.
    fn look(
        &mut self,
        at: &Any,
        text: &str,
        plan: &JudgePlan,
        cancel: &Cancel,
        before: Option<&Judged>,
    ) -> Option<Judged> {
        let number = self.losses.len();
        match self.last.take().filter(|last| last.solved || number >= SEARCHES) {
            Some(mut judged) => {
                judged.compare(at, &plan.again(number.max(SEARCHES)), cancel);
                self.losses.push(judged.decision.loss);
                if judged.is_unsure() && self.losses.len() < self.most {
                    self.last = Some(judged);
                    return None;
                }
                Some(judged)
            }
            None => {
                let judged = Judged::of(at, text, &plan.again(number), cancel, before);
                let loss = judged.decision.loss;
                // A proof says what is best; of the other moves it only says that they are no better.
                let other = judged.decision.best.as_deref().is_some_and(|best| best != text);
                if loss > ENOUGH || judged.solved && other {
                    self.losses.push(loss);
                    self.last = Some(judged);
                    return None;
                }
                Some(judged)
            }
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
    /// What the comparisons with the best move say together.
    compared: Option<Compared>,
    /// What the last of them calls it by itself.
    called: Option<Grade>,
    /// Whether the best move is proven.
    solved: bool,
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
            error: 0.0,
        };
        let seed = plan.seed.wrapping_mul(0x9e37_79b9).wrapping_add(at.ply() as u64);
        let thought = if legal > 1 || last.is_none_or(|last| last.reveals) {
            think(at, plan.judge.clone(), plan.budget, cancel, seed)
        } else {
            None
        };
        let Some(Thought { options, solved, .. }) = thought else {
            // Nothing to decide and nothing new: the chances are those after the last move.
            decision.win = last.map_or_else(|| decision.win.clone(), |last| last.made.clone());
            let made = decision.win.clone();
            return Self {
                decision,
                made,
                before: None,
                best: None,
                compared: None,
                called: None,
                solved: false,
                reveals: false,
            };
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
        Self {
            decision,
            made: made_win,
            before: None,
            best: Some(best),
            compared: None,
            called: None,
            solved,
            reveals: false,
        }
    }

    /// Whether another comparison could change whether it is called a mistake or a blunder.
    fn is_unsure(&self) -> bool {
        let Decision { loss, error, .. } = self.decision;
        let near = |most: f32| (loss - most).abs() < SURE * error;
        let doubtful = is_doubtful(self.decision.win.len(), self.called);
        !self.solved && (doubtful || near(Grade::Inaccurate.most()) || near(Grade::Mistake.most()))
    }

    /// Compares the move that was made with the best.
    fn compare(&mut self, at: &Any, plan: &JudgePlan, cancel: &Cancel) {
        let (Some(best), Some(seat)) = (&self.best, at.to_act()) else { return };
        let decision = &mut self.decision;
        let seed = plan.seed.wrapping_mul(0x9e37_79b9).wrapping_add(at.ply() as u64);
        let moves = [best.mv.as_str(), decision.mv.as_str()];
        let judge = plan.judge.clone();
        let compared = compare(at, judge, moves, plan.budget, cancel, seed);
        let Some(compared) = compared else { return };
        let compared = together(at.seats(), self.compared, compared);
        self.compared = Some(compared);
        let Compared { ahead, error, .. } = compared;
        self.before = Some(decision.loss);
        let loss = if self.solved { decision.loss.max(ahead - SURE * error) } else { ahead };
        decision.loss = loss.clamp(0.0, 1.0);
        decision.error = error;
        // A proof has taken the error off already.
        let unsure = if self.solved { 0.0 } else { SURE * error };
        let called = Grade::at_least(decision.loss, unsure);
        let before = self.called.replace(called);
        decision.grade = decision.grade.map(|_| named(at.seats(), before, called));
        let share = (best.share - decision.loss).max(0.0);
        self.made = wins(&Alternative { share, ..best.clone() }, seat, at.seats());
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

/// The mistakes that lost most, in the order of the game. What lost less may as well be the judge's
/// own uncertainty: another seed would choose others.
fn worst(judged: &[Judged]) -> Vec<usize> {
    let bad = |one: &&Judged| one.decision.grade >= Some(Grade::Mistake) && one.best.is_some();
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
