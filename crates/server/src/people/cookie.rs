//! Cookies: reading them from a request and writing them with the right flags.

use axum::http::{HeaderMap, HeaderValue, header};

/// A guest's signed token.
pub const GUEST: &str = "lutece_guest";
/// An account's session.
pub const SESSION: &str = "lutece_session";
/// What a guest likes to be called, as hexadecimal UTF-8.
pub const NAME: &str = "lutece_name";

/// A browser that its owner has logged in from before: strangers' wrong tries do not keep it out.
pub const DEVICE: &str = "lutece_device";

/// The prefix of a name over HTTPS: a browser accepts such a cookie only from this very host, not from
/// another host of the same domain.
const HOST: &str = "__Host-";
/// The prefix of all our cookies.
const OURS: &str = "lutece_";

/// One year.
const LONG: u32 = 365 * 24 * 3600;
/// They last as long as a session.
const SESSION_LASTS: u32 = 90 * 24 * 3600;

/// The value of a cookie in a request. One without the beginning for this host counts only with a
/// browser that has none with it: over plain HTTP, or from before there were any.
#[must_use]
pub fn read<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let pairs = || {
        headers
            .get_all(header::COOKIE)
            .iter()
            .filter_map(|line| line.to_str().ok())
            .flat_map(|line| line.split(';'))
            .filter_map(|pair| pair.trim().split_once('='))
    };
    let ours = |key: &'a str| key.strip_prefix(HOST).filter(|name| name.starts_with(OURS));
    if pairs().any(|(key, _)| ours(key).is_some()) {
        return pairs().find(|(key, _)| ours(key) == Some(name)).map(|(_, value)| value);
    }
    pairs().find(|(key, _)| *key == name).map(|(_, value)| value)
}

/// A cookie to set. Scripts cannot read it and other sites cannot make the browser send it with
/// a form; over HTTPS it never travels in the open.
///
/// # Panics
/// If name or value have characters that no cookie has.
#[must_use]
pub fn set(name: &str, value: &str, secure: bool) -> HeaderValue {
    let age = if name == SESSION { SESSION_LASTS } else { LONG };
    line(name, value, age, secure)
}

/// Makes the browser forget a cookie.
#[must_use]
pub fn forget(name: &str, secure: bool) -> HeaderValue {
    line(name, "", 0, secure)
}

fn line(name: &str, value: &str, age: u32, secure: bool) -> HeaderValue {
    let (host, flag) = if secure { (HOST, "; Secure") } else { ("", "") };
    let line = format!("{host}{name}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{flag}");
    HeaderValue::from_str(&line).expect("our cookies are plain ASCII")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cookies_are_found_among_others() {
        let mut headers = HeaderMap::new();
        headers.append(header::COOKIE, HeaderValue::from_static("a=1; lutece_guest=x.y"));
        headers.append(header::COOKIE, HeaderValue::from_static("b=2"));
        assert_eq!(read(&headers, GUEST), Some("x.y"));
        assert_eq!(read(&headers, "b"), Some("2"));
        assert_eq!(read(&headers, "guest"), None);
    }

    #[test]
    fn c19_over_https_a_cookie_is_this_hosts_alone() {
        let line = set(SESSION, "s", true);
        let line = line.to_str().expect("ASCII");
        assert!(line.starts_with("__Host-lutece_session=s; Path=/; "), "{line}");
        assert!(line.ends_with("HttpOnly; SameSite=Lax; Secure"), "{line}");
        let found = |cookies: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::COOKIE, HeaderValue::from_static(cookies));
            read(&headers, SESSION).map(str::to_owned)
        };
        assert_eq!(found("lutece_session=planted; __Host-lutece_session=own"), Some("own".into()));
        assert_eq!(found("lutece_session=planted; __Host-lutece_guest=g"), None);
        assert_eq!(found("lutece_session=http"), Some("http".into()));
        assert_eq!(found("lutece_session=http; __Host-other=1"), Some("http".into()));
    }
}
