//! Parts of a request, with refusals in our own form.

use std::time::Duration;

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use super::problem::Problem;

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

/// What stands between the slashes.
pub struct At<T>(pub T);

/// What stands behind the question mark.
pub struct Params<T>(pub T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for At<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        match Path::from_request_parts(parts, state).await {
            Ok(Path(path)) => Ok(Self(path)),
            // Whatever cannot be read cannot be there.
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
