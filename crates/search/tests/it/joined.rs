//! A value and a guide can come from different places, and a value may be asked for many positions
//! at once.

use std::sync::atomic::{AtomicUsize, Ordering};

use lutece_search::games::paris::Features;
use lutece_search::{
    Budget, Cancel, Evaluate, Guide as _, HasEvaluation as _, Joined, Linear, Position, Searcher,
    Value, Worth,
};
use paris::{Paris, State};
use table::Game;

use crate::games::positions;

/// The evaluation that the program ships, which counts how often it is asked for several at once.
struct Together {
    shipped: &'static Linear<Features>,
    batches: AtomicUsize,
}

impl Value<Paris> for Together {
    type Memo = ();

    fn worth(&self, game: &Paris, state: &State) -> Worth {
        self.shipped.worth(game, state)
    }

    /// From the last to the first, as a faster implementation might.
    fn worths(&self, game: &Paris, states: &[State], (): &mut (), worths: &mut Vec<Worth>) {
        self.batches.fetch_add(1, Ordering::Relaxed);
        let begin = worths.len();
        worths.extend(states.iter().rev().map(|state| self.worth(game, state)));
        worths[begin..].reverse();
    }
}

#[test]
fn values_asked_for_at_once_lead_to_the_same_search() {
    fn found<E: Evaluate<Paris>>(evaluate: &E, seats: usize) -> Vec<(String, u64)> {
        let mut found = Vec::new();
        for (seed, played) in positions::<Paris>(seats, "joined", 3).into_iter().enumerate() {
            let (at, tuning) = (Position::of(&played), evaluate.guide().tuning(played.game()));
            let budget = Budget::nodes(60);
            let analysis = Searcher::default().search(
                &at,
                evaluate,
                tuning,
                budget,
                &Cancel::new(),
                seed as u64,
            );
            found.extend(analysis.options.iter().map(|it| (it.mv.to_string(), it.visits)));
        }
        found
    }
    for seats in 2..=3 {
        let shipped = Paris::evaluation();
        let together = Together { shipped, batches: AtomicUsize::new(0) };
        let joined = Joined { value: &together, leaf: Some(&together), guide: shipped.measure() };
        assert_eq!(found(&joined, seats), found(shipped, seats));
        let batches = together.batches.load(Ordering::Relaxed);
        assert!(batches >= 60, "{batches} times in {} searches", Paris::NAME);
    }
}
