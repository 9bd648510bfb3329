//! Notifications: changing the settings, and the addresses that letters and feed readers use.
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

use super::extract::At;
use super::extract::wants_json;
use super::problem::{Problem, Reply};
use super::visitor::{Form, Reader, Visitor};
use crate::app::AppState;
use crate::calls::push::Subscription;
use crate::calls::wishes::{Quiet, Way};
use crate::id::PlayerId;
use crate::people::LoginError;
use crate::store::calls::Reason;
use crate::wishing::Wisher;

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

fn say(headers: &HeaderMap, word: &str) -> Response {
    if wants_json(headers) {
        return Json(json!({ "said": word })).into_response();
    }
    Redirect::to(&format!("/account/calls?said={word}")).into_response()
}

/// The person who changes something.
fn wisher(visitor: &Visitor) -> Result<Wisher<'_>, Problem> {
    Ok(Wisher { person: visitor.account()?, lang: visitor.lang })
}

async fn wish(Form { state, visitor, headers, fields }: Form) -> Reply {
    let (who, from, to) = (wisher(&visitor)?, fields.text("from"), fields.text("to"));
    let quiet = Quiet::read(from, to, fields.text("zone"));
    if quiet.is_none() && !(from.is_empty() && to.is_empty()) {
        return Ok(say(&headers, "hours"));
    }
    let wanted = |reason: &Reason| !fields.text(reason.as_str()).is_empty();
    let about: Vec<Reason> = Reason::ALL.into_iter().filter(wanted).collect();
    Ok(say(&headers, state.wish_about(who, &about, quiet).await?.word()))
}

async fn add_browser(Form { state, visitor, headers, fields }: Form) -> Reply {
    let text = |name: &str| fields.text(name).to_owned();
    let new = Subscription {
        endpoint: text("endpoint"),
        p256dh: text("p256dh"),
        auth: text("auth"),
        device: text("device"),
    };
    Ok(say(&headers, state.add_browser(wisher(&visitor)?, new).await?.word()))
}

async fn remove_browser(Form { state, visitor, headers, fields }: Form) -> Reply {
    let said = state.remove_browser(wisher(&visitor)?, fields.text("id")).await?;
    Ok(say(&headers, said.word()))
}

async fn mail(Form { state, visitor, headers, fields }: Form) -> Reply {
    let said = state.wish_mail(wisher(&visitor)?, fields.text("address")).await?;
    Ok(say(&headers, said.word()))
}

async fn hook(Form { state, visitor, headers, fields }: Form) -> Reply {
    let said = state.wish_hook(wisher(&visitor)?, fields.text("url")).await?;
    Ok(say(&headers, said.word()))
}

async fn new_feed(Form { state, visitor, headers, fields }: Form) -> Reply {
    let on = !fields.text("on").is_empty();
    Ok(say(&headers, state.wish_feed(wisher(&visitor)?, on).await?.word()))
}

async fn test(Form { state, visitor, headers, fields }: Form) -> Reply {
    let who = wisher(&visitor)?;
    let ways = Way::read(fields.text("way"));
    let way = ways.first().ok_or_else(|| Problem::Malformed("way: cannot be read".to_owned()))?;
    Ok(say(&headers, state.try_way(who, way).await.word()))
}

async fn confirm(State(state): State<AppState>, At(token): At<String>) -> Reply {
    let ended = || Problem::LoginError(LoginError::LinkEnded);
    state.calls.confirm_address(&token).await?.then_some(()).ok_or_else(ended)?;
    Ok(Redirect::to("/calls/done/confirmed").into_response())
}

/// Mail providers request this by themselves, without a cookie.
async fn end(State(state): State<AppState>, At(token): At<String>) -> Reply {
    let ended = || Problem::LoginError(LoginError::LinkEnded);
    state.calls.end_mail(&token).await?.then_some(()).ok_or_else(ended)?;
    Ok(Redirect::to("/calls/done/ended").into_response())
}

async fn feed(
    Reader { state, viewer, .. }: Reader,
    At((player, secret)): At<(String, String)>,
) -> Reply {
    let player: PlayerId = player.parse().map_err(|_| Problem::NotFound)?;
    let feed = state.calls.feed(player, &secret, &viewer.origin).await?;
    let kind = [(header::CONTENT_TYPE, "application/atom+xml; charset=utf-8")];
    Ok((kind, feed.ok_or(Problem::NotFound)?).into_response())
}
