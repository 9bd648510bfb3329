//! What a request says besides its address, however it came.

/// The headers of a request.
pub trait Headers {
    /// A header by its name in small letters; `None` if it is not there or not text.
    fn header(&self, name: &str) -> Option<&str>;

    /// A cookie by its name.
    fn cookie(&self, name: &str) -> Option<&str>;
}

/// A list of them, for whoever has no other.
impl Headers for [(&str, &str)] {
    fn header(&self, name: &str) -> Option<&str> {
        self.iter().find(|(key, _)| *key == name).map(|(_, value)| *value)
    }

    fn cookie(&self, name: &str) -> Option<&str> {
        let pairs = self.header("cookie")?.split(';').filter_map(|it| it.trim().split_once('='));
        pairs.filter(|(key, _)| *key == name).map(|(_, value)| value).next()
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
