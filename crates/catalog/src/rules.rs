//! The rules of a new game, from options in text.

use std::sync::Arc;

use table::Options as _;

use crate::StartError;
use crate::shared::{Listed, Shared};

/// Options in any string type, converted to one type. Nothing beyond this function is generic over
/// the string type: each type would mean another copy of every game's rules in every crate that
/// deals one.
pub(crate) fn texts<K: AsRef<str>, V: AsRef<str>>(options: &[(K, V)]) -> Vec<(&str, &str)> {
    options.iter().map(|(key, value)| (key.as_ref(), value.as_ref())).collect()
}

pub(crate) fn rules<G: Listed>(
    shared: Option<&Shared>,
    version: u32,
    edition: &Arc<G::Edition>,
    pairs: &[(&str, &str)],
    seats: usize,
) -> Result<Arc<G>, StartError> {
    if !G::SEATS.contains(&seats) {
        let kind = G::NAME.parse().expect("the game is in the list");
        return Err(StartError::Seats { kind, asked: seats });
    }
    if !(G::OLDEST_RULES..=G::RULES).contains(&version) {
        return Err(StartError::Rules { asked: version, newest: G::RULES });
    }
    let mut options = G::Options::default();
    for (at, &(key, value)) in pairs.iter().enumerate() {
        if pairs[..at].iter().any(|(other, _)| *other == key) {
            return Err(StartError::Twice(key.to_owned()));
        }
        options.set(key, value).map_err(StartError::Option)?;
    }
    if let Some(known) = shared.and_then(|it| it.find(edition, &options, seats, version)) {
        return Ok(known);
    }
    let game = G::new(Arc::clone(edition), options, seats).map_err(StartError::Unplayable)?;
    Ok(Arc::new(game.by_rules(version)))
}
