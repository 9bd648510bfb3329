//! Accounts: register, log in and out, export one's data, delete the account.
//!
//! | address | fields |
//! |---------|--------|
//! | `POST /register` | `name`, `password` |
//! | `POST /login` | `name`, `password` |
//! | `POST /logout` | |
//! | `POST /logout-everywhere` | |
//! | `POST /account/password` | `password`, `new` |
//! | `POST /reset/TOKEN` | `new`; the link comes from an operator |
//! | `POST /account/delete` | `password` |
//! | `GET /account/export` | everything that is kept about oneself, as JSON |
//!
//! The forms send on to the home page; a refusal leads back to `/account?refused=CODE`.

use std::net::IpAddr;
use std::sync::atomic::Ordering::Relaxed;

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde_json::json;

use super::extract::{At, wants_json};
use super::guard::limited;
use super::problem::{Problem, Reply};
use super::visitor::{Caller, Cookies, Form, Visitor};
use crate::app::AppState;
use crate::id::PlayerId;
use crate::log;
use crate::people::{LoginError, Person, Token, cookie, names};
use crate::store::folded;

/// The longest name that is kept for another try.
const TYPED: usize = 60;

/// The addresses.
pub fn routes() -> Router<AppState> {
    Router::new()
        .route("/register", post(register))
        .route("/login", post(log_in))
        .route("/logout", post(log_out))
        .route("/logout-everywhere", post(log_out_everywhere))
        .route("/account/password", post(change_password))
        .route("/reset/{token}", post(reset))
        .route("/account/delete", post(delete))
        .route("/account/export", get(export))
}

async fn register(Form { state, visitor, headers, fields }: Form) -> Reply {
    let_try(&state, visitor.address, None)?;
    let result = state.people.register(fields.text("name"), fields.text("password")).await;
    note(&state, "register", visitor.address, result.as_ref().map(|(person, _)| person.id));
    welcome(&state, &visitor, &headers, fields.text("name"), result).await
}

async fn log_in(Form { state, visitor, headers, fields }: Form) -> Reply {
    let whose = whose(&state, &headers, fields.text("name"));
    let_try(&state, visitor.address, Some(&whose))?;
    let result = state.people.log_in(fields.text("name"), fields.text("password")).await;
    if result.is_ok() {
        state.limits.right(&whose);
    }
    note(&state, "login", visitor.address, result.as_ref().map(|(person, _)| person.id));
    welcome(&state, &visitor, &headers, fields.text("name"), result).await
}

/// The key under which attempts at a password are counted together: all attempts on one account, except that
/// a browser from which its owner has logged in has its own count. Otherwise strangers could lock the owner
/// out by guessing.
#[must_use]
pub fn whose(state: &AppState, headers: &HeaderMap, name: &str) -> String {
    let folded = folded(&names::shown(name));
    let device = cookie::read(headers, cookie::DEVICE)
        .and_then(|token| state.people.key().read_device(token, &folded));
    device.map_or(folded, |device| format!("d:{device}"))
}

/// Logs who logged in, or why not, for operators and their tools.
pub fn note(state: &AppState, what: &str, address: IpAddr, result: Result<PlayerId, &LoginError>) {
    match result {
        Ok(player) => log::event(what, &[("player", &player), ("address", &address)]),
        // That is in the log already.
        Err(LoginError::Store(_)) => {}
        Err(why) => {
            state.metrics.logins_refused.fetch_add(1, Relaxed);
            log::event(&format!("{what}-refused"), &[("address", &address), ("why", why)]);
        }
    }
}

/// Limits the attempts to log in, per address and per account.
///
/// # Errors
/// If there were too many attempts.
pub fn let_try(state: &AppState, address: IpAddr, whose: Option<&str>) -> Result<(), Problem> {
    let tried = state.limits.login(address);
    let tried = tried.and_then(|()| whose.map_or(Ok(()), |whose| state.limits.guess(whose)));
    tried.map_err(|after| limited(state, after))
}

