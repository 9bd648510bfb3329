//! The last two rounds of Paris Paris against brute force.

use std::collections::BTreeMap;

use lutece_search::{Bot, Budget, Cancel, Level, Position};
use paris_paris::{Line, Move, ParisParis, State};
use table::{Game as _, Match, Quick, Quiet, Seat};

use crate::games::positions;

/// What a finished game is worth to a seat: nine tenths the win, one tenth the margin.
fn utility(game: &ParisParis, state: &State, seat: Seat) -> f64 {
    let outcome = game.outcome(state).expect("the game is over");
    let weight = |seat: Seat| (f64::from(outcome.scores[seat]) / 10.0).exp();
    let all: f64 = Seat::first(game.seats()).map(weight).sum();
    0.9 * outcome.share(seat) + 0.1 * weight(seat) / all
}

/// Every end of the game that everybody's best play leads to, and its worth to each seat.
fn play_out(game: &ParisParis, state: &State) -> Vec<f64> {
    let Some(actor) = game.to_act(state) else {
        return Seat::first(game.seats()).map(|seat| utility(game, state, seat)).collect();
    };
    let mut legal = Vec::new();
    game.legal(state, &mut legal);
    let after = legal.iter().map(|&mv| {
        let mut after = *state;
        game.play(&mut after, mv, &mut Quiet);
        play_out(game, &after)
    });
    after
        .reduce(|best, next| if next[actor.index()] > best[actor.index()] { next } else { best })
        .expect("there is a move")
}

/// The worlds of secret trips that redeals lead to, one for each way to deal them.
fn worlds(game: &ParisParis, state: &State, seat: Seat) -> Vec<State> {
    let mut worlds = BTreeMap::new();
    for seed in 0..400 {
        let world = game.redeal(state, seat, &mut Quick::new(seed));
        let trips: Vec<Line> = Seat::first(game.seats()).map(|seat| world.trip(seat)).collect();
        worlds.insert(format!("{trips:?}"), world);
    }
    worlds.into_values().collect()
}

/// Every move with its worth by brute force.
fn brute(game: &ParisParis, state: &State, seat: Seat) -> Vec<(Move, f64)> {
    let worlds = worlds(game, state, seat);
    let mut legal = Vec::new();
    game.legal(state, &mut legal);
    let value = |mv: Move| {
        let sum: f64 = worlds
            .iter()
            .map(|world| {
                let mut after = *world;
                game.play(&mut after, mv, &mut Quiet);
                play_out(game, &after)[seat.index()]
            })
            .sum();
        sum / worlds.len() as f64
    };
    legal.into_iter().map(|mv| (mv, value(mv))).collect()
}

fn think(played: &Match<ParisParis>, budget: Budget) -> lutece_search::Analysis<Move> {
    Bot::new(Level::Haussmann).think(&Position::of(played), budget, &Cancel::new(), 1)
}

/// The positions of a game in its last rounds where there is something to choose.
fn late(seats: usize, seed: &str, rounds: u8) -> Vec<Match<ParisParis>> {
    let mut played = positions::<ParisParis>(seats, seed, usize::MAX);
    played.retain(|played| {
        played.state().round() + rounds >= played.game().rounds() && played.legal().len() > 1
    });
    played
}

fn agrees_with_brute_force(seats: usize, deals: usize, rounds: u8) {
    let mut compared = 0;
    for deal in 0..deals {
        for played in late(seats, &format!("late {deal}"), rounds) {
            let (game, state) = (played.game(), played.state());
            let seat = played.to_act().expect("the game goes on");
            let found = think(&played, Budget::nodes(400_000));
            assert!(found.solved, "deal {deal}: the last rounds are solved");
            let values = brute(game, state, seat);
            let best = values.iter().map(|(_, value)| *value).fold(f64::MIN, f64::max);
            for option in &found.options {
                let (_, value) = values.iter().find(|(mv, _)| *mv == option.mv).expect("legal");
                assert!(
                    (value - f64::from(option.share)).abs() < 1e-4,
                    "deal {deal}: {} is worth {value}, not {}",
                    option.mv,
                    option.share
                );
            }
            let (_, chosen) =
                values.iter().find(|(mv, _)| *mv == found.options[0].mv).expect("legal");
            assert!(best - chosen < 1e-4, "deal {deal}: {} is not best", found.options[0].mv);
            compared += 1;
        }
    }
    assert!(compared >= deals, "only {compared} positions were compared");
}

#[test]
fn two_players_choose_the_best_in_rounds_19_and_20() {
    agrees_with_brute_force(2, 40, 2);
}

#[test]
fn three_players_choose_the_best_in_the_last_round() {
    agrees_with_brute_force(3, 8, 1);
}

/// A player who does not know the others' trips must not choose by them.
#[test]
fn the_answer_is_the_same_in_every_world_of_trips() {
    for played in late(2, "secret", 2) {
        let seat = played.to_act().expect("the game goes on");
        let told = think(&played, Budget::nodes(400_000));
        for world in worlds(played.game(), played.state(), seat) {
            let at = Position { game: &**played.game(), state: &world, history: None };
            let again =
                Bot::new(Level::Haussmann).think(&at, Budget::nodes(400_000), &Cancel::new(), 1);
            assert_eq!(again, told);
        }
    }
}
