//! The looks at one move, each longer than the one before: two searches for the best move, then comparisons
//! of the best move with the one that was made, as long as another look is worth its time.

use catalog::Any;
use search::{Alternative, Cancel, Compared, Thought, compare, soft_shares, think};
use table::Seat;

use crate::grade::Grade;
use crate::judge::JudgePlan;
use crate::review::{Decision, Win};
use crate::weigh::{SURE, Weighed};

/// How long each look takes, as a multiple of the budget. The first two search for the best move; the others
/// compare it with the move that was made, as long as the grade is not certain.
pub(crate) const TIMES: [u64; 5] = [1, 4, 8, 16, 32];
pub(crate) const SEARCHES: usize = 2;

/// The most that a decision may lose in the first two looks without getting a third.
const ENOUGH: f32 = Grade::Good.most();

/// The looks at one move so far.
#[derive(Default)]
pub(crate) struct Looks {
    /// The loss that each of them found, and its length as a multiple of the budget.
    losses: Vec<(f32, u64)>,
    /// The judgement of the last one.
    pub(crate) judged: Option<Judged>,
    /// Whether another look could change the result.
    due: bool,
}

impl Looks {
    /// The number of the next look in [`TIMES`], if one is worth its time. A move that seems to lose
    /// something is looked at again, longer and with another seed. If it still does, it is compared with the
    /// best move, both in the same worlds. That comparison counts, and it is repeated, longer each time,
    /// while it is not certain whether the move is a mistake or a blunder.
    pub(crate) fn next(&self) -> Option<usize> {
        let Some(judged) = &self.judged else { return Some(0) };
        let number = self.losses.len();
        let next = if judged.solved { number.max(SEARCHES) } else { number };
        (self.due && next < TIMES.len()).then_some(next)
    }

    /// How many looks there were.
    pub(crate) const fn count(&self) -> usize {
        self.losses.len()
    }

    /// The loss by the last look.
    pub(crate) fn loss(&self) -> f32 {
        self.judged.as_ref().map_or(0.0, |judged| judged.decision.loss)
    }

    /// Whether the best move is proven.
    pub(crate) fn is_proven(&self) -> bool {
        self.judged.as_ref().is_some_and(|judged| judged.solved)
    }

    /// The losses that the looks so far have found.
    pub(crate) fn losses(&self) -> impl Iterator<Item = f32> {
        self.losses.iter().map(|(loss, _)| *loss)
    }

    /// Their mean; a longer look counts more.
    pub(crate) fn mean(&self) -> f32 {
        let all: u64 = self.losses.iter().map(|(_, times)| times).sum();
        let sum: f32 = self.losses.iter().map(|(loss, times)| loss * *times as f32).sum();
        sum / all.max(1) as f32
    }

    /// The next look at a move, if one is due. `shown` says whether something hidden was shown since the move
    /// before; then even a forced move is looked at, for its chances.
    pub(crate) fn look(
        &mut self,
        at: &Any,
        text: &str,
        plan: &JudgePlan,
        cancel: &Cancel,
        shown: bool,
    ) {
        let Some(number) = self.next() else { return };
        let plan = plan.again(number);
        match self.judged.as_mut().filter(|_| number >= SEARCHES) {
            Some(judged) => {
                judged.compare(at, &plan, cancel);
                self.due = judged.is_unsure();
            }
            None => {
                let judged = Judged::of(at, text, &plan, cancel, shown);
                // A proof says which move is best; about the others it says only that they are no better.
                let other = judged.decision.best.as_deref().is_some_and(|best| best != text);
                self.due = judged.decision.loss > ENOUGH || judged.solved && other;
                self.judged = Some(judged);
            }
        }
        self.losses.push((self.loss(), TIMES[number]));
    }

    /// The judgement. No move is called a mistake after fewer than three looks, unless it is proven.
    pub(crate) fn end(self) -> Option<Judged> {
        let hasty = self.next().is_some_and(|next| next <= SEARCHES);
        let mut judged = self.judged?;
        if hasty {
            judged.decision.grade = judged.decision.grade.map(|it| it.min(Grade::Inaccurate));
        }
        Some(judged)
    }
}

/// A decision, and what is needed to draw conclusions from it.
pub(crate) struct Judged {
    pub(crate) decision: Decision,
    /// Everybody's chance to win after the move that was made.
    pub(crate) made: Win,
    /// The expected lead in points, after the best move and after the move that was made.
    pub(crate) leads: [f32; 2],
    /// The loss by the look before the last one.
    pub(crate) before: Option<f32>,
    pub(crate) best: Option<Alternative>,
    /// What the comparisons with the best move say.
    weighed: Weighed,
    /// Whether the best move is proven.
    pub(crate) solved: bool,
    /// Whether it showed something that was hidden.
    pub(crate) reveals: bool,
}

