//! Calls, that is, notifications: people are told that something waits for them, even if no page is open.
//!
//! Who is notified and why follows from what happens at a table (`site::model::called`) and is stored with it
//! in one transaction (`store::calls`). This module does the rest, outside the path of a move: it waits a
//! little in case people are looking, and notifies the others once, through the channels that they chose and
//! the operator has set up.
//!
//! | file | what it does |
//! |---|---|
//! | `wishes` | what somebody wants |
//! | `worker` | **delivers**: what still makes sense, to whom, when again |
//! | `text` | what a call says |
//! | `push`, `mail`, `hook`, `feed` | the ways |
//! | `out`, `reach` | requests to addresses that people chose, and which of these may be asked |
//! | `trust` | whom it believes that it is who it says it is |

pub mod feed;
mod hook;
pub mod mail;
pub mod out;
pub mod push;
pub mod reach;
pub mod text;
pub mod trust;
pub mod wishes;
mod worker;

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use serde_json::{Value, json};
use tokio::sync::watch;

use self::mail::{Letter, Mailer, Sender, Smtp};
use self::out::{Out, Unsent};
use self::push::Push;
use self::text::Links;
use self::trust::Trust;
use self::wishes::{Hook, Mail, Way, Wishes};
use crate::id::{PlayerId, TableId, hex, random};
use crate::live::Tables;
use crate::metrics::Metrics;
use crate::people::{People, digest, password};
use crate::store::calls::Call;
use crate::store::{Millis, Store, StoreError, now};

/// How often a change is tried again when another one was quicker.
const TRIES: usize = 5;
/// How many calls a feed shows.
const SHOWN: u32 = 50;

/// What an operator has set up. Nothing leaves the server through any other channel.
#[derive(Clone, Debug)]
pub struct Setup {
    /// By which server mail is sent, and from whom.
    pub mail: Option<(Smtp, Sender)>,
    /// Whether browsers are notified through the services of their makers.
    pub push: bool,
    /// Whether people's own programs are notified.
    pub hooks: bool,
    /// Whether private networks may be reached by these.
    pub private: bool,
    /// The certificates it trusts in addition to those of the machine.
    pub trust: Trust,
    /// For how long a person to be notified stays assigned to a server that does not respond, in
    /// milliseconds.
    pub lease: Millis,
    /// The shortest time between two letters to somebody who has not visited since, in
    /// milliseconds.
    pub gap: Millis,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            mail: None,
            push: false,
            hooks: false,
            private: false,
            trust: Trust::default(),
            lease: 120_000,
            gap: 3_600_000,
        }
    }
}

/// What a site needs to call people. Clones share it.
#[derive(Clone)]
pub struct Calls(Arc<Inner>);

struct Inner {
    setup: Setup,
    base: String,
    store: Arc<dyn Store>,
    tables: Tables,
    people: People,
    metrics: Arc<Metrics>,
    out: Out,
    push: Option<Push>,
    mailer: Option<Mailer>,
    stop: watch::Receiver<bool>,
}

/// What calls are built upon.
pub struct Ground {
    /// The site's address as people know it.
    pub base: String,
    /// What is on disk.
    pub store: Arc<dyn Store>,
    /// The tables in memory.
    pub tables: Tables,
    /// Guests and accounts, and what links are signed with.
    pub people: People,
    /// What is counted.
    pub metrics: Arc<Metrics>,
    /// Becomes true when the server is to stop.
    pub stop: watch::Receiver<bool>,
}

