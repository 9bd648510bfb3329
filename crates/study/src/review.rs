//! What a review says: plain data that can be kept and read again.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::grade::Grade;
use crate::reason::Change;

/// Everybody's chance to win at one time.
pub type Win = Vec<f32>;

/// One move of the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
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
    /// The standard error of that, where the move was compared with the best.
    #[serde(default)]
    pub error: f32,
    /// The points that it lost against the best, in the end.
    pub points_lost: f32,
    /// What was at stake: the chance to win of the best move over that of the moves there were, on
    /// average, and no less than what was lost.
    #[serde(default)]
    pub stake: f32,
    /// What it is called; nothing where there was no choice.
    pub grade: Option<Grade>,
    /// The best move.
    pub best: Option<String>,
    /// What chance gave or took when it was made: something hidden was shown.
    pub luck: Option<Win>,
}

/// A decision that the game turned on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
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
    /// What the better move would have changed in the score sheet to expect, by language.
    pub why: BTreeMap<String, Vec<Change>>,
}

/// What the review says about one player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Player {
    /// The seat, from 1.
    pub seat: usize,
    /// The name, if the record has one.
    pub name: Option<String>,
    /// The points in the end.
    pub points: i32,
    /// How many decisions there were.
    pub decisions: usize,
    /// How many of them were real choices: something was at stake.
    #[serde(default)]
    pub choices: usize,
    /// How much of what was at stake was kept: 100 if nothing was lost, 0 if all.
    pub accuracy: f32,
    /// The chance to win lost by all own decisions together.
    pub lost: f32,
    /// The part of it that was lost bit by bit, by decisions of which none is a mistake.
    #[serde(default)]
    pub small: f32,
    /// The points lost by all own decisions together.
    #[serde(default)]
    pub points_lost: f32,
    /// What the decisions of the others gave.
    #[serde(default)]
    pub given: f32,
    /// What luck gave (or took): the set-up and everything that was revealed.
    pub luck: f32,
    /// What is none of these: what the judge saw only later. An even share of the win, less what was
    /// lost, and these three make the result.
    #[serde(default)]
    pub later: f32,
    /// How many decisions of each grade, the best first.
    pub grades: [usize; Grade::ALL.len()],
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
    /// Whether the winner lost more by decisions than somebody who lost the game, and luck made up for it.
    pub luck_decided: bool,
    /// How far apart two looks at one thing are: the mean change of the chance to win over moves
    /// that showed nothing, which should be none.
    pub noise: f32,
}

impl Review {
    /// The points of each seat before a move, or in the end.
    #[must_use]
    pub fn points_at(&self, ply: usize) -> Vec<i32> {
        match self.moves.get(ply) {
            Some(decision) => decision.points.clone(),
            None => self.players.iter().map(|player| player.points).collect(),
        }
    }

    /// Everybody's chance to win before a move, or in the end.
    #[must_use]
    pub fn win_at(&self, ply: usize) -> &Win {
        self.moves.get(ply).map_or(&self.result, |decision| &decision.win)
    }

    /// What of the result the judge saw only later, of whom that is most.
    #[must_use]
    pub fn seen_late(&self) -> f32 {
        self.players.iter().map(|it| it.later.abs()).fold(0.0, f32::max)
    }

    /// Whether today's judge would say something else.
    #[must_use]
    pub fn is_outdated(&self) -> bool {
        self.version < crate::JUDGE
    }

    /// The moves that are called a mistake or a blunder, or that the game turned on, in order.
    #[must_use]
    pub fn mistakes(&self) -> Vec<usize> {
        let turned = |ply: usize| self.turning.iter().any(|it| it.ply == ply);
        let bad = |it: &&Decision| it.grade >= Some(Grade::Mistake) || turned(it.ply);
        self.moves.iter().filter(bad).map(|it| it.ply).collect()
    }
}
