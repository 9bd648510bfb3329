//! A client that asks the application itself, without a socket, or a server by its address where
//! connections matter.

use std::io;
use std::net::SocketAddr;
use std::ops::{Deref, DerefMut};

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::ConnectInfo;
use axum::http::{Request, Response};
use lutece_server::AppState;
use lutece_server::client::{self, Answer, Events};
use serde_json::Value;
use tower_service::Service as _;

/// Where an application without a socket is asked from.
const HERE: ([u8; 4], u16) = ([127, 0, 0, 1], 9);

/// Somebody who asks.
#[derive(Debug)]
pub(crate) struct Client {
    /// The application; `None` for a client over a socket.
    app: Option<Router>,
    /// What is sent with every request, and the socket.
    wire: client::Client,
}

impl Client {
    /// Over a socket.
    pub(crate) const fn new(address: SocketAddr) -> Self {
        Self { app: None, wire: client::Client::new(address) }
    }

    /// Over a socket, and says who it is.
    pub(crate) fn bearer(address: SocketAddr, token: &str) -> Self {
        Self { app: None, wire: client::Client::bearer(address, token) }
    }

    /// Without a socket; `address` is only what the site is called.
    pub(crate) fn inside(state: &AppState, address: SocketAddr) -> Self {
        Self { app: Some(lutece_server::app(state.clone())), wire: client::Client::new(address) }
    }

    /// The same, and says who it is.
    pub(crate) fn inside_as(state: &AppState, address: SocketAddr, token: &str) -> Self {
        let wire = client::Client::bearer(address, token);
        Self { wire, ..Self::inside(state, address) }
    }

    pub(crate) async fn get(&mut self, path: &str) -> io::Result<Answer> {
        self.request("GET", path, "", b"").await
    }

    pub(crate) async fn post(&mut self, path: &str, body: &Value) -> io::Result<Answer> {
        self.request("POST", path, "application/json", body.to_string().as_bytes()).await
    }

    pub(crate) async fn request(
        &mut self,
        method: &str,
        path: &str,
        kind: &str,
        body: &[u8],
    ) -> io::Result<Answer> {
        let Some(app) = &mut self.app else {
            return self.wire.request(method, path, kind, body).await;
        };
        let mut request = Request::builder().method(method).uri(path);
        request = request.header("host", self.wire.address().to_string());
        for (name, value) in &self.wire.headers {
            request = request.header(name, value);
        }
        if !kind.is_empty() {
            request = request.header("content-type", kind);
        }
        let request = request.extension(ConnectInfo(SocketAddr::from(HERE)));
        let request = request.body(Body::from(body.to_vec())).map_err(io::Error::other)?;
        let answer = match app.call(request).await {
            Ok(answer) => answer,
            Err(never) => match never {},
        };
        read(answer).await
    }

    /// A stream of events, which is a connection of its own.
    pub(crate) async fn events(self, path: &str) -> io::Result<Events> {
        self.wire.events(path).await
    }
}

async fn read(answer: Response<Body>) -> io::Result<Answer> {
    let status = answer.status().as_u16();
    let text = |(name, value): (&axum::http::HeaderName, &axum::http::HeaderValue)| {
        (name.as_str().to_owned(), String::from_utf8_lossy(value.as_bytes()).into_owned())
    };
    let headers = answer.headers().iter().map(text).collect();
    let body = to_bytes(answer.into_body(), usize::MAX).await.map_err(io::Error::other)?;
    Ok(Answer { status, headers, body: body.to_vec() })
}

impl Deref for Client {
    type Target = client::Client;

    fn deref(&self) -> &client::Client {
        &self.wire
    }
}

impl DerefMut for Client {
    fn deref_mut(&mut self) -> &mut client::Client {
        &mut self.wire
    }
}
