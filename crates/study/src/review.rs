//! What a review says: plain data that can be stored and read again.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::grade::Grade;
use crate::reason::{Change, Gain, Versus, Why};
use crate::weigh::SURE;

/// The smallest difference between two players' decisions by which one decided clearly better.
pub(crate) const CLEAR: f32 = Grade::Inaccurate.most();

/// Everybody's chance to win at one time.
pub type Win = Vec<f32>;

/// One move of the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Decision {
    /// How many moves were made before it.
    pub ply: usize,
    /// Who moved, from 1.
    pub seat: usize,
    /// The move in notation.
    #[serde(rename = "move")]
    pub mv: String,
    /// How many moves were legal; with one there was nothing to decide.
    pub legal: usize,
    /// Everybody's chance to win before it, if the best move is made.
    pub win: Win,
    /// The points before it.
    pub points: Vec<i32>,
    /// The chance to win that it lost against the best.
    pub loss: f32,
    /// The standard error of the loss, if the move was compared with the best.
    #[serde(default)]
    pub error: f32,
    /// Whether it was compared with the best move directly: only then is its loss known.
    #[serde(default)]
    pub compared: bool,
    /// The points that it lost against the best, in the end.
    pub points_lost: f32,
    /// What was at stake: the best move's chance to win minus the average over all moves, but at least what
    /// was lost.
    #[serde(default)]
    pub stake: f32,
    /// Its grade; `None` if there was no choice.
    pub grade: Option<Grade>,
    /// The best move.
    pub best: Option<String>,
    /// What chance gave or took when the move showed something hidden.
    pub luck: Option<Win>,
}

/// How sure the judge is of the grade of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Certainty {
    /// The grade is the same anywhere within the error.
    Sure,
    /// It may equally well be the next grade.
    Nearly,
    /// Another look gave it a different grade.
    Unsure,
    /// The looks were not long enough to tell.
    Unknown,
}

impl Decision {
    /// How far the true loss may be from the reported one, 19 times out of 20, in whole percent; `None` if it
    /// was not compared.
    #[must_use]
    pub fn within(&self) -> Option<i64> {
        self.is_compared().then(|| ((100.0 * SURE * self.error).round() as i64).max(1))
    }

    /// Earlier judges reported only the error.
    fn is_compared(&self) -> bool {
        self.compared || self.error > 0.0
    }

    /// Whether its loss is known: it was compared with the best, or lost hardly anything.
    #[must_use]
    pub fn is_known(&self) -> bool {
        self.is_compared() || self.loss <= Grade::Good.most()
    }

    /// How sure its grade is.
    #[must_use]
    pub fn certainty(&self) -> Certainty {
        if !self.is_known() {
            return Certainty::Unknown;
        }
        let [low, high] = [-SURE, SURE].map(|off| Grade::of(self.loss + off * self.error));
        if low == high { Certainty::Sure } else { Certainty::Nearly }
    }
}

/// A decision that the game turned on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Turning {
    /// Its index in the list of moves.
    pub ply: usize,
    /// What would have been better.
    pub better: String,
    /// How play would have gone on.
    pub line: Vec<String>,
    /// Everybody's chance to win after the better move.
    pub win: Win,
    /// Whether a second, longer look came to the same grade or the next.
    pub sure: bool,
    /// What the better move would have changed in the expected score sheet, by language.
    pub why: BTreeMap<String, Vec<Change>>,
    /// By how many points of lead it would have been better, if games were played on from it.
    #[serde(default)]
    pub gain: Option<Gain>,
}

/// What the review says about one player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Player {
    /// The seat, from 1.
    pub seat: usize,
    /// The name, if the record has one.
    pub name: Option<String>,
    /// The final points.
    pub points: i32,
    /// How many decisions there were.
    pub decisions: usize,
    /// How many of them were real choices: something was at stake.
    #[serde(default)]
    pub choices: usize,
    /// How much of what was at stake was kept: 100 if nothing was lost, 0 if everything was.
    pub accuracy: f32,
    /// The chance to win lost by all of the player's decisions together.
    pub lost: f32,
    /// The part of it that was lost bit by bit, by decisions that are not mistakes.
    #[serde(default)]
    pub small: f32,
    /// The points lost by all of the player's decisions together.
    #[serde(default)]
    pub points_lost: f32,
    /// What the decisions of the others gave.
    #[serde(default)]
    pub given: f32,
    /// What luck gave (or took): the set-up and everything that was revealed.
    pub luck: f32,
    /// The rest, which the judge cannot explain. An even share of the win, minus what was lost, plus `given`,
    /// `luck` and this, is the result.
    #[serde(default)]
    pub later: f32,
    /// How many decisions of each grade, the best first.
    pub grades: [usize; Grade::ALL.len()],
}

