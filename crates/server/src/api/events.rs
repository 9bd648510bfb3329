//! Events in the API.

use axum::Json;
use axum::http::StatusCode;
use axum::response::IntoResponse as _;
use serde_json::Value;
use site::api::bodies::{Joining, Listed};
use site::api::events::{brief, whole};
use site::event::wanted::{Deed, WantedEvent};

use super::Answer;
use crate::http::extract::{At, Body, Params, event_id};
use crate::http::problem::{Problem, Reply};
use crate::http::visitor::Caller;

pub(super) async fn create(
    Caller { state, visitor, .. }: Caller,
    Body(wanted): Body<WantedEvent>,
) -> Reply {
    let me = visitor.known()?;
    let new = wanted.read(state.tables.now())?;
    visitor.sets_up(&state)?;
    let id = state.create_event(me, new).await?;
    let shown = state.event(id, Some(me)).await?;
    Ok((StatusCode::CREATED, Json(whole(&shown))).into_response())
}

pub(super) async fn list(
    Caller { state, visitor, .. }: Caller,
    Params(listed): Params<Listed>,
) -> Answer<Vec<Value>> {
    let (public, mine) = state.event_lists(visitor.person.as_ref()).await?;
    let events = match listed.list.as_deref() {
        None | Some("public") => public,
        Some("mine") => mine,
        Some(_) => return Err(Problem::Malformed("list: public or mine".to_owned())),
    };
    Ok(Json(events.iter().map(brief).collect()))
}

pub(super) async fn one(
    Caller { state, visitor, .. }: Caller,
    At(id): At<String>,
) -> Answer<Value> {
    let shown = state.event(event_id(&id)?, visitor.person.as_ref()).await?;
    Ok(Json(whole(&shown)))
}

pub(super) async fn act(
    Caller { state, visitor, .. }: Caller,
    At((id, deed)): At<(String, String)>,
    Body(body): Body<Joining>,
) -> Answer<Value> {
    let deed = Deed::parse(&deed, &body.team).ok_or(Problem::NotFound)?;
    let id = event_id(&id)?;
    let me = visitor.known()?;
    state.about_event(id, me, deed).await?;
    Ok(Json(whole(&state.event(id, Some(me)).await?)))
}
