//! Outages: times when no server was running, so that nobody's clock ran. A server leaves a sign of life
//! every few seconds. One that starts, or that hung for so long that others had to assume it was dead, learns
//! from the store whether any other was running, before it looks at any clock.

use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, SystemTime};

use site::action::Outage;

use super::Tables;
use super::state::State;
use crate::action::Action;
use crate::store::outages::Sign;
use crate::store::{Millis, StoreError};

/// How often a server gives a sign.
const EVERY: Duration = Duration::from_secs(5);
/// After so long without a sign a server counts as gone.
const SILENCE: Duration = Duration::from_secs(15);

/// What is known of outages.
#[derive(Debug, Default)]
pub(super) struct Outages {
    known: Mutex<OutageState>,
    /// One sign at a time.
    giving: tokio::sync::Mutex<()>,
}

#[derive(Debug, Default)]
struct OutageState {
    outages: Arc<[Outage]>,
    /// When this server last gave a sign, by the machine's clock: it goes on while a machine sleeps.
    sign: Option<SystemTime>,
}

impl Outages {
    fn lock(&self) -> MutexGuard<'_, OutageState> {
        self.known.lock().expect("no holder of the outages panics")
    }

    /// Whether no sign was given for so long.
    fn is_silent(&self, long: Duration) -> bool {
        let passed = |sign: SystemTime| sign.elapsed().unwrap_or_default();
        self.lock().sign.is_none_or(|sign| passed(sign) >= long)
    }

    /// Every outage, the earliest first.
    pub(super) fn known(&self) -> Arc<[Outage]> {
        Arc::clone(&self.lock().outages)
    }
}

impl Tables {
    /// Gives a sign that this server is there, or leaves.
    async fn sign(&self, leaves: bool) -> Result<(), StoreError> {
        let shared = self.0.store.is_shared();
        let silence = Millis::try_from(SILENCE.as_millis()).expect("seconds are few milliseconds");
        let sign = Sign {
            node: self.0.node,
            at: self.now(),
            begins: self.0.outages.is_silent(SILENCE),
            leaves,
            silence: if shared { silence } else { 0 },
        };
        let outages = self.0.store.sign(sign).await?;
        let mut known = self.0.outages.lock();
        (known.outages, known.sign) = (outages.into(), Some(SystemTime::now()));
        Ok(())
    }

    /// Gives a sign if it is time for one. A failure is in the log, and it is tried again.
    pub(super) async fn beat(&self) {
        if self.0.outages.is_silent(EVERY) {
            let _giving = self.0.outages.giving.lock().await;
            if self.0.outages.is_silent(EVERY) {
                let _ = self.sign(false).await;
            }
        }
    }

    /// Before clocks are looked at: checks whether this server was asleep while no other was running.
    pub(super) async fn awake(&self) {
        if self.is_asleep() {
            self.beat().await;
        }
    }

    /// Whether no sign was given for so long that others may assume this server is dead.
    pub(super) fn is_asleep(&self) -> bool {
        self.0.outages.is_silent(SILENCE)
    }

    /// The first sign of a server, before anything else is asked of it.
    pub(crate) async fn arrive(&self) {
        self.beat().await;
    }

    /// The last sign of a server that stops.
    pub(super) async fn leave(&self) {
        let _ = self.sign(true).await;
    }

    /// The outages that were not yet taken off at a table, as actions.
    pub(super) fn owed(&self, state: &State) -> Vec<Action> {
        let outages = self.0.outages.known();
        let clocks = state.clocks.iter();
        clocks.flat_map(|clocks| clocks.owed(&outages)).map(Action::Outage).collect()
    }
}
