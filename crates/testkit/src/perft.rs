//! Perft: in how many ways play can continue for some moves. If a rule changes, a count changes.

use table::{Chance as _, Game, Quick, Quiet};

use crate::tables::Table;

/// In how many ways the next `depth` moves can be played from a position. A game that ends earlier
/// counts once.
pub fn perft<G: Game>(rules: &G, state: &G::State, depth: usize) -> u64 {
    let mut buffers = vec![Vec::new(); depth];
    count(rules, state, &mut buffers)
}

/// The same from a position in the middle of a random game: after `plies` moves, each
/// `legal[below(len)]` with [`Quick`] seeded with 0, or where the game ended.
///
/// # Panics
/// If the game has no legal move while it goes on.
#[must_use]
pub fn perft_after<G: Game>(table: &Table<G>, game: usize, plies: usize, depth: usize) -> u64 {
    let rules = table.rules();
    let mut state = table.start(game);
    let (mut chance, mut legal) = (Quick::new(0), Vec::new());
    for _ in 0..plies {
        if rules.to_act(&state).is_none() {
            break;
        }
        rules.legal(&state, &mut legal);
        let mv = legal[chance.below(legal.len())];
        rules.play(&mut state, mv, &mut Quiet);
    }
    perft(&**rules, &state, depth)
}

fn count<G: Game>(rules: &G, state: &G::State, buffers: &mut [Vec<G::Move>]) -> u64 {
    let Some((buffer, rest)) = buffers.split_first_mut() else { return 1 };
    if rules.to_act(state).is_none() {
        return 1;
    }
    rules.legal(state, buffer);
    if rest.is_empty() {
        return buffer.len() as u64;
    }
    let mut total = 0;
    for &mv in &*buffer {
        let mut after = *state;
        rules.play(&mut after, mv, &mut Quiet);
        total += count(rules, &after, rest);
    }
    total
}
