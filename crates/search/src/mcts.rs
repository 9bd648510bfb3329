//! Information-set Monte Carlo tree search: one tree, a world dealt anew for each iteration,
//! a result for each seat.
//!
//! Every iteration walks down the tree in a world that the thinking seat cannot tell from the
//! real one. A move competes with its siblings by its mean result, a bonus for being little
//! tried (its prior times the square root of how often it was *available*), and its one-ply
//! value as a few imagined visits. A new leaf is expanded, played on for a turn or more, and
//! valued by the evaluation, or by the result if play went on to the end.

use table::{BySeat, Chance as _, Game, MAX_SEATS, Quick, Quiet, Seat};

use crate::budget::Clock;
use crate::duel::Duel;
use crate::evaluate::Evaluate;
use crate::guide::{Guide as _, Rollout, Tuning, finish_anyhow};
use crate::one_ply::drop_senseless;
use crate::position::{Position, TurnSoFar};
use crate::race::Race;
use crate::tree::{Id, NONE, Tree};
use crate::value::{Value, Worth};

/// No tree grows beyond this many edges (about 60 bytes each); the search goes on without
/// expanding then.
const MOST_EDGES: usize = 1_500_000;

/// A search of one thread from one position: its tree and its chance.
pub(crate) struct Mcts<'a, G: Game, E: Evaluate<G>> {
    game: &'a G,
    evaluate: &'a E,
    tuning: Tuning,
    root: G::State,
    /// Who is to act at the root, and who thinks; these differ while another player's move is
    /// awaited.
    seat: Seat,
    thinker: Seat,
    seed: u64,
    chance: Quick,
    /// The moves of the current turn at the root, and where the iteration has got to.
    begun: TurnSoFar<G::Move>,
    turn: TurnSoFar<G::Move>,
    pub(crate) tree: Tree<G::Move>,
    /// The expected points met below each edge of the root, in the order of its edges: their sum
    /// and how many. Only from this search, not from a tree carried over.
    points: Vec<([f32; MAX_SEATS], u32)>,
    /// How many iterations were made.
    pub(crate) iterations: u64,
    moves: Vec<G::Move>,
    /// What moves lead to, and what that is worth.
    after: Vec<G::State>,
    worths: Vec<Worth>,
    memo: <E::Value as Value<G>>::Memo,
    open: Vec<Id>,
    at_root: Vec<Id>,
    path: Vec<(Id, Id, Seat)>,
    /// If only two moves are compared: those two, visited in turn, and how far the first was ahead.
    pub(crate) duel: Option<Duel<G::Move>>,
    /// How the moves of the root stand, if they race.
    race: Option<Race>,
}

/// What is known about one move of the root.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RootMove<M> {
    pub(crate) mv: M,
    pub(crate) visits: u32,
    pub(crate) total: [f32; MAX_SEATS],
    /// The expected points, summed over `counted` visits.
    pub(crate) points: [f32; MAX_SEATS],
    pub(crate) counted: u32,
    /// What these visits brought the player to act, summed, if the moves raced.
    pub(crate) raced: Option<f32>,
    pub(crate) value: f32,
}

impl<'a, G: Game, E: Evaluate<G>> Mcts<'a, G, E> {
    /// A search from a position, in a tree that may be carried over.
    pub(crate) fn new(
        at: &Position<'a, G>,
        evaluate: &'a E,
        tuning: Tuning,
        seed: u64,
        tree: Option<Tree<G::Move>>,
    ) -> Self {
        let begun = TurnSoFar::new(at.game, at.state, &at.this_turn());
        Self {
            game: at.game,
            evaluate,
            tuning,
            root: *at.state,
            seat: at.actor(),
            thinker: at.actor(),
            seed,
            chance: Quick::new(seed),
            turn: begun.clone(),
            begun,
            tree: tree.unwrap_or_else(Tree::new),
            points: Vec::new(),
            iterations: 0,
            moves: Vec::new(),
            after: Vec::new(),
            worths: Vec::new(),
            memo: Default::default(),
            open: Vec::new(),
            at_root: Vec::new(),
            path: Vec::new(),
            duel: None,
            race: None,
        }
    }

    /// The same for two moves alone, each as often as the other.
    pub(crate) fn between(mut self, moves: [G::Move; 2]) -> Self {
        self.duel = Some(Duel::new(moves));
        self
    }

