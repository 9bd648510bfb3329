//! The tables that are measured: the basic game with the edition that the program ships.

use std::sync::Arc;

use catalog::{Kind, StartError};
use cli::{Answer, Failure};
use table::{Edition as _, Game};

/// The numbers of players that are asked for: one, or every possible one.
pub(crate) fn players(kind: Kind, asked: Option<usize>) -> Answer<Vec<usize>> {
    match asked {
        None => Ok(kind.seats().collect()),
        Some(asked) if kind.seats().contains(&asked) => Ok(vec![asked]),
        Some(asked) => Err(Failure::usage(StartError::Seats { kind, asked })),
    }
}

/// The rules.
pub(crate) fn rules<G: Game>(players: usize) -> Arc<G> {
    let edition = Arc::new(G::Edition::shipped());
    let rules = G::new(edition, G::Options::default(), players);
    Arc::new(rules.expect("the basic game can be played by every number of players"))
}
