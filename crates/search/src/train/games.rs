//! The games that a network learns from.

use std::sync::Arc;

use table::{Chance as _, MAX_SEATS, Match, Quick, Quiet, Seat, Seed};

use super::{Sample, TrainPlan};
use crate::bot::HasEvaluation;
use crate::budget::{Budget, Cancel};
use crate::evaluate::{Evaluate, Knowledge};
use crate::features::Rows;
use crate::guide::Guide as _;
use crate::linear::Measure as _;
use crate::net::Learned;
use crate::position::Position;
use crate::searcher::{Analysis, Searcher};
use crate::value::{Value as _, Worth};

/// How a seat plays in one game.
enum Style<M> {
    /// By what has been learned so far.
    Learned,
    /// By other weights for the features: a hoarder, a racer, ...
    Varied(Box<Knowledge<M>>),
    /// As in 0.1.
    First,
}

/// The samples of each game, in the order of the games.
pub(super) fn play_all<G: HasEvaluation>(
    game: &Arc<G>,
    learned: &Learned<G::Measure>,
    seed: Seed,
    plan: TrainPlan,
) -> Vec<Vec<Sample>> {
    let threads = plan.threads.max(1);
    // As the bots have it, for which the search is compiled anyway.
    let by = &Knowledge { value: learned.linear().clone(), leaf: Some(learned.clone()) };
    let mut games: Vec<(usize, Vec<Sample>)> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|thread| {
                scope.spawn(move || {
                    let own = (thread..plan.games).step_by(threads);
                    own.map(|at| (at, play_one(game, (by, learned), seed.child(at as u64), plan)))
                        .collect::<Vec<_>>()
                })
            })
            .collect();
        let join = |worker: std::thread::ScopedJoinHandle<'_, Vec<_>>| {
            worker.join().expect("games of a training do not panic")
        };
        workers.into_iter().flat_map(join).collect()
    });
    games.sort_by_key(|(at, _)| *at);
    games.into_iter().map(|(_, samples)| samples).collect()
}

/// A chance between 0 and 1.
fn happens(chance: &mut Quick, often: f32) -> bool {
    (chance.word() as f32) < often * u32::MAX as f32
}

fn style<G: HasEvaluation>(
    learned: &Learned<G::Measure>,
    seats: usize,
    chance: &mut Quick,
) -> Style<G::Measure> {
    const VARIED: f32 = 0.15;
    const OLDER: f32 = 0.1;
    if happens(chance, OLDER) {
        return Style::First;
    }
    if happens(chance, VARIED) {
        let mut other = learned.linear().clone();
        let weights = other.weights(seats).varied(0.5, chance);
        other.set_weights(seats, weights);
        return Style::Varied(Box::new(other.into()));
    }
    Style::Learned
}

/// What the samples of one game have in common.
struct Teacher<'a, G: HasEvaluation> {
    game: &'a G,
    learned: &'a Learned<G::Measure>,
    plan: TrainPlan,
    samples: Vec<Sample>,
    /// Those that also learn how the game ended.
    open: Vec<usize>,
}

fn play_one<G: HasEvaluation>(
    game: &Arc<G>,
    (by, learned): (&Knowledge<G::Measure>, &Learned<G::Measure>),
    seed: Seed,
    plan: TrainPlan,
) -> Vec<Sample> {
    const OPENING: usize = 20;
    let word = seed.0[..8].try_into().expect("a seed has more than eight bytes");
    let mut chance = Quick::new(u64::from_le_bytes(word));
    let mut played = Match::new(Arc::clone(game), seed);
    let seats = game.seats();
    let styles: Vec<_> = (0..seats).map(|_| style::<G>(learned, seats, &mut chance)).collect();
    let mut searchers: Vec<Searcher<G>> = (0..seats).map(|_| Searcher::default()).collect();
    let opening = if chance.below(3) == 0 { chance.below(OPENING) } else { 0 };
    let (samples, open) = (Vec::new(), Vec::new());
    let mut teacher = Teacher { game: &**game, learned, plan, samples, open };
    let mut moves = Vec::new();
    while let Some(actor) = played.to_act() {
        let mv = if played.moves().len() < opening || happens(&mut chance, plan.noise) {
            game.playout(played.state(), &mut chance, &mut moves).0
        } else {
            let at = Position::of(&played);
            let seed = u64::from(chance.word()) << 32 | u64::from(chance.word());
            let found = match &styles[actor.index()] {
                Style::Learned => {
                    let tuning = by.guide().tuning(game);
                    let budget = Budget::nodes(plan.nodes);
                    let searcher = &mut searchers[actor.index()];
                    let found = searcher.search(&at, by, tuning, budget, &Cancel::new(), seed);
                    teacher.learn(&played, actor, &found);
                    found
                }
                Style::Varied(other) => quickly(&at, &**other, plan.nodes, seed),
                Style::First => quickly(&at, G::first(), plan.nodes, seed),
            };
            chosen(&found, played.moves().len(), &mut chance)
        };
        played.play(mv).expect("a searched move is legal");
    }
    let outcome = played.outcome().expect("the game was played to its end");
    let mut end = ([0.0; MAX_SEATS], [0.0; MAX_SEATS]);
    for (seat, &points) in outcome.scores.iter() {
        end.0[seat.index()] = outcome.share(seat) as f32;
        end.1[seat.index()] = points as f32;
    }
    teacher.end(end)
}

