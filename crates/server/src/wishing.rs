//! What pages and programs can change about how somebody is notified. The result is a word: pages have a
//! sentence for each, programs a refusal for the failures.

use words::Lang;

use crate::app::AppState;
use crate::calls::mail::is_address;
use crate::calls::out::{Address, BadAddress};
use crate::calls::push::Subscription;
use crate::calls::wishes::{BROWSERS, Hook, Mail, Quiet, Way, Wishes};
use crate::id::{hex, random};
use crate::log;
use crate::people::{Person, names};
use crate::store::calls::Reason;
use crate::store::{Millis, StoreError, now};

/// For how long the link in a letter confirms an address: two days.
const CONFIRM: Millis = 2 * 24 * 3600 * 1000;
/// How long somebody waits before they can ask for another such letter: five minutes.
pub const ASK_AGAIN: Millis = 5 * 60 * 1000;
/// The longest name of a browser.
const LONGEST_DEVICE: usize = 40;

/// The result of a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Said {
    /// It has been saved.
    Saved,
    /// It has been switched off.
    Ended,
    /// A letter asks whether the address is theirs.
    Asked,
    /// The test was accepted.
    Test,
    /// The test was not accepted.
    Lost,
    /// No address that can be reached.
    Address,
    /// An address without https.
    Plain,
    /// The operator has not set up this channel.
    NoWay,
    /// They already have as many browsers as allowed.
    Full,
    /// They have asked for a letter only recently.
    Wait,
    /// The letter could not be sent.
    Unsent,
}

impl Said {
    /// The word that a page knows it by.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Saved => "saved",
            Self::Ended => "ended",
            Self::Asked => "asked",
            Self::Test => "test",
            Self::Lost => "lost",
            // The page offers only what works here.
            Self::Address | Self::NoWay => "address",
            Self::Plain => "plain",
            Self::Full => "full",
            Self::Wait => "wait",
            Self::Unsent => "unsent",
        }
    }
}

/// Who changes something, and the language they are addressed in from now on.
#[derive(Clone, Copy, Debug)]
pub struct Wisher<'a> {
    /// Somebody with an account.
    pub person: &'a Person,
    /// The language.
    pub lang: Lang,
}

impl AppState {
    async fn wish(
        &self,
        who: Wisher<'_>,
        change: impl Fn(&mut Wishes),
    ) -> Result<Wishes, StoreError> {
        self.calls
            .change(who.person.id, |wishes| {
                who.lang.as_str().clone_into(&mut wishes.lang);
                change(wishes);
            })
            .await
    }

    /// What somebody is notified about, and when not.
    ///
    /// # Errors
    /// If the store failed.
    pub async fn wish_about(
        &self,
        who: Wisher<'_>,
        about: &[Reason],
        quiet: Option<Quiet>,
    ) -> Result<Said, StoreError> {
        self.wish(who, |wishes| {
            let words = |usual: bool| {
                // For the default reasons, those not wanted are stored; for the others, those
                // wanted.
                let kept = Reason::ALL.into_iter().filter(|it| it.is_usual() == usual);
                let kept = kept.filter(|it| about.contains(it) != usual);
                kept.map(|it| it.as_str().to_owned()).collect::<Vec<_>>()
            };
            (wishes.not_about, wishes.also_about) = (words(true), words(false));
            wishes.quiet = quiet;
        })
        .await?;
        Ok(Said::Saved)
    }

    /// Notifies one of their browsers from now on.
    ///
    /// # Errors
    /// If the store failed.
    pub async fn add_browser(
        &self,
        who: Wisher<'_>,
        mut new: Subscription,
    ) -> Result<Said, StoreError> {
        new.device = names::longest(&new.device, LONGEST_DEVICE);
        if self.calls.public_key().is_none() {
            return Ok(Said::NoWay);
        }
        let reachable = Address::read(&new.endpoint, self.calls.out().private).is_ok();
        if !reachable || !new.is_sound() {
            return Ok(Said::Address);
        }
        let others = self.calls.wishes(who.person.id).await?.push;
        if others.iter().filter(|it| it.endpoint != new.endpoint).count() >= BROWSERS {
            return Ok(Said::Full);
        }
        self.wish(who, |wishes| {
            wishes.push.retain(|it| it.endpoint != new.endpoint);
            wishes.push.push(new.clone());
            wishes.push.truncate(BROWSERS);
        })
        .await?;
        Ok(Said::Saved)
    }

