//! Connections: accepted as long as there is room, cut off if they are too slow, finished when the server
//! stops.
//!
//! A client that opens a connection and sends nothing, or one letter a second, holds it for [`HEAD`] at most,
//! including idle time between two requests. A client that reads nothing of what it asked for is cut off
//! after [`UNREAD`]. If there is no room, the client is told so in HTTP before the connection is closed.

use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::Service;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tower_service::Service as _;

use crate::limit::{Share, Shares};
use crate::log;
use crate::metrics::Metrics;
use crate::patient::Patient;

/// How long a client may take for the head of a request, counted from the end of the last answer.
pub const HEAD: Duration = Duration::from_secs(30);
/// How long a client may read nothing of what is sent: longer than a train spends in a tunnel.
pub const UNREAD: Duration = Duration::from_secs(60);
/// How long to wait if the system cannot accept a connection.
const PAUSE: Duration = Duration::from_millis(100);
/// The most bytes of a request's head; more is refused with 431.
const LARGEST_HEAD: usize = 16 * 1024;
/// Open files that are not connections: the store, its log, standard streams.
const OTHER_FILES: usize = 64;

/// How many connections there may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Room {
    /// At the same time in all.
    pub connections: usize,
    /// At the same time from one address; `None` behind a proxy, where all come from it.
    pub per_address: Option<usize>,
    /// How long a client may take for the head of a request.
    pub head: Duration,
    /// How long a client may read nothing of what is sent.
    pub unread: Duration,
}

impl Default for Room {
    fn default() -> Self {
        Self { connections: 25_000, per_address: Some(500), head: HEAD, unread: UNREAD }
    }
}

impl Room {
    /// The same, but not more connections than the system lets this process have.
    #[must_use]
    pub fn within_system(self) -> Self {
        let most = open_files().map_or(usize::MAX, |files| files.saturating_sub(OTHER_FILES));
        Self { connections: self.connections.min(most.max(1)), ..self }
    }
}

/// How many files this process may open, where the system tells.
fn open_files() -> Option<usize> {
    let limits = std::fs::read_to_string("/proc/self/limits").ok()?;
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"))?;
    line.split_whitespace().next()?.parse().ok()
}

/// Serves connections until told to stop, then lets each finish its current request.
pub async fn serve(
    listener: TcpListener,
    app: Router,
    room: Room,
    metrics: Arc<Metrics>,
    mut stop: watch::Receiver<bool>,
) {
    let connections = Connections::new(room, metrics);
    // Every connection holds a sender; when the last is gone, nothing is received any more.
    let (open, mut closed) = mpsc::channel::<()>(1);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            // The sender lives in the application's state; without it there is nobody to serve.
            _ = stop.wait_for(|stop| *stop) => break,
        };
        match accepted {
            Ok((stream, peer)) => match connections.admit(peer.ip()) {
                Ok(connection) => {
                    let door = Door { app: app.clone(), peer };
                    tokio::spawn(attend(stream, door, connection, stop.clone(), open.clone()));
                }
                Err(full) => turn_away(&stream, full),
            },
            Err(error) => {
                log::event("accept", &[("why", &error)]);
                tokio::time::sleep(PAUSE).await;
            }
        }
    }
    drop(open);
    closed.recv().await;
}

async fn attend(
    stream: TcpStream,
    door: Door,
    connection: Connection,
    mut stop: watch::Receiver<bool>,
    _open: mpsc::Sender<()>,
) {
    // Small answers must not wait for the next one. Failure only makes them later, not wrong.
    let _ = stream.set_nodelay(true);
    let stream = Patient::new(stream, connection.all.room.unread);
    let served = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(connection.all.room.head)
        .max_buf_size(LARGEST_HEAD)
        .serve_connection(TokioIo::new(stream), door);
    let mut served = pin!(served);
    let stopped = tokio::select! {
        // A client that broke the protocol or hung up has been answered as far as possible.
        _ = served.as_mut() => false,
        _ = stop.wait_for(|stop| *stop) => true,
    };
    if stopped {
        served.as_mut().graceful_shutdown();
        let _ = served.await;
    }
    drop(connection);
}

/// The application for one connection.
struct Door {
    app: Router,
    peer: SocketAddr,
}

impl Service<Request<Incoming>> for Door {
    type Response = axum::response::Response;
    type Error = std::convert::Infallible;
    type Future = axum::routing::future::RouteFuture<Self::Error>;

    fn call(&self, mut request: Request<Incoming>) -> Self::Future {
        request.extensions_mut().insert(ConnectInfo(self.peer));
        self.app.clone().call(request)
    }
}

/// Why a connection was not let in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Full {
    /// The server has no room.
    Server,
    /// This address has more than its share.
    Address,
}

impl Full {
    const fn answer(self) -> &'static [u8] {
        match self {
            Self::Server => {
                b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 10\r\nconnection: close\r\n\
                content-type: text/plain\r\ncontent-length: 19\r\n\r\nthe server is full\n"
            }
            Self::Address => {
                b"HTTP/1.1 429 Too Many Requests\r\nretry-after: 10\r\nconnection: close\r\n\
                content-type: text/plain\r\ncontent-length: 43\r\n\r\n\
                too many connections from your address now\n"
            }
        }
    }
}

/// Says why, if that is possible without waiting, and hangs up.
fn turn_away(stream: &TcpStream, full: Full) {
    let _ = stream.try_write(full.answer());
}

/// Everybody who is connected.
struct Connections {
    room: Room,
    metrics: Arc<Metrics>,
    shares: Arc<Shares>,
}

impl Connections {
    fn new(room: Room, metrics: Arc<Metrics>) -> Arc<Self> {
        Arc::new(Self { room, metrics, shares: Shares::new(room.per_address) })
    }

    fn admit(self: &Arc<Self>, address: IpAddr) -> Result<Connection, Full> {
        let most = i64::try_from(self.room.connections).unwrap_or(i64::MAX);
        let share = if self.metrics.connections.load(Relaxed) >= most {
            Err(Full::Server)
        } else {
            self.shares.take(address).ok_or(Full::Address)
        };
        match share {
            Ok(share) => {
                self.metrics.connections.fetch_add(1, Relaxed);
                Ok(Connection { all: Arc::clone(self), _share: share })
            }
            Err(full) => {
                self.metrics.limited.fetch_add(1, Relaxed);
                Err(full)
            }
        }
    }
}

/// An accepted connection; its place is free again when it is dropped.
struct Connection {
    all: Arc<Connections>,
    _share: Share,
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.all.metrics.connections.fetch_sub(1, Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_house_fills_whoever_comes() {
        let room = Room { connections: 3, per_address: Some(2), ..Room::default() };
        let connections = Connections::new(room, Arc::default());
        let [one, other] = [1, 2].map(|last| IpAddr::from([192, 0, 2, last]));
        let inside = [connections.admit(one).ok(), connections.admit(one).ok()];
        assert_eq!(connections.admit(one).err(), Some(Full::Address));
        let third = connections.admit(other).ok();
        assert_eq!(connections.admit(other).err(), Some(Full::Server));
        drop((inside, third));
        assert!(connections.admit(one).is_ok());
    }

    #[test]
    fn what_is_said_to_those_turned_away_is_sound_http() {
        for full in [Full::Server, Full::Address] {
            let answer = std::str::from_utf8(full.answer()).expect("ASCII");
            let (head, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
            let length = head.rsplit("content-length: ").next().expect("a length");
            assert_eq!(length.parse(), Ok(body.len()));
        }
    }
}
