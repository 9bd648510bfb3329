//! What every request passes through: limits, the check of its origin, and headers on the answer.

use std::fmt::{Display, Write as _};
use std::net::{IpAddr, SocketAddr};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use axum::extract::{ConnectInfo, MatchedPath, Request};
use axum::http::{Extensions, HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use tower_http::compression::Compression;
use tower_service::Service as _;

use super::problem::Problem;
use crate::app::AppState;
use crate::config::Origin;
use crate::log::{self, Sparing};
use crate::people::cookie;

/// Only our own files may run, style or be loaded; the argument says who may show us in a frame.
macro_rules! policy {
    ($framed_by:literal) => {
        concat!(
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; ",
            "font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; ",
            "base-uri 'none'; frame-ancestors ",
            $framed_by
        )
    };
}

/// Nobody may frame us.
const POLICY: &str = policy!("'none'");
/// Other pages may show this one.
pub(crate) const FRAMED: &str = policy!("*");

/// Headers of every answer, unless the handler has set them itself.
const HEADERS: [(HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (header::CACHE_CONTROL, "no-store"),
];

/// The header with the number of a request.
const NUMBER: HeaderName = HeaderName::from_static("x-request-id");

/// How often trouble of one kind is logged.
const TELL: Duration = Duration::from_secs(5);
/// Trouble that an operator should know of.
static TROUBLE: LazyLock<Sparing> = LazyLock::new(|| Sparing::new(TELL));
/// Addresses that machines request, not people.
const FOR_MACHINES: [&str; 2] = ["/healthz", "/metrics"];

/// The client's address.
#[must_use]
pub fn address(state: &AppState, headers: &HeaderMap, extensions: &Extensions) -> IpAddr {
    let peer = extensions
        .get::<ConnectInfo<SocketAddr>>()
        .map_or(IpAddr::from([127, 0, 0, 1]), |ConnectInfo(peer)| peer.ip());
    forwarded(headers, state.config.proxies).unwrap_or(peer)
}

/// The address that the outermost of `proxies` saw. Each proxy appends the address of its client; anything
/// before that is only the client's claim.
fn forwarded(headers: &HeaderMap, proxies: usize) -> Option<IpAddr> {
    if proxies == 0 {
        return None;
    }
    let mut entries: Vec<&str> = headers
        .get_all("x-forwarded-for")
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|line| line.split(','))
        .map(str::trim)
        .collect();
    let first = entries.len().saturating_sub(proxies);
    entries.drain(..first);
    let entry = *entries.first()?;
    // Some add the port: 192.0.2.1:4444, [2001:db8::1]:4444.
    let bare = entry.strip_prefix('[').and_then(|it| it.strip_suffix(']')).unwrap_or(entry);
    bare.parse().ok().or_else(|| Some(entry.parse::<SocketAddr>().ok()?.ip()))
}

/// Whether a request may change something: it comes from a page of this site, or from no page at all and
/// carries its own token.
fn same_origin(state: &AppState, headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(origin) = text(header::ORIGIN) {
        return match &state.config.origin {
            Some(own) => origin == own.as_str(),
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

/// Lets a request through or refuses it, and sets the headers of the answer.
pub async fn guard(state: &AppState, request: Request, next: Next) -> Response {
    let address = address(state, request.headers(), request.extensions());
    let safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let limited = if safe { state.limits.reading(address) } else { state.limits.address(address) };
    let begun = Instant::now();
    if state.config.proxies > 0 {
        expect_forwarded(state, &request);
    }
    let asked = LoggedRequest::of(&request, address);
    let renewed = renewed_guest(state, request.headers());
    let mut response = if let Err(after) = limited {
        self::limited(state, after).into_response()
    } else if !safe && !same_origin(state, request.headers()) {
        state.metrics.foreign.fetch_add(1, Relaxed);
        let expected = state.config.origin.as_ref().map_or("this host", Origin::as_str);
        TROUBLE.event("origin", "foreign", &[("expected", &expected), ("address", &address)]);
        Problem::Origin.into_response()
    } else {
        run(request, next).await
    };
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    if let Some(cookie) = renewed.filter(|_| !headers.contains_key(header::SET_COOKIE)) {
        headers.append(header::SET_COOKIE, cookie);
    }
    asked.answered(state, &mut response, begun.elapsed());
    response
}

/// Counts a request that came too soon, and says when to come again.
pub fn limited(state: &AppState, after: Duration) -> Problem {
    state.metrics.limited.fetch_add(1, Relaxed);
    Problem::TooMany(after.as_secs() + 1)
}

/// Runs the handler, and compresses its answer for clients that accept that; most programs do not ask for it.
async fn run(request: Request, next: Next) -> Response {
    if !request.headers().contains_key(header::ACCEPT_ENCODING) {
        return next.run(request).await;
    }
    let Ok(answer) = Compression::new(next).call(request).await;
    answer.into_response()
}

/// Notes that a proxy does not name its client: everybody then shares one address and its limits.
fn expect_forwarded(state: &AppState, request: &Request) {
    let known = forwarded(request.headers(), state.config.proxies).is_some();
    if !known && !FOR_MACHINES.contains(&request.uri().path()) {
        state.metrics.unforwarded.fetch_add(1, Relaxed);
        let why = "no address in X-Forwarded-For: everybody shares the limits of the proxy";
        TROUBLE.event("proxy", "unforwarded", &[("why", &why)]);
    }
}

/// A guest's cookie, signed again if it was signed with the previous key.
fn renewed_guest(state: &AppState, headers: &HeaderMap) -> Option<HeaderValue> {
    // Most of the time there is one key, and nothing to look for.
    let key = Some(state.people.key()).filter(|key| key.is_changed())?;
    let token = key.renewed_guest(cookie::read(headers, cookie::GUEST)?)?;
    Some(cookie::set(cookie::GUEST, &token, state.config.secure()))
}

/// A request as it is logged: by the pattern of its address, because an address can contain a token.
struct LoggedRequest {
    method: Method,
    route: Option<MatchedPath>,
    address: IpAddr,
}

impl LoggedRequest {
    fn of(request: &Request, address: IpAddr) -> Self {
        let route = request.extensions().get::<MatchedPath>().cloned();
        Self { method: request.method().clone(), route, address }
    }

    /// Gives the answer its number, and writes a line if somebody should know.
    fn answered(&self, state: &AppState, response: &mut Response, took: Duration) {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        // Every answer has one: it does not grow letter by letter.
        let mut id = String::with_capacity(40);
        let _ = write!(id, "{}-{}", state.tables.node(), NEXT.fetch_add(1, Relaxed));
        let status = response.status();
        let failed = status.is_server_error();
        if failed {
            state.metrics.failed.fetch_add(1, Relaxed);
        }
        let limited = status == StatusCode::TOO_MANY_REQUESTS;
        if failed || limited || state.config.log_requests {
            let route = self.route.as_ref().map_or("-", MatchedPath::as_str);
            let (status, millis) = (status.as_u16(), took.as_millis());
            let fields: [(&str, &dyn Display); 6] = [
                ("id", &id),
                ("method", &self.method),
                ("route", &route),
                ("status", &status),
                ("ms", &millis),
                ("address", &self.address),
            ];
            if state.config.log_requests {
                log::event("request", &fields);
            } else {
                let kind = match status {
                    429 => "limited",
                    503 => "unavailable",
                    _ => "failed",
                };
                TROUBLE.event("request", kind, &fields);
            }
        }
        if let Ok(value) = HeaderValue::try_from(id) {
            response.headers_mut().insert(NUMBER, value);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_is_the_one_that_the_outermost_proxy_saw() {
        let of = |lines: &[&str], proxies| {
            let mut headers = HeaderMap::new();
            for line in lines {
                headers.append("x-forwarded-for", HeaderValue::from_str(line).expect("ASCII"));
            }
            forwarded(&headers, proxies).map(|address| address.to_string())
        };
        let some = |text: &str| Some(text.to_owned());
        assert_eq!(of(&["198.51.100.9, 192.0.2.1"], 0), None, "nobody is believed");
        assert_eq!(of(&["198.51.100.9, 192.0.2.1"], 1), some("192.0.2.1"));
        assert_eq!(of(&["6.6.6.6, 192.0.2.1, 10.0.0.2"], 2), some("192.0.2.1"));
        assert_eq!(of(&["6.6.6.6", "192.0.2.1", "10.0.0.2"], 2), some("192.0.2.1"));
        assert_eq!(of(&["192.0.2.1"], 2), some("192.0.2.1"), "asked of the inner one");
        assert_eq!(of(&["192.0.2.1:4444"], 1), some("192.0.2.1"));
        assert_eq!(of(&["[2001:db8::1]:4444"], 1), some("2001:db8::1"));
        assert_eq!(of(&["[2001:db8::1]"], 1), some("2001:db8::1"));
        assert_eq!(of(&["2001:db8::1"], 1), some("2001:db8::1"));
        assert_eq!(of(&["unknown"], 1), None);
        assert_eq!(of(&[], 1), None);
    }
}
