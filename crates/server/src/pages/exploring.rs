//! The pages of what others did.

use axum::extract::Query;
use serde::Deserialize;
use site::explorer::ExplorerQuery;
use site::pages::explorer::{self, Here};

use super::answer;
use super::studying::Of;
use crate::http::problem::{Problem, Reply};
use crate::http::visitor::Reader;

pub(super) async fn page(
    Reader { state, viewer, .. }: Reader,
    Query(asked): Query<ExplorerQuery>,
) -> Reply {
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
    Reader { state, viewer, .. }: Reader,
    Of(subject): Of,
    Query(asked): Query<Where>,
) -> Reply {
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
