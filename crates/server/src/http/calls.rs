//! Notifications: changing what one wants, and what letters and feed readers lead to.
//!
//! | address | fields |
//! |---------|--------|
//! | `POST /account/calls` | `turn`, `invited`, `over`; `from`, `to`, `zone` of the quiet hours |
//! | `POST /account/calls/push` | `endpoint`, `p256dh`, `auth`, `device`: a browser to be told |
//! | `POST /account/calls/push/remove` | `id` |
//! | `POST /account/calls/mail` | `address`; none ends it |
//! | `POST /account/calls/hook` | `url`; none ends it |
//! | `POST /account/calls/feed` | `on` for a new address; none ends it |
//! | `POST /account/calls/test` | `way` |
//! | `POST /calls/mail/TOKEN` | confirms an address; the link is in a letter |
//! | `POST /calls/end/TOKEN` | ends letters, by one click (RFC 8058) |
//! | `GET /calls/PLAYER/SECRET/feed.atom` | the feed |
//!
//! Forms are sent on to `/account/calls?said=WORD`, programs get the word as JSON.

use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde_json::json;
use site::pages::viewer::Viewer;

use super::extract::At;
use super::extract::wants_json;
use super::fields::Fields;
use super::problem::Problem;
use super::visitor::Visitor;
use crate::app::AppState;
use crate::calls::mail::is_address;
use crate::calls::out::{Address, BadAddress};
use crate::calls::push::Subscription;
use crate::calls::wishes::{BROWSERS, Hook, Mail, Quiet, Way, Wishes};
use crate::id::{PlayerId, hex, random};
use crate::log;
use crate::people::{LoginError, Person, names};
use crate::store::calls::Reason;
use crate::store::{Millis, now};

/// For how long the link of a letter confirms an address: two days.
const CONFIRM: Millis = 2 * 24 * 3600 * 1000;
/// How long somebody waits before they can ask for another such letter: five minutes.
const ASK_AGAIN: Millis = 5 * 60 * 1000;
/// The longest name of a browser.
const LONGEST_DEVICE: usize = 40;

/// The addresses.
pub fn routes() -> Router<AppState> {
    Router::new()
        .route("/account/calls", post(wish))
        .route("/account/calls/push", post(add_browser))
        .route("/account/calls/push/remove", post(remove_browser))
        .route("/account/calls/mail", post(mail))
        .route("/account/calls/hook", post(hook))
        .route("/account/calls/feed", post(new_feed))
        .route("/account/calls/test", post(test))
        .route("/calls/mail/{token}", post(confirm))
        .route("/calls/end/{token}", post(end))
        .route("/calls/{player}/{secret}/feed.atom", get(feed))
}

/// Whoever has an account.
fn account(visitor: &Visitor) -> Result<&Person, Problem> {
    Some(visitor.known()?).filter(|person| person.account).ok_or(Problem::Stranger)
}

fn say(headers: &HeaderMap, word: &str) -> Response {
    if wants_json(headers) {
        return Json(json!({ "said": word })).into_response();
    }
    Redirect::to(&format!("/account/calls?said={word}")).into_response()
}

/// Changes what somebody wants; whatever they change, they are spoken to as they are now.
async fn change(
    state: &AppState,
    visitor: &Visitor,
    change: impl Fn(&mut Wishes),
) -> Result<Wishes, Problem> {
    let (player, lang) = (account(visitor)?.id, visitor.lang);
    let changed = state.calls.change(player, |wishes| {
        lang.as_str().clone_into(&mut wishes.lang);
        change(wishes);
    });
    Ok(changed.await?)
}

