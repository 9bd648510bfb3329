//! Tests of the search that look inside it.

use std::sync::Arc;

use paris::Paris;
use table::{Edition as _, Match, Seed};

use super::*;
use crate::bot::HasEvaluation as _;

/// A line that lingers in the turn of the root is valued at the same point as the lines that went
/// on.
#[test]
fn all_lines_of_a_round_end_at_one_boundary() {
    let edition = Arc::new(<Paris as Game>::Edition::shipped());
    let game = Arc::new(Paris::new(edition, Default::default(), 3).expect("the basic game"));
    let mut played = Match::new(Arc::clone(&game), Seed::from_text("boundary"));
    let begun = played.clone();
    let evaluation = Paris::evaluation();
    let tuning = evaluation.guide().tuning(&game);
    let Rollout::Turns { turns, .. } = tuning.rollout else { panic!("played on by turns") };
    assert_eq!(turns, 3, "a whole round");
    let search = Mcts::new(&Position::of(&begun), evaluation, tuning, 1, None);
    let end = search.boundary(begun.state(), turns);
    let (mut within, mut beyond) = (0, 0);
    while beyond < 3 {
        let mv = played.legal()[0];
        played.play(mv).expect("a legal move");
        let turn = game.turn(played.state());
        let boundary = search.boundary(played.state(), turns);
        if turn <= end {
            assert_eq!(boundary, end);
            within += 1;
        } else {
            assert_eq!(boundary, turn);
            beyond += 1;
        }
    }
    assert!(within > 6, "only {within} positions of the round");
}
