//! Positions valued together are worth the same as when valued one by one.

use lutece_search::{HasEvaluation, Value as _, Worth};
use table::Quiet;

use crate::games::{every_table, positions};

#[test]
fn positions_valued_together_are_worth_the_same() {
    fn check<G: HasEvaluation>(seats: usize) {
        let mut together = 0;
        // What was computed for one batch is at hand for the next, as in a search.
        let mut memo = Default::default();
        // Positions from many moments in one batch, each between those that its moves lead to.
        for part in positions::<G>(seats, "together", 40).chunks(8) {
            let game = part[0].game();
            let mut states = Vec::new();
            for played in part {
                for mv in played.legal() {
                    let mut after = *played.state();
                    game.play(&mut after, mv, &mut Quiet);
                    states.push(after);
                }
                states.push(*played.state());
            }
            states.retain(|state| game.to_act(state).is_some());
            let mut worths: Vec<Worth> = Vec::new();
            G::evaluation().worths(game, &states, &mut memo, &mut worths);
            assert_eq!(worths.len(), states.len());
            for (state, worth) in states.iter().zip(worths) {
                assert_eq!(worth, G::evaluation().worth(game, state), "{} of {seats}", G::NAME);
            }
            together += states.len();
        }
        assert!(together > 100, "{together} positions of {} are too few", G::NAME);
    }
    every_table!(check);
}