/// What another evaluation finds.
fn quickly<G: HasEvaluation, E: Evaluate<G>>(
    at: &Position<'_, G>,
    by: &E,
    nodes: u64,
    seed: u64,
) -> Analysis<G::Move> {
    let tuning = by.guide().tuning(at.game);
    Searcher::default().search(at, by, tuning, Budget::nodes(nodes), &Cancel::new(), seed)
}

/// The best move; near the beginning any move, the more likely the more it was visited.
fn chosen<M: Copy>(found: &Analysis<M>, ply: usize, chance: &mut Quick) -> M {
    const FREE: usize = 10;
    let looks: u64 = found.options.iter().map(|option| option.visits).sum();
    if ply >= FREE || looks == 0 {
        return found.options[0].mv;
    }
    let mut at = chance.below(looks as usize) as u64;
    for option in &found.options {
        if at < option.visits {
            return option.mv;
        }
        at -= option.visits;
    }
    found.options[0].mv
}

impl<G: HasEvaluation> Teacher<'_, G> {
    /// Keeps a position, and those after the most visited moves.
    fn learn(&mut self, played: &Match<G>, actor: Seat, found: &Analysis<G::Move>) {
        /// A move with at least this part of the visits is worth learning from.
        const MUCH: u64 = 12;
        let best = &found.options[0];
        self.open.push(self.samples.len());
        let points = best.points.as_slice();
        let sample = self.sample(played.state(), actor, best.share, points, 1.0);
        self.samples.push(sample);
        for option in &found.options[..found.options.len().min(4)] {
            if option.visits * MUCH < self.plan.nodes {
                break;
            }
            let mut after = *played.state();
            self.game.play(&mut after, option.mv, &mut Quiet);
            if self.game.to_act(&after).is_some() {
                let points = option.points.as_slice();
                let sample = self.sample(&after, actor, option.share, points, 0.5);
                self.samples.push(sample);
            }
        }
    }

    /// A position with what the search expects of it.
    fn sample(
        &self,
        state: &G::State,
        actor: Seat,
        share: f32,
        expected: &[f32],
        weight: f32,
    ) -> Sample {
        let seats = self.game.seats();
        let linear = self.learned.linear();
        let mut rows = Rows::default();
        linear.measure().measure(self.game, state, &mut rows);
        let Worth { shares, points } = linear.worth(self.game, state);
        let spread = |from: &[f32]| {
            let mut array = [0.0; MAX_SEATS];
            array[..seats].copy_from_slice(&from[..seats]);
            array
        };
        // What is left of the win goes to the others as the evaluation divides it.
        let rest = 1.0 - shares[actor];
        let target = shares.map(|seat, own| match seat == actor {
            true => share,
            false if rest > 1e-6 => (1.0 - share) * own / rest,
            false => (1.0 - share) / (seats - 1).max(1) as f32,
        });
        Sample {
            rows: rows[..seats].iter().map(|row| row.numbers().to_vec()).collect(),
            progress: linear.measure().progress(self.game, state),
            shares: spread(target.as_slice()),
            points: spread(expected),
            weight,
            linear: (spread(shares.as_slice()), spread(points.as_slice())),
        }
    }

    /// Mixes in how the game ended.
    fn end(mut self, (shares, points): ([f32; MAX_SEATS], [f32; MAX_SEATS])) -> Vec<Sample> {
        let trust = self.plan.trust;
        for &at in &self.open {
            let sample = &mut self.samples[at];
            for seat in 0..MAX_SEATS {
                let mix = |found: f32, came: f32| trust * found + (1.0 - trust) * came;
                sample.shares[seat] = mix(sample.shares[seat], shares[seat]);
                sample.points[seat] = mix(sample.points[seat], points[seat]);
            }
        }
        self.samples
    }
}
