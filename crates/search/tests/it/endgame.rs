//! The solver of City of Light against brute force.

use std::collections::HashMap;

use city_of_light::{CityOfLight, Move, State};
use lutece_search::{Bot, Budget, Cancel, Level, Position};
use table::{Game as _, Match, Quiet, Seat};

use crate::games::positions;

/// The lead of seat 1 with best play on both sides, every line followed to its end: twice the
/// margin, plus one for the tie-break.
fn brute(game: &CityOfLight, state: &State, known: &mut HashMap<String, i32>) -> i32 {
    let Some(actor) = game.to_act(state) else {
        let outcome = game.outcome(state).expect("nobody is to act");
        let [one, two] = [Seat::new(0), Seat::new(1)];
        let margin = 2 * (outcome.scores[one] - outcome.scores[two]);
        let tie = i32::from(outcome.places[two]) - i32::from(outcome.places[one]);
        return margin + tie.signum();
    };
    let key = format!("{state:?}");
    if let Some(&value) = known.get(&key) {
        return value;
    }
    let mut moves = Vec::new();
    game.legal(state, &mut moves);
    let values = moves.into_iter().map(|mv| {
        let mut after = *state;
        game.play(&mut after, mv, &mut Quiet);
        brute(game, &after, known)
    });
    let value = if actor == Seat::new(0) { values.max() } else { values.min() };
    let value = value.expect("a position that is not over has moves");
    known.insert(key, value);
    value
}

/// Late positions with at most this many tokens and buildings left in all.
fn late(left: usize) -> impl Iterator<Item = Match<CityOfLight>> {
    ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
        .into_iter()
        .filter_map(move |seed| {
            positions::<CityOfLight>(2, seed, usize::MAX).into_iter().find(|played| {
                let state = played.state();
                let of = |seat| usize::from(state.tokens(seat)) + state.reserve(seat).len();
                matches!(state.step(), city_of_light::Step::Buildings(_))
                    && Seat::first(2).map(of).sum::<usize>() <= left
                    && played.legal().len() < 40
            })
        })
}

#[test]
fn the_solver_agrees_with_brute_force() {
    let mut compared = 0;
    for played in late(5) {
        let at = Position::of(&played);
        let analysis =
            Bot::new(Level::Haussmann).think(&at, Budget::nodes(2_000_000), &Cancel::new(), 1);
        assert!(analysis.solved, "a position this late is solved");
        let game = &**played.game();
        let mut known = HashMap::new();
        let value = brute(game, played.state(), &mut known);
        let mut after = *played.state();
        let best: Move = analysis.options[0].mv;
        game.play(&mut after, best, &mut Quiet);
        assert_eq!(brute(game, &after, &mut known), value, "{best} is as good as can be");
        let points = &analysis.options[0].points;
        let lead = points[Seat::new(0)] - points[Seat::new(1)];
        assert!((2.0 * lead - value as f32).abs() < 0.1, "lead {lead}, brute force {value}");
        compared += 1;
    }
    assert!(compared >= 3, "only {compared} positions were late enough");
}

#[test]
fn what_is_not_solved_is_not_called_solved() {
    let played = &positions::<CityOfLight>(2, "early", 4)[0];
    let at = Position::of(played);
    let analysis = Bot::new(Level::Haussmann).think(&at, Budget::nodes(30), &Cancel::new(), 1);
    assert!(!analysis.solved);
}
