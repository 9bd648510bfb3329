//! Pages as answers.

use axum::http::{HeaderValue, StatusCode};
use axum::response::{Html, IntoResponse as _, Response};
use maud::Markup;
use site::pages::frame;
use site::pages::viewer::Viewer;
use table::Seat;
use words::Lang;

use crate::http::problem::Problem;

/// A page that is there.
pub(super) fn page(markup: Markup) -> Response {
    Html(markup.into_string()).into_response()
}

/// A page of what was found, or why it was not.
pub(super) fn shown<T>(
    viewer: &Viewer,
    found: Result<T, impl Into<Problem>>,
    markup: impl FnOnce(&T) -> Markup,
) -> Response {
    match found {
        Ok(found) => page(markup(&found)),
        Err(problem) => sorry(viewer, &problem.into()),
    }
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

/// Where the script of a page finds the sentence that it shows.
const SAY: &str = "x-say";

/// Tells a page's script, in the answer, why something was not done.
pub(super) fn say(answer: &mut Response, text: &str) {
    let byte = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => char::from(byte).to_string(),
        _ => format!("%{byte:02X}"),
    };
    let text: String = text.bytes().map(byte).collect();
    let text = HeaderValue::from_str(&text).expect("percent-encoded text is ASCII");
    answer.headers_mut().insert(SAY, text);
}

/// The same for anything that went wrong before it could be said better, in the requester's language. Nobody
/// is looked up for this, because the store may be the cause.
pub(super) fn said(mut answer: Response, lang: Lang) -> Response {
    if !answer.headers().contains_key(SAY)
        && let Some(problem) = answer.extensions().get::<Problem>()
    {
        let text = words::say(lang, &problem.message(), &|seat: Seat| seat.to_string());
        say(&mut answer, &text);
    }
    answer
}

/// The id of the sentence of a refusal that a form was sent back with.
pub(super) fn refused(code: Option<&str>) -> Option<String> {
    code.map(|code| format!("refused-{code}")).filter(|id| Problem::is_message(id))
}
