//! For operators: is it alive, and what does it count.

use std::net::SocketAddr;

use axum::Router;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use super::problem::Problem;
use crate::app::AppState;
use crate::log;
use crate::people::password::same;

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

/// Whether somebody may read the figures: a program on this machine that no proxy speaks for,
/// or one with the operator's token. To others there is nothing here.
fn may_measure(state: &AppState, peer: SocketAddr, headers: &HeaderMap) -> bool {
    let forwarded = ["x-forwarded-for", "forwarded"].iter().any(|name| headers.contains_key(*name));
    let bearer = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    match (&state.config.metrics_token, bearer.and_then(|it| it.strip_prefix("Bearer "))) {
        (Some(token), Some(shown)) => same(token.as_bytes(), shown.as_bytes()),
        _ => peer.ip().to_canonical().is_loopback() && !forwarded,
    }
}

async fn metrics(
    State(state): State<AppState>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    if !may_measure(&state, peer, &headers) {
        return Err(Problem::NotFound);
    }
    let stored = state.store.count().await?;
    let page = state.metrics.page(state.tables.open(), state.store.commits(), &stored);
    Ok(([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], page).into_response())
}
