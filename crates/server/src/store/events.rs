//! Events. Each is one document with a version: a change names the version that was read, and if two change
//! the same version, one has to read again. So two servers begin a round only once.

use site::event::Event;
use site::result::Finished;

use super::{Later, StoreError};
use crate::id::{EventId, PlayerId, TableId};

/// An event, and how often it was changed.
pub type Versioned = (u32, Event);

/// Which events to list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventList {
    /// Those that everybody may find: those that go on first, then the latest.
    Public,
    /// Those that somebody takes part in, did, or set up, in the same order.
    Of(PlayerId),
    /// Those that something may have to be done about.
    Live,
    /// All, in the order of their ids, after one of them; for exports.
    After(Option<EventId>),
}

/// The part of a store that is about events.
pub trait Events: Send + Sync {
    /// An event.
    fn event(&self, id: EventId) -> Later<'_, Option<Versioned>>;

    /// Keeps an event that was read in a version; 0 for a new one. False if it has changed since.
    fn put_event(&self, version: u32, event: Event) -> Later<'_, bool>;

    /// The events of a list, at most `limit`.
    fn events(&self, list: EventList, limit: u32) -> Later<'_, Vec<Versioned>>;

    /// The results of those of some tables that are over; without sheets.
    fn results_of(&self, tables: Vec<TableId>) -> Later<'_, Vec<Finished>>;
}

/// Everybody who is to find an event among theirs.
pub(crate) fn players(event: &Event) -> Vec<String> {
    let entrants = event.entrants.iter().map(|entrant| entrant.player);
    entrants.chain([event.organiser]).map(|player| player.to_string()).collect()
}

pub(crate) fn event_of(version: i64, json: &str) -> Result<Versioned, StoreError> {
    let event = serde_json::from_str(json)
        .map_err(|error| StoreError::Corrupt(format!("event: {error}")))?;
    let version = u32::try_from(version)
        .map_err(|_| StoreError::Corrupt(format!("version {version} of an event")))?;
    Ok((version, event))
}

pub(crate) fn event_json(event: &Event) -> String {
    serde_json::to_string(event).expect("an event can be written as JSON")
}
