//! A tree search with a memory: it keeps what it thought about the moves that were then played.

use std::collections::HashMap;

use table::{BySeat, Game, MAX_SEATS, Seat};

use crate::budget::{Budget, Cancel};
use crate::evaluate::Evaluate;
use crate::guide::Tuning;
use crate::mcts::{Mcts, RootMove};
use crate::position::Position;
use crate::tree::Tree;

/// What a search found out about a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis<M> {
    /// The moves, best first; at least one.
    pub options: Vec<Ranked<M>>,
    /// How many iterations or positions it took.
    pub nodes: u64,
    /// Whether the first move is proven best and its points are exact.
    pub solved: bool,
}

/// One move and what it is worth to the player to act.
#[derive(Clone, Debug, PartialEq)]
pub struct Ranked<M> {
    /// The move.
    pub mv: M,
    /// The share of the win to expect after it, from 0 to 1.
    pub share: f32,
    /// The points each seat can expect in the end.
    pub points: BySeat<f32>,
    /// How often it was looked at.
    pub visits: u64,
    /// How play would go on after it.
    pub line: Vec<M>,
}

/// Searches the positions of one game as it is played.
#[derive(Debug)]
pub struct Searcher<G: Game> {
    trees: Vec<Tree<G::Move>>,
    of: Option<Memory<G>>,
}

/// What a searcher remembers of a position when it comes to a later one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Recall {
    /// Nothing.
    Nothing,
    /// Everything it found about the moves played since, as long as none of them showed anything
    /// hidden: what was found before such a move is about other worlds as well.
    #[default]
    Same,
    /// Everything it found about the moves played since.
    All,
}

#[derive(Debug)]
struct Memory<G: Game> {
    start: G::State,
    moves: Vec<G::Move>,
    seat: Seat,
    /// The move that was found best, until it is assumed to have been played.
    best: Option<G::Move>,
}

impl<G: Game> Default for Searcher<G> {
    fn default() -> Self {
        Self { trees: Vec::new(), of: None }
    }
}

impl<G: Game> Searcher<G> {
    /// Searches for the best move of the player to act.
    ///
    /// # Panics
    /// If the game is over.
    // Never inlined: see `Bot::think`.
    #[inline(never)]
    pub fn search<E: Evaluate<G>>(
        &mut self,
        at: &Position<'_, G>,
        evaluate: &E,
        tuning: Tuning,
        budget: Budget,
        cancel: &Cancel,
        seed: u64,
    ) -> Analysis<G::Move> {
        let seat = at.actor();
        self.follow(at, seat, tuning.recall);
        let clock = budget.start(cancel);
        let threads = budget.threads.max(1);
        let share = budget.nodes.map_or(u64::MAX, |nodes| nodes.div_ceil(threads as u64).max(1));
        let mut carried = std::mem::take(&mut self.trees).into_iter();
        let mut searches: Vec<_> = (0..threads)
            .map(|thread| {
                let seed = seed.wrapping_add((thread as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15));
                Mcts::new(at, evaluate, tuning, seed, carried.next())
            })
            .collect();
        if let [only] = &mut searches[..] {
            only.run(share, &clock);
        } else {
            std::thread::scope(|scope| {
                for (helper, search) in searches.iter_mut().enumerate() {
                    let clock = clock.of_helper(helper);
                    scope.spawn(move || search.run(share, &clock));
                }
            });
        }
        let analysis = sum_up(&searches, seat, at.game.seats());
        self.trees = searches.into_iter().map(|search| search.tree).collect();
        self.remember(at, seat, analysis.options.first().map(|option| option.mv));
        analysis
    }

