//! The fields of a form or of a flat JSON object.

use std::borrow::Cow;

use axum::extract::{FromRequest, Request};
use axum::http::header;
use serde_json::Value;
use site::request::Given;

use super::problem::Problem;

/// The most fields of one request.
const MOST: usize = 64;

/// Named texts. Numbers and truth values of JSON are written as texts; whatever is nested or
/// null is left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fields(Vec<(String, String)>);

impl Fields {
    /// The first field of this name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// The first field of this name, or an empty text.
    #[must_use]
    pub fn text(&self, name: &str) -> &str {
        self.get(name).unwrap_or_default()
    }

    /// Every field, in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(key, value)| (key.as_str(), value.as_str()))
    }

    fn form(body: &[u8]) -> Result<Self, Problem> {
        let text = std::str::from_utf8(body)
            .map_err(|_| Problem::Malformed("the body is not UTF-8".to_owned()))?;
        let mut fields = Vec::new();
        for pair in text.split('&').filter(|pair| !pair.is_empty()).take(MOST) {
            let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
            fields.push((decode(key)?, decode(value)?));
        }
        Ok(Self(fields))
    }

    fn json(body: &[u8]) -> Result<Self, Problem> {
        let object: serde_json::Map<String, Value> = serde_json::from_slice(body)
            .map_err(|error| Problem::Malformed(format!("expected a JSON object: {error}")))?;
        let text = |value| match value {
            Value::String(text) => Some(text),
            Value::Number(number) => Some(number.to_string()),
            Value::Bool(truth) => Some(truth.to_string()),
            Value::Null | Value::Array(_) | Value::Object(_) => None,
        };
        let fields = object.into_iter().filter_map(|(key, value)| Some((key, text(value)?)));
        Ok(Self(fields.take(MOST).collect()))
    }
}

impl Given for Fields {
    fn given(&self, name: &str) -> Option<Cow<'_, str>> {
        self.get(name).map(Cow::Borrowed)
    }
}

/// Undoes the encoding of a form: `+` is a blank and `%41` a byte.
fn decode(text: &str) -> Result<String, Problem> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, after @ ..] = rest {
        rest = after;
        match first {
            b'+' => bytes.push(b' '),
            b'%' => {
                let digits = rest.get(..2).and_then(|pair| std::str::from_utf8(pair).ok());
                let byte = digits.and_then(|pair| u8::from_str_radix(pair, 16).ok());
                let byte =
                    byte.ok_or_else(|| Problem::Malformed("a form with a broken %".to_owned()))?;
                bytes.push(byte);
                rest = &rest[2..];
            }
            other => bytes.push(*other),
        }
    }
    String::from_utf8(bytes).map_err(|_| Problem::Malformed("a form that is not UTF-8".to_owned()))
}

impl<S: Send + Sync> FromRequest<S> for Fields {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        let json = request
            .headers()
            .get(header::CONTENT_TYPE)
            .and_then(|value| value.to_str().ok())
            .is_some_and(|kind| kind.starts_with("application/json"));
        let body = super::extract::body(request, state).await?;
        if json { Self::json(&body) } else { Self::form(&body) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_and_json_say_the_same() {
        let form = Fields::form(b"move=take+P5&version=12&name=Zo%C3%A9&empty=&flag");
        let form = form.expect("a sound form");
        assert_eq!(form.text("move"), "take P5");
        assert_eq!(form.text("name"), "Zoé");
        assert_eq!(form.read::<u32>("version"), Ok(Some(12)));
        assert_eq!(form.read::<u32>("empty"), Ok(None));
        assert_eq!(form.get("flag"), Some(""));
        let json = br#"{"move": "take P5", "version": 12, "list": [1], "no": null}"#;
        let json = Fields::json(json).expect("a sound object");
        assert_eq!(json.text("move"), "take P5");
        assert_eq!(json.read::<u32>("version"), Ok(Some(12)));
        assert_eq!(json.get("list"), None);
    }

    #[test]
    fn broken_bodies_are_refused() {
        for body in [&b"a=%"[..], b"a=%4", b"a=%zz", b"a=%ff", b"\xff=1"] {
            assert!(Fields::form(body).is_err(), "{body:?}");
        }
        for body in [&b""[..], b"[]", b"{", b"1", b"{\"a\":\"\\ud800\"}"] {
            assert!(Fields::json(body).is_err(), "{body:?}");
        }
    }
}
