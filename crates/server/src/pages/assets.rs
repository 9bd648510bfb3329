//! Style, script and icon: part of the program, served under their digest so that browsers may
//! keep them for ever.

use std::sync::LazyLock;

use axum::extract::Path;
use axum::http::{HeaderName, header};
use axum::response::{IntoResponse, Response};
use sha2::{Digest as _, Sha256};

use crate::http::problem::Problem;
use crate::id::hex;

const TABLE: &str = include_str!("../../../../web/table.js");
const GLIDE: &str = include_str!("../../../../web/glide.js");
const MOVES: &str = include_str!("../../../../web/moves.js");
const SITE: &str = include_str!("../../../../web/site.js");
const ICON: &str = include_str!("../../../../web/icon.svg");

static STYLE: LazyLock<String> = LazyLock::new(|| {
    [
        draw::STYLE,
        include_str!("../../../../web/style/base.css"),
        include_str!("../../../../web/style/pages.css"),
        include_str!("../../../../web/style/table.css"),
    ]
    .join("\n")
});

/// Changes whenever any of the files does.
static DIGEST: LazyLock<String> = LazyLock::new(|| {
    let mut hash = Sha256::new();
    for text in [STYLE.as_str(), TABLE, GLIDE, MOVES, SITE, ICON] {
        hash.update(text.as_bytes());
    }
    hex(&hash.finalize()[..8])
});

/// The address of a file.
#[must_use]
pub(super) fn url(name: &str) -> String {
    format!("/assets/{}/{name}", *DIGEST)
}

pub(super) async fn asset(Path((_, name)): Path<(String, String)>) -> Result<Response, Problem> {
    let (kind, text) = match name.as_str() {
        "style.css" => ("text/css; charset=utf-8", STYLE.as_str()),
        "table.js" => ("text/javascript; charset=utf-8", TABLE),
        "glide.js" => ("text/javascript; charset=utf-8", GLIDE),
        "moves.js" => ("text/javascript; charset=utf-8", MOVES),
        "site.js" => ("text/javascript; charset=utf-8", SITE),
        "icon.svg" => ("image/svg+xml", ICON),
        _ => return Err(Problem::NotFound),
    };
    Ok((headers(kind), text).into_response())
}

pub(super) async fn icon() -> Response {
    (headers("image/svg+xml"), ICON).into_response()
}

fn headers(kind: &'static str) -> [(HeaderName, &'static str); 2] {
    [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "public, max-age=31536000, immutable")]
}
