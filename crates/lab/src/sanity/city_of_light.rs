//! What players of City of Light left undone.

use city_of_light::{CityOfLight, Move};
use table::{BySeat, Game as _, Match, Quiet, Seat};

use super::Sheet;

/// The sheets with what was left undone counted.
pub(super) fn sheets(played: &Match<CityOfLight>, mut sheets: BySeat<Sheet>) -> BySeat<Sheet> {
    let game = played.game();
    let mut state = *played.start();
    let mut legal = Vec::new();
    for &mv in played.moves() {
        let Some(seat) = game.to_act(&state) else { break };
        game.legal(&state, &mut legal);
        let before = game.scores(&state)[seat];
        let counts = &mut sheets[seat].counts;
        let idle = matches!(mv, Move::Idle(_));
        *counts.entry("postcards used for nothing").or_default() += f64::from(u8::from(idle));
        let last = idle && is_last(game, &state, mv, seat);
        let missed = legal.iter().filter(|_| last).map(|mv| {
            let mut after = state;
            game.play(&mut after, *mv, &mut Quiet);
            game.scores(&after)[seat] - before
        });
        let missed = missed.max().unwrap_or(0).max(0);
        *counts.entry("points missed by a last idle move").or_default() += f64::from(missed);
        game.play(&mut state, mv, &mut Quiet);
    }
    for seat in Seat::first(game.seats()) {
        let counts = &mut sheets[seat].counts;
        let unbuilt = if state.is_forgiven(seat) { 0 } else { state.reserve(seat).len() };
        counts.insert("buildings unbuilt and not forgiven", unbuilt as f64);
    }
    sheets
}

/// Whether nothing comes after this move.
fn is_last(game: &CityOfLight, state: &city_of_light::State, mv: Move, seat: Seat) -> bool {
    let mut after = *state;
    game.play(&mut after, mv, &mut Quiet);
    game.to_act(&after).is_none() && game.to_act(state) == Some(seat)
}
