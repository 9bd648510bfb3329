//! Alpha-beta search for two players with nothing hidden: iterative deepening, a transposition
//! table, and the knowledge of whether a value is exact.
//!
//! Values are hundredths of a point of seat 1's lead. A finished game counts its margin, and
//! half a point for the tie-break, so that a larger value is never a worse result.

use table::{BySeat, Game, Quiet, Seat};

use crate::budget::Clock;
use crate::searcher::{Analysis, Ranked};

/// One point of lead.
pub const POINT: i32 = 100;

const INFINITE: i32 = i32::MAX / 2;
const TABLE_BITS: u32 = 18;

/// What a solver may spend.
#[derive(Clone, Copy, Debug)]
pub struct Solve<'a> {
    pub(crate) clock: &'a Clock,
    /// The most positions it may look at.
    pub nodes: u64,
}

/// What alpha-beta must know about a game.
pub trait Zero<G: Game> {
    /// A hash of the position, the player to act included.
    fn key(&self, game: &G, state: &G::State) -> u64;

    /// The lead of seat 1 to expect, in hundredths of a point. The position is not over.
    fn lead(&self, game: &G, state: &G::State) -> i32;

    /// The moves worth a look, as in [`crate::Guide::candidates`]. A move may be left out only if
    /// another is certain to be at least as good.
    fn moves(&self, game: &G, state: &G::State, moves: &mut Vec<G::Move>) {
        game.legal(state, moves);
    }
}

/// The result of a search to some depth.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer<M> {
    /// The moves of the player to act with the lead of seat 1 after each, best first. Only the
    /// first value is exact; the others are bounds.
    pub moves: Vec<(M, i32)>,
    /// How play would go on after the first move.
    pub line: Vec<M>,
    /// Whether every line was followed to the end of the game.
    pub exact: bool,
    /// How many moves ahead it looked.
    pub depth: u32,
    /// How many positions it looked at.
    pub nodes: u64,
}

#[derive(Clone, Copy)]
struct Entry<M> {
    key: u64,
    value: i32,
    best: Option<M>,
    depth: u8,
    exact: bool,
    bound: Bound,
}

#[derive(Clone, Copy, PartialEq)]
enum Bound {
    Exact,
    Lower,
    Upper,
}

/// An alpha-beta search of one game.
pub struct AlphaBeta<'a, G: Game, Z: Zero<G>> {
    game: &'a G,
    zero: &'a Z,
    table: Vec<Option<Entry<G::Move>>>,
    clock: &'a Clock,
    left: u64,
    nodes: u64,
    over: bool,
}

/// A finished game in hundredths of a point for seat 1.
fn final_lead<G: Game>(game: &G, state: &G::State) -> i32 {
    let outcome = game.outcome(state).expect("a game with nobody to act is over");
    let [one, two] = [Seat::new(0), Seat::new(1)];
    let margin = POINT * (outcome.scores[one] - outcome.scores[two]);
    let (first, second) = (outcome.places[one], outcome.places[two]);
    margin + POINT / 2 * (i32::from(second) - i32::from(first)).signum()
}

impl<'a, G: Game, Z: Zero<G>> AlphaBeta<'a, G, Z> {
    /// A search with an empty table.
    pub fn new(game: &'a G, zero: &'a Z, task: &Solve<'a>) -> Self {
        Self {
            game,
            zero,
            table: vec![None; 1 << TABLE_BITS],
            clock: task.clock,
            left: task.nodes,
            nodes: 0,
            over: false,
        }
    }

    /// Searches deeper and deeper until the game is solved, `deepest` is reached or the budget is
    /// spent. `None` if it could not even look one move ahead.
    pub fn search(&mut self, root: &G::State, deepest: u32) -> Option<Answer<G::Move>> {
        let actor = self.game.to_act(root)?;
        let mut moves = Vec::new();
        self.zero.moves(self.game, root, &mut moves);
        let mut ranked: Vec<_> = moves.into_iter().map(|mv| (mv, 0)).collect();
        let mut answer = None;
        for depth in 1..=deepest {
            let Some(exact) = self.search_root(root, actor, depth, &mut ranked) else { break };
            let line = self.line(root, ranked[0].0);
            let moves = ranked.clone();
            answer = Some(Answer { moves, line, exact, depth, nodes: self.nodes });
            if exact {
                break;
            }
        }
        answer
    }

    fn search_root(
        &mut self,
        root: &G::State,
        actor: Seat,
        depth: u32,
        ranked: &mut [(G::Move, i32)],
    ) -> Option<bool> {
        let sign = sign_of(actor);
        let mut alpha = -INFINITE;
        let mut exact = true;
        for at in 0..ranked.len() {
            let mut state = *root;
            self.game.play(&mut state, ranked[at].0, &mut Quiet);
            let (mut value, mut sure) = if at == 0 {
                self.after(&state, actor, depth - 1, alpha, INFINITE)
            } else {
                self.after(&state, actor, depth - 1, alpha, alpha + 1)
            };
            if at > 0 && value > alpha {
                (value, sure) = self.after(&state, actor, depth - 1, alpha, INFINITE);
            }
            if self.over {
                return None;
            }
            exact &= sure;
            ranked[at].1 = sign * value;
            if value > alpha {
                alpha = value;
                ranked[..=at].rotate_right(1);
            }
        }
        Some(exact)
    }

    /// The value of `state` for the player who moved into it.
    fn after(
        &mut self,
        state: &G::State,
        mover: Seat,
        depth: u32,
        alpha: i32,
        beta: i32,
    ) -> (i32, bool) {
        match self.game.to_act(state) {
            None => {
                self.count();
                (sign_of(mover) * final_lead(self.game, state), true)
            }
            Some(next) if next == mover => self.best(state, next, depth, alpha, beta),
            Some(next) => {
                let (value, exact) = self.best(state, next, depth, -beta, -alpha);
                (-value, exact)
            }
        }
    }

