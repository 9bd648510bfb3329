//! The pages of notifications: what somebody has chosen, and where letters lead.

use axum::extract::{Path, Query};
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use serde::Deserialize;
use site::model::called::Reason;
use site::pages::assets::WORKER;
use site::pages::calls::{self, Chosen, Shown};
use site::pages::viewer::Viewer;

use super::answer;
use crate::app::AppState;
use crate::calls::feed_path;
use crate::calls::wishes::{Quiet, Wishes};
use crate::http::problem::Problem;
use crate::http::visitor::Reader;
use crate::people::LoginError;

#[derive(Deserialize)]
pub(super) struct NoticeQuery {
    said: Option<String>,
}

pub(super) async fn page(
    Reader { state, viewer, .. }: Reader,
    Query(asked): Query<NoticeQuery>,
) -> Response {
    let chosen = match viewer.person.as_ref().filter(|person| person.account) {
        None => None,
        Some(person) => match state.calls.wishes(person.id).await {
            Err(error) => return answer::sorry(&viewer, &error.into()),
            Ok(wishes) => {
                let path = wishes.feed.as_ref().map(|secret| feed_path(person.id, secret));
                Some(chosen(&wishes, path.map(|path| format!("{}{path}", viewer.origin))))
            }
        },
    };
    let setup = state.calls.setup();
    let shown = Shown {
        chosen,
        push: state.calls.public_key(),
        mail: setup.mail.is_some(),
        hooks: setup.hooks,
    };
    answer::page(calls::page(&viewer, &shown, asked.said.as_deref()))
}

fn chosen(wishes: &Wishes, feed: Option<String>) -> Chosen {
    let quiet = |it: Quiet| (Quiet::clock(it.from), Quiet::clock(it.to), it.zone);
    let browsers = wishes.push.iter().map(|it| (it.id(), it.device.clone()));
    Chosen {
        about: Reason::ALL.into_iter().filter(|reason| wishes.about(*reason)).collect(),
        quiet: wishes.quiet.map(quiet),
        browsers: browsers.collect(),
        mail: wishes.mail.as_ref().map(|mail| (mail.address.clone(), mail.confirmed)),
        feed,
        hook: wishes.hook.as_ref().map(|hook| (hook.url.clone(), hook.secret.clone())),
    }
}

/// The page that a letter of confirmation leads to.
pub(super) async fn confirm(
    Reader { state, viewer, .. }: Reader,
    Path(token): Path<String>,
) -> Response {
    ask(&state, &viewer, &token, "/calls/mail", "calls-mail-confirm").await
}

/// The page for readers who want no more letters.
pub(super) async fn end(
    Reader { state, viewer, .. }: Reader,
    Path(token): Path<String>,
) -> Response {
    ask(&state, &viewer, &token, "/calls/end", "calls-mail-stop").await
}

async fn ask(state: &AppState, viewer: &Viewer, token: &str, path: &str, id: &str) -> Response {
    match state.calls.address_of(token).await {
        Ok(Some(address)) => {
            answer::page(calls::ask(viewer, id, &address, &format!("{path}/{token}")))
        }
        Ok(None) => answer::sorry(viewer, &Problem::LoginError(LoginError::LinkEnded)),
        Err(error) => answer::sorry(viewer, &error.into()),
    }
}

/// What is said after such a button.
pub(super) async fn done(Reader { viewer, .. }: Reader, Path(word): Path<String>) -> Response {
    answer::page(calls::done(&viewer, &word))
}

/// The worker that shows what is pushed; browsers look for a newer one by this address.
pub(super) async fn worker() -> Response {
    ([(header::CONTENT_TYPE, "text/javascript; charset=utf-8")], WORKER).into_response()
}