    /// The same for a seat that waits for somebody else's move.
    pub(crate) fn of(mut self, thinker: Seat) -> Self {
        self.thinker = thinker;
        self
    }

    /// Searches until `nodes` iterations are made, time is up, or nothing can change the choice any
    /// more.
    pub(crate) fn run(&mut self, nodes: u64, clock: &Clock) {
        const PATIENCE: u64 = 16;
        while self.iterations < nodes {
            self.iterate();
            if self.iterations.is_multiple_of(PATIENCE)
                && (clock.is_over() || self.is_decided(nodes - self.iterations))
            {
                break;
            }
        }
    }

    /// Whether the most visited move will remain so, whatever the `left` remaining iterations
    /// bring.
    fn is_decided(&self, left: u64) -> bool {
        if self.duel.is_some() {
            return false;
        }
        if let Some(race) = &self.race {
            return race.is_won(left);
        }
        let (mut first, mut second) = (0, 0);
        for id in self.tree.edges(Tree::<G::Move>::ROOT) {
            let visits = self.tree.edge(id).visits;
            if visits > first {
                (first, second) = (visits, first);
            } else if visits > second {
                second = visits;
            }
        }
        u64::from(first - second) > left
    }

    /// The moves of the root with what was found about them.
    pub(crate) fn root_moves(&self) -> Vec<RootMove<G::Move>> {
        let edges = self.tree.edges(Tree::<G::Move>::ROOT);
        edges
            .enumerate()
            .map(|(at, id)| {
                let edge = self.tree.edge(id);
                let (points, counted) = self.points.get(at).copied().unwrap_or_default();
                RootMove {
                    mv: edge.mv,
                    visits: edge.visits,
                    total: edge.total,
                    points,
                    counted,
                    raced: self.raced(id),
                    value: edge.value,
                }
            })
            .collect()
    }

    /// What the looks at a move of the root brought in the race, summed.
    fn raced(&self, edge: Id) -> Option<f32> {
        let race = self.race.as_ref()?;
        let at = self.at_root.iter().position(|&id| id == edge)?;
        Some(race.brought(at))
    }

    /// How play would go on after a move of the root.
    pub(crate) fn line_after(&self, mv: G::Move) -> Vec<G::Move> {
        const LONGEST: usize = 12;
        let tree = &self.tree;
        let edge = tree.edges(Tree::<G::Move>::ROOT).find(|&id| tree.edge(id).mv == mv);
        edge.and_then(|edge| tree.known_child(edge))
            .map_or_else(Vec::new, |node| tree.line(node, LONGEST))
    }

    /// A world that the seat cannot tell from the real one. The first look at each move of the
    /// root is in the same world, the second in another one, and so on: what is luck for one
    /// move is luck for its siblings, and their difference shows sooner.
    fn world(&mut self, edge: Option<Id>) -> G::State {
        if self.tuning.seer {
            return self.root;
        }
        if let Some(edge) = edge.filter(|_| !self.is_plain()) {
            const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;
            let looks = self.place_at_root(edge).and_then(|at| self.points.get(at));
            let number = looks.map_or(0, |(_, count)| u64::from(*count)) + 1;
            self.chance = Quick::new(self.seed ^ number.wrapping_mul(SPREAD));
        }
        self.game.redeal(&self.root, self.thinker, &mut self.chance)
    }

    /// Whether chance has shown too much for a tree below this position; to a seer it shows
    /// nothing new.
    fn is_beyond(&self, state: &G::State) -> bool {
        let knows = self.is_plain() || self.tuning.seer;
        !knows && self.evaluate.guide().is_beyond(self.game, &self.root, state)
    }

    /// Whether this is plain UCT.
    fn is_plain(&self) -> bool {
        self.tuning.rollout == Rollout::Random
    }

    fn place_at_root(&self, edge: Id) -> Option<usize> {
        self.tree.edges(Tree::<G::Move>::ROOT).position(|id| id == edge)
    }