    fn count(&mut self) {
        const PATIENCE: u64 = 512;
        self.nodes += 1;
        if self.nodes >= self.left || (self.nodes.is_multiple_of(PATIENCE) && self.clock.is_over())
        {
            self.over = true;
        }
    }

    /// The value of a position for `actor`, who is to act, and whether it is exact.
    fn best(
        &mut self,
        state: &G::State,
        actor: Seat,
        depth: u32,
        mut alpha: i32,
        beta: i32,
    ) -> (i32, bool) {
        self.count();
        if self.over || depth == 0 {
            return (sign_of(actor) * self.zero.lead(self.game, state), false);
        }
        let key = self.zero.key(self.game, state);
        let slot = (key >> (64 - TABLE_BITS)) as usize;
        let known = self.table[slot].filter(|entry| entry.key == key);
        if let Some(entry) = known
            && (entry.exact || u32::from(entry.depth) >= depth)
            && match entry.bound {
                Bound::Exact => true,
                Bound::Lower => entry.value >= beta,
                Bound::Upper => entry.value <= alpha,
            }
        {
            return (entry.value, entry.exact);
        }
        let moves = self.ordered(state, actor, depth, known.and_then(|entry| entry.best));
        let window = alpha;
        let mut best = (-INFINITE, None);
        let mut exact = true;
        for (at, (mv, after)) in moves.into_iter().enumerate() {
            let (mut value, mut sure) = if at == 0 || depth == 1 {
                self.after(&after, actor, depth - 1, alpha, beta)
            } else {
                self.after(&after, actor, depth - 1, alpha, alpha + 1)
            };
            if at > 0 && depth > 1 && value > alpha && value < beta {
                (value, sure) = self.after(&after, actor, depth - 1, alpha, beta);
            }
            if self.over {
                return (value.max(best.0), false);
            }
            if value > best.0 {
                best = (value, Some(mv));
            }
            if value >= beta {
                // A refutation is enough by itself: only its own value must be exact.
                exact = sure;
                break;
            }
            exact &= sure;
            alpha = alpha.max(value);
        }
        let bound = if best.0 >= beta {
            Bound::Lower
        } else if best.0 > window {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let depth = depth.min(255) as u8;
        self.table[slot] = Some(Entry { key, value: best.0, best: best.1, depth, exact, bound });
        (best.0, exact)
    }

    /// The moves with the positions they lead to, the most promising first.
    fn ordered(
        &mut self,
        state: &G::State,
        actor: Seat,
        depth: u32,
        known: Option<G::Move>,
    ) -> Vec<(G::Move, G::State)> {
        let mut moves = Vec::new();
        self.zero.moves(self.game, state, &mut moves);
        let mut list: Vec<_> = moves
            .into_iter()
            .map(|mv| {
                let mut after = *state;
                self.game.play(&mut after, mv, &mut Quiet);
                let value = if Some(mv) == known {
                    INFINITE
                } else if depth == 1 {
                    0
                } else if self.game.to_act(&after).is_none() {
                    sign_of(actor) * final_lead(self.game, &after)
                } else {
                    sign_of(actor) * self.zero.lead(self.game, &after)
                };
                (value, mv, after)
            })
            .collect();
        list.sort_by_key(|(value, ..)| std::cmp::Reverse(*value));
        list.into_iter().map(|(_, mv, after)| (mv, after)).collect()
    }

    /// The line of play that the table remembers after a move.
    fn line(&self, root: &G::State, first: G::Move) -> Vec<G::Move> {
        const LONGEST: usize = 12;
        let mut state = *root;
        let mut legal = Vec::new();
        let mut line = Vec::new();
        self.game.play(&mut state, first, &mut Quiet);
        while self.game.to_act(&state).is_some() && line.len() < LONGEST {
            let key = self.zero.key(self.game, &state);
            let slot = (key >> (64 - TABLE_BITS)) as usize;
            let entry = self.table[slot].filter(|entry| entry.key == key);
            let Some(mv) = entry.and_then(|entry| entry.best) else { break };
            self.game.legal(&state, &mut legal);
            if !legal.contains(&mv) {
                break;
            }
            self.game.play(&mut state, mv, &mut Quiet);
            line.push(mv);
        }
        line
    }
}

fn sign_of(seat: Seat) -> i32 {
    if seat.index() == 0 { 1 } else { -1 }
}

impl<M: Copy> Answer<M> {
    /// The answer as an analysis for `actor`. `points` are those to expect of each seat, of
    /// which the lead is corrected, and `scale` turns a lead in points into odds.
    #[must_use]
    pub fn analysis(&self, actor: Seat, points: &BySeat<f32>, scale: f32) -> Analysis<M> {
        let options = self.moves.iter().enumerate().map(|(at, &(mv, lead))| {
            let own = (sign_of(actor) * lead) as f32 / POINT as f32;
            let share = match self.exact {
                true if own > 0.0 => 1.0,
                true if own < 0.0 => 0.0,
                true => 0.5,
                false => 1.0 / (1.0 + (-own / scale).exp()),
            };
            let [one, two] = [Seat::new(0), Seat::new(1)];
            let off = (lead as f32 / POINT as f32 - (points[one] - points[two])) / 2.0;
            let points = points.map(|seat, &own| if seat == one { own + off } else { own - off });
            let line = if at == 0 { self.line.clone() } else { Vec::new() };
            Ranked { mv, share, points, visits: u64::from(at == 0) * self.nodes, line }
        });
        Analysis { options: options.collect(), nodes: self.nodes, solved: self.exact }
    }
}