/// `name` is what somebody has typed: after a mistake they need not type it again.
async fn welcome(
    state: &AppState,
    visitor: &Visitor,
    headers: &HeaderMap,
    name: &str,
    result: Result<(Person, Token), LoginError>,
) -> Reply {
    let (person, token) = match result {
        Ok(welcome) => welcome,
        Err(error) if wants_json(headers) => return Err(error.into()),
        Err(error) => {
            let typed = name.chars().take(TYPED).collect::<String>();
            let typed: String = typed.bytes().map(|byte| format!("%{byte:02X}")).collect();
            let code = Problem::LoginError(error).code();
            let to = format!("/account?refused={code}&name={typed}");
            return Ok(Redirect::to(&to).into_response());
        }
    };
    // Everything the guest had belongs to the account from now on, and the guest's cookie opens
    // nothing.
    if let Some(guest) = visitor.person.as_ref().filter(|person| !person.account) {
        state.hand_over(guest, &person).await?;
    }
    // A new session takes the place of the one that the browser had.
    state.people.log_out(headers).await?;
    let secure = state.config.secure();
    let device = state.people.key().device(&folded(&person.name));
    let cookies = Cookies(vec![
        cookie::set(cookie::SESSION, token.as_str(), secure),
        cookie::set(cookie::DEVICE, &device, secure),
        cookie::forget(cookie::GUEST, secure),
        cookie::forget(cookie::NAME, secure),
    ]);
    if wants_json(headers) {
        let answer = json!({ "name": person.name, "token": token.as_str() });
        return Ok((cookies, Json(answer)).into_response());
    }
    Ok((cookies, Redirect::to("/")).into_response())
}

async fn log_out(State(state): State<AppState>, headers: HeaderMap) -> Reply {
    state.people.log_out(&headers).await?;
    Ok(goodbye(&state, &headers))
}

async fn log_out_everywhere(Caller { state, visitor, headers }: Caller) -> Reply {
    state.people.log_out_everywhere(visitor.known()?.id).await?;
    Ok(goodbye(&state, &headers))
}

async fn change_password(Form { state, visitor, headers, fields }: Form) -> Reply {
    let person = visitor.known()?;
    let whose = whose(&state, &headers, &person.name);
    let_try(&state, visitor.address, Some(&whose))?;
    let (old, new) = (fields.text("password"), fields.text("new"));
    let result = state.people.change_password(person, old, new).await;
    note(&state, "password", visitor.address, result.as_ref().map(|_| person.id));
    let token = match result {
        Ok(token) => token,
        Err(error) if wants_json(&headers) => return Err(error.into()),
        Err(error) => {
            let to = format!("/account?refused={}", Problem::LoginError(error).code());
            return Ok(Redirect::to(&to).into_response());
        }
    };
    state.limits.right(&whose);
    let session = cookie::set(cookie::SESSION, token.as_str(), state.config.secure());
    let cookies = Cookies(vec![session]);
    if wants_json(&headers) {
        return Ok((cookies, Json(json!({ "token": token.as_str() }))).into_response());
    }
    Ok((cookies, Redirect::to("/account?done=password")).into_response())
}

async fn reset(At(link): At<String>, Form { state, visitor, headers, fields }: Form) -> Reply {
    let_try(&state, visitor.address, None)?;
    let result = state.people.reset(&link, fields.text("new")).await;
    note(&state, "reset", visitor.address, result.as_ref().map(|(person, _)| person.id));
    match result {
        // The form is where the next password can be tried.
        Err(error @ (LoginError::BadPassword | LoginError::CommonPassword))
            if !wants_json(&headers) =>
        {
            let to = format!("/reset/{link}?refused={}", Problem::LoginError(error).code());
            Ok(Redirect::to(&to).into_response())
        }
        result => welcome(&state, &visitor, &headers, "", result).await,
    }
}

async fn delete(Form { state, visitor, headers, fields }: Form) -> Reply {
    let person = visitor.known()?;
    let whose = person.account.then(|| whose(&state, &headers, &person.name));
    let_try(&state, visitor.address, whose.as_deref())?;
    if person.account {
        // Somebody who finds an open browser must not be able to do this.
        state.people.check(&person.name, fields.text("password")).await?;
    }
    state.erase(person).await?;
    Ok(goodbye(&state, &headers))
}

fn goodbye(state: &AppState, headers: &HeaderMap) -> Response {
    let secure = state.config.secure();
    let forgotten = [cookie::SESSION, cookie::GUEST, cookie::NAME];
    let cookies = Cookies(forgotten.map(|name| cookie::forget(name, secure)).to_vec());
    if wants_json(headers) {
        return (cookies, Json(json!({}))).into_response();
    }
    (cookies, Redirect::to("/")).into_response()
}

async fn export(Caller { state, visitor, .. }: Caller) -> Reply {
    let export = state.export(visitor.known()?).await?;
    let name = HeaderValue::from_static("attachment; filename=\"lutece-my-data.json\"");
    Ok(([(header::CONTENT_DISPOSITION, name)], Json(export)).into_response())
}