async fn wish(
    State(state): State<AppState>,
    visitor: Visitor,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Problem> {
    let (from, to) = (fields.text("from"), fields.text("to"));
    let quiet = Quiet::read(from, to, fields.text("zone"));
    if quiet.is_none() && !(from.is_empty() && to.is_empty()) {
        account(&visitor)?;
        return Ok(say(&headers, "hours"));
    }
    change(&state, &visitor, |wishes| {
        let words = |usual: bool| {
            // Of the usual what is not wanted is kept, of the rest what is.
            let kept = move |it: &Reason| it.is_usual() == usual;
            let kept = Reason::ALL.into_iter().filter(kept);
            let kept = kept.filter(|it| fields.text(it.as_str()).is_empty() == usual);
            kept.map(|it| it.as_str().to_owned()).collect::<Vec<_>>()
        };
        (wishes.not_about, wishes.also_about) = (words(true), words(false));
        wishes.quiet = quiet;
    })
    .await?;
    Ok(say(&headers, "saved"))
}

async fn add_browser(
    State(state): State<AppState>,
    visitor: Visitor,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Problem> {
    let person = account(&visitor)?;
    let text = |name: &str| fields.text(name).to_owned();
    let new = Subscription {
        endpoint: text("endpoint"),
        p256dh: text("p256dh"),
        auth: text("auth"),
        device: names::longest(fields.text("device"), LONGEST_DEVICE),
    };
    let reachable = Address::read(&new.endpoint, state.calls.out().private).is_ok();
    if !reachable || !new.is_sound() || state.calls.public_key().is_none() {
        return Ok(say(&headers, "address"));
    }
    let others = state.calls.wishes(person.id).await?.push;
    if others.iter().filter(|it| it.endpoint != new.endpoint).count() >= BROWSERS {
        return Ok(say(&headers, "full"));
    }
    change(&state, &visitor, |wishes| {
        wishes.push.retain(|it| it.endpoint != new.endpoint);
        wishes.push.push(new.clone());
        wishes.push.truncate(BROWSERS);
    })
    .await?;
    Ok(say(&headers, "saved"))
}

async fn remove_browser(
    State(state): State<AppState>,
    visitor: Visitor,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Problem> {
    let id = fields.text("id");
    change(&state, &visitor, |wishes| wishes.push.retain(|it| it.id() != id)).await?;
    Ok(say(&headers, "saved"))
}

async fn mail(
    State(state): State<AppState>,
    visitor: Visitor,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Problem> {
    let person = account(&visitor)?;
    let address = fields.text("address").trim();
    if address.is_empty() {
        change(&state, &visitor, |wishes| wishes.mail = None).await?;
        return Ok(say(&headers, "ended"));
    }
    if !is_address(address) || state.calls.setup().mail.is_none() {
        return Ok(say(&headers, "address"));
    }
    let kept = state.calls.wishes(person.id).await?.mail;
    if kept.as_ref().is_some_and(|mail| mail.address == address && mail.confirmed) {
        return Ok(say(&headers, "saved"));
    }
    // Nobody shall be able to send letters to strangers through us.
    let asked = kept.map_or(0, |mail| mail.asked);
    let often = state.limits.guess(&format!("mail:{}", person.id)).is_err();
    if often || asked + ASK_AGAIN > now() {
        return Ok(say(&headers, "wait"));
    }
    let wishes = change(&state, &visitor, |wishes| {
        let address = address.to_owned();
        wishes.mail = Some(Mail { address, confirmed: false, asked: now() });
    })
    .await?;
    let until = now() + CONFIRM;
    match state.calls.ask_to_confirm(person.id, &person.name, &wishes, until).await {
        Ok(()) => Ok(say(&headers, "asked")),
        Err(why) => {
            log::event("call-lost", &[("way", &"mail"), ("why", &why)]);
            change(&state, &visitor, |wishes| {
                if let Some(mail) = &mut wishes.mail {
                    mail.asked = 0;
                }
            })
            .await?;
            Ok(say(&headers, "unsent"))
        }
    }
}

async fn hook(
    State(state): State<AppState>,
    visitor: Visitor,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Problem> {
    account(&visitor)?;
    let url = fields.text("url").trim();
    if !url.is_empty() {
        let setup = state.calls.setup();
        match Address::read(url, setup.private) {
            Ok(_) if setup.hooks => {}
            Err(BadAddress::Plain) => return Ok(say(&headers, "plain")),
            _ => return Ok(say(&headers, "address")),
        }
    }
    change(&state, &visitor, |wishes| {
        wishes.hook = (!url.is_empty()).then(|| Hook::new(url));
    })
    .await?;
    Ok(say(&headers, "saved"))
}

async fn new_feed(
    State(state): State<AppState>,
    visitor: Visitor,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Problem> {
    let on = !fields.text("on").is_empty();
    change(&state, &visitor, |wishes| wishes.feed = on.then(|| hex(&random::<16>()))).await?;
    Ok(say(&headers, "saved"))
}

async fn test(
    State(state): State<AppState>,
    visitor: Visitor,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Problem> {
    let person = account(&visitor)?;
    let ways = Way::read(fields.text("way"));
    let way = ways.first().ok_or_else(|| Problem::Malformed("way: cannot be read".to_owned()))?;
    if state.limits.guess(&format!("call:{}", person.id)).is_err() {
        return Ok(say(&headers, "wait"));
    }
    match state.calls.test(person.id, way).await {
        Ok(()) => Ok(say(&headers, "test")),
        Err(why) => {
            log::event("call-lost", &[("way", &way.word()), ("why", &why)]);
            Ok(say(&headers, "lost"))
        }
    }
}

async fn confirm(
    State(state): State<AppState>,
    At(token): At<String>,
) -> Result<Response, Problem> {
    let ended = || Problem::LoginError(LoginError::LinkEnded);
    state.calls.confirm_address(&token).await?.then_some(()).ok_or_else(ended)?;
    Ok(Redirect::to("/calls/done/confirmed").into_response())
}

/// Whoever sends mail for others asks this by itself, without a cookie.
async fn end(State(state): State<AppState>, At(token): At<String>) -> Result<Response, Problem> {
    let ended = || Problem::LoginError(LoginError::LinkEnded);
    state.calls.end_mail(&token).await?.then_some(()).ok_or_else(ended)?;
    Ok(Redirect::to("/calls/done/ended").into_response())
}

async fn feed(
    State(state): State<AppState>,
    viewer: Viewer,
    At((player, secret)): At<(String, String)>,
) -> Result<Response, Problem> {
    let player: PlayerId = player.parse().map_err(|_| Problem::NotFound)?;
    let feed = state.calls.feed(player, &secret, &viewer.origin).await?;
    let kind = [(header::CONTENT_TYPE, "application/atom+xml; charset=utf-8")];
    Ok((kind, feed.ok_or(Problem::NotFound)?).into_response())
}
