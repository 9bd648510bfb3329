//! Events of a store that is watched.

use site::event::Event;
use site::result::Finished;

use super::Watched;
use crate::id::{EventId, TableId};
use crate::store::Later;
use crate::store::events::{EventList, Events, Versioned};

impl Events for Watched {
    fn event(&self, id: EventId) -> Later<'_, Option<Versioned>> {
        self.read("events", self.inner.event(id))
    }

    fn put_event(&self, version: u32, event: Event) -> Later<'_, bool> {
        self.write("events", self.inner.put_event(version, event))
    }

    fn events(&self, list: EventList, limit: u32) -> Later<'_, Vec<Versioned>> {
        self.read("events", self.inner.events(list, limit))
    }

    fn results_of(&self, tables: Vec<TableId>) -> Later<'_, Vec<Finished>> {
        self.read("results", self.inner.results_of(tables))
    }
}
