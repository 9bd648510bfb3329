//! The pages of what others did.

use axum::extract::{Query, State};
use axum::response::Response;
use serde::Deserialize;
use site::explorer::ExplorerQuery;
use site::pages::explorer::{self, Here};
use site::pages::viewer::Viewer;

use super::answer;
use super::studying::Of;
use crate::app::AppState;
use crate::http::problem::Problem;

pub(super) async fn page(
    State(state): State<AppState>,
    viewer: Viewer,
    Query(asked): Query<ExplorerQuery>,
) -> Result<Response, Problem> {
    let (explored, kinds) = state.explore(&asked).await?;
    Ok(answer::page(explorer::page(&viewer, &explored, &kinds)))
}

/// Where in a game or in what was tried besides.
#[derive(Deserialize)]
pub(super) struct Where {
    #[serde(default)]
    at: String,
}

pub(super) async fn others(
    State(state): State<AppState>,
    viewer: Viewer,
    Of(subject): Of,
    Query(asked): Query<Where>,
) -> Result<Response, Problem> {
    let place = match asked.at.as_str() {
        "" => table::TreePlace::default(),
        text => text.parse().map_err(|_| Problem::NotFound)?,
    };
    let studied = state.studied(subject, viewer.person.as_ref()).await?;
    let others = state.others(&studied, place).await?;
    let back = explorer::back(subject, place);
    let here = Here {
        viewer: &viewer,
        at: &others.at,
        back: &back,
        moves: &others.moves,
        asked: &others.asked,
    };
    Ok(answer::page(here.page()))
}
