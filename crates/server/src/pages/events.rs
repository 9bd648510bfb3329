//! The pages of events: the list, a new one, and one of them.

use axum::Json;
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse as _, Redirect, Response};
use serde_json::json;
use site::event::wanted::{Deed, WantedEvent};
use site::pages::viewer::Viewer;
use site::pages::{events, new_event};
use site::request::Given as _;

use super::actions::{chosen, clock_line};
use super::answer::{page, sorry};
use crate::app::AppState;
use crate::http::extract::{At, event_id, wants_json};
use crate::http::fields::Fields;
use crate::http::problem::Problem;
use crate::http::visitor::Visitor;

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
    let minutes: Option<u32> = fields.read("delay")?;
    let given = |name: &str| fields.get(name).map(str::to_owned);
    let wanted = WantedEvent {
        name: fields.string("name"),
        game: fields.string("game"),
        edition: given("edition"),
        options: chosen(&fields).into_iter().collect(),
        seats: fields.read("seats")?,
        clock: clock_line(&fields),
        system: given("system"),
        scoring: given("scoring"),
        rounds: fields.read("rounds")?,
        most: fields.read("most")?,
        fill: given("fill"),
        public: fields.is_on("public"),
        unrated: fields.is_on("unrated"),
        team: fields.read("team")?.unwrap_or(0),
        starts: minutes.map(|minutes| state.tables.now() + i64::from(minutes) * 60_000),
    };
    let new = wanted.read(state.tables.now())?;
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
    fields: Fields,
) -> Result<Response, Problem> {
    let deed = Deed::parse(&deed, fields.text("team")).ok_or(Problem::NotFound)?;
    let id = event_id(&id)?;
    state.about_event(id, visitor.known()?, deed).await?;
    if wants_json(&headers) {
        return Ok(Json(json!({ "event": id })).into_response());
    }
    Ok(Redirect::to(&format!("/events/{id}")).into_response())
}
