//! A bot at a seat of one game: a level, and the memory of its search.

use std::sync::Arc;

use table::{BySeat, Chance as _, Game, Quick, Quiet, Seat};

use crate::budget::{Budget, Cancel};
use crate::evaluate::{Evaluate, Joined, Knowledge};
use crate::guide::{Guide, Rollout, Tuning};
use crate::level::Level;
use crate::linear::{Linear, Measure};
use crate::one_ply::OnePly;
use crate::position::Position;
use crate::rules_only::RulesOnly;
use crate::searcher::{Analysis, Ranked, Searcher};
use crate::solve::Solve;
use crate::spec::{Spec, Version};

/// A game that the bots know: one with an evaluation.
pub trait HasEvaluation: Game {
    /// Its features.
    type Measure: Measure<Self> + Guide<Self> + Default + Clone;

    /// How the levels below the highest play it.
    const STRENGTHS: Strengths;

    /// What the program ships about it.
    fn knowledge() -> &'static Knowledge<Self::Measure>;

    /// Its weighted features, with the weights that the program ships.
    #[must_use]
    fn evaluation() -> &'static Linear<Self::Measure> {
        &Self::knowledge().value
    }

    /// The features that Lutèce 0.1 had.
    type First: Measure<Self> + Guide<Self> + Default;

    /// How the levels below the highest played it in Lutèce 0.1.
    const FIRST: Strengths;

    /// The evaluation of Lutèce 0.1, which never changes.
    fn first() -> &'static Linear<Self::First>;
}

/// What makes the levels differ in one game; chosen by matches, see `docs/bots.md`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Strengths {
    /// How often a Flâneur's move is left to chance, from 0 to 1.
    pub stroll: f32,
    /// How often a Bouquiniste's move is left to chance; it looks one move ahead otherwise.
    pub browse: f32,
    /// Among which moves chance decides then: this part of those that look best at first sight,
    /// so that nothing senseless is done. 0 is every legal move.
    pub among: f32,
    /// How many iterations an Architecte makes at most; 0 is a look one move ahead.
    pub architecte: u64,
}

/// A bot at a seat of one game.
#[derive(Debug)]
pub struct Bot<G: HasEvaluation> {
    spec: Spec,
    /// Its own knowledge, instead of what the program ships.
    knowledge: Option<Arc<Knowledge<G::Measure>>>,
    searcher: Searcher<G>,
    expected: Option<f32>,
}

impl<G: HasEvaluation> Bot<G> {
    /// A bot that has not thought about anything yet.
    #[must_use]
    pub fn new(spec: impl Into<Spec>) -> Self {
        let spec = spec.into();
        Self { spec, knowledge: None, searcher: Searcher::default(), expected: None }
    }

    /// The same with knowledge of its own, to try it out.
    #[must_use]
    pub fn knowing(spec: impl Into<Spec>, knowledge: Arc<Knowledge<G::Measure>>) -> Self {
        Self { knowledge: Some(knowledge), ..Self::new(spec) }
    }

    /// Thinks about the move to make, knowing what the seat to act knows and no more.
    ///
    /// # Panics
    /// If the game is over.
    // Never inlined, so that other crates use the search that is compiled here for each game
    // instead of compiling it again. The same goes for `ponder` and `settle`.
    #[inline(never)]
    pub fn think(
        &mut self,
        at: &Position<'_, G>,
        budget: Budget,
        cancel: &Cancel,
        seed: u64,
    ) -> Analysis<G::Move> {
        let found = match self.spec.version {
            Version::Current => {
                let own = self.knowledge.clone();
                let knowledge = own.as_deref().unwrap_or(G::knowledge());
                self.think_by(knowledge, G::STRENGTHS, at, budget, cancel, seed)
            }
            Version::First => self.think_by(G::first(), G::FIRST, at, budget, cancel, seed),
        };
        self.expected = found.options.first().map(|best| best.share);
        found
    }

