//! The pages of events: the list, a new one, and one of them.

use axum::Json;
use axum::extract::{Query, State};
use axum::response::{IntoResponse as _, Redirect, Response};
use serde_json::json;
use site::event::wanted::{Deed, WantedEvent};
use site::pages::{events, new_event};
use site::request::Given as _;

use super::actions::{chosen, clock_line};
use super::answer::{page, shown};
use crate::app::AppState;
use crate::http::extract::{At, event_id, wants_json};
use crate::http::problem::{Problem, Reply};
use crate::http::visitor::{Form, Reader};

pub(super) async fn list(Reader { state, viewer, .. }: Reader) -> Response {
    let lists = state.event_lists(viewer.person.as_ref()).await;
    shown(&viewer, lists, |(public, mine)| events::list(&viewer, public, mine))
}

pub(super) async fn new(
    Reader { state, viewer, .. }: Reader,
    Query(query): Query<new_event::NewEventQuery>,
) -> Response {
    page(new_event::page(&viewer, &query, state.tables.editions()))
}

pub(super) async fn page_of(Reader { state, viewer, .. }: Reader, At(id): At<String>) -> Response {
    let event = async { state.event(event_id(&id)?, viewer.person.as_ref()).await };
    shown(&viewer, event.await, |event| events::page(&viewer, event))
}

/// How often an event was changed: for its page, which is read anew then.
pub(super) async fn version(State(state): State<AppState>, At(id): At<String>) -> Reply {
    let version = state.event_version(event_id(&id)?).await?;
    Ok(Json(json!({ "version": version })).into_response())
}

pub(super) async fn create(Form { state, visitor, headers, fields }: Form) -> Reply {
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
    At((id, deed)): At<(String, String)>,
    Form { state, visitor, headers, fields }: Form,
) -> Reply {
    let deed = Deed::parse(&deed, fields.text("team")).ok_or(Problem::NotFound)?;
    let id = event_id(&id)?;
    state.about_event(id, visitor.known()?, deed).await?;
    if wants_json(&headers) {
        return Ok(Json(json!({ "event": id })).into_response());
    }
    Ok(Redirect::to(&format!("/events/{id}")).into_response())
}
