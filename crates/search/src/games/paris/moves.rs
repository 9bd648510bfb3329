//! Which moves of Paris deserve a look.

use paris::{BUILDINGS, Effect, Ending, LANDMARKS, Move, Paris, Place, State, Step, Value};
use table::Game as _;

use super::outlook::of_value;

pub(super) fn candidates(game: &Paris, state: &State, list: &mut Vec<Move>) {
    game.legal(state, list);
    if state.ending() == Ending::LastRound {
        return;
    }
    let after_action = state.step() == Step::Free;
    let free = state.step().has_free_steps();
    let late = state.stacks_empty();
    let effects = &game.edition().effects;
    list.retain(|mv| match mv {
        Move::Purchase(kind) => free && wanted(game, state)[kind.index()],
        // What can be sold or used after the action can be sold or used in the next turn just as
        // well, and is then known to be needed. What others could take is kept.
        Move::Sell { .. } | Move::Pairs { .. } | Move::UseEnd(_) => !after_action,
        Move::Use(bonus) => match effects[bonus.index()] {
            _ if after_action => false,
            // Tiles that count what one has can only grow while nothing is given up.
            Effect::PerLandmark(_) => false,
            Effect::Types(_) | Effect::PerUnused(_) => late,
            _ => true,
        },
        // Whoever retires early gives up turns for nothing.
        Move::Retire => false,
        _ => true,
    });
}

/// Which resources the seat to act has less of than something that is free costs.
fn wanted(game: &Paris, state: &State) -> [bool; 3] {
    let have = state.tokens(state.seat());
    let open = !state.occupied();
    let mut most = [0; 3];
    if open & of_value(Value::Eight) & ((1 << BUILDINGS) - 1) != 0 {
        most[0] = game.edition().eight_wood;
    }
    for rank in (0..LANDMARKS).filter(|&rank| open & Place::landmark(rank).bit() != 0) {
        for (most, cost) in most.iter_mut().zip(game.edition().landmarks[rank].cost) {
            *most = cost.max(*most);
        }
    }
    std::array::from_fn(|kind| have[kind] < most[kind])
}

/// Whether a move gives back what another move of the same turn brought: buying a resource and
/// selling one of its kind in one turn only loses francs.
pub(super) fn undoes(turn: &[Move], mv: Move) -> bool {
    match mv {
        Move::Sell { kind, .. } => turn.contains(&Move::Purchase(kind)),
        Move::Purchase(bought) => {
            turn.iter().any(|mv| matches!(mv, Move::Sell { kind, .. } if *kind == bought))
        }
        _ => false,
    }
}

/// The VP of the slots that the seat to act is just filling and has prestige for.
pub(super) fn open_slots(game: &Paris, state: &State) -> f32 {
    let Step::Prestige { rank, open, .. } = state.step() else { return 0.0 };
    let mut have = state.tokens(state.seat());
    let slots = game.edition().landmarks[usize::from(rank)].slots;
    let mut sum = 0.0;
    for (at, slot) in slots.iter().enumerate() {
        if open & (1 << at) != 0 && have[slot.index()] > 0 {
            have[slot.index()] -= 1;
            sum += f32::from(game.edition().slot_vp[slot.index() - 3]);
        }
    }
    sum
}