    /// Thinks ahead for `seat`, whose bot this is, while somebody else is to act. Only the highest
    /// level does, and only if it has thought about the game before.
    #[inline(never)]
    pub fn ponder(
        &mut self,
        at: &Position<'_, G>,
        seat: Seat,
        budget: Budget,
        cancel: &Cancel,
        seed: u64,
    ) {
        if self.spec.level != Level::Haussmann || self.spec.version != Version::Current {
            return;
        }
        let own = self.knowledge.clone();
        let knowledge = own.as_deref().unwrap_or(G::knowledge());
        let tuning = self.spec.tuning(knowledge.guide().tuning(at.game));
        self.searcher.ponder((at, seat), knowledge, tuning, budget, cancel, seed);
    }

    /// Assumes that its last choice is played, and of what it found about the moves that follow
    /// keeps no more than `most` moves. Returns how many it keeps.
    #[inline(never)]
    pub fn settle(&mut self, most: usize) -> usize {
        self.searcher.settle(most)
    }

    /// The share of the win that its last choice promised; none before the first.
    #[must_use]
    pub fn expected(&self) -> Option<f32> {
        self.expected
    }

    fn think_by<E: Evaluate<G, Guide: Measure<G>>>(
        &mut self,
        evaluation: &E,
        strengths: Strengths,
        at: &Position<'_, G>,
        budget: Budget,
        cancel: &Cancel,
        seed: u64,
    ) -> Analysis<G::Move> {
        let tuning = self.spec.tuning(evaluation.guide().tuning(at.game));
        let budget = self.spec.budget(budget);
        match self.spec.level {
            Level::Random => random(at, seed),
            Level::Greedy => greedy(at, evaluation.guide(), seed),
            Level::Uct => {
                let tuning = Tuning { rollout: Rollout::Random, explore: 0.7, ..tuning };
                let value = evaluation.value();
                let plain = Joined { value, leaf: Some(value), guide: &RulesOnly };
                self.searcher.search(at, &plain, tuning, budget, cancel, seed)
            }
            Level::Flaneur => {
                stroll(at, evaluation, tuning, (strengths.stroll, strengths.among), seed)
            }
            Level::Bouquiniste => {
                stroll(at, evaluation, tuning, (strengths.browse, strengths.among), seed)
            }
            Level::Architecte if strengths.architecte == 0 => one_ply(at, evaluation, tuning, seed),
            Level::Architecte => {
                // On two threads so few iterations would be two searches of half the depth.
                let budget = budget.at_most(strengths.architecte).on(1);
                self.search(evaluation, at, tuning, budget, cancel, seed)
            }
            Level::Haussmann => self.search(evaluation, at, tuning, budget, cancel, seed),
        }
    }

    fn search<E: Evaluate<G>>(
        &mut self,
        evaluation: &E,
        at: &Position<'_, G>,
        tuning: Tuning,
        budget: Budget,
        cancel: &Cancel,
        seed: u64,
    ) -> Analysis<G::Move> {
        let clock = budget.start(cancel);
        let task = Solve { clock: &clock, nodes: budget.nodes.unwrap_or(u64::MAX) };
        if let Some(analysis) = evaluation.guide().solve(at.game, at.state, &task) {
            return analysis;
        }
        self.searcher.search(at, evaluation, tuning, budget, cancel, seed)
    }
}

fn ranked<G: Game>(game: &G, state: &G::State, mv: G::Move, share: f32) -> Ranked<G::Move> {
    let points = game.scores(state).map(|_, &points| points as f32);
    Ranked { mv, share, points, visits: 0, line: Vec::new() }
}

fn analysis<M>(mut options: Vec<Ranked<M>>) -> Analysis<M> {
    options.sort_by(|one, two| two.share.total_cmp(&one.share));
    let nodes = options.len() as u64;
    Analysis { options, nodes, solved: false }
}