impl Judged {
    fn of(at: &Any, text: &str, plan: &JudgePlan, cancel: &Cancel, shown: bool) -> Self {
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
            compared: false,
            stake: 0.0,
        };
        let seed = plan.seed.wrapping_mul(0x9e37_79b9).wrapping_add(at.ply() as u64);
        let thought = if legal > 1 || shown {
            think(at, plan.judge.clone(), plan.budget, cancel, seed)
        } else {
            None
        };
        let Some(Thought { options, solved, .. }) = thought else {
            // Nothing to decide and nothing new: the chances are those after the last move.
            let made = decision.win.clone();
            return Self {
                decision,
                made,
                leads: [0.0; 2],
                before: None,
                best: None,
                weighed: Weighed::default(),
                solved: false,
                reveals: false,
            };
        };
        let best = options[0].clone();
        decision.win = wins(&best, seat, seats);
        // A move that the judge never considered is judged like the worst one that it did consider.
        let made = options.iter().find(|option| option.mv == text).unwrap_or_else(|| {
            let worst = options.iter().min_by(|one, two| one.share.total_cmp(&two.share));
            worst.unwrap_or(&options[0])
        });
        let made_win = wins(made, seat, seats);
        // Nothing is known about the points of a move without looks: it gets the worst of the others.
        let seen = options.iter().filter(|it| it.visits > 0).map(|it| lead(it, seat));
        let leads = [lead(&best, seat), lead(made, seat)];
        let worst = seen.fold(leads[0], f32::min);
        let leads = if made.visits > 0 { leads } else { [leads[0], worst] };
        if legal > 1 {
            decision.loss = (best.share - made.share).max(0.0);
            let mean = options.iter().map(|it| it.share).sum::<f32>() / options.len() as f32;
            decision.stake = (best.share - mean).max(decision.loss);
            decision.points_lost = (leads[0] - leads[1]).max(0.0);
            decision.grade = Some(Grade::of(decision.loss));
            decision.best = Some(best.mv.clone());
        }
        Self {
            decision,
            made: made_win,
            leads,
            before: None,
            best: Some(best),
            weighed: Weighed::default(),
            solved,
            reveals: false,
        }
    }

    /// Whether another comparison could change whether the move is called a mistake or a blunder.
    fn is_unsure(&self) -> bool {
        let Decision { loss, error, .. } = self.decision;
        let near = |most: f32| (loss - most).abs() < SURE * error;
        let doubtful = self.weighed.is_doubtful(self.decision.win.len());
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
        self.before = Some(decision.loss);
        let (said, called) = self.weighed.and(at.seats(), compared);
        let Compared { share, ahead, error, points, .. } = said;
        // A proof holds against players who know everything.
        let proven = self.solved && decision.loss >= ahead - SURE * error;
        let loss = if self.solved { decision.loss.max(ahead - SURE * error) } else { ahead };
        decision.loss = loss.clamp(0.0, 1.0);
        decision.error = error;
        decision.compared = true;
        decision.stake = decision.stake.max(decision.loss);
        decision.points_lost = points.max(0.0);
        // The error has already been subtracted from a proven loss.
        let called = if self.solved { Grade::of(decision.loss) } else { called };
        decision.grade = decision.grade.map(|_| called);
        // Nobody can lose more than they had: the look that gives the loss also gives the worth of the move.
        let had = if proven { best.share } else { share }.max(decision.loss);
        let chances = |share: f32| wins(&Alternative { share, ..best.clone() }, seat, at.seats());
        (decision.win, self.made) = (chances(had), chances(had - decision.loss));
    }
}

#[cfg(test)]
impl Looks {
    /// Made-up looks, for tests: the losses found, and whether the last look was a comparison.
    pub(crate) fn made_up(losses: &[f32], compared: bool) -> Self {
        let mut judged = Judged::made_up(1, losses[losses.len() - 1], 0.0);
        judged.decision.compared = compared;
        let losses = losses.iter().copied().zip(TIMES).collect();
        Self { losses, judged: Some(judged), due: false }
    }
}

#[cfg(test)]
impl Judged {
    /// A made-up decision in a game for two, for tests: the seat, and the chances to win that it had and
    /// kept.
    pub(crate) fn made_up(seat: usize, best: f32, made: f32) -> Self {
        let of = |own: f32| if seat == 1 { vec![own, 1.0 - own] } else { vec![1.0 - own, own] };
        let points = table::BySeat::from_fn(2, |_| 0.0);
        let thought =
            Alternative { mv: "best".to_owned(), share: best, points, visits: 1, line: Vec::new() };
        Self {
            decision: Decision {
                ply: 0,
                seat,
                mv: "made".to_owned(),
                legal: 2,
                win: of(best),
                points: vec![0; 2],
                loss: best - made,
                error: 0.0,
                compared: false,
                points_lost: 0.0,
                stake: best - made,
                grade: Some(Grade::of(best - made)),
                best: Some("best".to_owned()),
                luck: None,
            },
            made: of(made),
            leads: [0.0; 2],
            before: None,
            best: Some(thought),
            weighed: Weighed::default(),
            solved: false,
            reveals: false,
        }
    }
}

/// The points ahead of the best of the others.
fn lead(option: &Alternative, seat: Seat) -> f32 {
    let others = option.points.iter().filter(|(other, _)| *other != seat);
    let best = others.map(|(_, points)| *points).fold(f32::NEG_INFINITY, f32::max);
    option.points[seat] - best
}

/// Everybody's chance to win after a move. The judge gives that of the player to act; the others share the
/// rest by their expected points.
pub(crate) fn wins(option: &Alternative, seat: Seat, seats: usize) -> Win {
    /// How many points make a clear difference between two of the others.
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
