//! The pages.

use axum::Router;

use crate::app::AppState;

/// The addresses of the pages.
pub fn routes() -> Router<AppState> {
    Router::new()
}
