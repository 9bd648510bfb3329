//! A player of Paris who works things out: the best few ways to spend this turn, the others' likely
//! answers to each, and what the next turn makes of it.
//!
//! It asks two books what a position is worth and takes the mean: that of the sage, and one of its
//! own (`plan`), written independently of the sage and of the bots' evaluation.

mod districts;
mod plan;
mod purse;
mod track;

use ::paris::{Move, Paris, State, Step};
use table::{Chance as _, Game as _, Quick, Quiet, Seat};

use super::worth;
use crate::Style;
use crate::ahead::{self, Eye, Reach};

/// How far this turn is searched, those of the others, and the player's own next turn.
const THIS: Reach = Reach { width: 24, depth: 12 };
const THEIRS: Reach = Reach { width: 2, depth: 9 };
const NEXT: Reach = Reach { width: 5, depth: 10 };
/// And a turn whose building is not drawn yet.
const GLANCE: Reach = Reach { width: 8, depth: 9 };

/// How many ways to spend this turn are followed into the next.
const WAYS: usize = 6;

/// How much of the answer comes from the next turn; the rest from this one.
const LATER: f32 = 0.6;

/// How many buildings are imagined under each back.
const WORLDS: usize = 3;

/// The scholar's eye.
pub(super) struct Scholar;

/// The scholar's move.
pub(super) fn choose(game: &Paris, state: &State, seat: Seat, chance: &mut Quick) -> Move {
    let world = game.redeal(state, seat, chance);
    let mut legal = Vec::new();
    game.legal(&world, &mut legal);
    if let [only] = legal[..] {
        return only;
    }
    if world.step() == Step::Draw {
        return draw(game, &world, &legal, seat, chance);
    }
    let ways = ahead::ways(game, &Scholar, &world, THIS, WAYS);
    let mut best = (legal[0], f32::NEG_INFINITY);
    for way in &ways {
        let value = (1.0 - LATER) * way.value + LATER * later(game, &way.state, seat);
        if value > best.1 {
            best = (way.first, value);
        }
    }
    best.0
}

/// What a turn comes to after the others' answers and the player's own next turn.
fn later(game: &Paris, after: &State, seat: Seat) -> f32 {
    let mut state = *after;
    while let Some(actor) = game.to_act(&state).filter(|actor| *actor != seat) {
        let (turn, mut left) = (game.turn(&state), THEIRS.depth);
        while game.to_act(&state) == Some(actor) && game.turn(&state) == turn && left > 0 {
            let Some((mv, _)) = ahead::best(game, &Scholar, &state, THEIRS) else { break };
            game.play(&mut state, mv, &mut Quiet);
            left -= 1;
        }
        if left == 0 {
            break;
        }
    }
    let next = if game.to_act(&state) == Some(seat) {
        ahead::best(game, &Scholar, &state, NEXT)
    } else {
        None
    };
    next.map_or_else(|| Scholar.value(game, &state, seat), |(_, value)| value)
}

/// The stack whose building leads to the best turn, on average.
fn draw(game: &Paris, world: &State, legal: &[Move], seat: Seat, chance: &mut Quick) -> Move {
    let seeds: [u32; WORLDS] = std::array::from_fn(|_| chance.word());
    let mut best = (legal[0], f32::NEG_INFINITY);
    for &mv in legal {
        let mut sum = 0.0;
        for seed in seeds {
            let mut drawn = game.redeal(world, seat, &mut Quick::new(u64::from(seed)));
            game.play(&mut drawn, mv, &mut Quiet);
            sum += ahead::best(game, &Scholar, &drawn, GLANCE).map_or(0.0, |(_, value)| value);
        }
        if sum > best.1 {
            best = (mv, sum);
        }
    }
    best.0
}

impl Eye<Paris> for Scholar {
    fn value(&self, game: &Paris, state: &State, seat: Seat) -> f32 {
        let taste = Style::Sage.taste();
        let hope = |seat| {
            0.5 * plan::hope(game, state, seat) + 0.5 * worth::worth(game, state, seat, &taste)
        };
        let own = hope(seat);
        let others = Seat::first(game.seats()).filter(|other| *other != seat);
        let hurts = if game.seats() == 2 { 0.75 } else { 0.5 };
        let best = others.map(hope);
        own - hurts * best.fold(f32::NEG_INFINITY, f32::max)
    }

    fn thinks_of(&self, _: &Paris, state: &State, so_far: &[Move], mv: Move) -> bool {
        // One order of free steps is enough.
        let before = so_far.last().and_then(|last| last.free_order());
        if let (Some(before), Some(now)) = (before, mv.free_order())
            && now < before
        {
            return false;
        }
        let sold =
            |kind| so_far.iter().any(|it| matches!(it, Move::Sell { kind: it, .. } if *it == kind));
        match mv {
            Move::Purchase(kind) => state.step() == Step::Action && !sold(kind),
            Move::Sell { kind, .. } => !so_far.contains(&Move::Purchase(kind)),
            Move::Retire => false,
            _ => true,
        }
    }
}
