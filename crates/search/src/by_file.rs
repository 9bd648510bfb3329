//! Bots that play by a file: the search of the highest level with networks, or with other weights.

use std::sync::Arc;

use table::Match;

use crate::bot::{Bot, HasEvaluation};
use crate::budget::{Budget, Cancel};
use crate::evaluate::Knowledge;
use crate::level::Level;
use crate::linear::Linear;
use crate::net::Learned;
use crate::series::{Entrant, Fault, Player};

/// A player that cannot play because its file is damaged or for another game.
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

/// An entrant that plays at the highest level and values the ends of its lines by the networks in
/// this text, as `lutece train` prints it.
#[must_use]
pub fn net_entrant<G: HasEvaluation>(name: String, text: &str) -> Entrant<G> {
    let value = G::evaluation().clone();
    let leaf = Learned::parse::<G>(value.clone(), text);
    entrant(name, leaf.map(|leaf| Knowledge { value, leaf: Some(leaf) }))
}

/// An entrant that plays at the highest level by the weights in this text, as `lutece tune` and
/// `lutece fit` print it.
#[must_use]
pub fn weights_entrant<G: HasEvaluation>(name: String, text: &str) -> Entrant<G> {
    entrant(name, Linear::read::<G>(G::Measure::default(), text).map(Knowledge::from))
}

/// An entrant that plays at the highest level and values the ends of its lines by the weights in
/// this text, for the numbers of players that it covers.
#[must_use]
pub fn leaf_entrant<G: HasEvaluation>(name: String, text: &str) -> Entrant<G> {
    let value = G::evaluation().clone();
    let leaf = value.clone().with(text).map(Learned::new);
    entrant(name, leaf.map(|leaf| Knowledge { value, leaf: Some(leaf) }))
}

fn entrant<G: HasEvaluation>(
    name: String,
    knowledge: Result<Knowledge<G::Measure>, impl ToString>,
) -> Entrant<G> {
    match knowledge {
        Ok(knowledge) => {
            let knowledge = Arc::new(knowledge);
            let sit = move || Box::new(Bot::knowing(Level::Haussmann, Arc::clone(&knowledge))) as _;
            Entrant { name, sit: Box::new(sit) }
        }
        Err(error) => {
            let why = error.to_string();
            Entrant { name, sit: Box::new(move || Box::new(Unable(why.clone()))) }
        }
    }
}
