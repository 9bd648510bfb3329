//! Pages as answers.

use axum::http::StatusCode;
use axum::response::{Html, IntoResponse as _, Response};
use maud::Markup;
use site::pages::frame;
use site::pages::viewer::Viewer;
use table::Seat;

use crate::http::problem::Problem;

/// A page that is there.
pub(super) fn page(markup: Markup) -> Response {
    Html(markup.into_string()).into_response()
}

/// What could not be shown, and why.
pub(super) fn sorry(viewer: &Viewer, problem: &Problem) -> Response {
    let text = viewer.say(&problem.message(), &|seat: Seat| seat.to_string());
    let status = match problem.status() {
        StatusCode::OK => StatusCode::INTERNAL_SERVER_ERROR,
        status => status,
    };
    sorry_that(viewer, status, &text)
}

/// The same in other words.
pub(super) fn sorry_that(viewer: &Viewer, status: StatusCode, text: &str) -> Response {
    (status, page(frame::sorry(viewer, text))).into_response()
}

/// The id of the sentence of a refusal that a form was sent back with.
pub(super) fn refused(code: Option<&str>) -> Option<String> {
    code.map(|code| format!("refused-{code}")).filter(|id| Problem::is_message(id))
}