    /// Finds the moves of the root, which the player to act has in every world; expands the root if
    /// it is new. Returns the world in which they were found.
    fn open_root(&mut self) -> G::State {
        self.turn.reset(&self.begun);
        let root = Tree::<G::Move>::ROOT;
        let world = self.world(None);
        if self.tree.node(root).first == NONE {
            let mut leaf = world;
            self.expand(root, &mut leaf, self.seat, None);
            self.turn.reset(&self.begun);
        }
        match &self.duel {
            Some(duel) => self.moves = duel.moves().to_vec(),
            None => self.list(&world),
        }
        self.match_edges(root, &world, self.seat, None);
        self.at_root.clone_from(&self.open);
        let races = self.thinker == self.seat && self.duel.is_none() && !self.is_plain();
        let nerve = self.tuning.race.filter(|_| races);
        self.race = nerve.map(|nerve| Race::new(self.at_root.len(), nerve));
        world
    }

    fn iterate(&mut self) {
        self.iterations += 1;
        self.path.clear();
        // What somebody else can do may depend on what only they know.
        let waits = self.thinker != self.seat;
        let world = (waits || self.at_root.is_empty()).then(|| self.open_root());
        self.open.clone_from(&self.at_root);
        self.turn.reset(&self.begun);
        let first = match (&self.duel, &self.race) {
            (Some(duel), _) => self.open[duel.next()],
            (None, Some(race)) => self.open[race.next()],
            (None, None) => self.select(Tree::<G::Move>::ROOT, self.seat),
        };
        let mut state = match world.filter(|_| waits) {
            Some(world) => world,
            None => self.world(Some(first)),
        };
        let (mut node, mut edge, mut actor) = (Tree::<G::Move>::ROOT, first, self.seat);
        let worth = loop {
            let mv = self.tree.edge(edge).mv;
            let last = (state, mv);
            self.turn.play(self.game, &mut state, mv);
            self.path.push((node, edge, actor));
            let Some(next) = self.game.to_act(&state) else {
                break Worth::final_of(self.game, &state, &self.tuning);
            };
            actor = next;
            if self.is_beyond(&state) {
                break self.value_leaf(&mut state);
            }
            node = self.tree.child(edge);
            if self.tree.node(node).first == NONE {
                if self.tree.size() < MOST_EDGES {
                    break self.expand(node, &mut state, actor, Some(&last));
                }
                break self.value_leaf(&mut state);
            }
            self.list(&state);
            self.match_edges(node, &state, actor, Some(&last));
            edge = self.select(node, actor);
        };
        self.back_up(&worth);
    }

    fn back_up(&mut self, worth: &Worth) {
        let rewards = array(&worth.shares);
        if let Some(duel) = &mut self.duel {
            duel.note(rewards[self.seat.index()]);
        }
        if let Some(race) = &mut self.race {
            race.note(rewards[self.seat.index()]);
        }
        for &(node, edge, actor) in &self.path {
            self.tree.node_mut(node).count(rewards[actor.index()]);
            let edge = self.tree.edge_mut(edge);
            edge.visits += 1;
            for (total, reward) in edge.total.iter_mut().zip(rewards) {
                *total += reward;
            }
        }
        if let Some(&(_, first, _)) = self.path.first() {
            let at = self.place_at_root(first).expect("the path begins at the root");
            if self.points.len() <= at {
                self.points.resize(at + 1, ([0.0; MAX_SEATS], 0));
            }
            let (sums, count) = &mut self.points[at];
            *count += 1;
            for (sum, own) in sums.iter_mut().zip(array(&worth.points)) {
                *sum += own;
            }
        }
    }

    /// Lists the moves that deserve a look after those of the same turn.
    fn list(&mut self, state: &G::State) {
        let guide = self.evaluate.guide();
        guide.candidates(self.game, state, &mut self.moves);
        drop_senseless(self.game, guide, state, self.turn.moves(), &mut self.moves);
    }

    /// Whether a move and the one that led here only repeat, in another order, what is searched
    /// anyway. At the root nothing does: the other order is past.
    fn repeats(&self, last: Option<&(G::State, G::Move)>, mv: G::Move) -> bool {
        let guide = self.evaluate.guide();
        last.is_some_and(|(before, last)| guide.repeats(self.game, before, *last, mv))
    }

