//! The judge: compares every decision of a game with what the strongest search would have done, given what
//! the seat to act could know at that time.

use std::collections::BTreeMap;
use std::{fmt, thread};

use catalog::Any;
use search::{Budget, Cancel, Spec, explain};
use table::{Message, Seat};
use words::Lang;

use crate::grade::{Grade, accuracy, is_choice};
use crate::look::{Judged, Looks, SEARCHES, TIMES};
use crate::luck::{Chances, luck_decided};
use crate::reason::{by_heading, changes, gain};
use crate::review::{Decision, Player, Review, Turning, Win};
use crate::turn::see_on;

/// The version of the judge. It is raised whenever the judge, or what it says, has improved, so that older
/// reviews are worth repeating.
pub const JUDGE: u32 = 13;

/// Who judges, and how long.
#[derive(Clone, Debug)]
pub struct JudgePlan {
    /// The judge.
    pub judge: Spec,
    /// What it may spend on each decision.
    pub budget: Budget,
    /// The seed of its search.
    pub seed: u64,
}

impl JudgePlan {
    /// The same plan with `TIMES[look]` times the budget and a different seed for each look.
    pub(crate) fn again(&self, look: usize) -> Self {
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

/// Why there is no review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is not over: a review would be advice.
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

/// How many games are played on to find the reason why a move is better.
const REASON_GAMES: usize = 48;

/// Reviews a finished game, on as many threads as the budget allows; the result does not depend on their
/// number. `progress` is called with the work done and the total.
///
/// # Errors
/// If the game is not over, or `cancel` was raised.
pub fn review(
    any: &Any,
    plan: &JudgePlan,
    cancel: &Cancel,
    mut progress: impl FnMut(usize, usize),
) -> Result<Review, Refusal> {
    let threads = plan.budget.threads;
    let mut judging = Judging::new(any, plan)?;
    loop {
        let (done, total) = judging.progress();
        progress(done, total);
        if let Some(review) = judging.step_on(cancel, threads)? {
            return Ok(review);
        }
    }
}

/// A limit on all looks of a review together: their cost as a multiple of the budget for one decision, times
/// the number of moves of the game. (The longer the game, the more moves each iteration plays on, and
/// somebody waits for the review.) The first look at every move is never left out.
const WORK: u64 = 500_000;

/// The same for the luck of all moves that showed something.
const LUCK: u64 = 100_000;

/// One part in this many of what is left after the first looks is reserved for comparisons longer than the
/// first.
const FOR_LONG: u64 = 4;

/// How many moves get a longer comparison each time: a game full of mistakes does not need such care.
const LONG: usize = 12;

/// One look at one move. It is self-contained, so several can be computed at once.
struct Look {
    ply: usize,
    at: Any,
    text: String,
    /// Whether something hidden was shown since the move before.
    shown: bool,
    plan: JudgePlan,
    looks: Looks,
}

impl Look {
    fn look(mut self, cancel: &Cancel) -> Self {
        self.looks.look(&self.at, &self.text, &self.plan, cancel, self.shown);
        self
    }
}

/// A review in progress, in steps short enough to let other work go first in between: a look at one decision,
/// or the reason for one better move.
///
/// Every move gets a first look. Then the moves that seem worst are looked at again, all of them before any
/// gets a longer look.
pub struct Judging {
    /// The game at its end, and how it ended.
    any: Any,
    result: Win,
    scores: Vec<i32>,
    plan: JudgePlan,
    texts: Vec<String>,
    /// Which moves showed something hidden.
    reveals: Vec<bool>,
    /// The looks at every move so far.
    looks: Vec<Looks>,
    /// The number of the current round of looks, the moves left in it (the next one last), and how many there
    /// were.
    round: usize,
    left: Vec<usize>,
    planned: usize,
    /// The cost so far, as a multiple of the budget for one decision.
    spent: u64,
    /// The luck in what was shown, computed after the looks at the moves.
    chances: Chances,
    /// The judgements, once no other look is due.
    judged: Vec<Judged>,
    noise: f32,
    /// The moves that the game turned on, once all are judged.
    worst: Option<Vec<usize>>,
    turning: Vec<Turning>,
}

impl Judging {
    /// Begins with the first move.
    ///
    /// # Errors
    /// If the game is not over.
    pub fn new(any: &Any, plan: &JudgePlan) -> Result<Self, Refusal> {
        let outcome = any.outcome().ok_or(Refusal::Unfinished)?;
        let seats = || Seat::first(any.seats());
        let texts = any.moves();
        let mut at = any.clone();
        at.rewind(0);
        let mut reveals = Vec::new();
        for (ply, text) in texts.iter().enumerate() {
            at.play(text).map_err(|_| Refusal::Unfinished)?;
            reveals.push(at.reveals_since(ply));
        }
        Ok(Self {
            any: any.clone(),
            result: seats().map(|seat| outcome.share(seat) as f32).collect(),
            scores: seats().map(|seat| outcome.scores[seat]).collect(),
            // Threads run several looks at once; each look uses one thread.
            plan: JudgePlan { budget: plan.budget.on(1), ..plan.clone() },
            looks: texts.iter().map(|_| Looks::default()).collect(),
            round: 0,
            left: (0..texts.len()).rev().collect(),
            planned: texts.len(),
            spent: 0,
            chances: Chances::new(any.seats(), &reveals, LUCK / texts.len().max(1) as u64),
            texts,
            reveals,
            judged: Vec::new(),
            noise: 0.0,
            worst: None,
            turning: Vec::new(),
        })
    }

    /// The work done and the total.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        let all = self.texts.len();
        let within = all * (self.planned - self.left.len()) / self.planned.max(1);
        let looks = all * self.round + within;
        let (shown, of) = self.chances.progress(all);
        let whole = all * TIMES.len() + of;
        (all * (looks + shown) / whole.max(1), all)
    }

    /// Does the next step; returns the review after the last one.
    ///
    /// # Errors
    /// If `cancel` was raised.
    pub fn step(&mut self, cancel: &Cancel) -> Result<Option<Review>, Refusal> {
        self.step_on(cancel, 1)
    }

    /// Does the next step, with one look on each of `threads` threads. The result does not depend on their
    /// number.
    ///
    /// # Errors
    /// If `cancel` was raised.
    pub fn step_on(&mut self, cancel: &Cancel, threads: usize) -> Result<Option<Review>, Refusal> {
        if cancel.is_cancelled() {
            return Err(Refusal::Cancelled);
        }
        while self.left.is_empty() && self.round + 1 < TIMES.len() {
            self.round += 1;
            self.left = self.due();
            self.planned = self.left.len();
        }
        if !self.left.is_empty() {
            let next = self.left.split_off(self.left.len().saturating_sub(threads.max(1)));
            let looks = next.into_iter().rev().map(|ply| self.give(ply)).collect();
            let looks = at_once(looks, cancel);
            // Whatever a search found before it was told to stop is not a judgement.
            if cancel.is_cancelled() {
                return Err(Refusal::Cancelled);
            }
            for look in looks {
                self.looks[look.ply] = look.looks;
            }
            return Ok(None);
        }
        if self.chances.is_under_way() {
            self.chances.step((&self.any, &self.texts), &self.plan, cancel, threads);
            return Ok(None);
        }
        let worst = self.worst.get_or_insert_with(|| {
            let looks = std::mem::take(&mut self.looks);
            self.judged = judged(looks, &self.reveals);
            self.noise = std::mem::take(&mut self.chances).end(&mut self.judged, &self.result);
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

    /// The moves that this round looks at, the worst last.
    fn due(&self) -> Vec<usize> {
        let is_due = |ply: &usize| self.looks[*ply].next() == Some(self.round);
        let mut due: Vec<usize> = (0..self.texts.len()).filter(is_due).collect();
        due.sort_by(|one, two| self.looks[*two].loss().total_cmp(&self.looks[*one].loss()));
        due.truncate(self.affordable());
        due.reverse();
        due
    }

    /// How many moves this round can afford to look at, so that every move searched a second time can also be
    /// compared, and something is left for longer comparisons.
    fn affordable(&self) -> usize {
        let allowed = WORK / self.texts.len().max(1) as u64;
        let left = allowed.saturating_sub(self.spent);
        let most = match self.round {
            ..SEARCHES => {
                (left - left / FOR_LONG) / TIMES[self.round..=SEARCHES].iter().sum::<u64>()
            }
            SEARCHES => left / TIMES[self.round],
            _ => (left / TIMES[self.round]).min(LONG as u64),
        };
        usize::try_from(most).unwrap_or(usize::MAX)
    }

    /// The next look at a move.
    fn give(&mut self, ply: usize) -> Look {
        let mut at = self.any.clone();
        at.rewind(ply);
        self.spent += TIMES[self.round];
        Look {
            ply,
            at,
            text: self.texts[ply].clone(),
            shown: ply.checked_sub(1).is_none_or(|before| self.reveals[before]),
            plan: self.plan.clone(),
            looks: std::mem::take(&mut self.looks[ply]),
        }
    }

    fn review(&mut self) -> Review {
        let seats = Seat::first(self.any.seats()).zip(&self.scores);
        let player = |(seat, score): (Seat, &i32)| {
            player(&self.any, seat, &self.judged, *score, &self.result)
        };
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

/// Computes several looks, each beyond the first on a thread of its own.
fn at_once(mut looks: Vec<Look>, cancel: &Cancel) -> Vec<Look> {
    let others = looks.split_off(1);
    thread::scope(|scope| {
        let others: Vec<_> =
            others.into_iter().map(|look| scope.spawn(|| look.look(cancel))).collect();
        let first = looks.into_iter().map(|look| look.look(cancel));
        let mut done: Vec<Look> = first.collect();
        done.extend(others.into_iter().map(|it| it.join().expect("a look does not panic")));
        done
    })
}

/// The judgements from the looks. If there was nothing to decide and nothing new, the chances are those after
/// the last move.
fn judged(looks: Vec<Looks>, reveals: &[bool]) -> Vec<Judged> {
    let end = |(looks, reveals): (Looks, &bool)| {
        let mut one = looks.end().expect("every move was looked at");
        one.reveals = *reveals;
        one
    };
    let mut all: Vec<Judged> = looks.into_iter().zip(reveals).map(end).collect();
    see_on(&mut all);
    for at in 1..all.len() {
        if all[at].best.is_none() {
            let last = all[at - 1].made.clone();
            all[at].decision.win.clone_from(&last);
            all[at].made = last;
        }
    }
    all
}

/// The mistakes that lost most, in the order of the game. Smaller losses may be no more than the judge's own
/// uncertainty: another seed would choose others.
fn worst(judged: &[Judged]) -> Vec<usize> {
    let bad = |one: &&Judged| one.decision.grade >= Some(Grade::Mistake) && one.best.is_some();
    let mut worst: Vec<&Judged> = judged.iter().filter(bad).collect();
    worst.sort_by(|one, two| two.decision.loss.total_cmp(&one.decision.loss));
    worst.truncate(TURNING);
    let mut worst: Vec<usize> = worst.iter().map(|one| one.decision.ply).collect();
    worst.sort_unstable();
    worst
}

/// The move that would have been better, and why.
fn turn(any: &Any, one: &Judged, plan: &JudgePlan) -> Turning {
    let Decision { ply, seat, mv, loss, win, .. } = &one.decision;
    let best = one.best.as_ref().expect("only what was thought about is a turning point");
    let mut at = any.clone();
    at.rewind(*ply);
    let grade = |loss: f32| Grade::of(loss) as usize;
    let seat = Seat::new(seat - 1);
    let ends = explain(&at, &[best.mv.as_str(), mv.as_str()], REASON_GAMES, plan.seed);
    let why = Lang::ALL.map(|lang| {
        let say = |it: &Message| words::say(lang, it, &|seat| name(any, seat));
        let sheets: Vec<_> = ends.iter().map(|end| by_heading(&end.sheet, seat, say)).collect();
        (lang.to_string(), changes(&sheets, 0, seat))
    });
    Turning {
        ply: *ply,
        better: best.mv.clone(),
        line: best.line.clone(),
        win: win.clone(),
        sure: one.before.is_none_or(|before| grade(before).abs_diff(grade(*loss)) <= 1),
        why: BTreeMap::from(why),
        gain: gain(&ends, 0),
    }
}

/// What a player is called: the name, or the number of the seat.
pub(crate) fn name(any: &Any, seat: Seat) -> String {
    let known = any.players().iter().find(|(owner, _)| *owner == seat);
    known.map_or_else(|| seat.number().to_string(), |(_, name)| name.clone())
}

fn player(any: &Any, seat: Seat, judged: &[Judged], points: i32, result: &Win) -> Player {
    let own = || judged.iter().map(|one| &one.decision).filter(|it| it.seat == seat.number());
    let graded = || own().filter(|it| it.grade.is_some());
    let own_part = |win: &Win| win[seat.index()];
    let luck: f32 = judged.iter().filter_map(|one| one.decision.luck.as_ref()).map(own_part).sum();
    let even = 1.0 / any.seats() as f32;
    let dealt = judged.first().map_or(even, |first| own_part(&first.decision.win)) - even;
    let others = judged.iter().filter(|one| one.decision.seat != seat.number());
    let given = others.map(|one| own_part(&one.made) - own_part(&one.decision.win)).sum();
    let lost = graded().map(|it| it.loss).sum();
    let luck = dealt + luck;
    let names = any.players().iter().find(|(owner, _)| *owner == seat);
    Player {
        seat: seat.number(),
        name: names.map(|(_, name)| name.clone()),
        points,
        decisions: graded().count(),
        choices: graded().filter(|it| is_choice(it.stake)).count(),
        accuracy: accuracy(graded().map(|it| (it.loss, it.stake))),
        lost,
        small: graded().filter(|it| it.grade < Some(Grade::Mistake)).map(|it| it.loss).sum(),
        points_lost: graded().map(|it| it.points_lost).sum(),
        given,
        luck,
        later: own_part(result) - even - luck - given + lost,
        grades: Grade::ALL.map(|grade| graded().filter(|it| it.grade == Some(grade)).count()),
    }
}

#[cfg(test)]
mod tests {
    use catalog::{Editions, Kind};
    use search::Level;
    use table::{Chance as _, Quick, Seed};

    use super::*;

    /// A game of players who move at random, so that nearly every move seems a mistake.
    fn random(kind: Kind, seats: usize) -> Any {
        let none: [(&str, &str); 0] = [];
        let deal = Seed::from_text("whatever comes");
        let mut any = Any::new(kind, &Editions::shipped(), &none, seats, deal).expect("it plays");
        let mut chance = Quick::new(3);
        while any.to_act().is_some() {
            let legal = any.legal();
            any.play(&legal[chance.below(legal.len())]).expect("it is legal");
        }
        any
    }

    #[test]
    fn a_long_game_full_of_mistakes_takes_no_longer_than_is_allowed() {
        let any = random(Kind::Paris, 4);
        let plan = JudgePlan { judge: Level::Haussmann.into(), budget: Budget::nodes(2), seed: 1 };
        let mut judging = Judging::new(&any, &plan).expect("it is over");
        let (never, plies) = (Cancel::new(), any.ply());
        let mut far = 0;
        let mut reached = vec![0; TIMES.len()];
        while judging.worst.is_none() {
            let (done, all) = judging.progress();
            assert!(far <= done && done <= all, "{far}, {done} of {all}");
            far = done;
            let before = (judging.round, judging.left.clone());
            judging.step_on(&never, 2).expect("nobody stops it");
            let taken = if judging.round == before.0 { before.1.len() } else { judging.planned };
            reached[judging.round] += taken - judging.left.len();
        }
        let allowed = WORK / plies as u64;
        assert!(judging.spent <= allowed, "{} of {allowed}", judging.spent);
        assert!(judging.spent > allowed / 2, "what there is is used: {}", judging.spent);
        assert_eq!(reached[0], plies, "every move is looked at");
        assert!(reached[1] < plies / 3, "not all of them again: {reached:?}");
        assert!(reached[2] > 10 && reached[3] > 0, "the worst are compared: {reached:?}");
        let compared = |it: &&Judged| it.before.is_some();
        let worst = judging.judged.iter().filter(|it| !compared(it) && !it.solved);
        for one in worst {
            assert!(one.decision.grade <= Some(Grade::Inaccurate), "{:?}", one.decision);
        }
        let bad = |it: &&Judged| it.decision.grade > Some(Grade::Inaccurate);
        assert!(judging.judged.iter().filter(bad).count() > TURNING);
        assert_eq!(judging.worst.as_ref().map(Vec::len), Some(TURNING), "the worst are told");
        let mut forced = 0;
        for two in judging.judged.windows(2).filter(|two| two[1].best.is_none()) {
            assert_eq!(two[1].decision.win, two[0].made, "nothing to decide and nothing new");
            forced += 1;
        }
        assert!(forced > 0, "there were moves without a choice");
    }

    #[test]
    fn those_that_seem_worst_are_looked_at_first() {
        let any = random(Kind::ParisParis, 3);
        let plan = JudgePlan { judge: Level::Haussmann.into(), budget: Budget::nodes(8), seed: 1 };
        let mut judging = Judging::new(&any, &plan).expect("it is over");
        while judging.round == 0 {
            judging.step(&Cancel::new()).expect("nobody stops it");
        }
        judging.left = judging.due();
        let losses: Vec<f32> = judging.left.iter().map(|ply| judging.looks[*ply].loss()).collect();
        assert!(losses.len() > 2 && losses.is_sorted(), "the next one is the last: {losses:?}");
        judging.spent = WORK / any.ply() as u64 - 2 * (TIMES[1] + TIMES[2]);
        let few = judging.due();
        assert_eq!(
            few,
            judging.left[judging.left.len() - 1..],
            "something is left for longer ones"
        );
        judging.left.clear();
        judging.spent = WORK;
        while judging.worst.is_none() {
            judging.step(&Cancel::new()).expect("nobody stops it");
        }
        let called = |loss: f32| {
            let worse = judging.judged.iter().filter(move |it| it.decision.loss > loss);
            worse.map(|it| it.decision.grade).max().flatten()
        };
        let most = Grade::Inaccurate;
        assert_eq!(called(most.most()), Some(most), "no mistake was looked at three times");
    }
}
