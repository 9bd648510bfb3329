//! Server-sent events: a table's version to everybody who watches it.
//!
//! An event says only that there is something new; each watcher then fetches what it may see.
//! The id of an event is the version, so that a browser that reconnects says by itself what it
//! has seen and hears at once if it missed something.

use std::convert::Infallible;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use futures_util::stream;
use serde::{Deserialize, Serialize};
use table::Seat;
use tokio::sync::watch;

use super::extract::table_id;
use super::extract::{At, Params};
use super::problem::Problem;
use super::visitor::Visitor;
use crate::app::AppState;
use crate::id::{PlayerId, TableId};
use crate::limit::{Share, network};
use crate::live::TableVersion;
use crate::live::Watcher;

/// How often a line is sent when nothing happens, so that no proxy closes the stream.
const ALIVE: Duration = Duration::from_secs(25);
/// How long a browser waits before it reconnects.
const RETRY: Duration = Duration::from_millis(1000);

/// After how many seconds to try again when there is no room.
const FULL: u64 = 10;

/// The address.
pub fn routes() -> Router<AppState> {
    Router::new().route("/t/{id}/events", get(events))
}

#[derive(Deserialize)]
struct Since {
    since: Option<u32>,
}

/// What an event says.
#[derive(Serialize)]
struct Wire {
    version: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    thinking: Option<Thinking>,
}

#[derive(Serialize)]
struct Thinking {
    seat: Seat,
    percent: u8,
    waiting: bool,
}

impl From<TableVersion> for Wire {
    fn from(news: TableVersion) -> Self {
        let thinking = news.thinking.map(|(seat, percent)| Thinking {
            seat,
            percent: percent.unwrap_or(0),
            waiting: percent.is_none(),
        });
        Self { version: news.version, thinking }
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
    _share: Share,
}

async fn events(
    State(state): State<AppState>,
    visitor: Visitor,
    At(id): At<String>,
    Params(since): Params<Since>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()?.parse().ok());
    open(state, &visitor, &id, last.or(since.since)).await
}

/// A table's stream for somebody who has seen so much.
///
/// # Errors
/// If there is no such table, or they may not watch it.
pub async fn open(
    state: AppState,
    visitor: &Visitor,
    id: &str,
    since: Option<u32>,
) -> Result<Response, Problem> {
    let most = i64::try_from(state.tables.config().watchers).unwrap_or(i64::MAX);
    if state.metrics.watchers.load(Relaxed) >= most {
        return Err(Problem::Full(FULL));
    }
    let Some(share) = state.streams.take(visitor.address) else {
        state.metrics.limited.fetch_add(1, Relaxed);
        return Err(Problem::TooMany(FULL));
    };
    let (person, address) = (visitor.person.as_ref(), network(visitor.address));
    let table = table_id(id)?;
    let watcher = state.tables.watch(table, person, since, address).await?;
    let looks = person.map(|person| (person.id, table));
    if let Some((player, table)) = looks {
        state.calls.looks(player, table);
    }
    let seen = since.map(|version| TableVersion { version, thinking: None });
    let stop = state.stop.subscribe();
    state.metrics.watchers.fetch_add(1, Relaxed);
    // Here it is known who has the table open; other servers hear of it by the store.
    let looks = looks.filter(|_| state.store.is_shared());
    let start = Stream { state, watcher, looks, stop, seen, _share: share };
    let stream = stream::unfold(start, |mut stream| async move {
        let news = stream.next().await?;
        let data = serde_json::to_string(&Wire::from(news)).expect("numbers are JSON");
        let id = news.version.to_string();
        let event = Event::default().event("table").id(id).retry(RETRY).data(data);
        Some((Ok::<_, Infallible>(event), stream))
    });
    let alive = KeepAlive::new().interval(ALIVE);
    // A proxy that gathers what is sent until it is much would deliver nothing.
    let at_once = [("x-accel-buffering", "no")];
    Ok((at_once, Sse::new(stream).keep_alive(alive)).into_response())
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

impl Drop for Stream {
    fn drop(&mut self) {
        self.state.metrics.watchers.fetch_sub(1, Relaxed);
    }
}
