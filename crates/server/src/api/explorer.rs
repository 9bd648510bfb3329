//! What others did, in the API.

use axum::Json;
use axum::extract::State;
use axum::response::IntoResponse as _;
use serde::Deserialize;
use site::api::explorer::{Answer, Others};
use site::explorer::ExplorerQuery;
use site::subject::Subject;
use table::TreePlace;

use crate::app::AppState;
use crate::http::extract::{At, Params, table_id};
use crate::http::problem::Reply;
use crate::http::visitor::Caller;

pub(super) async fn choices(
    State(state): State<AppState>,
    Params(asked): Params<ExplorerQuery>,
) -> Reply {
    let (explored, kinds) = state.explore(&asked).await?;
    Ok(Json(Answer::of(&explored, &kinds)).into_response())
}

/// Where in a game.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Where {
    #[serde(default)]
    ply: usize,
}

pub(super) async fn others(
    Caller { state, visitor, .. }: Caller,
    At(table): At<String>,
    Params(Where { ply }): Params<Where>,
) -> Reply {
    let subject = Subject::Table(table_id(&table)?);
    let studied = state.studied(subject, visitor.person.as_ref()).await?;
    let others = state.others(&studied, TreePlace { line: 0, ply }).await?;
    let kinds = others.at.choice_kinds();
    let asked = others.asked.iter().map(|explored| Answer::of(explored, &kinds)).collect();
    Ok(Json(Others { ply, moves: &others.moves, asked }).into_response())
}
