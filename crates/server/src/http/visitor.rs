//! Who asks, and in which language.

use std::net::IpAddr;

use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponseParts, ResponseParts};
use site::pages::viewer::{LANGUAGE, Viewer};
use site::request;
use words::Lang;

use super::fields::Fields;
use super::guard;
use super::problem::Problem;
use crate::Boxed;
use crate::app::AppState;
use crate::live::decide::Refusal;
use crate::people::{Person, cookie, names, write_name};

/// The person or program that sent a request.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// Who they are, if they are known.
    pub person: Option<Person>,
    /// Their language.
    pub lang: Lang,
    /// Their address, for limits.
    pub address: IpAddr,
}

/// Cookies to set with an answer.
#[derive(Clone, Debug, Default)]
pub struct Cookies(pub Vec<HeaderValue>);

impl IntoResponseParts for Cookies {
    type Error = std::convert::Infallible;

    fn into_response_parts(self, mut parts: ResponseParts) -> Result<ResponseParts, Self::Error> {
        for cookie in self.0 {
            parts.headers_mut().append(header::SET_COOKIE, cookie);
        }
        Ok(parts)
    }
}

impl Visitor {
    /// The person, who must be known.
    ///
    /// # Errors
    /// If they are not.
    pub fn known(&self) -> Result<&Person, Problem> {
        self.person.as_ref().ok_or(Problem::Stranger)
    }

    /// The person, who must have an account.
    ///
    /// # Errors
    /// If they have none.
    pub fn account(&self) -> Result<&Person, Problem> {
        Some(self.known()?).filter(|person| person.account).ok_or(Problem::Stranger)
    }

    /// Notes that they set up a table, if they may.
    ///
    /// # Errors
    /// If too many were set up from their address lately.
    pub fn sets_up(&self, state: &AppState) -> Result<(), Problem> {
        state.limits.table(self.address).map_err(|after| guard::limited(state, after))
    }

    /// The person, made a guest if they are not known, and the cookies that let them be known
    /// again. A name that they gave is kept.
    ///
    /// # Errors
    /// If the name is somebody else's.
    pub async fn or_guest(
        &self,
        state: &AppState,
        name: &str,
    ) -> Result<(Person, Cookies), Problem> {
        let secure = state.config.secure();
        let mut cookies = Cookies::default();
        let mut person = match &self.person {
            Some(person) => person.clone(),
            None => {
                let guest = state.people.guest("");
                let token = state.people.key().guest(guest.id);
                cookies.0.push(cookie::set(cookie::GUEST, &token, secure));
                guest
            }
        };
        let name = names::shown(name);
        if !person.account && !name.is_empty() && name != person.name {
            if state.people.is_taken(&name, &person).await? {
                return Err(Refusal::NameTaken.into());
            }
            cookies.0.push(cookie::set(cookie::NAME, &write_name(&name), secure));
            person.name = name;
        }
        Ok((person, cookies))
    }
}

/// What most addresses need: the application, who asks, and with which headers.
///
/// It is put together in a box, and so is a form: that is compiled once and not into every handler.
pub struct Caller {
    /// The application.
    pub state: AppState,
    /// Who asks.
    pub visitor: Visitor,
    /// The headers of the request.
    pub headers: HeaderMap,
}

impl Caller {
    fn of<'a>(parts: &'a Parts, state: &'a AppState) -> Boxed<'a, Result<Self, Problem>> {
        Box::pin(async move {
            let person = state.people.of(&parts.headers).await?;
            let unsafe_method = !parts.method.is_safe();
            if let Some(person) = person.as_ref().filter(|_| unsafe_method) {
                state.limits.player(person.id).map_err(|after| guard::limited(state, after))?;
            }
            let address = guard::address(state, &parts.headers, &parts.extensions);
            let visitor = Visitor { person, lang: language(&parts.headers), address };
            Ok(Self { state: state.clone(), visitor, headers: parts.headers.clone() })
        })
    }
}

impl FromRequestParts<AppState> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, Problem> {
        Self::of(parts, state).await
    }
}

/// The same for a page: also how they look at it.
pub struct Reader {
    /// The application.
    pub state: AppState,
    /// How they look at the page.
    pub viewer: Viewer,
    /// Who asks.
    pub visitor: Visitor,
    /// The headers of the request.
    pub headers: HeaderMap,
}

impl FromRequestParts<AppState> for Reader {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, Problem> {
        let Caller { state, visitor, headers } = Caller::of(parts, state).await?;
        let path = parts.uri.path_and_query().map_or("/", |it| it.as_str()).to_owned();
        let viewer = viewer(&state, &visitor, &headers, path);
        Ok(Self { state, viewer, visitor, headers })
    }
}

/// The same for a form that was sent: also its fields.
pub struct Form {
    /// The application.
    pub state: AppState,
    /// Who sends it.
    pub visitor: Visitor,
    /// The headers of the request.
    pub headers: HeaderMap,
    /// What was filled in.
    pub fields: Fields,
}

impl FromRequest<AppState> for Form {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &AppState) -> Result<Self, Problem> {
        Self::of(request, state).await
    }
}

impl Form {
    fn of(request: Request, state: &AppState) -> Boxed<'_, Result<Self, Problem>> {
        Box::pin(async move {
            let (parts, body) = request.into_parts();
            let Caller { state, visitor, headers } = Caller::of(&parts, state).await?;
            let fields = Fields::from_request(Request::from_parts(parts, body), &state).await?;
            Ok(Self { state, visitor, headers, fields })
        })
    }
}

/// The headers of a request as pages read them.
pub struct Headers<'a>(pub &'a HeaderMap);

impl request::Headers for Headers<'_> {
    fn header(&self, name: &str) -> Option<&str> {
        self.0.get(name).and_then(|value| value.to_str().ok())
    }

    fn cookie(&self, name: &str) -> Option<&str> {
        cookie::read(self.0, name)
    }
}

/// A visitor as pages see them at an address.
#[must_use]
pub fn viewer(state: &AppState, visitor: &Visitor, headers: &HeaderMap, path: String) -> Viewer {
    let mut viewer = Viewer::new(visitor.person.clone(), visitor.lang, &Headers(headers), path);
    if let Some(origin) = &state.config.origin {
        origin.as_str().clone_into(&mut viewer.origin);
    }
    viewer
}

/// The language somebody chose, or the one their browser likes best.
#[must_use]
pub fn language(headers: &HeaderMap) -> Lang {
    let chosen = cookie::read(headers, LANGUAGE).and_then(|code| code.parse().ok());
    let accepted = || {
        let header = headers.get(header::ACCEPT_LANGUAGE)?;
        Lang::from_accept(header.to_str().ok()?)
    };
    chosen.or_else(accepted).unwrap_or_default()
}
