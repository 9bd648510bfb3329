//! Bots that play by a file: the search of the highest level with a network, or with other weights.

use std::sync::Arc;

use table::Match;

use crate::bot::{Bot, HasEvaluation};
use crate::budget::{Budget, Cancel};
use crate::evaluate::{Evaluate as _, Joined};
use crate::guide::Guide as _;
use crate::level::Level;
use crate::linear::Linear;
use crate::net::Learned;
use crate::position::Position;
use crate::searcher::{Analysis, Searcher};
use crate::series::{Entrant, Fault, Player};
use crate::solve::Solve;

/// A bot with a network and the memory of its search.
#[derive(Debug)]
pub struct NetBot<G: HasEvaluation> {
    learned: Arc<Learned<G::Measure>>,
    searcher: Searcher<G>,
    expected: Option<f32>,
}

impl<G: HasEvaluation> NetBot<G> {
    /// A bot that has not thought about anything yet.
    #[must_use]
    pub fn new(learned: Arc<Learned<G::Measure>>) -> Self {
        Self { learned, searcher: Searcher::default(), expected: None }
    }

    /// Thinks about the move to make, knowing what the seat to act knows and no more.
    ///
    /// # Panics
    /// If the game is over.
    pub fn think(
        &mut self,
        at: &Position<'_, G>,
        budget: Budget,
        cancel: &Cancel,
        seed: u64,
    ) -> Analysis<G::Move> {
        let guide = self.learned.linear().guide();
        let clock = budget.start(cancel);
        let task = Solve { clock: &clock, nodes: budget.nodes.unwrap_or(u64::MAX) };
        let found = guide.solve(at.game, at.state, &task).unwrap_or_else(|| {
            let by = Joined { value: &*self.learned, guide };
            self.searcher.search(at, &by, guide.tuning(at.game), budget, cancel, seed)
        });
        self.expected = found.options.first().map(|best| best.share);
        found
    }
}

impl<G: HasEvaluation> Player<G> for NetBot<G> {
    fn choose(
        &mut self,
        played: &Match<G>,
        budget: Budget,
        cancel: &Cancel,
        seed: u64,
    ) -> Result<G::Move, Fault> {
        Ok(self.think(&Position::of(played), budget, cancel, seed).options[0].mv)
    }

    fn expects(&self) -> Option<f32> {
        self.expected
    }
}

/// Who cannot play because its file is damaged or of another game.
struct Unable(String);

impl<G: HasEvaluation> Player<G> for Unable {
    fn choose(
        &mut self,
        _played: &Match<G>,
        _budget: Budget,
        _cancel: &Cancel,
        _seed: u64,
    ) -> Result<G::Move, Fault> {
        Err(Fault(self.0.clone()))
    }
}

/// Somebody for a series who plays by the networks of this text, as `lutece train` prints it.
#[must_use]
pub fn net_entrant<G: HasEvaluation>(name: String, text: &str) -> Entrant<G> {
    match Learned::parse::<G>(G::evaluation().clone(), text) {
        Ok(learned) => {
            let learned = Arc::new(learned);
            Entrant { name, sit: Box::new(move || Box::new(NetBot::new(Arc::clone(&learned)))) }
        }
        Err(error) => unable(name, &error),
    }
}

fn unable<G: HasEvaluation>(name: String, why: &impl ToString) -> Entrant<G> {
    let why = why.to_string();
    Entrant { name, sit: Box::new(move || Box::new(Unable(why.clone()))) }
}

/// Somebody for a series who plays at the highest level by the weights of this text, as `lutece
/// tune` and `lutece fit` print it.
#[must_use]
pub fn weights_entrant<G: HasEvaluation>(name: String, text: &str) -> Entrant<G> {
    match Linear::read::<G>(G::Measure::default(), text) {
        Ok(weights) => {
            let weights = Arc::new(weights);
            let sit = move || Box::new(Bot::weighed(Level::Haussmann, Arc::clone(&weights))) as _;
            Entrant { name, sit: Box::new(sit) }
        }
        Err(error) => unable(name, &error),
    }
}
