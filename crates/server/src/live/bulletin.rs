//! Who waits for news of an event. An event is one document in the store. The news is how many times it was
//! changed; to see the new content, ask for it.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard};

use tokio::sync::watch;

use super::Tables;
use crate::id::EventId;
use crate::log;
use crate::store::StoreError;

/// The events that somebody waits for, and the version of each that is known here.
#[derive(Debug, Default)]
pub(super) struct Bulletin(Mutex<HashMap<EventId, watch::Sender<u32>>>);

impl Bulletin {
    fn lock(&self) -> MutexGuard<'_, HashMap<EventId, watch::Sender<u32>>> {
        self.0.lock().expect("no holder of the bulletin panics")
    }

    /// The news of an event from now on. Events that nobody waits for any more are forgotten.
    fn subscribe(&self, event: EventId) -> watch::Receiver<u32> {
        let mut all = self.lock();
        all.retain(|_, news| news.receiver_count() > 0);
        all.entry(event).or_default().subscribe()
    }

    /// Sets an event's version. Late news change nothing.
    fn publish(&self, event: EventId, version: u32) {
        if let Some(news) = self.lock().get(&event) {
            news.send_if_modified(|known| {
                let newer = *known < version;
                *known = version.max(*known);
                newer
            });
        }
    }

    fn known(&self) -> Vec<EventId> {
        self.lock().keys().copied().collect()
    }
}

impl Tables {
    /// The versions of an event from now on; `None` if there is none.
    ///
    /// # Errors
    /// If the store failed.
    pub async fn event_news(
        &self,
        event: EventId,
    ) -> Result<Option<watch::Receiver<u32>>, StoreError> {
        // Listen first and then look, so that nothing is missed in between.
        let news = self.0.bulletin.subscribe(event);
        Ok(self.event_checked(event).await?.map(|_| news))
    }

    /// Looks up in the store which version an event has, and tells those who wait for it.
    ///
    /// # Errors
    /// If the store failed.
    pub async fn event_checked(&self, event: EventId) -> Result<Option<u32>, StoreError> {
        let version = self.0.store.event(event).await?.map(|(version, _)| version);
        if let Some(version) = version {
            self.event_changed(event, version);
        }
        Ok(version)
    }

    /// An event was changed and has this version now.
    pub fn event_changed(&self, event: EventId, version: u32) {
        self.0.bulletin.publish(event, version);
    }

    /// After the connection to other servers was lost: looks after every event that somebody waits for.
    pub(super) async fn check_events(&self) {
        for event in self.0.bulletin.known() {
            if let Err(error) = self.event_checked(event).await {
                log::event("behind", &[("event", &event), ("why", &error)]);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn news_come_in_order_and_what_nobody_waits_for_is_forgotten() {
        let bulletin = Bulletin::default();
        let [one, two] = [EventId::random(), EventId::random()];
        bulletin.publish(one, 3);
        assert_eq!(bulletin.known(), [], "nobody waits");
        let mut news = bulletin.subscribe(one);
        let mut other = bulletin.subscribe(one);
        bulletin.publish(one, 4);
        assert_eq!((*news.borrow_and_update(), *other.borrow_and_update()), (4, 4));
        bulletin.publish(one, 3);
        bulletin.publish(two, 9);
        assert!(!news.has_changed().expect("it is there"), "late, and another event's");
        bulletin.publish(one, 5);
        assert!(news.has_changed().expect("it is there"));
        drop((news, other));
        let _two = bulletin.subscribe(two);
        assert_eq!(bulletin.known(), [two]);
    }
}
