//! Delivers calls: takes people who have calls due, checks whether each call still makes sense, and notifies
//! them through every channel they want.
//!
//! The state is stored after each step, so that delivery continues where a killed server stopped. Only a
//! server that dies between sending something and noting that it was sent causes a second delivery, with the
//! same id, by which receivers can recognise it.

use std::time::Duration;

use site::model::called::About;

use super::out::Unsent;
use super::text;
use super::wishes::{Way, Wishes};
use super::{Calls, hook};
use crate::id::PlayerId;
use crate::live::callees::Sense;
use crate::log;
use crate::store::calls::{Call, Callee, Reason};
use crate::store::{Millis, StoreError, now};

/// How many people are taken at a time.
const SOME: u32 = 20;
/// How many of somebody's calls are looked at.
const MANY: u32 = 200;
/// How often the worker looks for due calls, if nothing else happens.
const OFTEN: Duration = Duration::from_secs(1);
/// After how many seconds a failed delivery is retried, the first time, the second and so on; after that it
/// is given up.
const AGAIN: [Millis; 6] = [5, 30, 120, 600, 3_600, 21_600];
/// How long somebody who was told that a table waits is not told of another, in milliseconds.
const ANNOUNCED: Millis = 30 * 60 * 1000;

impl Calls {
    /// Delivers until the server stops. People who were looking when it started have time to reconnect.
    pub(super) async fn deliver(self) {
        let mut stop = self.0.stop.clone();
        let work = async {
            tokio::time::sleep(self.settling()).await;
            loop {
                let taken = self.round().await.unwrap_or(0);
                if taken == 0 {
                    // Nothing is due yet, or the store is in trouble and has told so.
                    tokio::time::sleep(self.rhythm()).await;
                }
            }
        };
        tokio::select! {
            () = work => {}
            _ = stop.wait_for(|stop| *stop) => {}
        }
    }

    fn settling(&self) -> Duration {
        Duration::from_millis(u64::try_from(self.0.tables.config().call_after).unwrap_or(0))
    }

    fn rhythm(&self) -> Duration {
        OFTEN.min(self.settling().max(Duration::from_millis(20)))
    }

    /// Notifies everybody who has calls due now; returns how many.
    async fn round(&self) -> Result<usize, StoreError> {
        let (node, store) = (self.0.tables.node(), &self.0.store);
        if !self.0.tables.has_callees() {
            return Ok(0);
        }
        let taken = store.claim_callees(node, SOME, self.0.setup.lease).await?;
        for &player in &taken {
            self.attend(player).await?;
            store.release_callee(node, player).await?;
        }
        Ok(taken.len())
    }

    async fn attend(&self, player: PlayerId) -> Result<(), StoreError> {
        let store = &self.0.store;
        let Some(callee) = store.callee(player).await? else { return Ok(()) };
        let wishes = Wishes::read(&callee.wishes);
        let calls = store.calls(player, MANY).await?;
        let mut letter = Vec::new();
        for call in calls.iter().filter(|call| !call.left.is_empty()) {
            let digest = Way::read(&call.left) == [Way::Mail];
            // Everything that waits for the next letter goes with it, even if it came later.
            if call.due > now() && !digest {
                continue;
            }
            if let Some(waiting) = self.look_after(player, &wishes, call, &calls).await? {
                letter.push(waiting);
            }
        }
        self.mail(player, &callee, &wishes, letter).await
    }

    /// Handles a call, except for mail; returns what is left for mail.
    async fn look_after(
        &self,
        player: PlayerId,
        wishes: &Wishes,
        call: &Call,
        all: &[Call],
    ) -> Result<Option<(Call, About)>, StoreError> {
        let store = &self.0.store;
        let mut call = call.clone();
        let Some(about) = self.sense(player, &call, all).await else {
            return match call.left == Call::NEW {
                true => store.forget_calls(player, vec![call]).await,
                false => self.keep(player, call, Vec::new()).await,
            }
            .map(|()| None);
        };
        if let Some(until) = wishes.quiet.and_then(|quiet| quiet.until(now())) {
            call.due = until;
            return store.settle_calls(player, vec![call], None).await.map(|()| None);
        }
        let ways = match call.left == Call::NEW {
            true if wishes.about(call.reason) => self.offered(wishes),
            true => Vec::new(),
            false => Way::read(&call.left),
        };
        if call.left == Call::NEW && ways.is_empty() {
            // People with a feed find it there.
            return match wishes.feed.is_some() && wishes.about(call.reason) {
                true => self.keep(player, call, Vec::new()).await,
                false => store.forget_calls(player, vec![call]).await,
            }
            .map(|()| None);
        }
        let (mail, others): (Vec<Way>, Vec<Way>) =
            ways.into_iter().partition(|way| *way == Way::Mail);
        let mut left = mail.clone();
        for way in others {
            match self.tell(wishes, &way, &call, &about).await {
                Ok(()) => self.told(true),
                Err(Unsent::Gone) => {
                    self.told(false);
                    self.drop_way(player, &way).await?;
                }
                Err(Unsent::Later(why)) if (call.tries as usize) < AGAIN.len() => {
                    log::event("call-later", &[("way", &way.word()), ("why", &why)]);
                    left.push(way);
                }
                Err(why) => {
                    self.told(false);
                    log::event("call-lost", &[("way", &way.word()), ("why", &why)]);
                }
            }
        }
        let failed = left.len() > mail.len();
        if failed {
            call.due = now() + AGAIN[call.tries as usize] * 1000;
            call.tries += 1;
        }
        call.left = Way::write(&left);
        store.settle_calls(player, vec![call.clone()], None).await?;
        Ok((!mail.is_empty()).then_some((call, about)))
    }

