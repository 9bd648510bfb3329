//! The stranger: a player of Paris from outside, who plans whole turns and counts in final points.
//!
//! It was written from the rules alone; only its [`Weights`] are fitted to games of others. Every
//! way to spend a turn that makes sense is listed, the best few are answered by the opponents and
//! followed by one more turn of its own, and what comes out is judged by an [`outlook`](Outlook):
//! the actions that the rest of the game still has room for, best first, and what each of them
//! would bring.

mod beliefs;
mod outlook;
mod quarters;
mod steps;
mod tiles;
mod weights;

use paris::{Bonus, Move, Paris, Source, State, Step};
use table::{Game as _, Quick, Quiet, Seat};

use outlook::Outlook;
pub(super) use weights::Weights;

/// How many moves a turn can have.
const LONGEST: usize = 16;

/// The stranger's move: depends on what `seat`, which is to act, can know, and on chance.
pub(super) fn wander(
    game: &Paris,
    state: &State,
    seat: Seat,
    chance: &mut Quick,
    weights: &Weights,
) -> Move {
    let mut legal = Vec::new();
    game.legal(state, &mut legal);
    if legal.len() == 1 {
        return legal[0];
    }
    let outlook = Outlook::new(game, state, weights);
    if state.step() == Step::Draw {
        return draw(&outlook, state, seat, &legal, chance);
    }
    // One world for the whole turn, so that a plan is not dropped halfway.
    let world = game.redeal(state, seat, &mut Quick::new(u64::from(game.turn(state))));
    let ends = outlook.ways(&world, weights.width, weights.ends, &[]);
    let judged = ends.iter().map(|end| (end.moves[0], outlook.after(end, seat)));
    best(judged).unwrap_or(legal[0])
}

/// The stack that is worth most on average, over what may lie on top.
fn draw(
    outlook: &Outlook<'_>,
    state: &State,
    seat: Seat,
    legal: &[Move],
    chance: &mut Quick,
) -> Move {
    let weights = outlook.weights;
    let mut sums = vec![0.0; legal.len()];
    for _ in 0..weights.worlds {
        let world = outlook.game.redeal(state, seat, chance);
        for (sum, mv) in sums.iter_mut().zip(legal) {
            let mut after = world;
            outlook.game.play(&mut after, *mv, &mut Quiet);
            let ends = outlook.ways(&after, weights.inner, 1, &[]);
            *sum += ends.first().map_or(0.0, |end| end.value);
        }
    }
    best(legal.iter().copied().zip(sums)).unwrap_or(legal[0])
}

/// The move of the highest value, the first of equals.
fn best(judged: impl Iterator<Item = (Move, f32)>) -> Option<Move> {
    let mut best: Option<(Move, f32)> = None;
    for (mv, value) in judged {
        if best.is_none_or(|(_, known)| value > known) {
            best = Some((mv, value));
        }
    }
    best.map(|(mv, _)| mv)
}

/// A way to spend the rest of a turn.
#[derive(Clone)]
struct Way {
    state: State,
    moves: Vec<Move>,
    value: f32,
}

impl Outlook<'_> {
    /// The best ways to spend the rest of this turn, at most `most`, the best first.
    fn ways(&self, state: &State, width: usize, most: usize, so_far: &[Move]) -> Vec<Way> {
        let (seat, turn) = (state.seat(), self.game.turn(state));
        let mut ways = vec![Way { state: *state, moves: so_far.to_vec(), value: 0.0 }];
        let mut ends: Vec<Way> = Vec::new();
        let mut legal = Vec::new();
        let (mut open, mut done): (Vec<Way>, Vec<Way>) = (Vec::new(), Vec::new());
        for _ in 0..LONGEST {
            for way in &ways {
                self.game.legal(&way.state, &mut legal);
                for &mv in &legal {
                    if legal.len() > 1 && !self.thinks_of(way, mv) {
                        continue;
                    }
                    let mut after = way.state;
                    self.game.play(&mut after, mv, &mut Quiet);
                    let value = self.value(&after, seat);
                    let mut moves = Vec::with_capacity(way.moves.len() + 1);
                    moves.extend_from_slice(&way.moves);
                    moves.push(mv);
                    let next = Way { state: after, moves, value };
                    let over = after.step() == Step::Over || self.game.turn(&after) != turn;
                    if over {
                        keep(&mut ends, next, most);
                    } else if after.step() == Step::Action {
                        keep(&mut open, next, width);
                    } else {
                        keep(&mut done, next, width);
                    }
                }
            }
            ways.clear();
            ways.append(&mut open);
            ways.append(&mut done);
            if ways.is_empty() {
                break;
            }
        }
        if ends.is_empty() {
            ends = ways;
        }
        ends
    }

    /// What the end of a turn is worth after the opponents' answers and one more turn of its own.
    fn after(&self, end: &Way, seat: Seat) -> f32 {
        let mut state = end.state;
        let w = self.weights;
        for _ in 0..self.seats {
            if state.step() == Step::Over {
                return self.value(&state, seat);
            }
            let mine = state.seat() == seat;
            if state.step() == Step::Draw {
                // The player who draws cannot see what comes: any stack will do.
                let mut legal = Vec::new();
                self.game.legal(&state, &mut legal);
                self.game.play(&mut state, legal[0], &mut Quiet);
            }
            let ways = self.ways(&state, w.inner, 1, &[]);
            let Some(way) = ways.into_iter().next() else { break };
            if mine {
                return w.patience * way.value + (1.0 - w.patience) * end.value;
            }
            state = way.state;
        }
        w.patience * self.value(&state, seat) + (1.0 - w.patience) * end.value
    }

    /// Whether a sensible player thinks about this move after those of the turn so far.
    fn thinks_of(&self, way: &Way, mv: Move) -> bool {
        let (state, last) = (&way.state, way.moves.last().copied());
        let step = state.step();
        let bought = matches!(last, Some(Move::Purchase(_)));
        if bought && !matches!(mv, Move::Purchase(_) | Move::Buy { .. }) {
            return false;
        }
        let seat = state.seat();
        match mv {
            Move::Purchase(_) => step == Step::Action,
            Move::Sell { source, .. } => {
                let cashes = state.unused(seat) & Bonus::new(27).bit() != 0
                    && self.turns_left(state, seat) < 0.5;
                let poor = match step {
                    Step::Action => state.francs(seat) < 14,
                    Step::Bonus { .. } => state.francs(seat) < 2,
                    _ => false,
                };
                let sold = way.moves.iter().filter(|mv| matches!(mv, Move::Sell { .. })).count();
                cashes || poor && sold < 3 && (source == Source::Token || sold < 2)
            }
            Move::Retire => false,
            _ => match (mv.free_order(), last.and_then(Move::free_order)) {
                (Some(this), Some(before)) => {
                    this >= before
                        || matches!(last, Some(Move::TakeAny(_) | Move::Back(_)))
                        || matches!(mv, Move::Use(bonus) if matches!(bonus.number(), 13 | 14))
                }
                _ => true,
            },
        }
    }
}

/// Puts a way where it belongs among the best; ways that lead to the same position count as one.
fn keep(ways: &mut Vec<Way>, way: Way, most: usize) {
    let at = ways.partition_point(|known| known.value >= way.value);
    if at >= most {
        return;
    }
    let mut equals = ways[..at].iter().rev().take_while(|known| known.value == way.value);
    if equals.any(|known| known.state == way.state) {
        return;
    }
    ways.insert(at, way);
    ways.truncate(most);
}
