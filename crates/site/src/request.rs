//! What a request says besides its address, however it arrived.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

/// The headers of a request.
pub trait Headers {
    /// A header by its name in small letters; `None` if it is not there or not text.
    fn header(&self, name: &str) -> Option<&str>;

    /// A cookie by its name.
    fn cookie(&self, name: &str) -> Option<&str>;
}

/// A plain list of headers, for callers that have nothing else.
impl Headers for [(&str, &str)] {
    fn header(&self, name: &str) -> Option<&str> {
        self.iter().find(|(key, _)| *key == name).map(|(_, value)| *value)
    }

    fn cookie(&self, name: &str) -> Option<&str> {
        let pairs = self.header("cookie")?.split(';').filter_map(|it| it.trim().split_once('='));
        pairs.filter(|(key, _)| *key == name).map(|(_, value)| value).next()
    }
}

/// Values by name: the fields of a form, or what the body of a program's request says.
pub trait Given {
    /// A value as text; `None` if it was not given.
    fn given(&self, name: &str) -> Option<Cow<'_, str>>;

    /// A value as text, empty if it was not given.
    fn string(&self, name: &str) -> String {
        self.given(name).unwrap_or_default().into_owned()
    }

    /// Reads a value; an empty one counts as missing.
    ///
    /// # Errors
    /// If it is there and cannot be read: its name, and why.
    fn read<T: FromStr<Err: fmt::Display>>(&self, name: &str) -> Result<Option<T>, String> {
        let given = self.given(name).filter(|text| !text.is_empty());
        given.map(|text| text.parse().map_err(|error| format!("{name}: {error}"))).transpose()
    }

    /// Reads a value that has to be there.
    ///
    /// # Errors
    /// If it is missing or cannot be read.
    fn need<T: FromStr<Err: fmt::Display>>(&self, name: &str) -> Result<T, String> {
        self.read(name)?.ok_or_else(|| format!("{name}: which one?"))
    }

    /// Whether something was ticked.
    fn is_on(&self, name: &str) -> bool {
        matches!(self.given(name).as_deref(), Some("on" | "true" | "1"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headers_and_cookies_are_found_by_name() {
        let headers = [("x-seat", "2"), ("cookie", "a=1; lutece_theme=night")];
        assert_eq!(headers.header("x-seat"), Some("2"));
        assert_eq!(headers.header("x-told"), None);
        assert_eq!(headers.cookie("lutece_theme"), Some("night"));
        assert_eq!(headers.cookie("theme"), None);
        assert_eq!([].cookie("a"), None);
    }
}
