//! Choices near the end of Paris Paris that brute force proves wrong.

use std::collections::BTreeMap;

use paris_paris::{Move, ParisParis, State};
use table::{BySeat, Game as _, Match, Quick, Quiet, Seat};

use super::Sheet;

/// The sheets with the choices of the last rounds counted.
pub(super) fn sheets(played: &Match<ParisParis>, mut sheets: BySeat<Sheet>) -> BySeat<Sheet> {
    let game = played.game();
    // With more players there are more lines than can be followed.
    let rounds = if game.seats() == 2 { 2 } else { 1 };
    let mut state = *played.start();
    for &mv in played.moves() {
        let Some(seat) = game.to_act(&state) else { break };
        if state.round() + rounds >= game.rounds() {
            let values = values(game, &state, seat);
            let best = values.iter().map(|(_, value)| *value).fold(f64::MIN, f64::max);
            let chosen = values.iter().find(|(it, _)| *it == mv).map_or(0.0, |(_, value)| *value);
            if values.len() > 1 {
                let counts = &mut sheets[seat].counts;
                *counts.entry("last choices").or_default() += 1.0;
                let wrong = best - chosen > WRONG;
                *counts.entry("last choices that are wrong").or_default() +=
                    f64::from(u8::from(wrong));
            }
        }
        game.play(&mut state, mv, &mut Quiet);
    }
    sheets
}

/// What makes a choice wrong, in shares of the win.
const WRONG: f64 = 1e-3;

/// How many worlds are dealt to see every way in which the secret trips can lie.
const DEALS: u64 = 200;

/// Every legal move with what it is worth to the seat if everybody plays their best, in every world
/// of secret trips that the seat cannot tell from the true one.
fn values(game: &ParisParis, state: &State, seat: Seat) -> Vec<(Move, f64)> {
    let worlds: BTreeMap<String, State> = (0..DEALS)
        .map(|number| {
            let world = game.redeal(state, seat, &mut Quick::new(number));
            let trips: Vec<_> = Seat::first(game.seats()).map(|seat| world.trip(seat)).collect();
            (format!("{trips:?}"), world)
        })
        .collect();
    let mut legal = Vec::new();
    game.legal(state, &mut legal);
    let value = |mv: Move| {
        let ends = worlds.values().map(|world| {
            let mut after = *world;
            game.play(&mut after, mv, &mut Quiet);
            best(game, &after)[seat.index()]
        });
        ends.sum::<f64>() / worlds.len() as f64
    };
    legal.into_iter().map(|mv| (mv, value(mv))).collect()
}

/// What everybody gets when all play their best and hide nothing: nine tenths the win, one tenth
/// the margin, as the bots value the end of a game.
fn best(game: &ParisParis, state: &State) -> Vec<f64> {
    let Some(actor) = game.to_act(state) else {
        let outcome = game.outcome(state).expect("nobody is to act, so the game is over");
        let weight = |seat: Seat| (f64::from(outcome.scores[seat]) / 10.0).exp();
        let all: f64 = Seat::first(game.seats()).map(weight).sum();
        let worth = |seat| 0.9 * outcome.share(seat) + 0.1 * weight(seat) / all;
        return Seat::first(game.seats()).map(worth).collect();
    };
    let mut legal = Vec::new();
    game.legal(state, &mut legal);
    let ends = legal.into_iter().map(|mv| {
        let mut after = *state;
        game.play(&mut after, mv, &mut Quiet);
        best(game, &after)
    });
    let better = |one: Vec<f64>, two: Vec<f64>| {
        if two[actor.index()] > one[actor.index()] { two } else { one }
    };
    ends.reduce(better).expect("there is a legal move while a game goes on")
}
