//! Reviews in progress: computed through the one queue, after everything that anybody waits for at a table,
//! and stored when they are done.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};

use catalog::Any;
use search::{Budget, Level};
use site::pages::review::UnderWay;
use study::{JudgePlan, Judging, Review};
use tokio::sync::watch;
use tokio::task::AbortHandle;

use super::Tables;
use super::queue::{Behalf, Step, TooMuch, Urgency};
use crate::log;
use crate::store::{Reviewed, Store, now};

/// The seed of the judge's search.
const SEED: u64 = 1;

/// The reviews that this server is working on, by what they are of.
#[derive(Clone, Default)]
pub struct Reviews(Arc<Mutex<HashMap<String, Running>>>);

struct Running {
    progress: watch::Receiver<u8>,
    by: Behalf,
    task: AbortHandle,
}

impl Reviews {
    fn running(&self) -> MutexGuard<'_, HashMap<String, Running>> {
        self.0.lock().expect("no holder of the list panics")
    }

    /// The progress of a review; `None` if it is not in progress here.
    #[must_use]
    pub fn under_way(&self, of: &str, by: Behalf) -> Option<UnderWay> {
        let running = self.running();
        let one = running.get(of)?;
        Some(UnderWay { percent: *one.progress.borrow(), mine: one.by == by })
    }

    /// Starts the review of a finished game, unless it is already in progress.
    ///
    /// # Errors
    /// If somebody already has a review in progress.
    pub fn begin(
        &self,
        tables: &Tables,
        store: &Arc<dyn Store>,
        of: String,
        game: &Any,
        by: Behalf,
    ) -> Result<(), TooMuch> {
        let mut running = self.running();
        if running.contains_key(&of) {
            return Ok(());
        }
        let budget = Budget::nodes(tables.config().review_nodes);
        let plan = JudgePlan { judge: Level::Haussmann.into(), budget, seed: SEED };
        let Ok(mut judging) = Judging::new(game, &plan) else { return Ok(()) };
        let work = tables.queue().submit(Urgency::Review, by, move |cancel| {
            let (done, total) = judging.progress();
            let percent = 99 * done / total.max(1);
            match judging.step_on(cancel, 1 + cancel.helpers()) {
                Ok(None) => Step::More(u8::try_from(percent).unwrap_or(99)),
                Ok(Some(review)) => Step::Done(Some(review)),
                Err(_) => Step::Done(None),
            }
        })?;
        let progress = work.progress.clone();
        let (reviews, store, key) = (self.clone(), Arc::clone(store), of.clone());
        // It is removed from the list under the lock held here, so not before it has been added.
        let task = tokio::spawn(async move {
            if let Some(Some(review)) = work.await {
                keep(&*store, &key, review).await;
            }
            reviews.running().remove(&key);
        });
        running.insert(of, Running { progress, by, task: task.abort_handle() });
        Ok(())
    }

    /// Cancels a review that the same person asked for; false if somebody else did.
    pub fn cancel(&self, of: &str, by: Behalf) -> bool {
        let mut running = self.running();
        if running.get(of).is_none_or(|one| one.by != by) {
            return false;
        }
        running.remove(of).is_some_and(|one| {
            one.task.abort();
            true
        })
    }
}

/// Keeps a review. Names stay with the game: somebody erased there must not be found here.
async fn keep(store: &dyn Store, of: &str, mut review: Review) {
    for player in &mut review.players {
        player.name = None;
    }
    let text = serde_json::to_string(&review).expect("a review can be written as JSON");
    let kept = Reviewed { judge: review.version, budget: review.budget, at: now(), text };
    if let Err(error) = store.put_review(of.to_owned(), kept).await {
        log::event("review", &[("of", &of), ("why", &error)]);
    }
}
