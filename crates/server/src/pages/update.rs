//! An update of a page: its main element alone, compressed in one piece.

use std::io::Write as _;

use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{Html, IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use maud::Markup;

/// The header of a request for the main element alone, and of its answer.
pub(super) const PART: &str = "x-part";

/// An update for a request with these headers. It is sent in one piece: several pieces would wake the browser
/// several times while somebody waits.
pub(super) fn update(headers: &HeaderMap, main: Markup) -> Response {
    let html = main.into_string();
    let mut answer = if takes_gzip(headers) {
        let mut encoder =
            GzEncoder::new(Vec::with_capacity(html.len() / 3), Compression::default());
        let packed = encoder.write_all(html.as_bytes()).and_then(|()| encoder.finish());
        let packed = packed.expect("memory takes any bytes");
        let gzip = [(header::CONTENT_ENCODING, "gzip"), (header::VARY, "accept-encoding")];
        (gzip, Html(packed)).into_response()
    } else {
        Html(html).into_response()
    };
    answer.headers_mut().insert(PART, HeaderValue::from_static("1"));
    answer
}

fn takes_gzip(headers: &HeaderMap) -> bool {
    let text = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    text.unwrap_or_default().split(',').any(|it| {
        let (coding, weight) = it.split_once(';').unwrap_or((it, "q=1"));
        let weight = weight.trim().strip_prefix("q=").and_then(|it| it.parse::<f32>().ok());
        coding.trim() == "gzip" && weight.is_some_and(|weight| weight > 0.0)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_compressed_for_those_who_can_read_that() {
        let asks = |accept: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, accept.parse().expect("a header"));
            let answer = update(&headers, maud::html! { main { "news" } });
            assert_eq!(answer.headers()[PART], "1");
            answer.headers().contains_key(header::CONTENT_ENCODING)
        };
        assert!(asks("gzip"));
        assert!(asks("deflate, gzip;q=0.5, br"));
        assert!(!asks("br"));
        assert!(!asks("gzip;q=0"));
        assert!(!asks("gzip;much"));
    }
}