impl Calls {
    /// The calls of this setup. Delivery begins.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn open(setup: Setup, ground: Ground) -> Result<Self, StoreError> {
        let Ground { base, store, tables, people, metrics, stop } = ground;
        let push = match setup.push {
            true => {
                let kept = store.secret("vapid", Push::new_key()).await?;
                let contact = setup.mail.as_ref();
                let contact = contact.map(|(_, from)| format!("mailto:{}", from.address()));
                let push = Push::open(&kept, contact.unwrap_or_else(|| base.clone()));
                Some(push.ok_or_else(|| StoreError::Corrupt("the key for pushing".to_owned()))?)
            }
            false => None,
        };
        let mail = setup.mail.as_ref();
        let mailer = mail.map(|(smtp, from)| Mailer::new(smtp, from, &setup.trust));
        let out = Out::new(setup.private, setup.trust.clone());
        tables.learn_callees().await;
        let calls = Self(Arc::new(Inner {
            setup,
            base,
            store,
            tables,
            people,
            metrics,
            out,
            push,
            mailer,
            stop,
        }));
        tokio::spawn(calls.clone().deliver());
        Ok(calls)
    }

    /// What the operator has set up.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.0.setup
    }

    /// The way out of the server.
    #[must_use]
    pub fn out(&self) -> &Out {
        &self.0.out
    }

    /// The site's public key, as browsers want it, if they can be notified.
    #[must_use]
    pub fn public_key(&self) -> Option<String> {
        self.0.push.as_ref().map(Push::public)
    }

    /// What somebody wants.
    ///
    /// # Errors
    /// If the store failed.
    pub async fn wishes(&self, player: PlayerId) -> Result<Wishes, StoreError> {
        let callee = self.0.store.callee(player).await?;
        Ok(callee.map(|callee| Wishes::read(&callee.wishes)).unwrap_or_default())
    }

    /// Changes what somebody wants, and returns the result.
    ///
    /// # Errors
    /// If the store failed, or others keep changing it.
    pub async fn change(
        &self,
        player: PlayerId,
        change: impl Fn(&mut Wishes),
    ) -> Result<Wishes, StoreError> {
        for _ in 0..TRIES {
            let before = self.0.store.callee(player).await?.map(|callee| callee.wishes);
            let mut wishes = before.as_deref().map(Wishes::read).unwrap_or_default();
            change(&mut wishes);
            if self.0.store.change_callee(player, before, wishes.write()).await? {
                self.0.tables.learn_callees().await;
                return Ok(wishes);
            }
        }
        Err(StoreError::Refused("changed from several places at once".to_owned()))
    }

    /// Somebody looks at a table: news there need no call.
    pub fn looks(&self, player: PlayerId, table: TableId) {
        if self.0.tables.is_callee(player) {
            let store = Arc::clone(&self.0.store);
            tokio::spawn(async move {
                // A failure is in the log, and costs a call too many.
                let _ = store.looked(player, table, now()).await;
            });
        }
    }

    /// The feed of somebody, if this is its secret.
    ///
    /// # Errors
    /// If the store failed.
    pub async fn feed(
        &self,
        player: PlayerId,
        secret: &str,
        base: &str,
    ) -> Result<Option<String>, StoreError> {
        let wishes = self.wishes(player).await?;
        let fits = |own: &String| password::same(own.as_bytes(), secret.as_bytes());
        if !wishes.feed.as_ref().is_some_and(fits) {
            return Ok(None);
        }
        let mut shown = Vec::new();
        for call in self.made(player).await? {
            if let Some(about) = self.0.tables.about(call.table, player).await {
                shown.push((call, about));
            }
        }
        let own = feed_path(player, secret);
        Ok(Some(feed::feed(wishes.lang(), base, &own, &shown, 0)))
    }

    /// The calls of somebody that were made, the latest first.
    async fn made(&self, player: PlayerId) -> Result<Vec<Call>, StoreError> {
        let mut calls = self.0.store.calls(player, SHOWN).await?;
        calls.retain(|call| call.left != Call::NEW);
        Ok(calls)
    }

    /// Everything that is kept about the calls of somebody.
    ///
    /// # Errors
    /// If the store failed.
    pub async fn export(&self, player: PlayerId) -> Result<Value, StoreError> {
        let wishes = self.wishes(player).await?;
        let calls = self.made(player).await?;
        let calls = calls.iter().map(
            |call| json!({ "table": call.table, "reason": call.reason.as_str(), "at": call.at }),
        );
        Ok(json!({ "wishes": wishes, "calls": calls.collect::<Vec<_>>() }))
    }

    /// Sends somebody a test call through one channel.
    ///
    /// # Errors
    /// If it was not accepted.
    pub async fn test(&self, player: PlayerId, way: &Way) -> Result<(), Unsent> {
        let wishes = self.wishes(player).await.map_err(|error| Unsent::Later(error.to_string()))?;
        let (title, line) = text::test(wishes.lang());
        let id = format!("test-{}", hex(&random::<8>()));
        match way {
            Way::Push(browser) => self.push(&wishes, browser, &title, &line, "/").await,
            Way::Hook => {
                let body = json!({ "call": id, "reason": "test", "title": title, "text": line });
                self.hook(&wishes, &id, body).await
            }
            Way::Mail => {
                let mail = wishes.mail.as_ref().filter(|mail| mail.confirmed);
                let mail = mail.ok_or_else(|| Unsent::Never("no address".to_owned()))?;
                let links = self.links(player, &mail.address);
                let letter = text::test_letter(wishes.lang(), &mail.address, &links, id);
                self.send(&letter).await
            }
        }
    }

    /// Asks somebody to confirm an address.
    ///
    /// # Errors
    /// If the letter was not accepted.
    pub async fn ask_to_confirm(
        &self,
        player: PlayerId,
        name: &str,
        wishes: &Wishes,
        until: Millis,
    ) -> Result<(), Unsent> {
        let Some(mail) = &wishes.mail else { return Ok(()) };
        let token = self.0.people.key().mail(player, &mail.address, until);
        let link = format!("{}/calls/mail/{token}", self.0.base);
        let id = format!("confirm-{}", hex(&random::<8>()));
        self.send(&text::confirm(wishes.lang(), &mail.address, name, &link, id)).await
    }

    /// The address that a letter's link is about, while it is valid.
    ///
    /// # Errors
    /// If the store failed.
    pub async fn address_of(&self, token: &str) -> Result<Option<String>, StoreError> {
        let key = self.0.people.key();
        let Some((player, about)) = key.read_mail(token, now()).or_else(|| key.read_no_mail(token))
        else {
            return Ok(None);
        };
        let mail = self.wishes(player).await?.mail;
        Ok(mail.map(|mail| mail.address).filter(|address| digest(address) == about))
    }

    /// Confirms the address of a letter's link; returns whether the link is valid.
    ///
    /// # Errors
    /// If the store failed.
    pub async fn confirm_address(&self, token: &str) -> Result<bool, StoreError> {
        let Some((player, about)) = self.0.people.key().read_mail(token, now()) else {
            return Ok(false);
        };
        let fits = |mail: &Mail| digest(&mail.address) == about;
        let wishes = self.change(player, |wishes| {
            if let Some(mail) = wishes.mail.as_mut().filter(|mail| fits(mail)) {
                mail.confirmed = true;
            }
        });
        Ok(wishes.await?.mail.is_some_and(|mail| fits(&mail)))
    }

    /// Ends letters to the address of a link; returns whether the link is ours. Doing it twice has no further
    /// effect.
    ///
    /// # Errors
    /// If the store failed.
    pub async fn end_mail(&self, token: &str) -> Result<bool, StoreError> {
        let Some((player, about)) = self.0.people.key().read_no_mail(token) else {
            return Ok(false);
        };
        self.change(player, |wishes| {
            wishes.mail.take_if(|mail| digest(&mail.address) == about);
        })
        .await?;
        Ok(true)
    }

    /// The channels that somebody wants and the operator has set up.
    fn offered(&self, wishes: &Wishes) -> Vec<Way> {
        let mut ways = wishes.ways();
        ways.retain(|way| match way {
            Way::Push(_) => self.0.push.is_some(),
            Way::Hook => self.0.setup.hooks,
            Way::Mail => self.0.mailer.is_some(),
        });
        ways
    }

    fn links(&self, player: PlayerId, address: &str) -> Links {
        let token = self.0.people.key().no_mail(player, address);
        Links { base: self.0.base.clone(), end: format!("{}/calls/end/{token}", self.0.base) }
    }

    async fn send(&self, letter: &Letter) -> Result<(), Unsent> {
        match &self.0.mailer {
            Some(mailer) => mailer.send(letter).await,
            None => Err(Unsent::Never("mail is not set up".to_owned())),
        }
    }

    async fn push(
        &self,
        wishes: &Wishes,
        browser: &str,
        title: &str,
        line: &str,
        path: &str,
    ) -> Result<(), Unsent> {
        let Some(push) = &self.0.push else {
            return Err(Unsent::Never("push is not set up".to_owned()));
        };
        let Some(to) = wishes.push.iter().find(|it| it.id() == browser) else {
            return Err(Unsent::Gone);
        };
        let text = json!({ "title": title, "body": line, "url": path }).to_string();
        push.send(&self.0.out, to, &text, path, now()).await
    }

    async fn hook(&self, wishes: &Wishes, id: &str, body: Value) -> Result<(), Unsent> {
        let Some(Hook { url, secret }) = wishes.hook.as_ref().filter(|_| self.0.setup.hooks) else {
            return Err(Unsent::Never("no program to tell".to_owned()));
        };
        let address = out::Address::read(url, self.0.out.private);
        let address = address.map_err(|_| Unsent::Never("no address".to_owned()))?;
        let body = body.to_string();
        let headers = [
            ("content-type", "application/json".to_owned()),
            ("lutece-call", id.to_owned()),
            ("lutece-signature", hook::signature(secret, &body, now())),
        ];
        self.0.out.post(&address, &headers, body.into_bytes()).await
    }

    /// A receiver is gone for good and is not notified again.
    async fn drop_way(&self, player: PlayerId, way: &Way) -> Result<(), StoreError> {
        if let Way::Push(id) = way {
            self.change(player, |wishes| wishes.push.retain(|it| it.id() != *id)).await?;
        }
        Ok(())
    }

    /// Counts deliveries and failures.
    fn told(&self, done: bool) {
        let metrics = &self.0.metrics;
        let counter = if done { &metrics.calls } else { &metrics.calls_lost };
        counter.fetch_add(1, Relaxed);
    }
}

/// Where somebody's feed is.
#[must_use]
pub fn feed_path(player: PlayerId, secret: &str) -> String {
    format!("/calls/{player}/{secret}/feed.atom")
}
