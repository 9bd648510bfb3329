//! The judge: every decision of a game against what the strongest search would have done, with
//! what the seat to act could know then.

use std::fmt;

use catalog::Any;
use search::{Alternative, Budget, Cancel, Expected, Spec, Thought, explain, soft_shares, think};
use serde::Serialize;
use table::Seat;

use crate::grade::{Grade, accuracy};

/// Who judges, and how long.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The judge.
    pub judge: Spec,
    /// What it may spend on each decision.
    pub budget: Budget,
    /// What its thoughts grow from.
    pub seed: u64,
}

/// Everybody's chance to win at one time.
pub type Win = Vec<f32>;

/// One move of the game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Decision {
    /// How many moves were made before.
    pub ply: usize,
    /// Who moved, from 1.
    pub seat: usize,
    /// The move in notation.
    #[serde(rename = "move")]
    pub mv: String,
    /// How many moves were legal; with one there was nothing to decide.
    pub legal: usize,
    /// Everybody's chance to win before it, if the best is done.
    pub win: Win,
    /// The points as they stand before it.
    pub points: Vec<i32>,
    /// The chance to win that it lost against the best.
    pub loss: f32,
    /// The points that it lost against the best, in the end.
    pub points_lost: f32,
    /// What it is called; nothing where there was no choice.
    pub grade: Option<Grade>,
    /// The best move.
    pub best: Option<String>,
    /// What chance gave or took when it was made: something hidden was shown.
    pub luck: Option<Win>,
}

/// A decision that the game turned on.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Turning {
    /// Its place in the list of moves.
    pub ply: usize,
    /// What would have been better.
    pub better: String,
    /// How play would have gone on.
    pub line: Vec<String>,
    /// What it would have been worth: everybody's chance to win.
    pub win: Win,
    /// Whether a second, longer look came to the same grade or the next.
    pub sure: bool,
    /// The score sheets to expect after the better move and after the one that was made.
    #[serde(skip)]
    pub sheets: Vec<Vec<Expected>>,
}

/// What the review says about one player.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Player {
    /// The seat, from 1.
    pub seat: usize,
    /// The name, if the record has one.
    pub name: Option<String>,
    /// The points in the end.
    pub points: i32,
    /// How many decisions there were.
    pub decisions: usize,
    /// 100 if nothing was lost.
    pub accuracy: f32,
    /// The chance to win lost by all own decisions together.
    pub lost: f32,
    /// What luck gave (or took): the set-up and everything that was revealed.
    pub luck: f32,
    /// How many decisions of each grade, the best first.
    pub grades: [usize; Grade::ALL.len()],
}

/// A reviewed game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Review {
    /// The game.
    pub game: &'static str,
    /// The judge, as a word.
    pub judge: String,
    /// What it could spend on each decision, in words.
    pub budget: String,
    /// What its thoughts grew from.
    pub seed: u64,
    /// The players, by seat.
    pub players: Vec<Player>,
    /// The moves.
    pub moves: Vec<Decision>,
    /// The result as shares of the win.
    pub result: Win,
    /// Where the game turned, in its order.
    pub turning: Vec<Turning>,
    /// Whether the winner lost more by decisions than somebody who lost the game.
    pub luck_decided: bool,
    /// How far apart two looks at one thing are: the mean change of the chance to win over moves
    /// that showed nothing, which should be none.
    pub noise: f32,
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

/// How much longer a second look takes.
const SECOND: u64 = 4;