/// What decided a game that has a single winner. Players are seats, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The winner decided better than anybody else.
    Skill,
    /// The winner and this one decided about equally well.
    Even(usize),
    /// This one decided better than the winner, and luck made up for it.
    Luck(usize),
    /// This one decided better than the winner, whom the others' bad decisions gave more than that. Needs a third.
    Given(usize),
    /// This one decided better than the winner; it is not known what made up for it.
    Unclear(usize),
}

/// A reviewed game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Review {
    /// The game.
    pub game: String,
    /// The version of the judge, as [`crate::JUDGE`] was then.
    pub version: u32,
    /// The judge, as a word.
    pub judge: String,
    /// What it could spend on each decision, in words.
    pub budget: String,
    /// The seed of its search.
    pub seed: u64,
    /// The players, by seat.
    pub players: Vec<Player>,
    /// The moves.
    pub moves: Vec<Decision>,
    /// The result as shares of the win.
    pub result: Win,
    /// The turning points, in the order of the game.
    pub turning: Vec<Turning>,
    /// Whether the winner lost more by decisions than somebody who lost the game, and luck made up for it.
    pub luck_decided: bool,
    /// How far two looks at the same thing differ: the mean change in the chance to win over moves that
    /// showed nothing, which should be zero.
    pub noise: f32,
}

impl Review {
    /// The points of each seat before a move, or at the end.
    #[must_use]
    pub fn points_at(&self, ply: usize) -> Vec<i32> {
        match self.moves.get(ply) {
            Some(decision) => decision.points.clone(),
            None => self.players.iter().map(|player| player.points).collect(),
        }
    }

    /// Everybody's chance to win before a move, or at the end.
    #[must_use]
    pub fn win_at(&self, ply: usize) -> &Win {
        self.moves.get(ply).map_or(&self.result, |decision| &decision.win)
    }

    /// The largest part of any player's result that the judge cannot explain.
    #[must_use]
    pub fn unexplained(&self) -> f32 {
        self.players.iter().map(|it| it.later.abs()).fold(0.0, f32::max)
    }

    /// Who won, and what decided; `None` if nobody won alone.
    #[must_use]
    pub fn verdict(&self) -> Option<(usize, Verdict)> {
        let winner = self.result.iter().position(|share| *share > 0.5)?;
        let others = self.players.iter().filter(|it| it.seat != winner + 1);
        let best = others.min_by(|one, two| one.lost.total_cmp(&two.lost))?;
        let won = &self.players[winner];
        let gap = won.lost - best.lost;
        let given = won.given - best.given >= gap && won.given > won.later;
        let verdict = match gap {
            _ if self.luck_decided => Verdict::Luck(best.seat),
            _ if gap > CLEAR && given => Verdict::Given(best.seat),
            _ if gap > CLEAR => Verdict::Unclear(best.seat),
            _ if gap < -CLEAR => Verdict::Skill,
            _ => Verdict::Even(best.seat),
        };
        Some((winner + 1, verdict))
    }

    /// Why the better move of a turning point is better, with the words of a language.
    #[must_use]
    pub fn why<'a>(&'a self, turning: &'a Turning, lang: &str) -> Why<'a> {
        let decision = &self.moves[turning.ply];
        Why {
            seat: Seat::new(decision.seat - 1),
            versus: Versus::Played,
            gain: turning.gain,
            changes: turning.why.get(lang).map_or(&[], Vec::as_slice),
            expected: Some(decision.points_lost),
        }
    }

    /// How sure the judge is of a turning point.
    #[must_use]
    pub fn certainty(&self, turning: &Turning) -> Certainty {
        if turning.sure { self.moves[turning.ply].certainty() } else { Certainty::Unsure }
    }

    /// Whether an older judge made the review, so that today's might say something else.
    #[must_use]
    pub fn is_outdated(&self) -> bool {
        self.version < crate::JUDGE
    }

    /// Whether it has all the figures that are shown about players; earlier judges had fewer.
    #[must_use]
    pub fn is_full(&self) -> bool {
        const FULL: u32 = 8;
        self.version >= FULL
    }

    /// The moves that are called a mistake or a blunder, or that the game turned on, in order.
    #[must_use]
    pub fn mistakes(&self) -> Vec<usize> {
        let turned = |ply: usize| self.turning.iter().any(|it| it.ply == ply);
        let bad = |it: &&Decision| it.grade >= Some(Grade::Mistake) || turned(it.ply);
        self.moves.iter().filter(bad).map(|it| it.ply).collect()
    }
}