    /// Thinks ahead for `seat` while somebody else is to act, on one thread: the next search of
    /// that seat goes on from what is found. Does nothing if there is no earlier search to
    /// continue.
    pub fn ponder<E: Evaluate<G>>(
        &mut self,
        (at, seat): (&Position<'_, G>, Seat),
        evaluate: &E,
        tuning: Tuning,
        budget: Budget,
        cancel: &Cancel,
        seed: u64,
    ) {
        if at.actor() == seat || self.of.as_ref().is_none_or(|memory| memory.seat != seat) {
            return;
        }
        self.follow(at, seat, tuning.recall);
        let tree = std::mem::take(&mut self.trees).into_iter().next();
        let mut search = Mcts::new(at, evaluate, tuning, seed, tree).of(seat);
        search.run(budget.nodes.unwrap_or(u64::MAX), &budget.start(cancel));
        self.trees = vec![search.tree];
        self.remember(at, seat, None);
    }

    /// Assumes that the move found best is played: only what was found about later moves is kept,
    /// and if that is more than `most` moves, only the most visited. Returns how many moves are
    /// kept.
    pub fn settle(&mut self, most: usize) -> usize {
        if let Some(memory) = &mut self.of
            && let Some(best) = memory.best.take()
        {
            memory.moves.push(best);
            self.trees = self.trees.iter().filter_map(|tree| tree.below(best)).collect();
        }
        let size = |trees: &[Tree<G::Move>]| trees.iter().map(Tree::size).sum::<usize>();
        let mut least = 2;
        while size(&self.trees) > most {
            if least > u32::MAX / 2 {
                self.trees.clear();
            }
            self.trees = self.trees.iter().map(|tree| tree.thinned(least)).collect();
            least = least.saturating_mul(2);
        }
        size(&self.trees)
    }

    fn remember(&mut self, at: &Position<'_, G>, seat: Seat, best: Option<G::Move>) {
        self.of = at.history.map(|(start, moves)| {
            let moves = moves.to_vec();
            Memory { start: *start, moves, seat, best }
        });
    }

    /// Goes down to the position in the trees of the last search, or forgets them.
    fn follow(&mut self, at: &Position<'_, G>, seat: Seat, recall: Recall) {
        let memory = self.of.take().filter(|memory| memory.seat == seat);
        let since = memory.and_then(|memory| at.since(&memory.start, &memory.moves));
        let since = since.filter(|since| match recall {
            Recall::Nothing => false,
            Recall::Same => !at.has_shown(since.len()),
            Recall::All => true,
        });
        let Some(since) = since else {
            self.trees.clear();
            return;
        };
        for &mv in since {
            let below = self.trees.iter().filter_map(|tree| tree.below(mv));
            self.trees = below.collect();
        }
        // What somebody else can really do may not be known to the seat that thinks.
        let legal = (at.actor() == seat).then(|| at.legal());
        for tree in &mut self.trees {
            tree.retain_root(|mv| legal.as_ref().is_none_or(|legal| legal.contains(&mv)));
        }
    }
}

/// Adds up what the threads found.
fn sum_up<G: Game, E: Evaluate<G>>(
    searches: &[Mcts<'_, G, E>],
    seat: Seat,
    seats: usize,
) -> Analysis<G::Move> {
    let mut place = HashMap::new();
    let mut sums: Vec<RootMove<G::Move>> = Vec::new();
    for found in searches.iter().flat_map(Mcts::root_moves) {
        let at = *place.entry(found.mv).or_insert(sums.len());
        match sums.get_mut(at) {
            None => sums.push(found),
            Some(sum) => {
                sum.visits += found.visits;
                sum.counted += found.counted;
                sum.raced = sum.raced.zip(found.raced).map(|(sum, found)| sum + found);
                for index in 0..MAX_SEATS {
                    sum.total[index] += found.total[index];
                    sum.points[index] += found.points[index];
                }
            }
        }
    }
    let most = sums.iter().map(|sum| sum.counted).max().unwrap_or(0);
    // Those in a race to its end were looked at equally often, one more or less: what they brought in
    // the same worlds decides. What earlier searches found was found in other worlds.
    let rank = |sum: &RootMove<G::Move>| match sum.raced {
        Some(_) if 2 * sum.counted >= most => most,
        Some(_) => sum.counted,
        None => sum.visits,
    };
    let mut options: Vec<_> = sums
        .into_iter()
        .map(|sum| {
            let mean = |total: f32, count: u32| total / count.max(1) as f32;
            let share = match (sum.raced, sum.visits) {
                (Some(brought), _) if sum.counted > 0 => mean(brought, sum.counted),
                (_, 0) => sum.value,
                (_, visits) => mean(sum.total[seat.index()], visits),
            };
            let points = BySeat::from_fn(seats, |at| mean(sum.points[at.index()], sum.counted));
            let line = searches[0].line_after(sum.mv);
            let visits = u64::from(sum.visits);
            (rank(&sum), Ranked { mv: sum.mv, share, points, visits, line })
        })
        .collect();
    options.sort_by(|(one_rank, one), (two_rank, two)| {
        two_rank.cmp(one_rank).then_with(|| two.share.total_cmp(&one.share))
    });
    let options = options.into_iter().map(|(_, option)| option).collect();
    let nodes = searches.iter().map(|search| search.iterations).sum();
    Analysis { options, nodes, solved: false }
}
