//! The viewer of a page, read from the request; and their choice of language and theme.

use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Redirect, Response};
use site::pages::viewer::{LANGUAGE, THEME, Theme, Viewer};
use site::request;
use words::Lang;

use crate::app::AppState;
use crate::http::fields::Fields;
use crate::http::problem::Problem;
use crate::http::visitor::{Visitor, language};
use crate::people::cookie;

/// The headers of a request as pages read them.
pub(crate) struct Headers<'a>(pub &'a HeaderMap);

impl request::Headers for Headers<'_> {
    fn header(&self, name: &str) -> Option<&str> {
        self.0.get(name).and_then(|value| value.to_str().ok())
    }

    fn cookie(&self, name: &str) -> Option<&str> {
        cookie::read(self.0, name)
    }
}

/// The same without counting the request against anybody's limits, for somebody who is to be told
/// what went wrong. If that is the store, nobody knows who they are.
pub(super) async fn uncounted(parts: &Parts, state: &AppState) -> Viewer {
    let person = state.people.of(&parts.headers).await.unwrap_or_default();
    let path = parts.uri.path().to_owned();
    Viewer::new(person, language(&parts.headers), &Headers(&parts.headers), path)
}

/// A visitor of whom something else is known already.
pub(super) fn of(visitor: &Visitor, state: &AppState, headers: &HeaderMap, path: String) -> Viewer {
    let mut viewer = Viewer::new(visitor.person.clone(), visitor.lang, &Headers(headers), path);
    if let Some(origin) = &state.config.origin {
        origin.as_str().clone_into(&mut viewer.origin);
    }
    viewer
}

impl FromRequestParts<AppState> for Viewer {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, Problem> {
        let Seen(viewer, _) = Seen::from_request_parts(parts, state).await?;
        Ok(viewer)
    }
}

/// How somebody looks at a page, and who they are, for handlers that need to know both.
pub(super) struct Seen(pub Viewer, pub Visitor);

impl FromRequestParts<AppState> for Seen {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, Problem> {
        let visitor = Visitor::from_request_parts(parts, state).await?;
        let path = parts.uri.path_and_query().map_or("/", |it| it.as_str()).to_owned();
        let viewer = of(&visitor, state, &parts.headers, path);
        Ok(Self(viewer, visitor))
    }
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
