//! For operators: health and metrics.

use std::net::SocketAddr;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use super::problem::Problem;
use crate::app::AppState;
use crate::people::password::same;

/// The longest wait for a health check.
const SOON: Duration = Duration::from_secs(3);

/// The addresses.
pub fn routes() -> Router<AppState> {
    Router::new()
        .route("/healthz", get(healthz))
        .route("/metrics", get(metrics))
        .route("/robots.txt", get(robots))
}

/// Pages for everybody may be found by search engines; tables, links and people may not.
const ROBOTS: &str = "User-agent: *
Disallow: /t/
Disallow: /l/
Disallow: /reset/
Disallow: /calls/
Disallow: /account
Disallow: /admin
Disallow: /api/
Disallow: /new
";

async fn robots() -> &'static str {
    ROBOTS
}

async fn healthz(State(state): State<AppState>) -> Response {
    if *state.stop.borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n").into_response();
    }
    // The last write says most; if that failed, a small write shows whether writes still fail. The
    // reason is in the log.
    let failing = state.metrics.store_failing.load(Relaxed);
    let asked = if failing { state.store.probe() } else { state.store.ping() };
    match tokio::time::timeout(SOON, asked).await {
        Ok(Ok(())) => "ok\n".into_response(),
        Ok(Err(_)) if failing => {
            (StatusCode::SERVICE_UNAVAILABLE, "the store cannot write\n").into_response()
        }
        _ => (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n").into_response(),
    }
}

/// The headers by which proxies name themselves and their clients.
const PROXIES: [&str; 6] =
    ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "forwarded", "via"];

/// Whether somebody may read the metrics: a client with the operator's token, or a program on this machine. A
/// proxy on this machine that does not name its client looks like such a program; so if a proxy is expected,
/// only the token counts. All others get a 404.
fn may_measure(state: &AppState, peer: SocketAddr, headers: &HeaderMap) -> bool {
    let expected = state.config.proxies > 0 || state.config.origin.is_some();
    let forwarded = expected || PROXIES.iter().any(|name| headers.contains_key(*name));
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
    // When the store does not answer, everything else is wanted most.
    let stored = state.store.count().await.unwrap_or_default();
    let page = state.metrics.page(state.tables.open(), state.store.commits(), &stored);
    Ok(([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], page).into_response())
}
