//! Pages to read and to begin from: home, a new table, rules, about, account, pictures and files.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::{HeaderName, header};
use axum::response::{IntoResponse as _, Response};
use catalog::Kind;
use serde::Deserialize;
use site::pages::viewer::Viewer;
use site::pages::{about, account, assets, figure, home, new, programs, rules, share};

use super::answer::{page, refused, shown, sorry};
use crate::app::AppState;
use crate::http::problem::{Problem, Reply};
use crate::http::visitor::Reader;
use crate::live::decide::Refusal;

pub(super) async fn home(Reader { state, viewer, .. }: Reader) -> Response {
    let lists = lists(&state, &viewer).await;
    shown(&viewer, lists, |lists| home::page(&viewer, lists, &|| state.offer()))
}

async fn lists(state: &AppState, viewer: &Viewer) -> Result<home::Lists, Refusal> {
    let me = viewer.person.as_ref();
    let mine = match me {
        Some(me) => state.my_tables(me).await?,
        None => Vec::new(),
    };
    let (open, watch) = state.lobby_tables(me).await?;
    Ok(home::Lists::new(mine, open, watch))
}

pub(super) async fn new(
    Reader { state, viewer, .. }: Reader,
    Query(asked): Query<new::NewQuery>,
) -> Response {
    page(new::page(&viewer, &asked, state.tables.editions(), &state.offer()))
}

pub(super) async fn all_rules(Reader { viewer, .. }: Reader) -> Response {
    page(rules::all(&viewer))
}

pub(super) async fn rules(
    Reader { state, viewer, .. }: Reader,
    Path(game): Path<String>,
) -> Response {
    let Ok(kind) = game.parse::<Kind>() else { return sorry(&viewer, &Problem::NotFound) };
    let book = match state.rules.get(&viewer, kind) {
        Some(book) => book,
        None => drawn(&state, &viewer, kind).await,
    };
    page(rules::page(&viewer, kind, &book, &state.offer()))
}

/// Draws the examples of a game's rules, not on a thread that others are waiting for.
async fn drawn(state: &AppState, viewer: &Viewer, kind: Kind) -> Arc<str> {
    let (editions, reader) = (Arc::clone(state.tables.editions()), viewer.clone());
    let drawn = tokio::task::spawn_blocking(move || {
        rules::book(&reader, editions.default_of(kind)).into_string()
    });
    let book: Arc<str> = drawn.await.expect("drawing an example does not panic").into();
    state.rules.keep(viewer, kind, Arc::clone(&book));
    book
}

pub(super) async fn about(Reader { state, viewer, .. }: Reader) -> Response {
    page(about::page(&viewer, state.tables.editions()))
}

pub(super) async fn programs(Reader { viewer, .. }: Reader) -> Response {
    page(programs::page(&viewer, &crate::api::ADDRESSES))
}

#[derive(Deserialize)]
pub(super) struct AccountQuery {
    refused: Option<String>,
    done: Option<String>,
    name: Option<String>,
}

pub(super) async fn account(
    Reader { state, viewer, .. }: Reader,
    Query(asked): Query<AccountQuery>,
) -> Response {
    let changed = asked.done.as_deref() == Some("password");
    // A person who cannot be looked up has no desk.
    let operator = state.operator(viewer.person.as_ref()).await.is_ok_and(|it| it.is_some());
    let refused = refused(asked.refused.as_deref());
    let typed = asked.name.unwrap_or_default();
    page(account::page(&viewer, refused.as_deref(), &typed, changed, operator))
}

/// Another password for the holder of an operator's link.
pub(super) async fn reset(
    Reader { state, viewer, .. }: Reader,
    Path(token): Path<String>,
    Query(asked): Query<AccountQuery>,
) -> Response {
    let refused = refused(asked.refused.as_deref());
    let of = state.people.of_reset(&token).await;
    shown(&viewer, of, |of| account::reset(&viewer, &token, &of.name, refused.as_deref()))
}

/// In which language a picture is wanted.
#[derive(Deserialize)]
pub(super) struct Pictured {
    lang: Option<String>,
}

/// A board as a picture file.
pub(super) async fn picture(
    State(state): State<AppState>,
    Path((game, theme)): Path<(String, String)>,
    Query(pictured): Query<Pictured>,
) -> Reply {
    let kind: Kind = game.parse().map_err(|_| Problem::NotFound)?;
    let lang = pictured.lang.and_then(|lang| lang.parse().ok()).unwrap_or_default();
    let svg = figure::picture(state.tables.editions(), kind, &theme, lang);
    let svg = svg.ok_or(Problem::NotFound)?;
    let headers = [
        (header::CONTENT_TYPE, "image/svg+xml"),
        (header::CACHE_CONTROL, "public, max-age=86400"),
        // The style is inside the picture; nothing else may be.
        (header::CONTENT_SECURITY_POLICY, "default-src 'none'; style-src 'unsafe-inline'"),
    ];
    Ok((headers, svg).into_response())
}

/// Style, scripts and icons, under their digest.
pub(super) async fn asset(Path((_, name)): Path<(String, String)>) -> Reply {
    file(&name)
}

pub(super) async fn icon() -> Reply {
    file("icon.svg")
}

fn file(name: &str) -> Reply {
    let (kind, bytes) = assets::file(name).ok_or(Problem::NotFound)?;
    let headers: [(HeaderName, &str); 2] = [
        (header::CONTENT_TYPE, kind),
        (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
    ];
    Ok((headers, bytes).into_response())
}

/// What a device needs to install the site.
pub(super) async fn manifest(Reader { viewer, .. }: Reader) -> Response {
    ([(header::CONTENT_TYPE, "application/manifest+json")], share::manifest(&viewer))
        .into_response()
}

/// An invitation as a QR code.
pub(super) async fn code(Reader { state, viewer, .. }: Reader, Path(token): Path<String>) -> Reply {
    state.people.key().read_link(&token).ok_or(Problem::Refused(Refusal::Private, None))?;
    let svg = share::code(&format!("{}/l/{token}", viewer.origin)).ok_or(Problem::TooLarge)?;
    let headers = [
        (header::CONTENT_TYPE, "image/svg+xml"),
        (header::CONTENT_SECURITY_POLICY, "default-src 'none'"),
    ];
    Ok((headers, svg).into_response())
}