    /// Finds the edges of `self.moves` below `node`, adding those never met before; those that
    /// repeat another order are left out.
    fn match_edges(
        &mut self,
        node: Id,
        state: &G::State,
        actor: Seat,
        last: Option<&(G::State, G::Move)>,
    ) {
        self.open.clear();
        let mut hint = self.tree.node(node).first;
        for at in 0..self.moves.len() {
            let mv = self.moves[at];
            let id = match self.tree.find(node, hint, mv) {
                Some(id) => id,
                None if self.repeats(last, mv) => self.tree.add_repeat(node, mv),
                None => {
                    let value = self.one_ply(state, mv, actor);
                    let weight = self.weight(node, value);
                    self.tree.add(node, mv, value, weight)
                }
            };
            let edge = self.tree.edge(id);
            hint = edge.next;
            if !edge.repeats {
                self.open.push(id);
            }
        }
        if self.open.is_empty() {
            for &mv in &self.moves {
                self.open.extend(self.tree.find(node, hint, mv));
            }
        }
    }

    fn select(&mut self, node: Id, actor: Seat) -> Id {
        let total: f32 = self.open.iter().map(|&id| self.tree.edge(id).weight).sum();
        let plain = self.is_plain();
        let scale = self.tuning.explore * self.tree.node(node).deviation();
        let trust = self.tuning.trust;
        let mut best = (f32::NEG_INFINITY, self.open[0]);
        for &id in &self.open {
            let edge = self.tree.edge_mut(id);
            edge.available += 1;
            let (visits, available) = (edge.visits as f32, edge.available as f32);
            let sum = edge.total[actor.index()];
            let score = if plain {
                if edge.visits == 0 {
                    f32::MAX
                } else {
                    sum / visits + self.tuning.explore * (available.ln() / visits).sqrt()
                }
            } else {
                let mean = match visits + trust {
                    0.0 => edge.value,
                    looks => (sum + trust * edge.value) / looks,
                };
                mean + scale * edge.weight / total * available.sqrt() / (1.0 + visits)
            };
            if score > best.0 {
                best = (score, id);
            }
        }
        if plain && best.0 == f32::MAX {
            let untried = self.open.iter().filter(|&&id| self.tree.edge(id).visits == 0);
            let pick = self.chance.below(untried.clone().count());
            return *untried.clone().nth(pick).expect("the number is below the count");
        }
        best.1
    }

    /// Gives a node its edges and values it. In plain UCT that is a random playout.
    fn expand(
        &mut self,
        node: Id,
        state: &mut G::State,
        actor: Seat,
        last: Option<&(G::State, G::Move)>,
    ) -> Worth {
        self.list(state);
        if self.is_plain() {
            for &mv in &self.moves {
                self.tree.add(node, mv, 0.5, 1.0);
            }
            return self.value_leaf(state);
        }
        let (mut best, mut at_best) = (f32::NEG_INFINITY, None);
        let (mut sum, mut square) = (0.0, 0.0);
        // If every move repeats another order, the order that led here was not the one to keep.
        let last = last.filter(|last| !self.moves.iter().all(|&mv| self.repeats(Some(*last), mv)));
        let kept: Vec<bool> = self.moves.iter().map(|&mv| !self.repeats(last, mv)).collect();
        self.after.clear();
        for (&mv, _) in self.moves.iter().zip(&kept).filter(|(_, kept)| **kept) {
            let mut after = *state;
            self.game.play(&mut after, mv, &mut Quiet);
            self.after.push(after);
        }
        self.value_after();
        for (at, worth) in self.worths.iter().enumerate() {
            let value = worth.shares[actor];
            sum += value;
            square += value * value;
            if value > best {
                (best, at_best) = (value, Some(at));
            }
        }
        let count = self.worths.len() as f32;
        let spread = (square / count - (sum / count).powi(2)).max(0.0).sqrt();
        let owner = self.tree.node_mut(node);
        owner.best = best;
        owner.spread = spread.max(1e-3);
        let mut values = self.worths.iter().map(|worth| worth.shares[actor]);
        for (&mv, &kept) in self.moves.iter().zip(&kept) {
            match kept.then(|| values.next()).flatten() {
                Some(value) => {
                    let weight = self.weight(node, value);
                    self.tree.add(node, mv, value, weight);
                }
                None => {
                    self.tree.add_repeat(node, mv);
                }
            }
        }
        let at_best = at_best.expect("some move repeats nothing");
        let (after, worth) = (self.after[at_best], self.worths[at_best]);
        let mut looked_at = self.moves.iter().zip(&kept).filter(|(_, kept)| **kept);
        let (&mv, _) = looked_at.nth(at_best).expect("every worth is of a move");
        match self.tuning.rollout {
            Rollout::Turns { turns, .. } => {
                let until = self.boundary(state, turns);
                self.turn.play(self.game, state, mv);
                self.play_on(state, until)
            }
            Rollout::Quick { noise } => {
                *state = after;
                self.finish(state, noise)
            }
            Rollout::Best if self.evaluate.leaf().is_some() => self.leaf_worth(&after),
            Rollout::Best | Rollout::Random => worth,
        }
    }