#[cfg(test)]
mod tests {
    use crate::look::Judged;

    use super::*;

    #[test]
    fn what_decided_follows_from_who_lost_how_much_by_decisions() {
        let of_players =
            |lost: [f32; 3], given: [f32; 3], later: [f32; 3], result: [f32; 3], luck_decided| {
                let player = |(at, lost): (usize, f32)| Player {
                    seat: at + 1,
                    name: None,
                    points: 0,
                    decisions: 9,
                    choices: 9,
                    accuracy: 90.0,
                    lost,
                    small: 0.0,
                    points_lost: 0.0,
                    given: given[at],
                    luck: 0.0,
                    later: later[at],
                    grades: [0; 5],
                };
                let review = Review {
                    game: "paris".to_owned(),
                    version: crate::JUDGE,
                    judge: "haussmann".to_owned(),
                    budget: "400 iterations".to_owned(),
                    seed: 1,
                    players: lost.into_iter().enumerate().map(player).collect(),
                    moves: Vec::new(),
                    result: result.to_vec(),
                    turning: Vec::new(),
                    luck_decided,
                    noise: 0.0,
                };
                let said = crate::verdict(&review, words::Lang::En, &|seat: Seat| seat.to_string());
                (review.verdict(), said)
            };
        let won = [0.0, 1.0, 0.0];
        let of = |lost, result, luck| of_players(lost, [0.0; 3], [0.0; 3], result, luck);
        let of_given = |lost, given, later| of_players(lost, given, later, won, false);
        let (skill, said) = of([0.4, 0.1, 0.3], won, false);
        assert_eq!(skill, Some((2, Verdict::Skill)));
        assert_eq!(said.as_deref(), Some("2 made the best decisions and won."));
        assert_eq!(of([0.4, 0.25, 0.3], won, false).0, Some((2, Verdict::Even(3))));
        assert_eq!(of([0.4, 0.35, 0.3], won, false).0, Some((2, Verdict::Even(3))));
        let (unclear, said) = of([0.1, 0.35, 0.3], won, false);
        assert_eq!(unclear, Some((2, Verdict::Unclear(1))));
        assert!(said.is_some_and(|it| it.starts_with("1 made better decisions than 2, who won")));
        let (given, said) = of_given([0.1, 0.35, 0.3], [0.05, 0.4, 0.1], [0.0, 0.3, 0.0]);
        assert_eq!(given, Some((2, Verdict::Given(1))));
        let said = said.expect("there is a winner");
        assert!(said.contains("other players’ mistakes"), "{said}");
        let too_little = of_given([0.1, 0.35, 0.3], [0.05, 0.2, 0.1], [0.0; 3]).0;
        assert_eq!(too_little, Some((2, Verdict::Unclear(1))), "it does not make up for it");
        let unknown = of_given([0.1, 0.35, 0.3], [0.05, 0.4, 0.1], [0.0, 0.5, 0.0]).0;
        assert_eq!(unknown, Some((2, Verdict::Unclear(1))), "more than that is not explained");
        assert_eq!(of([0.1, 0.35, 0.3], won, true).0, Some((2, Verdict::Luck(1))));
        assert_eq!(of([0.1, 0.35, 0.3], [0.5, 0.5, 0.0], false), (None, None), "a shared win");
    }

    #[test]
    fn how_sure_a_grade_is_follows_from_its_error() {
        let decision = |loss: f32, error: f32, compared: bool| {
            let decision = Judged::made_up(1, loss, 0.0).decision;
            Decision { error, compared, ..decision }
        };
        let cases = [
            (0.34, 0.015, true, Certainty::Sure, Some(3)),
            (0.34, 0.08, true, Certainty::Nearly, Some(16)),
            (0.15, 0.001, true, Certainty::Sure, Some(1)),
            (0.08, 0.0, false, Certainty::Unknown, None),
            (0.02, 0.0, false, Certainty::Sure, None),
        ];
        for (loss, error, compared, certainty, within) in cases {
            let decision = decision(loss, error, compared);
            assert_eq!((decision.certainty(), decision.within()), (certainty, within), "{loss}");
        }
        let hardly = crate::lost(words::Lang::En, &decision(0.08, 0.0, false));
        assert_eq!(hardly, "– % of the chance to win lost (inaccuracy)");
        let known = crate::lost(words::Lang::En, &decision(0.34, 0.015, true));
        assert_eq!(known, "34 % ± 3 of the chance to win lost (blunder)");
    }
}