fn random<G: Game>(at: &Position<'_, G>, seed: u64) -> Analysis<G::Move> {
    let mut moves = at.legal();
    Quick::new(seed).shuffle(&mut moves);
    let even = 1.0 / at.game.seats() as f32;
    let option = |&mv: &G::Move| ranked(at.game, at.state, mv, even);
    analysis(moves.iter().map(option).collect())
}

/// One move ahead, by the lead over the best opponent if the game ended right after the move, over
/// several worlds.
fn greedy<G: Game, M: Measure<G>>(
    at: &Position<'_, G>,
    measure: &M,
    seed: u64,
) -> Analysis<G::Move> {
    const WORLDS: usize = 4;
    let game = at.game;
    let seat = at.actor();
    let mut chance = Quick::new(seed);
    let mut moves = at.legal();
    chance.shuffle(&mut moves);
    let mut leads = vec![0.0; moves.len()];
    for _ in 0..WORLDS {
        let world = game.redeal(at.state, seat, &mut chance);
        for (lead, &mv) in leads.iter_mut().zip(&moves) {
            let mut after = world;
            game.play(&mut after, mv, &mut Quiet);
            let points = points_now(game, measure, &after);
            let others = points.iter().filter(|(other, _)| *other != seat);
            let best = others.map(|(_, points)| *points).fold(f32::NEG_INFINITY, f32::max);
            *lead += (points[seat] - best) / WORLDS as f32;
        }
    }
    let option = |(&mv, lead): (&G::Move, &f32)| {
        ranked(game, at.state, mv, 1.0 / (1.0 + (-lead / 20.0).exp()))
    };
    analysis(moves.iter().zip(&leads).map(option).collect())
}

/// The points of each seat if the game ended now.
fn points_now<G: Game, M: Measure<G>>(game: &G, measure: &M, state: &G::State) -> BySeat<f32> {
    if game.to_act(state).is_none() {
        return game.scores(state).map(|_, &points| points as f32);
    }
    measure.standing(game, state)
}

/// One move ahead by the evaluation, over several worlds.
fn one_ply<G: Game, E: Evaluate<G>>(
    at: &Position<'_, G>,
    evaluate: &E,
    tuning: Tuning,
    seed: u64,
) -> Analysis<G::Move> {
    const WORLDS: usize = 8;
    let game = at.game;
    let seat = at.actor();
    let mut chance = Quick::new(seed);
    let mut ahead = OnePly::new(game, evaluate, tuning);
    let turn = at.this_turn();
    let mut options: Vec<Ranked<G::Move>> = Vec::new();
    for _ in 0..WORLDS {
        let world = game.redeal(at.state, seat, &mut chance);
        for (index, (mv, worth)) in ahead.values(&world, &turn).into_iter().enumerate() {
            if options.len() <= index {
                let points = BySeat::splat(game.seats(), 0.0);
                options.push(Ranked { mv, share: 0.0, points, visits: 0, line: Vec::new() });
            }
            let option = &mut options[index];
            option.share += worth.shares[seat] / WORLDS as f32;
            option.visits += 1;
            option.points =
                option.points.map(|other, sum| sum + worth.points[other] / WORLDS as f32);
        }
    }
    chance.shuffle(&mut options);
    analysis(options)
}

/// One move ahead, but now and then chance decides: among every legal move, or among a part of
/// those that look best.
fn stroll<G: Game, E: Evaluate<G>>(
    at: &Position<'_, G>,
    evaluate: &E,
    tuning: Tuning,
    (often, among): (f32, f32),
    seed: u64,
) -> Analysis<G::Move> {
    let mut chance = Quick::new(seed ^ 0x5eed);
    if (chance.word() as f32) >= often * u32::MAX as f32 {
        return one_ply(at, evaluate, tuning, seed);
    }
    if among == 0.0 {
        return random(at, seed);
    }
    let mut found = one_ply(at, evaluate, tuning, seed);
    let good = (found.options.len() as f32 * among).ceil() as usize;
    let chosen = chance.below(good.max(2).min(found.options.len()));
    let chosen = found.options.remove(chosen);
    found.options.insert(0, chosen);
    found
}