    /// No longer notifies a browser.
    ///
    /// # Errors
    /// If the store failed.
    pub async fn remove_browser(&self, who: Wisher<'_>, id: &str) -> Result<Said, StoreError> {
        self.wish(who, |wishes| wishes.push.retain(|it| it.id() != id)).await?;
        Ok(Said::Saved)
    }

    /// Sends mail to an address once its owner has confirmed it; to none if it is empty.
    ///
    /// # Errors
    /// If the store failed.
    pub async fn wish_mail(&self, who: Wisher<'_>, address: &str) -> Result<Said, StoreError> {
        let (person, address) = (who.person, address.trim());
        if address.is_empty() {
            self.wish(who, |wishes| wishes.mail = None).await?;
            return Ok(Said::Ended);
        }
        if self.calls.setup().mail.is_none() {
            return Ok(Said::NoWay);
        }
        if !is_address(address) {
            return Ok(Said::Address);
        }
        let kept = self.calls.wishes(person.id).await?.mail;
        if kept.as_ref().is_some_and(|mail| mail.address == address && mail.confirmed) {
            return Ok(Said::Saved);
        }
        // Nobody should be able to send letters to strangers through us.
        let asked = kept.map_or(0, |mail| mail.asked);
        let often = self.limits.guess(&format!("mail:{}", person.id)).is_err();
        if often || asked + ASK_AGAIN > now() {
            return Ok(Said::Wait);
        }
        let wishes = self
            .wish(who, |wishes| {
                let address = address.to_owned();
                wishes.mail = Some(Mail { address, confirmed: false, asked: now() });
            })
            .await?;
        let until = now() + CONFIRM;
        let Err(why) = self.calls.ask_to_confirm(person.id, &person.name, &wishes, until).await
        else {
            return Ok(Said::Asked);
        };
        log::event("call-lost", &[("way", &"mail"), ("why", &why)]);
        self.wish(who, |wishes| {
            if let Some(mail) = &mut wishes.mail {
                mail.asked = 0;
            }
        })
        .await?;
        Ok(Said::Unsent)
    }

    /// Notifies one of their programs, with a new secret; none if the address is empty.
    ///
    /// # Errors
    /// If the store failed.
    pub async fn wish_hook(&self, who: Wisher<'_>, url: &str) -> Result<Said, StoreError> {
        let (url, setup) = (url.trim(), self.calls.setup());
        if !url.is_empty() {
            match Address::read(url, setup.private) {
                _ if !setup.hooks => return Ok(Said::NoWay),
                Ok(_) => {}
                Err(BadAddress::Plain) => return Ok(Said::Plain),
                Err(BadAddress::Unreadable) => return Ok(Said::Address),
            }
        }
        self.wish(who, |wishes| wishes.hook = (!url.is_empty()).then(|| Hook::new(url))).await?;
        Ok(Said::Saved)
    }

    /// Gives them a feed at a new address, or none.
    ///
    /// # Errors
    /// If the store failed.
    pub async fn wish_feed(&self, who: Wisher<'_>, on: bool) -> Result<Said, StoreError> {
        self.wish(who, |wishes| wishes.feed = on.then(|| hex(&random::<16>()))).await?;
        Ok(Said::Saved)
    }

    /// Sends them a test call.
    pub async fn try_way(&self, who: Wisher<'_>, way: &Way) -> Said {
        if self.limits.guess(&format!("call:{}", who.person.id)).is_err() {
            return Said::Wait;
        }
        match self.calls.test(who.person.id, way).await {
            Ok(()) => Said::Test,
            Err(why) => {
                log::event("call-lost", &[("way", &way.word()), ("why", &why)]);
                Said::Lost
            }
        }
    }
}
