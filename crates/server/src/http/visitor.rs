//! Who asks, and in which language.

use std::net::IpAddr;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponseParts, ResponseParts};
use site::pages::viewer::LANGUAGE;
use words::Lang;

use super::guard;
use super::problem::Problem;
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
        state.limits.table(self.address).map_err(|after| {
            state.metrics.limited.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
            Problem::TooMany(after.as_secs() + 1)
        })
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

impl FromRequestParts<AppState> for Visitor {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, Problem> {
        let person = state.people.of(&parts.headers).await?;
        let unsafe_method = !parts.method.is_safe();
        if let Some(person) = person.as_ref().filter(|_| unsafe_method) {
            state.limits.player(person.id).map_err(|after| {
                state.metrics.limited.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                Problem::TooMany(after.as_secs() + 1)
            })?;
        }
        let address = guard::address(state, &parts.headers, &parts.extensions);
        Ok(Self { person, lang: language(&parts.headers), address })
    }
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