    /// How likely a move looks: falls with its distance from the best when the node was
    /// expanded, never below a hundredth.
    fn weight(&self, node: Id, value: f32) -> f32 {
        let node = self.tree.node(node);
        let distance = (node.best - value) / node.spread;
        (-self.tuning.sharpness * distance).exp().clamp(0.01, 10.0)
    }

    fn one_ply(&mut self, state: &G::State, mv: G::Move, actor: Seat) -> f32 {
        if self.is_plain() {
            return 0.5;
        }
        self.after.clear();
        self.after.push(*state);
        self.game.play(&mut self.after[0], mv, &mut Quiet);
        self.value_after();
        self.worths[0].shares[actor]
    }

    /// What the end of a line is worth.
    fn leaf_worth(&self, state: &G::State) -> Worth {
        self.evaluate.end_of_line(self.game, state, &self.tuning)
    }

    /// Values the positions that moves lead to.
    fn value_after(&mut self) {
        let value = (self.evaluate.value(), &mut self.memo);
        Worth::of_all(self.game, &self.after, value, &self.tuning, &mut self.worths);
    }

    fn value_leaf(&mut self, state: &mut G::State) -> Worth {
        match self.tuning.rollout {
            Rollout::Random => {
                finish_anyhow(self.game, state, &mut self.chance);
                Worth::final_of(self.game, state, &self.tuning)
            }
            Rollout::Best => self.leaf_worth(state),
            Rollout::Quick { noise } => self.finish(state, noise),
            Rollout::Turns { turns, .. } => {
                let until = self.boundary(state, turns);
                self.play_on(state, until)
            }
        }
    }

    fn finish(&mut self, state: &mut G::State, noise: f32) -> Worth {
        self.evaluate.guide().finish(self.game, state, noise, &mut self.chance);
        Worth::final_of(self.game, state, &self.tuning)
    }

    /// The turn after which a leaf is valued: a fixed number after that of the root, so that a line
    /// that lingers in a turn is judged at the same point as the others; if the tree has grown
    /// beyond it, the current turn.
    fn boundary(&self, state: &G::State, turns: u32) -> u32 {
        (self.game.turn(&self.root) + turns).max(self.game.turn(state))
    }

    /// Plays by one-ply value until the turn numbered `until` has ended, and values the
    /// position.
    fn play_on(&mut self, state: &mut G::State, until: u32) -> Worth {
        let Rollout::Turns { noise, .. } = self.tuning.rollout else {
            return self.leaf_worth(state);
        };
        while let Some(actor) = self.game.to_act(state) {
            if self.game.turn(state) > until {
                return self.leaf_worth(state);
            }
            let random = noise > 0.0 && (self.chance.word() as f32) < noise * u32::MAX as f32;
            if random {
                let (mv, _) = self.game.playout(state, &mut self.chance, &mut self.moves);
                self.turn.play(self.game, state, mv);
                continue;
            }
            self.list(state);
            let mv = match self.moves[..] {
                [only] => only,
                _ => self.best(state, actor),
            };
            self.turn.play(self.game, state, mv);
        }
        Worth::final_of(self.game, state, &self.tuning)
    }

    /// The best of the moves by one-ply value.
    fn best(&mut self, state: &G::State, actor: Seat) -> G::Move {
        self.after.clear();
        for &mv in &self.moves {
            let mut after = *state;
            self.game.play(&mut after, mv, &mut Quiet);
            self.after.push(after);
        }
        self.value_after();
        let mut best = (f32::NEG_INFINITY, self.moves[0]);
        for (&mv, worth) in self.moves.iter().zip(&self.worths) {
            let value = worth.shares[actor];
            if value > best.0 {
                best = (value, mv);
            }
        }
        best.1
    }
}

fn array(by_seat: &BySeat<f32>) -> [f32; MAX_SEATS] {
    let mut array = [0.0; MAX_SEATS];
    array[..by_seat.seats()].copy_from_slice(by_seat.as_slice());
    array
}

#[cfg(test)]
mod tests;
