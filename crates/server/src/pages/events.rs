//! The pages of events: the list, a new one, and one of them.

use axum::Json;
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse as _, Redirect, Response};
use serde_json::json;
use site::event::{Scoring, System};
use site::pages::viewer::Viewer;
use site::pages::{events, new_event};

use super::actions::{chosen, clock, is_on};
use super::answer::{page, sorry};
use crate::app::AppState;
use crate::events::{Deed, NewEvent};
use crate::http::extract::{At, wants_json};
use crate::http::fields::Fields;
use crate::http::problem::Problem;
use crate::http::visitor::Visitor;
use crate::id::EventId;

fn event_id(text: &str) -> Result<EventId, Problem> {
    text.parse().map_err(|_| Problem::NotFound)
}

pub(super) async fn list(State(state): State<AppState>, viewer: Viewer) -> Response {
    match state.event_lists(viewer.person.as_ref()).await {
        Ok((public, mine)) => page(events::list(&viewer, &public, &mine)),
        Err(problem) => sorry(&viewer, &problem),
    }
}

pub(super) async fn new(
    State(state): State<AppState>,
    viewer: Viewer,
    Query(query): Query<new_event::NewEventQuery>,
) -> Response {
    page(new_event::page(&viewer, &query, state.tables.editions()))
}

pub(super) async fn page_of(
    State(state): State<AppState>,
    viewer: Viewer,
    At(id): At<String>,
) -> Response {
    let shown = async { state.event(event_id(&id)?, viewer.person.as_ref()).await };
    match shown.await {
        Ok(shown) => page(events::page(&viewer, &shown)),
        Err(problem) => sorry(&viewer, &problem),
    }
}

/// How often an event was changed: for its page, which is read anew then.
pub(super) async fn version(
    State(state): State<AppState>,
    At(id): At<String>,
) -> Result<Response, Problem> {
    let version = state.event_version(event_id(&id)?).await?;
    Ok(Json(json!({ "version": version })).into_response())
}

pub(super) async fn create(
    State(state): State<AppState>,
    visitor: Visitor,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Problem> {
    let me = visitor.known()?;
    let missing = |what: &str| Problem::Malformed(format!("{what}: which one?"));
    let minutes: Option<u32> = fields.read("delay")?;
    let new = NewEvent {
        name: fields.text("name").to_owned(),
        kind: fields.read("game")?.ok_or_else(|| missing("game"))?,
        edition: fields.read("edition")?,
        options: chosen(&fields),
        seats: fields.read("seats")?.unwrap_or(2),
        clock: clock(&fields)?,
        system: fields.read("system")?.unwrap_or(System::Swiss),
        scoring: fields.read("scoring")?.unwrap_or(Scoring::Deals),
        rounds: fields.read("rounds")?.unwrap_or(1),
        most: fields.read("most")?.unwrap_or(16),
        fill: fields.read("fill")?,
        public: is_on(fields.text("public")),
        unrated: is_on(fields.text("unrated")),
        starts: minutes.map(|minutes| state.tables.now() + i64::from(minutes) * 60_000),
    };
    visitor.sets_up(&state)?;
    let id = state.create_event(me, new).await?;
    if wants_json(&headers) {
        return Ok(Json(json!({ "event": id })).into_response());
    }
    Ok(Redirect::to(&format!("/events/{id}")).into_response())
}

pub(super) async fn act(
    State(state): State<AppState>,
    visitor: Visitor,
    At((id, deed)): At<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let (id, deed) = (event_id(&id)?, Deed::parse(&deed).ok_or(Problem::NotFound)?);
    state.about_event(id, visitor.known()?, deed).await?;
    if wants_json(&headers) {
        return Ok(Json(json!({ "event": id })).into_response());
    }
    Ok(Redirect::to(&format!("/events/{id}")).into_response())
}
