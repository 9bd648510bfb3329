//! Where to look: which moves of a game deserve a search, and how it is best searched.

use table::{Game, Quick, Quiet};

use crate::searcher::{Analysis, Recall};
use crate::solve::Solve;

/// Guides a search through one game: which moves deserve a look, how play goes on below the tree,
/// what can be solved. What a position is worth is not its business.
pub trait Guide<G: Game>: Send + Sync {
    /// Replaces the content of `moves` by the legal moves that deserve a look, at least one.
    /// The default is all of them.
    fn candidates(&self, game: &G, state: &G::State, moves: &mut Vec<G::Move>) {
        game.legal(state, moves);
    }

    /// Whether `mv`, a candidate right after `last` was played in `before`, only repeats in
    /// another order what search looks at anyway: `mv` and then `last` is possible too, leads to
    /// the same position, and is the order that is kept. The default keeps every order.
    fn repeats(&self, _game: &G, _before: &G::State, _last: G::Move, _mv: G::Move) -> bool {
        false
    }

    /// Whether `mv` gives back what an earlier move of the same turn brought, so that nobody would
    /// make both; never so of every candidate. The default knows no such moves.
    fn undoes(&self, _turn: &[G::Move], _mv: G::Move) -> bool {
        false
    }

    /// Whether `mv`, a candidate in `state`, leaves unused what an earlier move of the same turn
    /// was made for, or what a last turn could still turn into points. If that is so of every
    /// candidate, none is left out for it. The default knows no such moves.
    fn wastes(&self, _game: &G, _state: &G::State, _turn: &[G::Move], _mv: G::Move) -> bool {
        false
    }

    /// Whether chance has shown so much between `root` and `state` that a tree below `state`
    /// would mix up worlds that have little in common; it is valued at once then.
    fn is_beyond(&self, _game: &G, _root: &G::State, _state: &G::State) -> bool {
        false
    }

    /// Plays a position to its end, quickly but with some sense; `noise` is how often a move is
    /// random, from 0 to 1. The default has no sense.
    fn finish(&self, game: &G, state: &mut G::State, _noise: f32, chance: &mut Quick) {
        finish_anyhow(game, state, chance);
    }

    /// The exact answer, where the game has come so near its end that it can be had.
    fn solve(&self, _game: &G, _state: &G::State, _task: &Solve<'_>) -> Option<Analysis<G::Move>> {
        None
    }

    /// How to search this game.
    fn tuning(&self, _game: &G) -> Tuning {
        Tuning::default()
    }
}

/// How a game is best searched; found by matches, see `docs/bots.md`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tuning {
    /// How strongly untried moves attract, in units of the spread of results at a node.
    pub explore: f32,
    /// How sharply priors follow the one-ply values: a move one spread worse than the best is
    /// `exp(sharpness)` times less likely.
    pub sharpness: f32,
    /// How many visits the one-ply value of a move counts for.
    pub trust: f32,
    /// What is done below a new leaf before it is valued.
    pub rollout: Rollout,
    /// Whether the true world is searched instead of worlds dealt anew. No level does: it is for
    /// matches that measure how much luck leaves to skill.
    pub seer: bool,
    /// How much of a finished game's worth is the margin instead of the win.
    pub margin: f32,
    /// The scale of margins in points: a lead of this many is worth about 73 % of `margin`.
    pub scale: f32,
    /// How much of the worth of a game that goes on is the margin to expect: without it, a player
    /// sure to win or to lose would not care about further points.
    pub lead: f32,
    /// Whether the moves of the root race against each other: behind the first by how many
    /// standard errors one drops out. `None` for those games where a tree chooses better.
    pub race: Option<f32>,
    /// What is remembered from move to move.
    pub recall: Recall,
}

impl Default for Tuning {
    fn default() -> Self {
        Self {
            explore: 1.0,
            sharpness: 1.0,
            trust: 1.0,
            rollout: Rollout::Turns { turns: 0, noise: 0.0 },
            seer: false,
            margin: 0.1,
            scale: 10.0,
            lead: 0.0,
            race: None,
            recall: Recall::All,
        }
    }
}

/// What is done below a new leaf before it is valued.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Rollout {
    /// The leaf is valued by the evaluation after the best move by one-ply value.
    Best,
    /// Play goes on by one-ply value until this many turns after that of the root have ended (at
    /// least until the turn under way has), now and then with a random move, and the evaluation
    /// values what is reached.
    Turns {
        /// How many more turns after that of the root.
        turns: u32,
        /// How often a move is random, from 0 to 1.
        noise: f32,
    },
    /// Quick play to the end of the game ([`Guide::finish`]), and its result.
    Quick {
        /// How often a move is random, from 0 to 1.
        noise: f32,
    },
    /// Random play to the end of the game; no evaluation and no priors. This is plain UCT.
    Random,
}

/// Plays random moves until the game is over.
pub(crate) fn finish_anyhow<G: Game>(game: &G, state: &mut G::State, chance: &mut Quick) {
    let mut moves = Vec::new();
    while game.to_act(state).is_some() {
        let (mv, _) = game.playout(state, chance, &mut moves);
        game.play(state, mv, &mut Quiet);
    }
}
