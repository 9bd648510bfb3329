//! What every request passes: limits, the check of its origin, and headers on the answer.

use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::Ordering::Relaxed;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{Extensions, HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

use super::problem::Problem;
use crate::app::AppState;

/// Nothing but our own files runs, styles or is loaded; nobody may frame us.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; \
    form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Headers of every answer, unless the handler has set them itself.
const HEADERS: [(HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (header::CACHE_CONTROL, "no-store"),
];

/// The address of whoever asks.
#[must_use]
pub fn address(state: &AppState, headers: &HeaderMap, extensions: &Extensions) -> IpAddr {
    let peer = extensions
        .get::<ConnectInfo<SocketAddr>>()
        .map_or(IpAddr::from([127, 0, 0, 1]), |ConnectInfo(peer)| peer.ip());
    if !state.config.behind_proxy {
        return peer;
    }
    // The last entry is the proxy's own; those before it are the client's claim.
    let forwarded = headers.get_all("x-forwarded-for").iter().next_back();
    forwarded
        .and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok())
        .unwrap_or(peer)
}

/// Whether a request may change something: it comes from a page of this site, or from no page
/// at all and carries its token itself.
fn same_origin(state: &AppState, headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(origin) = text(header::ORIGIN) {
        return match &state.config.origin {
            Some(own) => origin == own,
            None => {
                let host = origin.strip_prefix("http://").or(origin.strip_prefix("https://"));
                host.is_some() && host == text(header::HOST)
            }
        };
    }
    match text(HeaderName::from_static("sec-fetch-site")) {
        Some(site) => site == "same-origin",
        // A browser says one or the other. A program has no cookies that could be abused.
        None => !headers.contains_key(header::COOKIE),
    }
}

/// Lets a request through or not, and dresses the answer.
pub async fn guard(State(state): State<AppState>, request: Request, next: Next) -> Response {
    let address = address(&state, request.headers(), request.extensions());
    let safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let limited = if safe { state.limits.reading(address) } else { state.limits.address(address) };
    let mut response = if let Err(after) = limited {
        state.metrics.limited.fetch_add(1, Relaxed);
        Problem::TooMany(after.as_secs() + 1).into_response()
    } else if !safe && !same_origin(&state, request.headers()) {
        Problem::Origin.into_response()
    } else {
        next.run(request).await
    };
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    response
}
