//! Thinking about any game, with text in and out: what the server and the commands call.

use std::time::{Duration, Instant};

use catalog::Any;
use table::{BySeat, Match, Seat};

use crate::bot::{Bot, HasEvaluation};
use crate::budget::{Budget, Cancel};
use crate::position::Position;
use crate::searcher::Analysis;
use crate::spec::Spec;

/// What a bot thinks about the position.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought {
    /// The seat to act.
    pub seat: Seat,
    /// The moves, best first; at least one.
    pub options: Vec<Alternative>,
    /// How many iterations or positions it took.
    pub nodes: u64,
    /// How long it took.
    pub time: Duration,
    /// Whether the first move is proven best and its points are exact.
    pub solved: bool,
}

/// One move and what it is worth to the player to act.
#[derive(Clone, Debug, PartialEq)]
pub struct Alternative {
    /// The move in notation.
    pub mv: String,
    /// The share of the win to expect after it, from 0 to 1.
    pub share: f32,
    /// The points each seat can expect in the end.
    pub points: BySeat<f32>,
    /// How often it was looked at.
    pub visits: u64,
    /// How play would go on after it, in notation.
    pub line: Vec<String>,
}

impl Thought {
    /// The best move, in notation.
    #[must_use]
    pub fn best(&self) -> &str {
        &self.options[0].mv
    }
}

/// Thinks about the move to make, knowing what the seat to act knows and no more. `None` when
/// the game is over.
#[must_use]
pub fn think(
    any: &Any,
    spec: impl Into<Spec>,
    budget: Budget,
    cancel: &Cancel,
    seed: u64,
) -> Option<Thought> {
    Thinker::new(spec).think(any, budget, cancel, seed)
}

/// A bot that can keep its memory from move to move of one game.
#[derive(Debug)]
pub struct Thinker {
    spec: Spec,
    memory: Option<Memory>,
}

macro_rules! memories {
    ([$($kind:ident $krate:ident $game:ident,)*]) => {
        #[derive(Debug)]
        enum Memory {
            $($kind(Box<Bot<catalog::$krate::$game>>),)*
        }

        impl Thinker {
            /// Thinks about the move to make. What it found about earlier positions of the same
            /// game is used again. `None` when the game is over.
            pub fn think(
                &mut self,
                any: &Any,
                budget: Budget,
                cancel: &Cancel,
                seed: u64,
            ) -> Option<Thought> {
                any.to_act()?;
                match any {
                    $(Any::$kind(played) => {
                        if !matches!(self.memory, Some(Memory::$kind(_))) {
                            self.memory = Some(Memory::$kind(Box::new(Bot::new(self.spec.clone()))));
                        }
                        let Some(Memory::$kind(bot)) = &mut self.memory else {
                            unreachable!("the memory was just made of this kind")
                        };
                        Some(in_text(played, bot, budget, cancel, seed))
                    })*
                }
            }

            /// Thinks ahead for `seat`, whose bot this is, while somebody else is to act: that
            /// seat's next search goes on from there. Only the highest level does, and only if it
            /// has thought about the game before.
            pub fn ponder(
                &mut self,
                any: &Any,
                seat: Seat,
                budget: Budget,
                cancel: &Cancel,
                seed: u64,
            ) {
                if any.to_act().is_none_or(|actor| actor == seat) {
                    return;
                }
                match (any, &mut self.memory) {
                    $((Any::$kind(played), Some(Memory::$kind(bot))) => {
                        bot.ponder(&Position::of(played), seat, budget, cancel, seed);
                    })*
                    _ => {}
                }
            }

            /// Assumes that its last choice is played, and of what it found about the moves that
            /// follow keeps no more than `most` moves (of about 60 bytes). Returns how many it
            /// keeps.
            pub fn settle(&mut self, most: usize) -> usize {
                match &mut self.memory {
                    $(Some(Memory::$kind(bot)) => bot.settle(most),)*
                    None => 0,
                }
            }
        }
    };
}

catalog::every_game!(memories!,);

impl Thinker {
    /// A bot that has not thought about anything yet.
    #[must_use]
    pub fn new(spec: impl Into<Spec>) -> Self {
        Self { spec: spec.into(), memory: None }
    }
}

fn in_text<G: HasEvaluation>(
    played: &Match<G>,
    bot: &mut Bot<G>,
    budget: Budget,
    cancel: &Cancel,
    seed: u64,
) -> Thought {
    let began = Instant::now();
    let Analysis { options, nodes, solved } =
        bot.think(&Position::of(played), budget, cancel, seed);
    let time = began.elapsed();
    let seat = played.to_act().expect("only a game that goes on is thought about");
    let options = options
        .into_iter()
        .map(|option| Alternative {
            mv: option.mv.to_string(),
            share: option.share,
            points: option.points,
            visits: option.visits,
            line: option.line.iter().map(ToString::to_string).collect(),
        })
        .collect();
    Thought { seat, options, nodes, time, solved }
}