/// Reviews a finished game. `progress` hears how many moves of how many are judged.
///
/// # Errors
/// If the game goes on, or `cancel` was raised.
pub fn review(
    any: &Any,
    plan: &Plan,
    cancel: &Cancel,
    mut progress: impl FnMut(usize, usize),
) -> Result<Review, Refusal> {
    let outcome = any.outcome().ok_or(Refusal::Unfinished)?;
    let seats = any.seats();
    let texts = any.moves();
    let result: Win = Seat::first(seats).map(|seat| outcome.share(seat) as f32).collect();
    let mut at = any.clone();
    at.rewind(0);
    let mut judged: Vec<Judged> = Vec::new();
    for (ply, text) in texts.iter().enumerate() {
        if cancel.is_cancelled() {
            return Err(Refusal::Cancelled);
        }
        progress(ply, texts.len());
        let mut one = Judged::of(&at, text, plan, cancel, judged.last());
        // What looks bad is looked at again, longer and with another seed.
        if one.decision.loss > Grade::Good.most() && one.first_loss.is_none() {
            let longer = Budget {
                time: plan.budget.time.map(|time| time * SECOND as u32),
                nodes: plan.budget.nodes.map(|nodes| nodes * SECOND),
                ..plan.budget
            };
            let again = Plan { budget: longer, seed: plan.seed ^ 0x5eed, ..plan.clone() };
            let first_loss = one.decision.loss;
            one = Judged::of(&at, text, &again, cancel, judged.last());
            one.first_loss = Some(first_loss);
        }
        at.play(text).map_err(|_| Refusal::Unfinished)?;
        one.reveals = at.reveals_since(ply);
        judged.push(one);
    }
    if cancel.is_cancelled() {
        return Err(Refusal::Cancelled);
    }
    progress(texts.len(), texts.len());
    let noise = luck(&mut judged, &result);
    let turning = turning(any, &judged, plan);
    let players: Vec<Player> =
        Seat::first(seats).map(|seat| player(any, seat, &judged, outcome.scores[seat])).collect();
    let luck_decided = luck_decided(&players, &result);
    Ok(Review {
        game: any.kind().as_str(),
        judge: plan.judge.to_string(),
        budget: match (plan.budget.time, plan.budget.nodes) {
            (Some(time), _) => format!("{} ms", time.as_millis()),
            (None, nodes) => format!("{} iterations", nodes.unwrap_or(0)),
        },
        seed: plan.seed,
        players,
        moves: judged.into_iter().map(|one| one.decision).collect(),
        result,
        turning,
        luck_decided,
        noise,
    })
}

/// A decision, and what is needed to draw conclusions from it.
struct Judged {
    decision: Decision,
    /// Everybody's chance to win if the move that was made is the one judged.
    made: Win,
    /// What a first, shorter look found.
    first_loss: Option<f32>,
    best: Option<Alternative>,
    reveals: bool,
}

impl Judged {
    fn of(at: &Any, text: &str, plan: &Plan, cancel: &Cancel, before: Option<&Self>) -> Self {
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
        let thought = if legal > 1 || before.is_none_or(|before| before.reveals) {
            think(at, plan.judge.clone(), plan.budget, cancel, seed)
        } else {
            None
        };
        let Some(Thought { options, .. }) = thought else {
            // Nothing to decide and nothing new: the chances are those after the last move.
            decision.win =
                before.map_or_else(|| decision.win.clone(), |before| before.made.clone());
            let made = decision.win.clone();
            return Self { decision, made, first_loss: None, best: None, reveals: false };
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
        Self { decision, made: made_win, first_loss: None, best: Some(best), reveals: false }
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
fn wins(option: &Alternative, seat: Seat, seats: usize) -> Win {
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

fn turning(any: &Any, judged: &[Judged], plan: &Plan) -> Vec<Turning> {
    let mut worst: Vec<&Judged> =
        judged.iter().filter(|one| one.decision.loss > Grade::Good.most()).collect();
    worst.sort_by(|one, two| two.decision.loss.total_cmp(&one.decision.loss));
    worst.truncate(TURNING);
    worst.sort_by_key(|one| one.decision.ply);
    let seats = any.seats();
    let turning = worst.into_iter().filter_map(|one| {
        let Decision { ply, seat, mv, loss, .. } = &one.decision;
        let best = one.best.as_ref()?;
        let mut at = any.clone();
        at.rewind(*ply);
        let grade = |loss: f32| Grade::of(loss) as usize;
        Some(Turning {
            ply: *ply,
            better: best.mv.clone(),
            line: best.line.clone(),
            win: wins(best, Seat::new(seat - 1), seats),
            sure: one.first_loss.is_none_or(|first| grade(first).abs_diff(grade(*loss)) <= 1),
            sheets: explain(&at, &[best.mv.as_str(), mv.as_str()], REASON_GAMES, plan.seed),
        })
    });
    turning.collect()
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

/// The points of each seat, for those who draw.
pub(crate) fn points_at(review: &Review, ply: usize) -> Vec<i32> {
    match review.moves.get(ply) {
        Some(decision) => decision.points.clone(),
        None => review.players.iter().map(|player| player.points).collect(),
    }
}

/// Everybody's chance to win before a move, or in the end.
pub(crate) fn win_at(review: &Review, ply: usize) -> &Win {
    review.moves.get(ply).map_or(&review.result, |decision| &decision.win)
}
