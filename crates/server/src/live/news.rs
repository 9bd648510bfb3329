//! News from other servers on the same store.

use super::Tables;
use super::slot::Slot;
use crate::id::TableId;
use crate::log;
use crate::store::News;
use std::sync::Arc;

impl Tables {
    /// Listens to what other servers did, for as long as the store tells.
    pub(crate) fn listen(&self) {
        let Some(mut news) = self.0.store.news() else { return };
        let tables = self.clone();
        tokio::spawn(async move {
            while let Some(news) = news.recv().await {
                tables.hear(news).await;
            }
        });
    }

    async fn hear(&self, news: News) {
        match news {
            News::Grown(table, version) => {
                if let Some(slot) = self.known(table) {
                    self.grown(&slot, version).await;
                }
            }
            News::Rewritten(table) => {
                if let Some(slot) = self.known(table) {
                    slot.write().await.forget();
                }
            }
            News::Event(event, version) => self.event_changed(event, version),
            News::Due => self.claim_turns().await,
            News::Callees => self.learn_callees().await,
            News::Gap => {
                self.learn_callees().await;
                self.check_all().await;
                self.check_events().await;
            }
        }
    }

    fn known(&self, table: TableId) -> Option<Arc<Slot>> {
        self.slots().get(&table).cloned()
    }

    async fn grown(&self, slot: &Arc<Slot>, version: u32) {
        let behind = slot.read(|state| state.version < version);
        match behind {
            None => slot.publish(version),
            Some(false) => {}
            Some(true) => {
                // It may have been dropped, or have grown, in the meantime.
                let Ok(loaded) = slot.write().await.loaded() else { return slot.publish(version) };
                if let Err(refusal) = self.catch_up(loaded).await {
                    log::event("behind", &[("table", &slot.id()), ("why", &refusal)]);
                    slot.write().await.forget();
                    slot.publish(version);
                }
            }
        }
    }

    /// After the connection was lost: compares every known table with the store.
    async fn check_all(&self) {
        let known: Vec<TableId> = self.slots().keys().copied().collect();
        for some in known.chunks(500) {
            match self.0.store.lengths(some.to_vec()).await {
                Ok(lengths) => {
                    for (table, version) in lengths {
                        if let Some(slot) = self.known(table) {
                            self.grown(&slot, version).await;
                        }
                    }
                }
                Err(error) => log::event("behind", &[("why", &error)]),
            }
        }
    }
}
