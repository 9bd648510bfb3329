//! For operators: is it alive, and what does it count.

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use super::problem::Problem;
use crate::app::AppState;
use crate::log;

/// The addresses.
pub fn routes() -> Router<AppState> {
    Router::new().route("/healthz", get(healthz)).route("/metrics", get(metrics))
}

async fn healthz(State(state): State<AppState>) -> Response {
    if *state.stop.borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n").into_response();
    }
    match state.store.ping().await {
        Ok(()) => "ok\n".into_response(),
        Err(error) => {
            log::event("unhealthy", &[("why", &error)]);
            (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n").into_response()
        }
    }
}

async fn metrics(State(state): State<AppState>) -> Result<Response, Problem> {
    let stored = state.store.count().await?;
    let page = state.metrics.page(state.tables.open(), state.store.commits(), &stored);
    Ok(([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], page).into_response())
}
