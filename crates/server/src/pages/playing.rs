//! Pages of a table: the table itself, its parts, its log, previews, links to it, and replays.

use axum::Json;
use axum::extract::{Path, Query};
use axum::http::HeaderMap;
use axum::response::{Html, IntoResponse, Redirect, Response};
use serde::Deserialize;
use site::pages::join;
use site::pages::table::moment::Moment;
use site::pages::table::{View, preview, why};
use site::pages::viewer::Viewer;
use table::Say as _;

use super::answer::{self, refused, say, sorry, sorry_that};
use super::update::{PART, update};
use crate::app::AppState;
use crate::http::extract::table_id;
use crate::http::problem::{Problem, Reply};
use crate::http::visitor::{Cookies, Headers, Reader, Visitor};
use crate::id::TableId;
use crate::live::Acted;
use crate::live::decide::Refusal;
use crate::live::snapshot::Snapshot;
use crate::people::Person;

#[derive(Deserialize)]
pub(super) struct TableQuery {
    seat: Option<String>,
    refused: Option<String>,
}

pub(super) async fn page(
    Reader { state, viewer, headers, .. }: Reader,
    Path(id): Path<String>,
    Query(asked): Query<TableQuery>,
) -> Response {
    let table = match load(&state, &viewer, &id).await {
        Ok(table) => table,
        Err(problem) => return sorry(&viewer, &problem),
    };
    let moment = moment(&state, table, &headers);
    let view = view(&state, &viewer, &moment, &headers, asked.seat.as_deref());
    if headers.contains_key(PART) {
        return update(&headers, view.main(None));
    }
    answer::page(view.page(refused(asked.refused.as_deref()).as_deref()))
}

#[derive(Deserialize)]
pub(super) struct Before {
    before: Option<usize>,
}

/// The moves before one: a page of its own, or a list for the script.
pub(super) async fn log(
    Reader { state, viewer, headers, .. }: Reader,
    Path(id): Path<String>,
    Query(asked): Query<Before>,
) -> Response {
    let table = match load(&state, &viewer, &id).await {
        Ok(table) => table,
        Err(problem) => return sorry(&viewer, &problem),
    };
    let moment = moment(&state, table, &headers);
    let view = view(&state, &viewer, &moment, &headers, None);
    let before = asked.before.unwrap_or(usize::MAX);
    if headers.contains_key(PART) {
        return ([(PART, "1")], Html(view.earlier(before).into_string())).into_response();
    }
    answer::page(view.log_page(before))
}

/// The newest version, for a page that nobody looks at and that holds no stream.
pub(super) async fn version(Reader { state, viewer, .. }: Reader, Path(id): Path<String>) -> Reply {
    let version = state.tables.version(table_id(&id)?, viewer.person.as_ref()).await?;
    Ok(Json(serde_json::json!({ "version": version })).into_response())
}

/// What each of some moves would bring.
pub(super) async fn previews(
    Reader { state, viewer, .. }: Reader,
    Path(id): Path<String>,
    Query(asked): Query<Vec<(String, String)>>,
) -> Reply {
    let table = load(&state, &viewer, &id).await?;
    let moves = asked.iter().filter(|(key, _)| key == "m").map(|(_, mv)| mv.as_str());
    Ok(Json(preview::previews(&viewer, &table, moves)).into_response())
}

/// Why something that was clicked cannot be picked.
pub(super) async fn why(
    Reader { state, viewer, .. }: Reader,
    Path(id): Path<String>,
    Query(asked): Query<Vec<(String, String)>>,
) -> Reply {
    let table = load(&state, &viewer, &id).await?;
    let picked = asked.iter().filter(|(key, _)| key == "p").map(|(_, pick)| pick.as_str());
    Ok(Json(why::why(&viewer, &table, picked)).into_response())
}

async fn load(state: &AppState, viewer: &Viewer, id: &str) -> Result<Snapshot, Problem> {
    Ok(state.snapshot(table_id(id)?, viewer.person.as_ref()).await?)
}

/// The moment of a table that a page shows.
fn moment(state: &AppState, table: Snapshot, headers: &HeaderMap) -> Moment {
    let told = table.game.as_ref().map(|game| state.tables.logs().of(table.id(), game));
    Moment::of(table, told.unwrap_or_default(), &Headers(headers))
}

fn view<'a>(
    state: &AppState,
    viewer: &'a Viewer,
    moment: &'a Moment,
    headers: &HeaderMap,
    seat: Option<&str>,
) -> View<'a> {
    let view = View::new(viewer, moment, &Headers(headers), seat);
    View { hint: state.hint_of(&moment.table, viewer.lang()), ..view }
}

/// The answer to something done at a table by its script: the fresh board, and in the header
/// `x-say` why it was refused, if it was.
pub(super) async fn after(
    state: &AppState,
    visitor: &Visitor,
    me: &Person,
    cookies: Cookies,
    headers: &HeaderMap,
    table: TableId,
    result: &Result<Acted, Refusal>,
) -> Response {
    let viewer =
        Viewer::new(Some(me.clone()), visitor.lang, &Headers(headers), format!("/t/{table}"));
    let snapshot = match state.snapshot(table, Some(me)).await {
        Ok(snapshot) => snapshot,
        Err(refusal) => return Problem::from(refusal).into_response(),
    };
    let moment = moment(state, snapshot, headers);
    let view = view(state, &viewer, &moment, headers, None);
    let mut answer = (cookies, update(headers, view.main(None))).into_response();
    if let Err(refusal) = result {
        let text = viewer.say(&refusal.message(), &|seat| view.name(seat));
        *answer.status_mut() = Problem::Refused(refusal.clone(), None).status();
        say(&mut answer, &text);
    }
    answer
}

/// A link was followed.
pub(super) async fn join(
    Reader { state, viewer, .. }: Reader,
    Path(token): Path<String>,
) -> Response {
    let Some((table, right)) = state.people.key().read_link(&token) else {
        let status = Problem::Refused(Refusal::Private, None).status();
        return sorry_that(&viewer, status, &viewer.t("join-stale"));
    };
    // A player who already sits there needs no link.
    let seated = state.snapshot(table, viewer.person.as_ref()).await;
    if seated.as_ref().is_ok_and(|table| !table.yours.is_empty()) {
        return Redirect::to(&format!("/t/{table}")).into_response();
    }
    answer::page(join::page(&viewer, &token, right, seated.ok().as_ref()))
}
