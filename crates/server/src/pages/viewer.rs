//! The viewer of a page, read from the request; and their choice of language and theme.

use axum::extract::State;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Redirect, Response};
use site::pages::viewer::{LANGUAGE, THEME, Theme, Viewer};
use words::Lang;

use crate::app::AppState;
use crate::http::fields::Fields;
use crate::http::visitor::{Headers, language};
use crate::people::cookie;

/// The viewer without counting the request against anybody's limits, for somebody who is to be told
/// what went wrong. If that is the store, nobody knows who they are.
pub(super) async fn uncounted(parts: &Parts, state: &AppState) -> Viewer {
    let person = state.people.of(&parts.headers).await.unwrap_or_default();
    let path = parts.uri.path().to_owned();
    Viewer::new(person, language(&parts.headers), &Headers(&parts.headers), path)
}

/// Changes language or light and goes back to where the visitor was.
pub(super) async fn change(
    State(state): State<AppState>,
    headers: HeaderMap,
    fields: Fields,
) -> Response {
    let secure = state.config.secure();
    let mut answer = Redirect::to(&back(&headers)).into_response();
    let mut set = |cookie: HeaderValue| {
        answer.headers_mut().append(header::SET_COOKIE, cookie);
    };
    if let Some(lang) = fields.get("lang").and_then(|code| code.parse::<Lang>().ok()) {
        set(cookie::set(LANGUAGE, lang.as_str(), secure));
    }
    match fields.get("theme") {
        Some("auto") => set(cookie::forget(THEME, secure)),
        Some(word) => {
            if let Some(theme) = Theme::parse(word) {
                set(cookie::set(THEME, theme.as_str(), secure));
            }
        }
        None => {}
    }
    answer
}

/// The page that a form was sent from, as a path of this site; never an address elsewhere.
fn back(headers: &HeaderMap) -> String {
    let referer = headers.get(header::REFERER).and_then(|value| value.to_str().ok());
    let path = referer.and_then(|url| {
        let rest = url.split_once("://").map_or(url, |(_, rest)| rest);
        rest.find('/').map(|at| rest[at..].to_owned())
    });
    path.filter(|path| !path.starts_with("//") && !path.contains('\\')).unwrap_or("/".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn going_back_stays_on_this_site() {
        let from = |referer: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::REFERER, HeaderValue::from_str(referer).expect("ASCII"));
            back(&headers)
        };
        assert_eq!(from("http://localhost:1889/t/abc?seat=2"), "/t/abc?seat=2");
        assert_eq!(from("http://localhost:1889"), "/");
        assert_eq!(from("http://x//evil.example"), "/");
        assert_eq!(from("http://x/\\evil.example"), "/");
        assert_eq!(back(&HeaderMap::new()), "/");
    }
}
