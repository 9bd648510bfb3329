//! Playing on to the end: fast, but with some sense.

use lutece_search::{Guide as _, HasEvaluation as _};
use paris_paris::ParisParis;
use table::{Game as _, Match, Quick, Seed};

use crate::games::rules;

/// The mean points of a seat over a few games played by the rule of thumb alone.
fn mean_points(seats: usize, noise: f32) -> f32 {
    const GAMES: u64 = 40;
    let game = rules::<ParisParis>(seats);
    let mut sum = 0;
    for number in 0..GAMES {
        let played = Match::new(game.clone(), Seed::from_text("playing on").child(number));
        let mut state = *played.state();
        ParisParis::evaluation().measure().finish(
            &game,
            &mut state,
            noise,
            &mut Quick::new(number),
        );
        let outcome = game.outcome(&state).expect("play went on to the end");
        sum += outcome.scores.as_slice().iter().sum::<i32>();
    }
    sum as f32 / (GAMES as f32 * seats as f32)
}

#[test]
fn the_rule_of_thumb_of_paris_paris_scores_more_than_chance() {
    for seats in 2..=4 {
        let (sense, chance) = (mean_points(seats, 0.0), mean_points(seats, 1.0));
        assert!(sense > 1.02 * chance, "{seats} players: {sense} with sense, {chance} without");
    }
}

#[test]
fn the_tree_of_paris_paris_ends_with_the_round() {
    let game = rules::<ParisParis>(2);
    let mut played = Match::new(game.clone(), Seed::from_text("round"));
    let root = *played.state();
    let beyond = |played: &Match<ParisParis>| {
        ParisParis::evaluation().measure().is_beyond(&game, &root, played.state())
    };
    played.play(played.legal()[0]).expect("a legal move");
    assert!(!beyond(&played), "the round goes on");
    played.play(played.legal()[0]).expect("a legal move");
    assert!(beyond(&played), "the next round has been laid out");
}
