//! Paris as people play it: walk the bonus track slowly, keep prestige for landmarks, fight for the
//! districts that score, and spend what is worth nothing at the end.

mod scholar;
mod stranger;
mod worth;

use ::paris::{Move, Paris, State, Step};
use table::{Chance as _, Game as _, Quick, Quiet, Seat};

use crate::ahead::{self, Eye, Reach};
use crate::{Sensible, Taste};

/// How far a turn is searched, and how far when the building to come is not known yet.
const TURN: Reach = Reach { width: 32, depth: 12 };
const GLANCE: Reach = Reach { width: 8, depth: 9 };

/// How many buildings are imagined under each back.
const WORLDS: usize = 3;

impl Sensible for Paris {
    fn wander(&self, state: &State, seat: Seat, chance: &mut Quick) -> Option<Move> {
        Some(stranger::wander(self, state, seat, chance, &stranger::Weights::USUAL))
    }

    fn choose(&self, state: &State, seat: Seat, taste: &Taste, chance: &mut Quick) -> Move {
        let world = self.redeal(state, seat, chance);
        let mut legal = Vec::new();
        self.legal(&world, &mut legal);
        if world.step() != Step::Draw {
            let best = ahead::best(self, taste, &world, TURN);
            return best.map_or(legal[0], |(mv, _)| mv);
        }
        let seeds: [u32; WORLDS] = std::array::from_fn(|_| chance.word());
        let mut best = (legal[0], f32::NEG_INFINITY);
        for &mv in &legal {
            let mut sum = 0.0;
            for seed in seeds {
                let mut drawn = self.redeal(&world, seat, &mut Quick::new(u64::from(seed)));
                self.play(&mut drawn, mv, &mut Quiet);
                sum += ahead::best(self, taste, &drawn, GLANCE).map_or(0.0, |(_, value)| value);
            }
            if sum > best.1 {
                best = (mv, sum);
            }
        }
        best.0
    }

    fn study(&self, state: &State, seat: Seat, chance: &mut Quick) -> Option<Move> {
        Some(scholar::choose(self, state, seat, chance))
    }
}

impl Eye<Paris> for Taste {
    fn value(&self, game: &Paris, state: &State, seat: Seat) -> f32 {
        let own = worth::worth(game, state, seat, self);
        let others = Seat::first(game.seats()).filter(|other| *other != seat);
        let best = others.map(|other| worth::worth(game, state, other, self));
        own - self.rivals * best.fold(f32::NEG_INFINITY, f32::max)
    }

    fn thinks_of(&self, _: &Paris, state: &State, so_far: &[Move], mv: Move) -> bool {
        let last = so_far.last().copied();
        // One order of free steps is enough: people do not care either.
        if let (Some(before), Some(now)) = (last.and_then(Move::free_order), mv.free_order())
            && now < before
        {
            return false;
        }
        match mv {
            // A purchase is needed at once, or it can wait.
            Move::Purchase(kind) => {
                state.step() == Step::Action
                    && !so_far
                        .iter()
                        .any(|it| matches!(it, Move::Sell { kind: sold, .. } if *sold == kind))
            }
            Move::Sell { kind, .. } => !so_far.contains(&Move::Purchase(kind)),
            Move::Retire => false,
            _ => true,
        }
    }
}