    /// What a call is about, if it still makes sense: nothing newer has taken its place, and the
    /// person does not look.
    async fn sense(&self, player: PlayerId, call: &Call, all: &[Call]) -> Option<About> {
        let newer = |other: &Call| {
            (other.table, other.reason) == (call.table, Reason::Turn)
                && other.version > call.version
        };
        // Somebody who was recently told of a table is not told of every other one too.
        let lately = |other: &Call| {
            (other.reason, other.left == Call::NEW) == (Reason::Waits, false)
                && (call.at - ANNOUNCED..call.at).contains(&other.at)
        };
        let stale = match call.reason {
            Reason::Turn => all.iter().any(newer),
            Reason::Waits => call.left == Call::NEW && all.iter().any(lately),
            Reason::Invited | Reason::Round | Reason::Over => false,
        };
        if stale {
            return None;
        }
        match self.0.tables.sense(call.table, player, call.reason).await {
            Ok(Sense::Yes(about)) => Some(about),
            Ok(Sense::No) => None,
            Err(refusal) => {
                log::event("call-lost", &[("table", &call.table), ("why", &refusal)]);
                None
            }
        }
    }

    async fn keep(&self, player: PlayerId, call: Call, left: Vec<Way>) -> Result<(), StoreError> {
        let call = Call { left: Way::write(&left), ..call };
        self.0.store.settle_calls(player, vec![call], None).await
    }

    async fn tell(
        &self,
        wishes: &Wishes,
        way: &Way,
        call: &Call,
        about: &About,
    ) -> Result<(), Unsent> {
        let lang = wishes.lang();
        let (title, line) = (text::title(lang, call.reason), text::line(lang, about));
        match way {
            Way::Push(id) => {
                let path = format!("/t/{}", call.table);
                self.push(wishes, id, &title, &line, &path).await
            }
            Way::Hook => {
                let body = hook::body(call, about, &title, &line, &self.0.base);
                self.hook(wishes, &text::id(call), body).await
            }
            // That is gathered first.
            Way::Mail => Ok(()),
        }
    }

    /// One letter for everything that waits for one; at most one per period unless they have looked since.
    async fn mail(
        &self,
        player: PlayerId,
        callee: &Callee,
        wishes: &Wishes,
        letter: Vec<(Call, About)>,
    ) -> Result<(), StoreError> {
        let address = wishes.mail.as_ref().filter(|mail| mail.confirmed);
        let store = &self.0.store;
        if letter.is_empty() {
            return Ok(());
        }
        let Some(address) = address else {
            // It was taken away meanwhile.
            let silent = letter.into_iter().map(|(call, _)| Call { left: String::new(), ..call });
            return store.settle_calls(player, silent.collect(), None).await;
        };
        let from = if callee.looked > callee.mailed { 0 } else { callee.mailed + self.0.setup.gap };
        let waits = |due: Millis, again: bool| {
            let later = |(mut call, _): (Call, About)| {
                // Anything else that is left is tried in its own time.
                let alone = Way::read(&call.left) == [Way::Mail];
                call.due = if alone { due } else { call.due.min(due) };
                call.tries += u32::from(again);
                call
            };
            letter.iter().cloned().map(later).collect::<Vec<_>>()
        };
        let done = || {
            let without = |(mut call, _): (Call, About)| {
                let mut left = Way::read(&call.left);
                left.retain(|way| *way != Way::Mail);
                call.left = Way::write(&left);
                call
            };
            letter.iter().cloned().map(without).collect::<Vec<_>>()
        };
        if now() < from {
            return store.settle_calls(player, waits(from, false), None).await;
        }
        let links = self.links(player, &address.address);
        let written = text::letter(wishes.lang(), &address.address, &letter, &links);
        let tries = letter.iter().map(|(call, _)| call.tries as usize).max().unwrap_or(0);
        match self.send(&written).await {
            Ok(()) => {
                self.told(true);
                store.settle_calls(player, done(), Some(now())).await
            }
            Err(Unsent::Later(why)) if tries < AGAIN.len() => {
                log::event("call-later", &[("way", &"mail"), ("why", &why)]);
                store.settle_calls(player, waits(now() + AGAIN[tries] * 1000, true), None).await
            }
            Err(why) => {
                self.told(false);
                log::event("call-lost", &[("way", &"mail"), ("why", &why)]);
                store.settle_calls(player, done(), None).await
            }
        }
    }
}
