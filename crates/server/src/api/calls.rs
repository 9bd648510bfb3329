//! Notifications in the API: what somebody is notified of, by which channels, and when not.

use axum::Json;
use serde::{Deserialize, Deserializer};
use serde_json::{Value, json};

use super::Answer;
use crate::app::AppState;
use crate::calls::feed_path;
use crate::calls::push::Subscription;
use crate::calls::wishes::{Quiet, Way};
use crate::http::extract::Body;
use crate::http::problem::Problem;
use crate::http::visitor::{Caller, Visitor};
use crate::store::calls::Reason;
use crate::wishing::{ASK_AGAIN, Said, Wisher};

fn wisher(visitor: &Visitor) -> Result<Wisher<'_>, Problem> {
    Ok(Wisher { person: visitor.account()?, lang: visitor.lang })
}

/// The current settings, and what this site offers.
async fn kept(state: &AppState, who: Wisher<'_>) -> Answer<Value> {
    let wishes = state.calls.wishes(who.person.id).await?;
    let about = Reason::ALL.into_iter().filter(|reason| wishes.about(*reason));
    let quiet = wishes.quiet.map(|quiet| {
        let (from, to) = (Quiet::clock(quiet.from), Quiet::clock(quiet.to));
        json!({ "from": from, "to": to, "zone": quiet.zone })
    });
    let browsers = wishes.push.iter().map(|it| json!({ "id": it.id(), "device": it.device }));
    let setup = state.calls.setup();
    Ok(Json(json!({
        "about": about.map(Reason::as_str).collect::<Vec<_>>(),
        "quiet": quiet,
        "push": browsers.collect::<Vec<_>>(),
        "mail": wishes.mail.as_ref().map(|mail| {
            json!({ "address": mail.address, "confirmed": mail.confirmed })
        }),
        "webhook": wishes.hook.as_ref().map(|hook| {
            json!({ "url": hook.url, "secret": hook.secret })
        }),
        "feed": wishes.feed.as_ref().map(|secret| feed_path(who.person.id, secret)),
        "offers": {
            "push": state.calls.public_key(),
            "mail": setup.mail.is_some(),
            "webhook": setup.hooks,
        },
    })))
}

/// The settings after a change, or why it was not made.
async fn done(state: &AppState, who: Wisher<'_>, said: Said) -> Answer<Value> {
    let bad = |text: &str| Err(Problem::Malformed(text.to_owned()));
    match said {
        Said::Saved | Said::Ended | Said::Asked | Said::Test => kept(state, who).await,
        Said::Lost | Said::Unsent => Err(Problem::Undelivered),
        Said::Address => bad("no address that can be reached from here, or no sound keys"),
        Said::Plain => bad("url: an address that begins with https"),
        Said::NoWay => Err(Problem::NoWay),
        Said::Full => Err(Problem::TooManyBrowsers),
        Said::Wait => Err(Problem::TooMany(ASK_AGAIN.unsigned_abs() / 1000)),
    }
}

pub(super) async fn settings(Caller { state, visitor, .. }: Caller) -> Answer<Value> {
    kept(&state, wisher(&visitor)?).await
}

/// A field that is null is removed; a field that is missing stays.
fn given<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Option<QuietBody>>, D::Error> {
    Option::deserialize(from).map(Some)
}

/// What somebody is notified of, and when not.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct About {
    about: Option<Vec<String>>,
    #[serde(deserialize_with = "given")]
    quiet: Option<Option<QuietBody>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct QuietBody {
    from: String,
    to: String,
    #[serde(default)]
    zone: i16,
}

impl QuietBody {
    fn read(&self) -> Result<Quiet, Problem> {
        let text = "quiet: two times of day like 22:30, and minutes ahead of UTC";
        let quiet = Quiet::read(&self.from, &self.to, &self.zone.to_string());
        quiet.ok_or_else(|| Problem::Malformed(text.to_owned()))
    }
}

pub(super) async fn about(
    Caller { state, visitor, .. }: Caller,
    Body(body): Body<About>,
) -> Answer<Value> {
    let who = wisher(&visitor)?;
    let wishes = state.calls.wishes(who.person.id).await?;
    let about: Vec<Reason> = match &body.about {
        None => Reason::ALL.into_iter().filter(|reason| wishes.about(*reason)).collect(),
        Some(words) => {
            let reason = |word: &String| {
                let text = || Problem::Malformed(format!("about: {word:?} is no reason"));
                Reason::parse(word).ok_or_else(text)
            };
            words.iter().map(reason).collect::<Result<_, _>>()?
        }
    };
    let quiet = match &body.quiet {
        None => wishes.quiet,
        Some(quiet) => quiet.as_ref().map(QuietBody::read).transpose()?,
    };
    let said = state.wish_about(who, &about, quiet).await?;
    done(&state, who, said).await
}

/// A browser's subscription.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Browser {
    endpoint: String,
    p256dh: String,
    auth: String,
    #[serde(default)]
    device: String,
}

pub(super) async fn add_browser(
    Caller { state, visitor, .. }: Caller,
    Body(Browser { endpoint, p256dh, auth, device }): Body<Browser>,
) -> Answer<Value> {
    let who = wisher(&visitor)?;
    let said = state.add_browser(who, Subscription { endpoint, p256dh, auth, device }).await?;
    done(&state, who, said).await
}

/// Which browser.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Which {
    id: String,
}

pub(super) async fn remove_browser(
    Caller { state, visitor, .. }: Caller,
    Body(body): Body<Which>,
) -> Answer<Value> {
    let who = wisher(&visitor)?;
    let said = state.remove_browser(who, &body.id).await?;
    done(&state, who, said).await
}

/// An address for mail; null ends it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MailBody {
    address: Option<String>,
}

pub(super) async fn mail(
    Caller { state, visitor, .. }: Caller,
    Body(body): Body<MailBody>,
) -> Answer<Value> {
    let who = wisher(&visitor)?;
    let said = state.wish_mail(who, body.address.as_deref().unwrap_or_default()).await?;
    done(&state, who, said).await
}

/// Where a program of one's own is told; null ends it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HookBody {
    url: Option<String>,
}

pub(super) async fn webhook(
    Caller { state, visitor, .. }: Caller,
    Body(body): Body<HookBody>,
) -> Answer<Value> {
    let who = wisher(&visitor)?;
    let said = state.wish_hook(who, body.url.as_deref().unwrap_or_default()).await?;
    done(&state, who, said).await
}

/// Whether there is to be a feed, at a new address.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FeedBody {
    on: bool,
}

pub(super) async fn feed(
    Caller { state, visitor, .. }: Caller,
    Body(body): Body<FeedBody>,
) -> Answer<Value> {
    let who = wisher(&visitor)?;
    let said = state.wish_feed(who, body.on).await?;
    done(&state, who, said).await
}

/// Which channel to try: `mail`, `webhook`, or `push` with the `id` of a browser.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Trial {
    way: String,
    id: Option<String>,
}

pub(super) async fn try_way(
    Caller { state, visitor, .. }: Caller,
    Body(body): Body<Trial>,
) -> Answer<Value> {
    let who = wisher(&visitor)?;
    let way = match (body.way.as_str(), body.id) {
        ("mail", None) => Way::Mail,
        ("webhook", None) => Way::Hook,
        ("push", Some(id)) => Way::Push(id),
        _ => {
            let text = "way: mail, webhook, or push with the id of a browser";
            return Err(Problem::Malformed(text.to_owned()));
        }
    };
    let said = state.try_way(who, &way).await;
    done(&state, who, said).await
}
