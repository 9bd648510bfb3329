//! The games that a fit learns from.

use std::sync::Arc;

use table::{Chance as _, Game, Match, Quick, Seed};

use super::{FitPlan, Played, Sample};
use crate::bot::HasEvaluation;
use crate::budget::{Budget, Cancel};
use crate::evaluate::{Evaluate, Knowledge};
use crate::features::Rows;
use crate::guide::Guide as _;
use crate::linear::{Linear, Measure};
use crate::one_ply::OnePly;
use crate::position::{Position, TurnSoFar};
use crate::searcher::Searcher;

/// How a seat plays in one game.
enum Style<M> {
    /// By these weights.
    Own(Box<Knowledge<M>>),
    /// As in 0.1.
    First,
}

/// A game with the features of its positions.
type PlayedOf<G> = Played<<<G as HasEvaluation>::Measure as Measure<G>>::Feature>;

pub(super) fn play_all<G: HasEvaluation>(
    game: &Arc<G>,
    evaluation: &Linear<G::Measure>,
    seed: Seed,
    plan: FitPlan,
) -> Vec<PlayedOf<G>> {
    let threads = plan.threads.max(1);
    let mut games: Vec<(usize, PlayedOf<G>)> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|thread| {
                scope.spawn(move || {
                    (thread..plan.games)
                        .step_by(threads)
                        .map(|index| {
                            let seed = seed.child(index as u64);
                            (index, play_one(game, evaluation, seed, plan, index as u32))
                        })
                        .collect::<Vec<_>>()
                })
            })
            .collect();
        let join = |worker: std::thread::ScopedJoinHandle<'_, Vec<_>>| {
            worker.join().expect("games of a fit do not panic")
        };
        workers.into_iter().flat_map(join).collect()
    });
    games.sort_by_key(|(index, _)| *index);
    games.into_iter().map(|(_, played)| played).collect()
}

/// A chance between 0 and 1.
fn happens(chance: &mut Quick, often: f32) -> bool {
    (chance.word() as f32) < often * u32::MAX as f32
}

/// How a seat plays: mostly by the weights as they are.
fn style<G: HasEvaluation>(
    evaluation: &Linear<G::Measure>,
    seats: usize,
    variety: f32,
    chance: &mut Quick,
) -> Style<G::Measure> {
    const VARIED: f32 = 0.35;
    const OLDER: f32 = 0.1;
    if variety > 0.0 && happens(chance, OLDER) {
        return Style::First;
    }
    let mut own = evaluation.clone();
    if variety > 0.0 && happens(chance, VARIED) {
        own.set_weights(seats, evaluation.weights(seats).varied(variety, chance));
    }
    // As the bots have it, for which the search is compiled anyway.
    Style::Own(Box::new(own.into()))
}

fn play_one<G: HasEvaluation>(
    game: &Arc<G>,
    evaluation: &Linear<G::Measure>,
    seed: Seed,
    plan: FitPlan,
    index: u32,
) -> PlayedOf<G> {
    const OPENING: usize = 24;
    let mut state = *Match::new(Arc::clone(game), seed).start();
    let mut chance = Quick::new(u64::from_le_bytes(
        seed.0[..8].try_into().expect("a seed has more than eight bytes"),
    ));
    let seats = game.seats();
    let styles: Vec<_> =
        (0..seats).map(|_| style::<G>(evaluation, seats, plan.variety, &mut chance)).collect();
    let opening =
        if plan.variety > 0.0 && chance.below(3) == 0 { chance.below(OPENING) } else { 0 };
    let mut moves = Vec::new();
    let mut samples = Vec::new();
    let mut turn = TurnSoFar::new(&**game, &state, &[]);
    let mut plies = 0;
    while let Some(actor) = game.to_act(&state) {
        let mv = if plies < opening || happens(&mut chance, plan.noise) {
            game.playout(&state, &mut chance, &mut moves).0
        } else {
            match &styles[actor.index()] {
                Style::Own(own) => choose(&**game, &state, &**own, &turn, plan.nodes, &mut chance),
                Style::First => choose(&**game, &state, G::first(), &turn, 0, &mut chance),
            }
        };
        plies += 1;
        turn.play(&**game, &mut state, mv);
        if game.to_act(&state).is_some() && chance.below(2) == 0 {
            let mut rows = Rows::default();
            evaluation.measure().measure(game, &state, &mut rows);
            let rows = rows[..seats].to_vec();
            let progress = evaluation.measure().progress(game, &state);
            samples.push(Sample { rows, progress, game: index });
        }
    }
    let outcome = game.outcome(&state).expect("the game was played to its end");
    let shares = outcome.scores.map(|seat, _| outcome.share(seat) as f32);
    Played { samples, points: outcome.scores, shares }
}

/// The move that this evaluation chooses.
fn choose<G: Game, E: Evaluate<G>>(
    game: &G,
    state: &G::State,
    evaluate: &E,
    turn: &TurnSoFar<G::Move>,
    nodes: u64,
    chance: &mut Quick,
) -> G::Move {
    let tuning = evaluate.guide().tuning(game);
    let actor = game.to_act(state).expect("the game goes on");
    if nodes == 0 {
        let world = game.redeal(state, actor, chance);
        return OnePly::new(game, evaluate, tuning).best(&world, turn.moves(), actor, chance);
    }
    let at = Position { game, state, history: None };
    let seed = u64::from(chance.word()) << 32 | u64::from(chance.word());
    let budget = Budget::nodes(nodes);
    let found = Searcher::default().search(&at, evaluate, tuning, budget, &Cancel::new(), seed);
    found.options[0].mv
}
