//! Server-sent events: a table's version for everybody who watches it, and a tournament's for everybody who
//! looks at its page.
//!
//! An event says only that there is something new; each watcher then fetches what it may see. The id of an
//! event is the version, so that a reconnecting browser automatically says what it has seen and is told at
//! once if it missed something.

use std::convert::Infallible;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use axum::Router;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use futures_util::stream;
use serde::Serialize;
use site::api::answers::Thinking;
use site::api::bodies::Since;
use tokio::sync::watch;

use super::extract::{At, Params, event_id, table_id};
use super::problem::{Problem, Reply};
use super::visitor::{Caller, Visitor};
use crate::app::AppState;
use crate::id::{EventId, PlayerId, TableId};
use crate::limit::{Share, network};
use crate::live::TableVersion;
use crate::live::Watcher;

/// How often a line is sent when nothing happens, so that no proxy closes the stream.
const ALIVE: Duration = Duration::from_secs(25);
/// How long a browser waits before it reconnects.
const RETRY: Duration = Duration::from_millis(1000);

/// After how many seconds to try again if there is no room.
const FULL: u64 = 10;

/// The addresses.
pub fn routes() -> Router<AppState> {
    Router::new()
        .route("/t/{id}/events", get(of_table))
        .route("/events/{id}/stream", get(of_tournament))
}

/// What an event says.
#[derive(Serialize)]
struct Wire {
    version: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    thinking: Option<Thinking>,
}

impl From<TableVersion> for Wire {
    fn from(news: TableVersion) -> Self {
        Self { version: news.version, thinking: news.thinking.map(Thinking::new) }
    }
}

/// One watcher's stream.
struct Stream {
    state: AppState,
    watcher: Watcher,
    /// Who looks at which table, where others have to be told.
    looks: Option<(PlayerId, TableId)>,
    stop: watch::Receiver<bool>,
    seen: Option<TableVersion>,
    _permit: StreamPermit,
}

/// The permission to have a stream open, held as long as the stream is.
struct StreamPermit {
    state: AppState,
    _share: Share,
}

impl StreamPermit {
    fn take(state: &AppState, visitor: &Visitor) -> Result<Self, Problem> {
        let most = i64::try_from(state.tables.config().watchers).unwrap_or(i64::MAX);
        if state.metrics.watchers.load(Relaxed) >= most {
            return Err(Problem::Full(FULL));
        }
        let Some(share) = state.streams.take(visitor.address) else {
            state.metrics.limited.fetch_add(1, Relaxed);
            return Err(Problem::TooMany(FULL));
        };
        state.metrics.watchers.fetch_add(1, Relaxed);
        Ok(Self { state: state.clone(), _share: share })
    }
}

impl Drop for StreamPermit {
    fn drop(&mut self) {
        self.state.metrics.watchers.fetch_sub(1, Relaxed);
    }
}

/// What a reconnecting browser or program says it has seen.
pub struct Heard(Option<u32>);

impl<S: Send + Sync> FromRequestParts<S> for Heard {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        let Params(Since { since }) = Params::from_request_parts(parts, state).await?;
        let last = parts.headers.get("last-event-id");
        let last = last.and_then(|id| id.to_str().ok()?.parse().ok());
        Ok(Self(last.or(since)))
    }
}

/// A table's stream, for a page and for a program.
///
/// # Errors
/// If there is no such table, or they may not watch it.
pub async fn of_table(
    Caller { state, visitor, .. }: Caller,
    At(id): At<String>,
    Heard(since): Heard,
) -> Reply {
    let permit = StreamPermit::take(&state, &visitor)?;
    let (person, address) = (visitor.person.as_ref(), network(visitor.address));
    let table = table_id(&id)?;
    let watcher = state.tables.watch(table, person, since, address).await?;
    let looks = person.map(|person| (person.id, table));
    if let Some((player, table)) = looks {
        state.calls.looks(player, table);
    }
    let seen = since.map(|version| TableVersion { version, thinking: None });
    let stop = state.stop.subscribe();
    // Here it is known who has the table open; other servers hear of it by the store.
    let looks = looks.filter(|_| state.store.is_shared());
    let start = Stream { state, watcher, looks, stop, seen, _permit: permit };
    let stream = stream::unfold(start, |mut stream| async move {
        let news = stream.next().await?;
        let data = serde_json::to_string(&Wire::from(news)).expect("numbers are JSON");
        let id = news.version.to_string();
        let event = Event::default().event("table").id(id).retry(RETRY).data(data);
        Some((Ok::<_, Infallible>(event), stream))
    });
    Ok(sent(stream))
}

/// A stream as it is answered.
fn sent(
    stream: impl futures_util::Stream<Item = Result<Event, Infallible>> + Send + 'static,
) -> Response {
    let alive = KeepAlive::new().interval(ALIVE);
    // A proxy that buffers until there is a lot to send would deliver nothing.
    let at_once = [("x-accel-buffering", "no")];
    (at_once, Sse::new(stream).keep_alive(alive)).into_response()
}

impl Stream {
    /// What is new; `None` when the server stops.
    async fn next(&mut self) -> Option<TableVersion> {
        loop {
            let news = *self.watcher.news.borrow_and_update();
            if *self.stop.borrow() {
                return None;
            }
            if self.seen != Some(news) {
                let grown = self.seen.is_none_or(|seen| seen.version < news.version);
                if let Some((player, table)) = self.looks.filter(|_| grown) {
                    self.state.calls.looks(player, table);
                }
                self.seen = Some(news);
                return Some(news);
            }
            tokio::select! {
                changed = self.watcher.news.changed() => changed.ok()?,
                _ = self.stop.changed() => return None,
            }
        }
    }
}

/// The stream of a tournament.
struct Rounds {
    state: AppState,
    event: EventId,
    news: watch::Receiver<u32>,
    stop: watch::Receiver<bool>,
    seen: Option<u32>,
    _permit: StreamPermit,
}

/// A tournament's stream, for a page and for a program.
///
/// # Errors
/// If there is none, or no room for more.
pub async fn of_tournament(
    Caller { state, visitor, .. }: Caller,
    At(id): At<String>,
    Heard(since): Heard,
) -> Reply {
    let permit = StreamPermit::take(&state, &visitor)?;
    let event = event_id(&id)?;
    let news = state.tables.event_news(event).await?.ok_or(Problem::NotFound)?;
    let stop = state.stop.subscribe();
    let start = Rounds { state, event, news, stop, seen: since, _permit: permit };
    let stream = stream::unfold(start, |mut rounds| async move {
        let version = rounds.next().await?;
        let data = format!("{{\"version\":{version}}}");
        let id = version.to_string();
        let event = Event::default().event("event").id(id).retry(RETRY).data(data);
        Some((Ok::<_, Infallible>(event), rounds))
    });
    Ok(sent(stream))
}

impl Rounds {
    /// The version when there is a new one; `None` when the server stops. Now and then the store is
    /// asked, because an operator's command at the same file tells nobody.
    async fn next(&mut self) -> Option<u32> {
        loop {
            let version = *self.news.borrow_and_update();
            if *self.stop.borrow() {
                return None;
            }
            if self.seen != Some(version) {
                self.seen = Some(version);
                return Some(version);
            }
            tokio::select! {
                changed = self.news.changed() => changed.ok()?,
                _ = self.stop.changed() => return None,
                () = tokio::time::sleep(ALIVE) => {
                    // A failure is in the log, and the next look may do better.
                    let _ = self.state.tables.event_checked(self.event).await;
                }
            }
        }
    }
}
