//! Extractors for parts of a request, with our own refusals.

use std::time::Duration;

use axum::Json;
use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use serde::de::DeserializeOwned;

use super::problem::Problem;
use crate::id::{EventId, TableId};
use crate::live::decide::Refusal;

/// How long a body may take to arrive: the largest one over a slow line, and some.
const BODY: Duration = Duration::from_secs(30);

/// The whole body of a request.
///
/// # Errors
/// If it is too large, or does not arrive in time.
pub async fn body<S: Send + Sync>(request: Request, state: &S) -> Result<Bytes, Problem> {
    match tokio::time::timeout(BODY, Bytes::from_request(request, state)).await {
        Ok(Ok(bytes)) => Ok(bytes),
        Ok(Err(_)) => Err(Problem::TooLarge),
        Err(_) => Err(Problem::Slow),
    }
}

/// A body of JSON; an empty one counts as `{}`.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        let bytes = body(request, state).await?;
        let text = if bytes.is_empty() { &b"{}"[..] } else { &bytes };
        match Json::from_bytes(text) {
            Ok(Json(body)) => Ok(Self(body)),
            Err(error) => Err(Problem::Malformed(error.body_text())),
        }
    }
}

/// A part of the path.
pub struct At<T>(pub T);

/// The query.
pub struct Params<T>(pub T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for At<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        match Path::from_request_parts(parts, state).await {
            Ok(Path(path)) => Ok(Self(path)),
            // An id that cannot be read cannot exist.
            Err(_) => Err(Problem::NotFound),
        }
    }
}

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Params<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        match Query::from_request_parts(parts, state).await {
            Ok(Query(query)) => Ok(Self(query)),
            Err(error) => Err(Problem::Malformed(error.body_text())),
        }
    }
}

/// Whether the answer is to be JSON.
#[must_use]
pub fn wants_json(headers: &HeaderMap) -> bool {
    let accept = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok());
    accept.is_some_and(|accept| accept.contains("application/json"))
}

/// A table's id from an address.
///
/// # Errors
/// If there can be no such table.
pub fn table_id(text: &str) -> Result<TableId, Problem> {
    text.parse().map_err(|_| Problem::Refused(Refusal::NoTable, None))
}

/// An event's id from an address.
///
/// # Errors
/// If there can be no such event.
pub fn event_id(text: &str) -> Result<EventId, Problem> {
    text.parse().map_err(|_| Problem::NotFound)
}
