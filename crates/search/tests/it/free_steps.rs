//! Free steps of Paris are searched in one order, and nothing is lost by that.

use std::collections::HashSet;

use lutece_search::{Guide as _, HasEvaluation as _};
use paris::{Move, Paris, State};
use table::{Game as _, Match, Quick, Quiet, Seed};

use crate::games::rules;

const DEEPEST: usize = 3;

/// Every position that up to three free steps lead to, and how many sequences there are.
#[derive(Default)]
struct Walk {
    reached: HashSet<String>,
    sequences: usize,
}

impl Walk {
    fn on(
        &mut self,
        game: &Paris,
        state: &State,
        last: Option<(&State, Move)>,
        left: usize,
        filter: bool,
    ) {
        if left == 0 {
            return;
        }
        let guide = Paris::evaluation().measure();
        let mut moves = Vec::new();
        guide.candidates(game, state, &mut moves);
        moves.retain(|mv| mv.is_free());
        for mv in moves {
            let repeats = |(before, last): (&State, Move)| guide.repeats(game, before, last, mv);
            if filter && last.is_some_and(repeats) {
                continue;
            }
            let mut after = *state;
            game.play(&mut after, mv, &mut Quiet);
            self.sequences += 1;
            self.reached.insert(format!("{after:?}"));
            self.on(game, &after, Some((state, mv)), left - 1, filter);
        }
    }
}

/// Positions of random games in which at least three free steps are open.
fn positions(seats: usize) -> Vec<Match<Paris>> {
    let mut found = Vec::new();
    for number in 0..6 {
        let seed = Seed::from_text("free steps").child(number);
        let mut played = Match::new(rules::<Paris>(seats), seed);
        let mut chance = Quick::new(number);
        let mut buffer = Vec::new();
        while played.to_act().is_some() {
            let legal = played.legal();
            if legal.iter().filter(|mv| mv.is_free()).count() >= 3 && legal.len() < 40 {
                found.push(played.clone());
            }
            let (mv, _) = played.game().playout(played.state(), &mut chance, &mut buffer);
            played.play(mv).expect("a playout is legal");
        }
    }
    let step = (found.len() / 40).max(1);
    found.into_iter().step_by(step).collect()
}

#[test]
fn one_order_of_free_steps_reaches_every_position_with_fewer_sequences() {
    let (mut all, mut kept) = (0, 0);
    for seats in 2..=4 {
        for played in positions(seats) {
            let (game, state) = (played.game(), played.state());
            let (mut every, mut one) = (Walk::default(), Walk::default());
            every.on(game, state, None, DEEPEST, false);
            one.on(game, state, None, DEEPEST, true);
            let lost = every.reached.difference(&one.reached).count();
            assert_eq!(lost, 0, "positions lost after {} moves", played.moves().len());
            all += every.sequences;
            kept += one.sequences;
        }
    }
    // The figures that docs/bots.md gives.
    assert_eq!((all, kept), (13_623, 4_261), "sequences in any order, in one order");
}

#[test]
fn a_step_that_needs_the_one_before_it_is_no_repetition() {
    let mut dependent = 0;
    for played in positions(2) {
        let (game, before) = (played.game(), played.state());
        for last in played.legal().into_iter().filter(|mv| mv.is_free()) {
            let mut after = *before;
            game.play(&mut after, last, &mut Quiet);
            let mut moves = Vec::new();
            game.legal(&after, &mut moves);
            for mv in moves.into_iter().filter(|mv| mv.is_free()) {
                if !played.legal().contains(&mv) {
                    dependent += 1;
                    assert!(
                        !Paris::evaluation().measure().repeats(game, before, last, mv),
                        "{last}, {mv}"
                    );
                }
            }
        }
    }
    assert!(dependent > 0, "some free step makes another possible");
}
