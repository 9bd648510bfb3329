//! The last two rounds of Paris Paris, solved: which tiles are left is known then, and only the
//! others' secret trips are not.
//!
//! Every line of play is followed to the end in every world of trips that the seat thinks possible,
//! with all players choosing what is best for themselves in that world, and a move is worth the
//! mean over the worlds. With two players that is at most 36 lines in 3 worlds.

use paris_paris::{Move, ParisParis, State};
use table::{BySeat, Game as _, Quiet};

use crate::guide::Tuning;
use crate::searcher::{Analysis, Ranked};
use crate::solve::Solve;
use crate::value::Worth;

/// The most positions that are visited: beyond that, the tree search is the better use of the time.
const MOST: u64 = 400_000;

/// How many rounds before the end all tiles are known.
const KNOWN: u8 = 2;

/// The answer, if the end is near enough and the budget allows.
pub(super) fn solve(
    game: &ParisParis,
    state: &State,
    tuning: &Tuning,
    task: &Solve<'_>,
) -> Option<Analysis<Move>> {
    if state.round() + KNOWN < game.rounds() {
        return None;
    }
    let seat = game.to_act(state)?;
    let worlds = game.trip_worlds(state, seat);
    let mut legal = Vec::new();
    game.legal(state, &mut legal);
    let mut lines = Lines { game, tuning, task, nodes: 0 };
    let mut options = Vec::with_capacity(legal.len());
    for mv in legal {
        let mut share = 0.0;
        let mut points = BySeat::splat(game.seats(), 0.0);
        for world in &worlds {
            let mut after = *world;
            game.play(&mut after, mv, &mut Quiet);
            let worth = lines.best(&after)?;
            share += worth.shares[seat] / worlds.len() as f32;
            points = points.map(|at, sum| sum + worth.points[at] / worlds.len() as f32);
        }
        options.push(Ranked { mv, share, points, visits: 0, line: Vec::new() });
    }
    options.sort_by(|one, two| two.share.total_cmp(&one.share));
    Some(Analysis { options, nodes: lines.nodes, solved: true })
}

/// All lines of play to the end.
struct Lines<'a> {
    game: &'a ParisParis,
    tuning: &'a Tuning,
    task: &'a Solve<'a>,
    nodes: u64,
}

impl Lines<'_> {
    /// What a position comes to when all players know everything and do their best; `None` if there
    /// are too many positions to visit.
    fn best(&mut self, state: &State) -> Option<Worth> {
        const PATIENCE: u64 = 512;
        self.nodes += 1;
        let late = self.nodes.is_multiple_of(PATIENCE) && self.task.clock.is_over();
        if late || self.nodes > self.task.nodes.min(MOST) {
            return None;
        }
        let Some(actor) = self.game.to_act(state) else {
            return Some(Worth::final_of(self.game, state, self.tuning));
        };
        let mut legal = Vec::new();
        self.game.legal(state, &mut legal);
        let mut best: Option<Worth> = None;
        for mv in legal {
            let mut after = *state;
            self.game.play(&mut after, mv, &mut Quiet);
            let worth = self.best(&after)?;
            if best.is_none_or(|known| worth.shares[actor] > known.shares[actor]) {
                best = Some(worth);
            }
        }
        best
    }
}
