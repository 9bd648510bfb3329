//! Cookies: reading them from a request and writing them with the right flags.

use axum::http::{HeaderMap, HeaderValue, header};

/// A guest's signed token.
pub const GUEST: &str = "lutece_guest";
/// An account's session.
pub const SESSION: &str = "lutece_session";
/// What a guest likes to be called, as hexadecimal UTF-8.
pub const NAME: &str = "lutece_name";

/// One year.
const LONG: u32 = 365 * 24 * 3600;

/// The value of a cookie in a request.
#[must_use]
pub fn read<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|line| line.to_str().ok())
        .flat_map(|line| line.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(key, _)| *key == name)
        .map(|(_, value)| value)
}

/// A cookie to set. Scripts cannot read it and other sites cannot make the browser send it with
/// a form; over HTTPS it never travels in the open.
///
/// # Panics
/// If name or value have characters that no cookie has.
#[must_use]
pub fn set(name: &str, value: &str, secure: bool) -> HeaderValue {
    let secure = if secure { "; Secure" } else { "" };
    let line = format!("{name}={value}; Path=/; Max-Age={LONG}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&line).expect("our cookies are plain ASCII")
}

/// A cookie to forget.
#[must_use]
pub fn forget(name: &str, secure: bool) -> HeaderValue {
    let secure = if secure { "; Secure" } else { "" };
    let line = format!("{name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax{secure}");
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
        let line = set(SESSION, "s", true);
        assert!(line.to_str().expect("ASCII").ends_with("HttpOnly; SameSite=Lax; Secure"));
    }
}
